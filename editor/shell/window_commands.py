"""Commands for the window: panels, appearance and languages."""

from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, Menu, Submenu, WindowCommand
from trackwright.editor.base.language import LANGUAGE, LANGUAGES
from trackwright.editor.base.style import APPEARANCE, Appearance
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.names import languages_of
from trackwright.editor.document.thing_names import NAMES_SETTING
from trackwright.editor.shell.panels import PANELS
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

PANEL_MENU = Submenu(Menu.VIEW, say("&Panels"))
APPEARANCE_MENU = Submenu(Menu.VIEW, say("&Appearance"))
LANGUAGE_MENU = Submenu(Menu.VIEW, say("&Language"))

APPEARANCES = {
    Appearance.SYSTEM: say("Like the system"),
    Appearance.LIGHT: say("Light"),
    Appearance.DARK: say("Dark"),
}


def _show_next_language(desk: Desk) -> None:
    languages = languages_of(desk.board)
    now = desk.scene.language
    place = languages.index(now) if now in languages else -1
    desk.window.program.settings.set(NAMES_SETTING, languages[(place + 1) % len(languages)])
    words = tr("Names are shown in this language: {language}", language=desk.scene.language)
    desk.window.say(words)


def _toggle_panel(desk: Desk, panel: str) -> None:
    desk.window.show_panel(panel, not desk.window.panel_shown(panel))


def _is_panel_shown(desk: Desk, panel: str) -> bool:
    return desk.window.panel_shown(panel)


def _set(window: "Window", setting: str, value: str) -> None:
    window.program.settings.set(setting, value)


def _is_set(window: "Window", setting: str, value: str) -> bool:
    return window.program.settings.text(setting) == value


NEXT_LANGUAGE = Command(
    "view.next_language",
    say("Names in the next language"),
    _show_next_language,
    icon="language",
    enabled=lambda desk: len(languages_of(desk.board)) > 1,
)

PANEL_COMMANDS = (
    *(
        Command(
            f"panel.{kind.id}",
            kind.title,
            partial(_toggle_panel, panel=kind.id),
            PANEL_MENU,
            checked=partial(_is_panel_shown, panel=kind.id),
            begins_group=kind is PANELS[0],
        )
        for kind in PANELS
    ),
    Command(
        "view.reset_layout",
        say("Put all panels back"),
        lambda desk: desk.window.reset_layout(),
        PANEL_MENU,
        begins_group=True,
    ),
)

SHOW_RULES = Command(
    "board.rules",
    say("Rules…"),
    lambda desk: desk.window.show_panel("rules"),
    Menu.BOARD,
    icon="rules",
    offered_for=("board",),
)

APPEARANCE_COMMANDS = tuple(
    WindowCommand(
        f"look.{appearance}",
        title,
        partial(_set, setting=APPEARANCE, value=appearance),
        APPEARANCE_MENU,
        icon=appearance,
        checked=partial(_is_set, setting=APPEARANCE, value=appearance),
    )
    for appearance, title in APPEARANCES.items()
)

# Each language is called what its speakers call it, whatever the interface speaks.
LANGUAGE_COMMANDS = tuple(
    WindowCommand(
        f"language.{language or 'system'}",
        title,
        partial(_set, setting=LANGUAGE, value=language),
        LANGUAGE_MENU,
        checked=partial(_is_set, setting=LANGUAGE, value=language),
    )
    for language, title in {"": say("That of the system"), **LANGUAGES}.items()
)
