"""Commands for the picture behind the board, in the menu Board."""

from trackwright.editor.base.command import Command, Menu, Submenu
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.whole_board import (
    frame_of,
    frame_on,
    with_frame,
    without_picture,
)
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

BACKGROUND = Submenu(Menu.BOARD, say("&Background"))


def _has_picture(desk: Desk) -> bool:
    return desk.board.background is not None


def _choose(desk: Desk) -> None:
    # Late: starting is quick.
    from trackwright.editor.document.files.background_picture import PictureChoice

    PictureChoice(desk.window).ask()


def _match(desk: Desk) -> None:
    from trackwright.editor.tools.background import BackgroundTool  # late: starting is quick

    tool = desk.window.pick_up("background")
    if isinstance(tool, BackgroundTool):
        tool.match_points()


def _fill(desk: Desk) -> None:
    frame = frame_of(desk.board)
    board = with_frame(desk.board, frame_on(desk.board, frame.width, frame.height))
    desk.edit(tr("Fit the picture into the board"), board)


def _remove(desk: Desk) -> None:
    desk.edit(tr("Remove the picture"), without_picture(desk.board))
    desk.window.say(tr("Its file stays beside the board."))


COMMANDS = (
    Command(
        "background.choose",
        say("Background picture…"),
        _choose,
        BACKGROUND,
        icon="picture",
        offered_for=("board",),
    ),
    Command(
        "background.match",
        say("Scale by two known points"),
        _match,
        BACKGROUND,
        icon="measure",
        enabled=_has_picture,
    ),
    Command(
        "background.fill",
        say("Fit into the board"),
        _fill,
        BACKGROUND,
        icon="fit",
        enabled=_has_picture,
    ),
    Command(
        "background.remove",
        say("Remove the picture"),
        _remove,
        BACKGROUND,
        icon="delete",
        enabled=_has_picture,
    ),
)
