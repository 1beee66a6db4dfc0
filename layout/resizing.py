"""A board at another size."""

from collections.abc import Callable

from trackwright.layout.new_map import default_profile
from trackwright.schema.board import Background, Board, Country, Region, Route
from trackwright.schema.geometry import Point, Polygon, Size
from trackwright.schema.projection import Projection

Move = Callable[[Point], Point]


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

    is_usual = board.profile == default_profile(board.size)
    return board.changed(
        size=size,
        profile=default_profile(size) if is_usual else board.profile,
        projection=_moved_projection(board.projection, there, factor),
        background=_moved_background(board, there, factor),
        cities=tuple(city.changed(position=there(city.position)) for city in board.cities),
        crossings=tuple(stop.changed(position=there(stop.position)) for stop in board.crossings),
        routes=tuple(_moved_route(route, there) for route in board.routes),
        countries=tuple(_moved_area(country, there) for country in board.countries),
        regions=tuple(_moved_area(region, there) for region in board.regions),
    )


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


def _moved_route(route: Route, there: Move) -> Route:
    if not route.bends and not route.spaces:
        return route
    spaces = (space.changed(position=there(space.position)) for space in route.spaces)
    return route.changed(bends=tuple(map(there, route.bends)), spaces=tuple(spaces))


def _moved_area(area: Country | Region, there: Move) -> Country | Region:
    def moved(polygon: Polygon) -> Polygon:
        holes = tuple(tuple(map(there, hole)) for hole in polygon.holes)
        return polygon.changed(outer=tuple(map(there, polygon.outer)), holes=holes)

    return area.changed(borders=tuple(map(moved, area.borders)))
