"""Checks of what a board is made of: ids, names, and whether all hangs together."""

from collections.abc import Callable, Iterator

from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.edits import without_stop
from trackwright.validators.check import Fix, Found, board_check
from trackwright.validators.places import stop_place
from trackwright.validators.survey import Survey, names, network


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
                f"no route leads to {names(survey).stop(stop.id)}",
                (stop_place(stop),),
                fixes=(Fix("Remove it with its tickets", _without(stop.id), safe=False),),
            )


def _without(stop: str) -> Callable[[Board], Board]:
    return lambda board: without_stop(board, stop)
