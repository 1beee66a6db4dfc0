"""Checks of borders: valid areas that fit together, with their cities inside."""

from random import Random

import pytest
from builders import Json, a_board
from check_findings import fixed_board, found, messages

LINE = a_board().with_route("oslo", "bergen").with_route("bergen", "voss")


def square(left: float, top: float, right: float, bottom: float) -> list[Json]:
    return [{"outer": [[left, top], [right, top], [right, bottom], [left, bottom]]}]


def test_a_city_at_the_coast_is_in_its_country() -> None:
    builder = LINE.with_country("norway", borders=square(100, 100, 200, 200))
    near = builder.with_city("oslo", position=[97, 150], country="norway")
    far = builder.with_city("oslo", position=[96, 150], country="norway")
    assert messages(near.build(), "S019") == []
    assert messages(far.build(), "S019") == [
        "Oslo belongs to norway, but lies 4.0 mm outside of its border"
    ]


def test_a_locked_city_is_not_moved() -> None:
    builder = LINE.with_country("norway", borders=square(100, 100, 200, 200))
    board = builder.with_city("oslo", position=[9, 9], country="norway", locked=True).build()
    assert found(board, "S019")[0].fixes == ()


def test_an_enclave_is_cut_out() -> None:
    builder = LINE.with_country("italy", borders=square(100, 100, 200, 200))
    board = builder.with_country("san_marino", borders=square(140, 140, 150, 150)).build()
    assert messages(board, "S022") == ["italy and san_marino overlap by 100.0 mm²"]
    assert len(fixed_board(board, "S022", unsafe=True).countries[0].borders[0].holes) == 1


def test_neighbours_that_share_their_border_neither_overlap_nor_leave_a_gap() -> None:
    builder = LINE.with_country("west", borders=square(0, 0, 100, 100))
    board = builder.with_country("east", borders=square(100, 20, 200, 80)).build()
    assert messages(board, "S022", "S023") == []


def test_a_third_country_fills_a_gap() -> None:
    builder = LINE.with_country("west", borders=square(0, 0, 100, 100))
    builder = builder.with_country("east", borders=square(100.4, 0, 200, 100))
    assert len(messages(builder.build(), "S023")) == 1
    builder = builder.with_country("strip", borders=square(100, 0, 100.4, 100))
    assert messages(builder.build(), "S023") == []


def test_a_gap_is_filled_to_its_end_however_long() -> None:
    builder = LINE.with_country("west", borders=square(0, 0, 100, 400))
    corners = [[100, 0], [200, 0], [200, 400], [100, 400], [100.4, 200]]
    board = builder.with_country("east", borders=[{"outer": corners}]).build()
    assert messages(fixed_board(board, "S023", unsafe=True), "S022") == []


@pytest.mark.parametrize(
    "corners",
    [
        [[0, 0], [0, 0], [0, 0]],
        [[0, 0], [9, 9], [0, 0]],
        [[0, 0], [9, 0], [5, 0]],
        [[0, 0], [90, 90], [90, 0], [0, 90]],
    ],
)
def test_every_invalid_border_can_be_mended(corners: list[list[int]]) -> None:
    builder = LINE.with_country("norway", borders=[{"outer": corners}])
    board = builder.with_region("coast", "oslo", borders=[{"outer": corners}]).build()
    assert len(found(board, "S021")) == 2
    fixed_board(board, "S021", unsafe=True)


def test_a_needless_loop_is_mended_unasked_and_a_bow_is_not() -> None:
    needle = [[0, 0], [90, 0], [90, 90], [90, 95], [90, 90], [0, 90]]
    bow = [[0, 0], [90, 90], [90, 0], [0, 90]]
    safe = [
        found(LINE.with_country("norway", borders=[{"outer": corners}]).build(), "S021")[0]
        .fixes[0]
        .safe
        for corners in (needle, bow)
    ]
    assert safe == [True, False]


BOW = [{"outer": [[100, 100], [200, 200], [200, 100], [100, 200]]}]


def test_where_an_invalid_border_lies_is_left_to_that_problem() -> None:
    builder = LINE.with_country("norway", borders=BOW)
    builder = builder.with_country("sweden", borders=square(150, 100, 200.2, 200))
    builder = builder.with_country("finland", borders=square(200.4, 100, 300, 200))
    builder = builder.with_region("coast", "oslo", borders=BOW)
    board = builder.with_city("oslo", position=[20, 20], country="norway").build()
    assert len(messages(board, "S021")) == 2
    assert messages(board, "S019", "S022", "S032") == []
    assert messages(board, "S023") == [
        "sweden and finland leave a narrow gap of 20.0 mm² between them"
    ]


def test_a_gap_that_an_invalid_border_may_fill_is_not_told() -> None:
    builder = LINE.with_country("west", borders=square(0, 0, 100, 100))
    builder = builder.with_country("east", borders=square(100.4, 0, 200, 100))
    bow = [[100, 0], [100.4, 100], [100.4, 0], [100, 100]]
    board = builder.with_country("strip", borders=[{"outer": bow}]).build()
    assert messages(board, "S022", "S023") == []


def test_borders_that_cross_themselves_all_over_take_no_time_and_are_not_mended() -> None:
    random, builder = Random(1), LINE
    for name in ("norway", "sweden"):
        corners = [[random.uniform(0, 700), random.uniform(0, 500)] for _ in range(3000)]
        builder = builder.with_country(name, borders=[{"outer": corners}])
    board = builder.with_city("oslo", position=[20, 20], country="norway").build()
    problems = found(board, "S019", "S021", "S022", "S023")
    assert [(problem.check.code, problem.fixes) for problem in problems] == [("S021", ())] * 2


def test_an_outline_without_a_list_of_cities_is_a_drawing() -> None:
    board = LINE.with_region("sea", borders=square(0, 0, 400, 400)).build()
    assert messages(board, "S026", "S032") == []
