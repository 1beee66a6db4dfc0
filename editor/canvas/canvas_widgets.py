"""Widgets over the canvas: panels, and the field in which a thing is named."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.names import name_of, with_name
from trackwright.editor.document.thing_names import thing_name
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:  # the canvas is loaded with the first board
    from trackwright.editor.canvas.view import BoardView

BELOW = 12
"""How far below the top of the canvas a floating panel is, in pixels."""

NARROWEST = 90
"""In pixels; the field is wider for longer names."""

ABOVE = 8.0
"""How far above a stop that has no name yet its name is typed, in mm."""

MARGIN = 60
"""How far from the edge of the canvas a stop is that was scrolled to, in pixels."""

_END_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)


class CanvasPanel(Guarded, QFrame):
    """A panel over the canvas; clicks on it do not reach the canvas."""

    def __init__(self, view: "BoardView", name: str) -> None:
        super().__init__(view.viewport())
        self.setObjectName(name)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)


class FloatingPanel(CanvasPanel):
    """A panel at the top of the canvas, in its middle."""

    def __init__(self, view: "BoardView", name: str) -> None:
        super().__init__(view, name)
        self._viewport = view.viewport()
        self.setStyleSheet(
            f"#{name} {{ background: palette(window); border: 1px solid palette(mid);"
            " border-radius: 6px; }"
        )
        self._viewport.installEventFilter(self)

    def resize_and_center(self) -> None:
        """Resize to the content, and move to the middle of the canvas."""
        if (layout := self.layout()) is not None:
            layout.activate()
        self.adjustSize()
        self.move(max((self._viewport.width() - self.width()) // 2, 0), BELOW)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._viewport and event.type() == QEvent.Type.Resize:
            self.resize_and_center()
        return False


class NameField(Guarded, QLineEdit):
    """Renames a thing while its name is typed; Escape restores the name that it had."""

    def __init__(
        self, desk: Desk, at: Point, title: str, rename: Callable[[str], None], name: str = ""
    ) -> None:
        super().__init__(desk.view.viewport())
        self._desk = desk
        self._at = at
        self._rename = rename
        self._before = name
        self.setObjectName("name")
        self.setAccessibleName(title)
        self.setPlaceholderText(title)
        self.setMaxLength(200)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setText(name)
        self.selectAll()
        connect(self.textEdited, self._edit)
        connect(desk.view.scrolled, self._follow)
        self._follow()
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._rename(self._before)
        if event.key() in _END_KEYS:
            self._desk.view.setFocus()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.hide()
            self.deleteLater()

    def _edit(self, name: str) -> None:
        self._rename(name)
        self._follow()

    def _follow(self) -> None:
        """Stay over the place on the board, or as near to it as the canvas has room."""
        words = self.text() or self.placeholderText()
        width = max(self.fontMetrics().horizontalAdvance(words) + 28, NARROWEST)
        room = self._desk.view.viewport().rect()
        self.resize(min(width, room.width()), self.sizeHint().height())
        corner = self._desk.view.mapFromScene(QPointF(*self._at)) - self.rect().center()
        left = max(min(corner.x(), room.width() - self.width()), 0)
        top = max(min(corner.y(), room.height() - self.height()), 0)
        self.move(left, top)


def rename_on_canvas(desk: Desk, ref: ThingRef, near: Point | None = None) -> NameField:
    """Open a field for a thing's name where that is written, or near a point."""
    language, gesture = desk.scene.language, object()
    title = tr("Rename {name}", name=thing_name(desk.board, ref, language))

    def rename(name: str) -> None:
        desk.edit(title, with_name(desk.board, ref, language, name), merge=gesture)

    at = _name_position(desk, ref) or near or _middle_of(desk, ref)
    return NameField(desk, at, tr("Name"), rename, name_of(desk.board, ref, language))


def _name_position(desk: Desk, ref: ThingRef) -> Point | None:
    """Return where the name of a stop is written, scrolling to the stop; None for other things."""
    stop = next((s for s in desk.board.stops if s.id == ref.id), None)
    if ref.kind not in ("city", "crossing") or stop is None:
        return None
    if not desk.view.seen.contains(QPointF(*stop.position)):
        desk.view.ensureVisible(*stop.position, 1, 1, MARGIN, MARGIN)
    label = desk.scene.layout_now.labels.get(ref.id)
    if label is None:
        return Point(stop.position.x, stop.position.y - ABOVE)
    return Point(label.x, label.y)


def _middle_of(desk: Desk, ref: ThingRef) -> Point:
    """Return the middle of what is seen of a thing, or of the canvas if nothing is."""
    seen = desk.view.seen
    extent = desk.scene.hits.extent([ref])
    if extent is not None and not (seen & extent).isEmpty():
        seen &= extent
    return Point(seen.center().x(), seen.center().y())
