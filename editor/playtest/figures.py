"""The numbers of a playtest as rows of tables, and the tables, with bars for how sure they are."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import decimal, percent
from trackwright.editor.base.style import colors_of
from trackwright.editor.playtest.setup_form import bot_name
from trackwright.editor.tables.sorted_table import Index, RowsModel, SortedTable
from trackwright.schema.sentences import say
from trackwright.schema.text import folded
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.playtest.game_runs import PlaytestResult
    from trackwright.playtest.estimates import Estimate

RESULTS = (say("What"), say("Value"), say("Range"))
TICKETS = (
    say("Ticket"),
    say("Points"),
    say("Spaces"),
    say("Kept"),
    say("Completed"),
    say("Usual"),
    say("Winners"),
    say("It pays"),
)
ROUTES = (say("Route"), say("Claimed"), say("Winners"), say("When"))
EXPLAINED = {
    "Range": say("Where the true value lies in 95 of 100 such playtests."),
    "Spaces": say("How many spaces its shortest way has."),
    "Kept": say("In how many of the games somebody kept it."),
    "Completed": say("How many of those who kept it completed it."),
    "Usual": say("How often tickets worth as much are completed."),
    "Winners": say("How many of those who had it won."),
    "It pays": say("Whether it is completed far more or less often than others worth as much."),
    "Claimed": say("In how many of the games somebody claimed it."),
    "When": say("How much of the game was over by then."),
}
"""What columns mean where their titles do not say enough."""

_PARTS = {
    "routes": say("from routes"),
    "tickets completed": say("from completed tickets"),
    "tickets failed": say("lost with failed tickets"),
    "country cards": say("from country cards"),
    "unbuilt stations": say("from unbuilt stations"),
    "bonuses": say("from bonuses"),
}
"""The parts of a score, by the engine's names for them."""


BAR = int(Qt.ItemDataRole.UserRole) + 1
"""The role under which a cell has its interval."""

NARROWEST = 88
"""Pixels of a column, so that bars can be read."""

_TOP = QModelIndex()


@dataclass(frozen=True)
class Cell:
    """One field of a table.

    Attributes:
        text: What it says.
        order: What it is sorted by; its text if absent.
        bar: The ends of an interval between 0 and 1 and the value in it, drawn behind the text.
    """

    text: str
    order: float | None = None
    bar: tuple[float, float, float] | None = None


@dataclass(frozen=True)
class Row:
    """One line of a table; a heading has but one cell."""

    cells: tuple[Cell, ...]
    thing: str = ""  # the thing of the board that it is about: `route/…`

    @property
    def is_heading(self) -> bool:
        """Whether it is a heading above others."""
        return len(self.cells) == 1


def results(result: "PlaytestResult") -> list[Row]:
    """Return who wins, with how many points, and other numbers of a game."""
    report = result.report
    seats = {
        tr("Player {n} in order of turns", n=n): seat for n, seat in enumerate(report.seats, 1)
    }
    bots = {bot_name(bot): share for bot, share in report.styles.items()}
    points = {
        tr("of a winner"): report.winner_points,
        tr("of a player"): report.points,
        **{
            tr(_PARTS[part]): mean
            for part, mean in report.parts.items()
            if mean.value or mean.low or mean.high  # it exists under these rules
        },
    }
    failures = {f"{tr(each.what)} ({each.rule})": each.games for each in report.failures}
    turns = {tr("Turns of all players"): report.turns}
    ender = {tr("Whoever brings the end about"): report.ending.won}
    return [
        *_shares(tr("Wins by seat"), seats),
        *_shares(tr("Wins by bot"), {**bots, **ender}),
        *_means(tr("Points"), points),
        *_means(tr("A game"), turns),
        *_shares(tr("Bonuses won"), report.bonuses),
        *_shares(tr("Where the rules fail"), failures),
    ]


def tickets(result: "PlaytestResult") -> list[Row]:
    """Return a row for each ticket that somebody kept."""
    return [
        Row(
            (
                Cell(ticket.name),
                Cell(str(ticket.points), ticket.points),
                _count(result.path_lengths.get(ticket.id)),
                _share(ticket.held),
                _share(ticket.completed),
                _rate(result.usual_completion.get(ticket.id)),
                _share(ticket.by_winner),
                Cell(_verdict(result, ticket.id)),
            ),
            f"ticket/{ticket.id}",
        )
        for ticket in result.report.tickets
    ]


def routes(result: "PlaytestResult") -> list[Row]:
    """Return a row for each route."""
    return [
        Row(
            (
                Cell(route.name),
                _share(route.claimed),
                _share(route.by_winner) if route.by_winner.count else Cell("–", -1),
                _rate(route.when if route.by_winner.count else None),
            ),
            f"route/{route.id}",
        )
        for route in result.report.routes
    ]


def _shares(title: str, shares: "Mapping[str, Estimate]") -> Iterator[Row]:
    if shares:
        yield Row((Cell(title),))
    for name, share in shares.items():
        low, high = 100 * share.low, 100 * share.high
        yield Row((Cell(name), _share(share), Cell(f"{low:.0f}–{high:.0f}\u00a0%")))


def _means(title: str, means: "Mapping[str, Estimate]") -> Iterator[Row]:
    yield Row((Cell(title),))
    for name, mean in means.items():
        interval = f"{decimal(mean.low)}–{decimal(mean.high)}"
        yield Row((Cell(name), Cell(decimal(mean.value), mean.value), Cell(interval)))


def _share(share: "Estimate") -> Cell:
    return Cell(percent(share.value), share.value, (share.low, share.value, share.high))


def _rate(rate: float | None) -> Cell:
    return Cell("–", -1) if rate is None else Cell(percent(rate), rate)


def _count(count: int | None) -> Cell:
    return Cell("–", -1) if count is None else Cell(str(count), count)


def _verdict(result: "PlaytestResult", ticket: str) -> str:
    if not any(f"ticket/{ticket}" in finding.places for finding in result.findings):
        return ""
    (use,) = (use for use in result.report.tickets if use.id == ticket)
    pays = use.completed.value > result.usual_completion[ticket]
    return tr("too much") if pays else tr("too little")


class FiguresModel(RowsModel):
    """Rows of numbers."""

    def __init__(self, titles: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._titles = tuple(titles)

    @property
    def rows(self) -> list[Row]:
        """The rows as they are shown."""
        return self._rows

    def sort_key(self, row: Row, column: int) -> tuple[float, str]:
        """Return the number of a cell, or its text if it has none."""
        cell = row.cells[column]
        return (0.0, folded(cell.text)) if cell.order is None else (cell.order, "")

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # as Qt has it
        if orientation is not Qt.Orientation.Horizontal:
            return None
        title = self._titles[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return tr(title)
            case Qt.ItemDataRole.ToolTipRole if title in EXPLAINED:
                return tr(EXPLAINED[title])
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # as Qt has it
        row = self._rows[index.row()]
        if index.column() >= len(row.cells):
            return None
        cell = row.cells[index.column()]
        if role == BAR:
            return cell.bar
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return cell.text
            case Qt.ItemDataRole.FontRole if row.is_heading:
                font = QFont(QApplication.font())
                font.setBold(True)
                return font
        return None


class FiguresTable(SortedTable):
    """Shows rows of numbers; a table with headings is not sorted.

    Signals:
        chosen: A row about a thing of the board was chosen; carries a list of it: `route/…`.
    """

    chosen = Signal(object)

    def __init__(self, titles: Sequence[str], name: str, *, sorts: bool = True) -> None:
        self.figures = FiguresModel(titles)
        super().__init__(self.figures, sorts=sorts)
        self.figures.setParent(self)
        self.setAccessibleName(name)
        self.setItemDelegate(_BarDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 11)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(NARROWEST)
        connect(self.selectionModel().currentRowChanged, self._choose)
        connect(self.clicked, self._choose)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows, at the same scroll position."""
        scrolled = self.verticalScrollBar().value()
        self.clearSpans()
        self.figures.set_rows(rows)
        for number, row in enumerate(rows):
            if row.is_heading:
                self.setSpan(number, 0, 1, self.figures.columnCount())
        self.verticalScrollBar().setValue(scrolled)

    def _choose(self, index: QModelIndex) -> None:
        thing = self.figures.rows[index.row()].thing if index.isValid() else ""
        if thing:
            self.chosen.emit([thing])


class _BarDelegate(Guarded, QStyledItemDelegate):
    """Draws a share as a bar below its text, with a line as long as it is unsure."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        bar = index.data(BAR)
        if bar is None:
            return
        low, value, high = bar
        colors = colors_of(QApplication.palette())
        area = QRectF(option.rect)  # type: ignore[attr-defined]  # missing in Qt's stubs
        area.adjust(4, 0, -8, -2)
        top, width = area.bottom() - 3, area.width()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(area.left(), top, width, 3), QColor(colors.line))
        painter.fillRect(QRectF(area.left(), top, width * value, 3), QColor(colors.accent))
        painter.setPen(QPen(QColor(colors.text), 1))
        middle = top + 1.5
        start, end = area.left() + width * low, area.left() + width * high
        painter.drawLine(round(start), round(middle), round(end), round(middle))
        for x in (start, end):
            painter.drawLine(round(x), round(middle - 2), round(x), round(middle + 2))
        painter.restore()
