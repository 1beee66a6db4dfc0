"""Names in several languages: one table, missing ones marked, and offers from the gazetteer."""

from collections.abc import Mapping

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, desk_of, steps
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from trackwright.editor.document.edits.names import (
    TITLE,
    missing_words,
    with_language,
    with_words,
    without_language,
)
from trackwright.editor.languages.fill_dialog import NAME, THING, FillDialog, all_offers, offers_for
from trackwright.editor.languages.panel import NamesPanel, OffersMenu
from trackwright.editor.shell.window import Window
from trackwright.layout.gazetteer import all_names
from trackwright.schema.board import Board
from trackwright.schema.geometry import GeoPoint
from trackwright.schema.thing_ref import ThingRef

VIENNA, NORWAY = ThingRef("city", "vienna"), ThingRef("country", "norway")


def a_small_board() -> Board:
    return (
        a_board(meta={"title": "Island", "languages": ["en", "de"]})
        .with_city("vienna", name={"en": "Vienna"}, location={"lat": 48.2, "lon": 16.37})
        .with_city("oslo", name="Oslo", location={"lat": 59.91, "lon": 10.75})
        .with_country("norway", name={"en": "Norway"})
        .build()
    )


BOARD = a_small_board()


def named(board: Board, place: ThingRef) -> str | Mapping[str, str]:
    things = board.cities if place.kind == "city" else board.countries
    return next(thing.name for thing in things if thing.id == place.id)


# Edits


def test_a_name_is_changed_in_one_language_only() -> None:
    board = with_words(BOARD, VIENNA, "de", "Wien")
    assert named(board, VIENNA) == {"en": "Vienna", "de": "Wien"}
    assert named(with_words(board, VIENNA, "de", ""), VIENNA) == {"en": "Vienna"}


def test_a_name_that_is_the_same_everywhere_stays_in_the_other_languages() -> None:
    board = with_words(BOARD, ThingRef("city", "oslo"), "de", "Christiania")
    assert named(board, ThingRef("city", "oslo")) == {"en": "Oslo", "de": "Christiania"}
    assert with_words(BOARD, ThingRef("city", "oslo"), "de", "Oslo") is BOARD


def test_the_title_is_a_name_too() -> None:
    board = with_words(BOARD, TITLE, "de", "Insel")
    assert board.meta.title == {"en": "Island", "de": "Insel"}


def test_missing_names_are_those_of_translated_things() -> None:
    assert list(missing_words(BOARD)) == [(VIENNA, "de"), (NORWAY, "de")]


def test_a_language_goes_with_all_names_in_it_and_leaves_no_thing_nameless() -> None:
    board = with_language(BOARD, "fr")
    assert board.meta.languages == ("en", "de", "fr")
    board = without_language(with_words(board, VIENNA, "fr", "Vienne"), "fr")
    assert board == BOARD
    assert named(without_language(BOARD, "en"), VIENNA) == "Vienna"


# The gazetteer


def test_the_gazetteer_tells_all_names_of_the_town_that_is_near() -> None:
    near, unknown, far = all_names(
        [
            ("Wien", GeoPoint(lat=48.2, lon=16.4)),
            ("Nirgendwo", None),
            ("Wien", GeoPoint(lat=0, lon=0)),
        ]
    )
    assert near[0] == "Vienna"
    assert {"Wien", "Vienne", "Вена"} <= set(near)
    assert unknown == far == ()


def test_offers_are_in_the_letters_of_the_language() -> None:
    german = offers_for(BOARD, [VIENNA], "de")[VIENNA]
    assert "Wien" in german.names
    assert not any("Вена" in name for name in german.names)
    assert "Вена" in offers_for(BOARD, [VIENNA], "ru")[VIENNA].names


def test_names_of_countries_are_known_by_language() -> None:
    offers = {offer.place: offer for offer in all_offers(BOARD)}
    assert offers[NORWAY].proposed == "Norwegen"
    assert offers[VIENNA].proposed == ""
    assert ThingRef("city", "oslo") not in offers


# The panel


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = an_editor(qtbot, BOARD)
    window.show_panel("names")
    return window


def panel(window: Window) -> NamesPanel:
    dock = window.panel("names")
    assert dock is not None
    found = dock.widget()
    assert isinstance(found, NamesPanel)
    return found


def cell(window: Window, place: ThingRef, language: str) -> QModelIndex:
    model = panel(window).model
    column = [each.name for each in model.kind.columns].index(language)
    source = model.index(model.rows_of({place})[0], column)
    return panel(window).table.rows.mapFromSource(source)


def headings(window: Window) -> list[str]:
    model = panel(window).model
    horizontal = Qt.Orientation.Horizontal
    return [model.headerData(column, horizontal) for column in range(model.columnCount())]


def test_things_stand_down_and_languages_across_with_missing_names_marked(window: Window) -> None:
    assert headings(window)[2:] == ["English (en)", "Deutsch (de)"]
    assert cell(window, VIENNA, "en").data() == "Vienna"
    assert cell(window, VIENNA, "de").data() == "missing"
    assert cell(window, ThingRef("city", "oslo"), "de").data() == "Oslo"
    assert cell(window, TITLE, "en").data() == "Island"


def test_a_name_is_typed_into_its_language_as_one_step(window: Window) -> None:
    shown = panel(window)
    shown.table.setFocus()
    shown.table.setCurrentIndex(cell(window, VIENNA, "de"))
    QTest.keyClick(shown.table, Qt.Key.Key_F2)
    editor = shown.table.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    assert editor.text() == ""
    QTest.keyClicks(editor, "Wien")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert named(board_of(window), VIENNA) == {"en": "Vienna", "de": "Wien"}
    assert steps(window) == ["Vienna: Deutsch (de)"]


def test_a_language_is_added_and_removed_as_one_step_each(window: Window) -> None:
    shown = panel(window)
    shown.add_language("fr")
    assert headings(window)[-1] == "Français (fr)"
    assert cell(window, VIENNA, "fr").data() == "missing"
    shown.remove_language("fr")
    assert headings(window)[-1] == "Deutsch (de)"
    assert len(steps(window)) == 2
    shown.add_language("Klingon")
    assert "is not a language" in shown.refusal
    assert len(steps(window)) == 2


def test_the_gazetteer_offers_names_for_a_cell(qtbot: QtBot, window: Window) -> None:
    shown = panel(window)
    at = shown.table.visualRect(cell(window, VIENNA, "de")).center()
    shown.table.customContextMenuRequested.emit(QPoint(at))
    qtbot.waitUntil(lambda: shown.findChild(OffersMenu) is not None, timeout=20_000)
    menu = shown.findChild(OffersMenu)
    assert isinstance(menu, OffersMenu)
    next(action for action in menu.actions() if action.text() == "Wien").trigger()
    menu.close()
    assert named(board_of(window), VIENNA) == {"en": "Vienna", "de": "Wien"}
    assert len(steps(window)) == 1


def test_what_is_ticked_in_the_preview_is_filled_in_as_one_step(
    qtbot: QtBot, window: Window
) -> None:
    QTest.mouseClick(panel(window).fill, Qt.MouseButton.LeftButton)
    dialog = panel(window).findChild(FillDialog)
    assert isinstance(dialog, FillDialog)
    qtbot.waitUntil(lambda: not dialog.is_looking and dialog.table.rowCount() > 0, timeout=20_000)
    assert board_of(window) is BOARD
    rows = {dialog._item(row, THING).text(): row for row in range(dialog.table.rowCount())}
    assert dialog._item(rows["Country Norway"], THING).checkState() == Qt.CheckState.Checked
    vienna = rows["City Vienna"]
    assert dialog._item(vienna, THING).checkState() == Qt.CheckState.Unchecked
    dialog._item(vienna, NAME).setText("Wien")
    assert dialog._item(vienna, THING).checkState() == Qt.CheckState.Checked
    dialog.buttons.accepted.emit()
    assert named(board_of(window), NORWAY) == {"en": "Norway", "de": "Norwegen"}
    assert named(board_of(window), VIENNA) == {"en": "Vienna", "de": "Wien"}
    assert len(steps(window)) == 1


def test_names_go_to_a_spreadsheet_and_back(window: Window) -> None:
    shown = panel(window)
    shown.table.setFocus()
    shown.table.clearSelection()
    QTest.keyClick(shown.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text()
    assert copied.splitlines()[0] == "kind\tid\ten\tde"
    assert "city\tvienna\tVienna\t\n" in copied
    filled = copied.replace("Vienna\t\n", "Vienna\tWien\n") + "city\tatlantis\tA\tB\n"
    QGuiApplication.clipboard().setText(filled)
    QTest.keyClick(shown.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert board_of(window) == with_words(BOARD, VIENNA, "de", "Wien")
    assert "there is no 'city atlantis'" in shown.refusal
    assert len(steps(window)) == 1
    QGuiApplication.clipboard().setText("nothing of the kind")
    QTest.keyClick(shown.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert "must head the columns" in shown.refusal


def test_a_row_is_selected_with_its_thing(window: Window) -> None:
    shown = panel(window)
    shown.table.selectRow(cell(window, NORWAY, "en").row())
    assert desk_of(window).selection.refs == (NORWAY,)
    shown.table.clearSelection()
    shown.table.selectRow(cell(window, TITLE, "en").row())
    assert shown.table.selected_rows() == [cell(window, TITLE, "en").row()]
    assert desk_of(window).selection.refs == ()
