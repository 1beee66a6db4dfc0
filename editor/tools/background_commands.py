"""Actions for the picture behind the board, in the menu Board."""

from typing import TYPE_CHECKING

from trackwright.editor.base.command import Action, Menu
from trackwright.editor.document.edits.whole_board import (
    frame_of,
    frame_on,
    with_frame,
    without_picture,
)
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

BACKGROUND = say("&Background")


def _has_picture(window: "Window") -> bool:
    return window.desk is not None and window.desk.board.background is not None


def _choose(window: "Window") -> None:
    from trackwright.editor.document.files.background_picture import (
        PictureChoice,  # late: starting is quick
    )

    PictureChoice(window).ask()


def _match(window: "Window") -> None:
    from trackwright.editor.tools.background import BackgroundTool  # late: starting is quick

    tool = window.pick_up("background")
    if isinstance(tool, BackgroundTool):
        tool.match_points()


def _fill(window: "Window") -> None:
    desk = window.require_desk()
    frame = frame_of(desk.board)
    board = with_frame(desk.board, frame_on(desk.board, frame.width, frame.height))
    desk.edit(tr("Fit the picture into the board"), board)


def _remove(window: "Window") -> None:
    desk = window.require_desk()
    desk.edit(tr("Remove the picture"), without_picture(desk.board))
    window.say(tr("Its file stays beside the board."))


ACTIONS = (
    Action(
        "background.choose",
        say("Background picture…"),
        _choose,
        Menu.BOARD,
        icon="picture",
        submenu=BACKGROUND,
        offered_for=("board",),
    ),
    Action(
        "background.match",
        say("Scale by two known points"),
        _match,
        Menu.BOARD,
        icon="measure",
        enabled=_has_picture,
        submenu=BACKGROUND,
    ),
    Action(
        "background.fill",
        say("Fit into the board"),
        _fill,
        Menu.BOARD,
        icon="fit",
        enabled=_has_picture,
        submenu=BACKGROUND,
    ),
    Action(
        "background.remove",
        say("Remove the picture"),
        _remove,
        Menu.BOARD,
        icon="delete",
        enabled=_has_picture,
        submenu=BACKGROUND,
    ),
)
