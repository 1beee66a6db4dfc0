"""What scenes of the editor's pictures have in common: a hand, and patience."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from trackwright.editor.canvas.desk import Desk
from trackwright.editor.shell.window import Window
from trackwright.maps.library import board_names, board_path
from trackwright.schema.board import City
from trackwright.schema.geometry import Point

LONGEST_WAIT, STEP = 20_000, 20
"""How long a picture waits for work in the background, and how often it looks, in ms."""

BOARD_WITH_REGIONS = board_names().index("northern_lights")

Scene = Callable[[Window], None]
"""What is done in a window before its picture is taken."""


def wait(milliseconds: int) -> None:
    """Let events happen; QTest's own wait would keep Python from working in the background."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(done: Callable[[], bool]) -> None:
    """Let events happen until something is done, or much too long."""
    waited = 0
    while not done() and waited < LONGEST_WAIT:
        wait(STEP)
        waited += STEP


def open_shipped(window: Window, number: int = 0) -> None:
    """Open one of the shipped boards, and wait until it can be looked at."""
    open_file(window, board_path(board_names()[number]))


def open_file(window: Window, file: Path) -> None:
    """Open a file, and wait until it can be looked at."""
    window.program.open_controller.open(file, window)
    wait_until(lambda: window.desk is not None)
    settle(window)


def settle(window: Window) -> None:
    """Wait until the board stands still and is checked."""
    wait(STEP)
    desk = window.require_desk()
    wait_until(lambda: desk.scene.is_layout_finished and desk.problems.is_current)


def middle_city(desk: Desk) -> City:
    """Return a city that is neither the first nor the last."""
    return desk.board.cities[len(desk.board.cities) // 2]


def place_of(desk: Desk, name: str) -> Point:
    """Return where a city or crossing lies."""
    return next(stop.position for stop in desk.board.stops if stop.id == name)


def come_near(desk: Desk, *places: Point) -> None:
    """Show some places, and a little around them."""
    area = QPolygonF([QPointF(*place) for place in places]).boundingRect()
    desk.view.fit(area.adjusted(-50, -50, 50, 50))


def click(desk: Desk, *places: Point) -> None:
    """Click places of the board, one after the other."""
    for place in places:
        point(desk, place)
        at = desk.view.mapFromScene(*place)
        QTest.mouseClick(desk.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def point(desk: Desk, place: Point, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """Move the pointer as Qt reports it, with or without a screen."""
    viewport = desk.view.viewport()
    at = QPointF(desk.view.mapFromScene(*place))
    no_keys = Qt.KeyboardModifier.NoModifier
    kind, none = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
    move = QMouseEvent(kind, at, viewport.mapToGlobal(at), none, held, no_keys)
    QApplication.sendEvent(viewport, move)
