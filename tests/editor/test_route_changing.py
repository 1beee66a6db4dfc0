"""Routes that are there are changed, by their handles, with keys and from the menu."""

import pytest
from editor_driver import (
    LEFT,
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
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from route_tool_driver import (
    ALT,
    BERGEN,
    BETWEEN,
    CONTROL,
    ESCAPE,
    OSLO,
    SHIFT,
    TURKU,
    cities,
    drawing,
    middle,
    near,
    only,
    space,
    tool_of,
    with_selected,
)

from trackwright.layout.tracks import shares_one_curve
from trackwright.schema.board import connections
from trackwright.schema.colors import RouteColor
from trackwright.schema.geometry import Point


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
        assert selection.refs == ()

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
        assert shares_one_curve(connections(board)[0])

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
        assert shares_one_curve(connections(board)[0])

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
        assert only(window).is_placed_by_hand
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

    @pytest.mark.parametrize("pressed", ["7", "x", "u", Qt.Key.Key_Delete])
    @pytest.mark.parametrize("then", ["moved on", "given up"])
    def test_keeps_what_a_key_does_during_a_drag(
        self, qtbot: QtBot, pressed: str | Qt.Key, then: str
    ) -> None:
        window = with_selected(qtbot, bends=[BETWEEN])
        drag(window, BETWEEN, (165, 40), drop=False)
        keys(window, pressed, pressed)
        changed = board_of(window)
        if then == "given up":
            keys(window, ESCAPE)
        move(window, 165, 150, held=LEFT)
        release(window, 165, 150)
        assert board_of(window) is changed

    def test_stays_as_it_was_when_a_drag_is_undone_before_it_ends(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, bends=[BETWEEN])
        drag(window, BETWEEN, (165, 40), drop=False)
        keys(window, Qt.Key.Key_Z, modifiers=CONTROL)
        move(window, 165, 150, held=LEFT)
        release(window, 165, 150)
        assert only(window).bends == (BETWEEN,)
        assert steps(window) == []

    def test_keeps_what_a_key_does_while_its_line_is_pressed(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot)
        press(window, 165, 100)
        keys(window, "7")
        release(window, 165, 100)
        assert (only(window).length, only(window).bends) == (7, ())

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
        assert desk_of(window).selection.refs == ()
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
