"""Who owns what at one moment of a replayed game, on the canvas."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, Slot
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsRectItem

from trackwright.editor.canvas.overlay import OVER, LineItem
from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded
from trackwright.editor.playtesting.bands import Band, BandsItem

if TYPE_CHECKING:
    from trackwright.editor.playtesting.recording import Recording

PLAYERS = ("#2468C8", "#F2C12E", "#C8322B", "#3C9A45", "#26262A", "#9A5BB8", "#E8E4DA", "#E57F23")
"""The colours of the players, in order of turns."""

VEIL = 170
"""How opaque the veil is that the board lies under, so that its own colours make way."""

STATION = 7.0
"""How large the ring around a city with a station is, in mm."""


class ClaimsOverlay(QObject):
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
        desk.scene.laid_out.connect(self._follow)

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

    @Slot()
    @guarded
    def leave_canvas(self) -> None:
        """Be gone, as the dock is."""
        self.hide()
        for item in self._items:
            self._desk.scene.removeItem(item)
        self.deleteLater()

    @Slot()
    @guarded
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
