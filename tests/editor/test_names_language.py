"""The names on a board are shown in the interface's language, or in the one that is chosen."""

from collections.abc import Iterator

import pytest
from builders import a_board
from file_driver import close_all
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from select_tool_driver import choose, entries, name_field

from trackwright.editor.base.language import LANGUAGE, Language
from trackwright.editor.document.document import Document
from trackwright.editor.languages.names_menu import NamesMenu
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Board
from trackwright.schema.thing_ref import ThingRef


def a_board_in(*languages: str) -> Board:
    """Return a board with a city that is called after each language."""
    names = {language: f"Oslo {language}" for language in languages}
    board = a_board(meta={"title": names}).with_city("oslo", name=names).with_city("bergen")
    return board.build()


BOARD = a_board_in("en", "fr", "nb")


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    yield program
    close_all(program)


@pytest.fixture(autouse=True)
def _language(program: Program) -> Iterator[None]:
    program.settings.set(LANGUAGE, "en")
    language = Language(program.settings)
    yield
    language.close()


def shown(qtbot: QtBot, program: Program, board: Board = BOARD) -> Window:
    window = program.new_window()
    window.show_document(Document(board))
    scene = window.require_desk().scene
    qtbot.waitUntil(lambda: bool(scene.layout_now.labels))
    return window


def speak(program: Program, language: str) -> None:
    program.settings.set(LANGUAGE, language)
    QApplication.processEvents()


def menu_of(window: Window) -> NamesMenu:
    menu = window.findChild(NamesMenu)
    assert isinstance(menu, NamesMenu)
    menu.popup(window.pos())
    return menu


def name_shown(window: Window) -> str:
    return window.require_desk().scene.layout_now.labels["oslo"].text


def test_a_board_opens_with_names_in_the_language_of_the_interface(
    qtbot: QtBot, program: Program
) -> None:
    speak(program, "fr")
    window = shown(qtbot, program)
    assert name_shown(window) == "Oslo fr"
    assert window.windowTitle().startswith("Oslo fr")


def test_names_follow_the_interface_while_the_board_is_open(qtbot: QtBot, program: Program) -> None:
    window = shown(qtbot, program)
    assert name_shown(window) == "Oslo en"
    speak(program, "fr")
    assert name_shown(window) == "Oslo fr"
    assert window.windowTitle().startswith("Oslo fr")


def test_the_menu_lists_the_languages_that_the_board_has(qtbot: QtBot, program: Program) -> None:
    menu = menu_of(shown(qtbot, program))
    words = [action.text() for action in menu.actions() if action.isCheckable()]
    assert words[:3] == ["The language of the interface", "English (en)", "Français (fr)"]
    assert "(nb)" in words[3]
    assert [action.text() for action in menu.actions() if action.isChecked()] == words[:1]
    menu.close()


def test_a_language_that_is_chosen_holds_whatever_the_interface_speaks(
    qtbot: QtBot, program: Program
) -> None:
    window = shown(qtbot, program)
    choose(menu_of(window), "Français (fr)")
    assert name_shown(window) == "Oslo fr"
    speak(program, "fr")
    speak(program, "en")
    assert name_shown(window) == "Oslo fr"
    assert name_shown(shown(qtbot, program)) == "Oslo fr"
    menu = menu_of(window)
    assert entries(menu)["Français (fr)"].isChecked()
    choose(menu, "The language of the interface")
    assert name_shown(window) == "Oslo en"


def test_a_board_without_the_language_shows_its_own_and_a_new_name_stays_in_it(
    qtbot: QtBot,
    program: Program,
) -> None:
    window = shown(qtbot, program, a_board_in("de", "nb"))
    assert name_shown(window) == "Oslo de"
    window.require_desk().selection.set([ThingRef("city", "oslo")])
    window.trigger("edit.rename")
    field = name_field(window)
    assert field is not None
    QTest.keyClicks(field, "Kristiania")
    name = window.require_desk().board.cities[0].name
    assert name == {"de": "Kristiania", "nb": "Oslo nb"}


def test_a_relative_of_the_wanted_language_will_do(qtbot: QtBot, program: Program) -> None:
    speak(program, "fr")
    assert name_shown(shown(qtbot, program, a_board_in("en", "fr-CA"))) == "Oslo fr-CA"
