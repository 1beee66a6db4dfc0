"""How smooth the editor is: frames while dragging, panning and zooming, and the start."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from math import cos, sin
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time

sys.path.insert(0, str(Path(__file__).parent.parent / "scripts"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from europe_sized_board import europe_sized_board
from mouse_events import LEFT, move, press, release
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

import trackwright.editor.shell.make_desk  # noqa: F401 – loaded before the clock runs
from trackwright.editor.document.document import Document
from trackwright.editor.shell.application import GarbageCollector
from trackwright.editor.shell.window import Window
from trackwright.maps import open_board
from trackwright.schema.board import Board

FRAMES = 60
STARTS = 8
NEAR = 3.0
"""Pixels to a mm when a part of the board is seen."""

BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
from trackwright.maps import open_board
open_board("europe")
window = QMainWindow()
window.resize(1280, 800)
window.show()
application.processEvents()
leave()
"""

EDITOR = """
import gc
gc.disable()
from PySide6.QtWidgets import QApplication
def until_it_is_there(application):
    from trackwright.editor.shell.window import Window
    (window,) = (w for w in application.topLevelWidgets() if isinstance(w, Window))
    application.processEvents()
    while not ({there}):
        application.processEvents()
    leave()
QApplication.exec = until_it_is_there
from trackwright.editor.shell.application import run
from trackwright.maps import document_path
run([document_path(name) for name in {boards}])
"""
WELCOME = EDITOR.format(boards=(), there="window.welcome.isVisible()")
PAINTED = EDITOR.format(boards=("europe",), there="window.desk.scene.is_seen")
WHOLE = EDITOR.format(
    boards=("europe",),
    there="window.docks.get('inspector').panel and window.desk.scene.layout_now.labels",
)

LEAVE = """
import os
def leave():
    os._exit(0)
"""
"""Closing does not belong to the start."""


def main() -> None:
    """Print all tables."""
    with TemporaryDirectory() as home:
        os.environ["TRACKWRIGHT_HOME"] = home
        print_start()
        print()
        application = QApplication.instance() or QApplication([])
        print_frames(open_board("europe").document, europe_sized_board(10))
        del application


def print_start() -> None:
    """Print how long it takes from nothing to a window, bare and with the editor in it."""
    print(f"Seconds from the start of Python to the window, the least of {STARTS} runs;")
    print("in brackets: of the processor's time.")
    print(f"{'':32}{'':16}{'ratio':>6}")
    programs = {
        "a bare window and the models": BARE,
        "the editor": WELCOME,
        "the editor with Europe": PAINTED,
        "  with names and panels": WHOLE,
    }
    started = _started(*programs.values())
    for name, (seconds, processor) in zip(programs, started, strict=True):
        ratio = seconds / started[0][0]
        print(f"{name:32}{seconds:8.2f} ({processor:5.2f}){ratio:6.2f}")


def print_frames(*boards: Board) -> None:
    """Print how long a frame takes, from the event to the last pixel."""
    print(f"Milliseconds for a frame, {FRAMES} frames; in brackets: of the processor's time.")
    headings = "".join(f"{name:>26}" for name in ("Europe", "ten times as large"))
    print(f"{'':24}{headings}")
    print(f"{'':24}" + f"{'median':>17}{'95 %':>9}" * len(boards))
    tables = [_frames(board) for board in boards]
    for name in tables[0]:
        print(f"{name:24}" + "".join(table[name] for table in tables))


def _started(*programs: str) -> list[tuple[float, float]]:
    """Return the least of programs that run in turn, so that a busy minute meets all of them.

    In a first run Python compiles: an installed editor is compiled.
    """
    with TemporaryDirectory() as compiled:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for program in programs:
            _run(program, environment)
        times = [[_run(program, environment) for program in programs] for _ in range(STARTS)]
    return [
        (min(seconds for seconds, _ in column), min(processor for _, processor in column))
        for column in zip(*times, strict=True)
    ]


def _run(program: str, environment: Mapping[str, str]) -> tuple[float, float]:
    """Return how long a program ran, and how much of the processor's time it took."""
    start, before = perf_counter(), os.times()
    command = [sys.executable, "-P", "-c", LEAVE + program]
    subprocess.run(command, check=True, env=environment)  # noqa: S603
    after = os.times()
    processor = sum(after[2:4]) - sum(before[2:4])
    return perf_counter() - start, processor


def _frames(board: Board) -> dict[str, str]:
    window = Window()
    start, processor = perf_counter(), thread_time()
    window.show_document(Document(board))
    window.resize(1280, 800)
    window.show()
    QApplication.processEvents()
    opened = 1000 * (perf_counter() - start), 1000 * (thread_time() - processor)
    desk = window.require_desk()
    while not desk.scene.is_layout_finished:
        QApplication.processEvents()
    collector = GarbageCollector()  # as the program does
    rows = {
        "open": f"{opened[0]:8.0f} ({opened[1]:5.0f}){'':10}",
        "first zoom in, longest": _first_zoom(window),
    }
    for seen in ("the whole board", "a part"):
        if seen == "a part":
            desk.view.zoom_to(NEAR)
            desk.view.center_on(QPointF(*board.cities[10].position))
        rows |= {
            f"drag, {seen}": _measured(_drag(window)),
            f"pan, {seen}": _measured(_pan(window)),
            f"zoom, {seen}": _measured(_zoom(window)),
        }
    collector.close()
    desk.document.history.setClean()
    window.close()
    return rows


def _first_zoom(window: Window) -> str:
    """Zoom in for the first time, and out again; return how long the longest frame took."""
    desk = window.require_desk()
    frames = [_timed(lambda: desk.view.zoom_to(NEAR))]
    while not desk.scene.is_layout_finished:
        frames.append(_timed())
    desk.view.fit()
    longest, processor = (max(column) for column in zip(*frames, strict=True))
    return f"{longest:8.1f} ({processor:5.1f}){'':10}"


def _timed(act: Callable[[], None] = lambda: None) -> tuple[float, float]:
    """Return how many ms a frame took, and of the processor's time."""
    start, busy = perf_counter(), thread_time()
    act()
    QApplication.processEvents()
    return 1000 * (perf_counter() - start), 1000 * (thread_time() - busy)


def _measured(frame: Callable[[int], None]) -> str:
    QApplication.processEvents()
    frames = [_timed(partial(frame, number)) for number in range(FRAMES)]
    times, processor = zip(*frames, strict=True)
    return f"{median(times):8.1f} ({median(processor):5.1f}){quantiles(times, n=20)[-1]:10.1f}"


def _drag(window: Window) -> Callable[[int], None]:
    """Drag a city about in a circle, with the mouse."""
    window.pick_up("select")
    window.require_desk().view.align_with_cities(False)
    x, y = window.require_desk().board.cities[10].position

    def frame(number: int) -> None:
        if number == 0:
            press(window, x, y)
        at = x + 12 * sin(number / 8), y + 12 - 12 * cos(number / 8)
        move(window, *at, held=LEFT)
        if number == FRAMES - 1:
            release(window, *at)

    return frame


def _pan(window: Window) -> Callable[[int], None]:
    """Push the canvas to and fro, with the middle button."""
    view = window.require_desk().view
    viewport = view.viewport()
    middle = Qt.MouseButton.MiddleButton

    def send(kind: QEvent.Type, at: QPoint, button: Qt.MouseButton) -> None:
        place = QPointF(at)
        event = QMouseEvent(
            kind,
            place,
            QPointF(viewport.mapToGlobal(at)),
            button,
            middle,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)

    def frame(number: int) -> None:
        at = viewport.rect().center() + QPoint(int(90 * sin(number / 7)), int(50 * sin(number / 5)))
        if number == 0:
            send(QEvent.Type.MouseButtonPress, at, middle)
        send(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton)
        if number == FRAMES - 1:
            send(QEvent.Type.MouseButtonRelease, at, middle)

    return frame


def _zoom(window: Window) -> Callable[[int], None]:
    """Turn the wheel three notches in, and three out."""
    viewport = window.require_desk().view.viewport()

    def frame(number: int) -> None:
        here = QPointF(viewport.rect().center())
        event = QWheelEvent(
            here,
            QPointF(viewport.mapToGlobal(here.toPoint())),
            QPoint(),
            QPoint(0, 120 if number % 6 < 3 else -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    return frame


if __name__ == "__main__":
    main()
