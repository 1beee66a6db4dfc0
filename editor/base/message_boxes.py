"""Message boxes that never block, and the dialog shown while slow work is waited for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QMessageBox,
    QProgressBar,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.jobs import Task
from trackwright.editor.base.widgets import column, heading_label, plain_label
from trackwright.schema.errors import InvalidDocumentError, TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

Role = QMessageBox.ButtonRole

CANCEL = say("Cancel")


def nothing() -> None:
    """Do nothing: what happens on Cancel."""


@dataclass(frozen=True)
class Choice:
    """An answer to a question: its button, the button's role, and what it does."""

    label: str
    role: Role
    run: Callable[[], None]


def cancel(run: Callable[[], None] = nothing) -> Choice:
    """Return the answer that changes nothing, which Escape gives, too."""
    return Choice(tr(CANCEL), Role.RejectRole, run)


class Question(Guarded, QMessageBox):
    """A question with a few answers; Enter gives the first."""

    def __init__(
        self,
        parent: QWidget,
        sentence: str,
        explanation: str,
        choices: Sequence[Choice],
        icon: QMessageBox.Icon = QMessageBox.Icon.Question,
    ) -> None:
        super().__init__(icon, "Trackwright", sentence, parent=parent)
        self.setTextFormat(Qt.TextFormat.PlainText)  # names of files are never markup
        self.setInformativeText(explanation)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._choices: dict[QAbstractButton, Choice] = {}
        for choice in choices:
            button = self.addButton(choice.label, choice.role)
            self._choices[button] = choice
            if choice.role is Role.RejectRole:
                self.setEscapeButton(button)
            if choice is choices[0]:
                self.setDefaultButton(button)
        connect(self.finished, self._answer)
        self.open()

    def choose(self, role: Role) -> None:
        """Press the button of a role."""
        next(b for b, choice in self._choices.items() if choice.role is role).click()

    def _answer(self, _result: int) -> None:
        choices, self._choices = self._choices, {}
        chosen = choices.get(self.clickedButton())
        if chosen is not None:
            chosen.run()


class MessageList(Guarded, QDialog):
    """A heading and lines below it, which can be copied."""

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        lines: Sequence[str],
        *,
        title: str = "Trackwright",
        advice: str = "",
        list_name: str,
    ) -> None:
        super().__init__(parent)
        self.lines = list(lines)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.heading = heading_label(heading, wraps=True)
        shown = QListWidget()
        shown.setAccessibleName(list_name)
        shown.setWordWrap(True)
        shown.setAlternatingRowColors(True)
        shown.addItems(self.lines)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        connect(copy.clicked, self._copy)
        connect(buttons.rejected, self.reject)
        explained = [plain_label(advice, wraps=True)] if advice else []
        column(self.heading, *explained, shown, buttons, parent=self, margins=None)
        self.resize(640, 360)
        self.open()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self.lines))


def show_open_error(parent: QWidget, path: Path, error: TrackwrightError) -> None:
    """Say why a file cannot be opened."""
    heading = tr("“{name}” cannot be opened", name=path.name)
    if not isinstance(error, InvalidDocumentError):
        show_error(parent, heading, error)
        return
    MessageList(
        parent,
        heading,
        [tr(problem.sentence) for problem in error.problems],
        advice=tr(
            "It is a board, but parts of it cannot be understood. Nothing was changed. Put "
            "these lines right in a text editor, then open it again."
        ),
        list_name=tr("Problems"),
    )


def show_error(parent: QWidget, sentence: str, error: TrackwrightError) -> None:
    """Say what could not be done, and why."""
    close = Choice(tr("&Close"), Role.RejectRole, nothing)
    Question(parent, sentence, as_sentence(error), [close], QMessageBox.Icon.Warning)


def as_sentence(error: TrackwrightError) -> str:
    """Return an error's words, ended as a sentence is."""
    words = tr(error.sentence)
    return words if words.endswith((".", "?", "!")) else f"{words}."


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
                if self._afterwards and not self._depth:
                    QTimer.singleShot(0, self, guarded(self._catch_up))
        if task.error is not None:
            raise task.error
        return task.result  # type: ignore[no-any-return]  # it is what `work` returned

    def afterwards(self, action: Callable[[], object]) -> None:
        """Call `action` when nothing is being waited for any more."""
        if action not in self._afterwards:
            self._afterwards.append(action)

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
        # No maximum: nobody knows how much there is left.
        bar = QProgressBar(minimum=0, maximum=0, textVisible=False)
        bar.setAccessibleName(words)
        lines = column(self.label, bar, parent=self, margins=None)
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
