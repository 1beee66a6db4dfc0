"""The tutorial is true: its steps, done as events, make the board, and take what its page says."""

from pathlib import Path

import pytest
from editor_hand import Hand
from PySide6.QtTest import QTest
from tutorial_board import STEPS, effort_table, make_board

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.editor.document.files.recent_files import remember_folder
from trackwright.editor.shell.program import Program
from trackwright.schema.checks import Severity
from trackwright.schema.files.reading import read_board
from trackwright.validators.run_checks import check_board, readable_rulesets

pytestmark = pytest.mark.checkout

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"


@pytest.mark.usefixtures("short_delays")
def test_its_steps_make_a_board_without_errors_print_it_and_export_it(
    program: Program, tmp_path: Path
) -> None:
    remember_folder(program.settings, tmp_path)
    window = program.new_window()
    window.resize(1280, 800)
    assert QTest.qWaitForWindowExposed(window)
    window.activateWindow()
    efforts = make_board(Hand(window))
    board = read_board(tmp_path / "south_africa.trackwright.json").document
    assert (len(board.cities), len(board.routes), len(board.tickets)) == (20, 36, 22)
    (rules,) = readable_rulesets(BoardAnalysis(board, tmp_path))
    assert (rules.stations, rules.ferries is None, rules.tunnels is None) == (None, False, False)
    found = check_board(BoardAnalysis(board), (rules,)).findings
    assert [f.message for f in found if f.severity is not Severity.SUGGESTION] == []
    printed = {path.name for path in (tmp_path / "south_africa-print").iterdir()}
    assert {"board.pdf", "tickets.pdf", "rules.pdf"} <= printed
    assert "Johannesburg" in (tmp_path / "south_africa.html").read_text(encoding="utf-8")
    assert effort_table(efforts) in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("step", [step.title for step in STEPS])
def test_each_of_its_steps_has_a_heading(step: str) -> None:
    assert f". {step}\n" in PAGE.read_text(encoding="utf-8")
