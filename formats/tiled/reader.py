"""A map of Tiled as a board."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any

from trackwright.formats.drawn_objects import DrawnObject, Line, board_from_objects, number
from trackwright.formats.format import ImportResult, ImportSource, Refusal
from trackwright.formats.object_properties import from_text, unmarked, whole
from trackwright.formats.tiled.layers import (
    BORDER,
    ENDS,
    HOLE,
    LANGUAGE,
    OUTLINED,
    OUTLINES,
    OWNER,
    RULESET,
    SPACES,
    WORD_FOR,
)
from trackwright.schema.errors import UnreadableFileError
from trackwright.schema.files.parsing import parse
from trackwright.schema.rules.ruleset import Json
from trackwright.schema.sentences import say
from trackwright.schema.text import in_brief, text_in
from trackwright.schema.thing_ref import LIST_BY_KIND

_OUTLINED_WORDS = frozenset(WORD_FOR[kind] for kind in OUTLINED)
_STOP_WORDS = ("city", "crossing")
_WORD_IN = {**WORD_FOR, OUTLINES: BORDER}
_CLASSES = frozenset({*WORD_FOR.values(), BORDER, HOLE})
"""What an object is: by its class, or by the layer that it is in."""


def read(given: ImportSource) -> ImportResult:
    """Read a map of Tiled: one of ours, or any with a layer or a class for each kind of thing."""
    return _Reader(parse(given.text, given.source), given).result()


@dataclass(frozen=True)
class _Object:
    """An object of a map; `word` is its kind: `city`, or `border` or `hole`.

    Its line is one point if it is neither a line nor an outline; `references` are properties that
    name other objects by number.
    """

    where: str
    number: int
    word: str
    name: str
    line: Line
    fields: Json
    references: Mapping[str, int]


class _Reader:
    """Builds things from objects, which may refer to each other."""

    def __init__(self, data: Json, given: ImportSource) -> None:
        self._given = given
        if data.get("type") != "map" or not isinstance(data.get("layers"), list):
            raise self._error("this is not a map of Tiled")
        if data.get("orientation") != "orthogonal":
            raise self._error("the map is not orthogonal, so that its objects have no place in mm")
        self._data = data
        self._refused: list[Refusal] = []

    def result(self) -> ImportResult:
        """Return the board."""
        fields, _ = self._fields(self._data, "the map")
        language = fields.pop(LANGUAGE, None)
        self._language = language if isinstance(language, str) else self._given.language
        fields.pop(RULESET, None)
        statements = {unmarked(key): value for key, value in fields.items()}
        statements.setdefault("size", self._size())
        objects = list(self._objects(self._data["layers"], (0.0, 0.0), ""))
        outlines = self._outlines(objects)
        things: dict[int, DrawnObject] = {}
        for thing in objects:
            if thing.word in _OUTLINED_WORDS:
                things[thing.number] = self._drawn(thing, borders=outlines.get(thing.number, []))
            elif thing.word in _STOP_WORDS:
                things[thing.number] = self._drawn(thing, position=list(thing.line[0]))
        lines = [o for o in objects if o.word in ("route", "ticket")]
        joined = [drawn for line in lines if (drawn := self._joined(line, things)) is not None]
        return board_from_objects(
            [*things.values(), *joined], statements, self._given, self._refused
        )

    def _error(self, message: str) -> UnreadableFileError:
        return UnreadableFileError(f"{self._given.source}: {message}")

    def _size(self) -> Json:
        width, height, tile_width, tile_height = (
            self._number(self._data, key, "the map")
            for key in ("width", "height", "tilewidth", "tileheight")
        )
        return {"width": width * tile_width, "height": height * tile_height}

    def _objects(
        self, layers: list[Any], offset: tuple[float, float], group: str
    ) -> Iterator[_Object]:
        for layer in layers:
            if not isinstance(layer, dict):
                raise self._error("a layer is not an object, in braces { }")
            name = str(layer.get("name"))
            if name == SPACES:
                continue
            moved = (
                offset[0] + self._number(layer, "offsetx", "a layer"),
                offset[1] + self._number(layer, "offsety", "a layer"),
            )
            inner = layer.get("layers")
            if isinstance(inner, list):
                yield from self._objects(inner, moved, name)
            things = layer.get("objects", [])
            if not isinstance(things, list):
                raise self._error(f"the objects of the layer '{in_brief(name)}' are not a list")
            for thing in things:
                yield from self._object(thing, moved, name if name in _WORD_IN else group)

    def _object(self, thing: Any, offset: tuple[float, float], layer: str) -> Iterator[_Object]:
        if not isinstance(thing, dict):
            raise self._error(f"an object of the layer '{in_brief(layer)}' is not one, in braces")
        where = say("object {id}", id=in_brief(str(thing.get("id"))))
        word = thing.get("type") or thing.get("class")
        if not isinstance(word, str) or word not in _CLASSES:
            word = _WORD_IN.get(layer)
        if word is None:
            why = say(
                "neither its class nor its layer is one of {words}", words=", ".join(_WORD_IN)
            )
            self._refused.append(Refusal(where, why))
            return
        fields, references = self._fields(thing, where)
        name = thing.get("name")
        numbered = thing.get("id")
        yield _Object(
            where,
            numbered if isinstance(numbered, int) else 0,
            word,
            name if isinstance(name, str) else "",
            self._line(thing, where, offset),
            fields,
            references,
        )

    def _line(self, thing: Json, where: str, offset: tuple[float, float]) -> Line:
        x, y, width, height, rotation = (
            self._number(thing, key, where) for key in ("x", "y", "width", "height", "rotation")
        )
        x, y = x + offset[0], y + offset[1]
        points = thing.get("polyline") or thing.get("polygon")
        if points is None:
            return [(_rounded(x + width / 2), _rounded(y + height / 2))]
        if not isinstance(points, list) or not all(isinstance(point, dict) for point in points):
            raise self._error(f"{where} has a line that is no list of points")
        turned, aside = cos(radians(rotation)), sin(radians(rotation))
        line = []
        for point in points:
            a, b = self._number(point, "x", where), self._number(point, "y", where)
            if rotation:
                a, b = a * turned - b * aside, a * aside + b * turned
            line.append((_rounded(x + a), _rounded(y + b)))
        return line

    def _number(self, thing: Json, key: str, where: str) -> float:
        return number(thing.get(key, 0), where, self._given.source)

    def _fields(self, thing: Json, where: str) -> tuple[Json, dict[str, int]]:
        """Return an object's properties, and those that are references to objects."""
        fields: Json = {}
        references = {}
        properties = thing.get("properties", [])
        if not isinstance(properties, list):
            raise self._error(f"the properties of {where} are not a list")
        for entry in properties:
            if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
                raise self._error(f"{where} has a property without a name")
            name, value = entry["name"], entry.get("value")
            if entry.get("type") == "object" and isinstance(value, int):
                references[name] = value
            elif entry.get("type") == "color" and isinstance(value, str):
                fields[name] = f"#{value[-6:]}" if len(value) == len("#aarrggbb") else value
            else:
                fields[name] = from_text(value) if isinstance(value, str) else whole(value)
        return fields, references

    def _drawn(self, thing: _Object, **stated: Any) -> DrawnObject:
        own = {unmarked(key): value for key, value in thing.fields.items()}
        name = self._name(thing)
        fields = {**own, **({"name": name} if name else {}), **stated}
        return DrawnObject(thing.where, LIST_BY_KIND[thing.word], fields, thing.line)

    def _name(self, thing: _Object) -> Any:
        """Return a name in all its languages; a name that was changed in the map is the new one."""
        names = thing.fields.get("name")
        if not isinstance(names, dict):
            return thing.name if names is None else names
        if not all(isinstance(name, str) for name in names.values()) or not names:
            return names
        shown = text_in(names, self._language)
        if shown == thing.name:
            return names
        changed = next(key for key, name in names.items() if name == shown)
        return {**names, changed: thing.name}

    def _outlines(self, objects: Sequence[_Object]) -> dict[int, list[Json]]:
        """Return the outlines of each country and region, by its object's number."""
        outlines: dict[int, list[Json]] = {}
        borders: dict[int, Json] = {}
        owners = {thing.number for thing in objects if thing.word in _OUTLINED_WORDS}
        for thing in objects:
            if thing.word in _OUTLINED_WORDS and len(thing.line) > 1:
                outlines.setdefault(thing.number, []).append({"outer": thing.line})
            elif thing.word == BORDER:
                own = {unmarked(key): value for key, value in thing.fields.items()}
                borders[thing.number] = {**own, "outer": thing.line}
                self._add_outline(thing, owners, outlines, borders[thing.number])
        for thing in objects:
            if thing.word == HOLE and (border := borders.get(thing.references.get(OWNER, 0))):
                border.setdefault("holes", []).append(thing.line)
        return outlines

    def _add_outline(
        self, thing: _Object, owners: set[int], outlines: dict[int, list[Json]], border: Json
    ) -> None:
        owner = thing.references.get(OWNER, 0)
        if owner in owners:
            outlines.setdefault(owner, []).append(border)
        else:
            why = say("its property '{property}' leads to no country and no region", property=OWNER)
            self._refused.append(Refusal(thing.where, why))

    def _joined(self, line: _Object, things: Mapping[int, DrawnObject]) -> DrawnObject | None:
        """Return a route or a ticket, or nothing if an end of it is gone."""
        ends: list[Any] = []
        for name in ENDS:
            target = line.references.get(name, 0)
            if target and target not in things:
                why = say(
                    "its property '{name}' leads to an object that is not there any more", name=name
                )
                self._refused.append(Refusal(line.where, why))
                return None
            ends.append(things[target] if target else line.fields.get(name))
        own = {unmarked(k): value for k, value in line.fields.items() if k not in ENDS}
        fields = {**own, "ends": ends}
        if line.word == "route" and len(line.line) > 2:
            fields["bends"] = line.line[1:-1]
        return DrawnObject(line.where, LIST_BY_KIND[line.word], fields, line.line)


def _rounded(value: float) -> float:
    return round(value, 3)
