"""What a format can hold of a board and a ruleset, and what is lost.

Everything is named by the fields of the documents: `routes.bends` are the bends of all routes, and
`routes` is all there is of them.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, get_args

from trackwright.formats.fields import document_fields, group_of, stated_values
from trackwright.schema.base import Model
from trackwright.schema.board import Board
from trackwright.schema.edits import Kind
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.text import text_in

UNKNOWN = "unknown fields"


@dataclass(frozen=True)
class Part:
    """What a format holds of a field that it cannot hold whole.

    `lost` says what is missing: `Names in other languages.` `kept` returns the part of a value that
    is held in a language; None if there is none.
    """

    lost: Sentence
    kept: Callable[[Any, str], Any]  # the field may have any type


@dataclass(frozen=True)
class Simplification:
    """A simplification of the whole board before a format writes it.

    `field` is what it concerns, and `lost` what goes: `Tickets that end in a country.`
    """

    field: str
    lost: Sentence
    simpler: Callable[[Board, str], Board]


@dataclass(frozen=True)
class Capabilities:
    """What a format can hold of a board and of a ruleset.

    A group such as `routes` stands for all of its fields; `parts` are held only in part, and
    `unknown` says whether unknown fields are held. Simplifications are applied first, in order.
    """

    board: frozenset[str]
    rules: frozenset[str] = frozenset()
    parts: Mapping[str, Part] = field(default_factory=dict)
    rule_parts: Mapping[str, Part] = field(default_factory=dict)
    unknown: bool = False
    simplifications: tuple[Simplification, ...] = ()

    def __post_init__(self) -> None:
        concerned = {step.field for step in self.simplifications}
        board = {*self.board, *self.parts, *concerned}
        rules = {*self.rules, *self.rule_parts}
        for model, fields in ((Board, board), (Ruleset, rules)):
            if strange := fields - document_fields(model).keys():
                raise ValueError(f"{model.__name__} has no {', '.join(sorted(strange))}")

    def simplified(self, board: Board, language: str) -> Board:
        """Return the board that a format writes: simpler, where it cannot hold it as it is."""
        for step in self.simplifications:
            board = step.simpler(board, language)
        return board


def field_names(kinds: str, names: str) -> frozenset[str]:
    """Return fields of some kinds of things: `field_names("cities crossings", "id name")`."""
    return frozenset(f"{kind}.{name}" for kind in kinds.split() for name in names.split())


EVERYTHING = Capabilities(
    board=frozenset(Board.model_fields), rules=frozenset(Ruleset.model_fields), unknown=True
)

ONE_LANGUAGE = Part(say("Names in other languages."), text_in)
"""For names and other texts in formats that know one language only."""


@dataclass(frozen=True)
class Loss:
    """A field that a format cannot hold, or not whole: `routes.bends`, `ruleset.tunnels.reveal`.

    `things` are the ids of those that lose it, of so many; empty if the document itself does.
    """

    field: str
    lost: Sentence
    things: tuple[str, ...] = ()
    of: int = 1

    @property
    def count(self) -> int:
        """How often it is lost."""
        return len(self.things) or 1


def losses(
    capabilities: Capabilities, board: Board, ruleset: Ruleset | None, language: str
) -> tuple[Loss, ...]:
    """Return what a board and its rules lose in a format, in the order of the documents' fields."""
    found = [*_simplified_away(board, capabilities, language)]
    whole, board = board, capabilities.simplified(board, language)
    found += [
        *_lost_fields(board, capabilities.board),
        *_lost_parts(board, capabilities.parts, language),
    ]
    if ruleset is not None and capabilities.rules:
        rules = [*_lost_fields(ruleset, capabilities.rules)]
        rules += _lost_parts(ruleset, capabilities.rule_parts, language)
        found += (replace(loss, field=f"ruleset.{loss.field}") for loss in rules)
    elif ruleset is not None:
        found.append(Loss("ruleset", say("All rules.")))
    if not capabilities.unknown:
        found += _lost_unknown(whole)
    places = {name: place for place, name in enumerate(document_fields(Board))}
    return tuple(sorted(found, key=lambda loss: places.get(loss.field, len(places))))


def _simplified_away(board: Board, capabilities: Capabilities, language: str) -> Iterator[Loss]:
    """Yield what simplifying a board for a format changes or removes."""
    for step in capabilities.simplifications:
        simpler = step.simpler(board, language)
        group = group_of(step.field)
        left = {thing.id: thing for thing in getattr(simpler, group)}
        things = [thing.id for thing in getattr(board, group) if left.get(thing.id) != thing]
        if things:
            yield Loss(step.field, step.lost, tuple(things), _number(board, group))
        board = simpler


def _lost_fields(document: Model, fields: frozenset[str]) -> Iterator[Loss]:
    """Yield the stated fields that a format does not hold; a group it knows nothing of as one."""
    described = document_fields(type(document))
    stated = stated_values(document)
    reported = set()
    for name, values in stated.items():
        group = name.split(".")[0]
        if _is_held(name, fields) or group in reported:
            continue
        if not any(_is_held(other, fields) for other in described if group_of(other) == group):
            reported.add(group)
            name = group
        things = tuple(thing for thing, _ in values if thing)
        yield Loss(name, described[name], things, _number(document, group) if things else 1)


def _lost_parts(document: Model, parts: Mapping[str, Part], language: str) -> Iterator[Loss]:
    stated = stated_values(document)
    for name, part in parts.items():
        cut = [t for t, value in stated.get(name, ()) if part.kept(value, language) != value]
        if cut:
            number = _number(document, group_of(name))
            yield Loss(name, part.lost, tuple(filter(None, cut)), number)


def _lost_unknown(board: Board) -> Iterator[Loss]:
    things = [t for kind in get_args(Kind) for t in getattr(board, kind)]
    owners = [thing.id for thing in things if thing.model_extra]
    if owners or board.model_extra or board.meta.model_extra:
        yield Loss(
            UNKNOWN, say("Fields that Trackwright does not know."), tuple(owners), len(things)
        )


def _is_held(name: str, fields: frozenset[str]) -> bool:
    return name in fields or group_of(name) in fields


def _number(document: Model, group: str) -> int:
    """Return how many things a group has; a group that has none is one thing itself."""
    value = getattr(document, group)
    return len(value) if isinstance(value, tuple) else 1
