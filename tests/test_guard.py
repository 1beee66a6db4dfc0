"""No exception leaves anything that Qt calls: each is reported, and the editor goes on."""

import ast
import importlib
import inspect
import pkgutil
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType

import pytest
from builders import a_board
from editing import an_editor, click, desk_of, double_click, drag, keys, move
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QEnterEvent,
    QFocusEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import trackwright.editor
from trackwright.editor.base import guard
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.catalogue import TOOLS, ToolKind

BOARD = a_board().with_route("oslo", "bergen", length=4).build()


class InjectedError(Exception):
    """What goes wrong in these tests."""


def fail(*_arguments: object, **_named: object) -> None:
    raise InjectedError("injected")


# Every handler hands its errors over


def modules() -> Iterator[ModuleType]:
    """Yield every module of the editor."""
    for found in pkgutil.walk_packages(trackwright.editor.__path__, "trackwright.editor."):
        yield importlib.import_module(found.name)


def classes() -> Iterator[type]:
    """Yield every class of the editor."""
    for module in modules():
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == module.__name__:
                yield kind


def is_guarded(handler: object) -> bool:
    return isinstance(handler, FunctionType) and handler.__code__.co_filename == guard.__file__


def guarded_handlers(kind: type) -> list[str]:
    return [name for name, handler in vars(kind).items() if is_guarded(handler)]


ALL_HANDLERS = [
    pytest.param(kind, name, id=f"{kind.__name__}.{name}")
    for kind in classes()
    for name in guarded_handlers(kind)
]


def inject(monkeypatch: pytest.MonkeyPatch, kind: type, name: str) -> None:
    """Have a handler fail inside of its guard."""
    handler = vars(kind)[name]
    place = handler.__code__.co_freevars.index("handler")
    monkeypatch.setattr(handler.__closure__[place], "cell_contents", fail)


@pytest.mark.parametrize(("kind", "name"), ALL_HANDLERS)
def test_a_failing_handler_reports_and_returns(
    kind: type, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: reported.append(error))
    inject(monkeypatch, kind, name)
    vars(kind)[name](None)
    assert [type(error) for error in reported] == [InjectedError]


def of_qt(kind: type) -> list[type]:
    """Return the classes of Qt that a class is made from."""
    return [base for base in kind.__mro__ if base.__module__.startswith("PySide6.")]


def overrides(kind: type) -> Iterator[tuple[str, FunctionType]]:
    """Yield what Qt may call in place of its own: handlers, models, delegates, commands, all."""
    for name, handler in vars(kind).items():
        is_own = isinstance(handler, FunctionType) and not name.startswith("__")
        if is_own and any(name in vars(base) for base in of_qt(kind)):
            yield name, handler


def only_answers(handler: FunctionType) -> bool:
    """Tell whether a function just returns what is known, and so cannot fail."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(handler))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    made = {ast.unparse(call.func) for call in calls}
    is_plain = len(tree.body) == 1 and isinstance(tree.body[0], ast.Return)
    return is_plain and made <= {"QRectF", "QSize"}


KNOWN_BARE = {
    "_Step.id": "compares with None",
    "_Engine.pixmap": "hands on to what is guarded, and may not make its fallback any earlier",
    "_Engine.clone": "has no other engine to give",
}


@pytest.mark.parametrize("kind", [kind for kind in classes() if of_qt(kind)])
def test_everything_that_qt_may_call_is_guarded(kind: type) -> None:
    bare = [
        f"{kind.__name__}.{name}"
        for name, handler in overrides(kind)
        if not is_guarded(handler) and not only_answers(handler)
    ]
    assert [name for name in bare if name not in KNOWN_BARE] == []


CONNECTING = {"connect", "singleShot", "_job", "_timer"}
"""Methods whose last argument Qt will call; the last two are the canvas's own."""

REPORTERS = {"_report"}
"""Functions that do what the guard does."""


def connections(module: ModuleType) -> Iterator[tuple[type | None, ast.expr]]:
    """Yield what a module connects to signals and timers, with the class it does so in."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    inside = {
        node: getattr(module, kind.name)
        for kind in tree.body
        if isinstance(kind, ast.ClassDef)
        for node in ast.walk(kind)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=name), args=[*_, slot]) if name in CONNECTING:
                yield inside.get(node), called_by(slot)


def called_by(slot: ast.expr) -> ast.expr:
    """Return what is called in the end: by a lambda, by a partial, or the slot itself."""
    if isinstance(slot, ast.Lambda) and isinstance(slot.body, ast.Call):
        return slot.body.func
    if isinstance(slot, ast.Call) and ast.unparse(slot.func) == "partial":
        return slot.args[0]
    return slot


def candidates(module: ModuleType, kind: type | None, slot: ast.expr) -> list[object]:
    """Return the functions of the editor that a slot may be."""
    match slot:
        case ast.Name(id=name):  # a function, or a parameter that others give
            return [getattr(module, name, None)] if name not in REPORTERS else []
        case ast.Attribute(value=ast.Name(id="self"), attr=name):
            owner = next((base for base in kind.__mro__ if name in vars(base)), None)
            return [vars(owner)[name]] if owner is not None else []
        case ast.Attribute(attr=name):
            others = [known for known in classes() if known.__name__ not in NO_SLOTS]
            return [vars(known)[name] for known in others if name in vars(known)]
    return [slot]


NO_SLOTS = {"NoteItem", "CityNaming", "WelcomePage", "Program"}
"""Classes that have methods with the names of others' slots."""


@pytest.mark.parametrize("module", [*modules()], ids=lambda module: module.__name__)
def test_every_slot_is_guarded(module: ModuleType) -> None:
    bare = [
        ast.unparse(slot)
        for kind, slot in connections(module)
        for found in candidates(module, kind, slot)
        if isinstance(found, FunctionType | ast.expr) and not is_guarded(found)
    ]
    assert bare == []


def test_there_are_slots_to_look_at() -> None:
    assert sum(1 for module in modules() for _ in connections(module)) > 150


# The same, with real events on the real window

Send = Callable[[Window], object]


def wheel(window: Window) -> None:
    viewport = desk_of(window).view.viewport()
    event = QWheelEvent(
        QPointF(9, 9),
        viewport.mapToGlobal(QPointF(9, 9)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def leave(window: Window) -> None:
    QApplication.sendEvent(desk_of(window).view, QEvent(QEvent.Type.Leave))


def change_language(window: Window) -> None:
    for widget in (desk_of(window).view, window):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))


def enter(window: Window) -> None:
    place = QPointF(9, 9)
    QApplication.sendEvent(desk_of(window).view, QEnterEvent(place, place, place))


def gain_focus(window: Window) -> None:
    QApplication.sendEvent(desk_of(window).view, QFocusEvent(QEvent.Type.FocusIn))


def lose_focus(window: Window) -> None:
    QApplication.sendEvent(desk_of(window).view, QFocusEvent(QEvent.Type.FocusOut))


def ask_for_menu(window: Window) -> None:
    viewport = desk_of(window).view.viewport()
    where = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(viewport, QContextMenuEvent(where, QPoint(9, 9), QPoint(9, 9)))


def release_space(window: Window) -> None:
    QTest.keyRelease(desk_of(window).view, Qt.Key.Key_Space)


def resize(window: Window) -> None:
    window.resize(window.width() - 40, window.height() - 40)


def show_again(window: Window) -> None:
    window.hide()
    window.show()


def repaint(window: Window) -> None:
    desk_of(window).view.resetCachedContent()
    desk_of(window).view.grab()


def dragged(path: str = "/nowhere/board.json") -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path)])
    return data


def drag_in(window: Window) -> None:
    data = dragged()
    buttons, held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, buttons, held)
    QApplication.sendEvent(window, event)


def drop(window: Window) -> None:
    drag_in(window)
    data = dragged()
    buttons, held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, held)
    QApplication.sendEvent(window, event)


def press_a_key(window: Window) -> None:
    QTest.keyPress(desk_of(window).view, Qt.Key.Key_Space)


EVENTS: dict[str, Send] = {
    "mousePressEvent": lambda window: click(window, 400, 250),
    "mouseMoveEvent": lambda window: move(window, 400, 250),
    "mouseReleaseEvent": lambda window: click(window, 400, 250),
    "mouseDoubleClickEvent": lambda window: double_click(window, 400, 250),
    "paintEvent": repaint,
    "leaveEvent": leave,
    "enterEvent": enter,
    "focusInEvent": gain_focus,
    "focusOutEvent": lose_focus,
    "contextMenuEvent": ask_for_menu,
    "changeEvent": change_language,
    "wheelEvent": wheel,
    "viewportEvent": wheel,
    "event": change_language,
    "showEvent": show_again,
    "hideEvent": show_again,
    "keyPressEvent": press_a_key,
    "keyReleaseEvent": release_space,
    "resizeEvent": resize,
    "drawForeground": repaint,
    "drawBackground": repaint,
    "closeEvent": lambda window: window.close(),
    "dragEnterEvent": drag_in,
    "dropEvent": drop,
}
"""What makes Qt call a handler; a new handler wants a line here."""

EVENT_HANDLERS = [
    pytest.param(kind, name, id=f"{kind.__name__}.{name}")
    for kind in (BoardView, Window)
    for name in guarded_handlers(kind)
    if name in dict(overrides(kind))
]


@pytest.mark.parametrize(("kind", "name"), EVENT_HANDLERS)
def test_a_handler_that_fails_on_a_real_event_is_reported(
    qtbot: QtBot, kind: type, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = an_editor(qtbot, BOARD)
    with monkeypatch.context() as broken, qtbot.captureExceptions() as caught:
        inject(broken, kind, name)
        EVENTS[name](window)
    assert {error[0] for error in caught} == {InjectedError}
    window.show()
    click(window, 400, 250)  # and it goes on


GESTURES: dict[str, Send] = {
    "press": lambda window: click(window, 400, 250),
    "move": lambda window: move(window, 400, 250),
    "release": lambda window: drag(window, (400, 250), (410, 250)),
    "double_click": lambda window: double_click(window, 400, 250),
    "key": lambda window: keys(window, Qt.Key.Key_F9),
    "leave": leave,
}


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.id)
@pytest.mark.parametrize("gesture", GESTURES)
def test_a_tool_that_fails_is_reported(
    qtbot: QtBot, tool: ToolKind, gesture: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = an_editor(qtbot, BOARD)
    window.pick_up(tool.id)
    with monkeypatch.context() as broken, qtbot.captureExceptions() as caught:
        broken.setattr(type(window._tools[tool.id]), gesture, fail)
        GESTURES[gesture](window)
    assert InjectedError in {error[0] for error in caught}
    assert window.isVisible()


@pytest.mark.parametrize("part", ["activate", "deactivate", "hint"])
def test_a_tool_that_fails_to_be_picked_up_is_reported(
    qtbot: QtBot, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = an_editor(qtbot, BOARD)
    with monkeypatch.context() as broken, qtbot.captureExceptions() as caught:
        broken.setattr(type(window._tools[TOOLS[0].id]), part, fail)
        window.trigger(f"tool.{TOOLS[0].id}")
    assert {error[0] for error in caught} == {InjectedError}
