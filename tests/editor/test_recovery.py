"""Unsaved work is written down, and offered after a kill."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from builders import a_board
from file_driver import a_window, answer, close_all, move_oslo, question
from pytestqt.qtbot import QtBot

from trackwright.editor.base.message_boxes import Role
from trackwright.editor.document.files.autosave import (
    RecoveryFile,
    digest,
    left_behind,
    read_recovery,
    worth_offering,
)
from trackwright.editor.document.files.file_dialogs import RecoveryDialog
from trackwright.editor.document.files.lock import lock_path
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Board, City
from trackwright.schema.board_differences import (
    DifferenceCount,
    difference_counts,
    difference_summary,
    differences,
)
from trackwright.schema.edits import with_added, with_changed, without
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board
from trackwright.schema.geometry import Point

BOARD = (
    a_board()
    .with_route("oslo", "bergen", length=4)
    .with_route("oslo", "narvik", length=3)
    .with_ticket("bergen", "narvik")
    .build()
)
MOVED = with_changed(BOARD, "cities", "oslo", position=Point(1, 1))
SOON = "0.05"
"""Seconds until unsaved work is written, so that tests need not wait."""


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    program.settings.set("files/autosave_seconds", SOON)
    yield program
    close_all(program)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "nordic.json"
    write_board(path, BOARD)
    return path


def recovery_files(program: Program) -> list[Path]:
    return sorted((program.settings.folder / "recovery").glob("*.json"))


def left_by_a_dead_process(program: Program, board: Board, path: Path | None) -> Path:
    based_on = digest(path.read_bytes()) if path else None
    file = RecoveryFile.new(program.settings.folder)
    file.write(board, path, based_on)
    file.release()
    return file.path


# Writing work down


def test_unsaved_work_is_written_down(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    qtbot.waitUntil(lambda: len(recovery_files(program)) == 1)
    (recovered,) = map(read_recovery, recovery_files(program))
    assert recovered.board == window.require_desk().board
    assert recovered.record.path == file
    assert recovered.record.based_on == digest(file.read_bytes())
    assert left_behind(program.settings.folder) == []  # for it is this process's own
    assert datetime.now(UTC) - recovered.record.saved < timedelta(seconds=60)


def test_work_on_a_board_without_a_file_is_written_down(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    program.open_controller.open_new(BOARD, window)
    move_oslo(window)
    qtbot.waitUntil(lambda: len(recovery_files(program)) == 1)
    (recovered,) = map(read_recovery, recovery_files(program))
    assert recovered.record.path is None


def test_every_further_edit_is_written_down(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    for x in (2.0, 3.0, 4.0):
        move_oslo(window, x)
        board = window.require_desk().board
        qtbot.waitUntil(lambda: in_recovery(program) == [board])  # noqa: B023 – waited for here


def in_recovery(program: Program) -> list[Board]:
    return [read_recovery(path).board for path in recovery_files(program)]


@pytest.mark.parametrize("ending", ["file.save", "edit.undo"])
def test_what_is_saved_or_undone_needs_no_recovery(
    qtbot: QtBot, program: Program, file: Path, ending: str
) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    qtbot.waitUntil(lambda: len(recovery_files(program)) == 1)
    window.trigger(ending)
    qtbot.waitUntil(lambda: recovery_files(program) == [])


def test_closing_removes_the_recovery_file(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    qtbot.waitUntil(lambda: len(recovery_files(program)) == 1)
    window.close()
    answer(window, Role.DestructiveRole)
    assert recovery_files(program) == []


def test_work_that_cannot_be_written_down_is_told(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    program.settings.folder.mkdir(exist_ok=True)
    (program.settings.folder / "recovery").write_text("in the way", encoding="utf-8")
    window = a_window(qtbot, program, file)
    move_oslo(window)
    qtbot.waitUntil(lambda: "cannot be kept safe" in window.statusBar().currentMessage())


def test_a_program_that_must_end_writes_down_all_at_once(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    program.settings.set("files/autosave_seconds", 1_000)
    window = a_window(qtbot, program, file)
    move_oslo(window)
    program.keep_safe()
    assert in_recovery(program) == [window.require_desk().board]
    assert not lock_path(file).exists()
    program.close()
    assert len(recovery_files(program)) == 1


# Offering it


def offered(window: Window) -> RecoveryDialog:
    (dialog,) = [shown for shown in window.findChildren(RecoveryDialog) if shown.isVisible()]
    return dialog


def test_work_that_was_left_is_offered_with_what_differs(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    board = with_added(MOVED, "cities", City(id="tromso", position=Point(9, 9)))
    left_by_a_dead_process(program, without(board, "tickets", "bergen-narvik"), file)
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    (row,) = offered(window).rows
    assert row.words[0].startswith(str(file))
    assert row.words[1:] == ["Cities: 1 added, 1 changed", "Tickets: 1 removed"]


def test_restored_work_goes_on_as_unsaved_work_on_its_file(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    left = left_by_a_dead_process(program, MOVED, file)
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    offered(window).rows[0].restore.click()
    desk = window.require_desk()
    assert desk.board == MOVED
    assert desk.document.path == file
    assert window.isWindowModified()
    assert lock_path(file).exists()
    assert recovery_files(program) == [left]
    assert in_recovery(program) == [MOVED]  # still safe, now as this program's own work
    assert not left_behind(program.settings.folder)
    window.trigger("file.save")
    assert read_board(file).document == MOVED
    qtbot.waitUntil(lambda: recovery_files(program) == [])


def test_restored_work_asks_before_it_replaces_what_came_in_between(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    left_by_a_dead_process(program, MOVED, file)
    write_board(file, BOARD.changed(id="newer"))
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    assert offered(window).rows[0].words[-1] == "The file has changed since then"
    offered(window).rows[0].restore.click()
    window.trigger("file.save")
    assert question(window).text() == "“nordic.json” was changed by another program"
    assert read_board(file).document.id == "newer"
    answer(window, Role.RejectRole)


def test_discarded_work_is_gone(qtbot: QtBot, program: Program, file: Path) -> None:
    left_by_a_dead_process(program, MOVED, file)
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    offered(window).rows[0].discard.click()
    assert recovery_files(program) == []
    assert window.desk is None
    assert read_board(file).document == BOARD


def test_work_that_is_left_for_later_is_offered_again(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    left_by_a_dead_process(program, MOVED, file)
    for _ in range(2):
        window = a_window(qtbot, program)
        program.offer_recovered(window)
        offered(window).later.click()


def test_each_piece_of_work_has_its_own_answer(qtbot: QtBot, program: Program, file: Path) -> None:
    left_by_a_dead_process(program, MOVED, file)
    left_by_a_dead_process(program, BOARD, None)
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    first, second = offered(window).rows
    assert first.words[0].startswith("Never saved to a file")
    assert first.words[1:] == [
        "Cities: 3 added",
        "Routes: 2 added",
        "Tickets: 1 added",
        "Decks: 1 added",
    ]
    first.restore.click()
    second.restore.click()
    assert [w.require_desk().document.path for w in program.windows] == [None, file]


def test_work_of_a_program_that_runs_is_left_alone(program: Program, file: Path) -> None:
    recovery = RecoveryFile.new(program.settings.folder)
    recovery.write(MOVED, file, None)
    assert worth_offering(program.settings.folder) == []
    assert len(recovery_files(program)) == 1


def test_work_that_was_saved_in_the_last_moment_is_not_offered(
    program: Program, file: Path
) -> None:
    left_by_a_dead_process(program, BOARD, file)
    assert worth_offering(program.settings.folder) == []
    assert recovery_files(program) == []


def test_a_recovery_file_that_cannot_be_read_stops_nothing(program: Program, file: Path) -> None:
    left_by_a_dead_process(program, MOVED, file)
    (program.settings.folder / "recovery" / "torn.json").write_text("{", encoding="utf-8")
    assert [work.board for work in worth_offering(program.settings.folder)] == [MOVED]


def test_work_on_a_file_that_is_gone_is_offered_all_the_same(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    left_by_a_dead_process(program, MOVED, file)
    file.unlink()
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    offered(window).rows[0].restore.click()
    window.trigger("file.save")
    assert read_board(file).document == MOVED


# What differs


def test_what_differs_is_counted() -> None:
    after = with_changed(MOVED, "routes", "oslo-bergen", length=2)
    after = with_added(after, "cities", City(id="tromso", position=Point(9, 9)))
    assert difference_counts(differences(BOARD, after)) == (
        DifferenceCount("city", added=1, removed=0, changed=1),
        DifferenceCount("route", added=0, removed=0, changed=1),
    )


def test_what_differs_is_told_difference_summary() -> None:
    assert difference_summary(BOARD, BOARD) == ("Nothing differs",)
    assert difference_summary(BOARD, BOARD.changed(cities=tuple(reversed(BOARD.cities)))) == (
        "Cities: in another order",
    )
    assert difference_summary(BOARD, BOARD.changed(meta=BOARD.meta.changed(title="New"))) == (
        "Board: title, size or other settings changed",
    )
