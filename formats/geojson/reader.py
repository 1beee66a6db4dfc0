"""Import of feature collections: our own, or any with points, lines and areas."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from pydantic import TypeAdapter, ValidationError

from trackwright.formats.drawn_objects import DrawnObject, board_from_objects
from trackwright.formats.format import ImportResult, ImportSource, Refusal
from trackwright.formats.geojson.coordinates import EarthCoordinates, Position
from trackwright.formats.geojson.geometry import SHOWN, Geometry, checked, points_of
from trackwright.formats.geojson.writer import BOARD, KIND
from trackwright.formats.object_properties import from_text, unmarked, whole
from trackwright.layout.new_map import map_of
from trackwright.schema.edits import Kind
from trackwright.schema.errors import UnreadableFileError
from trackwright.schema.files.parsing import parse
from trackwright.schema.geometry import GeoPoint, Size
from trackwright.schema.projection import Projection
from trackwright.schema.rules.ruleset import Json
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import LIST_BY_KIND

NEW_BOARD = Size(width=790, height=525)
"""The size of a board that is made of features alone, in mm; it may stand upright."""

FARTHEST = 20_000.0
"""In mm: nothing farther from a board's corner can be on it."""


@dataclass(frozen=True)
class _Feature:
    """A feature; `word` is the kind that it states, if any."""

    where: str
    word: Any
    geometry: Json | None
    fields: Json


def read(given: ImportSource) -> ImportResult:
    """Read features: ours, or points that become cities, lines routes, and areas countries."""
    collection = parse(given.text, given.source)
    _check_coordinates(collection, given.source)
    features = list(_features(collection, given.source))
    boards = [feature.fields.get(BOARD) for feature in features if feature.word == BOARD]
    things = [feature for feature in features if feature.word != BOARD]
    if boards and isinstance(boards[0], dict):
        return _Reader(given, boards[0], is_ours=True).result(things)
    return _Reader(given, _new_board(things, given.source), is_ours=False).result(things)


class _Reader:
    """Makes things of the features of one board."""

    def __init__(self, given: ImportSource, statements: Json, *, is_ours: bool) -> None:
        self._given = given
        self._statements = statements
        self._is_ours = is_ours
        self._earth = EarthCoordinates(_projection(statements.get("projection")))
        self._refused: list[Refusal] = []

    def result(self, features: list[_Feature]) -> ImportResult:
        """Return the board."""
        kinds = [(feature, kind) for feature in features if (kind := self._kind(feature))]
        geometry = Geometry(self._earth, {})
        drawn = [self._drawn(f, kind, geometry) for f, kind in kinds if not _is_joined(kind)]
        geometry = Geometry(self._earth, _places(thing for thing in drawn if thing is not None))
        drawn += [self._drawn(f, kind, geometry) for f, kind in kinds if _is_joined(kind)]
        things = [thing for thing in drawn if thing is not None]
        return board_from_objects(things, self._statements, self._given, self._refused)

    def _kind(self, feature: _Feature) -> Kind | None:
        if feature.word is not None:
            kind = LIST_BY_KIND.get(feature.word) if isinstance(feature.word, str) else None
        elif feature.geometry is not None:
            kind = _KIND_OF[feature.geometry["type"]]
        else:
            kind = None
        if kind is None:
            why = say(
                "it has no geometry, and its '{property}' is none of {words}",
                property=KIND,
                words=", ".join(LIST_BY_KIND),
            )
            self._refused.append(Refusal(feature.where, why))
        return kind

    def _drawn(self, feature: _Feature, kind: Kind, geometry: Geometry) -> DrawnObject | None:
        fields = dict(feature.fields)
        if not self._is_ours and feature.word is None:
            fields = _name_alone(fields)
        if feature.geometry is None or kind not in SHOWN:
            return DrawnObject(feature.where, kind, fields)
        name = SHOWN[kind]
        if _SHOWN_BY[feature.geometry["type"]] != name:
            why = say(
                "a {geometry} cannot show the {name} of one of the {kind}",
                geometry=feature.geometry["type"],
                name=name,
                kind=kind,
            )
            self._refused.append(Refusal(feature.where, why))
            return None
        if name not in fields or _is_moved(kind, fields, feature.geometry, geometry):
            shown = geometry.read(kind, feature.geometry)
            if shown is None or not _is_near(shown):
                why = say("it lies beyond the edge of the map, or too far from the board")
                self._refused.append(Refusal(feature.where, why))
                return None
            if shown:
                fields[name] = shown
        if not self._is_ours and name == "position":
            lon, lat = points_of(feature.geometry)[0]
            fields.setdefault("location", {"lat": lat, "lon": (lon + 180) % 360 - 180})
        line = geometry.line(feature.geometry) if kind == "routes" else None
        return DrawnObject(feature.where, kind, fields, line or ())


_KIND_OF: dict[str, Kind] = {
    "Point": "cities",
    "MultiPoint": "cities",
    "LineString": "routes",
    "MultiLineString": "routes",
    "Polygon": "countries",
    "MultiPolygon": "countries",
}
"""What a feature is that does not say it."""


_SHOWN_BY = {kind: SHOWN[thing] for kind, thing in _KIND_OF.items()}


def _places(things: Iterable[DrawnObject]) -> dict[str, Position]:
    """Return the known positions of stops by id."""
    places: dict[str, Position] = {}
    for thing in things:
        match thing.fields:
            case {"id": str(name), "position": [int() | float() as x, int() | float() as y]}:
                places.setdefault(name, (x, y))
    return places


def _is_joined(kind: Kind) -> bool:
    return kind in ("routes", "tickets")


def _check_coordinates(collection: Json, source: str) -> None:
    """Refuse coordinates that are not in degrees, as files from before RFC 7946 can have them."""
    if "crs" in collection and not any(w in str(collection["crs"]) for w in ("CRS84", "4326")):
        raise UnreadableFileError(
            say(
                "{source}: its coordinates are not longitude and latitude; save it in EPSG:4326",
                source=source,
            )
        )


def _features(collection: Json, source: str) -> Iterator[_Feature]:
    features = [collection] if collection.get("type") == "Feature" else collection.get("features")
    if not isinstance(features, list):
        raise UnreadableFileError(
            say("{source}: this is no GeoJSON: it has no list of features", source=source)
        )
    for index, feature in zip(count(1), features, strict=False):
        where = say("feature {index}", index=index)
        properties = feature.get("properties") if isinstance(feature, dict) else ()
        if properties is not None and not isinstance(properties, dict):
            raise UnreadableFileError(
                say(
                    "{source}: {where} is not a feature with properties", source=source, where=where
                )
            )
        fields = {
            unmarked(key): _value(key, value)
            for key, value in (properties or {}).items()
            if key != KIND and value is not None
        }
        geometry = checked(feature.get("geometry"), where, source)
        yield _Feature(where, (properties or {}).get(KIND), geometry, fields)


def _value(key: str, value: Any) -> Any:
    if not isinstance(value, str):
        return whole(value)
    if key in _LISTS and (listed := _GDAL_LIST.fullmatch(value)):
        return [_entry(key, word) for word in listed[1].split(",")]
    return from_text(value)


def _entry(key: str, word: str) -> Any:
    if key in _COUNTS and word.isdecimal() and len(word) < 10:
        return int(word)
    if key in _POINTS and _DECIMAL.fullmatch(word):
        return whole(float(word))
    return word


_DECIMAL = re.compile(r"-?\d{1,9}(\.\d{1,20})?")
_GDAL_LIST = re.compile(r"\(\d+:(.+)\)")
"""How GDAL writes a list into a table that can hold none: `(2:oslo,bergen)`."""

_COUNTS = frozenset({"icons", "cards"})
_POINTS = frozenset({"position"})
_LISTS = frozenset({"ends", "cities", "tags"}) | _COUNTS | _POINTS
"""Fields that are lists of ids or numbers, and never a text."""


def _new_board(features: list[_Feature], source: str) -> Json:
    """Return the fields of a board that shows all features as large as possible."""
    drawn = [feature.geometry for feature in features if feature.geometry is not None]
    points = [geometry for geometry in drawn if geometry["type"].endswith("Point")]
    shown = [place for geometry in points or drawn for place in points_of(geometry)]
    if not shown:
        raise UnreadableFileError(
            say("{source}: no feature has a place on the earth", source=source)
        )
    places = [GeoPoint(lat=lat, lon=(lon + 180) % 360 - 180) for lon, lat in shown]
    projection, size = map_of(places, NEW_BOARD)
    return {"projection": projection.model_dump(), "size": size.model_dump()}


def _projection(stated: Any) -> Projection | None:
    try:
        projection: Projection | None = _ADAPTER.validate_python(stated)
    except ValidationError:
        return None  # validating the board reports what is wrong with it
    return projection


_ADAPTER: TypeAdapter[Projection | None] = TypeAdapter(Projection | None)


def _name_alone(fields: Json) -> Json:
    """Return the name of a foreign feature; its other properties may mean anything."""
    name = next((v for k, v in fields.items() if k.lower() == "name" and isinstance(v, str)), "")
    return {"name": name} if name else {}


def _is_moved(kind: Kind, fields: Json, geometry: Json, geometries: Geometry) -> bool:
    """Return whether a geometry no longer matches the property beside it."""
    try:
        _, drawn = geometries.of(kind, fields)
    except (ValidationError, TypeError, ValueError, KeyError):
        return False  # validating the board reports the property
    return drawn is not None and _about(drawn) != _about(geometry)


def _about(geometry: Json) -> set[tuple[float, float]]:
    return {(round(lon, 6), round(lat, 6)) for lon, lat in points_of(geometry)}


def _is_near(shown: Any) -> bool:
    """Return whether all numbers of a value are possible on a board."""
    if isinstance(shown, dict):
        return all(map(_is_near, shown.values()))
    if isinstance(shown, list | tuple):
        return all(map(_is_near, shown))
    return bool(abs(shown) <= FARTHEST)
