"""Conversion between a board's millimetres and GeoJSON geometries in degrees."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from trackwright.layout.projections import ProjectionError, project, unproject
from trackwright.schema.geometry import Polygon
from trackwright.schema.projection import LambertEqualArea, Projection
from trackwright.schema.rules.ruleset import Json

DIGITS = 7
"""Digits of a degree that are written: about a centimetre on the earth."""

DEGREES_PER_MM = 0.001
"""For a board that shows no part of the earth."""

Position = tuple[float, float]
Positions = Sequence[Position]
Degrees = NDArray[np.float64]


class EarthCoordinates:
    """Converts positions on a board to longitude and latitude.

    Unless `is_true`, the board lies where its millimetres are degrees.
    """

    def __init__(self, projection: Projection | None) -> None:
        self._projection = projection
        self.is_true = projection is not None
        if projection is not None:
            try:
                project(projection, np.zeros(1), np.zeros(1))
            except ProjectionError:
                self._projection, self.is_true = None, False

    # From the board

    def point(self, position: Position) -> Json | None:
        """Return a point, or nothing if it lies beyond the edge of the map."""
        degrees = self._degrees([position])
        return None if degrees is None else _geometry("Point", degrees[0].tolist())

    def line(self, places: Positions) -> Json | None:
        """Return a line, in parts where it crosses the date line."""
        degrees = self._degrees(places)
        if degrees is None:
            return None
        parts = _cut_line(self._unwrapped(degrees))
        if len(parts) == 1:
            return _geometry("LineString", parts[0])
        return _geometry("MultiLineString", parts)

    def area(self, polygons: Sequence[Polygon]) -> Json | None:
        """Return an area whose outlines run as they should: outer ones against the clock."""
        parts: list[Any] = []
        for polygon in polygons:
            rings = [self._degrees(ring) for ring in (polygon.outer, *polygon.holes)]
            whole = [ring for ring in rings if ring is not None]
            closed = [self._unwrapped(np.vstack((ring, ring[:1]))) for ring in whole]
            cut = _cut_polygon(closed) if len(whole) == len(rings) else None
            if cut is None:
                return None
            parts += cut
        return _geometry("MultiPolygon", parts) if parts else None

    # To the board

    def places(self, degrees: Positions) -> list[Position] | None:
        """Return places on the board; nothing if one of them lies beyond the edge of the map."""
        lons, lats = np.array(degrees, dtype=float).reshape(-1, 2).T
        if self._projection is None:
            xs, ys = lons / DEGREES_PER_MM, -lats / DEGREES_PER_MM
        else:
            xs, ys = project(self._projection, lats, lons)
        points = np.column_stack((xs, ys)).round(3) + 0.0
        if not np.isfinite(points).all():
            return None
        return [(x, y) for x, y in points.tolist()]

    def _degrees(self, places: Positions) -> Degrees | None:
        xs, ys = np.array(places, dtype=float).T
        if self._projection is None:
            lons, lats = xs * DEGREES_PER_MM, -ys * DEGREES_PER_MM
        else:
            lats, lons = unproject(self._projection, xs, ys)
        degrees = np.column_stack((lons, lats)).round(DIGITS) + 0.0
        return degrees if np.isfinite(degrees).all() else None

    def _unwrapped(self, degrees: Degrees) -> Degrees:
        """Return places whose longitudes go on beyond 180° where lines on the board do so."""
        lons = degrees[:, 0]
        match self._projection:
            case None:
                on = lons
            case LambertEqualArea():  # around a pole, any two neighbours lie on the same side
                on = np.degrees(np.unwrap(np.radians(lons)))
            case projection:  # a map that ends at the meridian opposite to its center
                on = projection.center.lon + (lons - projection.center.lon + 180) % 360 - 180
        turns = np.round((on - lons) / 360) * 360  # whole ones, so that no digit changes
        return np.column_stack((lons + turns, degrees[:, 1]))


def joined(parts: Sequence[Positions]) -> Positions:
    """Return the parts of a line as one; where it was cut at the date line it is whole again."""
    line = list(parts[0])
    for part in parts[1:]:
        (lon, lat), (next_lon, next_lat) = line[-1], part[0]
        if abs(lon) == 180 and lon == -next_lon and lat == next_lat:
            line = [*line[:-1], *part[1:]]
        else:
            line += part
    return line


def _geometry(kind: str, coordinates: Any) -> Json:
    return {"type": kind, "coordinates": coordinates}


def _cut_line(line: Degrees) -> list[list[list[float]]]:
    """Return the parts of an unwrapped line on each side of the date line."""
    places = line.tolist()
    turn = _turn(places[0][0], places[1][0]) if len(places) > 1 else 0.0
    parts = [[[places[0][0] - turn, places[0][1]]]]
    for (lon, lat), (next_lon, next_lat) in pairwise(places):
        if abs(next_lon - turn) > 180:
            edge = 180.0 if next_lon > lon else -180.0
            share = (edge + turn - lon) / (next_lon - lon)
            cut = lat + share * (next_lat - lat)
            parts[-1].append([edge, cut])
            parts.append([[-edge, cut]])
            turn += 2 * edge
        parts[-1].append([next_lon - turn, next_lat])
    return [np.round(part, DIGITS).tolist() for part in parts]


def _turn(lon: float, towards: float) -> float:
    """Return the full turns of a longitude beyond 180°; on the date line: of where it goes on."""
    middle = (lon + towards) / 2 if abs(lon % 360) == 180 else lon
    return float(np.floor((middle + 180) / 360) * 360)


def _cut_polygon(rings: Sequence[Degrees]) -> list[list[list[list[float]]]] | None:
    """Return the parts of an unwrapped polygon on each side of the date line, if it is sound."""
    outer, *holes = rings
    lons = outer[:, 0]
    for hole in holes:
        hole[:, 0] += np.round((lons.mean() - hole[:, 0].mean()) / 360) * 360
    if lons.min() >= -180 and lons.max() <= 180 and lons[0] == lons[-1]:
        return [_with_right_hand([outer, *holes])]
    area = shapely.Polygon(_around_pole(outer), holes)
    first, last = (int(np.floor((edge + 180) / 360)) for edge in (lons.min(), lons.max()))
    if last - first > _MOST_TURNS or not shapely.is_valid(area):
        return None
    parts = []
    for turn in range(first, last + 1):
        side = area.intersection(shapely.box(360 * turn - 180, -90, 360 * turn + 180, 90))
        for part in shapely.get_parts(side):
            if isinstance(part, shapely.Polygon) and not part.is_empty:
                around = (part.exterior, *part.interiors)
                turned = [shapely.get_coordinates(ring) - (360 * turn, 0) for ring in around]
                parts.append(_with_right_hand(turned))
    return parts


_MOST_TURNS = 2
"""How often the outline of a country may go around the earth; a spiral could do it often."""


def _with_right_hand(rings: Sequence[Degrees]) -> list[list[list[float]]]:
    return [_turned(ring, hole=place > 0) for place, ring in enumerate(rings)]


def _around_pole(ring: Degrees) -> Degrees:
    """Return an outline that runs around a pole as one that runs along it, too, and so closes."""
    if ring[0, 0] == ring[-1, 0]:
        return ring
    pole = 90.0 if ring[:, 1].mean() > 0 else -90.0
    return np.vstack((ring, (ring[-1, 0], pole), (ring[0, 0], pole), ring[:1]))


def _turned(ring: Degrees, *, hole: bool) -> list[list[float]]:
    """Return a closed ring, against the clock if it is an outer one, from the same corner on."""
    lons, lats = ring.T
    against = float(np.dot(lons[:-1], lats[1:]) - np.dot(lons[1:], lats[:-1])) >= 0
    corners: list[list[float]] = ring.round(DIGITS).tolist()
    return corners if against is not hole else corners[::-1]
