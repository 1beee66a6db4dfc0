"""Drawing shapes with Qt, on any device."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import inf
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from trackwright.rendering.pictures import Pixels, pixels_of
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
    Shape,
    Style,
    Text,
)

_CAPS = {Cap.BUTT: Qt.PenCapStyle.FlatCap, Cap.ROUND: Qt.PenCapStyle.RoundCap}
_JOINS = {Join.MITER: Qt.PenJoinStyle.MiterJoin, Join.ROUND: Qt.PenJoinStyle.RoundJoin}
_NO_PEN, _NO_BRUSH = QPen(Qt.PenStyle.NoPen), QBrush(Qt.BrushStyle.NoBrush)

_HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)

LONGEST_PIECE = 64
"""Commands of a line that is stroked in one go."""

_SHARES = {Anchor.START: 0.0, Anchor.MIDDLE: 0.5, Anchor.END: 1.0}

FAINTEST_LINE, SMALLEST_AREA, SMALLEST_TEXT = 0.25, 0.8, 2.2
"""Width of a line, breadth of an area and size of letters that can still be seen, in pixels."""

HASTE = 5.0
"""How many times wider a line must be than one that can be seen, to be drawn in haste."""


class Drawing:
    """Shapes made ready for Qt: prepared once, painted often.

    Attributes:
        bounds: What it covers, in mm.
    """

    def __init__(self, shapes: Iterable[Shape]) -> None:
        self._steps = list(_steps(shapes, QTransform()))
        self.bounds = QRectF()
        for step in self._steps:
            self.bounds = self.bounds.united(step.bounds)

    def paint(
        self,
        painter: QPainter,
        pixel: float = 0.0,
        exposed: QRectF | None = None,
        *,
        hastily: bool = False,
    ) -> None:
        """Draw on a painter whose unit is a millimetre.

        What is too small to be seen if a `pixel` is so many mm wide is left out, and what lies
        outside the `exposed` part. In haste all thin lines are left out, and halos.
        """
        finest = pixel * HASTE if hastily else pixel
        painter.save()
        opacity = painter.opacity()
        painter.setRenderHints(_HINTS)
        for step in self._steps:
            if pixel < step.vanishes_at and (exposed is None or exposed.intersects(step.bounds)):
                step.paint(painter, opacity, finest)
        painter.restore()


def picture_drawing(picture: Picture) -> Drawing:
    """Return a whole picture, ready to be painted."""
    return Drawing(group for layer in picture.layers for group in layer.groups)


@dataclass(frozen=True)
class _PathStep:
    path: QPainterPath
    pen: QPen
    brush: QBrush
    opacity: float = 1.0
    vanishes_with: float | None = None

    @cached_property
    def bounds(self) -> QRectF:
        reach = self.width / 2
        return self.path.controlPointRect().adjusted(-reach, -reach, reach, reach)

    @cached_property
    def width(self) -> float:
        """The width of its line, 0 without one."""
        return 0.0 if self.pen is _NO_PEN else self.pen.widthF()

    @cached_property
    def line_vanishes_at(self) -> float:
        return self.width / FAINTEST_LINE

    @cached_property
    def vanishes_at(self) -> float:
        """How wide a pixel is, in mm, when nothing of it can be seen any more."""
        if self.vanishes_with is not None:
            return self.vanishes_with
        if self.brush is _NO_BRUSH:
            return self.line_vanishes_at
        box = self.bounds
        return max(min(box.width(), box.height()) / SMALLEST_AREA, self.line_vanishes_at)

    def paint(self, painter: QPainter, opacity: float, finest: float) -> None:
        has_line = finest < self.line_vanishes_at
        if has_line or self.brush is not _NO_BRUSH:
            painter.setOpacity(opacity * self.opacity)
            painter.setPen(self.pen if has_line else _NO_PEN)
            painter.setBrush(self.brush)
            painter.drawPath(self.path)


@dataclass(frozen=True)
class _TextStep:
    text: str
    font: QFont
    color: QColor
    place: QTransform
    bounds: QRectF

    @cached_property
    def vanishes_at(self) -> float:
        return PIXELS * _scale(self.place) / SMALLEST_TEXT

    def paint(self, painter: QPainter, opacity: float, _finest: float) -> None:
        painter.save()
        painter.setOpacity(opacity)
        painter.setTransform(self.place, combine=True)
        painter.setFont(self.font)
        painter.setPen(self.color)
        painter.drawText(QPointF(0, 0), self.text)
        painter.restore()


@dataclass(frozen=True)
class _ImageStep:
    image: Pixels
    rectangle: QRectF
    opacity: float
    place: QTransform
    vanishes_at = inf

    @cached_property
    def bounds(self) -> QRectF:
        return self.place.mapRect(self.rectangle)

    def paint(self, painter: QPainter, opacity: float, pixel: float) -> None:
        painter.save()
        painter.setOpacity(opacity * self.opacity)
        painter.setTransform(self.place, combine=True)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width = self.bounds.width() / pixel if pixel else inf
        painter.drawImage(self.rectangle, self.image.for_width(width))
        painter.restore()


_Step = _PathStep | _TextStep | _ImageStep


def _steps(shapes: Iterable[Shape], place: QTransform) -> Iterator[_Step]:
    for shape in shapes:
        match shape:
            case Group():
                yield from _steps(shape.shapes, _placed(shape.at, place))
            case Path():
                yield from _path_steps(shape, place)
            case Text():
                yield from _text_steps(shape, place)
            case Image():
                yield from _image_steps(shape, place)
            case _:
                assert_never(shape)


def _placed(at: Placement | None, place: QTransform) -> QTransform:
    if at is None:
        return place
    own = QTransform().translate(at.x, at.y).rotate(at.angle).scale(at.scale, at.scale)
    return own * place


def _path_steps(path: Path, place: QTransform) -> Iterator[_PathStep]:
    style = path.style
    brush = _brush(style.fill)
    pen = _pen(style, _scale(place))
    if len(path.commands) <= LONGEST_PIECE or style.opacity < 1:
        outline = place.map(_short_path(path.commands, tuple(map(type, path.commands))))
        yield _PathStep(outline, pen, brush, style.opacity)
        return
    if style.fill:
        yield _PathStep(place.map(_painter_path(path.commands)), _NO_PEN, brush)
    if style.stroke:
        pen = QPen(pen)
        if not style.dash:
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)  # so that no gap shows between pieces
        for piece in _pieces(path.commands, cut=not style.dash):
            yield _PathStep(place.map(_painter_path(piece)), pen, _NO_BRUSH)


def _pieces(commands: Commands, *, cut: bool) -> Iterator[Commands]:
    """Yield the lines of a path one by one, long ones cut: Qt strokes many short lines faster."""
    piece: list[Command] = []
    start = end = Move(0, 0)
    for command in commands:
        if piece and (isinstance(command, Move) or (cut and len(piece) >= LONGEST_PIECE)):
            yield tuple(piece)
            piece = [end]
        match command:
            case Move():
                start = end = command
                piece = [command]
            case Close():
                piece.append(Line(*start) if cut else command)
                end = start
            case Line() | Curve():
                piece.append(command)
                end = Move(command.x, command.y)
    if piece:
        yield tuple(piece)


def _scale(place: QTransform) -> float:
    return float((place.m11() ** 2 + place.m12() ** 2) ** 0.5)


@lru_cache(maxsize=2048)
def _short_path(commands: Commands, _kinds: tuple[type[Command], ...]) -> QPainterPath:
    """Return a path that many things may have alike, such as the box of a space.

    Commands of different kinds may be equal, because all are tuples.
    """
    return _painter_path(commands)


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
    return QBrush(QColor(color)) if color else _NO_BRUSH


@lru_cache(maxsize=256)
def _pen(style: Style, scale: float) -> QPen:
    if not style.stroke or not style.width:
        return _NO_PEN
    pen = QPen(QColor(style.stroke), style.width * scale)
    pen.setCapStyle(_CAPS[style.cap])
    pen.setJoinStyle(_JOINS[style.join])
    if style.dash:
        pen.setDashPattern([length / style.width for length in style.dash])
    return pen


def _text_steps(text: Text, place: QTransform) -> Iterator[_Step]:
    font = board_font(bold=text.bold)
    metrics = QFontMetricsF(font)
    scale = text.size / PIXELS
    runs = list(_runs(text, metrics))
    width = max((end for _, _, end in runs), default=0.0)
    own = QTransform().translate(text.x, text.y).rotate(text.angle).scale(scale, scale)
    own = own.translate(-width * _SHARES[text.anchor], 0) * place
    if text.halo:
        letters = QPainterPath()
        letters.setFillRule(Qt.FillRule.WindingFill)
        for run, start, _ in runs:
            letters.addText(start, 0, font, run)
        rim = Style(stroke=text.halo.color, width=2 * text.halo.width)
        brush = _brush(text.halo.color)
        seen_until = PIXELS * _scale(own) / SMALLEST_TEXT
        yield _PathStep(own.map(letters), _pen(rim, _scale(place)), brush, 1.0, seen_until)
    for run, start, end in runs:
        box = QRectF(0, -metrics.ascent(), end - start, metrics.height())
        moved = QTransform().translate(start, 0) * own
        yield _TextStep(run, font, QColor(text.fill), moved, moved.mapRect(box))


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


def _image_steps(image: Image, place: QTransform) -> Iterator[_Step]:
    picture = pixels_of(image.file)
    if picture is not None:
        rectangle = QRectF(image.x, image.y, image.width, image.height)
        yield _ImageStep(picture, rectangle, image.opacity, place)
