"""Notice when another program changes or removes a board's file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.document.document import Document
from trackwright.editor.document.files.autosave import digest

DELAY = 200
"""Milliseconds from a notification until the file is read: one save causes several."""


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
        self._reported: str | None = ""
        self._is_paused = False
        self._watcher = QFileSystemWatcher(self)
        connect(self._watcher.fileChanged, self._schedule)
        connect(self._watcher.directoryChanged, self._schedule)
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        connect(self._timer.timeout, self._read)
        self._job = LatestJob(self)
        connect(self._job.finished, self._compare)
        connect(document.path_changed, self._follow)
        self._follow()

    def accept(self, known: str | None) -> None:
        """Report no longer a text, given by its digest, that is known to be in the file."""
        self._accepted = known

    @property
    def known(self) -> tuple[str, ...]:
        """The digests of the texts that may be in the file."""
        filed = self._document.file_text
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
        """Stop watching."""
        self._timer.stop()
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
        """Watch a file again that was replaced, as most programs do to save it: Qt drops it."""
        if str(path) not in self._watcher.files() and path.exists():
            self._watcher.addPath(str(path))

    def _schedule(self, _path: str) -> None:
        self._timer.start()

    def _read(self) -> None:
        path = self._document.path
        if path is not None:
            self._watch_file(path)
            text = self._document.file_text
            self._job.start(lambda: (path, text, digest_of(path)))

    def _compare(self, seen: tuple[Path, str | None, str | None]) -> None:
        path, before, found = seen
        is_outdated = path != self._document.path or before is not self._document.file_text
        if is_outdated or self._is_paused:
            self._timer.start()  # it is being saved, or was while it was read
        elif found in self.known:
            self._reported = ""
        elif found != self._reported:
            self._reported = found
            if found is None:
                self.removed.emit()
            else:
                self.changed.emit(found)


def digest_of(path: Path) -> str | None:
    """Return the digest of a file's content; None if it cannot be read."""
    try:
        return digest(path.read_bytes()) if path.is_file() else None
    except OSError:
        return None
