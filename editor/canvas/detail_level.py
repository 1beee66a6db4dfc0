"""Haste: while the zoom changes, details are left out if painting all of them took too long."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.items import Pace
from trackwright.editor.canvas.layers import LayerState
from trackwright.layout.board import Layout
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.layout.tracks import Track, space_corners
from trackwright.rendering.shapes import Color
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Stop
from trackwright.schema.profile import Profile

SMOOTH = 0.025
"""Seconds that painting the whole canvas may take before details are left out."""

CALM = 150
"""How long after the last change they come back, in ms."""


class Haste(Guarded, QObject):
    """Says when to hurry.

    Signals:
        over: There is time again for what was left out.
    """

    over = Signal()

    def __init__(self, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._pace = pace
        self._took = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        connect(self._timer.timeout, self._calm_down)

    def learn(self, seconds: float) -> None:
        """Take note of how long it took to paint everything."""
        if not self._pace.hasty:
            self._took = seconds

    def hurry(self) -> None:
        """Leave details out for a moment, if they took too long before."""
        if self._took > SMOOTH:
            self._pace.hasty = True
            self._timer.start(CALM)

    def _calm_down(self) -> None:
        self._pace.hasty = False
        self.over.emit()


_Thing = TypeVar("_Thing")

FAR = 0.6
"""With fewer pixels to a mm the network is seen from afar: letters would be three pixels high."""


@dataclass(frozen=True)
class _Blot:
    """A shape of one colour, and what it was made of."""

    made_of: object
    color: Color
    path: QPainterPath
    bounds: QRectF


class AfarItem(Guarded, QGraphicsItem):
    """The routes or the stops of a board as plain shapes."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(height)
        self.setVisible(False)
        self._bounds = QRectF()
        self._blots: dict[str, _Blot] = {}

    def show_routes(self, layout: Layout, theme: Theme) -> None:
        """Show the spaces of all routes."""
        profile = layout.board.profile
        self._show(
            ((name, track) for name, track in layout.tracks.items()),
            lambda track: theme.routes[track.route.color].fill,
            lambda track: _boxes(track, profile),
        )

    def show_stops(self, layout: Layout, theme: Theme) -> None:
        """Show all cities and crossings."""
        stops = ((stop.id, stop) for stop in layout.board.stops)
        self._show(stops, lambda _: theme.stop, _disc)

    def dress(self, state: LayerState, *, is_far: bool) -> None:
        """Show it as its layer is shown, if that is seen from afar."""
        self.setVisible(state.visible and is_far)
        self.setOpacity(state.opacity)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        exposed: QRectF = option.exposedRect  # type: ignore[attr-defined]  # unknown to the stubs
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        brushes: dict[Color, QBrush] = {}
        for blot in self._blots.values():
            if exposed.intersects(blot.bounds):
                if blot.color not in brushes:
                    brushes[blot.color] = QBrush(QColor(blot.color))
                painter.setBrush(brushes[blot.color])
                painter.drawPath(blot.path)

    def _show(
        self,
        things: Iterable[tuple[str, _Thing]],
        color: Callable[[_Thing], Color],
        path: Callable[[_Thing], QPainterPath],
    ) -> None:
        before, bounds = self._blots, QRectF()
        self._blots = {}
        for name, thing in things:
            blot = before.get(name)
            if blot is None or blot.made_of is not thing or blot.color != color(thing):
                shape = path(thing)
                new = _Blot(thing, color(thing), shape, shape.controlPointRect())
                self._touch(blot, new)
                blot = new
            self._blots[name] = blot
            bounds = bounds.united(blot.bounds)
        for name in before.keys() - self._blots.keys():
            self._touch(before[name])
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def _touch(self, *blots: _Blot | None) -> None:
        for blot in blots:
            if blot is not None:
                self.update(blot.bounds)


def _boxes(track: Track, profile: Profile) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # spaces that overlap make no holes
    for corners in space_corners([track], profile).tolist():
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    return path


def _disc(stop: Stop) -> QPainterPath:
    path = QPainterPath()
    radius = stop_radius(stop)
    path.addEllipse(QPointF(*stop.position), radius, radius)
    return path
