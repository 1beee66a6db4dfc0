"""Commands of the menu File."""

from trackwright.editor.base.command import Command, Menu, WindowCommand
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.export import commands as exchange
from trackwright.editor.geography.commands import NEW_FROM_GEOGRAPHY
from trackwright.editor.print.commands import PRINT
from trackwright.schema.sentences import say


def _can_revert(desk: Desk) -> bool:
    return desk.document.path is not None and desk.document.is_modified


COMMANDS = (
    WindowCommand(
        "file.new",
        say("New…"),
        lambda window: window.program.open_controller.ask_for_new(window),
        Menu.FILE,
        "Ctrl+N",
        "new",
    ),
    NEW_FROM_GEOGRAPHY,
    WindowCommand(
        "file.open",
        say("Open…"),
        lambda window: window.program.open_controller.ask_for_file(window),
        Menu.FILE,
        "Ctrl+O",
        "open",
        in_toolbar=True,
    ),
    Command(
        "file.save",
        say("Save"),
        lambda desk: desk.window.save_controller.save(),
        Menu.FILE,
        "Ctrl+S",
        "save",
        begins_group=True,
        in_toolbar=True,
    ),
    Command(
        "file.save_as",
        say("Save as…"),
        lambda desk: desk.window.save_controller.save_as(),
        Menu.FILE,
        "Ctrl+Shift+S",
        "save-as",
    ),
    Command(
        "file.revert",
        say("Revert to the file"),
        lambda desk: desk.window.save_controller.revert(),
        Menu.FILE,
        icon="revert",
        enabled=_can_revert,
    ),
    *exchange.COMMANDS,
    PRINT,
    Command(
        "file.close",
        say("Close"),
        lambda desk: desk.window.save_controller.close_board(),
        Menu.FILE,
        "Ctrl+W",
        "close",
        begins_group=True,
    ),
    WindowCommand(
        "file.quit",
        say("Quit"),
        lambda window: window.program.quit(),
        Menu.FILE,
        "Ctrl+Q",
        "quit",
    ),
)
