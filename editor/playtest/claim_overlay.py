"""The claims of a replayed game on the canvas: routes and stations in their players' colours."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import OVER, LineItem, joined_bounds
from trackwright.editor.canvas.path_items import track_path
from trackwright.layout.board import Layout

if TYPE_CHECKING:
    from trackwright.editor.playtest.game_runs import RecordedGame

PLAYER_COLORS = (
    "#2468C8",
    "#F2C12E",
    "#C8322B",
    "#3C9A45",
    "#26262A",
    "#9A5BB8",
    "#E8E4DA",
    "#E57F23",
)
"""In order of turns."""

CASING_COLOR, CASING = QColor(30, 32, 36), 1.2
"""Of the line beneath a band, which shows on every ground; how much wider it is, in mm."""

VEIL = 170
"""How opaque the veil over the board is, so that the claims stand out."""

STATION_RADIUS = 7.0
"""Of the ring around a city with a station, in mm."""


@dataclass(frozen=True)
class Band:
    """The colour of a route, and whether it is emphasized."""

    color: QColor
    is_emphasized: bool = False


class RouteBandsItem(Guarded, QGraphicsItem):
    """Bands along routes, as wide as their spaces; routes that the board lacks are left out."""

    def __init__(self) -> None:
        super().__init__()
        self._bands: Mapping[str, Band] = {}
        self._paths: dict[str, QPainterPath] = {}
        self._width = 0.0
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER - 3)  # below selected things and the paths of tickets

    @property
    def bands(self) -> Mapping[str, Band]:
        """The bands that are drawn, by route."""
        return {route: self._bands[route] for route in self._paths}

    def show_bands(self, layout: Layout, bands: Mapping[str, Band]) -> None:
        """Draw these bands and no others."""
        self.prepareGeometryChange()
        self._bands = bands
        space = layout.board.profile.space
        self._width = space.width
        self._paths = {
            route: track_path(layout.tracks[route], space.length)
            for route in bands
            if route in layout.tracks and layout.tracks[route].spaces
        }
        paths = self._paths.values()
        self._bounds = joined_bounds((path.boundingRect() for path in paths), 2 * self._width)
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
            if band.is_emphasized:
                _stroke(painter, path, QColor("white"), self._width + 4 * CASING)
            _stroke(painter, path, CASING_COLOR, self._width + CASING)
            _stroke(painter, path, band.color, self._width)


def _stroke(painter: QPainter, path: QPainterPath, color: QColor, width: float) -> None:
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)


class ClaimsOverlay(Guarded, QObject):
    """Colours claimed routes by their players, and rings cities with stations."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.scene)
        self._desk = desk
        self._game: RecordedGame | None = None
        self._moves = 0
        self.bands = RouteBandsItem()
        self._veil = QGraphicsRectItem()
        self._veil.setPen(Qt.PenStyle.NoPen)
        self._veil.setZValue(OVER - 4)
        self._rings = [LineItem(player_color(seat), 4.0) for seat in range(len(PLAYER_COLORS))]
        self._items = (self._veil, self.bands, *self._rings)
        for item in self._items:
            item.setVisible(False)
            desk.scene.addItem(item)
        connect(desk.scene.laid_out, self._draw)

    @property
    def is_shown(self) -> bool:
        """Whether a game is shown."""
        return self._game is not None

    def show(self, game: "RecordedGame", moves: int) -> None:
        """Show a game after some moves; the route claimed last is emphasized."""
        self._game, self._moves = game, moves
        self._draw()

    def hide(self) -> None:
        """Show nothing."""
        self._game = None
        self._draw()

    def remove(self) -> None:
        """Remove the overlay with its dock."""
        self.hide()
        for item in self._items:
            self._desk.scene.removeItem(item)
        self.deleteLater()

    def _draw(self) -> None:
        game, moves = self._game, self._moves
        self._desk.heat.set_hidden(game is not None)
        for item in self._items:
            item.setVisible(game is not None)
        if game is None:
            return
        veil = QColor(self._desk.scene.theme.lands[0])
        veil.setAlpha(VEIL)
        self._veil.setBrush(veil)
        self._veil.setRect(self._desk.scene.board_area)
        last = game.moves[moves - 1].route if moves else None
        bands = {
            route: Band(player_color(seat), is_emphasized=route == last)
            for route, seat in game.route_owners(moves).items()
        }
        self.bands.show_bands(self._desk.scene.layout_now, bands)
        positions = {stop.id: stop.position for stop in self._desk.scene.shown.stops}
        stations = game.station_owners(moves)
        for seat, ring in enumerate(self._rings):
            path = QPainterPath()
            for city in (city for city, owner in stations.items() if owner == seat):
                if city in positions:
                    path.addEllipse(QPointF(*positions[city]), STATION_RADIUS, STATION_RADIUS)
            ring.setPath(path)


def player_color(seat: int) -> QColor:
    """Return the colour of a player."""
    return QColor(PLAYER_COLORS[seat % len(PLAYER_COLORS)])
