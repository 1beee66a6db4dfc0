"""What is done for pictures of all that stands around the canvas: menus, dialogs and panels."""

from collections.abc import Mapping

from canvas_scenes import selected
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from scene_steps import (
    BOARD_WITH_REGIONS,
    Scene,
    middle_city,
    open_shipped,
    settle,
    wait,
    wait_until,
)

from trackwright.editor.balance.panel import BalancePanel
from trackwright.editor.base.command import Menu
from trackwright.editor.compare.differences import history_versions
from trackwright.editor.compare.panel import ComparePanel
from trackwright.editor.document.files.autosave import (
    RecoveryFile,
    read_recovery,
)
from trackwright.editor.document.files.recovery_dialog import RecoveryDialog
from trackwright.editor.export.export_dialog import ExportDialog
from trackwright.editor.forms.list_forms import ItemsForm
from trackwright.editor.geography.fit_panel import FitPanel
from trackwright.editor.geography.new_board_dialog import GeographyDialog
from trackwright.editor.heat.kinds import HEATS
from trackwright.editor.print.dialog import PrintDialog
from trackwright.editor.rules.panel import RulesBench, RulesPanel
from trackwright.editor.shell.error_report import ErrorDialog, report_of
from trackwright.editor.shell.window import Window
from trackwright.editor.welcome.tour import Tour
from trackwright.maps.library import board_names, open_board
from trackwright.printing.choices import Part
from trackwright.schema.edits import with_changed, without_stops
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, stop_ref


def welcome(window: Window) -> None:
    """Show the page without a board."""
    wait_until(lambda: all(card.has_picture for card in window.welcome.cards))


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
        wait_until(lambda: dialog.drawn is not None and dialog.drawn.plan == dialog.plan)


def main_menu(number: int) -> Scene:
    """Open a menu of the window."""

    def scene(window: Window) -> None:
        open_shipped(window)
        bar = window.menuBar()
        entry = bar.actions()[number]
        shown = entry.menu()
        if isinstance(shown, QMenu):
            shown.popup(bar.mapToGlobal(bar.actionGeometry(entry).bottomLeft()))

    return scene


def palette(window: Window) -> None:
    """Type into the command palette."""
    open_shipped(window)
    window.trigger("help.palette")
    QTest.keyClicks(QApplication.focusWidget() or window, "rou")


def chosen(action: str, *, kind: str = "") -> Scene:
    """Do an action with a thing of some kind selected."""

    def scene(window: Window) -> None:
        open_shipped(window)
        desk = window.require_desk()
        if kind:
            things = getattr(desk.board, LIST_BY_KIND[kind])
            desk.selection.set([ThingRef(kind, things[len(things) // 2].id)])
        window.trigger(action)

    return scene


def fitted(window: Window) -> None:
    """Show what a fit came to."""
    chosen("board.fit")(window)
    panel = window.findChild(FitPanel)
    if isinstance(panel, FitPanel):
        wait_until(lambda: not panel.is_running)


def printing(window: Window) -> None:
    """Look at the sheets before they are printed."""
    _print_dialog(window)


def printed_ticket(window: Window) -> None:
    """Look at a ticket before it is printed."""
    dialog = _print_dialog(window)
    dialog.parts.choose(Part.TICKETS)
    dialog.preview.one_card.click()
    wait_until(lambda: len(dialog.preview.pages.images) > 1)


def exported(window: Window) -> None:
    """Choose a format to export to."""
    open_shipped(window)
    window.trigger("file.export")
    dialog = window.findChild(ExportDialog)
    if isinstance(dialog, ExportDialog):
        wait_until(lambda: dialog.is_ready)
        dialog.choose("graphml")


def raised(panel: str) -> Scene:
    """Bring a panel to the front, with a city selected."""

    def scene(window: Window) -> None:
        selected(window)
        window.show_panel(panel)

    return scene


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


def compared(window: Window) -> None:
    """Compare the board with itself as it was, and swipe between the two."""
    open_shipped(window)
    desk = window.require_desk()
    city = middle_city(desk)
    moved = Point(city.position.x + 30, city.position.y + 14)
    board = without_stops(desk.board, [desk.board.cities[0].id])
    desk.edit("…", with_changed(board, "cities", city.id, position=moved))
    window.show_panel("compare")
    panel = window.findChild(ComparePanel)
    if isinstance(panel, ComparePanel):
        panel.compare_with(next(history_versions(desk.document)))
        wait_until(lambda: not panel.is_busy)
        panel.slider.setValue(40)
        wait_until(lambda: not panel.is_busy)
    settle(window)


def balance(tab: int) -> Scene:
    """Show a page of the panel of balance, and with each page another heat."""

    def scene(window: Window) -> None:
        open_shipped(window)
        desk = window.require_desk()
        desk.selection.set([stop_ref(middle_city(desk))])
        window.show_panel("balance")
        panel = window.findChild(BalancePanel)
        if isinstance(panel, BalancePanel):
            panel.tabs.setCurrentIndex(tab)
            desk.heat.show((None, *HEATS)[tab])
            wait_until(lambda: panel.balance is not None and not panel.is_busy)
            wait_until(lambda: not desk.heat.is_busy)

    return scene


def recovery(window: Window) -> None:
    """Offer work that was never saved."""
    folder = window.program.settings.folder
    board = open_board(board_names()[0]).document
    file = RecoveryFile.new(folder)
    file.write(without_stops(board, [board.cities[0].id]), None, None)
    RecoveryDialog([read_recovery(file.path)], window.program.open_controller, window)


def failure(window: Window) -> None:
    """Show what is shown when something went wrong in the program."""
    open_shipped(window)
    try:
        raise ZeroDivisionError("an example")
    except ZeroDivisionError as error:
        ErrorDialog(report_of(error), window.program.documents, window)


def unsaved(window: Window) -> None:
    """Ask what becomes of changes when the window closes."""
    open_shipped(window)
    window.trigger("board.turn_clockwise")
    settle(window)
    window.close()


def tour(step: int) -> Scene:
    """Show a step of the tour."""

    def scene(window: Window) -> None:
        open_shipped(window)
        window.trigger("help.tour")
        for _ in range(step):
            found = window.findChild(Tour)
            if isinstance(found, Tour):
                found.go_on()

    return scene


def _print_dialog(window: Window) -> PrintDialog:
    open_shipped(window)
    desk = window.require_desk()
    wait_until(lambda: desk.problems.is_current)
    window.trigger("file.print")
    (dialog,) = window.findChildren(PrintDialog)
    dialog.delivery.folder.setText("~/Documents/europe-print")
    wait_until(lambda: bool(dialog.preview.pages.images))
    return dialog


def _rules_bench(window: Window) -> RulesBench:
    """Open the panel of rules with rules of the board's own."""
    open_shipped(window, BOARD_WITH_REGIONS)
    window.show_panel("rules")
    dock = window.panel("rules")
    panel = dock.widget() if dock is not None else None
    if not isinstance(panel, RulesPanel) or panel.bench is None:
        raise RuntimeError("the panel of rules is not there")
    bench = panel.bench
    wait_until(lambda: bench.is_ready)
    bench.chooser.make_own()
    return bench


WINDOW_SCENES: Mapping[str, Scene] = {
    "welcome": welcome,
    "new": new_board,
    "geography": geography,
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
