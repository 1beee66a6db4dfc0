"""A panel is made when it is first seen, and then shows what is now."""

import pytest
from builders import a_board
from editor_driver import LEFT, an_editor, desk_of
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from trackwright.editor.base.language import LANGUAGE, Language
from trackwright.editor.document.document import Document
from trackwright.editor.problems.panel import ProblemsPanel
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.editor.tables.panel import TablePanel
from trackwright.editor.tickets.facts_panel import TicketFactsPanel
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed
from trackwright.schema.thing_ref import ThingRef

IN_FRONT = {"inspector", "problems"}


def a_small_board() -> Board:
    return (
        a_board(rulesets=["europe"])
        .with_route("oslo", "bergen", length=4)
        .with_route("oslo", "narvik", length=6)
        .with_ticket("oslo", "bergen", points=12)
        .build()
    )


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return an_editor(qtbot, a_small_board())


def opened(qtbot: QtBot, program: Program) -> Window:
    """Show a board as the program does."""
    window = program.place(Document(a_small_board()), program.new_window(expects_board=True))
    qtbot.waitUntil(lambda: bool(made(window)))
    return window


def made(window: Window) -> set[str]:
    """Return which panels there are so far."""
    return {panel for panel in window.docks if made_panel(window, panel) is not None}


def made_panel(window: Window, panel: str) -> QWidget | None:
    dock = window.docks.get(panel)
    return None if dock is None else dock.panel


def tab_of(window: Window, title: str) -> tuple[QTabBar, QPoint]:
    """Return the bar with a panel's tab, and where the tab is on it."""
    for bar in window.findChildren(QTabBar):
        for number in range(bar.count()):
            if bar.tabText(number) == title:
                return bar, bar.tabRect(number).center()
    raise LookupError(title)


def click_tab(window: Window, title: str) -> None:
    bar, at = tab_of(window, title)
    QTest.mouseClick(bar, LEFT, pos=at)
    QApplication.processEvents()


def place_of(window: Window, panel: str) -> QRect:
    dock = window.docks.get(panel)
    assert dock is not None
    return dock.geometry()


class Paintings(QObject):
    """Notes which panels there are whenever the canvas is painted."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.made: list[set[str]] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt’s name)
        if event.type() == QEvent.Type.Paint:
            self.made.append(made(self._window))
        return False


# When a panel is made


def test_only_panels_that_are_seen_are_made(window: Window) -> None:
    assert made(window) == IN_FRONT


def test_so_it_is_in_a_window_that_has_been_there_before_its_board(
    qtbot: QtBot, program: Program
) -> None:
    window = program.new_window()
    window.show_document(Document(a_small_board()))
    qtbot.waitUntil(lambda: made(window) == IN_FRONT)


def test_the_board_is_painted_before_any_panel_is_made(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    window.show_document(Document(a_small_board()))
    paintings = Paintings(window)
    desk_of(window).view.viewport().installEventFilter(paintings)
    window.show()
    qtbot.waitUntil(lambda: made(window) == IN_FRONT)
    assert paintings.made[0] == set()


def test_a_panel_is_made_when_its_tab_is_clicked(window: Window) -> None:
    click_tab(window, "Cities")
    assert made(window) == {*IN_FRONT, "cities"}
    panel = made_panel(window, "cities")
    assert panel is not None
    assert not panel.visibleRegion().isEmpty()


def test_a_panel_is_made_when_its_action_is_triggered(window: Window) -> None:
    window.trigger("panel.rules")
    assert made(window) == {*IN_FRONT, "rules"}


def test_a_panel_stands_where_the_one_before_it_stood(window: Window) -> None:
    place = place_of(window, "problems")
    click_tab(window, "Cities")
    assert place_of(window, "cities") == place


def test_what_is_unfinished_is_known_without_making_panels(window: Window) -> None:
    assert window.uncommitted_input() == {}
    window.commit_input()
    assert made(window) == IN_FRONT


def test_the_panel_that_was_in_front_is_made_and_not_the_first_of_its_place(
    qtbot: QtBot,
    program: Program,
) -> None:
    first = opened(qtbot, program)
    click_tab(first, "Cities")
    first.close()
    second = opened(qtbot, program)
    assert made(second) == {"inspector", "cities"}


def test_panels_that_are_put_back_are_made_anew_where_they_are_seen(window: Window) -> None:
    click_tab(window, "Cities")
    window.trigger("view.reset_layout")
    QApplication.processEvents()
    assert made(window) == IN_FRONT


# What it shows


def test_a_table_made_late_has_the_board_and_the_selection_of_now(window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Rename", with_changed(desk.board, "cities", "bergen", name="Bjørgvin"))
    desk.selection.set([ThingRef("city", "bergen")])
    click_tab(window, "Cities")
    panel = made_panel(window, "cities")
    assert isinstance(panel, TablePanel)
    rows = range(panel.model.rowCount())
    names = [panel.model.index(row, 0).data() for row in rows]
    assert "Bjørgvin" in names
    chosen = panel.table.selectionModel().selectedRows()
    assert [names[index.row()] for index in chosen] == ["Bjørgvin"]


def test_problems_reported_before_it_was_made_are_listed(qtbot: QtBot, program: Program) -> None:
    first = opened(qtbot, program)
    click_tab(first, "Cities")
    first.close()
    window = opened(qtbot, program)
    assert made_panel(window, "problems") is None
    qtbot.waitUntil(lambda: desk_of(window).problems.is_current, timeout=20_000)
    click_tab(window, "Problems")
    panel = made_panel(window, "problems")
    assert isinstance(panel, ProblemsPanel)
    assert "T001" in {finding.check.code for finding in panel.model.findings()}


def test_facts_of_a_selected_ticket_come_forward_though_they_were_not_made(
    window: Window,
) -> None:
    desk_of(window).selection.set([ThingRef("ticket", "oslo-bergen")])
    QApplication.processEvents()
    panel = made_panel(window, "ticket_facts")
    assert isinstance(panel, TicketFactsPanel)
    assert not panel.visibleRegion().isEmpty()
    assert "Oslo–Bergen" in panel.text.toPlainText()


def test_a_wanted_field_gets_the_focus_though_its_panel_was_not_made(
    qtbot: QtBot, program: Program
) -> None:
    first = opened(qtbot, program)
    click_tab(first, "Layers")
    first.close()
    window = opened(qtbot, program)
    assert made_panel(window, "inspector") is None
    desk_of(window).selection.open(ThingRef("route", "oslo-bergen", ("length",)))
    inspector = made_panel(window, "inspector")
    focus = window.focusWidget()
    assert inspector is not None
    assert inspector.isAncestorOf(focus)
    assert isinstance(focus, QLineEdit)
    assert focus.text() == "4"


def test_another_language_makes_only_what_is_seen_and_all_of_it_speaks_it(
    qtbot: QtBot,
    program: Program,
) -> None:
    program.settings.set(LANGUAGE, "en")
    language = Language(program.settings)
    try:
        window = opened(qtbot, program)
        window.trigger("language.fr")
        QApplication.processEvents()
        assert made(window) == IN_FRONT
        click_tab(window, "Calques")
        assert made(window) == {*IN_FRONT, "layers"}
    finally:
        language.close()
