"""The panel of a fit: how far it is, its result as a preview, and whether to keep that."""

from collections.abc import Collection
from dataclasses import dataclass
from threading import Event

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QProgressBar, QPushButton

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import counted_things, decimal
from trackwright.editor.base.widgets import column, heading_label, plain_label, row
from trackwright.editor.canvas.canvas_widgets import FloatingPanel
from trackwright.editor.canvas.desk import Desk
from trackwright.layout.board import lay_out
from trackwright.layout.border_warp import warp_borders
from trackwright.layout.collisions import beyond_the_edge, collisions, crossing_routes
from trackwright.layout.fit import FittedBoard, fit
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
        board: The board after it.
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


class Fitting(Guarded, QObject):
    """One fit, off the GUI thread; `progressed` carries percent, `finished` a FitResult."""

    progressed = Signal(int)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ended = Event()
        self._job = LatestJob(self)
        connect(self._job.finished, self._finish)
        connect(self._job.failed, self._fail)

    @property
    def is_running(self) -> bool:
        """Whether there is no result yet."""
        return self._job.is_busy and not self._ended.is_set()

    def start(self, board: Board, only: Collection[str] | None, language: str) -> None:
        """Fit a board: some of its stops, or all of them."""
        ended, reported = self._ended, -1

        def go_on(share: float) -> bool:
            nonlocal reported
            percent = int(100 * share)
            if percent > reported and not ended.is_set():
                reported = percent
                self.progressed.emit(percent)
            return not ended.is_set()

        def work() -> FitResult | None:
            fitted = fit(board, only=only, language=language, progress=go_on)
            return None if ended.is_set() else result_of(board, fitted, language)

        self._job.start(work)

    def end(self) -> None:
        """Stop after the present step, which nobody waits for, and delete itself."""
        self._ended.set()
        if not self._job.is_busy:
            self.deleteLater()

    def stop_at_once(self) -> None:
        """Stop, and wait for the present step: the board is closed."""
        self._ended.set()
        self._job.stop()

    def _finish(self, result: FitResult | None) -> None:
        if result is None or self._ended.is_set():
            self.deleteLater()
        else:
            self.finished.emit(result)

    def _fail(self, error: Exception) -> None:
        if self._ended.is_set():
            self.deleteLater()
        else:
            self.failed.emit(error)


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
        self._result: FitResult | None = None
        self._is_over = False
        self._build()
        self._fitting = Fitting(desk.scene)  # it outlives the panel until its present step ends
        connect(self._fitting.progressed, self.progress.setValue)
        connect(self._fitting.finished, self._show_result)
        connect(self._fitting.failed, self._fail)
        connect(desk.document.changed, self.end)
        connect(desk.scene.closing, self._fitting.stop_at_once)
        connect(desk.scene.closing, self.end)
        connect(desk.scene.laid_out, self._stay_shown)
        self._fitting.start(desk.board, stops, desk.scene.language)
        self.settle()
        self.show()
        self.raise_()
        self.discard.setFocus()

    @property
    def is_running(self) -> bool:
        """Whether the fit is still under way."""
        return self._fitting.is_running

    @property
    def result(self) -> FitResult | None:
        """The result, once there is one."""
        return self._result

    def end(self) -> None:
        """Stop, discard the result and close."""
        if self._is_over:
            return
        self._is_over = True
        self._fitting.end()
        if self._result is not None and self._desk.scene.shown is self._shown():
            self._desk.scene.preview(None)
        self.hide()
        self.deleteLater()
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
        self.progress = QProgressBar()
        self.progress.setRange(0, 100)
        self.progress.setAccessibleName(tr("Progress of the fit"))
        self.follow = QCheckBox(tr("&Borders follow the cities"))
        self.follow.setChecked(True)
        self.follow.hide()
        self.keep = QPushButton(tr("&Keep"))
        self.keep.hide()
        self.discard = QPushButton(tr("Cancel"))
        for button in (self.keep, self.discard):
            button.setAutoDefault(False)
        buttons = row(self.follow, 1, self.discard, self.keep, spacing=-1)
        parts = self.heading, self.progress, self.numbers, buttons
        column(*parts, parent=self, margins=(14, 10, 14, 10))
        connect(self.keep.clicked, self._keep)
        connect(self.discard.clicked, self.end)
        connect(self.follow.toggled, self._show_preview)

    def _show_result(self, result: FitResult) -> None:
        self._result = result
        self.progress.hide()
        self.numbers.show()
        if result.changes_nothing:
            self.heading.setText(
                tr("Everything has its room already")
                if result.trouble.is_none
                else tr("Nothing better was found")
            )
            self.numbers.setText(self._left(result.trouble))
            self.numbers.setVisible(not result.trouble.is_none)
            self.discard.setText(tr("Close"))
        else:
            self.heading.setText(
                tr("Everything has its room")
                if result.trouble.is_none
                else tr("Not everything has its room")
            )
            self.numbers.setText(f"{self._moved(result)}\n{self._compared(result)}")
            self.follow.setVisible(result.with_borders is not None)
            self.discard.setText(tr("&Discard"))
            self.keep.show()
            self.keep.setFocus()
            self._show_preview()
        self.settle()

    def _moved(self, result: FitResult) -> str:
        return tr(
            "{cities} moved: {mean} mm on average, {most} mm at most.",
            cities=counted_things("city", result.moved),
            mean=decimal(result.mean),
            most=decimal(result.most),
        )

    def _compared(self, result: FitResult) -> str:
        before, after = result.trouble_before, result.trouble
        first = tr(
            "Overlaps: {before} before, {after} now.", before=before.overlaps, after=after.overlaps
        )
        return " ".join(filter(None, (first, self._left(after))))

    def _left(self, trouble: Trouble) -> str:
        """Return what still has too little room, as a sentence."""
        parts = (
            (trouble.outside, tr("{n} beyond the edge")),
            (trouble.crossed, tr("{n} crossing")),
            (trouble.short, tr("{n} too short")),
        )
        told = [words.replace("{n}", str(number)) for number, words in parts if number]
        if not told:
            return ""
        return tr("Left: {things}.", things=listed(told))

    def _shown(self) -> Board | None:
        if self._result is None:
            return None
        if self._result.with_borders is not None and self.follow.isChecked():
            return self._result.with_borders
        return self._result.board

    def _show_preview(self) -> None:
        self._desk.scene.preview(self._shown())

    def _keep(self) -> None:
        board = self._shown()
        self._is_over = True
        self._fitting.end()
        self.hide()
        self.deleteLater()
        if board is not None:
            self._desk.edit(self._title, board)
        self._desk.view.setFocus()

    def _stay_shown(self) -> None:
        """Show the result again when a tool has shown something else for a moment."""
        has_result = self._result is not None and not self._result.changes_nothing
        if has_result and not self._is_over and self._desk.scene.shown is self._before:
            self._show_preview()

    def _fail(self, error: Exception) -> None:
        self.end()
        raise error
