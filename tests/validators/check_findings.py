"""What checks find on a board, for their tests."""

from pathlib import Path

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.schema.board import Board
from trackwright.validators.apply_fixes import apply_fixes
from trackwright.validators.check import Finding, Settings
from trackwright.validators.run_checks import check_board


def found(board: Board, *codes: str, folder: Path | None = None) -> list[Finding]:
    report = check_board(BoardAnalysis(board, folder), (), Settings(select=codes))
    return list(report.findings)


def messages(board: Board, *codes: str) -> list[str]:
    return [finding.message for finding in found(board, *codes)]


def fixed_board(board: Board, code: str, *, unsafe: bool = False) -> Board:
    result = apply_fixes(BoardAnalysis(board), (), Settings(select=(code,)), unsafe=unsafe)
    assert result.report.findings == ()
    return result.analysis.board
