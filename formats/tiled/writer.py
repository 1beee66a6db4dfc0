"""A board as a map of Tiled."""

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import count
from math import ceil
from typing import Any

from trackwright.formats.format import Export, Files
from trackwright.formats.object_properties import as_text, fields_of, marked
from trackwright.formats.tiled.layers import (
    BORDER,
    ENDS,
    HOLE,
    LANGUAGE,
    OBJECTS,
    OUTLINED,
    OUTLINES,
    OWNER,
    RULESET,
    SPACES,
    WORD_FOR,
)
from trackwright.layout.tracks import Track
from trackwright.rendering.themes import CLASSIC
from trackwright.schema.board import Board, Country, Region, Route, Stop, Ticket, TicketEnd
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import Kind
from trackwright.schema.files.formatting import json_text
from trackwright.schema.geometry import Point, Polygon
from trackwright.schema.rules.ruleset import Json
from trackwright.schema.text import text_in

TILE = 10
"""Millimetres, and so pixels, of a square of the grid."""

SMALLEST_INT, LARGEST_INT = -(2**31), 2**31 - 1
"""What Tiled takes for a whole number."""


def write(export: Export) -> Files:
    """Write a board as a map of Tiled."""
    text = json_text(_Writer(export).map(), {"objects"})
    return {f"{export.board.id}.tmj": text.encode()}


class _Writer:
    """Writes objects, and keeps their numbers."""

    def __init__(self, export: Export) -> None:
        self._export = export
        self._board = export.board
        self._numbers, self._layer_numbers = count(1), count(1)
        self._number_of = {
            (kind, index): next(self._numbers)
            for kind in OBJECTS
            for index in range(len(getattr(self._board, kind)))
        }
        stops = [*_numbered(self._board, "cities"), *_numbered(self._board, "crossings")]
        self._stops = {s.id: self._number_of[place] for place, s in reversed(stops)}
        self._countries = {
            country.id: self._number_of[place]
            for place, country in reversed([*_numbered(self._board, "countries")])
        }
        self._places: dict[str, Point] = {stop.id: stop.position for _, stop in reversed(stops)}

    def map(self) -> Json:
        """Return the whole map."""
        layers = [
            self._layer(OUTLINES, self._outlines(), CLASSIC.border),
            self._layer("countries", self._things("countries"), CLASSIC.border, visible=False),
            self._layer("regions", self._things("regions"), CLASSIC.region, visible=False),
            self._spaces(),
            self._layer("routes", self._things("routes"), CLASSIC.sleeper),
            self._layer("cities", self._things("cities"), CLASSIC.stop),
            self._layer("crossings", self._things("crossings"), CLASSIC.stop),
            self._layer("tickets", self._things("tickets"), CLASSIC.badge, visible=False),
        ]
        size = self._board.size
        return {
            "type": "map",
            "version": "1.8",
            "tiledversion": "1.8.2",
            "orientation": "orthogonal",
            "renderorder": "right-down",
            "compressionlevel": -1,
            "infinite": False,
            "width": ceil(size.width / TILE),
            "height": ceil(size.height / TILE),
            "tilewidth": TILE,
            "tileheight": TILE,
            "backgroundcolor": CLASSIC.sea,
            "nextlayerid": next(self._layer_numbers),
            "nextobjectid": next(self._numbers),
            "properties": self._map_properties(),
            "tilesets": [],
            "layers": layers,
        }

    def _map_properties(self) -> list[Json]:
        fields = fields_of(self._board)
        stated = {key: value for key, value in fields.items() if key not in OBJECTS}
        properties = _properties(stated, (LANGUAGE, RULESET))
        properties.append(_property(LANGUAGE, self._export.language))
        if self._export.ruleset is not None:
            properties.append(_property(RULESET, fields_of(self._export.ruleset)))
        return properties

    def _layer(
        self, name: str, objects: Iterator[Json], color: str, *, visible: bool = True
    ) -> Json:
        return {
            **self._layer_head(name, "objectgroup"),
            "visible": visible,
            "color": color,
            "draworder": "index",
            "objects": list(objects),
        }

    def _layer_head(self, name: str, kind: str) -> Json:
        return {
            "id": next(self._layer_numbers),
            "name": name,
            "type": kind,
            "opacity": 1,
            "x": 0,
            "y": 0,
        }

    def _things(self, kind: Kind) -> Iterator[Json]:
        for place, thing in _numbered(self._board, kind):
            fields = fields_of(thing)
            shape = self._shape(thing, fields)
            name = fields.get("name", "")
            if isinstance(name, str):
                fields.pop("name", None)
            ends = self._ends(fields.pop("ends")) if "ends" in fields else []
            properties = [*ends, *_properties(fields, ENDS if ends else ())]
            title = text_in(name, self._export.language)
            yield _object(self._number_of[place], WORD_FOR[kind], shape, properties, title)

    def _shape(self, thing: Any, fields: Json) -> Json:
        """Return where a thing lies; the field that says it is no property then."""
        match thing:
            case Stop():
                del fields["position"]
                return _shape([thing.position], "point")
            case Route():
                fields.pop("bends", None)
                start, end = (self._places.get(name, _NOWHERE) for name in thing.ends)
                return _shape([start, *thing.bends, end], "polyline")
            case Ticket():
                return _shape([self._middle(end) for end in thing.ends], "polyline")
            case _:
                fields.pop("borders", None)
                return _shape([_middle(thing)], "point")

    def _middle(self, end: TicketEnd) -> Point:
        if isinstance(end, str):
            return self._places.get(end, _NOWHERE)
        countries = (c for c in self._board.countries if c.id == end.country)
        return _middle(next(countries, None))

    def _ends(self, ends: Sequence[Any]) -> list[Json]:
        """Return the ends of a route or a ticket: objects if they are there, else in words."""
        properties = []
        for name, end in zip(ENDS, ends, strict=True):
            target = self._stops.get(end) if isinstance(end, str) else None
            if isinstance(end, dict) and [*end] == ["country"]:
                target = self._countries.get(end["country"])
            properties.append(_property(name, end) if target is None else _reference(name, target))
        return properties

    def _outlines(self) -> Iterator[Json]:
        for kind in OUTLINED:
            for place, thing in _numbered(self._board, kind):
                for border in thing.borders:
                    yield from self._rings(border, self._number_of[place])

    def _rings(self, border: Polygon, owner: int) -> Iterator[Json]:
        fields = fields_of(border)
        del fields["outer"]
        fields.pop("holes", None)
        number = next(self._numbers)
        properties = [_reference(OWNER, owner), *_properties(fields, (OWNER,))]
        yield _object(number, BORDER, _shape(border.outer, "polygon"), properties)
        for hole in border.holes:
            owner_of_hole = [_reference(OWNER, number)]
            yield _object(next(self._numbers), HOLE, _shape(hole, "polygon"), owner_of_hole)

    def _spaces(self) -> Json:
        layers = []
        for color in RouteColor:
            tracks = [t for t in self._export.layout.tracks.values() if t.route.color is color]
            if tracks:
                objects = (box for track in tracks for box in self._boxes(track))
                layers.append(self._layer(color, objects, CLASSIC.routes[color].fill))
        head = self._layer_head(SPACES, "group")
        return {**head, "visible": True, "locked": True, "layers": layers}

    def _boxes(self, track: Track) -> Iterator[Json]:
        size = self._board.profile.space
        for index, space in enumerate(track.spaces):
            corner = space.point(-size.length / 2, -size.width / 2)
            box = {"width": size.length, "height": size.width, "rotation": round(space.angle, 3)}
            properties = [_property("route", track.route.id), _property("index", index)]
            shape = _shape([corner], "rectangle") | box
            yield _object(next(self._numbers), "space", shape, properties)


def _numbered(board: Board, kind: Kind) -> Iterator[tuple[tuple[Kind, int], Any]]:
    for index, thing in enumerate(getattr(board, kind)):
        yield (kind, index), thing


def _object(
    number: int, kind: str, shape: Json, properties: Sequence[Json], name: str = ""
) -> Json:
    return {"id": number, "name": name, "type": kind, **shape, "properties": properties}


def _shape(points: Sequence[tuple[float, float]], shape: str) -> Json:
    """Return an object's place, and the points of its line or outline from there."""
    x, y = points[0]
    drawn: Json = {"x": round(x, 3), "y": round(y, 3), "width": 0, "height": 0, "rotation": 0}
    if shape == "point":
        drawn["point"] = True
    elif shape != "rectangle":
        drawn[shape] = [{"x": round(a - x, 3), "y": round(b - y, 3)} for a, b in points]
    return {**drawn, "visible": True}


_NOWHERE = Point(0, 0)


def _middle(thing: Country | Region | None) -> Point:
    """Return about the middle of a country or region, where its object is."""
    corners = thing.borders[0].outer if thing is not None and thing.borders else (_NOWHERE,)
    xs, ys = zip(*corners, strict=True)
    return Point(sum(xs) / len(xs), sum(ys) / len(ys))


def _properties(fields: Json, taken: Collection[str]) -> list[Json]:
    return [_property(marked(key, taken), value) for key, value in fields.items()]


def _property(name: str, value: Any) -> Json:
    match value:
        case bool():
            return {"name": name, "type": "bool", "value": value}
        case int() if SMALLEST_INT <= value <= LARGEST_INT:
            return {"name": name, "type": "int", "value": value}
        case float():
            return {"name": name, "type": "float", "value": value}
        case str() if _COLOR.fullmatch(value):
            return {"name": name, "type": "color", "value": value}
    return {"name": name, "type": "string", "value": as_text(value)}


_COLOR = re.compile("#[0-9A-Fa-f]{6}")


def _reference(name: str, number: int) -> Json:
    return {"name": name, "type": "object", "value": number}
