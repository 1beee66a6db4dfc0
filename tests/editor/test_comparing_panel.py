"""The panel that compares: with the file, with a step, with another board; in words and marks."""

from pathlib import Path

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, desk_of
from file_driver import a_window
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from trackwright.editor.compare.differences import (
    FIELDS,
    STYLES,
    ChangeKind,
    fixed_version,
    history_versions,
    thing_differences,
)
from trackwright.editor.compare.panel import ComparePanel
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Board
from trackwright.schema.board_differences import differences
from trackwright.schema.edits import with_changed, without_stops
from trackwright.schema.files.writing import write_board
from trackwright.schema.thing_ref import ThingRef

pytestmark = pytest.mark.usefixtures("short_delays")

LEFT = Qt.MouseButton.LeftButton

BOARD = (
    a_board()
    .with_city("oslo", position=[100, 100])
    .with_city("bergen", position=[260, 100])
    .with_city("alta", position=[180, 240])
    .with_route("oslo", "bergen", length=5, color="red")
    .with_route("bergen", "alta", length=5, color="blue")
    .with_ticket("oslo", "bergen", points=5)
    .build()
)


def edited(board: Board) -> Board:
    """Take a city and its route away, add one, and change a route."""
    board = without_stops(board, ["alta"])
    new = board.cities[0].changed(id="narvik", name="Narvik", position=(400, 300))
    board = board.changed(cities=(*board.cities, new))
    return with_changed(board, "routes", "oslo-bergen", length=6, color="green")


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = an_editor(qtbot, BOARD)
    window.show_panel("compare")
    return window


def panel_of(window: Window) -> ComparePanel:
    dock = window.panel("compare")
    assert dock is not None
    panel = dock.widget()
    assert isinstance(panel, ComparePanel)
    return panel


def settled(qtbot: QtBot, window: Window) -> ComparePanel:
    panel = panel_of(window)
    qtbot.waitUntil(lambda: not panel.is_busy, timeout=20_000)
    return panel


def choose(window: Window, *titles: str) -> None:
    """Choose an entry of the panel's menu, as a click does."""
    menu = panel_of(window).choice.menu()
    menu.aboutToShow.emit()
    for title in titles:
        (entry,) = (one for one in menu.actions() if one.text() == title)
        below = entry.menu()
        if isinstance(below, QMenu):
            menu = below
    assert isinstance(entry, QAction)
    entry.trigger()


def told(window: Window) -> list[tuple[str, list[str]]]:
    tree = panel_of(window).list
    headings = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    return [
        (item.text(0), [item.child(row).text(0) for row in range(item.childCount())])
        for item in headings
        if item is not None
    ]


def test_without_a_choice_it_says_what_to_do(window: Window) -> None:
    assert "Choose" in panel_of(window).pages.message


def test_the_board_is_compared_with_a_step_of_its_history(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Rebuild", edited(desk.board))
    choose(window, "A step of the history", "As opened")
    settled(qtbot, window)
    assert told(window) == [
        ("Cities: 1 added, 1 removed", ["−  Alta", "+  Narvik"]),
        (
            "Routes: 1 removed, 1 changed",
            ["−  Bergen–Alta", "≠  Oslo–Bergen · colour red → green; length 5 → 6"],
        ),
    ]


def test_all_that_differs_is_marked_each_in_its_way(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Rebuild", edited(desk.board))
    choose(window, "A step of the history", "As opened")
    panel = settled(qtbot, window)
    assert panel.marks.marked(ChangeKind.ADDED) == (ThingRef("city", "narvik"),)
    went = set(panel.marks.marked(ChangeKind.REMOVED))
    assert went == {ThingRef("city", "alta"), ThingRef("route", "bergen-alta")}
    assert panel.marks.marked(ChangeKind.CHANGED) == (ThingRef("route", "oslo-bergen"),)
    assert len({style.line for style in STYLES.values()}) == len(STYLES)
    QTest.mouseClick(panel.show_marks, LEFT, pos=QPoint(8, panel.show_marks.height() // 2))
    assert not panel.show_marks.isChecked()
    assert not any(item.isVisible() for item in panel.marks.items.values())


def test_a_click_goes_there_even_if_it_went(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Rebuild", edited(desk.board))
    choose(window, "A step of the history", "As opened")
    panel = settled(qtbot, window)
    desk.view.zoom_to(8.0)
    desk.view.scroll_by(3_000, 3_000)
    heading = panel.list.topLevelItem(0)
    assert heading is not None
    rows = {heading.child(row).text(0): heading.child(row) for row in range(heading.childCount())}
    for text, at, selected in (("−  Alta", (180, 240), ()), ("+  Narvik", (400, 300), ("narvik",))):
        middle = panel.list.visualItemRect(rows[text]).center()
        QTest.mouseClick(panel.list.viewport(), LEFT, pos=middle)
        assert desk.view.seen.contains(*at)
        assert desk.selection.ids("city") == selected


def test_undo_and_edits_are_followed(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    choose(window, "A step of the history", "As opened")
    assert settled(qtbot, window).pages.message == "Nothing differs."
    desk.edit("Rebuild", edited(desk.board))
    assert len(settled(qtbot, window).lines) == 4
    desk.document.history.undo()
    assert settled(qtbot, window).pages.message == "Nothing differs."
    assert not any(item.isVisible() for item in panel_of(window).marks.items.values())


def test_the_last_save_is_followed(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    window.show_panel("compare")
    desk = desk_of(window)
    desk.edit("Longer", with_changed(desk.board, "routes", "oslo-bergen", length=6))
    choose(window, "As last saved")
    qtbot.waitUntil(lambda: len(panel_of(window).lines) == 1)
    window.trigger("file.save")
    qtbot.waitUntil(lambda: panel_of(window).pages.message == "Nothing differs.")


def test_a_board_without_a_file_was_never_saved(window: Window) -> None:
    menu = panel_of(window).choice.menu()
    menu.aboutToShow.emit()
    (entry,) = (one for one in menu.actions() if one.text() == "As last saved")
    assert not entry.isEnabled()


def test_another_file_is_compared_with(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    write_board(tmp_path / "other.json", edited(BOARD))
    panel = panel_of(window)
    panel.compare_with_file(tmp_path / "other.json")
    settled(qtbot, window)
    assert panel.choice.text() == "other.json"
    assert panel.marks.marked(ChangeKind.REMOVED) == (ThingRef("city", "narvik"),)


def test_a_file_that_is_no_board_is_told(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    (tmp_path / "poem.json").write_text("Roses", encoding="utf-8")
    panel = panel_of(window)
    panel.compare_with_file(tmp_path / "poem.json")
    settled(qtbot, window)
    box = panel.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert "poem.json" in box.text()
    box.close()
    assert "Choose" in panel.pages.message


def test_the_slider_lays_the_other_board_over_this_one(qtbot: QtBot, window: Window) -> None:
    panel = panel_of(window)
    panel.compare_with(fixed_version("Other", edited(BOARD)))
    settled(qtbot, window)
    panel.slider.setFocus()
    QTest.keyClick(panel.slider, Qt.Key.Key_PageUp)
    settled(qtbot, window)
    assert panel.swipe.share == 0.25
    QTest.mouseClick(panel._ends[1], LEFT)
    assert panel.swipe.share == 1
    QTest.mouseClick(panel._ends[0], LEFT)
    assert panel.swipe.share == 0


def test_the_canvas_shows_differences_only_while_the_panel_is_seen(
    qtbot: QtBot, window: Window
) -> None:
    panel = panel_of(window)
    panel.compare_with(fixed_version("Other", edited(BOARD)))
    settled(qtbot, window)
    assert all(item.scene() is desk_of(window).scene for item in panel.marks.items.values())
    window.show_panel("compare", False)
    assert all(item.scene() is None for item in panel.marks.items.values())


def test_each_step_is_the_board_as_it_was_then(window: Window) -> None:
    desk = desk_of(window)
    boards = [desk.board]
    for length in (2, 3, 4):
        desk.edit(f"To {length}", with_changed(desk.board, "routes", "oslo-bergen", length=length))
        boards.append(desk.board)
    desk.document.history.undo()
    found = [*history_versions(desk.document)]
    assert [version.board() for version in found] == boards
    assert [version.title for version in found] == ["As opened", "To 2", "To 3", "To 4"]
    assert board_of(window) is boards[2]


@pytest.mark.parametrize(
    ("after", "words"),
    [
        (with_changed(BOARD, "cities", "alta", position=(180, 250)), "Alta · moved 10.0 mm"),
        (with_changed(BOARD, "routes", "oslo-bergen", tunnel=True), "tunnel no → yes"),
        (with_changed(BOARD, "cities", "alta", tags=("capital",)), "Alta · tags none → capital"),
        (BOARD.changed(meta=BOARD.meta.changed(title="New")), "title"),
    ],
    ids=["moved", "flag", "tags", "title"],
)
def test_changes_are_told_in_words(after: Board, words: str) -> None:
    (line,) = thing_differences(BOARD, after, differences(BOARD, after), "en")
    assert words in line.words
    assert line.change is ChangeKind.CHANGED


def test_another_order_is_told_by_a_heading_alone(qtbot: QtBot, window: Window) -> None:
    panel_of(window).compare_with(fixed_version("Other", BOARD.changed(cities=BOARD.cities[::-1])))
    settled(qtbot, window)
    assert told(window) == [("Cities: in another order", [])]


def test_every_field_that_is_named_is_one() -> None:
    schema = str(Board.model_json_schema())
    assert [name for name in FIELDS if f"'{name}'" not in schema] == []
