"""The parts of a rulebook: sections of statements, each about one field or group of a ruleset."""

from dataclasses import dataclass

from trackwright.schema.errors import DocumentPath


@dataclass(frozen=True)
class Table:
    """Numbers that read better in rows and columns."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Statement:
    """A sentence about one place of a ruleset, without any markup.

    `path` are the keys and list positions that lead there; `place` has ids instead of positions,
    and things without an id share their list's place. `routes` are those of the board that a
    picture of it would show.
    """

    path: DocumentPath
    place: str
    text: str
    table: Table | None = None
    routes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """Statements of one topic; none if the game does not have it, steps if they are `in_order`."""

    title: str
    statements: tuple[Statement, ...]
    lead: str = ""
    in_order: bool = False
