"""What is asked of disks, which may be slow: functions for other threads, without Qt."""

import os
import shutil
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from trackwright.editor.about import program_name
from trackwright.editor.document import Filed, Snapshot
from trackwright.editor.files.locking import FileIsOpenError, FileLock
from trackwright.editor.files.recovery import Recovered, claim
from trackwright.editor.files.watching import digest_of
from trackwright.maps.library import is_shipped
from trackwright.schema.board import Board


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
