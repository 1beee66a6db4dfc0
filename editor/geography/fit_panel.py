"""The panel of a fit: how far it is, what it came to, and whether to keep that."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout

from trackwright.editor.base.guard import connect
from trackwright.editor.base.words import counted_things, decimal
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.floating_panel import FloatingPanel
from trackwright.editor.geography.fit import FitResult, Fitting, Trouble
from trackwright.schema.board import Board
from trackwright.schema.sentences import listed
from trackwright.schema.translation import tr

WIDTH = 400
"""In pixels."""


class FitPanel(FloatingPanel):
    """Runs a fit over the canvas, shows how the board would be, and keeps or discards that.

    The board itself changes only when the result is kept. An edit meanwhile ends it.

    Attributes:
        heading: What is fitted, and then how it went.
        numbers: What the fit came to.
        progress: How far it is.
        follow: Whether borders follow the cities.
        keep, discard: The buttons.
    """

    def __init__(self, desk: Desk, stops: tuple[str, ...] | None, title: str) -> None:
        super().__init__(desk.view, "fit-panel")
        self._desk = desk
        self._title = title
        self._before = desk.board
        self._result: FitResult | None = None
        self._is_over = False
        self._build()
        self._fitting = Fitting(desk.scene)  # it outlives the panel while a step is under way
        connect(self._fitting.progressed, self.progress.setValue)
        connect(self._fitting.finished, self._show_result)
        connect(self._fitting.failed, self._fail)
        connect(desk.document.changed, self._end_for_change)
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
        """What it came to."""
        return self._result

    def end(self) -> None:
        """Stop, forget the result and go away."""
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
        self.heading = QLabel(self._title)
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        self.numbers = QLabel()
        self.numbers.setTextFormat(Qt.TextFormat.PlainText)
        self.numbers.setWordWrap(True)
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
        row = QHBoxLayout()
        row.addWidget(self.follow)
        row.addStretch(1)
        row.addWidget(self.discard)
        row.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(8)
        for widget in (self.heading, self.progress, self.numbers):
            column.addWidget(widget)
        column.addLayout(row)
        connect(self.keep.clicked, self._keep)
        connect(self.discard.clicked, self.end)
        connect(self.follow.toggled, self._show_preview)

    def _show_result(self, result: FitResult) -> None:
        self._result = result
        self.progress.hide()
        self.numbers.show()
        if result.changes_nothing:
            self.heading.setText(self._nothing_to_do(result.trouble))
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

    def _nothing_to_do(self, trouble: Trouble) -> str:
        if trouble.is_none:
            return tr("Everything has its room already")
        return tr("Nothing better was found")

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

    def _show_preview(self, _on: bool = False) -> None:
        self._desk.scene.preview(self._shown())

    def _keep(self, _on: bool = False) -> None:
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

    def _end_for_change(self, _change: object) -> None:
        self.end()

    def _fail(self, error: Exception) -> None:
        self.end()
        raise error
