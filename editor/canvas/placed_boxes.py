"""The boxes around decorations, furniture and names of areas, by which they are held."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from math import cos, radians, sin
from pathlib import Path

import shapely
import shapely.affinity
from shapely.geometry.base import BaseGeometry

from trackwright.editor.document.edits.placed_things import (
    PLACED,
    Place,
    PlacedThing,
    area_frame,
    placed_thing,
)
from trackwright.layout.drawn_sizes import cap_height
from trackwright.rendering.decorations import decoration_outline
from trackwright.rendering.painter import Drawing
from trackwright.rendering.shapes import Group, Placement, Shape, Text
from trackwright.schema.board import Board
from trackwright.schema.decorations import AreaLabel, Decoration, FreeArea, FurniturePiece
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef


class Level(IntEnum):
    """Where a thing lies: under everything, beneath the network, or above it."""

    GROUND = 0
    BENEATH = 1
    ABOVE = 2


@dataclass(frozen=True, eq=False)
class PlacedBox:
    """The box around a thing: its sides before it is turned, in mm from its place."""

    place: Place
    left: float
    top: float
    right: float
    bottom: float
    outline: BaseGeometry
    level: Level
    can_turn: bool
    is_area: bool = False

    def point(self, across: float, down: float) -> Point:
        """Return where on the board a point of the unturned box lies."""
        turn = radians(self.place.angle)
        x, y = self.place.at
        return Point(
            x + across * cos(turn) - down * sin(turn), y + across * sin(turn) + down * cos(turn)
        )

    @property
    def corners(self) -> tuple[Point, ...]:
        """Its corners on the board, from the top left one clockwise."""
        sides = (self.left, self.right, self.right, self.left)
        levels = (self.top, self.top, self.bottom, self.bottom)
        return tuple(map(self.point, sides, levels))

    def grown(self, margin: float) -> "PlacedBox":
        """Return a box whose sides lie so many mm farther out."""
        left, top = self.left - margin, self.top - margin
        right, bottom = self.right + margin, self.bottom + margin
        return replace(self, left=left, top=top, right=right, bottom=bottom)


class PlacedBoxes:
    """Finds the boxes; each is computed again only if its thing or its drawing has changed."""

    def __init__(self) -> None:
        self._known: dict[ThingRef, tuple[object, PlacedBox]] = {}

    def of(
        self, board: Board, language: str, folder: Path, groups: Iterable[Group]
    ) -> dict[ThingRef, PlacedBox]:
        """Return the box of each thing, the lowest first; `groups` are what is drawn of names."""
        known, self._known = self._known, {}
        drawn = [(ref, group) for group in groups if (ref := ref_of(group)) is not None]
        names = [(ref, group) for ref, group in drawn if ref.kind != "furniture"]
        pieces = [(ref, group) for ref, group in drawn if ref.kind == "furniture"]
        decorations = [(ThingRef("decoration", each.id), each) for each in board.decorations]
        for ref, source in (*names, *decorations, *pieces):
            thing = placed_thing(board, ref)
            before, box = known.get(ref, (None, None))
            key = (source, thing, language, folder)
            if thing is not None and (box is None or before != key):
                box = _box(thing, source, language, folder)
            if box is not None and thing is not None:
                self._known[ref] = (key, box)
        return {ref: box for ref, (_, box) in self._known.items()}


def ref_of(group: Group) -> ThingRef | None:
    """Return which placed thing a group of the picture shows; None if it shows another one."""
    kind, _, name = group.id.partition("-")
    return ThingRef(kind, name) if kind in PLACED and name else None


def moved_group(group: Group, board: Board) -> Group | None:
    """Return the group of a name or a piece of furniture where the board has it now.

    None if it is hidden. One that is placed automatically stays until its place is computed.
    """
    ref = ref_of(group)
    thing = None if ref is None else placed_thing(board, ref)
    if not isinstance(thing, AreaLabel | FurniturePiece):
        return group
    if thing.hidden:
        return None
    if thing.position is None:
        return group
    at, wanted = _placement(group), _size(thing)
    share = 1.0 if wanted is None else wanted / _drawn_size(group, thing)
    if group.at is None:
        return _moved_inside(group, at, thing.position, share)
    angle = thing.angle if isinstance(thing, AreaLabel) else at.angle
    return replace(group, at=Placement(*thing.position, angle, at.scale * share))


def _box(thing: PlacedThing, source: Group | Decoration, language: str, folder: Path) -> PlacedBox:
    if isinstance(source, Group):
        return _box_of_group(source, thing)
    outline = decoration_outline(source, language, folder)
    if isinstance(source, FreeArea):
        middle, width = area_frame(source)
        place = Place(middle, width)
    else:
        place = Place(source.position, source.size, source.angle)
    level = Level.GROUND if isinstance(source, FreeArea) else Level.BENEATH
    upright = shapely.affinity.rotate(outline, -place.angle, origin=place.at)
    left, top, right, bottom = upright.bounds if not upright.is_empty else (*place.at, *place.at)
    x, y = place.at
    return PlacedBox(
        place,
        *(left - x, top - y, right - x, bottom - y),
        outline,
        Level.ABOVE if source.above else level,
        can_turn=not isinstance(source, FreeArea),
        is_area=isinstance(source, FreeArea),
    )


def _box_of_group(group: Group, thing: PlacedThing) -> PlacedBox:
    at, bounds = _placement(group), Drawing([Group(group.shapes)]).bounds
    shift = (0.0, 0.0) if group.at is not None else (at.x, at.y)
    left, right = ((side - shift[0]) * at.scale for side in (bounds.left(), bounds.right()))
    top, bottom = ((side - shift[1]) * at.scale for side in (bounds.top(), bounds.bottom()))
    place = Place(Point(at.x, at.y), _drawn_size(group, thing), at.angle)
    is_name = isinstance(thing, AreaLabel)
    level = Level.BENEATH if is_name else Level.ABOVE
    box = PlacedBox(place, left, top, right, bottom, shapely.Polygon(), level, is_name)
    return replace(box, outline=shapely.Polygon(box.corners))


def _placement(group: Group) -> Placement:
    if group.at is not None:
        return group.at
    middle = Drawing([group]).bounds.center()
    return Placement(middle.x(), middle.y())


def _moved_inside(group: Group, middle: Placement, to: Point, share: float) -> Group:
    """Return a group whose shapes lie where they are on the board, elsewhere and scaled."""

    def moved(shape: Shape) -> Group:
        inner = shape if isinstance(shape, Group) else Group((shape,))
        at = inner.at or Placement(0, 0)
        x, y = to.x + (at.x - middle.x) * share, to.y + (at.y - middle.y) * share
        return replace(inner, at=replace(at, x=x, y=y, scale=at.scale * share))

    return replace(group, shapes=tuple(map(moved, group.shapes)))


def _size(thing: AreaLabel | FurniturePiece) -> float | None:
    return thing.size if isinstance(thing, AreaLabel) else thing.scale


def _drawn_size(group: Group, thing: PlacedThing) -> float:
    """Return the height of a name's capitals as it is drawn, or the scale of a piece."""
    scale = _placement(group).scale
    if isinstance(thing, FurniturePiece):
        inner = [each.at.scale for each in group.shapes if isinstance(each, Group) and each.at]
        return scale * inner[-1] if inner else scale
    sizes = [cap_height(text.size, text.face) for text in _texts(group.shapes)]
    return max(sizes) * scale if sizes else scale


def _texts(shapes: Iterable[Shape]) -> Iterator[Text]:
    for shape in shapes:
        if isinstance(shape, Text):
            yield shape
        elif isinstance(shape, Group):
            yield from _texts(shape.shapes)
