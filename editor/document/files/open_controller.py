"""Opening boards: new ones, files and recovered work, each in a window."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.message_boxes import (
    Choice,
    Question,
    Role,
    WaitCancelledError,
    cancel,
    show_open_error,
)
from trackwright.editor.document.document import Document, FileContent
from trackwright.editor.document.files.autosave import Recovered, RecoveryFile
from trackwright.editor.document.files.lock import FileIsOpenError, FileLock, lock_board
from trackwright.editor.document.files.recent_files import last_folder, remember_file
from trackwright.maps.library import is_shipped
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.program import Program
    from trackwright.editor.shell.window import Window

Result = TypeVar("Result")


class OpenController(Guarded, QObject):
    """Opens boards; asks about files that are open elsewhere, and says why others fail."""

    def __init__(self, program: "Program") -> None:
        super().__init__(program)
        self._program = program

    def ask_for_new(self, near: "Window") -> None:
        """Ask for the title and size of a new board, and open it."""
        from trackwright.editor.document.files.file_dialogs import NewBoardDialog  # seldom needed

        dialog = NewBoardDialog(near)
        connect(dialog.chosen, lambda board: self.open_new(board, near))
        dialog.open()

    def open_new(self, board: Board, near: "Window") -> None:
        """Open a board that has no file yet."""
        self._program.place(Document(board), near)

    def ask_for_file(self, near: "Window") -> None:
        """Ask for files, and open them."""
        from trackwright.editor.document.files.file_dialogs import board_dialog  # seldom needed

        dialog = board_dialog(near, tr("Open a board"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setDirectory(str(last_folder(self._program.settings)))
        connect(dialog.filesSelected, lambda files: self.open_all(map(Path, files), near))
        dialog.open()

    def open_all(self, paths: Iterable[Path], near: "Window") -> None:
        """Open some files, each in a window of its own."""
        for path in paths:
            self.open(path, near)

    def open(self, path: Path, near: "Window", *, force: bool = False) -> None:
        """Open a file in a window, or in another if that has a board already.

        A board that comes with the program opens as a copy, so that it stays as it is.
        """
        path, shown = path.absolute(), self._program.shown_files()
        try:
            opened = self._wait_for(partial(open_file, path, tuple(shown), force=force), path, near)
        except FileIsOpenError as error:
            self._ask_how(path, near, error.sentence(path))
            return
        if opened is None:
            return
        if isinstance(opened, Path):
            shown[opened].come_forward()
            return
        content, lock = opened
        document = Document.from_file(content, None if lock is None else path)
        window = self._program.place(document, near)
        if lock is not None:
            window.save_controller.set_lock(lock)
            remember_file(self._program.settings, path)

    def restore(self, recovered: Recovered, near: "Window") -> bool:
        """Open recovered work; return whether it was still there."""
        work, words = partial(restore_file, recovered), self._opening(recovered.record.path)
        restored = self._program.waiting.result_of(work, near, words)
        if restored is None:
            return False
        recovery, path, lock = restored
        window = self._program.place(Document.restored(recovered.board, path), near)
        window.save_controller.continue_in(recovery, recovered.record.based_on)
        if lock is not None:
            window.save_controller.set_lock(lock)
        window.restore_drafts(recovered.record.drafts)
        return True

    def _open_copy(self, path: Path, near: "Window") -> None:
        content = self._wait_for(partial(FileContent.read, path), path, near)
        if content is not None:
            self._program.place(Document.from_file(content, None), near)

    def _wait_for(self, work: Callable[[], Result], path: Path, near: "Window") -> Result | None:
        """Return what was read; None if it was cancelled, or failed and the user was told."""
        waiting = self._program.waiting
        try:
            return waiting.result_of(work, near, self._opening(path), can_cancel=True)
        except TrackwrightError as error:
            near.show()
            show_open_error(near, path, error)
        except WaitCancelledError:
            pass
        return None

    def _opening(self, path: Path | None) -> str:
        return tr("Opening “{name}” …", name=path.name if path else "")

    def _ask_how(self, path: Path, near: "Window", who: str) -> None:
        near.show()
        Question(
            near,
            who,
            tr(
                "A copy cannot disturb them. If you open it anyway, the last of you who saves "
                "is asked before the work of the other is lost."
            ),
            [
                Choice(tr("Open a &copy"), Role.AcceptRole, lambda: self._open_copy(path, near)),
                Choice(
                    tr("Open &anyway"),
                    Role.DestructiveRole,
                    lambda: self.open(path, near, force=True),
                ),
                cancel(),
            ],
            QMessageBox.Icon.Warning,
        )


# What follows waits for the disk, and so runs in the background.


def open_file(
    path: Path, shown: Iterable[Path], *, force: bool = False
) -> tuple[FileContent, FileLock | None] | Path:
    """Read a board's file and lock it; if it is one of those that are shown, return that.

    One that comes with the program is not locked: it opens as a copy, so that it stays as it is.
    """
    for other in shown:
        if is_same_file(other, path):
            return other
    content = FileContent.read(path)
    return content, None if is_shipped(path) else lock_board(path, force=force)


def restore_file(recovered: Recovered) -> tuple[RecoveryFile, Path | None, FileLock | None] | None:
    """Claim recovered work for this process, and lock its file; None if another was faster."""
    recovery = RecoveryFile.claim(recovered.file)
    if recovery is None:
        return None
    path = recovered.record.path
    try:
        return recovery, path, None if path is None else lock_board(path)
    except FileIsOpenError:  # then it goes on as a board without a file
        return recovery, None, None


def is_same_file(one: Path, other: Path) -> bool:
    """Return whether two paths lead to one file, be it by a link."""
    try:
        return one == other or one.samefile(other)
    except OSError:
        return False
