"""The panel of rules in tests: a board with rules, and what a hand does with the forms."""

from typing import Any, TypeVar

from builders import a_board
from canvas_driver import hover
from editor_driver import board_of, desk_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from trackwright.editor.forms.inputs import SpinInput
from trackwright.editor.rules.group_form import BoundInput, Entry, FieldRow, GroupForm
from trackwright.editor.rules.panel import RulesPanel
from trackwright.editor.rules.sentence_form import SentenceForm
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Board
from trackwright.schema.errors import DocumentPath
from trackwright.schema.rules.ruleset import RulesetFile

LEFT = Qt.MouseButton.LeftButton
ShownT = TypeVar("ShownT")


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
    qtbot.waitUntil(lambda: view_of(window).is_ready, timeout=20_000)
    return window


def view_of(window: Window) -> RulesPanel:
    dock = window.panel("rules")
    assert dock is not None
    panel = dock.widget()
    assert isinstance(panel, RulesPanel)
    return panel


def group(window: Window, name: str) -> GroupForm:
    view_of(window).tabs.setCurrentWidget(view_of(window).sections)
    return view_of(window).sections.open_section(name).group


def row(form: GroupForm, name: str) -> FieldRow:
    return form.rows[name]


def entry(form: GroupForm, name: str, kind: type[ShownT]) -> ShownT:
    return input_in(form.rows[name].entry, kind)


def input_in(entry: Entry | None, kind: type[ShownT]) -> ShownT:
    found = entry.input if isinstance(entry, BoundInput) else entry
    assert isinstance(found, kind)
    return found


def type_number(entry: SpinInput, number: int) -> None:
    spin = entry.spin
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


def click_sentence(window: Window, path: DocumentPath) -> SentenceForm:
    """Click the sentence about a path, and return the fields that open."""
    page = view_of(window).page
    key = page.key_at(path)
    page.text.setTextCursor(page.text.cursor_at(page.ranges[key][0]))
    page.text.ensureCursorVisible()
    place = page.place_of(key)
    at = QPoint(place.left() + 20, place.top() + 6)
    hover(page.text.viewport(), at)
    QTest.mouseClick(page.text.viewport(), LEFT, pos=at)
    return opened(window)


def opened(window: Window) -> SentenceForm:
    form = view_of(window).page.form
    assert form is not None
    return form
