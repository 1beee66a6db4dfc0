"""All panels there are."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from trackwright.editor.balance.panel import BalancePanel
from trackwright.editor.comparing.panel import ComparePanel
from trackwright.editor.desk import Desk
from trackwright.editor.inspector.panel import InspectorPanel
from trackwright.editor.languages.panel import NamesPanel
from trackwright.editor.panels.history import HistoryPanel
from trackwright.editor.panels.layers import LayersPanel
from trackwright.editor.panels.overview import OverviewPanel
from trackwright.editor.playtesting.panel import PlaytestPanel
from trackwright.editor.problems.panel import ProblemsPanel
from trackwright.editor.ruleset.panel import RulesPanel
from trackwright.editor.tables.panel import CitiesPanel, RoutesPanel, TicketsPanel
from trackwright.editor.tickets.panel import TicketFactsPanel
from trackwright.editor.words import QT_TRANSLATE_NOOP


@dataclass(frozen=True)
class PanelKind:
    """A panel that can be shown.

    Attributes:
        id: Its name: `history`.
        title: In English: QT_TRANSLATE_NOOP("Panel", …).
        area: Where it stands until the designer moves it.
        make: Makes one for a desk.
        shown: Whether it is shown at first.
        tab_of: The panel whose place it shares, behind it; one that is listed before.
    """

    id: str
    title: str
    area: Qt.DockWidgetArea
    make: Callable[[Desk], QWidget]
    shown: bool = True
    tab_of: str = ""

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return QCoreApplication.translate("Panel", self.title)


PANELS = (
    PanelKind(
        "inspector",
        QT_TRANSLATE_NOOP("Panel", "Inspector"),
        Qt.DockWidgetArea.RightDockWidgetArea,
        InspectorPanel,
    ),
    PanelKind(
        "problems",
        QT_TRANSLATE_NOOP("Panel", "Problems"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        ProblemsPanel,
    ),
    PanelKind(
        "cities",
        QT_TRANSLATE_NOOP("Panel", "Cities"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        CitiesPanel,
        tab_of="problems",
    ),
    PanelKind(
        "routes",
        QT_TRANSLATE_NOOP("Panel", "Routes"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        RoutesPanel,
        tab_of="problems",
    ),
    PanelKind(
        "tickets",
        QT_TRANSLATE_NOOP("Panel", "Tickets"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        TicketsPanel,
        tab_of="problems",
    ),
    PanelKind(
        "names",
        QT_TRANSLATE_NOOP("Panel", "Languages"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        NamesPanel,
        tab_of="problems",
    ),
    PanelKind(
        "balance",
        QT_TRANSLATE_NOOP("Panel", "Balance"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        BalancePanel,
        shown=False,
        tab_of="problems",
    ),
    PanelKind(
        "compare",
        QT_TRANSLATE_NOOP("Panel", "Compare"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        ComparePanel,
        shown=False,
        tab_of="problems",
    ),
    PanelKind(
        "playtest",
        QT_TRANSLATE_NOOP("Panel", "Playtest"),
        Qt.DockWidgetArea.BottomDockWidgetArea,
        PlaytestPanel,
        tab_of="problems",
    ),
    PanelKind(
        "layers",
        QT_TRANSLATE_NOOP("Panel", "Layers"),
        Qt.DockWidgetArea.RightDockWidgetArea,
        LayersPanel,
        tab_of="inspector",
    ),
    PanelKind(
        "ticket_facts",
        QT_TRANSLATE_NOOP("Panel", "Ticket facts"),
        Qt.DockWidgetArea.RightDockWidgetArea,
        TicketFactsPanel,
        tab_of="inspector",
    ),
    PanelKind(
        "history",
        QT_TRANSLATE_NOOP("Panel", "History"),
        Qt.DockWidgetArea.RightDockWidgetArea,
        HistoryPanel,
        tab_of="inspector",
    ),
    PanelKind(
        "overview",
        QT_TRANSLATE_NOOP("Panel", "Overview"),
        Qt.DockWidgetArea.RightDockWidgetArea,
        OverviewPanel,
        shown=False,
    ),
    PanelKind(
        "rules",
        QT_TRANSLATE_NOOP("Panel", "Rules"),
        Qt.DockWidgetArea.LeftDockWidgetArea,
        RulesPanel,
        shown=False,
    ),
)
