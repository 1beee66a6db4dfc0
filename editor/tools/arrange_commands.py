"""Actions of the menu Arrange: cities in line, locked, and where their names stand."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Action, Menu
from trackwright.editor.document.edits.arrange import (
    Direction,
    Edge,
    aligned,
    distributed,
    stops_among,
    with_locked,
    with_name_automatic,
    with_name_on,
)
from trackwright.editor.shell.edit_commands import STOPS, has_selected, things_called
from trackwright.schema.board import Board, Side, Stop
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

_ALIGN = say("Align")
_DISTRIBUTE = say("Distribute")
_NAME = say("Name")

Edit = Callable[[Board, tuple[str, ...]], Board]


def _chosen(window: "Window") -> tuple[str, ...]:
    return window.require_desk().selection.ids(*STOPS)


def _stops(window: "Window") -> tuple[Stop, ...]:
    return stops_among(window.desk.board, _chosen(window)) if window.desk is not None else ()


def _several(number: int) -> "Callable[[Window], bool]":
    return lambda window: len(_stops(window)) >= number


def _moving(title: str, edit: Edit) -> "Callable[[Window], None]":
    """Return what moves the selected stops, and says which of them are locked."""

    def run(window: "Window") -> None:
        from trackwright.editor.tools.drags import locked_among, unlock_first  # late

        desk = window.require_desk()
        desk.edit(tr(title), edit(desk.board, _chosen(window)))
        if stays := locked_among(desk, _chosen(window)):
            window.say(unlock_first(stays))

    return run


def _changing(title: str, edit: Edit) -> "Callable[[Window], None]":
    """Return what changes the selected stops in some other way."""

    def run(window: "Window") -> None:
        desk = window.require_desk()
        words = f"{tr(title)}: {things_called(desk)}"
        desk.edit(words, edit(desk.board, _chosen(window)))

    return run


def _align(edge: Edge, title: str, *, begins_group: bool = False) -> Action:
    return Action(
        f"arrange.align_{edge}",
        title,
        _moving(title, lambda board, names: aligned(board, names, edge)),
        Menu.ARRANGE,
        icon=f"align-{edge}",
        enabled=_several(2),
        begins_group=begins_group,
        submenu=_ALIGN,
        offered_for=STOPS,
    )


def _distribute(direction: Direction, title: str) -> Action:
    return Action(
        f"arrange.distribute_{direction}",
        title,
        _moving(title, lambda board, names: distributed(board, names, direction)),
        Menu.ARRANGE,
        icon=f"distribute-{direction}",
        enabled=_several(3),
        submenu=_DISTRIBUTE,
        offered_for=STOPS,
    )


def _lock(locked: bool, title: str) -> Action:
    return Action(
        "arrange.lock" if locked else "arrange.unlock",
        title,
        _changing(title, lambda board, names: with_locked(board, names, locked)),
        Menu.ARRANGE,
        "Ctrl+L" if locked else "Ctrl+Shift+L",
        "lock" if locked else "unlock",
        lambda window: any(stop.locked is not locked for stop in _stops(window)),
        begins_group=locked,
        offered_for=STOPS,
    )


def _name_on(side: Side, title: str, *, begins_group: bool = False) -> Action:
    def is_there(window: "Window") -> bool:
        stops = _stops(window)
        return bool(stops) and all(stop.label and stop.label.side is side for stop in stops)

    return Action(
        f"label.{side}",
        title,
        _changing(title, lambda board, names: with_name_on(board, names, side)),
        Menu.ARRANGE,
        enabled=lambda window: has_selected(window, *STOPS),
        checked=is_there,
        begins_group=begins_group,
        submenu=_NAME,
        offered_for=STOPS,
    )


def _is_automatic(window: "Window") -> bool:
    stops = _stops(window)
    placed = [s for s in stops if s.label and (s.label.side or s.label.offset)]
    return bool(stops) and not placed


_AUTOMATIC = say("Place the name automatically")

ACTIONS = (
    _align(Edge.LEFT, say("Align left")),
    _align(Edge.CENTER, say("Align in a column")),
    _align(Edge.RIGHT, say("Align right")),
    _align(Edge.TOP, say("Align at the top"), begins_group=True),
    _align(Edge.MIDDLE, say("Align in a row")),
    _align(Edge.BOTTOM, say("Align at the bottom")),
    _distribute(Direction.ACROSS, say("Distribute horizontally")),
    _distribute(Direction.DOWN, say("Distribute vertically")),
    Action(
        "label.automatic",
        _AUTOMATIC,
        _changing(_AUTOMATIC, with_name_automatic),
        Menu.ARRANGE,
        enabled=lambda window: has_selected(window, *STOPS),
        checked=_is_automatic,
        submenu=_NAME,
        offered_for=STOPS,
    ),
    _name_on(Side.NORTH, say("Name above"), begins_group=True),
    _name_on(Side.NORTH_EAST, say("Name above, right")),
    _name_on(Side.EAST, say("Name on the right")),
    _name_on(Side.SOUTH_EAST, say("Name below, right")),
    _name_on(Side.SOUTH, say("Name below")),
    _name_on(Side.SOUTH_WEST, say("Name below, left")),
    _name_on(Side.WEST, say("Name on the left")),
    _name_on(Side.NORTH_WEST, say("Name above, left")),
    _lock(True, say("Lock")),
    _lock(False, say("Unlock")),
)
