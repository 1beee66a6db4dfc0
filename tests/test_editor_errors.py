"""Unexpected errors: every handler hands them over, one dialog tells them, and work goes on."""

import importlib
import inspect
import os
import pkgutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType

import pytest
from builders import a_board
from editing import an_editor, click, desk_of, double_click, drag, keys, move
from filing import a_window, choose_file_in, close_all
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QEnterEvent,
    QFocusEvent,
    QGuiApplication,
    QUndoCommand,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot

import trackwright.editor
from trackwright.editor import guard
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.errors import MOST_SHOWN, ErrorDialog, ErrorWatch
from trackwright.editor.files.locking import lock_path
from trackwright.editor.files.recovery import read_recovery
from trackwright.editor.program import Program
from trackwright.editor.tools.catalogue import TOOLS, ToolKind
from trackwright.editor.window import Window
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board

BOARD = a_board().with_route("oslo", "bergen", length=4).build()


class InjectedError(Exception):
    """What goes wrong in these tests."""


def fail(*_arguments: object, **_named: object) -> None:
    raise InjectedError("injected")


# Every handler hands its errors over


def classes() -> Iterator[type]:
    """Yield every class of the editor."""
    for found in pkgutil.walk_packages(trackwright.editor.__path__, "trackwright.editor."):
        module = importlib.import_module(found.name)
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == found.name:
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
QT = (QObject, QGraphicsItem, QUndoCommand)
OTHERS = {"event", "eventFilter", "paint", "drawForeground", "drawBackground", "mergeWith"}
"""Handlers whose names do not end in Event."""


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


@pytest.mark.parametrize("kind", [kind for kind in classes() if issubclass(kind, QT)])
def test_every_handler_that_qt_calls_is_guarded(kind: type) -> None:
    bare = [
        name
        for name, handler in vars(kind).items()
        if isinstance(handler, FunctionType)
        and (name.endswith("Event") or name in OTHERS)
        and not is_guarded(handler)
    ]
    assert bare == []


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
    if name.endswith("Event") or name in OTHERS
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


# The dialog


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    yield program
    close_all(program)


@pytest.fixture
def watch(program: Program) -> Iterator[ErrorWatch]:
    watch = ErrorWatch(program.documents, program.keep_safe)
    watch.install()
    yield watch
    watch.uninstall()
    QApplication.processEvents()


def dialogs() -> list[ErrorDialog]:
    return [
        shown
        for shown in QApplication.topLevelWidgets()
        if isinstance(shown, ErrorDialog) and shown.isVisible()
    ]


def go_wrong() -> None:
    try:
        fail()
    except InjectedError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_an_error_is_told_with_all_that_helps_to_find_it(qtbot: QtBot, watch: ErrorWatch) -> None:
    go_wrong()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    (report,) = dialogs()[0].reports
    for words in ("Trackwright 0.", "Qt 6", "Python 3", "InjectedError: injected", "in fail"):
        assert words in report.text
    dialogs()[0].copy_button.click()
    assert QGuiApplication.clipboard().text() == report.text
    assert watch.seen.total() == 1


def test_errors_do_not_pile_up(qtbot: QtBot, watch: ErrorWatch) -> None:
    for _ in range(20):
        go_wrong()
    qtbot.waitUntil(lambda: watch.seen.total() == 20)
    (dialog,) = dialogs()
    assert len(dialog.reports) == 20


def test_an_error_that_comes_again_and_again_is_shown_a_few_times(
    qtbot: QtBot, watch: ErrorWatch
) -> None:
    shown = 0
    for count in range(1, 8):
        go_wrong()
        qtbot.waitUntil(lambda: watch.seen.total() == count)  # noqa: B023 – waited for here
        for dialog in dialogs():
            shown += 1
            dialog.reject()
    assert shown == MOST_SHOWN


@pytest.mark.usefixtures("watch")
def test_an_error_in_another_thread_is_told(qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert "InjectedError" in dialogs()[0].reports[0].text


@pytest.mark.usefixtures("watch")
def test_a_copy_can_be_saved_after_an_error(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    window = a_window(qtbot, program)
    program.opening.open_new(BOARD, window)
    go_wrong()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    dialogs()[0].save_button.click()
    choose_file_in(dialogs()[0], tmp_path / "copy.json")
    assert read_board(tmp_path / "copy.json").document == BOARD
    assert window.require_desk().document.path is None


@pytest.mark.usefixtures("watch")
def test_without_a_board_there_is_no_copy_to_save(qtbot: QtBot) -> None:
    go_wrong()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert not dialogs()[0].save_button.isEnabled()


# Ends that nobody chose

PROGRAM = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer, qFatal
from PySide6.QtWidgets import QApplication
from trackwright.editor.application import run
from trackwright.editor.window import Window
from trackwright.schema.edits import with_changed

application = QApplication([])

def edit_and_end():
    (window,) = [w for w in application.topLevelWidgets() if isinstance(w, Window)]
    desk = window.require_desk()
    desk.edit("Move", with_changed(desk.board, "cities", "oslo", position=(1, 1)))
    END

QTimer.singleShot(0, edit_and_end)
sys.exit(run([Path(sys.argv[1])]))
"""


@pytest.mark.parametrize(
    ("end", "code"),
    [
        ("os.kill(os.getpid(), signal.SIGTERM)", 128 + signal.SIGTERM),
        ("qFatal('the end')", -signal.SIGABRT),
    ],
)
def test_a_program_that_is_ended_leaves_its_work_and_no_lock(
    tmp_path: Path, end: str, code: int
) -> None:
    write_board(tmp_path / "board.json", BOARD)
    ended = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM.replace("END", end), tmp_path / "board.json"],
        env={**os.environ, "TRACKWRIGHT_HOME": str(tmp_path / "home")},
        check=False,
        capture_output=True,
        timeout=60,
    )
    assert ended.returncode == code, ended.stderr.decode()
    assert read_board(tmp_path / "board.json").document == BOARD
    (file,) = (tmp_path / "home" / "recovery").iterdir()
    assert read_recovery(file).board.cities[0].position == (1, 1)
    assert not lock_path(tmp_path / "board.json").exists()
