"""The panel that shows a board's balance: small plots, and what they count on the canvas."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.balance.plots import BarPlot, MatrixPlot, Plot
from trackwright.editor.balance.ranges import RangesList
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.heat.overlay import HeatBox
from trackwright.schema.board import stop_name
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:  # measures are loaded in the background
    from trackwright.editor.balance.figures import Balance, Note

PLACES = Qt.ItemDataRole.UserRole


class BalancePanel(Guarded, QWidget):
    """Plots of colours, lengths, connections and tickets, and the published boards' ranges.

    Its parts are made when it is first seen.

    Attributes:
        matrix, lengths, degrees, loads: The plots.
        weak, busy: Lists of what the board hangs by, and of connections that tickets need.
        ranges: The measures beside those of the published boards.
        heat: What the canvas shows in colours.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._balance: Balance | None = None
        self._job = LatestJob(self)
        connect(self._job.finished, self._take)
        connect(self._job.failed, self._fail)
        self._is_built = False

    @property
    def is_busy(self) -> bool:
        """Whether something is still measured."""
        return self._job.is_busy

    @property
    def balance(self) -> "Balance | None":
        """What it shows."""
        return self._balance

    @property
    def plots(self) -> tuple[Plot, ...]:
        """All its plots."""
        return (self.matrix, self.lengths, self.degrees, self.loads)

    def sizeHint(self) -> QSize:
        return BELOW

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_built:  # few look at it as soon as the window stands
            self._is_built = True
            self._build()
            self._connect()
        self._follow()

    def _build(self) -> None:
        self.matrix = MatrixPlot(tr("Routes by colour and length"))
        self.lengths = BarPlot(tr("Routes by length"))
        self.degrees = BarPlot(tr("Cities by connections"))
        self.loads = BarPlot(tr("Connections by the tickets that need them"))
        self.weak = self._made_list(tr("Bridges and bottlenecks"))
        self.busy = self._made_list(tr("Busiest connections"))
        self.ranges = RangesList()
        self._ranges_state = QLabel(
            tr("Boards with 20 cities or more are compared with the published ones.")
        )
        self._compared = _pages(self._ranges_state, self.ranges)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(_row(self.matrix, self.lengths), tr("Routes"))
        self.tabs.addTab(_row(self.degrees, self.weak), tr("Network"))
        self.tabs.addTab(_row(self.loads, self.busy), tr("Tickets"))
        self.tabs.addTab(self._compared, tr("Published boards"))
        self.tabs.setCornerWidget(self._made_corner())
        self._state = QLabel(tr("The board is being measured …"))
        self._pages = _pages(self._state, self.tabs)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, 0, GAP, GAP)
        column.addWidget(self._pages)

    def _connect(self) -> None:
        for plot in self.plots:
            connect(plot.picked, self._select)
        connect(self._desk.problems.reported, self._follow)
        connect(self._desk.scene.restyled, self._follow)

    def _made_corner(self) -> QWidget:
        self.heat = HeatBox(self._desk)
        corner = QWidget()
        row = QHBoxLayout(corner)
        row.setContentsMargins(0, 0, 0, 2)
        row.addWidget(QLabel(tr("Shown on the board")))
        row.addWidget(self.heat)
        return corner

    def _made_list(self, title: str) -> QListWidget:
        made = QListWidget()
        made.setAccessibleName(title)
        made.setAlternatingRowColors(True)
        made.setSpacing(1)
        connect(made.itemClicked, self._select_row)
        connect(made.itemActivated, self._select_row)
        return made

    def _follow(self) -> None:
        """Measure the board that was checked last, in the background, if anybody looks."""
        checked = self._desk.problems.checked
        if checked is None or not self.isVisible():
            return
        analysis, rules = (
            checked.analysis.after(checked.analysis.board),
            checked.rules,
        )  # its own copy

        def work() -> "Balance":
            from trackwright.editor.balance.figures import balance

            return balance(analysis, rules)

        self._job.start(work)

    def _take(self, balance: "Balance") -> None:
        from trackwright.editor.balance import figures as cells

        self._balance = balance
        language = self._desk.scene.language
        countries = {country.id: country for country in balance.board.countries}
        stops = {s.id: stop_name(s, countries, language) for s in balance.board.stops}

        def name(stop: str) -> str:
            return stops.get(stop) or stop

        self.matrix.show_rows(cells.color_rows(balance))
        self.lengths.show_cells(cells.length_bars(balance))
        self.degrees.show_cells(cells.degree_bars(balance))
        self.loads.show_cells(cells.load_bars(balance))
        sound = tr("No city depends on a single connection or another city.")
        _fill(self.weak, cells.weak_points(balance, name), sound)
        _fill(self.busy, cells.busy_connections(balance, name), tr("No tickets yet."))
        self.ranges.show_figures(balance.figures)
        self._compared.setCurrentIndex(1 if balance.figures else 0)
        self._pages.setCurrentIndex(1)

    def _fail(self, error: Exception) -> None:
        raise error

    def _select(self, places: Iterable[ThingRef]) -> None:
        board = self._desk.board  # it may have been edited since it was measured
        there = {city.id for city in board.cities} | {route.id for route in board.routes}
        self._desk.selection.set(place for place in places if place.id in there)

    def _select_row(self, item: QListWidgetItem) -> None:
        self._select(item.data(PLACES) or ())


def _fill(shown: QListWidget, notes: "Sequence[Note]", nothing: str) -> None:
    shown.clear()
    for note in notes:
        item = QListWidgetItem(note.words)
        item.setData(PLACES, note.places)
        item.setToolTip(note.words)
        shown.addItem(item)
    if not notes:
        shown.addItem(nothing)


def _row(*parts: QWidget) -> QWidget:
    """Return parts side by side, each below its title, which is its accessible name."""
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, GAP // 2, 0, 0)
    row.setSpacing(3 * GAP)
    for part in parts:
        column = QVBoxLayout()
        column.setSpacing(GAP // 2)
        title = QLabel(part.accessibleName())
        title.setProperty("quiet", True)
        column.addWidget(title)
        column.addWidget(part, 1)
        row.addLayout(column, 1)
    return made


def _pages(state: QLabel, content: QWidget) -> QStackedWidget:
    """Return a place for some content that says something as long as there is none."""
    state.setAlignment(Qt.AlignmentFlag.AlignCenter)
    state.setWordWrap(True)
    made = QStackedWidget()
    made.addWidget(state)
    made.addWidget(content)
    return made
