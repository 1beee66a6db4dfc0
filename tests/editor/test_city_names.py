"""Names that are typed find their towns, and towns their places on the map."""

import pytest
from city_tool_driver import (
    CONTROL,
    DOWN,
    ELSEWHERE,
    EMPTY,
    ENTER,
    ESCAPE,
    SHIFT,
    UP,
    a_map,
    field_of,
    last,
    naming_of,
    near,
    offered,
    placing,
    tool_of,
    typed,
    wait,
)
from editor_driver import (
    an_editor,
    board_of,
    click,
    desk_of,
    press,
    steps,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trackwright.editor.shell.window import Window
from trackwright.layout import gazetteer
from trackwright.schema.board import Board
from trackwright.schema.thing_ref import ThingRef


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
        assert last(window).position.x == pytest.approx(394.8)
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
        assert desk_of(window).selection.refs == (ThingRef("city", "bergen"),)
        assert naming_of(window).message == "Bergen is on the board already."

    def test_a_name_that_no_town_has_is_told(self, qtbot: QtBot) -> None:
        window = self.asking(qtbot)
        typed(window, "Qqxzzqqzzx", ENTER)
        wait(qtbot, lambda: bool(naming_of(window).message))
        assert naming_of(window).message.startswith("No town is called Qqxzzqqzzx.")
