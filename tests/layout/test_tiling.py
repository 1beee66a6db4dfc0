"""How many sheets a board takes, and which part each of them shows."""

from itertools import pairwise

import pytest

from trackwright.layout.tiling import Sheet, fewest_sheets, sheets_needed, tiling
from trackwright.schema.geometry import Size
from trackwright.schema.profile import Panels

STANDARD, ANNIVERSARY = Size(width=790, height=525), Size(width=972, height=648)
PAPERS = {
    "a4": Size(width=297, height=210),
    "a3": Size(width=420, height=297),
    "letter": Size(width=279.4, height=215.9),
    "tabloid": Size(width=431.8, height=279.4),
}


def lying(name: str, **kept_free: float) -> Sheet:
    return Sheet(PAPERS[name], **{"margin": 10, "caption": 8, **kept_free})


@pytest.mark.parametrize(
    ("board", "counts"),
    [
        (STANDARD, {"a4": 9, "a3": 4, "letter": 12, "tabloid": 6}),
        (ANNIVERSARY, {"a4": 16, "a3": 9, "letter": 16, "tabloid": 9}),
    ],
)
def test_boards_take_as_many_lying_sheets_as_on_other_designers_tables(
    board: Size, counts: dict[str, int]
) -> None:
    found = {name: tiling(board, lying(name)) for name in counts}
    assert {name: plan.count for name, plan in found.items() if plan} == counts


def test_paper_is_stood_up_where_that_saves_sheets() -> None:
    lies = lying("a3")
    plan = fewest_sheets(ANNIVERSARY, (lies, lies.turned))
    assert plan is not None
    assert (plan.count, plan.columns, plan.rows) == (8, 4, 2)
    assert plan.sheet == lies.turned


def test_a_length_that_fits_exactly_takes_no_other_sheet() -> None:
    assert [sheets_needed(length, 100) for length in (0.1, 100, 100.1, 300)] == [1, 1, 2, 3]
    assert [sheets_needed(length, 100, 10) for length in (100, 190, 190.1)] == [1, 2, 3]


@pytest.mark.parametrize("overlap", [0.0, 12.0])
@pytest.mark.parametrize("panels", [Panels(columns=1, rows=1), Panels(columns=3, rows=2)])
def test_tiles_cover_the_board_and_fit_on_their_sheets(overlap: float, panels: Panels) -> None:
    plan = tiling(STANDARD, lying("a4", overlap=overlap, inner_margin=6), panels)
    assert plan is not None
    assert len(plan.tiles) == plan.count
    wide, high = plan.sheet.room(panels)
    assert all(tile.width <= wide + 1e-9 and tile.height <= high + 1e-9 for tile in plan.tiles)
    top = [tile for tile in plan.tiles if tile.row == 0]
    assert top[0].x == 0
    assert top[-1].x + top[-1].width == pytest.approx(790)
    for left, right in pairwise(top):
        shared = left.x + left.width - right.x
        at_a_fold = any(right.x == pytest.approx(fold) for fold in plan.folds[0])
        assert shared == pytest.approx(0 if at_a_fold else overlap)


def test_no_tile_lies_across_a_fold() -> None:
    plan = tiling(STANDARD, lying("a3", inner_margin=6), Panels(columns=3, rows=2))
    assert plan is not None
    assert plan.count == 6
    for fold in plan.folds[0]:
        assert not any(t.x + 1e-9 < fold < t.x + t.width - 1e-9 for t in plan.tiles)


def test_paper_without_room_shows_nothing() -> None:
    assert tiling(STANDARD, lying("a4", margin=110)) is None
    assert tiling(STANDARD, lying("a4", overlap=190)) is None
