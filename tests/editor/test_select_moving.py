"""Things are moved with the select tool: drags, nudges, and the menu Arrange."""

import pytest
from editor_driver import (
    LEFT,
    an_editor,
    board_of,
    click,
    desk_of,
    drag,
    hint,
    keys,
    move,
    on_screen,
    press,
    release,
    steps,
)
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from select_tool_driver import (
    ALT,
    BERGEN,
    BOARD,
    CITY_BERGEN,
    CITY_OSLO,
    CONTROL,
    KEMI,
    OSLO,
    SHIFT,
    note,
    on_name,
    position,
    said,
    selected,
)

from trackwright.editor.canvas.grid_and_snapping import Snapping
from trackwright.editor.document.edits.cities import with_city
from trackwright.editor.shell.window import Window
from trackwright.editor.tools import drags
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return an_editor(qtbot, BOARD)


def test_a_dragged_city_moves_in_one_step(window: Window) -> None:
    drag(window, OSLO, (80, 130), (75, 145), modifiers=CONTROL)
    assert position(window, "oslo").x == pytest.approx(75, abs=1)
    assert position(window, "oslo").y == pytest.approx(145, abs=1)
    assert steps(window) == ["Move Oslo"]
    window.trigger("edit.undo")
    assert board_of(window) == BOARD


def test_all_selected_stops_move_and_routes_between_them_take_their_bends_along(
    window: Window,
) -> None:
    click(window, *OSLO)
    click(window, *BERGEN, modifiers=SHIFT)
    drag(window, OSLO, (60, 130), modifiers=CONTROL)
    down = position(window, "oslo").y - 60
    assert down == pytest.approx(70, abs=1)
    assert position(window, "bergen") == pytest.approx((160, 60 + down))
    assert board_of(window).routes[0].bends[0] == pytest.approx((110, 75 + down))
    assert board_of(window).routes[1].bends == ((200, 100),)
    assert steps(window) == ["Move 2 cities"]


def test_alt_takes_the_bends_of_a_route_with_one_moved_end_along(window: Window) -> None:
    drag(window, OSLO, (30, 200), modifiers=ALT | CONTROL)
    assert board_of(window).routes[0].bends != BOARD.routes[0].bends


def test_a_drag_says_how_far(window: Window) -> None:
    drag(window, OSLO, (90, 130), modifiers=CONTROL, drop=False)
    x, y = position(window, "oslo")
    assert note(window) == f"{x - 60:+.1f} · {y - 60:+.1f} mm"
    assert "Esc" in hint(window)
    release(window, 90, 130)


def test_escape_during_a_drag_puts_everything_back(window: Window) -> None:
    drag(window, OSLO, (90, 130), drop=False)
    assert steps(window) == ["Move Oslo"]
    keys(window, Qt.Key.Key_Escape)
    assert board_of(window) == BOARD
    assert steps(window) == []
    release(window, 90, 130)
    assert selected(window) == (CITY_OSLO,)


def test_a_drag_back_to_the_start_leaves_no_step(window: Window) -> None:
    drag(window, OSLO, (90, 130), OSLO)
    assert board_of(window) == BOARD
    assert steps(window) == []


def test_shift_keeps_a_drag_to_a_line(window: Window) -> None:
    press(window, *OSLO)
    move(window, 90, 65, held=LEFT, modifiers=SHIFT)
    release(window, 90, 65)
    assert position(window, "oslo").y == 60
    assert position(window, "oslo").x > 80


def test_a_dragged_city_comes_into_line_with_others(window: Window) -> None:
    drag(window, OSLO, (100, 101))
    assert position(window, "oslo").y == 100
    drag(window, (position(window, "oslo").x, 100), (161, 160))
    assert position(window, "oslo").x == 160


def test_a_dragged_city_snaps_to_the_grid_and_to_guides(window: Window) -> None:
    desk_of(window).scene.snapping = Snapping(cities=False, grid=50, levels=(137,))
    drag(window, OSLO, (101, 138))
    assert position(window, "oslo") == (100, 137)


def test_a_locked_city_does_not_move_and_that_is_said(window: Window) -> None:
    drag(window, KEMI, (240, 300), drop=False)
    assert note(window) == "Kemi: locked"
    release(window, 240, 300)
    assert board_of(window) == BOARD
    assert "locked" in said(window)


def test_locked_ones_stay_when_others_move(window: Window) -> None:
    click(window, *OSLO)
    click(window, *KEMI, modifiers=SHIFT)
    drag(window, OSLO, (60, 130))
    assert position(window, "kemi") == KEMI
    assert position(window, "oslo") != OSLO
    assert said(window).startswith("Kemi: locked")


def test_an_undo_during_a_drag_ends_it(window: Window) -> None:
    drag(window, OSLO, (90, 130), drop=False)
    window.trigger("edit.undo")
    move(window, 120, 160, held=LEFT)
    release(window, 120, 160)
    assert board_of(window) == BOARD


def test_a_name_that_an_undo_has_taken_away_is_not_dragged(window: Window) -> None:
    board, name = with_city(BOARD, "Dora", Point(60, 300))
    desk_of(window).edit("Add Dora", board)
    x, y = on_name(window, name)
    press(window, x, y)
    window.trigger("edit.undo")
    move(window, x + 20, y, held=LEFT)
    release(window, x + 20, y)
    assert board_of(window) == BOARD
    assert selected(window) == ()


def test_another_tool_during_a_drag_loses_nothing(window: Window) -> None:
    drag(window, OSLO, (90, 130), drop=False)
    there = position(window, "oslo")
    window.pick_up("pan")
    assert position(window, "oslo") == there
    assert steps(window) == ["Move Oslo"]


def test_a_dragged_name_moves_and_its_city_stays(window: Window) -> None:
    x, y = on_name(window, "oslo")
    drag(window, (x, y), (x + 20, y + 30), drop=False)
    assert note(window).endswith("mm")
    release(window, x + 20, y + 30)
    label = board_of(window).cities[0].label
    assert label is not None
    assert label.side is None
    assert label.offset == pytest.approx((x + 20 - 60, y + 30 - 60), abs=1)
    assert position(window, "oslo") == OSLO
    assert steps(window) == ["Move the name Oslo"]


def test_escape_puts_a_dragged_name_back(window: Window) -> None:
    x, y = on_name(window, "oslo")
    drag(window, (x, y), (x + 20, y + 30), drop=False)
    keys(window, Qt.Key.Key_Escape)
    assert board_of(window) == BOARD


@pytest.mark.parametrize(
    ("modifiers", "way"),
    [(Qt.KeyboardModifier.NoModifier, 1.0), (SHIFT, 10.0), (CONTROL, 0.1)],
)
def test_arrows_nudge(window: Window, modifiers: Qt.KeyboardModifier, way: float) -> None:
    click(window, *OSLO)
    keys(window, Qt.Key.Key_Right, modifiers=modifiers)
    keys(window, Qt.Key.Key_Down, modifiers=modifiers)
    assert position(window, "oslo") == pytest.approx((60 + way, 60 + way))


def test_nudges_that_follow_each_other_are_one_step(window: Window) -> None:
    click(window, *OSLO)
    keys(window, *[Qt.Key.Key_Right] * 5)
    assert steps(window) == ["Nudge Oslo"]
    keys(window, *[Qt.Key.Key_Left] * 5)
    assert steps(window) == []


def test_nudges_of_another_selection_or_after_an_undo_are_another_step(window: Window) -> None:
    click(window, *OSLO)
    keys(window, Qt.Key.Key_Right)
    click(window, *BERGEN)
    keys(window, Qt.Key.Key_Right)
    assert steps(window) == ["Nudge Oslo", "Nudge Bergen"]
    window.trigger("edit.undo")
    keys(window, Qt.Key.Key_Up)
    assert steps(window) == ["Nudge Oslo", "Nudge Bergen"]
    assert position(window, "bergen") == (160, 59)


def test_nudges_long_after_each_other_are_steps_of_their_own(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drags, "NUDGE_PAUSE", -1)
    click(window, *OSLO)
    keys(window, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert steps(window) == ["Nudge Oslo", "Nudge Oslo"]


def test_arrows_move_the_canvas_when_nothing_is_selected(window: Window) -> None:
    desk_of(window).view.zoom_to(10)
    before = on_screen(window, *OSLO)
    keys(window, Qt.Key.Key_Right)
    assert on_screen(window, *OSLO).x() < before.x()
    assert steps(window) == []


def test_cities_are_aligned_distributed_and_locked_from_the_menu(window: Window) -> None:
    desk_of(window).selection.set([CITY_OSLO, CITY_BERGEN, ThingRef("city", "turku")])
    window.trigger("arrange.align_top")
    assert {position(window, stop).y for stop in ("oslo", "bergen", "turku")} == {60}
    window.trigger("arrange.distribute_across")
    assert position(window, "bergen").x == 160
    window.trigger("arrange.lock")
    assert all(city.locked for city in board_of(window).cities)
    window.trigger("arrange.align_left")
    assert said(window).startswith("3 cities: locked")
    window.trigger("arrange.unlock")
    assert not any(city.locked for city in board_of(window).cities[:3])


def test_one_city_cannot_be_aligned(window: Window) -> None:
    click(window, *OSLO)
    assert not window.qt_action("arrange.align_left").isEnabled()
    assert not window.qt_action("arrange.unlock").isEnabled()
