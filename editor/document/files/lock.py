"""Who may write a file: its lock, which says who has it open, and whether it is read-only."""

import os
import weakref
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDateTime, QFileInfo, QLocale, QLockFile
from shiboken6 import Shiboken

from trackwright.editor.base.settings import NAME
from trackwright.schema.translation import tr


@dataclass(frozen=True)
class Owner:
    """Who has a file open: their login name, their machine, and since when."""

    user: str
    host: str
    since: QDateTime


class FileIsOpenError(Exception):
    """Somebody else has the file open; `owner` is None if their lock cannot be read."""

    def __init__(self, owner: Owner | None) -> None:
        super().__init__("the file is open elsewhere")
        self.owner = owner

    def sentence(self, file: Path) -> str:
        """Return who has the file open, for the interface."""
        if self.owner is None:
            return tr("“{name}” is open elsewhere", name=file.name)
        return tr(
            "“{name}” is open in {program} on {host}: {user} opened it on {time}",
            name=file.name,
            program=NAME,
            host=self.owner.host,
            user=self.owner.user,
            time=QLocale().toString(self.owner.since, QLocale.FormatType.ShortFormat),
        )


class FileLock:
    """A QLockFile held until it is released, garbage-collected or the process ends.

    Where no lock can be written, as in a read-only folder, there is none, and `is_held` is False.
    """

    def __init__(self, path: Path, *, force: bool = False) -> None:
        """Lock with a lock file, replacing that of a dead process; with `force`, anybody's."""
        if force:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        lock = QLockFile(str(path))
        lock.setStaleLockTime(0)  # boards stay open for days: only the death of a process counts
        self.is_held = lock.tryLock(0)
        if not self.is_held and not force and lock.error() is QLockFile.LockError.LockFailedError:
            raise FileIsOpenError(_owner(path, lock))
        self.release = weakref.finalize(self, _release, lock, path, _inode(path))


def lock_board(file: Path, *, force: bool = False) -> FileLock:
    """Lock a board's file."""
    return FileLock(lock_path(file), force=force)


def lock_path(file: Path) -> Path:
    """Return the path of a board's lock file, the same for a link and its target."""
    target = file.resolve()
    return target.with_name(f".{target.name[:60]}.lock")


def is_read_only(path: Path) -> bool:
    """Return whether a file cannot be written, or is marked so: the mark binds even root."""
    try:
        return not path.stat().st_mode & 0o222 or not os.access(path, os.W_OK)
    except OSError:
        return False


def _release(lock: QLockFile, path: Path, inode: int) -> None:
    # QLockFile removes the file by its name, but by now that may be the lock of somebody who took
    # the file by force. Such a lock is dropped without its destructor, which would do the same.
    if _inode(path) == inode:
        lock.unlock()
    else:
        Shiboken.invalidate(lock)


def _inode(path: Path) -> int:
    try:
        return path.stat().st_ino
    except OSError:
        return 0


def _owner(path: Path, lock: QLockFile) -> Owner | None:
    """Return who holds a lock: Qt stores the machine, the lock file itself tells the rest."""
    process, host, _program = lock.getLockInfo()
    file = QFileInfo(str(path))
    return Owner(file.owner() or "?", host, file.lastModified()) if process else None
