"""The action that makes a new board from geography, in the menu File."""

from trackwright.editor.actions.action import Action, Menu, always
from trackwright.editor.document import Document
from trackwright.editor.guard import guarded
from trackwright.editor.window import Window
from trackwright.editor.words import QT_TRANSLATE_NOOP
from trackwright.schema.board import Board


def _new_from_geography(window: Window) -> None:
    from trackwright.editor.dialogs.geography import GeographyDialog  # late: starting is quick

    dialog = GeographyDialog(window)
    dialog.chosen.connect(lambda board: _open(board, window))
    dialog.show()


@guarded
def _open(board: Board, near: Window) -> None:
    document = Document(board)
    document.mark_modified()  # there is more in it than in a blank board: it asks to be saved
    near.program.place(document, near)


NEW_FROM_GEOGRAPHY = Action(
    "file.new_from_geography",
    QT_TRANSLATE_NOOP("Action", "New from geography…"),
    _new_from_geography,
    Menu.FILE,
    "Ctrl+Shift+N",
    "new-from-geography",
    always,
)
