"""What can be done with the selected routes, by a key of the route tool or from the menu."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Action, Late, Menu
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
    from trackwright.editor.shell.window import Window
else:
    route_shapes = Late("trackwright.editor.document.edits.route_shapes")
    routes = Late("trackwright.editor.document.edits.routes")

MOST_CARDS = 3
"""The draw bonus after which a key begins with none again."""


def chosen(desk: Desk) -> tuple[str, ...]:
    """Return the ids of the selected routes."""
    return desk.selection.ids("route")


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
    _edit(desk, _icons_title(), routes.with_icons_changed(desk.board, chosen(desk), by))


def cycle_icons(desk: Desk) -> None:
    """Put one icon more on the selected routes, and none after the last space has one."""
    first = chosen_routes(desk)[0]
    icons = (len(first.icons) + 1) % (first.length + 1)
    _edit(desk, _icons_title(), routes.with_icons(desk.board, chosen(desk), icons))


def can_draw_fewer(desk: Desk) -> bool:
    """Tell whether a selected route has a draw bonus."""
    return any(route.draw_bonus for route in chosen_routes(desk))


def change_draw_bonus(desk: Desk, by: int) -> None:
    """Give the selected routes a larger or smaller draw bonus."""
    _edit(desk, _bonus_title(), routes.with_draw_bonus_changed(desk.board, chosen(desk), by))


def cycle_draw_bonus(desk: Desk) -> None:
    """Give the selected routes a larger draw bonus, and none after the largest."""
    cards = (chosen_routes(desk)[0].draw_bonus + 1) % (MOST_CARDS + 1)
    _edit(desk, _bonus_title(), routes.with_draw_bonus(desk.board, chosen(desk), cards))


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
    return routes.meeting_stop(desk.board, chosen(desk)) is not None


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
    desk.edit(title.replace("{routes}", _called(desk)), board)


def _called(desk: Desk) -> str:
    places = [ThingRef("route", name) for name in chosen(desk)]
    return things_name(desk.board, places, desk.scene.language)


def _icons_title() -> str:
    return tr("Icons of {routes}")


def _bonus_title() -> str:
    return tr("Draw bonus of {routes}")


_COLOR = say("Colour")


def _has_routes(desk: Desk) -> bool:
    return bool(chosen(desk))


def _route_action(
    name: str,
    title: str,
    command: Callable[[Desk], None],
    key: str = "",
    *,
    possible: Callable[[Desk], bool] = _has_routes,
    checked: Callable[[Desk], bool] | None = None,
    begins_group: bool = False,
    submenu: str = "",
    offered_for: tuple[str, ...] = ("route",),
) -> Action:
    def run(window: "Window") -> None:
        command(window.require_desk())

    def enabled(window: "Window") -> bool:
        return window.desk is not None and _has_routes(window.desk) and possible(window.desk)

    def is_on(window: "Window") -> bool:
        return window.desk is not None and checked is not None and checked(window.desk)

    return Action(
        f"route.{name}",
        title,
        run,
        Menu.ROUTE,
        key,
        f"route-{name.replace('_', '-')}",
        enabled,
        is_on if checked is not None else None,
        begins_group,
        submenu=submenu,
        offered_for=offered_for,
    )


def _color_action(color: RouteColor, title: str, key: str) -> Action:
    command = partial(set_color, color=color)
    return _route_action(color.value, title, command, key, submenu=_COLOR)


ACTIONS = (
    _color_action(RouteColor.PURPLE, say("Make purple"), "Shift+P"),
    _color_action(RouteColor.WHITE, say("Make white"), "Shift+W"),
    _color_action(RouteColor.BLUE, say("Make blue"), "Shift+B"),
    _color_action(RouteColor.YELLOW, say("Make yellow"), "Shift+Y"),
    _color_action(RouteColor.ORANGE, say("Make orange"), "Shift+O"),
    _color_action(RouteColor.BLACK, say("Make black"), "Shift+K"),
    _color_action(RouteColor.RED, say("Make red"), "Shift+R"),
    _color_action(RouteColor.GREEN, say("Make green"), "Shift+G"),
    _color_action(RouteColor.GRAY, say("Make gray, for any colour"), "Shift+A"),
    _route_action(
        "longer",
        say("One space longer"),
        partial(change_length, by=1),
        "Shift+PgUp",
        begins_group=True,
    ),
    _route_action(
        "shorter", say("One space shorter"), partial(change_length, by=-1), "Shift+PgDown"
    ),
    _route_action("fit_length", say("As many spaces as fit"), partial(set_length, length=None)),
    _route_action(
        "tunnel", say("Tunnel"), toggle_tunnel, "Shift+T", checked=are_tunnels, begins_group=True
    ),
    _route_action("ferry", say("Ferry"), toggle_ferry, "Shift+F", checked=are_ferries),
    _route_action(
        "more_icons",
        say("One locomotive icon more"),
        partial(change_icons, by=1),
        "Shift+I",
        possible=can_have_more_icons,
    ),
    _route_action(
        "fewer_icons",
        say("One locomotive icon fewer"),
        partial(change_icons, by=-1),
        "Ctrl+Shift+I",
        possible=can_have_fewer_icons,
    ),
    _route_action(
        "larger_bonus", say("Draw one card more"), partial(change_draw_bonus, by=1), "Shift+D"
    ),
    _route_action(
        "smaller_bonus",
        say("Draw one card fewer"),
        partial(change_draw_bonus, by=-1),
        "Ctrl+Shift+D",
        possible=can_draw_fewer,
    ),
    _route_action(
        "add_track", say("Add a parallel track"), add_track, "Shift+X", begins_group=True
    ),
    _route_action("straighten", say("Straighten"), straighten, "Shift+S", possible=can_straighten),
    _route_action("reverse", say("Reverse"), reverse, "Shift+U"),
    _route_action(
        "follow_curve",
        say("Let spaces follow the curve again"),
        release,
        "Shift+L",
        possible=can_release,
    ),
    _route_action("join", say("Join two routes"), join, "Shift+J", possible=can_join),
    _route_action(
        "delete",
        say("Delete routes"),
        delete,
        begins_group=True,
        offered_for=(),  # their menu has Delete, for whatever is selected
    ),
)
