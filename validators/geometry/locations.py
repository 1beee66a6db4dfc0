"""Checks of what a board says about the earth, and of the picture behind it."""

import math
from collections.abc import Callable, Iterator, Sequence

import numpy as np
import shapely

from trackwright.analysis.board_analysis import BoardAnalysis, measured, names
from trackwright.layout.curves import Floats
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.layout.picture_size import PictureSize, picture_size
from trackwright.layout.projections import ProjectionError, project
from trackwright.schema.board import Board, Crossing, Stop
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_changed
from trackwright.schema.geometry import GeoPoint, Point, Size
from trackwright.schema.projection import Projection
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import board_ref, stop_ref
from trackwright.validators.check import Fix, Found, board_check

FAR = 5.0
"""How many times as far off as usual a city lies that is found."""

NOT_FAR = 25.0
"""Millimetres that any city may lie off: making room for routes moves cities that far."""

FEWEST = 5
"""Cities with locations from which on it can be said what is usual on a board."""

STRETCH = 0.03
"""By how much a picture may be wider or narrower than it should be."""


@board_check(
    "G014",
    Severity.WARNING,
    why="Circles become ovals, and cities placed on a map no longer lie where they should.",
    source="`background` of the board, against the size that its file states.",
)
def picture_proportions(analysis: BoardAnalysis) -> Iterator[Found]:
    """The background picture is stretched: its proportions are not those it is printed in."""
    background, size = analysis.board.background, background_size(analysis)
    if background is None or size is None:
        return
    printed = background.size or analysis.board.size
    wider = (printed.width / printed.height) / (size.width / size.height)
    if abs(math.log(wider)) > math.log(1 + STRETCH):
        kept = Size(width=printed.width, height=_within(printed.width * size.height / size.width))
        fault = (
            say("{excess:.0f}% too wide", excess=100 * (wider - 1))
            if wider > 1
            else say("{excess:.0f}% too narrow", excess=100 * (1 - wider))
        )
        title = say(
            "Print it {width:g} × {height:g} mm large", width=kept.width, height=kept.height
        )
        yield Found(
            say(
                "the background picture is {width:g} × {height:g}{unit}, but is printed "
                "{printed_width:g} × {printed_height:g} mm large: {fault}",
                width=size.width,
                height=size.height,
                unit=say(" pixels") if size.in_pixels else "",
                printed_width=printed.width,
                printed_height=printed.height,
                fault=fault,
            ),
            (board_ref("background"),),
            fixes=(Fix(title, _printed_in(kept), safe=False),),
        )


@measured("background")
def background_size(analysis: BoardAnalysis) -> PictureSize | None:
    """Return the size of the background picture, if there is one that can be read."""
    if analysis.board.background is None or analysis.folder is None:
        return None
    return picture_size(analysis.folder / analysis.board.background.picture)


def _within(millimetres: float) -> float:
    return min(max(millimetres, 0.001), 20_000.0)


def _printed_in(size: Size) -> Callable[[Board], Board]:
    def edit(board: Board) -> Board:
        if board.background is None:
            return board
        return board.changed(background=board.background.changed(size=size))

    return edit


@board_check(
    "G020",
    Severity.WARNING,
    why="Its location or its position is wrong: often latitude and longitude are swapped.",
    source="On the published boards cities lie up to 26 mm off, and at most 4.5 times as far as "
    "the middle one of the board does.",
)
def far_from_its_location(analysis: BoardAnalysis) -> Iterator[Found]:
    """A city lies far from where its latitude and longitude would have it."""
    projection = analysis.board.projection
    located = [stop for stop in analysis.board.stops if stop.location is not None]
    if projection is None or len(located) < FEWEST:
        return
    try:
        places = _projected(projection, [stop.location for stop in located if stop.location])
    except ProjectionError:
        return
    shifts = np.array([stop.position for stop in located], dtype=float) - places
    on_the_map = np.asarray(np.isfinite(shifts).all(axis=1))
    if on_the_map.sum() < FEWEST:
        return
    # The whole map may be shifted against the cities; medians do not heed the stray ones.
    usual = np.median(shifts[on_the_map], axis=0)
    off = np.asarray(np.hypot(*(shifts - usual).T))
    limit = max(FAR * float(np.median(off[on_the_map])), NOT_FAR)
    for index in np.flatnonzero(np.logical_not(off <= limit)):
        stop = located[index]
        wanted = Point(*(places[index] + usual).tolist()) if on_the_map[index] else None
        said = (
            say("{off:.0f} mm from its location", off=off[index])
            if wanted
            else say("where the map has no room")
        )
        yield Found(
            say(
                "{city} lies {said}; the others lie within {limit:.0f} mm",
                city=names(analysis).stop(stop.id),
                said=said,
                limit=limit,
            )
            if wanted
            else say(
                "the map cannot show the location of {city}", city=names(analysis).stop(stop.id)
            ),
            (stop_ref(stop, "location"),),
            _way_to(stop, wanted),
            tuple(_corrections(analysis.board, stop, wanted, usual, limit)),
        )


def _projected(projection: Projection, places: Sequence[GeoPoint]) -> Floats:
    degrees = np.array([(place.lat, place.lon) for place in places])
    return np.column_stack(project(projection, degrees[:, 0], degrees[:, 1]))


def _way_to(stop: Stop, wanted: Point | None) -> shapely.LineString | None:
    return shapely.LineString([stop.position, wanted]) if wanted else None


def _corrections(
    board: Board, stop: Stop, wanted: Point | None, usual: Floats, limit: float
) -> Iterator[Fix]:
    """Yield slips of the pen that would explain it, then the move to where the location is."""
    if stop.location is None or board.projection is None:
        return
    lat, lon = stop.location.lat, stop.location.lon
    for title, lat_meant, lon_meant in (
        (say("Swap its latitude and longitude"), lon, lat),
        (say("Change the sign of its longitude"), lat, -lon),
        (say("Change the sign of its latitude"), -lat, lon),
    ):
        if abs(lat_meant) <= 90:
            meant = GeoPoint(lat=lat_meant, lon=lon_meant)
            place = _projected(board.projection, [meant])[0] + usual
            if np.hypot(*(place - stop.position)) <= limit:
                yield Fix(title, _changed(stop, location=meant))
                return
    if wanted and not stop.locked and _is_on(board, stop, wanted):
        yield Fix(say("Move it to its location"), _changed(stop, position=wanted), safe=False)


def _is_on(board: Board, stop: Stop, place: Point) -> bool:
    margin = stop_radius(stop) + board.profile.score_border
    across = margin < place.x < board.size.width - margin
    return across and margin < place.y < board.size.height - margin


def _changed(stop: Stop, **fields: Point | GeoPoint) -> Callable[[Board], Board]:
    name = stop.id
    if isinstance(stop, Crossing):
        return lambda board: with_changed(board, "crossings", name, **fields)
    return lambda board: with_changed(board, "cities", name, **fields)


@board_check(
    "G023",
    Severity.WARNING,
    why="No location can be turned into a place on the board.",
    source="`projection` of the board: not every centre and every pair of parallels gives a map.",
)
def impossible_projection(analysis: BoardAnalysis) -> Iterator[Found]:
    """The board's projection cannot be drawn."""
    if analysis.board.projection is None:
        return
    try:
        _projected(analysis.board.projection, [analysis.board.projection.center])
    except ProjectionError as error:
        yield Found(error.sentence, (board_ref("projection"),))
