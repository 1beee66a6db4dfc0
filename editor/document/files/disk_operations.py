"""Reading, locking and writing boards on disk: functions for the background thread."""

import os
import shutil
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from trackwright.editor.document.document import FileContent, Snapshot
from trackwright.editor.document.files.autosave import Recovered, RecoveryFile, digest
from trackwright.editor.document.files.lock import FileIsOpenError, FileLock, lock_board
from trackwright.maps.library import is_shipped
from trackwright.schema.board import Board


@dataclass(frozen=True)
class OpenedFile:
    """The result of opening a board's file.

    Attributes:
        content: What is in it; None if a window shows it already.
        shown: The file that this window shows.
        lock: Its lock; None if it opens as a copy.
    """

    content: FileContent | None
    shown: Path | None = None
    lock: FileLock | None = None


def open_file(path: Path, shown: Iterable[Path], *, force: bool = False) -> OpenedFile:
    """Read a board's file and lock it, unless one of the files that are shown is the same.

    One that comes with the program is not locked: it opens as a copy, so that it stays as it is.
    """
    for other in shown:
        if is_same_file(other, path):
            return OpenedFile(None, other)
    content = FileContent.read(path)
    return OpenedFile(content, lock=None if is_shipped(path) else lock_board(path, force=force))


@dataclass(frozen=True)
class RestoredFile:
    """Recovered work that is this process's now.

    Attributes:
        recovery: Its recovery file.
        path: The board's file; None if it has none, or if that is open elsewhere.
        lock: The lock of that file.
    """

    recovery: RecoveryFile
    path: Path | None
    lock: FileLock | None


def restore_file(recovered: Recovered) -> RestoredFile | None:
    """Claim recovered work for this process; None if another was faster."""
    recovery = RecoveryFile.claim(recovered.file)
    if recovery is None:
        return None
    path, lock = recovered.record.path, None
    if path is not None:
        try:
            lock = lock_board(path)
        except FileIsOpenError:  # then it goes on as a board without a file
            path = None
    return RestoredFile(recovery, path, lock)


class Obstacle(Enum):
    """Why a board is not saved to a file before somebody has been asked."""

    READ_ONLY = auto()
    CHANGED = auto()
    SHIPPED = auto()
    EXISTS = auto()


def save_file(
    snapshot: Snapshot, path: Path, known: Sequence[str] | None
) -> FileContent | Obstacle:
    """Save a board to its own file, unless that holds other than known text; None for anything."""
    if is_read_only(path):
        return Obstacle.READ_ONLY
    if known is not None and digest_of(path) not in (None, *known):
        return Obstacle.CHANGED
    return snapshot.write(path)


def obstacle_to_saving_as(path: Path) -> Obstacle | None:
    """Return what prevents saving to another file."""
    if is_shipped(path):
        return Obstacle.SHIPPED
    return Obstacle.EXISTS if path.exists() else None


def save_file_as(
    snapshot: Snapshot, path: Path, folder: Path | None, *, force: bool
) -> tuple[FileContent, FileLock]:
    """Lock another file and save to it; the background picture is copied from the old folder."""
    lock = lock_board(path, force=force)
    try:
        content = snapshot.write(path)
    except BaseException:
        lock.release()
        raise
    if folder is not None:
        _copy_picture(snapshot.board, folder, path.parent)
    return content, lock


def _copy_picture(board: Board, before: Path, folder: Path) -> None:
    if board.background is None:
        return
    source, target = before / board.background.picture, folder / board.background.picture
    if source.is_file() and not target.exists():
        with suppress(OSError):  # the board is saved, and says itself that its picture is missing
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def digest_of(path: Path) -> str | None:
    """Return the digest of a file's content; None if it cannot be read."""
    try:
        return digest(path.read_bytes()) if path.is_file() else None
    except OSError:
        return None


def is_read_only(path: Path) -> bool:
    """Return whether a file cannot be written, or is marked so: the mark binds even root."""
    try:
        return not path.stat().st_mode & 0o222 or not os.access(path, os.W_OK)
    except OSError:
        return False


def is_same_file(one: Path, other: Path) -> bool:
    """Return whether two paths lead to one file, be it by a link."""
    try:
        return one == other or one.samefile(other)
    except OSError:
        return False
