"""The panel of balance: plots that count and select, published ranges, heat on the canvas."""

import pytest
from builders import a_board
from editor_driver import an_editor, desk_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.analysis.comparison import RangePosition, compared_measures
from trackwright.analysis.published_ranges import published_range
from trackwright.editor.balance.figures import LOADS, measure_balance
from trackwright.editor.balance.panel import TITLES, BalancePanel
from trackwright.editor.balance.plots import Plot
from trackwright.editor.shell.window import Window
from trackwright.maps import board_folder, board_names, open_board, rulesets_of
from trackwright.schema.board import Board
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import with_changed

pytestmark = pytest.mark.usefixtures("short_delays")

LEFT = Qt.MouseButton.LeftButton

BOARD = (
    a_board(rulesets=["europe"])
    .with_city("oslo", position=[100, 100])
    .with_city("bergen", position=[260, 100])
    .with_city("alta", position=[180, 240])
    .with_city("vadso", position=[330, 300])
    .with_route("oslo", "bergen", length=5, color="red")
    .with_route("oslo", "bergen", length=5, color="blue")
    .with_route("bergen", "alta", length=5, color="red")
    .with_route("alta", "oslo", length=4, color="green")
    .with_route("alta", "vadso", length=5, color="red")
    .with_ticket("oslo", "bergen", points=5)
    .with_ticket("oslo", "vadso", points=9)
    .build()
)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = an_editor(qtbot, BOARD)
    window.show_panel("balance")
    measured(qtbot, window)
    return window


def panel_of(window: Window) -> BalancePanel:
    dock = window.panel("balance")
    assert dock is not None
    panel = dock.widget()
    assert isinstance(panel, BalancePanel)
    return panel


def measured(qtbot: QtBot, window: Window) -> BalancePanel:
    """Wait until the board is measured as it is now."""
    panel, board = panel_of(window), desk_of(window).board

    def done() -> bool:
        shown = panel.balance
        return shown is not None and shown.board is board and not panel.is_busy

    qtbot.waitUntil(done, timeout=20_000)
    return panel


def click_cell(plot: Plot, words: str) -> None:
    index = next(n for n, cell in enumerate(plot.cells) if cell.words == words)
    QTest.mouseClick(plot, LEFT, pos=plot.area(index).center().toPoint())


def heights(plot: Plot) -> dict[str, float]:
    return {cell.label: cell.value for cell in plot.cells}


def test_routes_are_counted_by_colour_and_length(window: Window) -> None:
    told = {cell.words: cell.value for cell in panel_of(window).matrix.cells}
    assert told["red, length 5: 3 routes"] == 3
    assert told["green, length 4: 1 route"] == 1
    assert told["green, length 5: 0 routes"] == 0
    assert "red: 3 routes with 15 spaces" in told


def test_a_cell_selects_its_routes(window: Window) -> None:
    panel, selection = panel_of(window), desk_of(window).selection
    click_cell(panel.matrix, "red, length 5: 3 routes")
    assert set(selection.ids("route")) == {"oslo-bergen", "bergen-alta", "alta-vadso"}
    click_cell(panel.matrix, "green: 1 route with 4 spaces")
    assert selection.ids("route") == ("alta-oslo",)
    click_cell(panel.matrix, "4 routes of length 5")
    assert len(selection.ids("route")) == 4


def test_a_bar_selects_what_it_counts(window: Window) -> None:
    panel, selection = panel_of(window), desk_of(window).selection
    click_cell(panel.lengths, "1 route of length 4")
    assert selection.ids("route") == ("alta-oslo",)
    panel.tabs.setCurrentIndex(1)
    assert heights(panel.degrees) == {"1": 1, "2": 2, "3": 1}
    click_cell(panel.degrees, "1 city with 3 connections")
    assert selection.ids("city") == ("alta",)
    panel.tabs.setCurrentIndex(2)
    assert heights(panel.loads)["0"] == 1
    click_cell(panel.loads, "Connections on the ways of 0 tickets: 1")
    assert selection.ids("route") == ("bergen-alta",)


def test_keys_go_from_cell_to_cell_and_choose(window: Window) -> None:
    panel, selection = panel_of(window), desk_of(window).selection
    panel.lengths.setFocus()
    for _ in range(3):
        QTest.keyClick(panel.lengths, Qt.Key.Key_Right)
    QTest.keyClick(panel.lengths, Qt.Key.Key_Return)
    assert selection.ids("route") == ("alta-oslo",)
    panel.matrix.setFocus()
    columns = len(panel.matrix.cells) // (len(RouteColor) + 1)
    QTest.keyClick(panel.matrix, Qt.Key.Key_Down)
    assert panel.matrix._current == columns


def test_plots_are_told_to_those_who_cannot_see_them(window: Window) -> None:
    for plot in panel_of(window).plots:
        assert plot.accessibleName()
        assert plot.accessibleDescription()


def test_what_the_board_hangs_by_is_listed_and_selected(window: Window) -> None:
    panel = panel_of(window)
    panel.tabs.setCurrentIndex(1)
    assert lines(panel.weak) == [
        "Only Alta–Vadso leads to Vadso",
        "Only through Alta one comes to Vadso",
    ]
    at = panel.weak.visualItemRect(panel.weak.item(0)).center()
    QTest.mouseClick(panel.weak.viewport(), LEFT, pos=QPoint(20, at.y()))
    assert desk_of(window).selection.ids("route") == ("alta-vadso",)
    panel.tabs.setCurrentIndex(2)
    assert lines(panel.busy)[0].endswith(" · 1 ticket")


def lines(shown: QListWidget) -> list[str]:
    return [shown.item(row).text() for row in range(shown.count())]


def test_an_edit_is_followed_and_undone(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Longer", with_changed(desk.board, "routes", "alta-oslo", length=6))
    assert heights(measured(qtbot, window).lengths)["6"] == 1
    desk.document.history.undo()
    assert heights(measured(qtbot, window).lengths)["6"] == 0


def test_nothing_is_measured_while_nobody_looks(qtbot: QtBot, window: Window) -> None:
    panel, desk = panel_of(window), desk_of(window)
    window.show_panel("balance", False)
    desk.edit("Longer", with_changed(desk.board, "routes", "alta-oslo", length=6))
    qtbot.waitUntil(lambda: desk.problems.is_current, timeout=20_000)
    assert not panel.is_busy
    assert heights(panel.lengths)["6"] == 0
    window.show_panel("balance")
    assert heights(measured(qtbot, window).lengths)["6"] == 1


def test_a_small_board_is_not_compared(window: Window) -> None:
    panel = panel_of(window)
    assert panel.ranges.topLevelItemCount() == 0
    assert "20 cities or more" in panel._ranges_pages.message


def test_the_canvas_shows_what_is_chosen(qtbot: QtBot, window: Window) -> None:
    heat = desk_of(window).heat
    choose(qtbot, window, "Tickets on each connection")
    assert heat.item.isVisible()
    assert heat.item.count == 3
    choose(qtbot, window, "Traffic between all cities")
    assert heat.item.count == 4 + 4
    assert "%" in heat.legend.accessibleName()
    choose(qtbot, window, "No heat")
    assert not heat.item.isVisible()


def test_the_panel_says_what_the_menu_chose(window: Window) -> None:
    window.trigger("heat.traffic")
    assert panel_of(window).heat.currentText() == "Traffic between all cities"
    window.trigger("heat.traffic")
    assert panel_of(window).heat.currentText() == "No heat"


def choose(qtbot: QtBot, window: Window, title: str) -> None:
    box = panel_of(window).heat
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findText(title)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == title
    qtbot.waitUntil(lambda: not desk_of(window).heat.is_busy)


def test_every_connection_is_in_one_bar_of_tickets() -> None:
    board = open_board(board_names()[0]).document
    shown = measure_balance(BoardAnalysis(board), ())
    bars = shown.connections_by_load()
    assert len(bars) == len(LOADS) + 1
    assert sorted(pair for bar in bars for pair in bar) == sorted(shown.routes)


@pytest.mark.parametrize("name", board_names())
def test_published_boards_are_like_the_published_boards(name: str) -> None:
    board = open_board(name).document
    found = compared_measures(BoardAnalysis(board), rulesets_of(board, board_folder(name)))
    assert {figure.measure for figure in found} <= TITLES.keys()
    assert [figure for figure in found if figure.verdict is not RangePosition.INSIDE] == []


def test_a_board_that_is_not_like_them_is_told(qtbot: QtBot) -> None:
    board = with_gray(open_board("poland").document)
    (gray,) = (
        one for one in compared_measures(BoardAnalysis(board), ()) if one.measure == "gray_share"
    )
    assert gray.values == (1,)
    assert gray.verdict is RangePosition.FAR
    window = an_editor(qtbot, board)
    window.show_panel("balance")
    panel = measured(qtbot, window)
    panel.tabs.setCurrentIndex(3)
    heading = panel.ranges.topLevelItem(0)
    assert heading is not None
    rows = [heading.child(row).text(0) for row in range(heading.childCount())]
    assert "!  Gray spaces" in rows
    signs = [row[0] for row in rows]
    assert signs == sorted(signs, key="!~✓".index)


def with_gray(board: Board) -> Board:
    return board.changed(routes=tuple(r.changed(color=RouteColor.GRAY) for r in board.routes))


def test_every_measure_has_a_title() -> None:
    for measure in TITLES:
        assert published_range(measure).lowest <= published_range(measure).highest
