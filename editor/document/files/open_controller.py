"""Opening files: asks about those that are open elsewhere, and tells what is wrong with others."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.wait_dialog import WaitCancelledError
from trackwright.editor.document.document import Document, Filed
from trackwright.editor.document.files.file_watch import find_board, take_up
from trackwright.editor.document.files.lock import FileIsOpenError
from trackwright.editor.document.files.message_boxes import (
    Choice,
    Question,
    Role,
    cancel,
    owner_in_words,
    tell_why_not_opened,
)
from trackwright.editor.document.files.recent_files import FOLDER, last_folder, remember_file
from trackwright.editor.document.files.recovery import Recovered
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.program import Program
    from trackwright.editor.shell.window import Window

Result = TypeVar("Result")


class Opening(Guarded, QObject):
    """Brings boards into windows: new ones, those in files, and those that were left behind."""

    def __init__(self, program: "Program") -> None:
        super().__init__(program)
        self._program = program

    def ask_for_new(self, near: "Window") -> None:
        """Ask what a new board shall be, and open it."""
        from trackwright.editor.document.files.file_dialogs import (
            NewBoardDialog,  # late: seldom needed
        )

        dialog = NewBoardDialog(near)
        connect(dialog.chosen, lambda board: self.open_new(board, near))
        dialog.open()

    def open_new(self, board: Board, near: "Window") -> None:
        """Open a board that has no file yet."""
        self._program.place(Document(board), near)

    def ask_for_file(self, near: "Window") -> None:
        """Ask for files, and open them."""
        from trackwright.editor.document.files.file_dialogs import (
            board_dialog,  # late: seldom needed
        )

        dialog = board_dialog(near, tr("Open a board"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setDirectory(str(last_folder(self._program.settings)))
        connect(dialog.filesSelected, lambda files: self.open_all(map(Path, files), near))
        dialog.open()

    def open_all(self, paths: Iterable[Path], near: "Window") -> None:
        """Open some files, each in a window of its own."""
        for path in paths:
            self.open(path, near)

    def open(self, path: Path, near: "Window") -> None:
        """Open a file in a window, or in another if that has a board already.

        A board that comes with the program opens as a copy, so that it stays as it is.
        """
        self._open(path.absolute(), near)

    def restore(self, recovered: Recovered, near: "Window") -> bool:
        """Take up work that was left behind; tell whether it was still there."""
        program, path = self._program, recovered.record.path
        taken = program.waiting.result_of(
            partial(take_up, recovered, program.settings.folder), near, self._opening(path)
        )
        if taken is None:
            return False
        window = program.place(Document.restored(recovered.board, taken.path), near)
        window.filing.go_on_with(taken.file, recovered.record.based_on)
        if taken.lock is not None:
            window.filing.hold(taken.lock)
        window.restore_drafts(recovered.record.drafts)
        return True

    def _open(self, path: Path, near: "Window", *, force: bool = False) -> None:
        shown = self._program.shown_files()
        try:
            found = self._wait_for(partial(find_board, path, tuple(shown), force=force), path, near)
        except FileIsOpenError as error:
            self._ask_how(path, near, owner_in_words(path, error.owner))
            return
        if found is None:
            return
        if found.filed is None:
            if found.shown is not None:
                shown[found.shown].come_forward()
        elif found.lock is None:
            self._program.place(Document.of_file(found.filed, None), near)
        else:
            document = Document.of_file(found.filed, path)
            self._program.place(document, near).filing.hold(found.lock)
            remember_file(self._program.settings, path)
            self._program.settings.set(FOLDER, str(path.parent))

    def _open_copy(self, path: Path, near: "Window") -> None:
        filed = self._wait_for(partial(Filed.read, path), path, near)
        if filed is not None:
            self._program.place(Document.of_file(filed, None), near)

    def _wait_for(self, work: Callable[[], Result], path: Path, near: "Window") -> Result | None:
        """Return what was read; None if it could not be, which was told, or was cancelled."""
        waiting = self._program.waiting
        try:
            return waiting.result_of(work, near, self._opening(path), can_cancel=True)
        except TrackwrightError as error:
            near.show()
            tell_why_not_opened(near, path, error)
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
                    lambda: self._open(path, near, force=True),
                ),
                cancel(),
            ],
            QMessageBox.Icon.Warning,
        )
