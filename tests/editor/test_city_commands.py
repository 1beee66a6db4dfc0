"""Crossings are placed and cities get tags, from the menu and its dialogs."""

from builders import a_board
from city_tool_driver import (
    BERGEN,
    CONTROL,
    ELSEWHERE,
    EMPTY,
    ENTER,
    ESCAPE,
    a_map,
    naming_of,
    placing,
    tool_of,
)
from editor_driver import (
    board_of,
    click,
    desk_of,
    hint,
    keys,
    move,
    steps,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from trackwright.editor.document.edits.names import with_id
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.board_dialogs import CrossingDialog, TagsDialog
from trackwright.schema.thing_ref import ThingRef


class TestCrossings:
    def test_clicks_place_crossings_to_the_chosen_country(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        window.trigger("city.crossing")
        dialog = window.findChild(CrossingDialog)
        assert isinstance(dialog, CrossingDialog)
        qtbot.keyClicks(dialog.field, "swe")
        qtbot.keyClick(dialog.field, ENTER)
        assert hint(window) == "Click to place a crossing to Sweden · Esc ends"
        move(window, *EMPTY)
        assert tool_of(window).note == "Sweden"
        click(window, *EMPTY)
        click(window, *ELSEWHERE)
        assert [(c.id, c.country) for c in board_of(window).crossings] == [
            ("sweden", "sweden"),
            ("sweden_2", "sweden"),
        ]
        assert steps(window) == ["Add a crossing to Sweden"] * 2
        keys(window, ESCAPE)
        click(window, 100, 250)
        assert naming_of(window).at is not None

    def test_none_are_placed_to_a_country_that_an_undo_has_taken_away(self, qtbot: QtBot) -> None:
        plain = a_board(size={"width": 400, "height": 300}).build()
        window = placing(qtbot, plain)
        desk_of(window).edit("Draw", a_map().build())
        tool_of(window).place_crossings("sweden")
        window.trigger("edit.undo")
        assert hint(window).startswith("Click to place a city")
        click(window, *EMPTY)
        assert board_of(window) == plain
        assert naming_of(window).at is not None

    def test_are_placed_to_the_same_country_when_its_id_changes(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        tool_of(window).place_crossings("sweden")
        desk_of(window).edit("Id", with_id(board_of(window), "country", "sweden", "svealand"))
        click(window, *EMPTY)
        assert [c.country for c in board_of(window).crossings] == ["svealand"]

    def test_a_board_without_countries_has_no_crossings(self, qtbot: QtBot) -> None:
        window = placing(qtbot, a_board().build())
        assert not window.qt_action("city.crossing").isEnabled()


class TestTags:
    def test_capital_and_big_city_are_switched_on_and_off(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        assert not window.qt_action("city.capital").isEnabled()
        click(window, *BERGEN)
        window.trigger("city.capital")
        window.trigger("city.big_city")
        assert board_of(window).cities[0].tags == ("capital", "big_city")
        assert window.qt_action("city.capital").isChecked()
        window.trigger("city.capital")
        assert board_of(window).cities[0].tags == ("big_city",)
        assert steps(window) == [
            "Tag Bergen capital",
            "Tag Bergen big_city",
            "Untag Bergen capital",
        ]

    def tagging(self, qtbot: QtBot) -> tuple[Window, TagsDialog]:
        board = a_map().with_city("oslo", position=ELSEWHERE, tags=["capital", "fjord"]).build()
        window = placing(qtbot, board)
        desk_of(window).selection.set([ThingRef("city", "bergen"), ThingRef("city", "oslo")])
        QTest.keyClick(desk_of(window).view, Qt.Key.Key_T, CONTROL)
        dialog = window.findChild(TagsDialog)
        assert isinstance(dialog, TagsDialog)
        return window, dialog

    def test_a_free_tag_is_typed_and_others_stay_as_they_are(self, qtbot: QtBot) -> None:
        window, dialog = self.tagging(qtbot)
        shown = {
            dialog.list.item(row).text(): dialog.list.item(row).checkState()
            for row in range(dialog.list.count())
        }
        assert shown["capital"] == Qt.CheckState.PartiallyChecked
        assert shown["big_city"] == Qt.CheckState.Unchecked
        qtbot.keyClicks(dialog.field, "Beyond the Arctic Circle")
        qtbot.keyClick(dialog.field, ENTER)
        assert [city.tags for city in board_of(window).cities] == [
            ("beyond_the_arctic_circle",),
            ("capital", "fjord", "beyond_the_arctic_circle"),
        ]
        assert steps(window) == ["Tags of 2 cities"]

    def test_known_tags_are_completed(self, qtbot: QtBot) -> None:
        _, dialog = self.tagging(qtbot)
        completer = dialog.field.completer()
        qtbot.keyClicks(dialog.field, "fj")
        assert completer.currentCompletion() == "fjord"
        dialog.reject()

    def test_cancel_changes_nothing(self, qtbot: QtBot) -> None:
        window, dialog = self.tagging(qtbot)
        qtbot.keyClicks(dialog.field, "arctic")
        buttons = dialog.findChild(QDialogButtonBox)
        assert isinstance(buttons, QDialogButtonBox)
        cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
        qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)
        assert not steps(window)
