"""The watch that checks a board in the background, a moment after each edit."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.document.document import Document
from trackwright.schema.board import Board

if TYPE_CHECKING:  # checks are loaded when the first are made, not when the program starts
    from trackwright.editor.problems.board_checks import CheckedBoard
    from trackwright.layout.board import Layout
    from trackwright.playtest.verdicts import Verdict
    from trackwright.validators.check import Check

DELAY = 200
"""Milliseconds between the last edit and a check: a drag is many edits."""


class ProblemWatch(Guarded, QObject):
    """Checks a document whenever it has been edited.

    Attributes:
        checked: The newest result; None before the first.

    Signals:
        reported: There is a new result.
        failed: A check went wrong; carries the exception.
    """

    reported = Signal()
    failed = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.checked: CheckedBoard | None = None
        self._verdicts: tuple[Verdict, ...] = ()
        self._layout: Layout | None = None
        self._document = document
        self._job = LatestJob(self, self._report_soon, self.failed)
        self._fix_job = LatestJob(self, self._finish_fixing, self.failed)
        self._then: Callable[[Board], object] | None = None
        self._check_timer = QTimer(self, singleShot=True, interval=DELAY)
        connect(self._check_timer.timeout, self._check)
        self._unreported: CheckedBoard | None = None
        self._report_timer = QTimer(self, singleShot=True)
        connect(self._report_timer.timeout, self._report)
        connect(document.changed, self._check_soon)
        connect(document.path_changed, self._check_soon)

    @property
    def is_current(self) -> bool:
        """Whether the newest result is about the board as it is now."""
        return self.checked is not None and self.checked.analysis.board is self._document.board

    @property
    def is_fixing(self) -> bool:
        """Whether problems are being fixed in the background."""
        return self._fix_job.is_busy

    def begin(self) -> None:
        """Check for the first time: not before the board is drawn, which comes first."""
        if self.checked is None and not self._job.is_busy:
            self._check_soon()

    def close(self) -> None:
        """Stop checking: the board is being closed."""
        self._check_timer.stop()
        self._report_timer.stop()
        self._job.drop()
        self._fix_job.drop()

    def set_verdicts(self, verdicts: "tuple[Verdict, ...]") -> None:
        """Report what a playtest found, too, as long as it holds."""
        self._verdicts = verdicts
        self._check_soon()

    def set_layout(self, layout: "Layout") -> None:
        """Set the layout that the canvas has computed, so that no check has to."""
        self._layout = layout

    def fix_all(self, check: "Check", then: Callable[[Board], object]) -> None:
        """Fix all problems of one check in the background, and call `then` with the fixed board.

        If the board is edited in the meantime, it is not called: the edit comes first.
        """
        checked = self.checked
        if checked is None or not self.is_current:
            return
        self._then = then

        def work() -> tuple[Board, Board]:
            from trackwright.editor.problems.board_checks import with_all_fixed  # loads all checks

            return with_all_fixed(checked, check)

        self._fix_job.start(work)

    def _check_soon(self) -> None:
        self._check_timer.start()

    def _check(self) -> None:
        """Check the board, unless a check is running: then the board is checked after it.

        No check is aborted for a newer one: on a large board, or during fast drawing, none would
        ever end.
        """
        if self._job.is_busy:
            return
        board, folder, before = self._document.board, self._document.folder, self.checked
        verdicts, layout, priority = self._verdicts, self._layout, self._document.work_priority

        def work() -> "CheckedBoard":
            from trackwright.editor.problems.board_checks import check_edited  # loads all checks

            return check_edited(board, folder, before, verdicts, layout, priority.give_way)

        self._job.start(priority.queued(work))

    def _finish_fixing(self, result: tuple[Board, Board]) -> None:
        before, after = result
        then, self._then = self._then, None
        if then is not None and before is self._document.board:
            then(after)

    def _report_soon(self, checked: "CheckedBoard") -> None:
        """Report in another turn of the event loop: a click or a frame may be waiting in this."""
        self._unreported = checked
        self._report_timer.start()

    def _report(self) -> None:
        self.checked, self._unreported = self._unreported, None
        self.reported.emit()
        if not self.is_current and not self._check_timer.isActive():
            self._check()
