"""The legend of the heat, at the bottom of the canvas."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QLinearGradient, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from trackwright.editor.canvas.heat import heat_color
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.guard import guarded, guarded_with
from trackwright.editor.heats import Heat
from trackwright.editor.style import GAP
from trackwright.rendering.themes import CLASSIC, Theme

BAR = QSize(168, 10)
"""Of the scale, in pixels."""

STOPS = 12
"""In so many steps the scale goes from one colour to the next."""


class HeatLegend(QWidget):
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

    @guarded_with(QSize())
    def sizeHint(self) -> QSize:
        letters = QFontMetrics(self.font())
        words = (letters.horizontalAdvance(line) for line in (self._title, self._missing))
        width = max(BAR.width(), *words)
        bar = 0 if self._missing else BAR.height() + GAP
        return QSize(width + 2 * GAP, 2 * letters.height() + bar + 2 * GAP)

    @guarded
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

    @guarded_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._viewport and event.type() == QEvent.Type.Resize:
            self._settle()
        return False
