"""Unsaved work is written to a recovery file every few seconds, off the GUI thread."""

from collections.abc import Mapping
from functools import partial
from operator import is_
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from trackwright.editor.base.guard import Guarded, connect, disconnect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.settings import Settings
from trackwright.editor.document.document import Document
from trackwright.editor.document.files.recovery import (
    digest,
    new_recovery_file,
    remove_recovery,
    write_recovery,
)
from trackwright.schema.board import Board

SECONDS = 3.0
"""How much work a kill may cost; the setting `files/autosave_seconds` says otherwise."""


class Autosave(Guarded, QObject):
    """Keeps the unsaved work on one document in a recovery file, and removes it once saved.

    Attributes:
        file: The recovery file.
        based_on: The digest of the file's text that the work began with, if not the document's.

    Signals:
        failed: The work could not be written down; carries the error.
    """

    failed = Signal(object)

    def __init__(
        self, document: Document, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.file = new_recovery_file(settings.folder)
        self.based_on: str | None = None
        self._document = document
        self._drafts: Mapping[str, str] = {}
        self._written: tuple[Board, Mapping[str, str]] | None = None
        self._job = LatestJob(self)
        connect(self._job.failed, self._fail)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(round(1000 * settings.number("files/autosave_seconds", SECONDS)))
        connect(self._timer.timeout, self._write)
        connect(document.changed, self._plan)
        connect(document.history.cleanChanged, self._plan)

    def go_on_with(self, file: Path, based_on: str | None) -> None:
        """Keep the work where it has been kept before."""
        self.file = file
        self.based_on = based_on

    def keep(self, drafts: Mapping[str, str]) -> None:
        """Write down what is half drawn, too, by the ids of the tools."""
        if drafts != self._drafts:
            self._drafts = drafts
            self._plan()

    def write_now(self) -> None:
        """Write unsaved work down at once, and no more: the program must end."""
        self._stop()
        if self._has_work:
            self._work()()

    def close(self) -> None:
        """End, and remove the recovery file: nothing is unsaved, or nobody wants it."""
        self._stop()
        remove_recovery(self.file)

    @property
    def _has_work(self) -> bool:
        return self._document.is_modified or bool(self._drafts)

    def _stop(self) -> None:
        disconnect(self._document.changed, self._plan)
        disconnect(self._document.history.cleanChanged, self._plan)
        self._timer.stop()
        self._job.stop()

    def _plan(self, _change: object = None) -> None:
        if not self._has_work:
            self._timer.stop()
            self._written = None
            self._job.start(partial(remove_recovery, self.file))
        elif not self._timer.isActive():
            self._timer.start()

    def _write(self) -> None:
        work = self._document.board, self._drafts
        is_written = self._written is not None and all(map(is_, work, self._written))
        if self._has_work and not is_written:
            self._written = work
            self._job.start(self._work())

    def _work(self) -> "partial[None]":
        filed = self._document.filed_text
        based_on = self.based_on if filed is None else digest(filed.encode())
        board, path = self._document.board, self._document.path
        return partial(write_recovery, self.file, board, path, based_on, self._drafts)

    def _fail(self, error: Exception) -> None:
        self._written = None
        self.failed.emit(error)
