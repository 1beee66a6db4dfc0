"""Making the desk of a board, which loads the canvas: a window without a board does without it."""

from typing import TYPE_CHECKING

from trackwright.editor.base.guard import connect
from trackwright.editor.base.settings import Settings
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.scene import BoardScene
from trackwright.editor.canvas.selection_marks import SelectionMarks, TicketPathOverlay
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.canvas.view_commands import CanvasSettings
from trackwright.editor.document.document import Document
from trackwright.editor.document.selection import Selection
from trackwright.editor.document.thing_names import names_language
from trackwright.editor.heat.overlay import HeatOverlay
from trackwright.editor.playtest.playtest import Playtest
from trackwright.editor.problems.watch import ProblemWatch

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


def make_desk(document: Document, settings: Settings, window: "Window") -> Desk:
    """Return the desk of a document; its parts belong to the window."""
    document.setParent(window)
    scene = BoardScene(document, names_language(document.board, settings), window)
    view = BoardView(scene)
    view.setAcceptDrops(False)  # files are dropped onto the window
    problems = ProblemWatch(document, window)
    selection, playtest = Selection(document, window), Playtest(document, window)
    heat = HeatOverlay(view, problems, selection, playtest)
    connect(playtest.ended, problems.set_verdicts)
    connect(scene.layout_finished, problems.begin)
    connect(scene.placed, problems.set_layout)
    SelectionMarks(view, selection)
    TicketPathOverlay(scene, selection)
    CanvasSettings(view, settings)
    return Desk(document, scene, view, selection, problems, heat, playtest, window)
