"""Zooming and panning the canvas, with real events."""

from collections.abc import Iterator

import pytest
from canvas_driver import (
    a_canvas,
    drag_to,
    drag_with,
    press_ctrl,
)
from editor_driver import LEFT, NO_KEYS, board_of, desk_of, drag, keys, move, on_screen
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import (
    QNativeGestureEvent,
    QPointingDevice,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.view import LARGEST, SMALLEST
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.city_naming import CityNamePanel
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef

MIDDLE = Qt.MouseButton.MiddleButton
OSLO = (300, 200)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    yield from a_canvas(qtbot)


def test_the_wheel_zooms_at_the_cursor(window: Window) -> None:
    view = desk_of(window).view
    here, before = on_screen(window, 600, 80), view.scale_now
    for _ in range(5):
        _wheel(view.viewport(), here, 120)
    assert view.scale_now == pytest.approx(before * 1.2**5)
    assert (on_screen(window, 600, 80) - here).manhattanLength() <= 6
    for _ in range(5):
        _wheel(view.viewport(), here, -120)
    assert view.scale_now == pytest.approx(before)


def test_a_pinch_zooms(window: Window) -> None:
    view = desk_of(window).view
    before, here = view.scale_now, QPointF(on_screen(window, 300, 200))
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        here,
        here,
        here,
        0.5,
        QPointF(),
    )
    QApplication.sendEvent(view.viewport(), event)
    assert view.scale_now == pytest.approx(before * 1.5)


def test_keys_zoom_and_show_the_whole_board(window: Window) -> None:
    view = desk_of(window).view
    fitting = view.scale_now
    press_ctrl(window, Qt.Key.Key_Plus)
    assert view.scale_now == pytest.approx(fitting * 1.2)
    press_ctrl(window, Qt.Key.Key_Minus)
    press_ctrl(window, Qt.Key.Key_Minus)
    assert view.scale_now == pytest.approx(fitting / 1.2)
    press_ctrl(window, Qt.Key.Key_0)
    assert view.scale_now == pytest.approx(fitting)
    assert view.seen.contains(desk_of(window).scene.board_area)
    press_ctrl(window, Qt.Key.Key_1)
    assert view.scale_now == pytest.approx(view.logicalDpiX() / 25.4)


def test_zooming_ends_somewhere(window: Window) -> None:
    view = desk_of(window).view
    view.zoom(1e6)
    assert view.scale_now == LARGEST
    view.zoom(1e-9)
    assert view.scale_now == SMALLEST


def test_what_is_selected_can_be_shown_large(window: Window) -> None:
    desk = desk_of(window)
    desk.selection.set([ThingRef("route", "alta-tromso")])
    press_ctrl(window, Qt.Key.Key_2)
    assert desk.view.seen.width() < 200
    assert desk.view.seen.contains(QPointF(650, 80))


@pytest.mark.parametrize("way", ["middle button", "space", "hand"])
def test_dragging_pans(window: Window, way: str) -> None:
    view = desk_of(window).view
    view.zoom_to(4)
    window.pick_up("pan" if way == "hand" else "select")
    button = Qt.MouseButton.MiddleButton if way == "middle button" else LEFT
    start = view.viewport().rect().center()
    place = view.mapToScene(start)
    cursor = view.viewport().cursor().shape()
    if way == "space":
        QTest.keyPress(view, Qt.Key.Key_Space)
    drag_with(view.viewport(), start, start + QPoint(60, -40), button)
    if way == "space":
        QTest.keyRelease(view, Qt.Key.Key_Space)
    assert (view.mapFromScene(place) - start - QPoint(60, -40)).manhattanLength() <= 2
    assert view.viewport().cursor().shape() == cursor
    assert desk_of(window).document.history.count() == 0


def test_the_middle_button_during_a_drag_does_not_take_it_from_the_tool(window: Window) -> None:
    viewport = desk_of(window).view.viewport()
    drag(window, OSLO, (320, 240), drop=False)
    there = _oslo(window)
    QTest.mousePress(viewport, MIDDLE, NO_KEYS, on_screen(window, 320, 240))
    QTest.mouseRelease(viewport, LEFT, NO_KEYS, on_screen(window, 320, 240))
    QTest.mouseRelease(viewport, MIDDLE, NO_KEYS, on_screen(window, 320, 240))
    move(window, 400, 300)
    assert there != OSLO
    assert _oslo(window) == there


def test_the_left_button_while_panning_neither_ends_that_nor_reaches_the_tool(
    window: Window,
) -> None:
    view = desk_of(window).view
    view.zoom_to(4)
    start = on_screen(window, *OSLO)
    QTest.mousePress(view.viewport(), MIDDLE, NO_KEYS, start)
    QTest.mouseClick(view.viewport(), LEFT, NO_KEYS, start)
    drag_to(view.viewport(), start + QPoint(60, -40), MIDDLE)
    QTest.mouseRelease(view.viewport(), MIDDLE, NO_KEYS, start + QPoint(60, -40))
    assert (on_screen(window, *OSLO) - start - QPoint(60, -40)).manhattanLength() <= 2
    assert desk_of(window).selection.refs == ()


def test_panning_ends_when_its_release_went_elsewhere(window: Window) -> None:
    view = desk_of(window).view
    view.zoom_to(4)
    start = view.viewport().rect().center()
    QTest.mousePress(view.viewport(), MIDDLE, NO_KEYS, start)
    before = view.seen
    drag_to(view.viewport(), start + QPoint(60, -40), Qt.MouseButton.NoButton)
    assert view.seen == before


@pytest.mark.parametrize("way", ["middle button", "space"])
def test_a_quick_second_press_pans_as_well(window: Window, way: str) -> None:
    view = desk_of(window).view
    view.zoom_to(4)
    window.pick_up("city")
    button = MIDDLE if way == "middle button" else LEFT
    start = view.viewport().rect().center()
    place = view.mapToScene(start)
    if way == "space":
        QTest.keyPress(view, Qt.Key.Key_Space)
    QTest.mouseClick(view.viewport(), button, NO_KEYS, start)
    QTest.mouseDClick(view.viewport(), button, NO_KEYS, start)
    drag_to(view.viewport(), start + QPoint(60, -40), button)
    QTest.mouseRelease(view.viewport(), button, NO_KEYS, start + QPoint(60, -40))
    if way == "space":
        QTest.keyRelease(view, Qt.Key.Key_Space)
    assert (view.mapFromScene(place) - start - QPoint(60, -40)).manhattanLength() <= 2
    assert not view.viewport().findChildren(CityNamePanel)


def test_the_hand_pans_and_zooms_with_keys(window: Window) -> None:
    view = desk_of(window).view
    window.pick_up("pan")
    view.zoom_to(4)
    before = view.seen
    keys(window, Qt.Key.Key_Right)
    assert view.seen.left() == pytest.approx(before.left() + before.width() / 8, abs=1)
    keys(window, Qt.Key.Key_Down)
    assert view.seen.top() == pytest.approx(before.top() + before.height() / 8, abs=1)
    keys(window, "+")
    assert view.scale_now == pytest.approx(4.8)


def test_the_board_fits_again_when_the_window_grows_unless_it_was_zoomed(
    qtbot: QtBot, window: Window
) -> None:
    view = desk_of(window).view
    small = view.scale_now
    window.resize(1700, 1100)
    qtbot.waitUntil(lambda: view.scale_now > small * 1.2)
    view.zoom_to(2)
    window.resize(1280, 800)
    QApplication.processEvents()
    assert view.scale_now == pytest.approx(2)


def _wheel(target: QWidget, here: QPoint, turn: int) -> None:
    event = QWheelEvent(
        QPointF(here),
        QPointF(target.mapToGlobal(here)),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        NO_KEYS,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(target, event)


def _oslo(window: Window) -> Point:
    return next(city.position for city in board_of(window).cities if city.id == "oslo")
