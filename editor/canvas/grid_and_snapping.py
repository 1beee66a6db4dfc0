"""The grid over the board, guides, and how places snap to them and to cities."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, dist, floor

from PySide6.QtCore import QLineF, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter

from trackwright.editor.base.guard import Guarded
from trackwright.editor.canvas.overlay_items import cosmetic_pen, with_alpha
from trackwright.schema.geometry import Point

STEPS = (1.0, 5.0, 10.0, 25.0, 50.0, 100.0, 250.0, 500.0, 1000.0, 2500.0)
"""Distances at which lines and ticks may stand, in mm."""

CLOSEST = 9.0
"""Between two lines of the grid that are drawn, in pixels."""

_FAINT, _STRONG = 20, 46

GUIDE_COLOR = QColor("#C2358F")

NEIGHBORS = 12
"""With so many of the nearest cities a place can align: with all of a large board, any would."""

Axis = Qt.Orientation
"""Which ruler a guide came from: those of the upper one lie level, those of the left one stand."""

Line = tuple[Point, Point]


@dataclass(frozen=True)
class Grid:
    """A grid over the board: whether it is drawn, and whether things snap to it, drawn or not.

    The spacing between its lines, in mm, follows the zoom if it is None.
    """

    shown: bool = False
    snaps: bool = False
    spacing: float | None = None

    def spacing_at(self, scale: float) -> float:
        """Return the distance between its lines when a mm is `scale` pixels."""
        return self.spacing if self.spacing is not None else step_of(CLOSEST / scale)

    def draw(self, painter: QPainter, area: QRectF, scale: float, ink: QColor) -> None:
        """Draw the lines that cross an area."""
        spacing = self.spacing_at(scale)
        drawn = spacing * ceil(CLOSEST / 2 / scale / spacing)  # not each, if they are too close
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for step, alpha in ((drawn, _FAINT), (strong_step(drawn), _STRONG)):
            painter.setPen(cosmetic_pen(with_alpha(ink, alpha), 1))
            uprights = multiples(area.left(), area.right(), step)
            levels = multiples(area.top(), area.bottom(), step)
            painter.drawLines(_lines(area, uprights, levels))
        painter.restore()


def step_of(least: float) -> float:
    """Return the smallest step that is not below a distance."""
    return next((step for step in STEPS if step >= least), STEPS[-1])


def strong_step(step: float) -> float:
    """Return how far apart the stronger lines are among those at a step."""
    return step * (4 if step in (25.0, 250.0, 2500.0) else 5 if step != 5.0 else 10)


def multiples(start: float, end: float, step: float) -> list[float]:
    """Return the multiples of a step from start to end."""
    return [number * step for number in range(ceil(start / step), floor(end / step) + 1)]


def _lines(area: QRectF, uprights: Iterable[float], levels: Iterable[float]) -> list[QLineF]:
    return [
        *(QLineF(x, area.top(), x, area.bottom()) for x in uprights),
        *(QLineF(area.left(), y, area.right(), y) for y in levels),
    ]


class Guides(Guarded, QObject):
    """The guides of one canvas, kept as long as its window is open."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._positions: dict[Axis, tuple[float, ...]] = {}

    @property
    def levels(self) -> tuple[float, ...]:
        """How far from the top the guides from left to right are, in mm."""
        return self.positions(Axis.Horizontal)

    @property
    def uprights(self) -> tuple[float, ...]:
        """How far from the left the guides from top to bottom are, in mm."""
        return self.positions(Axis.Vertical)

    def positions(self, axis: Axis) -> tuple[float, ...]:
        """Return where the guides that run along an axis are."""
        return self._positions.get(axis, ())

    def set_positions(self, axis: Axis, positions: tuple[float, ...]) -> None:
        """Replace the guides that run along an axis."""
        if positions != self.positions(axis):
            self._positions[axis] = positions
            self.changed.emit()

    def clear(self) -> None:
        """Remove all guides."""
        for axis in Axis:
            self.set_positions(axis, ())

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the guides that cross an area."""
        painter.setPen(cosmetic_pen(GUIDE_COLOR, 1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawLines(_lines(area, self.uprights, self.levels))


@dataclass(frozen=True)
class Snapping:
    """What places snap to: cities near by, the grid, and guides from left and top, in mm."""

    cities: bool = True
    grid: float | None = None  # the distance between its lines
    uprights: tuple[float, ...] = ()
    levels: tuple[float, ...] = ()


@dataclass(frozen=True)
class Snap:
    """A place after snapping, and the lines that it has snapped to, from end to end."""

    point: Point
    lines: tuple[Line, ...] = ()


def snapped(
    point: Point,
    reach: float,
    snapping: Snapping,
    cities: Iterable[Point] = (),
    board: tuple[float, float] = (0.0, 0.0),
) -> Snap:
    """Return the place that a point snaps to, within `reach` mm across and down.

    Cities go before guides, and guides before the grid. `board` is how far guides reach.
    """
    nearest_first = sorted(cities, key=lambda city: dist(point, city)) if snapping.cities else []
    near = nearest_first[:NEIGHBORS]
    beside = _by_city(point, near, 0, reach)
    level = _by_city(point, near, 1, reach)
    x = beside.x if beside else _to_line(point.x, snapping.uprights, snapping.grid, reach)
    y = level.y if level else _to_line(point.y, snapping.levels, snapping.grid, reach)
    there = Point(x, y)
    lines: list[Line] = []
    if beside:
        lines.append((beside, there))
    elif x in snapping.uprights:
        lines.append((Point(x, 0), Point(x, board[1])))
    if level:
        lines.append((level, there))
    elif y in snapping.levels:
        lines.append((Point(0, y), Point(board[0], y)))
    return Snap(there, tuple(lines))


def _by_city(point: Point, near: Iterable[Point], axis: int, reach: float) -> Point | None:
    """Return the city to align with: the one that is least out of line, then the nearest."""
    in_line = [other for other in near if abs(other[axis] - point[axis]) <= reach]
    return min(in_line, key=lambda other: abs(other[axis] - point[axis]), default=None)


def _to_line(value: float, guides: Iterable[float], grid: float | None, reach: float) -> float:
    guide = min(guides, key=lambda at: abs(at - value), default=None)
    if guide is not None and abs(guide - value) <= reach:
        return guide
    if grid:
        line = round(value / grid) * grid
        if abs(line - value) <= reach:
            return line
    return value
