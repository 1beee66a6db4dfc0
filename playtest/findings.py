"""Findings: what the numbers of many games mean to a designer, in sentences."""

from collections.abc import Iterator
from itertools import groupby

import numpy as np

from trackwright.playtest.demand import LOCOMOTIVES, ColorUse
from trackwright.playtest.estimates import Estimate
from trackwright.playtest.jobs import Job
from trackwright.playtest.statistics import Report, TicketUse
from trackwright.playtest.verdicts import Finding, Subject, Verdict, fingerprint_of
from trackwright.schema.colors import CardColor
from trackwright.schema.sentences import Sentence, say

RARELY = 0.05
"""A route claimed in a smaller share of the games is hardly used."""

FAR_OFF = 0.15
"""A ticket whose completion differs by more from that of tickets worth as much is mispriced."""

UNFAIR = 0.02
"""A seat whose share of wins is off by more is unfair."""

OFTEN_MISSED = 0.5
"""A connection missed in a larger share of the games lacks a track."""

SCARCE = 0.35
"""A colour whose demand differs from the average by more is out of balance."""

FEWEST_GAMES = 30
"""Games below which nothing is said of colours and tickets: what is usual is as unsure as they."""


def verdict(job: Job, report: Report) -> Verdict:
    """Return the findings of a report, to be saved."""
    known = fingerprint_of(job.board, job.game)
    return Verdict(report.board, report.ruleset, report.bots, report.games, known, findings(report))


def findings(report: Report) -> tuple[Finding, ...]:
    """Return what stands out beyond chance, the strongest of each subject first."""
    found = (
        *_failures(report),
        *_seats(report),
        *_routes(report),
        *_tickets(report),
        *_bonuses(report),
        *_missed(report),
        *_colors(report),
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


def percent(estimate: Estimate) -> Sentence:
    """Return a share as `3 % (2–5 %)`."""
    value, low, high = (100 * one for one in (estimate.value, estimate.low, estimate.high))
    if 0 < estimate.value < 0.01:
        return say("{share:.1f} % ({low:.1f}–{high:.1f} %)", share=value, low=low, high=high)
    return say("{share:.0f} % ({low:.0f}–{high:.0f} %)", share=value, low=low, high=high)


def decimal(estimate: Estimate) -> str:
    """Return a mean as `3.2 (3.0–3.5)`, without a negative zero."""
    return f"{estimate.value:z.1f} ({estimate.low:z.1f}–{estimate.high:z.1f})"


def _failures(report: Report) -> Iterator[Finding]:
    for failure in report.failures:
        yield Finding(
            Subject.RULES,
            say(
                "in {share} of the games {what}: look at `{rule}` of the ruleset",
                share=percent(failure.games),
                what=failure.what,
                rule=failure.rule,
            ),
            (f"ruleset/{failure.rule}",),
            failure.games.low,
            failure.games,
            0.0,
        )


def _seats(report: Report) -> Iterator[Finding]:
    fair = sum(seat.value for seat in report.seats) / len(report.seats)
    for number, seat in enumerate(report.seats, start=1):
        if seat.low > fair + UNFAIR or seat.high < fair - UNFAIR:
            yield Finding(
                Subject.SEATS,
                say(
                    "player {number} in order of turns wins {often}: {share} of the games "
                    "instead of {fair:.0f} %",
                    number=number,
                    often=say("too often") if seat.value > fair else say("too seldom"),
                    share=percent(seat),
                    fair=100 * fair,
                ),
                (),
                abs(seat.value - fair),
                seat,
                fair,
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
            say(
                "{route} is claimed in {share} of the games",
                route=most.name,
                share=percent(most.claimed),
            ),
            tuple(f"route/{route.id}" for route in routes),
            1 - most.claimed.value,
            most.claimed,
        )


def _tickets(report: Report) -> Iterator[Finding]:
    if report.games < FEWEST_GAMES:
        return
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
            say(
                "the ticket {ticket} ({points} points) is completed in {share} of the games in "
                "which it is kept and pays like one of {usual:.0f} %: too {much}",
                ticket=ticket.name,
                points=ticket.points,
                share=percent(rate),
                usual=100 * usual,
                much=say("much") if easy else say("little"),
            ),
            (f"ticket/{ticket.id}",),
            abs(rate.value - usual),
            rate,
            usual,
        )


def _bonuses(report: Report) -> Iterator[Finding]:
    for bonus, won in report.bonuses.items():
        if won.count and won.high < RARELY:
            yield Finding(
                Subject.BONUSES,
                say(
                    "the bonus {bonus} is won in {share} of the games in which it is there",
                    bonus=bonus,
                    share=percent(won),
                ),
                (f"bonus/{bonus}",),
                1 - won.value,
                won,
            )


def _missed(report: Report) -> Iterator[Finding]:
    for one in report.missed:
        if one.missed.low > OFTEN_MISSED:
            remedy = (
                say("the rules close a track of it to so few players")
                if one.closed
                else say("one more track would help")
            )
            yield Finding(
                Subject.TRACKS,
                say(
                    "{connection} is taken before somebody who needs it gets there in {share} of "
                    "the games, and {failed:.0f} % of their tickets fail: {remedy}",
                    connection=one.name,
                    share=percent(one.missed),
                    failed=100 * one.failed.value,
                    remedy=remedy,
                ),
                tuple(f"route/{route}" for route in one.routes),
                one.missed.value,
                one.missed,
            )


def _colors(report: Report) -> Iterator[Finding]:
    if report.games < FEWEST_GAMES:
        return
    colors = [color for color in report.colors if color.id != LOCOMOTIVES and color.cards]
    average = sum(color.pressure for color in colors) / len(colors) if colors else 0.0
    for color in colors:
        usual = average * color.cards
        if color.asked.low > usual * (1 + SCARCE) or color.asked.high < usual * (1 - SCARCE):
            yield _unbalanced(color, usual)


def _unbalanced(color: ColorUse, usual: float) -> Finding:
    scarce = color.asked.value > usual
    return Finding(
        Subject.COLORS,
        say(
            "{color} is {wanted}: claimed routes ask for {asked:.1f} ({low:z.1f}–{high:.1f}) of "
            "its cards in a game, where the average colour would have {usual:.1f}",
            color=CardColor(color.id),
            wanted=say("scarce") if scarce else say("hardly asked for"),
            asked=color.asked.value,
            low=color.asked.low,
            high=color.asked.high,
            usual=usual,
        ),
        tuple(f"route/{route}" for route in color.routes),
        abs(color.asked.value / usual - 1),
        color.asked,
        usual,
    )
