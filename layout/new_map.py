"""Maps for new boards: which projection shows some places best, how the board lies, which land."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

import numpy as np

from trackwright.layout.areas import BLEED
from trackwright.layout.basemap import borders, without_slivers
from trackwright.layout.countries import countries
from trackwright.layout.projections import ProjectionError, ProjectionKind, fitted, project
from trackwright.schema.board import Country
from trackwright.schema.geometry import GeoPoint, Size
from trackwright.schema.ids import slug
from trackwright.schema.profile import Panels, Profile
from trackwright.schema.projection import Projection
from trackwright.schema.sentences import say

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

SCORED_FROM, SCORE_SHARE = 400.0, 0.022
"""The shorter side of boards with a score track, in mm, and its width as a share of that side."""

SOURCES = say("Borders: Natural Earth, public domain. Towns: GeoNames, CC BY 4.0.")


class Orientation(StrEnum):
    """The orientation of a board."""

    SUITED = "suited"
    LYING = "lying"
    STANDING = "standing"


def map_of(
    places: Sequence[GeoPoint],
    size: Size,
    orientation: Orientation = Orientation.SUITED,
    kind: ProjectionKind | None = None,
    margin: float | None = None,
) -> tuple[Projection, Size]:
    """Return a projection in which some places fill a board up to its margins, and its size.

    Orientation and projection are those that suit the places, unless given.
    """
    kind = kind or suited_projection(places)
    size = oriented(size, orientation, places, kind)
    return fitted(kind, places, size, margin=_margin(size) if margin is None else margin), size


def suited_projection(places: Sequence[GeoPoint]) -> ProjectionKind:
    """Return the kind of projection that shows some places best.

    A disc for a continent or a pole, a cylinder at the equator, else a cone.
    """
    if not places:
        raise ProjectionError(say("there are no places to choose a map for"))
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


def oriented(
    size: Size, orientation: Orientation, places: Sequence[GeoPoint], kind: ProjectionKind
) -> Size:
    """Return a board's size in an orientation, or in the one that suits some places."""
    long, short = max(size.width, size.height), min(size.width, size.height)
    if orientation is Orientation.SUITED:
        square = Size(width=long, height=long)
        xs, ys = projected(fitted(kind, places, square, margin=_margin(square)), places)
        orientation = (
            Orientation.LYING if np.ptp(xs) >= ABOUT_AS_WIDE * np.ptp(ys) else Orientation.STANDING
        )
    if orientation is Orientation.LYING:
        return Size(width=long, height=short)
    return Size(width=short, height=long)


def projected(projection: Projection, places: Sequence[GeoPoint]) -> tuple[np.ndarray, np.ndarray]:
    """Return x and y of places in mm; NaN beyond the map's edge."""
    lats = np.array([place.lat for place in places])
    lons = np.array([place.lon for place in places])
    return project(projection, lats, lons)


def countries_on_map(
    codes: Iterable[str], projection: Projection, size: Size
) -> Mapping[str, Country]:
    """Return those of some countries that a board shows, with their borders, by their codes."""
    shown = without_slivers(borders(codes, projection, size, bleed=BLEED))
    return {
        code: Country(
            id=slug(countries()[code].names["en"], code.lower()),
            name=country_names(code),
            borders=areas,
        )
        for code, areas in sorted(shown.items())
        if areas
    }


def country_names(code: str) -> dict[str, str]:
    """Return a country's name in each language of a new board."""
    return {language: countries()[code].names[language] for language in LANGUAGES}


def default_profile(size: Size) -> Profile:
    """Return the measures of a new board: folds as suit its size, a score track if it has room."""
    columns, rows = (3, 2) if max(size.width, size.height) >= FOLDED_FROM else (2, 1)
    if size.height > size.width:
        columns, rows = rows, columns
    panels = Panels(columns=columns, rows=rows)
    return Profile(panels=panels, score_border=default_score_border(size))


def default_score_border(size: Size) -> int:
    """Return the width of a new board's score track, in mm; 0 on boards that are too small."""
    shorter = min(size.width, size.height)
    return round(SCORE_SHARE * shorter) if shorter >= SCORED_FROM else 0


def room_for_a_route(profile: Profile) -> float:
    """Return how far apart cities lie at least that a route of one space joins, in mm."""
    return profile.space.length + 2 * profile.end_gap


def _margin(size: Size) -> float:
    return MARGIN * min(size.width, size.height)


def _degrees_wide(lons: np.ndarray) -> float:
    """Return how many degrees longitudes span, the date line or not."""
    ordered = np.sort(lons)
    return 360.0 - float(np.diff(ordered, append=ordered[0] + 360).max())
