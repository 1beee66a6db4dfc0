"""The rules in brief for players: actions, points and bonus cards."""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.rulebook import route_claims, scoring, turns
from trackwright.rulebook.sections import Section, Statement
from trackwright.rulebook.writer import Writer, words_in
from trackwright.schema.errors import DocumentPath
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.wordings import Words


@dataclass(frozen=True)
class Action:
    """An action of a turn."""

    statement: Statement
    details: tuple[Statement, ...]


@dataclass(frozen=True)
class Reference:
    """The rules in brief."""

    title: str
    lead: str
    actions: tuple[Action, ...]
    end: Section
    bonuses: tuple[Statement, ...]
    country_cards: Statement | None


def reference(ruleset: Ruleset, language: str) -> Reference:
    """Return the rules in brief; raise UnknownNameError for an unknown language."""
    return write_reference(ruleset, words_in(language))


def write_reference(ruleset: Ruleset, words: Words) -> Reference:
    """Return the rules in brief, in `words`."""
    writer = Writer(ruleset, words)
    turn = turns.turn(writer)
    return Reference(
        writer.title,
        turn.lead,
        tuple(Action(action, tuple(_details(writer, action.path))) for action in turn.statements),
        scoring.end(writer),
        scoring.bonus_cards(writer),
        next(_at(route_claims.country_cards(writer), ("country_cards", "countries_needed")), None),
    )


def _details(writer: Writer, action: DocumentPath) -> Iterator[Statement]:
    match action[0]:
        case "drawing":
            section = turns.drawing(writer)
            yield from _at(section, ("drawing", "cards"), ("drawing", "face_up_locomotive"))
        case "payment":
            substitutions = ("payment", "substitutions")
            yield from _at(route_claims.claiming(writer), substitutions)
            yield from _at(route_claims.ferries(writer), substitutions)
            yield from _at(
                route_claims.tunnels(writer), ("tunnels", "reveal"), ("tunnels", "cards_per_match")
            )
        case "tickets":
            yield from turns.ticket_action(writer).statements
        case "stations":
            yield from _at(turns.stations(writer), ("stations", "costs"))


def _at(section: Section, *paths: DocumentPath) -> Iterator[Statement]:
    """Yield the statements of a section about some fields, or about what is in them."""
    for statement in section.statements:
        if any(statement.path[: len(path)] == path for path in paths):
            yield statement
