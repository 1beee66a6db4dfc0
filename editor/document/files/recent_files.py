"""Recently opened files, their menu, and the folder that was used last."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QStandardPaths
from PySide6.QtWidgets import QMenu

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.settings import Settings
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


BOARD_ENDING = ".trackwright.json"
"""The ending of new files: desktops recognise boards by it, other programs JSON."""

MOST = 12
_RECENT = "files/recent"
_FOLDER = "files/folder"


def base_name(board: Path) -> str:
    """Return the name of a board's file without its ending."""
    return board.name.removesuffix(BOARD_ENDING).removesuffix(".json")


def recent_files(settings: Settings) -> tuple[Path, ...]:
    """Return the files that were open lately and still exist, the latest first."""
    return tuple(path for line in settings.lines(_RECENT) if (path := Path(line)).is_file())


def remember_file(settings: Settings, path: Path) -> None:
    """Put a file at the head of the list, and remember its folder."""
    remember_folder(settings, path.absolute().parent)
    first = str(path.absolute())
    others = [line for line in settings.lines(_RECENT) if line != first]
    settings.set(_RECENT, [first, *others][:MOST])


def remember_folder(settings: Settings, folder: Path) -> None:
    """Remember where a file was opened or saved."""
    settings.set(_FOLDER, str(folder))


def last_folder(settings: Settings) -> Path:
    """Return where a file was opened or saved last, or the folder of documents."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(settings.text(_FOLDER, documents))
    return folder if folder.is_dir() else Path.home()


class RecentMenu(Guarded, QMenu):
    """A menu of recent files, filled when it is shown."""

    def __init__(self, window: "Window") -> None:
        """Become a submenu of the menu File, below `Open`."""
        super().__init__(window)
        self._window = window
        menu = window.menus.menu_of("file.open")
        entries = menu.actions()
        menu.insertMenu(entries[entries.index(window.qt_action("file.open")) + 1], self)
        connect(self.aboutToShow, self._fill)
        self._fill()

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
        self._window.program.open_controller.open(file, self._window)

    def _forget(self) -> None:
        self._window.program.settings.forget(_RECENT)
