"""How the files of boards are called."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QStandardPaths
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.settings import Settings
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


BOARD_ENDING = ".trackwright.json"
"""What new files end in: desktops know boards by it, and all other programs that it is JSON."""


def base_name(board: Path) -> str:
    """Return what a board's file is called, without its ending, for files that are made of it."""
    return board.name.removesuffix(BOARD_ENDING).removesuffix(".json")


FOLDER = "files/folder"
"""The setting that says where a file was opened or saved last."""

MOST = 12
_NAME = "files/recent"


def recent_files(settings: Settings) -> tuple[Path, ...]:
    """Return the files that were open lately and still exist, the latest first."""
    return tuple(path for line in settings.lines(_NAME) if (path := Path(line)).is_file())


def remember_file(settings: Settings, path: Path) -> None:
    """Put a file at the head of the list."""
    first = str(path.absolute())
    others = [line for line in settings.lines(_NAME) if line != first]
    settings.set(_NAME, [first, *others][:MOST])


def forget_files(settings: Settings) -> None:
    """Empty the list."""
    settings.forget(_NAME)


def last_folder(settings: Settings) -> Path:
    """Return where a file was opened or saved last, or the folder of documents."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(settings.text(FOLDER, documents))
    return folder if folder.is_dir() else Path.home()


class RecentMenu(Guarded, QMenu):
    """Lists the files anew each time it is shown."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        connect(self.aboutToShow, self._fill)
        self._fill()

    def stand_below(self, action: QAction, menu: QMenu) -> None:
        """Stand in another menu, below one of its entries."""
        entries = menu.actions()
        menu.insertMenu(entries[entries.index(action) + 1], self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()

    def _fill(self) -> None:
        self.setTitle(tr("Open &recent"))
        self.clear()
        files = recent_files(self._window.program.settings)
        for number, file in enumerate(files, 1):
            name = file.name.replace("&", "&&")
            entry = self.addAction(f"&{number} {name}" if number < 10 else name)
            entry.setToolTip(str(file))
            entry.setStatusTip(str(file))
            connect(entry.triggered, lambda _on=False, file=file: self._open(file))
        if files:
            self.addSeparator()
            connect(self.addAction(tr("&Forget these")).triggered, self._forget)
        else:
            self.addAction(tr("Nothing yet")).setEnabled(False)

    def _open(self, file: Path) -> None:
        self._window.program.opening.open(file, self._window)

    def _forget(self) -> None:
        forget_files(self._window.program.settings)
