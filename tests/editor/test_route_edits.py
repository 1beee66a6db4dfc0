"""Edits of routes: what drawing, painting, bending and joining make of a board."""

import pytest
from builders import BoardBuilder, a_board

from trackwright.editor.document.edits.routes import (
    Traits,
    bends_along,
    fitting_length,
    laid,
    meeting_stop,
    route_between,
    route_named,
    straightened,
    tracks_beside,
    with_bend_added,
    with_bend_moved,
    with_bends,
    with_draw_bonus_changed,
    with_ferry,
    with_fitting_length,
    with_icon_moved,
    with_icons,
    with_icons_changed,
    with_joined,
    with_length,
    with_length_changed,
    with_parallel_track,
    with_reversed,
    with_route,
    with_space_placed,
    without_bend,
)
from trackwright.layout.tracks import Space, needed_length, place_tracks, shares_one_curve
from trackwright.schema.board import LONGEST_ROUTE, Board, PlacedSpace, Route, connections
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import with_changed
from trackwright.schema.geometry import Point


def two_cities(apart: float = 130.0) -> BoardBuilder:
    return (
        a_board()
        .with_city("bergen", position=[100, 100])
        .with_city("oslo", position=[100 + apart, 100])
    )


def drawn(board: Board, *ends: str, **wanted: object) -> Board:
    return with_route(board, route_between(board, (ends[0], ends[1]), **wanted))  # type: ignore[arg-type]


def only(board: Board) -> Route:
    (route,) = board.routes
    return route


class TestANewRoute:
    def test_has_its_ends_in_alphabetical_order_in_its_id_too(self) -> None:
        route = only(drawn(two_cities().build(), "oslo", "bergen"))
        assert (route.id, route.ends) == ("bergen-oslo", ("bergen", "oslo"))

    def test_keeps_its_bends_in_the_order_of_its_ends(self) -> None:
        bends = (Point(120, 80), Point(180, 90))
        assert only(drawn(two_cities().build(), "oslo", "bergen", bends=bends)).bends == bends[::-1]
        assert only(drawn(two_cities().build(), "bergen", "oslo", bends=bends)).bends == bends

    @pytest.mark.parametrize("length", [1, 2, 3, 7])
    def test_has_as_many_spaces_as_fit(self, length: int) -> None:
        exact = needed_length(float(length), two_cities().build().profile)
        fits = drawn(two_cities(exact + 0.001).build(), "oslo", "bergen")
        lacks = drawn(two_cities(exact - 0.01).build(), "oslo", "bergen")
        assert only(fits).length == length
        assert only(lacks).length == max(length - 1, 1)

    def test_has_more_spaces_on_a_longer_curve(self) -> None:
        board = two_cities().build()
        assert only(drawn(board, "oslo", "bergen", bends=[Point(165, 200)])).length == 8

    def test_is_never_longer_than_a_route_may_be(self) -> None:
        board = two_cities(19_000).build()
        assert only(drawn(board, "oslo", "bergen")).length == LONGEST_ROUTE

    def test_spreads_its_icons_and_is_a_ferry_then(self) -> None:
        traits = Traits(RouteColor.RED, tunnel=True, icons=2, draw_bonus=1)
        route = only(drawn(two_cities().build(), "oslo", "bergen", length=5, traits=traits))
        assert (route.ferry, route.icons) == (True, (1, 3))
        assert (route.color, route.tunnel, route.draw_bonus) == (RouteColor.RED, True, 1)

    def test_has_no_more_icons_than_spaces(self) -> None:
        board = two_cities().build()
        route = only(drawn(board, "oslo", "bergen", length=2, traits=Traits(icons=4)))
        assert route.icons == (0, 1)

    def test_beside_another_is_as_long_and_follows_its_curve(self) -> None:
        board = drawn(two_cities().build(), "oslo", "bergen", length=3, bends=[Point(165, 80)])
        board = drawn(board, "oslo", "bergen")
        assert [route.id for route in board.routes] == ["bergen-oslo", "bergen-oslo-2"]
        assert board.routes[1].length == 3
        assert shares_one_curve(connections(board)[0])

    def test_stands_behind_the_tracks_beside_it(self) -> None:
        board = two_cities().with_route("bergen", "oslo").with_route("oslo", "turku").build()
        board = drawn(board, "oslo", "bergen")
        assert [r.id for r in board.routes] == ["bergen-oslo", "bergen-oslo-2", "oslo-turku"]

    def test_finds_an_id_however_long_the_names_are(self) -> None:
        names = "a" * 80, "b" * 80
        board = a_board().with_city(names[0]).with_city(names[1]).build()
        assert len(drawn(board, *names).routes[0].id) <= 80


class TestLength:
    def test_is_kept_between_one_space_and_the_most(self) -> None:
        board = two_cities().with_route("oslo", "bergen", length=2).build()
        assert only(with_length_changed(board, ["oslo-bergen"], -5)).length == 1
        assert only(with_length(board, ["oslo-bergen"], 1_000)).length == LONGEST_ROUTE

    def test_that_fits_is_found_again(self) -> None:
        board = two_cities().with_route("oslo", "bergen", length=9).build()
        assert only(with_fitting_length(board, ["oslo-bergen"])).length == 4
        assert fitting_length(board, only(board)) == 4

    def test_spreads_icons_anew_unless_the_designer_moved_them(self) -> None:
        even = two_cities().with_route("oslo", "bergen", length=3, ferry=True, icons=[1]).build()
        moved = two_cities().with_route("oslo", "bergen", length=3, ferry=True, icons=[0]).build()
        assert only(with_length(even, ["oslo-bergen"], 5)).icons == (2,)
        assert only(with_length(moved, ["oslo-bergen"], 5)).icons == (0,)

    def test_drops_icons_of_spaces_that_are_gone(self) -> None:
        board = two_cities().with_route("oslo", "bergen", length=4, ferry=True, icons=[0, 3])
        assert only(with_length(board.build(), ["oslo-bergen"], 2)).icons == (0,)

    def test_keeps_spaces_placed_by_hand_and_adds_some_beyond(self) -> None:
        spaces = [{"position": [120, 100]}, {"position": [120, 130], "angle": 90}]
        board = two_cities().with_route("oslo", "bergen", length=2, spaces=spaces).build()
        longer = only(with_length(board, ["oslo-bergen"], 3)).spaces
        assert longer[:2] == only(board).spaces
        assert longer[2] == PlacedSpace(position=Point(120, 155.6), angle=90)
        assert only(with_length(board, ["oslo-bergen"], 1)).spaces == longer[:1]


class TestIcons:
    def test_come_and_go_with_the_ferry(self) -> None:
        board = two_cities().with_route("oslo", "bergen", length=4).build()
        ferry = with_ferry(board, ["oslo-bergen"], True)
        assert (only(ferry).ferry, only(ferry).icons) == (True, (2,))
        assert with_ferry(ferry, ["oslo-bergen"], False) == board
        assert with_icons(ferry, ["oslo-bergen"], 0) == board

    def test_that_were_moved_stay_when_others_come(self) -> None:
        board = two_cities().with_route("oslo", "bergen", length=4, ferry=True, icons=[3]).build()
        assert only(with_icons_changed(board, ["oslo-bergen"], 1)).icons == (0, 3)
        assert only(with_icons_changed(board, ["oslo-bergen"], 9)).icons == (0, 1, 2, 3)

    def test_move_to_a_free_space_only(self) -> None:
        board = two_cities().with_route("oslo", "bergen", length=4, ferry=True, icons=[0, 2])
        moved = with_icon_moved(board.build(), "oslo-bergen", 2, 1)
        assert only(moved).icons == (0, 1)
        assert with_icon_moved(moved, "oslo-bergen", 1, 0) == moved


def test_a_draw_bonus_is_never_negative() -> None:
    board = two_cities().with_route("oslo", "bergen", draw_bonus=1).build()
    assert only(with_draw_bonus_changed(board, ["oslo-bergen"], -3)).draw_bonus == 0


class TestAParallelTrack:
    def test_has_the_same_bends_and_another_colour(self) -> None:
        board = two_cities().with_route("bergen", "oslo", color="green", bends=[[160, 80]]).build()
        board, second = with_parallel_track(board, "bergen-oslo")
        board, third = with_parallel_track(board, second)
        assert [second, third] == ["bergen-oslo-2", "bergen-oslo-3"]
        assert len({route.color for route in board.routes}) == 3
        assert shares_one_curve(connections(board)[0])

    def test_is_gray_beside_gray(self) -> None:
        board = two_cities().with_route("bergen", "oslo", color="gray").build()
        assert with_parallel_track(board, "bergen-oslo")[0].routes[1].color is RouteColor.GRAY

    def test_lies_beside_spaces_that_were_placed_by_hand(self) -> None:
        spaces = [{"position": [150, 100]}]
        board = two_cities().with_route("bergen", "oslo", length=1, spaces=spaces).build()
        board, second = with_parallel_track(board, "bergen-oslo")
        aside = board.profile.track_distance
        assert route_named(board, second).spaces[0].position == (150, 100 + aside)

    @pytest.mark.parametrize("beside", ["bergen-oslo", "bergen-oslo-2"])
    def test_leaves_no_gap_beside_two_that_were_placed_by_hand(self, beside: str) -> None:
        spaces = [{"position": [150, 100]}]
        board = two_cities().with_route("bergen", "oslo", length=1, spaces=spaces).build()
        board, _second = with_parallel_track(board, "bergen-oslo")
        board, third = with_parallel_track(board, beside)
        aside = board.profile.track_distance
        assert route_named(board, third).spaces[0].position == (150, 100 + 2 * aside)

    def test_takes_the_other_side_of_one_that_was_reversed(self) -> None:
        spaces = [{"position": [150, 100]}]
        board = two_cities().with_route("bergen", "oslo", length=1, spaces=spaces).build()
        board, second = with_parallel_track(board, "bergen-oslo")
        board, third = with_parallel_track(with_reversed(board, [second]), second)
        aside = board.profile.track_distance
        assert route_named(board, third).spaces[0].position == pytest.approx((150, 100 - aside))

    def test_does_not_lie_on_one_that_follows_the_curve(self) -> None:
        builder = two_cities().with_route("bergen", "oslo", length=1)
        board = builder.with_route("bergen", "oslo", id="second", length=1).build()
        first, second = (place_tracks(board)[name].spaces for name in ("bergen-oslo", "second"))
        board = with_space_placed(board, "bergen-oslo", first, 0, first[0])
        board, third = with_parallel_track(board, "bergen-oslo")
        aside = second[0].y - first[0].y
        assert route_named(board, third).spaces[0].position.y == pytest.approx(second[0].y + aside)

    def test_of_a_route_to_nowhere_lies_beside_it_too(self) -> None:
        spaces = [{"position": [150, 100]}]
        board = two_cities().with_route("bergen", "atlantis", length=1, spaces=spaces).build()
        board, second = with_parallel_track(board, "bergen-atlantis")
        aside = board.profile.track_distance
        assert route_named(board, second).spaces[0].position == (150, 100 + aside)


class TestBends:
    def board(self) -> Board:
        bends = [[130, 80], [190, 80]]
        return (
            two_cities()
            .with_route("bergen", "oslo", bends=bends)
            .with_route("oslo", "bergen", bends=bends[::-1])
            .build()
        )

    def test_of_tracks_that_lie_together_move_together(self) -> None:
        board = with_bend_moved(self.board(), "bergen-oslo", 0, Point(130, 60))
        assert board.routes[0].bends == (Point(130, 60), Point(190, 80))
        assert board.routes[1].bends == (Point(190, 80), Point(130, 60))
        assert shares_one_curve(connections(board)[0])

    def test_of_a_reversed_track_are_counted_from_its_own_first_end(self) -> None:
        board = with_bend_moved(self.board(), "oslo-bergen", 0, Point(190, 50))
        assert board.routes[0].bends == (Point(130, 80), Point(190, 50))

    def test_of_a_track_that_goes_its_own_way_are_its_own(self) -> None:
        board = with_route(self.board(), Route.model_validate(_own_way()))
        board = with_bend_moved(board, "own", 0, Point(160, 160))
        assert board.routes[0].bends == self.board().routes[0].bends
        assert tracks_beside(board, "own") == ("own",)

    def test_of_a_track_without_any_are_the_first_ones(self) -> None:
        board = self.board()
        board = board.changed(routes=(board.routes[0], board.routes[1].changed(bends=())))
        assert bends_along(board, "oslo-bergen") == (Point(190, 80), Point(130, 80))

    def test_are_added_where_the_curve_is_nearest(self) -> None:
        board, number = with_bend_added(self.board(), "bergen-oslo", Point(160, 70))
        assert number == 1
        assert board.routes[0].bends[1] == (160, 70)
        board, number = with_bend_added(board, "oslo-bergen", Point(215, 90))
        assert number == 0
        assert shares_one_curve(connections(board)[0])

    def test_are_removed_one_by_one_or_all(self) -> None:
        board = without_bend(self.board(), "bergen-oslo", 0)
        assert [route.bends for route in board.routes] == [((190, 80),)] * 2
        board = straightened(self.board(), ["oslo-bergen"])
        assert [route.bends for route in board.routes] == [(), ()]
        assert place_tracks(board)["bergen-oslo"].middle.length == 130

    def test_of_hand_placed_neighbours_are_left_alone(self) -> None:
        board = self.board()
        placed = laid(board, board.routes[1]).spaces
        board = with_space_placed(board, "oslo-bergen", placed, 0, Space(200, 50, 0))
        board = with_bends(board, "bergen-oslo", [Point(160, 60)])
        assert len(board.routes[1].bends) == 2


class TestSpacesPlacedByHand:
    def test_leave_the_others_where_they_lie(self) -> None:
        board = two_cities().with_route("bergen", "oslo", length=4, bends=[[160, 60]]).build()
        before = place_tracks(board)["bergen-oslo"].spaces
        board = with_space_placed(board, "bergen-oslo", before, 1, Space(150, 40, 370))
        after = place_tracks(board)["bergen-oslo"].spaces
        assert after[1] == Space(150, 40, 10)
        for was, now in zip(before[2:], after[2:], strict=True):
            assert (now.x, now.y) == pytest.approx((was.x, was.y), abs=0.001)

    def test_follow_the_curve_again_if_told(self) -> None:
        board = two_cities().with_route("bergen", "oslo", length=2).build()
        spaces = place_tracks(board)["bergen-oslo"].spaces
        moved = with_space_placed(board, "bergen-oslo", spaces, 0, Space(1, 2, 3))
        assert with_changed(moved, "routes", "bergen-oslo", spaces=()) == board


class TestReversing:
    def test_turns_ends_bends_icons_and_spaces(self) -> None:
        board = two_cities().with_route("oslo", "bergen", length=3, icons=[0], bends=[[110, 80]])
        route = only(with_reversed(board.build(), ["oslo-bergen"]))
        assert (route.ends, route.icons) == (("bergen", "oslo"), (2,))

    def test_leaves_every_space_where_it_is(self) -> None:
        bends = [[110, 80], [190, 130]]
        board = two_cities().with_route("oslo", "bergen", length=4, bends=bends).build()
        before = place_tracks(board)["oslo-bergen"].spaces
        after = place_tracks(with_reversed(board, ["oslo-bergen"]))["oslo-bergen"].spaces
        places = [(space.x, space.y) for space in reversed(after)]
        assert places == [pytest.approx((space.x, space.y)) for space in before]

    def test_twice_is_nothing(self) -> None:
        spaces = [{"position": [120, 90], "angle": 30}, {"position": [160, 90], "angle": -170}]
        board = two_cities().with_route("oslo", "bergen", length=2, spaces=spaces, icons=[1])
        twice = with_reversed(with_reversed(board.build(), ["oslo-bergen"]), ["oslo-bergen"])
        assert twice == board.build()


class TestJoining:
    def board(self) -> BoardBuilder:
        return (
            two_cities()
            .with_city("voss", position=[165, 80])
            .with_route("voss", "oslo", length=2, color="red", icons=[1], ferry=True)
            .with_route("voss", "bergen", length=3, color="blue", tunnel=True, icons=[0])
        )

    def test_makes_one_route_through_the_place_where_two_met(self) -> None:
        board, name = with_joined(self.board().build(), ["voss-oslo", "voss-bergen"])
        route = route_named(board, name)
        assert (name, route.ends, route.length) == ("bergen-oslo", ("bergen", "oslo"), 5)
        assert route.bends == ((165, 80),)
        assert (route.color, route.ferry, route.tunnel) == (RouteColor.RED, True, True)
        assert route.icons == (2, 4)

    def test_removes_nothing_else(self) -> None:
        before = self.board().with_ticket("voss", "oslo").build()
        after, name = with_joined(before, ["voss-oslo", "voss-bergen"])
        assert after.changed(routes=()) == before.changed(routes=())
        assert [route.id for route in after.routes] == [name]

    @pytest.mark.parametrize("names", [[], ["voss-oslo"], ["voss-oslo", "oslo-turku"]])
    def test_needs_two_routes_that_meet_where_no_other_ends(self, names: list[str]) -> None:
        board = self.board().with_route("oslo", "turku").with_route("oslo", "vaasa").build()
        assert meeting_stop(board, ["voss-oslo", "voss-bergen"]) == "voss"
        assert meeting_stop(board, names) is None

    def test_needs_routes_that_lead_to_different_places(self) -> None:
        board = two_cities().with_route("oslo", "bergen").with_route("oslo", "bergen").build()
        assert meeting_stop(board, ["oslo-bergen", "oslo-bergen-2"]) is None


def _own_way() -> dict[str, object]:
    ends = ["bergen", "oslo"]
    return {"id": "own", "ends": ends, "color": "red", "length": 2, "bends": [[160, 140]]}
