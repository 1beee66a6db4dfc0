"""Checks of borders: that they are areas, fit together, and have their cities inside."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.analysis.board_analysis import STOPS, BoardAnalysis, measured, names, stops
from trackwright.analysis.country_areas import (
    THIN,
    Outlines,
    country_areas,
    gap_between,
    gaps,
    overlaps,
    repaired,
)
from trackwright.layout.areas import SPECK, area_of, polygons_of
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.schema.board import Board, Country, Region, Stop
from trackwright.schema.checks import Severity
from trackwright.schema.edits import Kind, list_of, with_changed
from trackwright.schema.geometry import Point, Polygon
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.schema.thing_ref import ThingRef, spoken, stop_ref
from trackwright.validators.check import (
    Edit,
    Fix,
    Found,
    ImpossibleFixError,
    board_check,
    field_change,
)
from trackwright.validators.structure.connectedness import stops_by_country

_FAULTS = {
    "Self-intersection": say("crosses itself"),
    "Ring Self-intersection": say("touches itself"),
    "Hole lies outside shell": say("has a hole outside of it"),
    "Holes are nested": say("has a hole within a hole"),
    "Interior is disconnected": say("is cut in two by its holes"),
    "Too few points in geometry component": say("has no area"),
    "Duplicate Rings": say("has the same outline twice"),
}
"""What is wrong with a polygon, by shapely's name of it."""


@board_check(
    "S019",
    Severity.WARNING,
    why="The board shows it in another country or in the sea than rules and tickets say.",
    source="Coastal cities of the published boards lie up to 1.7 mm off their simplified coasts: a "
    "city is only reported when its disc no longer touches its country.",
)
def city_outside_its_country(analysis: BoardAnalysis) -> Iterator[Found]:
    """A city lies outside of the border of its country."""
    called = names(analysis)
    for stop, off in _off_their_land(analysis):
        country = str(stop.country)
        foreign = country_areas(analysis).countries_at(shapely.Point(stop.position))
        where = say(", in {country}", country=called.country(foreign[0])) if foreign else ""
        yield Found(
            say(
                "{city} belongs to {country}, but lies {off:.1f} mm outside of its border{where}",
                city=called.stop(stop.id),
                country=called.country(country),
                off=off,
                where=where,
            ),
            (stop_ref(stop, "position"), ThingRef("country", country)),
            fixes=tuple(_homecoming(analysis, stop, foreign)),
        )


@board_check(
    "S021",
    Severity.WARNING,
    why="What is inside is a matter of opinion: programs that print or export it may disagree.",
    source="Outlines neither cross nor touch themselves, and their holes lie inside.",
)
def invalid_border(analysis: BoardAnalysis) -> Iterator[Found]:
    """A border of a country or region is not the outline of an area."""
    yield from _invalid_borders(analysis)


@board_check(
    "S022",
    Severity.WARNING,
    why="One is drawn over the other, and a city there lies in both.",
    source="Neighbours on the published boards share their border exactly.",
)
def overlapping_borders(analysis: BoardAnalysis) -> Iterator[Found]:
    """The areas of two countries overlap."""
    countries = analysis.board.countries
    for (one, other), area in overlaps(analysis).items():
        ids = countries[one].id, countries[other].id
        first, second = map(names(analysis).country, ids)
        yield Found(
            say(
                "{first} and {second} overlap by {area:.1f} mm²",
                first=first,
                second=second,
                area=area.area,
            ),
            tuple(ThingRef("country", name, ("borders",)) for name in ids),
            where=area,
            fixes=(
                Fix(say("Cut it off {country}", country=first), _cut(*ids), safe=False),
                Fix(say("Cut it off {country}", country=second), _cut(*reversed(ids)), safe=False),
            ),
        )


@board_check(
    "S023",
    Severity.WARNING,
    why="The background shows through as a thin line of sea.",
    source="Neighbours on the published boards share their border exactly; gaps of more than half "
    "a millimetre are taken for straits and rivers.",
)
def sliver_between_borders(analysis: BoardAnalysis) -> Iterator[Found]:
    """Two countries leave a narrow gap between them."""
    countries = analysis.board.countries
    for (one, other), area in gaps(analysis).items():
        ids = countries[one].id, countries[other].id
        first, second = map(names(analysis).country, ids)
        yield Found(
            say(
                "{first} and {second} leave a narrow gap of {area:.1f} mm² between them",
                first=first,
                second=second,
                area=area.area,
            ),
            tuple(ThingRef("country", name, ("borders",)) for name in ids),
            where=area,
            fixes=(Fix(say("Give it to {country}", country=first), _filled(*ids), safe=False),),
        )


@board_check(
    "S032",
    Severity.WARNING,
    why="Players go by the outline that they see, the rules by the list.",
    source="On the published boards every city of a drawn region touches its outline, and no other "
    "lies inside.",
)
def region_outline(analysis: BoardAnalysis) -> Iterator[Found]:
    """The outline of a region and the list of its cities disagree."""
    doubtful = _region_outlines(analysis).doubtful
    for number, region in enumerate(analysis.board.regions):
        if not region.borders or not region.cities or number in doubtful:
            continue
        area = area_of(region.borders)
        called = spoken(region.name, region.id)
        members = (stops(analysis)[name] for name in region.cities if name in stops(analysis))
        absent = [stop for stop in members if _is_outside(stop, area)]
        foreign = [stop for stop in _inside(analysis, area) if stop.id not in region.cities]
        if absent:
            yield Found(
                say(
                    "{cities} outside of the outline of {region}, but in its list",
                    cities=_named(analysis, absent),
                    region=called,
                ),
                (ThingRef("region", region.id, ("cities",)), *map(stop_ref, absent)),
                fixes=(
                    Fix(say("Take them off the list"), _left_out(region.id, absent), safe=False),
                ),
            )
        if foreign:
            yield Found(
                say(
                    "{cities} inside of the outline of {region}, but not in its list",
                    cities=_named(analysis, foreign),
                    region=called,
                ),
                (ThingRef("region", region.id, ("cities",)), *map(stop_ref, foreign)),
                fixes=(
                    Fix(say("Put them on the list"), _taken_in(region.id, foreign), safe=False),
                ),
            )


def _off_their_land(analysis: BoardAnalysis) -> Iterator[tuple[Stop, float]]:
    """Yield the stops whose discs do not touch their country, and how far off they lie."""
    land = country_areas(analysis)
    numbers: dict[str | None, int] = {}
    for number, country in enumerate(analysis.board.countries):
        if country.borders:
            numbers.setdefault(country.id, number)
    doubtful = land.outlines.doubtful
    placed = [s for s in analysis.board.stops if numbers.get(s.country, -1) not in {-1, *doubtful}]
    if not placed:
        return
    points = shapely.points([stop.position for stop in placed])
    radii = np.array([stop_radius(stop) for stop in placed])
    homes = np.array([numbers[str(stop.country)] for stop in placed])
    stop, area = land.tree.query(points, predicate="dwithin", distance=radii)
    at_home = {int(number) for number in stop[homes[stop] == land.outlines.owners[area]]}
    for index, point in enumerate(points):
        if index not in at_home:
            own = land.parts(int(homes[index]))
            yield placed[index], float(shapely.distance(own, point).min())


def _homecoming(analysis: BoardAnalysis, stop: Stop, foreign: Sequence[str]) -> Iterator[Fix]:
    """Yield ways to bring a stop and its country together."""
    country = str(stop.country)
    if foreign and len(stops_by_country(analysis)[country]) > 1:
        title = say("Let it belong to {country}", country=names(analysis).country(foreign[0]))
        yield field_change(title, list_of(stop), stop.id, country=foreign[0])
    if not stop.locked:
        title = say("Move it to the nearest land of its country")
        yield Fix(title, _moved_home(stop, country), safe=False)


def _moved_home(stop: Stop, country: str) -> Edit:
    def edit(board: Board) -> Board:
        home = _area(board, country)
        if home.is_empty:
            return board
        line = shapely.shortest_line(home, shapely.Point(stop.position))
        x, y = shapely.get_coordinates(line)[0].tolist()
        return with_changed(board, list_of(stop), stop.id, position=Point(x, y))

    return edit


@measured("regions")
def _region_outlines(analysis: BoardAnalysis) -> Outlines:
    return Outlines.of(analysis.board.regions)


@measured("countries", "regions")
def _invalid_borders(analysis: BoardAnalysis) -> tuple[Found, ...]:
    board = analysis.board
    return (
        *_invalid("country", board.countries, country_areas(analysis).outlines),
        *_invalid("region", board.regions, _region_outlines(analysis)),
    )


def _invalid(kind: str, things: Sequence[Country | Region], outlines: Outlines) -> Iterator[Found]:
    for number in np.flatnonzero(~outlines.valid).tolist():
        polygon = outlines.polygons[number]
        thing = things[outlines.owners[number]]
        place = int(outlines.places[number])
        reason, _, where = shapely.is_valid_reason(polygon).rstrip("]").partition("[")
        fault = _FAULTS.get(reason, say("is not valid ({reason})", reason=reason.lower()))
        x, y = map(float, where.split())
        called = spoken(thing.name, thing.id)
        yield Found(
            say(
                "border {number} of {land} {fault} at {x:.1f}, {y:.1f} mm",
                number=place + 1,
                land=called,
                fault=fault,
                x=x,
                y=y,
            ),
            (ThingRef(kind, thing.id, ("borders", place)),),
            where=shapely.Point(x, y),
            fixes=tuple(_repairs(kind, thing.id, thing.borders[place], polygon)),
        )


def _repairs(kind: str, name: str, border: Polygon, outline: shapely.Polygon) -> Iterator[Fix]:
    """Yield the fix that makes a border an area, unless it is too tangled to say which."""
    area = repaired(outline)
    if area is not None:
        # Loops that run the other way count as negative: then it is not plain what is meant.
        plain = abs(outline.area - area.area) < SPECK
        title = say("Remove it") if area.is_empty else say("Mend it")
        yield Fix(title, _repaired_border(kind, name, border), safe=plain)


def _repaired_border(kind: str, name: str, polygon: Polygon) -> Edit:
    plural: Kind = "regions" if kind == "region" else "countries"

    def edit(board: Board) -> Board:
        new = polygons_of(area_of([polygon]), 0)
        for thing in getattr(board, plural):
            if thing.id == name and polygon in thing.borders:
                borders = [p for b in thing.borders for p in (new if b == polygon else (b,))]
                return with_changed(board, plural, name, borders=tuple(borders))
        return board

    return edit


def _cut(country: str, by: str) -> Edit:
    def edit(board: Board) -> Board:
        rest = shapely.difference(_area(board, country), _area(board, by))
        borders = polygons_of(rest, 0)
        if not borders:
            raise ImpossibleFixError(say("no land would be left of it"))
        return with_changed(board, "countries", country, borders=borders)

    return edit


def _filled(country: str, other: str) -> Edit:
    def edit(board: Board) -> Board:
        one, two = _area(board, country), _area(board, other)
        rest = area_of(
            p for c in board.countries if c.id not in (country, other) for p in c.borders
        )
        gap = gap_between(one, two, rest)
        # A little more, so that no hairline stays along the neighbour.
        more = shapely.difference(shapely.buffer(gap, THIN), shapely.union(rest, two))
        whole = polygons_of(shapely.union(one, more), 0)
        return with_changed(board, "countries", country, borders=whole)

    return edit


def _area(board: Board, country: str) -> BaseGeometry:
    return area_of(border for c in board.countries if c.id == country for border in c.borders)


def _is_outside(stop: Stop, area: BaseGeometry) -> bool:
    return not shapely.dwithin(area, shapely.Point(stop.position), stop_radius(stop))


@measured(*STOPS)
def _city_tree(analysis: BoardAnalysis) -> shapely.STRtree:
    places = np.array([city.position for city in analysis.board.cities]).reshape(-1, 2)
    return shapely.STRtree(np.asarray(shapely.points(places)))


def _inside(analysis: BoardAnalysis, area: BaseGeometry) -> list[Stop]:
    """Return the cities whose whole discs lie inside of an area."""
    found = _city_tree(analysis).query(area, predicate="intersects")
    cities = [analysis.board.cities[number] for number in sorted(found.tolist())]
    line = shapely.boundary(area)
    return [
        c for c in cities if not shapely.dwithin(line, shapely.Point(c.position), stop_radius(c))
    ]


def _named(analysis: BoardAnalysis, some: Sequence[Stop]) -> Sentence:
    cities = listed(names(analysis).stops(stop.id for stop in some))
    return say("{city} lies", city=cities) if len(some) == 1 else say("{cities} lie", cities=cities)


def _left_out(region: str, some: Sequence[Stop]) -> Edit:
    gone = {stop.id for stop in some}
    return _with_members(region, lambda cities: tuple(c for c in cities if c not in gone))


def _taken_in(region: str, some: Sequence[Stop]) -> Edit:
    new = tuple(stop.id for stop in some)
    return _with_members(region, lambda cities: tuple(dict.fromkeys((*cities, *new))))


def _with_members(region: str, change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Edit:
    def edit(board: Board) -> Board:
        for one in board.regions:
            if one.id == region:
                return with_changed(board, "regions", region, cities=change(one.cities))
        return board

    return edit
