"""Decorations, furniture and names of areas are moved, scaled and turned with the select tool."""

import pytest
from canvas_driver import layers_panel
from editor_driver import board_of, click, desk_of, drag, keys, release, steps
from placed_things_driver import (
    BOARD,
    DESERT_AREA,
    HILL,
    LOGO,
    NAME,
    ROSE,
    TEXT,
    a_finished_editor,
    box_of,
    finish,
    handles,
    middle_of,
    thing,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from select_tool_driver import CONTROL, OSLO, SHIFT, note, said, selected

from trackwright.editor.canvas.grid_and_snapping import Snapping
from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.canvas.overlay_items import HANDLE
from trackwright.editor.shell.window import Window
from trackwright.schema.decorations import AreaLabel, FreeArea, FreeText, Ornament, PlacedPicture
from trackwright.schema.thing_ref import ThingRef

EACH = pytest.mark.parametrize("ref", [TEXT, HILL, LOGO, NAME], ids=lambda ref: ref.id)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return a_finished_editor(qtbot)


def undone(window: Window) -> bool:
    window.trigger("edit.undo")
    return board_of(window) == BOARD


@EACH
def test_a_click_selects_what_stands_there_and_shows_its_handles(
    window: Window, ref: ThingRef
) -> None:
    click(window, *middle_of(window, ref))
    assert selected(window) == (ref,)
    assert len(handles(window)) == 5
    assert HANDLE >= 9
    click(window, *OSLO)
    assert handles(window) == []


@EACH
def test_a_dragged_thing_moves_in_one_step(window: Window, ref: ThingRef) -> None:
    x, y = middle_of(window, ref)
    before = box_of(window, ref).place.at
    drag(window, (x, y), (x + 10, y + 5), (x + 30, y - 20), modifiers=CONTROL)
    moved = thing(window, ref).position
    assert moved is not None
    assert moved.x == pytest.approx(before.x + 30, abs=1)
    assert moved.y == pytest.approx(before.y - 20, abs=1)
    assert len(steps(window)) == 1
    assert undone(window)


@EACH
def test_escape_puts_a_dragged_thing_back(window: Window, ref: ThingRef) -> None:
    x, y = middle_of(window, ref)
    drag(window, (x, y), (x + 30, y + 20), drop=False)
    assert board_of(window) != BOARD
    keys(window, Qt.Key.Key_Escape)
    assert board_of(window) == BOARD
    release(window, x + 30, y + 20)
    assert steps(window) == []


@EACH
def test_arrows_nudge_a_thing_in_one_step(window: Window, ref: ThingRef) -> None:
    click(window, *middle_of(window, ref))
    before = box_of(window, ref).place.at
    keys(window, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down)
    moved = thing(window, ref).position
    assert moved == pytest.approx((before.x + 2, before.y + 1), abs=0.06)
    assert len(steps(window)) == 1
    assert undone(window)


@EACH
def test_a_corner_scales_while_the_opposite_one_stays(window: Window, ref: ThingRef) -> None:
    click(window, *middle_of(window, ref))
    before = box_of(window, ref)
    fixed, corner = before.corners[0], before.corners[2]
    x, y = handles(window)[2]
    drag(window, (x, y), (x + corner.x - fixed.x, y + corner.y - fixed.y))
    after = box_of(window, ref)
    assert after.place.size == pytest.approx(2 * before.place.size, rel=0.1)
    assert after.corners[0] == pytest.approx(fixed, abs=0.5)
    assert thing(window, ref).size == pytest.approx(after.place.size)  # type: ignore[union-attr]
    assert steps(window)[0].startswith("Scale ")
    assert undone(window)


@EACH
def test_the_disc_turns_and_shift_keeps_to_steps(window: Window, ref: ThingRef) -> None:
    click(window, *middle_of(window, ref))
    x, y = box_of(window, ref).place.at
    drag(window, handles(window)[4], (x + 41, y + 3), modifiers=SHIFT)
    assert thing(window, ref).angle == 90  # type: ignore[union-attr]
    assert steps(window)[0].startswith("Turn ")
    assert undone(window)


def test_handles_stay_as_near_on_the_screen_when_the_zoom_changes(window: Window) -> None:
    click(window, *middle_of(window, HILL))
    view, box = desk_of(window).view, box_of(window, HILL)
    for _ in range(3):
        window.trigger("view.zoom_in")
        away = box.corners[0].x - handles(window)[0].x
        assert away * view.scale_now == pytest.approx(5)


def test_a_turned_text_is_scaled_along_its_own_corners(window: Window) -> None:
    click(window, *middle_of(window, TEXT))
    x, y = box_of(window, TEXT).place.at
    drag(window, handles(window)[4], (x + 41, y), modifiers=SHIFT)
    start, fixed = handles(window)[1], box_of(window, TEXT).corners[3]
    drag(window, start, (2 * start.x - fixed.x, 2 * start.y - fixed.y))
    assert box_of(window, TEXT).place.size > 12
    assert box_of(window, TEXT).corners[3] == pytest.approx(fixed, abs=0.5)


def test_a_moved_name_is_drawn_there_at_once(window: Window) -> None:
    x, y = middle_of(window, NAME)
    drag(window, (x, y), (x + 30, y + 20), drop=False)
    assert middle_of(window, NAME) == pytest.approx((x + 30, y + 20), abs=1)
    release(window, x + 30, y + 20)


def test_a_moved_name_keeps_its_size_and_is_placed_automatically_again(
    window: Window, qtbot: QtBot
) -> None:
    before = box_of(window, NAME).place
    drag(window, middle_of(window, NAME), (300, 350))
    label = thing(window, NAME)
    assert isinstance(label, AreaLabel)
    assert label.size == pytest.approx(before.size, abs=0.01)
    window.trigger("placed.automatic")
    assert board_of(window) == BOARD
    finish(window, qtbot)
    assert box_of(window, NAME).place.at == before.at


def test_moving_a_name_does_not_draw_the_land_again(window: Window) -> None:
    land = desk_of(window).scene.surface
    drag(window, middle_of(window, NAME), (300, 350))
    assert desk_of(window).scene.surface is land


def test_things_snap_as_cities_do(window: Window) -> None:
    desk_of(window).scene.snapping = Snapping(cities=False, grid=50)
    x, y = middle_of(window, TEXT)
    drag(window, (x, y), (x + 48, y + 52))
    text = thing(window, TEXT)
    assert isinstance(text, FreeText)
    assert text.position == (150, 200)


def test_cities_and_decorations_move_together(window: Window) -> None:
    click(window, *OSLO)
    click(window, *middle_of(window, HILL), modifiers=SHIFT)
    drag(window, OSLO, (90, 70), modifiers=CONTROL)
    hill, city = thing(window, HILL), board_of(window).cities[0]
    assert isinstance(hill, Ornament)
    assert hill.position.x - 180 == pytest.approx(city.position.x - 60)
    assert hill.position.x > 200
    assert undone(window)


def test_a_locked_decoration_does_not_move_and_has_no_handles(window: Window) -> None:
    x, y = middle_of(window, ROSE)
    drag(window, (x, y), (x + 30, y), drop=False)
    assert note(window) == "Compass rose: locked"
    release(window, x + 30, y)
    assert board_of(window) == BOARD
    assert "locked" in said(window)
    assert handles(window) == []
    window.trigger("arrange.unlock")
    assert len(handles(window)) == 5
    drag(window, (x, y), (x + 30, y))
    rose = thing(window, ROSE)
    assert isinstance(rose, Ornament)
    assert rose.position.x > 80


@pytest.mark.parametrize("state", [LayerState(visible=False), LayerState(locked=True)])
def test_nothing_on_a_hidden_or_locked_layer_is_grabbed(window: Window, state: LayerState) -> None:
    scene = desk_of(window).scene
    click(window, *middle_of(window, TEXT))
    scene.set_state(CanvasLayer.DECORATIONS, state)
    assert selected(window) == ()
    x, y = middle_of(window, TEXT)
    drag(window, (x, y), (x + 30, y))
    scene.set_state(CanvasLayer.BORDERS, state)
    x, y = middle_of(window, NAME)
    drag(window, (x, y), (x + 30, y))
    assert board_of(window) == BOARD


def test_decorations_and_furniture_are_locked_in_the_panel_of_layers(window: Window) -> None:
    panel = layers_panel(window)
    for layer in (CanvasLayer.DECORATIONS, CanvasLayer.FRAME):
        QTest.mouseClick(panel.buttons[layer, "locked"], Qt.MouseButton.LeftButton)
        assert desk_of(window).scene.state(layer).locked
    x, y = middle_of(window, HILL)
    drag(window, (x, y), (x + 30, y))
    assert board_of(window) == BOARD


def test_an_area_is_dragged_only_once_it_is_selected(window: Window) -> None:
    drag(window, (60, 300), (90, 320))
    assert board_of(window) == BOARD
    click(window, 60, 300)
    assert selected(window) == (DESERT_AREA,)
    drag(window, (60, 300), (90, 300), modifiers=CONTROL)
    area = thing(window, DESERT_AREA)
    assert isinstance(area, FreeArea)
    assert area.borders[0].outer[0].x == pytest.approx(70, abs=1)
    assert area.borders[0].outer[1].x - area.borders[0].outer[0].x == pytest.approx(80)
    assert undone(window)


def test_the_corner_of_an_area_is_moved_with_the_border_tool(window: Window) -> None:
    click(window, 60, 300)
    window.trigger("tool.border")
    drag(window, (120, 280), (140, 270), modifiers=CONTROL)
    area = thing(window, DESERT_AREA)
    assert isinstance(area, FreeArea)
    assert area.borders[0].outer[1] == pytest.approx((140, 270), abs=1)
    assert undone(window)


def test_a_rubber_band_selects_decorations_inside(window: Window) -> None:
    drag(window, (75, 135), (205, 215))
    assert set(selected(window)) == {TEXT, HILL}
    keys(window, Qt.Key.Key_Delete)
    assert [each.id for each in board_of(window).decorations] == ["desert", "logo", "rose"]
    assert undone(window)


def test_a_picture_that_is_missing_can_still_be_moved(window: Window) -> None:
    drag(window, middle_of(window, LOGO), (250, 350), modifiers=CONTROL)
    logo = thing(window, LOGO)
    assert isinstance(logo, PlacedPicture)
    assert logo.position == pytest.approx((250, 350), abs=1)
