"""What actions do with all that is selected, whatever it is."""

from PySide6.QtCore import QCoreApplication

from trackwright.editor.desk import Desk
from trackwright.editor.edits.removing import Removal, removal
from trackwright.editor.naming import all_called, called, counted_kinds, listed
from trackwright.editor.window import Window
from trackwright.schema.board import Board
from trackwright.schema.thing_ref import ThingRef

STOPS = ("city", "crossing")

translate = QCoreApplication.translate


def has_selected(window: Window, *kinds: str) -> bool:
    """Tell whether something of some kinds is selected."""
    return window.desk is not None and bool(window.desk.selection.ids(*kinds))


def things_called(desk: Desk) -> str:
    """Return what is selected, as titles of edits call it."""
    return all_called(desk.board, desk.selection.places, desk.scene.language)


def remove_selected(window: Window, title: str) -> None:
    """Remove what is selected with all that goes along, as one step, and say what that was."""
    desk = window.require_desk()
    chosen = desk.selection.places
    done = removal(desk.board, chosen)
    message = _told(desk.board, chosen, done, desk.scene.language)
    desk.edit(title.replace("{things}", things_called(desk)), done.board)
    window.say(translate("Edit", "Removed {things}").replace("{things}", message))


def _told(board: Board, chosen: tuple[ThingRef, ...], done: Removal, language: str) -> str:
    """Return what is gone: one thing by its name, and what went along by numbers."""
    if len(chosen) > 1:
        return listed(counted_kinds(done.places))
    along = counted_kinds(place for place in done.places if place not in chosen)
    return listed([called(board, chosen[0], language), *along])
