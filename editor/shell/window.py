"""The window: canvas, tools, panels, menus and the status line."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QTabWidget, QWidget

from trackwright.editor.base.command import Menu
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.document import Document
from trackwright.editor.document.files.disk_operations import is_read_only
from trackwright.editor.document.files.recent_files import RecentMenu
from trackwright.editor.document.files.save_controller import SaveController
from trackwright.editor.document.selection import TakesOver
from trackwright.editor.languages.names_menu import NamesMenu
from trackwright.editor.shell.docks import (
    Docks,
    PanelDock,
    arrange_panels,
    forget_panels,
    remember_panels,
    remember_place,
    stand_as_before,
)
from trackwright.editor.shell.status_line import StatusLine
from trackwright.editor.tools.catalogue import TOOLS
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.canvas.pointer import Pointer
    from trackwright.editor.shell.menus import Commands
    from trackwright.editor.shell.program import Program
    from trackwright.editor.tools.tool import Tool
    from trackwright.editor.welcome.page import WelcomePage


class Window(Guarded, QMainWindow):
    """One window with one board.

    Attributes:
        desk: The board on it; None while there is none.
        program: What it shares with other windows.
        filing: Saves and closes its board.
        docks: Its panels.
        status: Its status line.
    """

    def __init__(self, program: "Program | None" = None, *, expects_board: bool = False) -> None:
        super().__init__()
        from trackwright.editor.shell.menus import Commands  # late: actions know the window
        from trackwright.editor.shell.program import Program  # late: so does the program

        self.program = program or Program()
        self.program.adopt(self)
        self.save_controller = SaveController(self)
        self.desk: Desk | None = None
        self.setAcceptDrops(True)
        self._tools: dict[str, Tool] = {}
        self._tool = ""
        self.docks = Docks(self, self._tick_panel)
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        self._commands = Commands(self)
        self._recent = RecentMenu(self)
        self._recent.insert_below(self.qt_action("file.open"), self._commands.menu(Menu.FILE))
        self._names = NamesMenu(self)
        self._welcome: WelcomePage | None = None
        self.status = StatusLine()
        connect(self.status.panel_wanted, self._show_wanted)
        self.setStatusBar(self.status)
        stand_as_before(self, self.program.settings, beside=len(self.program.windows) > 1)
        self._furnish()
        self._retitle()
        self.refresh()
        if not expects_board:
            self.offer_boards()

    @property
    def welcome(self) -> "WelcomePage":
        """The page that is shown while no board is open, made when it is first seen."""
        if self._welcome is None:
            from trackwright.editor.welcome.page import WelcomePage

            self._welcome = WelcomePage(self)
            self._pages.addWidget(self._welcome)
        return self._welcome

    @property
    def tool(self) -> str:
        """The id of the tool in hand."""
        return self._tool

    @property
    def is_free(self) -> bool:
        """Whether another board may take the place of what is on the desk, if anything is."""
        if self.desk is None:
            return True
        document = self.desk.document
        is_untouched = not document.is_modified and not document.history.count()
        return document.path is None and is_untouched and not self.unfinished()

    def come_forward(self) -> None:
        """Show the window above all others."""
        self.show()
        self.raise_()
        self.activateWindow()

    def require_desk(self) -> Desk:
        """Return the desk; an action that needs it is only enabled when there is one."""
        if self.desk is None:
            raise RuntimeError("no board is open")
        return self.desk

    def show_document(self, document: Document) -> None:
        """Put a board on the desk."""
        from trackwright.editor.shell.make_desk import lay  # late: a window may have no board

        self.clear_desk()
        desk = self.desk = lay(document, self.program.settings, self)
        scene, view = desk.scene, desk.view
        connect(document.history.indexChanged, self._refresh)
        connect(document.history.cleanChanged, self._retitle)
        connect(document.moved, self._retitle)
        connect(desk.selection.changed, self._refresh)
        connect(desk.selection.opened, self._show_properties)
        connect(desk.problems.failed, self._report)
        connect(desk.heat.failed, self._report)
        connect(desk.playtest.failed, self._report)
        self.status.watch(desk)
        connect(view.menu_wanted, self._show_menu)
        self._pages.addWidget(view)
        self._pages.setCurrentWidget(view)
        connect(view.furnished, self._refresh)
        connect(desk.heat.changed, self._refresh)
        connect(scene.state_changed, self._refresh)
        connect(scene.restyled, self._refresh)
        connect(scene.restyled, self._retitle)
        self._set_up_panels(desk)
        connect(scene.seen, self._make_seen_panels)
        self._furnish()
        self._put_down()
        self.save_controller.open_document(document)
        self._retitle()
        self.refresh()
        view.setFocus()

    def clear_desk(self) -> None:
        """Take the board off the desk."""
        if self.desk is None:
            return
        self._tools[self._tool].deactivate()
        self.save_controller.close_document()
        self._tools, self._tool = {}, ""
        remember_panels(self, self.program.settings)
        self.docks.remove()
        self._pages.removeWidget(self.desk.view)
        self.desk.clear()
        self.desk = None
        self.program.cleared.emit()
        self._furnish()
        self.offer_boards()
        self._retitle()
        self.refresh()

    def offer_boards(self) -> None:
        """Show the page that boards are opened from, if none is open."""
        if self.desk is None:
            self._pages.setCurrentWidget(self.welcome)

    def pick_up(self, tool: str) -> "Tool":
        """Take another tool in hand, and return it."""
        desk = self.require_desk()
        if self._tool:
            self._tools[self._tool].deactivate()
        self._tool = tool
        if tool not in self._tools:
            self._tools[tool] = self._made_tool(tool)
        desk.view.set_hand(self._tools[tool])
        self._tools[tool].activate()
        self.refresh()
        return self._tools[tool]

    def settle(self) -> None:
        """Put what is typed onto the board, which is about to be saved or closed."""
        typed_in = self.focusWidget()
        if typed_in and self.docks.hold(typed_in):
            typed_in.clearFocus()  # fields of panels take what is typed when they are left
            typed_in.setFocus()
        for tool in self._tools.values():
            tool.settle()
        for panel in self.docks.typed_into().values():
            panel.settle()

    def unfinished(self) -> dict[str, str]:
        """Return what is begun and not on the board yet: a sentence for each tool or panel."""
        sentences = {name: tool.unfinished for name, tool in self._tools.items()}
        sentences |= {name: panel.unfinished for name, panel in self.docks.typed_into().items()}
        return {name: sentence for name, sentence in sentences.items() if sentence}

    def drafts(self) -> dict[str, str]:
        """Return what is half drawn, written down, for each tool."""
        texts = {name: tool.draft_text for name, tool in self._tools.items()}
        return {name: text for name, text in texts.items() if text}

    def take_drafts(self, drafts: Mapping[str, str]) -> None:
        """Go on with what was half drawn; the last tool that has something is in hand."""
        for kind in TOOLS:
            if kind.id in drafts:
                self.pick_up(kind.id).take_draft(drafts[kind.id])

    def panel_shown(self, panel: str) -> bool:
        """Tell whether a panel is shown, be it behind another one."""
        dock = self.docks.get(panel)
        return dock is not None and dock.is_shown

    def show_panel(self, panel: str, shown: bool = True) -> None:
        """Show a panel above those it shares its place with, or hide it."""
        self.docks.show(panel, shown)

    def keys_of(self, action: str) -> str:
        """Return the keys of an action, as people of this system write them."""
        return self.qt_action(action).shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def panel(self, panel: str) -> PanelDock | None:
        """Return a panel in its frame; None while no board is open."""
        dock = self.docks.get(panel)
        if dock is not None:
            dock.make()
        return dock

    def reset_layout(self) -> None:
        """Let all panels stand as they do at first."""
        forget_panels(self.program.settings)
        self._renew_panels(self.require_desk())

    def parts(self) -> list[QWidget]:
        """Return what the keyboard can go to, in order: the canvas, then panels that are seen."""
        if self.desk is None:
            return [self.welcome]
        return [self.desk.view, *(dock.make() for dock in self.docks.seen())]

    def say(self, message: str) -> None:
        """Tell something in the status line for a while."""
        self.status.tell(message)

    def trigger(self, action: str) -> None:
        """Do an action as if it were chosen from its menu."""
        self.qt_action(action).trigger()

    def qt_action(self, action: str) -> QAction:
        """Return the Qt action of an action, for menus of panels and the canvas."""
        return self._commands.qt_action(action)

    def refresh(self) -> None:
        """Enable what can be done now."""
        self._commands.refresh()

    @property
    def commands(self) -> "Commands":
        """Its menus and bars."""
        return self._commands

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()  # until all that follows has gone well
        if self.program.waiting.is_under_way:
            self.program.waiting.afterwards(self.close)
            return
        if not self.save_controller.may_close():
            return
        remember_place(self, self.program.settings)
        self.clear_desk()
        if self._welcome is not None:
            self._welcome.stop()
        event.accept()
        self.program.forget(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._translate()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = _files(event.mimeData())
        if files:
            event.acceptProposedAction()
            self.program.open_controller.open_all(files, self)

    def _set_up_panels(self, desk: Desk) -> None:
        self.docks.build(desk)
        arrange_panels(self, self.program.settings)
        if desk.scene.is_seen:
            self.docks.make_seen()  # or empty frames might be painted before Qt tells of them

    def _renew_panels(self, desk: Desk) -> None:
        """Have all panels anew; they go on with what is typed into them."""
        before = self.docks.typed_into()
        for panel in before.values():
            panel.settle()
        self.docks.remove()
        self._set_up_panels(desk)
        for name, panel in before.items():
            dock = self.docks.get(name)
            renewed = dock.make() if dock is not None and panel.unfinished else None
            if isinstance(renewed, TakesOver):
                renewed.take_over(panel)

    def _furnish(self) -> None:
        """Have bars and a status line only beside a board."""
        for part in (self._commands.toolbar, self._commands.toolbox, self.status):
            part.setVisible(self.desk is not None)

    def _translate(self) -> None:
        self._commands.translate()
        if self._welcome is not None:
            self._welcome.translate()
        self._retitle()
        if self.desk is not None:
            remember_panels(self, self.program.settings)
            self._renew_panels(self.desk)
            self.status.translate(self._tools[self._tool].hint())
        self.refresh()

    def _make_seen_panels(self) -> None:
        self.docks.make_seen()

    def _tick_panel(self, panel: str, shown: bool) -> None:
        self.qt_action(f"panel.{panel}").setChecked(shown)

    def _refresh(self, _news: object = None) -> None:
        self.refresh()

    def _made_tool(self, tool: str) -> "Tool":
        (kind,) = (kind for kind in TOOLS if kind.id == tool)
        made = kind.make(self.require_desk())
        connect(made.hint_changed, self.status.hint.setText)
        connect(made.done, self._put_down)
        connect(made.said, self.say)
        connect(made.tool_wanted, self._hand_over)
        connect(made.draft_changed, self.save_controller.keep_drafts)
        return made

    def _show_wanted(self, panel: str) -> None:
        self.show_panel(panel)

    def _show_properties(self, place: ThingRef) -> None:
        from trackwright.editor.inspector.panel import InspectorPanel  # late: loaded when seen

        self.show_panel("inspector", True)
        dock = self.panel("inspector")
        if dock is not None and isinstance(dock.panel, InspectorPanel):
            dock.panel.open(place)

    def _report(self, error: Exception) -> None:
        raise error

    def _hand_over(self, tool: str) -> None:
        self.pick_up(tool)

    def _show_menu(self, pointer: "Pointer | None", at: QPoint) -> None:
        from trackwright.editor.shell.context_menu import show_context_menu

        show_context_menu(self, pointer, at)

    def _put_down(self) -> None:
        self.pick_up(TOOLS[0].id)

    def _retitle(self, _clean: bool = False) -> None:
        if self.desk is None:
            self.setWindowTitle("Trackwright")
            return
        document = self.desk.document
        title = printable(text_in(document.board.meta.title, self.desk.scene.language))
        file = document.path.name if document.path else tr("not saved yet")
        if document.path is not None and is_read_only(document.path):
            file = tr("{file}, read-only", file=file)
        self.setWindowTitle(f"{title} – {file}[*] – Trackwright")
        self.setWindowModified(document.is_modified)


def _files(dragged: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile()]
