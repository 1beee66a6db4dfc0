"""The dialog that suggests a deck: real widgets, the search in the background."""

from collections.abc import Iterator
from functools import cache

import pytest
from editor_driver import an_editor, board_of, desk_of, steps
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from trackwright.analysis import deck_suggestion
from trackwright.editor.shell.window import Window
from trackwright.editor.tickets.deck_proposals import FIGURES
from trackwright.editor.tickets.facts_panel import TicketFactsPanel
from trackwright.editor.tickets.suggest_dialog import SuggestDialog
from trackwright.maps import open_board
from trackwright.network.paths import PathFinder
from trackwright.network.ticket_value import paths_to_nearest_end
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed, without_stops

pytestmark = pytest.mark.usefixtures("short_delays")

LEFT = Qt.MouseButton.LeftButton


@cache
def _small_board() -> Board:
    """Return the middle of a shipped board, so that decks are found at once."""
    board = open_board("poland").document
    away = PathFinder.of(board).distances("lodz")
    far = sorted((city.id for city in board.cities), key=away.__getitem__)[12:]
    return without_stops(board, far).changed(tickets=())


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    window = an_editor(qtbot, _small_board())
    yield window
    window.save_controller.close_unasked()


@pytest.fixture
def dialog(qtbot: QtBot, window: Window) -> SuggestDialog:
    window.trigger("tickets.suggest")
    dialog = window.findChild(SuggestDialog)
    assert isinstance(dialog, SuggestDialog)
    ready(qtbot, dialog)
    return dialog


def ready(qtbot: QtBot, dialog: SuggestDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.is_busy and dialog.proposal is not None, timeout=20_000)


def ids(dialog: SuggestDialog) -> list[str]:
    assert dialog.proposal is not None
    return sorted(ticket.id for ticket in dialog.proposal.tickets)


def choose(dialog: SuggestDialog, row: int) -> None:
    index = dialog.list.model().index(row, 0)
    QTest.mouseClick(dialog.list.viewport(), LEFT, pos=dialog.list.visualRect(index).center())


def button(dialog: SuggestDialog, title: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text() == title)


def test_at_first_it_proposes_what_published_boards_would_have(dialog: SuggestDialog) -> None:
    assert dialog.tickets.value() == len(ids(dialog)) == dialog.list.topLevelItemCount()
    assert 10 <= dialog.long.value() <= 25
    assert dialog.keep.isHidden()


def test_a_proposal_is_on_the_canvas_but_not_on_the_board(
    window: Window, dialog: SuggestDialog
) -> None:
    assert board_of(window).tickets == ()
    assert steps(window) == []
    assert dialog._preview.lines.count == len(ids(dialog))
    choose(dialog, 0)
    assert dialog._preview.paths.count >= 2
    dialog.reject()
    assert dialog._preview.lines.scene() is None
    assert board_of(window).tickets == ()


def test_it_is_taken_as_one_step(window: Window, dialog: SuggestDialog) -> None:
    wanted = ids(dialog)
    QTest.mouseClick(dialog.apply, LEFT)
    board = board_of(window)
    assert sorted(ticket.id for ticket in board.tickets) == wanted
    ways = PathFinder.of(board)
    assert all(
        t.points == getattr(paths_to_nearest_end(ways, t), "length", 0) for t in board.tickets
    )
    assert steps(window) == [f"Take {len(wanted)} tickets"]
    desk_of(window).document.history.undo()
    assert board_of(window).tickets == ()


def test_another_number_another_deck(qtbot: QtBot, dialog: SuggestDialog) -> None:
    dialog.tickets.setValue(6)
    ready(qtbot, dialog)
    first = ids(dialog)
    assert len(first) == 6
    QTest.mouseClick(button(dialog, "Another &deck"), LEFT)
    ready(qtbot, dialog)
    assert dialog.seed.value() == 1
    assert ids(dialog) != first
    dialog.seed.setValue(0)
    ready(qtbot, dialog)
    assert ids(dialog) == first


def test_one_ticket_is_replaced_by_another(qtbot: QtBot, dialog: SuggestDialog) -> None:
    before = ids(dialog)
    choose(dialog, 1)
    (gone,) = dialog.chosen()
    QTest.mouseClick(dialog.replace, LEFT)
    ready(qtbot, dialog)
    after = ids(dialog)
    assert gone.id not in after
    assert len(after) == len(before)
    assert len(set(before) - set(after)) == 1


def test_tickets_are_left_out_with_a_button_or_a_key(qtbot: QtBot, dialog: SuggestDialog) -> None:
    before = len(ids(dialog))
    choose(dialog, 0)
    QTest.mouseClick(dialog.remove, LEFT)
    ready(qtbot, dialog)
    assert len(ids(dialog)) == before - 1
    dialog.activateWindow()
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    ready(qtbot, dialog)
    assert len(ids(dialog)) == before - 2
    assert dialog.list.topLevelItemCount() == before - 2


def test_tickets_that_are_there_can_be_kept(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    rules = deck_suggestion.plan_for(desk.board, ())
    suggester = deck_suggestion.DeckSuggester(desk.board, ())
    kept = suggester.suggest(deck_suggestion.DeckRequest(3, 0.0))
    desk.edit("Begin", deck_suggestion.with_suggested(desk.board, rules, (), kept))
    window.trigger("tickets.suggest")
    dialog = window.findChild(SuggestDialog)
    assert isinstance(dialog, SuggestDialog)
    ready(qtbot, dialog)
    assert dialog.keep.text().endswith("3")
    dialog.keep.setChecked(True)
    dialog.tickets.setValue(2)
    ready(qtbot, dialog)
    assert dialog._state.text().startswith("So many tickets are there already")
    assert not dialog.apply.isEnabled()
    dialog.tickets.setValue(8)
    ready(qtbot, dialog)
    assert len(ids(dialog)) == 5
    QTest.mouseClick(dialog.apply, LEFT)
    assert len(board_of(window).tickets) == 8
    assert board_of(window).tickets[:3] == kept


def test_every_figure_is_told_beside_that_of_the_published_decks(dialog: SuggestDialog) -> None:
    told = dialog.score.toPlainText()
    assert set(FIGURES) == {kind.name for kind in deck_suggestion.DECK_FIGURES}
    assert dialog.proposal is not None
    assert len(dialog.proposal.score) >= 16
    assert FIGURES["deck_overlap"] in told
    assert f"of {len(dialog.proposal.score)} figures" in dialog._state.text()


def test_an_edit_meanwhile_ends_it(window: Window, dialog: SuggestDialog) -> None:
    desk = desk_of(window)
    name = desk.board.cities[0].id
    desk.edit("Edit", with_changed(desk.board, "cities", name, tags=("capital",)))
    assert not dialog.isVisible()
    assert dialog._preview.lines.scene() is None


def test_more_tickets_than_pairs_of_cities_are_refused_in_a_sentence(
    qtbot: QtBot, dialog: SuggestDialog
) -> None:
    dialog.tickets.setValue(900)
    qtbot.waitUntil(lambda: "too few pairs" in dialog._state.text(), timeout=20_000)
    assert dialog.list.topLevelItemCount() == 0
    assert not dialog.apply.isEnabled()
    dialog.tickets.setValue(12)
    qtbot.waitUntil(lambda: dialog.list.topLevelItemCount() == 12, timeout=20_000)
    assert dialog.apply.isEnabled()


def test_it_opens_once_and_from_the_empty_panel_too(window: Window) -> None:
    dock = window.panel("ticket_facts")
    assert dock is not None
    panel = dock.widget()
    assert isinstance(panel, TicketFactsPanel)
    QTest.mouseClick(panel.suggest, LEFT)
    window.trigger("tickets.suggest")
    assert len(window.findChildren(SuggestDialog)) == 1


def test_closing_the_window_while_it_searches_leaves_nothing_behind(qtbot: QtBot) -> None:
    board = open_board("poland").document
    window = an_editor(qtbot, board)
    window.trigger("tickets.suggest")
    window.save_controller.close_unasked()


def test_it_follows_the_rules_that_were_just_chosen_and_tells_where_it_does_not(
    qtbot: QtBot, window: Window
) -> None:
    desk = desk_of(window)
    desk.edit("Choose rules", desk.board.changed(rulesets=("europe",)))
    window.trigger("tickets.suggest")
    dialog = window.findChild(SuggestDialog)
    assert isinstance(dialog, SuggestDialog)
    ready(qtbot, dialog)
    assert dialog.proposal is not None
    decks_used = [ticket.deck for ticket in dialog.proposal.tickets]
    assert decks_used.count("europe_long") == 6
    assert decks_used.count("europe_regular") == dialog.tickets.value() - 6
    dialog.tickets.setValue(20)
    ready(qtbot, dialog)
    told = dialog._state.text()
    assert "The rules say 40 tickets for the pile regular tickets; now it has" in told
