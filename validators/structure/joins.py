"""Checks of whether a board hangs together: what its routes join."""

from collections.abc import Callable, Iterator
from functools import reduce

from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_changed, without, without_stop
from trackwright.schema.sentences import listed, say
from trackwright.validators.check import Fix, Found, board_check
from trackwright.validators.places import board_place, route_place, stop_place
from trackwright.validators.survey import NETWORK, Survey, measured, names, network, stops

Edit = Callable[[Board], Board]


@board_check(
    "S006",
    "isolated-city",
    Severity.ERROR,
    problem="No route leads to a city.",
    why="Nobody can ever reach it; often it is a second spelling of a city that has the routes.",
    source="Tickets and networks need routes to every city.",
)
def isolated_city(survey: Survey) -> Iterator[Found]:
    """Find cities and crossings without a route."""
    for stop in survey.board.stops:
        if not network(survey).neighbours[stop.id]:
            yield Found(
                say("no route leads to {city}", city=names(survey).stop(stop.id)),
                (stop_place(stop),),
                fixes=(Fix(say("Remove it with its tickets"), _without_stop(stop.id), safe=False),),
            )


@board_check(
    "S007",
    "board-in-parts",
    Severity.WARNING,
    problem="Some cities are joined to each other, but not to the rest of the board.",
    why="No network can span the board, and no ticket can lead from one part to the other.",
    source="On the published boards every city can be reached from every other; no way leads "
    "through a crossing.",
)
def board_in_parts(survey: Survey) -> Iterator[Found]:
    """Find parts of the board that no routes join to the largest part."""
    for part in parts(survey)[1:]:
        called = listed(names(survey).stops(part))
        yield Found(
            say(
                "no routes join {cities} to the rest of the board; draw one, or remove them",
                cities=called,
            ),
            tuple(stop_place(stops(survey)[stop]) for stop in part),
            fixes=(Fix(say("Remove them with their tickets"), _without_stops(part), safe=False),),
        )


@board_check(
    "S033",
    "empty-board",
    Severity.WARNING,
    problem="The board has no cities or no routes yet.",
    why="Nobody can play on it, and most checks have nothing to look at.",
    source="A board is cities and the routes between them.",
)
def empty_board(survey: Survey) -> Iterator[Found]:
    """Find boards that are not begun."""
    missing = tuple(kind for kind in ("cities", "routes") if not getattr(survey.board, kind))
    if missing:
        yield Found(
            {
                ("cities", "routes"): say("the board has no cities and no routes yet"),
                ("cities",): say("the board has no cities yet"),
                ("routes",): say("the board has no routes yet"),
            }[missing],
            tuple(map(board_place, missing)),
        )


@board_check(
    "S008",
    "route-to-itself",
    Severity.ERROR,
    problem="A route begins and ends in the same city.",
    why="It joins nothing and cannot be drawn.",
    source="A route joins two cities.",
)
def route_to_itself(survey: Survey) -> Iterator[Found]:
    """Find routes whose two ends are one."""
    for route in survey.board.routes:
        if route.ends[0] == route.ends[1]:
            yield Found(
                say(
                    "the route {route} begins and ends in the same city",
                    route=names(survey).route(route),
                ),
                (route_place(route, "ends"),),
                fixes=(Fix(say("Remove the route"), _without_route(route.id), safe=False),),
            )


@board_check(
    "S027",
    "hand-placed-spaces",
    Severity.WARNING,
    problem="A route has another number of spaces placed by hand than its length.",
    why="Then none of them counts: the spaces lie along the curve as if none were placed.",
    source="Spaces placed by hand hold only when there is one for each unit of the length.",
)
def hand_placed_spaces(survey: Survey) -> Iterator[Found]:
    """Find routes with too few or too many spaces placed by hand."""
    for route in survey.board.routes:
        placed = len(route.spaces)
        if placed and not route.is_placed_by_hand:
            fits = all(icon < placed for icon in route.icons)
            longer = Fix(
                say("Make the route {placed} long", placed=placed),
                _long(route.id, placed),
                safe=False,
            )
            loose = Fix(say("Lay them along the curve"), _without_spaces(route.id), safe=False)
            called = names(survey).route(route)
            told = {"route": called, "length": route.length, "placed": placed}
            yield Found(
                say("the route {route} is {length} long, but 1 space is placed by hand", **told)
                if placed == 1
                else say(
                    "the route {route} is {length} long, but {placed} spaces are placed by hand",
                    **told,
                ),
                (route_place(route, "spaces"),),
                fixes=(longer, loose) if fits else (loose,),
            )


@measured(*NETWORK)
def parts(survey: Survey) -> tuple[tuple[str, ...], ...]:
    """Return the sets of cities that routes join, the largest first; lone cities are none."""
    joined = network(survey)
    seen: set[str] = set()
    found = []
    for stop, neighbours in joined.neighbours.items():
        if neighbours and stop not in seen and stop not in joined.crossings:
            seen.add(stop)
            part = [stop]
            for reached in part:
                new = joined.neighbours[reached].keys() - seen - joined.crossings
                seen |= new
                part.extend(sorted(new))
            found.append(tuple(part))
    return tuple(sorted(found, key=len, reverse=True))


def _without_stop(stop: str) -> Edit:
    return lambda board: without_stop(board, stop)


def _without_stops(some: tuple[str, ...]) -> Edit:
    return lambda board: reduce(without_stop, some, board)


def _without_route(route: str) -> Edit:
    return lambda board: without(board, "routes", route)


def _long(route: str, length: int) -> Edit:
    return lambda board: with_changed(board, "routes", route, length=length)


def _without_spaces(route: str) -> Edit:
    return lambda board: with_changed(board, "routes", route, spaces=())
