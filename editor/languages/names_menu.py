"""The menu that chooses the language of a board's names."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from trackwright.editor.base.command import Menu
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import language_name
from trackwright.editor.document.edits.names import languages_of
from trackwright.editor.document.thing_names import NAMES_SETTING, names_language, nearest_language
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


class NamesMenu(Guarded, QMenu):
    """A menu of the open board's languages, filled when it is shown."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._choices = QActionGroup(self)
        connect(self.aboutToShow, self._fill)
        connect(window.program.settings.changed, self._follow)
        colors = window.menus.menu_of("view.theme_classic").menuAction()
        view = window.menus.menu(Menu.VIEW)
        entries = view.actions()
        view.insertMenu(entries[entries.index(colors) + 1], self)
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
            self._show_names()

    def _fill(self) -> None:
        self.setTitle(tr("&Names in"))
        self.clear()
        desk = self._window.desk
        written = languages_of(desk.board) if desk is not None else ()
        chosen = nearest_language(self._window.program.settings.text(NAMES_SETTING), written)
        self._offer("", tr("The language of the interface"), chosen)
        self.addSeparator()
        for language in written:
            self._offer(language, language_name(language), chosen)
        self.addSeparator()
        self.addAction(self._window.qt_action("view.next_language"))

    def _offer(self, language: str, words: str, chosen: str) -> None:
        settings = self._window.program.settings
        entry = QAction(words, self, checkable=True, checked=language == chosen)
        entry.setActionGroup(self._choices)
        connect(entry.triggered, lambda _on=False: settings.set(NAMES_SETTING, language))
        self.addAction(entry)

    def _follow(self, setting: str) -> None:
        if setting == NAMES_SETTING:
            self._show_names()

    def _show_names(self) -> None:
        desk = self._window.desk
        if desk is not None:
            desk.scene.set_language(names_language(desk.board, self._window.program.settings))
