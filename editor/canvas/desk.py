"""The desk: what tools, panels and actions of one window work with."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trackwright.editor.document.document import Document
from trackwright.editor.document.selection import Selection
from trackwright.schema.board import Board

if TYPE_CHECKING:  # the canvas is loaded with the first board
    from trackwright.editor.canvas.scene import BoardScene
    from trackwright.editor.canvas.view import BoardView
    from trackwright.editor.heat.overlay import HeatOverlay
    from trackwright.editor.playtest.playtest import Playtest
    from trackwright.editor.problems.watch import ProblemWatch
    from trackwright.editor.shell.window import Window


@dataclass(frozen=True)
class Desk:
    """One board on the desk.

    Attributes:
        document: The board, its history and its file.
        scene: The board on the canvas.
        view: The window onto it.
        selection: What is selected.
        problems: What is wrong with the board.
        heat: Numbers that are shown over the network.
        playtest: What bots found when they played it.
        window: The window that shows it, for commands that say something or need another tool.
    """

    document: Document
    scene: "BoardScene"
    view: "BoardView"
    selection: Selection
    problems: "ProblemWatch"
    heat: "HeatOverlay"
    playtest: "Playtest"
    window: "Window"

    @property
    def board(self) -> Board:
        """The board as it is now."""
        return self.document.board

    def edit(self, title: str, board: Board, *, merge: Hashable = None) -> None:
        """Make an edit of the board, as one step that can be undone."""
        self.document.edit(title, board, merge=merge)

    def clear(self) -> None:
        """Take the board off the desk: nothing that was begun goes on."""
        for busy in (self.problems, self.heat, self.playtest, self.scene):
            busy.close()
        for part in (self.view, self.scene, self.selection, self.problems, self.playtest):
            part.deleteLater()
        self.document.deleteLater()
