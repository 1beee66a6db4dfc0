"""What checks find on a board, for their tests."""

from pathlib import Path

from trackwright.schema.board import Board
from trackwright.validators.finding import Finding
from trackwright.validators.fixing import mend
from trackwright.validators.running import check_board
from trackwright.validators.settings import Settings
from trackwright.validators.survey import Survey


def found(board: Board, *codes: str, folder: Path | None = None) -> list[Finding]:
    report = check_board(Survey(board, folder), (), Settings(select=codes))
    return list(report.findings)


def messages(board: Board, *codes: str) -> list[str]:
    return [finding.message for finding in found(board, *codes)]


def mended(board: Board, code: str, *, unsafe: bool = False) -> Board:
    result = mend(Survey(board), (), Settings(select=(code,)), unsafe=unsafe)
    assert result.report.findings == ()
    return result.survey.board
