"""The heat map: how often each route is claimed, as colours over the board, with a legend."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QSize, Qt, Slot
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trackwright.editor.canvas.view import BoardView
from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded, guarded_with
from trackwright.editor.playtesting.bands import Band, BandsItem
from trackwright.editor.playtesting.figures import percent
from trackwright.editor.style import GAP, colors_of
from trackwright.editor.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from trackwright.editor.playtesting.playing import Played

COLDEST, HOTTEST = QColor("#FFF4C2"), QColor("#7A0A1E")
_BETWEEN = (COLDEST, QColor("#FDBB63"), QColor("#E4572E"), HOTTEST)
"""From light to dark without a turn, so that it is read without hues as well."""

NARROWEST = 0.35
"""How wide the band of a route is that nobody claims, as a share of the spaces."""


_SMALL = QSize(200, 60)


class Heat(StrEnum):
    """What a heat map shows."""

    NONE = "none"
    CLAIMS = "claims"
    WINNERS = "winners"


TITLES = {
    Heat.NONE: QT_TRANSLATE_NOOP("Playtest", "No heat map"),
    Heat.CLAIMS: QT_TRANSLATE_NOOP("Playtest", "Heat map: claims"),
    Heat.WINNERS: QT_TRANSLATE_NOOP("Playtest", "Heat map: claims of winners"),
}
_LEGENDS = {
    Heat.CLAIMS: QT_TRANSLATE_NOOP("Playtest", "Games in which a route is claimed"),
    Heat.WINNERS: QT_TRANSLATE_NOOP("Playtest", "Games in which a winner claims a route"),
}


def shares(played: "Played", heat: Heat) -> dict[str, float]:
    """Return in how many of the games each route is claimed by whom the map is about."""
    if heat is Heat.NONE:
        return {}
    return {
        route.id: route.claimed.value * (route.by_winner.value if heat is Heat.WINNERS else 1.0)
        for route in played.report.routes
    }


def heat_bands(values: Mapping[str, float]) -> dict[str, Band]:
    """Return bands that are darker and wider the larger the value of a route is."""
    most = max(values.values(), default=0.0) or 1.0
    return {route: _band(value / most) for route, value in values.items()}


def heat_color(level: float) -> QColor:
    """Return the colour of a level from 0 to 1."""
    place = min(max(level, 0.0), 1.0) * (len(_BETWEEN) - 1)
    step = min(int(place), len(_BETWEEN) - 2)
    part, low, high = place - step, _BETWEEN[step], _BETWEEN[step + 1]
    mixed = (
        round(a + part * (b - a))
        for a, b in zip(low.getRgb()[:3], high.getRgb()[:3], strict=True)  # type: ignore[index]
    )
    return QColor(*mixed)


class HeatMap(QObject):
    """Shows a heat map on the canvas of a desk while it is switched on."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.scene)
        self._desk = desk
        self._heat = Heat.NONE
        self._is_hidden = False
        self.item = BandsItem()
        self.item.setVisible(False)
        desk.scene.addItem(self.item)
        self.legend = HeatLegend(desk.view)
        desk.scene.laid_out.connect(self.follow)
        desk.playtest.reported.connect(self.follow)

    @property
    def is_shown(self) -> bool:
        """Whether it is seen."""
        return self.item.isVisible()

    def show(self, heat: Heat) -> None:
        """Show another one, or none."""
        self._heat = heat
        self.follow()

    def set_hidden(self, hidden: bool) -> None:
        """Make way for something else on the canvas, or come back."""
        self._is_hidden = hidden
        self.follow()

    @Slot()
    @guarded
    def leave_canvas(self) -> None:
        """Be gone, as the dock is."""
        self._desk.scene.removeItem(self.item)
        self.legend.hide()
        self.legend.deleteLater()
        self.deleteLater()

    @Slot()
    @guarded
    def follow(self) -> None:
        """Show the newest numbers where the routes are now."""
        played = self._desk.playtest.played
        is_shown = played is not None and self._heat is not Heat.NONE and not self._is_hidden
        self.item.setVisible(is_shown)
        self.legend.setVisible(is_shown)
        if played is None or not is_shown:
            return
        values = shares(played, self._heat)
        self.item.follow(self._desk.scene.layout_now, heat_bands(values))
        title = QCoreApplication.translate("Playtest", _LEGENDS[self._heat])
        if self._desk.playtest.is_old:
            old = QCoreApplication.translate("Playtest", "before the last edits")
            title = f"{title} ({old})"
        self.legend.tell(title, max(values.values(), default=0.0))


class HeatLegend(QWidget):
    """What the colours of a heat map mean, at the lower left of the canvas."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view.viewport())
        self._viewport = view.viewport()
        self._title, self._most = "", 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._viewport.installEventFilter(self)

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._title}: {percent(0)}–{percent(self._most)}"

    def tell(self, title: str, most: float) -> None:
        """Explain colours that reach from nought to `most`."""
        self._title, self._most = title, most
        self.setAccessibleName(self.text)
        self._settle()
        self.update()

    @guarded_with(_SMALL)
    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self._title) + 2 * GAP
        return QSize(max(width, _SMALL.width()), 2 * self.fontMetrics().height() + 4 * GAP)

    @guarded_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._viewport and event.type() == QEvent.Type.Resize:
            self._settle()
        return False

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        colors = colors_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colors.line))
        painter.setBrush(QColor(colors.window))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 6, 6)
        inner = self.rect().adjusted(GAP, GAP, -GAP, -GAP)
        bar = QRect(inner.left(), inner.top() + self.fontMetrics().height() + 4, inner.width(), 8)
        ramp = QLinearGradient(bar.topLeft(), bar.topRight())
        for number, color in enumerate(_BETWEEN):
            ramp.setColorAt(number / (len(_BETWEEN) - 1), color)
        painter.setBrush(ramp)
        painter.drawRect(bar)
        painter.setPen(QColor(colors.text))
        top, bottom = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        painter.drawText(inner, top | Qt.AlignmentFlag.AlignLeft, self._title)
        painter.drawText(inner, bottom | Qt.AlignmentFlag.AlignLeft, percent(0))
        painter.drawText(inner, bottom | Qt.AlignmentFlag.AlignRight, percent(self._most))

    def _settle(self) -> None:
        self.resize(self.sizeHint())
        self.move(GAP, self._viewport.height() - self.height() - GAP)


def _band(level: float) -> Band:
    return Band(heat_color(level), NARROWEST + level * (1.0 - NARROWEST))
