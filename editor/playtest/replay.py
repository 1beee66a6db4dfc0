"""The moves of a game in words."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QIcon, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import picture_button
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.playtest.claim_overlay import ClaimsOverlay, player_color
from trackwright.editor.playtest.figures import style_name
from trackwright.schema.board import Board
from trackwright.schema.sentences import listed, say
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.playtest.game_runs import Recording, Step


_DEEDS = {
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


def told_move(step: "Step", board: Board, language: str) -> str:
    """Return what a player did: `claims Oslo–Bergen with 3 × red`."""
    action = step.action
    if action.deed == "keep_tickets" and not action.on:
        return tr("keeps no ticket")
    kind = _KINDS.get(action.deed)
    if kind is None:
        on = [card_word(name) for name in action.on]
    else:
        on = [thing_name(board, ThingRef(kind, name), language) for name in action.on]
    cards = [f"{count} × {card_word(name)}" for name, count in action.cards.items()]
    words = tr(_DEEDS[action.deed])
    paid = tr(listed(cards)) or tr("no cards")
    return words.replace("{on}", tr(listed(on))).replace("{cards}", paid)


def card_word(kind: str) -> str:
    """Return what a kind of card is called."""
    if kind == "locomotive":
        return tr("locomotive")
    return tr(kind)


PACE = 350
"""How long a move is seen when the game plays by itself, in ms."""

_CHIP = 12


class ReplayPage(Guarded, QWidget):
    """Chooses a game, steps through its moves and tells how it stands.

    Attributes:
        game: Which game of the playtest.
        moves: What was done.
        slider: How many moves have been made.
        standing: Each player's trains and points.
        claims: What is coloured on the canvas.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._wanted: tuple[object, int] | None = None
        self._recording: Recording | None = None
        self._job = LatestJob(self)
        connect(self._job.finished, self._take)
        connect(self._job.failed, desk.playtest.failed)
        self._clock = QTimer(self)
        self._clock.setInterval(PACE)
        connect(self._clock.timeout, self._tick)
        self.claims = ClaimsOverlay(desk)
        self.game = QSpinBox()
        self.game.setRange(1, 1)
        self.game.setPrefix(tr("Game") + " ")
        self.game.setAccessibleName(tr("Game to replay"))
        connect(self.game.valueChanged, self.follow)
        self.first = picture_button("move-first", tr("To the beginning"), self._to_first)
        self.back = picture_button("move-back", tr("One move back"), self._go_back)
        self.play = picture_button("move-play", tr("Play by itself"), self._play_or_pause)
        self.on = picture_button("move-on", tr("One move on"), self._go_on)
        self.last = picture_button("move-last", tr("To the end"), self._to_last)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Moves made"))
        self.slider.setRange(0, 0)
        connect(self.slider.valueChanged, self._show)
        self.count = QLabel()
        self.moves = QListWidget()
        self.moves.setAccessibleName(tr("Moves"))
        self.moves.setUniformItemSizes(True)
        connect(self.moves.currentRowChanged, self._go_to_row)
        self.standing = QListWidget()
        self.standing.setAccessibleName(tr("Players"))
        self.standing.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self._arrange()
        connect(self.destroyed, self.claims.leave_canvas)
        connect(desk.playtest.reported, self.follow)
        connect(desk.playtest.moved, self.follow)

    @property
    def step(self) -> int:
        """How many moves have been made."""
        return self.slider.value()

    @property
    def is_playing(self) -> bool:
        """Whether the game plays by itself."""
        return self._clock.isActive()

    def follow(self, _news: object = None) -> None:
        """Play the chosen game again if it is seen and not known yet."""
        played, playtest = self._desk.playtest.played, self._desk.playtest
        if played is None or playtest.is_running or not self.isVisible():
            return
        self.game.setMaximum(len(played.outcomes))
        job, seed = played.job, int(played.outcomes.seeds[self.game.value() - 1])
        if self._wanted == (id(job), seed):
            return
        self._wanted = (id(job), seed)

        def work() -> "Recording":
            from trackwright.editor.playtest.game_runs import recorded

            return recorded(job, seed)

        self._job.start(work)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.follow()
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pause()
        self.claims.hide()

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(GAP // 4)
        row.addWidget(self.game)
        row.addSpacing(GAP)
        for button in (self.first, self.back, self.play, self.on, self.last):
            row.addWidget(button)
        row.addSpacing(GAP)
        row.addWidget(self.slider, 1)
        row.addWidget(self.count)
        lists = QHBoxLayout()
        lists.setSpacing(GAP // 2)
        lists.addWidget(self.moves, 3)
        lists.addWidget(self.standing, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, GAP // 2, 0, 0)
        column.setSpacing(GAP // 2)
        column.addLayout(row)
        column.addLayout(lists, 1)

    def _take(self, recording: "Recording") -> None:
        self._pause()
        self._recording = recording
        board, language = self._desk.scene.shown, self._desk.scene.language
        self.moves.blockSignals(True)
        self.moves.clear()
        for step in recording.steps:
            words = f"{step.player + 1} · {told_move(step, board, language)}"
            self.moves.addItem(QListWidgetItem(_chip(step.player), words))
        self.moves.blockSignals(False)
        self.slider.blockSignals(True)
        self.slider.setRange(0, len(recording.steps))
        self.slider.setValue(0)
        self.slider.blockSignals(False)
        self._show()

    def _show(self, _step: int = 0) -> None:
        recording, step = self._recording, self.step
        if recording is None or not self.isVisible():
            return
        self.claims.show(recording, step)
        self.count.setText(f"{step} / {len(recording.steps)}")
        self.moves.blockSignals(True)
        self.moves.setCurrentRow(step - 1)
        self.moves.blockSignals(False)
        self._show_standing(recording, step)

    def _show_standing(self, recording: "Recording", step: int) -> None:
        self.standing.clear()
        is_over = step == len(recording.steps)
        made = recording.steps[step - 1] if step else recording.steps[0]
        for seat, bot in enumerate(recording.bots):
            told = tr(
                "{n} · {bot} · {points} points · {trains} trains left",
                n=seat + 1,
                bot=style_name(bot),
                points=made.points[seat],
                trains=made.trains[seat],
            )
            won = tr("won") if is_over and seat in recording.winners else ""
            item = QListWidgetItem(_chip(seat), f"{told} · {won}" if won else told)
            self.standing.addItem(item)

    def _go_to_row(self, row: int) -> None:
        self.slider.setValue(row + 1)

    def _to_first(self) -> None:
        self.slider.setValue(0)

    def _go_back(self) -> None:
        self.slider.setValue(self.step - 1)

    def _go_on(self) -> None:
        self.slider.setValue(self.step + 1)

    def _to_last(self) -> None:
        self.slider.setValue(self.slider.maximum())

    def _play_or_pause(self) -> None:
        if self.is_playing:
            self._pause()
            return
        if self.step == self.slider.maximum():
            self.slider.setValue(0)
        self._clock.start()
        self._dress(tr("Pause"), "move-pause")

    def _tick(self) -> None:
        self.slider.setValue(self.step + 1)
        if self.step == self.slider.maximum():
            self._pause()

    def _pause(self) -> None:
        self._clock.stop()
        self._dress(tr("Play by itself"), "move-play")

    def _dress(self, title: str, picture: str) -> None:
        self.play.setIcon(icon(picture))
        self.play.setToolTip(title)
        self.play.setAccessibleName(title)


def _chip(seat: int) -> QIcon:
    made = QPixmap(_CHIP, _CHIP)
    made.fill(player_color(seat))
    return QIcon(made)
