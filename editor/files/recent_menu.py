"""The menu of files that were open lately."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from trackwright.editor.files.recent import forget_files, recent_files
from trackwright.editor.guard import guarded

if TYPE_CHECKING:
    from trackwright.editor.window import Window


class RecentMenu(QMenu):
    """Lists the files anew each time it is shown."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self.aboutToShow.connect(self._fill)
        self._fill()

    def stand_below(self, action: QAction, menu: QMenu) -> None:
        """Stand in another menu, below one of its entries."""
        entries = menu.actions()
        menu.insertMenu(entries[entries.index(action) + 1], self)

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()

    @guarded
    def _fill(self) -> None:
        self.setTitle(self.tr("Open &recent"))
        self.clear()
        files = recent_files(self._window.program.settings)
        for number, file in enumerate(files, 1):
            name = file.name.replace("&", "&&")
            entry = self.addAction(f"&{number} {name}" if number < 10 else name)
            entry.setToolTip(str(file))
            entry.setStatusTip(str(file))
            entry.triggered.connect(lambda _on=False, file=file: self._open(file))
        if files:
            self.addSeparator()
            self.addAction(self.tr("&Forget these")).triggered.connect(self._forget)
        else:
            self.addAction(self.tr("Nothing yet")).setEnabled(False)

    @guarded
    def _open(self, file: Path) -> None:
        self._window.program.opening.open(file, self._window)

    @guarded
    def _forget(self) -> None:
        forget_files(self._window.program.settings)
