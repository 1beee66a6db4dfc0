"""Commands: what a user can do, declared once for menus, bars, palette, keys and tools."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from trackwright.editor.base.language import capitalized
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.canvas.desk import Desk
    from trackwright.editor.shell.window import Window

Target = TypeVar("Target")


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


@dataclass(frozen=True)
class Submenu:
    """A menu inside another one; its title is a say(…)."""

    menu: Menu
    title: str


@dataclass(frozen=True)
class ToolKey:
    """A key or gesture of a tool, and what it does.

    Attributes:
        keys: As people write them; say(…) if they contain words.
        title: In English: say(…), or a colour.
        run: What it does if not the same as the command that it is declared with.
    """

    keys: str
    title: str
    run: "Callable[[Desk], None] | None" = None

    @property
    def shown_keys(self) -> str:
        """The keys in the language of the interface."""
        return tr(self.keys)

    @property
    def translated(self) -> str:
        """What it does in the language of the interface."""
        return capitalized(tr(self.title))


@dataclass(frozen=True)
class TargetCommand(Generic[Target]):
    """Something that can be done; `run`, `enabled` and `checked` take what it is done with.

    Attributes:
        id: Its name for settings and tests: `edit.undo`.
        title: What menus and the palette call it, in English: say(…).
        menu: None if only the palette and keys reach it.
        shortcut: Keys, as Qt writes them: `Ctrl+Z`; several with `; ` between them.
        icon: The name of its picture.
        enabled: None if it can be done whenever there is what it takes.
        checked: For commands that are switched on and off.
        begins_group: Whether a line is above it in its menu; for the first one of a submenu,
            above that.
        offered_for: Kinds of things whose context menu has it: `city`, `route`, …; `board` for
            the empty board.
        tool_key: The key that does the same while the tool of its menu is in hand.
        run_at: What it does from a context menu, at the place where that was opened.
    """

    id: str
    title: str
    run: Callable[[Target], None]
    menu: Menu | Submenu | None = None
    shortcut: str = ""
    icon: str = ""
    enabled: Callable[[Target], bool] | None = None
    checked: Callable[[Target], bool] | None = None
    begins_group: bool = False
    in_toolbar: bool = False
    offered_for: tuple[str, ...] = ()
    tool_key: ToolKey | None = None
    run_at: Callable[[Target, Point], None] | None = None

    def target(self, window: "Window") -> Target | None:
        """Return what it is done with in a window; None if there is no such thing now."""
        raise NotImplementedError

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)

    @property
    def place(self) -> str:
        """The menus that lead to it, in the language of the interface: `View › Panels`."""
        titles = [self.top_menu or "", self.menu.title if isinstance(self.menu, Submenu) else ""]
        return " › ".join(tr(title).replace("&", "") for title in titles if title)

    @property
    def top_menu(self) -> Menu | None:
        """The menu of the menu bar that leads to it."""
        return self.menu.menu if isinstance(self.menu, Submenu) else self.menu

    def is_enabled(self, window: "Window") -> bool:
        """Tell whether it can be done now."""
        target = self.target(window)
        return target is not None and (self.enabled is None or self.enabled(target))

    def is_checked(self, window: "Window") -> bool:
        """Tell whether it is switched on."""
        target = self.target(window)
        return target is not None and self.checked is not None and self.checked(target)

    def execute(self, window: "Window") -> None:
        """Run it, if it can be done now."""
        target = self.target(window)
        if target is not None and self.is_enabled(window):
            self.run(target)


@dataclass(frozen=True)
class Command(TargetCommand["Desk"]):
    """A command for the open board, which takes its desk."""

    def target(self, window: "Window") -> "Desk | None":
        """Return the desk; None while no board is open."""
        return window.desk


@dataclass(frozen=True)
class WindowCommand(TargetCommand["Window"]):
    """A command that needs no board, and takes the window."""

    def target(self, window: "Window") -> "Window":
        """Return the window."""
        return window


AnyCommand = Command | WindowCommand


class LazyModule:
    """A module that is imported when something of it is first used, so that starting is quick.

    Where one is made, `if TYPE_CHECKING` imports the module itself, so that types are known.
    """

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._module), name)
