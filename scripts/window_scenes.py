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
from trackwright.editor.document.files.file_dialogs import RecoveryDialog
from trackwright.editor.export.export_dialog import ExportDialog
from trackwright.editor.geography.fit_panel import FitPanel
from trackwright.editor.geography.new_board_dialog import GeographyDialog
from trackwright.editor.heat.kinds import HEATS
from trackwright.editor.print.dialog import PrintDialog
from trackwright.editor.rules.nested_forms import ItemsForm
from trackwright.editor.rules.panel import RulesPanel
from trackwright.editor.shell.error_report import ErrorDialog, report_of
from trackwright.editor.shell.window import Window
from trackwright.editor.welcome.tour import Tour
from trackwright.maps.library import board_names, open_board
from trackwright.printing.choices import Part
from trackwright.schema.edits import with_changed, without_stops
from trackwright.schema.errors import DocumentPath
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
    wait_until(lambda: len(dialog.preview.pages.sheet.images) > 1)


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
    view = _rules_panel(window)
    view.tabs.setCurrentWidget(view.sections)
    view.sections.open_section("players")
    view.sections.open_section("payment")
    view.form.set(("players", "trains"), 38)
    view.form.set(("players", "minimum"), 9)


def rules_of_a_bonus(window: Window) -> None:
    """Look at what a bonus picks."""
    view = _rules_panel(window)
    view.tabs.setCurrentWidget(view.sections)
    cards = view.sections.open_section("bonuses").group.rows["cards"].entry
    if isinstance(cards, ItemsForm):
        cards.open_entry(1)
        wait(100)
        view.sections.ensureWidgetVisible(cards.entries[1], 0, 600)


def rules_page(window: Window) -> None:
    """Change a number on the page, and wait for what bots say of it."""
    view = _rules_panel(window)
    wait_until(lambda: bool(view.trial.figures))
    view.form.set(("players", "trains"), 25)
    wait_until(lambda: bool(view.trial.before))


def rules_sentence(path: DocumentPath) -> Scene:
    """Click a sentence of the page."""

    def scene(window: Window) -> None:
        view = _rules_panel(window)
        view.page.open_form(view.page.key_at(path))
        wait(200)

    return scene


def shared_rules(window: Window) -> None:
    """Show rules that the board only names, with bots playing."""
    open_shipped(window)
    window.show_panel("rules")
    panel = window.findChild(RulesPanel)
    wait_until(lambda: panel is not None and panel.is_ready)


def rules_missing(window: Window) -> None:
    """Show the panel of a board that names no rules, at the end of the page."""
    shared_rules(window)
    desk, panel = window.require_desk(), window.findChild(RulesPanel)
    desk.edit("", desk.board.changed(rulesets=()))
    wait(300)
    if panel is not None:
        bar = panel.page.text.verticalScrollBar()
        bar.setValue(bar.maximum())


def rules_offered(window: Window) -> None:
    """Offer rulesets for the board to be made for."""
    shared_rules(window)
    panel = window.findChild(RulesPanel)
    if panel is not None:
        panel.chooser.add.click()
        wait(1_000)


def asked(command: str) -> Scene:
    """Open the dialog of a command."""

    def scene(window: Window) -> None:
        open_shipped(window)
        window.trigger(command)
        wait(300)

    return scene


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
    dialog.output.folder.setText("~/Documents/europe-print")
    wait_until(lambda: bool(dialog.preview.pages.sheet.images))
    return dialog


def _rules_panel(window: Window) -> RulesPanel:
    """Open the panel of rules with rules of the board's own."""
    open_shipped(window, BOARD_WITH_REGIONS)
    window.show_panel("rules")
    dock = window.panel("rules")
    panel = dock.widget() if dock is not None else None
    if not isinstance(panel, RulesPanel):
        raise RuntimeError("the panel of rules is not there")
    wait_until(lambda: panel.is_ready)
    panel.chooser.make_own()
    return panel


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
    "rules_trains": rules_sentence(("players", "trains")),
    "rules_drawing": rules_sentence(("drawing", "at_least")),
    "rules_tracks": rules_sentence(("parallel_tracks", "rules")),
    "rules_end": rules_sentence(("tie_breaks",)),
    "rules_shared": shared_rules,
    "rules_missing": rules_missing,
    "rules_offered": rules_offered,
    "new_board": asked("file.new"),
    "import_board": asked("file.import"),
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
