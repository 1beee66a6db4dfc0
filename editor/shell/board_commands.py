"""Actions for the whole board: making everything fit, turning it, its measures and rules."""

from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Action, Menu
from trackwright.editor.base.words import counted_things
from trackwright.editor.document.edits.arrange import movable
from trackwright.editor.document.edits.whole_board import quarter_turned
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


def _meant(window: "Window") -> tuple[str, ...]:
    """Return the stops that are selected, and those that selected routes end at."""
    if window.desk is None:
        return ()
    selection, board = window.desk.selection, window.desk.board
    routes = set(selection.ids("route"))
    ends = (end for route in board.routes if route.id in routes for end in route.ends)
    return movable(board, (*selection.ids("city", "crossing"), *ends))


def _fit_selected(window: "Window") -> None:
    stops = _meant(window)
    words = tr("Fit {cities}", cities=counted_things("city", len(stops)))
    _fit(window, stops, words)


def _fit_all(window: "Window") -> None:
    _fit(window, None, tr("Fit the whole board"))


def _fit(window: "Window", stops: tuple[str, ...] | None, title: str) -> None:
    from trackwright.editor.geography.fit_panel import FitPanel  # late: starting is quick

    desk = window.require_desk()
    for running in desk.view.findChildren(FitPanel):
        running.end()
    FitPanel(desk, stops, title)


def _turn(window: "Window", clockwise: bool) -> None:
    desk = window.require_desk()
    before = desk.board
    words = tr("Turn the board clockwise") if clockwise else tr("Turn the board anticlockwise")
    desk.edit(words, quarter_turned(before, clockwise=clockwise))
    desk.view.fit()
    told = []
    if before.projection is not None:
        told.append(tr("North is not at the top any more: the map has no projection now."))
    if before.background is not None:
        told.append(tr("The picture cannot be turned: turn its file."))
    window.say(" ".join(told))


def _measures(window: "Window") -> None:
    from trackwright.editor.print.measures_dialog import MeasuresDialog  # late: starting is quick

    window.settle()
    MeasuresDialog(window.require_desk(), window).open()


def _rules(window: "Window") -> None:
    window.show_panel("rules")


def _has_stops(window: "Window") -> bool:
    return window.desk is not None and bool(window.desk.board.stops)


ACTIONS = (
    Action(
        "board.fit",
        say("Fit the whole board"),
        _fit_all,
        Menu.BOARD,
        "Ctrl+Shift+F",
        "fit-board",
        _has_stops,
        begins_group=True,
        offered_for=("board",),
    ),
    Action(
        "board.fit_selected",
        say("Fit the selection"),
        _fit_selected,
        Menu.BOARD,
        "Ctrl+F",
        "fit-selection",
        lambda window: bool(_meant(window)),
        offered_for=("city", "crossing", "route"),
    ),
    Action(
        "board.turn_clockwise",
        say("Turn the board clockwise"),
        partial(_turn, clockwise=True),
        Menu.BOARD,
        icon="turn",
        begins_group=True,
    ),
    Action(
        "board.turn_anticlockwise",
        say("Turn the board anticlockwise"),
        partial(_turn, clockwise=False),
        Menu.BOARD,
    ),
    Action(
        "board.measures",
        say("Measures…"),
        _measures,
        Menu.BOARD,
        icon="measures",
        begins_group=True,
        offered_for=("board",),
    ),
    Action("board.rules", say("Rules…"), _rules, Menu.BOARD, icon="rules", offered_for=("board",)),
)
