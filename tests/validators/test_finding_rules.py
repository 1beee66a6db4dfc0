"""Where a designer finds the rules of a board: in its menu, and in the status line."""

from typing import Any

from builders import a_board
from editor_driver import LEFT, an_editor, desk_of
from editor_hand import Hand
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from select_tool_driver import choose, right_click

from trackwright.editor.document.edits.rulesets import with_ruleset
from trackwright.editor.shell.status_line import RulesButton
from trackwright.editor.shell.window import Window


def opened(qtbot: QtBot, *rulesets: Any) -> Window:
    board = a_board(rulesets=list(rulesets)).with_city("oslo", position=[100, 100])
    return an_editor(qtbot, board.build())


def button(window: Window) -> RulesButton:
    (found,) = window.statusBar().findChildren(RulesButton)
    return found


def test_the_menu_of_the_board_shows_the_rules(qtbot: QtBot) -> None:
    window = opened(qtbot)
    hand = Hand(window)
    hand.choose_in(hand.open_menu("Board"), "Rules…")
    assert window.panel_shown("rules")
    window.trigger("board.rules")
    assert window.panel_shown("rules")  # asked for again, they stay


def test_the_menu_of_the_empty_board_shows_the_rules(qtbot: QtBot) -> None:
    window = opened(qtbot)
    choose(right_click(window, 300, 300), "Rules…")
    assert window.panel_shown("rules")


def test_the_status_line_names_the_rules_and_a_click_shows_them(qtbot: QtBot) -> None:
    window = opened(qtbot, "northern_lights", "europe")
    qtbot.waitUntil(lambda: desk_of(window).problems.is_current, timeout=20_000)
    assert button(window).text() == "Rules: Northern Lights"
    assert button(window).accessibleName() == "Rules: Northern Lights, Europe"
    QTest.mouseClick(button(window), LEFT)
    assert window.panel_shown("rules")


def test_rules_of_the_boards_own_are_named_as_they_are(qtbot: QtBot) -> None:
    own = {"id": "mine", "extends": "europe", "name": {"en": "Night & day"}}
    assert button(opened(qtbot, own)).text() == "Rules: Night && day"
    long = {"id": "mine", "extends": "europe", "name": "A name that has no end " * 4}
    assert button(opened(qtbot, long)).text().endswith("…")


def test_a_ruleset_that_cannot_be_read_is_named_by_its_id(qtbot: QtBot) -> None:
    window = opened(qtbot, "night_trains")
    qtbot.waitUntil(lambda: desk_of(window).problems.is_current, timeout=20_000)
    assert button(window).text() == "Rules: Night trains"


def test_the_status_line_says_that_there_are_no_rules_until_there_are(qtbot: QtBot) -> None:
    window = opened(qtbot)
    assert button(window).text() == "Rules: Classic, as it names none"
    desk = desk_of(window)
    desk.edit("Add rules", with_ruleset(desk.board, "europe"))
    assert button(window).text() == "Rules: Europe"
    desk.document.history.undo()
    assert button(window).text() == "Rules: Classic, as it names none"
