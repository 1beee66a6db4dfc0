"""All panels there are, and the dock widgets that hold them; a panel is made when first seen."""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QUndoView, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.settings import Settings
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.selection import HoldsInput
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.menus import Menus


@dataclass(frozen=True)
class PanelKind:
    """A panel that can be shown.

    Attributes:
        title: In English: say(…).
        area: Where it is until somebody moves it.
        made_by: Its class, after its module, which is loaded when the panel is first seen.
        tab_of: The panel that it is a tab behind; one that is listed before.
        shown: Whether it is shown at first.
        raised_for: The kind of thing whose selection raises it above other tabs.
    """

    id: str
    title: str
    area: Qt.DockWidgetArea
    made_by: str
    tab_of: str = ""
    shown: bool = True
    raised_for: str = ""

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)

    def make(self, desk: Desk) -> QWidget:
        """Make one for a desk."""
        module, _, name = self.made_by.rpartition(".")
        made: QWidget = getattr(import_module(f"trackwright.editor.{module}"), name)(desk)
        return made


LEFT, RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea

PANELS = (
    PanelKind("inspector", say("Inspector"), RIGHT, "inspector.panel.InspectorPanel"),
    PanelKind("problems", say("Problems"), BOTTOM, "problems.panel.ProblemsPanel"),
    PanelKind("cities", say("Cities"), BOTTOM, "tables.panel.CitiesPanel", "problems"),
    PanelKind("routes", say("Routes"), BOTTOM, "tables.panel.RoutesPanel", "problems"),
    PanelKind("tickets", say("Tickets"), BOTTOM, "tables.panel.TicketsPanel", "problems"),
    PanelKind("names", say("Languages"), BOTTOM, "languages.panel.NamesPanel", "problems"),
    PanelKind(
        "balance", say("Balance"), BOTTOM, "balance.panel.BalancePanel", "problems", shown=False
    ),
    PanelKind(
        "compare", say("Compare"), BOTTOM, "compare.panel.ComparePanel", "problems", shown=False
    ),
    PanelKind("playtest", say("Playtest"), BOTTOM, "playtest.panel.PlaytestPanel", "problems"),
    PanelKind("layers", say("Layers"), RIGHT, "canvas.layers.LayersPanel", "inspector"),
    PanelKind(
        "ticket_facts",
        say("Ticket facts"),
        RIGHT,
        "tickets.facts_panel.TicketFactsPanel",
        "inspector",
        raised_for="ticket",
    ),
    PanelKind("history", say("History"), RIGHT, "shell.panels.history_view", "inspector"),
    PanelKind("overview", say("Overview"), RIGHT, "canvas.overview.OverviewPanel", shown=False),
    PanelKind("rules", say("Rules"), LEFT, "rules.panel.RulesPanel", shown=False),
)


def history_view(desk: Desk) -> QUndoView:
    """Return the list of edits; clicking one goes back or forth to it."""
    steps = QUndoView(desk.document.history)
    steps.setEmptyLabel(tr("As opened"))
    steps.setAccessibleName(tr("Edits"))
    return steps


FIRST_SIZES = (
    ("inspector", Qt.Orientation.Horizontal, 320),
    ("problems", Qt.Orientation.Vertical, 215),
)
"""How wide panels beside the canvas are until somebody moves them, and how high those below it."""


class PanelDock(Guarded, QDockWidget):
    """The dock widget of one panel, which is None until it is made."""

    def __init__(self, kind: PanelKind, desk: Desk, window: QMainWindow) -> None:
        super().__init__(kind.translated, window)
        self.panel: QWidget | None = None
        self._kind = kind
        self._desk = desk
        self._is_wanted = self._has_selected()
        self.setObjectName(f"panel.{kind.id}")
        # Queued: the layout is final by then, and nothing is painted yet.
        connect(self.visibilityChanged, self._make_if_seen, Qt.ConnectionType.QueuedConnection)
        if kind.raised_for:
            connect(desk.selection.changed, self._follow_selection)

    @property
    def is_shown(self) -> bool:
        """Whether it is shown, be it behind another tab."""
        return self.toggleViewAction().isChecked()

    @property
    def is_seen(self) -> bool:
        """Whether it is shown in front of all tabs."""
        return not self.visibleRegion().isEmpty()

    def make(self) -> QWidget:
        """Return the panel, made now if it has not been before."""
        if self.panel is None:
            self.panel = self._kind.make(self._desk)
            self.setWidget(self.panel)
            self.panel.show()  # Qt would do so later, but who asked may turn to it at once
        return self.panel

    def _make_if_seen(self, _visible: bool) -> None:
        if self.is_seen and self._desk.scene.is_seen:  # the board comes first
            self.make()

    def _follow_selection(self) -> None:
        was_wanted, self._is_wanted = self._is_wanted, self._has_selected()
        if self._is_wanted and not was_wanted and self.is_shown:
            self.raise_()

    def _has_selected(self) -> bool:
        return bool(self._desk.selection.ids(self._kind.raised_for))


class Docks(dict[str, PanelDock]):
    """The dock widgets of a window by the ids of their panels; none while no board is open."""

    def __init__(self, window: QMainWindow, menus: "Menus") -> None:
        super().__init__()
        self._window = window
        self._menus = menus

    def build(self, desk: Desk) -> None:
        """Add all panels, where they are at first."""
        for kind in PANELS:
            dock = PanelDock(kind, desk, self._window)
            self._window.addDockWidget(kind.area, dock)
            if kind.tab_of:
                self._window.tabifyDockWidget(self[kind.tab_of], dock)
            dock.setVisible(kind.shown)
            self._menus.watch_keys(dock)  # it is a window of its own while it floats
            connect(dock.toggleViewAction().toggled, self._menus.refresh)
            self[kind.id] = dock
        for first in dict.fromkeys(kind.tab_of for kind in PANELS if kind.tab_of):
            self[first].raise_()
        for panel, orientation, size in FIRST_SIZES:
            self._window.resizeDocks([self[panel]], [size], orientation)

    def remove(self) -> None:
        """Remove all panels."""
        for dock in self.values():
            self._window.removeDockWidget(dock)
            dock.setParent(None)  # or Qt would take it for the new one of its name
            dock.deleteLater()
        self.clear()

    def show(self, panel: str, shown: bool = True) -> None:
        """Show a panel above those it shares its place with, or hide it."""
        dock = self[panel]
        if shown:
            dock.make()
        dock.setVisible(shown)
        if shown:
            dock.raise_()

    def seen(self) -> list[PanelDock]:
        """Return those in front of all tabs."""
        return [dock for dock in self.values() if dock.is_seen]

    def make_seen(self) -> None:
        """Make the panels that can be seen."""
        for dock in self.seen():
            dock.make()

    def typed_into(self) -> dict[str, HoldsInput]:
        """Return the panels in which something may be typed; nothing is in one that is not made."""
        made = {name: dock.panel for name, dock in self.items() if dock.panel is not None}
        return {name: panel for name, panel in made.items() if isinstance(panel, HoldsInput)}


USUAL = QSize(1280, 800)
SHARE = 0.75
"""How much of a large screen a window takes at first."""

BESIDE = QPoint(32, 32)
"""How far another window is from the first, in pixels."""

PLACE, PANELS_STATE = "window/place", "window/panels"
"""The settings: where windows and panels were last."""

STATE_VERSION = 1
"""The arrangement of an older version is not restored."""


def restore_place(window: QMainWindow, settings: Settings, *, beside: bool) -> None:
    """Give a window the place and size of the last one, or the usual ones."""
    place = settings.state(PLACE)
    if place.isEmpty() or not window.restoreGeometry(place):
        screen = window.screen().availableGeometry().size()
        window.resize(USUAL.expandedTo(screen * SHARE))
    elif beside and not window.isMaximized():
        window.move(window.pos() + BESIDE)
