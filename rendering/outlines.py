"""What shapes of a picture cover, as areas in mm."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

import shapely
from shapely import LineString, Polygon, affinity
from shapely.geometry.base import BaseGeometry

from trackwright.layout.drawn_sizes import cap_height
from trackwright.layout.tracks import box
from trackwright.rendering.ornament_ink import drawn_points
from trackwright.rendering.shapes import (
    XY,
    Anchor,
    Close,
    Commands,
    Group,
    Image,
    Move,
    Path,
    Placement,
    Raster,
    Shape,
    Text,
)
from trackwright.rendering.texts import spaced_width

_DESCENT = 0.3
"""How far letters reach below the line, as a share of their size."""

_SHARES = {Anchor.START: 0.5, Anchor.MIDDLE: 0.0, Anchor.END: -0.5}


def shapes_outline(shapes: Iterable[Shape]) -> BaseGeometry:
    """Return what some shapes cover together."""
    return shapely.union_all([_outline(shape) for shape in shapes])


def _outline(shape: Shape) -> BaseGeometry:
    match shape:
        case Group():
            inside = shapes_outline(shape.shapes)
            return _placed(inside, shape.at) if shape.at else inside
        case Path():
            return _path_outline(shape)
        case Text():
            return _text_outline(shape)
        case Image() | Raster():
            right, bottom = shape.x + shape.width, shape.y + shape.height
            return shapely.box(shape.x, shape.y, right, bottom)


def _placed(area: BaseGeometry, at: Placement) -> BaseGeometry:
    scaled = affinity.scale(area, at.scale, at.scale, origin=(0, 0))
    return affinity.translate(affinity.rotate(scaled, at.angle, origin=(0, 0)), at.x, at.y)


def _path_outline(path: Path) -> BaseGeometry:
    parts = [points for points in _lines(path.commands) if len(points) > 1]
    reach = path.style.width / 2 if path.style.stroke else 0.0
    drawn: list[BaseGeometry] = []
    if path.style.fill:
        drawn += (shapely.make_valid(Polygon(points)) for points in parts if len(points) > 2)
    if path.style.stroke:
        drawn += (LineString(points).buffer(reach, quad_segs=2) for points in parts)
    return shapely.union_all(drawn)


def _lines(commands: Commands) -> Iterator[list[XY]]:
    """Yield the points of each line of a path."""
    starts = [n for n, command in enumerate(commands) if isinstance(command, Move)]
    for start, end in pairwise((*starts, len(commands))):
        points = list(drawn_points(commands[start:end]))
        is_closed = isinstance(commands[end - 1], Close)
        yield [*points, points[0]] if is_closed else points


def _text_outline(text: Text) -> BaseGeometry:
    width = spaced_width(text.text, text.size, text.spacing, bold=text.bold)
    height = cap_height(text.size) + _DESCENT * text.size
    around = 2 * text.halo.width if text.halo else 0.0
    middle = (text.x + _SHARES[text.anchor] * width, text.y + _DESCENT * text.size - height / 2)
    area = box(*middle, width + around, height + around, 0)
    return affinity.rotate(area, text.angle, origin=(text.x, text.y))
