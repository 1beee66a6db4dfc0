"""What is selected is deleted, copied, renamed, and has a menu."""

from collections.abc import Iterator

import pytest
from builders import a_board
from editor_driver import (
    an_editor,
    board_of,
    click,
    desk_of,
    double_click,
    drag,
    keys,
    on_screen,
    steps,
)
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from select_tool_driver import (
    ARCTIC,
    BERGEN,
    BOARD,
    CITY_BERGEN,
    CITY_OSLO,
    CONTROL,
    NOWHERE,
    ON_ITS_LINE,
    OSLO,
    ROUTE,
    choose,
    entries,
    name_field,
    on_name,
    on_route,
    open_menu,
    position,
    right_click,
    said,
    selected,
)

from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.document.edits.clipboard import MIME_TYPE
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Label, Side
from trackwright.schema.thing_ref import ThingRef


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return an_editor(qtbot, BOARD)


@pytest.fixture(autouse=True)
def _empty_clipboard() -> Iterator[None]:
    QGuiApplication.clipboard().clear()
    yield
    QGuiApplication.clipboard().clear()


def test_a_deleted_city_takes_its_routes_and_tickets_along_in_one_step(window: Window) -> None:
    click(window, *BERGEN)
    keys(window, Qt.Key.Key_Delete)
    assert said(window) == "Removed Bergen, 2 routes and 1 ticket"
    assert [route.id for route in board_of(window).routes] == ["turku-kemi"]
    assert [ticket.id for ticket in board_of(window).tickets] == ["oslo-turku"]
    assert selected(window) == ()
    assert steps(window) == ["Delete Bergen"]
    window.trigger("edit.undo")
    assert board_of(window) == BOARD


def test_several_things_are_deleted(window: Window) -> None:
    desk_of(window).selection.set([ROUTE, ThingRef("ticket", "bergen-kemi")])
    keys(window, Qt.Key.Key_Backspace)
    assert said(window) == "Removed 1 route and 1 ticket"


def test_a_deleted_country_leaves_no_city_in_it(window: Window) -> None:
    click(window, 400, 300)
    keys(window, Qt.Key.Key_Delete)
    assert said(window) == "Removed Norway and 1 crossing"
    assert not board_of(window).countries


def test_cities_are_copied_and_pasted_with_their_routes(window: Window) -> None:
    drag(window, (20, 20), (200, 140))
    keys(window, Qt.Key.Key_C, modifiers=CONTROL)
    assert said(window) == "Copied 2 cities and 1 route"
    keys(window, Qt.Key.Key_V, modifiers=CONTROL)
    assert selected(window) == (
        ThingRef("city", "oslo_2"),
        ThingRef("city", "bergen_2"),
        ThingRef("route", "oslo_2-bergen_2"),
    )
    assert position(window, "oslo_2") == (70, 70)
    assert steps(window) == ["Paste 2 cities and 1 route"]


def test_a_copy_is_text_and_of_our_own_type(window: Window) -> None:
    click(window, *OSLO)
    keys(window, Qt.Key.Key_C, modifiers=CONTROL)
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasFormat(MIME_TYPE)
    assert '"format": "trackwright/part"' in data.text()


def test_a_copy_is_pasted_into_another_window(window: Window, qtbot: QtBot) -> None:
    drag(window, (20, 20), (200, 140))
    keys(window, Qt.Key.Key_C, modifiers=CONTROL)
    other = an_editor(qtbot, a_board().build())
    keys(other, Qt.Key.Key_V, modifiers=CONTROL)
    assert [city.id for city in board_of(other).cities] == ["oslo", "bergen"]
    assert [route.id for route in board_of(other).routes] == ["oslo-bergen"]


def test_a_copy_that_came_as_text_is_pasted(window: Window) -> None:
    click(window, *OSLO)
    keys(window, Qt.Key.Key_C, modifiers=CONTROL)
    text = QGuiApplication.clipboard().text()
    QGuiApplication.clipboard().setText(text)
    keys(window, Qt.Key.Key_V, modifiers=CONTROL)
    assert len(board_of(window).cities) == 5


def test_foreign_text_is_not_pasted_and_that_is_said(window: Window) -> None:
    QGuiApplication.clipboard().setText("Take the train from Oslo")
    keys(window, Qt.Key.Key_V, modifiers=CONTROL)
    assert board_of(window) == BOARD
    assert "Nothing here to paste" in said(window)
    data = QMimeData()
    data.setData(MIME_TYPE, b"\xff\xfe broken")
    QGuiApplication.clipboard().setMimeData(data)
    keys(window, Qt.Key.Key_V, modifiers=CONTROL)
    assert board_of(window) == BOARD


def test_cut_things_are_gone_in_one_step_and_can_be_pasted(window: Window) -> None:
    click(window, *OSLO)
    keys(window, Qt.Key.Key_X, modifiers=CONTROL)
    assert steps(window) == ["Cut Oslo"]
    assert not any(city.id == "oslo" for city in board_of(window).cities)
    keys(window, Qt.Key.Key_V, modifiers=CONTROL)
    assert position(window, "oslo") == OSLO


def test_cities_are_duplicated_without_the_clipboard(window: Window) -> None:
    click(window, *OSLO)
    keys(window, Qt.Key.Key_D, modifiers=CONTROL)
    assert selected(window) == (ThingRef("city", "oslo_2"),)
    assert QGuiApplication.clipboard().text() == ""


def test_a_duplicated_route_is_another_track_beside_it(window: Window) -> None:
    click(window, *on_route(window))
    keys(window, Qt.Key.Key_D, modifiers=CONTROL)
    assert len(board_of(window).cities) == 4
    assert set(board_of(window).routes[1].ends) == {"oslo", "bergen"}
    assert selected(window)[0].kind == "route"


def test_a_double_click_renames_a_city_in_place(window: Window) -> None:
    double_click(window, *OSLO)
    field = name_field(window)
    assert field is not None
    assert field.hasFocus()
    assert field.selectedText() == "Oslo"
    QTest.keyClicks(field, "Vestby")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert board_of(window).cities[0].name == "Vestby"
    assert steps(window) == ["Rename Oslo"]
    assert name_field(window) is None
    assert desk_of(window).view.hasFocus()


def test_a_double_click_on_a_name_renames_its_city(window: Window) -> None:
    double_click(window, *on_name(window, "bergen"))
    field = name_field(window)
    assert field is not None
    assert field.text() == "Bergen"


def test_escape_brings_the_old_name_back(window: Window) -> None:
    click(window, *OSLO)
    keys(window, Qt.Key.Key_F2)
    field = name_field(window)
    assert field is not None
    QTest.keyClicks(field, "Vest")
    assert board_of(window).cities[0].name == "Vest"
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert board_of(window) == BOARD
    assert steps(window) == []


def test_a_name_that_is_being_typed_is_never_lost(window: Window) -> None:
    double_click(window, *OSLO)
    field = name_field(window)
    assert field is not None
    QTest.keyClicks(field, "Vestby")
    click(window, *NOWHERE)
    assert name_field(window) is None
    assert board_of(window).cities[0].name == "Vestby"


def test_the_field_follows_the_canvas(window: Window) -> None:
    double_click(window, *OSLO)
    field = name_field(window)
    assert field is not None
    before = field.pos()
    desk_of(window).view.zoom(3)
    assert field.pos() != before


def test_a_double_click_on_a_route_picks_up_the_route_tool(window: Window) -> None:
    double_click(window, *on_route(window))
    assert window.tool == "route"
    assert selected(window) == (ROUTE,)


def test_return_edits_what_is_selected(window: Window) -> None:
    click(window, *OSLO)
    keys(window, Qt.Key.Key_Return)
    assert name_field(window) is not None


def test_the_menu_of_a_city_offers_what_can_be_done_with_it(window: Window) -> None:
    menu = right_click(window, *OSLO)
    assert selected(window) == (CITY_OSLO,)
    offered = entries(menu)
    assert {"Oslo", "Rename", "Cut", "Copy", "Duplicate", "Delete", "Lock"} <= offered.keys()
    assert {"Place the name automatically", "Name on the left"} <= offered.keys()
    assert "Align left" not in offered
    choose(menu, "Delete")
    assert said(window).startswith("Removed Oslo")


def test_the_menu_of_several_cities_keeps_them_selected(window: Window) -> None:
    desk_of(window).selection.set([CITY_OSLO, CITY_BERGEN])
    menu = right_click(window, *BERGEN)
    assert selected(window) == (CITY_OSLO, CITY_BERGEN)
    assert "Align left" in entries(menu)
    choose(menu, "Align left")
    assert position(window, "bergen").x == 60


def test_a_name_is_placed_by_its_menu(window: Window) -> None:
    choose(right_click(window, *on_name(window, "oslo")), "Name on the left")
    assert board_of(window).cities[0].label == Label(side=Side.WEST)
    menu = right_click(window, *OSLO)
    assert entries(menu)["Name on the left"].isChecked()
    choose(menu, "Place the name automatically")
    assert board_of(window).cities[0].label is None


def test_the_menu_of_the_empty_board_pastes_there(window: Window) -> None:
    click(window, *OSLO)
    keys(window, Qt.Key.Key_C, modifiers=CONTROL)
    menu = right_click(window, *NOWHERE)
    assert selected(window) == ()
    assert "Delete" not in entries(menu)
    choose(menu, "Paste here")
    assert position(window, "oslo_2") == pytest.approx(NOWHERE, abs=1)


def test_the_name_of_a_locked_city_has_no_menu_of_that_city(window: Window) -> None:
    desk_of(window).scene.set_state(CanvasLayer.CITIES, LayerState(locked=True))
    menu = right_click(window, *on_name(window, "oslo"))
    assert selected(window) == ()
    assert "Delete" not in entries(menu)
    menu.close()


def test_the_menu_key_opens_the_menu_of_what_is_selected(window: Window) -> None:
    click(window, *OSLO)
    viewport = desk_of(window).view.viewport()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(viewport, asked)
    menu = open_menu()
    assert "Rename" in entries(menu)
    menu.close()


def test_no_menu_is_left_behind(window: Window, qtbot: QtBot) -> None:
    right_click(window, *OSLO).close()
    choose(right_click(window, *BERGEN), "Lock")
    qtbot.waitUntil(lambda: not window.findChildren(QMenu, "context"))
    assert QApplication.activePopupWidget() is None


def test_the_menu_of_a_route_offers_what_can_be_done_with_it(window: Window) -> None:
    menu = right_click(window, *on_route(window))
    assert {"Oslo–Bergen", "Make red", "Tunnel", "Reverse", "Delete"} <= entries(menu).keys()
    choose(menu, "Make red")
    assert board_of(window).routes[0].color == "red"


def test_the_menu_of_a_region_renames_and_removes_it(window: Window) -> None:
    menu = right_click(window, *ON_ITS_LINE)
    assert selected(window) == (ARCTIC,)
    assert {"Arctic", "Rename", "Delete", "Take in the cities inside"} <= set(entries(menu))
    choose(menu, "Delete")
    assert [region.id for region in board_of(window).regions] == ["vikings"]
    assert "Removed Arctic" in said(window)


def test_a_double_click_renames_a_region(window: Window) -> None:
    double_click(window, *ON_ITS_LINE)
    field = name_field(window)
    assert field is not None
    QTest.keyClicks(field, "Polar Circle")
    assert board_of(window).regions[0].name == "Polar Circle"


def test_an_area_that_is_renamed_by_key_has_its_field_in_the_middle_of_it(window: Window) -> None:
    desk_of(window).selection.set([ThingRef("country", "norway")])
    keys(window, Qt.Key.Key_F2)
    field = name_field(window)
    assert field is not None
    assert (field.geometry().center() - on_screen(window, 350, 275)).manhattanLength() < 5


def test_a_country_without_borders_is_renamed_in_the_middle_of_the_canvas(qtbot: QtBot) -> None:
    window = an_editor(qtbot, a_board().with_country("norway", name="Norway").build())
    desk_of(window).selection.set([ThingRef("country", "norway")])
    keys(window, Qt.Key.Key_F2)
    field = name_field(window)
    assert field is not None
    middle = desk_of(window).view.viewport().rect().center()
    assert (field.geometry().center() - middle).manhattanLength() < 5


def test_a_city_out_of_sight_comes_into_view_to_be_renamed(window: Window) -> None:
    view = desk_of(window).view
    click(window, *OSLO)
    view.zoom_to(8)
    view.center_on(QPointF(400, 300))
    keys(window, Qt.Key.Key_F2)
    field = name_field(window)
    assert field is not None
    canvas = view.viewport().rect()
    assert canvas.contains(on_screen(window, *OSLO))
    assert canvas.contains(field.geometry())


def test_a_city_that_is_seen_stays_where_it_is_to_be_renamed(window: Window) -> None:
    view = desk_of(window).view
    view.zoom_to(8)
    view.center_on(QPointF(*BERGEN))
    before = on_screen(window, *BERGEN)
    double_click(window, *BERGEN)
    assert name_field(window) is not None
    assert on_screen(window, *BERGEN) == before


def test_the_field_of_a_very_long_name_stays_on_the_canvas(window: Window) -> None:
    double_click(window, *OSLO)
    field = name_field(window)
    assert field is not None
    QTest.keyClicks(field, "Llanfair" * 25)
    assert desk_of(window).view.viewport().rect().contains(field.geometry())


def test_a_drag_beyond_the_edge_scrolls(window: Window) -> None:
    view = desk_of(window).view
    view.zoom_to(8)
    view.centerOn(*OSLO)
    corner = view.mapToScene(view.viewport().rect().bottomRight())
    drag(window, OSLO, (corner.x() + 5, corner.y() + 5))
    assert view.viewport().rect().contains(on_screen(window, *position(window, "oslo")))
