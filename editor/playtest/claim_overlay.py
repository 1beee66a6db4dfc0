"""Routes coloured on the canvas: a band along each, as wide as its spaces."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.line_items import track_path
from trackwright.editor.canvas.overlay import OVER, LineItem, joined_bounds
from trackwright.layout.board import Layout

if TYPE_CHECKING:
    from trackwright.editor.playtest.game_runs import Recording


EDGE = 1.2
"""How much wider the dark line beneath a band is, in mm: it shows on every ground."""

_DARK = QColor(30, 32, 36)


@dataclass(frozen=True)
class Band:
    """How a route is coloured.

    Attributes:
        color: Of the band.
        is_marked: Whether it stands out from the others.
    """

    color: QColor
    is_marked: bool = False


class BandsItem(Guarded, QGraphicsItem):
    """Bands along routes; routes that are not on the board are left out."""

    def __init__(self) -> None:
        super().__init__()
        self._bands: Mapping[str, Band] = {}
        self._paths: dict[str, QPainterPath] = {}
        self._breadth = 0.0
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER - 3)  # below what is selected, and ways

    @property
    def bands(self) -> Mapping[str, Band]:
        """The bands that are seen, by their routes."""
        return {route: self._bands[route] for route in self._paths}

    def follow(self, layout: Layout, bands: Mapping[str, Band]) -> None:
        """Colour these routes and no others."""
        self.prepareGeometryChange()
        self._bands = bands
        space = layout.board.profile.space
        self._breadth = space.width
        self._paths = {
            route: track_path(layout.tracks[route], space.length)
            for route in bands
            if route in layout.tracks and layout.tracks[route].spaces
        }
        paths = self._paths.values()
        self._bounds = joined_bounds((path.boundingRect() for path in paths), 2 * self._breadth)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for route, path in self._paths.items():
            band = self._bands[route]
            if band.is_marked:
                _stroke(painter, path, QColor("white"), self._breadth + 4 * EDGE)
            _stroke(painter, path, _DARK, self._breadth + EDGE)
            _stroke(painter, path, band.color, self._breadth)


def _stroke(painter: QPainter, path: QPainterPath, color: QColor, width: float) -> None:
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)


PLAYERS = ("#2468C8", "#F2C12E", "#C8322B", "#3C9A45", "#26262A", "#9A5BB8", "#E8E4DA", "#E57F23")
"""The colours of the players, in order of turns."""

VEIL = 170
"""How opaque the veil is that the board lies under, so that its own colours make way."""

STATION = 7.0
"""How large the ring around a city with a station is, in mm."""


class ClaimsOverlay(Guarded, QObject):
    """Colours claimed routes by their players, and rings cities with stations."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.scene)
        self._desk = desk
        self._game: Recording | None = None
        self._step = 0
        self.item = BandsItem()
        self._veil = QGraphicsRectItem()
        self._veil.setPen(Qt.PenStyle.NoPen)
        self._veil.setZValue(OVER - 4)
        self._rings = [LineItem(player_color(seat), 4.0) for seat in range(len(PLAYERS))]
        self._items = (self._veil, self.item, *self._rings)
        for item in self._items:
            item.setVisible(False)
            desk.scene.addItem(item)
        connect(desk.scene.laid_out, self._follow)

    @property
    def is_shown(self) -> bool:
        """Whether it is seen."""
        return self.item.isVisible()

    def show(self, game: "Recording", step: int) -> None:
        """Show how a game stands after so many moves; the route claimed last is marked."""
        self._game, self._step = game, step
        self._follow()

    def hide(self) -> None:
        """Show nothing."""
        self._game = None
        self._follow()

    def leave_canvas(self) -> None:
        """Be gone, as the dock is."""
        self.hide()
        for item in self._items:
            self._desk.scene.removeItem(item)
        self.deleteLater()

    def _follow(self) -> None:
        game, step = self._game, self._step
        self._desk.heat.set_hidden(game is not None)
        for item in self._items:
            item.setVisible(game is not None)
        if game is None:
            return
        pale = QColor(self._desk.scene.theme.lands[0])
        pale.setAlpha(VEIL)
        self._veil.setBrush(pale)
        self._veil.setRect(self._desk.scene.board_area)
        last = game.steps[step - 1].route if step else None
        bands = {
            route: Band(player_color(seat), is_marked=route == last)
            for route, seat in game.owners(step).items()
        }
        self.item.follow(self._desk.scene.layout_now, bands)
        places = {stop.id: stop.position for stop in self._desk.scene.shown.stops}
        stations = game.stations(step)
        for seat, ring in enumerate(self._rings):
            path = QPainterPath()
            for city in (city for city, owner in stations.items() if owner == seat):
                if city in places:
                    path.addEllipse(QPointF(*places[city]), STATION, STATION)
            ring.setPath(path)


def player_color(seat: int) -> QColor:
    """Return the colour of a player."""
    return QColor(PLAYERS[seat % len(PLAYERS)])
