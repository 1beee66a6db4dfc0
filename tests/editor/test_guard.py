"""No exception leaves anything that Qt calls: each is reported, and the editor goes on."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from functools import partial, wraps
from pathlib import Path
from threading import Thread, current_thread, main_thread
from types import FunctionType, ModuleType
from typing import Any

import PySide6.QtGui
import PySide6.QtWidgets
import pytest
from builders import a_board
from editor_driver import an_editor, click, desk_of, double_click, drag, keys, move
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMimeData,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QEnterEvent,
    QFocusEvent,
    QIcon,
    QIconEngine,
    QKeySequence,
    QPixmap,
    QShortcut,
    QStandardItemModel,
    QUndoCommand,
    QUndoStack,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGraphicsItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsView,
    QLabel,
    QMenu,
    QPushButton,
    QSpinBox,
    QStyledItemDelegate,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete

import trackwright.editor
from trackwright.editor.base import guard
from trackwright.editor.base.guard import Guarded, connect, disconnect, guarded
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.all_tools import TOOLS

BOARD = a_board().with_route("oslo", "bergen", length=4).build()


class InjectedError(Exception):
    """What goes wrong in these tests."""


def fail(*_arguments: object, **_named: object) -> None:
    raise InjectedError("injected")


def by_guard(caught: list[tuple[type, BaseException, Any]]) -> set[type]:
    """Return the kinds of errors that were reported, all of them by the guard and not by PySide."""
    for _, error, _ in caught:
        assert error.__traceback__.tb_frame.f_code.co_filename == guard.__file__
    return {type(error) for _, error, _ in caught}


# Kinds of handlers


def failing(base: type, **methods: object) -> Any:
    """Make an object of a class of Qt that overrides methods, each with what it returns."""

    def override(returned: object) -> Callable[..., object]:
        def handler(*_arguments: object, **_named: object) -> object:
            raise InjectedError("injected")

        handler.__annotations__["return"] = returned
        return handler

    bases = (base,) if issubclass(base, Guarded) else (Guarded, base)
    body = {name: override(returned) for name, returned in methods.items()}
    return type("Failing", bases, body)()


class Sender(QObject):
    sent = Signal(object)
    again = Signal(object)


class Receiver(Guarded, QObject):
    """Notes what it is told, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[object] = []
        self.threads: list[object] = []

    def fail(self) -> None:
        fail()

    def note(self, what: object) -> None:
        self.told.append(what)
        self.threads.append(current_thread())

    def note_call(self) -> None:
        self.told.append("called")

    def note_if_any(self, what: object = "nothing") -> None:
        self.told.append(what)

    def note_all(self, *what: object) -> None:
        self.told.append(what)


class NoQtReceiver:
    def fail(self) -> None:
        fail()


def see(widget: QWidget) -> None:
    widget.resize(200, 200)
    widget.show()
    widget.grab()
    widget.close()


def see_again(_qtbot: QtBot) -> None:
    """A class made from one of ours overrides the same once more."""
    ours = failing(QWidget, closeEvent=None)
    see(failing(type(ours), closeEvent=None))


def see_item(item: QGraphicsItem) -> None:
    scene = QGraphicsScene(0, 0, 9, 9)
    scene.addItem(item)
    see(QGraphicsView(scene))


def see_table(
    model: QStandardItemModel | None = None, delegate: QStyledItemDelegate | None = None
) -> None:
    model = model or QStandardItemModel()
    model.setRowCount(1)
    model.setColumnCount(1)
    view = QTableView()
    view.setModel(model)
    if delegate is not None:
        view.setItemDelegate(delegate)
        view.show()
        view.edit(model.index(0, 0))
    view.resizeColumnsToContents()
    see(view)


def wait_for_timer_event(qtbot: QtBot) -> None:
    owner = failing(QObject, timerEvent=None)
    timer = owner.startTimer(0)
    qtbot.wait(20)
    owner.killTimer(timer)


def filter_event(_qtbot: QtBot) -> None:
    watched, filtering = QObject(), failing(QObject, eventFilter=bool)
    watched.installEventFilter(filtering)
    QApplication.sendEvent(watched, QEvent(QEvent.Type.User))
    watched.removeEventFilter(filtering)


def emit(slot: Callable[..., object], kind: Qt.ConnectionType) -> None:
    sender = Sender()
    connect(sender.sent, slot, kind)
    sender.sent.emit("something")
    QCoreApplication.processEvents()


def emit_from_thread(_qtbot: QtBot) -> None:
    sender, receiver = Sender(), Receiver()
    connect(sender.sent, receiver.fail)
    thread = Thread(target=lambda: sender.sent.emit("something"))
    thread.start()
    thread.join()
    QCoreApplication.processEvents()


def wait_for_timer(qtbot: QtBot) -> None:
    timer, receiver = QTimer(singleShot=True, interval=0), Receiver()
    connect(timer.timeout, receiver.fail)
    timer.start()
    qtbot.wait(20)


def wait_for_single_shot(qtbot: QtBot) -> None:
    receiver = Receiver()
    QTimer.singleShot(0, receiver, guarded(receiver.fail))
    qtbot.wait(20)


def choose_in_menu(_qtbot: QtBot) -> None:
    menu, receiver = QMenu(), Receiver()
    menu.addAction("", guarded(receiver.fail)).trigger()


def press_shortcut(_qtbot: QtBot) -> None:
    widget, receiver = QWidget(), Receiver()
    QShortcut(QKeySequence("a"), widget, guarded(receiver.fail)).activated.emit()


def accept_dialog(_qtbot: QtBot) -> None:
    dialog, button = failing(QDialog, accept=None), QPushButton()
    connect(button.clicked, dialog.accept)
    button.click()


AUTO, QUEUED = Qt.ConnectionType.AutoConnection, Qt.ConnectionType.QueuedConnection

KINDS: dict[str, Callable[[QtBot], object]] = {
    "event": lambda _: QApplication.sendEvent(
        failing(QObject, event=bool), QEvent(QEvent.Type.User)
    ),
    "paint": lambda _: see(failing(QWidget, paintEvent=None)),
    "close": lambda _: see(failing(QWidget, closeEvent=None)),
    "class made from one of ours": see_again,
    "timer event": wait_for_timer_event,
    "event filter": filter_event,
    "size": lambda _: failing(QWidget, sizeHint=QSize).adjustSize(),
    "paint of an item": lambda _: see_item(failing(QGraphicsRectItem, paint=None)),
    "bounds of an item": lambda _: see_item(
        failing(QGraphicsItem, boundingRect=QRectF, paint=None)
    ),
    "model": lambda _: see_table(failing(QStandardItemModel, data=object)),
    "flags of a model": lambda _: see_table(failing(QStandardItemModel, flags=Qt.ItemFlag)),
    "paint of a delegate": lambda _: see_table(delegate=failing(QStyledItemDelegate, paint=None)),
    "size of a delegate": lambda _: see_table(
        delegate=failing(QStyledItemDelegate, sizeHint=QSize)
    ),
    "editor of a delegate": lambda _: see_table(
        delegate=failing(QStyledItemDelegate, createEditor=QWidget)
    ),
    "undo command": lambda _: QUndoStack().push(failing(QUndoCommand, redo=None)),
    "icon engine": lambda _: QIcon(failing(QIconEngine, pixmap=QPixmap)).pixmap(9, 9),
    "text of a number": lambda _: see(failing(QSpinBox, textFromValue=str)),
    "overridden slot": accept_dialog,
    "timer": wait_for_timer,
    "single shot": wait_for_single_shot,
    "menu": choose_in_menu,
    "shortcut": press_shortcut,
    "slot": lambda _: emit(Receiver().fail, AUTO),
    "slot of an object that is not Qt's": lambda _: emit(NoQtReceiver().fail, AUTO),
    "queued slot": lambda _: emit(Receiver().fail, QUEUED),
    "slot of another thread's signal": emit_from_thread,
    "function": lambda _: emit(fail, AUTO),
    "lambda": lambda _: emit(lambda: fail(), AUTO),
    "partial": lambda _: emit(partial(fail, 1), AUTO),
}


def sweep() -> None:
    """Remove the widgets that a test has made, without closing them: they may fail."""
    for widget in QApplication.topLevelWidgets():
        delete(widget)


@pytest.fixture
def swept(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    sweep()


@pytest.mark.parametrize("kind", KINDS)
def test_a_failing_handler_of_each_kind_is_reported(qtbot: QtBot, kind: str) -> None:
    with qtbot.captureExceptions() as caught:
        KINDS[kind](qtbot)
        sweep()
    assert by_guard(caught) == {InjectedError}


@pytest.mark.usefixtures("swept")
@pytest.mark.parametrize(
    ("base", "name", "returned", "empty"),
    [
        (QWidget, "sizeHint", QSize, QSize()),
        (QObject, "eventFilter", bool, False),
        (QWidget, "closeEvent", None, None),
        (QGraphicsItem, "boundingRect", QRectF, QRectF()),
        (QStandardItemModel, "rowCount", int, 0),
        (QStandardItemModel, "data", Any, None),
        (QStandardItemModel, "data", object, None),
        (QStandardItemModel, "flags", Qt.ItemFlag, Qt.ItemFlag.NoItemFlags),
        (QStandardItemModel, "index", QModelIndex, QModelIndex()),
        (QStyledItemDelegate, "createEditor", QWidget, None),
        (QStyledItemDelegate, "createEditor", QWidget | None, None),
        (QSpinBox, "textFromValue", str, ""),
    ],
)
def test_a_failing_handler_returns_an_empty_value(
    qtbot: QtBot, base: type, name: str, returned: object, empty: object
) -> None:
    with qtbot.captureExceptions() as caught:
        assert getattr(failing(base, **{name: returned}), name)() == empty
    assert InjectedError in by_guard(caught)


def test_what_qt_does_not_call_raises() -> None:
    with pytest.raises(InjectedError):
        Receiver().fail()


# Slots are what they are without a guard


@pytest.mark.usefixtures("swept")
@pytest.mark.parametrize(
    ("slot", "told"),
    [
        (Receiver.note, False),
        (Receiver.note_call, "called"),
        (Receiver.note_if_any, False),
        (Receiver.note_all, ()),
    ],
)
def test_a_slot_gets_as_many_arguments_as_it_takes(
    slot: Callable[..., object], told: object
) -> None:
    button, bare = QPushButton(), QPushButton()
    receiver = Receiver()
    method = getattr(receiver, slot.__name__)
    connect(button.clicked, method)
    bare.clicked.connect(method)
    button.click()
    bare.click()
    assert receiver.told == [told, told]


@pytest.mark.usefixtures("swept")
def test_a_function_gets_as_many_arguments_as_it_takes() -> None:
    button, told = QPushButton(), []
    connect(button.clicked, lambda: told.append("called"))
    connect(button.clicked, lambda on: told.append(on))
    connect(button.clicked, lambda _on, kept="kept": told.append(kept))
    connect(button.clicked, partial(told.append, "partial"))
    button.click()
    assert told == ["called", False, "kept", "partial"]


@pytest.mark.usefixtures("swept")
def test_a_slot_runs_in_its_owners_thread() -> None:
    receiver = Receiver()

    def send() -> None:
        sender = Sender()
        connect(sender.sent, receiver.note)
        sender.sent.emit(1)

    thread = Thread(target=send)
    thread.start()
    thread.join()
    assert receiver.told == []
    QCoreApplication.processEvents()
    assert receiver.told == [1]
    assert receiver.threads == [main_thread()]


@pytest.mark.usefixtures("swept")
def test_a_slot_goes_with_its_owner() -> None:
    sender, receiver = Sender(), Receiver()
    connect(sender.sent, receiver.note)
    told = receiver.told
    receiver.deleteLater()
    QCoreApplication.sendPostedEvents(receiver, QEvent.Type.DeferredDelete.value)
    sender.sent.emit(1)
    assert told == []


@pytest.mark.usefixtures("swept")
def test_a_connection_does_not_keep_an_owner() -> None:
    sender, receiver = Sender(), Receiver()
    told = receiver.told
    connect(sender.sent, receiver.note)
    del receiver
    sender.sent.emit(1)
    assert told == []


@pytest.mark.usefixtures("swept")
def test_a_disconnected_slot_is_not_called() -> None:
    sender, receiver = Sender(), Receiver()
    connect(sender.sent, receiver.note)
    connect(sender.sent, receiver.note_call)
    disconnect(sender.sent, receiver.note)
    sender.sent.emit(1)
    assert receiver.told == ["called"]


@pytest.mark.usefixtures("swept")
def test_a_signal_and_a_slot_of_qt_are_connected_as_they_are() -> None:
    sender, receiver, label = Sender(), Receiver(), QLabel()
    connect(sender.sent, sender.again)
    connect(sender.again, receiver.note)
    button = QPushButton()
    connect(button.windowTitleChanged, label.setText)
    sender.sent.emit(1)
    button.setWindowTitle("titled")
    assert (receiver.told, label.text()) == ([1], "titled")
    assert guarded(label.setText) == label.setText


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
    assert sum(ast.unparse(call.func) == "connect" for _, call in calls) > 400
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
