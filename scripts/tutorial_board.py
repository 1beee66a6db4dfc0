"""The tutorial as a script: a whole fan map, from nothing to paper, made with events alone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from editor_hand import Effort, Hand
from mouse_events import Place
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from trackwright.editor.export.export_dialog import ExportDialog
from trackwright.editor.geography.new_board_dialog import GeographyDialog
from trackwright.editor.print.dialog import PrintDialog
from trackwright.editor.problems.panel import ProblemsPanel, ReasonDialog
from trackwright.editor.rules.nested_forms import ItemsForm
from trackwright.editor.rules.panel import RulesPanel, Section
from trackwright.editor.rules.ruleset_offers import RulesetOffers
from trackwright.editor.tickets.suggest_dialog import SuggestDialog
from trackwright.schema.text import text_in

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape

COUNTRY = "South Afr"
BY_SIZE = 6
"""How many of the largest towns the new board begins with."""

BY_NAME = (
    "Polokwane",
    "Maputo",
    "Gaborone",
    "Vryburg",
    "Kimberley",
    "Upington",
    "Springbok",
    "Keetmanshoop",
    "De Aar",
    "Beaufort West",
    "Calvinia",
    "George",
    "Mthatha",
    "Newcastle",
)


SEA = (60.0, 480.0)
MOST_PLAYERS, TRAINS = 3, 28
EXPORTED = "A page with the board"


@dataclass(frozen=True)
class Line:
    """A route as it is drawn: from city to city over bends, with keys pressed in between.

    `twin` is the colour of a second track.
    """

    start: str
    end: str
    keys: str
    bends: tuple[tuple[float, float], ...] = ()
    twin: str = ""


LINES = (
    Line("Cape Town", "Calvinia", "y"),
    Line("Cape Town", "Beaufort West", "b"),
    Line("Cape Town", "George", "r"),
    Line("Cape Town", "Springbok", "aff", bends=((120, 395),)),
    Line("Calvinia", "Springbok", "p"),
    Line("Calvinia", "Upington", "o"),
    Line("Springbok", "Upington", "g"),
    Line("Springbok", "Keetmanshoop", "k"),
    Line("Keetmanshoop", "Upington", "rt"),
    Line("Upington", "Kimberley", "w"),
    Line("De Aar", "Kimberley", "a"),
    Line("De Aar", "Beaufort West", "p"),
    Line("De Aar", "Gqeberha", "y"),
    Line("Beaufort West", "George", "at"),
    Line("George", "Gqeberha", "b", twin="w"),
    Line("Gqeberha", "East London", "o", twin="b"),
    Line("East London", "Mthatha", "a"),
    Line("Mthatha", "Durban", "pt"),
    Line("Kimberley", "Bloemfontein", "a"),
    Line("Kimberley", "Vryburg", "w"),
    Line("Vryburg", "Gaborone", "g"),
    Line("Vryburg", "Johannesburg", "o"),
    Line("Bloemfontein", "Johannesburg", "k", twin="y"),
    Line("Bloemfontein", "Durban", "gt"),
    Line("Johannesburg", "Gaborone", "w"),
    Line("Johannesburg", "Polokwane", "r", twin="b"),
    Line("Johannesburg", "Newcastle", "o"),
    Line("Newcastle", "Durban", "w"),
    Line("Johannesburg", "Maputo", "p4"),
    Line("Polokwane", "Maputo", "k"),
    Line("Durban", "Maputo", "aff", bends=((665, 270),)),
    Line("Durban", "East London", "aff", bends=((580, 400),)),
)


BENT = (
    ("Calvinia", "Upington", (269.5, 320.5)),
    ("Vryburg", "Johannesburg", (447.5, 181.0)),
    ("Cape Town", "George", (262.0, 476.0)),
)
"""Routes that get out of the way of others: the ends of each, and where its middle is dragged."""

FOLD = ("Upington", (283.5, 247.5))
"""A city that would lie on a fold of the board, and where it is dragged."""

ROOM = ("Newcastle", (561.0, 253.0))
"""A city that is dragged to where its route leaves room for the name of Johannesburg."""

REASON = "Europe's own sentence, for larger tables"


def start(hand: Hand) -> None:
    """A new board from geography."""
    hand.think()
    hand.key(Qt.Key.Key_N, CONTROL | SHIFT)
    dialog = hand.asked(GeographyDialog)
    hand.think()
    hand.write(COUNTRY)
    hand.key(ENTER)
    hand.think()
    hand.click(dialog.towns)
    hand.key(Qt.Key.Key_A, CONTROL)
    hand.write(str(BY_SIZE))
    hand.wait_until(lambda: dialog.drawn is not None and dialog.drawn.plan == dialog.plan)
    hand.look("geography")
    hand.think()
    hand.click(dialog.create_button)
    hand.wait_until(lambda: hand.window.desk is not None)
    settle(hand)


def add_cities(hand: Hand) -> None:
    """Four more cities by name."""
    hand.think()
    hand.key(Qt.Key.Key_C, CONTROL | SHIFT)
    for name in BY_NAME:
        hand.think()
        hand.write(name)
        if name == BY_NAME[-1]:
            hand.look("cities")
        hand.key(ENTER)
        hand.wait_until(partial(is_placed, hand, name))
    hand.key(ESCAPE)
    settle(hand)


def draw_routes(hand: Hand) -> None:
    """The routes."""
    hand.think()
    hand.key(Qt.Key.Key_R)
    for line in LINES:
        hand.think()
        where = places(hand)
        hand.click_board(where[line.start])
        for bend in line.bends:
            hand.click_board(bend)
        hand.write(line.keys)
        if line is LINES[-1]:
            hand.point_at(where[line.end])
            hand.look("routes")
        hand.click_board(where[line.end])
        if line.twin:
            hand.write("x" + line.twin)
    hand.key(ESCAPE)
    settle(hand)


def choose_rules(hand: Hand) -> None:
    """Europe's rules without stations, for a board of this size."""
    hand.think()
    hand.choose_in(hand.open_menu("Board"), "Rules…")
    view = rules_panel(hand)
    hand.think()
    hand.click(view.chooser.remove)
    hand.click(view.chooser.add)
    hand.click(hand.asked(RulesetOffers).offers["europe"])
    hand.think()
    hand.click(view.make_own)
    hand.think()
    bar = view.tabs.tabBar()
    hand.click(bar, bar.tabRect(view.tabs.indexOf(view.sections)).center())
    switch_off(hand, view.sections.sections["stations"].switch)
    ties = open_section(hand, "tie_breaks").entry
    assert isinstance(ties, ItemsForm)
    hand.click(ties.entries[1].remove)
    players = open_section(hand, "players").group
    for name, number in (("maximum", MOST_PLAYERS), ("trains", TRAINS)):
        hand.think()
        entry = players.rows[name].entry
        assert entry is not None
        hand.click(entry.widget)
        hand.key(Qt.Key.Key_A, CONTROL)
        hand.write(str(number))
        hand.key(ENTER)
    hand.look("rules")
    piles = open_section(hand, "tickets").group.rows["piles"].entry
    assert isinstance(piles, ItemsForm)
    for pile in piles.entries:
        hand.think()
        hand.click(pile.arrow)
        assert pile.body is not None
        switch_off(hand, pile.body.rows["size"].switch)
    hand.close_panel("rules")
    settle(hand)


def mend(hand: Hand) -> None:
    """What the list of problems says."""
    panel = problems_panel(hand)
    choose_problem(hand, "length-without-points")
    hand.look("problems")
    hand.click(panel.details.fix_all)
    settle(hand)
    choose_problem(hand, "tracks-for-no-table")
    hand.click(panel.details.accept)
    hand.asked(ReasonDialog)
    hand.think()
    hand.write(REASON)
    hand.key(ENTER)
    settle(hand)


def bend_routes(hand: Hand) -> None:
    """Routes that lie on top of each other, and a city on a fold."""
    where = places(hand)
    for start, end, to in BENT:
        choose_problem(hand, "space-over-space")
        middle = between(where[start], where[end])
        hand.click_board(middle)
        hand.drag_on_board(middle, to)
        settle(hand)
    choose_problem(hand, "on-the-fold")
    hand.take_tool("select")
    city, to = FOLD
    hand.drag_on_board(where[city], to)
    settle(hand)
    choose_problem(hand, "label-covers-space")
    city, to = ROOM
    hand.drag_on_board(where[city], to)
    settle(hand)
    hand.click_board(SEA)
    hand.key(Qt.Key.Key_0, CONTROL)
    hand.look("mended")


def take_tickets(hand: Hand) -> None:
    """A deck as it is suggested."""
    hand.think()
    hand.choose_in(hand.open_menu("Tickets"), "Suggest tickets…")
    dialog = hand.asked(SuggestDialog)
    hand.wait_until(lambda: dialog.proposal is not None and not dialog.is_busy)
    hand.look("tickets")
    hand.think()
    hand.click(dialog.apply)
    settle(hand)


def save(hand: Hand) -> None:
    """The file."""
    hand.think()
    hand.key(Qt.Key.Key_S, CONTROL)
    hand.asked(QFileDialog)
    hand.key(ENTER)
    hand.wait_until(lambda: not hand.window.require_desk().document.is_modified)


def print_all(hand: Hand) -> None:
    """The print-out: board on sheets, tickets, rules."""
    hand.think()
    hand.key(Qt.Key.Key_P, CONTROL)
    dialog = hand.asked(PrintDialog)
    hand.wait_until(lambda: bool(dialog.preview.pages.sheet.images))
    hand.look("print")
    hand.think()
    hand.click(dialog.print_button)
    hand.wait_until(lambda: not dialog.output.is_running)
    hand.key(ESCAPE)


def export(hand: Hand) -> None:
    """A page to look at in any browser."""
    hand.think()
    hand.key(Qt.Key.Key_E, CONTROL | SHIFT)
    dialog = hand.asked(ExportDialog)
    hand.wait_until(lambda: dialog.is_ready)
    hand.think()
    row = dialog.formats.findItems(EXPORTED, Qt.MatchFlag.MatchStartsWith)[0]
    hand.click(dialog.formats.viewport(), dialog.formats.visualItemRect(row).center())
    hand.look("export")
    hand.think()
    hand.click(dialog.export_button)


@dataclass(frozen=True)
class Step:
    """A part of the work, with its heading in the tutorial."""

    title: str
    parts: tuple[Callable[[Hand], None], ...]


STEPS = (
    Step("A board from the map", (start,)),
    Step("Fourteen cities by name", (add_cities,)),
    Step("Thirty-six routes", (draw_routes,)),
    Step("Rules", (choose_rules,)),
    Step("Errors", (mend,)),
    Step("Tickets", (take_tickets,)),
    Step("Warnings", (bend_routes,)),
    Step("Save, print, export", (save, print_all, export)),
)


def make_board(hand: Hand) -> Mapping[str, Effort]:
    """Do all steps, and return what each has taken."""
    efforts = {}
    for step in STEPS:
        hand.effort = Effort()
        for part in step.parts:
            part(hand)
        efforts[step.title] = hand.effort
    return efforts


def effort_table(efforts: Mapping[str, Effort]) -> str:
    """Return what the steps have taken as the table of the tutorial."""
    rows = [*efforts.items(), ("**Together**", sum(efforts.values(), Effort()))]
    lines = [
        "| Step | Clicks | Drags | Keys | Actions | Estimate |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for title, effort in rows:
        minutes, seconds = divmod(round(effort.seconds), 60)
        cells = (effort.clicks, effort.drags, effort.keys, effort.actions)
        lines.append(f"| {title} | {' | '.join(map(str, cells))} | {minutes}:{seconds:02} |")
    return "\n".join(lines)


def is_placed(hand: Hand, name: str) -> bool:
    """Return whether the board has a city."""
    return name in places(hand)


def places(hand: Hand) -> Mapping[str, tuple[float, float]]:
    """Return where the cities of the board are, by name."""
    cities = hand.window.require_desk().board.cities
    return {text_in(city.name, "en"): (city.position.x, city.position.y) for city in cities}


def between(one: Place, other: Place) -> Place:
    """Return the place halfway."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def settle(hand: Hand) -> None:
    """Rest until the board is mended, drawn and checked."""
    desk = hand.window.require_desk()
    hand.wait_until(lambda: not desk.problems.is_fixing)
    hand.wait_until(lambda: desk.scene.is_layout_finished and desk.problems.is_current)


def rules_panel(hand: Hand) -> RulesPanel:
    """Return the panel of rules, once it is ready."""
    dock = hand.window.panel("rules")
    panel = dock.widget() if dock is not None else None
    assert isinstance(panel, RulesPanel)
    hand.wait_until(lambda: panel.is_ready)
    return panel


def open_section(hand: Hand, name: str) -> Section:
    """Open a group of the rules."""
    section = rules_panel(hand).sections.sections[name]
    hand.think()
    hand.click(section.heading)
    return section


def switch_off(hand: Hand, box: QWidget | None) -> None:
    """Click the square of a box that is ticked."""
    assert box is not None
    hand.scroll_to(box)
    hand.click(box, QPoint(8, box.height() // 2))


def problems_panel(hand: Hand) -> ProblemsPanel:
    """Return the list of problems."""
    panel = hand.window.findChild(ProblemsPanel)
    assert isinstance(panel, ProblemsPanel)
    return panel


def choose_problem(hand: Hand, check: str) -> None:
    """Click the first problem that a check has found."""
    panel = problems_panel(hand)
    found = next(f for f in panel.model.findings() if f.check.name == check)
    index = panel.model.index_of(found)
    panel.list.scrollTo(index)
    hand.think()
    hand.click(panel.list.viewport(), panel.list.visualRect(index).center())
