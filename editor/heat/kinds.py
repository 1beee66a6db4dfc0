"""The kinds of heat that can be shown over the network, and how each is measured."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property, partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, Menu, Submenu
from trackwright.editor.base.language import percent, short_number
from trackwright.editor.playtest.playtest import is_same_game
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.analysis.board_analysis import BoardAnalysis
    from trackwright.editor.canvas.desk import Desk
    from trackwright.editor.canvas.overlay_items import Pair
    from trackwright.editor.playtest.game_runs import PlaytestResult


@dataclass(frozen=True)
class Heat:
    """Numbers over the network, on a scale from nought; what has none is not drawn."""

    connections: Mapping["Pair", float] = field(default_factory=dict)
    cities: Mapping[str, float] = field(default_factory=dict)
    routes: Mapping[str, float] = field(default_factory=dict)  # each track has its own
    label: Callable[[float], str] = short_number
    is_outdated: bool = False  # measured before the last edits

    @cached_property
    def highest(self) -> float:
        """The upper end of the scale."""
        numbers = (self.connections, self.cities, self.routes)
        return max((value for part in numbers for value in part.values()), default=0.0)

    def share(self, value: float) -> float:
        """Return where a number lies on the scale, from 0 to 1."""
        return min(max(value / (self.highest or 1), 0.0), 1.0)


@dataclass(frozen=True)
class HeatInput:
    """What heat is measured from."""

    analysis: "BoardAnalysis"  # of the board that was checked last
    city: str | None  # the selected one
    playtest: "PlaytestResult | None"


class Trigger(Enum):
    """What makes heat be measured again, besides the board."""

    BOARD = auto()
    SELECTION = auto()
    PLAYTEST = auto()


@dataclass(frozen=True)
class HeatKind:
    """Something that can be shown as heat; its words are say(…)."""

    id: str
    title: str
    measure: Callable[[HeatInput], Heat | None]  # in the background; None if something is missing
    trigger: Trigger = Trigger.BOARD
    missing: str = ""  # what the legend asks for then

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)


def _ticket_load(given: HeatInput) -> Heat:
    from trackwright.analysis.ticket_measures import ticket_loads  # measures load slowly

    return Heat(ticket_loads(given.analysis))


def _traffic(given: HeatInput) -> Heat:
    """Return how much of all traffic runs through each city and connection."""
    from trackwright.analysis.board_analysis import network  # measures load slowly
    from trackwright.network.betweenness import betweenness

    found = betweenness(network(given.analysis))
    return Heat(found.connections, found.cities, label=percent)


def _distance(given: HeatInput) -> Heat | None:
    """Return how many spaces each city is away from the selected one."""
    from trackwright.analysis.board_analysis import path_finder  # measures load slowly

    stops = {stop.id for stop in given.analysis.board.stops}
    if given.city not in stops:
        return None
    found = path_finder(given.analysis).distances(given.city)
    return Heat(cities={stop: away for stop, away in found.items() if stop in stops})


def _claims(given: HeatInput, *, by_winner: bool = False) -> Heat | None:
    """Return in how many of the games that bots played each route is claimed, be it by a winner."""
    if given.playtest is None:
        return None
    shares = {
        route.id: route.claimed.value * (route.by_winner.value if by_winner else 1)
        for route in given.playtest.report.routes
    }
    is_outdated = not is_same_game(given.playtest.job.board, given.analysis.board)
    return Heat(routes=shares, label=percent, is_outdated=is_outdated)


TICKET_LOAD = HeatKind("ticket_load", say("Tickets on each connection"), _ticket_load)
TRAFFIC = HeatKind("traffic", say("Traffic between all cities"), _traffic)
DISTANCE = HeatKind(
    "distance",
    say("Distance from the selected city"),
    _distance,
    Trigger.SELECTION,
    say("Select a city."),
)
_PLAY = say("Let bots play first.")
CLAIMS = HeatKind(
    "claims", say("Games in which a route is claimed"), _claims, Trigger.PLAYTEST, _PLAY
)
CLAIMS_OF_WINNERS = HeatKind(
    "claims_of_winners",
    say("Games in which a winner claims a route"),
    partial(_claims, by_winner=True),
    Trigger.PLAYTEST,
    _PLAY,
)

HEATS = (TICKET_LOAD, TRAFFIC, DISTANCE, CLAIMS, CLAIMS_OF_WINNERS)


HEAT_MENU = Submenu(Menu.VIEW, say("Heat over the network"))


def _toggle(desk: "Desk", kind: HeatKind) -> None:
    desk.heat.show(None if desk.heat.kind is kind else kind)


def _is_shown(desk: "Desk", kind: HeatKind) -> bool:
    return desk.heat.kind is kind


COMMANDS = tuple(
    Command(
        f"heat.{kind.id}",
        kind.title,
        partial(_toggle, kind=kind),
        HEAT_MENU,
        checked=partial(_is_shown, kind=kind),
    )
    for kind in HEATS
)
