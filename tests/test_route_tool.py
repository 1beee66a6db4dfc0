"""The route tool, as a designer uses it: real clicks, drags and keys on the canvas."""

from pathlib import Path

import pytest
from builders import BoardBuilder, a_board
from editing import (
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
from filing import save
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.snapping import Snapping
from trackwright.editor.tools.route import RouteTool
from trackwright.editor.window import Window
from trackwright.layout.tracks import Space, is_placed_by_hand, lies_together
from trackwright.schema.board import Board, Route
from trackwright.schema.colors import RouteColor
from trackwright.schema.connections import connections
from trackwright.schema.edits import without_stop
from trackwright.schema.geometry import Point
from trackwright.validators.places import Place

BERGEN, OSLO, TURKU = (100, 100), (230, 100), (230, 300)
BETWEEN = (165, 60)
ESCAPE = Qt.Key.Key_Escape
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def cities() -> BoardBuilder:
    return (
        a_board(size={"width": 400, "height": 350})
        .with_city("bergen", position=BERGEN)
        .with_city("oslo", position=OSLO)
        .with_city("turku", position=TURKU)
    )


def drawing(qtbot: QtBot, board: Board | None = None) -> Window:
    """Open a board with the route tool in hand."""
    window = an_editor(qtbot, board or cities().build())
    window.pick_up("route")
    return window


def with_selected(qtbot: QtBot, **fields: object) -> Window:
    """Open a board with one route, drawn and selected."""
    route = {"length": 4, **fields}
    window = drawing(qtbot, cities().with_route("bergen", "oslo", **route).build())  # type: ignore[arg-type]
    desk_of(window).selection.set([Place("route", "bergen-oslo")])
    return window


def tool_of(window: Window) -> RouteTool:
    tool = window._tools["route"]
    assert isinstance(tool, RouteTool)
    return tool


def only(window: Window) -> Route:
    (route,) = board_of(window).routes
    return route


def space(window: Window, number: int, name: str = "bergen-oslo") -> Space:
    return desk_of(window).scene.layout_now.tracks[name].spaces[number]


def middle(window: Window, number: int, name: str = "bergen-oslo") -> tuple[float, float]:
    found = space(window, number, name)
    return found.x, found.y


def near(wanted: tuple[float, float]) -> object:
    """Return what a place in mm equals after it was clicked in whole pixels."""
    return pytest.approx(wanted, abs=0.6)


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

    def test_colour_and_flags_are_remembered_and_the_length_is_not(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        keys(window, "otd")
        click(window, *BERGEN)
        keys(window, "2")
        click(window, *OSLO)
        click(window, *OSLO)
        click(window, *TURKU)
        second = board_of(window).routes[1]
        assert (second.color, second.tunnel, second.draw_bonus) == (RouteColor.ORANGE, True, 1)
        assert second.length == 7

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


class TestTheSelectedRoute:
    def test_is_the_one_just_drawn_or_clicked(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        drag(window, BERGEN, OSLO)
        drag(window, OSLO, TURKU)
        selection = desk_of(window).selection
        assert selection.ids("route") == ("oslo-turku",)
        click(window, *middle(window, 1))
        assert selection.ids("route") == ("bergen-oslo",)
        click(window, *middle(window, 1, "oslo-turku"), modifiers=SHIFT)
        assert selection.ids("route") == ("bergen-oslo", "oslo-turku")
        click(window, 350, 250)
        assert selection.places == ()

    def test_takes_letters_digits_and_signs(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot)
        keys(window, "g5+tff")
        route = only(window)
        assert (route.color, route.length, route.tunnel) == (RouteColor.GREEN, 6, True)
        assert (route.ferry, route.icons) == (True, (1, 4))
        keys(window, "dd")
        assert only(window).draw_bonus == 2

    def test_gets_a_second_and_a_third_track_with_one_key_each(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, color="red", bends=[BETWEEN])
        keys(window, "xbx")
        board = board_of(window)
        assert [route.id for route in board.routes] == [
            "bergen-oslo",
            "bergen-oslo-2",
            "bergen-oslo-3",
        ]
        assert [route.color for route in board.routes][:2] == [RouteColor.RED, RouteColor.BLUE]
        assert lies_together(connections(board)[0])

    def test_has_its_bends_dragged_in_one_step(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, bends=[BETWEEN])
        drag(window, BETWEEN, (150, 40), (170, 50))
        assert only(window).bends == (near((170, 50)),)
        assert steps(window) == ["Bend Bergen–Oslo"]

    def test_is_as_it_was_when_a_bend_comes_back(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, bends=[BETWEEN])
        drag(window, BETWEEN, (150, 40), BETWEEN)
        assert only(window).bends == (BETWEEN,)
        assert steps(window) == []

    def test_bends_all_tracks_beside_it(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, bends=[BETWEEN])
        keys(window, "x")
        drag(window, BETWEEN, (165, 40))
        board = board_of(window)
        assert [route.bends for route in board.routes] == [(near((165, 40)),)] * 2
        assert lies_together(connections(board)[0])

    def test_gets_a_bend_by_a_click_on_its_line(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, bends=[BETWEEN])
        track = desk_of(window).scene.layout_now.tracks["bergen-oslo"]
        place = track.middle.points[12]
        click(window, *place)
        assert only(window).bends == (near(tuple(place)), BETWEEN)

    def test_gets_a_bend_by_a_drag_of_its_line(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot)
        drag(window, (165, 100), (170, 140))
        assert only(window).bends == (near((170, 140)),)
        assert len(steps(window)) == 1

    def test_loses_a_bend_by_a_double_click_or_delete(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, bends=[BETWEEN, (200, 60)])
        double_click(window, *BETWEEN)
        assert only(window).bends == ((200, 60),)
        move(window, 200, 60)
        keys(window, Qt.Key.Key_Delete)
        assert only(window).bends == ()
        keys(window, Qt.Key.Key_Delete)
        assert board_of(window).routes == ()

    def test_keeps_the_bend_that_a_double_click_on_its_line_has_made(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot)
        double_click(window, 165, 100)
        assert len(only(window).bends) == 1

    def test_is_straightened_and_reversed(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, bends=[BETWEEN], icons=[0], ferry=True)
        keys(window, "us")
        assert (only(window).ends, only(window).icons) == (("oslo", "bergen"), (3,))
        assert only(window).bends == ()

    def test_has_an_icon_dragged_to_another_space(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, icons=[0], ferry=True)
        drag(window, middle(window, 0), middle(window, 3))
        assert only(window).icons == (3,)
        assert steps(window) == ["Move an icon of Bergen–Oslo"]

    def test_has_a_space_placed_by_hand_and_turned(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot)
        x, y = middle(window, 1)
        drag(window, (x, y), (x + 5, y + 30), modifiers=ALT)
        assert is_placed_by_hand(only(window))
        assert middle(window, 1) == near((x + 5, y + 30))
        tip = space(window, 1).point(board_of(window).profile.space.length / 2)
        drag(window, tip, (x + 5, y + 60))
        assert space(window, 1).angle == pytest.approx(90, abs=2)
        drag(window, middle(window, 2), (200, 150))
        assert middle(window, 2) == near((200, 150))
        keys(window, "l")
        assert only(window).spaces == ()
        assert middle(window, 1) == (x, y)

    def test_is_put_back_by_escape_during_a_drag(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, bends=[BETWEEN])
        drag(window, BETWEEN, (165, 150), drop=False)
        keys(window, ESCAPE)
        release(window, 165, 150)
        assert only(window).bends == (BETWEEN,)
        assert steps(window) == []

    def test_is_joined_with_another(self, qtbot: QtBot) -> None:
        board = cities().with_route("bergen", "oslo", length=4).with_route("oslo", "turku")
        window = drawing(qtbot, board.build())
        click(window, *middle(window, 0))
        click(window, *middle(window, 0, "oslo-turku"), modifiers=SHIFT)
        assert "J joins" in hint(window)
        keys(window, "j")
        assert (only(window).id, only(window).length) == ("bergen-turku", 6)
        assert only(window).bends == (OSLO,)

    def test_tells_what_can_be_done_with_it(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot)
        assert "X second track" in hint(window)
        keys(window, ESCAPE)
        assert "Click a city to begin a gray route" in hint(window)

    def test_is_let_go_by_escape_and_then_the_tool_is(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot)
        keys(window, ESCAPE)
        assert desk_of(window).selection.places == ()
        assert window.tool == "route"
        keys(window, ESCAPE)
        assert window.tool != "route"


class TestTheMenu:
    def test_can_do_nothing_without_a_route(self, qtbot: QtBot) -> None:
        window = drawing(qtbot)
        assert not window.qt_action("route.red").isEnabled()
        assert not window.qt_action("route.add_track").isEnabled()

    def test_has_what_suits_the_selected_routes(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot)
        assert window.qt_action("route.red").isEnabled()
        assert not window.qt_action("route.straighten").isEnabled()
        assert not window.qt_action("route.join").isEnabled()
        assert not window.qt_action("route.follow_curve").isEnabled()
        assert not window.qt_action("route.fewer_icons").isEnabled()

    @pytest.mark.parametrize(
        ("action", "field", "value"),
        [
            ("route.purple", "color", RouteColor.PURPLE),
            ("route.longer", "length", 5),
            ("route.shorter", "length", 3),
            ("route.tunnel", "tunnel", True),
            ("route.ferry", "icons", (2,)),
            ("route.more_icons", "icons", (2,)),
            ("route.larger_bonus", "draw_bonus", 1),
            ("route.straighten", "bends", ()),
            ("route.fit_length", "length", 5),
            ("route.reverse", "ends", ("oslo", "bergen")),
        ],
    )
    def test_changes_the_selected_route(
        self, qtbot: QtBot, action: str, field: str, value: object
    ) -> None:
        window = with_selected(qtbot, bends=[BETWEEN])
        window.trigger(action)
        assert getattr(only(window), field) == value
        assert len(steps(window)) == 1

    def test_shows_whether_a_route_is_a_tunnel(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, tunnel=True)
        assert window.qt_action("route.tunnel").isChecked()
        window.trigger("route.tunnel")
        assert not window.qt_action("route.tunnel").isChecked()

    def test_has_the_keys_of_the_tool_with_shift_for_every_tool(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot)
        window.pick_up("pan")
        keys(window, Qt.Key.Key_R, modifiers=SHIFT)
        assert only(window).color is RouteColor.RED
        keys(window, Qt.Key.Key_X, modifiers=SHIFT)
        assert len(board_of(window).routes) == 2

    def test_deletes_routes(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot)
        window.trigger("route.delete")
        assert board_of(window).routes == ()
        desk_of(window).document.history.undo()
        assert len(board_of(window).routes) == 1


def test_a_handle_shows_that_the_pointer_would_take_it(qtbot: QtBot) -> None:
    window = with_selected(qtbot, bends=[BETWEEN])
    move(window, *BETWEEN)
    hot = tool_of(window)._handles.hot
    assert hot is not None
    assert hot.at == Point(*BETWEEN)
    press(window, *BETWEEN)
    release(window, *BETWEEN)
    assert steps(window) == []
