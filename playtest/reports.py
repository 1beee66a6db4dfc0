"""Reports of playtests as text, JSON and CSV."""

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

from trackwright.playtest.estimates import Estimate
from trackwright.playtest.findings import decimal, findings, percent
from trackwright.playtest.statistics import Report
from trackwright.playtest.verdicts import Finding

_MOST_LISTED = 8


def text_report(report: Report) -> str:
    """Return a report as text."""
    lines = [
        f"{report.games} games on {report.board} by the rules {report.ruleset}, "
        f"{len(report.bots)} players: {', '.join(report.bots)}",
        "In brackets: where the true value lies in 95 of 100 such playtests.",
        "",
        *_rows("Points of a player", {"all": report.points, "winner": report.winner_points}),
        *_rows("  from", report.parts),
        *_rows("In a game", {"turns": report.turns, **report.events}),
        *_rows("For each player", report.counts),
        "",
        *_shares("Wins by seat", {f"player {n}": s for n, s in enumerate(report.seats, 1)}),
        *_shares("Wins by style", report.styles),
        *_shares("Wins of whoever ends the game", {"": report.ending.won}),
        *_shares("The game is ended by", _enders(report)),
        *_shares("Bonuses won", report.bonuses),
        *_shares("Wins of whoever has a bonus", report.bonus_winners),
        *_rows("Country cards taken in a game", report.countries),
        *_kinds(report),
        *_extremes("Cities in a network", report.cities.items()),
        *_extremes("Routes claimed", _claims(report)),
        *_extremes("Tickets completed", ((t.name, t.completed) for t in report.tickets)),
        *_extremes("A second track is missed", ((one.name, one.missed) for one in report.missed)),
        *_colors(report),
        "",
        *_findings(findings(report)),
    ]
    return "\n".join(lines) + "\n"


def json_report(reports: Sequence[Report]) -> str:
    """Return reports as one JSON array, with findings."""
    content = [
        {
            **report.as_json(),
            "findings": [
                {**asdict(finding), "is_strong": finding.is_strong} for finding in findings(report)
            ],
        }
        for report in reports
    ]
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"


def csv_report(reports: Sequence[Report]) -> str:
    """Return a line for each number of each report."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["players", "kind", "name", "value", "low", "high", "count"])
    for report in reports:
        for kind, name, one in _numbers(report):
            values = (f"{one.value:.5g}", f"{one.low:.5g}", f"{one.high:.5g}", one.count)
            writer.writerow([len(report.bots), kind, name, *values])
    return out.getvalue()


@dataclass(frozen=True)
class Change:
    """A number that differs significantly between two versions: a share of games, or a mean."""

    what: str
    before: Estimate
    after: Estimate
    is_share: bool


def changes(before: Report, after: Report) -> tuple[Change, ...]:
    """Return the numbers of things in both versions whose intervals do not overlap."""
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


def text_changes(found: Iterable[Change]) -> str:
    """Return the differences between two versions as text."""
    lines = [
        f"{change.what}: {_told(change.before, change.is_share)} → "
        f"{_told(change.after, change.is_share)}"
        for change in found
    ]
    return "\n".join(lines or ["Nothing differs beyond chance."]) + "\n"


def _told(estimate: Estimate, is_share: bool) -> str:
    return percent(estimate) if is_share else decimal(estimate)


def _rows(title: str, numbers: dict[str, Estimate]) -> Iterator[str]:
    parts = {name: one for name, one in numbers.items() if one.value or one.low != one.high}
    if parts:
        yield f"{title}: " + "; ".join(f"{name} {decimal(one)}" for name, one in parts.items())


def _shares(title: str, numbers: dict[str, Estimate]) -> Iterator[str]:
    parts = [f"{name} {percent(one)}".strip() for name, one in numbers.items() if one.count]
    if parts:
        yield f"{title}: " + "; ".join(parts)


def _extremes(title: str, numbers: Iterable[tuple[str, Estimate]]) -> Iterator[str]:
    ranked = sorted(numbers, key=lambda item: -item[1].value)
    if not ranked:
        return
    half = _MOST_LISTED // 2
    few = len(ranked) <= _MOST_LISTED
    most, least = (ranked, []) if few else (ranked[:half], ranked[-half:])
    parts = [
        "; ".join(f"{name} {100 * one.value:.0f} %" for name, one in part) for part in (most, least)
    ]
    yield f"{title}: " + " … ".join(filter(None, parts))


def _claims(report: Report) -> Iterator[tuple[str, Estimate]]:
    # Of parallel tracks in one colour all but one may be closed: only the most claimed one counts.
    most: dict[tuple[tuple[str, str], str], Estimate] = {}
    for route in report.routes:
        alike = route.ends, route.name
        most[alike] = max(most.get(alike, route.claimed), route.claimed, key=lambda one: one.value)
    return ((name, claimed) for (_, name), claimed in most.items())


def _enders(report: Report) -> dict[str, Estimate]:
    seats = {f"player {n}": one for n, one in enumerate(report.ending.seats, 1)}
    styles = report.ending.styles
    return {**seats, **styles} if len(styles) > 1 else seats


def _kinds(report: Report) -> Iterator[str]:
    parts = [
        f"{one.kind} {decimal(one.claimed)} of {one.routes}, of winners "
        f"{100 * one.by_winner.value:.0f} %"
        for one in report.kinds
    ]
    if len(parts) > 1:
        yield "Routes claimed in a game: " + "; ".join(parts)


def _colors(report: Report) -> Iterator[str]:
    parts = [
        f"{one.id} {one.cards}, {one.asked.value:.1f}, {one.spent.value:.1f}, {one.drawn.value:.1f}"
        for one in report.colors
    ]
    yield "Cards in the deck, asked for by claimed routes, spent, drawn in a game: " + "; ".join(
        parts
    )


def _findings(found: Sequence[Finding]) -> Iterator[str]:
    if not found:
        yield "Nothing stands out."
        return
    yield "What stands out:"
    for finding in found:
        yield f"- {finding.message}"


def _numbers(report: Report) -> Iterator[tuple[str, str, Estimate]]:
    yield "points", "all", report.points
    yield "points", "winner", report.winner_points
    yield "turns", "", report.turns
    yield from (("points from", name, one) for name, one in report.parts.items())
    yield from (("player", name, one) for name, one in report.counts.items())
    yield from (("game", name, one) for name, one in report.events.items())
    yield from (("seat wins", str(n), one) for n, one in enumerate(report.seats, 1))
    yield from (("style wins", name, one) for name, one in report.styles.items())
    yield from (("route claimed", route.id, route.claimed) for route in report.routes)
    yield from (("ticket held", ticket.id, ticket.held) for ticket in report.tickets)
    yield from (("ticket completed", ticket.id, ticket.completed) for ticket in report.tickets)
    yield from (("city used", name, one) for name, one in report.cities.items())
    yield from (("bonus won", name, one) for name, one in report.bonuses.items())
    yield "game ended", "", report.ending.reached
    yield "ender wins", "", report.ending.won
    yield from (("seat ends", str(n), one) for n, one in enumerate(report.ending.seats, 1))
    yield from (("style ends", name, one) for name, one in report.ending.styles.items())
    yield from (("bonus winner wins", name, one) for name, one in report.bonus_winners.items())
    yield from (("country cards", name, one) for name, one in report.countries.items())
    yield from (("kind claimed", kind.kind, kind.claimed) for kind in report.kinds)
    yield from (("kind's owner wins", kind.kind, kind.by_winner) for kind in report.kinds)
    yield from (("color asked", color.id, color.asked) for color in report.colors)
    yield from (("color spent", color.id, color.spent) for color in report.colors)
    yield from (("color drawn", color.id, color.drawn) for color in report.colors)
    yield from (("ticket effort", t.id, t.effort) for t in report.tickets if t.effort.count)
    yield from (("track missed", "–".join(one.ends), one.missed) for one in report.missed)
    yield from (("failure", failure.what, failure.games) for failure in report.failures)
