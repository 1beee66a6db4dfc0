"""New boards from geography: countries, or what lies around a place, with their towns."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from math import dist

import numpy as np

from trackwright.editor.edits.cities import INSIDE
from trackwright.layout.areas import BLEED
from trackwright.layout.basemap import borders, countries_in_view
from trackwright.layout.countries import countries
from trackwright.layout.extents import circle, main_lands
from trackwright.layout.gazetteer import Place, largest
from trackwright.layout.projections import ProjectionError, ProjectionKind, fitted, project
from trackwright.schema.board import Board, Meta
from trackwright.schema.geometry import GeoPoint, Point, Size
from trackwright.schema.ids import free_id, slug
from trackwright.schema.places import City, Country
from trackwright.schema.profile import Panels, Profile
from trackwright.schema.projection import Projection

LANGUAGES = ("en", "fr")
"""The languages that a new board declares; the base map has its names in both."""

MARGIN = 0.055
"""Between the land and the edges of a board, as a share of its shorter side."""

CONTINENT, TROPICS = 55.0, 20.0
"""In degrees: how far a continent reaches, and how near to the equator a cone is of no use."""

POLAR = 80.0
"""In degrees: a map that reaches farther shows a pole."""

ABOUT_AS_WIDE = 0.97
"""Land that is nearly as wide as high is shown on a board that lies."""

FOLDED_FROM = 450.0
"""In mm: a board whose longer side is at least so long folds in six."""

MOST_NAMES = 4
"""Countries that a title names."""

SOURCES = {
    "en": "Borders: Natural Earth, public domain. Towns: GeoNames, CC BY 4.0.",
    "fr": "Frontières : Natural Earth, domaine public. Villes : GeoNames, CC BY 4.0.",
}

_AND = {"en": " & ", "fr": " et "}


class Way(StrEnum):
    """How a board lies before its players."""

    SUITED = "suited"
    LYING = "lying"
    STANDING = "standing"


@dataclass(frozen=True)
class Surroundings:
    """What lies around a place.

    Attributes:
        center: The place.
        radius: How far they reach, in km.
        name: What the place is called.
    """

    center: GeoPoint
    radius: float
    name: str = ""


@dataclass(frozen=True)
class Plan:
    """What a new board shall show.

    Attributes:
        area: Countries by their codes, or what lies around a place.
        size: The board, whichever way it is turned.
        way: How it lies; as suits the land if nothing is said.
        projection: What it is projected with; as suits the land if None.
        neighbors: Whether all other land is shown, too.
        towns: How many of the largest towns become cities.
        title: The board's title; made of the countries' names if empty.
    """

    area: tuple[str, ...] | Surroundings
    size: Size
    way: Way = Way.SUITED
    projection: ProjectionKind | None = None
    neighbors: bool = True
    towns: int = 0
    title: str = ""


def board_from_geography(plan: Plan) -> Board:
    """Return a new board as planned.

    Raises ProjectionError if the area is empty, or does not fit on one map of the wanted kind.
    """
    extent = extent_of(plan.area)
    kind = plan.projection or suited_projection(extent)
    size = turned(plan.size, plan.way, extent, kind)
    projection = fitted(kind, extent, size, margin=_margin(size))
    shown = borders(_shown(plan, projection, size), projection, size, bleed=BLEED)
    lands = {code: areas for code, areas in sorted(shown.items()) if areas}
    ids = {code: slug(countries()[code].names["en"], code.lower()) for code in lands}
    profile = _profile(size)
    towns = _with_room(plan, lands, projection, size, room_for_a_route(profile))
    title = plan.title or suggested_title(plan.area)
    return Board(
        id=slug(title if isinstance(title, str) else title["en"], "board"),
        meta=Meta(title=title, languages=LANGUAGES, sources=SOURCES),
        size=size,
        profile=profile,
        projection=projection,
        countries=tuple(
            Country(id=ids[code], name=_names(code), borders=areas) for code, areas in lands.items()
        ),
        cities=tuple(_cities(islice(towns, plan.towns), ids)),
    )


def extent_of(area: tuple[str, ...] | Surroundings) -> tuple[GeoPoint, ...]:
    """Return points around what a board shall show."""
    if isinstance(area, Surroundings):
        return circle(area.center, area.radius)
    return main_lands(area)


def suited_projection(places: Sequence[GeoPoint]) -> ProjectionKind:
    """Return the kind of projection that shows some places best.

    A disc for a continent or a pole, a cylinder at the equator, else a cone.
    """
    if not places:
        raise ProjectionError("there are no places to choose a map for")
    lats = np.array([place.lat for place in places])
    south, north = float(lats.min()), float(lats.max())
    width = _degrees_wide(np.array([place.lon for place in places]))
    middle = (south + north) / 2
    if north - south > CONTINENT or max(-south, north) > POLAR:
        return "lambert_equal_area"
    if abs(middle) < TROPICS:
        return "mercator"
    across = width * np.cos(np.radians(middle))
    return "lambert_equal_area" if across > CONTINENT else "lambert_conformal"


def turned(size: Size, way: Way, places: Sequence[GeoPoint], kind: ProjectionKind) -> Size:
    """Return a board's size, turned as is wanted or as suits some places."""
    long, short = max(size.width, size.height), min(size.width, size.height)
    if way is Way.SUITED:
        square = Size(width=long, height=long)
        xs, ys = _projected(fitted(kind, places, square, margin=_margin(square)), places)
        way = Way.LYING if np.ptp(xs) >= ABOUT_AS_WIDE * np.ptp(ys) else Way.STANDING
    if way is Way.LYING:
        return Size(width=long, height=short)
    return Size(width=short, height=long)


def suggested_title(area: tuple[str, ...] | Surroundings) -> str | Mapping[str, str]:
    """Return a title made of the names of countries, in each language of a new board."""
    if isinstance(area, Surroundings) and area.name:
        return area.name
    if isinstance(area, Surroundings) or not area:
        return {"en": "New board", "fr": "Nouveau plateau"}
    return {language: _listed(area, language) for language in LANGUAGES}


def room_for_a_route(profile: Profile) -> float:
    """Return how far apart cities lie at least that a route of one space joins, in mm."""
    return profile.space.length + 2 * profile.end_gap


def _shown(plan: Plan, projection: Projection, size: Size) -> tuple[str, ...]:
    if plan.neighbors or isinstance(plan.area, Surroundings):
        return countries_in_view(projection, size)
    return plan.area


def _with_room(
    plan: Plan, lands: Iterable[str], projection: Projection, size: Size, room: float
) -> Iterator[tuple[Place, Point]]:
    """Yield the towns that lie on the board and not too near to a larger one, largest first."""
    taken: list[Point] = []

    def at(location: GeoPoint) -> Point:
        xs, ys = _projected(projection, [location])
        return Point(round(float(xs[0]), 1), round(float(ys[0]), 1))

    def has_room(location: GeoPoint) -> bool:
        x, y = at(location)
        on_board = INSIDE <= x <= size.width - INSIDE and INSIDE <= y <= size.height - INSIDE
        return on_board and all(dist((x, y), other) >= room for other in taken)

    for town in largest(lands if isinstance(plan.area, Surroundings) else plan.area, has_room):
        taken.append(at(town.location))
        yield town, taken[-1]


def _cities(towns: Iterable[tuple[Place, Point]], ids: Mapping[str, str]) -> Iterator[City]:
    used: set[str] = set()
    for town, at in towns:
        name = free_id(slug(town.name, "city"), used)
        used.add(name)
        yield City(
            id=name,
            name=town.name,
            position=at,
            location=town.location,
            country=ids.get(town.country),
        )


def _listed(codes: Sequence[str], language: str) -> str:
    """Return the names of countries with commas; if they are many, of the first."""
    names = [countries()[code].names[language] for code in codes]
    if len(names) > MOST_NAMES:
        return ", ".join(names[: MOST_NAMES - 1]) + " …"
    *first, last = names
    return _AND[language].join(filter(None, (", ".join(first), last)))


def _names(code: str) -> dict[str, str]:
    return {language: countries()[code].names[language] for language in LANGUAGES}


def _profile(size: Size) -> Profile:
    columns, rows = (3, 2) if max(size.width, size.height) >= FOLDED_FROM else (2, 1)
    if size.height > size.width:
        columns, rows = rows, columns
    return Profile(panels=Panels(columns=columns, rows=rows))


def _margin(size: Size) -> float:
    return MARGIN * min(size.width, size.height)


def _projected(projection: Projection, places: Sequence[GeoPoint]) -> tuple[np.ndarray, np.ndarray]:
    lats = np.array([place.lat for place in places])
    lons = np.array([place.lon for place in places])
    return project(projection, lats, lons)


def _degrees_wide(lons: np.ndarray) -> float:
    """Return how many degrees longitudes span, the date line or not."""
    ordered = np.sort(lons)
    return 360.0 - float(np.diff(ordered, append=ordered[0] + 360).max())
