"""The program: its settings and all its windows."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from trackwright.editor.base.guard import Guarded, guarded
from trackwright.editor.base.message_boxes import Waiting
from trackwright.editor.base.settings import Settings
from trackwright.editor.document.document import Document
from trackwright.editor.document.files.autosave import worth_offering
from trackwright.editor.document.files.open_controller import OpenController

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


class Program(Guarded, QObject):
    """What all windows share; it emits `cleared` when a board was closed."""

    cleared = Signal()

    def __init__(self, settings: Settings | None = None) -> None:
        super().__init__()
        self.settings = settings or Settings.standard(self)
        self.open_controller: OpenController = OpenController(self)
        self.waiting = Waiting(self)
        self.windows: list[Window] = []  # kept here, or Python would delete them
        self._closed: list[Window] = []
        self._is_quitting = False

    def begin(self, files: Sequence[Path]) -> "Window":
        """Show the first window, with the first file in it; it offers boards if none could be."""
        first = self.new_window(expects_board=bool(files))
        self.open_controller.open_all(files, first)
        first.offer_boards()
        first.show()
        return first

    def new_window(self, *, expects_board: bool = False) -> "Window":
        """Show another window, without a board; if one is about to come, it is shown with that."""
        from trackwright.editor.shell.window import Window  # late: the window knows the program

        window = Window(self, expects_board=expects_board)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if not expects_board:
            window.show()
        return window

    def place(self, document: Document, near: "Window") -> "Window":
        """Show a document in a window, or in another if that has a board that is in use."""
        is_free = near in self.windows and near.is_free
        window = near if is_free else self.new_window(expects_board=True)
        window.show_document(document)
        window.come_forward()
        return window

    def shown_files(self) -> dict[Path, "Window"]:
        """Return the files that are open, each with the window that shows it."""
        shown = {window.desk.document.path: window for window in self.windows if window.desk}
        return {path.absolute(): window for path, window in shown.items() if path is not None}

    def documents(self) -> list[Document]:
        """Return the documents of all windows."""
        return [window.desk.document for window in self.windows if window.desk]

    def offer_recovered(self, near: "Window") -> None:
        """Offer the work that a killed program left behind, if there is any."""
        found = worth_offering(self.settings.folder)
        if found:
            # Late: seldom needed.
            from trackwright.editor.document.files.file_dialogs import RecoveryDialog

            RecoveryDialog(found, self.open_controller, near)

    def keep_safe(self) -> None:
        """Write all unsaved work to the recovery folder at once, and release every file."""
        for window in self.windows:
            window.save_controller.keep_safe()

    def close(self) -> None:
        """Close all windows without asking; the event loop has ended."""
        for window in list(self.windows):
            window.save_controller.close_unasked()
        self._closed.clear()

    def quit(self) -> None:
        """Close all windows, one after the other, until one is to be kept."""
        self._is_quitting = True
        self._close_next()

    def stop_quitting(self) -> None:
        """Keep the windows that are still open."""
        self._is_quitting = False

    def forget(self, window: "Window") -> None:
        """Remove a window that has closed."""
        if window in self.windows:
            self.windows.remove(window)
            self._closed.append(window)  # Qt is still at work in it
            QTimer.singleShot(0, self, guarded(self._closed.clear))
        if self._is_quitting:
            self._close_next()

    def _close_next(self) -> None:
        if self.windows:
            self.windows[-1].close()
