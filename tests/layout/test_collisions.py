"""What lies over what it should not."""

import pytest
from builders import a_board

from trackwright.layout.board import lay_out
from trackwright.layout.collisions import Kind, beyond_the_edge, collisions, crossing_routes
from trackwright.schema.board import Board

CROSS = (
    a_board()
    .with_city("west", position=[100, 200], name="")
    .with_city("east", position=[200, 200], name="")
    .with_city("north", position=[150, 150], name="")
    .with_city("south", position=[150, 250], name="")
    .with_route("west", "east", length=3)
    .with_route("north", "south", length=3)
    .build()
)


def kinds(board: Board) -> set[tuple[Kind, str, Kind, str]]:
    return {
        (hit.one.kind, hit.one.owner, hit.other.kind, hit.other.owner)
        for hit in collisions(lay_out(board))
    }


def test_spaces_of_two_routes_that_overlap() -> None:
    assert kinds(CROSS) == {(Kind.SPACE, "west-east", Kind.SPACE, "north-south")}


def test_routes_that_cross() -> None:
    (cross,) = crossing_routes(lay_out(CROSS))
    assert {cross.one, cross.other} == {"west-east", "north-south"}
    assert (cross.where.x, cross.where.y) == pytest.approx((150, 200))


def test_routes_that_meet_in_a_city_do_not_cross() -> None:
    board = a_board().with_route("a", "b", length=1).with_route("b", "c", length=1).build()
    assert list(crossing_routes(lay_out(board))) == []


def test_a_line_that_passes_between_two_spaces_crosses() -> None:
    board = (
        a_board()
        .with_city("west", position=[100, 200], name="")
        .with_city("east", position=[400, 200], name="")
        .with_city("north", position=[130, 100], name="")
        .with_city("south", position=[130, 300], name="")
        .with_route("west", "east", length=2)
        .with_route("north", "south", length=2)
        .build()
    )
    assert kinds(board) == set()
    (cross,) = crossing_routes(lay_out(board))
    assert {cross.one, cross.other} == {"west-east", "north-south"}


def test_a_space_over_a_foreign_city() -> None:
    board = (
        a_board()
        .with_city("a", position=[100, 200], name="")
        .with_city("b", position=[150, 200], name="")
        .with_city("c", position=[200, 200], name="")
        .with_route("a", "c", length=3)
        .build()
    )
    assert kinds(board) == {(Kind.SPACE, "a-c", Kind.STOP, "b")}


def test_a_name_over_a_space() -> None:
    board = (
        a_board()
        .with_city("a", position=[100, 200], label={"offset": [30, 0]})
        .with_city("b", position=[200, 200], name="")
        .with_route("a", "b", length=3)
        .build()
    )
    assert kinds(board) == {(Kind.SPACE, "a-b", Kind.LABEL, "a")}


def test_names_over_each_other_and_over_a_city() -> None:
    board = (
        a_board()
        .with_city("oslo", position=[100, 100], label={"offset": [50, 0]})
        .with_city("bergen", position=[150, 108], label={"offset": [0, -8]})
        .with_city("umea", position=[146, 100], name="")
        .build()
    )
    assert kinds(board) == {
        (Kind.LABEL, "oslo", Kind.LABEL, "bergen"),
        (Kind.STOP, "umea", Kind.LABEL, "oslo"),
        (Kind.STOP, "umea", Kind.LABEL, "bergen"),
    }


def test_parallel_tracks_side_by_side_do_not_collide() -> None:
    board = a_board().with_city("a", position=[100, 200]).with_city("b", position=[300, 200])
    twice = board.with_route("a", "b", length=6).with_route("a", "b", length=6).build()
    assert kinds(twice) == set()


def test_what_is_not_wholly_on_the_board() -> None:
    board = (
        a_board()
        .with_city("a", position=[2, 200], name="")
        .with_city("b", position=[200, 498], name="", label=None)
        .with_city("c", position=[200, 200], label={"offset": [600, 0]})
        .build()
    )
    found = {(thing.kind, thing.owner) for thing in beyond_the_edge(lay_out(board))}
    assert found == {(Kind.STOP, "a"), (Kind.STOP, "b"), (Kind.LABEL, "c")}


def test_what_lies_under_the_score_track() -> None:
    board = a_board(profile={"score_border": 20}).with_city("a", position=[22, 200], name="")
    found = {(thing.kind, thing.owner) for thing in beyond_the_edge(lay_out(board.build()))}
    assert found == {(Kind.STOP, "a")}
