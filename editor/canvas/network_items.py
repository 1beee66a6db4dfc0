"""Routes, stops and names on the canvas: in detail, or as plain shapes in the far view."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.board_layout import Badges
from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.canvas.overlay_items import CanvasItem, add_ring
from trackwright.editor.canvas.picture_items import HEIGHTS, PictureItems
from trackwright.layout.board import Layout
from trackwright.layout.tracks import Track, space_corners
from trackwright.rendering.network_picture import NetworkPicture, Surface
from trackwright.rendering.shapes import Color
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Stop
from trackwright.schema.profile import Profile

_Thing = TypeVar("_Thing")

FAR = 0.6
"""With fewer pixels to a mm there is only the far view: letters would be three pixels high."""

AT_ONCE = 150
"""Routes that may be drawn for the first time in one go; of more, the far view is shown first."""

SLICE = 24
"""Routes that are drawn at a time then, and as many cities: this takes a frame."""


@dataclass(frozen=True)
class Network:
    """The network to be drawn: where everything lies, on what ground."""

    layout: Layout
    surface: Surface
    badges: Badges


class NetworkItems(Guarded, QObject):
    """Shows the network of a board.

    The far view, made of plain shapes, is there at once. On a large board it takes long to draw the
    network in detail for the first time. That is done in slices while nothing else happens; until
    all details are there the far view is shown instead.

    Signals:
        repainted: Something looks different.
        completed: All details are drawn.
    """

    repainted = Signal()
    completed = Signal()

    def __init__(
        self,
        scene: QGraphicsScene,
        items: PictureItems,
        states: Mapping[CanvasLayer, LayerState],
        theme: Theme,
        folder: Path,
    ) -> None:
        super().__init__(scene)
        self._items = items
        self._states = states
        self._theme = theme
        self._picture = NetworkPicture(theme, folder)
        self._network: Network | None = None
        self._is_far: bool | None = None
        self._has_details = False
        self._shows_details = False
        self._drawn: Mapping[str, Track] = {}
        self._count = 0
        self._far_items = {
            CanvasLayer.ROUTES: FarViewItem(HEIGHTS["routes"]),
            CanvasLayer.CITIES: FarViewItem(HEIGHTS["stops"]),
        }
        for item in self._far_items.values():
            scene.addItem(item)
        self._timer = QTimer(self)
        connect(self._timer.timeout, self._draw_slice)

    def begin_details(self) -> None:
        """Draw more than the far view from the next network on: that has been painted by now."""
        self._has_details = True

    @property
    def is_complete(self) -> bool:
        """Whether the far view is not shown in place of details."""
        return self._is_far is not False or self._shows_details

    def show(self, network: Network) -> None:
        """Show another network, once the zoom is known."""
        self._network = network
        self._update()

    def show_far_view(self, is_far: bool) -> None:
        """Show plain shapes and no names, because the zoom is small, or all details."""
        if is_far != self._is_far:
            self._is_far = is_far
            self._update()

    def set_theme(self, theme: Theme, folder: Path) -> None:
        """Draw all in another theme, with pictures of a folder, from the next network on."""
        self._theme = theme
        self._picture = NetworkPicture(theme, folder)
        self._drawn = {}

    def apply_states(self) -> None:
        """Show, hide or dim the far view as its layers are."""
        is_shown = self._is_far is not None and not self._shows_details
        for layer, item in self._far_items.items():
            item.setVisible(self._states[layer].visible and is_shown)
            item.setOpacity(self._states[layer].opacity)

    def draw_ahead(self) -> None:
        """Draw the details before they are needed, while nothing else is to be done."""
        if self._is_far and self._missing() > AT_ONCE:
            self._begin_slices()

    def close(self) -> None:
        """Stop drawing."""
        self._timer.stop()

    def _update(self) -> None:
        if self._network is None or self._is_far is None:
            return
        if self._is_far or not self._has_details:
            self._show_far(self._network)
        elif self._shows_details or self._missing() <= AT_ONCE:
            self._show_details(self._network)
        else:
            self._show_far(self._network)
            self._begin_slices()

    def _show_far(self, network: Network) -> None:
        self._shows_details = False
        self._far_items[CanvasLayer.ROUTES].show_routes(network.layout, self._theme)
        self._far_items[CanvasLayer.CITIES].show_stops(network.layout, self._theme)
        self.apply_states()
        self._items.show_far_view(True, self._states)
        self.repainted.emit()

    def _show_details(self, network: Network) -> None:
        differs = self._draw(network) or not self._shows_details
        self._timer.stop()
        self._shows_details = True
        self.apply_states()
        self._items.show_far_view(False, self._states)
        if differs:
            self.repainted.emit()

    def _draw(self, network: Network) -> bool:
        """Draw a network in detail; return whether anything looks different."""
        self._drawn = network.layout.tracks
        layers = self._picture.layers(network.layout, network.surface, network.badges)
        return self._items.update(layers, self._states)

    def _missing(self) -> int:
        """Return how many routes are not drawn yet as they lie now."""
        tracks = self._network.layout.tracks if self._network else {}
        return sum(self._drawn.get(name) is not track for name, track in tracks.items())

    def _begin_slices(self) -> None:
        if not self._timer.isActive():
            self._count = 0
            self._timer.start()

    def _draw_slice(self) -> None:
        if self._network is None:
            return
        self._count += SLICE
        self._draw(_first_part(self._network, self._count))
        if self._count < _size(self._network.layout):
            return
        self._timer.stop()
        if not self._is_far:
            self._show_details(self._network)
            self.completed.emit()


def _size(layout: Layout) -> int:
    return max(len(layout.tracks), len(layout.board.stops))


def _first_part(network: Network, count: int) -> Network:
    """Return a network with just so many of its routes, stops and names."""
    layout, board = network.layout, network.layout.board
    if _size(layout) <= count:
        return network
    crossings = max(0, count - len(board.cities))
    stops = {"cities": board.cities[:count], "crossings": board.crossings[:crossings]}
    part = board.model_copy(update=stops)
    begun = Layout(
        part,
        layout.language,
        dict(islice(layout.tracks.items(), count)),
        {stop.id: layout.labels[stop.id] for stop in part.stops if stop.id in layout.labels},
    )
    badges = {name: network.badges[name] for name in begun.tracks if name in network.badges}
    return replace(network, layout=begun, badges=badges)


@dataclass(frozen=True)
class _FarShape:
    """A shape of one colour, and the thing that it shows."""

    thing: object
    color: Color
    brush: QBrush
    path: QPainterPath
    bounds: QRectF


class FarViewItem(CanvasItem):
    """The routes or the stops of a board as plain shapes."""

    def __init__(self, height: float) -> None:
        super().__init__(height)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setVisible(False)
        self._shapes: dict[str, _FarShape] = {}

    def show_routes(self, layout: Layout, theme: Theme) -> None:
        """Show the spaces of all routes."""
        profile = layout.board.profile
        self._show(
            layout.tracks.items(),
            lambda track: theme.routes[track.route.color].fill,
            lambda track: _boxes(track, profile),
        )

    def show_stops(self, layout: Layout, theme: Theme) -> None:
        """Show all cities and crossings."""
        stops = ((stop.id, stop) for stop in layout.board.stops)
        self._show(stops, lambda _: theme.stop, _disc)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        exposed: QRectF = option.exposedRect  # type: ignore[attr-defined]  # unknown to the stubs
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for shape in self._shapes.values():
            if exposed.intersects(shape.bounds):
                painter.fillPath(shape.path, shape.brush)

    def _show(
        self,
        things: Iterable[tuple[str, _Thing]],
        color_of: Callable[[_Thing], Color],
        path_of: Callable[[_Thing], QPainterPath],
    ) -> None:
        before, bounds = self._shapes, QRectF()
        self._shapes = {}
        for name, thing in things:
            old, color = before.pop(name, None), color_of(thing)
            if old is None or old.thing is not thing or old.color != color:
                path = path_of(thing)
                shape = _FarShape(
                    thing, color, QBrush(QColor(color)), path, path.controlPointRect()
                )
                self.update(shape.bounds)
                if old is not None:
                    self.update(old.bounds)
            else:
                shape = old
            self._shapes[name] = shape
            bounds = bounds.united(shape.bounds)
        for removed in before.values():
            self.update(removed.bounds)
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds


def _boxes(track: Track, profile: Profile) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # spaces that overlap make no holes
    for corners in space_corners([track], profile).tolist():
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    return path


def _disc(stop: Stop) -> QPainterPath:
    path = QPainterPath()
    add_ring(path, stop, gap=0)
    return path
