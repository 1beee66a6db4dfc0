"""Two versions of a board, played with the same seeds: what a change did."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from trackwright.playtest.estimates import Estimate
from trackwright.playtest.statistics import Report


@dataclass(frozen=True)
class Change:
    """A number that surely differs between two versions.

    Attributes:
        what: What it counts.
        before: The number of the first version.
        after: The number of the second.
        is_share: Whether it is a share of games rather than a mean.
    """

    what: str
    before: Estimate
    after: Estimate
    is_share: bool


def changes(before: Report, after: Report) -> tuple[Change, ...]:
    """Return the numbers of things in both versions whose intervals have nothing in common."""
    return tuple(
        change for change in _compared(before, after) if change.before.surely_differs(change.after)
    )


def _compared(before: Report, after: Report) -> Iterator[Change]:
    yield Change("points of a player", before.points, after.points, is_share=False)
    yield Change("points of a winner", before.winner_points, after.winner_points, is_share=False)
    yield Change("turns in a game", before.turns, after.turns, is_share=False)
    yield from _both("points from", before.parts, after.parts, is_share=False)
    seats = [{f"player {n}": s for n, s in enumerate(r.seats, 1)} for r in (before, after)]
    yield from _both("wins of", *seats, is_share=True)
    yield from _both("wins of", before.styles, after.styles, is_share=True)
    claimed = [{route.id: route.claimed for route in r.routes} for r in (before, after)]
    yield from _both("games in which somebody claims", *claimed, is_share=True)
    completed = [{ticket.id: ticket.completed for ticket in r.tickets} for r in (before, after)]
    yield from _both("completion of the ticket", *completed, is_share=True)
    missed = [{one.name: one.missed for one in r.missed} for r in (before, after)]
    yield from _both("games in which somebody misses a second track on", *missed, is_share=True)
    asked = [{color.id: color.asked for color in r.colors} for r in (before, after)]
    yield from _both("cards that claimed routes ask for:", *asked, is_share=False)
    failures = [{str(f.what): f.games for f in r.failures} for r in (before, after)]
    yield from _both("games in which", *failures, is_share=True)


def _both(
    what: str, before: Mapping[str, Estimate], after: Mapping[str, Estimate], *, is_share: bool
) -> Iterator[Change]:
    for name in before:
        if name in after:
            yield Change(f"{what} {name}", before[name], after[name], is_share)
