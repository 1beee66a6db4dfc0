"""Actions that show heat over the network, one kind at a time."""

from trackwright.editor.actions.action import Action, Menu
from trackwright.editor.heats import HEATS, HeatKind
from trackwright.editor.window import Window
from trackwright.editor.words import QT_TRANSLATE_NOOP

HEAT_MENU = QT_TRANSLATE_NOOP("Menu", "Heat over the network")


def _shows(kind: HeatKind) -> Action:
    def run(window: Window) -> None:
        heat = window.require_desk().heat
        heat.show(None if heat.kind is kind else kind)

    def is_shown(window: Window) -> bool:
        return window.desk is not None and window.desk.heat.kind is kind

    return Action(
        f"heat.{kind.id}",
        kind.title,
        run,
        Menu.VIEW,
        checked=is_shown,
        submenu=HEAT_MENU,
        context="Heat",
    )


ACTIONS = tuple(map(_shows, HEATS))
