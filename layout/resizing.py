"""A board at another size."""

from trackwright.layout.new_map import default_profile
from trackwright.schema.board import Background, Board
from trackwright.schema.edits import Move, route_moved, with_surroundings_moved
from trackwright.schema.geometry import Point, Size
from trackwright.schema.profile import Profile
from trackwright.schema.projection import Projection


def resized(board: Board, size: Size) -> Board:
    """Return the board at another size, with all that lies on it as much larger, in the middle.

    What has a size of its own stays as it is: spaces, trains, cards, and names, which keep their
    distance from their cities.
    """
    factor = min(size.width / board.size.width, size.height / board.size.height)
    aside = Point(
        (size.width - factor * board.size.width) / 2,
        (size.height - factor * board.size.height) / 2,
    )

    def there(at: Point) -> Point:
        return Point(aside.x + factor * at.x, aside.y + factor * at.y)

    return with_surroundings_moved(board, there).changed(
        size=size,
        profile=_resized_profile(board, size),
        projection=_moved_projection(board.projection, there, factor),
        background=_moved_background(board, there, factor),
        cities=tuple(city.changed(position=there(city.position)) for city in board.cities),
        crossings=tuple(stop.changed(position=there(stop.position)) for stop in board.crossings),
        routes=tuple(route_moved(route, there) for route in board.routes),
        warp=tuple(
            point.changed(projected=there(point.projected), moved=there(point.moved))
            for point in board.warp
        ),
    )


def _resized_profile(board: Board, size: Size) -> Profile:
    """Return the usual measures if the board has them; it keeps being without a score track."""
    usual, profile = default_profile(board.size), board.profile
    if profile == usual:
        return default_profile(size)
    if profile == usual.changed(score_border=0):
        return default_profile(size).changed(score_border=0)
    return profile


def _moved_projection(
    projection: Projection | None, there: Move, factor: float
) -> Projection | None:
    if projection is None:
        return None
    return projection.changed(origin=there(projection.origin), scale=factor * projection.scale)


def _moved_background(board: Board, there: Move, factor: float) -> Background | None:
    picture = board.background
    if picture is None:
        return None
    drawn = picture.size or board.size
    size = Size(width=factor * drawn.width, height=factor * drawn.height)
    return picture.changed(position=there(picture.position), size=size)
