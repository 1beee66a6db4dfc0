"""New boards from geography: countries, or what lies around a place, with their towns."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from math import dist

from trackwright.editor.document.edits.cities import INSIDE
from trackwright.layout.basemap import countries_in_view
from trackwright.layout.countries import countries
from trackwright.layout.extents import circle, mainland_points
from trackwright.layout.gazetteer import Town, largest
from trackwright.layout.new_map import (
    LANGUAGES,
    SOURCES,
    Orientation,
    countries_on_map,
    default_profile,
    map_of,
    projected,
    room_for_a_route,
)
from trackwright.layout.projections import ProjectionKind
from trackwright.layout.province_division import divided_into_provinces
from trackwright.schema.board import Board, City, Country, Meta
from trackwright.schema.geometry import GeoPoint, Point, Size
from trackwright.schema.ids import free_id, slug
from trackwright.schema.projection import Projection
from trackwright.schema.translation import translated

MOST_NAMES = 4
"""Countries that a title names."""

_AND = {"en": " & ", "fr": " et "}


@dataclass(frozen=True)
class Surroundings:
    """What lies around a place, within a radius in km; with the name of the place."""

    center: GeoPoint
    radius: float
    name: str = ""


@dataclass(frozen=True)
class BoardPlan:
    """What a new board is to show.

    Attributes:
        area: Countries by their codes, or what lies around a place.
        size: Whichever way the board is turned.
        projection: As suits the land if None.
        neighbors: Whether all other land is shown, too.
        provinces: Whether the countries of the area are divided into their provinces.
        towns: How many of the largest towns become cities.
        title: Made of the countries' names if empty.
    """

    area: tuple[str, ...] | Surroundings
    size: Size
    orientation: Orientation = Orientation.SUITED
    projection: ProjectionKind | None = None
    neighbors: bool = True
    provinces: bool = False
    towns: int = 0
    title: str = ""
    ruleset: str | None = None


def board_from_geography(plan: BoardPlan) -> Board:
    """Return a new board as planned.

    Raises ProjectionError if the area is empty, or does not fit on one map of the wanted kind.
    """
    projection, size = map_of(extent_of(plan.area), plan.size, plan.orientation, plan.projection)
    codes = plan.area
    if plan.neighbors or isinstance(codes, Surroundings):
        codes = countries_in_view(projection, size)
    shown = countries_on_map(codes, projection, size)
    profile = default_profile(size)
    towns = _with_room(plan, shown, projection, size, room_for_a_route(profile))
    title = plan.title or suggested_title(plan.area)
    sources = {language: translated(SOURCES, language) for language in LANGUAGES}
    board = Board(
        id=slug(title if isinstance(title, str) else title["en"], "board"),
        meta=Meta(title=title, languages=LANGUAGES, sources=sources),
        size=size,
        profile=profile,
        projection=projection,
        countries=tuple(shown.values()),
        cities=tuple(_cities(islice(towns, plan.towns), shown)),
        rulesets=() if plan.ruleset is None else (plan.ruleset,),
    )
    if plan.provinces and not isinstance(plan.area, Surroundings):
        return divided_into_provinces(board, plan.area)
    return board


def extent_of(area: tuple[str, ...] | Surroundings) -> tuple[GeoPoint, ...]:
    """Return points around what a board is to show."""
    if isinstance(area, Surroundings):
        return circle(area.center, area.radius)
    return mainland_points(area)


def suggested_title(area: tuple[str, ...] | Surroundings) -> str | Mapping[str, str]:
    """Return a title made of the names of countries, in each language of a new board."""
    if isinstance(area, Surroundings) and area.name:
        return area.name
    if isinstance(area, Surroundings) or not area:
        return {"en": "New board", "fr": "Nouveau plateau"}
    return {language: _listed(area, language) for language in LANGUAGES}


def _with_room(
    plan: BoardPlan, codes: Iterable[str], projection: Projection, size: Size, room: float
) -> Iterator[tuple[Town, Point]]:
    """Yield the towns that lie on the board and not too near to a larger one, largest first."""
    taken: list[Point] = []

    def at(location: GeoPoint) -> Point:
        xs, ys = projected(projection, [location])
        return Point(round(float(xs[0]), 1), round(float(ys[0]), 1))

    def has_room(location: GeoPoint) -> bool:
        x, y = at(location)
        on_board = INSIDE <= x <= size.width - INSIDE and INSIDE <= y <= size.height - INSIDE
        return on_board and all(dist((x, y), other) >= room for other in taken)

    for town in largest(codes if isinstance(plan.area, Surroundings) else plan.area, has_room):
        taken.append(at(town.location))
        yield town, taken[-1]


def _cities(towns: Iterable[tuple[Town, Point]], shown: Mapping[str, Country]) -> Iterator[City]:
    used: set[str] = set()
    for town, at in towns:
        name = free_id(slug(town.name, "city"), used)
        used.add(name)
        yield City(
            id=name,
            name=town.name,
            position=at,
            location=town.location,
            country=shown[town.country].id if town.country in shown else None,
        )


def _listed(codes: Sequence[str], language: str) -> str:
    """Return the names of countries with commas; if they are many, of the first."""
    names = [countries()[code].names[language] for code in codes]
    if len(names) > MOST_NAMES:
        return ", ".join(names[: MOST_NAMES - 1]) + " …"
    *first, last = names
    return _AND[language].join(filter(None, (", ".join(first), last)))
