"""The panel of a fit: how far it is, its result as a preview, and whether to keep that."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QProgressBar

from trackwright.editor.base.guard import connect
from trackwright.editor.base.jobs import CancellableJob
from trackwright.editor.base.language import counted_things, decimal
from trackwright.editor.base.widgets import (
    column,
    discard,
    heading_label,
    named,
    plain_label,
    push_button,
    row,
)
from trackwright.editor.canvas.canvas_widgets import FloatingPanel
from trackwright.editor.canvas.desk import Desk
from trackwright.layout.board import lay_out
from trackwright.layout.collisions import beyond_the_edge, collisions, crossing_routes
from trackwright.layout.fit import FittedBoard, fit
from trackwright.layout.land_warp import warp_borders
from trackwright.schema.board import Board
from trackwright.schema.sentences import listed
from trackwright.schema.translation import tr


@dataclass(frozen=True)
class Trouble:
    """How many things overlap, lie beyond the edge, cross, or are too short for their spaces."""

    overlaps: int
    outside: int
    crossed: int
    short: int

    @property
    def is_none(self) -> bool:
        """Whether everything has its room."""
        return not (self.overlaps or self.outside or self.crossed or self.short)


@dataclass(frozen=True)
class FitResult:
    """The result of a fit.

    Attributes:
        with_borders: The same, with borders that follow the cities; None if there are none.
        moved: How many stops moved.
        mean, most: How far they moved on average and at most, in mm.
    """

    before: Board
    board: Board
    with_borders: Board | None
    trouble_before: Trouble
    trouble: Trouble
    moved: int
    mean: float
    most: float

    @property
    def changes_nothing(self) -> bool:
        """Whether the board can stay as it is."""
        return self.board == self.before


class FitJob(CancellableJob):
    """One fit; it finishes with a FitResult, or with None if it was cancelled.

    Signals:
        progressed: Carries percent.
    """

    progressed = Signal(int)

    def fit(self, board: Board, only: Collection[str] | None, language: str) -> FitResult | None:
        """Fit a board, some of its stops or all of them; this is the work in the background."""
        reported = -1

        def go_on(share: float) -> bool:
            nonlocal reported
            percent = int(100 * share)
            if percent > reported and not self.cancelled.is_set():
                reported = percent
                self.progressed.emit(percent)
            return not self.cancelled.is_set()

        fitted = fit(board, only=only, language=language, progress=go_on)
        return None if self.cancelled.is_set() else result_of(board, fitted, language)


def result_of(board: Board, fitted: FittedBoard, language: str) -> FitResult:
    """Return the result of a fit."""
    distances = [distance for distance in fitted.moved.values() if distance >= 0.05]
    has_borders = any(country.borders for country in board.countries) or any(
        region.borders for region in board.regions
    )
    followed = None
    if has_borders and distances and fitted.finished:
        followed = warp_borders(fitted.board, {stop.id: stop.position for stop in board.stops})
    return FitResult(
        board,
        fitted.board,
        followed,
        trouble_of(board, language),
        Trouble(
            len(fitted.overlaps), len(fitted.outside), len(fitted.crossed), len(fitted.too_short)
        ),
        len(distances),
        sum(distances) / len(distances) if distances else 0.0,
        max(distances, default=0.0),
    )


def trouble_of(board: Board, language: str) -> Trouble:
    """Return what has too little room on a board."""
    layout = lay_out(board, language)
    return Trouble(
        len(list(collisions(layout))),
        len(list(beyond_the_edge(layout))),
        len(list(crossing_routes(layout))),
        sum(track.slack < 0 for track in layout.tracks.values()),
    )


WIDTH = 400
"""In pixels."""


class FitPanel(FloatingPanel):
    """Runs a fit over the canvas, shows how the board would be, and keeps or discards that.

    The board itself changes only when the result is kept. An edit meanwhile ends it.
    """

    def __init__(self, desk: Desk, stops: tuple[str, ...] | None, title: str) -> None:
        super().__init__(desk.view, "fit-panel")
        self._desk = desk
        self._title = title
        self._before = desk.board
        self.result: FitResult | None = None
        self._build()
        self._job = FitJob(desk.scene)
        connect(self._job.progressed, self.progress.setValue)
        connect(self._job.finished, self._show_result)
        connect(self._job.failed, self._fail)
        connect(desk.document.changed, self.end)
        connect(desk.scene.closing, self.end)
        connect(desk.scene.closing, self._job.stop)
        connect(desk.scene.laid_out, self._stay_shown)
        self._job.start(partial(self._job.fit, desk.board, stops, desk.scene.language))
        self.resize_and_center()
        self.show()
        self.raise_()
        self.discard.setFocus()

    @property
    def is_running(self) -> bool:
        """Whether the fit is still under way."""
        return self._job.is_busy and not self._is_over

    @property
    def _is_over(self) -> bool:
        return self._job.cancelled.is_set()

    def end(self) -> None:
        """Stop, discard the result and close."""
        if not self._is_over:
            self._close()
            if self.result is not None and self._desk.scene.shown is self._shown():
                self._desk.scene.preview(None)

    def _close(self) -> None:
        self._job.cancelled.set()
        discard(self)
        self._desk.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.keep.isVisible():
            self._keep()
        else:
            event.ignore()

    def _build(self) -> None:
        self.setFixedWidth(WIDTH)
        self.heading = heading_label(self._title)
        self.numbers = plain_label(wraps=True)
        self.numbers.hide()
        self.progress = named(QProgressBar(), tr("Progress of the fit"))
        self.follow = QCheckBox(tr("&Borders follow the cities"))
        self.follow.setChecked(True)
        self.follow.hide()
        self.keep = push_button(tr("&Keep"), self._keep)
        self.keep.hide()
        self.discard = push_button(tr("Cancel"), self.end)
        for button in (self.keep, self.discard):
            button.setAutoDefault(False)
        buttons = row(self.follow, 1, self.discard, self.keep, spacing=-1)
        parts = self.heading, self.progress, self.numbers, buttons
        column(*parts, parent=self, margins=(14, 10, 14, 10))
        connect(self.follow.toggled, self._show_preview)

    def _show_result(self, result: FitResult | None) -> None:
        if result is None or self._is_over:
            return
        self.result = result
        self.progress.hide()
        self.numbers.show()
        if result.changes_nothing:
            fine, wanting = tr("Everything has its room already"), tr("Nothing better was found")
            self.numbers.setText(_left(result.trouble))
            self.numbers.setVisible(not result.trouble.is_none)
            self.discard.setText(tr("Close"))
        else:
            fine, wanting = tr("Everything has its room"), tr("Not everything has its room")
            self.numbers.setText(_described(result))
            self.follow.setVisible(result.with_borders is not None)
            self.discard.setText(tr("&Discard"))
            self.keep.show()
            self.keep.setFocus()
            self._show_preview()
        self.heading.setText(fine if result.trouble.is_none else wanting)
        self.resize_and_center()

    def _shown(self) -> Board | None:
        if self.result is None:
            return None
        follows = self.result.with_borders is not None and self.follow.isChecked()
        return self.result.with_borders if follows else self.result.board

    def _show_preview(self) -> None:
        self._desk.scene.preview(self._shown())

    def _keep(self) -> None:
        self._close()
        if (board := self._shown()) is not None:
            self._desk.edit(self._title, board)

    def _stay_shown(self) -> None:
        """Show the result again when a tool has shown something else for a moment."""
        has_result = self.result is not None and not self.result.changes_nothing
        if has_result and not self._is_over and self._desk.scene.shown is self._before:
            self._show_preview()

    def _fail(self, error: Exception) -> None:
        if not self._is_over:
            self.end()
            raise error


def _described(result: FitResult) -> str:
    """Return how far things moved, what overlaps now, and what still has too little room."""
    moved = tr(
        "{cities} moved: {mean} mm on average, {most} mm at most.",
        cities=counted_things("city", result.moved),
        mean=decimal(result.mean),
        most=decimal(result.most),
    )
    before, after = result.trouble_before.overlaps, result.trouble.overlaps
    overlaps = tr("Overlaps: {before} before, {after} now.", before=before, after=after)
    return f"{moved}\n{overlaps} {_left(result.trouble)}".rstrip()


def _left(trouble: Trouble) -> str:
    """Return what still has too little room, as a sentence."""
    parts = (
        (trouble.outside, tr("{n} beyond the edge")),
        (trouble.crossed, tr("{n} crossing")),
        (trouble.short, tr("{n} too short")),
    )
    left = [words.replace("{n}", str(number)) for number, words in parts if number]
    return tr("Left: {things}.", things=listed(left)) if left else ""
