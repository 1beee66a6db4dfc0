"""Where spaces lie along a route."""

from itertools import pairwise
from math import cos, dist, hypot, radians, sin

import numpy as np
import pytest
from builders import BoardBuilder, a_board
from shapely import LineString

from trackwright.layout.curves import curve_through
from trackwright.layout.tracks import Space, Track, needed_length, place_tracks
from trackwright.schema.profile import Profile

PROFILE = Profile.model_validate({"space": {"length": 20, "width": 8}, "gap": 2, "end_gap": 6})


def two_cities(distance: float) -> BoardBuilder:
    board = a_board(profile=PROFILE.model_dump())
    return board.with_city("a", position=[100, 100]).with_city("b", position=[100 + distance, 100])


def middles(track: Track) -> list[tuple[float, float]]:
    return [(space.x, space.y) for space in track.spaces]


def test_a_route_needs_room_for_its_spaces_their_gaps_and_both_ends() -> None:
    assert needed_length(3, PROFILE) == 3 * 20 + 2 * 2 + 2 * 6


def test_spaces_fill_a_straight_route_of_exactly_the_needed_length() -> None:
    track = place_tracks(two_cities(76).with_route("a", "b", length=3).build())["a-b"]
    assert track.slack == pytest.approx(0)
    assert middles(track) == [pytest.approx((x, 100)) for x in (116, 138, 160)]
    assert [space.angle for space in track.spaces] == [pytest.approx(0)] * 3


def test_what_is_left_over_goes_to_all_gaps_alike() -> None:
    track = place_tracks(two_cities(96).with_route("a", "b", length=3).build())["a-b"]
    assert track.slack == pytest.approx(20)
    assert middles(track) == [pytest.approx((x, 100)) for x in (121, 148, 175)]


def test_a_route_that_is_too_short_says_by_how_much() -> None:
    track = place_tracks(two_cities(70).with_route("a", "b", length=3).build())["a-b"]
    assert track.slack == pytest.approx(-6)


def test_spaces_are_counted_from_the_first_end() -> None:
    board = two_cities(96).with_route("b", "a", length=3).build()
    assert [space.x for space in place_tracks(board)["b-a"].spaces] == pytest.approx(
        [175, 148, 121]
    )


def test_spaces_of_a_bent_route_keep_their_distance_along_the_curve_and_turn_with_it() -> None:
    board = two_cities(200).with_route("a", "b", length=5, bends=[[200, 160]]).build()
    track = place_tracks(board)["a-b"]
    steps = [dist(one, other) for one, other in pairwise(middles(track))]
    assert max(steps) - min(steps) < 0.6
    assert track.spaces[0].angle > 20
    assert track.spaces[2].angle == pytest.approx(0, abs=0.5)
    assert track.spaces[4].angle == pytest.approx(-track.spaces[0].angle, abs=0.5)


def test_a_curve_runs_through_all_its_bends() -> None:
    bends = [(30.0, 40.0), (60.0, -10.0), (110.0, 30.0)]
    line = LineString(curve_through([(0, 0), *bends, (150, 0)]).points)
    for bend in bends:
        assert line.distance(LineString([bend, bend])) < 1e-9


def test_a_curve_through_one_bend_runs_through_it() -> None:
    line = LineString(curve_through([(0, 0), (40, 30), (150, 0)]).points)
    assert line.distance(LineString([(40, 30), (40, 30)])) < 0.05


def test_a_curve_without_extent_is_no_error() -> None:
    assert curve_through([(5, 5), (5, 5), (5, 5)]).length < 1e-3


@pytest.mark.parametrize("tracks", [2, 3])
@pytest.mark.parametrize("bends", [[], [[200, 150]], [[150, 150], [250, 60]]], ids=str)
def test_parallel_tracks_keep_their_distance_and_never_cross(
    tracks: int, bends: list[list[float]]
) -> None:
    builder = two_cities(200)
    for _ in range(tracks):
        builder = builder.with_route("a", "b", length=4, bends=bends)
    laid = list(place_tracks(builder.build()).values())
    for one, other in pairwise(laid):
        gaps = [hypot(p.x - q.x, p.y - q.y) for p, q in zip(one.spaces, other.spaces, strict=True)]
        assert gaps == pytest.approx([PROFILE.track_distance] * 4)
        assert not LineString(one.curve.points).intersects(LineString(other.curve.points))
        assert [space.angle for space in one.spaces] == [space.angle for space in other.spaces]


def test_parallel_tracks_lie_evenly_around_the_line_between_the_cities() -> None:
    builder = two_cities(100).with_route("a", "b").with_route("b", "a").with_route("a", "b")
    board = builder.build()
    heights = [track.spaces[0].y for track in place_tracks(board).values()]
    assert heights == pytest.approx([90.5, 100, 109.5])


def test_a_second_track_with_bends_of_its_own_goes_its_own_way() -> None:
    board = (
        two_cities(200)
        .with_route("a", "b", length=4)
        .with_route("a", "b", length=4, bends=[[200, 160]])
        .build()
    )
    straight, bent = place_tracks(board).values()
    assert all(space.y == pytest.approx(100) for space in straight.spaces)
    assert max(space.y for space in bent.spaces) > 145


def test_tracks_drawn_from_opposite_ends_run_side_by_side() -> None:
    bends = [[150, 150], [250, 60]]
    board = (
        two_cities(200)
        .with_route("a", "b", length=4, bends=bends)
        .with_route("b", "a", length=4, bends=bends[::-1])
        .build()
    )
    one, other = place_tracks(board).values()
    for space, twin in zip(one.spaces, reversed(other.spaces), strict=True):
        assert hypot(space.x - twin.x, space.y - twin.y) == pytest.approx(PROFILE.track_distance)


def test_tracks_that_share_a_way_of_their_own_run_side_by_side_there() -> None:
    builder = two_cities(200).with_route("a", "b", length=4)
    for _ in range(2):
        builder = builder.with_route("a", "b", length=4, bends=[[200, 160]])
    straight, one, other = place_tracks(builder.build()).values()
    assert all(space.y == pytest.approx(100) for space in straight.spaces)
    for space, twin in zip(one.spaces, other.spaces, strict=True):
        assert hypot(space.x - twin.x, space.y - twin.y) == pytest.approx(PROFILE.track_distance)


def test_some_spaces_placed_by_hand_do_not_make_a_route() -> None:
    board = two_cities(96).with_route("a", "b", length=3, spaces=[{"position": [110, 90]}]).build()
    assert len(place_tracks(board)["a-b"].spaces) == 3


def test_spaces_placed_by_hand_stay_where_they_are() -> None:
    spaces = [{"position": [110, 90], "angle": 10}, {"position": [140, 95]}]
    board = two_cities(96).with_route("a", "b", length=2, spaces=spaces).build()
    assert place_tracks(board)["a-b"].spaces == (Space(110, 90, 10), Space(140, 95, 0))


def test_a_route_to_nowhere_is_left_out() -> None:
    board = two_cities(96).with_route("a", "b").build()
    assert place_tracks(board.changed(cities=board.cities[:1])) == {}


def test_a_point_of_a_space_is_counted_along_its_track() -> None:
    x, y = Space(10, 20, 30).point(5)
    assert (x, y) == pytest.approx((10 + 5 * cos(radians(30)), 20 + 5 * sin(radians(30))))


def test_beyond_its_ends_a_curve_goes_straight_on() -> None:
    points, directions = curve_through([(0, 0), (10, 0)]).at(np.array([-5.0, 15.0]))
    assert points.tolist() == [[-5, 0], [15, 0]]
    assert directions.tolist() == [0, 0]
