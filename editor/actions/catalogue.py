"""All actions there are."""

from collections.abc import Iterable

from trackwright.editor.actions import (
    arrange,
    background,
    board,
    city,
    country,
    edit,
    file,
    heat,
    helping,
    look,
    panels,
    route,
    tickets,
    tools,
    view,
)
from trackwright.editor.actions.action import Action


class ClashingActionsError(Exception):
    """Two actions with one id or one key: a mistake in the program."""


def collected(groups: Iterable[tuple[Action, ...]]) -> tuple[Action, ...]:
    """Return the actions of several modules, none of which clash."""
    actions = [action for group in groups for action in group]
    by_word: dict[str, Action] = {}
    for action in actions:
        for word in (action.id, *filter(None, action.shortcut.split("; "))):
            if word in by_word:
                raise ClashingActionsError(f"{by_word[word].id} and {action.id}: {word}")
            by_word[word] = action
    return tuple(actions)


ACTIONS = collected(
    [
        file.ACTIONS,
        edit.ACTIONS,
        view.ACTIONS,
        heat.ACTIONS,
        panels.ACTIONS,
        look.ACTIONS,
        arrange.ACTIONS,
        city.ACTIONS,
        country.ACTIONS,
        background.ACTIONS,
        board.ACTIONS,
        route.ACTIONS,
        tickets.ACTIONS,
        tools.ACTIONS,
        helping.ACTIONS,
    ]
)
"""Every action, in the order of the menus."""
