"""Actions that show and hide panels."""

from trackwright.editor.actions.action import Action, Menu
from trackwright.editor.panels.catalogue import PANELS, PanelKind
from trackwright.editor.window import Window
from trackwright.editor.words import QT_TRANSLATE_NOOP

_PANELS = QT_TRANSLATE_NOOP("Menu", "&Panels")


def _shows(kind: PanelKind) -> Action:
    def run(window: Window) -> None:
        window.show_panel(kind.id, not window.panel_shown(kind.id))

    def is_shown(window: Window) -> bool:
        return window.panel_shown(kind.id)

    return Action(
        f"panel.{kind.id}",
        kind.title,
        run,
        Menu.VIEW,
        checked=is_shown,
        begins_group=kind is PANELS[0],
        submenu=_PANELS,
        context="Panel",
    )


def _reset(window: Window) -> None:
    window.reset_layout()


ACTIONS = (
    *map(_shows, PANELS),
    Action(
        "view.reset_layout",
        QT_TRANSLATE_NOOP("Action", "Put all panels back"),
        _reset,
        Menu.VIEW,
        begins_group=True,
        submenu=_PANELS,
    ),
)
