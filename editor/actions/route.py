"""Actions of the menu Route: what can be done with the selected routes.

Their keys are those of the route tool with Shift, and work whatever tool is in hand.
"""

from collections.abc import Callable
from functools import partial

from trackwright.editor.actions.action import Action, Menu
from trackwright.editor.desk import Desk
from trackwright.editor.tools import route_commands as commands
from trackwright.editor.window import Window
from trackwright.editor.words import QT_TRANSLATE_NOOP
from trackwright.schema.colors import RouteColor

_COLOR = QT_TRANSLATE_NOOP("Menu", "Colour")


def _has_routes(desk: Desk) -> bool:
    return bool(commands.chosen(desk))


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
    def run(window: Window) -> None:
        command(window.require_desk())

    def enabled(window: Window) -> bool:
        return window.desk is not None and _has_routes(window.desk) and possible(window.desk)

    def is_on(window: Window) -> bool:
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
    command = partial(commands.set_color, color=color)
    return _route_action(color.value, title, command, key, submenu=_COLOR)


ACTIONS = (
    _color_action(RouteColor.PURPLE, QT_TRANSLATE_NOOP("Action", "Make purple"), "Shift+P"),
    _color_action(RouteColor.WHITE, QT_TRANSLATE_NOOP("Action", "Make white"), "Shift+W"),
    _color_action(RouteColor.BLUE, QT_TRANSLATE_NOOP("Action", "Make blue"), "Shift+B"),
    _color_action(RouteColor.YELLOW, QT_TRANSLATE_NOOP("Action", "Make yellow"), "Shift+Y"),
    _color_action(RouteColor.ORANGE, QT_TRANSLATE_NOOP("Action", "Make orange"), "Shift+O"),
    _color_action(RouteColor.BLACK, QT_TRANSLATE_NOOP("Action", "Make black"), "Shift+K"),
    _color_action(RouteColor.RED, QT_TRANSLATE_NOOP("Action", "Make red"), "Shift+R"),
    _color_action(RouteColor.GREEN, QT_TRANSLATE_NOOP("Action", "Make green"), "Shift+G"),
    _color_action(
        RouteColor.GRAY, QT_TRANSLATE_NOOP("Action", "Make gray, for any colour"), "Shift+A"
    ),
    _route_action(
        "longer",
        QT_TRANSLATE_NOOP("Action", "One space longer"),
        partial(commands.change_length, by=1),
        "Shift+PgUp",
        begins_group=True,
    ),
    _route_action(
        "shorter",
        QT_TRANSLATE_NOOP("Action", "One space shorter"),
        partial(commands.change_length, by=-1),
        "Shift+PgDown",
    ),
    _route_action(
        "fit_length",
        QT_TRANSLATE_NOOP("Action", "As many spaces as fit"),
        partial(commands.set_length, length=None),
    ),
    _route_action(
        "tunnel",
        QT_TRANSLATE_NOOP("Action", "Tunnel"),
        commands.toggle_tunnel,
        "Shift+T",
        checked=commands.are_tunnels,
        begins_group=True,
    ),
    _route_action(
        "ferry",
        QT_TRANSLATE_NOOP("Action", "Ferry"),
        commands.toggle_ferry,
        "Shift+F",
        checked=commands.are_ferries,
    ),
    _route_action(
        "more_icons",
        QT_TRANSLATE_NOOP("Action", "One locomotive icon more"),
        partial(commands.change_icons, by=1),
        "Shift+I",
        possible=commands.can_have_more_icons,
    ),
    _route_action(
        "fewer_icons",
        QT_TRANSLATE_NOOP("Action", "One locomotive icon fewer"),
        partial(commands.change_icons, by=-1),
        "Ctrl+Shift+I",
        possible=commands.can_have_fewer_icons,
    ),
    _route_action(
        "larger_bonus",
        QT_TRANSLATE_NOOP("Action", "Draw one card more"),
        partial(commands.change_draw_bonus, by=1),
        "Shift+D",
    ),
    _route_action(
        "smaller_bonus",
        QT_TRANSLATE_NOOP("Action", "Draw one card fewer"),
        partial(commands.change_draw_bonus, by=-1),
        "Ctrl+Shift+D",
        possible=commands.can_draw_fewer,
    ),
    _route_action(
        "add_track",
        QT_TRANSLATE_NOOP("Action", "Add a parallel track"),
        commands.add_track,
        "Shift+X",
        begins_group=True,
    ),
    _route_action(
        "straighten",
        QT_TRANSLATE_NOOP("Action", "Straighten"),
        commands.straighten,
        "Shift+S",
        possible=commands.can_straighten,
    ),
    _route_action("reverse", QT_TRANSLATE_NOOP("Action", "Reverse"), commands.reverse, "Shift+U"),
    _route_action(
        "follow_curve",
        QT_TRANSLATE_NOOP("Action", "Let spaces follow the curve again"),
        commands.release,
        "Shift+L",
        possible=commands.can_release,
    ),
    _route_action(
        "join",
        QT_TRANSLATE_NOOP("Action", "Join two routes"),
        commands.join,
        "Shift+J",
        possible=commands.can_join,
    ),
    _route_action(
        "delete",
        QT_TRANSLATE_NOOP("Action", "Delete routes"),
        commands.delete,
        begins_group=True,
        offered_for=(),  # their menu has Delete, for whatever is selected
    ),
)
