"""What is done for pictures of the canvas: every tool, and the menus of things."""

from collections.abc import Mapping
from math import dist

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from scene_steps import (
    BOARD_WITH_REGIONS,
    Scene,
    click,
    come_near,
    middle_city,
    open_file,
    open_shipped,
    place_of,
    point,
    wait,
)

from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.edits.whole_board import Frame, with_picture
from trackwright.editor.shell.context_menu import show_context_menu
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.all_tools import TOOLS
from trackwright.schema.files.writing import write_board
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, route_ref, stop_ref

FRAME = Frame(Point(-20, -10), 900.0, 600.0)


def selected(window: Window) -> None:
    """Select a city."""
    open_shipped(window)
    desk = window.require_desk()
    desk.selection.set([stop_ref(middle_city(desk))])


def selected_route(window: Window) -> None:
    """Select a route with the route tool."""
    open_shipped(window)
    window.pick_up("route")
    desk = window.require_desk()
    route = desk.board.routes[10]
    desk.selection.set([route_ref(route)])
    come_near(desk, *(place_of(desk, end) for end in route.ends))


def selected_country(window: Window) -> None:
    """Select a country with the border tool, so that its corners can be moved."""
    open_shipped(window)
    window.pick_up("border")
    desk = window.require_desk()
    desk.selection.set([_country(desk)])
    window.trigger("view.fit_selection")
    point(desk, middle_city(desk).position)


def drawing(window: Window) -> None:
    """Draw half a route."""
    open_shipped(window)
    window.pick_up("route")
    desk = window.require_desk()
    size, cities = desk.board.size, desk.board.cities
    middle = Point(size.width * 0.75, size.height * 0.4)
    first = min(cities, key=lambda city: dist(city.position, middle)).position
    ends = {frozenset(route.ends) for route in desk.board.routes}
    start = next(city.id for city in cities if city.position == first)
    free = [c for c in cities if c.id != start and frozenset((start, c.id)) not in ends]
    last = min(free, key=lambda city: dist(city.position, first)).position
    bend = Point((first.x + last.x) / 2, (first.y + last.y) / 2 + 12)
    come_near(desk, first, last)
    click(desk, first, bend)
    QTest.keyClicks(desk.view, "o")
    point(desk, last)


def outlining(window: Window) -> None:
    """Draw half a border."""
    open_shipped(window)
    window.pick_up("border")
    desk = window.require_desk()
    width, height = desk.board.size.width, desk.board.size.height
    shares = ((0.1, 0.3), (0.2, 0.25), (0.25, 0.4), (0.18, 0.5))
    click(desk, *(Point(x * width, y * height) for x, y in shares))
    point(desk, Point(0.1 * width, 0.45 * height))


def naming(window: Window) -> None:
    """Place a city and type the beginning of its name."""
    open_shipped(window)
    window.pick_up("city")
    desk = window.require_desk()
    at = Point(desk.board.size.width * 0.3, desk.board.size.height * 0.6)
    desk.view.fit(QRectF(at.x - 120, at.y - 80, 240, 160))
    click(desk, at)
    QTest.keyClicks(QApplication.focusWidget() or window, "Toul")
    wait(1_500)


def by_name(window: Window) -> None:
    """Ask for a city by its name alone."""
    open_shipped(window)
    window.trigger("city.by_name")
    QTest.keyClicks(QApplication.focusWidget() or window, "Gen")
    wait(1_500)


def tracing(window: Window) -> None:
    """Lay a picture under the board, and scale it by two points."""
    open_shipped(window)
    desk = window.require_desk()
    folder = window.program.settings.folder
    desk.view.viewport().grab().save(str(folder / "old-map.png"))
    write_board(folder / "traced.json", with_picture(desk.board, "old-map.png", FRAME))
    window.clear_desk()
    open_file(window, folder / "traced.json")
    window.pick_up("background")
    window.trigger("background.match")
    desk = window.require_desk()
    click(desk, *(city.position for city in desk.board.cities[:3]))


def measured(window: Window) -> None:
    """Measure the way between two cities."""
    open_shipped(window)
    window.pick_up("measure")
    desk = window.require_desk()
    cities = sorted(desk.board.cities, key=lambda city: city.position.x)
    click(desk, cities[2].position, cities[-3].position)


def band(window: Window) -> None:
    """Pull up a rubber band."""
    open_shipped(window)
    desk = window.require_desk()
    size = desk.board.size
    left, held = Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton
    start = desk.view.mapFromScene(size.width * 0.3, size.height * 0.3)
    QTest.mousePress(desk.view.viewport(), left, pos=start)
    for share in (0.4, 0.6):
        point(desk, Point(size.width * share, size.height * share), held)


def renaming(window: Window) -> None:
    """Rename a city where its name is written."""
    selected(window)
    desk = window.require_desk()
    come_near(desk, middle_city(desk).position)
    window.trigger("edit.rename")


def with_tool(tool: str) -> Scene:
    """Take a tool in hand."""

    def scene(window: Window) -> None:
        open_shipped(window)
        window.pick_up(tool)

    return scene


def menu_of(kind: str) -> Scene:
    """Open the menu of a thing of a kind, or of the empty board."""

    def scene(window: Window) -> None:
        open_shipped(window, BOARD_WITH_REGIONS if kind == "region" else 0)
        desk = window.require_desk()
        at = Point(-10, -10)
        if kind in LIST_BY_KIND:
            thing = getattr(desk.board, LIST_BY_KIND[kind])[0]
            desk.selection.set([ThingRef(kind, thing.id)])
            QApplication.sendEvent(desk.view.viewport(), _menu_key())
            return
        point(desk, at)
        pointer = Pointer(at, Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton, 4)
        show_context_menu(window, pointer, window.mapToGlobal(QPoint(400, 200)))

    return scene


def _country(desk: Desk) -> ThingRef:
    largest = max(desk.board.countries, key=lambda c: len(c.borders) and len(c.borders[0].outer))
    return ThingRef("country", largest.id)


def _menu_key() -> QContextMenuEvent:
    return QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint(400, 300))


CANVAS_SCENES: Mapping[str, Scene] = {
    **{f"tool_{kind.id}": with_tool(kind.id) for kind in TOOLS},
    "selected": selected,
    "selected_route": selected_route,
    "selected_country": selected_country,
    "drawing": drawing,
    "outlining": outlining,
    "naming": naming,
    "by_name": by_name,
    "tracing": tracing,
    "measured": measured,
    "band": band,
    "renaming": renaming,
    **{
        f"menu_of_{kind}": menu_of(kind) for kind in ("city", "route", "country", "region", "board")
    },
}
