"""Opening files: asks about those that are open elsewhere, and tells what is wrong with others."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from trackwright.editor.about import program_name
from trackwright.editor.document import Document
from trackwright.editor.files.dialogs import FOLDER, NewBoardDialog, board_dialog, last_folder
from trackwright.editor.files.locking import FileIsOpenError, FileLock
from trackwright.editor.files.questions import (
    Choice,
    Question,
    Role,
    cancel,
    owner_in_words,
    tell_why_not_opened,
)
from trackwright.editor.files.recent import remember_file
from trackwright.editor.files.recovery import Recovered, claim
from trackwright.editor.guard import guarded
from trackwright.maps.library import is_shipped
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError

if TYPE_CHECKING:
    from trackwright.editor.program import Program
    from trackwright.editor.window import Window


class Opening(QObject):
    """Brings boards into windows: new ones, those in files, and those that were left behind."""

    def __init__(self, program: "Program") -> None:
        super().__init__(program)
        self._program = program

    def ask_for_new(self, near: "Window") -> None:
        """Ask what a new board shall be, and open it."""
        dialog = NewBoardDialog(near)
        dialog.chosen.connect(lambda board: self.open_new(board, near))
        dialog.open()

    @guarded
    def open_new(self, board: Board, near: "Window") -> None:
        """Open a board that has no file yet."""
        self._program.place(Document(board), near)

    def ask_for_file(self, near: "Window") -> None:
        """Ask for files, and open them."""
        dialog = board_dialog(near, self.tr("Open a board"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setDirectory(str(last_folder(self._program.settings)))
        dialog.filesSelected.connect(lambda files: self.open_all(map(Path, files), near))
        dialog.open()

    @guarded
    def open_all(self, paths: Iterable[Path], near: "Window") -> None:
        """Open some files, each in a window of its own."""
        for path in paths:
            self.open(path, near)

    def open(self, path: Path, near: "Window") -> None:
        """Open a file in a window, or in another if that has a board already.

        A board that comes with the program opens as a copy, so that it stays as it is.
        """
        path = path.absolute()
        there = self._program.window_of(path)
        if there is not None:
            there.come_forward()
        elif is_shipped(path):
            self._open_copy(path, near)
        else:
            self._open_locked(path, near)

    def restore(self, recovered: Recovered, near: "Window") -> bool:
        """Take up work that was left behind; tell whether it was still there."""
        path, based_on = recovered.record.path, recovered.record.based_on
        lock: FileLock | None = None
        if path is not None:
            try:
                lock = FileLock(path, program_name())
            except FileIsOpenError:  # then it goes on as a board without a file
                path = None
        file = claim(recovered, self._program.settings.folder)
        if file is None:
            return False
        window = self._program.place(Document.restored(recovered.board, path), near)
        window.filing.go_on_with(file, based_on)
        if lock is not None:
            window.filing.hold(lock)
        return True

    def _open_copy(self, path: Path, near: "Window") -> None:
        try:
            document = Document.copied(path)
        except TrackwrightError as error:
            tell_why_not_opened(near, path, error)
        else:
            self._program.place(document, near)

    def _open_locked(self, path: Path, near: "Window", *, force: bool = False) -> None:
        try:
            document = Document.opened(path)
            lock = FileLock(path, program_name(), force=force)
        except TrackwrightError as error:
            tell_why_not_opened(near, path, error)
        except FileIsOpenError as error:
            self._ask_how(path, near, owner_in_words(path, error.owner))
        else:
            self._program.place(document, near).filing.hold(lock)
            remember_file(self._program.settings, path)
            self._program.settings.set(FOLDER, str(path.parent))

    def _ask_how(self, path: Path, near: "Window", who: str) -> None:
        Question(
            near,
            who,
            self.tr(
                "A copy cannot disturb them. If you open it anyway, the last of you who saves "
                "is asked before the work of the other is lost."
            ),
            [
                Choice(
                    self.tr("Open a &copy"), Role.AcceptRole, lambda: self._open_copy(path, near)
                ),
                Choice(
                    self.tr("Open &anyway"),
                    Role.DestructiveRole,
                    lambda: self._open_locked(path, near, force=True),
                ),
                cancel(),
            ],
            QMessageBox.Icon.Warning,
        )
