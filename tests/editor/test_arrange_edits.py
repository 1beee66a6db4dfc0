"""Moving, aligning, removing and pasting give another board, and leave the old one as it was."""

import json

import pytest
from builders import a_board

from trackwright.editor.canvas.grid_and_snapping import Snapping, snapped
from trackwright.editor.document.edits.arrange import (
    FARTHEST,
    Direction,
    Edge,
    aligned,
    distributed,
    movable,
    with_locked,
    with_name_at,
    with_name_automatic,
    with_name_on,
    with_stops_at,
    with_stops_moved,
)
from trackwright.editor.document.edits.clipboard import (
    NotAPartError,
    Part,
    part_of,
    pasted,
    read_part,
    removal,
    text_of,
)
from trackwright.editor.document.edits.names import name_of, with_name
from trackwright.schema.board import Board, Label, Side
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef, board_reference_problems

SPACES = [{"position": [30, 20]}, {"position": [50, 20], "angle": 10}]
BOARD = (
    a_board()
    .with_city("oslo", position=[20, 20], country="norway")
    .with_city("bergen", position=[60, 20], country="norway")
    .with_city("turku", position=[100, 80])
    .with_city("kemi", position=[140, 50], locked=True)
    .with_country("norway")
    .with_crossing("to_norway", "norway", position=[200, 20])
    .with_route("oslo", "bergen", bends=[[40, 30]], spaces=SPACES)
    .with_route("bergen", "turku", bends=[[80, 40]])
    .with_route("turku", "kemi", bends=[[120, 80]])
    .with_route("kemi", "to_norway")
    .with_ticket("oslo", "turku")
    .with_ticket("bergen", "kemi", alternatives=[{"end": "oslo", "points": 3}])
    .with_ticket("turku", {"country": "norway"})
    .with_region("west", "oslo", "bergen")
    .build()
)


def position(board: Board, stop: str) -> Point:
    return next(found.position for found in board.stops if found.id == stop)


def bends(board: Board, route: str) -> tuple[Point, ...]:
    return next(found.bends for found in board.routes if found.id == route)


def test_a_route_between_two_moved_cities_takes_its_bends_and_spaces_along() -> None:
    moved = with_stops_moved(BOARD, ["oslo", "bergen"], 5, -3)
    assert position(moved, "oslo") == (25, 17)
    assert position(moved, "bergen") == (65, 17)
    assert bends(moved, "oslo-bergen") == ((45, 27),)
    assert [space.position for space in moved.routes[0].spaces] == [(35, 17), (55, 17)]
    assert [space.angle for space in moved.routes[0].spaces] == [0, 10]


def test_a_route_with_one_moved_end_keeps_its_bends() -> None:
    moved = with_stops_moved(BOARD, ["oslo"], 5, 5)
    assert moved.routes == BOARD.routes
    assert moved.cities[1] is BOARD.cities[1]


def test_a_route_with_one_moved_end_stretches_if_asked_to() -> None:
    moved = with_stops_at(BOARD, {"bergen": Point(100, 20)}, stretch=True)
    assert bends(moved, "oslo-bergen") == ((60, 40),)
    assert bends(moved, "turku-kemi") == ((120, 80),)


def test_a_route_whose_ends_turn_turns_with_its_spaces() -> None:
    moved = with_stops_at(BOARD, {"oslo": Point(0, 0), "bergen": Point(0, 40)})
    assert bends(moved, "oslo-bergen") == ((-10, 20),)
    assert [space.angle for space in moved.routes[0].spaces] == [90, 100]


def test_locked_cities_do_not_move() -> None:
    assert movable(BOARD, ["oslo", "kemi", "to_norway"]) == ("oslo", "to_norway")
    moved = with_stops_moved(BOARD, ["turku", "kemi"], 5, 5)
    assert position(moved, "kemi") == (140, 50)
    assert position(moved, "turku") == (105, 85)
    assert bends(moved, "turku-kemi") == ((120, 80),)


def test_a_move_by_nothing_is_no_edit() -> None:
    assert with_stops_moved(BOARD, ["oslo"], 0, 0) is BOARD
    assert with_stops_moved(BOARD, ["kemi"], 9, 9) is BOARD


def test_nothing_moves_off_what_a_file_can_hold() -> None:
    assert position(with_stops_moved(BOARD, ["oslo"], 90_000, 0), "oslo") == (FARTHEST, 20)


@pytest.mark.parametrize(
    ("edge", "oslo", "turku"),
    [
        (Edge.LEFT, (20, 20), (20, 80)),
        (Edge.CENTER, (60, 20), (60, 80)),
        (Edge.RIGHT, (100, 20), (100, 80)),
        (Edge.TOP, (20, 20), (100, 20)),
        (Edge.MIDDLE, (20, 50), (100, 50)),
        (Edge.BOTTOM, (20, 80), (100, 80)),
    ],
)
def test_cities_are_aligned(edge: Edge, oslo: Point, turku: Point) -> None:
    board = aligned(BOARD, ["oslo", "turku"], edge)
    assert (position(board, "oslo"), position(board, "turku")) == (oslo, turku)


def test_cities_align_with_a_locked_one_that_stays() -> None:
    board = aligned(BOARD, ["oslo", "kemi"], Edge.RIGHT)
    assert position(board, "oslo") == (140, 20)
    assert position(board, "kemi") == (140, 50)


def test_cities_are_spread_out_evenly_between_the_outermost() -> None:
    board = distributed(BOARD, ["oslo", "bergen", "turku", "to_norway"], Direction.ACROSS)
    assert [position(board, s).x for s in ("oslo", "bergen", "turku", "to_norway")] == [
        20,
        80,
        140,
        200,
    ]
    board = distributed(BOARD, ["oslo", "kemi", "bergen", "turku"], Direction.DOWN)
    assert {s: position(board, s).y for s in ("bergen", "oslo", "kemi", "turku")} == {
        "bergen": 20,
        "oslo": 40,
        "kemi": 50,
        "turku": 80,
    }


def test_two_cities_cannot_be_spread_out() -> None:
    assert distributed(BOARD, ["oslo", "turku"], Direction.ACROSS) is BOARD


def test_cities_and_crossings_are_locked_and_freed() -> None:
    board = with_locked(BOARD, ["oslo", "to_norway"], True)
    assert [stop.id for stop in board.stops if stop.locked] == ["oslo", "kemi", "to_norway"]
    assert not any(
        stop.locked for stop in with_locked(board, [s.id for s in board.stops], False).stops
    )


def test_a_name_stands_where_it_is_put_on_a_side_or_by_itself() -> None:
    board = with_name_at(BOARD, "oslo", Point(3, -7))
    assert board.cities[0].label == Label(offset=Point(3, -7))
    board = with_name_on(board, ["oslo"], Side.WEST)
    assert board.cities[0].label == Label(side=Side.WEST)
    assert with_name_automatic(board, ["oslo"]).cities[0] == BOARD.cities[0]


def test_a_turned_name_stays_turned() -> None:
    turned = (
        with_name_on(BOARD, ["oslo"], Side.EAST)
        .cities[0]
        .changed(label=Label(side=Side.EAST, angle=30))
    )
    board = BOARD.changed(cities=(turned, *BOARD.cities[1:]))
    assert with_name_automatic(board, ["oslo"]).cities[0].label == Label(angle=30)


def test_a_city_takes_its_routes_and_tickets_along() -> None:
    done = removal(BOARD, [ThingRef("city", "oslo")])
    assert done.gone == {
        "city": ("oslo",),
        "route": ("oslo-bergen",),
        "ticket": ("oslo-turku",),
    }
    assert done.board.tickets[0].alternatives == ()
    assert done.board.regions[0].cities == ("bergen",)
    assert not list(board_reference_problems(done.board))


def test_a_country_leaves_its_cities_and_takes_its_crossings_along() -> None:
    done = removal(BOARD, [ThingRef("country", "norway")])
    assert done.gone == {
        "crossing": ("to_norway",),
        "country": ("norway",),
        "route": ("kemi-to_norway",),
        "ticket": ("turku-norway",),
    }
    assert all(city.country is None for city in done.board.cities)
    assert not list(board_reference_problems(done.board))


def test_routes_regions_tickets_and_decks_are_removed() -> None:
    places = [
        ThingRef("route", "turku-kemi"),
        ThingRef("region", "west"),
        ThingRef("ticket", "oslo-turku"),
    ]
    assert removal(BOARD, places).gone == {
        "region": ("west",),
        "route": ("turku-kemi",),
        "ticket": ("oslo-turku",),
    }
    done = removal(BOARD, [ThingRef("deck", "regular")])
    assert not done.board.tickets
    assert done.gone["deck"] == ("regular",)


def test_a_copy_has_the_cities_and_the_routes_between_them() -> None:
    part = part_of(BOARD, ["oslo", "bergen"])
    assert [city.id for city in part.cities] == ["oslo", "bergen"]
    assert [route.id for route in part.routes] == ["oslo-bergen"]


def test_a_copied_route_brings_its_ends() -> None:
    part = part_of(BOARD, [], ["kemi-to_norway"])
    assert [stop.id for stop in part.stops] == ["kemi", "to_norway"]


def test_a_copy_is_a_piece_of_the_file_format() -> None:
    part = part_of(BOARD, ["oslo", "bergen"])
    text = text_of(part)
    data = json.loads(text)
    assert data["format"] == "trackwright/part"
    assert data["cities"][0] == {
        "id": "oslo",
        "name": "Oslo",
        "position": [20, 20],
        "country": "norway",
    }
    assert read_part(text) == part


def test_a_copy_pasted_has_ids_of_its_own_and_lies_beside() -> None:
    done = pasted(BOARD, part_of(BOARD, ["oslo", "bergen"]))
    assert done.stops == ("oslo_2", "bergen_2")
    assert done.routes == ("oslo_2-bergen_2",)
    assert position(done.board, "oslo_2") == (30, 30)
    assert bends(done.board, "oslo_2-bergen_2") == ((50, 40),)
    assert done.board.routes[-1].ends == ("oslo_2", "bergen_2")
    again = pasted(done.board, part_of(done.board, ["oslo"]))
    assert again.stops == ("oslo_3",)
    assert position(again.board, "oslo_3") == (40, 40)
    assert not list(board_reference_problems(again.board))


def test_a_copy_pasted_at_a_place_has_its_middle_there() -> None:
    done = pasted(BOARD, part_of(BOARD, ["oslo", "bergen"]), Point(300, 100))
    assert position(done.board, "oslo_2") == (280, 100)
    assert position(done.board, "bergen_2") == (320, 100)


def test_a_locked_city_is_free_when_pasted() -> None:
    assert not pasted(BOARD, part_of(BOARD, ["kemi"])).board.cities[-1].locked


def test_a_part_keeps_its_place_and_ids_on_another_board() -> None:
    done = pasted(a_board().build(), part_of(BOARD, ["oslo", "bergen"]))
    assert position(done.board, "oslo") == (20, 20)
    assert done.routes == ("oslo-bergen",)
    assert done.board.cities[0].country is None


def test_a_part_lies_in_the_middle_of_a_board_that_is_too_small() -> None:
    small = a_board().with_fields(size={"width": 50, "height": 50}).build()
    done = pasted(small, part_of(BOARD, ["oslo", "bergen"]))
    assert position(done.board, "oslo") == (5, 25)


def test_crossings_into_unknown_countries_are_left_out_with_their_routes() -> None:
    done = pasted(a_board().build(), part_of(BOARD, ["kemi", "to_norway"]))
    assert done.stops == ("kemi",)
    assert done.left_out == 1
    assert not done.board.routes


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Oslo",
        "{}",
        '{"format": "trackwright/board", "note": "trackwright/part"}',
        '{"format": "trackwright/part", "format_version": 1}',
        '{"format": "trackwright/part", "format_version": 99, "cities": []}',
        '{"format": "trackwright/part", "format_version": 1, "cities": [{"id": "Oslo!"}]}',
        '{"format": "trackwright/part"' + "[" * 5_000,
    ],
)
def test_foreign_text_is_not_a_part(text: str) -> None:
    with pytest.raises(NotAPartError):
        read_part(text)


def test_long_ids_stay_within_what_an_id_may_be() -> None:
    name = "a" * 80
    part = Part.model_validate({"cities": [{"id": name, "position": [10, 10]}]})
    board = pasted(a_board().with_city(name).build(), part).board
    assert len(board.cities[-1].id) <= 80
    assert board.cities[-1].id != name


def test_a_name_changes_in_the_language_that_is_shown() -> None:
    board = with_name(BOARD, ThingRef("city", "oslo"), "en", "Christiania")
    assert board.cities[0].name == "Christiania"
    board = with_name(
        BOARD.changed(cities=(BOARD.cities[0].changed(name={"en": "Oslo", "fr": "Oslo"}),)),
        ThingRef("city", "oslo"),
        "fr",
        "Oslô",
    )
    assert board.cities[0].name == {"en": "Oslo", "fr": "Oslô"}
    assert name_of(board, ThingRef("city", "oslo"), "fr") == "Oslô"
    assert with_name(board, ThingRef("city", "oslo"), "fr", "Oslô") is board


def test_a_point_comes_into_line_with_a_city_near_by() -> None:
    snap = snapped(Point(101, 50), 2, Snapping(), [Point(100, 10), Point(300, 300)])
    assert snap.point == (100, 50)
    assert snap.lines == ((Point(100, 10), Point(100, 50)),)


def test_a_point_comes_into_line_both_ways() -> None:
    snap = snapped(Point(101, 51), 2, Snapping(), [Point(100, 10), Point(20, 50)])
    assert snap.point == (100, 50)
    assert len(snap.lines) == 2


def test_a_point_far_from_all_stays() -> None:
    assert snapped(Point(105, 55), 2, Snapping(), [Point(100, 50)]).point == (105, 55)


def test_a_point_snaps_to_the_grid_and_to_guides() -> None:
    grid = Snapping(grid=10)
    assert snapped(Point(41, 78.5), 2, grid).point == (40, 80)
    assert snapped(Point(44, 75), 2, grid).point == (44, 75)
    guides = Snapping(grid=10, uprights=(42,), levels=(77,))
    snap = snapped(Point(41, 78), 2, guides, board=(200, 100))
    assert snap.point == (42, 77)
    assert snap.lines == ((Point(42, 0), Point(42, 100)), (Point(0, 77), Point(200, 77)))


def test_cities_go_before_the_grid_unless_switched_off() -> None:
    points = [Point(41, 200)]
    assert snapped(Point(40.2, 50), 2, Snapping(grid=10), points).point.x == 41
    off = Snapping(cities=False, grid=10)
    assert snapped(Point(40.2, 50), 2, off, points).point.x == 40
