"""A problem accepted on purpose is not reported again, and only that one."""

from builders import a_board

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import open_ruleset
from trackwright.schema.board import Board
from trackwright.validators.check import Report, Settings
from trackwright.validators.run_checks import check_board


def two_dear_tickets(*ignored: dict[str, object]) -> Board:
    return (
        a_board()
        .with_route("oslo", "bergen", length=4)
        .with_route("oslo", "voss", length=3)
        .with_ticket("oslo", "bergen", points=9)
        .with_ticket("oslo", "voss", points=9)
        .with_fields(ignored=ignored)
        .build()
    )


def ticket_values(board: Board) -> Report:
    return check_board(BoardAnalysis(board), (), Settings(select=("T001",)))


def places(report: Report) -> list[str]:
    return [finding.things[0].thing for finding in report.findings]


def test_an_entry_accepts_the_problem_at_its_place() -> None:
    accepted = {"check": "T001", "places": ["ticket/oslo-bergen"], "reason": "A gift."}
    report = ticket_values(two_dear_tickets(accepted))
    assert places(report) == ["ticket/oslo-voss"]
    assert [finding.accepted for finding in report.accepted] == ["A gift."]


def test_an_entry_without_places_accepts_them_all() -> None:
    report = ticket_values(two_dear_tickets({"check": "T001", "reason": "All are gifts."}))
    assert report.findings == ()
    assert len(report.accepted) == 2


def test_an_entry_for_one_ruleset_accepts_nothing_with_another() -> None:
    accepted = {"check": "R007", "ruleset": "poland", "reason": "Ours has them."}
    board = a_board().with_route("oslo", "bergen", length=9).with_fields(ignored=[accepted]).build()
    rulesets = [open_ruleset(name).ruleset for name in ("poland", "europe")]
    report = check_board(BoardAnalysis(board), rulesets, Settings(select=("R007",)))
    assert [finding.rulesets for finding in report.findings] == [("europe",)]
    assert [finding.rulesets for finding in report.accepted] == [("poland",)]


def test_a_problem_with_several_rulesets_is_told_once() -> None:
    board = a_board().with_route("oslo", "bergen", length=9).build()
    rulesets = [open_ruleset(name).ruleset for name in ("poland", "europe")]
    report = check_board(BoardAnalysis(board), rulesets, Settings(select=("R007",)))
    assert [finding.rulesets for finding in report.findings] == [("poland", "europe")]


def test_an_entry_whose_check_was_not_made_is_not_called_useless() -> None:
    accepted = {"check": "T001", "reason": "Nothing here."}
    board = a_board().with_route("oslo", "bergen", length=4).with_fields(ignored=[accepted]).build()
    only = check_board(BoardAnalysis(board), (), Settings(select=("S090",)))
    both = check_board(BoardAnalysis(board), (), Settings(select=("S090", "T001")))
    assert only.findings == ()
    assert [finding.check.code for finding in both.findings] == ["S090"]
