"""Which checks are made and how grave they are can be said by code, by name and by pattern."""

import pytest
from builders import a_board

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.validators.all_checks import CHECKS, check_called
from trackwright.validators.check import Settings, UnknownCheckError
from trackwright.validators.run_checks import ALL_CHECKS, check_board

VALUE = check_called("T001")
ISOLATED = check_called("isolated-city")


def a_dear_ticket(**fields: object) -> Board:
    board = a_board().with_route("oslo", "bergen", length=4).with_ticket("oslo", "bergen", points=9)
    return board.with_fields(**fields).build()


def severities(board: Board, settings: Settings = ALL_CHECKS) -> set[Severity]:
    report = check_board(BoardAnalysis(board), (), settings)
    return {finding.severity for finding in report.findings if finding.check is VALUE}


def test_a_check_is_called_by_its_code_or_its_name() -> None:
    assert check_called("t001") is check_called("Ticket-Value") is VALUE


def test_an_unknown_check_is_told_with_the_likely_one() -> None:
    with pytest.raises(UnknownCheckError, match="did you mean 'ticket-value'"):
        check_called("ticket-vallue")


def test_without_settings_a_check_has_its_own_severity() -> None:
    assert severities(a_dear_ticket()) == {Severity.WARNING}


@pytest.mark.parametrize("pattern", ["T001", "t001", "ticket-value", "T*", "ticket-*", "*"])
def test_a_board_changes_a_severity_by_a_pattern(pattern: str) -> None:
    assert severities(a_dear_ticket(checks={pattern: "error"})) == {Severity.ERROR}


def test_the_last_pattern_that_fits_counts() -> None:
    board = a_dear_ticket(checks={"*": "off", "T001": "suggestion"})
    assert severities(board) == {Severity.SUGGESTION}


def test_a_board_switches_a_check_off() -> None:
    assert severities(a_dear_ticket(checks={"T*": "off"})) == set()


def test_the_command_line_overrules_the_board() -> None:
    board = a_dear_ticket(checks={"T001": "off"})
    assert severities(board, Settings(levels={"T001": Severity.ERROR})) == {Severity.ERROR}


def test_what_is_selected_is_looked_for_though_the_board_switched_it_off() -> None:
    board = a_dear_ticket(checks={"T001": "off"})
    assert severities(board, Settings(select=("T001",))) == {Severity.WARNING}


def test_only_selected_checks_are_made() -> None:
    board = a_dear_ticket().changed(cities=(*a_dear_ticket().cities, _lonely()))
    report = check_board(BoardAnalysis(board), (), Settings(select=("S006",)))
    assert {finding.check for finding in report.findings} == {ISOLATED}
    assert report.checks == 1


def test_ignored_checks_are_left_out() -> None:
    assert severities(a_dear_ticket(), Settings(ignore=("T*",))) == set()


def test_a_pattern_that_fits_no_check_is_refused() -> None:
    with pytest.raises(UnknownCheckError, match="did you mean 'ticket-value'"):
        Settings(ignore=("ticket-valu",)).require_known(CHECKS)


def _lonely() -> object:
    return a_board().with_city("voss").build().cities[0]
