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
from trackwright.editor.document.files.autosave import Recovered
from trackwright.editor.document.files.disk_operations import open_file, restore_file
from trackwright.editor.document.files.lock import FileIsOpenError
from trackwright.editor.document.files.recent_files import last_folder, remember_file
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
        if opened.content is None:
            if opened.shown is not None:
                shown[opened.shown].come_forward()
        elif opened.lock is None:
            self._program.place(Document.from_file(opened.content, None), near)
        else:
            document = Document.from_file(opened.content, path)
            self._program.place(document, near).save_controller.set_lock(opened.lock)
            remember_file(self._program.settings, path)

    def restore(self, recovered: Recovered, near: "Window") -> bool:
        """Open recovered work; return whether it was still there."""
        program, path = self._program, recovered.record.path
        restored = program.waiting.result_of(
            partial(restore_file, recovered), near, self._opening(path)
        )
        if restored is None:
            return False
        window = program.place(Document.restored(recovered.board, restored.path), near)
        window.save_controller.continue_in(restored.recovery, recovered.record.based_on)
        if restored.lock is not None:
            window.save_controller.set_lock(restored.lock)
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
