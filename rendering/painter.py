"""Painting shapes with Qt on any device."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import cos, radians, sin
from typing import assert_never

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from trackwright.rendering.paint_steps import (
    NO_BRUSH,
    NO_PEN,
    ClipStep,
    ImageStep,
    PathStep,
    Stamp,
    StampStep,
    Step,
    TextStep,
    View,
    paint_steps,
    scale_of,
    united_bounds,
)
from trackwright.rendering.picture_files import grid_pixels, load_pixels
from trackwright.rendering.qt import PIXELS, board_font
from trackwright.rendering.shapes import (
    Anchor,
    Cap,
    Close,
    Command,
    Commands,
    Curve,
    Group,
    Image,
    Join,
    Line,
    Move,
    Path,
    Picture,
    Placement,
    Raster,
    Shape,
    Style,
    Text,
)
from trackwright.schema.base import Same

_CAPS = {Cap.BUTT: Qt.PenCapStyle.FlatCap, Cap.ROUND: Qt.PenCapStyle.RoundCap}
_JOINS = {Join.MITER: Qt.PenJoinStyle.MiterJoin, Join.ROUND: Qt.PenJoinStyle.RoundJoin}

_HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)

LONGEST_PIECE = 64
"""Commands of a line that is stroked in one go."""

_SHARES = {Anchor.START: 0.0, Anchor.MIDDLE: 0.5, Anchor.END: 1.0}

SMALLEST_TEXT = 2.2
"""Size of letters that can still be read, in pixels."""

COARSE_LINE_FACTOR = 5.0
"""How many times wider than a visible line a line must be, to be drawn in a coarse painting."""


class Drawing:
    """Shapes prepared once for Qt, and painted often; `bounds` in mm."""

    def __init__(self, shapes: Iterable[Shape]) -> None:
        self._steps = tuple(_steps(shapes, QTransform()))
        self.bounds = united_bounds(self._steps)

    def paint(
        self,
        painter: QPainter,
        pixel: float = 0.0,
        exposed: QRectF | None = None,
        *,
        coarse: bool = False,
    ) -> None:
        """Draw on a painter whose unit is a millimetre.

        What is too small to be seen if a `pixel` is so many mm wide is left out, and what lies
        outside the `exposed` part. A `coarse` painting is faster, without thin lines and halos.
        """
        finest = pixel * COARSE_LINE_FACTOR if coarse else pixel
        painter.save()
        painter.setRenderHints(_HINTS)
        paint_steps(self._steps, painter, View(painter.opacity(), pixel, finest), exposed)
        painter.restore()


def picture_drawing(picture: Picture) -> Drawing:
    """Return a whole picture, ready to be painted."""
    return Drawing(group for layer in picture.layers for group in layer.groups)


def _steps(shapes: Iterable[Shape], place: QTransform) -> Iterator[Step]:
    for shape in shapes:
        match shape:
            case Group():
                yield from _group_steps(shape, place)
            case Path():
                yield from _path_steps(shape, place)
            case Text():
                yield from _text_steps(shape, place)
            case Image():
                yield from _image_steps(shape, place)
            case Raster():
                rectangle = QRectF(shape.x, shape.y, shape.width, shape.height)
                yield ImageStep(grid_pixels(shape.pixels), rectangle, 1.0, place)
            case _:
                assert_never(shape)


def _group_steps(group: Group, place: QTransform) -> Iterator[Step]:
    inside = _placed(group.at, place)
    if group.clip is not None:
        yield from _clip_steps(group, inside)
    elif group.at is not None and all(isinstance(shape, Path) for shape in group.shapes):
        yield StampStep(_stamp(Same(group.shapes)), inside)
    else:
        yield from _steps(group.shapes, inside)


@lru_cache(maxsize=1024)
def _stamp(shapes: Same[tuple[Shape, ...]]) -> Stamp:
    paths = (shape for shape in shapes.value if isinstance(shape, Path))
    return Stamp(step for path in paths for step in _path_steps(path, QTransform()))


def _placed(at: Placement | None, place: QTransform) -> QTransform:
    if at is None:
        return place
    turn = radians(at.angle)
    along, aside = at.scale * cos(turn), at.scale * sin(turn)
    own = QTransform(along, aside, -aside, along, at.x, at.y)
    return own if place.isIdentity() else own * place


def _clip_steps(group: Group, place: QTransform) -> Iterator[ClipStep]:
    """Yield the clipped group without invisible shapes."""
    area = place.map(_painter_path(group.clip or ()))
    bounds = area.controlPointRect()
    steps = (step for step in _steps(group.shapes, place) if step.bounds.intersects(bounds))
    yield ClipStep(area, tuple(steps))


def _path_steps(path: Path, place: QTransform) -> Iterator[PathStep]:
    style = path.style
    brush = _brush(style.fill)
    pen = _pen(style, scale_of(place))
    if len(path.commands) <= LONGEST_PIECE or style.opacity < 1:
        outline = place.map(_painter_path(path.commands))
        yield PathStep(outline, pen, brush, style.opacity)
        return
    if style.fill:
        yield PathStep(place.map(_painter_path(path.commands)), NO_PEN, brush)
    if style.stroke:
        pen = QPen(pen)
        if not style.dash:
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)  # so that no gap shows between pieces
        for piece in _pieces(path.commands, cut=not style.dash):
            yield PathStep(place.map(_painter_path(piece)), pen, NO_BRUSH)


def _pieces(commands: Commands, *, cut: bool) -> Iterator[Commands]:
    """Yield the lines of a path, long ones cut, because Qt strokes short lines faster."""
    piece: list[Command] = []
    start = Move(0, 0)
    end: Move | Line | Curve = start
    for command in commands:
        if piece and (isinstance(command, Move) or (cut and len(piece) >= LONGEST_PIECE)):
            yield tuple(piece)
            piece = [Move(end.x, end.y)]
        match command:
            case Line() | Curve():
                piece.append(command)
                end = command
            case Move():
                start = end = command
                piece = [command]
            case Close():
                piece.append(Line(*start) if cut else command)
                end = start
    if piece:
        yield tuple(piece)


def _painter_path(commands: Commands) -> QPainterPath:
    path = QPainterPath()
    for command in commands:
        kind = type(command)  # faster than a match, and paths have thousands of commands
        if kind is Line:
            path.lineTo(*command)
        elif kind is Move:
            path.moveTo(*command)
        elif kind is Curve:
            path.cubicTo(*command)
        else:
            path.closeSubpath()
    return path


@lru_cache(maxsize=256)
def _brush(color: str | None) -> QBrush:
    return QBrush(QColor(color)) if color else NO_BRUSH


@lru_cache(maxsize=256)
def _pen(style: Style, scale: float) -> QPen:
    if not style.stroke or not style.width:
        return NO_PEN
    pen = QPen(QColor(style.stroke), style.width * scale)
    pen.setCapStyle(_CAPS[style.cap])
    pen.setJoinStyle(_JOINS[style.join])
    if style.dash:
        pen.setDashPattern([length / style.width for length in style.dash])
    return pen


def _text_steps(text: Text, place: QTransform) -> Iterator[Step]:
    font = board_font(text.face, bold=text.bold)
    metrics = QFontMetricsF(font)
    scale = text.size / PIXELS
    runs = list(_runs(text, metrics))
    width = max((end for _, _, end in runs), default=0.0)
    own = QTransform().translate(text.x, text.y).rotate(text.angle).scale(scale, scale)
    own = own.translate(-width * _SHARES[text.anchor], 0) * place
    seen_until = PIXELS * scale_of(own) / SMALLEST_TEXT
    if text.halo:
        letters = QPainterPath()
        letters.setFillRule(Qt.FillRule.WindingFill)
        for run, start, _ in runs:
            letters.addText(start, 0, font, run)
        rim = Style(stroke=text.halo.color, width=2 * text.halo.width)
        brush = _brush(text.halo.color)
        yield PathStep(own.map(letters), _pen(rim, scale_of(place)), brush, 1.0, seen_until)
    for run, start, end in runs:
        box = QRectF(0, -metrics.ascent(), end - start, metrics.height())
        moved = QTransform().translate(start, 0) * own
        yield TextStep(run, font, QColor(text.fill), moved, moved.mapRect(box), seen_until)


def _runs(text: Text, metrics: QFontMetricsF) -> Iterator[tuple[str, float, float]]:
    """Yield what is written in one go, its start and its end.

    Letters that stand apart are written one by one: the letter spacing of Qt's fonts depends on
    the device.
    """
    if not text.spacing:
        yield text.text, 0.0, metrics.horizontalAdvance(text.text)
        return
    spacing = text.spacing / text.size * PIXELS
    for index, letter in enumerate(text.text):
        start = metrics.horizontalAdvance(text.text[:index]) + index * spacing
        yield letter, start, start + metrics.horizontalAdvance(letter) + spacing


def _image_steps(image: Image, place: QTransform) -> Iterator[Step]:
    picture = load_pixels(image.file)
    if picture is not None:
        rectangle = QRectF(image.x, image.y, image.width, image.height)
        yield ImageStep(picture, rectangle, image.opacity, place)
