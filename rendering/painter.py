"""Painting shapes with Qt on any device."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import cos, inf, radians, sin
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

from trackwright.rendering.picture_files import Pixels, load_pixels
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
from trackwright.schema.identity import Same

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
    """Shapes prepared once for Qt, and painted often.

    Attributes:
        bounds: What it covers, in mm.
    """

    def __init__(self, shapes: Iterable[Shape]) -> None:
        self._steps = tuple(_steps(shapes, QTransform()))
        self.bounds = _united(self._steps)

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
        painter.setRenderHints(_HINTS)
        _paint(self._steps, painter, _View(painter.opacity(), pixel, finest), exposed)
        painter.restore()


def picture_drawing(picture: Picture) -> Drawing:
    """Return a whole picture, ready to be painted."""
    return Drawing(group for layer in picture.layers for group in layer.groups)


@dataclass(frozen=True, slots=True)
class _View:
    """The state of the view while painting.

    Attributes:
        opacity: Of all that is painted.
        pixel: How wide a pixel is, in the unit of what is painted.
        finest: The same for lines: wider in haste.
    """

    opacity: float
    pixel: float
    finest: float

    def closer(self, scale: float) -> "_View":
        """Return how that is seen whose unit is so many times as large."""
        return _View(self.opacity, self.pixel / scale, self.finest / scale)


class _PathStep:
    """A path.

    Attributes:
        bounds: What it covers.
        vanishes_at: How wide a pixel is when nothing of it can be seen any more.
    """

    __slots__ = (
        "_brush",
        "_line_vanishes_at",
        "_opacity",
        "_path",
        "_pen",
        "bounds",
        "vanishes_at",
    )

    def __init__(
        self,
        path: QPainterPath,
        pen: QPen,
        brush: QBrush,
        opacity: float = 1.0,
        vanishes_at: float | None = None,
    ) -> None:
        self._path, self._pen, self._brush, self._opacity = path, pen, brush, opacity
        width = 0.0 if pen is _NO_PEN else pen.widthF()
        reach = width / 2
        self.bounds = path.controlPointRect().adjusted(-reach, -reach, reach, reach)
        self._line_vanishes_at = width / FAINTEST_LINE
        if vanishes_at is not None:
            self.vanishes_at = vanishes_at
        elif brush is _NO_BRUSH:
            self.vanishes_at = self._line_vanishes_at
        else:
            breadth = min(self.bounds.width(), self.bounds.height())
            self.vanishes_at = max(breadth / SMALLEST_AREA, self._line_vanishes_at)

    def paint(self, painter: QPainter, view: _View) -> None:
        has_line = view.finest < self._line_vanishes_at
        if has_line or self._brush is not _NO_BRUSH:
            painter.setOpacity(view.opacity * self._opacity)
            painter.setPen(self._pen if has_line else _NO_PEN)
            painter.setBrush(self._brush)
            painter.drawPath(self._path)


class _Stamp:
    """Paths painted alike in many places, such as the box of a space."""

    __slots__ = ("bounds", "steps", "vanishes_at")

    def __init__(self, paths: Iterable[Path]) -> None:
        place = QTransform()
        self.steps = tuple(step for path in paths for step in _path_steps(path, place))
        self.bounds = _united(self.steps)
        self.vanishes_at = max((step.vanishes_at for step in self.steps), default=0.0)


class _StampStep:
    """A stamp in one of its places."""

    __slots__ = ("_place", "_scale", "_stamp", "bounds", "vanishes_at")

    def __init__(self, stamp: _Stamp, place: QTransform) -> None:
        self._stamp, self._place, self._scale = stamp, place, _scale(place)
        self.bounds = place.mapRect(stamp.bounds)
        self.vanishes_at = self._scale * stamp.vanishes_at

    def paint(self, painter: QPainter, view: _View) -> None:
        painter.save()
        painter.setTransform(self._place, combine=True)
        _paint(self._stamp.steps, painter, view.closer(self._scale))
        painter.restore()


@dataclass(frozen=True, slots=True)
class _TextStep:
    text: str
    font: QFont
    color: QColor
    place: QTransform
    bounds: QRectF
    vanishes_at: float

    def paint(self, painter: QPainter, view: _View) -> None:
        painter.save()
        painter.setOpacity(view.opacity)
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

    def paint(self, painter: QPainter, view: _View) -> None:
        painter.save()
        painter.setOpacity(view.opacity * self.opacity)
        painter.setTransform(self.place, combine=True)
        # A faded drawing is one sheet of glass: its lines must not show through each other.
        is_opaque = painter.opacity() == 1.0
        if self.image.drawing and is_opaque and not view.pixel:
            _draw_in_lines(self.image.drawing, self.rectangle, painter)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            width = self.bounds.width() / view.pixel if view.pixel else inf
            painter.drawImage(self.rectangle, self.image.for_width(width))
        painter.restore()


@dataclass(frozen=True)
class _ClipStep:
    """Steps clipped to an area."""

    area: QPainterPath
    steps: "tuple[_Step, ...]"

    @cached_property
    def bounds(self) -> QRectF:
        return self.area.controlPointRect()

    @cached_property
    def vanishes_at(self) -> float:
        return max((step.vanishes_at for step in self.steps), default=0.0)

    def paint(self, painter: QPainter, view: _View) -> None:
        painter.save()
        painter.setClipPath(self.area, Qt.ClipOperation.IntersectClip)
        _paint(self.steps, painter, view)
        painter.restore()


_Step = _PathStep | _StampStep | _TextStep | _ImageStep | _ClipStep


def _paint(
    steps: Iterable[_Step], painter: QPainter, view: _View, exposed: QRectF | None = None
) -> None:
    for step in steps:
        if view.pixel < step.vanishes_at and (exposed is None or exposed.intersects(step.bounds)):
            step.paint(painter, view)


def _united(steps: Iterable[_Step]) -> QRectF:
    bounds = QRectF()
    for step in steps:
        bounds = bounds.united(step.bounds)
    return bounds


def _steps(shapes: Iterable[Shape], place: QTransform) -> Iterator[_Step]:
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
            case _:
                assert_never(shape)


def _group_steps(group: Group, place: QTransform) -> Iterator[_Step]:
    inside = _placed(group.at, place)
    if group.clip is not None:
        yield from _clip_steps(group, inside)
    elif group.at is not None and all(isinstance(shape, Path) for shape in group.shapes):
        yield _StampStep(_stamp(Same(group.shapes)), inside)
    else:
        yield from _steps(group.shapes, inside)


@lru_cache(maxsize=1024)
def _stamp(shapes: Same[tuple[Shape, ...]]) -> _Stamp:
    return _Stamp(shape for shape in shapes.value if isinstance(shape, Path))


def _placed(at: Placement | None, place: QTransform) -> QTransform:
    if at is None:
        return place
    turn = radians(at.angle)
    along, aside = at.scale * cos(turn), at.scale * sin(turn)
    own = QTransform(along, aside, -aside, along, at.x, at.y)
    return own if place.isIdentity() else own * place


def _clip_steps(group: Group, place: QTransform) -> Iterator[_ClipStep]:
    """Yield the clipped group without invisible shapes."""
    area = place.map(_painter_path(group.clip or ()))
    bounds = area.controlPointRect()
    steps = (step for step in _steps(group.shapes, place) if step.bounds.intersects(bounds))
    yield _ClipStep(area, tuple(steps))


def _path_steps(path: Path, place: QTransform) -> Iterator[_PathStep]:
    style = path.style
    brush = _brush(style.fill)
    pen = _pen(style, _scale(place))
    if len(path.commands) <= LONGEST_PIECE or style.opacity < 1:
        outline = place.map(_painter_path(path.commands))
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


def _scale(place: QTransform) -> float:
    return float((place.m11() ** 2 + place.m12() ** 2) ** 0.5)


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
    seen_until = PIXELS * _scale(own) / SMALLEST_TEXT
    if text.halo:
        letters = QPainterPath()
        letters.setFillRule(Qt.FillRule.WindingFill)
        for run, start, _ in runs:
            letters.addText(start, 0, font, run)
        rim = Style(stroke=text.halo.color, width=2 * text.halo.width)
        brush = _brush(text.halo.color)
        yield _PathStep(own.map(letters), _pen(rim, _scale(place)), brush, 1.0, seen_until)
    for run, start, end in runs:
        box = QRectF(0, -metrics.ascent(), end - start, metrics.height())
        moved = QTransform().translate(start, 0) * own
        yield _TextStep(run, font, QColor(text.fill), moved, moved.mapRect(box), seen_until)


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


def _draw_in_lines(drawing: bytes, area: QRectF, painter: QPainter) -> None:
    from PySide6.QtSvg import QSvgRenderer  # late: few boards have a drawing behind them

    renderer = QSvgRenderer()
    renderer.setAnimationEnabled(False)  # which would need an event loop
    renderer.load(drawing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    renderer.render(painter, area)


def _image_steps(image: Image, place: QTransform) -> Iterator[_Step]:
    picture = load_pixels(image.file)
    if picture is not None:
        rectangle = QRectF(image.x, image.y, image.width, image.height)
        yield _ImageStep(picture, rectangle, image.opacity, place)
