"""The interface speaks every language it offers, all of it, and changes while it runs."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_board
from file_driver import close_all
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from trackwright.editor.base.command import Menu
from trackwright.editor.base.language import (
    LANGUAGE,
    LANGUAGES,
    Language,
    counted_things,
    first_supported,
)
from trackwright.editor.base.settings import Settings
from trackwright.editor.document.document import Document
from trackwright.editor.shell.all_commands import COMMANDS
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.schema.translation import SOURCE, catalogue, interface_language, tr
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.check_examples import explanation

ROOT = Path(__file__).parents[2]
BOARD = a_board().with_route("oslo", "bergen", length=4).build()
OTHERS = [language for language in LANGUAGES if language != SOURCE]
SAME_IN_FRENCH = {"Ferry", "Tunnel", "Routes", "Route", "Dune", "Relief"}


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    yield program
    close_all(program)


@pytest.fixture
def language(program: Program) -> Iterator[Language]:
    program.settings.set(LANGUAGE, "en")
    language = Language(program.settings)
    yield language
    language.close()


def a_window(program: Program) -> Window:
    window = program.new_window()
    window.show_document(Document(BOARD))
    return window


def speak(window: Window, language: str) -> None:
    """Choose a language in the menu; Qt tells the windows of it later."""
    window.trigger(f"language.{language}")
    QCoreApplication.processEvents()


def messages(language: str) -> list[tuple[str, str]]:
    """The English words of a catalogue, without their contexts, and what they are translated to."""
    return [(words.split("|")[-1], said) for words, said in catalogue(language).items()]


# Completeness


@pytest.mark.checkout
def test_every_word_is_translated_and_every_file_up_to_date() -> None:
    """What is missing is listed; run `make translations`, and put it into the catalogue."""
    script = str(ROOT / "scripts" / "make_translations.py")
    result = subprocess.run(
        [sys.executable, "-P", script, "--check"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (result.stdout, result.stderr, result.returncode) == ("", "", 0)


@pytest.mark.checkout
@pytest.mark.parametrize("language", OTHERS)
def test_translations_keep_what_is_filled_in(language: str) -> None:
    for source, translation in messages(language):
        named = set(re.findall(r"\{[^}]*\}", source))
        assert set(re.findall(r"\{[^}]*\}", translation)) == named, source


@pytest.mark.checkout
@pytest.mark.parametrize("language", OTHERS)
def test_translations_keep_dots_ends_and_letters_to_press(language: str) -> None:
    for source, translation in messages(language):
        assert source.endswith("…") == translation.endswith("…"), source
        assert source.endswith(".") == translation.endswith("."), source
        assert source.count("&") == translation.count("&"), source
        begins = translation.removeprefix("\N{NO-BREAK SPACE}")  # French has one before a sign
        follows = source[:1].isspace() and begins == translation
        assert translation.startswith(" ") == follows, source


@pytest.mark.checkout
def test_french_has_its_own_quotation_marks_and_apostrophes() -> None:
    for source, french in messages("fr"):
        translation = re.sub(
            "`[^`]*`", "", french
        )  # what a file or a command has is in no language
        assert not re.search("[“”'\"]", translation), source
        assert not re.search(r" [:;?!%»]|« ", translation), source


@pytest.mark.checkout
@pytest.mark.parametrize("language", OTHERS)
def test_titles_of_one_menu_have_different_letters_to_press(language: str) -> None:
    titles = {menu.value for menu in Menu}
    letters = [
        translation[translation.index("&") + 1].casefold()
        for source, translation in messages(language)
        if source in titles
    ]
    assert len(letters) == len(titles) == len(set(letters))


@pytest.mark.usefixtures("language")
def test_every_action_has_a_french_title(program: Program) -> None:
    program.settings.set(LANGUAGE, "fr")
    same = {
        action.title
        for action in COMMANDS
        if action.translated == action.title and not action.id.startswith("language.")
    }
    assert same <= SAME_IN_FRENCH


# Changing it


def test_menus_actions_and_panels_change_while_the_editor_runs(
    program: Program, language: Language
) -> None:
    window = a_window(program)
    speak(window, "fr")
    assert language.current == "fr"
    assert window.menuBar().actions()[0].text() == "&Fichier"
    assert window.qt_action("edit.undo").text() == "Annuler"
    assert window.qt_action("edit.undo").toolTip() == "Annuler (Ctrl+Z)"
    assert window.qt_action("language.fr").isChecked()
    panel = window.panel("history")
    assert panel is not None
    assert panel.windowTitle() == "Historique"
    assert window.status.hint.text().startswith("Cliquez")
    assert "pas encore enregistré" in window.windowTitle()
    speak(window, "en")
    assert window.qt_action("edit.undo").text() == "Undo"
    assert window.status.hint.text().startswith("Click")


def test_windows_follow_a_language_that_qt_has_no_words_in(
    program: Program, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QTranslator, "load", lambda *_: False)
    window = program.new_window()
    speak(window, "fr")
    assert language.current == "fr"
    assert window.welcome._new.text() == "Nouveau plateau…"
    speak(window, "en")
    assert window.welcome._new.text() == "New board…"


@pytest.mark.usefixtures("language")
def test_the_welcome_page_changes_too(program: Program) -> None:
    window = program.new_window()
    speak(window, "fr")
    assert window.welcome._new.text() == "Nouveau plateau…"


@pytest.mark.usefixtures("language")
def test_a_change_of_language_keeps_panels_tool_and_selection(program: Program) -> None:
    window = a_window(program)
    window.pick_up("route")
    window.trigger("panel.history")
    window.trigger("edit.select_all")
    chosen = window.require_desk().selection.refs
    speak(window, "fr")
    assert window.tool == "route"
    assert not window.panel_shown("history")
    assert window.panel_shown("layers")
    assert window.require_desk().selection.refs == chosen


@pytest.mark.usefixtures("language")
def test_qt_s_own_words_are_translated(qtbot: QtBot, program: Program) -> None:
    program.settings.set(LANGUAGE, "fr")
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    assert buttons.buttons()[0].text().replace("&", "") == "Annuler"


@pytest.mark.usefixtures("language")
def test_numbers_are_written_as_the_language_does(program: Program) -> None:
    program.settings.set(LANGUAGE, "fr")
    assert interface_language() == "fr"
    assert QLocale().toString(1.5, ord("f"), 1) == "1,5"


@pytest.mark.usefixtures("language")
def test_every_check_is_explained_in_french(program: Program) -> None:
    program.settings.set(LANGUAGE, "fr")
    said = [(check.why, check.source, explanation(check).details) for check in CHECKS]
    texts = {text for texts in said for text in texts if text}
    assert [text for text in texts if tr(text) == text] == []


@pytest.mark.usefixtures("language")
def test_things_are_counted_in_french(program: Program) -> None:
    program.settings.set(LANGUAGE, "fr")
    assert counted_things("city", 1) == "1 ville"
    assert counted_things("city", 2) == "2 villes"


def test_the_language_of_the_system_is_spoken_if_nothing_is_chosen(program: Program) -> None:
    language = Language(program.settings)
    assert language.current == first_supported(QLocale.system().uiLanguages())
    program.settings.set(LANGUAGE, "tlh")
    assert language.wanted == language.current
    language.close()


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["fr-CH", "de-CH"], "fr"),
        (["de-DE", "fr-FR"], "fr"),
        (["fr_CA"], "fr"),
        (["en-GB", "fr"], "en"),
        (["nb-NO"], "en"),
        ([], "en"),
        (["C"], "en"),
    ],
)
def test_the_first_language_that_is_spoken_is_taken(wanted: list[str], spoken: str) -> None:
    assert first_supported(wanted) == spoken


def test_nothing_stays_translated_when_the_program_ends(program: Program) -> None:
    program.settings.set(LANGUAGE, "fr")
    locale = QLocale()
    language = Language(program.settings)
    assert tr("Undo") == "Annuler"
    language.close()
    assert tr("Undo") == "Undo"
    assert QLocale() == locale


def test_the_choice_is_remembered(program: Program) -> None:
    program.settings.set(LANGUAGE, "fr")
    assert Settings.standard().text(LANGUAGE) == "fr"
