"""How far countries reach on the earth: what a map of them has to show."""

from collections.abc import Iterable
from functools import cache

import numpy as np
import shapely

from trackwright.layout.border_arcs import polygons_of, ring_on_earth
from trackwright.layout.countries import find_country
from trackwright.layout.packed_lines import Points
from trackwright.layout.projections import EARTH_RADIUS
from trackwright.schema.geometry import GeoPoint

SMALLEST_SHARE = 0.005
"""Of a country's area: a smaller island does not decide what its map shows."""

FARTHEST = 500.0
"""In km: a part that lies farther from the others is a map of its own, as overseas lands are."""


def mainland_points(names: Iterable[str]) -> tuple[GeoPoint, ...]:
    """Return points all around the main parts of countries, given by their codes or names."""
    return tuple(
        GeoPoint(lat=float(np.clip(lat, -90, 90)), lon=float((lon + 180) % 360 - 180))
        for name in names
        for lon, lat in _main_land(find_country(name).code)
    )


def circle(center: GeoPoint, radius: float, corners: int = 72) -> tuple[GeoPoint, ...]:
    """Return points around a place, so many km away from it."""
    lat, reach = np.radians(center.lat), radius / EARTH_RADIUS
    bearings = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    sines = np.sin(lat) * np.cos(reach) + np.cos(lat) * np.sin(reach) * np.cos(bearings)
    lats = np.arcsin(np.clip(sines, -1, 1))
    turns = np.arctan2(
        np.sin(bearings) * np.sin(reach) * np.cos(lat), np.cos(reach) - np.sin(lat) * np.sin(lats)
    )
    lons = (center.lon + np.degrees(turns) + 180) % 360 - 180
    return tuple(
        GeoPoint(lat=float(lat), lon=float(lon))
        for lat, lon in zip(np.degrees(lats), lons, strict=True)
    )


@cache
def _main_land(code: str) -> Points:
    """Return the corners around a country's largest area and all that lie near it in a chain."""
    outer = (ring_on_earth(rings[0]) for rings in polygons_of(code))
    rings = sorted(outer, key=_square_km, reverse=True)
    total = sum(map(_square_km, rings))
    scale = _km_per_degree(rings[0])
    waiting = [
        (ring, shapely.LineString(ring * scale))
        for ring in rings
        if _square_km(ring) >= SMALLEST_SHARE * total
    ]
    found = [waiting.pop(0)]
    for _, known in found:  # which grows meanwhile
        near = [part for part in waiting if known.distance(part[1]) <= FARTHEST]
        waiting = [part for part in waiting if known.distance(part[1]) > FARTHEST]
        found += near
    return np.concatenate([ring for ring, _ in found])


def _square_km(ring: Points) -> float:
    return float(shapely.Polygon(ring * _km_per_degree(ring)).area)


def _km_per_degree(ring: Points) -> Points:
    """Return how far it is to the next degree east and north, in the middle of a ring."""
    middle = np.radians((ring[:, 1].min() + ring[:, 1].max()) / 2)
    return np.array([np.cos(middle), 1.0]) * np.pi / 180 * EARTH_RADIUS
