"""docs/playtests.md from the games that were played: tables, failures, tickets and papers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from playtest_runs import Run, Wanted
from scipy.stats import spearmanr

from trackwright.formats.playtests.board_plot import claims_board
from trackwright.formats.playtests.plots import completion_plot, effort_plot
from trackwright.formats.playtests.svg_drawing import standalone
from trackwright.layout.board import lay_out
from trackwright.playtest.estimates import Estimate
from trackwright.playtest.failures import FAILURES
from trackwright.playtest.findings import decimal, percent, usual_completion
from trackwright.playtest.state import ENDLESS_REPLACEMENT, NO_ACTION, STALLED
from trackwright.playtest.statistics import Report, TicketUse

MOST_TICKETS = 6
"""Tickets that are listed for each board."""

_INTRODUCTION = """# What bots found on the shipped boards

{games:,} games at each table (a ruleset, its board and a number of players) between the styles
greedy, long-route, opportunist and hoarder, and as many between random players; in some more games
everything was looked at after each of {checked:,} moves. Numbers in brackets are where the true
value lies in 95 of 100 such playtests. `make playtests` plays all of it again and writes this
page."""


def write_page(docs: Path, runs: Sequence[Run], wanted: Wanted) -> None:
    """Write the page and its pictures."""
    pictures = docs / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    for name, svg in _pictures(runs):
        (pictures / f"{name}.svg").write_text(standalone(svg), encoding="utf-8")
    lines = [
        _INTRODUCTION.format(games=wanted.games, checked=sum(run.checked for run in runs)),
        *_soundness(runs),
        *_tables(runs),
        *_styles(runs),
        *_failures(runs),
        *_tickets(runs),
        *_papers(runs),
    ]
    (docs / "playtests.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _soundness(runs: Sequence[Run]) -> Iterator[str]:
    crashes = [crash for run in runs for crash in run.crashes]
    broken = [f"{_table(run)}: {one}" for run in runs for one in run.broken]
    yield from ("", "## Does it hold?", "")
    yield f"Crashes: {len(crashes) or 'none'}. Broken invariants: {len(broken) or 'none'}."
    yield from (f"- {one}" for one in (*crashes, *broken))


def _tables(runs: Sequence[Run]) -> Iterator[str]:
    yield from ("", "## Tables", "")
    columns = (
        "table|games|crashes|broken|stalls|turns of a player|points|of the winner|wins by seat"
    )
    yield from _header(columns.split("|"))
    for run in runs:
        report = run.planned
        stalls = 1 - report.ending.reached.value
        yield _row(
            _table(run),
            f"{report.games:,}",
            str(len(run.crashes) or "none"),
            str(len(run.broken) or "none"),
            f"{100 * stalls:.1f} %" if stalls else "none",
            f"{report.counts['turns of a player'].value:.1f}",
            decimal(report.points),
            decimal(report.winner_points),
            " / ".join(f"{100 * seat.value:.0f}" for seat in report.seats) + " %",
        )


def _styles(runs: Sequence[Run]) -> Iterator[str]:
    yield from ("", "## Styles", "", "How often a player of each style wins; the best in bold.", "")
    names = list(runs[0].styles)
    yield from _header(["table", "fair", *names])
    for run in runs:
        best = max(one.value for one in run.styles.values())
        cells = [
            f"**{percent(one)}**" if one.value == best else percent(one)
            for one in run.styles.values()
        ]
        yield _row(_table(run), f"{100 * _fair(run.planned):.0f} %", *cells)


def _failures(runs: Sequence[Run]) -> Iterator[str]:
    yield from ("", "## Where the rules fail", "")
    found: dict[str, list[str]] = {}
    whys: dict[str, str] = {}
    for run in runs:
        for players, report in (("", run.planned), (" (random players)", run.random)):
            for failure in report.failures:
                title = f"{failure.what} (`{failure.rule}`)"
                whys[title] = failure.why
                share = f"{_table(run)}{players}: {percent(failure.games)}"
                found.setdefault(title, []).append(share)
    if not found:
        yield "Nowhere: no rule failed in any game."
    for title, tables in found.items():
        yield from (f"**{title[:1].upper()}{title[1:]}.** {whys[title]}", "")
        yield from (f"- {table}" for table in tables)
        yield ""


def _tickets(runs: Sequence[Run]) -> Iterator[str]:
    yield from ("## Tickets whose points and effort disagree", "")
    yield (
        "A ticket is compared with those worth as much on the same board: how often those who "
        "keep it complete it, and how many spaces the ways had by which they did. A picture that "
        "is opened by itself tells the name of each dot under the pointer."
    )
    for run in _shown(runs):
        report, usual = run.planned, usual_completion(run.planned)
        yield from ("", f"### {run.board.id} by the rules {run.ruleset.id}", "")
        yield f"{run.players} players, {report.games:,} games."
        yield ""
        for kind in ("claims", "completion", "effort"):
            yield f"![{kind}](pictures/playtest-{run.board.id}-{kind}.svg)"
        yield ""
        yield from _header(["ticket", "points", "way taken", "completed", "usual", "it pays"])

        def off(ticket: TicketUse, usual: dict[str, float] = usual) -> float:
            return abs(ticket.completed.value - usual.get(ticket.id, ticket.completed.value))

        for ticket in sorted(report.tickets, key=off, reverse=True)[:MOST_TICKETS]:
            expected = usual.get(ticket.id, 0.0)
            yield _row(
                ticket.name,
                str(ticket.points),
                decimal(ticket.effort) if ticket.effort.count else "–",
                percent(ticket.completed),
                f"{100 * expected:.0f} %",
                _verdict(ticket.completed, expected),
            )


def _verdict(completed: Estimate, usual: float) -> str:
    if completed.low <= usual <= completed.high:
        return "perhaps by chance"
    return "too much" if completed.value > usual else "too little"


def _papers(runs: Sequence[Run]) -> Iterator[str]:
    yield from ("", "## What papers found, tried here", "")
    yield from _header(["what", "published", "here"])
    for what, published, ours in (
        (
            "City use hardly depends on the number of players: rank correlation, 2 against 4 "
            "(most) players",
            "0.94 (USA), 0.96 (Europe)",
            _city_ranks(runs),
        ),
        (
            "The best style depends on the board",
            "long routes win on USA and India, planning on Nordic Countries",
            _best_styles(runs),
        ),
        ("Seats, random play, two players", "56 / 44 %", _random_seats(runs, 2)),
        ("Seats, random play, four players", "28 / 25 / 24 / 22 %", _random_seats(runs, 4)),
        (
            "Face-up locomotives are replaced for ever, random play",
            "1 in 1,000 to 2,500 games",
            _random_failures(runs, (ENDLESS_REPLACEMENT,)),
        ),
        (
            "A player has no legal action, random play",
            "happens; the rules do not say what then",
            _random_failures(runs, (NO_ACTION, STALLED)),
        ),
        (
            "Four players: points of the winner, turns of a player",
            "157 (120–233), 35 (31–42): 27 games of experts on a USA variant",
            _four_players(runs),
        ),
    ):
        yield _row(what, published, ours)


def _city_ranks(runs: Sequence[Run]) -> str:
    texts = []
    for ruleset, tables in _by_ruleset(runs).items():
        few, many = tables[0], next((t for t in tables if t.players == 4), tables[-1])
        if few is not many:
            texts.append(f"{ruleset} {spearmanr(_city_uses(few), _city_uses(many)).statistic:.2f}")
    return ", ".join(texts)


def _city_uses(run: Run) -> list[float]:
    return [one.value for one in run.planned.cities.values()]


def _best_styles(runs: Sequence[Run]) -> str:
    texts = []
    for ruleset, tables in _by_ruleset(runs).items():
        best = {max(run.styles, key=lambda style: run.styles[style].value) for run in tables}
        texts.append(f"{ruleset}: {' or '.join(sorted(best))}")
    return "; ".join(texts)


def _random_seats(runs: Sequence[Run], players: int) -> str:
    return _each(
        (run for run in runs if run.players == players),
        lambda run: " / ".join(f"{100 * seat.value:.0f}" for seat in run.random.seats) + " %",
    )


def _random_failures(runs: Sequence[Run], places: Sequence[int]) -> str:
    names = {FAILURES[place][0] for place in places}
    texts = []
    for ruleset, tables in _by_ruleset(runs).items():
        games = sum(run.random.games for run in tables)
        failed = sum(
            max((f.games.value for f in run.random.failures if f.what in names), default=0.0)
            * run.random.games
            for run in tables
        )
        often = f"1 in {games / failed:,.0f}" if failed else f"none of {games:,}"
        texts.append(f"{ruleset} {often}{_limited(tables[0], places)}")
    return ", ".join(texts)


def _limited(run: Run, places: Sequence[int]) -> str:
    """Return that a ruleset says how often cards are replaced at most, where that is asked for."""
    replacement = run.ruleset.drawing.replacement
    has_limit = replacement is not None and replacement.limit
    return " (its rules set a limit)" if ENDLESS_REPLACEMENT in places and has_limit else ""


def _four_players(runs: Sequence[Run]) -> str:
    return _each(
        (run for run in runs if run.players == 4),
        lambda run: (
            f"{run.planned.winner_points.value:.0f}, "
            f"{run.planned.counts['turns of a player'].value:.0f}"
        ),
    )


def _pictures(runs: Sequence[Run]) -> Iterator[tuple[str, str]]:
    for run in _shown(runs):
        name, report = f"playtest-{run.board.id}", run.planned
        yield f"{name}-claims", claims_board(lay_out(run.board), report)
        yield f"{name}-completion", completion_plot(report)
        yield f"{name}-effort", effort_plot(report)


def _shown(runs: Sequence[Run]) -> list[Run]:
    """Return one run of each board: by its first ruleset, with four players or the most."""
    shown: dict[str, Run] = {}
    for run in runs:
        first = shown.setdefault(run.board.id, run)
        if run.ruleset.id == first.ruleset.id and run.players <= 4:
            shown[run.board.id] = run
    return list(shown.values())


def _by_ruleset(runs: Iterable[Run]) -> dict[str, list[Run]]:
    tables: dict[str, list[Run]] = {}
    for run in runs:
        tables.setdefault(run.ruleset.id, []).append(run)
    return tables


def _each(runs: Iterable[Run], texts: Callable[[Run], str]) -> str:
    return "; ".join(f"{run.ruleset.id} {texts(run)}" for run in runs) or "–"


def _table(run: Run) -> str:
    return f"{run.ruleset.id}, {run.players} players"


def _fair(report: Report) -> float:
    return sum(seat.value for seat in report.seats) / len(report.seats)


def _header(columns: Sequence[str]) -> Iterator[str]:
    yield _row(*columns)
    yield "|" + "---|" * len(columns)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
