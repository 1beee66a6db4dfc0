"""Commands are enabled in time, and looked at only where that can be noticed."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from trackwright.editor.base.command import AnyCommand, Menu
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.document import Document
from trackwright.editor.shell.all_commands import COMMANDS, ClashingCommandsError, without_clash
from trackwright.editor.shell.window import Window
from trackwright.maps import open_board
from trackwright.schema.thing_ref import ThingRef


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    shown = Window(expects_board=True)
    qtbot.addWidget(shown)
    shown.show_document(Document(open_board("poland").document))
    shown.show()
    qtbot.waitExposed(shown)
    QTest.qWait(1)
    return shown


@pytest.fixture
def asked() -> Iterator[Counter[str]]:
    """Count how often each command is asked whether it can be done."""
    counts: Counter[str] = Counter()
    conditions = {command: command.enabled for command in COMMANDS}

    def counting(command: AnyCommand, condition: Callable[[Any], bool]) -> Any:
        def ask(target: Any) -> bool:
            counts[command.id] += 1
            return condition(target)

        return ask

    for command, condition in conditions.items():
        if condition is not None:
            object.__setattr__(command, "enabled", counting(command, condition))
    yield counts
    for command, condition in conditions.items():
        object.__setattr__(command, "enabled", condition)


def click(desk: Desk, stop: str) -> None:
    (place,) = (found.position for found in desk.board.stops if found.id == stop)
    at = desk.view.mapFromScene(QPointF(*place))
    viewport = desk.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.qWait(1)


def test_a_click_asks_only_commands_of_bars(window: Window, asked: Counter[str]) -> None:
    click(window.require_desk(), "warszawa")
    assert window.require_desk().selection.ids("city") == ("warszawa",)
    assert asked == {"edit.undo": 1, "edit.redo": 1}


def test_the_second_click_of_a_route_asks_only_commands_of_bars(
    window: Window, asked: Counter[str]
) -> None:
    desk = window.require_desk()
    window.pick_up("route")
    click(desk, "warszawa")
    asked.clear()
    before = len(desk.board.routes)
    click(desk, "gdansk")
    assert len(desk.board.routes) == before + 1
    assert asked == {"edit.undo": 1, "edit.redo": 1}


def test_a_key_works_right_after_what_enables_it(window: Window) -> None:
    desk = window.require_desk()
    route = desk.board.routes[0].id
    desk.selection.set([ThingRef("route", route)])
    QTest.keyClick(desk.view, Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    assert desk.board.routes[0].tunnel
    QTest.keyClick(desk.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not desk.board.routes[0].tunnel


def test_a_key_works_from_a_panel_that_floats(window: Window, qtbot: QtBot) -> None:
    dock = window.panel("problems")
    assert dock is not None
    dock.setFloating(True)
    dock.activateWindow()
    qtbot.waitUntil(dock.isVisible)
    desk = window.require_desk()
    desk.edit("An edit", desk.board.changed(countries=()))
    assert dock.panel is not None
    QTest.keyClick(dock.panel, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.board.countries


def test_a_key_does_nothing_once_its_command_cannot_be_done(window: Window) -> None:
    desk = window.require_desk()
    before = desk.board
    desk.selection.set([ThingRef("city", "warszawa")])
    QTest.keyClick(desk.view, Qt.Key.Key_F2)
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    desk.selection.clear()
    QTest.keyClick(desk.view, Qt.Key.Key_Delete)
    assert desk.board is before


def test_a_menu_is_up_to_date_when_it_opens(window: Window) -> None:
    menu = window.menus.menu(Menu.ROUTE)
    assert enabled(window, menu) == []
    desk = window.require_desk()
    desk.selection.set([ThingRef("route", desk.board.routes[0].id)])
    assert "Reverse" in enabled(window, menu)


def test_an_open_menu_follows_what_happens(window: Window) -> None:
    menu = window.menus.menu(Menu.EDIT)
    menu.popup(QPoint(0, 0))
    desk = window.require_desk()
    desk.selection.set([ThingRef("city", "warszawa")])
    QTest.qWait(1)
    shown = [entry.text() for entry in menu.actions() if entry.isEnabled() and entry.text()]
    menu.close()
    assert "Delete" in shown


def enabled(window: Window, menu: QMenu) -> list[str]:
    """Return the entries that can be chosen in a menu that opens."""
    menu.popup(window.mapToGlobal(QPoint(0, 0)))
    shown = [e.text() for e in menu.actions() if e.isEnabled() and e.text() and not e.menu()]
    menu.close()
    return shown


def test_commands_with_one_key_are_refused() -> None:
    undo = next(command for command in COMMANDS if command.id == "edit.undo")
    with pytest.raises(ClashingCommandsError, match=r"edit\.undo"):
        without_clash(undo, undo)


def test_letters_of_the_route_tool_are_keys_of_its_menu_with_shift() -> None:
    with_letter = {c.id: c for c in COMMANDS if c.tool_key is not None}
    assert with_letter["route.tunnel"].shortcut == "Shift+T"
    assert with_letter["route.black"].shortcut == "Shift+K"
