"""What is half drawn when the program is killed comes back half drawn."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from builders import a_board
from editor_driver import board_of, click, desk_of, hint, keys
from file_driver import a_window, close_all, move_oslo
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from trackwright.editor.document.files.autosave import read_recovery
from trackwright.editor.document.files.file_dialogs import RecoveryDialog
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.schema.files.writing import write_board

BOARD = (
    a_board(size={"width": 600, "height": 400})
    .with_city("oslo", position=[100, 100])
    .with_city("bergen", position=[300, 100])
    .build()
)
Begin = Callable[[Window], None]


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    program.settings.set("files/autosave_seconds", "0.05")
    yield program
    close_all(program)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    write_board(tmp_path / "nordic.json", BOARD)
    return tmp_path / "nordic.json"


@pytest.fixture
def window(qtbot: QtBot, program: Program, file: Path) -> Window:
    return a_window(qtbot, program, file)


def begin_route(window: Window) -> None:
    window.pick_up("route")
    click(window, 100, 100)
    click(window, 200, 150)
    keys(window, "b")
    click(window, 250, 140)


def begin_border(window: Window) -> None:
    window.pick_up("border")
    keys(window, "g")
    for corner in ((20, 20), (60, 20), (60, 60)):
        click(window, *corner)


TOOLS = pytest.mark.parametrize(
    ("begin", "tool"),
    [
        pytest.param(begin_route, "route", id="route"),
        pytest.param(begin_border, "border", id="border"),
    ],
)


def recovery_files(program: Program) -> list[Path]:
    return sorted((program.settings.folder / "recovery").glob("*.json"))


def kept(program: Program) -> list[str]:
    """Return the ids of the tools whose drafts are written down."""
    return [tool for file in recovery_files(program) for tool in read_recovery(file).record.drafts]


def killed(program: Program) -> None:
    """Leave what is written down as if the program had been killed: the file stays as it is."""
    (file,) = recovery_files(program)
    text = file.read_text(encoding="utf-8")
    close_all(program)
    file.write_text(text, encoding="utf-8")


def offered(program: Program, window: Window) -> RecoveryDialog:
    program.offer_recovered(window)
    (dialog,) = [shown for shown in window.findChildren(RecoveryDialog) if shown.isVisible()]
    return dialog


def draft(window: Window) -> object:
    """Return what is half drawn with the tool in hand, as exactly as files have it."""
    text = window.drafts()[window.tool]
    return json.loads(text, parse_float=lambda number: round(float(number), 3))


@TOOLS
def test_it_goes_on_where_it_was(
    qtbot: QtBot, program: Program, window: Window, begin: Begin, tool: str
) -> None:
    begin(window)
    before = draft(window)
    qtbot.waitUntil(lambda: kept(program) == [tool])
    killed(program)
    again = a_window(qtbot, program)
    (row,) = offered(program, again).rows
    assert row.words[1:] == [
        "A route is half drawn" if tool == "route" else "An outline is half drawn"
    ]
    row.restore.click()
    assert board_of(again) == BOARD
    assert again.tool == tool
    assert draft(again) == before
    assert "still here" in hint(again)
    qtbot.waitUntil(lambda: kept(program) == [tool])  # and is as safe as before


def test_a_route_that_comes_back_can_be_finished(
    qtbot: QtBot, program: Program, window: Window
) -> None:
    begin_route(window)
    qtbot.waitUntil(lambda: kept(program) == ["route"])
    killed(program)
    again = a_window(qtbot, program)
    offered(program, again).rows[0].restore.click()
    click(again, 300, 100)
    (route,) = board_of(again).routes
    assert set(route.ends) == {"oslo", "bergen"}
    assert route.color == "blue"
    assert sorted(map(tuple, route.bends)) == [
        pytest.approx((200, 150), abs=1),
        pytest.approx((250, 140), abs=1),
    ]
    qtbot.waitUntil(lambda: bool(recovery_files(program)) and kept(program) == [])


def test_it_is_told_beside_what_differs(qtbot: QtBot, program: Program, window: Window) -> None:
    move_oslo(window, 90)
    window.pick_up("route")
    click(window, 300, 100)
    qtbot.waitUntil(lambda: kept(program) == ["route"])
    killed(program)
    (row,) = offered(program, a_window(qtbot, program)).rows
    assert row.words[1:] == ["Cities: 1 changed", "A route is half drawn"]


@TOOLS
def test_what_is_given_up_is_not_kept(
    qtbot: QtBot, program: Program, window: Window, begin: Begin, tool: str
) -> None:
    begin(window)
    qtbot.waitUntil(lambda: kept(program) == [tool])
    keys(window, *[Qt.Key.Key_Escape] * 3)
    qtbot.waitUntil(lambda: recovery_files(program) == [])


@TOOLS
def test_a_save_leaves_it_kept(
    qtbot: QtBot, program: Program, window: Window, begin: Begin, tool: str
) -> None:
    desk_of(window).edit("Rename", BOARD.changed(id="mine"))
    begin(window)
    window.trigger("file.save")
    assert not window.isWindowModified()
    qtbot.waitUntil(lambda: kept(program) == [tool])


def test_a_program_that_must_end_writes_it_down_at_once(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    program.settings.set("files/autosave_seconds", 1_000)
    begin_route(a_window(qtbot, program, file))
    program.keep_safe()
    assert kept(program) == ["route"]


def test_a_draft_that_cannot_be_understood_costs_nothing_else(
    qtbot: QtBot, program: Program, window: Window
) -> None:
    begin_route(window)
    qtbot.waitUntil(lambda: kept(program) == ["route"])
    killed(program)
    (file,) = recovery_files(program)
    record = json.loads(file.read_text(encoding="utf-8"))
    drafts = {"route": '{"start": 5}', "unheard_of": "?"}
    file.write_text(json.dumps({**record, "drafts": drafts}), encoding="utf-8")
    again = a_window(qtbot, program)
    offered(program, again).rows[0].restore.click()
    assert board_of(again) == BOARD
    assert not again.uncommitted_input()
