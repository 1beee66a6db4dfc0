"""The border tool, as a designer uses it: real clicks, drags and keys on the canvas."""

from pathlib import Path

import pytest
from builders import BoardBuilder, a_board
from editor_driver import (
    an_editor,
    board_of,
    click,
    desk_of,
    double_click,
    drag,
    hint,
    keys,
    move,
    press,
    release,
    steps,
)
from file_driver import save
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.grid_and_snapping import Snapping
from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.border import BorderTool
from trackwright.schema.board import Board, Country
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef

WEST = [[100, 100], [200, 100], [200, 200], [100, 200]]
EAST = [[200, 100], [300, 100], [300, 200], [200, 200]]
NORWAY, SWEDEN = ThingRef("country", "norway"), ThingRef("country", "sweden")
ESCAPE, ENTER, DELETE = Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Delete
BACKSPACE = Qt.Key.Key_Backspace
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
TRIANGLE = ((20, 20), (80, 20), (50, 80))


def empty() -> BoardBuilder:
    return a_board(size={"width": 400, "height": 300})


def neighbors() -> BoardBuilder:
    """Two countries that share the border from 200, 100 to 200, 200."""
    return (
        empty()
        .with_country("norway", name="Norway", borders=[{"outer": WEST}])
        .with_country("sweden", name="Sweden", borders=[{"outer": EAST}])
    )


def drawing(qtbot: QtBot, board: Board | None = None, *selected: ThingRef) -> Window:
    """Open a board with the border tool in hand."""
    window = an_editor(qtbot, board or empty().build())
    desk_of(window).selection.set(selected)
    window.pick_up("border")
    return window


def tool_of(window: Window) -> BorderTool:
    tool = window._tools["border"]
    assert isinstance(tool, BorderTool)
    return tool


def name_it(window: Window, name: str) -> None:
    """Type the name of what was just drawn."""
    field = tool_of(window).name_field
    assert field is not None
    assert field.hasFocus()
    QTest.keyClicks(field, name)
    QTest.keyClick(field, ENTER)


def country(window: Window, name: str) -> Country:
    return next(each for each in board_of(window).countries if each.id == name)


def outline(window: Window, name: str, number: int = 0) -> tuple[Point, ...]:
    return country(window, name).borders[number].outer


def near(*corners: tuple[float, float]) -> list[object]:
    """Return what places in mm equal after they were clicked in whole pixels."""
    return [pytest.approx(corner, abs=0.8) for corner in corners]


def said(window: Window) -> str:
    return window.statusBar().currentMessage()


class TestDrawing:
    @pytest.mark.parametrize("way", ["enter", "double click", "first corner"])
    def test_corners_are_clicked_and_the_outline_closed(self, qtbot: QtBot, way: str) -> None:
        window = drawing(qtbot)
        for corner in TRIANGLE[:2]:
            click(window, *corner)
        if way == "double click":
            double_click(window, *TRIANGLE[2])
        else:
            click(window, *TRIANGLE[2])
        if way == "first corner":
            click(window, *TRIANGLE[0])
        elif way == "enter":
            keys(window, ENTER)
        name_it(window, "Norway")
        (norway,) = board_of(window).countries
        assert (norway.id, norway.name) == ("norway", "Norway")
        assert list(norway.borders[0].outer) == near(*TRIANGLE)
        assert steps(window) == ["Draw Norway"]

    def test_drawing_and_naming_are_one_step(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        for corner in TRIANGLE:
            click(window, *corner)
        keys(window, ENTER)
        name_it(window, "Åland")
        assert board_of(window).countries[0].id == "aland"
        desk_of(window).document.history.undo()
        assert board_of(window) == empty().build()

    def test_a_country_can_go_without_a_name(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        for corner in TRIANGLE:
            click(window, *corner)
        keys(window, ENTER)
        field = tool_of(window).name_field
        assert field is not None
        QTest.keyClicks(field, "Nor")
        QTest.keyClick(field, ESCAPE)
        assert (board_of(window).countries[0].id, board_of(window).countries[0].name) == (
            "country",
            "",
        )

    def test_the_name_is_typed_on_the_canvas_wherever_one_scrolls(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        for corner in TRIANGLE:
            click(window, *corner)
        keys(window, ENTER)
        field = tool_of(window).name_field
        assert field is not None
        view = desk_of(window).view
        view.zoom_to(8)
        view.center_on(QPointF(300, 250))
        assert view.viewport().rect().contains(field.geometry())

    def test_the_next_outline_is_another_country(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        for corner in TRIANGLE:
            click(window, *corner)
        keys(window, ENTER)
        name_it(window, "Norway")
        for corner in ((200, 20), (280, 20), (250, 80)):
            click(window, *corner)
        keys(window, ENTER)
        name_it(window, "Sweden")
        assert [each.id for each in board_of(window).countries] == ["norway", "sweden"]

    def test_two_corners_are_no_outline(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, 20, 20)
        click(window, 80, 20)
        keys(window, ENTER)
        assert "three corners" in said(window)
        assert len(tool_of(window).draft.corners) == 2
        assert board_of(window).countries == ()

    @pytest.mark.parametrize("key", [ESCAPE, BACKSPACE])
    def test_goes_back_one_corner_at_a_time(self, qtbot: QtBot, key: Qt.Key) -> None:
        window = drawing(qtbot)
        click(window, 20, 20)
        click(window, 80, 20)
        keys(window, key)
        assert list(tool_of(window).draft.corners) == near((20, 20))
        keys(window, key)
        assert not tool_of(window).is_drawing
        assert window.tool == "border"
        keys(window, ESCAPE)
        assert window.tool == "select"

    def test_survives_another_tool_a_save_and_an_undo(self, qtbot: QtBot, tmp_path: Path) -> None:
        window = drawing(qtbot, neighbors().build())
        drag(window, (100, 100), (90, 90))
        click(window, 20, 20)
        click(window, 80, 20)
        window.pick_up("pan")
        save(desk_of(window).document, tmp_path / "board.json")
        desk_of(window).document.history.undo()
        keys(window, "b")
        assert "Your outline is still here" in hint(window)
        click(window, 50, 80)
        keys(window, ENTER)
        name_it(window, "Denmark")
        assert list(outline(window, "denmark")) == near(*TRIANGLE)

    def test_cities_inside_are_told_of(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, empty().with_city("oslo", position=[50, 40]).build())
        for corner in TRIANGLE:
            click(window, *corner)
        keys(window, ENTER)
        assert said(window) == "1 city inside: part of it now."
        name_it(window, "Norway")
        assert board_of(window).cities[0].country == "norway"

    def test_an_outline_that_crosses_itself_is_flagged(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        for corner in ((20, 20), (80, 80), (80, 20)):
            click(window, *corner)
        move(window, 20, 90)
        assert tool_of(window).note == "crosses itself"
        move(window, 60, 5)
        assert tool_of(window).note != "crosses itself"
        click(window, 20, 90)
        keys(window, ENTER)
        assert "crosses itself" in said(window)

    def test_a_region_is_drawn_after_g_with_the_cities_inside(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, empty().with_city("oslo", position=[50, 40]).build())
        keys(window, "g")
        assert "a region" in hint(window)
        for corner in TRIANGLE:
            click(window, *corner)
        keys(window, ENTER)
        name_it(window, "Arctic")
        (region,) = board_of(window).regions
        assert (region.id, region.cities) == ("arctic", ("oslo",))
        assert board_of(window).countries == ()
        assert steps(window) == ["Draw Arctic"]

    def test_locked_borders_cannot_be_drawn(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        desk_of(window).scene.set_state(CanvasLayer.BORDERS, LayerState(locked=True))
        click(window, 20, 20)
        assert not tool_of(window).is_drawing
        assert "locked" in said(window)


class TestSnapping:
    def test_a_corner_takes_the_place_of_one_that_is_near(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build())
        move(window, 301, 99)
        press(window, 301, 99)
        release(window, 301, 99)
        move(window, 301, 201)
        assert tool_of(window).note == "onto a corner"
        click(window, 301, 201)
        click(window, 360, 150)
        keys(window, ENTER)
        name_it(window, "Finland")
        assert outline(window, "finland")[:2] == ((300, 100), (300, 200))

    def test_a_corner_on_an_edge_becomes_one_of_the_neighbor_too(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build())
        move(window, 301, 130)
        click(window, 301, 130)
        click(window, 360, 130)
        click(window, 360, 190)
        keys(window, ENTER)
        name_it(window, "Finland")
        assert outline(window, "finland")[0] in outline(window, "sweden")
        assert outline(window, "finland")[0].x == 300

    def test_shift_follows_the_border_between_two_clicks(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build())
        click(window, 100, 150)
        click(window, 150, 200, modifiers=SHIFT)
        click(window, 60, 260)
        keys(window, ENTER)
        name_it(window, "Denmark")
        assert outline(window, "denmark")[1] == (100, 200)

    def test_ctrl_does_not_snap_and_the_grid_does(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build())
        desk_of(window).scene.snapping = Snapping(grid=10)
        click(window, 301, 99, modifiers=CONTROL)
        assert tool_of(window).draft.corners[0] != (300, 100)
        click(window, 359, 51)
        assert tool_of(window).draft.corners[1] == (360, 50)


class TestCorners:
    def test_a_drag_moves_a_shared_corner_in_all_countries_in_one_step(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build())
        drag(window, (200, 100), (210, 80), (220, 70))
        moved = set(outline(window, "norway")) & set(outline(window, "sweden"))
        assert sorted(moved) == near((200, 200), (220, 70))
        assert steps(window) == ["Move a corner of 2 countries"]

    def test_a_drag_back_to_the_start_leaves_no_step(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build())
        drag(window, (200, 100), (220, 70), drop=False)
        keys(window, ESCAPE)
        release(window, 220, 70)
        assert board_of(window) == neighbors().build()
        assert steps(window) == []

    def test_corners_of_the_selected_country_alone_are_taken(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build(), NORWAY)
        assert "Drag the corners of Norway" in hint(window)
        drag(window, (300, 200), (320, 220))
        assert outline(window, "sweden") == tuple(map(tuple, EAST))
        keys(window, ESCAPE)
        drag(window, (200, 200), (200, 220))
        assert steps(window) == ["Move a corner of 2 countries"]

    def test_a_click_on_an_edge_adds_a_corner_to_both_neighbors(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build(), NORWAY)
        click(window, 200, 150)
        assert near((200, 150))[0] in outline(window, "norway")
        assert near((200, 150))[0] in outline(window, "sweden")
        assert steps(window) == ["Add a corner to 2 countries"]

    def test_an_edge_can_be_dragged_out_in_one_step(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build(), NORWAY)
        drag(window, (200, 150), (220, 150))
        assert near((220, 150))[0] in outline(window, "sweden")
        assert len(steps(window)) == 1

    def test_delete_removes_the_corner_at_the_pointer(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build(), NORWAY)
        move(window, 200, 100)
        keys(window, DELETE)
        assert len(outline(window, "norway")) == len(outline(window, "sweden")) == 3
        assert steps(window) == ["Remove a corner of 2 countries"]

    def test_a_corner_dragged_onto_another_is_shared_from_then_on(self, qtbot: QtBot) -> None:
        apart = [[210, 100], [300, 100], [300, 200], [210, 200]]
        board = (
            neighbors().with_country("sweden", name="Sweden", borders=[{"outer": apart}]).build()
        )
        window = drawing(qtbot, board)
        drag(window, (210, 100), (200.5, 100.5))
        assert (200, 100) in outline(window, "sweden")
        drag(window, (200, 100), (200, 60))
        assert near((200, 60))[0] in outline(window, "sweden")
        assert near((200, 60))[0] in outline(window, "norway")

    def test_a_border_that_crosses_itself_is_flagged_but_stays(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build())
        drag(window, (100, 100), (150, 260), drop=False)
        assert tool_of(window).note == "Norway crosses itself"
        release(window, 150, 260)
        assert "crosses itself: move the corner, or undo" in said(window)
        assert near((150, 260))[0] in outline(window, "norway")

    def test_a_double_click_selects_the_country_and_escape_lets_go(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build())
        double_click(window, 150, 150)
        assert desk_of(window).selection.refs == (NORWAY,)
        assert not tool_of(window).is_drawing
        keys(window, ESCAPE)
        assert desk_of(window).selection.refs == ()

    def test_a_double_click_on_its_line_selects_a_region(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().with_region("west", borders=[{"outer": WEST}]).build())
        double_click(window, 100, 140)
        assert desk_of(window).selection.refs == (ThingRef("region", "west"),)

    def test_an_outline_drawn_while_one_is_selected_is_a_further_area(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build(), NORWAY)
        for corner in TRIANGLE:
            click(window, *corner)
        assert "A further area of Norway" in hint(window)
        keys(window, ENTER)
        assert list(outline(window, "norway", 1)) == near(*TRIANGLE)
        assert steps(window) == ["Add an area to Norway"]

    def test_an_outline_inside_the_selected_country_is_a_hole(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, neighbors().build(), NORWAY)
        for corner in ((130, 130), (170, 130), (150, 170)):
            click(window, *corner)
        keys(window, ENTER)
        assert len(country(window, "norway").borders[0].holes) == 1
        assert steps(window) == ["Add a hole to Norway"]
