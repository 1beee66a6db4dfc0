"""The commands of a window: each action with its words, picture and keys, in menus and bars."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolBar, QWidget

from trackwright.editor.base.command import Action, Menu
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.shell.commands import ACTIONS
from trackwright.editor.shell.shortcuts import is_about_keys, keys_of, shown_keys
from trackwright.editor.tools.catalogue import TOOL
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

BAR_ICON, TOOL_ICON = QSize(20, 20), QSize(24, 24)


class Commands(Guarded, QObject):
    """One Qt action for each action there is.

    Attributes:
        toolbar: The bar above the canvas.
        toolbox: The bar with the tools.
    """

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._made = {action.id: (action, self._make(action)) for action in ACTIONS}
        self._menus: dict[Menu, QMenu] = {}
        self._submenus: dict[tuple[Menu, str], QMenu] = {}
        self._fill_menus()
        self.toolbar = self._bar("toolbar", Qt.ToolBarArea.TopToolBarArea, BAR_ICON)
        self.toolbox = self._bar("toolbox", Qt.ToolBarArea.LeftToolBarArea, TOOL_ICON)
        self._fill_bars()
        connect(window.program.settings.changed, self._follow_setting)
        self.translate()

    def qt_action(self, action: str) -> QAction:
        """Return the Qt action of an action."""
        return self._made[action][1]

    def menu(self, menu: Menu) -> QMenu:
        """Return one of the menus."""
        return self._menus[menu]

    def menu_of(self, action: str) -> QMenu:
        """Return the menu that an action stands in, be it inside another one."""
        declared = self._made[action][0]
        if declared.menu is None:
            raise KeyError(action)
        return self._menu_of(declared.menu, declared.submenu)

    def refresh(self) -> None:
        """Enable what can be done now."""
        for action, made in self._made.values():
            made.setEnabled(action.enabled(self._window))
            if action.checked is not None:
                made.setChecked(action.checked(self._window))

    def translate(self) -> None:
        """Have all words in the language of the interface."""
        for menu, shown in self._menus.items():
            shown.setTitle(menu.translated)
        for (_, submenu), shown in self._submenus.items():
            shown.setTitle(tr(submenu))
        for action, made in self._made.values():
            made.setText(action.translated)
            self._tell_keys(action, made)
        self.toolbar.setWindowTitle(tr("Toolbar"))
        self.toolbox.setWindowTitle(tr("Toolbox"))

    def _make(self, action: Action) -> QAction:
        made = QAction(icon(action.icon), action.translated, self._window)
        made.setObjectName(action.id)
        made.setMenuRole(QAction.MenuRole.NoRole)  # macOS would guess one from the title
        made.setShortcuts(keys_of(self._window.program.settings, action))
        made.setCheckable(action.checked is not None)
        made.setIconVisibleInMenu(action.checked is None)  # where it would hide the tick
        connect(made.triggered, lambda: self._run(action))
        self._window.addAction(made)
        return made

    def _run(self, action: Action) -> None:
        if action.enabled(self._window):
            action.run(self._window)
        self._window.refresh()  # Qt has switched a checkable one whether or not it could be done

    def _fill_menus(self) -> None:
        for menu in Menu:
            self._menus[menu] = self._window.menuBar().addMenu(menu.translated)
        for action, made in self._made.values():
            if action.menu is not None:
                shown = self._menu_of(action.menu, action.submenu, parted=action.begins_group)
                if action.begins_group and not shown.isEmpty():
                    shown.addSeparator()
                shown.addAction(made)
        for filled in self._menus.values():
            filled.menuAction().setVisible(not filled.isEmpty())

    def _menu_of(self, menu: Menu, submenu: str, *, parted: bool = False) -> QMenu:
        if not submenu:
            return self._menus[menu]
        if (menu, submenu) not in self._submenus:
            if parted and not self._menus[menu].isEmpty():
                self._menus[menu].addSeparator()
            title = tr(submenu)
            self._submenus[menu, submenu] = self._menus[menu].addMenu(title)
        return self._submenus[menu, submenu]

    def _bar(self, name: str, area: Qt.ToolBarArea, size: QSize) -> QToolBar:
        bar = QToolBar(self._window)
        bar.setObjectName(name)
        bar.setMovable(False)
        bar.setIconSize(size)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._window.addToolBar(area, bar)
        return bar

    def _fill_bars(self) -> None:
        menu: Menu | None = None
        for action, made in self._made.values():
            if action.id.startswith(TOOL):
                self.toolbox.addAction(made)
            elif action.in_toolbar:
                if action.menu is Menu.HELP:
                    self.toolbar.addWidget(_spring())
                elif menu not in (None, action.menu):
                    self.toolbar.addSeparator()
                menu = action.menu
                self.toolbar.addAction(made)

    def _follow_setting(self, name: str) -> None:
        if is_about_keys(name):
            for action, made in self._made.values():
                if name.endswith(f"/{action.id}"):
                    made.setShortcuts(keys_of(self._window.program.settings, action))
                    self._tell_keys(action, made)

    def _tell_keys(self, action: Action, made: QAction) -> None:
        keys = shown_keys(made.shortcuts()[:1])
        made.setToolTip(f"{action.translated} ({keys})" if keys else action.translated)


def _spring() -> QWidget:
    """Return what pushes the rest of a bar to its end."""
    spring = QWidget()
    spring.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return spring
