"""The grid over the board, guides, and how places snap to them and to cities."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, dist, floor

from PySide6.QtCore import QLineF, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter

from trackwright.editor.base.guard import Guarded
from trackwright.editor.canvas.overlay_items import cosmetic_pen, with_alpha
from trackwright.schema.geometry import Point

SPACINGS = (1.0, 5.0, 10.0, 25.0)
"""Between the lines of a grid that a designer can choose, in mm."""

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


class Grid(Guarded, QObject):
    """Whether there is a grid, how wide it is, and whether things snap to it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = False
        self._snaps = False
        self._spacing: float | None = None

    @property
    def shown(self) -> bool:
        """Whether its lines are drawn."""
        return self._shown

    @property
    def snaps(self) -> bool:
        """Whether things snap to it, drawn or not."""
        return self._snaps

    @property
    def spacing(self) -> float | None:
        """Between its lines, in mm; None if that follows the zoom."""
        return self._spacing

    def set_shown(self, shown: bool) -> None:
        self._set("_shown", shown)

    def set_snaps(self, snaps: bool) -> None:
        self._set("_snaps", snaps)

    def set_spacing(self, spacing: float | None) -> None:
        self._set("_spacing", spacing)

    def spacing_at(self, scale: float) -> float:
        """Return the distance between its lines when a mm is `scale` pixels."""
        return self._spacing if self._spacing is not None else step_of(CLOSEST / scale)

    def draw(self, painter: QPainter, area: QRectF, scale: float, ink: QColor) -> None:
        """Draw the lines that cross an area."""
        spacing = self.spacing_at(scale)
        drawn = spacing * ceil(CLOSEST / 2 / scale / spacing)  # not each, if they are too close
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for step, alpha in ((drawn, _FAINT), (strong_step(drawn), _STRONG)):
            painter.setPen(cosmetic_pen(with_alpha(ink, alpha), 1))
            painter.drawLines(_lines(area, step))
        painter.restore()

    def _set(self, name: str, value: bool | float | None) -> None:
        if getattr(self, name) != value:
            setattr(self, name, value)
            self.changed.emit()


def step_of(least: float) -> float:
    """Return the smallest step that is not below a distance."""
    return next((step for step in STEPS if step >= least), STEPS[-1])


def strong_step(step: float) -> float:
    """Return how far apart the stronger lines are among those at a step."""
    return step * (4 if step in (25.0, 250.0, 2500.0) else 5 if step != 5.0 else 10)


def multiples(start: float, end: float, step: float) -> list[float]:
    """Return the multiples of a step from start to end."""
    return [number * step for number in range(ceil(start / step), floor(end / step) + 1)]


def _lines(area: QRectF, step: float) -> list[QLineF]:
    upright = (
        QLineF(x, area.top(), x, area.bottom()) for x in multiples(area.left(), area.right(), step)
    )
    level = (
        QLineF(area.left(), y, area.right(), y) for y in multiples(area.top(), area.bottom(), step)
    )
    return [*upright, *level]


class Guides(Guarded, QObject):
    """The guides of one canvas, kept as long as its window is open."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places: dict[Axis, tuple[float, ...]] = dict.fromkeys(Axis, ())

    @property
    def levels(self) -> tuple[float, ...]:
        """How far from the top the guides from left to right are, in mm."""
        return self._places[Axis.Horizontal]

    @property
    def uprights(self) -> tuple[float, ...]:
        """How far from the left the guides from top to bottom are, in mm."""
        return self._places[Axis.Vertical]

    def places(self, axis: Axis) -> tuple[float, ...]:
        """Return where the guides that run along an axis are."""
        return self._places[axis]

    def set_places(self, axis: Axis, places: tuple[float, ...]) -> None:
        """Replace the guides that run along an axis."""
        if places != self._places[axis]:
            self._places[axis] = places
            self.changed.emit()

    def clear(self) -> None:
        """Remove all guides."""
        if any(self._places.values()):
            self._places = dict.fromkeys(Axis, ())
            self.changed.emit()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the guides that cross an area."""
        painter.setPen(cosmetic_pen(GUIDE_COLOR, 1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawLines(
            [
                *(QLineF(area.left(), y, area.right(), y) for y in self.levels),
                *(QLineF(x, area.top(), x, area.bottom()) for x in self.uprights),
            ]
        )


@dataclass(frozen=True)
class Snapping:
    """What places snap to.

    Attributes:
        cities: Whether they come into line with cities near by.
        grid: How far apart the lines of the grid are, in mm; None if nothing snaps to it.
        uprights: Guides from top to bottom, by how far from the left they are.
        levels: Guides from left to right, by how far from the top they are.
    """

    cities: bool = True
    grid: float | None = None
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
    near = _nearest(point, cities) if snapping.cities else []
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


def _nearest(point: Point, points: Iterable[Point]) -> list[Point]:
    return sorted(points, key=lambda other: dist(point, other))[:NEIGHBORS]


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
