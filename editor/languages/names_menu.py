"""The languages that a board's names are shown in, and the menu that chooses one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from trackwright.editor.base.command import Menu
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import LANGUAGES
from trackwright.editor.base.settings import Settings
from trackwright.editor.base.words import capitalized
from trackwright.editor.document.edits.names import languages_of
from trackwright.schema.board import Board
from trackwright.schema.translation import interface_language, tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

NAMES = "canvas/names"
"""The setting: a language for the names on boards, or nothing for that of the interface."""


def names_language(board: Board, settings: Settings) -> str:
    """Return the language to show a board's names in: chosen, the interface's, or its first."""
    written = languages_of(board)
    for wanted in (settings.text(NAMES), interface_language()):
        found = _nearest(wanted, written)
        if found:
            return found
    return next(iter(written), "en")


class NamesMenu(Guarded, QMenu):
    """Lists the languages of the open board anew each time it is shown, and keeps to the choice."""

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
        chosen = _nearest(self._window.program.settings.text(NAMES), written)
        self._offer("", tr("The language of the interface"), chosen)
        self.addSeparator()
        for language in written:
            self._offer(language, language_called(language), chosen)
        self.addSeparator()
        self.addAction(self._window.qt_action("view.next_language"))

    def _offer(self, language: str, words: str, chosen: str) -> None:
        entry = QAction(words, self)
        entry.setCheckable(True)
        entry.setChecked(language == chosen)
        entry.setActionGroup(self._choices)
        connect(entry.triggered, lambda _on=False: self._choose(language))
        self.addAction(entry)

    def _choose(self, language: str) -> None:
        self._window.program.settings.set(NAMES, language)

    def _follow(self, setting: str) -> None:
        if setting == NAMES:
            self._show_names()

    def _show_names(self) -> None:
        desk = self._window.desk
        if desk is not None:
            desk.scene.set_language(names_language(desk.board, self._window.program.settings))


def _nearest(wanted: str, written: Sequence[str]) -> str:
    """Return the language that is wanted, or a relative of it; empty if there is none."""
    relatives = [other for other in written if other.split("-")[0] == wanted.split("-")[0]]
    return wanted if wanted in written else next(iter(relatives), "")


def language_called(language: str) -> str:
    """Return what its speakers call a language; its code if Qt does not know it."""
    known = QLocale(language).language() != QLocale.Language.C
    name = LANGUAGES.get(language) or (QLocale(language).nativeLanguageName() if known else "")
    return f"{capitalized(name)} ({language})" if name else language
