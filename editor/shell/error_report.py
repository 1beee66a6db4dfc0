"""Unexpected errors: a dialog reports them and can save a copy; the editor keeps running."""

import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QPlainTextEdit,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.settings import version_report
from trackwright.editor.base.widgets import column, heading_label, plain_label
from trackwright.editor.document.document import Document
from trackwright.editor.document.files.recent_files import BOARD_ENDING
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.translation import tr

MOST_SHOWN = 3
"""How often the same error is shown; one that comes with every frame would stop all work."""


@dataclass(frozen=True)
class ErrorReport:
    """The text about an error; its kind is what it is and where it was raised."""

    kind: str
    text: str


def report_of(error: BaseException) -> ErrorReport:
    """Return the report of an exception."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    lines = "".join(traceback.format_exception(error))
    return ErrorReport(f"{type(error).__name__} {place}", f"{version_report()}\n\n{lines}")


class ErrorWatch(Guarded, QObject):
    """Catches what nothing else has caught, in every thread, and shows it; counts each kind."""

    happened = Signal(object)

    def __init__(
        self,
        documents: Callable[[], Sequence[Document]],
        keep_safe: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.seen: Counter[str] = Counter()
        self._documents = documents
        self._keep_safe = keep_safe
        self._dialog: ErrorDialog | None = None
        self._before: tuple[Any, Any, Any] | None = None
        # Queued: an error may come up in another thread, or in the middle of painting.
        connect(self.happened, self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch errors from now on."""
        self._before = (
            sys.excepthook,
            threading.excepthook,
            qInstallMessageHandler(self._handle_message),
        )
        sys.excepthook = self._handle
        threading.excepthook = self._handle_in_thread

    def uninstall(self) -> None:
        """Restore the handlers from before."""
        if self._before is not None:
            sys.excepthook, threading.excepthook, handler = self._before
            qInstallMessageHandler(handler)
            self._before = None
        if self._dialog is not None:
            self._dialog.close()

    def _handle(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        sys.__excepthook__(kind, error, trace)
        if isinstance(error, Exception):
            self.happened.emit(report_of(error.with_traceback(trace)))

    def _handle_in_thread(self, ended: threading.ExceptHookArgs) -> None:
        if ended.exc_value is not None:
            self._handle(ended.exc_type, ended.exc_value, ended.exc_traceback)

    def _handle_message(self, kind: QtMsgType, _place: QMessageLogContext, text: str) -> None:
        if sys.stderr is not None:  # a program without a console has none
            sys.stderr.write(f"{text}\n")
        if kind == QtMsgType.QtFatalMsg:
            self._keep_safe()  # Qt ends the program when this returns

    def _show(self, report: ErrorReport) -> None:
        """Show a report; guarded by nothing, as an error in here would call it again."""
        self.seen[report.kind] += 1
        if self._dialog is not None:
            self._dialog.add(report)
        elif self.seen[report.kind] <= MOST_SHOWN:
            self._dialog = ErrorDialog(report, self._documents, QApplication.activeWindow())
            connect(self._dialog.finished, self._forget_dialog)

    def _forget_dialog(self) -> None:
        self._dialog = None


class ErrorDialog(Guarded, QDialog):
    """Shows reports of errors, and saves copies of the boards."""

    def __init__(
        self,
        report: ErrorReport,
        documents: Callable[[], Sequence[Document]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.reports = [report]
        self._documents = documents
        self.setWindowTitle("Trackwright")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        heading = heading_label(tr("Something went wrong"))
        advice = plain_label(
            tr(
                "This is a mistake in Trackwright, not yours. You can go on; to be sure, save a "
                "copy of your board first. Whoever mends it needs this report:"
            ),
            wraps=True,
        )
        self._news = QLabel()
        self._news.hide()
        self._text = QPlainTextEdit(report.text, readOnly=True, tabChangesFocus=True)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._text.setAccessibleName(tr("Report"))
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self.copy_button = buttons.addButton(tr("&Copy the report"), role.ActionRole)
        self.save_button = buttons.addButton(tr("&Save a copy of the board…"), role.ActionRole)
        close = buttons.addButton(tr("Go &on"), role.RejectRole)
        connect(self.copy_button.clicked, self._copy)
        connect(self.save_button.clicked, self._save_copies)
        self.save_button.setEnabled(bool(documents()))
        connect(buttons.rejected, self.reject)
        column(heading, advice, self._text, self._news, buttons, parent=self, margins=None)
        self.resize(640, 380)
        close.setDefault(True)
        close.setFocus()
        self.show()

    def add(self, report: ErrorReport) -> None:
        """Add the report of another error; of the same one only count it."""
        if all(report.kind != known.kind for known in self.reports):
            self._text.appendPlainText(f"\n{report.text}")
        self.reports.append(report)
        self._news.setText(tr("{count} errors so far", count=len(self.reports)))
        self._news.show()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text.toPlainText())

    def _save_copies(self) -> None:
        from trackwright.editor.document.files.file_dialogs import board_dialog  # seldom needed

        for document in self._documents():
            dialog = board_dialog(self, tr("Save a copy of the board"))
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix(BOARD_ENDING.removeprefix("."))
            folder = document.folder or Path.home()
            dialog.selectFile(str(folder / f"{document.board.id}_copy{BOARD_ENDING}"))
            connect(dialog.fileSelected, lambda file, kept=document: self._save(kept, Path(file)))
            dialog.open()

    def _save(self, document: Document, path: Path) -> None:
        try:
            document.snapshot().write(path)
        except TrackwrightError as error:
            self._news.setText(str(error))
        else:
            self._news.setText(tr("A copy is in {path}", path=path))
        self._news.show()
