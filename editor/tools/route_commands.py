"""Commands for the selected routes, from the menu Route or by a key of the route tool."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, LazyModule, Menu, Submenu, ToolKey
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.thing_names import things_name
from trackwright.schema.board import Board, Route
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import with_all_changed, without
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.document.edits import routes
else:
    routes = LazyModule("trackwright.editor.document.edits.routes")

MOST_CARDS = 3
"""The draw bonus after which a key begins with none again."""


def chosen(desk: Desk) -> tuple[str, ...]:
    """Return the ids of the selected routes."""
    return desk.selection.ids("route")


def chosen_routes(desk: Desk) -> tuple[Route, ...]:
    """Return the selected routes, in the order in which they were selected."""
    by_id = {route.id: route for route in desk.board.routes}
    return tuple(by_id[name] for name in chosen(desk) if name in by_id)


def set_length(desk: Desk, length: int | None) -> None:
    """Give the selected routes a length; without one, as many spaces as fit their curves."""
    if length is None:
        _edit(desk, tr("Fit the length of {routes}"), routes.with_fitting_length)
    else:
        title = tr("Length {length} for {routes}").replace("{length}", str(length))
        _edit(desk, title, routes.with_length, length)


def change_length(desk: Desk, by: int) -> None:
    """Make the selected routes longer or shorter."""
    title = tr("Lengthen {routes}") if by > 0 else tr("Shorten {routes}")
    _edit(desk, title, routes.with_length_changed, by)


def can_join(desk: Desk) -> bool:
    """Return whether two routes are selected that meet where no other route ends."""
    return len(chosen(desk)) == 2 and routes.meeting_stop(desk.board, chosen(desk)) is not None


def delete(desk: Desk) -> None:
    """Remove the selected routes."""
    _edit(desk, tr("Delete {routes}"), lambda board, ids: without(board, "routes", *ids))


def _edit(desk: Desk, title: str, edit: Callable[..., Board], *arguments: object) -> None:
    """Edit the selected routes, with their names in the title."""
    _edit_board(desk, title, edit(desk.board, chosen(desk), *arguments))


def _change(desk: Desk, title: str, **fields: object) -> None:
    """Give fields of the selected routes other values, with their names in the title."""
    _edit_board(desk, title, with_all_changed(desk.board, "routes", chosen(desk), **fields))


def _edit_board(desk: Desk, title: str, board: Board) -> None:
    places = [ThingRef("route", name) for name in chosen(desk)]
    names = things_name(desk.board, places, desk.scene.language)
    desk.edit(title.replace("{routes}", names), board)


def _all(condition: Callable[[Route], object]) -> Callable[[Desk], bool]:
    """Return a condition: routes are selected, and each of them fulfils another condition."""
    return lambda desk: bool(found := chosen_routes(desk)) and all(map(condition, found))


def _any(condition: Callable[[Route], object]) -> Callable[[Desk], bool]:
    """Return a condition: at least one of the selected routes fulfils another condition."""
    return lambda desk: any(map(condition, chosen_routes(desk)))


_are_tunnels = _all(lambda route: route.tunnel)
_are_ferries = _all(lambda route: route.ferry)


def _set_color(desk: Desk, color: RouteColor) -> None:
    title = tr("Make {routes} {color}").replace("{color}", tr(color))
    _edit(desk, title, routes.with_color, color)


def _toggle_tunnel(desk: Desk) -> None:
    on = not _are_tunnels(desk)
    title = tr("Make {routes} a tunnel") if on else tr("Make {routes} no tunnel")
    _change(desk, title, tunnel=on)


def _toggle_ferry(desk: Desk) -> None:
    on = not _are_ferries(desk)
    title = tr("Make {routes} a ferry") if on else tr("Make {routes} no ferry")
    _edit(desk, title, routes.with_ferry, on)


def _change_icons(desk: Desk, by: int) -> None:
    _edit(desk, tr("Icons of {routes}"), routes.with_icons_changed, by)


def _cycle_icons(desk: Desk) -> None:
    """Put one icon more on the selected routes, and none after the last space has one."""
    first = chosen_routes(desk)[0]
    icons = (len(first.icons) + 1) % (first.length + 1)
    _edit(desk, tr("Icons of {routes}"), routes.with_icons, icons)


def _change_draw_bonus(desk: Desk, by: int) -> None:
    _edit(desk, tr("Draw bonus of {routes}"), routes.with_draw_bonus_changed, by)


def _cycle_draw_bonus(desk: Desk) -> None:
    """Give the selected routes a larger draw bonus, and none after the largest."""
    cards = (chosen_routes(desk)[0].draw_bonus + 1) % (MOST_CARDS + 1)
    _edit(desk, tr("Draw bonus of {routes}"), routes.with_draw_bonus, cards)


def _add_track(desk: Desk) -> None:
    board, name = routes.with_parallel_track(desk.board, chosen(desk)[-1])
    _edit_board(desk, tr("Add a track to {routes}"), board)
    desk.selection.set([ThingRef("route", name)])


def _can_straighten(desk: Desk) -> bool:
    return any(routes.bends_along(desk.board, name) for name in chosen(desk))


def _straighten(desk: Desk) -> None:
    _edit(desk, tr("Straighten {routes}"), routes.straightened)


def _reverse(desk: Desk) -> None:
    _edit(desk, tr("Reverse {routes}"), routes.with_reversed)


def _release_spaces(desk: Desk) -> None:
    title = tr("Let spaces of {routes} follow the curve")
    _change(desk, title, spaces=())


def _join(desk: Desk) -> None:
    board, name = routes.with_joined(desk.board, chosen(desk))
    _edit_board(desk, tr("Join {routes}"), board)
    desk.selection.set([ThingRef("route", name)])


COLOR = Submenu(Menu.ROUTE, say("Colour"))

COLORS = {
    RouteColor.PURPLE: ("P", say("Make purple")),
    RouteColor.WHITE: ("W", say("Make white")),
    RouteColor.BLUE: ("B", say("Make blue")),
    RouteColor.YELLOW: ("Y", say("Make yellow")),
    RouteColor.ORANGE: ("O", say("Make orange")),
    RouteColor.BLACK: ("K", say("Make black")),
    RouteColor.RED: ("R", say("Make red")),
    RouteColor.GREEN: ("G", say("Make green")),
    RouteColor.GRAY: ("A", say("Make gray, for any colour")),
}
"""Letters and titles of the colours: K is black, as printers say, and A is gray, for any colour."""


def _command(
    name: str,
    title: str,
    run: Callable[[Desk], None],
    shortcut: str = "",
    tool_key: ToolKey | None = None,
    *,
    enabled: Callable[[Desk], bool] = lambda desk: bool(chosen(desk)),
    checked: Callable[[Desk], bool] | None = None,
    begins_group: bool = False,
    menu: Menu | Submenu = Menu.ROUTE,
    offered_for: tuple[str, ...] = ("route",),
) -> Command:
    """Return a command whose key, if the tool has one, works with Shift from everywhere else."""
    return Command(
        f"route.{name}",
        title,
        run,
        menu,
        shortcut or (f"Shift+{tool_key.keys}" if tool_key is not None else ""),
        f"route-{name.replace('_', '-')}",
        enabled,
        checked,
        begins_group,
        offered_for=offered_for,
        tool_key=tool_key,
    )


COMMANDS = (
    *(
        _command(
            color.value,
            title,
            partial(_set_color, color=color),
            tool_key=ToolKey(
                letter, say("Gray, for any colour") if color is RouteColor.GRAY else color
            ),
            menu=COLOR,
        )
        for color, (letter, title) in COLORS.items()
    ),
    _command(
        "longer",
        say("One space longer"),
        partial(change_length, by=1),
        "Shift+PgUp",
        begins_group=True,
    ),
    _command("shorter", say("One space shorter"), partial(change_length, by=-1), "Shift+PgDown"),
    _command("fit_length", say("As many spaces as fit"), partial(set_length, length=None)),
    _command(
        "tunnel",
        say("Tunnel"),
        _toggle_tunnel,
        tool_key=ToolKey("T", say("Tunnel, or none")),
        checked=_are_tunnels,
        begins_group=True,
    ),
    _command("ferry", say("Ferry"), _toggle_ferry, "Shift+F", checked=_are_ferries),
    _command(
        "more_icons",
        say("One locomotive icon more"),
        partial(_change_icons, by=1),
        "Shift+I",
        ToolKey("F", say("One locomotive icon more: a ferry"), _cycle_icons),
        enabled=_any(lambda route: len(route.icons) < route.length),
    ),
    _command(
        "fewer_icons",
        say("One locomotive icon fewer"),
        partial(_change_icons, by=-1),
        "Ctrl+Shift+I",
        enabled=_any(lambda route: route.icons),
    ),
    _command(
        "larger_bonus",
        say("Draw one card more"),
        partial(_change_draw_bonus, by=1),
        tool_key=ToolKey("D", say("Draw one card more"), _cycle_draw_bonus),
    ),
    _command(
        "smaller_bonus",
        say("Draw one card fewer"),
        partial(_change_draw_bonus, by=-1),
        "Ctrl+Shift+D",
        enabled=_any(lambda route: route.draw_bonus),
    ),
    _command(
        "add_track",
        say("Add a parallel track"),
        _add_track,
        tool_key=ToolKey("X", say("Another track beside it")),
        begins_group=True,
    ),
    _command(
        "straighten",
        say("Straighten"),
        _straighten,
        tool_key=ToolKey("S", say("Straighten")),
        enabled=_can_straighten,
    ),
    _command("reverse", say("Reverse"), _reverse, tool_key=ToolKey("U", say("Turn round"))),
    _command(
        "follow_curve",
        say("Let spaces follow the curve again"),
        _release_spaces,
        tool_key=ToolKey("L", say("Let spaces follow the curve again")),
        enabled=_any(lambda route: route.is_placed_by_hand),
    ),
    _command(
        "join",
        say("Join two routes"),
        _join,
        tool_key=ToolKey("J", say("Join two routes")),
        enabled=can_join,
    ),
    _command(
        "delete",
        say("Delete routes"),
        delete,
        begins_group=True,
        offered_for=(),  # their menu has Delete, for whatever is selected
    ),
)

BY_LETTER = {command.tool_key.keys: command for command in COMMANDS if command.tool_key is not None}
"""The commands that the route tool runs for a letter alone."""

TOOL_KEYS = (
    ToolKey("1 – 9", say("So many spaces long")),
    ToolKey("0", say("As long as fits")),
    ToolKey("+  −", say("One space longer or shorter")),
    *(command.tool_key for command in COMMANDS if command.tool_key is not None),
    ToolKey(say("Esc"), say("One bend back")),
)
"""What the route tool takes."""
