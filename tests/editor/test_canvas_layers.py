"""Layers of the canvas: hidden, locked and dimmed in their panel."""

from collections.abc import Iterator

import pytest
from canvas_driver import (
    a_canvas,
    apart,
    color_at,
    layers_panel,
    picture_items,
)
from editor_driver import LEFT, desk_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.shell.window import Window
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    yield from a_canvas(qtbot)


def test_a_layer_is_hidden_locked_and_dimmed_in_its_panel(window: Window) -> None:
    desk, panel = desk_of(window), layers_panel(window)
    QTest.mouseClick(panel.buttons[CanvasLayer.ROUTES, "visible"], LEFT)
    assert not desk.scene.state(CanvasLayer.ROUTES).visible
    assert not any(item.isVisible() for item in picture_items(window, "route-"))
    QTest.keyClick(panel.buttons[CanvasLayer.ROUTES, "visible"], Qt.Key.Key_Space)
    assert all(item.isVisible() for item in picture_items(window, "route-"))
    strong = color_at(window, 350, 350)
    QTest.mouseClick(panel.buttons[CanvasLayer.BACKGROUND, "dimmed"], LEFT)
    QApplication.processEvents()
    assert color_at(window, 350, 350) != strong


def test_a_dimmed_layer_is_fainter(window: Window) -> None:
    desk = desk_of(window)
    strong = color_at(window, 658, 80)
    desk.scene.set_state(CanvasLayer.ROUTES, LayerState(dimmed=True))
    QApplication.processEvents()
    faint, paper = color_at(window, 658, 80), color_at(window, 658, 110)
    assert apart(faint, paper) < apart(strong, paper) / 2


def test_the_pointer_takes_hold_of_nothing_on_a_locked_or_hidden_layer(window: Window) -> None:
    scene = desk_of(window).scene
    here = Point(640, 80)
    assert ThingRef("route", "alta-tromso") in scene.hits.at(here, 1)
    scene.set_state(CanvasLayer.ROUTES, LayerState(locked=True))
    assert scene.hits.at(here, 1) == ()
    scene.set_state(CanvasLayer.ROUTES, LayerState(visible=False))
    assert scene.hits.at(here, 1) == ()
    scene.set_state(CanvasLayer.CITIES, LayerState(locked=True))
    assert scene.hits.at(Point(600, 80), 1) == ()
    assert scene.hits.stop_at(Point(600, 80), 1) == "alta"


def test_tickets_are_lines_that_are_hidden_at_first(window: Window) -> None:
    middle = (500, 140)
    plain = color_at(window, *middle)
    window.trigger("view.layer_tickets")
    QApplication.processEvents()
    assert color_at(window, *middle) != plain
    assert layers_panel(window).buttons[CanvasLayer.TICKETS, "visible"].isChecked()
