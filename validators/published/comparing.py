"""A board beside the published ones: each of its measures, and whether it is like theirs."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.text import printable, text_in
from trackwright.validators.balance.proportions import COLOR_SLACK
from trackwright.validators.published.measures import FEWEST_TICKETS, has_network
from trackwright.validators.published.measuring import ON_BOARDS, WITH_RULES
from trackwright.validators.published.ranges import SLACK, Published, published
from trackwright.validators.survey import Survey

COUNTS = frozenset({"connections_per_city", "hub", "load_of_several_tracks", "tickets_per_city"})
"""Measures that are numbers; all others are shares."""

OF_TICKETS = frozenset(
    {
        "bottleneck",
        "busiest_city",
        "gap_in_deck",
        "idle_connections",
        "load_of_several_tracks",
        "long_tickets",
        "longest_ticket",
        "need_of_one_track",
        "one_route_tickets",
        "regular_as_dear_as_long",
        "short_tickets",
        "tickets_per_city",
    }
)
"""Measures that say something only about decks that are large enough."""


class Verdict(Enum):
    """Where a measure lies: in the range of the published boards, just outside, or far away."""

    INSIDE = "inside"
    NEAR = "near"
    FAR = "far"


@dataclass(frozen=True)
class Figure:
    """A measure of a board.

    Attributes:
        measure: Its name: `gray_share`.
        values: What was measured; several if each colour, area or deck has a value.
        published: What the published boards have.
        ruleset: What the rules are called that it was measured with; empty if with none.
    """

    measure: str
    values: tuple[float, ...]
    published: Published
    ruleset: str = ""

    @property
    def is_share(self) -> bool:
        """Whether its values are shares and not numbers."""
        return self.measure not in COUNTS

    @property
    def verdict(self) -> Verdict:
        """How far its values are from those of the published boards."""
        slack = COLOR_SLACK if self.measure == "spaces_by_color" else SLACK
        if not all(self.published.holds(value, slack) for value in self.values):
            return Verdict.FAR
        inside = all(self.published.holds(round(value, 4), 1) for value in self.values)
        return Verdict.INSIDE if inside else Verdict.NEAR


def figures(survey: Survey, rules: Sequence[Ruleset]) -> tuple[Figure, ...]:
    """Return the measures of a board, and those with each of its rulesets.

    Boards that are too small to be compared have none, and small decks none of tickets.
    """
    if not has_network(survey.board):
        return ()
    has_tickets = len(survey.board.tickets) >= FEWEST_TICKETS
    return tuple(
        Figure(measure, tuple(values), published(measure), ruleset)
        for measure, values, ruleset in _measured(survey, rules)
        if has_tickets or measure not in OF_TICKETS
    )


def _measured(
    survey: Survey, rules: Sequence[Ruleset]
) -> Iterator[tuple[str, Iterable[float], str]]:
    for measure, take in ON_BOARDS.items():
        yield from _some(measure, take(survey), "")
    for ruleset in rules:
        name = printable(text_in(ruleset.name, "en")) or ruleset.id
        for measure, take_with in WITH_RULES.items():
            yield from _some(measure, take_with(survey, ruleset), name)


def _some(
    measure: str, values: Iterable[float], ruleset: str
) -> Iterator[tuple[str, Iterable[float], str]]:
    found = tuple(values)
    if found:
        yield measure, found, ruleset
