"""The kinds of heat that can be shown over the network, and how each is measured."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, Menu, Submenu
from trackwright.editor.base.language import percent, short_number
from trackwright.editor.playtest.playtest import is_same_game
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.analysis.board_analysis import BoardAnalysis
    from trackwright.editor.canvas.desk import Desk
    from trackwright.editor.canvas.path_items import Pair
    from trackwright.editor.playtest.game_runs import PlaytestResult


@dataclass(frozen=True)
class Heat:
    """Numbers over the network; what has none is not drawn.

    Attributes:
        connections: Numbers by the ends of a connection.
        cities: Numbers by city or crossing.
        routes: Numbers by route, where each track of a connection has its own.
        lowest, highest: The ends of the scale.
        label: Formats a number for the legend.
        is_outdated: Whether they were measured before the last edits.
    """

    connections: Mapping["Pair", float] = field(default_factory=dict)
    cities: Mapping[str, float] = field(default_factory=dict)
    routes: Mapping[str, float] = field(default_factory=dict)
    lowest: float = 0.0
    highest: float = 1.0
    label: Callable[[float], str] = short_number
    is_outdated: bool = False

    @classmethod
    def of(
        cls,
        connections: "Mapping[Pair, float] | None" = None,
        cities: Mapping[str, float] | None = None,
        routes: Mapping[str, float] | None = None,
        *,
        label: Callable[[float], str] = short_number,
    ) -> "Heat":
        """Return numbers on a scale from nought to the highest of them."""
        numbers = connections or {}, cities or {}, routes or {}
        highest = max((value for part in numbers for value in part.values()), default=0.0)
        return cls(*numbers, 0.0, highest, label)

    def share(self, value: float) -> float:
        """Return where a number lies on the scale, from 0 to 1."""
        return min(max((value - self.lowest) / ((self.highest - self.lowest) or 1), 0.0), 1.0)


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
    """Something that can be shown as heat.

    Attributes:
        id: Its name: `ticket_load`.
        title: What the menu and the legend say, in English: say(…).
        measure: Called on a background thread; returns None if something is still missing.
        missing: What the legend asks for then.
    """

    id: str
    title: str
    measure: Callable[[HeatInput], Heat | None]
    trigger: Trigger = Trigger.BOARD
    missing: str = ""

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)


def _ticket_load(given: HeatInput) -> Heat:
    from trackwright.analysis.ticket_measures import ticket_loads  # measures load slowly

    return Heat.of(ticket_loads(given.analysis))


def _traffic(given: HeatInput) -> Heat:
    """Return how much of all traffic runs through each city and connection."""
    from trackwright.analysis.board_analysis import network  # measures load slowly
    from trackwright.network.betweenness import betweenness

    found = betweenness(network(given.analysis))
    return Heat.of(found.connections, found.cities, label=percent)


def _distance(given: HeatInput) -> Heat | None:
    """Return how many spaces each city is away from the selected one."""
    from trackwright.analysis.board_analysis import path_finder  # measures load slowly

    stops = {stop.id for stop in given.analysis.board.stops}
    if given.city not in stops:
        return None
    found = path_finder(given.analysis).distances(given.city)
    return Heat.of(cities={stop: away for stop, away in found.items() if stop in stops})


def _claims(given: HeatInput) -> Heat | None:
    """Return in how many of the games that bots played each route is claimed."""
    if given.playtest is None:
        return None
    routes = given.playtest.report.routes
    return _of_games(given, given.playtest, {route.id: route.claimed.value for route in routes})


def _claims_of_winners(given: HeatInput) -> Heat | None:
    """Return in how many of the games that bots played a winner claims each route."""
    if given.playtest is None:
        return None
    routes = given.playtest.report.routes
    shares = {route.id: route.claimed.value * route.by_winner.value for route in routes}
    return _of_games(given, given.playtest, shares)


def _of_games(given: HeatInput, playtest: "PlaytestResult", shares: Mapping[str, float]) -> Heat:
    is_outdated = not is_same_game(playtest.job.board, given.analysis.board)
    return replace(Heat.of(routes=shares, label=percent), is_outdated=is_outdated)


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
    _claims_of_winners,
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
