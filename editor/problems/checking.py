"""Checking and mending a board: the work of the watch, which loads all checks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from trackwright.analysis.board_analysis import BoardAnalysis, layouts
from trackwright.layout.board import Layout
from trackwright.playtest.verdicts import Verdict
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.apply_fixes import apply_fixes
from trackwright.validators.check import AcceptedCheck, Check, Report, Settings
from trackwright.validators.documents import readable_rulesets
from trackwright.validators.run_checks import check_board


@dataclass(frozen=True)
class Checked:
    """A board that was checked.

    Attributes:
        analysis: The board, and what was measured on it.
        rules: The rulesets that it was checked with.
        report: What was found.
    """

    analysis: BoardAnalysis
    rules: tuple[Ruleset, ...]
    report: Report


def check_after(
    board: Board,
    folder: Path | None,
    before: Checked | None,
    verdicts: Sequence[Verdict] = (),
    laid: Layout | None = None,
    give_way: Callable[[], None] = lambda: None,
) -> Checked:
    """Check a board; what was measured on it before, and is still true, is not measured again.

    `laid` is where everything lies on the canvas, or lay before the last edits.
    """
    if before is None or before.analysis.folder != folder:
        analysis = BoardAnalysis(board, folder, give_way)
    else:
        analysis = before.analysis.after(board)
    if laid is not None:
        others = (lay for lay in analysis.before(layouts) or () if lay.language != laid.language)
        analysis.remember(layouts, (laid, *others))
    rules = _rules(board, folder, before)
    return Checked(analysis, rules, check_board(analysis, rules, verdicts=verdicts))


def mended(checked: Checked, check: Check) -> tuple[Board, Board]:
    """Return a board as it was checked, and with all problems of one check mended that can be."""
    analysis = checked.analysis.after(checked.analysis.board)
    analysis.give_way = lambda: None  # somebody waits for it
    # What a board accepts in vain shows only when all that it may accept is looked for.
    needed = Settings() if isinstance(check, AcceptedCheck) else Settings(select=(check.code,))
    result = apply_fixes(analysis, checked.rules, needed, unsafe=True, only=check)
    return analysis.board, result.analysis.board


def _rules(board: Board, folder: Path | None, before: Checked | None) -> tuple[Ruleset, ...]:
    """Return the rulesets of a board; reading them takes as long as many checks."""
    known = before.analysis if before is not None else None
    if before and known and (known.folder, known.board.rulesets) == (folder, board.rulesets):
        return before.rules
    return readable_rulesets(board, folder or Path())
