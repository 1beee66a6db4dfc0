"""The keys of the route tool."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trackwright.editor.base.command import Command
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.tools import route_commands as commands
from trackwright.editor.tools.route_drawing import Draft
from trackwright.schema.board import LONGEST_ROUTE
from trackwright.schema.colors import RouteColor

_OTHERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)

_DRAFT_COLORS = {f"route.{color}": color for color in RouteColor}


def letter_of(event: QKeyEvent) -> Qt.Key | None:
    """Return a key that is pressed alone; keys with Shift and others belong to the menus."""
    shift = Qt.KeyboardModifier.ShiftModifier
    return None if event.modifiers() & (_OTHERS | shift) else Qt.Key(event.key())


def digit_of(event: QKeyEvent) -> int | None:
    """Return the digit of a key, with Shift or without: some keyboards have digits there."""
    is_digit = event.text().isdecimal() and not event.modifiers() & _OTHERS
    return int(event.text()) if is_digit else None


def sign_of(event: QKeyEvent) -> int:
    """Return 1 for a plus, −1 for a minus, 0 for another key."""
    return 0 if event.modifiers() & _OTHERS else {"+": 1, "-": -1}.get(event.text(), 0)


def command_with_letter(event: QKeyEvent) -> Command | None:
    """Return the command that is declared with the letter of a key."""
    letter = letter_of(event)
    is_ascii = letter is not None and letter <= Qt.Key.Key_Z
    return commands.BY_LETTER.get(chr(letter)) if letter is not None and is_ascii else None


def is_color(event: QKeyEvent) -> bool:
    """Tell whether a key chooses a colour."""
    command = command_with_letter(event)
    return command is not None and command.id in _DRAFT_COLORS


def draft_after(draft: Draft, event: QKeyEvent, spaces: int) -> Draft | None:
    """Return a draft as a key changes it; None if the key means nothing for it.

    `spaces` is how long the draft is now.
    """
    digit, command = digit_of(event), command_with_letter(event)
    traits = draft.traits
    if digit is not None:
        return replace(draft, length=digit or None)
    if sign_of(event):
        length = min(max(spaces + sign_of(event), 1), LONGEST_ROUTE)
        return replace(draft, length=length)
    name = command.id if command is not None else ""
    if name in _DRAFT_COLORS:
        traits = replace(traits, color=_DRAFT_COLORS[name])
    elif name == "route.tunnel":
        traits = replace(traits, tunnel=not traits.tunnel)
    elif name == "route.more_icons":
        traits = replace(traits, icons=(traits.icons + 1) % (spaces + 1))
    elif name == "route.larger_bonus":
        cards = (traits.draw_bonus + 1) % (commands.MOST_CARDS + 1)
        traits = replace(traits, draw_bonus=cards)
    else:
        return None
    return replace(draft, traits=traits)


def change_for(desk: Desk, event: QKeyEvent) -> Callable[[Desk], None] | None:
    """Return what a key does with the selected routes; None if it means nothing for them."""
    digit, command = digit_of(event), command_with_letter(event)
    if digit is not None:
        return partial(commands.set_length, length=digit or None)
    if sign_of(event):
        return partial(commands.change_length, by=sign_of(event))
    if letter_of(event) in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
        return commands.delete
    if command is None or command.tool_key is None:
        return None
    if command.tool_key.run is not None:
        return command.tool_key.run
    return command.run if command.enabled is None or command.enabled(desk) else None
