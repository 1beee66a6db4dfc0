"""All panels there are."""

from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QUndoView, QWidget

from trackwright.editor.base.guard import Guarded
from trackwright.editor.base.widgets import column
from trackwright.editor.canvas.desk import Desk
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr


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
    PanelKind("history", say("History"), RIGHT, "shell.panels.HistoryPanel", "inspector"),
    PanelKind("overview", say("Overview"), RIGHT, "canvas.overview.OverviewPanel", shown=False),
    PanelKind("rules", say("Rules"), LEFT, "rules.panel.RulesPanel", shown=False),
)


class HistoryPanel(Guarded, QWidget):
    """Lists the edits; clicking one goes back or forth to it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        steps = QUndoView(desk.document.history)
        steps.setEmptyLabel(tr("As opened"))
        steps.setAccessibleName(tr("Edits"))
        column(steps, parent=self)
