"""Notices when another program changes or removes a board's file."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from trackwright.editor.document import Document
from trackwright.editor.files.recovery import digest
from trackwright.editor.guard import guarded
from trackwright.editor.jobs import LatestJob

PATIENCE = 200
"""Milliseconds after news of a file until it is read: a program that saves makes several."""


class FileWatch(QObject):
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
        self._watcher.fileChanged.connect(self._look_soon)
        self._watcher.directoryChanged.connect(self._look_soon)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._look)
        self._job = LatestJob(self)
        self._job.finished.connect(self._compare)
        document.moved.connect(self._follow)
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

    @guarded
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

    @guarded
    def _look_soon(self, _path: str) -> None:
        self._patience.start()

    @guarded
    def _look(self) -> None:
        path = self._document.path
        if path is not None:
            self._watch_file(path)
            self._job.start(partial(_seen, path, self._document.filed_text))

    @guarded
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
