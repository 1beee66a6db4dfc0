"""The panel of rules in tests: a board with rules, and what a hand does with the forms."""

from typing import Any, TypeVar

from builders import a_board
from editing import board_of, desk_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from trackwright.editor.forms.group_form import FieldRow, GroupForm
from trackwright.editor.forms.value_widgets import NumberEntry
from trackwright.editor.rules.panel import RulesBench, RulesPanel
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import RulesetFile

LEFT = Qt.MouseButton.LeftButton
WidgetT = TypeVar("WidgetT", bound=QWidget)


def a_small_board(*rulesets: Any) -> Board:
    return (
        a_board("island", rulesets=list(rulesets))
        .with_city("oslo", position=[100, 100], tags=["capital"])
        .with_city("bergen", position=[260, 100])
        .with_city("alta", position=[180, 240])
        .with_route("oslo", "bergen", length=5, color="red")
        .with_route("bergen", "alta", length=5, color="blue")
        .with_route("alta", "oslo", length=3, color="red", tunnel=True)
        .with_ticket("oslo", "bergen", points=5)
        .build()
    )


def shown(qtbot: QtBot, window: Window) -> Window:
    window.show_panel("rules")
    qtbot.waitUntil(lambda: bench_of(window).is_ready, timeout=20_000)
    return window


def bench_of(window: Window) -> RulesBench:
    dock = window.panel("rules")
    assert dock is not None
    panel = dock.widget()
    assert isinstance(panel, RulesPanel)
    assert panel.bench is not None
    return panel.bench


def group(window: Window, name: str) -> GroupForm:
    return bench_of(window).sections.open_section(name).group


def row(form: GroupForm, name: str) -> FieldRow:
    return form.rows[name]


def entry(form: GroupForm, name: str, kind: type[WidgetT]) -> WidgetT:
    found = form.rows[name].entry
    assert isinstance(found, kind)
    return found


def type_number(spin: NumberEntry, number: int) -> None:
    spin.setFocus()
    spin.selectAll()
    QTest.keyClicks(spin, str(number))
    QTest.keyClick(spin, Qt.Key.Key_Return)


def stated(window: Window, position: int = 0) -> dict[str, Any]:
    """Return what the board's own ruleset states."""
    own = board_of(window).rulesets[position]
    assert isinstance(own, RulesetFile)
    return {key: value for key, value in own.statements.items() if key not in ("id", "extends")}


def undo(window: Window) -> None:
    desk_of(window).document.history.undo()


def trigger(menu: QMenu, title: str) -> None:
    next(action for action in menu.actions() if action.text() == title).trigger()
    menu.deleteLater()
