"""What stands out in a playtest, in sentences; a click shows what each is about."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.words import capitalized
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.selection import exists
from trackwright.schema.board import Board, CountryEnd
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, stop_ref
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.playtest.verdicts import Finding

_FINDING = Qt.ItemDataRole.UserRole

SPACE_AROUND = 40.0
"""How much of the board is seen around things, in mm on each side."""


class FindingsList(Guarded, QListWidget):
    """The findings, the strongest first.

    Signals:
        chosen: A finding was chosen; carries it.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Findings"))
        self.setWordWrap(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        connect(self.currentItemChanged, self._choose)
        connect(self.itemClicked, self._choose)

    @property
    def findings(self) -> "list[Finding]":
        """The findings that are listed."""
        return [self.item(row).data(_FINDING) for row in range(self.count())]

    def show_findings(self, findings: "Iterable[Finding]") -> None:
        """List other findings, with the same one chosen as before if it is still there."""
        chosen = self.currentItem().data(_FINDING) if self.currentItem() else None
        scrolled = self.verticalScrollBar().value()
        self.blockSignals(True)
        self.clear()
        for finding in findings:
            picture = "warning" if finding.is_strong else "suggestion"
            item = QListWidgetItem(icon(picture), f"{capitalized(tr(finding.message))}.")
            item.setData(_FINDING, finding)
            self.addItem(item)
            if chosen and (chosen.subject, chosen.places) == (finding.subject, finding.places):
                self.setCurrentItem(item)
        self.blockSignals(False)
        self.viewport().update()
        self.verticalScrollBar().setValue(scrolled)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            middle = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            words = tr("Nothing stands out beyond chance.")
            painter.drawText(self.viewport().rect(), middle, words)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_FINDING))


def select_and_show(desk: Desk, named: Iterable[str]) -> None:
    """Select the things that are still there, named as `route/…`, and bring them into view."""
    refs = [ThingRef(kind, thing) for kind, _, thing in (name.partition("/") for name in named)]
    there = (ref for ref in refs if exists(desk.board, ref))
    desk.selection.set(ref for ref in there if ref.kind in LIST_BY_KIND)
    shown = [part for ref in desk.selection.places for part in _drawn_parts(desk.board, ref)]
    extent = desk.scene.hits.extent(shown) if shown else None
    if extent is None:
        return
    left, top, right, bottom = extent
    area = QRectF(left, top, right - left, bottom - top)
    margins = QMarginsF(SPACE_AROUND, SPACE_AROUND, SPACE_AROUND, SPACE_AROUND)
    if not desk.view.seen.contains(area):
        desk.view.fit(area.marginsAdded(margins))


def _drawn_parts(board: Board, ref: ThingRef) -> Iterator[ThingRef]:
    """Yield what a thing has on the canvas: itself, or the stops that a ticket joins."""
    tickets = [ticket for ticket in board.tickets if ref == ThingRef("ticket", ticket.id)]
    if not tickets:
        yield ref
    for ticket in tickets:
        countries = {end.country for end in ticket.ends if isinstance(end, CountryEnd)}
        for stop in board.stops:
            if stop.id in ticket.ends or stop.country in countries:
                yield stop_ref(stop)
