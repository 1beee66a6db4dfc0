"""Fixes are made in an order that loses nothing."""

from builders import BoardBuilder, a_board

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import open_ruleset
from trackwright.schema.board import Board
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.apply_fixes import FixedBoard, apply_fixes
from trackwright.validators.check import Settings

STRUCTURE = Settings(select=("S*", "T001"))

TRIANGLE = (
    a_board()
    .with_route("sevilla", "madrid", length=3)
    .with_route("madrid", "lisboa", length=3)
    .with_ticket("sevilla", "lisboa", points=6)
)


def mended(builder: BoardBuilder | Board, *, unsafe: bool = False) -> FixedBoard:
    board = builder if isinstance(builder, Board) else builder.build()
    return apply_fixes(BoardAnalysis(board), (), STRUCTURE, unsafe=unsafe)


def with_a_typo() -> Board:
    board = TRIANGLE.build()
    route = board.routes[0].changed(ends=("sevila", "madrid"))
    return board.changed(routes=(route, *board.routes[1:]))


def test_what_a_safe_fix_mends_is_not_removed_by_an_unsafe_one() -> None:
    result = mended(with_a_typo(), unsafe=True)
    assert [city.id for city in result.analysis.board.cities] == ["sevilla", "madrid", "lisboa"]
    assert result.analysis.board.routes[0].ends == ("sevilla", "madrid")
    assert [ticket.id for ticket in result.analysis.board.tickets] == ["sevilla-lisboa"]


def test_values_of_tickets_stay_while_routes_are_missing() -> None:
    board = TRIANGLE.with_city("porto").with_ticket("sevilla", "madrid", points=9).build()
    assert mended(board).analysis.board.tickets == board.tickets


def test_a_value_that_is_odd_on_a_whole_board_is_mended() -> None:
    result = mended(TRIANGLE.with_ticket("sevilla", "madrid", points=9))
    assert [ticket.points for ticket in result.analysis.board.tickets] == [6, 3]


def test_a_written_reason_is_kept_while_its_ticket_is_there() -> None:
    reason = {"check": "T001", "places": ["ticket/sevilla-lisboa"], "reason": "A gift."}
    gone = {"check": "T001", "places": ["ticket/porto-faro"], "reason": "Another."}
    result = mended(TRIANGLE.with_fields(ignored=[reason, gone]))
    assert [entry.reason for entry in result.analysis.board.ignored] == ["A gift."]


def test_twins_of_which_the_same_is_said_are_all_mended() -> None:
    board = TRIANGLE.with_route("sevilla", "madrid", length=3, color="red", ferry=True, icons=[0])
    board = board.with_route("sevilla", "madrid", length=3, color="red", ferry=True, icons=[0])
    gray = (open_ruleset("europe").ruleset,)
    result = apply_fixes(
        BoardAnalysis(board.build()), gray, Settings(select=("R011",)), unsafe=True
    )
    said = [finding.message for finding, _ in result.done]
    assert len(said) == 2
    assert len(set(said)) == 1
    assert result.report.findings == ()


def test_only_one_kind_of_problems_is_mended_if_wished() -> None:
    gone = {"check": "T001", "places": ["ticket/porto-faro"], "reason": "A gift."}
    board = TRIANGLE.with_ticket("sevilla", "madrid", points=9).with_fields(ignored=[gone]).build()
    (accepts_nothing,) = (check for check in CHECKS if check.code == "S090")
    result = apply_fixes(BoardAnalysis(board), unsafe=True, only=accepts_nothing)
    assert result.analysis.board.ignored == ()
    assert result.analysis.board.tickets == board.tickets


def test_an_unsafe_fix_that_would_bring_an_error_is_taken_back() -> None:
    before = mended(with_a_typo())
    after = mended(with_a_typo(), unsafe=True)

    def errors(result: FixedBoard) -> set[str]:
        return {f.message for f in result.report.findings if f.severity == "error"}

    assert errors(after) <= errors(before)
