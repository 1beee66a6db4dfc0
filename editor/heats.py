"""All kinds of heat there are."""

from trackwright.editor.canvas.heat import Heat
from trackwright.editor.heat import HeatKind, Known, Source
from trackwright.editor.words import QT_TRANSLATE_NOOP, percent


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

HEATS = (TICKET_LOAD, TRAFFIC, DISTANCE)
