"""Conversion between a thing's geometry and the field that it shows."""

from collections.abc import Mapping, Sequence
from typing import Any

from trackwright.formats.geojson.coordinates import EarthCoordinates, Position, Positions, joined
from trackwright.schema.edits import Kind
from trackwright.schema.errors import UnreadableFileError
from trackwright.schema.geometry import Polygon
from trackwright.schema.rules.ruleset import Json
from trackwright.schema.sentences import say

SHOWN: Mapping[Kind, str] = {
    "cities": "position",
    "crossings": "position",
    "countries": "borders",
    "regions": "borders",
    "routes": "bends",
}
"""The field that geometry shows, by the kind of thing; the others have no geometry."""


class Geometry:
    """Geometries of the things of one board, and back."""

    def __init__(self, earth: EarthCoordinates, stops: Mapping[str, Position]) -> None:
        self._earth = earth
        self._stops = stops

    def of(self, kind: Kind, fields: Json) -> tuple[str, Json | None]:
        """Return the field that is shown, and the geometry that shows it, if any can."""
        name = SHOWN.get(kind, "")
        match name:
            case "position":
                return name, self._earth.point(fields["position"])
            case "bends":
                ends = [self._stops.get(end) for end in fields["ends"]]
                line = [ends[0], *fields.get("bends", ()), ends[1]]
                places = [place for place in line if place is not None]
                return name, self._earth.line(places) if len(places) == len(line) else None
            case "borders":
                areas = [Polygon.model_validate(area) for area in fields.get("borders", ())]
                return name, self._earth.area(areas)
        return name, None

    def read(self, kind: Kind, geometry: Json) -> Any:
        """Return the value of the field that a geometry shows; None if it lies off the map."""
        coordinates = geometry["coordinates"]
        match SHOWN.get(kind):
            case "position":
                return _listed(self._earth.places(points_of(geometry)[:1]))
            case "bends":
                line = self.line(geometry)
                return None if line is None else [list(place) for place in line[1:-1]]
            case "borders":
                parts = coordinates if geometry["type"] == "MultiPolygon" else [coordinates]
                areas = [self._area(part) for part in parts]
                return None if None in areas else areas
        return None

    def line(self, geometry: Json) -> Positions | None:
        """Return the places on the board that a line runs through."""
        coordinates = geometry["coordinates"]
        many = geometry["type"] == "MultiLineString"
        return self._earth.places(joined(coordinates if many else [coordinates]))

    def _area(self, rings: Sequence[Positions]) -> Json | None:
        places = [self._earth.places(ring[:-1]) for ring in rings]
        outlines = [[list(place) for place in ring] for ring in places if ring is not None]
        if len(outlines) < len(rings):
            return None
        return {"outer": outlines[0], **({"holes": outlines[1:]} if outlines[1:] else {})}


def points_of(geometry: Json | None) -> list[Position]:
    """Return all points of a geometry, in order."""
    if geometry is None:
        return []
    found: list[Position] = []
    waiting = [geometry["coordinates"]]
    while waiting:
        value = waiting.pop()
        if value and isinstance(value[0], list):
            waiting.extend(reversed(value))
        elif value:
            found.append((value[0], value[1]))
    return found


def checked(geometry: Any, where: str, source: str) -> Json | None:
    """Return a geometry of a type that we know, with numbers where they belong."""
    if geometry is None:
        return None
    kind = geometry.get("type") if isinstance(geometry, dict) else None
    depth = _DEPTHS.get(kind) if isinstance(kind, str) else None
    if depth is None:
        raise UnreadableFileError(
            say(
                "{source}: {where} has a geometry that is none of {known}",
                source=source,
                where=where,
                known=_KNOWN,
            )
        )
    coordinates = geometry.get("coordinates")
    if not _is_nested(coordinates, depth):
        raise UnreadableFileError(
            say(
                "{source}: the coordinates of {where} are not those of a {kind}",
                source=source,
                where=where,
                kind=kind,
            )
        )
    return {"type": kind, "coordinates": _flat(coordinates, depth)}


_DEPTHS = {
    "Point": 0,
    "MultiPoint": 1,
    "LineString": 1,
    "MultiLineString": 2,
    "Polygon": 2,
    "MultiPolygon": 3,
}
_KNOWN = ", ".join(_DEPTHS)


def _is_nested(value: Any, depth: int) -> bool:
    """Return whether lists are nested to a depth, none empty, with positions inside."""
    if not isinstance(value, list) or not value:
        return False
    if depth:
        return all(_is_nested(inner, depth - 1) for inner in value)
    return (
        len(value) >= 2
        and all(isinstance(n, int | float) and not isinstance(n, bool) for n in value[:2])
        and abs(value[0]) <= 540
        and abs(value[1]) <= 90
    )


def _flat(value: Any, depth: int) -> Any:
    """Return coordinates without heights."""
    if depth:
        return [_flat(inner, depth - 1) for inner in value]
    return [float(value[0]), float(value[1])]


def _listed(places: Positions | None) -> list[float] | None:
    return None if places is None else list(places[0])
