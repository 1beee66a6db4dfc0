"""A self-contained page with the plots of a playtest."""

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from string import Template

from trackwright.formats.html.page_style import content_security_policy, theme_rules
from trackwright.formats.playtests import plots
from trackwright.formats.playtests.board_plot import claims_board, winners_board
from trackwright.formats.playtests.svg_drawing import PLOT_COLORS, STYLE, standalone
from trackwright.layout.board import Layout, lay_out
from trackwright.playtest.estimates import Estimate
from trackwright.playtest.findings import findings, percent, usual_completion
from trackwright.playtest.statistics import Report
from trackwright.schema.board import Board
from trackwright.schema.text import printable, text_in


def page_text(board: Board, reports: Sequence[Report]) -> str:
    """Return the page of a playtest: a report for each number of players."""
    layout = lay_out(board)
    style = _file("page.css") + STYLE + theme_rules(PLOT_COLORS) + _choices(reports)
    title = printable(text_in(board.meta.title, "en")) or board.id
    return Template(_file("page.html")).substitute(
        policy=escape(content_security_policy("", (style,))),
        style=style,
        title=escape(f"{title}: what bots found"),
        subtitle=escape(_subtitle(reports)),
        counts=_counts(reports),
        sections="\n".join(_section(layout, report) for report in reports),
    )


def plot_files(board: Board, reports: Sequence[Report]) -> dict[str, bytes]:
    """Return all plots as SVG files: `claims-4.svg` and so on, by the number of players."""
    layout = lay_out(board)
    return {
        f"{name}-{len(report.bots)}.svg": standalone(svg).encode()
        for report in reports
        for name, svg in _plots(layout, report)
    }


def _plots(layout: Layout, report: Report) -> Iterator[tuple[str, str]]:
    yield "claims-on-board", claims_board(layout, report)
    yield "winners-on-board", winners_board(layout, report)
    yield "points", plots.points_plot(report)
    yield "seats", plots.seats_plot(report)
    if len(report.styles) > 1:
        yield "styles", plots.styles_plot(report)
    if report.tickets:
        yield "completion", plots.completion_plot(report)
        yield "effort", plots.effort_plot(report)
    yield "claims", plots.claims_plot(layout.board, report)
    yield "colors", plots.colors_plot(report)
    if report.missed:
        yield "missed", plots.missed_plot(report)


def _subtitle(reports: Sequence[Report]) -> str:
    games = sum(report.games for report in reports)
    bots = ", ".join(dict.fromkeys(bot for report in reports for bot in report.bots))
    rules = ", ".join(dict.fromkeys(report.ruleset for report in reports))
    return f"{games:,} games by the rules {rules}; players: {bots}"


def _choices(reports: Sequence[Report]) -> str:
    """Return the rules that show the section of the chosen number of players."""
    if len(reports) < 2:
        return ""
    shown = ",".join(f"body:has(#count-{n}:checked) #with-{n}" for n in _numbers(reports))
    return f"section[id]{{display:none}}{shown}{{display:block}}"


def _counts(reports: Sequence[Report]) -> str:
    if len(reports) < 2:
        return ""
    labels = "".join(
        f'<label><input type="radio" name="count" id="count-{n}"'
        f"{' checked' if n == len(reports[0].bots) else ''}>{n} players</label>"
        for n in _numbers(reports)
    )
    return f'<fieldset class="counts"><legend>Number of players</legend>{labels}</fieldset>'


def _numbers(reports: Iterable[Report]) -> list[int]:
    return [len(report.bots) for report in reports]


def _section(layout: Layout, report: Report) -> str:
    drawn = [f"<figure>{svg}</figure>" for _, svg in _plots(layout, report)]
    boards, others = drawn[:2], drawn[2:]
    return "\n".join(
        (
            f'<section id="with-{len(report.bots)}">',
            _tiles(report),
            "<h2>What stands out</h2>",
            _findings(report),
            "<h2>On the board</h2>",
            f'<div class="boards">{"".join(boards)}</div>',
            "<h2>In numbers</h2>",
            f'<div class="plots">{"".join(others)}</div>',
            _table("All tickets", _TICKETS, _ticket_rows(report)),
            _table("All routes", _ROUTES, _route_rows(report)),
            _table("Everything else", ("", "value", "range"), _other_rows(report)),
            "</section>",
        )
    )


def _tiles(report: Report) -> str:
    tiles = {
        "games": (f"{report.games:,}", ""),
        "points of a winner": _tile(report.winner_points),
        "points of a player": _tile(report.points),
        "turns of all players": _tile(report.turns),
        "whoever ends it wins": _share_tile(report.ending.won),
    }
    content = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}<small>{escape(interval)}</small></dd></div>"
        for name, (value, interval) in tiles.items()
    )
    return f'<dl class="tiles">{content}</dl>'


def _tile(one: Estimate) -> tuple[str, str]:
    return f"{one.value:z.1f}", f"{one.low:z.1f}–{one.high:z.1f}"


def _share_tile(one: Estimate) -> tuple[str, str]:
    return f"{100 * one.value:.0f} %", f"{100 * one.low:.0f}–{100 * one.high:.0f} %"


def _findings(report: Report) -> str:
    found = sorted(findings(report), key=lambda finding: not finding.is_strong)
    if not found:
        return "<p>Nothing stands out beyond chance.</p>"
    rows = "".join(
        f'<li class="{"strong" if finding.is_strong else "weak"}">'
        f"<span>{_sentence(finding.message)}</span>{plots.evidence_plot(finding)}</li>"
        for finding in found
    )
    return f'<ul class="findings">{rows}</ul>'


def _sentence(message: str) -> str:
    sentence = escape(f"{message[:1].upper()}{message[1:]}.").replace(" %", "\u00a0%")
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", sentence)


_TICKETS = ("ticket", "points", "way taken", "kept", "completed", "usual", "winners")
_ROUTES = ("route", "claimed", "winners", "when")


def _ticket_rows(report: Report) -> Iterator[Sequence[str]]:
    usual = usual_completion(report)
    for ticket in report.tickets:
        yield (
            ticket.name,
            str(ticket.points),
            f"{ticket.effort.value:.1f}" if ticket.effort.count else "–",
            percent(ticket.held),
            percent(ticket.completed),
            f"{100 * usual[ticket.id]:.0f} %" if ticket.id in usual else "–",
            percent(ticket.by_winner),
        )


def _route_rows(report: Report) -> Iterator[Sequence[str]]:
    for route in report.routes:
        seen = route.by_winner.count
        yield (
            route.name,
            percent(route.claimed),
            percent(route.by_winner) if seen else "–",
            f"{100 * route.when:.0f} %" if seen else "–",
        )


def _other_rows(report: Report) -> Iterator[Sequence[str]]:
    for name, one in {**report.events, **report.counts}.items():
        yield name, *_tile(one)
    for use in report.kinds:
        yield f"routes claimed: {use.kind}, of {use.routes}", *_tile(use.claimed)
    for name, one in report.countries.items():
        yield f"country cards taken: {name}", *_tile(one)
    for name, one in report.bonuses.items():
        yield f"bonus won: {name}", *_share_tile(one)
    for name, one in report.bonus_winners.items():
        yield f"bonus winner wins: {name}", *_share_tile(one)
    for number, one in enumerate(report.ending.seats, 1):
        yield f"game ended by player {number}", *_share_tile(one)


def _table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return (
        f"<details><summary>{escape(title)}</summary>"
        f'<div class="wide"><table><tr>{head}</tr>{body}</table></div></details>'
    )


def _file(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")
