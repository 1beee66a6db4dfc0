"""No handler of the editor is without its guard, and the real window survives failing ones."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from functools import wraps
from pathlib import Path
from types import FunctionType, ModuleType

import PySide6.QtGui
import PySide6.QtWidgets
import pytest
from builders import a_board
from editor_driver import an_editor, click, desk_of, double_click, drag, keys, move
from injected_failures import InjectedError, by_guard, fail
from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QPoint,
    QPointF,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QEnterEvent,
    QFocusEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
)
from pytestqt.qtbot import QtBot

import trackwright.editor
from trackwright.editor.base import guard
from trackwright.editor.base.guard import Guarded
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.all_tools import TOOLS

BOARD = a_board().with_route("oslo", "bergen", length=4).build()


# Everything in the editor is guarded


def modules() -> Iterator[ModuleType]:
    """Yield every module of the editor."""
    for found in pkgutil.walk_packages(trackwright.editor.__path__, "trackwright.editor."):
        yield importlib.import_module(found.name)


def classes_of_qt() -> Iterator[type]:
    """Yield every class of the editor that is made from one of Qt's."""
    for module in modules():
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == module.__name__ and of_qt(kind):
                yield kind


def of_qt(kind: type) -> list[type]:
    """Return the classes of Qt that a class is made from."""
    return [base for base in kind.__mro__ if base.__module__.startswith("PySide6.")]


def overrides(kind: type) -> Iterator[tuple[str, FunctionType]]:
    """Yield what Qt may call in place of its own: handlers, models, delegates, commands, all."""
    for owner in kind.__mro__[:-1]:
        for name, handler in vars(owner).items():
            is_own = isinstance(handler, FunctionType) and not name.startswith("__")
            if is_own and any(name in vars(base) for base in of_qt(kind)):
                yield name, handler


def is_guarded(handler: FunctionType) -> bool:
    return handler.__code__.co_filename == guard.__file__


def test_everything_that_qt_may_call_is_guarded() -> None:
    found = [(kind, name, handler) for kind in classes_of_qt() for name, handler in overrides(kind)]
    assert len(found) > 200
    assert [(kind, name) for kind, name, handler in found if not is_guarded(handler)] == []
    assert [kind for kind in classes_of_qt() if not issubclass(kind, Guarded)] == []


HANDED_OVER = {"singleShot": 2, "addAction": 2, "QShortcut": 3}
"""What else takes something to call, with the number of arguments from which on it does."""


def is_bare(call: ast.Call) -> bool:
    """Tell whether a call gives Qt something to call that is not guarded."""
    name = ast.unparse(call.func).rpartition(".")[2]
    if name in {"connect", "disconnect"}:
        return isinstance(call.func, ast.Attribute) and bool(call.args)
    handed = [*call.args[-1:]] if len(call.args) >= HANDED_OVER.get(name, 99) else []
    handed += [each.value for each in call.keywords if is_signal(name, str(each.arg))]
    return any(not ast.unparse(each).startswith("guarded(") for each in handed)


def is_signal(kind: str, name: str) -> bool:
    libraries = (PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets)
    return any(
        isinstance(getattr(getattr(each, kind, None), name, None), Signal) for each in libraries
    )


def test_everything_that_qt_is_given_to_call_is_guarded() -> None:
    files = [Path(str(module.__file__)) for module in modules() if module is not guard]
    calls = [
        (file, node)
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]
    assert sum(ast.unparse(call.func) == "connect" for _, call in calls) > 300
    bare = [f"{file}:{call.lineno}: {ast.unparse(call)}" for file, call in calls if is_bare(call)]
    assert bare == []


# Handlers of the real window

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

VIEW_AND_WINDOW = [
    (kind, name)
    for kind in (BoardView, Window)
    for name, handler in vars(kind).items()
    if handler in dict(overrides(kind)).values()
]


def inject(monkeypatch: pytest.MonkeyPatch, kind: type, name: str) -> None:
    """Have a handler fail inside of its guard."""
    handler = vars(kind)[name]
    place = handler.__code__.co_freevars.index("function")
    failing_too = wraps(handler)(lambda *_arguments: fail())
    monkeypatch.setattr(handler.__closure__[place], "cell_contents", failing_too)


def test_handlers_that_fail_on_real_events_are_reported(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = an_editor(qtbot, BOARD)
    reported = {}
    for kind, name in VIEW_AND_WINDOW:
        with monkeypatch.context() as broken, qtbot.captureExceptions() as caught:
            inject(broken, kind, name)
            EVENTS[name](window)
        reported[kind, name] = by_guard(caught)
        window.show()
        click(window, 400, 250)  # and it goes on
    assert len(reported) > 20
    assert reported == {each: {InjectedError} for each in VIEW_AND_WINDOW}


GESTURES: dict[str, Send] = {
    "press": lambda window: click(window, 400, 250),
    "move": lambda window: move(window, 400, 250),
    "release": lambda window: drag(window, (400, 250), (410, 250)),
    "double_click": lambda window: double_click(window, 400, 250),
    "key": lambda window: keys(window, Qt.Key.Key_F9),
    "leave": leave,
}


@pytest.mark.parametrize("gesture", GESTURES)
def test_tools_that_fail_are_reported(
    qtbot: QtBot, gesture: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = an_editor(qtbot, BOARD)
    silent = []
    for tool in TOOLS:
        window.pick_up(tool.id)
        with monkeypatch.context() as broken, qtbot.captureExceptions() as caught:
            broken.setattr(type(window._tools[tool.id]), gesture, fail)
            GESTURES[gesture](window)
        if InjectedError not in by_guard(caught):
            silent.append(tool.id)
    assert silent == []
    assert window.isVisible()


@pytest.mark.parametrize("part", ["activate", "deactivate", "hint"])
def test_a_tool_that_fails_to_be_picked_up_is_reported(
    qtbot: QtBot, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = an_editor(qtbot, BOARD)
    with monkeypatch.context() as broken, qtbot.captureExceptions() as caught:
        broken.setattr(type(window._tools[TOOLS[0].id]), part, fail)
        window.trigger(f"tool.{TOOLS[0].id}")
    assert by_guard(caught) == {InjectedError}
