"""A board as a collection of features."""

from collections.abc import Iterator
from typing import Any, get_args

from trackwright.formats.format import Export, Files
from trackwright.formats.geojson.coordinates import DEGREES_PER_MM, EarthCoordinates
from trackwright.formats.geojson.geometry import Geometry
from trackwright.formats.object_properties import as_text, fields_of, marked
from trackwright.schema.board import Board
from trackwright.schema.edits import Kind
from trackwright.schema.files.formatting import json_text
from trackwright.schema.rules.ruleset import Json
from trackwright.schema.thing_ref import LIST_BY_KIND

KIND, BOARD = "kind", "board"
"""The property that says what a feature is, and what it says of the board, whose fields are one."""

MEMBER = "trackwright"
"""The member of the collection that says what coordinates are."""

_WORD_FOR = {kind: word for word, kind in LIST_BY_KIND.items()}


def write(export: Export) -> Files:
    """Write a board as a collection of features."""
    board = export.board
    earth = EarthCoordinates(board.projection)
    collection = {
        "type": "FeatureCollection",
        MEMBER: {"coordinates": _meaning(earth)},
        "features": list(_features(board, earth)),
    }
    return {f"{board.id}.geojson": json_text(collection, {"features"}).encode()}


def _meaning(earth: EarthCoordinates) -> str:
    if earth.is_true:
        return "Longitude and latitude, by the projection of the board."
    return (
        "The board shows no part of the earth: "
        f"a millimetre on it is {DEGREES_PER_MM} degrees, from 0, 0 to the east and south."
    )


def _features(board: Board, earth: EarthCoordinates) -> Iterator[Json]:
    stated = {k: v for k, v in fields_of(board).items() if k not in get_args(Kind)}
    # In one property: programs with tables have one type for all values of a name, such as `size`.
    yield _feature(BOARD, None, {BOARD: stated})
    geometry = Geometry(earth, {stop.id: stop.position for stop in reversed(board.stops)})
    for kind, word in _WORD_FOR.items():
        for thing in getattr(board, kind):
            fields = fields_of(thing)
            name, drawn = geometry.of(kind, fields)
            if drawn is not None and geometry.read(kind, drawn) == fields.get(name, []):
                fields.pop(name, None)
            yield _feature(word, drawn, fields)


def _feature(word: str, geometry: Json | None, fields: Json) -> Json:
    properties = {marked(key, (KIND,)): _plain(value) for key, value in fields.items()}
    return {"type": "Feature", "geometry": geometry, "properties": {KIND: word, **properties}}


def _plain(value: Any) -> Any:
    # A null is no value: programs with tables write one for each column that a feature lacks.
    return as_text(value) if value is None or isinstance(value, str) else value
