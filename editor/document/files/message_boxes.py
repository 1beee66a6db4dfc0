"""Questions and news about files, in boxes that wait beside the work and never stop it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.document.files.lock import Owner
from trackwright.schema.errors import InvalidDocumentError, TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

Role = QMessageBox.ButtonRole

CANCEL = say("Cancel")


def nothing() -> None:
    """Do nothing: what happens on Cancel."""


@dataclass(frozen=True)
class Choice:
    """An answer to a question.

    Attributes:
        label: What its button says; the letter after `&` chooses it.
        role: What kind of answer it is, which says where its button stands.
        run: Does what was chosen.
    """

    label: str
    role: Role
    run: Callable[[], None]


def cancel(run: Callable[[], None] = nothing) -> Choice:
    """Return the answer that leaves all as it is, which Escape gives, too."""
    return Choice(tr(CANCEL), Role.RejectRole, run)


class Question(Guarded, QMessageBox):
    """A question with a few answers; the first is the one that Enter gives."""

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


class ProblemList(Guarded, QDialog):
    """Tells what is wrong with a file, one sentence a line."""

    def __init__(self, parent: QWidget, path: Path, error: InvalidDocumentError) -> None:
        super().__init__(parent)
        self._lines = [tr(problem.sentence) for problem in error.problems]
        self.setWindowTitle("Trackwright")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        heading = QLabel(tr("“{name}” cannot be opened", name=path.name))
        heading.setTextFormat(Qt.TextFormat.PlainText)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        advice = QLabel(
            tr(
                "It is a board, but parts of it cannot be understood. Nothing was changed. Put "
                "these lines right in a text editor, then open it again."
            )
        )
        advice.setWordWrap(True)
        problems = QListWidget()
        problems.setAccessibleName(tr("Problems"))
        problems.setWordWrap(True)
        problems.setAlternatingRowColors(True)
        problems.addItems(self._lines)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        connect(copy.clicked, self._copy)
        connect(buttons.rejected, self.reject)
        column = QVBoxLayout(self)
        for widget in (heading, advice, problems, buttons):
            column.addWidget(widget)
        column.setSpacing(8)
        self.resize(640, 360)
        self.open()

    @property
    def lines(self) -> list[str]:
        """What it tells."""
        return self._lines

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self._lines))


def tell_why_not_opened(parent: QWidget, path: Path, error: TrackwrightError) -> None:
    """Say why a file cannot be opened."""
    if isinstance(error, InvalidDocumentError):
        ProblemList(parent, path, error)
    else:
        close = tr("&Close")
        Question(
            parent,
            tr("“{name}” cannot be opened", name=path.name),
            as_sentence(error),
            [Choice(close, Role.RejectRole, nothing)],
            QMessageBox.Icon.Warning,
        )


def owner_in_words(path: Path, owner: Owner | None) -> str:
    """Return who has a file open, as a sentence."""
    if owner is None:
        return tr("“{name}” is open elsewhere", name=path.name)
    since = QDateTime.fromSecsSinceEpoch(round(owner.since.timestamp()))
    return tr(
        "“{name}” is open in {program} on {host}: {user} opened it on {time}",
        name=path.name,
        program=owner.program,
        host=owner.process.host,
        user=owner.user,
        time=QLocale().toString(since, QLocale.FormatType.ShortFormat),
    )


def as_sentence(error: TrackwrightError) -> str:
    """Return an error's words, ended as a sentence is."""
    words = tr(error.sentence)
    return words if words.endswith((".", "?", "!")) else f"{words}."
