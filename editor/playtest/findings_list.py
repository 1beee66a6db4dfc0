"""What stands out in a playtest, in sentences; a click shows what each is about."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.selection import exists
from trackwright.schema.board import Board, CountryEnd
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, stop_ref
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.playtest.game_runs import Played
    from trackwright.playtest.verdicts import Finding


_FINDING = Qt.ItemDataRole.UserRole


class FindingsList(Guarded, QListWidget):
    """The findings, those first that call for a change.

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
        """What is listed."""
        return [self.item(row).data(_FINDING) for row in range(self.count())]

    def show_played(self, played: "Played") -> None:
        """List other findings, with the same one chosen as before if it is still there."""
        chosen = self.currentItem().data(_FINDING) if self.currentItem() else None
        at = self.verticalScrollBar().value()
        self.blockSignals(True)
        self.clear()
        for finding in played.findings:
            picture = "warning" if finding.is_strong else "suggestion"
            item = QListWidgetItem(icon(picture), _sentence(tr(finding.message)))
            item.setData(_FINDING, finding)
            self.addItem(item)
            if chosen is not None and (chosen.subject, chosen.places) == (
                finding.subject,
                finding.places,
            ):
                self.setCurrentItem(item)
        self.blockSignals(False)
        self.viewport().update()
        self.verticalScrollBar().setValue(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            middle = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(
                self.viewport().rect(), middle, tr("Nothing stands out beyond chance.")
            )

    def _choose(self, item: QListWidgetItem | None, _before: object = None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_FINDING))


def _sentence(message: str) -> str:
    return f"{message[0].upper()}{message[1:]}."


ROOM = 40.0
"""How much of the board is seen around things, in mm on each side."""


def show_things(desk: Desk, named: Iterable[str]) -> None:
    """Select the things that are still there, named as `route/…`, and bring them into view."""
    places = [place for name in named if exists(desk.board, place := _place(name))]
    desk.selection.set(place for place in places if place.kind in LIST_BY_KIND)
    seen = [part for place in desk.selection.places for part in _parts(desk.board, place)]
    extent = desk.scene.hits.extent(seen) if seen else None
    if extent is None:
        return
    left, top, right, bottom = extent
    area = QRectF(left, top, right - left, bottom - top)
    if not desk.view.seen.contains(area):
        desk.view.fit(area.adjusted(-ROOM, -ROOM, ROOM, ROOM))


def _parts(board: Board, place: ThingRef) -> Iterator[ThingRef]:
    """Yield what has a place on the canvas: of a ticket, the stops that it joins."""
    tickets = [ticket for ticket in board.tickets if place == ThingRef("ticket", ticket.id)]
    if not tickets:
        yield place
    for ticket in tickets:
        countries = {end.country for end in ticket.ends if isinstance(end, CountryEnd)}
        for stop in board.stops:
            if stop.id in ticket.ends or stop.country in countries:
                yield stop_ref(stop)


def _place(name: str) -> ThingRef:
    kind, _, thing = name.partition("/")
    return ThingRef(kind, thing)
