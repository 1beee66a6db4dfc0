"""A ruleset as a page to play from."""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.rulebook import route_claims, scoring, setup, turns
from trackwright.rulebook.markdown import document, heading, paragraph, section_blocks
from trackwright.rulebook.sections import Section, Statement
from trackwright.rulebook.writer import Writer, words_in
from trackwright.schema.board import Board
from trackwright.schema.rules.for_board import rules_for_board
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.wordings import Words

RULES = (
    setup.aim,
    setup.needed,
    setup.setup,
    turns.turn,
    turns.drawing,
    route_claims.claiming,
    route_claims.ferries,
    route_claims.tunnels,
    route_claims.draw_bonuses,
    route_claims.parallel_tracks,
    route_claims.country_cards,
    turns.ticket_action,
    turns.stations,
    scoring.end,
    scoring.scoring,
    scoring.bonuses,
    scoring.longest_path,
    scoring.winner,
)
"""What writes each section, in the order in which players need them."""


@dataclass(frozen=True)
class Rulebook:
    """A whole ruleset in words, topic by topic, in the order in which players need them."""

    language: str
    title: str
    about: tuple[Statement, ...]
    sections: tuple[Section, ...]

    def as_markdown(self) -> str:
        """Return the page as Markdown."""
        return document(
            (
                heading(1, self.title),
                *(paragraph(statement.text) for statement in self.about),
                *(block for section in self.sections for block in section_blocks(section)),
            )
        )


def rulebook(ruleset: Ruleset, language: str, board: Board | None = None) -> Rulebook:
    """Return all rules of `ruleset` in words, for a board if one is given.

    Raise UnknownNameError for an unknown language.
    """
    return write(ruleset, words_in(language), board)


def write(ruleset: Ruleset, words: Words, board: Board | None = None) -> Rulebook:
    """Return all rules of `ruleset` in `words`."""
    rules = ruleset if board is None else rules_for_board(board, ruleset)
    writer = Writer(rules, words, board)
    sections = (*rules_of(writer), scoring.box(writer))
    return Rulebook(
        words.language,
        writer.title,
        tuple(about(writer)),
        tuple(section for section in sections if section.statements),
    )


def rules_of(writer: Writer) -> tuple[Section, ...]:
    """Return every section of the rules; one that the game does not have is empty."""
    return tuple(section(writer) for section in RULES)


def about(writer: Writer) -> Iterator[Statement]:
    """Yield which edition the rules follow, and what they are."""
    if edition := writer.text(writer.rules.edition):
        yield writer.state(("edition",), "page.edition", edition=edition)
    if description := writer.text(writer.rules.description):
        yield writer.statement(("description",), description)
