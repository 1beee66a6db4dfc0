"""Differences on the canvas: outlines around them, and a picture of the other board."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.base.guard import Guarded
from trackwright.editor.canvas.layers import CanvasLayer
from trackwright.editor.canvas.overlay_items import ACCENT, OVER
from trackwright.editor.canvas.scene import BoardScene
from trackwright.editor.canvas.selection_marks import MarkItem, MarkStyle, OutlineCache
from trackwright.editor.compare.differences import ChangeKind, ThingDifference
from trackwright.layout.board import Layout
from trackwright.schema.thing_ref import ThingRef

STYLES: Mapping[ChangeKind, MarkStyle] = {
    ChangeKind.ADDED: MarkStyle(QColor("#0B7A4B"), 3.0, 2.4),
    ChangeKind.REMOVED: MarkStyle(QColor("#C8202F"), 3.0, 2.4, Qt.PenStyle.DashLine),
    ChangeKind.CHANGED: MarkStyle(QColor("#B86E00"), 3.0, 2.4, Qt.PenStyle.DotLine),
}
"""They differ by line as well as by colour, for those who do not tell red from green."""


class DifferenceMarks:
    """OutlineCache around all that differs."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._items = {change: MarkItem(style) for change, style in STYLES.items()}
        self._outlines = {change: OutlineCache() for change in STYLES}
        self._marked: dict[ChangeKind, tuple[ThingRef, ...]] = {}
        self.clear()

    @property
    def items(self) -> tuple[MarkItem, ...]:
        """What is to be put onto the canvas."""
        return tuple(self._items.values())

    def marked(self, change: ChangeKind) -> tuple[ThingRef, ...]:
        """Return the things that are marked as such."""
        return self._marked.get(change, ())

    def show(self, before: Layout, lines: Iterable[ThingDifference]) -> None:
        """Mark what differs; removed things where they were, tickets only while they are shown."""
        shows_tickets = self._scene.state(CanvasLayer.TICKETS).visible
        every = [line for line in lines if shows_tickets or line.place.kind != "ticket"]
        for change, item in self._items.items():
            places = [line.place for line in every if line.change is change]
            layout = before if change is ChangeKind.REMOVED else self._scene.layout_now
            found = self._outlines[change].of(layout, places)
            self._marked[change] = tuple(found)
            item.follow(_together(found.values()))
            item.setVisible(bool(found))

    def clear(self) -> None:
        """Mark nothing."""
        self._marked.clear()
        for item in self._items.values():
            item.setVisible(False)

    def area(self, before: Layout, line: ThingDifference) -> QRectF:
        """Return where a thing is, or was; an empty area if it is nowhere on the board."""
        layout = before if line.change is ChangeKind.REMOVED else self._scene.layout_now
        return _together(OutlineCache().of(layout, [line.place]).values()).boundingRect()


def _together(paths: Iterable[QPainterPath]) -> QPainterPath:
    together = QPainterPath()
    for path in paths:
        together.addPath(path)
    return together


LINE_WIDTH = 3.0
"""The width of the line, in pixels."""


class SwipeItem(Guarded, QGraphicsItem):
    """A picture of the other board that covers the canvas from the left, up to a line."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: Sequence[QImage] = ()
        self._board = QRectF()
        self._share = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER - 2)
        self.setVisible(False)

    @property
    def share(self) -> float:
        """Which part of the board is covered, from 0 to 1."""
        return self._share if self.isVisible() else 0.0

    def show_pictures(self, pictures: Sequence[QImage], board: QRectF) -> None:
        """Show other pictures, the largest first, of a board of some size."""
        self.prepareGeometryChange()
        self._pictures, self._board = pictures, board
        self.cover(self._share)

    def cover(self, share: float) -> None:
        """Cover another part of the board."""
        self._share = share
        self.setVisible(share > 0 and bool(self._pictures))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._board

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        seen = QRectF(self._board)
        seen.setWidth(self._board.width() * self._share)
        picture = self._suited(painter.worldTransform().m11() * painter.device().devicePixelRatio())
        source = QRectF(0, 0, picture.width() * self._share, picture.height())
        painter.drawImage(seen, picture, source)
        if self._share < 1:
            pen = QPen(ACCENT, LINE_WIDTH)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawLine(QPointF(seen.topRight()), QPointF(seen.bottomRight()))

    def _suited(self, scale: float) -> QImage:
        """Return the smallest picture that has enough pixels, at so many to a mm."""
        wanted = self._board.width() * scale
        enough = [picture for picture in self._pictures if picture.width() >= wanted]
        return enough[-1] if enough else self._pictures[0]
