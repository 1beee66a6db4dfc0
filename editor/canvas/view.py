"""The view of the canvas: zooming, panning, and passing the pointer to the active tool."""

from dataclasses import replace
from functools import partial
from math import isfinite
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.grid_and_snapping import Axis, Grid, Guides
from trackwright.editor.canvas.picture_items import exposed_parts, paint_canvas_background
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.canvas.rulers import THICKNESS, Ruler
from trackwright.editor.canvas.scene import BoardScene
from trackwright.schema.geometry import Point
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.tools.tool import Tool

SMALLEST, LARGEST = 0.05, 80.0
"""Pixels to a mm."""

STEP = 1.2
"""By how much one notch of the wheel or one key press zooms."""

REACH = 6.0
"""Pixels around a thing in which the pointer still means it."""


class BoardView(Guarded, QGraphicsView):
    """Shows the scene of a board, with rulers, grid and guides.

    Signals:
        pointed: The pointer moved; carries its place in mm.
        zoomed: The zoom changed; carries pixels to a mm.
        scrolled: Another part is shown.
        settings_changed: Rulers, grid, guides or what places align with have changed.
        menu_wanted: The right button or the menu key was pressed; carries the pointer, None for the
            key, and the place on the screen.
    """

    pointed = Signal(object)
    zoomed = Signal(float)
    scrolled = Signal()
    settings_changed = Signal()
    menu_wanted = Signal(object, QPoint)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board_scene = scene  # Qt does not own it
        self._tool: Tool | None = None
        self._panning_from: QPoint | None = None
        self._panning_with = Qt.MouseButton.NoButton
        self._tool_is_held = False
        self._space_held = False
        self._cursor_before: QCursor | None = None
        self._fitted = True
        connect(scene.detail_level.restored, self._repaint)
        self.grid: Grid = Grid()
        self.guides: Guides = Guides(self)
        self._rulers = {axis: Ruler(axis, self) for axis in Axis}
        self.setViewportMargins(THICKNESS, THICKNESS, 0, 0)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        # A bar that came and went would change the room that a board is fitted into, and that again
        # whether the bar is needed: for some sizes without end.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMouseTracking(True)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Canvas"))
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        connect(self.guides.changed, self._follow_grid)
        connect(self.zoomed, self._follow_zoom)
        connect(self.horizontalScrollBar().valueChanged, self.scrolled)
        connect(self.verticalScrollBar().valueChanged, self.scrolled)

    @property
    def scale_now(self) -> float:
        """Pixels to a mm."""
        return self.transform().m11()

    @property
    def seen(self) -> QRectF:
        """The part that is shown, in mm."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    @property
    def rulers_shown(self) -> bool:
        """Whether there are rulers."""
        return not self._rulers[Axis.Horizontal].isHidden()

    def show_rulers(self, shown: bool) -> None:
        for ruler in self._rulers.values():
            ruler.setVisible(shown)
        margin = THICKNESS if shown else 0
        self.setViewportMargins(margin, margin, 0, 0)
        self.settings_changed.emit()

    def set_grid(self, grid: Grid) -> None:
        """Show another grid, or none."""
        if grid != self.grid:
            self.grid = grid
            self._follow_grid()

    @property
    def aligns_with_cities(self) -> bool:
        """Whether places align with cities near by."""
        return self.board_scene.snapping.cities

    def align_with_cities(self, aligns: bool) -> None:
        """Toggle alignment with cities."""
        self.board_scene.snapping = replace(self.board_scene.snapping, cities=aligns)
        self.settings_changed.emit()

    def show_extent(self, area: QRectF | None) -> None:
        """Show on the rulers how far something reaches."""
        for ruler in self._rulers.values():
            ruler.show_extent(area)

    def set_tool(self, tool: "Tool") -> None:
        """Pass the pointer and the keys to a tool."""
        self._tool = tool

    def zoom(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom about a point of the viewport, its middle if absent."""
        middle = QPointF(self.viewport().rect().center()) if about is None else about
        scale = min(max(self.scale_now * factor, SMALLEST), LARGEST)
        kept = self.mapToScene(middle.toPoint())
        self._fitted = False
        self.board_scene.detail_level.reduce_briefly()
        self.setTransform(QTransform.fromScale(scale, scale))
        self._scroll(self.mapFromScene(kept) - middle.toPoint())
        self.zoomed.emit(scale)
        self.scrolled.emit()

    def zoom_by(self, notches: float, about: QPointF | None = None) -> None:
        """Zoom as some notches of the wheel do; out if they are negative."""
        self.zoom(STEP**notches, about)

    def zoom_to(self, scale: float) -> None:
        """Show so many pixels to a mm."""
        self.zoom(scale / self.scale_now)

    def fit(self, area: QRectF | None = None) -> None:
        """Show the whole board, or some part of it, as large as it can be."""
        wanted = self.board_scene.board_area if area is None else area
        if not all(map(isfinite, (wanted.x(), wanted.y(), wanted.width(), wanted.height()))):
            return  # no zoom would ever bring the view back from there
        margin = max(wanted.width(), wanted.height()) * 0.03 + 2
        self.fitInView(
            wanted.adjusted(-margin, -margin, margin, margin), Qt.AspectRatioMode.KeepAspectRatio
        )
        self._fitted = area is None
        self.zoomed.emit(self.scale_now)
        self.scrolled.emit()

    def center_on(self, place: QPointF) -> None:
        """Show a place in the middle."""
        self._fitted = False
        self.centerOn(place)
        self.scrolled.emit()

    def scroll_by(self, across: float, down: float) -> None:
        """Show what lies so many mm further right and down."""
        self._scroll(QPoint(round(across * self.scale_now), round(down * self.scale_now)))

    def pointer(self, event: QMouseEvent) -> Pointer:
        """Return where an event is on the board."""
        place = self.mapToScene(event.position().toPoint())
        at, reach = Point(place.x(), place.y()), REACH / self.scale_now
        return Pointer(at, event.modifiers(), event.button(), reach)

    def _scroll(self, by: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._pans(event):
            self._begin_pan(event)
        elif event.button() == Qt.MouseButton.RightButton:
            self.menu_wanted.emit(self.pointer(event), event.globalPosition().toPoint())
        elif self._tool is not None and self._begins_gesture(event):
            self._tool_is_held = True
            self._tool.press(self.pointer(event))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._check_released(event)
        pointer = self.pointer(event)
        self.pointed.emit(pointer.at)
        if self._panning_from is not None:
            here = event.position().toPoint()
            self._scroll(self._panning_from - here)
            self._panning_from = here
        elif self._tool is not None:
            self._tool.move(pointer)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == self._panning_with:
            self._end_pan()
        elif self._tool and self._tool_is_held and event.button() == Qt.MouseButton.LeftButton:
            self._tool_is_held = False
            self._tool.release(self.pointer(event))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._pans(event):
            self._begin_pan(event)
        elif self._tool is not None and self._begins_gesture(event):
            self._tool_is_held = True
            self._tool.double_click(self.pointer(event))
        event.accept()

    def _pans(self, event: QMouseEvent) -> bool:
        """Return whether a press begins to pan, which no drag of a tool is mixed with."""
        is_busy = self._tool_is_held or self._panning_from is not None
        return not is_busy and (self._space_held or event.button() == Qt.MouseButton.MiddleButton)

    def _begin_pan(self, event: QMouseEvent) -> None:
        self._panning_from, self._panning_with = event.position().toPoint(), event.button()
        self._show_pan_cursor(Qt.CursorShape.ClosedHandCursor)

    def _end_pan(self) -> None:
        self._panning_from, self._panning_with = None, Qt.MouseButton.NoButton
        self._show_pan_cursor(Qt.CursorShape.OpenHandCursor if self._space_held else None)

    def _check_released(self, event: QMouseEvent) -> None:
        """End what a button held if it is up, though its release went elsewhere: to a menu."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._tool_is_held = False
        if self._panning_from is not None and not event.buttons() & self._panning_with:
            self._end_pan()

    def _begins_gesture(self, event: QMouseEvent) -> bool:
        return event.button() == Qt.MouseButton.LeftButton and self._panning_from is None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.menu_wanted.emit(None, event.globalPos())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._tool is not None:
            self._tool.leave()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turns = event.angleDelta().y() / 120
        pixels = event.pixelDelta()
        if not pixels.isNull() and not event.modifiers():
            self._scroll(-pixels)  # a touchpad scrolls
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._scroll(QPoint(round(-turns * self.viewport().width() / 10), 0))
        elif turns:
            self.zoom_by(turns, event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and self._tool is not None:
            kind, is_tab = event.type(), event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if kind == QEvent.Type.ShortcutOverride and self._tool.wants_key(event):
                event.accept()  # Qt then sends it as a key, and triggers no shortcut
                return True
            if kind == QEvent.Type.KeyPress and is_tab and self._tool.key(event):
                return True  # before Qt moves the focus
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        zooms = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == zooms:
            self.zoom(1 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                middle = self.viewport().mapFromGlobal(pinch.centerPoint())
                self.zoom(pinch.scaleFactor(), middle)
                return True
        return self.board_scene.document.work_priority.run_urgent(
            partial(super().viewportEvent, event)
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_held = True
            self._show_pan_cursor(Qt.CursorShape.OpenHandCursor)
        elif self._tool is None or not self._tool.key(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._release_space()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._release_space()  # its release goes elsewhere
        super().focusOutEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        area = self.viewport().geometry()
        self._rulers[Axis.Horizontal].setGeometry(area.left(), 0, area.width(), THICKNESS)
        self._rulers[Axis.Vertical].setGeometry(0, area.top(), THICKNESS, area.height())
        if self._fitted:
            self.fit()
        self.scrolled.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        start = perf_counter()
        super().paintEvent(event)
        if event.rect() == self.viewport().rect():
            self.board_scene.detail_level.record_paint_time(perf_counter() - start)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.resetCachedContent()
        elif event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(tr("Canvas"))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        board, scale = self.board_scene.board_area, self.scale_now
        is_light = QColor(self.board_scene.theme.lands[0]).lightness() > 127
        ink = QColor("black" if is_light else "white")
        for exposed in exposed_parts(painter, QRectF(rect)):
            paint_canvas_background(painter, exposed, board, scale, self.palette())
            super().drawBackground(painter, exposed)
            if self.grid.shown:
                self.grid.draw(painter, exposed & board, scale, ink)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self.guides.draw(painter, QRectF(rect))

    def _follow_grid(self) -> None:
        self._set_snapping()
        self._repaint()
        self.settings_changed.emit()

    def _follow_zoom(self, scale: float) -> None:
        self._set_snapping()
        self.board_scene.show_zoom(scale)

    def _set_snapping(self) -> None:
        self.board_scene.snapping = replace(
            self.board_scene.snapping,
            grid=self.grid.spacing_at(self.scale_now) if self.grid.snaps else None,
            uprights=self.guides.uprights,
            levels=self.guides.levels,
        )

    def _repaint(self) -> None:
        self.resetCachedContent()
        self.viewport().update()

    def _release_space(self) -> None:
        if self._space_held:
            self._space_held = False
            if self._panning_from is None:
                self._show_pan_cursor(None)

    def _show_pan_cursor(self, shape: Qt.CursorShape | None) -> None:
        """Show a hand while panning; without one, what the tool had shown before."""
        viewport = self.viewport()
        if self._cursor_before is None:
            self._cursor_before = viewport.cursor()
        if shape is None:
            viewport.setCursor(self._cursor_before)
            self._cursor_before = None
        else:
            viewport.setCursor(shape)
