"""The replay of one game: its moves in words, the scores, and the claims on the canvas."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QIcon, QPixmap, QShowEvent
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QSlider, QSpinBox, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, picture_button, row, set_name
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.playtest.claim_overlay import ClaimsOverlay, player_color
from trackwright.editor.playtest.setup_form import bot_name
from trackwright.schema.board import Board
from trackwright.schema.sentences import listed, say
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:  # the engine is loaded when it plays
    from trackwright.editor.playtest.game_runs import RecordedGame, RecordedMove

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
}
_KINDS = {"keep_tickets": "ticket", "claim": "route", "build_station": "city"}


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


class ReplayPage(Guarded, QWidget):
    """Chooses a game, and steps through its moves."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._wanted: tuple[object, int] | None = None
        self._game: RecordedGame | None = None
        self._job = LatestJob(self)
        connect(self._job.finished, self._show_game)
        connect(self._job.failed, desk.playtest.failed)
        self._timer = QTimer(self)
        self._timer.setInterval(MOVE_INTERVAL)
        connect(self._timer.timeout, self._play_on)
        self.claims = ClaimsOverlay(desk)
        self.number = QSpinBox()
        self.number.setRange(1, 1)
        self.number.setPrefix(tr("Game") + " ")
        self.number.setAccessibleName(tr("Game to replay"))
        connect(self.number.valueChanged, self.follow)
        self.first = picture_button("move-first", tr("To the beginning"), self._go_to_first)
        self.back = picture_button("move-back", tr("One move back"), self._go_back)
        self.play = picture_button("move-play", tr("Play by itself"), self._play_or_pause)
        self.forward = picture_button("move-on", tr("One move on"), self._go_forward)
        self.last = picture_button("move-last", tr("To the end"), self._go_to_last)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Moves made"))
        self.slider.setRange(0, 0)
        connect(self.slider.valueChanged, self._show_state)
        self.count = QLabel()
        self.moves = QListWidget()
        self.moves.setAccessibleName(tr("Moves"))
        self.moves.setUniformItemSizes(True)
        connect(self.moves.currentRowChanged, self._go_to_row)
        self.scores = QListWidget()
        self.scores.setAccessibleName(tr("Players"))
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
        self.moves.blockSignals(True)
        self.moves.clear()
        for move in game.moves:
            words = f"{move.player + 1} · {move_text(move, board, language)}"
            self.moves.addItem(QListWidgetItem(_color_chip(move.player), words))
        self.moves.blockSignals(False)
        self.slider.blockSignals(True)
        self.slider.setRange(0, len(game.moves))
        self.slider.setValue(0)
        self.slider.blockSignals(False)
        self._show_state()

    def _show_state(self) -> None:
        """Show the game after the moves that have been made."""
        game, made = self._game, self.moves_made
        if game is None or not self.isVisible():
            return
        self.claims.show(game, made)
        self.count.setText(f"{made} / {len(game.moves)}")
        self.moves.blockSignals(True)
        self.moves.setCurrentRow(made - 1)
        self.moves.blockSignals(False)
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

    def _go_to_row(self, row: int) -> None:
        self.slider.setValue(row + 1)

    def _go_to_first(self) -> None:
        self.slider.setValue(0)

    def _go_back(self) -> None:
        self.slider.setValue(self.moves_made - 1)

    def _go_forward(self) -> None:
        self.slider.setValue(self.moves_made + 1)

    def _go_to_last(self) -> None:
        self.slider.setValue(self.slider.maximum())

    def _play_or_pause(self) -> None:
        if self.is_playing:
            self._pause()
            return
        if self.moves_made == self.slider.maximum():
            self.slider.setValue(0)
        self._timer.start()
        self._set_play_button(tr("Pause"), "move-pause")

    def _play_on(self) -> None:
        self._go_forward()
        if self.moves_made == self.slider.maximum():
            self._pause()

    def _pause(self) -> None:
        self._timer.stop()
        self._set_play_button(tr("Play by itself"), "move-play")

    def _set_play_button(self, title: str, picture: str) -> None:
        self.play.setIcon(icon(picture))
        set_name(self.play, title)


def _color_chip(seat: int) -> QIcon:
    chip = QPixmap(_CHIP, _CHIP)
    chip.fill(player_color(seat))
    return QIcon(chip)
