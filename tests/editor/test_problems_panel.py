"""The panel of problems: found after an edit, gone to, mended, accepted, and back with undo."""

from pathlib import Path

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, desk_of, keys, steps
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QInputDialog
from pytestqt.qtbot import QtBot

from trackwright.analysis.board_analysis import BoardAnalysis, layout
from trackwright.editor.inspector.panel import InspectorPanel
from trackwright.editor.problems.board_checks import ProblemEdits, check_edited, with_accepted
from trackwright.editor.problems.model import MOST
from trackwright.editor.problems.panel import ProblemMenu, ProblemsPanel, ReasonDialog, as_table
from trackwright.editor.shell.window import Window
from trackwright.editor.tables.panel import SaveTableDialog
from trackwright.layout.board import lay_out
from trackwright.maps import library
from trackwright.maps.library import ruleset_path
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_changed
from trackwright.schema.files.reading import read_statements
from trackwright.schema.rules.ruleset import RulesetFile
from trackwright.validators.check import Finding, Settings
from trackwright.validators.run_checks import check_board

pytestmark = pytest.mark.usefixtures("short_delays")

LEFT = Qt.MouseButton.LeftButton


def a_sound_board() -> Board:
    """Return a board without errors: a triangle of cities, each side as long as its route."""
    return (
        a_board(rulesets=["europe"])
        .with_city("oslo", position=[100, 100])
        .with_city("bergen", position=[260, 100])
        .with_city("alta", position=[180, 240])
        .with_route("oslo", "bergen", length=5, color="red")
        .with_route("bergen", "alta", length=5, color="blue")
        .with_route("alta", "oslo", length=5, color="green")
        .with_ticket("oslo", "bergen", points=5)
        .build()
    )


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = an_editor(qtbot, a_sound_board())
    checked(qtbot, window)
    return window


def panel_of(window: Window) -> ProblemsPanel:
    dock = window.panel("problems")
    assert dock is not None
    panel = dock.widget()
    assert isinstance(panel, ProblemsPanel)
    return panel


def checked(qtbot: QtBot, window: Window) -> None:
    """Wait until the board has been checked as it is now."""
    qtbot.waitUntil(lambda: desk_of(window).problems.is_current, timeout=20_000)


def finding_of(window: Window, code: str) -> Finding | None:
    listed = panel_of(window).model.findings()
    return next((finding for finding in listed if finding.check.code == code), None)


def spoil(qtbot: QtBot, window: Window) -> Finding:
    """Let a ticket pay too much, and return the problem that this is."""
    desk = desk_of(window)
    desk.edit("Spoil", with_changed(desk.board, "tickets", "oslo-bergen", points=12))
    checked(qtbot, window)
    finding = finding_of(window, "T001")
    assert finding is not None
    return finding


def click_row(window: Window, finding: Finding) -> None:
    """Click a problem in the list."""
    panel = panel_of(window)
    index = panel.model.index_of(finding)
    panel.list.scrollTo(index)
    middle = panel.list.visualRect(index).center()
    QTest.mouseClick(panel.list.viewport(), LEFT, pos=middle)


def test_a_problem_appears_after_an_edit_and_goes_with_undo(qtbot: QtBot, window: Window) -> None:
    assert finding_of(window, "T001") is None
    spoil(qtbot, window)
    desk_of(window).document.history.undo()
    checked(qtbot, window)
    assert finding_of(window, "T001") is None


def test_a_check_is_not_given_up_for_an_edit_that_comes_meanwhile(
    qtbot: QtBot, window: Window
) -> None:
    desk, told = desk_of(window), []
    desk.problems.reported.connect(lambda: told.append(desk.problems.checked.analysis.board))
    first = with_changed(desk.board, "tickets", "oslo-bergen", points=12)
    second = with_changed(first, "tickets", "oslo-bergen", points=13)
    for title, board in (("First", first), ("Second", second)):
        desk.edit(title, board)
        desk.problems._check()  # as when the hand rests; no result can come before the second
    checked(qtbot, window)
    assert [board.tickets[0].points for board in told] == [12, 13]


def test_thousands_of_problems_are_counted_and_the_first_are_listed(window: Window) -> None:
    board = a_board()
    for number in range(MOST + 3):
        board = board.with_city(f"c{number}", name=f"City {number}", position=[9, number])
    isolated = Settings(select=("S006",))
    model = panel_of(window).model
    model.show_report(check_board(BoardAnalysis(board.build()), (), isolated))
    heading = model.index(0, 0)
    assert model.data(heading) == f"{MOST + 3} errors"
    assert model.rowCount(heading) == MOST + 1
    last = model.index(MOST, 0, heading)
    assert model.data(last) == "and 3 more: search the problems to find them"
    assert model.finding(last) is None
    model.search(f"City {MOST + 2}")
    assert model.data(model.index(0, 0, model.index(0, 0))) == f"no route leads to City {MOST + 2}"


def test_a_fix_that_cannot_be_made_says_why_and_changes_nothing(
    qtbot: QtBot, window: Window
) -> None:
    square = [{"outer": [[10, 10], [60, 10], [60, 60], [10, 60]]}]
    countries = [{"id": name, "borders": square} for name in ("norway", "sweden")]
    board = Board.model_validate({**a_sound_board().model_dump(), "countries": countries})
    desk_of(window).edit("Two countries on one place", board)
    report = check_edited(board, None, None).report
    (finding,) = (one for one in report.findings if one.check.code == "S022")
    ProblemEdits(desk_of(window)).fix(finding.fixes[0])
    assert board_of(window) is board
    assert window.status.currentMessage() == "no land would be left of it."
    checked(qtbot, window)


def test_its_fix_is_clicked_and_undo_brings_both_back(qtbot: QtBot, window: Window) -> None:
    click_row(window, spoil(qtbot, window))
    fix = panel_of(window).details.fix
    assert fix.isVisible()
    QTest.mouseClick(fix, LEFT)
    assert board_of(window).tickets[0].points == 5
    assert len(steps(window)) == 2
    checked(qtbot, window)
    assert finding_of(window, "T001") is None
    desk_of(window).document.history.undo()
    checked(qtbot, window)
    assert board_of(window).tickets[0].points == 12
    assert finding_of(window, "T001") is not None


def test_a_click_goes_there_selects_and_explains(qtbot: QtBot, window: Window) -> None:
    finding = spoil(qtbot, window)
    desk = desk_of(window)
    desk.view.zoom_to(8.0)
    desk.view.scroll_by(3_000, 3_000)
    click_row(window, finding)
    assert desk.selection.ids("ticket") == ("oslo-bergen",)
    assert desk.view.seen.contains(100, 100)
    assert desk.view.seen.contains(260, 100)
    assert panel_of(window)._mark.isVisible()
    told = panel_of(window).details.text.toPlainText()
    assert finding.message in told
    assert finding.check.why in told
    desk.edit("Another edit", with_changed(desk.board, "cities", "alta", tags=("capital",)))
    assert not panel_of(window)._mark.isVisible()


def test_all_of_a_kind_are_mended_in_one_step(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    board = desk.board
    for name in ("bergen", "alta"):
        another = board.tickets[0].changed(id=f"oslo-{name}-2", ends=("alta", name))
        if name != "alta":
            board = board.changed(tickets=(*board.tickets, another.changed(points=17)))
    board = with_changed(board, "tickets", "oslo-bergen", points=12)
    desk.edit("Spoil", board)
    checked(qtbot, window)
    finding = finding_of(window, "T001")
    assert finding is not None
    click_row(window, finding)
    QTest.mouseClick(panel_of(window).details.fix_all, LEFT)
    qtbot.waitUntil(lambda: len(steps(window)) == 2)
    assert [ticket.points for ticket in board_of(window).tickets] == [5, 5]
    desk.document.history.undo()
    assert [ticket.points for ticket in board_of(window).tickets] == [12, 17]


def test_a_problem_is_accepted_with_a_reason_and_listed_as_such(
    qtbot: QtBot, window: Window
) -> None:
    finding = spoil(qtbot, window)
    click_row(window, finding)
    QTest.mouseClick(panel_of(window).details.accept, LEFT)
    dialog = panel_of(window).details.findChild(ReasonDialog)
    assert isinstance(dialog, QInputDialog)
    dialog.setTextValue("It is a gift.")
    dialog.accept()
    (entry,) = board_of(window).ignored
    assert (entry.check, entry.places, entry.reason) == (
        "T001",
        ("ticket/oslo-bergen",),
        "It is a gift.",
    )
    checked(qtbot, window)
    accepted = finding_of(window, "T001")
    assert accepted is not None
    assert accepted.accepted == "It is a gift."
    menu = ProblemMenu(panel_of(window).edits, accepted, panel_of(window))
    _trigger(menu, "No longer accept it")
    assert board_of(window).ignored == ()


def test_without_a_reason_nothing_is_accepted(qtbot: QtBot, window: Window) -> None:
    click_row(window, spoil(qtbot, window))
    QTest.mouseClick(panel_of(window).details.accept, LEFT)
    dialog = panel_of(window).details.findChild(ReasonDialog)
    assert dialog is not None
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    accept = box.button(QDialogButtonBox.StandardButton.Ok)
    assert not accept.isEnabled()
    dialog.setTextValue("It is right.")
    assert accept.isEnabled()
    dialog.setTextValue("   ")
    assert not accept.isEnabled()
    dialog.accept()
    assert board_of(window).ignored == ()


def test_a_problem_of_hundreds_of_things_can_be_accepted() -> None:
    board = a_board()
    for number in range(130):
        board = board.with_city(f"c{number}", position=[5 * number + 5, 100])
    for number in range(129):
        board = board.with_route(f"c{number}", f"c{number + 1}")
    parts = board.with_city("far", position=[100, 400]).with_city("away", position=[300, 400])
    apart = parts.with_route("far", "away").build()
    first = check_board(BoardAnalysis(apart), settings=Settings(select=("S007",))).findings
    assert first
    accepted = with_accepted(apart, first[0], "So be it.")
    report = check_board(BoardAnalysis(accepted), settings=Settings(select=("S007",)))
    assert (len(report.findings), len(report.accepted)) == (len(first) - 1, 1)


def test_a_check_can_be_made_milder_or_left_out(qtbot: QtBot, window: Window) -> None:
    finding = spoil(qtbot, window)
    assert finding.severity is not Severity.SUGGESTION
    _trigger(ProblemMenu(panel_of(window).edits, finding, panel_of(window)), "Suggestion")
    assert board_of(window).checks == {"T001": Severity.SUGGESTION}
    checked(qtbot, window)
    milder = finding_of(window, "T001")
    assert milder is not None
    assert milder.severity is Severity.SUGGESTION
    _trigger(ProblemMenu(panel_of(window).edits, milder, panel_of(window)), "Do not look for it")
    checked(qtbot, window)
    assert finding_of(window, "T001") is None


def test_the_list_can_be_searched_copied_and_saved(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    finding = spoil(qtbot, window)
    panel = panel_of(window)
    everything = len(panel.model.findings())
    QTest.keyClicks(panel.search, "ticket-value")
    assert [f.check.code for f in panel.model.findings()] == ["T001"]
    panel.search.clear()
    assert len(panel.model.findings()) == everything
    panel._copy()
    copied = QGuiApplication.clipboard().text()
    assert copied == as_table(panel.model.findings(), "\t")
    assert finding.message in copied
    panel._save()
    dialog = panel.findChild(SaveTableDialog)
    assert isinstance(dialog, SaveTableDialog)
    qtbot.addWidget(dialog)
    dialog.fileSelected.emit(str(tmp_path / "problems.csv"))
    assert finding.message in (tmp_path / "problems.csv").read_text(encoding="utf-8")


def test_the_chosen_problem_stays_chosen_while_others_come_and_go(
    qtbot: QtBot, window: Window
) -> None:
    finding = spoil(qtbot, window)
    click_row(window, finding)
    desk = desk_of(window)
    desk.edit("More", with_changed(desk.board, "cities", "alta", tags=("unheard_of",)))
    checked(qtbot, window)
    chosen = panel_of(window).chosen()
    assert chosen is not None
    assert chosen.check.code == "T001"


def test_the_status_line_counts_and_a_click_shows_the_list(qtbot: QtBot, window: Window) -> None:
    window.show_panel("problems", False)
    spoil(qtbot, window)
    assert "warning" in window.status.counts.text() or "error" in window.status.counts.text()
    QTest.mouseClick(window.status.counts, LEFT)
    assert window.panel_shown("problems")


def test_a_double_click_opens_the_property_that_is_wrong(qtbot: QtBot, window: Window) -> None:
    finding = spoil(qtbot, window)
    window.show_panel("layers")
    click_row(window, finding)
    panel = panel_of(window)
    middle = panel.list.visualRect(panel.model.index_of(finding)).center()
    QTest.mouseDClick(panel.list.viewport(), LEFT, pos=middle)
    inspector = window.panel("inspector")
    assert inspector is not None
    shown = inspector.widget()
    assert isinstance(shown, InspectorPanel)
    assert shown.heading == "Ticket Oslo–Bergen"
    points = shown.form.inputs["points"].widget
    assert QApplication.focusWidget() is points
    QTest.keyClicks(points, "5")
    QTest.keyClick(points, Qt.Key.Key_Return)
    assert board_of(window).tickets[0].points == 5


def test_headings_count_what_is_below_them(qtbot: QtBot, window: Window) -> None:
    spoil(qtbot, window)
    model = panel_of(window).model
    for row in range(model.rowCount()):
        heading = model.index(row, 0, QModelIndex())
        below = model.rowCount(heading)
        assert str(below) in str(heading.data())
        assert model.finding(heading) is None


def test_a_drag_is_checked_once_the_hand_rests(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    reports: list[object] = []
    desk.problems.reported.connect(lambda: reports.append(None))
    for step in range(30):
        moved = with_changed(desk.board, "cities", "alta", position=[180, 240 + step])
        desk.edit("Move", moved, merge="drag")
    checked(qtbot, window)
    assert len(reports) == 1


def test_keys_in_the_list_go_from_problem_to_problem(qtbot: QtBot, window: Window) -> None:
    spoil(qtbot, window)
    panel = panel_of(window)
    panel.list.setFocus()
    panel.list.setCurrentIndex(panel.model.index(0, 0))
    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    assert panel.chosen() is not None


def test_an_analysis_kept_over_an_edit_finds_what_a_fresh_one_does() -> None:
    board = a_sound_board()
    first = check_edited(board, None, None)
    edited = with_changed(board, "tickets", "oslo-bergen", points=12)
    again, fresh = check_edited(edited, None, first), check_edited(edited, None, None)
    assert _told(again.report.findings) == _told(fresh.report.findings)
    assert again.rules[0] is first.rules[0]


def test_checks_are_told_where_the_canvas_has_put_names(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    with qtbot.waitSignal(desk.scene.placed) as placed:
        desk.edit("Move", with_changed(desk.board, "cities", "alta", position=[180, 230]))
    assert placed.args == [desk.problems._layout]
    assert desk.scene.layout_now.board is desk.board


def test_no_check_places_names_anew_that_have_their_places() -> None:
    board = a_sound_board()
    edited = with_changed(board, "cities", "alta", position=[180, 230])
    laid = lay_out(edited)
    checked = check_edited(edited, None, check_edited(board, None, None), layout=laid)
    assert layout(checked.analysis).labels is laid.labels


def test_where_the_canvas_has_put_names_makes_no_difference_to_what_is_found() -> None:
    board = a_sound_board()
    first = check_edited(board, None, None)
    edited = with_changed(board, "cities", "alta", position=[180, 110])
    with_it = check_edited(edited, None, first, layout=lay_out(edited))
    older = check_edited(edited, None, first, layout=lay_out(board))
    fresh = check_edited(edited, None, None)
    assert _told(fresh.report.findings)
    assert _told(with_it.report.findings) == _told(fresh.report.findings)
    assert _told(older.report.findings) == _told(fresh.report.findings)


def test_closing_while_checks_run_leaves_nothing_behind(qtbot: QtBot) -> None:
    window = an_editor(qtbot, a_sound_board())
    keys(window, Qt.Key.Key_Escape)
    window.close()


def _told(findings: tuple[Finding, ...]) -> list[tuple[str, str]]:
    return [(finding.check.code, finding.message) for finding in findings]


def _trigger(menu: ProblemMenu, title: str) -> None:
    menu.popup(QPoint(0, 0))
    inner = [action for action in menu.actions() if action.menu() is None]
    levels = [action for a in menu.actions() if a.menu() for action in a.menu().actions()]
    next(action for action in (*inner, *levels) if action.text() == title).trigger()
    menu.close()


def test_a_ruleset_beside_the_board_is_read_once_for_all_checks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "house.json").write_text(
        ruleset_path("europe").read_text(encoding="utf-8").replace('"europe"', '"house"', 1),
        encoding="utf-8",
    )
    reads: list[Path] = []

    def counted(path: Path) -> RulesetFile:
        reads.append(path)
        return read_statements(path)

    monkeypatch.setattr(library, "read_statements", counted)
    board = a_sound_board().changed(rulesets=("house",))
    library.named_rulesets(board, tmp_path)
    of_one_reading = len(reads)
    first = check_edited(board, tmp_path, None)
    edited = with_changed(board, "tickets", "oslo-bergen", points=12)
    again = check_edited(edited, tmp_path, first)
    assert [rules.id for rules in again.rules] == ["house"]
    assert len(reads) == 2 * of_one_reading > 0
