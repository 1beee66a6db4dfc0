"""The action that makes a new board from geography, in the menu File."""

from typing import TYPE_CHECKING

from trackwright.editor.base.command import Action, Menu, always
from trackwright.editor.base.guard import connect
from trackwright.editor.document.document import Document
from trackwright.editor.export import commands as exchange
from trackwright.schema.board import Board
from trackwright.schema.sentences import say

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


def _new_from_geography(window: "Window") -> None:
    from trackwright.editor.geography.new_board_dialog import (
        GeographyDialog,  # late: starting is quick
    )

    dialog = GeographyDialog(window)
    connect(dialog.chosen, lambda board: _geography_open(board, window))
    dialog.show()


def _geography_open(board: Board, near: "Window") -> None:
    document = Document(board)
    document.mark_modified()  # there is more in it than in a blank board: it asks to be saved
    near.program.place(document, near)


NEW_FROM_GEOGRAPHY = Action(
    "file.new_from_geography",
    say("New from geography…"),
    _new_from_geography,
    Menu.FILE,
    "Ctrl+Shift+N",
    "new-from-geography",
    always,
)


def _new(window: "Window") -> None:
    window.program.open_controller.ask_for_new(window)


def _open(window: "Window") -> None:
    window.program.open_controller.ask_for_file(window)


def _save(window: "Window") -> None:
    window.save_controller.save()


def _save_as(window: "Window") -> None:
    window.save_controller.save_as()


def _revert(window: "Window") -> None:
    window.save_controller.revert()


def _print(window: "Window") -> None:
    from trackwright.editor.print.dialog import PrintDialog  # late: starting is quick

    window.settle()
    PrintDialog(window.require_desk(), window.program.settings, window).open()


def _close(window: "Window") -> None:
    window.save_controller.close_board()


def _quit(window: "Window") -> None:
    window.program.quit()


def _can_revert(window: "Window") -> bool:
    if window.desk is None:
        return False
    document = window.desk.document
    return document.path is not None and document.is_modified


ACTIONS = (
    Action("file.new", say("New…"), _new, Menu.FILE, "Ctrl+N", "new", always),
    NEW_FROM_GEOGRAPHY,
    Action("file.open", say("Open…"), _open, Menu.FILE, "Ctrl+O", "open", always, in_toolbar=True),
    Action(
        "file.save",
        say("Save"),
        _save,
        Menu.FILE,
        "Ctrl+S",
        "save",
        begins_group=True,
        in_toolbar=True,
    ),
    Action("file.save_as", say("Save as…"), _save_as, Menu.FILE, "Ctrl+Shift+S", "save-as"),
    Action(
        "file.revert",
        say("Revert to the file"),
        _revert,
        Menu.FILE,
        icon="revert",
        enabled=_can_revert,
    ),
    *exchange.ACTIONS,
    Action("file.print", say("Print…"), _print, Menu.FILE, "Ctrl+P", "print", begins_group=True),
    Action("file.close", say("Close"), _close, Menu.FILE, "Ctrl+W", "close", begins_group=True),
    Action("file.quit", say("Quit"), _quit, Menu.FILE, "Ctrl+Q", "quit", always),
)
