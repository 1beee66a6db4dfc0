"""Heat on the canvas: a number for each connection, route or city, as colour and width."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.base.guard import Guarded
from trackwright.editor.base.style import GAP
from trackwright.editor.canvas.line_items import connection_paths, track_path
from trackwright.editor.canvas.overlay import cosmetic_pen
from trackwright.editor.canvas.picture_items import HEIGHTS
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.heat.kinds import Heat
from trackwright.layout.board import Layout
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.rendering.themes import CLASSIC, Theme
from trackwright.schema.geometry import Size

ON_LIGHT = ("#F7DB8A", "#F2A94F", "#E0702F", "#B83A3E", "#7C1D55", "#390D47")
ON_DARK = ("#70386F", "#A8435F", "#D9683F", "#F09C47", "#F8CB77", "#FDF1C8")
"""From the least to the most, on light boards and on dark ones: each further from the ground than
the one before, in lightness, so that the order shows to every eye, and in print."""

THINNEST, BROADEST = 2.5, 11.0
"""How wide the least and the most are drawn, in pixels: width tells the same as colour."""

CASING = 2.0
"""How much wider the line beneath is, which shows on every ground, in pixels."""

VEIL = 150
"""How much the board fades behind the heat, from 0 to 255."""

HEIGHT = HEIGHTS["stops"] - 0.5
"""Above the routes, below cities and names."""


def heat_color(share: float, theme: Theme) -> QColor:
    """Return the colour of a place on the scale, from 0 to 1, on a board of some theme."""
    colors = ON_DARK if _is_dark(theme) else ON_LIGHT
    place = min(max(share, 0.0), 1.0) * (len(colors) - 1)
    index = min(int(place), len(colors) - 2)
    low, high, part = QColor(colors[index]), QColor(colors[index + 1]), place - index
    mixed = (a + (b - a) * part for a, b in zip(_channels(low), _channels(high), strict=True))
    return QColor(*map(round, mixed))


class HeatItem(Guarded, QGraphicsItem):
    """The heat on the canvas; lines keep their width whatever the zoom."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[_Line] = []
        self._discs: list[tuple[float, QPointF, float]] = []
        self._theme: Theme | None = None
        self._size = Size(width=1, height=1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(HEIGHT)
        self.setVisible(False)

    @property
    def count(self) -> int:
        """How many connections, routes and cities have a number."""
        return len(self._lines) + len(self._discs)

    def show_heat(self, heat: Heat, layout: Layout, theme: Theme) -> None:
        """Show numbers on a board; those of things that it does not have are left out."""
        paths = connection_paths(layout, heat.connections)
        lines = [_Line(heat.share(heat.connections[pair]), path) for pair, path in paths.items()]
        space = layout.board.profile.space
        lines += [
            _Line(heat.share(value), track_path(layout.tracks[route], space.length), space.width)
            for route, value in heat.routes.items()
            if route in layout.tracks and layout.tracks[route].spaces
        ]
        self.prepareGeometryChange()
        self._lines = sorted(lines, key=lambda line: line.share)  # the hottest on top
        self._discs = [
            (heat.share(heat.cities[stop.id]), QPointF(*stop.position), stop_radius(stop))
            for stop in layout.board.stops
            if stop.id in heat.cities
        ]
        self._theme, self._size = theme, layout.board.size
        self.setVisible(bool(self.count))
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self._size.width, self._size.height)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        if theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(theme.lands[0])
        veil.setAlpha(VEIL)
        painter.fillRect(self.boundingRect(), veil)
        edge = QColor("#101214" if _is_dark(theme) else "#FFFFFF")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        zoom = option.levelOfDetailFromTransform(painter.worldTransform())
        for line in self._lines:
            width, color = line.width(zoom), heat_color(line.share, theme)
            for paint, wide in ((edge, width + CASING), (color, width)):
                painter.setPen(cosmetic_pen(paint, wide, is_round=True))
                painter.drawPath(line.path)
        for share, at, radius in self._discs:
            pen = QPen(edge, CASING)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.setBrush(heat_color(share, theme))
            reach = radius * (1.5 + 2.0 * share)
            painter.drawEllipse(at, reach, reach)


@dataclass(frozen=True)
class _Line:
    """A line of some heat.

    Attributes:
        share: Where its number lies on the scale.
        path: Where it runs.
        room: How wide it may be, in mm: other tracks run beside it.
    """

    share: float
    path: QPainterPath
    room: float = inf

    def width(self, zoom: float) -> float:
        """Return how wide it is at a zoom, in pixels."""
        broadest = min(max(self.room * zoom - CASING, THINNEST), BROADEST)
        return THINNEST + self.share * (broadest - THINNEST)


def _is_dark(theme: Theme) -> bool:
    return QColor(theme.lands[0]).lightness() < 128


def _channels(color: QColor) -> Iterator[int]:
    yield from (color.red(), color.green(), color.blue())


BAR = QSize(168, 10)
"""Of the scale, in pixels."""

STOPS = 12
"""In so many steps the scale goes from one colour to the next."""


class HeatLegend(Guarded, QWidget):
    """Says what the colours mean: a title, the scale, and the numbers at its ends."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view.viewport())
        self._viewport = view.viewport()
        self._title, self._missing = "", ""
        self._heat = Heat()
        self._theme: Theme = CLASSIC
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._viewport.installEventFilter(self)

    @property
    def ends(self) -> tuple[str, str]:
        """What is written at the ends of the scale."""
        return self._heat.told(self._heat.lowest), self._heat.told(self._heat.highest)

    def explain(self, title: str, heat: Heat, theme: Theme) -> None:
        """Explain some heat, and show."""
        self._heat, self._theme = heat, theme
        self._say(title, f"{self.ends[0]} – {self.ends[1]}")

    def ask(self, title: str, missing: str) -> None:
        """Say what is missing for some heat, and show."""
        self._say(title, missing, missing)

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(self.font())
        words = (letters.horizontalAdvance(line) for line in (self._title, self._missing))
        width = max(BAR.width(), *words)
        bar = 0 if self._missing else BAR.height() + GAP
        return QSize(width + 2 * GAP, 2 * letters.height() + bar + 2 * GAP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, letters = self.palette(), QFontMetrics(self.font())
        painter.setPen(palette.color(QPalette.ColorRole.Mid))
        painter.setBrush(palette.color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        inner = self.rect().adjusted(GAP, GAP // 2, -GAP, -GAP // 2)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, self._title)
        if self._missing:
            painter.drawText(inner, Qt.AlignmentFlag.AlignBottom, self._missing)
            return
        bar = QRectF(
            inner.left(), inner.top() + letters.height() + GAP // 2, inner.width(), BAR.height()
        )
        painter.fillRect(bar, self._gradient(bar))
        low, high = self.ends
        painter.drawText(inner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, low)
        painter.drawText(inner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, high)

    def _say(self, title: str, words: str, missing: str = "") -> None:
        self._title, self._missing = title, missing
        self.setAccessibleName(f"{title}: {words}")
        self._settle()
        self.show()
        self.raise_()
        self.update()

    def _gradient(self, bar: QRectF) -> QLinearGradient:
        gradient = QLinearGradient(bar.topLeft(), bar.topRight())
        for step in range(STOPS + 1):
            gradient.setColorAt(step / STOPS, heat_color(step / STOPS, self._theme))
        return gradient

    def _settle(self) -> None:
        self.resize(self.sizeHint())
        self.move(2 * GAP, max(self._viewport.height() - self.height() - 2 * GAP, 0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._viewport and event.type() == QEvent.Type.Resize:
            self._settle()
        return False
