"""The heat map on the canvas, one kind at a time, and the box that chooses it."""

from dataclasses import dataclass
from math import inf

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QComboBox, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import (
    CanvasItem,
    connection_paths,
    cosmetic_pen,
    track_path,
    with_alpha,
)
from trackwright.editor.canvas.picture_items import HEIGHTS
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.document.selection import Selection
from trackwright.editor.heat.colors import HeatLegend, heat_color, is_dark
from trackwright.editor.heat.kinds import HEATS, Heat, HeatInput, HeatKind, Trigger
from trackwright.editor.playtest.playtest import Playtest
from trackwright.editor.problems.watch import ProblemWatch
from trackwright.layout.board import Layout
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.rendering.themes import Theme
from trackwright.schema.translation import tr

THINNEST, BROADEST = 2.5, 11.0
"""How wide the least and the most are drawn, in pixels: width shows the same as colour."""

CASING = 2.0
"""How much wider the line beneath is, which shows on every ground, in pixels."""

VEIL = 150
"""How much the board fades behind the heat, from 0 to 255."""

Z_VALUE = HEIGHTS["stops"] - 0.5
"""Above the routes, below cities and names."""

BOX_LETTERS = 24
"""How many letters of a long title the box shows; its list shows all."""


class HeatOverlay(Guarded, QObject):
    """Shows one kind of heat over the board, and follows the board as it changes.

    Its numbers are None before they are measured, or if something is missing.

    Signals:
        changed: Another kind is shown, or none.
        failed: Measuring went wrong; carries the exception.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(
        self, view: BoardView, problems: ProblemWatch, selection: Selection, playtest: Playtest
    ) -> None:
        super().__init__(view)
        self._scene = view.board_scene
        self._problems = problems
        self._selection = selection
        self._playtest = playtest
        self.kind: HeatKind | None = None
        self.heat: Heat | None = None
        self._is_measured = False
        self._is_hidden = False
        self._job = LatestJob(self)
        connect(self._job.finished, self._show_measured)
        connect(self._job.failed, self.failed)
        self.item = HeatItem()
        self._scene.addItem(self.item)
        self.legend = HeatLegend(view)
        connect(problems.reported, self._measure)
        connect(selection.changed, self._follow_selection)
        connect(playtest.reported, self._follow_playtest)
        connect(self._scene.laid_out, self._draw)
        connect(self._scene.restyled, self._draw)

    @property
    def is_busy(self) -> bool:
        """Whether numbers are still measured."""
        return self._job.is_busy

    def show(self, kind: HeatKind | None) -> None:
        """Show another kind of heat, or none."""
        if kind is self.kind:
            return
        self._job.drop()
        self.kind, self.heat, self._is_measured = kind, None, False
        self._draw()
        self._measure()
        self.changed.emit()

    def set_hidden(self, hidden: bool) -> None:
        """Hide while something else is shown on the canvas, or show again."""
        self._is_hidden = hidden
        self._draw()

    def close(self) -> None:
        """Stop measuring: the board is being closed."""
        self._job.drop()

    def _measure(self) -> None:
        """Measure the board that was checked last, in the background."""
        checked, kind = self._problems.checked, self.kind
        if checked is None or kind is None:
            return
        analysis = checked.analysis.after(checked.analysis.board)  # its own copy
        city = next(iter(self._selection.ids("city")), None)
        given = HeatInput(analysis, city, self._playtest.result)
        self._job.start(lambda: kind.measure(given))

    def _follow_selection(self) -> None:
        if self.kind is not None and self.kind.trigger is Trigger.SELECTION:
            self._measure()

    def _follow_playtest(self) -> None:
        if self.kind is not None and self.kind.trigger is Trigger.PLAYTEST:
            self._measure()

    def _show_measured(self, heat: Heat | None) -> None:
        self.heat, self._is_measured = heat, True
        self._draw()

    def _draw(self) -> None:
        kind, heat, theme = self.kind, self.heat, self._scene.theme
        if kind is None or not self._is_measured or self._is_hidden:
            self.item.setVisible(False)
            self.legend.hide()
        elif heat is None:
            self.item.setVisible(False)
            self.legend.show_missing(kind.translated, tr(kind.missing))
        else:
            self.item.show_heat(heat, self._scene.layout_now, theme)
            title = kind.translated
            if heat.is_outdated:
                title = f"{title} ({tr('before the last edits')})"
            self.legend.show_scale(title, heat, theme)


class HeatBox(Guarded, QComboBox):
    """Chooses the kind of heat, and shows which one is over the board."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._heat = desk.heat
        self.setAccessibleName(tr("Heat over the network"))
        self.setMinimumContentsLength(BOX_LETTERS)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.addItem(tr("No heat"), None)
        for kind in HEATS:
            self.addItem(kind.translated, kind)
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0))
        self._follow()
        connect(self.activated, self._choose)
        connect(self._heat.changed, self._follow)

    def _choose(self) -> None:
        self._heat.show(self.currentData())

    def _follow(self) -> None:
        kinds = (None, *HEATS)
        self.setCurrentIndex(kinds.index(self._heat.kind) if self._heat.kind in kinds else -1)
        self.setToolTip(self.currentText())


class HeatItem(CanvasItem):
    """Colours connections, routes and cities; lines keep their width whatever the zoom."""

    def __init__(self) -> None:
        super().__init__(Z_VALUE)
        self._lines: list[_Line] = []
        self._discs: list[tuple[float, QPointF, float]] = []
        self._theme: Theme | None = None
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
        size = layout.board.size
        self._theme, self._bounds = theme, QRectF(0, 0, size.width, size.height)
        self.setVisible(bool(self.count))
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        if theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self._bounds, with_alpha(QColor(theme.lands[0]), VEIL))
        edge = QColor("#101214" if is_dark(theme) else "#FFFFFF")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        zoom = option.levelOfDetailFromTransform(painter.worldTransform())
        for line in self._lines:
            width, color = line.width(zoom), heat_color(line.share, theme)
            for paint, wide in ((edge, width + CASING), (color, width)):
                painter.setPen(cosmetic_pen(paint, wide, is_round=True))
                painter.drawPath(line.path)
        for share, at, radius in self._discs:
            painter.setPen(cosmetic_pen(edge, CASING))
            painter.setBrush(heat_color(share, theme))
            reach = radius * (1.5 + 2.0 * share)
            painter.drawEllipse(at, reach, reach)


@dataclass(frozen=True)
class _Line:
    """A line with its share of the scale."""

    share: float
    path: QPainterPath
    room: float = inf  # how wide it may be, in mm: other tracks run beside it

    def width(self, zoom: float) -> float:
        """Return its width at a zoom, in pixels."""
        broadest = min(max(self.room * zoom - CASING, THINNEST), BROADEST)
        return THINNEST + self.share * (broadest - THINNEST)
