"""Rulers, guides and the grid on the canvas, with real events."""

from collections.abc import Iterator

import pytest
from canvas_driver import (
    a_canvas,
    canvas_board,
    difference,
    drag_to,
    drag_with,
    layers_panel,
    press_ctrl,
)
from editor_driver import LEFT, NO_KEYS, an_editor, click, desk_of, on_screen
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.grid_and_snapping import Axis
from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.canvas.rulers import Ruler
from trackwright.editor.shell.window import Window
from trackwright.rendering.themes import DARK
from trackwright.schema.thing_ref import ThingRef


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    yield from a_canvas(qtbot)


def test_a_guide_is_dragged_out_of_a_ruler_and_things_snap_to_it(window: Window) -> None:
    view = desk_of(window).view
    upper = _ruler(window, Axis.Horizontal)
    target = view.viewport().mapTo(view, on_screen(window, 300, 120))
    drag_with(upper, QPoint(200, 8), upper.mapFrom(view, target), LEFT)
    assert view.guides.levels == (pytest.approx(120, abs=1),)
    assert view.guides.uprights == ()
    assert desk_of(window).scene.snapping.levels == view.guides.levels


def test_a_guide_is_moved_by_its_mark_and_removed_by_a_double_click(window: Window) -> None:
    view = desk_of(window).view
    view.guides.set_positions(Axis.Vertical, (200.0, 500.0))
    upper = _ruler(window, Axis.Horizontal)
    start, end = (QPoint(on_screen(window, x, 0).x(), 15) for x in (200, 260))
    drag_with(upper, start, end, LEFT)
    assert sorted(view.guides.uprights) == [pytest.approx(260, abs=1), 500]
    QTest.mouseDClick(upper, LEFT, NO_KEYS, end)
    assert view.guides.uprights == (500,)
    window.trigger("view.clear_guides")
    assert view.guides.uprights == ()


def test_a_guide_that_is_dropped_on_its_ruler_is_none(window: Window) -> None:
    view = desk_of(window).view
    left = _ruler(window, Axis.Vertical)
    inside = left.mapFrom(view, view.viewport().mapTo(view, on_screen(window, 100, 100)))
    QTest.mousePress(left, LEFT, NO_KEYS, QPoint(8, 200))
    drag_to(left, inside, LEFT)
    assert len(view.guides.uprights) == 1
    drag_to(left, QPoint(8, 200), LEFT)
    QTest.mouseRelease(left, LEFT, NO_KEYS, QPoint(8, 200))
    assert view.guides.uprights == ()


def test_rulers_show_the_pointer_and_how_far_the_selection_reaches(window: Window) -> None:
    upper = _ruler(window, Axis.Horizontal)
    before = upper.grab().toImage()
    click(window, 640, 80)
    assert desk_of(window).selection.refs == (ThingRef("route", "alta-tromso"),)
    after = upper.grab().toImage()
    pixel = on_screen(window, 640, 0).x()
    assert before.pixelColor(pixel + 9, 2) != after.pixelColor(pixel + 9, 2)
    assert before.pixelColor(20, 2) == after.pixelColor(20, 2)


def test_rulers_can_be_hidden(window: Window) -> None:
    view = desk_of(window).view
    window.trigger("view.rulers")
    assert not _ruler(window, Axis.Horizontal).isVisible()
    assert view.viewport().pos() == QPoint(0, 0)
    window.trigger("view.rulers")
    assert _ruler(window, Axis.Horizontal).isVisible()


def test_the_grid_is_drawn_and_things_snap_to_it(window: Window) -> None:
    desk = desk_of(window)
    plain = desk.view.viewport().grab().toImage()
    press_ctrl(window, Qt.Key.Key_G)
    QApplication.processEvents()
    assert difference(plain, desk.view.viewport().grab().toImage()) > 0.01
    assert desk.scene.snapping.grid is None
    window.trigger("view.snap_to_grid")
    window.trigger("view.grid_25")
    assert desk.scene.snapping.grid == 25


def test_a_grid_that_follows_the_zoom_gets_finer(window: Window) -> None:
    desk = desk_of(window)
    window.trigger("view.snap_to_grid")
    desk.view.zoom_to(0.5)
    coarse = desk.scene.snapping.grid
    desk.view.zoom_to(10)
    fine = desk.scene.snapping.grid
    assert coarse is not None
    assert fine == 1
    assert coarse >= 10


def test_how_the_canvas_is_furnished_is_remembered(qtbot: QtBot, window: Window) -> None:
    for action in ("view.rulers", "view.grid", "view.grid_5", "view.theme_dark"):
        window.trigger(action)
    layers_panel(window).buttons[CanvasLayer.LABELS, "locked"].click()
    layers_panel(window).buttons[CanvasLayer.BORDERS, "visible"].click()
    other = an_editor(qtbot, canvas_board())
    desk = desk_of(other)
    assert not desk.view.rulers_shown
    assert desk.view.grid.shown
    assert desk.view.grid.spacing == 5
    assert desk.scene.theme is DARK
    assert desk.scene.state(CanvasLayer.LABELS) == LayerState(locked=True)
    assert not desk.scene.state(CanvasLayer.BORDERS).visible
    assert not layers_panel(other).buttons[CanvasLayer.BORDERS, "visible"].isChecked()
    other.close()


def _ruler(window: Window, axis: Axis) -> Ruler:
    return next(r for r in window.findChildren(Ruler) if r._axis is axis)
