"""The replay of one game: its moves in words, the scores, and the claims on the canvas."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsRectItem,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSlider,
    QSpinBox,
    QStyleOptionGraphicsItem,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, named, picture_button, row, set_name
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import OVER, LineItem, joined_bounds, track_path
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.playtest.setup_form import bot_name
from trackwright.layout.board import Layout
from trackwright.schema.board import Board
from trackwright.schema.sentences import listed, say
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.playtest.game_runs import RecordedGame, RecordedMove

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

MOVE_INTERVAL = 350
"""How long each move is shown when the game plays by itself, in ms."""

_CHIP = 12

_MOVES = {
    "keep_tickets": say("keeps the tickets {on}"),
    "draw_blind": say("draws a card from the deck"),
    "draw_face_up": say("takes a card: {on}"),
    "claim": say("claims {on} with {cards}"),
    "add_to_tunnel": say("adds to the tunnel: {cards}"),
    "give_up_tunnel": say("gives up the tunnel"),
    "draw_tickets": say("draws tickets"),
    "build_station": say("builds a station in {on} with {cards}"),
    "pass": say("can do nothing"),
    "stop_drawing": say("draws no more cards"),
}
_KINDS = {"keep_tickets": "ticket", "claim": "route", "build_station": "city"}


class ReplayPage(Guarded, QWidget):
    """Chooses a game, and steps through its moves."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._wanted: tuple[object, int] | None = None
        self._game: RecordedGame | None = None
        self._job = LatestJob(self, self._show_game, desk.playtest.failed)
        self._timer = QTimer(self, interval=MOVE_INTERVAL)
        connect(self._timer.timeout, self._play_on)
        self.claims = ClaimsOverlay(desk)
        self.number = QSpinBox(minimum=1, maximum=1, prefix=tr("Game") + " ")
        self.number.setAccessibleName(tr("Game to replay"))
        connect(self.number.valueChanged, self.follow)
        self.slider = named(QSlider(Qt.Orientation.Horizontal), tr("Moves made"))
        self.slider.setRange(0, 0)
        connect(self.slider.valueChanged, self._show_state)
        go_to = self.slider.setValue
        self.first = picture_button("move-first", tr("To the beginning"), lambda: go_to(0))
        self.back = picture_button("move-back", tr("One move back"), lambda: self._go_on(-1))
        self.play = picture_button("move-play", tr("Play by itself"), self._play_or_pause)
        self.forward = picture_button("move-on", tr("One move on"), lambda: self._go_on(1))
        to_end = tr("To the end")
        self.last = picture_button("move-last", to_end, lambda: go_to(self.slider.maximum()))
        self.count = QLabel()
        self.moves = named(QListWidget(), tr("Moves"))
        self.moves.setUniformItemSizes(True)
        connect(self.moves.currentRowChanged, lambda row: go_to(row + 1))
        self.scores = named(QListWidget(), tr("Players"))
        self.scores.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        buttons = (self.first, self.back, self.play, self.forward, self.last)
        controls = row(self.number, *buttons, (self.slider, 1), self.count, spacing=GAP // 4)
        controls.insertSpacing(1 + len(buttons), GAP)
        controls.insertSpacing(1, GAP)
        lists = row((self.moves, 3), (self.scores, 2), spacing=GAP // 2)
        column(controls, (lists, 1), margins=(0, GAP // 2, 0, 0), spacing=GAP // 2, parent=self)
        connect(self.destroyed, self.claims.remove)
        connect(desk.playtest.reported, self.follow)
        connect(desk.playtest.progressed, self.follow)

    @property
    def moves_made(self) -> int:
        """How many moves have been made."""
        return self.slider.value()

    @property
    def is_playing(self) -> bool:
        """Whether the game plays by itself."""
        return self._timer.isActive()

    def follow(self) -> None:
        """Play the chosen game again if it is seen and not known yet."""
        result, playtest = self._desk.playtest.result, self._desk.playtest
        if result is None or playtest.is_running or not self.isVisible():
            return
        self.number.setMaximum(len(result.outcomes))
        job, seed = result.job, int(result.outcomes.seeds[self.number.value() - 1])
        if self._wanted == (id(job), seed):
            return
        self._wanted = (id(job), seed)

        def work() -> "RecordedGame":
            from trackwright.editor.playtest.game_runs import record_game  # loads the engine

            return record_game(job, seed)

        self._job.start(work)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.follow()
        self._show_state()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pause()
        self.claims.hide()

    def _show_game(self, game: "RecordedGame") -> None:
        self._pause()
        self._game = game
        board, language = self._desk.scene.shown, self._desk.scene.language
        with QSignalBlocker(self.moves), QSignalBlocker(self.slider):
            self.moves.clear()
            for move in game.moves:
                words = f"{move.player + 1} · {move_text(move, board, language)}"
                self.moves.addItem(QListWidgetItem(_color_chip(move.player), words))
            self.slider.setRange(0, len(game.moves))
            self.slider.setValue(0)
        self._show_state()

    def _show_state(self) -> None:
        """Show the game after the moves that have been made."""
        game, made = self._game, self.moves_made
        if game is None or not self.isVisible():
            return
        self.claims.show(game, made)
        self.count.setText(f"{made} / {len(game.moves)}")
        with QSignalBlocker(self.moves):
            self.moves.setCurrentRow(made - 1)
        self.scores.clear()
        is_over = made == len(game.moves)
        last = game.moves[max(made - 1, 0)]
        for seat, bot in enumerate(game.bots):
            words = tr(
                "{n} · {bot} · {points} points · {trains} trains left",
                n=seat + 1,
                bot=bot_name(bot),
                points=last.points[seat],
                trains=last.trains[seat],
            )
            if is_over and seat in game.winners:
                words = f"{words} · {tr('won')}"
            self.scores.addItem(QListWidgetItem(_color_chip(seat), words))

    def _go_on(self, moves: int) -> None:
        self.slider.setValue(self.moves_made + moves)

    def _play_or_pause(self) -> None:
        if self.is_playing:
            self._pause()
            return
        if self.moves_made == self.slider.maximum():
            self.slider.setValue(0)
        self._timer.start()
        self._set_play_button(tr("Pause"), "move-pause")

    def _play_on(self) -> None:
        self._go_on(1)
        if self.moves_made == self.slider.maximum():
            self._pause()

    def _pause(self) -> None:
        self._timer.stop()
        self._set_play_button(tr("Play by itself"), "move-play")

    def _set_play_button(self, title: str, picture: str) -> None:
        self.play.setIcon(icon(picture))
        set_name(self.play, title)


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


def move_text(move: "RecordedMove", board: Board, language: str) -> str:
    """Return what a player did: `claims Oslo–Bergen with 3 × red`."""
    action = move.action
    if action.deed == "keep_tickets" and not action.on:
        return tr("keeps no ticket")
    kind = _KINDS.get(action.deed)
    if kind is None:
        on = [_card_name(name) for name in action.on]
    else:
        on = [thing_name(board, ThingRef(kind, name), language) for name in action.on]
    cards = [f"{count} × {_card_name(name)}" for name, count in action.cards.items()]
    return tr(_MOVES[action.deed], on=listed(on), cards=listed(cards) or say("no cards"))


def _card_name(kind: str) -> str:
    return tr("locomotive") if kind == "locomotive" else tr(kind)


def _color_chip(seat: int) -> QIcon:
    chip = QPixmap(_CHIP, _CHIP)
    chip.fill(player_color(seat))
    return QIcon(chip)
