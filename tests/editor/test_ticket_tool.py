"""The ticket tool: real clicks and keys on the canvas."""

from collections.abc import Iterator

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, click, desk_of, drag, hint, keys, move, steps
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from trackwright.editor.shell.window import Window
from trackwright.editor.tools.ticket import TicketTool
from trackwright.schema.board import Board, CountryEnd
from trackwright.schema.edits import without_stops

OSLO, BERGEN, ALTA, LONELY = (500, 200), (250, 200), (300, 350), (700, 60)
RUSSIA = (600, 350)
CTRL = Qt.KeyboardModifier.ControlModifier


def _board() -> Board:
    border = [{"outer": [(550, 300), (780, 300), (780, 480), (550, 480)]}]
    return (
        a_board()
        .with_city("oslo", position=OSLO)
        .with_city("bergen", position=BERGEN)
        .with_city("alta", position=ALTA)
        .with_city("lonely", position=LONELY)
        .with_country("russia", name="Russia", borders=border)
        .with_crossing("to_russia", "russia", position=RUSSIA)
        .with_route("oslo", "bergen", length=5)
        .with_route("bergen", "alta", length=3)
        .with_route("alta", "to_russia", length=4)
        .with_ticket("oslo", "bergen", points=5)
        .with_ticket("bergen", "alta", points=3, deck="long")
        .build()
    )


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    window = an_editor(qtbot, _board())
    keys(window, "t")
    assert window.tool == "ticket"
    yield window
    window.save_controller.close_unasked()


def tool_of(window: Window) -> TicketTool:
    tool = window._tools["ticket"]
    assert isinstance(tool, TicketTool)
    return tool


def newest(window: Window) -> tuple[object, int, str]:
    (place,) = desk_of(window).selection.ids("ticket")
    ticket = next(t for t in board_of(window).tickets if t.id == place)
    return ticket.ends, ticket.points, ticket.deck


def test_two_clicks_make_a_ticket_worth_its_shortest_path(window: Window) -> None:
    click(window, *OSLO)
    click(window, *ALTA)
    assert newest(window) == (("oslo", "alta"), 8, "regular")
    assert steps(window) == ["Add the ticket Oslo–Alta"]
    desk_of(window).document.history.undo()
    assert len(board_of(window).tickets) == 2


def test_a_drag_from_city_to_city_makes_one_too(window: Window) -> None:
    drag(window, OSLO, (400, 260), ALTA)
    assert newest(window) == (("oslo", "alta"), 8, "regular")


def test_before_the_second_click_way_and_value_are_shown(window: Window) -> None:
    click(window, *OSLO)
    move(window, *ALTA)
    tool = tool_of(window)
    assert tool.note == "Oslo–Alta · shortest path 8 spaces, 2 routes · 8 points"
    assert tool._paths.count == 2
    move(window, 400, 400)
    assert tool.note == ""
    assert tool._paths.count == 0
    assert len(board_of(window).tickets) == 2


def test_the_preview_tells_of_a_ticket_that_is_there(window: Window) -> None:
    click(window, *BERGEN)
    move(window, *OSLO)
    assert tool_of(window).note.endswith("already in regular")
    move(window, *ALTA)
    assert tool_of(window).note.endswith("already in long")


def test_a_ticket_that_its_deck_has_is_selected_instead(window: Window) -> None:
    click(window, *BERGEN)
    click(window, *OSLO)
    assert len(board_of(window).tickets) == 2
    assert desk_of(window).selection.ids("ticket") == ("oslo-bergen",)


def test_another_deck_may_have_the_same_ticket(window: Window) -> None:
    keys(window, "d")
    click(window, *BERGEN)
    click(window, *OSLO)
    assert newest(window) == (("bergen", "oslo"), 5, "long")


def test_digits_set_the_points_and_nought_gives_them_back(window: Window) -> None:
    click(window, *OSLO)
    keys(window, "21")
    move(window, *ALTA)
    assert "21 points" in tool_of(window).note
    keys(window, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    assert "8 points" in tool_of(window).note
    keys(window, "+")
    click(window, *ALTA)
    assert newest(window) == (("oslo", "alta"), 9, "regular")


def test_escape_goes_back_step_by_step(window: Window) -> None:
    click(window, *OSLO)
    keys(window, "7", Qt.Key.Key_Escape)
    assert tool_of(window).draft.points is None
    assert tool_of(window).draft.start == "oslo"
    keys(window, Qt.Key.Key_Escape)
    assert tool_of(window).draft.start is None
    keys(window, Qt.Key.Key_Escape)
    assert window.tool == "select"


def test_a_click_on_the_first_city_lets_go_of_it(window: Window) -> None:
    click(window, *OSLO)
    click(window, *OSLO)
    assert tool_of(window).draft.start is None


def test_a_crossing_stands_for_its_country(window: Window) -> None:
    click(window, *BERGEN)
    click(window, *RUSSIA)
    assert newest(window) == (("bergen", CountryEnd(country="russia")), 7, "regular")
    assert steps(window) == ["Add the ticket Bergen–Russia"]


def test_ctrl_and_a_click_inside_a_border_take_the_country(window: Window) -> None:
    click(window, 700, 420)
    assert tool_of(window).draft.start is None
    click(window, 700, 420, modifiers=CTRL)
    assert tool_of(window).draft.start == CountryEnd(country="russia")
    click(window, *BERGEN)
    assert newest(window)[1] == 7


def test_cities_that_no_routes_join_need_points_that_are_typed(window: Window) -> None:
    click(window, *OSLO)
    click(window, *LONELY)
    assert len(board_of(window).tickets) == 2
    assert "no routes join them" in tool_of(window).note
    keys(window, "6")
    click(window, *LONELY)
    assert newest(window) == (("oslo", "lonely"), 6, "regular")


def test_the_hint_says_what_to_do_next_and_names_the_deck(window: Window) -> None:
    assert "first city" in hint(window)
    assert "regular" in hint(window)
    keys(window, "d")
    assert "long" in hint(window)
    click(window, *OSLO)
    assert "other end" in hint(window)


def test_a_city_that_goes_takes_the_half_made_ticket_along(window: Window) -> None:
    click(window, *OSLO)
    desk = desk_of(window)
    desk.edit("Remove", without_stops(desk.board, ["oslo"]))
    assert not tool_of(window).is_drawing
    click(window, *BERGEN)
    assert tool_of(window).draft.start == "bergen"


def test_another_tool_leaves_nothing_on_the_canvas(window: Window) -> None:
    click(window, *OSLO)
    move(window, *ALTA)
    window.pick_up("pan")
    assert not tool_of(window)._items
    window.pick_up("ticket")
    assert tool_of(window).draft.start == "oslo"
