"""What the checks of print and colours find beyond their examples, and what they leave alone."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from builders import BoardBuilder, a_board
from coloraide import Color

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import open_board
from trackwright.rendering.themes import CLASSIC
from trackwright.schema.board import Board
from trackwright.schema.profile import CARDS, PROFILES, TRAINS, Profile, SheetPlan
from trackwright.validators.accessibility import GREY_PRINT, NORMAL, SIGHTS, difference
from trackwright.validators.all_checks import CHECKS, check_called
from trackwright.validators.check import BoardCheck, Found

SHIPPED = ("europe", "nordic_countries", "northern_lights", "poland")


def found(code: str, board: Board | BoardBuilder, folder: Path | None = None) -> list[Found]:
    check = check_called(code)
    assert isinstance(check, BoardCheck)
    return list(
        check.find(BoardAnalysis(board if isinstance(board, Board) else board.build(), folder))
    )


def messages(code: str, board: Board | BoardBuilder) -> list[str]:
    return [one.message for one in found(code, board)]


def square(left: float, top: float, side: float = 100) -> list[dict[str, Any]]:
    right, bottom = left + side, top + side
    return [{"outer": [[left, top], [right, top], [right, bottom], [left, bottom]]}]


def test_a_board_that_fits_its_sheets_exactly_is_fine() -> None:
    plan = {"paper": {"width": 420, "height": 278}, "margin": 10, "columns": 2, "rows": 2}
    assert messages("P005", a_board(profile={"sheets": plan})) == []
    assert messages("P010", a_board(profile={"sheets": plan})) == []


def test_sheets_of_a4_are_planned_if_no_paper_is_said() -> None:
    plan = SheetPlan(columns=3, rows=3)
    assert (plan.paper.width, plan.paper.height, plan.margin) == (297, 210, 10)


def test_a_board_need_not_plan_its_sheets() -> None:
    assert Profile().sheets is None
    assert messages("P005", a_board()) == messages("P010", a_board()) == []


def test_a_margin_cannot_be_negative() -> None:
    with pytest.raises(ValueError, match="greater than or equal to 0"):
        SheetPlan(columns=1, rows=1, margin=-1)


def test_tracks_may_lie_close_where_none_are_parallel() -> None:
    board = a_board(profile={"track_distance": 5}).with_route("a", "b")
    assert messages("P002", board) == []
    assert messages("P002", board.with_route("a", "b"))


def test_a_name_too_long_in_one_language_says_which() -> None:
    board = (
        a_board(meta={"title": "T", "languages": ["en", "fr"]})
        .with_city("x", name={"en": "Bruges", "fr": "B" * 40})
        .with_ticket("x", "y")
    )
    (message,) = messages("P006", board)
    assert message.endswith("(only with the names in fr)")


def test_a_long_name_on_no_ticket_needs_no_card() -> None:
    assert messages("P006", a_board().with_city("x", name="B" * 60)) == []


def test_a_country_at_the_end_of_a_ticket_is_written_on_its_card_too() -> None:
    board = a_board().with_country("x", name="B" * 60).with_ticket("y", {"country": "x"})
    (problem,) = found("P006", board)
    assert str(problem.things[0]) == "country/x/name"


def test_a_fold_is_told_once_with_all_that_lies_on_it() -> None:
    board = a_board(profile={"panels": {"columns": 2, "rows": 1}})
    for number in range(9):
        board = board.with_city(f"c{number}", name="", position=[400, 40 + 50 * number])
    (problem,) = found("P003", board)
    assert len(problem.things) == 9
    assert problem.message.endswith("and 3 more lie across the fold 400 mm from the left")


def test_a_fold_is_shown_as_long_as_the_board_is_there() -> None:
    board = a_board(profile={"panels": {"columns": 2, "rows": 1}})
    (problem,) = found("P003", board.with_city("c", name="", position=[400, 90]))
    assert problem.where is not None
    assert problem.where.bounds == (400, 0, 400, board.build().size.height)


def test_an_icon_on_a_fold_is_found_but_not_a_plain_space() -> None:
    board = (
        a_board(profile={"panels": {"columns": 2, "rows": 1}})
        .with_city("a", name="", position=[350, 250])
        .with_city("b", name="", position=[450, 250])
    )
    assert messages("P003", board.with_route("a", "b", length=3)) == []
    assert messages("P003", board.with_route("a", "b", length=3, ferry=True, icons=[1])) == [
        "an icon of a–b lies across the fold 400 mm from the left"
    ]


def test_a_board_with_a_hundred_thousand_panels_is_checked_in_no_time() -> None:
    board = a_board(profile={"panels": {"columns": 100_000, "rows": 100_000}}).with_route("a", "b")
    assert len(found("P003", board)) < 10


def test_only_colours_of_routes_inside_a_country_must_differ_from_it() -> None:
    board = (
        a_board()
        .with_country("x", name="X", color=CLASSIC.routes["red"].fill, borders=square(0, 0))
        .with_city("a", position=[200, 250])
        .with_city("b", position=[300, 250])
        .with_route("a", "b", length=3, color="red")
    )
    assert messages("A002", board) == []
    inside = board.with_city("a", position=[10, 50]).with_city("b", position=[110, 50])
    assert messages("A002", inside) == ["the red routes in X can hardly be told from its colour"]


def test_countries_that_do_not_touch_may_have_the_same_colour() -> None:
    far = (
        a_board()
        .with_country("x", name="X", color="#CBD9B4", borders=square(0, 0))
        .with_country("y", name="Y", color="#CBD9B4", borders=square(200, 0))
    )
    assert messages("A003", far) == []
    near = far.with_country("y", name="Y", color="#CBD9B4", borders=square(100, 0))
    assert messages("A003", near) == ["the colours of X and Y look the same"]


def test_tints_chosen_by_the_program_are_never_complained_about() -> None:
    for tint, neighbour in zip(CLASSIC.lands, CLASSIC.lands[1:], strict=False):
        board = (
            a_board()
            .with_country("x", color=tint, borders=square(0, 0, 400))
            .with_country("y", color=neighbour, borders=square(400, 0, 400))
            .with_city("a", position=[50, 50])
            .with_city("b", position=[150, 50])
        )
        for color in CLASSIC.routes:
            board = board.with_route("a", "b", length=3, color=color)
        for code in ("A001", "A002", "A003"):
            assert messages(code, board) == []


def test_colours_that_only_grey_print_mixes_up_are_left_to_their_marks() -> None:
    board = a_board().with_route("a", "b", color="purple").with_route("a", "b", color="green")
    assert difference(CLASSIC.routes["purple"].fill, CLASSIC.routes["green"].fill, GREY_PRINT) < 2
    assert messages("A004", board) == []


@pytest.mark.parametrize(
    ("seen", "filter_name"),
    [
        (NORMAL, None),
        ("red-blindness", "protan"),
        ("green-blindness", "deutan"),
        ("blue-blindness", "tritan"),
    ],
)
def test_colours_look_as_a_reference_library_says(seen: str, filter_name: str | None) -> None:
    colors = [paint.fill for paint in CLASSIC.routes.values()] + [*CLASSIC.lands, "#000000"]
    for one, other in product(colors, colors):
        shown = [Color(color) for color in (one, other)]
        if filter_name:
            shown = [c.filter(filter_name, method="machado").clip("srgb") for c in shown]
        expected = shown[0].delta_e(shown[1], method="2000")
        assert difference(one, other, seen) == pytest.approx(expected, abs=0.001)


@pytest.mark.parametrize("seen", SIGHTS)
def test_a_colour_looks_like_itself_and_differences_go_both_ways(seen: str) -> None:
    colors = ["#000000", "#FFFFFF", "#C4352B", "#808080"]
    for one, other in product(colors, colors):
        assert difference(one, other, seen) == pytest.approx(difference(other, one, seen))
        assert (difference(one, other, seen) < 1e-6) == (one == other)


@pytest.mark.parametrize("name", SHIPPED)
def test_no_official_board_has_an_error_in_print_or_colours(name: str) -> None:
    analysis = BoardAnalysis(open_board(name).document)
    grave = {
        check.code
        for check in CHECKS
        if check.code[0] in "PA" and isinstance(check, BoardCheck)
        if check.severity != "suggestion" and list(check.find(analysis))
    }
    assert grave == set()


@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("code", ["P001", "P002", "P008"])
def test_the_preset_measures_fit_each_other(name: str, code: str) -> None:
    double = a_board().with_route("a", "b").with_route("a", "b").build()
    assert messages(code, double.changed(profile=PROFILES[name])) == []


def test_both_published_measurements_of_trains_are_presets() -> None:
    measured = {(train.length, train.width) for train in TRAINS.values()}
    assert measured == {(20, 9), (26, 7)}
    assert {(card.width, card.height) for card in CARDS.values()} == {
        (44, 68),
        (56, 87),
        (59, 86),
        (63.5, 88.9),
    }
