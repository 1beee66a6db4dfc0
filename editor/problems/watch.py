"""Checks of the board in the background, a moment after each edit."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.document.document import Document
from trackwright.schema.board import Board

if TYPE_CHECKING:  # checks are loaded when the first are made, not when the program starts
    from trackwright.editor.problems.board_checks import Checked
    from trackwright.layout.board import Layout
    from trackwright.playtest.verdicts import Verdict
    from trackwright.validators.check import Check

REST = 200
"""How long the hand rests before the board is checked, in ms: a drag is many edits."""


class ProblemWatch(Guarded, QObject):
    """Keeps an eye on a document.

    Attributes:
        checked: The newest result; None before the first.
        verdicts: What bots found when they played, which is told as long as it holds.

    Signals:
        reported: There is a new result.
        failed: A check went wrong; carries the exception.
    """

    reported = Signal()
    failed = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.checked: Checked | None = None
        self.verdicts: tuple[Verdict, ...] = ()
        self._laid: Layout | None = None
        self._document = document
        self._job = LatestJob(self)
        connect(self._job.finished, self._take)
        connect(self._job.failed, self.failed)
        self._mending = LatestJob(self)
        connect(self._mending.finished, self._hand_on)
        connect(self._mending.failed, self.failed)
        self._then: Callable[[Board], None] | None = None
        self._rest = self._timer(REST, self._check)
        self._coming: Checked | None = None
        self._report = self._timer(0, self._show)
        connect(document.changed, self._wait)
        connect(document.path_changed, self._wait)

    @property
    def is_current(self) -> bool:
        """Whether the newest result is about the board as it is now."""
        return self.checked is not None and self.checked.analysis.board is self._document.board

    @property
    def is_mending(self) -> bool:
        """Whether problems are being mended, so that another board is about to come."""
        return self._mending.is_busy

    def begin(self) -> None:
        """Check for the first time: not before the board can be seen, which comes first."""
        if self.checked is None and not self._job.is_busy:
            self._rest.start()

    def close(self) -> None:
        """Check nothing more."""
        self._rest.stop()
        self._report.stop()
        self._job.drop()
        self._mending.drop()

    def take_verdicts(self, verdicts: "tuple[Verdict, ...]") -> None:
        """Tell what bots found, too."""
        self.verdicts = verdicts
        self._rest.start()

    def take_layout(self, laid: "Layout") -> None:
        """Know where everything lies: the canvas has found that out, and no check has to again."""
        self._laid = laid

    def mend_all(self, check: "Check", then: Callable[[Board], None]) -> None:
        """Mend all problems of one check in the background, and hand on the mended board.

        If the board is edited in the meantime, nothing is handed on: the edit comes first.
        """
        checked = self.checked
        if checked is None or not self.is_current:
            return
        self._then = then

        def work() -> tuple[Board, Board]:
            from trackwright.editor.problems.board_checks import mended

            return mended(checked, check)

        self._mending.start(work)

    def _wait(self, _change: object = None) -> None:
        self._rest.start()

    def _check(self) -> None:
        """Check the board as it is now, or as it is when the check that is under way has ended.

        No check is given up for a newer one: on a large board, or while somebody draws fast, none
        would ever end.
        """
        if self._job.is_busy:
            return
        board, folder, before = self._document.board, self._document.folder, self.checked
        verdicts, laid, priority = self.verdicts, self._laid, self._document.work_priority

        def work() -> "Checked":
            from trackwright.editor.problems.board_checks import check_after

            return check_after(board, folder, before, verdicts, laid, priority.give_way)

        self._job.start(priority.queued(work))

    def _hand_on(self, result: tuple[Board, Board]) -> None:
        before, after = result
        then, self._then = self._then, None
        if then is not None and before is self._document.board:
            then(after)

    def _take(self, checked: "Checked") -> None:
        """Show a result in a round of its own: a click or a frame may be waiting in this one."""
        self._coming = checked
        self._report.start()

    def _show(self) -> None:
        self.checked, self._coming = self._coming, None
        self.reported.emit()
        if not self.is_current and not self._rest.isActive():
            self._check()

    def _timer(self, interval: int, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        connect(timer.timeout, do)
        return timer
