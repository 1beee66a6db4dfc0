"""The grid over the board, and the steps in which rulers and grid count."""

from math import ceil, floor

from PySide6.QtCore import QLineF, QObject, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPen

SPACINGS = (1.0, 5.0, 10.0, 25.0)
"""Between the lines of a grid that a designer can choose, in mm."""

STEPS = (1.0, 5.0, 10.0, 25.0, 50.0, 100.0, 250.0, 500.0, 1000.0, 2500.0)
"""Distances at which lines and ticks may stand, in mm."""

CLOSEST = 9.0
"""Between two lines of the grid that are drawn, in pixels."""

_FAINT, _STRONG = 20, 46


class Grid(QObject):
    """Whether there is a grid, how wide it is, and whether things snap to it.

    Signals:
        changed: One of these is different.
    """

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

    def show(self, shown: bool) -> None:
        """Draw its lines, or do not."""
        self._set("_shown", shown)

    def snap(self, snaps: bool) -> None:
        """Let things snap to it, or do not."""
        self._set("_snaps", snaps)

    def space(self, spacing: float | None) -> None:
        """Have so many mm between its lines; None to follow the zoom."""
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
            color = QColor(ink)
            color.setAlpha(alpha)
            pen = QPen(color, 1)
            pen.setCosmetic(True)
            painter.setPen(pen)
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
