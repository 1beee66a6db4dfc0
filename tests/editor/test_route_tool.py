"""The route tool draws, as a designer uses it: real clicks, drags and keys on the canvas."""

from pathlib import Path

import pytest
from editor_driver import (
    board_of,
    click,
    desk_of,
    double_click,
    drag,
    hint,
    keys,
    move,
    steps,
)
from file_driver import save
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot
from route_tool_driver import (
    BERGEN,
    BETWEEN,
    ESCAPE,
    OSLO,
    SHIFT,
    TURKU,
    cities,
    drawing,
    near,
    only,
    tool_of,
)

from trackwright.editor.canvas.grid_and_snapping import Snapping
from trackwright.editor.document.edits.names import with_id
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import without_stop


class TestDrawing:
    def test_a_click_on_a_city_bends_and_a_city_draw_a_route(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        click(window, *BETWEEN)
        click(window, *OSLO)
        route = only(window)
        assert (route.id, route.ends) == ("bergen-oslo", ("bergen", "oslo"))
        assert route.bends == (near(BETWEEN),)
        assert (route.color, route.length) == (RouteColor.GRAY, 5)
        assert steps(window) == ["Draw Bergen–Oslo"]

    def test_a_route_of_given_colour_and_length_takes_four_clicks_and_keys(
        self, qtbot: QtBot
    ) -> None:
        window = drawing(qtbot)
        effort = [
            lambda: click(window, *BERGEN),
            lambda: keys(window, "b"),
            lambda: keys(window, "3"),
            lambda: click(window, *OSLO),
        ]
        for each in effort:
            each()
        assert (only(window).color, only(window).length) == (RouteColor.BLUE, 3)
        assert len(effort) <= 4

    def test_colour_and_length_may_also_follow_the_last_click(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        click(window, *OSLO)
        keys(window, "y2")
        assert (only(window).color, only(window).length) == (RouteColor.YELLOW, 2)

    def test_a_drag_from_city_to_city_draws_a_route(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        drag(window, BERGEN, OSLO)
        assert only(window).ends == ("bergen", "oslo")

    def test_the_next_route_has_the_same_colour_and_nothing_else_of_the_last(
        self, qtbot: QtBot
    ) -> None:
        window = drawing(qtbot)
        keys(window, "otdf")
        click(window, *BERGEN)
        keys(window, "2")
        click(window, *OSLO)
        click(window, *OSLO)
        click(window, *TURKU)
        second = board_of(window).routes[1]
        assert (second.color, second.length) == (RouteColor.ORANGE, 7)
        assert (second.tunnel, second.draw_bonus, second.icons) == (False, 0, ())

    @pytest.mark.parametrize(("letter", "color"), list(zip("pwbyokrga", RouteColor, strict=True)))
    def test_each_colour_has_a_letter(self, qtbot: QtBot, letter: str, color: RouteColor) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        keys(window, letter)
        assert tool_of(window).draft.traits.color is color
        assert window.tool == "route"

    def test_letters_pick_up_no_other_tool_meanwhile(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        keys(window, "r")
        assert tool_of(window).draft.traits.color is RouteColor.RED
        keys(window, "h")
        assert window.tool == "pan"

    def test_plus_and_minus_change_the_proposed_length(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        move(window, *OSLO)
        keys(window, "++-")
        click(window, *OSLO)
        assert only(window).length == 5

    def test_a_nought_proposes_the_length_again(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        keys(window, "90")
        click(window, *OSLO)
        assert only(window).length == 4

    def test_digits_count_with_shift_too_as_french_keyboards_have_them(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        keys(window, "3", modifiers=SHIFT)
        click(window, *OSLO)
        assert only(window).length == 3

    def test_a_bend_snaps_to_the_grid_unless_ctrl_is_held(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        desk_of(window).scene.snapping = Snapping(grid=10)
        click(window, *BERGEN)
        click(window, 161, 59)
        click(window, 191, 59, modifiers=Qt.KeyboardModifier.ControlModifier)
        click(window, *OSLO)
        assert only(window).bends == ((160, 60), near((191, 59)))
        assert only(window).bends[1] != (190, 60)

    def test_f_counts_ferry_icons_up_to_the_length_and_begins_again(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        move(window, *OSLO)
        counted = []
        for _ in range(5):
            keys(window, "f")
            counted.append(tool_of(window).draft.traits.icons)
        assert counted == [1, 2, 3, 4, 0]

    def test_no_route_leads_from_a_city_to_itself(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        click(window, *BERGEN)
        assert not tool_of(window).is_drawing
        click(window, *BERGEN)
        click(window, *BETWEEN)
        click(window, *BERGEN)
        assert tool_of(window).draft.bends == (near(BETWEEN),)
        assert board_of(window).routes == ()

    def test_a_double_click_sets_one_bend_and_begins_one_route(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        double_click(window, *BERGEN)
        double_click(window, *BETWEEN)
        assert tool_of(window).draft.start == "bergen"
        assert len(tool_of(window).draft.bends) == 1


class TestTheHalfDrawnRoute:
    def test_is_shown_as_the_spaces_it_will_have(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        before = desk_of(window).view.viewport().grab().toImage()
        keys(window, "r")
        move(window, 200, 180)
        shown = tool_of(window)._shown
        assert shown is not None
        corner = desk_of(window).view.mapFromScene(QPointF(*shown.spaces[1].point(7, 2)))
        after = desk_of(window).view.viewport().grab().toImage()
        assert after.pixelColor(corner) != before.pixelColor(corner)
        assert after.pixelColor(corner).red() > 2 * after.pixelColor(corner).blue()

    def test_tells_its_length_and_the_room_beside_the_pointer(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        move(window, *OSLO)
        assert tool_of(window).note == "Length 4 · gray · 130 mm, 13 mm to spare"
        keys(window, "6tr")
        assert tool_of(window).note == "Length 6 · red · tunnel · 130 mm, needs 38 mm more"

    def test_makes_room_beside_a_track_that_is_there(self, qtbot: QtBot) -> None:
        window = drawing(qtbot, cities().with_route("bergen", "oslo", length=4).build())
        click(window, *BERGEN)
        move(window, *OSLO)
        scene = desk_of(window).scene
        assert set(scene.layout_now.tracks) == {"bergen-oslo", "bergen-oslo-2"}
        assert len(board_of(window).routes) == 1
        move(window, *TURKU)
        assert set(scene.layout_now.tracks) == {"bergen-oslo"}

    def test_is_no_part_of_the_board(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        click(window, *BETWEEN)
        assert board_of(window) == cities().build()
        assert not desk_of(window).document.is_modified

    @pytest.mark.parametrize("key", [ESCAPE, Qt.Key.Key_Backspace])
    def test_goes_back_one_bend_at_a_time(self, qtbot: QtBot, key: Qt.Key) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        click(window, *BETWEEN)
        click(window, 200, 60)
        keys(window, key)
        assert tool_of(window).draft.bends == (near(BETWEEN),)
        keys(window, key)
        assert tool_of(window).is_drawing
        keys(window, key)
        assert not tool_of(window).is_drawing
        assert window.tool == "route"

    def test_survives_another_tool(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        click(window, *BETWEEN)
        keys(window, "h")
        assert window.tool == "pan"
        drag(window, (200, 200), (220, 220))
        assert "Bergen" not in hint(window)
        window.pick_up("route")
        assert "Your route from Bergen is still here" in hint(window)
        click(window, *OSLO)
        assert only(window).bends == (near(BETWEEN),)

    def test_survives_a_save_and_is_not_in_the_file(self, qtbot: QtBot, tmp_path: Path) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        click(window, *BETWEEN)
        save(desk_of(window).document, tmp_path / "board.json")
        assert "165" not in (tmp_path / "board.json").read_text()
        click(window, *OSLO)
        assert only(window).bends == (near(BETWEEN),)

    def test_survives_undo_and_redo(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        drag(window, OSLO, TURKU)
        click(window, *BERGEN)
        click(window, *BETWEEN)
        keys(window, Qt.Key.Key_Z, modifiers=Qt.KeyboardModifier.ControlModifier)
        assert board_of(window).routes == ()
        move(window, *OSLO)
        assert tool_of(window).note
        click(window, *OSLO)
        assert only(window).id == "bergen-oslo"

    def test_waits_while_its_first_city_is_gone(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        click(window, *BETWEEN)
        desk_of(window).edit("Delete", without_stop(board_of(window), "bergen"))
        move(window, 200, 60)
        assert not tool_of(window).is_drawing
        desk_of(window).document.history.undo()
        assert tool_of(window).is_drawing
        click(window, *OSLO)
        assert only(window).bends == (near(BETWEEN),)

    @pytest.mark.parametrize("tool", ["route", "select"])
    def test_begins_at_the_same_city_when_its_id_changes(self, qtbot: QtBot, tool: str) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        click(window, *BETWEEN)
        window.pick_up(tool)
        desk_of(window).edit("Id", with_id(board_of(window), "city", "bergen", "bjorgvin"))
        assert "bjorgvin" in window.drafts()["route"]
        window.pick_up("route")
        click(window, *OSLO)
        assert (only(window).id, only(window).bends) == ("bjorgvin-oslo", (near(BETWEEN),))

    def test_is_not_called_unfinished_without_its_first_city(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        assert "route" in window.uncommitted_input()
        desk_of(window).edit("Delete", without_stop(board_of(window), "bergen"))
        assert window.uncommitted_input() == {}
        assert window.drafts() == {}

    def test_is_dropped_by_escape_without_its_first_city(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        click(window, *BERGEN)
        click(window, *BETWEEN)
        desk_of(window).edit("Delete", without_stop(board_of(window), "bergen"))
        keys(window, ESCAPE)
        desk_of(window).document.history.undo()
        assert not tool_of(window).is_drawing
        assert window.uncommitted_input() == {}
