"""Actions of the menu Edit."""

from PySide6.QtCore import QCoreApplication

from trackwright.editor.actions import clipboard
from trackwright.editor.actions.action import Action, Menu
from trackwright.editor.actions.selected import has_selected, remove_selected
from trackwright.editor.canvas.name_field import rename_on_canvas
from trackwright.editor.edits.names import NAMED
from trackwright.editor.window import Window
from trackwright.editor.words import QT_TRANSLATE_NOOP
from trackwright.schema.thing_ref import AREA_KINDS, LIST_BY_KIND, ThingRef, stop_ref


def _undo(window: Window) -> None:
    window.require_desk().document.history.undo()


def _redo(window: Window) -> None:
    window.require_desk().document.history.redo()


def _can_undo(window: Window) -> bool:
    return window.desk is not None and window.desk.document.history.canUndo()


def _can_redo(window: Window) -> bool:
    return window.desk is not None and window.desk.document.history.canRedo()


def _delete(window: Window) -> None:
    remove_selected(window, QCoreApplication.translate("Edit", "Delete {things}"))


def _can_delete(window: Window) -> bool:
    return has_selected(window, *LIST_BY_KIND)


def _rename(window: Window) -> None:
    desk = window.require_desk()
    rename_on_canvas(desk, desk.selection.places[0])


def _can_rename(window: Window) -> bool:
    places = window.desk.selection.places if window.desk is not None else ()
    return len(places) == 1 and places[0].kind in NAMED


def _select_all(window: Window) -> None:
    desk = window.require_desk()
    places = [
        *(stop_ref(stop) for stop in desk.board.stops),
        *(ThingRef("route", route.id) for route in desk.board.routes),
    ]
    desk.selection.set(place for place in places if desk.scene.is_within_reach(place))


def _select_none(window: Window) -> None:
    window.require_desk().selection.clear()


ACTIONS = (
    Action(
        "edit.undo",
        QT_TRANSLATE_NOOP("Action", "Undo"),
        _undo,
        Menu.EDIT,
        "Ctrl+Z",
        "undo",
        _can_undo,
        in_toolbar=True,
    ),
    Action(
        "edit.redo",
        QT_TRANSLATE_NOOP("Action", "Redo"),
        _redo,
        Menu.EDIT,
        "Ctrl+Shift+Z; Ctrl+Y",
        "redo",
        _can_redo,
        in_toolbar=True,
    ),
    *clipboard.ACTIONS,
    Action(
        "edit.rename",
        QT_TRANSLATE_NOOP("Action", "Rename"),
        _rename,
        Menu.EDIT,
        "F2",
        "rename",
        _can_rename,
        begins_group=True,
        offered_for=tuple(NAMED),
    ),
    Action(
        "edit.delete",
        QT_TRANSLATE_NOOP("Action", "Delete"),
        _delete,
        Menu.EDIT,
        "Del; Backspace",
        "delete",
        _can_delete,
        offered_for=tuple(LIST_BY_KIND),
    ),
    Action(
        "edit.select_all",
        QT_TRANSLATE_NOOP("Action", "Select all cities and routes"),
        _select_all,
        Menu.EDIT,
        "Ctrl+A",
        "select-all",
        begins_group=True,
        offered_for=("board", *AREA_KINDS),
    ),
    Action(
        "edit.select_none",
        QT_TRANSLATE_NOOP("Action", "Select nothing"),
        _select_none,
        Menu.EDIT,
        "Ctrl+Shift+A",
        "select-none",
        lambda window: has_selected(window, *LIST_BY_KIND),
    ),
)
