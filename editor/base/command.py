"""What an action is."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import TYPE_CHECKING, Any

from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


class Menu(StrEnum):
    """The menus of the window, in order; the values are their titles."""

    FILE = say("&File")
    EDIT = say("&Edit")
    VIEW = say("&View")
    ARRANGE = say("&Arrange")
    BOARD = say("&Board")
    ROUTE = say("&Route")
    TICKETS = say("Tic&kets")
    TOOLS = say("&Tools")
    HELP = say("&Help")

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.value)


def always(_window: "Window") -> bool:
    """Tell that an action can always be done."""
    return True


def with_a_board(window: "Window") -> bool:
    """Tell whether a board is open."""
    return window.desk is not None


@dataclass(frozen=True)
class Action:
    """Something that can be done.

    Attributes:
        id: Its name for settings and tests: `edit.undo`.
        title: What menus and the palette call it, in English: say(…).
        run: Does it.
        menu: The menu it stands in; None if only the palette and keys reach it.
        shortcut: Keys, as Qt writes them: `Ctrl+Z`; several with `; ` between them.
        icon: The name of its picture.
        enabled: Tells whether it can be done now.
        checked: Tells whether it is on, for those that are switched on and off.
        begins_group: Whether a line stands above it in its menu; for the first one of a menu
            inside another, above that.
        in_toolbar: Whether it has a button in the toolbar.
        submenu: The title of the menu inside its menu that it stands in:
            say(…).
        offered_for: Kinds of things whose context menu it stands in: `city`, `route`, …; `board`
            for the empty board.
    """

    id: str
    title: str
    run: Callable[["Window"], None]
    menu: Menu | None = None
    shortcut: str = ""
    icon: str = ""
    enabled: Callable[["Window"], bool] = with_a_board
    checked: Callable[["Window"], bool] | None = None
    begins_group: bool = False
    in_toolbar: bool = False
    submenu: str = ""
    offered_for: tuple[str, ...] = ()

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)

    @property
    def place(self) -> str:
        """The menus that lead to it, in the language of the interface: `View › Panels`."""
        if self.menu is None:
            return ""
        menus = [self.menu.value, self.submenu] if self.submenu else [self.menu.value]
        words = (tr(title) for title in menus)
        return " › ".join(word.replace("&", "") for word in words)


class Late:
    """Stands for a module until something of it is wanted.

    Where it is made, `if TYPE_CHECKING` imports the module itself, so that types are known.
    """

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._module), name)
