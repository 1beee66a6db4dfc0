"""The select tool as a hand uses it: clicks, rubber bands, keys, and what they show."""

import pytest
from editor_driver import (
    an_editor,
    board_of,
    click,
    desk_of,
    drag,
    hint,
    keys,
    move,
    on_screen,
    press,
    release,
    steps,
)
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from select_tool_driver import (
    ARCTIC,
    BERGEN,
    BOARD,
    CITY_BERGEN,
    CITY_OSLO,
    CONTROL,
    INSIDE_IT,
    KEMI,
    NOWHERE,
    ON_ITS_LINE,
    OSLO,
    ROUTE,
    SHIFT,
    on_name,
    on_route,
    position,
    selected,
    tool_of,
)

from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.canvas.selection_marks import SelectionMarks
from trackwright.editor.document.edits.cities import with_city
from trackwright.editor.document.edits.names import with_name
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Region
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return an_editor(qtbot, BOARD)


def test_select_is_the_tool_at_the_start(window: Window) -> None:
    assert window.tool == "select"
    assert "Click to select" in hint(window)


def test_a_click_selects_a_city_and_a_click_beside_it_nothing(window: Window) -> None:
    click(window, *OSLO)
    assert selected(window) == (CITY_OSLO,)
    assert hint(window).startswith("Oslo")
    click(window, *NOWHERE)
    assert selected(window) == ()


def test_a_click_selects_a_route_a_crossing_or_a_country(window: Window) -> None:
    click(window, *on_route(window))
    assert selected(window) == (ROUTE,)
    assert "Oslo–Bergen · blue · length 3" in hint(window)
    click(window, 320, 120)
    assert selected(window) == (ThingRef("crossing", "to_norway"),)
    click(window, 400, 300)
    assert selected(window) == (ThingRef("country", "norway"),)


def test_a_click_selects_a_region_by_its_line_or_where_there_is_nothing_else(
    window: Window,
) -> None:
    click(window, *ON_ITS_LINE)
    assert selected(window) == (ARCTIC,)
    click(window, *NOWHERE)
    click(window, *INSIDE_IT)
    assert selected(window) == (ARCTIC,)
    click(window, *OSLO)
    assert selected(window) == (CITY_OSLO,)


def test_the_line_of_a_region_is_meant_before_the_country_it_runs_through(qtbot: QtBot) -> None:
    south = {"outer": [[0, 300], [500, 300], [500, 400], [0, 400]]}
    region = Region.model_validate({"id": "south", "borders": [south]})
    window = an_editor(qtbot, BOARD.model_copy(update={"regions": (region,)}))
    click(window, 400, 300)
    assert selected(window) == (ThingRef("region", "south"),)
    click(window, 400, 330)
    assert selected(window) == (ThingRef("country", "norway"),)


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (CITY_OSLO, "arrows to move"),
        (ROUTE, "double click changes it"),
        (ARCTIC, "Enter renames"),
        (ThingRef("ticket", "oslo-turku"), "right-click for more"),
    ],
)
def test_the_status_line_tells_what_can_be_done_with_the_selected_thing(
    window: Window, place: ThingRef, words: str
) -> None:
    desk_of(window).selection.set([place])
    assert words in hint(window)


def test_a_click_on_a_name_selects_its_city(window: Window) -> None:
    click(window, *on_name(window, "oslo"))
    assert selected(window) == (CITY_OSLO,)


def test_shift_adds_and_takes_away(window: Window) -> None:
    click(window, *OSLO)
    click(window, *BERGEN, modifiers=SHIFT)
    click(window, *on_route(window), modifiers=SHIFT)
    assert selected(window) == (CITY_OSLO, CITY_BERGEN, ROUTE)
    click(window, *OSLO, modifiers=SHIFT)
    assert selected(window) == (CITY_BERGEN, ROUTE)
    click(window, *NOWHERE, modifiers=SHIFT)
    assert selected(window) == (CITY_BERGEN, ROUTE)


def test_a_click_on_one_of_several_selects_it_alone(window: Window) -> None:
    click(window, *OSLO)
    click(window, *BERGEN, modifiers=SHIFT)
    click(window, *BERGEN)
    assert selected(window) == (CITY_BERGEN,)


def test_a_rubber_band_selects_what_lies_inside(window: Window) -> None:
    drag(window, (20, 20), (200, 140))
    assert selected(window) == (CITY_OSLO, CITY_BERGEN, ROUTE)
    assert steps(window) == []


def test_a_rubber_band_with_shift_adds(window: Window) -> None:
    click(window, *KEMI)
    drag(window, (20, 20), (200, 140), modifiers=SHIFT)
    assert selected(window) == (ThingRef("city", "kemi"), CITY_OSLO, CITY_BERGEN, ROUTE)


def test_a_rubber_band_begins_on_a_country_and_on_a_route(window: Window) -> None:
    drag(window, (300, 230), (200, 270))
    assert selected(window) == (ThingRef("city", "kemi"),)
    x, y = on_route(window)
    drag(window, (x, y), (30, 30))
    assert selected(window) == (CITY_OSLO,)


def test_escape_gives_a_rubber_band_up_and_keeps_the_selection(window: Window) -> None:
    click(window, *KEMI)
    drag(window, (20, 20), (200, 140), drop=False)
    keys(window, Qt.Key.Key_Escape)
    release(window, 200, 140)
    assert selected(window) == (ThingRef("city", "kemi"),)


def test_escape_selects_nothing(window: Window) -> None:
    click(window, *OSLO)
    keys(window, Qt.Key.Key_Escape)
    assert selected(window) == ()


def test_all_cities_and_routes_are_selected(window: Window) -> None:
    keys(window, Qt.Key.Key_A, modifiers=CONTROL)
    assert len(desk_of(window).selection.ids("city", "crossing")) == 5
    assert len(desk_of(window).selection.ids("route")) == 3
    keys(window, Qt.Key.Key_A, modifiers=CONTROL | SHIFT)
    assert selected(window) == ()


def test_tab_goes_through_all_things_and_then_leaves_the_canvas(window: Window) -> None:
    seen = []
    for _ in range(11):
        keys(window, Qt.Key.Key_Tab)
        seen.append(selected(window)[0].id)
    assert seen == [
        "bergen",
        "kemi",
        "oslo",
        "to_norway",
        "turku",
        "bergen-turku",
        "oslo-bergen",
        "turku-kemi",
        "norway",
        "arctic",
        "vikings",
    ]
    keys(window, Qt.Key.Key_Backtab, modifiers=SHIFT)
    assert selected(window) == (ARCTIC,)
    keys(window, Qt.Key.Key_Tab)
    assert desk_of(window).view.hasFocus()
    keys(window, Qt.Key.Key_Tab)
    assert not desk_of(window).view.hasFocus()


def test_tab_brings_what_it_selects_into_view(window: Window) -> None:
    view = desk_of(window).view
    view.zoom_to(20)
    view.centerOn(450, 350)
    keys(window, Qt.Key.Key_Tab)
    assert view.viewport().rect().contains(on_screen(window, *BERGEN))


@pytest.mark.parametrize("state", [LayerState(visible=False), LayerState(locked=True)])
def test_what_is_hidden_or_locked_cannot_be_taken(window: Window, state: LayerState) -> None:
    for layer in (CanvasLayer.CITIES, CanvasLayer.LABELS):
        desk_of(window).scene.set_state(layer, state)
    click(window, *OSLO)
    assert selected(window) == ()
    drag(window, (20, 20), (200, 140))
    assert selected(window) == (ROUTE,)
    keys(window, Qt.Key.Key_A, modifiers=CONTROL)
    assert not desk_of(window).selection.ids("city", "crossing")
    desk_of(window).selection.clear()
    keys(window, Qt.Key.Key_Tab)
    assert selected(window)[0].kind == "route"


def test_the_name_of_a_locked_city_can_be_dragged_and_does_not_select_it(window: Window) -> None:
    desk_of(window).scene.set_state(CanvasLayer.CITIES, LayerState(locked=True))
    x, y = on_name(window, "oslo")
    click(window, x, y)
    assert selected(window) == ()
    drag(window, (x, y), (x + 20, y + 30))
    assert selected(window) == ()
    assert position(window, "oslo") == OSLO
    assert steps(window) == ["Move the name Oslo"]


@pytest.mark.parametrize("state", [LayerState(visible=False), LayerState(locked=True)])
def test_what_is_hidden_or_locked_is_selected_no_more(window: Window, state: LayerState) -> None:
    desk_of(window).selection.set([CITY_OSLO, ROUTE])
    desk_of(window).scene.set_state(CanvasLayer.ROUTES, state)
    assert selected(window) == (CITY_OSLO,)
    window.pick_up("route")
    desk_of(window).scene.set_state(CanvasLayer.CITIES, state)
    assert selected(window) == ()


def test_a_ticket_that_no_line_shows_stays_selected_when_another_layer_changes(
    window: Window,
) -> None:
    ticket = ThingRef("ticket", BOARD.tickets[0].id)
    desk_of(window).selection.set([ticket])
    desk_of(window).scene.set_state(CanvasLayer.CITIES, LayerState(dimmed=True))
    assert selected(window) == (ticket,)


def test_what_an_undo_has_taken_away_is_not_selected_by_the_release(window: Window) -> None:
    _add_city(window, NOWHERE)
    press(window, *NOWHERE)
    window.trigger("edit.undo")
    release(window, *NOWHERE)
    assert selected(window) == ()


def test_what_an_undo_has_taken_away_is_not_selected_by_a_rubber_band(window: Window) -> None:
    _add_city(window, NOWHERE)
    x, y = NOWHERE
    drag(window, (x - 30, y - 30), (x + 30, y + 30), drop=False)
    window.trigger("edit.undo")
    release(window, x + 30, y + 30)
    assert selected(window) == ()


def test_the_status_line_follows_when_the_selected_city_is_renamed(window: Window) -> None:
    click(window, *OSLO)
    desk = desk_of(window)
    desk.edit("Rename", with_name(desk.board, CITY_OSLO, desk.scene.language, "Christiania"))
    assert hint(window).startswith("Christiania")
    assert desk.view.accessibleDescription() == hint(window)


def test_hovering_says_what_is_under_the_pointer(window: Window) -> None:
    move(window, *OSLO)
    assert tool_of(window).hovered == CITY_OSLO
    assert tool_of(window).note == "Oslo"
    move(window, *on_route(window))
    assert tool_of(window).hovered == ROUTE
    assert tool_of(window).note == "Oslo–Bergen · blue · length 3"
    move(window, *KEMI)
    assert tool_of(window).note == "Kemi · locked"
    move(window, *NOWHERE)
    assert tool_of(window).hovered is None
    assert tool_of(window).note == ""


def test_a_country_is_told_when_the_pointer_rests_on_it(window: Window, qtbot: QtBot) -> None:
    move(window, 400, 300)
    assert tool_of(window).hovered is None
    qtbot.waitUntil(lambda: tool_of(window).hovered == ThingRef("country", "norway"))
    assert tool_of(window).note == "Norway"
    window.pick_up("pan")
    assert tool_of(window).hovered is None


def test_a_region_is_told_when_the_pointer_rests_on_it(window: Window, qtbot: QtBot) -> None:
    move(window, *ON_ITS_LINE)
    qtbot.waitUntil(lambda: tool_of(window).hovered == ARCTIC)
    assert tool_of(window).note == "Arctic"


def test_selected_things_are_marked_whatever_tool_is_in_hand(window: Window) -> None:
    marks = desk_of(window).view.findChild(SelectionMarks)
    assert marks is not None
    desk_of(window).selection.set([CITY_OSLO, ROUTE, ThingRef("ticket", "oslo-turku")])
    assert marks.outlines.refs == selected(window)
    window.pick_up("pan")
    assert marks.outlines.refs == selected(window)
    desk_of(window).selection.clear()
    assert marks.outlines.refs == ()


def _add_city(window: Window, at: tuple[float, float]) -> None:
    board, _name = with_city(board_of(window), "Dora", Point(*at))
    desk_of(window).edit("Add Dora", board)
