"""Waiting for work in the background, with a dialog that says so if it takes long."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QVBoxLayout, QWidget

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.jobs import Task
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import plain_label
from trackwright.schema.translation import tr

Result = TypeVar("Result")

AT_ONCE = 0.02
"""Seconds, about a frame, within which most work is done; nothing else happens meanwhile."""

PATIENCE = 300
"""Milliseconds until a message says what is being waited for."""


class WaitCancelledError(Exception):
    """The user stopped waiting; the work ends by itself and its result is dropped."""


class Waiting(Guarded, QObject):
    """Runs work in the background while its caller waits for the result."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._depth = 0
        self._afterwards: list[Callable[[], object]] = []

    @property
    def is_under_way(self) -> bool:
        """Whether something is being waited for."""
        return self._depth > 0

    def result_of(
        self,
        work: Callable[[], Result],
        window: QWidget,
        words: str,
        *,
        can_cancel: bool = False,
    ) -> Result:
        """Return the result of `work`, or raise what it raised.

        Keys and clicks are held back until it is done. If that takes long, a message on the window
        says so in `words`; then they are dropped, and the message may offer to cancel.
        """
        task, loop = Task(work), QEventLoop()
        connect(task.ended, loop.quit)
        task.start()
        if not task.wait(AT_ONCE):
            self._depth += 1
            try:
                _pass_time(task, loop, window, words, can_cancel)
            finally:
                self._depth -= 1
                self._catch_up_soon()
        if task.error is not None:
            raise task.error
        return task.result  # type: ignore[no-any-return]  # it is what `work` returned

    def afterwards(self, action: Callable[[], object]) -> None:
        """Call `action` when nothing is being waited for any more."""
        if action not in self._afterwards:
            self._afterwards.append(action)

    def _catch_up_soon(self) -> None:
        if self._afterwards and not self._depth:
            QTimer.singleShot(0, self, guarded(self._catch_up))

    def _catch_up(self) -> None:
        actions, self._afterwards = self._afterwards, []
        for action in actions:
            action()


class WaitingDialog(Guarded, QDialog):
    """Says what is being waited for."""

    def __init__(self, window: QWidget, words: str, *, can_cancel: bool) -> None:
        super().__init__(window)
        self._can_cancel = can_cancel
        self.setWindowTitle("Trackwright")
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.label = plain_label(words)
        bar = QProgressBar()
        bar.setRange(0, 0)  # nobody knows how much there is left
        bar.setTextVisible(False)
        bar.setAccessibleName(words)
        lines = QVBoxLayout(self)
        lines.setSpacing(GAP)
        lines.addWidget(self.label)
        lines.addWidget(bar)
        if can_cancel:
            buttons = QDialogButtonBox()
            self.cancel = buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
            self.cancel.setAutoDefault(False)  # Enter may have been meant for something else
            self.cancel.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            connect(buttons.rejected, self.reject)
            lines.addWidget(buttons)
        self.setMinimumWidth(360)
        self.setFocus()
        self.show()

    def reject(self) -> None:
        if self._can_cancel:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.reject()


def _pass_time(task: Task, loop: QEventLoop, window: QWidget, words: str, can_cancel: bool) -> None:
    patience = QTimer(singleShot=True)
    connect(patience.timeout, loop.quit)
    patience.start(PATIENCE)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    patience.stop()
    if task.wait(0):
        return
    window.show()  # if it has nothing to show yet
    dialog = WaitingDialog(window, words, can_cancel=can_cancel)
    connect(dialog.rejected, loop.quit)
    loop.exec()
    dialog.hide()
    dialog.deleteLater()
    if can_cancel and not task.wait(0):  # it was cancelled, or the program was told to end
        raise WaitCancelledError
    task.wait()
