"""The panel that shows a board's balance: small plots, and what they count on the canvas."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QTabWidget, QWidget

from trackwright.editor.balance.plots import BarPlot, MatrixPlot, Plot
from trackwright.editor.balance.ranges import RangesList
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.base.widgets import ContentOrMessage, boxed, column, row
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.heat.overlay import HeatBox
from trackwright.schema.board import stop_name
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:  # measures are loaded in the background
    from trackwright.editor.balance.figures import Balance, ListedFact

THINGS = Qt.ItemDataRole.UserRole


class BalancePanel(Guarded, QWidget):
    """Plots of colours, lengths, connections and tickets, and the published boards' ranges.

    Its parts are made when it is first seen.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.balance: Balance | None = None
        self._job = LatestJob(self)
        connect(self._job.finished, self._show_balance)
        connect(self._job.failed, self._fail)
        self._is_built = False

    @property
    def is_busy(self) -> bool:
        """Whether the board is still being measured."""
        return self._job.is_busy

    @property
    def plots(self) -> tuple[Plot, ...]:
        """All its plots."""
        return (self.matrix, self.lengths, self.degrees, self.loads)

    def sizeHint(self) -> QSize:
        return BELOW

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_built:  # few look at it as soon as the window opens
            self._is_built = True
            self._build()
        self._follow()

    def _build(self) -> None:
        self.matrix = MatrixPlot(tr("Routes by colour and length"))
        self.lengths = BarPlot(tr("Routes by length"))
        self.degrees = BarPlot(tr("Cities by connections"))
        self.loads = BarPlot(tr("Connections by the tickets that need them"))
        for plot in self.plots:
            connect(plot.picked, self._select)
        self.weak = self._made_list(tr("Bridges and bottlenecks"))
        self.busy = self._made_list(tr("Busiest connections"))
        self.ranges = RangesList()
        self._ranges_pages = ContentOrMessage(self.ranges)
        self.heat = HeatBox(self._desk)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(_side_by_side(self.matrix, self.lengths), tr("Routes"))
        self.tabs.addTab(_side_by_side(self.degrees, self.weak), tr("Network"))
        self.tabs.addTab(_side_by_side(self.loads, self.busy), tr("Tickets"))
        self.tabs.addTab(self._ranges_pages, tr("Published boards"))
        label = QLabel(tr("Shown on the board"))
        self.tabs.setCornerWidget(boxed(row(label, self.heat, margins=(0, 0, 0, 2))))
        self._pages = ContentOrMessage(self.tabs)
        self._pages.show_message(tr("The board is being measured …"))
        column(self._pages, margins=(GAP, 0, GAP, GAP), parent=self)
        connect(self._desk.problems.reported, self._follow)
        connect(self._desk.scene.restyled, self._follow)

    def _made_list(self, title: str) -> QListWidget:
        made = QListWidget()
        made.setAccessibleName(title)
        made.setAlternatingRowColors(True)
        made.setSpacing(1)
        connect(made.itemClicked, self._select_listed)
        connect(made.itemActivated, self._select_listed)
        return made

    def _follow(self) -> None:
        """Measure the board that was checked last, in the background, while it is seen."""
        checked = self._desk.problems.checked
        if checked is None or not self.isVisible():
            return
        analysis = checked.analysis.after(checked.analysis.board)  # its own copy
        rules = checked.rules

        def work() -> "Balance":
            from trackwright.editor.balance.figures import measure_balance  # loads measures

            return measure_balance(analysis, rules)

        self._job.start(work)

    def _show_balance(self, balance: "Balance") -> None:
        from trackwright.editor.balance import figures  # loads measures

        self.balance = balance
        language = self._desk.scene.language
        countries = {country.id: country for country in balance.board.countries}
        stops = {s.id: stop_name(s, countries, language) for s in balance.board.stops}

        def name(stop: str) -> str:
            return stops.get(stop) or stop

        self.matrix.show_rows(figures.color_rows(balance))
        self.lengths.show_cells(figures.length_bars(balance))
        self.degrees.show_cells(figures.degree_bars(balance))
        self.loads.show_cells(figures.load_bars(balance))
        sound = tr("No city depends on a single connection or another city.")
        _fill(self.weak, figures.weak_points(balance, name), sound)
        _fill(self.busy, figures.busy_connections(balance, name), tr("No tickets yet."))
        self.ranges.show_figures(balance.figures)
        if balance.figures:
            self._ranges_pages.show_content()
        else:
            self._ranges_pages.show_message(
                tr("Boards with 20 cities or more are compared with the published ones.")
            )
        self._pages.show_content()

    def _fail(self, error: Exception) -> None:
        raise error

    def _select(self, refs: Iterable[ThingRef]) -> None:
        board = self._desk.board  # it may have been edited since it was measured
        there = {city.id for city in board.cities} | {route.id for route in board.routes}
        self._desk.selection.set(ref for ref in refs if ref.id in there)

    def _select_listed(self, item: QListWidgetItem) -> None:
        self._select(item.data(THINGS) or ())


def _fill(shown: QListWidget, facts: "Sequence[ListedFact]", nothing: str) -> None:
    shown.clear()
    for fact in facts:
        item = QListWidgetItem(fact.words)
        item.setData(THINGS, fact.things)
        item.setToolTip(fact.words)
        shown.addItem(item)
    if not facts:
        shown.addItem(nothing)


def _side_by_side(*parts: QWidget) -> QWidget:
    """Return parts side by side, each below its title, which is its accessible name."""
    columns = []
    for part in parts:
        title = QLabel(part.accessibleName())
        title.setProperty("quiet", True)
        columns.append((column(title, (part, 1), spacing=GAP // 2), 1))
    return boxed(row(*columns, margins=(0, GAP // 2, 0, 0), spacing=3 * GAP))
