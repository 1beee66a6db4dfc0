"""Commands of the menu Arrange: align, distribute and lock cities, and place their names."""

from collections.abc import Callable
from functools import partial

from trackwright.editor.base.command import Command, Menu, Submenu
from trackwright.editor.canvas.desk import Desk
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
from trackwright.editor.tools.edit_commands import STOPS, names_of_selected, selected
from trackwright.schema.board import Board, Side, Stop
from trackwright.schema.edits import with_all_changed
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

ALIGN = Submenu(Menu.ARRANGE, say("Align"))
DISTRIBUTE = Submenu(Menu.ARRANGE, say("Distribute"))
NAME = Submenu(Menu.ARRANGE, say("Name"))

Edit = Callable[[Board, tuple[str, ...]], Board]

EDGES = {
    Edge.LEFT: say("Align left"),
    Edge.CENTER: say("Align in a column"),
    Edge.RIGHT: say("Align right"),
    Edge.TOP: say("Align at the top"),
    Edge.MIDDLE: say("Align in a row"),
    Edge.BOTTOM: say("Align at the bottom"),
}
DIRECTIONS = {
    Direction.ACROSS: say("Distribute horizontally"),
    Direction.DOWN: say("Distribute vertically"),
}
SIDES = {
    Side.NORTH: say("Name above"),
    Side.NORTH_EAST: say("Name above, right"),
    Side.EAST: say("Name on the right"),
    Side.SOUTH_EAST: say("Name below, right"),
    Side.SOUTH: say("Name below"),
    Side.SOUTH_WEST: say("Name below, left"),
    Side.WEST: say("Name on the left"),
    Side.NORTH_WEST: say("Name above, left"),
}
LOCKS = {True: say("Lock"), False: say("Unlock")}
AUTOMATIC = say("Place the name automatically")


def _selected_stops(desk: Desk) -> tuple[Stop, ...]:
    return stops_among(desk.board, desk.selection.ids(*STOPS))


def _move(desk: Desk, title: str, edit: Edit) -> None:
    """Move the selected stops, and say which of them are locked."""
    from trackwright.editor.tools.drags import locked_among, unlock_first  # loads the canvas

    stops = desk.selection.ids(*STOPS)
    desk.edit(tr(title), edit(desk.board, stops))
    if locked := locked_among(desk, stops):
        desk.window.say(unlock_first(locked))


def _change(desk: Desk, title: str, edit: Edit) -> None:
    words = f"{tr(title)}: {names_of_selected(desk)}"
    desk.edit(words, edit(desk.board, desk.selection.ids(*STOPS)))


def _has_several(desk: Desk, number: int) -> bool:
    return len(_selected_stops(desk)) >= number


def _lock(desk: Desk, locked: bool) -> None:
    board = with_locked(desk.board, desk.selection.ids(*STOPS), locked)
    decorations = desk.selection.ids("decoration")
    board = with_all_changed(board, "decorations", decorations, locked=locked)
    desk.edit(f"{tr(LOCKS[locked])}: {names_of_selected(desk)}", board)


def _can_lock(desk: Desk, locked: bool) -> bool:
    chosen = set(desk.selection.ids("decoration"))
    decorations = (each for each in desk.board.decorations if each.id in chosen)
    return any(thing.locked is not locked for thing in (*_selected_stops(desk), *decorations))


def _has_name_on(desk: Desk, side: Side) -> bool:
    stops = _selected_stops(desk)
    return bool(stops) and all(stop.label and stop.label.side is side for stop in stops)


def _has_automatic_name(desk: Desk) -> bool:
    stops = _selected_stops(desk)
    placed = [s for s in stops if s.label and (s.label.side or s.label.offset)]
    return bool(stops) and not placed


_stops_command = partial(Command, enabled=selected(*STOPS), offered_for=STOPS)

COMMANDS = (
    *(
        _stops_command(
            f"arrange.align_{edge}",
            title,
            partial(_move, title=title, edit=partial(aligned, edge=edge)),
            ALIGN,
            icon=f"align-{edge}",
            enabled=partial(_has_several, number=2),
            begins_group=edge is Edge.TOP,
        )
        for edge, title in EDGES.items()
    ),
    *(
        _stops_command(
            f"arrange.distribute_{direction}",
            title,
            partial(_move, title=title, edit=partial(distributed, direction=direction)),
            DISTRIBUTE,
            icon=f"distribute-{direction}",
            enabled=partial(_has_several, number=3),
        )
        for direction, title in DIRECTIONS.items()
    ),
    _stops_command(
        "label.automatic",
        AUTOMATIC,
        partial(_change, title=AUTOMATIC, edit=with_name_automatic),
        NAME,
        checked=_has_automatic_name,
    ),
    *(
        _stops_command(
            f"label.{side}",
            title,
            partial(_change, title=title, edit=partial(with_name_on, side=side)),
            NAME,
            checked=partial(_has_name_on, side=side),
            begins_group=side is Side.NORTH,
        )
        for side, title in SIDES.items()
    ),
    *(
        Command(
            "arrange.lock" if locked else "arrange.unlock",
            title,
            partial(_lock, locked=locked),
            Menu.ARRANGE,
            shortcut="Ctrl+L" if locked else "Ctrl+Shift+L",
            icon="lock" if locked else "unlock",
            enabled=partial(_can_lock, locked=locked),
            begins_group=locked,
            offered_for=(*STOPS, "decoration"),
        )
        for locked, title in LOCKS.items()
    ),
)
