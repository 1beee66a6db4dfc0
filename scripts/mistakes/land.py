"""Countries: borders, tints, and which city lies where."""

from random import Random

import shapely

from mistakes.kinds import needed, on_board, one_of
from trackwright.layout.areas import SPECK, area_of, polygons_of
from trackwright.rendering.themes import CLASSIC
from trackwright.schema.board import Board, City, Country
from trackwright.schema.edits import with_added, with_changed
from trackwright.schema.geometry import Point, Polygon

SURELY_INSIDE = 5.0
"""Millimetres: closer to an outline, a city may be meant to lie on either side."""

ROUTE_COLORS = ("red", "green", "blue", "yellow", "orange", "purple")


@on_board("A city is said to lie in a country far away.", "S019")
def city_in_the_wrong_country(board: Board, random: Random) -> Board:
    city = one_of(random, (c for c in board.cities if c.country), "no cities with countries")
    others = [c for c in board.countries if c.borders and _distance(c, city) > 60]
    country = one_of(random, others, "no other countries with borders")
    return with_changed(board, "cities", city.id, country=country.id)


@on_board("A city is moved across the board, out of its country.", "S019")
def city_moved_out_of_its_country(board: Board, random: Random) -> Board:
    city = one_of(random, _in_drawn_countries(board), "no cities in countries with borders")
    home = next(c for c in board.countries if c.id == city.country)
    abroad = [c for c in board.cities if c.country != city.country]
    random.shuffle(abroad)
    far = [next(c for c in abroad if _distance(home, c) > 60)] if abroad else []
    other = one_of(random, far, "only one country has cities")
    x, y = other.position
    return with_changed(board, "cities", city.id, position=(x + 20.0, y + 20.0))


@on_board("Two corners of a border are swapped, so that it crosses itself.", "S021")
def border_that_crosses_itself(board: Board, random: Random) -> Board:
    country = one_of(random, _drawn(board), "no borders")
    outer = list(max(country.borders, key=lambda area: len(area.outer)).outer)
    first = random.randrange(len(outer))
    third = (first + len(outer) // 2) % len(outer)
    outer[first], outer[third] = outer[third], outer[first]
    return with_changed(board, "countries", country.id, borders=(Polygon(outer=tuple(outer)),))


@on_board("A border has lost all its area: its corners lie on one line.", "S021")
def border_without_area(board: Board, random: Random) -> Board:
    country = one_of(random, _drawn(board), "no borders")
    x, y = country.borders[0].outer[0]
    flat = Polygon(outer=tuple(Point(x + 10 * i, y) for i in range(4)))
    return with_changed(board, "countries", country.id, borders=(*country.borders, flat))


@on_board("A country lies over its neighbours.", "S022")
def overlapping_borders(board: Board, random: Random) -> Board:
    cities = _in_drawn_countries(board)
    random.shuffle(cities)
    ashore = (city for city in cities if _is_at_home(board, city))
    city = needed(next(ashore, None), "no cities in countries with borders")
    square = Country(id="enclave", name="Enclave", borders=(_square(city.position, 12.0),))
    return with_added(board, "countries", square)


@on_board("A country shrinks a little: a narrow gap to its neighbours opens.", "S023")
def gap_between_neighbours(board: Board, random: Random) -> Board:
    inland = [
        c for c in _drawn(board) if any(_share_a_border(c, d) for d in _drawn(board) if d is not c)
    ]
    country = one_of(random, inland, "no neighbouring countries")
    smaller = area_of(country.borders).buffer(-random.uniform(0.2, 0.3), join_style="mitre")
    borders = polygons_of(smaller, SPECK)
    return with_changed(board, "countries", country.id, borders=borders)


@on_board("A region with an outline has lost one of its cities.", "S032")
def city_missing_from_a_drawn_region(board: Board, random: Random) -> Board:
    drawn = [r for r in board.regions if r.borders and r.cities]
    region = one_of(random, drawn, "no region has an outline")
    area = area_of(region.borders).buffer(-SURELY_INSIDE)
    inside = [c for c in board.cities if area.covers(shapely.Point(c.position))]
    members = [city.id for city in inside if city.id in region.cities]
    gone = one_of(random, members, "no city lies within the outline")
    cities = tuple(city for city in region.cities if city != gone)
    return with_changed(board, "regions", region.id, cities=cities)


@on_board("A country is drawn in so dark a tint that names on it cannot be read.", "A001")
def tint_that_hides_names(board: Board, random: Random) -> Board:
    city = one_of(random, _in_drawn_countries(board), "no cities in countries with borders")
    tint = random.choice(("#000000", "#1a1a2e", "#2b1d0e", "#003300"))
    return with_changed(board, "countries", str(city.country), color=tint)


@on_board("A country has the very colour of routes that run through it.", "A002")
def tint_that_hides_routes(board: Board, random: Random) -> Board:
    homes = {city.id: city.country for city in _in_drawn_countries(board)}
    inside = [
        r
        for r in board.routes
        if r.color in ROUTE_COLORS
        and r.length >= 2
        and homes.get(r.ends[0]) is not None
        and homes.get(r.ends[0]) == homes.get(r.ends[1])
    ]
    route = one_of(random, inside, "no route lies within a country")
    tint = CLASSIC.routes[route.color].fill
    return with_changed(board, "countries", str(homes[route.ends[0]]), color=tint)


@on_board("Two neighbouring countries have the same tint.", "A003")
def neighbours_of_one_tint(board: Board, random: Random) -> Board:
    pairs = [
        (one, other)
        for one in _drawn(board)
        for other in _drawn(board)
        if one.id < other.id and _share_a_border(one, other)
    ]
    pair = one_of(random, pairs, "no neighbouring countries")
    for country in pair:
        board = with_changed(board, "countries", country.id, color="#D8C9A3")
    return board


def _drawn(board: Board) -> list[Country]:
    return [country for country in board.countries if country.borders]


def _in_drawn_countries(board: Board) -> list[City]:
    drawn = {country.id for country in _drawn(board)}
    return [city for city in board.cities if city.country in drawn]


def _is_at_home(board: Board, city: City) -> bool:
    home = next(country for country in board.countries if country.id == city.country)
    return _distance(home, city) == 0


def _square(middle: Point, half: float) -> Polygon:
    x, y = middle
    corners = (
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    )
    return Polygon(outer=tuple(Point(*corner) for corner in corners))


def _distance(country: Country, city: City) -> float:
    return float(area_of(country.borders).distance(shapely.Point(city.position)))


def _share_a_border(one: Country, other: Country) -> bool:
    """Return whether two borders have a good part of their corners in common."""
    corners = [{c for area in country.borders for c in area.outer} for country in (one, other)]
    return len(corners[0] & corners[1]) >= 8
