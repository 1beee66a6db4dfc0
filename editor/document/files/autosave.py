"""Autosave: unsaved work goes to a recovery file every few seconds, off the GUI thread."""

import hashlib
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from operator import is_
from pathlib import Path
from types import MappingProxyType

from pydantic import BaseModel, ConfigDict, ValidationError
from PySide6.QtCore import QObject, QTimer, Signal

from trackwright.editor.base.guard import Guarded, connect, disconnect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.settings import Settings
from trackwright.editor.document.document import Document
from trackwright.editor.document.files.lock import FileIsOpenError, FileLock
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.parsing import read_text
from trackwright.schema.files.reading import parse_board, read_board
from trackwright.schema.files.writing import write_text

SECONDS = 3.0
"""How much work a kill may cost; the setting `files/autosave_seconds` overrides it."""

RECOVERY = "recovery"
"""The folder of recovery files, among the editor's own files."""

_NO_DRAFTS: Mapping[str, str] = MappingProxyType({})


class Autosave(Guarded, QObject):
    """Keeps the unsaved work on one document in a recovery file, and removes it once saved.

    Signals:
        failed: The work could not be written; carries the error.
    """

    failed = Signal(object)

    def __init__(
        self, document: Document, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._file = RecoveryFile.new(settings.folder)
        self._based_on: str | None = None
        self._document = document
        self._drafts = _NO_DRAFTS
        self._written: tuple[Board, Mapping[str, str]] | None = None
        self._job = LatestJob(self)
        connect(self._job.failed, self._fail)
        seconds = settings.number("files/autosave_seconds", SECONDS)
        self._timer = QTimer(self, singleShot=True, interval=round(1000 * seconds))
        connect(self._timer.timeout, self._write)
        connect(document.changed, self._schedule)
        connect(document.history.cleanChanged, self._schedule)

    def continue_in(self, file: "RecoveryFile", based_on: str | None) -> None:
        """Keep restored work in the recovery file that it came from."""
        self._file, self._based_on = file, based_on

    def set_drafts(self, drafts: Mapping[str, str]) -> None:
        """Save unfinished drawings, too, by the ids of their tools."""
        if drafts != self._drafts:
            self._drafts = drafts
            self._schedule()

    def write_now(self) -> None:
        """Write unsaved work at once and release it to other processes: the program must end."""
        self._stop()
        if self._has_work:
            self._work()()
        self._file.release()

    def close(self) -> None:
        """Stop, and remove the recovery file: nothing is unsaved, or nobody wants it."""
        self._stop()
        self._file.remove()

    @property
    def _has_work(self) -> bool:
        return self._document.is_modified or bool(self._drafts)

    def _stop(self) -> None:
        disconnect(self._document.changed, self._schedule)
        disconnect(self._document.history.cleanChanged, self._schedule)
        self._timer.stop()
        self._job.stop()

    def _schedule(self, _change: object = None) -> None:
        if not self._has_work:
            self._timer.stop()
            self._written = None
            self._job.start(self._file.remove)
        elif not self._timer.isActive():
            self._timer.start()

    def _write(self) -> None:
        work = self._document.board, self._drafts
        is_written = self._written is not None and all(map(is_, work, self._written))
        if self._has_work and not is_written:
            self._written = work
            self._job.start(self._work())

    def _work(self) -> "partial[None]":
        document, text = self._document, self._document.file_text
        based_on = self._based_on if text is None else digest(text.encode())
        return partial(self._file.write, document.board, document.path, based_on, self._drafts)

    def _fail(self, error: Exception) -> None:
        self._written = None
        self.failed.emit(error)


class RecoveryRecord(BaseModel):
    """What a recovery file holds.

    Attributes:
        path: The board's file; None if it was never saved.
        based_on: The digest of the file's text that the work began with; None if there was none.
        saved: When it was written.
        text: The board, as its file would be.
        drafts: Unfinished drawings, by the ids of their tools.
    """

    model_config = ConfigDict(frozen=True)

    path: Path | None
    based_on: str | None
    saved: datetime
    text: str
    drafts: dict[str, str] = {}


@dataclass(frozen=True)
class Recovered:
    """Work that a killed program left behind."""

    file: Path
    record: RecoveryRecord
    board: Board


class RecoveryFile:
    """A recovery file of this process, locked while it exists so that nobody else offers it."""

    def __init__(self, path: Path, lock: FileLock | None = None) -> None:
        self.path = path
        self._lock = lock

    @classmethod
    def new(cls, folder: Path) -> "RecoveryFile":
        """Name a new one, among the files that the editor keeps in a folder."""
        return cls(folder / RECOVERY / f"{secrets.token_hex(8)}.json")

    @classmethod
    def claim(cls, path: Path) -> "RecoveryFile | None":
        """Take one over that was left behind; None if another process has it, or removed it."""
        try:
            lock = FileLock(path.with_suffix(".lock"))
        except FileIsOpenError:
            return None
        return cls(path, lock) if path.exists() else None

    def write(
        self,
        board: Board,
        path: Path | None,
        based_on: str | None,
        drafts: Mapping[str, str] = _NO_DRAFTS,
    ) -> None:
        """Write unsaved work, whole or not at all."""
        record = RecoveryRecord(
            path=None if path is None else path.absolute(),
            based_on=based_on,
            saved=datetime.now(UTC),
            text=board_text(board),
            drafts=dict(drafts),
        )
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock is None:
            self._lock = FileLock(self.path.with_suffix(".lock"))
        write_text(self.path, record.model_dump_json(indent=1))

    def remove(self) -> None:
        """Remove it, if it is there and can be."""
        with suppress(OSError):
            self.path.unlink()
        self.release()

    def release(self) -> None:
        """Let other processes offer the work."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def read_recovery(file: Path) -> Recovered:
    """Read a recovery file."""
    record = RecoveryRecord.model_validate_json(read_text(file))
    return Recovered(file, record, parse_board(record.text, str(file)).document)


def left_behind(folder: Path) -> list[Recovered]:
    """Return what killed programs left, the newest first."""
    found = []
    for file in (folder / RECOVERY).glob("*.json"):
        claimed = RecoveryFile.claim(file)
        if claimed is not None:
            with suppress(TrackwrightError, ValidationError):  # not ours, or of a newer version
                found.append(read_recovery(file))
            claimed.release()
    return sorted(found, key=lambda recovered: recovered.record.saved, reverse=True)


def worth_offering(folder: Path) -> list[Recovered]:
    """Return the work that was left behind and is not in its file by now."""
    offered = []
    for recovered in left_behind(folder):
        if not recovered.record.drafts and board_in_file(recovered) == recovered.board:
            discard(recovered)  # it was saved just before the end
        else:
            offered.append(recovered)
    return offered


def board_in_file(recovered: Recovered) -> Board | None:
    """Return the board that the file of recovered work holds now; None if none can be read."""
    if recovered.record.path is None:
        return None
    try:
        return read_board(recovered.record.path).document
    except TrackwrightError:
        return None


def discard(recovered: Recovered) -> None:
    """Remove work that was left behind, unless another process took it over."""
    claimed = RecoveryFile.claim(recovered.file)
    if claimed is not None:
        claimed.remove()


def digest(content: bytes) -> str:
    """Return what tells a file's content from every other."""
    return hashlib.sha256(content).hexdigest()
