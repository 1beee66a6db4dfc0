"""Edits of the picture behind a board, without a window."""

import pytest
from background_tool_driver import plain, with_scan

from trackwright.editor.document.edits.whole_board import (
    Frame,
    Match,
    Mismatch,
    frame_of,
    frame_on,
    matched,
    with_frame,
    with_opacity,
    with_picture,
    without_picture,
)
from trackwright.schema.board import Background
from trackwright.schema.geometry import Point


class TestEdits:
    def test_a_picture_lies_in_the_middle_as_large_as_the_board(self) -> None:
        board = with_picture(plain(), "scan.png", frame_on(plain(), 100, 100))
        assert frame_of(board) == Frame(Point(50, 0), 300, 300)

    def test_a_picture_of_the_boards_proportions_covers_it(self) -> None:
        board = with_picture(plain(), "scan.png", frame_on(plain(), 4000, 3000))
        assert board.background == Background(picture="scan.png")

    def test_another_picture_is_as_faint_as_the_one_before(self) -> None:
        board = with_opacity(with_scan(plain()), 0.4)
        assert with_picture(board, "b.png", frame_on(board, 1, 1)).background.opacity == 0.4  # type: ignore[union-attr]

    def test_a_picture_keeps_a_size_that_can_be_taken_hold_of(self) -> None:
        board = with_frame(with_scan(plain()), Frame(Point(1e9, 0), 0, 1e9))
        assert frame_of(board) == Frame(Point(20_000, 0), 1, 20_000)

    def test_without_a_picture_nothing_changes(self) -> None:
        assert with_frame(plain(), Frame(Point(0, 0), 1, 1)) == plain()
        assert with_opacity(plain(), 0.5) == plain()
        assert without_picture(with_scan(plain())) == plain()


class TestMatchingTwoPoints:
    frame = Frame(Point(0, 0), 100, 50)

    def test_moves_and_scales_the_picture(self) -> None:
        match = matched(
            self.frame, (Point(10, 10), Point(60, 10)), (Point(100, 100), Point(200, 100))
        )
        assert isinstance(match, Match)
        assert match.factor == 2
        assert match.frame == Frame(Point(80, 80), 200, 100)
        assert match.remaining == pytest.approx(0)

    def test_tells_what_remains_of_a_picture_that_is_askew(self) -> None:
        match = matched(self.frame, (Point(0, 0), Point(100, 0)), (Point(0, 0), Point(100, 10)))
        assert isinstance(match, Match)
        assert match.factor == pytest.approx(1)
        assert match.remaining == pytest.approx(5)

    @pytest.mark.parametrize(
        ("points", "places", "reason"),
        [
            (((5, 5), (5, 5)), ((0, 0), (9, 9)), Mismatch.ONE_PLACE),
            (((0, 0), (50, 0)), ((9, 9), (9, 9)), Mismatch.ONE_PLACE),
            (((0, 0), (50, 0)), ((90, 0), (10, 0)), Mismatch.UPSIDE_DOWN),
            (((0, 0), (99, 0)), ((0, 0), (1, 0)), Mismatch.TOO_SMALL),
            (((0, 0), (1, 0)), ((0, 0), (400, 0)), Mismatch.TOO_LARGE),
        ],
    )
    def test_says_why_it_cannot_be(
        self, points: tuple[object, object], places: tuple[object, object], reason: Mismatch
    ) -> None:
        one, other = (Point(*each) for each in points)  # type: ignore[misc]
        first, second = (Point(*each) for each in places)  # type: ignore[misc]
        assert matched(self.frame, (one, other), (first, second)) is reason
