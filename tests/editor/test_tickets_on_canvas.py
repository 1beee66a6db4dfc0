"""Tickets' lines on the canvas: hovered, clicked, and reached with keys."""

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, click, desk_of, double_click, drag, hint, keys, move
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from select_tool_driver import SHIFT, choose, right_click, selected, tool_of

from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.canvas.selection_marks import MarkItem
from trackwright.editor.inspector.panel import InspectorPanel
from trackwright.editor.shell.window import Window
from trackwright.editor.tables.panel import TablePanel
from trackwright.schema.thing_ref import ThingRef

BOARD = (
    a_board()
    .with_city("oslo", name="Oslo", position=[60, 60], label={"side": "north"})
    .with_city("turku", name="Turku", position=[360, 60], label={"side": "north"})
    .with_city("kemi", name="Kemi", position=[360, 360], label={"side": "south"})
    .with_country("norway", name="Norway")
    .with_crossing("north", "norway", position=[60, 340], label={"side": "south"})
    .with_crossing("south", "norway", position=[60, 380], label={"side": "south"})
    .with_route("oslo", "turku", length=4, bends=[[210, 40]])
    .with_ticket("oslo", "kemi", points=12)
    .with_ticket("turku", {"country": "norway"}, id="home", points=1)
    .with_ticket("oslo", "turku", id="north", points=4)
    .with_fields(size={"width": 420, "height": 420})
    .build()
)
KEMI, NORTH, HOME = (
    ThingRef("ticket", "oslo-kemi"),
    ThingRef("ticket", "north"),
    ThingRef("ticket", "home"),
)
ON_KEMI, ON_HOME = (150.0, 150.0), (300.0, 120.0)
CITY_TURKU = ThingRef("city", "turku")


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = an_editor(qtbot, BOARD)
    window.trigger("view.layer_tickets")
    return window


def panel(window: Window, name: str) -> QWidget:
    window.show_panel(name)
    dock = window.panel(name)
    assert dock is not None
    return dock.widget()


def test_the_line_of_a_ticket_answers_to_the_pointer(window: Window) -> None:
    move(window, *ON_KEMI)
    assert tool_of(window).hovered == KEMI
    assert tool_of(window).note == "Oslo–Kemi · 12 points"
    move(window, 150, 300)
    assert tool_of(window).hovered is None


def test_a_click_on_its_line_selects_a_ticket_in_the_table_and_the_inspector(
    window: Window,
) -> None:
    table, inspector = panel(window, "tickets"), panel(window, "inspector")
    click(window, *ON_KEMI)
    assert selected(window) == (KEMI,)
    assert hint(window).startswith("Oslo–Kemi · 12 points")
    assert isinstance(table, TablePanel)
    assert isinstance(inspector, InspectorPanel)
    assert table.table.things(table.table.selected_rows()) == [KEMI]
    assert inspector.heading == "Ticket Oslo–Kemi"


def test_a_ticket_to_a_country_is_taken_by_its_line(window: Window) -> None:
    click(window, *ON_HOME)
    assert selected(window) == (HOME,)
    assert hint(window).startswith("Turku–Norway · 1 point ·")


def test_of_lines_that_cross_the_nearest_is_taken(window: Window) -> None:
    click(window, 203, 203)
    assert selected(window) == (KEMI,)
    click(window, 205, 220)
    assert selected(window) == (HOME,)


def test_cities_and_routes_go_before_tickets(window: Window) -> None:
    click(window, 360, 60)
    assert selected(window) == (CITY_TURKU,)
    spaces = desk_of(window).scene.layout_now.tracks["oslo-turku"].spaces
    first, second = spaces[1], spaces[2]
    click(window, first.x, first.y)
    assert selected(window) == (ThingRef("route", "oslo-turku"),)
    click(window, (first.x + second.x) / 2, 60)
    assert selected(window) == (NORTH,)


def test_a_ticket_goes_before_the_country_that_it_runs_through(qtbot: QtBot) -> None:
    land = {"outer": [[0, 0], [420, 0], [420, 420], [0, 420]]}
    country = BOARD.countries[0].model_validate({"id": "norway", "borders": [land]})
    window = an_editor(qtbot, BOARD.model_copy(update={"countries": (country,)}))
    window.trigger("view.layer_tickets")
    click(window, *ON_KEMI)
    assert selected(window) == (KEMI,)


@pytest.mark.parametrize("state", [LayerState(visible=False), LayerState(locked=True)])
def test_tickets_that_are_hidden_or_locked_cannot_be_taken(
    window: Window, state: LayerState
) -> None:
    desk_of(window).scene.set_state(CanvasLayer.TICKETS, state)
    move(window, *ON_KEMI)
    assert tool_of(window).hovered is None
    click(window, *ON_KEMI)
    assert selected(window) == ()


def test_shift_adds_tickets_and_delete_removes_them(window: Window) -> None:
    click(window, *ON_KEMI)
    click(window, *ON_HOME, modifiers=SHIFT)
    assert selected(window) == (KEMI, HOME)
    keys(window, Qt.Key.Key_Delete)
    assert [ticket.id for ticket in board_of(window).tickets] == ["north"]


def test_a_double_click_asks_for_the_properties_of_a_ticket(window: Window) -> None:
    asked: list[ThingRef] = []
    desk_of(window).selection.opened.connect(asked.append)
    double_click(window, *ON_KEMI)
    assert asked == [KEMI]


def test_the_menu_of_a_ticket_is_that_of_its_line(window: Window) -> None:
    choose(right_click(window, *ON_KEMI), "Delete")
    assert [ticket.id for ticket in board_of(window).tickets] == ["home", "north"]


def test_tab_reaches_tickets_after_everything_else(window: Window) -> None:
    seen = []
    for _ in range(10):
        keys(window, Qt.Key.Key_Tab)
        seen.append(selected(window)[0])
    assert seen[-3:] == [KEMI, NORTH, HOME]


def test_a_drag_from_a_ticket_pulls_up_a_rubber_band(window: Window) -> None:
    drag(window, ON_KEMI, (30, 30))
    assert selected(window) == (ThingRef("city", "oslo"),)


def test_the_mark_of_a_ticket_follows_its_cities(window: Window) -> None:
    click(window, *ON_KEMI)
    click(window, 360, 360, modifiers=SHIFT)
    drag(window, (360, 360), (400, 60))
    assert selected(window) == (KEMI, ThingRef("city", "kemi"))
    marks = [item for item in desk_of(window).scene.items() if isinstance(item, MarkItem)]
    (mark,) = (mark for mark in marks if mark.boundingRect().contains(QPointF(60, 60)))
    assert mark.boundingRect().contains(QPointF(400, 60))
    assert mark.boundingRect().bottom() < 100
