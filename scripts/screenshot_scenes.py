"""What is done in the editor's window for each of its pictures: every tool, dialog and menu."""

from collections.abc import Callable, Mapping
from math import dist
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from trackwright.editor.actions.action import Menu
from trackwright.editor.balance.panel import BalancePanel
from trackwright.editor.canvas.view import Pointer
from trackwright.editor.comparing.panel import ComparePanel
from trackwright.editor.comparing.versions import steps
from trackwright.editor.context_menu import show_context_menu
from trackwright.editor.desk import Desk
from trackwright.editor.dialogs.fit import FitPanel
from trackwright.editor.dialogs.geography import GeographyDialog
from trackwright.editor.edits.background import Frame, with_picture
from trackwright.editor.errors import ErrorDialog, report_of
from trackwright.editor.exporting.dialog import ExportDialog
from trackwright.editor.files.recovering import RecoveryDialog
from trackwright.editor.files.recovery import new_recovery_file, read_recovery, write_recovery
from trackwright.editor.heats import HEATS
from trackwright.editor.printing.dialog import PrintDialog
from trackwright.editor.ruleset.bench import RulesBench
from trackwright.editor.ruleset.lists import ItemsForm
from trackwright.editor.ruleset.panel import RulesPanel
from trackwright.editor.tools.catalogue import TOOLS
from trackwright.editor.tour import Tour
from trackwright.editor.window import Window
from trackwright.maps.library import board_names, board_path, open_board
from trackwright.printing.choices import Part
from trackwright.schema.edits import with_changed, without_stops
from trackwright.schema.files.writing import write_board
from trackwright.schema.geometry import Point
from trackwright.schema.places import City
from trackwright.validators.places import LISTS, Place, route_place, stop_place

LONGEST_WAIT, STEP = 20_000, 20
"""How long a picture waits for work in the background, and how often it looks, in ms."""

BOARD_WITH_REGIONS = board_names().index("northern_lights")
FRAME = Frame(Point(-20, -10), 900.0, 600.0)

Scene = Callable[[Window], None]


def welcome(window: Window) -> None:
    """Show the page without a board."""
    _wait_until(lambda: all(card.has_picture for card in window.welcome.cards))


def selected(window: Window) -> None:
    """Select a city."""
    _open(window)
    desk = window.require_desk()
    desk.selection.set([stop_place(_middle_city(desk))])


def selected_route(window: Window) -> None:
    """Select a route with the route tool."""
    _open(window)
    window.pick_up("route")
    desk = window.require_desk()
    route = desk.board.routes[10]
    desk.selection.set([route_place(route)])
    _come_near(desk, *(_stop(desk, end) for end in route.ends))


def selected_country(window: Window) -> None:
    """Select a country with the border tool, so that its corners can be moved."""
    _open(window)
    window.pick_up("border")
    desk = window.require_desk()
    desk.selection.set([_country(desk)])
    window.trigger("view.fit_selection")
    _point(desk, _middle_city(desk).position)


def drawing(window: Window) -> None:
    """Draw half a route."""
    _open(window)
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
    _come_near(desk, first, last)
    _click(desk, first, bend)
    QTest.keyClicks(desk.view, "o")
    _point(desk, last)


def outlining(window: Window) -> None:
    """Draw half a border."""
    _open(window)
    window.pick_up("border")
    desk = window.require_desk()
    width, height = desk.board.size.width, desk.board.size.height
    shares = ((0.1, 0.3), (0.2, 0.25), (0.25, 0.4), (0.18, 0.5))
    _click(desk, *(Point(x * width, y * height) for x, y in shares))
    _point(desk, Point(0.1 * width, 0.45 * height))


def naming(window: Window) -> None:
    """Place a city and type the beginning of its name."""
    _open(window)
    window.pick_up("city")
    desk = window.require_desk()
    at = Point(desk.board.size.width * 0.3, desk.board.size.height * 0.6)
    desk.view.fit(QRectF(at.x - 120, at.y - 80, 240, 160))
    _click(desk, at)
    QTest.keyClicks(QApplication.focusWidget() or window, "Toul")
    wait(1_500)


def printing(window: Window) -> None:
    """Look at the sheets before they are printed."""
    _print_dialog(window)


def printed_ticket(window: Window) -> None:
    """Look at a ticket before it is printed."""
    dialog = _print_dialog(window)
    dialog.parts.choose(Part.TICKETS)
    dialog.preview.one_card.click()
    _wait_until(lambda: len(dialog.preview.pages.images) > 1)


def by_name(window: Window) -> None:
    """Ask for a city by its name alone."""
    _open(window)
    window.trigger("city.by_name")
    QTest.keyClicks(QApplication.focusWidget() or window, "Gen")
    wait(1_500)


def tracing(window: Window) -> None:
    """Lay a picture under the board, and scale it by two points."""
    _open(window)
    desk = window.require_desk()
    folder = window.program.settings.folder
    desk.view.viewport().grab().save(str(folder / "old-map.png"))
    write_board(folder / "traced.json", with_picture(desk.board, "old-map.png", FRAME))
    window.clear_desk()
    _open_file(window, folder / "traced.json")
    window.pick_up("background")
    window.trigger("background.match")
    desk = window.require_desk()
    _click(desk, *(city.position for city in desk.board.cities[:3]))


def measured(window: Window) -> None:
    """Measure the way between two cities."""
    _open(window)
    window.pick_up("measure")
    desk = window.require_desk()
    cities = sorted(desk.board.cities, key=lambda city: city.position.x)
    _click(desk, cities[2].position, cities[-3].position)


def band(window: Window) -> None:
    """Pull up a rubber band."""
    _open(window)
    desk = window.require_desk()
    size = desk.board.size
    left, held = Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton
    start = desk.view.mapFromScene(size.width * 0.3, size.height * 0.3)
    QTest.mousePress(desk.view.viewport(), left, pos=start)
    for share in (0.4, 0.6):
        _point(desk, Point(size.width * share, size.height * share), held)


def renaming(window: Window) -> None:
    """Rename a city where its name is written."""
    selected(window)
    desk = window.require_desk()
    _come_near(desk, _middle_city(desk).position)
    window.trigger("edit.rename")


def menu_of(kind: str) -> Scene:
    """Open the menu of a thing of a kind, or of the empty board."""

    def scene(window: Window) -> None:
        _open(window, BOARD_WITH_REGIONS if kind == "region" else 0)
        desk = window.require_desk()
        at = Point(-10, -10)
        if kind in LISTS:
            thing = getattr(desk.board, LISTS[kind])[0]
            desk.selection.set([Place(kind, thing.id)])
            QApplication.sendEvent(desk.view.viewport(), _menu_key())
            return
        _point(desk, at)
        pointer = Pointer(at, Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton, 4)
        show_context_menu(window, pointer, window.mapToGlobal(QPoint(400, 200)))

    return scene


def main_menu(number: int) -> Scene:
    """Open a menu of the window."""

    def scene(window: Window) -> None:
        _open(window)
        bar = window.menuBar()
        entry = bar.actions()[number]
        shown = entry.menu()
        if isinstance(shown, QMenu):
            shown.popup(bar.mapToGlobal(bar.actionGeometry(entry).bottomLeft()))

    return scene


def palette(window: Window) -> None:
    """Type into the command palette."""
    _open(window)
    window.trigger("help.palette")
    QTest.keyClicks(QApplication.focusWidget() or window, "rou")


def chosen(action: str, *, kind: str = "") -> Scene:
    """Do an action with a thing of some kind selected."""

    def scene(window: Window) -> None:
        _open(window)
        desk = window.require_desk()
        if kind:
            things = getattr(desk.board, LISTS[kind])
            desk.selection.set([Place(kind, things[len(things) // 2].id)])
        window.trigger(action)

    return scene


def new_board(window: Window) -> None:
    """Ask for a new board."""
    welcome(window)
    window.trigger("file.new")


def geography(window: Window) -> None:
    """Choose countries for a new board."""
    welcome(window)
    window.trigger("file.new_from_geography")
    dialog = window.findChild(GeographyDialog)
    if isinstance(dialog, GeographyDialog):
        for letters in ("Ital", "Croat", "Alb"):
            QTest.keyClicks(dialog.countries.field, letters)
            QTest.keyClick(dialog.countries.field, Qt.Key.Key_Return)
        _wait_until(lambda: dialog.made is not None and dialog.made.plan == dialog.plan)


def fitted(window: Window) -> None:
    """Show what a fit came to."""
    chosen("board.fit")(window)
    panel = window.findChild(FitPanel)
    if isinstance(panel, FitPanel):
        _wait_until(lambda: not panel.is_running)


def recovery(window: Window) -> None:
    """Offer work that was never saved."""
    folder = window.program.settings.folder
    board = open_board(board_names()[0]).document
    file = new_recovery_file(folder)
    write_recovery(file, without_stops(board, [board.cities[0].id]), None, None)
    RecoveryDialog([read_recovery(file)], window.program.opening, window)


def failure(window: Window) -> None:
    """Show what is shown when something went wrong in the program."""
    _open(window)
    try:
        raise ZeroDivisionError("an example")
    except ZeroDivisionError as error:
        ErrorDialog(report_of(error), window.program.documents, window)


def unsaved(window: Window) -> None:
    """Ask what becomes of changes when the window closes."""
    _open(window)
    window.trigger("board.turn_clockwise")
    _settle(window)
    window.close()


def tour(step: int) -> Scene:
    """Show a step of the tour."""

    def scene(window: Window) -> None:
        _open(window)
        window.trigger("help.tour")
        for _ in range(step):
            found = window.findChild(Tour)
            if isinstance(found, Tour):
                found.go_on()

    return scene


def raised(panel: str) -> Scene:
    """Bring a panel to the front, with a city selected."""

    def scene(window: Window) -> None:
        selected(window)
        window.show_panel(panel)

    return scene


def with_tool(tool: str) -> Scene:
    """Take a tool in hand."""

    def scene(window: Window) -> None:
        _open(window)
        window.pick_up(tool)

    return scene


def exported(window: Window) -> None:
    """Choose a format to export to."""
    _open(window)
    window.trigger("file.export")
    dialog = window.findChild(ExportDialog)
    if isinstance(dialog, ExportDialog):
        _wait_until(lambda: dialog.is_ready)
        dialog.choose("graphml")


def compared(window: Window) -> None:
    """Compare the board with itself as it was, and swipe between the two."""
    _open(window)
    desk = window.require_desk()
    city = _middle_city(desk)
    moved = Point(city.position.x + 30, city.position.y + 14)
    board = without_stops(desk.board, [desk.board.cities[0].id])
    desk.edit("…", with_changed(board, "cities", city.id, position=moved))
    window.show_panel("compare")
    panel = window.findChild(ComparePanel)
    if isinstance(panel, ComparePanel):
        panel.compare_with(next(steps(desk.document)))
        _wait_until(lambda: not panel.is_busy)
        panel.slider.setValue(40)
        _wait_until(lambda: not panel.is_busy)
    _settle(window)


def balance(tab: int) -> Scene:
    """Show a page of the panel of balance, and with each page another heat."""

    def scene(window: Window) -> None:
        _open(window)
        desk = window.require_desk()
        desk.selection.set([stop_place(_middle_city(desk))])
        window.show_panel("balance")
        panel = window.findChild(BalancePanel)
        if isinstance(panel, BalancePanel):
            panel.tabs.setCurrentIndex(tab)
            desk.heat.show((None, *HEATS)[tab])
            _wait_until(lambda: panel.balance is not None and not panel.is_busy)
            _wait_until(lambda: not desk.heat.is_busy)

    return scene


def _wait_until(done: Callable[[], bool]) -> None:
    waited = 0
    while not done() and waited < LONGEST_WAIT:
        wait(STEP)
        waited += STEP


def wait(milliseconds: int) -> None:
    """Let events happen; QTest's own wait would keep Python from working in the background."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _open(window: Window, number: int = 0) -> None:
    _open_file(window, board_path(board_names()[number]))


def _open_file(window: Window, file: Path) -> None:
    window.program.opening.open(file, window)
    _wait_until(lambda: window.desk is not None)
    _settle(window)


def _settle(window: Window) -> None:
    wait(STEP)
    desk = window.require_desk()
    _wait_until(lambda: desk.scene.is_settled and desk.problems.is_current)


def _middle_city(desk: Desk) -> City:
    return desk.board.cities[len(desk.board.cities) // 2]


def _stop(desk: Desk, name: str) -> Point:
    return next(stop.position for stop in desk.board.stops if stop.id == name)


def _country(desk: Desk) -> Place:
    largest = max(desk.board.countries, key=lambda c: len(c.borders) and len(c.borders[0].outer))
    return Place("country", largest.id)


def _come_near(desk: Desk, *places: Point) -> None:
    area = QPolygonF([QPointF(*place) for place in places]).boundingRect()
    desk.view.fit(area.adjusted(-50, -50, 50, 50))


def _click(desk: Desk, *places: Point) -> None:
    for place in places:
        _point(desk, place)
        at = desk.view.mapFromScene(*place)
        QTest.mouseClick(desk.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def _point(desk: Desk, place: Point, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """Move the pointer as Qt reports it, with or without a screen."""
    viewport = desk.view.viewport()
    at = QPointF(desk.view.mapFromScene(*place))
    no_keys = Qt.KeyboardModifier.NoModifier
    kind, none = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
    move = QMouseEvent(kind, at, viewport.mapToGlobal(at), none, held, no_keys)
    QApplication.sendEvent(viewport, move)


def _print_dialog(window: Window) -> PrintDialog:
    _open(window)
    desk = window.require_desk()
    _wait_until(lambda: desk.problems.is_current)
    window.trigger("file.print")
    (dialog,) = window.findChildren(PrintDialog)
    dialog.delivery.folder.setText("~/Documents/europe-print")
    _wait_until(lambda: bool(dialog.preview.pages.images))
    return dialog


def _menu_key() -> QContextMenuEvent:
    return QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint(400, 300))


def rules(window: Window) -> None:
    """Change own rules: one value differs from the base, another is not valid."""
    bench = _rules_bench(window)
    bench.sections.open_section("players")
    bench.sections.open_section("payment")
    bench.form.set(("players", "trains"), 38)
    bench.form.set(("players", "minimum"), 9)


def rules_of_a_bonus(window: Window) -> None:
    """Look at what a bonus picks."""
    bench = _rules_bench(window)
    cards = bench.sections.open_section("bonuses").group.rows["cards"].entry
    if isinstance(cards, ItemsForm):
        cards.open_entry(1)
        wait(100)
        bench.sections.ensureWidgetVisible(cards.entries[1], 0, 600)


def rules_page(window: Window) -> None:
    """Read the rules as a page."""
    bench = _rules_bench(window)
    bench.tabs.setCurrentWidget(bench.page)


def _rules_bench(window: Window) -> RulesBench:
    """Open the panel of rules with rules of the board's own."""
    _open(window, BOARD_WITH_REGIONS)
    window.show_panel("rules")
    dock = window.panel("rules")
    panel = dock.widget() if dock is not None else None
    if not isinstance(panel, RulesPanel) or panel.bench is None:
        raise RuntimeError("the panel of rules is not there")
    bench = panel.bench
    _wait_until(lambda: bench.is_ready)
    bench.chooser.make_own()
    return bench


SCENES: Mapping[str, Scene] = {
    "welcome": welcome,
    "new": new_board,
    "geography": geography,
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
    **{f"menu_{number}": main_menu(number) for number in range(len(Menu))},
    "palette": palette,
    "tags": chosen("city.tags", kind="city"),
    "crossing": chosen("city.crossing"),
    "tint": chosen("country.tint", kind="country"),
    "fit": fitted,
    "printing": printing,
    "printed_ticket": printed_ticket,
    "measures": chosen("board.measures"),
    "overview": chosen("panel.overview"),
    **{f"table_{name}": raised(name) for name in ("cities", "routes", "tickets", "names")},
    "rules": rules,
    "rules_bonus": rules_of_a_bonus,
    "rules_page": rules_page,
    "shortcuts": chosen("help.shortcuts"),
    "about": chosen("help.about"),
    "export": exported,
    "import": chosen("file.import"),
    "compare": compared,
    **{f"balance_{tab}": balance(tab) for tab in range(4)},
    "recovery": recovery,
    "failure": failure,
    "unsaved": unsaved,
    **{f"tour_{step}": tour(step) for step in (0, 3, 6, 7)},
}
