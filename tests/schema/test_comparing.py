"""What differs between two boards."""

import pytest
from builders import a_board
from sample_board import sample_board

from trackwright.maps import board_names, open_board
from trackwright.schema.board_differences import Difference, differences
from trackwright.schema.edits import with_changed, with_stop_named, without, without_stop
from trackwright.schema.geometry import Point

BOARD = (
    a_board()
    .with_route("oslo", "bergen", color="red", length=4)
    .with_route("oslo", "bergen", color="blue", length=4)
    .with_ticket("oslo", "bergen", points=7)
    .build()
)


@pytest.mark.parametrize("name", board_names())
def test_a_board_does_not_differ_from_itself(name: str) -> None:
    board = open_board(name).document
    assert differences(board, board.model_copy(deep=True)) == ()


def test_a_moved_city_is_one_difference() -> None:
    moved = with_changed(BOARD, "cities", "oslo", position=Point(33, 44))
    before = BOARD.cities[0].position
    assert differences(BOARD, moved) == (
        Difference("city", "oslo", "position", before, Point(33, 44)),
    )


def test_things_that_came_and_went_are_told_whole() -> None:
    fewer = without(BOARD, "routes", "oslo-bergen-2")
    assert differences(BOARD, fewer) == (
        Difference("route", "oslo-bergen-2", None, BOARD.routes[1], None),
    )
    assert differences(fewer, BOARD) == (
        Difference("route", "oslo-bergen-2", None, None, BOARD.routes[1]),
    )


def test_a_city_that_went_took_its_routes_and_tickets_along() -> None:
    gone = {(one.kind, one.thing) for one in differences(BOARD, without_stop(BOARD, "oslo"))}
    assert gone == {
        ("city", "oslo"),
        ("route", "oslo-bergen"),
        ("route", "oslo-bergen-2"),
        ("ticket", "oslo-bergen"),
    }


def test_another_id_of_a_city_is_told_once_and_not_for_all_that_speak_of_it() -> None:
    renamed = with_stop_named(BOARD, "oslo", "kristiania")
    renamed = with_changed(renamed, "cities", "oslo", id="kristiania")
    assert differences(BOARD, renamed) == (
        Difference("city", "kristiania", "id", "oslo", "kristiania"),
    )


def test_things_without_their_ids_are_known_by_their_names_and_ends() -> None:
    board = sample_board()
    other = board.changed(
        routes=[r.changed(id=f"r{n}") for n, r in enumerate(board.routes)],
        tickets=[t.changed(id=f"t{n}") for n, t in enumerate(board.tickets)],
    )
    assert {one.field for one in differences(board, other)} == {"id"}


def test_settings_of_the_board_are_told_one_by_one() -> None:
    other = BOARD.changed(meta=BOARD.meta.changed(version="2"), size={"width": 1, "height": 2})
    assert [one.field for one in differences(BOARD, other)] == ["meta.version", "size"]


def test_another_order_alone_is_told_in_one_line() -> None:
    turned = BOARD.changed(cities=BOARD.cities[::-1])
    assert [one.field for one in differences(BOARD, turned)] == ["cities.order"]


def test_fields_that_no_model_knows_are_compared_too() -> None:
    other = a_board(house_rules="none").build()
    assert [(d.field, d.after) for d in differences(a_board().build(), other)] == [
        ("house_rules", "none")
    ]


def test_twins_that_cannot_be_told_apart_are_not_paired() -> None:
    one = a_board().with_city("a1", name="A").with_city("a2", name="A").build()
    other = a_board().with_city("b1", name="A").with_city("b2", name="A").build()
    assert sorted(d.thing for d in differences(one, other)) == ["a1", "a2", "b1", "b2"]
