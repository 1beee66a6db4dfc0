"""A board beside the published ones: each of its measures, and whether it is like theirs."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from trackwright.analysis.board_analysis import COLOR_SLACK, BoardAnalysis, has_network
from trackwright.analysis.published_boards import BOARD_MEASURES, RULESET_MEASURES
from trackwright.analysis.published_ranges import SLACK, PublishedRange, published_range
from trackwright.analysis.ticket_measures import FEWEST_TICKETS
from trackwright.schema.rules.ruleset import Ruleset, ruleset_title

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


class RangePosition(Enum):
    """Where a measure lies: in the range of the published boards, just outside, or far away."""

    INSIDE = "inside"
    NEAR = "near"
    FAR = "far"


@dataclass(frozen=True)
class ComparedMeasure:
    """A measure of a board.

    Attributes:
        values: What was measured; several if each colour, area or deck has a value.
        ruleset: What the rules are called that it was measured with; empty if with none.
    """

    measure: str
    values: tuple[float, ...]
    published: PublishedRange
    ruleset: str = ""

    @property
    def is_share(self) -> bool:
        """Whether its values are shares and not numbers."""
        return self.measure not in COUNTS

    @property
    def verdict(self) -> RangePosition:
        """How far its values are from those of the published boards."""
        slack = COLOR_SLACK if self.measure == "spaces_by_color" else SLACK
        if not all(self.published.holds(value, slack) for value in self.values):
            return RangePosition.FAR
        inside = all(self.published.holds(round(value, 4), 1) for value in self.values)
        return RangePosition.INSIDE if inside else RangePosition.NEAR


def compared_measures(
    analysis: BoardAnalysis, rules: Sequence[Ruleset]
) -> tuple[ComparedMeasure, ...]:
    """Return the measures of a board, and those with each of its rulesets.

    Boards that are too small to be compared have none, and small decks none of tickets.
    """
    if not has_network(analysis.board):
        return ()
    has_tickets = len(analysis.board.tickets) >= FEWEST_TICKETS
    return tuple(
        ComparedMeasure(measure, tuple(values), published_range(measure), ruleset)
        for measure, values, ruleset in _measured(analysis, rules)
        if has_tickets or measure not in OF_TICKETS
    )


def _measured(
    analysis: BoardAnalysis, rules: Sequence[Ruleset]
) -> Iterator[tuple[str, Iterable[float], str]]:
    for measure, take in BOARD_MEASURES.items():
        yield from _some(measure, take(analysis), "")
    for ruleset in rules:
        name = ruleset_title(ruleset.id, ruleset.name, "en")
        for measure, take_with in RULESET_MEASURES.items():
            yield from _some(measure, take_with(analysis, ruleset), name)


def _some(
    measure: str, values: Iterable[float], ruleset: str
) -> Iterator[tuple[str, Iterable[float], str]]:
    found = tuple(values)
    if found:
        yield measure, found, ruleset
