"""The page of rules: sentences are changed where they stand, and tried at once."""

from collections.abc import Iterator

import pytest
from canvas_driver import hover
from editor_driver import an_editor, board_of, steps
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot
from rules_panel_driver import (
    LEFT,
    a_small_board,
    click_sentence,
    input_in,
    opened,
    shown,
    stated,
    type_number,
    undo,
    view_of,
)

from trackwright.editor.base.style import DARK, palette_of
from trackwright.editor.forms.choice_inputs import ChoiceInput, FlagInput
from trackwright.editor.forms.inputs import SpinInput
from trackwright.editor.rules import trial
from trackwright.editor.rules.group_form import FieldRow
from trackwright.editor.rules.sentence_form import SentenceForm
from trackwright.editor.shell.window import Window
from trackwright.maps.library import open_board
from trackwright.schema.rules.ruleset import RulesetFile
from trackwright.schema.translation import interface_language, set_interface_language

TRAINS = ("players", "trains")


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    """A board with rules of its own, which state nothing yet."""
    return shown(qtbot, an_editor(qtbot, a_small_board({"id": "mine", "extends": "europe"})))


@pytest.fixture
def french() -> Iterator[None]:
    before = interface_language()
    set_interface_language("fr")
    yield
    set_interface_language(before)


def text_of(window: Window) -> str:
    return view_of(window).page.text.toPlainText()


def row_of(form: SentenceForm) -> FieldRow:
    entry = form.entries[0]
    assert isinstance(entry, FieldRow)
    return entry


def test_a_number_is_changed_on_the_page_in_one_step(window: Window) -> None:
    form = click_sentence(window, TRAINS)
    type_number(input_in(row_of(form).entry, SpinInput), 30)
    assert stated(window) == {"players": {"trains": 30}}
    assert len(steps(window)) == 1
    assert "For each player: 30 trains" in text_of(window)
    assert view_of(window).page.form is form
    undo(window)
    assert stated(window) == {}
    assert "For each player: 45 trains" in text_of(window)


def test_a_choice_and_a_switch_are_changed_on_the_page(window: Window) -> None:
    form = click_sentence(window, ("scoring", "failed_ticket"))
    choice = input_in(row_of(form).entry, ChoiceInput)
    assert isinstance(choice.widget, QComboBox)
    QTest.keyClick(choice.widget, Qt.Key.Key_Down)
    assert stated(window) == {"scoring": {"failed_ticket": "nothing"}}
    form = click_sentence(window, ("drawing", "reshuffle"))
    flag = input_in(row_of(form).entry, FlagInput)
    before = text_of(window)
    QTest.keyClick(flag.widget, Qt.Key.Key_Space)
    assert stated(window)["drawing"] == {"reshuffle": False}
    assert text_of(window) != before


def test_the_page_stays_where_it_is_read_and_marks_what_changed(window: Window) -> None:
    page = view_of(window).page
    form = click_sentence(window, ("end", "trains_left"))
    at = page.text.verticalScrollBar().value()
    assert at > 0
    type_number(input_in(row_of(form).entry, SpinInput), 4)
    assert page.text.verticalScrollBar().value() == at
    marked = [each.cursor.selectedText() for each in page.text.extraSelections()]
    assert any("4 trains or fewer" in text for text in marked)


def test_a_sentence_shows_that_it_can_be_changed(window: Window) -> None:
    page = view_of(window).page
    place = page.place_of(page.key_at(TRAINS))
    hover(page.text.viewport(), place.center())
    QApplication.processEvents()
    page.text.highlighted.emit(QUrl(page.key_at(TRAINS)))
    marked = [each.cursor.selectedText() for each in page.text.extraSelections()]
    assert any("45 trains" in text for text in marked)
    assert page.text.viewport().toolTip() == "Click to change"


def test_rules_are_read_and_changed_with_the_keyboard_alone(window: Window) -> None:
    page = view_of(window).page
    page.text.setFocus()
    while "trains in a colour" not in page.text.textCursor().selectedText():
        QTest.keyClick(page.text, Qt.Key.Key_Down)
        assert page.text.hasFocus()
    QTest.keyClick(page.text, Qt.Key.Key_Return)
    spin = input_in(row_of(opened(window)).entry, SpinInput).spin
    assert spin.hasFocus()
    QTest.keyClicks(spin, "33")
    QTest.keyClick(spin, Qt.Key.Key_Return)
    assert stated(window) == {"players": {"trains": 33}}
    QTest.keyClick(spin, Qt.Key.Key_Escape)
    assert page.form is None
    assert page.text.hasFocus()
    assert "33 trains" in page.text.textCursor().selectedText()
    QTest.keyClick(page.text, Qt.Key.Key_Tab)
    assert not page.text.hasFocus()


def test_escape_first_gives_up_what_is_typed(window: Window) -> None:
    spin = input_in(row_of(click_sentence(window, TRAINS)).entry, SpinInput).spin
    QTest.keyClicks(spin, "99")
    QTest.keyClick(spin, Qt.Key.Key_Escape)
    assert opened(window)
    assert spin.value() == 45
    QTest.keyClick(spin, Qt.Key.Key_Escape)
    assert view_of(window).page.form is None
    assert stated(window) == {}


def test_a_click_on_shared_rules_makes_own_ones_from_them_and_says_so(qtbot: QtBot) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board("europe")))
    form = click_sentence(window, TRAINS)
    assert board_of(window).rulesets == (
        RulesetFile(id="island_rules", extends="europe", name="A board"),
    )
    assert "made from Europe" in form.notice.text()
    type_number(input_in(row_of(form).entry, SpinInput), 20)
    assert stated(window)["players"] == {"trains": 20}
    undo(window)
    undo(window)
    assert board_of(window).rulesets == ("europe",)


def test_own_rules_come_from_the_default_ones_of_a_board_without_rules(qtbot: QtBot) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board()))
    type_number(input_in(row_of(click_sentence(window, TRAINS)).entry, SpinInput), 20)
    own = board_of(window).rulesets[0]
    assert isinstance(own, RulesetFile)
    assert (own.extends, own.statements["players"]) == ("classic", {"trains": 20})


def test_a_part_is_taken_out_of_the_game_and_added_again(window: Window) -> None:
    form = click_sentence(window, ("stations", "costs"))
    assert "Building a station" in text_of(window)
    QTest.mouseClick(form.removers[0], LEFT)
    assert stated(window) == {"stations": None}
    assert "Building a station" not in text_of(window)
    assert view_of(window).page.form is None
    page = view_of(window).page
    start, end = page.ranges["add:stations"]
    assert page.text.cursor_at(start, end).selectedText() == "Stations"
    page.text.anchorClicked.emit(QUrl("add:stations"))
    assert stated(window) == {}
    assert "Building a station" in text_of(window)
    assert opened(window).path == ("stations",)


@pytest.mark.usefixtures("french")
def test_sentences_are_changed_in_french(qtbot: QtBot) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board({"id": "mine", "extends": "europe"})))
    form = click_sentence(window, ("stations", "costs"))
    assert form.removers[0].text() == "Retirer du jeu\N{NO-BREAK SPACE}: Gares"
    QTest.mouseClick(form.removers[0], LEFT)
    assert "Absents de ce jeu, cliquez pour ajouter" in text_of(window)


def test_checks_and_bots_say_at_once_what_a_change_does(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "GAMES", 4)
    board = open_board("poland").document
    own = RulesetFile(id="mine", extends="poland")
    window = shown(qtbot, an_editor(qtbot, board.changed(rulesets=(own,))))
    result = view_of(window).trial
    qtbot.waitUntil(lambda: bool(result.figures), timeout=60_000)
    assert "(was" not in result.words.text()
    qtbot.waitUntil(lambda: "No problems" in result.problems.text(), timeout=60_000)
    type_number(input_in(row_of(click_sentence(window, TRAINS)).entry, SpinInput), 12)
    qtbot.waitUntil(lambda: "(was" in result.words.text(), timeout=60_000)
    view_of(window).form.set(("scoring", "lengths"), {"1": 1})
    qtbot.waitUntil(lambda: "problem" in result.problems.text().lower(), timeout=60_000)
    qtbot.waitUntil(lambda: "No problems" not in result.problems.text(), timeout=60_000)
    QTest.mouseClick(result.problems, LEFT)
    dock = window.panel("problems")
    assert dock is not None
    assert dock.isVisible()


def test_nothing_is_played_while_the_panel_is_hidden(window: Window) -> None:
    result = view_of(window).trial
    window.show_panel("rules", False)
    view_of(window).form.set(TRAINS, 20)
    assert not result.is_busy


def test_the_page_takes_on_the_colors_of_another_appearance(window: Window) -> None:
    page = view_of(window).page
    dark = palette_of(DARK)
    page.setPalette(dark)
    assert DARK.text.lower() in page.text.toHtml().lower()
    assert "For each player: 45 trains" in text_of(window)
