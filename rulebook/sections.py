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
    """A sentence about one place of a ruleset.

    Attributes:
        path: Keys and list positions that lead to the field or group stated.
        place: The path with things by their ids; things without an id share their list's place.
        text: The statement in words, without any markup.
        table: The numbers that belong to it, if it has any.
    """

    path: DocumentPath
    place: str
    text: str
    table: Table | None = None


@dataclass(frozen=True)
class Section:
    """Statements of one topic.

    Attributes:
        title: The topic.
        statements: What is said of it; nothing, if the game does not have it.
        lead: What introduces the statements, if anything does.
        in_order: Whether the statements are steps, one after the other.
    """

    title: str
    statements: tuple[Statement, ...]
    lead: str = ""
    in_order: bool = False
