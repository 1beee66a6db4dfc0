"""The numbers of a playtest as rows of tables, in the language of the interface."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trackwright.editor.base.words import decimal, percent
from trackwright.editor.playtest.plan_form import STYLES
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.playtest.game_runs import Played
    from trackwright.playtest.estimates import Estimate


RESULTS = (say("What"), say("Value"), say("Range"))
TICKETS = (
    say("Ticket"),
    say("Points"),
    say("Spaces"),
    say("Kept"),
    say("Completed"),
    say("Usual"),
    say("Winners"),
    say("It pays"),
)
ROUTES = (say("Route"), say("Claimed"), say("Winners"), say("When"))
EXPLAINED = {
    "Range": say("Where the true value lies in 95 of 100 such playtests."),
    "Spaces": say("How many spaces its shortest way has."),
    "Kept": say("In how many of the games somebody kept it."),
    "Completed": say("How many of those who kept it completed it."),
    "Usual": say("How often tickets worth as much are completed."),
    "Winners": say("How many of those who had it won."),
    "It pays": say("Whether it is completed far more or less often than others worth as much."),
    "Claimed": say("In how many of the games somebody claimed it."),
    "When": say("How much of the game was over by then."),
}
"""What columns mean that their titles alone do not tell."""

_NAMES = {
    "routes": say("from routes"),
    "tickets completed": say("from completed tickets"),
    "tickets failed": say("lost with failed tickets"),
    "country cards": say("from country cards"),
    "unbuilt stations": say("from unbuilt stations"),
    "bonuses": say("from bonuses"),
}
"""The parts of the points, by the engine's names for them."""


@dataclass(frozen=True)
class Cell:
    """One field of a table.

    Attributes:
        text: What it says.
        order: What it is sorted by; what it says if absent.
        bar: The ends of an interval between 0 and 1 and the value in it, drawn behind the text.
    """

    text: str
    order: float | None = None
    bar: tuple[float, float, float] | None = None


@dataclass(frozen=True)
class Row:
    """One line of a table.

    Attributes:
        cells: Its fields; a heading has but one.
        place: The thing of the board that it is about: `route/…`.
    """

    cells: tuple[Cell, ...]
    place: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether it stands above others."""
        return len(self.cells) == 1


def results(played: "Played") -> list[Row]:
    """Return who wins, with how many points, and what else is told of a game."""
    report = played.report
    seats = {
        tr("Player {n} in order of turns", n=n): seat for n, seat in enumerate(report.seats, 1)
    }
    styles = {style_name(style): share for style, share in report.styles.items()}
    points = {
        tr("of a winner"): report.winner_points,
        tr("of a player"): report.points,
        **{tr(_NAMES[part]): mean for part, mean in _parts(report.parts)},
    }
    turns = {tr("Turns of all players"): report.turns}
    ender = {tr("Whoever brings the end about"): report.ending.won}
    return [
        *_shares(tr("Wins by seat"), seats),
        *_shares(tr("Wins by bot"), {**styles, **ender}),
        *_means(tr("Points"), points),
        *_means(tr("A game"), turns),
        *_shares(tr("Bonuses won"), report.bonuses),
        *_shares(tr("Where the rules fail"), _failures(played)),
    ]


def tickets(played: "Played") -> list[Row]:
    """Return a row for each ticket that somebody kept."""
    return [
        Row(
            (
                Cell(ticket.name),
                Cell(str(ticket.points), ticket.points),
                _count(played.efforts.get(ticket.id)),
                _share(ticket.held),
                _share(ticket.completed),
                _rate(played.usual.get(ticket.id)),
                _share(ticket.by_winner),
                Cell(_verdict(played, ticket.id)),
            ),
            f"ticket/{ticket.id}",
        )
        for ticket in played.report.tickets
    ]


def routes(played: "Played") -> list[Row]:
    """Return a row for each route."""
    return [
        Row(
            (
                Cell(route.name),
                _share(route.claimed),
                _share(route.by_winner) if route.by_winner.count else Cell("–", -1),
                _rate(route.when if route.by_winner.count else None),
            ),
            f"route/{route.id}",
        )
        for route in played.report.routes
    ]


def style_name(style: str) -> str:
    """Return what a bot is called."""
    return tr(STYLES.get(style, style))


def _parts(parts: "Mapping[str, Estimate]") -> "Iterator[tuple[str, Estimate]]":
    """Yield the parts of the points that there are under these rules."""
    for part, mean in parts.items():
        if mean.value or mean.low or mean.high:
            yield part, mean


def _failures(played: "Played") -> "dict[str, Estimate]":
    failures = played.report.failures
    return {f"{tr(failure.what)} ({failure.rule})": failure.games for failure in failures}


def _shares(title: str, shares: "Mapping[str, Estimate]") -> Iterator[Row]:
    if shares:
        yield Row((Cell(title),))
    for name, share in shares.items():
        low, high = 100 * share.low, 100 * share.high
        yield Row((Cell(name), _share(share), Cell(f"{low:.0f}–{high:.0f}\u00a0%")))


def _means(title: str, means: "Mapping[str, Estimate]") -> Iterator[Row]:
    yield Row((Cell(title),))
    for name, mean in means.items():
        interval = f"{decimal(mean.low)}–{decimal(mean.high)}"
        yield Row((Cell(name), Cell(decimal(mean.value), mean.value), Cell(interval)))


def _share(share: "Estimate") -> Cell:
    return Cell(percent(share.value), share.value, (share.low, share.value, share.high))


def _rate(rate: float | None) -> Cell:
    return Cell("–", -1) if rate is None else Cell(percent(rate), rate)


def _count(count: int | None) -> Cell:
    return Cell("–", -1) if count is None else Cell(str(count), count)


def _verdict(played: "Played", ticket: str) -> str:
    if not any(f"ticket/{ticket}" in finding.places for finding in played.findings):
        return ""
    (use,) = (use for use in played.report.tickets if use.id == ticket)
    if use.completed.value > played.usual[ticket]:
        return tr("too much")
    return tr("too little")
