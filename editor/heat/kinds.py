"""Heat over the network: its numbers, and all kinds of them that can be shown."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, Menu, Submenu
from trackwright.editor.base.words import percent, short_number
from trackwright.editor.playtest.plan_form import plays_the_same
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.analysis.board_analysis import BoardAnalysis
    from trackwright.editor.canvas.desk import Desk
    from trackwright.editor.canvas.line_items import Pair
    from trackwright.editor.playtest.game_runs import Played


@dataclass(frozen=True)
class Heat:
    """Numbers over the network.

    Attributes:
        connections: The number of each connection, by its ends; others are not drawn.
        cities: The number of each city or crossing, if cities have any.
        routes: The number of each route by itself, beside the other tracks of its connection.
        lowest, highest: What the ends of the scale stand for.
        told: Writes a number for the legend.
        is_old: Whether they are those of the board before the last edits.
    """

    connections: Mapping["Pair", float] = field(default_factory=dict)
    cities: Mapping[str, float] = field(default_factory=dict)
    routes: Mapping[str, float] = field(default_factory=dict)
    lowest: float = 0.0
    highest: float = 1.0
    told: Callable[[float], str] = short_number
    is_old: bool = False

    @classmethod
    def of(
        cls,
        connections: "Mapping[Pair, float] | None" = None,
        cities: Mapping[str, float] | None = None,
        routes: Mapping[str, float] | None = None,
        *,
        told: Callable[[float], str] = short_number,
    ) -> "Heat":
        """Return numbers on a scale from nought to the highest of them."""
        numbers = connections or {}, cities or {}, routes or {}
        highest = max((value for part in numbers for value in part.values()), default=0.0)
        return cls(*numbers, 0.0, highest, told)

    def share(self, value: float) -> float:
        """Return where a number lies on the scale, from 0 to 1."""
        return min(max((value - self.lowest) / ((self.highest - self.lowest) or 1), 0.0), 1.0)


@dataclass(frozen=True)
class Known:
    """What heat is taken from.

    Attributes:
        analysis: The board that was checked last; what its checks measured is not measured again.
        city: The selected city, if one is.
        played: What bots found, if they have played.
    """

    analysis: "BoardAnalysis"
    city: str | None
    played: "Played | None"


class Source(Enum):
    """What else than the board a kind of heat follows."""

    BOARD = auto()
    SELECTION = auto()
    PLAYTEST = auto()


@dataclass(frozen=True)
class HeatKind:
    """Something that can be shown as heat.

    Attributes:
        id: Its name: `ticket_load`.
        title: What the menu and the legend say, in English: say(…).
        measure: Takes the numbers, on a thread of its own; None if something is still missing.
        source: What makes it measure again, besides the board.
        missing: What the legend asks for then.
    """

    id: str
    title: str
    measure: Callable[[Known], Heat | None]
    source: Source = Source.BOARD
    missing: str = ""

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)


def _ticket_load(known: Known) -> Heat:
    from trackwright.analysis.ticket_measures import ticket_loads  # late, as checks are

    return Heat.of(ticket_loads(known.analysis))


def _traffic(known: Known) -> Heat:
    """Return how much of all traffic runs through each city and connection."""
    from trackwright.analysis.board_analysis import network
    from trackwright.network.betweenness import betweenness

    found = betweenness(network(known.analysis))
    return Heat.of(found.connections, found.cities, told=percent)


def _distance(known: Known) -> Heat | None:
    """Return how many spaces each city is away from the selected one."""
    from trackwright.analysis.board_analysis import path_finder

    stops = {stop.id for stop in known.analysis.board.stops}
    if known.city not in stops:
        return None
    found = path_finder(known.analysis).distances(known.city)
    return Heat.of(cities={stop: away for stop, away in found.items() if stop in stops})


def _claims(known: Known) -> Heat | None:
    """Return in how many of the games that bots played each route is claimed."""
    if known.played is None:
        return None
    routes = known.played.report.routes
    return _of_games(known, known.played, {route.id: route.claimed.value for route in routes})


def _claims_of_winners(known: Known) -> Heat | None:
    """Return in how many of the games that bots played a winner claims each route."""
    if known.played is None:
        return None
    routes = known.played.report.routes
    shares = {route.id: route.claimed.value * route.by_winner.value for route in routes}
    return _of_games(known, known.played, shares)


def _of_games(known: Known, played: "Played", shares: Mapping[str, float]) -> Heat:
    is_old = not plays_the_same(played.job.board, known.analysis.board)
    return replace(Heat.of(routes=shares, told=percent), is_old=is_old)


TICKET_LOAD = HeatKind("ticket_load", say("Tickets on each connection"), _ticket_load)
TRAFFIC = HeatKind("traffic", say("Traffic between all cities"), _traffic)
DISTANCE = HeatKind(
    "distance",
    say("Distance from the selected city"),
    _distance,
    Source.SELECTION,
    say("Select a city."),
)
_PLAY = say("Let bots play first.")
CLAIMS = HeatKind(
    "claims", say("Games in which a route is claimed"), _claims, Source.PLAYTEST, _PLAY
)
CLAIMS_OF_WINNERS = HeatKind(
    "claims_of_winners",
    say("Games in which a winner claims a route"),
    _claims_of_winners,
    Source.PLAYTEST,
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
