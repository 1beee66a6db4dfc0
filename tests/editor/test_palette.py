"""The command palette and the list of shortcuts: every command by its name and by its keys."""

from collections.abc import Iterator

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, click, desk_of, keys
from file_driver import close_all
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trackwright.editor.document.document import Document
from trackwright.editor.shell.all_commands import COMMANDS, keys_of, owner_of, sequences, set_keys
from trackwright.editor.shell.palette import CommandPalette, match
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.shortcuts_dialog import ShortcutsDialog
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.all_tools import TOOLS
from trackwright.schema.thing_ref import ThingRef

LEFT = Qt.MouseButton.LeftButton
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
BOARD = a_board().with_route("oslo", "bergen", length=4).build()
BY_ID = {action.id: action for action in COMMANDS}


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    yield program
    close_all(program)


def a_window(program: Program) -> Window:
    window = program.new_window()
    window.show_document(Document(BOARD))
    window.activateWindow()
    return window


def opened(window: Window) -> CommandPalette:
    keys(window, Qt.Key.Key_P, modifiers=CONTROL | SHIFT)
    (palette,) = window.findChildren(CommandPalette)
    assert isinstance(palette, CommandPalette)
    return palette


def is_open(window: Window) -> bool:
    return any(palette.isVisible() for palette in window.findChildren(CommandPalette))


# How words match


@pytest.mark.parametrize(
    ("typed", "better", "worse"),
    [
        ("zoom", "Zoom in", "Grid that follows the zoom"),
        ("undo", "Undo", "Unlock a door"),
        ("name", "Name above", "Rename"),
        ("all", "Put all panels back", "Install"),
        ("board new", "New board", "Nobody wears a row"),
    ],
)
def test_the_beginning_of_a_word_matches_best(typed: str, better: str, worse: str) -> None:
    assert match(typed, better) > match(typed, worse)


def test_accents_and_capitals_do_not_matter() -> None:
    assert match("selection", "Sélection") == match("Sélection", "selection") > 0
    assert match("regles", "Règles") > 0


def test_letters_that_stand_in_order_match() -> None:
    assert match("swb", "Show the whole board") > 0
    assert match("bws", "Show the whole board") == 0


@given(st.text(max_size=12), st.text(max_size=30))
def test_any_text_can_be_typed(typed: str, words: str) -> None:
    assert match(typed, words) >= 0
    assert match(words, words) > 0


# The palette


def test_it_opens_with_its_keys_and_closes_with_escape(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    palette = opened(window)
    assert palette.field.hasFocus()
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not is_open(window)
    assert desk_of(window).view.hasFocus()


def test_it_offers_every_command_but_itself(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    offered = opened(window).titles
    expected = [action.title for action in COMMANDS if action.id != "help.palette"]
    assert sorted(offered) == sorted(expected)


def test_typing_finds_a_command_and_enter_does_it(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    palette = opened(window)
    QTest.keyClicks(palette.field, "select all")
    assert palette.titles[0] == "Select all cities and routes"
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert not is_open(window)
    assert len(desk_of(window).selection.refs) == 3


def test_a_tool_is_picked_up_by_its_name(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    palette = opened(window)
    QTest.keyClicks(palette.field, "measure")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert window.tool == "measure"


def test_arrows_choose_and_go_round(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    palette = opened(window)
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.list.currentRow() == palette.list.count() - 1
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.list.currentRow() == 0
    QTest.keyClick(palette.field, Qt.Key.Key_PageDown)
    assert palette.list.currentRow() > 5
    QTest.keyClick(palette.field, Qt.Key.Key_PageUp)
    assert palette.list.currentRow() == 0


def test_a_command_is_done_with_the_mouse(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    palette = opened(window)
    QTest.keyClicks(palette.field, "select all")
    QTest.mouseClick(palette.list.viewport(), LEFT, pos=QPoint(20, 10))
    assert len(desk_of(window).selection.refs) == 3


def test_what_cannot_be_done_now_stands_last_and_does_nothing(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    palette = opened(window)
    QTest.keyClicks(palette.field, "delete")
    assert palette.titles[0] == "Delete"
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert board_of(window) == BOARD
    assert is_open(window)


def test_what_was_done_lately_stands_first(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    palette = opened(window)
    QTest.keyClicks(palette.field, "rulers")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not window.findChildren(CommandPalette))
    assert opened(window).titles[0] == "Rulers"


def test_a_word_that_nothing_is_called_says_so(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    palette = opened(window)
    QTest.keyClicks(palette.field, "xylophone")
    assert palette.titles == []
    assert palette._nothing.isVisible()
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert is_open(window)


def test_a_click_elsewhere_closes_it(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    opened(window)
    desk_of(window).view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not is_open(window)


def renaming(qtbot: QtBot) -> tuple[Window, QWidget]:
    """Open a window in which a city's name is being typed, and return the field too."""
    window = an_editor(qtbot, BOARD)
    desk_of(window).selection.set([ThingRef("city", "oslo")])
    keys(window, Qt.Key.Key_F2)
    return window, typed_into()


def typed_into() -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def opened_from(window: Window, field: QWidget) -> CommandPalette:
    """Press the palette's keys in a field, and let that go away."""
    QTest.keyClick(field, Qt.Key.Key_P, CONTROL | SHIFT)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    (palette,) = window.findChildren(CommandPalette)
    assert isinstance(palette, CommandPalette)
    assert palette.isVisible()
    assert palette.field.hasFocus()
    return palette


def test_opened_while_a_thing_is_renamed_it_closes_with_escape(qtbot: QtBot) -> None:
    window, field = renaming(qtbot)
    palette = opened_from(window, field)
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not is_open(window)
    assert desk_of(window).view.hasFocus()


def test_opened_while_a_thing_is_renamed_it_runs_a_command(qtbot: QtBot) -> None:
    window, field = renaming(qtbot)
    palette = opened_from(window, field)
    QTest.keyClicks(palette.field, "select all")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert not is_open(window)
    assert len(desk_of(window).selection.refs) == 3


def test_opened_while_a_new_city_is_named_it_stays_and_the_city_is_placed(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    keys(window, "c")
    click(window, 60, 60)
    field = typed_into()
    QTest.keyClicks(field, "Kemi")
    opened_from(window, field)
    assert board_of(window).cities[-1].name == "Kemi"


def test_its_keys_open_no_second_one(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    palette = opened(window)
    QTest.keyClicks(palette.field, "grid")
    assert opened_from(window, palette.field) is palette
    assert palette.field.text() == "grid"
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not is_open(window)


def test_it_stands_in_the_window_whatever_its_size(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    palette = opened(window)
    window.resize(640, 480)
    QApplication.processEvents()
    assert 0 <= palette.x() <= palette.geometry().right() <= window.width()


def test_it_can_be_used_without_a_board(program: Program) -> None:
    window = program.new_window()
    window.trigger("help.palette")
    (palette,) = window.findChildren(CommandPalette)
    assert isinstance(palette, CommandPalette)
    QTest.keyClicks(palette.field, "about")
    assert palette.titles[0] == "About Trackwright"
    palette.grab()


# Shortcuts


def test_no_keys_are_given_twice() -> None:
    for action in COMMANDS:
        for own in sequences(action.shortcut):
            assert [a.id for a in COMMANDS if own in sequences(a.shortcut)] == [action.id]


def test_keys_are_written_so_that_qt_knows_them() -> None:
    for action in COMMANDS:
        for own in sequences(action.shortcut):
            assert own.count() == 1, action.id
            assert own[0].key() != Qt.Key.Key_unknown, action.id  # type: ignore[index]


def dialog_of(window: Window) -> ShortcutsDialog:
    window.trigger("help.shortcuts")
    (dialog,) = window.findChildren(ShortcutsDialog)
    assert isinstance(dialog, ShortcutsDialog)
    return dialog


def test_the_list_has_every_action_and_the_keys_of_tools(program: Program) -> None:
    dialog = dialog_of(a_window(program))
    shown = dialog.shown()
    assert {action.title for action in COMMANDS} <= set(shown)
    for kind in TOOLS:
        assert {key.translated for key in kind.keys} <= set(shown)
    dialog.close()


def test_the_list_is_searched_by_name_and_by_keys(program: Program) -> None:
    dialog = dialog_of(a_window(program))
    QTest.keyClicks(dialog.search, "undo")
    assert "Undo" in dialog.shown()
    assert "Zoom in" not in dialog.shown()
    dialog.search.clear()
    QTest.keyClicks(dialog.search, "ctrl+shift+p")
    assert dialog.shown() == ["Command palette…"]
    dialog.close()


def test_keys_are_changed_by_pressing_them(program: Program) -> None:
    window = a_window(program)
    dialog = dialog_of(window)
    dialog.choose("view.fit")
    QTest.keyClick(dialog.keys, Qt.Key.Key_F9)
    QTest.mouseClick(dialog.assign, LEFT)
    assert window.keys_of("view.fit") == "F9"
    assert window.qt_action("view.fit").toolTip() == "Show the whole board (F9)"
    dialog.close()


def test_changed_keys_do_what_they_should(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    set_keys(window.program.settings, BY_ID["edit.select_all"], sequences("F9"))
    keys(window, Qt.Key.Key_F9)
    assert len(desk_of(window).selection.refs) == 3
    desk_of(window).selection.clear()
    keys(window, Qt.Key.Key_A, modifiers=CONTROL)
    assert desk_of(window).selection.refs == ()


def test_changed_keys_last_and_hold_in_every_window(program: Program) -> None:
    one = a_window(program)
    set_keys(program.settings, BY_ID["view.fit"], sequences("F9"))
    assert one.keys_of("view.fit") == "F9"
    assert a_window(program).keys_of("view.fit") == "F9"
    again = Program()
    assert a_window(again).keys_of("view.fit") == "F9"
    close_all(again)


def test_keys_that_are_taken_are_told_and_change_hands(program: Program) -> None:
    window = a_window(program)
    dialog = dialog_of(window)
    dialog.choose("view.fit")
    QTest.keyClick(dialog.keys, Qt.Key.Key_Z, CONTROL)
    assert dialog.news.text() == "“Ctrl+Z” is used by “Undo”, which will lose it."
    QTest.mouseClick(dialog.assign, LEFT)
    assert window.keys_of("view.fit") == "Ctrl+Z"
    assert window.keys_of("edit.undo") == ""
    assert owner_of(program.settings, QKeySequence("Ctrl+Z")) is BY_ID["view.fit"]
    dialog.close()


def test_a_plain_letter_is_warned_of(program: Program) -> None:
    dialog = dialog_of(a_window(program))
    dialog.choose("view.fit")
    QTest.keyClick(dialog.keys, Qt.Key.Key_J)
    assert "tool in hand" in dialog.news.text()
    dialog.close()


def test_keys_are_taken_away_and_given_back(program: Program) -> None:
    window = a_window(program)
    dialog = dialog_of(window)
    dialog.choose("view.fit")
    dialog.keys.clear()
    QTest.mouseClick(dialog.assign, LEFT)
    assert window.keys_of("view.fit") == ""
    assert keys_of(program.settings, BY_ID["view.fit"]) == []
    QTest.mouseClick(dialog.reset, LEFT)
    assert window.keys_of("view.fit") == "Ctrl+0"
    dialog.close()


def test_keys_that_are_given_back_are_taken_from_who_got_them(program: Program) -> None:
    window = a_window(program)
    dialog = dialog_of(window)
    dialog.choose("view.fit")
    QTest.keyClick(dialog.keys, Qt.Key.Key_Z, CONTROL)
    QTest.mouseClick(dialog.assign, LEFT)
    dialog.choose("edit.undo")
    QTest.mouseClick(dialog.reset, LEFT)
    assert window.keys_of("edit.undo") == "Ctrl+Z"
    assert window.keys_of("view.fit") == ""
    dialog.close()


def test_all_keys_are_given_back(program: Program) -> None:
    window = a_window(program)
    for action in COMMANDS[:6]:
        set_keys(program.settings, action, [])
    dialog = dialog_of(window)
    dialog._reset_all()
    for action in COMMANDS:
        assert keys_of(program.settings, action) == sequences(action.shortcut)
    dialog.close()


def test_a_second_key_of_an_action_stays_when_the_first_changes(program: Program) -> None:
    window = a_window(program)
    dialog = dialog_of(window)
    dialog.choose("edit.redo")
    QTest.keyClick(dialog.keys, Qt.Key.Key_F9)
    QTest.mouseClick(dialog.assign, LEFT)
    assert keys_of(program.settings, BY_ID["edit.redo"]) == sequences("F9; Ctrl+Y")
    dialog.close()


def test_the_keys_of_tools_cannot_be_changed(program: Program) -> None:
    dialog = dialog_of(a_window(program))
    group = dialog.list.topLevelItem(dialog.list.topLevelItemCount() - 1)
    assert group is not None
    dialog.list.setCurrentItem(group.child(0))
    assert not dialog.keys.isEnabled()
    assert not dialog.assign.isEnabled()
    dialog.close()
