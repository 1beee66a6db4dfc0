"""Menus on the canvas: what can be done with the thing under the pointer."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from trackwright.editor.base.command import AnyCommand, Command, Menu, Submenu
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.thing_names import things_name
from trackwright.editor.shell.all_commands import COMMANDS
from trackwright.editor.tools.select import selectable
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

BOARD = "board"
"""What commands are offered for where there is nothing."""


class ContextMenu(Guarded, QMenu):
    """Offers what can be done with what is selected; deleted when it closes."""

    def __init__(self, window: "Window", at: Point | None) -> None:
        super().__init__(window)
        self._window = window
        self._at = at
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("context")
        desk = window.require_desk()
        if desk.selection.refs:
            # Qt's own headings do not show where menus have a style sheet.
            words = things_name(desk.board, desk.selection.refs, desk.scene.language)
            head = self.addAction(words.replace("&", "&&"))
            font = self.font()
            font.setBold(True)
            head.setFont(font)
            head.setEnabled(False)
        kinds = {place.kind for place in desk.selection.refs} or {BOARD}
        offered = [
            c for c in COMMANDS if kinds.intersection(c.offered_for) and c.is_enabled(window)
        ]
        # What only this kind of thing has comes first, what every thing has below.
        self._fill(sorted(offered, key=lambda command: command.menu is Menu.EDIT))

    def _fill(self, commands: list[AnyCommand]) -> None:
        submenus: dict[Submenu, QMenu] = {}
        above: Menu | None = None
        for command in commands:
            menu: QMenu = self
            if command.top_menu is not above:
                self.addSeparator()
                above = command.top_menu
            if isinstance(command.menu, Submenu):
                if command.menu not in submenus:
                    submenus[command.menu] = self.addMenu(tr(command.menu.title))
                menu = submenus[command.menu]
            if command.begins_group and not menu.isEmpty():
                menu.addSeparator()
            if command.run_at is not None and self._at is not None:
                here = tr("Paste here") if command.id == "edit.paste" else command.translated
                shown = QAction(icon(command.icon), here, self)
                connect(shown.triggered, partial(self._run_here, command))
                menu.addAction(shown)
            else:
                menu.addAction(self._window.qt_action(command.id))

    def _run_here(self, command: AnyCommand) -> None:
        if isinstance(command, Command) and command.run_at is not None and self._at is not None:
            command.run_at(self._window.require_desk(), self._at)


def show_context_menu(window: "Window", pointer: Pointer | None, at: QPoint) -> ContextMenu:
    """Show the menu of what lies under the pointer, or of what is selected if a key asks."""
    desk = window.require_desk()
    if pointer is None:
        menu = ContextMenu(window, None)
        menu.popup(_beside_selected(desk) or at)
        return menu
    found = selectable(desk, desk.scene.hits.meant_at(pointer.at, pointer.reach))
    if found is None:
        desk.selection.clear()
    elif found not in desk.selection:
        desk.selection.set([found])
    menu = ContextMenu(window, pointer.at)
    menu.popup(at)
    return menu


def _beside_selected(desk: Desk) -> QPoint | None:
    for place in desk.selection.refs:
        middle = _middle_of(desk, place)
        if middle is not None:
            return desk.view.viewport().mapToGlobal(desk.view.mapFromScene(middle))
    return None


def _middle_of(desk: Desk, place: ThingRef) -> QPointF | None:
    if place.kind == "route" and place.id in desk.scene.layout_now.tracks:
        spaces = desk.scene.layout_now.tracks[place.id].spaces
        middle = spaces[len(spaces) // 2]
        return QPointF(middle.x, middle.y)
    extent = desk.scene.hits.extent([place])
    return None if extent is None else extent.center()
