"""The keys of the route tool."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trackwright.editor.canvas.desk import Desk
from trackwright.editor.tools import route_commands as commands
from trackwright.editor.tools.keys import digit_of, letter_of, sign_of
from trackwright.editor.tools.route_drawing import RouteDraft
from trackwright.schema.board import LONGEST_ROUTE
from trackwright.schema.colors import RouteColor

COLORS = {
    Qt.Key.Key_P: RouteColor.PURPLE,
    Qt.Key.Key_W: RouteColor.WHITE,
    Qt.Key.Key_B: RouteColor.BLUE,
    Qt.Key.Key_Y: RouteColor.YELLOW,
    Qt.Key.Key_O: RouteColor.ORANGE,
    Qt.Key.Key_K: RouteColor.BLACK,
    Qt.Key.Key_R: RouteColor.RED,
    Qt.Key.Key_G: RouteColor.GREEN,
    Qt.Key.Key_A: RouteColor.GRAY,
}
"""The letters of the colours: K is black, as printers say, and A is gray, for any colour."""

Command = Callable[[Desk], None]

_ALWAYS: dict[Qt.Key, Command] = {
    Qt.Key.Key_T: commands.toggle_tunnel,
    Qt.Key.Key_F: commands.cycle_icons,
    Qt.Key.Key_D: commands.cycle_draw_bonus,
    Qt.Key.Key_X: commands.add_track,
    Qt.Key.Key_U: commands.reverse,
    Qt.Key.Key_Delete: commands.delete,
    Qt.Key.Key_Backspace: commands.delete,
}

_SOMETIMES: dict[Qt.Key, tuple[Callable[[Desk], bool], Command]] = {
    Qt.Key.Key_S: (commands.can_straighten, commands.straighten),
    Qt.Key.Key_L: (commands.can_release, commands.release),
    Qt.Key.Key_J: (commands.can_join, commands.join),
}


def draft_after(draft: RouteDraft, event: QKeyEvent, spaces: int) -> RouteDraft | None:
    """Return a draft as a key changes it; None if the key means nothing for it.

    `spaces` is how long the draft is now.
    """
    letter, digit = letter_of(event), digit_of(event)
    traits = draft.traits
    if digit is not None:
        return replace(draft, length=digit or None)
    if sign_of(event):
        length = min(max(spaces + sign_of(event), 1), LONGEST_ROUTE)
        return replace(draft, length=length)
    if letter in COLORS:
        traits = replace(traits, color=COLORS[letter])
    elif letter == Qt.Key.Key_T:
        traits = replace(traits, tunnel=not traits.tunnel)
    elif letter == Qt.Key.Key_F:
        traits = replace(traits, icons=(traits.icons + 1) % (spaces + 1))
    elif letter == Qt.Key.Key_D:
        cards = (traits.draw_bonus + 1) % (commands.MOST_CARDS + 1)
        traits = replace(traits, draw_bonus=cards)
    else:
        return None
    return replace(draft, traits=traits)


def command_for(desk: Desk, event: QKeyEvent) -> Command | None:
    """Return what a key does with the selected routes; None if it means nothing for them."""
    letter, digit = letter_of(event), digit_of(event)
    if digit is not None:
        return partial(commands.set_length, length=digit or None)
    if sign_of(event):
        return partial(commands.change_length, by=sign_of(event))
    if letter in COLORS:
        return partial(commands.set_color, color=COLORS[letter])
    if letter in _SOMETIMES:
        possible, command = _SOMETIMES[letter]
        return command if possible(desk) else None
    return _ALWAYS.get(letter) if letter is not None else None
