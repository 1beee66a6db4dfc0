"""Actions of the menu View that change how the program looks and which language it speaks."""

from typing import TYPE_CHECKING

from trackwright.editor.base.command import Action, Menu, always
from trackwright.editor.base.language import LANGUAGE, LANGUAGES
from trackwright.editor.base.style import APPEARANCE, Appearance
from trackwright.editor.shell.panels import PANELS, PanelKind
from trackwright.schema.sentences import say

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

_APPEARANCE = say("&Appearance")
_LANGUAGE = say("&Language")

_TITLES = {
    Appearance.SYSTEM: say("Like the system"),
    Appearance.LIGHT: say("Light"),
    Appearance.DARK: say("Dark"),
}


def _appears(appearance: Appearance) -> Action:
    return _chooses(
        f"look.{appearance}", _TITLES[appearance], APPEARANCE, appearance, _APPEARANCE, appearance
    )


def _speaks(language: str) -> Action:
    # Each language is called what its speakers call it, whatever the interface speaks.
    return _chooses(f"language.{language}", LANGUAGES[language], LANGUAGE, language, _LANGUAGE)


def _chooses(
    name: str, title: str, setting: str, value: str, submenu: str, icon: str = ""
) -> Action:
    def run(window: "Window") -> None:
        window.program.settings.set(setting, value)

    def is_chosen(window: "Window") -> bool:
        return window.program.settings.text(setting) == value

    return Action(name, title, run, Menu.VIEW, "", icon, always, is_chosen, submenu=submenu)


ACTIONS = (
    *map(_appears, Appearance),
    _chooses("language.system", say("That of the system"), LANGUAGE, "", _LANGUAGE),
    *map(_speaks, LANGUAGES),
)


_PANELS = say("&Panels")


def _shows(kind: PanelKind) -> Action:
    def run(window: "Window") -> None:
        window.show_panel(kind.id, not window.panel_shown(kind.id))

    def is_shown(window: "Window") -> bool:
        return window.panel_shown(kind.id)

    return Action(
        f"panel.{kind.id}",
        kind.title,
        run,
        Menu.VIEW,
        checked=is_shown,
        begins_group=kind is PANELS[0],
        submenu=_PANELS,
    )


def _reset(window: "Window") -> None:
    window.reset_layout()


PANELS_ACTIONS = (
    *map(_shows, PANELS),
    Action(
        "view.reset_layout",
        say("Put all panels back"),
        _reset,
        Menu.VIEW,
        begins_group=True,
        submenu=_PANELS,
    ),
)
