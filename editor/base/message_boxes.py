"""Questions and messages in boxes that never block: whoever asks gets the answer by a call."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.widgets import heading_label, plain_label
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
        column = QVBoxLayout(self)
        column.setSpacing(8)
        for widget in (
            self.heading,
            *([plain_label(advice, wraps=True)] if advice else []),
            shown,
            buttons,
        ):
            column.addWidget(widget)
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
