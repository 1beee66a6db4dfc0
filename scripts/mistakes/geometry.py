"""Routes and cities in the wrong place on the board."""

from collections.abc import Mapping
from math import atan2, degrees, dist, tau
from random import Random

import numpy as np
from shapely import LineString

from mistakes.kinds import PICTURES, needed, on_board, one_of, some_of
from trackwright.layout.tracks import Space, Track, place_tracks
from trackwright.schema.board import Background, Board, City, PlacedSpace, Route, connections
from trackwright.schema.edits import Kind, with_added, with_changed
from trackwright.schema.geometry import GeoPoint, Point


@on_board("A city is moved onto another.", "G005")
def city_on_another(board: Board, random: Random) -> Board:
    city, other = some_of(random, board.cities, 2, "fewer than two cities")
    x, y = other.position
    place = (x + random.choice((-3, -2, 2, 3)), y + random.uniform(-3, 3))
    return with_changed(board, "cities", city.id, position=place)


@on_board("A city has the position of another, copied with it.", "G021")
def city_with_a_copied_position(board: Board, random: Random) -> Board:
    city, other = some_of(random, board.cities, 2, "fewer than two cities")
    return with_changed(board, "cities", city.id, position=other.position)


@on_board("A city is moved off the board.", "G003")
def city_off_the_board(board: Board, random: Random) -> Board:
    city = one_of(random, board.cities, "no cities")
    size = board.size
    places = ((-15.0, 100.0), (100.0, -15.0), (size.width + 15, 100.0), (100.0, size.height + 15))
    return with_changed(board, "cities", city.id, position=random.choice(places))


@on_board("A city is moved onto the spaces of a route that passes by.", "G002")
def city_under_a_route(board: Board, random: Random) -> Board:
    city = one_of(random, board.cities, "no cities")
    passing = [r for r in board.routes if city.id not in r.ends and r.length >= 2]
    space = _a_space(board, one_of(random, passing, "no other routes"), random)
    return with_changed(board, "cities", city.id, position=(space.x, space.y))


@on_board("A city is moved most of the way towards a neighbour: their route is squeezed.", "G011")
def city_too_near_its_neighbour(board: Board, random: Random) -> Board:
    route = one_of(random, (r for r in board.routes if r.length >= 2), "no routes of two spaces")
    start, end = _ends(board, route)
    board = with_changed(board, "routes", route.id, bends=())
    for twin in board.routes:
        if set(twin.ends) == set(route.ends):
            board = with_changed(board, "routes", twin.id, bends=())
    cities = {city.id for city in board.cities}
    kind: Kind = "cities" if route.ends[0] in cities else "crossings"
    place = _between(start, end, random.uniform(0.6, 0.75))
    return with_changed(board, kind, route.ends[0], position=place)


@on_board("A route is bent over its neighbour, so that their spaces overlap.", "G001")
def route_over_its_neighbour(board: Board, random: Random) -> Board:
    places = _positions(board)
    pairs = [
        (one, other)
        for one in _singles(board)
        for other in board.routes
        for shared in set(one.ends) & set(other.ends)
        if one.id != other.id
        and min(one.length, other.length) >= 2
        and _angle(places, one, other, shared) < 60
    ]
    one, other = one_of(random, pairs, "no routes side by side")
    middle = place_tracks(board)[other.id].middle
    points, _ = middle.at(np.array([middle.length / 2]))
    return with_changed(board, "routes", one.id, bends=(_point(points[0]),))


@on_board("A route is bent across another.", "G004")
def route_across_another(board: Board, random: Random) -> Board:
    singles = _singles(board)
    straight = [route for route in singles if route.length >= 3 and not route.bends]
    found = (
        (one, bend)
        for one in random.sample(singles, len(singles))
        for other in random.sample(straight, len(straight))
        if (bend := _bend_across(board, one, other))
    )
    one, bend = needed(next(found, None), "no straight routes side by side")
    return with_changed(board, "routes", one.id, bends=(bend,))


@on_board("A route is drawn through a city where it does not end.", "G002", "G018", either=True)
def route_through_a_third_city(board: Board, random: Random) -> Board:
    places = _positions(board)
    pairs = [
        (one, other, shared)
        for one in _singles(board)
        for other in _singles(board)
        for shared in set(one.ends) & set(other.ends)
        if one.id < other.id and _angle(places, one, other, shared) > 150
    ]
    one, other, shared = one_of(random, pairs, "no routes in a row")
    first, last = (end for route in (one, other) for end in route.ends if end != shared)
    length, color = one.length + other.length, one.color
    route = Route(
        id="through", ends=(first, last), color=color, length=length, bends=(places[shared],)
    )
    return with_added(board, "routes", route)


@on_board("A route is given more spaces than it has room for.", "G011")
def route_too_long_for_its_way(board: Board, random: Random) -> Board:
    route = one_of(random, board.routes, "no routes")
    return with_changed(board, "routes", route.id, length=route.length + random.randint(3, 5))


@on_board("A route of four spaces or more is given only one.", "G012")
def route_too_short_for_its_way(board: Board, random: Random) -> Board:
    long = [route for route in _singles(board) if route.length >= 4]
    return with_changed(board, "routes", one_of(random, long, "no long routes").id, length=1)


@on_board("A route has a bend that no train can follow.", "G013")
def sharp_bend(board: Board, random: Random) -> Board:
    long = [r for r in _singles(board) if r.length >= 2]
    route = one_of(random, long, "no single routes of two spaces")
    along, aside = _directions(board, route)
    middle = np.array(_middle(board, route))
    away = dist(*_ends(board, route)) * random.uniform(1.3, 1.6)
    tip = middle + random.choice((-1, 1)) * away * aside
    bends = (tip - 3 * along, tip + 3 * along)
    return with_changed(board, "routes", route.id, bends=tuple(map(_point, bends)))


@on_board("A route's bends are in the wrong order, so that it makes a loop.", "G017")
def loop(board: Board, random: Random) -> Board:
    long = [r for r in _singles(board) if r.length >= 3]
    route = one_of(random, long, "no single routes of three spaces")
    along, aside = _directions(board, route)
    middle = np.array(_middle(board, route))
    bends = (middle + 20 * along, middle + 25 * aside, middle - 20 * along)
    return with_changed(board, "routes", route.id, bends=tuple(map(_point, bends)))


@on_board("One of the spaces placed by hand lies far from its route.", "G016")
def space_by_hand_astray(board: Board, random: Random) -> Board:
    long = [r for r in _singles(board) if r.length >= 2]
    route = one_of(random, long, "no single routes of two spaces")
    spaces = [
        PlacedSpace(position=Point(round(s.x, 3), round(s.y, 3)), angle=round(s.angle % 360, 3))
        for s in place_tracks(board)[route.id].spaces
    ]
    astray = random.randrange(len(spaces))
    away = max(dist(*_ends(board, route)), 100) * random.uniform(0.7, 1.0)
    middle, aside = np.array(_middle(board, route)), _directions(board, route)[1]
    places = [_point(middle + away * aside), _point(middle - away * aside)]
    bend = route.bends[0] if route.bends else random.choice(places)
    place = max(places, key=lambda place: dist(place, bend))
    spaces[astray] = spaces[astray].changed(position=place)
    return with_changed(board, "routes", route.id, spaces=tuple(spaces))


@on_board("One of two parallel tracks has another number of spaces.", "G008")
def parallel_tracks_of_unequal_length(board: Board, random: Random) -> Board:
    route = one_of(random, _twins(board), "no parallel tracks")
    length = route.length + (1 if route.length == 1 else random.choice((-1, 1)))
    return with_changed(board, "routes", route.id, length=length)


@on_board("One of two parallel ferries has lost its icons.", "G009")
def parallel_ferries_of_unequal_icons(board: Board, random: Random) -> Board:
    ferries = [route for route in _twins(board) if route.icons]
    ferry = one_of(random, ferries, "no parallel ferries")
    return with_changed(board, "routes", ferry.id, icons=())


@on_board("A city's latitude and longitude are swapped.", "G020")
def latitude_and_longitude_swapped(board: Board, random: Random) -> Board:
    swapped = {
        city.id: GeoPoint(lat=city.location.lon, lon=city.location.lat)
        for city in board.cities
        if city.location and abs(city.location.lat - city.location.lon) > 8
    }
    city = one_of(random, swapped, "no true locations")
    return with_changed(board, "cities", city, location=swapped[city])


@on_board("Two cities have changed places.", "G020")
def two_cities_changed_places(board: Board, random: Random) -> Board:
    one = one_of(random, _located(board), "no true locations")
    far = [city for city in _located(board) if dist(city.position, one.position) > 250]
    other = one_of(random, far, "no far cities")
    places = {one.id: other.position, other.id: one.position}
    cities = [c.changed(position=places.get(c.id, c.position)) for c in board.cities]
    return board.changed(cities=tuple(cities))


@on_board("The picture behind the board is stretched.", "G014")
def stretched_picture(board: Board, random: Random) -> Board:
    picture = PICTURES / f"{board.id}-classic.png"
    one_of(random, [picture] * picture.is_file(), "no picture")
    wide = {"width": board.size.width, "height": board.size.height * random.uniform(0.5, 0.7)}
    stretched = Background.model_validate({"picture": picture.name, "size": wide})
    return board.changed(background=stretched)


def _singles(board: Board) -> list[Route]:
    """Return the routes that have no parallel track."""
    return [c.tracks[0] for c in connections(board) if len(c.tracks) == 1]


def _twins(board: Board) -> list[Route]:
    """Return the tracks of all connections whose tracks are alike."""
    return [
        track
        for connection in connections(board)
        for track in connection.tracks
        if len(connection.tracks) > 1
        and len({(t.length, len(t.icons)) for t in connection.tracks}) == 1
    ]


def _located(board: Board) -> list[City]:
    return [city for city in board.cities if city.location]


def _positions(board: Board) -> dict[str, Point]:
    return {stop.id: stop.position for stop in board.stops}


def _ends(board: Board, route: Route) -> tuple[Point, Point]:
    positions = _positions(board)
    return positions[route.ends[0]], positions[route.ends[1]]


def _middle(board: Board, route: Route) -> Point:
    return _between(*_ends(board, route), 0.5)


def _between(start: Point, end: Point, share: float) -> Point:
    return Point(start.x + share * (end.x - start.x), start.y + share * (end.y - start.y))


def _angle(places: Mapping[str, Point], one: Route, other: Route, shared: str) -> float:
    """Return the angle between two routes where they meet, in degrees."""
    here = places[shared]
    headings = [
        atan2(there.y - here.y, there.x - here.x)
        for there in (places[end] for route in (one, other) for end in route.ends if end != shared)
    ]
    turn = abs(headings[0] - headings[1]) % tau
    return degrees(min(turn, tau - turn))


def _bend_across(board: Board, one: Route, other: Route) -> Point | None:
    """Return a point beyond another route that one can be bent to, across it and back."""
    if not set(one.ends).isdisjoint(other.ends):
        return None
    middle, target = _middle(board, one), _middle(board, other)
    away = dist(middle, target)
    if not 20 < away < 90:
        return None
    beyond = _between(middle, target, (away + 20) / away)
    start, end = _ends(board, one)
    there_and_back = LineString([start, beyond, end])
    crossed = there_and_back.intersection(LineString(_ends(board, other)))
    return beyond if crossed.geom_type == "MultiPoint" else None


def _directions(board: Board, route: Route) -> tuple[np.ndarray, np.ndarray]:
    """Return which way a route leads, and which way is to its right."""
    start, end = _ends(board, route)
    along = np.subtract(end, start) / dist(start, end)
    return along, np.array((-along[1], along[0]))


def _point(place: np.ndarray) -> Point:
    return Point(round(float(place[0]), 3), round(float(place[1]), 3))


def _a_space(board: Board, route: Route, random: Random) -> Space:
    track: Track = place_tracks(board)[route.id]
    return random.choice(track.spaces)
