"""Every check does what its examples say, and every fix mends what it is meant for."""

import pytest
from _pytest.mark import ParameterSet

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.check import AcceptedCheck, Check, Finding, PairCheck, Report, Settings
from trackwright.validators.check_examples import EXAMPLES, Example, explanation
from trackwright.validators.run_checks import ALL_CHECKS, check_board, readable_rulesets


def findings_of(check: Check, example: Example) -> list[Finding]:
    board, ruleset = example.built()
    alone = Settings(select=(check.code,))
    settings = ALL_CHECKS if isinstance(check, AcceptedCheck) else alone
    report = check_board(BoardAnalysis(board, EXAMPLES), [ruleset], settings, example.verdicts())
    return [finding for finding in report.findings if finding.check is check]


def examples(kind: str) -> list[ParameterSet]:
    return [
        pytest.param(check, example, id=f"{check.code}-{number}")
        for check in CHECKS
        for number, example in enumerate(getattr(explanation(check), kind))
    ]


def test_every_check_has_a_bad_and_a_good_example() -> None:
    for check in CHECKS:
        explained = explanation(check)
        assert explained.bad, check.code
        assert explained.good, check.code
        assert explained.details, check.code


@pytest.mark.parametrize(("check", "example"), examples("bad"))
def test_what_is_wrong_is_told_and_each_fix_mends_it(check: Check, example: Example) -> None:
    found = findings_of(check, example)
    assert example.finds
    assert sorted(finding.message for finding in found) == sorted(example.finds)
    board, ruleset = example.built()
    analysis = BoardAnalysis(board, EXAMPLES)
    before: set[str] | None = None
    for finding in found:
        for fix in finding.fixes:
            before = errors(check_board(analysis, [ruleset])) if before is None else before
            fixed = analysis.after(fix.edit(board))
            changes_rules = isinstance(check, PairCheck) and is_same_map(fixed.board, board)
            after = check_board(fixed, readable_rulesets(fixed) if changes_rules else [ruleset])
            still_found = {f.message for f in after.findings if f.check is check}
            assert finding.message not in still_found, fix.title
            assert errors(after) <= before, fix.title


def is_same_map(board: Board, other: Board) -> bool:
    return board.changed(rulesets=other.rulesets) == other


def errors(report: Report) -> set[str]:
    return {f.message for f in report.findings if f.severity is Severity.ERROR}


@pytest.mark.parametrize(("check", "example"), examples("good"))
def test_what_is_right_is_left_alone(check: Check, example: Example) -> None:
    assert findings_of(check, example) == []


def test_the_sample_that_examples_differ_from_is_spotless() -> None:
    board, ruleset = Example("sample", {}, {}, {}, (), "").built()
    report = check_board(BoardAnalysis(board, EXAMPLES), [ruleset])
    assert [f"{f.check.code} {f.message}" for f in report.findings] == []
