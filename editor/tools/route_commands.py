"""Commands for the selected routes, from the menu Route or by a key of the route tool."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, LazyModule, Menu, Submenu, ToolKey
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.thing_names import things_name
from trackwright.schema.board import Board, Route
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import without
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.document.edits import route_shapes, routes
else:
    route_shapes = LazyModule("trackwright.editor.document.edits.route_shapes")
    routes = LazyModule("trackwright.editor.document.edits.routes")

MOST_CARDS = 3
"""The draw bonus after which a key begins with none again."""


def chosen(desk: Desk) -> tuple[str, ...]:
    """Return the ids of the selected routes."""
    return desk.selection.ids("route")


def has_chosen(desk: Desk) -> bool:
    """Tell whether a route is selected."""
    return bool(chosen(desk))


def chosen_routes(desk: Desk) -> tuple[Route, ...]:
    """Return the selected routes, in the order in which they were selected."""
    by_id = {route.id: route for route in desk.board.routes}
    return tuple(by_id[name] for name in chosen(desk) if name in by_id)


def set_color(desk: Desk, color: RouteColor) -> None:
    """Paint the selected routes."""
    title = tr("Make {routes} {color}")
    board = routes.with_color(desk.board, chosen(desk), color)
    _edit(desk, title.replace("{color}", tr(color)), board)


def set_length(desk: Desk, length: int | None) -> None:
    """Give the selected routes a length; without one, as many spaces as fit their curves."""
    if length is None:
        title = tr("Fit the length of {routes}")
        _edit(desk, title, routes.with_fitting_length(desk.board, chosen(desk)))
    else:
        title = tr("Length {length} for {routes}")
        board = routes.with_length(desk.board, chosen(desk), length)
        _edit(desk, title.replace("{length}", str(length)), board)


def change_length(desk: Desk, by: int) -> None:
    """Make the selected routes longer or shorter."""
    longer = tr("Lengthen {routes}")
    shorter = tr("Shorten {routes}")
    board = routes.with_length_changed(desk.board, chosen(desk), by)
    _edit(desk, longer if by > 0 else shorter, board)


def are_tunnels(desk: Desk) -> bool:
    """Tell whether all selected routes are tunnels."""
    found = chosen_routes(desk)
    return bool(found) and all(route.tunnel for route in found)


def toggle_tunnel(desk: Desk) -> None:
    """Make the selected routes tunnels, or none if all are."""
    on = not are_tunnels(desk)
    title = tr("Make {routes} a tunnel") if on else tr("Make {routes} no tunnel")
    _edit(desk, title, routes.with_tunnel(desk.board, chosen(desk), on))


def are_ferries(desk: Desk) -> bool:
    """Tell whether all selected routes are ferries."""
    found = chosen_routes(desk)
    return bool(found) and all(route.ferry for route in found)


def toggle_ferry(desk: Desk) -> None:
    """Make the selected routes ferries, or none if all are."""
    on = not are_ferries(desk)
    title = tr("Make {routes} a ferry") if on else tr("Make {routes} no ferry")
    _edit(desk, title, routes.with_ferry(desk.board, chosen(desk), on))


def can_have_more_icons(desk: Desk) -> bool:
    """Tell whether a selected route has a space without an icon."""
    return any(len(route.icons) < route.length for route in chosen_routes(desk))


def can_have_fewer_icons(desk: Desk) -> bool:
    """Tell whether a selected route has an icon."""
    return any(route.icons for route in chosen_routes(desk))


def change_icons(desk: Desk, by: int) -> None:
    """Put more or fewer icons on the selected routes."""
    _edit(desk, tr("Icons of {routes}"), routes.with_icons_changed(desk.board, chosen(desk), by))


def cycle_icons(desk: Desk) -> None:
    """Put one icon more on the selected routes, and none after the last space has one."""
    first = chosen_routes(desk)[0]
    icons = (len(first.icons) + 1) % (first.length + 1)
    _edit(desk, tr("Icons of {routes}"), routes.with_icons(desk.board, chosen(desk), icons))


def can_draw_fewer(desk: Desk) -> bool:
    """Tell whether a selected route has a draw bonus."""
    return any(route.draw_bonus for route in chosen_routes(desk))


def change_draw_bonus(desk: Desk, by: int) -> None:
    """Give the selected routes a larger or smaller draw bonus."""
    _edit(
        desk,
        tr("Draw bonus of {routes}"),
        routes.with_draw_bonus_changed(desk.board, chosen(desk), by),
    )


def cycle_draw_bonus(desk: Desk) -> None:
    """Give the selected routes a larger draw bonus, and none after the largest."""
    cards = (chosen_routes(desk)[0].draw_bonus + 1) % (MOST_CARDS + 1)
    _edit(
        desk, tr("Draw bonus of {routes}"), routes.with_draw_bonus(desk.board, chosen(desk), cards)
    )


def add_track(desk: Desk) -> None:
    """Lay another track beside the last selected route, and select it."""
    board, name = routes.with_parallel_track(desk.board, chosen(desk)[-1])
    _edit(desk, tr("Add a track to {routes}"), board)
    desk.selection.set([ThingRef("route", name)])


def can_straighten(desk: Desk) -> bool:
    """Tell whether a selected route has bends."""
    return any(route_shapes.bends_along(desk.board, name) for name in chosen(desk))


def straighten(desk: Desk) -> None:
    """Take the bends out of the selected routes."""
    title = tr("Straighten {routes}")
    _edit(desk, title, route_shapes.straightened(desk.board, chosen(desk)))


def reverse(desk: Desk) -> None:
    """Count the spaces of the selected routes from their other ends."""
    title = tr("Reverse {routes}")
    _edit(desk, title, routes.with_reversed(desk.board, chosen(desk)))


def can_release(desk: Desk) -> bool:
    """Tell whether a selected route has spaces that were placed by hand."""
    return any(route.is_placed_by_hand for route in chosen_routes(desk))


def release(desk: Desk) -> None:
    """Let the spaces of the selected routes follow their curves again."""
    title = tr("Let spaces of {routes} follow the curve")
    _edit(desk, title, route_shapes.with_spaces_released(desk.board, chosen(desk)))


def can_join(desk: Desk) -> bool:
    """Tell whether two routes are selected that meet where no other route ends."""
    return len(chosen(desk)) == 2 and routes.meeting_stop(desk.board, chosen(desk)) is not None


def join(desk: Desk) -> None:
    """Make one route out of the two that are selected, and select it."""
    board, name = routes.with_joined(desk.board, chosen(desk))
    _edit(desk, tr("Join {routes}"), board)
    desk.selection.set([ThingRef("route", name)])


def delete(desk: Desk) -> None:
    """Remove the selected routes."""
    title = tr("Delete {routes}")
    _edit(desk, title, without(desk.board, "routes", *chosen(desk)))


def _edit(desk: Desk, title: str, board: Board) -> None:
    places = [ThingRef("route", name) for name in chosen(desk)]
    names = things_name(desk.board, places, desk.scene.language)
    desk.edit(title.replace("{routes}", names), board)


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
    enabled: Callable[[Desk], bool] = has_chosen,
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
            partial(set_color, color=color),
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
        toggle_tunnel,
        tool_key=ToolKey("T", say("Tunnel, or none")),
        checked=are_tunnels,
        begins_group=True,
    ),
    _command("ferry", say("Ferry"), toggle_ferry, "Shift+F", checked=are_ferries),
    _command(
        "more_icons",
        say("One locomotive icon more"),
        partial(change_icons, by=1),
        "Shift+I",
        ToolKey("F", say("One locomotive icon more: a ferry"), cycle_icons),
        enabled=can_have_more_icons,
    ),
    _command(
        "fewer_icons",
        say("One locomotive icon fewer"),
        partial(change_icons, by=-1),
        "Ctrl+Shift+I",
        enabled=can_have_fewer_icons,
    ),
    _command(
        "larger_bonus",
        say("Draw one card more"),
        partial(change_draw_bonus, by=1),
        tool_key=ToolKey("D", say("Draw one card more"), cycle_draw_bonus),
    ),
    _command(
        "smaller_bonus",
        say("Draw one card fewer"),
        partial(change_draw_bonus, by=-1),
        "Ctrl+Shift+D",
        enabled=can_draw_fewer,
    ),
    _command(
        "add_track",
        say("Add a parallel track"),
        add_track,
        tool_key=ToolKey("X", say("Another track beside it")),
        begins_group=True,
    ),
    _command(
        "straighten",
        say("Straighten"),
        straighten,
        tool_key=ToolKey("S", say("Straighten")),
        enabled=can_straighten,
    ),
    _command("reverse", say("Reverse"), reverse, tool_key=ToolKey("U", say("Turn round"))),
    _command(
        "follow_curve",
        say("Let spaces follow the curve again"),
        release,
        tool_key=ToolKey("L", say("Let spaces follow the curve again")),
        enabled=can_release,
    ),
    _command(
        "join",
        say("Join two routes"),
        join,
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
