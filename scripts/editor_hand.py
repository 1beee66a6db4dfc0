"""A newcomer's hand at the editor: real events of mouse and keyboard, counted."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from mouse_events import Place, drag, move, press, release
from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QScrollArea, QWidget

from trackwright.editor.shell.window import Window

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
LONGEST_WAIT, LOOKS_EVERY = 20_000, 5
"""How long the hand rests for work in the background, and how often it looks, in ms."""

Asked = TypeVar("Asked", bound=QWidget)


@dataclass
class Effort:
    """What a piece of work takes, and how long a hand would be busy with it.

    The seconds are those of Card, Moran and Newell's keystroke-level model (1980): an average
    typist, a mouse, one moment of thought before each thing that is decided.
    """

    clicks: int = 0
    drags: int = 0
    keys: int = 0
    reaches: int = 0
    thoughts: int = 0

    @property
    def actions(self) -> int:
        """How many clicks, drags and keys there are."""
        return self.clicks + self.drags + self.keys

    @property
    def seconds(self) -> float:
        """How long a hand is busy: keys, pointing and pressing, reaching over, thinking."""
        pointing = 1.3 * self.clicks + 2.4 * self.drags
        return 0.28 * self.keys + pointing + 0.4 * self.reaches + 1.35 * self.thoughts

    def __add__(self, other: "Effort") -> "Effort":
        return Effort(
            self.clicks + other.clicks,
            self.drags + other.drags,
            self.keys + other.keys,
            self.reaches + other.reaches,
            self.thoughts + other.thoughts,
        )


@dataclass
class Hand:
    """Clicks and types in one window as a user would; `look` is called for each picture."""

    window: Window
    look: Callable[[str], None] = lambda _name: None
    effort: Effort = field(default_factory=Effort)
    _is_on_keys: bool = False

    def think(self) -> None:
        """Decide what to do next."""
        self.effort.thoughts += 1

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press a key where the focus is."""
        self._reach(for_keys=True)
        self.effort.keys += 1
        QTest.keyClick(self._focus(), key, modifiers)

    def write(self, text: str) -> None:
        """Type where the focus is."""
        for letter in text:
            self._reach(for_keys=True)
            self.effort.keys += 1
            QTest.keyClicks(self._focus(), letter)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click a widget, in its middle or somewhere else, once it is scrolled into view."""
        self.scroll_to(widget)
        self._reach(for_keys=False)
        self.effort.clicks += 1
        QTest.mouseClick(widget, LEFT, NO_KEYS, at or widget.rect().center())

    def scroll_to(self, widget: QWidget) -> None:
        """Rest until a widget is in view; what is laid out meanwhile may move it away again."""
        self.wait_until(lambda: _is_in_view(widget))

    def point_at(self, at: Place) -> None:
        """Move the pointer over a place of the board, as the next click does, too."""
        move(self.window, *at)

    def click_board(self, at: Place) -> None:
        """Click a place of the board, in mm."""
        self._reach(for_keys=False)
        self.effort.clicks += 1
        press(self.window, *at)
        release(self.window, *at)

    def drag_on_board(self, start: Place, end: Place) -> None:
        """Drag what lies at one place of the board to another."""
        self._reach(for_keys=False)
        self.effort.drags += 1
        drag(self.window, start, end)

    def choose_in(self, menu: QMenu, title: str) -> None:
        """Click an entry of an open menu."""
        self.click(menu, menu.actionGeometry(_entry(menu, title)).center())

    def open_menu(self, title: str) -> QMenu:
        """Click a menu of the window, and return it."""
        bar = self.window.menuBar()
        entry = _entry(bar, title)
        self.click(bar, bar.actionGeometry(entry).center())
        return self._opened(entry)

    def close_panel(self, panel: str) -> None:
        """Click the cross of a panel."""
        dock = self.window.panel(panel)
        assert dock is not None
        cross = dock.findChild(QAbstractButton, "qt_dockwidget_closebutton")
        assert cross is not None
        self.click(cross)

    def take_tool(self, tool: str) -> None:
        """Click a tool."""
        bar = self.window.menus.toolbox
        self.click(bar.widgetForAction(self.window.qt_action(f"tool.{tool}")))

    def asked(self, kind: type[Asked]) -> Asked:
        """Return the dialog or menu of a kind, once it has opened."""

        def opened() -> list[Asked]:
            return [each for each in self.window.findChildren(kind) if each.isVisible()]

        self.wait_until(lambda: bool(opened()))
        (found,) = opened()
        self.wait_until(lambda: isinstance(found, QMenu) or found.isActiveWindow())
        return found

    def wait_until(self, done: Callable[[], bool]) -> None:
        """Rest until something has come."""
        waited = 0
        QApplication.processEvents()
        while not done():
            assert waited < LONGEST_WAIT, "what was waited for did not come"
            loop = QEventLoop()
            QTimer.singleShot(LOOKS_EVERY, loop.quit)
            loop.exec()
            waited += LOOKS_EVERY

    def _opened(self, entry: QAction) -> QMenu:
        menus = self.window.findChildren(QMenu)
        (menu,) = [menu for menu in menus if menu.menuAction() == entry]
        self.wait_until(menu.isVisible)
        return menu

    def _focus(self) -> QWidget:
        if QApplication.activeWindow() is None:  # as a window manager does when a dialog closes
            self.window.activateWindow()
            self.wait_until(self.window.isActiveWindow)
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self.window

    def _reach(self, *, for_keys: bool) -> None:
        if for_keys is not self._is_on_keys:
            self.effort.reaches += 1
            self._is_on_keys = for_keys


def _entry(menu: QWidget, title: str) -> QAction:
    (entry,) = [action for action in menu.actions() if action.text().replace("&", "") == title]
    return entry


def _is_in_view(widget: QWidget) -> bool:
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if area is not None and widget.isVisible():
        area.ensureWidgetVisible(widget)
    return not widget.visibleRegion().isEmpty()
