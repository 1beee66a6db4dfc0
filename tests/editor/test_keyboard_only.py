"""All can be done without a mouse, and every control has a name that a screen reader tells."""

from collections.abc import Callable, Iterator, Mapping

import pytest
from builders import a_board
from editor_driver import click, desk_of, keys
from file_driver import close_all
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLineEdit,
    QSlider,
    QTabBar,
    QWidget,
)

from trackwright.editor.base.language import LANGUAGE, Language
from trackwright.editor.document.document import Document
from trackwright.editor.document.edits.whole_board import Frame, with_picture
from trackwright.editor.document.files.autosave import (
    RecoveryFile,
    read_recovery,
)
from trackwright.editor.document.files.file_dialogs import RecoveryDialog
from trackwright.editor.shell.error_report import ErrorDialog, report_of
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef

KINDS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QSlider,
    QTabBar,
)
LAND = {"outer": [[0, 0], [400, 0], [400, 300], [0, 300]]}
BOARD = (
    a_board()
    .with_city("oslo", position=[200, 200])
    .with_city("bergen", position=[500, 200])
    .with_country("norway", name="Norway", borders=[LAND])
    .with_route("oslo", "bergen", length=4)
    .build()
)

Opened = Callable[[Window], QWidget]


def by_action(action: str, *selected: ThingRef) -> Opened:
    """Return what opens a dialog with an action."""

    def opened(window: Window) -> QWidget:
        window.show_document(Document(BOARD))
        desk_of(window).selection.set(selected)
        window.trigger(action)
        return next(d for d in window.findChildren(QDialog) if d.isVisible())

    return opened


def palette(window: Window) -> QWidget:
    window.show_document(Document(BOARD))
    window.trigger("help.palette")
    return visible(window, "palette")


def fit(window: Window) -> QWidget:
    window.show_document(Document(BOARD))
    window.trigger("board.fit")
    return visible(window, "fit-panel")


def background(window: Window) -> QWidget:
    window.show_document(Document(with_picture(BOARD, "a.png", Frame(Point(0, 0), 300, 200))))
    window.pick_up("background")
    return visible(window, "background-panel")


def naming(window: Window) -> QWidget:
    window.show_document(Document(BOARD))
    window.pick_up("city")
    click(window, 300, 300)
    return desk_of(window).view


def failure(window: Window) -> QWidget:
    return ErrorDialog(report_of(ValueError("an example")), window.program.documents, window)


def recovery(window: Window) -> QWidget:
    file = RecoveryFile.new(window.program.settings.folder)
    file.write(BOARD, None, None)
    return RecoveryDialog([read_recovery(file.path)], window.program.open_controller, window)


def with_a_board(window: Window) -> QWidget:
    window.show_document(Document(BOARD))
    window.show_panel("overview")
    return window


PARTS: Mapping[str, Opened] = {
    "welcome": lambda window: window,
    "board": with_a_board,
    "new": by_action("file.new"),
    "geography": by_action("file.new_from_geography"),
    "shortcuts": by_action("help.shortcuts"),
    "about": by_action("help.about"),
    "tags": by_action("city.tags", ThingRef("city", "oslo")),
    "crossing": by_action("city.crossing"),
    "tint": by_action("country.tint", ThingRef("country", "norway")),
    "suggest": by_action("tickets.suggest"),
    "palette": palette,
    "fit": fit,
    "background": background,
    "naming": naming,
    "failure": failure,
    "recovery": recovery,
}


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    yield program
    close_all(program)


@pytest.fixture(params=["en", "fr"])
def _language(request: pytest.FixtureRequest, program: Program) -> Iterator[None]:
    program.settings.set(LANGUAGE, request.param)
    language = Language(program.settings)
    yield
    language.close()


def visible(window: Window, name: str) -> QWidget:
    found = window.findChild(QWidget, name)
    assert isinstance(found, QWidget)
    return found


def controls(part: QWidget) -> list[QWidget]:
    """Return what can be worked with, but not the parts that Qt makes up controls of."""
    return [
        widget
        for widget in part.findChildren(QWidget)
        if isinstance(widget, KINDS)
        and not isinstance(widget, QHeaderView)
        and widget.isVisible()
        and widget.isEnabled()
        and not widget.objectName().startswith("qt_")
        and not isinstance(widget.parent(), QAbstractSpinBox | QComboBox | QLineEdit | QTabBar)
    ]


def read_out(widget: QWidget) -> str:
    """Return what a screen reader says that a control is."""
    told = QAccessible.queryAccessibleInterface(widget)
    return told.text(QAccessible.Text.Name) if told is not None else ""


def takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def has_other_keys(widget: QWidget) -> bool:
    """Tell whether a button is a command, which menus have, or the arrows go through a list."""
    window = widget.window()
    if isinstance(widget, QAbstractItemView):
        return any(isinstance(field, QLineEdit) for field in widget.parent().children())
    return isinstance(window, Window) and any(
        window.qt_action(action.objectName()) is action
        for action in widget.actions()
        if action.objectName()
    )


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize("part", PARTS)
def test_every_control_is_read_out(program: Program, part: str) -> None:
    shown = PARTS[part](program.new_window())
    assert controls(shown)
    assert [widget for widget in controls(shown) if not read_out(widget).strip()] == []


@pytest.mark.parametrize("part", PARTS)
def test_every_control_takes_the_tab_key_or_is_a_command(program: Program, part: str) -> None:
    shown = PARTS[part](program.new_window())
    beyond = [w for w in controls(shown) if not takes_tab(w) and not has_other_keys(w)]
    assert beyond == []


@pytest.mark.parametrize(
    "part", ["new", "geography", "shortcuts", "about", "tags", "crossing", "failure", "recovery"]
)
def test_tab_goes_through_all_of_a_dialog(program: Program, part: str) -> None:
    dialog = PARTS[part](program.new_window())
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    wanted = {widget for widget in controls(dialog) if takes_tab(widget)}
    seen: set[QWidget] = set()
    for _ in range(3 * len(wanted)):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert wanted <= seen


def test_a_city_is_chosen_moved_renamed_and_removed_with_keys_alone(program: Program) -> None:
    window = program.new_window()
    window.show_document(Document(BOARD))
    assert QTest.qWaitForWindowActive(window)
    keys(window, Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Return)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "Hanko")
    QTest.keyClick(field, Qt.Key.Key_Return)
    bergen = next(city for city in desk_of(window).board.cities if city.id == "bergen")
    assert bergen.name == "Hanko"
    assert bergen.position == (501, 200)
    keys(window, Qt.Key.Key_Delete)
    assert [city.id for city in desk_of(window).board.cities] == ["oslo"]
