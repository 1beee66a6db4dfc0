"""A small board for the select tool, and what a test asks the window about it."""

from builders import a_board
from editor_driver import (
    LEFT,
    board_of,
    desk_of,
    on_screen,
)
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from trackwright.editor.canvas.overlay_items import NoteItem
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.select import SelectTool
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier

LAND = {"outer": [[250, 200], [450, 200], [450, 350], [250, 350]]}
NORTH = {"outer": [[-20, -20], [520, -20], [520, 30], [-20, 30]]}
BOARD = (
    a_board()
    .with_city("oslo", name="Oslo", position=[60, 60], label={"side": "north"})
    .with_city("bergen", position=[160, 60], label={"side": "north"})
    .with_city("turku", position=[260, 100], label={"side": "north"})
    .with_city("kemi", position=[220, 250], locked=True, label={"side": "south"})
    .with_country("norway", name="Norway", borders=[LAND])
    .with_region("arctic", "oslo", name="Arctic", borders=[NORTH])
    .with_region("vikings", "kemi", name="Vikings")
    .with_crossing("to_norway", "norway", name="To Norway", position=[320, 120])
    .with_route("oslo", "bergen", color="blue", length=3, bends=[[110, 75]])
    .with_route("bergen", "turku", length=3, bends=[[200, 100]])
    .with_route("turku", "kemi", length=4)
    .with_ticket("oslo", "turku", points=4)
    .with_ticket("bergen", "kemi", points=6)
    .with_fields(size={"width": 500, "height": 400})
    .build()
)
OSLO, BERGEN, TURKU, KEMI = (60.0, 60.0), (160.0, 60.0), (260.0, 100.0), (220.0, 250.0)
NOWHERE = (60.0, 300.0)
ARCTIC, ON_ITS_LINE, INSIDE_IT = ThingRef("region", "arctic"), (60.0, 30.0), (60.0, 12.0)
CITY_OSLO, CITY_BERGEN = ThingRef("city", "oslo"), ThingRef("city", "bergen")
ROUTE = ThingRef("route", "oslo-bergen")


def tool_of(window: Window) -> SelectTool:
    tool = window._tools["select"]
    assert isinstance(tool, SelectTool)
    return tool


def selected(window: Window) -> tuple[ThingRef, ...]:
    return desk_of(window).selection.refs


def position(window: Window, stop: str) -> Point:
    return next(found.position for found in board_of(window).stops if found.id == stop)


def on_route(window: Window, route: str = "oslo-bergen") -> tuple[float, float]:
    spaces = desk_of(window).scene.layout_now.tracks[route].spaces
    return spaces[len(spaces) // 2].x, spaces[len(spaces) // 2].y


def on_name(window: Window, stop: str) -> tuple[float, float]:
    label = desk_of(window).scene.layout_now.labels[stop]
    return label.x, label.y


def said(window: Window) -> str:
    return window.statusBar().currentMessage()


def name_field(window: Window) -> QLineEdit | None:
    fields = window.findChildren(QLineEdit, "name")
    return next((field for field in fields if field.isVisible()), None)


def right_click(window: Window, x: float, y: float) -> QMenu:
    viewport = desk_of(window).view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.RightButton, pos=on_screen(window, x, y))
    return open_menu()


def open_menu() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def entries(menu: QMenu) -> dict[str, QAction]:
    found: dict[str, QAction] = {}
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            found |= entries(inner)
        found[action.text()] = action
    return found


def choose(menu: QMenu, entry: str) -> None:
    action = entries(menu)[entry]
    for inner in menu.findChildren(QMenu):
        if action in inner.actions():
            inner.popup(QPoint(0, 0))
            QTest.mouseClick(inner, LEFT, pos=inner.actionGeometry(action).center())
            menu.close()
            return
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def note(window: Window) -> str:
    notes = [item for item in desk_of(window).scene.items() if isinstance(item, NoteItem)]
    return next((shown.text.replace("−", "-") for shown in notes if shown.text), "")
