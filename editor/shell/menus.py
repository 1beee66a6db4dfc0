"""The menus and tool bars of a window, made from the commands."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolBar, QWidget

from trackwright.editor.base.command import AnyCommand, Menu, Submenu
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.shell.all_commands import COMMANDS, KEYS, keys_of, shown_keys
from trackwright.editor.tools.all_tools import TOOL
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

BAR_ICON, TOOL_ICON = QSize(20, 20), QSize(24, 24)


class Menus(Guarded, QObject):
    """One QAction for each command, in menus and bars.

    What can be done depends on nearly everything in a window, and most of it is not in view. So a
    QAction is brought up to date when somebody could notice:

    - those in bars and open menus in the next turn of the event loop after something changed;
    - those of a menu when it opens;
    - those with keys when a key is pressed after something changed: Qt asks with a
      ShortcutOverride whether a widget wants the key, before it looks which QAction has it;
    - one when it is asked for by its id.
    """

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._commands = {command.id: command for command in COMMANDS}
        self._all = QActionGroup(self)  # one connection for all
        self._all.setExclusive(False)
        connect(self._all.triggered, self._run)
        self._actions = {command.id: self._make_action(command) for command in COMMANDS}
        self._menus: dict[Menu | Submenu, QMenu] = {}
        self._keys_are_stale = True
        self._timer = QTimer(self, singleShot=True, interval=0)
        connect(self._timer.timeout, self._update_visible)
        self._fill_menus()
        self.toolbar = self._make_bar("toolbar", Qt.ToolBarArea.TopToolBarArea, BAR_ICON)
        self.toolbox = self._make_bar("toolbox", Qt.ToolBarArea.LeftToolBarArea, TOOL_ICON)
        self._fill_bars()
        self._name_bars()
        self.watch_keys(window)
        connect(window.program.settings.changed, self._follow_setting)

    def qt_action(self, command: str) -> QAction:
        """Return the QAction of a command, up to date."""
        self._update([self._commands[command]])
        return self._actions[command]

    def menu(self, menu: Menu | Submenu) -> QMenu:
        """Return one of the menus."""
        return self._menus[menu]

    def menu_of(self, command: str) -> QMenu:
        """Return the menu that a command is in."""
        menu = self._commands[command].menu
        if menu is None:
            raise KeyError(command)
        return self._menus[menu]

    def refresh(self) -> None:
        """Bring QActions up to date: something changed that commands may depend on."""
        self._keys_are_stale = True
        self._timer.start()

    def watch_keys(self, widget: QWidget) -> None:
        """Bring QActions with keys up to date before keys take effect that a top-level gets."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        if event.type() == QEvent.Type.ShortcutOverride and self._keys_are_stale:
            self._keys_are_stale = False
            self._update(c for c in COMMANDS if self._actions[c.id].shortcuts())
        return False

    def translate(self) -> None:
        """Show all words in the language of the interface."""
        for menu, shown in self._menus.items():
            shown.setTitle(tr(menu.title if isinstance(menu, Submenu) else menu))
        for command in COMMANDS:
            _translate_action(self._actions[command.id], command)
        self._name_bars()

    def _update(self, commands: "Iterable[AnyCommand]") -> None:
        for command in commands:
            action = self._actions[command.id]
            action.setEnabled(command.is_enabled(self._window))
            if command.checked is not None:
                action.setChecked(command.is_checked(self._window))

    def _update_visible(self) -> None:
        self._update(c for c in COMMANDS if c.in_toolbar or c.id.startswith(TOOL))
        for menu, shown in self._menus.items():
            if shown.isVisible():
                self._update_menu(menu)

    def _update_menu(self, menu: Menu | Submenu) -> None:
        self._update(command for command in COMMANDS if command.menu == menu)

    def _make_action(self, command: AnyCommand) -> QAction:
        action = QAction(self._window)
        action.setIcon(icon(command.icon))
        action.setObjectName(command.id)
        action.setMenuRole(QAction.MenuRole.NoRole)  # macOS would guess one from the title
        action.setShortcuts(keys_of(self._window.program.settings, command))
        action.setCheckable(command.checked is not None)
        action.setIconVisibleInMenu(command.checked is None)  # where it would hide the tick
        _translate_action(action, command)
        self._all.addAction(action)
        self._window.addAction(action)  # last: each change after that is an event
        return action

    def _run(self, action: QAction) -> None:
        command = self._commands[action.objectName()]
        command.execute(self._window)
        self._update([command])  # Qt has switched a checkable one whether or not it could be done
        self.refresh()

    def _fill_menus(self) -> None:
        for menu in Menu:
            self._add_menu(menu, self._window.menuBar().addMenu(tr(menu)))
        for command in COMMANDS:
            if command.menu is not None:
                if isinstance(command.menu, Submenu) and command.menu not in self._menus:
                    parent = self._menus[command.menu.menu]
                    if command.begins_group and not parent.isEmpty():
                        parent.addSeparator()
                    self._add_menu(command.menu, parent.addMenu(tr(command.menu.title)))
                shown = self._menus[command.menu]
                if command.begins_group and not shown.isEmpty():
                    shown.addSeparator()
                shown.addAction(self._actions[command.id])
        for shown in self._menus.values():
            shown.menuAction().setVisible(not shown.isEmpty())

    def _add_menu(self, menu: Menu | Submenu, shown: QMenu) -> None:
        self._menus[menu] = shown
        connect(shown.aboutToShow, lambda: self._update_menu(menu))

    def _make_bar(self, name: str, area: Qt.ToolBarArea, size: QSize) -> QToolBar:
        bar = QToolBar(self._window)
        bar.setObjectName(name)
        bar.setMovable(False)
        bar.setIconSize(size)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._window.addToolBar(area, bar)
        return bar

    def _fill_bars(self) -> None:
        menu: Menu | None = None
        for command in COMMANDS:
            if command.id.startswith(TOOL):
                self.toolbox.addAction(self._actions[command.id])
            elif command.in_toolbar:
                if command.menu is Menu.HELP:
                    spring = QWidget()  # pushes the rest of the bar to its end
                    spring.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
                    self.toolbar.addWidget(spring)
                elif menu not in (None, command.menu):
                    self.toolbar.addSeparator()
                menu = command.top_menu
                self.toolbar.addAction(self._actions[command.id])

    def _follow_setting(self, name: str) -> None:
        command = self._commands.get(name.removeprefix(KEYS))
        if command is not None:
            keys = keys_of(self._window.program.settings, command)
            self._actions[command.id].setShortcuts(keys)
            _translate_action(self._actions[command.id], command)
            self.refresh()  # it may have had no key to be kept up to date for

    def _name_bars(self) -> None:
        self.toolbar.setWindowTitle(tr("Toolbar"))
        self.toolbox.setWindowTitle(tr("Toolbox"))


def _translate_action(action: QAction, command: AnyCommand) -> None:
    """Give a QAction its words in the language of the interface, and its keys in the tool tip."""
    title, keys = command.translated, shown_keys(action.shortcuts()[:1])
    action.setText(title)
    action.setToolTip(f"{title} ({keys})" if keys else title)
