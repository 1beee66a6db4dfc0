"""The window: canvas, tools, panels, menus and the status line."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QTabWidget, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.document import Document
from trackwright.editor.document.files.lock import is_read_only
from trackwright.editor.document.files.recent_files import RecentMenu
from trackwright.editor.document.files.save_controller import SaveController
from trackwright.editor.document.selection import RestoresInput
from trackwright.editor.languages.names_menu import NamesMenu
from trackwright.editor.shell.all_commands import shown_keys
from trackwright.editor.shell.menus import Menus
from trackwright.editor.shell.panels import (
    PANELS_STATE,
    PLACE,
    STATE_VERSION,
    Docks,
    PanelDock,
    restore_place,
)
from trackwright.editor.shell.status_line import MESSAGE_TIME, StatusLine
from trackwright.editor.tools.all_tools import TOOLS
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.canvas.pointer import Pointer
    from trackwright.editor.shell.program import Program
    from trackwright.editor.tools.tool import Tool
    from trackwright.editor.welcome.page import WelcomePage


class Window(Guarded, QMainWindow):
    """One window with one board; its desk is None while no board is open."""

    def __init__(self, program: "Program | None" = None, *, expects_board: bool = False) -> None:
        super().__init__()
        from trackwright.editor.shell.program import Program  # late: the program knows the window

        self.program: Program = program or Program()
        self.program.windows.append(self)
        self.save_controller: SaveController = SaveController(self)
        self.desk: Desk | None = None
        self.setAcceptDrops(True)
        self._tools: dict[str, Tool] = {}
        self.tool = ""  # the id of the one in hand
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        self.menus = Menus(self)
        self.docks = Docks(self, self.menus)
        RecentMenu(self)
        NamesMenu(self)
        self._welcome: WelcomePage | None = None
        self.status = StatusLine()
        connect(self.status.panel_wanted, self.show_panel)
        self.setStatusBar(self.status)
        restore_place(self, self.program.settings, beside=len(self.program.windows) > 1)
        self._show_bars()
        self._retitle()
        self.menus.refresh()
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
    def is_free(self) -> bool:
        """Whether another board may replace the open one, if there is one."""
        if self.desk is None:
            return True
        document = self.desk.document
        is_untouched = not document.is_modified and not document.history.count()
        return document.path is None and is_untouched and not self.uncommitted_input()

    def come_forward(self) -> None:
        """Show the window above all others."""
        self.show()
        self.raise_()
        self.activateWindow()

    def require_desk(self) -> Desk:
        """Return the desk; raise an error while no board is open."""
        if self.desk is None:
            raise RuntimeError("no board is open")
        return self.desk

    def show_document(self, document: Document) -> None:
        """Show a board."""
        from trackwright.editor.shell.make_desk import make_desk  # late: it loads the canvas

        self._remove_desk()
        desk = self.desk = make_desk(document, self.program.settings, self)
        self.save_controller.open_document(document)
        self._pages.addWidget(desk.view)
        self._pages.setCurrentWidget(desk.view)
        self.status.watch(desk)
        self._follow(desk)
        self._build_panels(desk)
        connect(desk.scene.seen, self.docks.make_seen)
        self._show_bars()
        self._put_down()
        self._retitle()
        self.menus.refresh()
        desk.view.setFocus()

    def clear_desk(self) -> None:
        """Close the board, and offer others."""
        if self.desk is None:
            return
        self._remove_desk()
        self._show_bars()
        self.offer_boards()
        self._retitle()
        self.menus.refresh()

    def offer_boards(self) -> None:
        """Show the page that boards are opened from, if none is open."""
        if self.desk is None:
            self._pages.setCurrentWidget(self.welcome)

    def pick_up(self, tool: str) -> "Tool":
        """Switch to another tool, and return it."""
        desk = self.require_desk()
        if self.tool:
            self._tools[self.tool].deactivate()
        self.tool = tool
        if tool not in self._tools:
            self._tools[tool] = self._make_tool(tool)
        desk.view.set_tool(self._tools[tool])
        self._tools[tool].activate()
        self.menus.refresh()
        return self._tools[tool]

    def commit_input(self) -> None:
        """Commit what is typed to the board, which is about to be saved or closed."""
        typed_in = self.focusWidget()
        if typed_in and any(dock.isAncestorOf(typed_in) for dock in self.docks.values()):
            typed_in.clearFocus()  # fields of panels commit what is typed when they lose the focus
            typed_in.setFocus()
        for tool in self._tools.values():
            tool.commit_input()
        for panel in self.docks.typed_into().values():
            panel.commit_input()

    def uncommitted_input(self) -> dict[str, str]:
        """Return what is not on the board yet: a sentence for each tool or panel."""
        sentences = {name: tool.uncommitted_input for name, tool in self._tools.items()}
        sentences |= {
            name: panel.uncommitted_input for name, panel in self.docks.typed_into().items()
        }
        return {name: sentence for name, sentence in sentences.items() if sentence}

    def drafts(self) -> dict[str, str]:
        """Return the draft of each tool that has one, as text."""
        texts = {name: tool.draft_text for name, tool in self._tools.items()}
        return {name: text for name, text in texts.items() if text}

    def restore_drafts(self, drafts: Mapping[str, str]) -> None:
        """Restore the drafts of tools; the last tool that has one is picked up."""
        for kind in TOOLS:
            if kind.id in drafts:
                self.pick_up(kind.id).restore_draft(drafts[kind.id])

    def panel_shown(self, panel: str) -> bool:
        """Tell whether a panel is shown, be it behind another tab."""
        dock = self.docks.get(panel)
        return dock is not None and dock.is_shown

    def show_panel(self, panel: str, shown: bool = True) -> None:
        """Show a panel above those it shares its place with, or hide it."""
        self.docks.show(panel, shown)

    def panel(self, panel: str) -> PanelDock | None:
        """Return the dock of a panel, which is made; None while no board is open."""
        dock = self.docks.get(panel)
        if dock is not None:
            dock.make()
        return dock

    def reset_layout(self) -> None:
        """Put all panels back where they are at first."""
        self.program.settings.forget(PANELS_STATE)
        self._rebuild_panels(self.require_desk())

    def parts(self) -> list[QWidget]:
        """Return what the keyboard can go to, in order: the canvas, then visible panels."""
        if self.desk is None:
            return [self.welcome]
        return [self.desk.view, *(dock.make() for dock in self.docks.seen())]

    def say(self, message: str) -> None:
        """Show a message in the status line for a while."""
        self.status.showMessage(message, MESSAGE_TIME)

    def trigger(self, command: str) -> None:
        """Run a command as if it were chosen from its menu."""
        self.qt_action(command).trigger()

    def qt_action(self, command: str) -> QAction:
        """Return the QAction of a command, for menus of panels and the canvas."""
        return self.menus.qt_action(command)

    def keys_of(self, command: str) -> str:
        """Return the keys of a command, as people of this system write them."""
        return shown_keys(self.qt_action(command).shortcuts()[:1])

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()  # until all that follows has gone well
        if self.program.waiting.is_under_way:
            self.program.waiting.afterwards(self.close)
            return
        if not self.save_controller.may_close():
            return
        self.program.settings.set(PLACE, self.saveGeometry())
        self._remove_desk()
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

    def _remove_desk(self) -> None:
        """Close the board, if one is open."""
        if self.desk is None:
            return
        self._tools[self.tool].deactivate()
        self.save_controller.close_document()
        self._tools, self.tool = {}, ""
        self._remember_panels()
        self.docks.remove()
        self._pages.removeWidget(self.desk.view)
        self.desk.clear()
        self.desk = None
        self.program.cleared.emit()

    def _follow(self, desk: Desk) -> None:
        document, scene = desk.document, desk.scene
        for changed in (
            document.history.indexChanged,
            desk.selection.changed,
            desk.view.settings_changed,
            desk.heat.changed,
            scene.state_changed,
            scene.restyled,
        ):
            connect(changed, self.menus.refresh)
        for changed in (document.history.cleanChanged, document.path_changed, scene.restyled):
            connect(changed, self._retitle)
        for failed in (desk.problems.failed, desk.heat.failed, desk.playtest.failed):
            connect(failed, self._report)
        connect(desk.selection.opened, self._show_properties)
        connect(desk.view.menu_wanted, self._show_menu)

    def _build_panels(self, desk: Desk) -> None:
        self.docks.build(desk)
        self.restoreState(self.program.settings.state(PANELS_STATE), STATE_VERSION)
        if desk.scene.is_seen:
            self.docks.make_seen()  # or empty docks might be painted before Qt reports them visible

    def _remember_panels(self) -> None:
        self.program.settings.set(PANELS_STATE, self.saveState(STATE_VERSION))

    def _rebuild_panels(self, desk: Desk) -> None:
        """Rebuild panels, keeping typed input."""
        before = self.docks.typed_into()
        for panel in before.values():
            panel.commit_input()
        self.docks.remove()
        self._build_panels(desk)
        for name, panel in before.items():
            dock = self.docks.get(name)
            rebuilt = dock.make() if dock is not None and panel.uncommitted_input else None
            if isinstance(rebuilt, RestoresInput):
                rebuilt.restore_input(panel)

    def _show_bars(self) -> None:
        """Show bars and the status line only beside a board."""
        for part in (self.menus.toolbar, self.menus.toolbox, self.status):
            part.setVisible(self.desk is not None)

    def _translate(self) -> None:
        self.menus.translate()
        if self._welcome is not None:
            self._welcome.translate()
        self._retitle()
        if self.desk is not None:
            self._remember_panels()
            self._rebuild_panels(self.desk)
            self.status.translate(self._tools[self.tool].hint())
        self.menus.refresh()

    def _make_tool(self, tool: str) -> "Tool":
        (kind,) = (kind for kind in TOOLS if kind.id == tool)
        made = kind.make(self.require_desk())
        connect(made.hint_changed, self.status.hint.setText)
        connect(made.done, self._put_down)
        connect(made.said, self.say)
        connect(made.tool_wanted, self.pick_up)
        connect(made.draft_changed, self.save_controller.keep_drafts)
        return made

    def _show_properties(self, place: ThingRef) -> None:
        from trackwright.editor.inspector.panel import InspectorPanel  # late: loaded when seen

        self.show_panel("inspector", True)
        dock = self.panel("inspector")
        if dock is not None and isinstance(dock.panel, InspectorPanel):
            dock.panel.open(place)

    def _report(self, error: Exception) -> None:
        raise error

    def _show_menu(self, pointer: "Pointer | None", at: QPoint) -> None:
        from trackwright.editor.shell.context_menu import show_context_menu

        show_context_menu(self, pointer, at)

    def _put_down(self) -> None:
        self.pick_up(TOOLS[0].id)

    def _retitle(self) -> None:
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
