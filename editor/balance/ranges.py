"""The board's measures beside the ranges of the published boards, as a list with small scales."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from trackwright.editor.base.guard import Guarded
from trackwright.editor.base.language import percent, short_number
from trackwright.editor.base.style import Colors, colors_of
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:  # figures come from the background, where measures are loaded
    from trackwright.analysis.comparison import ComparedMeasure


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


class RangesList(Guarded, QTreeWidget):
    """A row for each measure: the board's value, the published range, and both on a scale."""

    def __init__(self) -> None:
        super().__init__()
        titles = (say("Measure"), say("This board"), say("Published boards"), say("Compared"))
        self.setHeaderLabels(list(map(tr, titles)))
        self.setAccessibleName(tr("Measures beside those of the published boards"))
        self.setUniformRowHeights(True)
        self.setItemDelegateForColumn(SCALE, _Scale(self))
        header = self.header()
        header.setStretchLastSection(True)
        for column in (MEASURE, VALUE, RANGE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def show_figures(self, figures: Iterable["ComparedMeasure"]) -> None:
        """List other measures: those of the board, then those with each of its rulesets.

        Under each heading those come first that are the least like the published boards.
        """
        headings: dict[str, QTreeWidgetItem] = {}
        self.clear()
        order = ["far", "near", "inside"]
        every = [*figures]
        rules = [*dict.fromkeys(figure.ruleset for figure in every)]
        every.sort(key=lambda one: (rules.index(one.ruleset), order.index(one.verdict.value)))
        for figure in every:
            if figure.ruleset not in headings:
                title = figure.ruleset or tr("The board")
                headings[figure.ruleset] = QTreeWidgetItem([title])
                self.addTopLevelItem(headings[figure.ruleset])
                headings[figure.ruleset].setExpanded(True)
            headings[figure.ruleset].addChild(_row(figure))


def verdict_text(figure: "ComparedMeasure") -> str:
    """Return how far a measure is from those of the published boards."""
    return tr(VERDICTS[figure.verdict.value])


def _row(figure: "ComparedMeasure") -> QTreeWidgetItem:
    low, high = min(figure.values), max(figure.values)
    published = figure.published
    title = tr(TITLES[figure.measure])
    sign = SIGNS[figure.verdict.value]
    row = QTreeWidgetItem(
        [
            f"{sign}  {title}",
            _range(figure, low, high),
            _range(figure, published.lowest, published.highest),
        ]
    )
    row.setData(SCALE, FIGURE, figure)
    for column in range(4):
        row.setToolTip(column, f"{title}: {verdict_text(figure)}")
        row.setData(
            column, Qt.ItemDataRole.AccessibleTextRole, _accessible_text(row, column, figure)
        )
    return row


def _accessible_text(row: QTreeWidgetItem, column: int, figure: "ComparedMeasure") -> str:
    if column == MEASURE:
        return tr(TITLES[figure.measure])
    return verdict_text(figure) if column == SCALE else row.text(column)


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
