"""Commands that print a board, and that change its printed measures."""

from trackwright.editor.base.command import Command, Menu
from trackwright.editor.canvas.desk import Desk
from trackwright.schema.sentences import say


def _print(desk: Desk) -> None:
    from trackwright.editor.print.dialog import PrintDialog  # late: starting is quick

    desk.window.settle()
    PrintDialog(desk, desk.window.program.settings, desk.window).open()


def _change_measures(desk: Desk) -> None:
    from trackwright.editor.print.measures_dialog import MeasuresDialog  # late: starting is quick

    desk.window.settle()
    MeasuresDialog(desk, desk.window).open()


PRINT = Command(
    "file.print", say("Print…"), _print, Menu.FILE, "Ctrl+P", "print", begins_group=True
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
