"""The steps of the tour: what each points at, and what it says."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


@dataclass(frozen=True)
class Step:
    """One bubble.

    Attributes:
        title, words: In English: say(…). Words hold the keys of commands in
            braces: `{file.save}`.
        points_at: Returns the part of the window that it is about, in the window's pixels.
        tool: The tool that is picked up with it, so that it can be tried at once.
        commands: The commands whose keys the words hold.
    """

    title: str
    words: str
    points_at: Callable[["Window"], QRect]
    tool: str = "select"
    commands: tuple[str, ...] = ()

    @property
    def translated_title(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)

    def text(self, window: "Window") -> str:
        """Return its words in the language of the interface, with the keys that hold now."""
        words = tr(self.words)
        for command in self.commands:
            words = words.replace(f"{{{command}}}", window.keys_of(command))
        return words


def _area(window: "Window", part: QWidget) -> QRect:
    return QRect(part.mapTo(window, part.rect().topLeft()), part.size())


def _canvas(window: "Window") -> QRect:
    return _area(window, window.require_desk().view)


def _toolbox(window: "Window") -> QRect:
    return _area(window, window.menus.toolbox)


def _button(command: str) -> Callable[["Window"], QRect]:
    def area(window: "Window") -> QRect:
        made = window.qt_action(command)
        for bar in (window.menus.toolbox, window.menus.toolbar):
            button = bar.widgetForAction(made)
            if button is not None and button.isVisible():
                return _area(window, button)
        return _toolbox(window)

    return area


def _panels(window: "Window") -> QRect:
    area = QRect()
    for dock in window.docks.seen():
        if not dock.isFloating():
            area = area.united(_area(window, dock))
    return area if not area.isNull() else _area(window, window.menuBar())


def _status(window: "Window") -> QRect:
    return _area(window, window.statusBar())


STEPS = (
    Step(
        say("Your board"),
        say(
            "This is a copy, so try whatever you like. The wheel zooms where the pointer is; hold "
            "the space bar and drag to move about. {view.fit} shows the whole board."
        ),
        _canvas,
        commands=("view.fit",),
    ),
    Step(
        say("Tools"),
        say(
            "What the pointer does depends on the tool. Each has a letter, so your hand can stay "
            "on the board: {tool.select} selects, {tool.city} places cities, {tool.route} draws "
            "routes."
        ),
        _toolbox,
        commands=("tool.select", "tool.city", "tool.route"),
    ),
    Step(
        say("Cities"),
        say(
            "Click where the city shall be and type its name. Real towns are offered while you "
            "type; take one with Enter, and it goes where it lies on the map."
        ),
        _button("tool.city"),
        tool="city",
    ),
    Step(
        say("Routes"),
        say(
            "Click a city, then bends if you want some, then another city. Meanwhile 1 to 9 set "
            "the length, a letter sets the colour, T makes a tunnel and F a ferry. X adds a "
            "second track."
        ),
        _button("tool.route"),
        tool="route",
    ),
    Step(
        say("Change anything"),
        say(
            "Click a thing to select it and drag it; double-click to rename it; right-click to see "
            "what else can be done. Names find their places by themselves, or where you drag them."
        ),
        _button("tool.select"),
    ),
    Step(
        say("What comes next"),
        say(
            "This line always tells what the tool in hand expects, and on the right where the "
            "pointer is on the board."
        ),
        _status,
    ),
    Step(
        say("Panels"),
        say(
            "The inspector shows and edits the properties of what is selected. Behind it, layers "
            "can be hidden, locked or dimmed, and the history takes you back to any step: nothing "
            "you try is final. {edit.undo} undoes the last step."
        ),
        _panels,
        commands=("edit.undo",),
    ),
    Step(
        say("Every command by its name"),
        say(
            "{help.palette} finds any command while you type, and shows its keys. Help › Shortcuts "
            "lists them all and lets you change them."
        ),
        _button("help.palette"),
        commands=("help.palette",),
    ),
    Step(
        say("Your work is safe"),
        say(
            "{file.save} saves. In between, unsaved work is written down every few seconds, and is "
            "offered again should the computer stop. Now go and build a board!"
        ),
        _button("file.save"),
        commands=("file.save",),
    ),
)
