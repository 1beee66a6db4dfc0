"""Routes, stops and names on the canvas: as plain shapes from afar, with all they have near by."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import islice

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.board_layout import Badges
from trackwright.editor.canvas.detail_level import AfarItem
from trackwright.editor.canvas.items import HEIGHTS, PictureItems
from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.layout.board import Layout
from trackwright.layout.tracks import Track
from trackwright.rendering.network_picture import NetworkPicture, Surface
from trackwright.rendering.themes import Theme

AT_ONCE = 150
"""Routes that may be drawn for the first time in one go; of more, plain shapes are seen first."""

SLICE = 24
"""Routes that are drawn at a time then, and as many cities: this takes a frame."""


@dataclass(frozen=True)
class Network:
    """What is to be drawn."""

    layout: Layout
    surface: Surface
    badges: Badges


class NetworkItems(Guarded, QObject):
    """Shows the network of a board.

    At first it is shown in plain shapes: these are there at once. On a large board it takes long to
    draw what is seen near by for the first time. That is done little by little, while the board
    rests; plain shapes stand in for it until all is there.

    Signals:
        repainted: Something looks different.
        completed: All is drawn that plain shapes stood in for.
    """

    repainted = Signal()
    completed = Signal()

    def __init__(
        self,
        scene: QGraphicsScene,
        items: PictureItems,
        states: Mapping[CanvasLayer, LayerState],
        theme: Theme,
    ) -> None:
        super().__init__(scene)
        self._items = items
        self._states = states
        self._theme = theme
        self._picture = NetworkPicture(theme)
        self._network: Network | None = None
        self._is_far: bool | None = None
        self._has_details = False
        self._shows_near = False
        self._drawn: Mapping[str, Track] = {}
        self._count = 0
        self._far = {
            CanvasLayer.ROUTES: AfarItem(HEIGHTS["routes"]),
            CanvasLayer.CITIES: AfarItem(HEIGHTS["stops"]),
        }
        for item in self._far.values():
            scene.addItem(item)
        self._timer = QTimer(self)
        connect(self._timer.timeout, self._draw_slice)

    def begin_details(self) -> None:
        """Draw more than plain shapes from the next network on: these have been seen by now."""
        self._has_details = True

    @property
    def is_complete(self) -> bool:
        """Whether nothing stands in for what should be seen."""
        return self._is_far is not False or self._shows_near

    def show(self, network: Network) -> None:
        """Show another network, once it is known from how far it is seen."""
        self._network = network
        self._follow()

    def show_from_afar(self, is_far: bool) -> None:
        """Show routes and stops as plain shapes, because they are seen from afar, or as they are.

        Names are too small to be read then, and left out.
        """
        if is_far != self._is_far:
            self._is_far = is_far
            self._follow()

    def set_theme(self, theme: Theme) -> None:
        """Draw all in another theme, from the next network on."""
        self._theme = theme
        self._picture = NetworkPicture(theme)
        self._drawn = {}

    def dress(self) -> None:
        """Show plain shapes as their layers are shown now."""
        for layer, item in self._far.items():
            item.dress(
                self._states[layer], is_far=self._is_far is not None and not self._shows_near
            )

    def draw_ahead(self) -> None:
        """Draw what will be seen near by: nothing else is to be done now."""
        if self._is_far and self._lacking() > AT_ONCE:
            self._begin_slices()

    def close(self) -> None:
        """Draw nothing more."""
        self._timer.stop()

    def _follow(self) -> None:
        if self._network is None or self._is_far is None:
            return
        if self._is_far or not self._has_details:
            self._show_far(self._network)
        elif self._shows_near or self._lacking() <= AT_ONCE:
            self._show_near(self._network)
        else:
            self._show_far(self._network)
            self._begin_slices()

    def _show_far(self, network: Network) -> None:
        self._shows_near = False
        self._far[CanvasLayer.ROUTES].show_routes(network.layout, self._theme)
        self._far[CanvasLayer.CITIES].show_stops(network.layout, self._theme)
        self.dress()
        self._items.show_from_afar(True, self._states)
        self.repainted.emit()

    def _show_near(self, network: Network) -> None:
        differs = self._draw(network) or not self._shows_near
        self._timer.stop()
        self._shows_near = True
        self.dress()
        self._items.show_from_afar(False, self._states)
        if differs:
            self.repainted.emit()

    def _draw(self, network: Network) -> bool:
        """Draw a network as it is seen near by; tell whether anything is different."""
        self._drawn = network.layout.tracks
        layers = self._picture.layers(network.layout, network.surface, network.badges)
        return self._items.update(layers, self._states)

    def _lacking(self) -> int:
        """Return how many routes are not drawn as they lie now."""
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
        self._draw(_beginning(self._network, self._count))
        if self._count < _size(self._network.layout):
            return
        self._timer.stop()
        if not self._is_far:
            self._show_near(self._network)
            self.completed.emit()


def _size(layout: Layout) -> int:
    return max(len(layout.tracks), len(layout.board.stops))


def _beginning(network: Network, count: int) -> Network:
    """Return a network with so many routes, stops and names; whole if it has no more."""
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
