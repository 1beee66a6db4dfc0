"""Cities, routes and tickets as tables: edited in place, selected with the canvas, exchanged."""

from pathlib import Path

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, desk_of, steps
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from trackwright.editor.shell.window import Window
from trackwright.editor.tables.model import CITIES
from trackwright.editor.tables.panel import (
    OpenTableDialog,
    ReportDialog,
    SaveTableDialog,
    TablePanel,
)
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed, without_stop
from trackwright.schema.thing_ref import ThingRef

CTRL = Qt.KeyboardModifier.ControlModifier


def a_small_board() -> Board:
    return (
        a_board()
        .with_country("norway", name="Norway")
        .with_city("oslo", position=[100, 100], country="norway")
        .with_city("bergen", position=[260, 100])
        .with_city("alta", position=[180, 240])
        .with_route("oslo", "bergen", length=5, color="red")
        .with_route("bergen", "alta", length=3, color="blue")
        .with_ticket("oslo", "bergen", points=5)
        .build()
    )


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return an_editor(qtbot, a_small_board())


def panel(window: Window, name: str) -> TablePanel:
    """Bring a table to the front, and return it."""
    window.show_panel(name)
    dock = window.panel(name)
    assert dock is not None
    found = dock.widget()
    assert isinstance(found, TablePanel)
    return found


def cell(shown: TablePanel, row: int, column: str) -> QModelIndex:
    names = [each.name for each in shown.model.kind.columns]
    return shown.table.rows.index(row, names.index(column))


def texts(shown: TablePanel, column: str) -> list[str]:
    return [cell(shown, row, column).data() for row in range(shown.table.rows.rowCount())]


def type_into(shown: TablePanel, index: QModelIndex, words: str) -> None:
    """Type a value over a cell, as one does in a spreadsheet."""
    shown.table.setFocus()
    shown.table.setCurrentIndex(index)
    QTest.keyClick(shown.table, Qt.Key.Key_F2)
    editor = shown.table.indexWidget(index) or shown.table.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, words)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()  # a view commits a moment after the key


# What is listed


def test_every_thing_has_a_row_with_names_instead_of_ids(window: Window) -> None:
    cities, routes = panel(window, "cities"), panel(window, "routes")
    assert texts(cities, "name") == ["Oslo", "Bergen", "Alta"]
    assert texts(cities, "country") == ["Norway", "", ""]
    assert [cell(cities, row, "connections").data() for row in range(3)] == ["1", "2", "1"]
    assert texts(routes, "from") == ["Oslo", "Bergen"]
    assert texts(routes, "color") == ["red", "blue"]
    assert texts(panel(window, "tickets"), "points") == ["5"]


def test_a_heading_sorts_by_value_and_not_by_letters(window: Window) -> None:
    shown = panel(window, "cities")
    x = [each.name for each in CITIES.columns].index("x")
    shown.table.sortByColumn(x, Qt.SortOrder.AscendingOrder)
    assert texts(shown, "name") == ["Oslo", "Alta", "Bergen"]
    shown.table.sortByColumn(x, Qt.SortOrder.DescendingOrder)
    assert texts(shown, "name") == ["Bergen", "Alta", "Oslo"]
    shown.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    assert texts(shown, "name") == ["Oslo", "Bergen", "Alta"]


def test_rows_do_not_jump_while_they_are_edited(window: Window) -> None:
    shown = panel(window, "cities")
    shown.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    type_into(shown, cell(shown, 0, "name"), "Zalta")
    assert texts(shown, "name") == ["Zalta", "Bergen", "Oslo"]


def test_words_are_searched_in_all_columns_without_accents(window: Window) -> None:
    shown = panel(window, "cities")
    shown.search.setText("nórway")
    assert texts(shown, "name") == ["Oslo"]
    shown.search.clear()
    assert len(texts(shown, "name")) == 3


def test_a_table_without_rows_says_what_to_do(qtbot: QtBot) -> None:
    window = an_editor(qtbot, a_board().build())
    shown = panel(window, "cities")
    assert not shown.table.isVisible()
    assert "press C" in shown.message


def test_rows_come_and_go_with_edits_also_behind_another_tab(window: Window) -> None:
    shown = panel(window, "cities")
    desk = desk_of(window)
    window.show_panel("problems")
    desk.edit("Remove", without_stop(desk.board, "alta"))
    assert texts(panel(window, "cities"), "name") == ["Oslo", "Bergen"]
    desk.document.history.undo()
    assert texts(shown, "name") == ["Oslo", "Bergen", "Alta"]


# Selecting


def test_rows_are_selected_with_the_canvas_both_ways(window: Window) -> None:
    shown = panel(window, "cities")
    desk_of(window).selection.set([ThingRef("city", "alta"), ThingRef("city", "oslo")])
    assert shown.table.selected_rows() == [0, 2]
    shown.table.selectRow(1)
    assert desk_of(window).selection.refs == (ThingRef("city", "bergen"),)
    desk_of(window).selection.set([ThingRef("route", "oslo-bergen")])
    assert shown.table.selected_rows() == []
    assert panel(window, "routes").table.selected_rows() == [0]


def test_sorting_moves_the_selection_with_its_rows(window: Window) -> None:
    shown = panel(window, "cities")
    shown.table.selectRow(0)
    shown.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert texts(shown, "name") == ["Alta", "Bergen", "Oslo"]
    assert shown.table.selected_rows() == [2]
    assert desk_of(window).selection.refs == (ThingRef("city", "oslo"),)


def test_a_search_does_not_change_what_is_selected(window: Window) -> None:
    shown = panel(window, "cities")
    desk_of(window).selection.set([ThingRef("city", "alta")])
    QTest.keyClicks(shown.search, "oslo")
    assert desk_of(window).selection.refs == (ThingRef("city", "alta"),)
    shown.search.clear()
    assert shown.table.selected_rows() == [2]


# Editing


def test_a_cell_is_edited_in_place_as_one_step(window: Window) -> None:
    shown = panel(window, "routes")
    type_into(shown, cell(shown, 0, "length"), "4")
    assert board_of(window).routes[0].length == 4
    assert steps(window) == ["Oslo–Bergen: Length"]


def test_typing_begins_to_edit_and_takes_no_tool_in_hand(window: Window) -> None:
    shown = panel(window, "cities")
    shown.table.setFocus()
    shown.table.setCurrentIndex(cell(shown, 0, "name"))
    QTest.keyClicks(shown.table, "c")
    editor = shown.table.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    assert editor.text() == "c"
    assert window.tool == "select"
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert steps(window) == []


def test_what_is_typed_into_a_cell_is_on_the_board_when_that_is_saved(window: Window) -> None:
    shown = panel(window, "cities")
    shown.table.setFocus()
    shown.table.setCurrentIndex(cell(shown, 0, "name"))
    QTest.keyClick(shown.table, Qt.Key.Key_F2)
    editor = shown.table.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, "Kristiania")
    window.commit_input()
    assert board_of(window).cities[0].name == "Kristiania"


def test_a_refused_value_stays_in_its_cell_in_red(window: Window) -> None:
    shown = panel(window, "routes")
    before = board_of(window)
    type_into(shown, cell(shown, 0, "length"), "400")
    assert board_of(window) is before
    index = cell(shown, 0, "length")
    assert index.data() == "400"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "must be at most 100, not 400"
    assert shown.refusal == "Must be at most 100, not 400."
    type_into(shown, index, "4")
    assert index.data() == "4"
    assert index.data(Qt.ItemDataRole.ToolTipRole) is None
    assert shown.refusal == ""


def test_a_box_is_ticked_with_the_space_bar_or_a_double_click(window: Window) -> None:
    shown = panel(window, "routes")
    shown.table.setFocus()
    shown.table.setCurrentIndex(cell(shown, 0, "tunnel"))
    QTest.keyClick(shown.table, Qt.Key.Key_Space)
    assert board_of(window).routes[0].tunnel
    QTest.keyClick(shown.table, Qt.Key.Key_Space)
    assert not board_of(window).routes[0].tunnel
    middle = shown.table.visualRect(cell(shown, 0, "tunnel")).center()
    QTest.mouseClick(shown.table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert not board_of(window).routes[0].tunnel
    QTest.mouseDClick(shown.table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert board_of(window).routes[0].tunnel
    assert cell(shown, 0, "tunnel").data() == "✓"


def test_a_colour_is_chosen_from_its_list(window: Window) -> None:
    shown = panel(window, "routes")
    index = cell(shown, 0, "color")
    shown.table.setCurrentIndex(index)
    QTest.keyClick(shown.table, Qt.Key.Key_F2)
    box = shown.table.findChild(QComboBox)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findText("green"))
    box.activated.emit(box.currentIndex())
    assert board_of(window).routes[0].color.value == "green"
    assert shown.table.state() != QAbstractItemView.State.EditingState


def test_what_only_tells_cannot_be_edited(window: Window) -> None:
    shown = panel(window, "cities")
    flags = cell(shown, 0, "connections").flags()
    assert not flags & Qt.ItemFlag.ItemIsEditable


# Spreadsheets


def paste(qtbot: QtBot, shown: TablePanel, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    with qtbot.waitSignal(shown.importer.finished, timeout=20_000):
        shown.table.setFocus()
        QTest.keyClick(shown.table, Qt.Key.Key_V, CTRL)


def test_rows_are_copied_with_headings_and_pasted_unchanged(qtbot: QtBot, window: Window) -> None:
    shown = panel(window, "routes")
    before = board_of(window)
    shown.table.setFocus()
    shown.table.selectRow(0)
    QTest.keyClick(shown.table, Qt.Key.Key_C, CTRL)
    copied = QGuiApplication.clipboard().text()
    header, *rows = copied.splitlines()
    assert header.split("\t")[:4] == ["id", "from", "to", "colour"]
    assert len(rows) == 1
    paste(qtbot, shown, copied)
    assert board_of(window) == before
    assert steps(window) == []


def test_pasted_rows_change_what_is_there_and_add_the_rest_as_one_step(
    qtbot: QtBot, window: Window
) -> None:
    shown = panel(window, "routes")
    paste(
        qtbot,
        shown,
        "length\tcouleur\tid\tfrom\tto\n4\tvert\toslo-bergen\t\t\n2\tnoir\t\tOslo\tAlta\n"
        "3\tred\t\tOslo\tAtlantis\n",
    )
    first, second, third = board_of(window).routes
    assert (first.length, first.color.value, first.ends) == (4, "green", ("oslo", "bergen"))
    assert second == a_small_board().routes[1]
    assert (third.ends, third.length, third.color.value) == (("oslo", "alta"), 2, "black")
    assert len(steps(window)) == 1
    report = shown.findChild(ReportDialog)
    assert isinstance(report, ReportDialog)
    assert "there is no city 'Atlantis'" in report.list.item(0).text()
    assert "row 4" in report.list.item(0).text()
    assert report.heading.text() == "1 changed, 1 added, 1 not taken over."


def test_pasted_cities_are_found_by_their_names(qtbot: QtBot, window: Window) -> None:
    shown = panel(window, "cities")
    paste(qtbot, shown, "Name\tx\ty\ttags\nBergen\t250\t90,5\tcapital\nVardo\t300\t300\t\n")
    bergen, vardo = board_of(window).cities[1], board_of(window).cities[3]
    assert (bergen.id, tuple(bergen.position), bergen.tags) == ("bergen", (250, 90.5), ("capital",))
    assert (vardo.id, vardo.name) == ("vardo", "Vardo")


def test_pasted_tickets_keep_what_their_table_lacks(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Tag", with_changed(desk.board, "tickets", "oslo-bergen", tags=("gift",)))
    paste(qtbot, panel(window, "tickets"), "id\tfrom\tto\tpoints\noslo-bergen\toslo\talta\t9\n")
    (ticket,) = board_of(window).tickets
    assert (ticket.ends, ticket.points, ticket.tags) == (("oslo", "alta"), 9, ("gift",))


@pytest.mark.parametrize(
    ("row", "ferry", "tunnel", "icons"),
    [
        ("locomotives\tid\n2\toslo-bergen\n", True, False, 2),
        ("kind\tid\tlength\nferry\toslo-bergen\t5\n", True, False, 0),
        ("style\tid\tlength\ntunnel\toslo-bergen\t5\n", False, True, 0),
    ],
)
def test_pasted_routes_are_understood_in_the_words_of_other_tables(
    qtbot: QtBot, window: Window, row: str, ferry: bool, tunnel: bool, icons: int
) -> None:
    paste(
        qtbot,
        panel(window, "routes"),
        row.replace("id", "from\tto\tid", 1).replace("oslo-bergen", "oslo\tbergen\toslo-bergen", 1),
    )
    route = board_of(window).routes[0]
    assert (route.ferry, route.tunnel, len(route.icons)) == (ferry, tunnel, icons)
    assert len(steps(window)) == 1


def test_a_pasted_ticket_goes_to_the_deck_of_long_ones(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    long = {"id": "far", "tags": ["long"]}
    desk.edit("Deck", desk.board.changed(decks=(*desk.board.decks, long)))
    text = "id\tfrom\tto\tpoints\tlong\noslo-bergen\toslo\tbergen\t9\tyes\n"
    paste(qtbot, panel(window, "tickets"), text)
    (ticket,) = board_of(window).tickets
    assert (ticket.deck, ticket.points) == ("far", 9)


def test_a_table_of_other_things_is_refused_with_a_sentence(qtbot: QtBot, window: Window) -> None:
    shown = panel(window, "cities")
    before = board_of(window)
    paste(qtbot, shown, "from\tto\tlength\noslo\tbergen\t3\n")
    box = shown.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert "lists routes, not cities" in box.text()
    assert board_of(window) is before


def test_a_table_goes_into_a_file_and_back(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    shown = panel(window, "cities")
    shown._save()
    dialog = shown.findChild(SaveTableDialog)
    assert isinstance(dialog, SaveTableDialog)
    dialog.fileSelected.emit(str(tmp_path / "cities.csv"))
    text = (tmp_path / "cities.csv").read_text(encoding="utf-8")
    assert "oslo,Oslo" in text
    (tmp_path / "cities.csv").write_text(text.replace("Oslo", "Kristiania"), encoding="utf-8")
    opening = OpenTableDialog(shown, None, shown.importer)
    qtbot.addWidget(opening)
    with qtbot.waitSignal(shown.importer.finished, timeout=20_000):
        opening.fileSelected.emit(str(tmp_path / "cities.csv"))
    assert board_of(window).cities[0].name == "Kristiania"
    assert board_of(window).cities[0].id == "oslo"
