"""All kinds of heat there are."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from trackwright.editor.canvas.heat import Heat
from trackwright.editor.heat import HeatKind, Known, Source
from trackwright.editor.playtesting.plan import plays_the_same
from trackwright.editor.words import QT_TRANSLATE_NOOP, percent

if TYPE_CHECKING:
    from trackwright.editor.playtesting.playing import Played


def _ticket_load(known: Known) -> Heat:
    from trackwright.validators.published.measures import ticket_loads  # late, as checks are

    return Heat.of(ticket_loads(known.survey))


def _traffic(known: Known) -> Heat:
    """Return how much of all traffic runs through each city and connection."""
    from trackwright.network.betweenness import betweenness
    from trackwright.validators.survey import network

    found = betweenness(network(known.survey))
    return Heat.of(found.connections, found.cities, told=percent)


def _distance(known: Known) -> Heat | None:
    """Return how many spaces each city is away from the selected one."""
    from trackwright.validators.published.measures import ways

    stops = {stop.id for stop in known.survey.board.stops}
    if known.city not in stops:
        return None
    found = ways(known.survey).distances(known.city)
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
    is_old = not plays_the_same(played.job.board, known.survey.board)
    return replace(Heat.of(routes=shares, told=percent), is_old=is_old)


TICKET_LOAD = HeatKind(
    "ticket_load", QT_TRANSLATE_NOOP("Heat", "Tickets on each connection"), _ticket_load
)
TRAFFIC = HeatKind("traffic", QT_TRANSLATE_NOOP("Heat", "Traffic between all cities"), _traffic)
DISTANCE = HeatKind(
    "distance",
    QT_TRANSLATE_NOOP("Heat", "Distance from the selected city"),
    _distance,
    Source.SELECTION,
    QT_TRANSLATE_NOOP("Heat", "Select a city."),
)
_PLAY = QT_TRANSLATE_NOOP("Heat", "Let bots play first.")
CLAIMS = HeatKind(
    "claims",
    QT_TRANSLATE_NOOP("Heat", "Games in which a route is claimed"),
    _claims,
    Source.PLAYTEST,
    _PLAY,
)
CLAIMS_OF_WINNERS = HeatKind(
    "claims_of_winners",
    QT_TRANSLATE_NOOP("Heat", "Games in which a winner claims a route"),
    _claims_of_winners,
    Source.PLAYTEST,
    _PLAY,
)

HEATS = (TICKET_LOAD, TRAFFIC, DISTANCE, CLAIMS, CLAIMS_OF_WINNERS)
