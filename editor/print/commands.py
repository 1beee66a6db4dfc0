"""The command File › Print, which opens the dialog to print a board and its cards."""

from trackwright.editor.base.command import Command, Menu
from trackwright.editor.canvas.desk import Desk
from trackwright.schema.sentences import say


def _print(desk: Desk) -> None:
    from trackwright.editor.print.dialog import PrintDialog  # late: starting is quick

    desk.window.commit_input()
    PrintDialog(desk, desk.window.program.settings, desk.window).open()


PRINT = Command(
    "file.print", say("Print…"), _print, Menu.FILE, "Ctrl+P", "print", begins_group=True
)
