"""No exception leaves anything that Qt calls: each is reported, and the editor goes on."""

from collections.abc import Callable, Iterator
from functools import partial
from threading import Thread, current_thread, main_thread
from typing import Any

import pytest
from injected_failures import InjectedError, by_guard, fail
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QIcon,
    QIconEngine,
    QKeySequence,
    QPixmap,
    QShortcut,
    QStandardItemModel,
    QUndoCommand,
    QUndoStack,
)
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

from trackwright.editor.base.guard import Guarded, connect, disconnect, guarded

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
