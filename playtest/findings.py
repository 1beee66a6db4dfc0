"""What the numbers of many games mean to a designer, in sentences."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

import numpy as np

from trackwright.playtest.estimates import Estimate
from trackwright.playtest.statistics import Report, TicketUse

RARELY = 0.05
"""A route that is claimed in fewer of the games is hardly there."""

FAR_OFF = 0.15
"""A ticket whose completion differs by more from that of tickets worth as much is mispriced."""

UNFAIR = 0.02
"""A seat that wins by more too often or too seldom is not chance."""


class Subject(StrEnum):
    """What a finding speaks of."""

    RULES = "rules"
    SEATS = "seats"
    ROUTES = "routes"
    TICKETS = "tickets"
    BONUSES = "bonuses"


@dataclass(frozen=True)
class Finding:
    """Something that a designer may want to change.

    Attributes:
        subject: What it speaks of.
        message: What was seen, in a sentence.
        places: The things of the board, as `route/…` or `ticket/…`.
        strength: How far from what it should be, from 0 to 1.
    """

    subject: Subject
    message: str
    places: tuple[str, ...]
    strength: float


def findings(report: Report) -> tuple[Finding, ...]:
    """Return what stands out beyond chance, the strongest of each subject first."""
    found = (
        *_failures(report),
        *_seats(report),
        *_routes(report),
        *_tickets(report),
        *_bonuses(report),
    )
    order = list(Subject)
    return tuple(sorted(found, key=lambda one: (order.index(one.subject), -one.strength)))


def usual_completion(report: Report) -> dict[str, float]:
    """Return for each ticket how often those worth as much are completed; none if they are few."""
    if len(report.tickets) < 5:
        return {}
    points = np.array([ticket.points for ticket in report.tickets], dtype=np.float64)
    rates = np.array([ticket.completed.value for ticket in report.tickets])
    weights = np.sqrt([ticket.completed.count for ticket in report.tickets])
    if np.ptp(points) == 0:
        usual = np.full_like(points, float(np.average(rates, weights=weights)))
    else:
        usual = np.polyval(np.polyfit(points, rates, 1, w=weights), points).clip(0, 1)
    return {ticket.id: float(rate) for ticket, rate in zip(report.tickets, usual, strict=True)}


def percent(estimate: Estimate) -> str:
    """Return a share as `3 % (2–5 %)`."""
    digits = 1 if 0 < estimate.value < 0.01 else 0
    value, low, high = (100 * one for one in (estimate.value, estimate.low, estimate.high))
    return f"{value:.{digits}f} % ({low:.{digits}f}–{high:.{digits}f} %)"


def _failures(report: Report) -> Iterator[Finding]:
    for failure in report.failures:
        yield Finding(
            Subject.RULES,
            f"in {percent(failure.games)} of the games {failure.what}: look at "
            f"`{failure.rule}` of the ruleset",
            (f"ruleset/{failure.rule}",),
            failure.games.value,
        )


def _seats(report: Report) -> Iterator[Finding]:
    fair = sum(seat.value for seat in report.seats) / len(report.seats)
    for number, seat in enumerate(report.seats, start=1):
        if seat.low > fair + UNFAIR or seat.high < fair - UNFAIR:
            often = "too often" if seat.value > fair else "too seldom"
            yield Finding(
                Subject.SEATS,
                f"player {number} in order of turns wins {often}: {percent(seat)} of the games "
                f"instead of {100 * fair:.0f} %",
                (),
                abs(seat.value - fair),
            )


def _routes(report: Report) -> Iterator[Finding]:
    # Where not all tracks side by side may be claimed, one of them is bound to stay free.
    used = {route.ends for route in report.routes if route.claimed.high >= RARELY}
    unused = (route for route in report.routes if route.ends not in used)
    for _, group in groupby(sorted(unused, key=lambda route: route.ends), lambda one: one.ends):
        routes = list(group)
        most = max(routes, key=lambda route: route.claimed.value)
        yield Finding(
            Subject.ROUTES,
            f"{most.name} is claimed in {percent(most.claimed)} of the games",
            tuple(f"route/{route.id}" for route in routes),
            1 - most.claimed.value,
        )


def _tickets(report: Report) -> Iterator[Finding]:
    usual = usual_completion(report)
    for ticket in report.tickets:
        if ticket.id in usual:
            yield from _mispriced(ticket, usual[ticket.id])


def _mispriced(ticket: TicketUse, usual: float) -> Iterator[Finding]:
    rate = ticket.completed
    easy, hard = rate.low > usual + FAR_OFF, rate.high < usual - FAR_OFF
    if easy or hard:
        yield Finding(
            Subject.TICKETS,
            f"the ticket {ticket.name} ({ticket.points} points) is completed in {percent(rate)} of "
            f"the games in which it is kept; those worth as much in {100 * usual:.0f} %: it pays "
            f"too {'much' if easy else 'little'}",
            (f"ticket/{ticket.id}",),
            abs(rate.value - usual),
        )


def _bonuses(report: Report) -> Iterator[Finding]:
    for bonus, won in report.bonuses.items():
        if won.count and won.high < RARELY:
            yield Finding(
                Subject.BONUSES,
                f"the bonus {bonus} is won in {percent(won)} of the games in which it is there",
                (f"bonus/{bonus}",),
                1 - won.value,
            )
