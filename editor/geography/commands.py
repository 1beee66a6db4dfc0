"""Commands that make a board from geography, make everything fit, and change its measures."""

from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, Menu, WindowCommand
from trackwright.editor.base.guard import connect
from trackwright.editor.base.language import counted_things
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.document import Document
from trackwright.editor.document.edits.arrange import movable
from trackwright.schema.board import Board
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


def _new_from_geography(window: "Window") -> None:
    # Late: starting is quick.
    from trackwright.editor.geography.new_board_dialog import GeographyDialog

    def open_board(board: Board) -> None:
        document = Document(board)
        document.mark_modified()  # there is more in it than in a blank board: it asks to be saved
        window.program.place(document, window)

    dialog = GeographyDialog(window)
    connect(dialog.chosen, open_board)
    dialog.show()


def _stops_to_fit(desk: Desk) -> tuple[str, ...]:
    """Return the stops that are selected, and those that selected routes end at."""
    routes = set(desk.selection.ids("route"))
    ends = (end for route in desk.board.routes if route.id in routes for end in route.ends)
    return movable(desk.board, (*desk.selection.ids("city", "crossing"), *ends))


def _fit_selected(desk: Desk) -> None:
    stops = _stops_to_fit(desk)
    _fit(desk, stops, tr("Fit {cities}", cities=counted_things("city", len(stops))))


def _fit(desk: Desk, stops: tuple[str, ...] | None, title: str) -> None:
    from trackwright.editor.geography.fit_panel import FitPanel  # late: starting is quick

    for running in desk.view.findChildren(FitPanel):
        running.end()
    FitPanel(desk, stops, title)


def _change_measures(desk: Desk) -> None:
    from trackwright.editor.print.measures_dialog import MeasuresDialog  # late: starting is quick

    desk.window.commit_input()
    MeasuresDialog(desk, desk.window).open()


NEW_FROM_GEOGRAPHY = WindowCommand(
    "file.new_from_geography",
    say("New from geography…"),
    _new_from_geography,
    Menu.FILE,
    "Ctrl+Shift+N",
    "new-from-geography",
)

FIT_COMMANDS = (
    Command(
        "board.fit",
        say("Fit the whole board"),
        lambda desk: _fit(desk, None, tr("Fit the whole board")),
        Menu.BOARD,
        "Ctrl+Shift+F",
        "fit-board",
        lambda desk: bool(desk.board.stops),
        begins_group=True,
        offered_for=("board",),
    ),
    Command(
        "board.fit_selected",
        say("Fit the selection"),
        _fit_selected,
        Menu.BOARD,
        "Ctrl+F",
        "fit-selection",
        lambda desk: bool(_stops_to_fit(desk)),
        offered_for=("city", "crossing", "route"),
    ),
)

MEASURES = Command(
    "board.measures",
    say("Measures…"),
    _change_measures,
    Menu.BOARD,
    icon="measures",
    begins_group=True,
    offered_for=("board",),
)
