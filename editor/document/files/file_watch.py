"""Notices when another program changes or removes a board's file."""

import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.settings import program_name
from trackwright.editor.document.document import Document, Filed, Snapshot
from trackwright.editor.document.files.lock import FileIsOpenError, FileLock
from trackwright.editor.document.files.recovery import Recovered, claim, digest
from trackwright.maps.library import is_shipped
from trackwright.schema.board import Board

PATIENCE = 200
"""Milliseconds after news of a file until it is read: a program that saves makes several."""


class FileWatch(Guarded, QObject):
    """Compares a document's file with what was last read or written here.

    Signals:
        changed: Another program has written something else; carries the digest of its text.
        removed: The file is gone.
    """

    changed = Signal(str)
    removed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._accepted: str | None = None
        self._told: str | None = ""
        self._is_paused = False
        self._watcher = QFileSystemWatcher(self)
        connect(self._watcher.fileChanged, self._look_soon)
        connect(self._watcher.directoryChanged, self._look_soon)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        connect(self._patience.timeout, self._look)
        self._job = LatestJob(self)
        connect(self._job.finished, self._compare)
        connect(document.moved, self._follow)
        self._follow()

    @property
    def accepted(self) -> str | None:
        """The digest of a text that may be in the file, beside the document's own."""
        return self._accepted

    def accept(self, known: str | None) -> None:
        """Say no more of a text that is known to be in the file."""
        self._accepted = known

    @property
    def known(self) -> tuple[str, ...]:
        """The digests of the texts that may be in the file."""
        filed = self._document.filed_text
        own = None if filed is None else digest(filed.encode())
        return tuple(known for known in (own, self._accepted) if known is not None)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Compare nothing while the file is being written here."""
        self._is_paused = True
        try:
            yield
        finally:
            self._is_paused = False

    def close(self) -> None:
        """Look no more."""
        self._patience.stop()
        self._job.drop()  # the disk may be slow
        self._unwatch()

    def _follow(self) -> None:
        self._unwatch()
        path = self._document.path
        if path is not None:
            self._watcher.addPath(str(path.parent))
            self._watch_file(path)

    def _unwatch(self) -> None:
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)

    def _watch_file(self, path: Path) -> None:
        """A file that is replaced, as all good programs do, is no more watched."""
        if str(path) not in self._watcher.files() and path.exists():
            self._watcher.addPath(str(path))

    def _look_soon(self, _path: str) -> None:
        self._patience.start()

    def _look(self) -> None:
        path = self._document.path
        if path is not None:
            self._watch_file(path)
            self._job.start(partial(_seen, path, self._document.filed_text))

    def _compare(self, seen: tuple[Path, str | None, str | None]) -> None:
        path, before, found = seen
        is_outdated = path != self._document.path or before is not self._document.filed_text
        if is_outdated or self._is_paused:
            self._patience.start()  # it is being saved, or was while we looked
        elif found in self.known:
            self._told = ""
        elif found != self._told:
            self._told = found
            if found is None:
                self.removed.emit()
            else:
                self.changed.emit(found)


def _seen(path: Path, filed: str | None) -> tuple[Path, str | None, str | None]:
    return path, filed, digest_of(path)


def digest_of(path: Path) -> str | None:
    """Return what tells a file's content from every other; None if it cannot be read."""
    try:
        return digest(path.read_bytes()) if path.is_file() else None
    except OSError:
        return None


@dataclass(frozen=True)
class Found:
    """A board's file.

    Attributes:
        filed: What is in it; None if a window shows it already.
        shown: The file that this window shows.
        lock: Its lock; none if it is to be opened as a copy.
    """

    filed: Filed | None
    shown: Path | None = None
    lock: FileLock | None = None


def find_board(path: Path, shown: Iterable[Path], *, force: bool = False) -> Found:
    """Read a board's file and lock it, unless one of the files that are shown is the same.

    One that comes with the program is not locked: it opens as a copy, so that it stays as it is.
    """
    for other in shown:
        if is_same_file(other, path):
            return Found(None, other)
    filed = Filed.read(path)
    if is_shipped(path):
        return Found(filed)
    return Found(filed, lock=FileLock(path, program_name(), force=force))


@dataclass(frozen=True)
class TakenUp:
    """Work that was left behind, and is this program's now.

    Attributes:
        file: Its recovery file.
        path: The board's file; None if it has none, or if that is open elsewhere.
        lock: The lock of that file.
    """

    file: Path
    path: Path | None
    lock: FileLock | None


def take_up(recovered: Recovered, folder: Path) -> TakenUp | None:
    """Make work that was left behind this program's own; None if another was faster."""
    path, lock = recovered.record.path, None
    if path is not None:
        try:
            lock = FileLock(path, program_name())
        except FileIsOpenError:  # then it goes on as a board without a file
            path = None
    file = claim(recovered, folder)
    return None if file is None else TakenUp(file, path, lock)


class Obstacle(Enum):
    """Why a board is not saved to a file before somebody has been asked."""

    READ_ONLY = auto()
    CHANGED = auto()
    SHIPPED = auto()
    EXISTS = auto()


def save_again(snapshot: Snapshot, path: Path, known: Sequence[str] | None) -> Filed | Obstacle:
    """Save a board to its own file, unless that holds what is not known; None for anything."""
    if is_read_only(path):
        return Obstacle.READ_ONLY
    if known is not None and digest_of(path) not in (None, *known):
        return Obstacle.CHANGED
    return snapshot.write(path)


def obstacle_to_saving_as(path: Path) -> Obstacle | None:
    """Return what hinders a save to another file."""
    if is_shipped(path):
        return Obstacle.SHIPPED
    return Obstacle.EXISTS if path.exists() else None


def save_locked(
    snapshot: Snapshot, path: Path, folder: Path | None, *, force: bool
) -> tuple[Filed, FileLock]:
    """Lock another file and save to it; its picture comes along from the folder it was in."""
    lock = FileLock(path, program_name(), force=force)
    try:
        filed = snapshot.write(path)
    except BaseException:
        lock.release()
        raise
    if folder is not None:
        bring_picture(snapshot.board, folder, path.parent)
    return filed, lock


def bring_picture(board: Board, before: Path, folder: Path) -> None:
    """Copy the picture behind a board along, when that moves to another folder."""
    if board.background is None:
        return
    source, target = before / board.background.picture, folder / board.background.picture
    if source.is_file() and not target.exists():
        with suppress(OSError):  # the board is saved, and says itself that its picture is missing
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def is_read_only(path: Path) -> bool:
    """Tell whether a file may not be written, or is marked so: the mark binds even a superuser."""
    try:
        return not path.stat().st_mode & 0o222 or not os.access(path, os.W_OK)
    except OSError:
        return False


def is_same_file(one: Path, other: Path) -> bool:
    """Tell whether two paths lead to one file, be it by a link."""
    try:
        return one == other or one.samefile(other)
    except OSError:
        return False
