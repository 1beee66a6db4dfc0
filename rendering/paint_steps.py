"""The steps that painting consists of: paths, stamps, texts, images and clipped groups."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from math import inf

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from trackwright.rendering.picture_files import Pixels

NO_PEN, NO_BRUSH = QPen(Qt.PenStyle.NoPen), QBrush(Qt.BrushStyle.NoBrush)

FAINTEST_LINE, SMALLEST_AREA = 0.25, 0.8
"""Width of a line and breadth of an area that can still be seen, in pixels."""


@dataclass(frozen=True, slots=True)
class View:
    """Opacity and the width of a pixel while painting; lines thinner than `finest` are left out."""

    opacity: float
    pixel: float
    finest: float

    def closer(self, scale: float) -> "View":
        """Return the view of something whose unit is `scale` times as large."""
        return View(self.opacity, self.pixel / scale, self.finest / scale)


class PathStep:
    """A path; it is invisible if a pixel is at least `vanishes_at` wide."""

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
        width = 0.0 if pen is NO_PEN else pen.widthF()
        reach = width / 2
        self.bounds = path.controlPointRect().adjusted(-reach, -reach, reach, reach)
        self._line_vanishes_at = width / FAINTEST_LINE
        if vanishes_at is not None:
            self.vanishes_at = vanishes_at
        elif brush is NO_BRUSH:
            self.vanishes_at = self._line_vanishes_at
        else:
            breadth = min(self.bounds.width(), self.bounds.height())
            self.vanishes_at = max(breadth / SMALLEST_AREA, self._line_vanishes_at)

    def paint(self, painter: QPainter, view: View) -> None:
        """Paint it."""
        has_line = view.finest < self._line_vanishes_at
        if has_line or self._brush is not NO_BRUSH:
            painter.setOpacity(view.opacity * self._opacity)
            painter.setPen(self._pen if has_line else NO_PEN)
            painter.setBrush(self._brush)
            painter.drawPath(self._path)


class Stamp:
    """Paths painted alike in many places, such as the box of a space."""

    __slots__ = ("bounds", "steps", "vanishes_at")

    def __init__(self, steps: Iterable[PathStep]) -> None:
        self.steps = tuple(steps)
        self.bounds = united_bounds(self.steps)
        self.vanishes_at = max((step.vanishes_at for step in self.steps), default=0.0)


class StampStep:
    """A stamp in one of its places."""

    __slots__ = ("_place", "_scale", "_stamp", "bounds", "vanishes_at")

    def __init__(self, stamp: Stamp, place: QTransform) -> None:
        self._stamp, self._place, self._scale = stamp, place, scale_of(place)
        self.bounds = place.mapRect(stamp.bounds)
        self.vanishes_at = self._scale * stamp.vanishes_at

    def paint(self, painter: QPainter, view: View) -> None:
        """Paint it."""
        painter.save()
        painter.setTransform(self._place, combine=True)
        paint_steps(self._stamp.steps, painter, view.closer(self._scale))
        painter.restore()


@dataclass(frozen=True, slots=True)
class TextStep:
    """Letters written in one go."""

    text: str
    font: QFont
    color: QColor
    place: QTransform
    bounds: QRectF
    vanishes_at: float

    def paint(self, painter: QPainter, view: View) -> None:
        """Paint it."""
        painter.save()
        painter.setOpacity(view.opacity)
        painter.setTransform(self.place, combine=True)
        painter.setFont(self.font)
        painter.setPen(self.color)
        painter.drawText(QPointF(0, 0), self.text)
        painter.restore()


@dataclass(frozen=True)
class ImageStep:
    """A picture from a file."""

    image: Pixels
    rectangle: QRectF
    opacity: float
    place: QTransform
    vanishes_at = inf

    @cached_property
    def bounds(self) -> QRectF:
        """What it covers."""
        return self.place.mapRect(self.rectangle)

    def paint(self, painter: QPainter, view: View) -> None:
        """Paint it."""
        painter.save()
        painter.setOpacity(view.opacity * self.opacity)
        painter.setTransform(self.place, combine=True)
        # A faded drawing is one sheet of glass: its lines must not show through each other.
        is_opaque = painter.opacity() == 1.0
        if self.image.drawing and is_opaque and not view.pixel:
            _draw_vectors(self.image.drawing, self.rectangle, painter)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            width = self.bounds.width() / view.pixel if view.pixel else inf
            painter.drawImage(self.rectangle, self.image.for_width(width))
        painter.restore()


@dataclass(frozen=True)
class ClipStep:
    """Steps clipped to an area."""

    area: QPainterPath
    steps: "tuple[Step, ...]"

    @cached_property
    def bounds(self) -> QRectF:
        """What it covers."""
        return self.area.controlPointRect()

    @cached_property
    def vanishes_at(self) -> float:
        """The width of a pixel from which on it is invisible."""
        return max((step.vanishes_at for step in self.steps), default=0.0)

    def paint(self, painter: QPainter, view: View) -> None:
        """Paint it."""
        painter.save()
        painter.setClipPath(self.area, Qt.ClipOperation.IntersectClip)
        paint_steps(self.steps, painter, view)
        painter.restore()


Step = PathStep | StampStep | TextStep | ImageStep | ClipStep


def paint_steps(
    steps: Iterable[Step], painter: QPainter, view: View, exposed: QRectF | None = None
) -> None:
    """Paint the steps that are visible and exposed."""
    for step in steps:
        if view.pixel < step.vanishes_at and (exposed is None or exposed.intersects(step.bounds)):
            step.paint(painter, view)


def united_bounds(steps: Iterable[Step]) -> QRectF:
    """Return what steps cover together."""
    bounds = QRectF()
    for step in steps:
        bounds = bounds.united(step.bounds)
    return bounds


def scale_of(place: QTransform) -> float:
    """Return how many times larger a transformation makes things."""
    return float((place.m11() ** 2 + place.m12() ** 2) ** 0.5)


def _draw_vectors(drawing: bytes, area: QRectF, painter: QPainter) -> None:
    from PySide6.QtSvg import QSvgRenderer  # late: few boards have a drawing behind them

    renderer = QSvgRenderer()
    renderer.setAnimationEnabled(False)  # which would need an event loop
    renderer.load(drawing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    renderer.render(painter, area)
