"""Pages as they will be printed, drawn in the background: to flip through and to look at."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trackwright.editor.buttons import picture_button
from trackwright.editor.files.questions import as_sentence
from trackwright.editor.guard import guarded
from trackwright.editor.jobs import LatestJob
from trackwright.editor.printing.order import Order, Wish
from trackwright.editor.printing.pages import PageView
from trackwright.editor.style import GAP
from trackwright.editor.words import capitalized
from trackwright.printing.choices import Part
from trackwright.rendering.qt import board_font
from trackwright.schema.errors import TrackwrightError

if TYPE_CHECKING:
    from trackwright.editor.printing.proofs import Draft, Proof

STEP, NEAREST = 1.5, 12.0
"""How much a step of the zoom enlarges, and how much all of them may."""

CARDS = frozenset({Part.TICKETS, Part.BONUSES, Part.COUNTRIES, Part.REFERENCE})
"""The parts that are cards."""


class PrintPreview(QWidget):
    """Shows pages of an order.

    Attributes:
        pages: The page.
        previous, following: The buttons that flip.
        one_card: Whether cards are seen one by one, front and back.

    Signals:
        drafted: An order was made ready to be printed; carries the Draft.
        refused: An order cannot be printed; carries a sentence.
        drawn: What was to be seen is seen.
    """

    drafted = Signal(object)
    refused = Signal(str)
    drawn = Signal()

    def __init__(self) -> None:
        super().__init__()
        board_font(bold=True)  # fonts are loaded here, not where pages are drawn
        self._order: Order | None = None
        self._part = Part.BOARD
        self._page = 0
        self._zoom = 1.0
        self._draft: Draft | None = None
        self._job = LatestJob(self)
        self._job.finished.connect(self._show)
        self._job.failed.connect(self._fail)
        self._build()

    @property
    def place(self) -> str:
        """Which page it says that it shows."""
        return self._place.text()

    def show_part(self, order: Order, part: Part) -> None:
        """Show a part of an order: the page that is seen now, or its first."""
        if part is not self._part:
            self._page, self._zoom = 0, 1.0
        self._order, self._part = order, part
        self.one_card.setVisible(part in CARDS)
        self._redraw()

    def close_down(self) -> None:
        """Draw nothing more."""
        self._job.drop()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_PageDown if self.following.isEnabled():
                self.following.click()
            case Qt.Key.Key_PageUp if self.previous.isEnabled():
                self.previous.click()
            case _:
                event.ignore()

    def _build(self) -> None:
        self.pages = PageView()
        self.previous = picture_button("previous", self.tr("Previous page"), lambda: self._flip(-1))
        self.following = picture_button("next", self.tr("Next page"), lambda: self._flip(1))
        self._place = QLabel()
        self._place.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 16)
        self._place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.one_card = picture_button(
            "ticket", self.tr("Each card with front and back"), self._recount
        )
        self.one_card.setText(self.tr("Card by card"))
        self.one_card.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.one_card.setCheckable(True)
        self.one_card.hide()
        self.closer = picture_button("zoom-in", self.tr("Zoom in"), lambda: self._zoom_by(STEP))
        self.farther = picture_button(
            "zoom-out", self.tr("Zoom out"), lambda: self._zoom_by(1 / STEP)
        )
        self.whole = picture_button("fit", self.tr("The whole page"), lambda: self._zoom_by(0))
        row = QHBoxLayout()
        row.setSpacing(GAP // 2)
        row.addWidget(self.one_card)
        row.addStretch(1)
        for widget in (self.previous, self._place, self.following):
            row.addWidget(widget)
        row.addStretch(1)
        for widget in (self.farther, self.whole, self.closer):
            row.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 2)
        column.addWidget(self.pages, 1)
        column.addLayout(row)
        self.pages.resized.connect(self._redraw)
        self.pages.wheeled.connect(self._zoom_with_wheel)
        self._count(0)

    @Slot()
    @guarded
    def _redraw(self) -> None:
        if self._order is None:
            return
        wish = Wish(
            self._order,
            self._part,
            self._page,
            self.one_card.isChecked() and self._part in CARDS,
            self.pages.room,
            self._zoom,
        )
        before = self._draft

        def work() -> "Proof":
            from trackwright.editor.printing.proofs import (
                proof_of,
            )  # late: it loads all of printing

            return proof_of(wish, before)

        if before is None or before.order != self._order:
            self._place.setText(self.tr("Drawing …"))
        self._job.start(work)

    @Slot(object)
    @guarded
    def _show(self, proof: "Proof") -> None:
        if self._draft is not proof.draft:
            self._draft = proof.draft
            self.drafted.emit(proof.draft)
        self._page = proof.page
        self._count(proof.draft.count(proof.wish.part, one_card=proof.wish.one_card))
        if proof.images:
            self.pages.show_images(proof.images)
        else:
            self.pages.show_words(self._missing(proof))
        self.drawn.emit()

    def _missing(self, proof: "Proof") -> str:
        if proof.wish.part in proof.wish.order.settings.parts:
            return self.tr("This board has nothing of the kind to print.")
        return self.tr("This is not printed. Tick it to print it, and to see it here.")

    @Slot(object)
    @guarded
    def _fail(self, error: Exception) -> None:
        if self._job.is_busy:
            return  # something else is wanted already
        self._draft = None
        self._count(0)
        if not isinstance(error, TrackwrightError):
            self.pages.show_words(self.tr("This cannot be drawn."))
            raise error
        words = as_sentence(error)
        self.pages.show_words(capitalized(words))
        self.refused.emit(words)
        self.drawn.emit()

    def _count(self, count: int) -> None:
        words = self.tr("{page} of {count}") if count else ""
        self._place.setText(
            words.replace("{page}", str(self._page + 1)).replace("{count}", str(count))
        )
        self.previous.setEnabled(self._page > 0)
        self.following.setEnabled(self._page + 1 < count)
        self.closer.setEnabled(bool(count) and self._zoom < NEAREST)
        self.farther.setEnabled(bool(count) and self._zoom > 1)
        self.whole.setEnabled(bool(count) and self._zoom > 1)

    @guarded
    def _flip(self, pages: int) -> None:
        self._page += pages
        self._redraw()

    @Slot()
    @guarded
    def _recount(self) -> None:
        self._page = 0
        self._redraw()

    @Slot(bool)
    @guarded
    def _zoom_with_wheel(self, closer: bool) -> None:
        if (self.closer if closer else self.farther).isEnabled():
            self._zoom_by(STEP if closer else 1 / STEP)

    @guarded
    def _zoom_by(self, factor: float) -> None:
        self._zoom = min(max(self._zoom * factor, 1.0), NEAREST)
        self._redraw()
