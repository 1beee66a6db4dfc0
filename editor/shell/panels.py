"""All panels there are."""

from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QUndoView, QVBoxLayout, QWidget

from trackwright.editor.base.guard import Guarded
from trackwright.editor.canvas.desk import Desk
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr


@dataclass(frozen=True)
class PanelKind:
    """A panel that can be shown.

    Attributes:
        id: Its name: `history`.
        title: In English: say(…).
        area: Where it stands until the designer moves it.
        made_by: The class that it is, after its module: it is loaded when it is first seen.
        shown: Whether it is shown at first.
        tab_of: The panel whose place it shares, behind it; one that is listed before.
        comes_for: The kind of thing that brings it before the others there when it is selected.
    """

    id: str
    title: str
    area: Qt.DockWidgetArea
    made_by: str
    shown: bool = True
    tab_of: str = ""
    comes_for: str = ""

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)

    def make(self, desk: Desk) -> QWidget:
        """Make one for a desk."""
        module, _, name = self.made_by.rpartition(".")
        made: QWidget = getattr(import_module(f"trackwright.editor.{module}"), name)(desk)
        return made


PANELS = (
    PanelKind(
        "inspector",
        say("Inspector"),
        Qt.DockWidgetArea.RightDockWidgetArea,
        "inspector.panel.InspectorPanel",
    ),
    PanelKind(
        "problems",
        say("Problems"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        "problems.panel.ProblemsPanel",
    ),
    PanelKind(
        "cities",
        say("Cities"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        "tables.panel.CitiesPanel",
        tab_of="problems",
    ),
    PanelKind(
        "routes",
        say("Routes"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        "tables.panel.RoutesPanel",
        tab_of="problems",
    ),
    PanelKind(
        "tickets",
        say("Tickets"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        "tables.panel.TicketsPanel",
        tab_of="problems",
    ),
    PanelKind(
        "names",
        say("Languages"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        "languages.panel.NamesPanel",
        tab_of="problems",
    ),
    PanelKind(
        "balance",
        say("Balance"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        "balance.panel.BalancePanel",
        shown=False,
        tab_of="problems",
    ),
    PanelKind(
        "compare",
        say("Compare"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        "compare.panel.ComparePanel",
        shown=False,
        tab_of="problems",
    ),
    PanelKind(
        "playtest",
        say("Playtest"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        "playtest.panel.PlaytestPanel",
        tab_of="problems",
    ),
    PanelKind(
        "layers",
        say("Layers"),
        Qt.DockWidgetArea.RightDockWidgetArea,
        "canvas.layers.LayersPanel",
        tab_of="inspector",
    ),
    PanelKind(
        "ticket_facts",
        say("Ticket facts"),
        Qt.DockWidgetArea.RightDockWidgetArea,
        "tickets.facts_panel.TicketFactsPanel",
        tab_of="inspector",
        comes_for="ticket",
    ),
    PanelKind(
        "history",
        say("History"),
        Qt.DockWidgetArea.RightDockWidgetArea,
        "shell.panels.HistoryPanel",
        tab_of="inspector",
    ),
    PanelKind(
        "overview",
        say("Overview"),
        Qt.DockWidgetArea.RightDockWidgetArea,
        "canvas.overview.OverviewPanel",
        shown=False,
    ),
    PanelKind(
        "rules",
        say("Rules"),
        Qt.DockWidgetArea.LeftDockWidgetArea,
        "rules.panel.RulesPanel",
        shown=False,
    ),
)


class HistoryPanel(Guarded, QWidget):
    """Lists the edits; clicking one goes back or forth to it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        steps = QUndoView(desk.document.history)
        steps.setEmptyLabel(tr("As opened"))
        steps.setAccessibleName(tr("Edits"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(steps)
