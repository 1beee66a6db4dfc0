"""The city tool, as a designer uses it: real clicks and keys on the canvas."""

from city_tool_driver import (
    BERGEN,
    CENTER,
    CONTROL,
    ELSEWHERE,
    EMPTY,
    ENTER,
    ESCAPE,
    a_map,
    field_of,
    last,
    naming_of,
    near,
    placing,
    tool_of,
    typed,
)
from editor_driver import (
    board_of,
    click,
    desk_of,
    double_click,
    drag,
    hint,
    keys,
    move,
    steps,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.schema.thing_ref import ThingRef


class TestPlacing:
    def test_a_click_and_a_name_place_a_city(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *EMPTY)
        typed(window, "Mo i Rana", ENTER)
        city = last(window)
        assert (city.id, city.name, city.country) == ("mo_i_rana", "Mo i Rana", "norway")
        assert city.position == near(EMPTY)
        assert steps(window) == ["Add Mo i Rana"]
        assert desk_of(window).selection.refs == (ThingRef("city", "mo_i_rana"),)
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


class TestExisting:
    def test_a_click_on_a_city_selects_it_and_places_none(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        click(window, *BERGEN)
        assert desk_of(window).selection.refs == (ThingRef("city", "bergen"),)
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
        assert not desk_of(window).selection.refs
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
