"""Decks proposed in the background."""

from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded
from trackwright.editor.jobs import LatestJob
from trackwright.network.deck_search import DeckRequest, TooFewPairsError

if TYPE_CHECKING:  # measuring decks is loaded when the first is proposed
    from collections.abc import Sequence

    from trackwright.editor.tickets.proposals import Proposal
    from trackwright.schema.board import Ticket


class Suggesting(QObject):
    """Proposes decks for the board of a desk, off the GUI thread; a newer wish ends an older one.

    Signals:
        progressed: So many percent of the work are done.
        proposed: There is a proposal; carries it.
        refused: The board has too few pairs of cities for it.
        failed: The exception that ended it.
    """

    progressed = Signal(int)
    proposed = Signal(object)
    refused = Signal()
    failed = Signal(object)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ended = Event()
        self._job = LatestJob(self)
        self._job.finished.connect(self.proposed)
        self._job.failed.connect(self._fail)

    @property
    def is_busy(self) -> bool:
        """Whether a proposal is awaited."""
        return self._job.is_busy

    def start(self, wish: DeckRequest | None, *, keep: bool) -> None:
        """Begin to propose a deck."""
        board, checked = self._desk.board, self._desk.problems.checked
        folder, ended = self._desk.document.folder or Path(), self._begun()

        def go_on(share: float) -> bool:
            if not ended.is_set():
                self.progressed.emit(int(100 * share))
            return not ended.is_set()

        def work() -> "Proposal":
            from trackwright.editor.tickets.proposals import proposed
            from trackwright.validators.documents import readable_rulesets

            if checked is not None and checked.analysis.board.rulesets == board.rulesets:
                rules = checked.rules
            else:
                rules = readable_rulesets(board, folder)
            return proposed(board, rules, wish, keep=keep, progress=go_on)

        self._job.start(work)

    def replace(self, proposal: "Proposal", ticket: "Ticket") -> None:
        """Begin to look for another ticket in the place of one."""
        self._begun()
        self._job.start(lambda: proposal.with_another(ticket))

    def leave_out(self, proposal: "Proposal", tickets: "Sequence[Ticket]") -> None:
        """Begin to compare what is left without some tickets."""
        self._begun()
        self._job.start(lambda: proposal.without(tickets))

    def end(self) -> None:
        """Stop; nobody waits for the step that is under way."""
        self._ended.set()
        self._job.drop()

    @Slot()
    @guarded
    def stop_at_once(self) -> None:
        """Stop, and wait for the step that is under way: the board leaves the desk."""
        self._ended.set()
        self._job.stop()

    def _begun(self) -> Event:
        self._ended.set()
        self._ended = Event()
        return self._ended

    @Slot(object)
    @guarded
    def _fail(self, error: Exception) -> None:
        if isinstance(error, TooFewPairsError):
            self.refused.emit()
        else:
            self.failed.emit(error)
