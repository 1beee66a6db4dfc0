"""The city tool, as a designer uses it: real clicks and keys on the canvas."""

from collections.abc import Callable

import pytest
from builders import BoardBuilder, a_board
from editing import (
    an_editor,
    board_of,
    click,
    desk_of,
    double_click,
    drag,
    hint,
    keys,
    move,
    press,
    steps,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.dialogs.crossing import CrossingDialog
from trackwright.editor.dialogs.tags import TagsDialog
from trackwright.editor.tools.city import CityTool
from trackwright.editor.tools.city_naming import CityNaming
from trackwright.editor.window import Window
from trackwright.layout import gazetteer
from trackwright.schema.board import Board
from trackwright.schema.places import City
from trackwright.validators.places import Place

BERGEN, EMPTY, ELSEWHERE = (60, 100), (120, 200), (220, 250)
CENTER = (100, 150)
"""Where the map has 60° north and 10° east."""

ENTER, ESCAPE, DOWN, UP = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Up
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def land(left: float, right: float) -> list[dict[str, object]]:
    return [{"outer": [[left, 0], [right, 0], [right, 300], [left, 300]]}]


def a_map(**fields: object) -> BoardBuilder:
    """A map with Norway to the left of Sweden, and Bergen on it."""
    center = {"lat": 60.0, "lon": 10.0}
    projection = {"kind": "mercator", "center": center, "origin": CENTER, "scale": 0.2}
    return (
        a_board(size={"width": 400, "height": 300}, **{"projection": projection, **fields})
        .with_country("norway", name={"en": "Norway", "fr": "Norvège"}, borders=land(0, 150))
        .with_country("sweden", name="Sweden", borders=land(150, 300))
        .with_city("bergen", position=BERGEN)
    )


def placing(qtbot: QtBot, board: Board | None = None) -> Window:
    """Open a board with the city tool in hand, picked up by its key."""
    window = an_editor(qtbot, board or a_map().build())
    keys(window, "c")
    assert window.tool == "city"
    return window


def tool_of(window: Window) -> CityTool:
    tool = window._tools["city"]
    assert isinstance(tool, CityTool)
    return tool


def naming_of(window: Window) -> CityNaming:
    naming = tool_of(window).naming
    assert naming is not None
    return naming


def field_of(window: Window) -> QLineEdit:
    return naming_of(window).field


def typed(window: Window, text: str, *after: Qt.Key) -> None:
    """Type a name where the keys go, and press keys after it."""
    field = field_of(window)
    assert field.hasFocus()
    QTest.keyClicks(field, text)
    for key in after:
        QTest.keyClick(field, key)


def offered(qtbot: QtBot, window: Window, text: str) -> list[str]:
    """Type a name and return the towns that are offered."""
    typed(window, text)
    naming = naming_of(window)
    wait(qtbot, lambda: not naming._job.is_busy and naming.list.isVisible())
    return [naming.list.item(row).text() for row in range(naming.list.count())]


def wait(qtbot: QtBot, until: Callable[[], bool]) -> None:
    qtbot.waitUntil(until, timeout=20_000)


def last(window: Window) -> City:
    return board_of(window).cities[-1]


def near(wanted: tuple[float, float]) -> object:
    """Return what a place in mm equals after it was clicked in whole pixels."""
    return pytest.approx(wanted, abs=0.6)


class TestPlacing:
    def test_a_click_and_a_name_place_a_city(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        typed(window, "Mo i Rana", ENTER)
        city = last(window)
        assert (city.id, city.name, city.country) == ("mo_i_rana", "Mo i Rana", "norway")
        assert city.position == near(EMPTY)
        assert steps(window) == ["Add Mo i Rana"]
        assert desk_of(window).selection.places == (Place("city", "mo_i_rana"),)
        assert tool_of(window).naming is None
        assert desk_of(window).view.hasFocus()

    def test_the_field_stands_on_the_canvas_beside_the_click(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        viewport = desk_of(window).view.viewport()
        assert naming_of(window).parent() is viewport
        assert viewport.rect().contains(naming_of(window).geometry())

    def test_near_the_edge_of_the_window_it_is_still_seen_as_a_whole(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, 396, 296)
        viewport = desk_of(window).view.viewport()
        assert viewport.rect().contains(naming_of(window).geometry())

    def test_escape_places_nothing(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        typed(window, "Osl", ESCAPE)
        assert len(board_of(window).cities) == 1
        assert not steps(window)
        assert desk_of(window).view.hasFocus()

    def test_without_a_name_it_says_what_to_do(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        typed(window, "", ENTER)
        assert naming_of(window).message == (
            "Type a name, or press Ctrl+Enter for a city without one."
        )
        assert not steps(window)

    def test_control_and_enter_place_a_city_without_a_name(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        QTest.keyClick(field_of(window), ENTER, CONTROL)
        assert (last(window).id, last(window).name) == ("city", "")
        assert last(window).position == near(EMPTY)

    def test_a_name_that_is_there_already_gets_another_id(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        typed(window, "Bergen", ENTER)
        assert last(window).id == "bergen_2"

    def test_a_click_elsewhere_takes_the_name_and_begins_the_next(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        typed(window, "Oslo")
        click(window, *ELSEWHERE)
        assert last(window).name == "Oslo"
        assert naming_of(window).at == near(ELSEWHERE)
        typed(window, "Örebro", ENTER)
        assert [city.name for city in board_of(window).cities] == ["Bergen", "Oslo", "Örebro"]

    def test_another_tool_or_closing_does_not_lose_a_name(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        typed(window, "Oslo")
        window.pick_up("select")
        assert last(window).name == "Oslo"
        window.pick_up("city")
        click(window, *ELSEWHERE)
        typed(window, "Örebro")
        window.close()
        assert last(window).name == "Örebro"
        assert steps(window) == ["Add Oslo", "Add Örebro"]

    def test_a_click_off_the_board_places_nothing(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, 410, 150)
        assert tool_of(window).naming is None
        assert window.statusBar().currentMessage() == "This is off the board: click on the board."

    def test_nothing_is_placed_on_a_locked_layer(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        desk_of(window).scene.set_state(CanvasLayer.CITIES, LayerState(locked=True))
        click(window, *EMPTY)
        assert tool_of(window).naming is None
        assert "Layers" in window.statusBar().currentMessage()

    def test_a_city_comes_into_line_with_others_unless_control_is_held(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, BERGEN[0] + 0.8, 200)
        typed(window, "One", ENTER)
        assert last(window).position.x == BERGEN[0]
        click(window, *ELSEWHERE, modifiers=CONTROL)
        typed(window, "Two", ENTER)
        click(window, ELSEWHERE[0] + 0.8, 50, modifiers=CONTROL)
        typed(window, "Three", ENTER)
        assert board_of(window).cities[-1].position.x != board_of(window).cities[-2].position.x

    def test_undo_takes_the_city_away(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        before = board_of(window)
        click(window, *EMPTY)
        typed(window, "Oslo", ENTER)
        window.trigger("edit.undo")
        assert board_of(window) == before


class TestPointing:
    def test_the_pointer_shows_a_ghost_and_the_country_that_it_lies_in(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        move(window, *EMPTY)
        ghost = tool_of(window)._ghost.path().boundingRect().center()
        assert (ghost.x(), ghost.y()) == near(EMPTY)
        assert tool_of(window).note == "Norway"
        assert hint(window).startswith("Click to place a city in Norway · ")
        move(window, *ELSEWHERE)
        assert hint(window).startswith("Click to place a city in Sweden · ")
        move(window, 350, 100)
        assert hint(window).startswith("Click to place a city · ")

    def test_off_the_board_there_is_no_ghost(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        move(window, 410, 150)
        assert tool_of(window)._ghost.path().isEmpty()

    def test_the_hint_says_what_can_be_typed(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        assert hint(window).startswith("Norway · Type the name · ")


class TestOffers:
    def test_towns_are_offered_with_country_and_population(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        rows = offered(qtbot, window, "Oslo")
        assert rows[0] == "Oslo · Norway · 1,082,575"

    def test_a_key_does_not_wait_for_the_gazetteer(self, qtbot: QtBot) -> None:
        gazetteer._names.cache_clear()
        window = placing(qtbot)
        click(window, *EMPTY)
        typed(window, "Sa")
        assert naming_of(window)._job.is_busy
        typed(window, "rpsborg", ENTER)
        assert last(window).name == "Sarpsborg"

    def test_a_chosen_town_gives_name_and_location_and_stays_where_it_was_clicked(
        self, qtbot: QtBot
    ) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        offered(qtbot, window, "osl")
        typed(window, "", DOWN, ENTER)
        city = last(window)
        assert city.name == "Oslo"
        assert city.location is not None
        assert (city.location.lat, city.location.lon) == pytest.approx((59.9, 10.7), abs=0.1)
        assert city.position == near(EMPTY)

    def test_a_click_chooses_a_town(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        offered(qtbot, window, "osl")
        towns = naming_of(window).list
        at = towns.visualItemRect(towns.item(0)).center()
        qtbot.mouseClick(towns.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert last(window).name == "Oslo"
        assert last(window).location is not None

    def test_shift_and_enter_put_it_where_the_map_says(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *ELSEWHERE)
        offered(qtbot, window, "Oslo")
        QTest.keyClick(field_of(window), ENTER, SHIFT)
        assert last(window).position == pytest.approx((108.3, 151.9), abs=0.5)
        assert last(window).country == "norway"

    def test_what_is_typed_counts_when_no_town_is_chosen(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        offered(qtbot, window, "Osl")
        typed(window, "", DOWN, UP, ENTER)
        assert (last(window).name, last(window).location) == ("Osl", None)

    def test_a_town_that_was_chosen_is_taken_by_a_click_elsewhere_too(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        offered(qtbot, window, "osl")
        typed(window, "", DOWN)
        press(window, *ELSEWHERE)
        assert last(window).name == "Oslo"
        assert last(window).location is not None


class TestByName:
    def asking(self, qtbot: QtBot, board: Board | None = None) -> Window:
        window = an_editor(qtbot, board or a_map().build())
        QTest.keyClick(desk_of(window).view, Qt.Key.Key_C, CONTROL | SHIFT)
        assert naming_of(window).at is None
        return window

    def test_a_name_is_enough_for_a_city_where_the_map_says(self, qtbot: QtBot) -> None:
        window = self.asking(qtbot)
        offered(qtbot, window, "osl")
        typed(window, "", ENTER)
        city = last(window)
        assert (city.id, city.name, city.country) == ("oslo", "Oslo", "norway")
        assert city.position == pytest.approx((108.3, 151.9), abs=0.5)
        assert steps(window) == ["Add Oslo"]
        assert naming_of(window).message == "Oslo lies where the map says."

    def test_the_field_stays_open_for_the_next_name_until_escape(self, qtbot: QtBot) -> None:
        window = self.asking(qtbot)
        for name in ("Oslo", "Trondheim"):
            offered(qtbot, window, name)
            typed(window, "", ENTER)
        assert [city.name for city in board_of(window).cities] == ["Bergen", "Oslo", "Trondheim"]
        typed(window, "", ESCAPE)
        assert tool_of(window).naming is None

    def test_enter_waits_for_the_towns_that_are_looked_up(self, qtbot: QtBot) -> None:
        window = self.asking(qtbot)
        typed(window, "Oslo", ENTER)
        wait(qtbot, lambda: len(board_of(window).cities) == 2)
        assert last(window).name == "Oslo"

    def test_a_town_off_the_board_is_put_at_its_edge_and_that_is_said(self, qtbot: QtBot) -> None:
        window = self.asking(qtbot)
        offered(qtbot, window, "Tokyo")
        typed(window, "", ENTER)
        assert last(window).position.x == pytest.approx(395.6)
        assert naming_of(window).message == "Tokyo lies beyond the edge: it was put at the edge."

    def test_on_a_board_that_is_no_map_it_is_put_in_the_middle(self, qtbot: QtBot) -> None:
        window = self.asking(qtbot, a_map(projection=None).build())
        offered(qtbot, window, "Oslo")
        typed(window, "", ENTER)
        assert last(window).position == pytest.approx((200, 150), abs=2)
        assert last(window).location is not None
        assert "in the middle" in naming_of(window).message

    def test_a_city_that_is_there_is_selected_instead(self, qtbot: QtBot) -> None:
        window = self.asking(qtbot)
        offered(qtbot, window, "bergen")
        typed(window, "", ENTER)
        assert len(board_of(window).cities) == 1
        assert desk_of(window).selection.places == (Place("city", "bergen"),)
        assert naming_of(window).message == "Bergen is on the board already."

    def test_a_name_that_no_town_has_is_told(self, qtbot: QtBot) -> None:
        window = self.asking(qtbot)
        typed(window, "Qqxzzqqzzx", ENTER)
        wait(qtbot, lambda: bool(naming_of(window).message))
        assert naming_of(window).message.startswith("No town is called Qqxzzqqzzx.")


class TestExisting:
    def test_a_click_on_a_city_selects_it_and_places_none(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *BERGEN)
        assert desk_of(window).selection.places == (Place("city", "bergen"),)
        assert tool_of(window).naming is None

    def test_a_double_click_renames_it(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        double_click(window, *BERGEN)
        field = desk_of(window).view.viewport().findChild(QLineEdit, "name")
        assert isinstance(field, QLineEdit)
        QTest.keyClicks(field, "Bjørgvin")
        QTest.keyClick(field, ENTER)
        assert board_of(window).cities[0].name == "Bjørgvin"
        assert board_of(window).cities[0].id == "bergen"

    def test_a_drag_moves_it_and_its_country_stays(self, qtbot: QtBot) -> None:
        window = placing(qtbot, a_map().with_city("bergen", country="norway").build())
        drag(window, BERGEN, ELSEWHERE)
        city = board_of(window).cities[0]
        assert city.position == near(ELSEWHERE)
        assert city.country == "norway"
        assert len(steps(window)) == 1
        window.trigger("city.country")
        assert board_of(window).cities[0].country == "sweden"

    def test_escape_during_a_drag_puts_it_back(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        drag(window, BERGEN, ELSEWHERE, drop=False)
        keys(window, ESCAPE)
        assert board_of(window).cities[0].position == BERGEN
        assert not steps(window)

    def test_escape_lets_go_first_and_then_puts_the_tool_down(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *BERGEN)
        keys(window, ESCAPE)
        assert not desk_of(window).selection.places
        keys(window, ESCAPE)
        assert window.tool == "select"

    def test_a_city_goes_to_its_true_place_when_asked(self, qtbot: QtBot) -> None:
        there = {"lat": 60.0, "lon": 10.0}
        window = placing(qtbot, a_map().with_city("bergen", location=there).build())
        assert not window.qt_action("city.true_place").isEnabled()
        click(window, *BERGEN)
        window.trigger("city.true_place")
        assert board_of(window).cities[0].position == CENTER
        assert steps(window) == ["Move Bergen to the true place"]


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
        desk_of(window).selection.set([Place("city", "bergen"), Place("city", "oslo")])
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
