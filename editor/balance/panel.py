"""The panel that shows a board's balance: plots, lists, and the published boards' ranges."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from trackwright.editor.balance.plots import BarPlot, MatrixPlot
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import percent, short_number
from trackwright.editor.base.style import BELOW, GAP, Colors, colors_of
from trackwright.editor.base.widgets import (
    ContentOrMessage,
    boxed,
    column,
    named,
    plain_label,
    row,
)
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.heat.overlay import HeatBox
from trackwright.schema.board import stop_name
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.analysis.comparison import ComparedMeasure
    from trackwright.editor.balance.figures import Balance, ListedFact

FIGURE = Qt.ItemDataRole.UserRole
MEASURE, VALUE, RANGE, SCALE = range(4)

DOT, NARROWEST = 4.0, 3.0
"""The radius of a value's dot, and how wide a range is drawn at least, in pixels."""

MARGIN = 12.0

SPACE_AROUND = 0.15
"""How much of a scale is beyond its lowest and its highest value."""

DOT_COLORS = {"near": QColor("#B88600"), "far": QColor("#C8502B")}

TITLES = {
    "bottleneck": say("Most tickets of a deck over one connection"),
    "busiest_city": say("Tickets that name the busiest city"),
    "connections_in_area": say("Connections in countries and regions"),
    "connections_per_city": say("Connections for each city"),
    "gap_in_deck": say("Widest gap between values of a deck"),
    "gray_share": say("Gray spaces"),
    "hub": say("Most connections of a city"),
    "idle_connections": say("Connections that no ticket needs"),
    "length_by_color": say("Length of routes, colour by colour"),
    "load_of_several_tracks": say("Tickets over double connections, against single ones"),
    "long_routes": say("Spaces on long routes"),
    "long_tickets": say("Long tickets"),
    "longest_ticket": say("Longest ticket, of a player’s trains"),
    "mean_distance": say("Mean distance, of a player’s trains"),
    "need_of_one_track": say("Players who need the same connection"),
    "one_route_tickets": say("Tickets that one route completes"),
    "reach": say("Longest distance, of a player’s trains"),
    "regular_as_dear_as_long": say("Regular tickets as dear as long ones"),
    "several_tracks": say("Connections with several tracks"),
    "short_routes": say("Spaces on short routes"),
    "short_tickets": say("Short tickets"),
    "spaces_by_color": say("Spaces for each card, colour by colour"),
    "tickets_per_city": say("Tickets for each city"),
}

VERDICTS = {
    "inside": say("as on the published boards"),
    "near": say("a little outside of what the published boards have"),
    "far": say("far from what the published boards have"),
}
SIGNS = {"inside": "✓", "near": "~", "far": "!"}
THINGS = Qt.ItemDataRole.UserRole


class BalancePanel(Guarded, QWidget):
    """Plots of colours, lengths, connections and tickets, and the published boards' ranges.

    Its parts are made when it is first seen.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.balance: Balance | None = None
        self._job = LatestJob(self, self._show_balance, self._fail)
        self._is_built = False

    @property
    def is_busy(self) -> bool:
        """Whether the board is still being measured."""
        return self._job.is_busy

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
        self.plots = (self.matrix, self.lengths, self.degrees, self.loads)
        for plot in self.plots:
            connect(plot.picked, self._select)
        self.weak = self._made_list(tr("Bridges and bottlenecks"))
        self.busy = self._made_list(tr("Busiest connections"))
        self.ranges = RangesList()
        self._ranges_pages = ContentOrMessage(self.ranges)
        self.heat = HeatBox(self._desk)
        self.tabs = QTabWidget(documentMode=True)
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
        made = named(QListWidget(), title)
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
        names = {s.id: stop_name(s, countries, language) or s.id for s in balance.board.stops}
        self.matrix.show_rows(figures.color_rows(balance))
        self.lengths.show_cells(figures.length_bars(balance))
        self.degrees.show_cells(figures.degree_bars(balance))
        self.loads.show_cells(figures.load_bars(balance))
        sound = tr("No city depends on a single connection or another city.")
        _fill(self.weak, figures.weak_points(balance, names), sound)
        _fill(self.busy, figures.busy_connections(balance, names), tr("No tickets yet."))
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
        title = plain_label(part.accessibleName(), quiet=True)
        columns.append((column(title, (part, 1), spacing=GAP // 2), 1))
    return boxed(row(*columns, margins=(0, GAP // 2, 0, 0), spacing=3 * GAP))


class RangesList(Guarded, QTreeWidget):
    """A row for each measure: the board's value, the published range, and both on a scale."""

    def __init__(self) -> None:
        super().__init__()
        titles = (say("Measure"), say("This board"), say("Published boards"), say("Compared"))
        self.setHeaderLabels(list(map(tr, titles)))
        self.setAccessibleName(tr("Measures beside those of the published boards"))
        self.setUniformRowHeights(True)
        self.setItemDelegateForColumn(SCALE, _Scale(self))
        self.header().setStretchLastSection(True)
        for section in (MEASURE, VALUE, RANGE):
            self.header().setSectionResizeMode(section, QHeaderView.ResizeMode.ResizeToContents)

    def show_figures(self, figures: Sequence["ComparedMeasure"]) -> None:
        """List other measures: those of the board, then those with each of its rulesets.

        Under each heading those come first that are the least like the published boards.
        """
        self.clear()
        order = ["far", "near", "inside"]
        every = sorted(figures, key=lambda figure: order.index(figure.verdict.value))
        for ruleset in dict.fromkeys(figure.ruleset for figure in figures):
            heading = QTreeWidgetItem([ruleset or tr("The board")])
            heading.addChildren([_row(figure) for figure in every if figure.ruleset == ruleset])
            self.addTopLevelItem(heading)
            heading.setExpanded(True)


def _row(figure: "ComparedMeasure") -> QTreeWidgetItem:
    published, verdict = figure.published, figure.verdict.value
    title = tr(TITLES[figure.measure])
    measured = _range(figure, min(figure.values), max(figure.values))
    usual = _range(figure, published.lowest, published.highest)
    made = QTreeWidgetItem([f"{SIGNS[verdict]}  {title}", measured, usual])
    made.setData(SCALE, FIGURE, figure)
    for section, spoken in enumerate((title, measured, usual, tr(VERDICTS[verdict]))):
        made.setToolTip(section, f"{title}: {tr(VERDICTS[verdict])}")
        made.setData(section, Qt.ItemDataRole.AccessibleTextRole, spoken)
    return made


def _range(figure: "ComparedMeasure", low: float, high: float) -> str:
    written = percent if figure.is_share else short_number
    one, other = written(low), written(high)
    return one if one == other else f"{one} – {other}"


class _Scale(Guarded, QStyledItemDelegate):
    """Draws the published range as a band and the board's values as dots."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._widget = parent

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        figure = index.data(FIGURE)
        if figure is None:
            return
        area: QRectF = QRectF(option.rect)  # type: ignore[attr-defined]  # the stubs lack it
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = area.adjusted(MARGIN, 0, -MARGIN, 0)
        _draw_scale(painter, box, figure, colors_of(self._widget.palette()))
        painter.restore()


def _draw_scale(painter: QPainter, box: QRectF, figure: "ComparedMeasure", colors: Colors) -> None:
    published, middle = figure.published, box.center().y()
    low, high = min(*figure.values, published.lowest), max(*figure.values, published.highest)
    room = (high - low or 1) * SPACE_AROUND

    def at(value: float) -> float:
        return box.left() + box.width() * (value - low + room) / (high - low + 2 * room)

    painter.setPen(QColor(colors.line))
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.tint))
    band = QRectF(at(published.lowest), middle - DOT, 0, 2 * DOT)
    band.setRight(max(at(published.highest), band.left() + NARROWEST))
    painter.drawRoundedRect(band, 3, 3)
    painter.setBrush(DOT_COLORS.get(figure.verdict.value, QColor(colors.accent)))
    for value in figure.values:
        painter.drawEllipse(QPointF(at(value), middle), DOT, DOT)
