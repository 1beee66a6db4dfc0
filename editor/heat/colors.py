"""The colours of the heat map, and the legend that explains them."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QLinearGradient, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from trackwright.editor.base.guard import Guarded
from trackwright.editor.base.style import GAP
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.heat.kinds import Heat
from trackwright.rendering.themes import CLASSIC, Theme

ON_LIGHT = ("#F7DB8A", "#F2A94F", "#E0702F", "#B83A3E", "#7C1D55", "#390D47")
ON_DARK = ("#70386F", "#A8435F", "#D9683F", "#F09C47", "#F8CB77", "#FDF1C8")
"""From the least to the most, on light boards and on dark ones: each further from the ground than
the one before, in lightness, so that the order shows to every eye, and in print."""

BAR = QSize(168, 10)
"""Of the scale, in pixels."""

GRADIENT_STEPS = 12


def heat_color(share: float, theme: Theme) -> QColor:
    """Return the colour of a share of the scale, from 0 to 1, on a board of some theme."""
    colors = ON_DARK if is_dark(theme) else ON_LIGHT
    position = min(max(share, 0.0), 1.0) * (len(colors) - 1)
    index = min(int(position), len(colors) - 2)
    low, high, part = QColor(colors[index]), QColor(colors[index + 1]), position - index
    return QColor(*(round(a + (b - a) * part) for a, b in zip(_rgb(low), _rgb(high), strict=True)))


def is_dark(theme: Theme) -> bool:
    """Tell whether boards of a theme are dark."""
    return QColor(theme.lands[0]).lightness() < 128


def _rgb(color: QColor) -> tuple[int, int, int]:
    return color.red(), color.green(), color.blue()


class HeatLegend(Guarded, QWidget):
    """A title, the scale, and the numbers at its ends, at the corner of the canvas."""

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
        """The labels of the ends of the scale."""
        return self._heat.label(0.0), self._heat.label(self._heat.highest)

    def show_scale(self, title: str, heat: Heat, theme: Theme) -> None:
        """Show the scale of some heat."""
        self._heat, self._theme = heat, theme
        self._show(title, " – ".join(self.ends))

    def show_missing(self, title: str, missing: str) -> None:
        """Show what is missing for some heat."""
        self._show(title, missing, missing)

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

    def _show(self, title: str, words: str, missing: str = "") -> None:
        self._title, self._missing = title, missing
        self.setAccessibleName(f"{title}: {words}")
        self._move_to_corner()
        self.show()
        self.raise_()
        self.update()

    def _gradient(self, bar: QRectF) -> QLinearGradient:
        gradient = QLinearGradient(bar.topLeft(), bar.topRight())
        for step in range(GRADIENT_STEPS + 1):
            share = step / GRADIENT_STEPS
            gradient.setColorAt(share, heat_color(share, self._theme))
        return gradient

    def _move_to_corner(self) -> None:
        self.resize(self.sizeHint())
        self.move(2 * GAP, max(self._viewport.height() - self.height() - 2 * GAP, 0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._viewport and event.type() == QEvent.Type.Resize:
            self._move_to_corner()
        return False
