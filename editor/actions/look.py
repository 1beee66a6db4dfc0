"""Actions of the menu View that change how the program looks and which language it speaks."""

from trackwright.editor.actions.action import Action, Menu, always
from trackwright.editor.language import LANGUAGE, LANGUAGES
from trackwright.editor.style import APPEARANCE, Appearance
from trackwright.editor.window import Window
from trackwright.editor.words import QT_TRANSLATE_NOOP

_APPEARANCE = QT_TRANSLATE_NOOP("Menu", "&Appearance")
_LANGUAGE = QT_TRANSLATE_NOOP("Menu", "&Language")

_TITLES = {
    Appearance.SYSTEM: QT_TRANSLATE_NOOP("Action", "Like the system"),
    Appearance.LIGHT: QT_TRANSLATE_NOOP("Action", "Light"),
    Appearance.DARK: QT_TRANSLATE_NOOP("Action", "Dark"),
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
    def run(window: Window) -> None:
        window.program.settings.set(setting, value)

    def is_chosen(window: Window) -> bool:
        return window.program.settings.text(setting) == value

    return Action(name, title, run, Menu.VIEW, "", icon, always, is_chosen, submenu=submenu)


ACTIONS = (
    *map(_appears, Appearance),
    _chooses(
        "language.system",
        QT_TRANSLATE_NOOP("Action", "That of the system"),
        LANGUAGE,
        "",
        _LANGUAGE,
    ),
    *map(_speaks, LANGUAGES),
)
