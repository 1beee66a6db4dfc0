"""A field on the canvas in which a thing gets another name."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.names import name_of, with_name
from trackwright.editor.document.thing_names import thing_name
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

NARROWEST = 90
"""In pixels; the field is wider for longer names."""

ABOVE = 8.0
"""How far above a stop that has no name yet its name is typed, in mm."""

ROOM = 60
"""How far from the edge of the canvas a stop is that was brought into view, in pixels."""

STOPS = frozenset({"city", "crossing"})


class NameField(Guarded, QLineEdit):
    """Renames a thing while its name is typed, as one step; Escape brings the old name back."""

    def __init__(self, desk: Desk, place: ThingRef, middle: Point) -> None:
        super().__init__(desk.view.viewport())
        self._desk = desk
        self._place = place
        self._middle = middle
        self._before = name_of(desk.board, place, desk.scene.language)
        self._title = tr("Rename {name}", name=thing_name(desk.board, place, desk.scene.language))
        self._gesture = object()
        self.setObjectName("name")
        self.setAccessibleName(tr("Name"))
        self.setPlaceholderText(tr("Name"))
        self.setMaxLength(200)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setText(self._before)
        self.selectAll()
        connect(self.textEdited, self._rename)
        connect(desk.view.scrolled, self._follow)
        self._follow()
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._rename(self._before)
            self._end()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab):
            self._end()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.hide()
            self.deleteLater()

    def _end(self) -> None:
        self._desk.view.setFocus()

    def _rename(self, name: str) -> None:
        desk = self._desk
        board = with_name(desk.board, self._place, desk.scene.language, name)
        desk.edit(self._title, board, merge=self._gesture)
        self._follow()

    def _follow(self) -> None:
        width = self.fontMetrics().horizontalAdvance(self.text()) + 28
        stand_at(self, self._desk, self._middle, max(width, NARROWEST))


def rename_on_canvas(desk: Desk, place: ThingRef, near: Point | None = None) -> NameField:
    """Open a field for a thing's name where that is written, or near a place."""
    stop = next((s for s in desk.board.stops if s.id == place.id), None)
    if place.kind in STOPS and stop is not None:
        _bring_into_view(desk, stop.position)
        label = desk.scene.layout_now.labels.get(place.id)
        above = Point(stop.position.x, stop.position.y - ABOVE)
        return NameField(desk, place, above if label is None else Point(label.x, label.y))
    return NameField(desk, place, near or _middle_of(desk, place))


def stand_at(field: QLineEdit, desk: Desk, place: Point, width: int) -> None:
    """Put a field over a place of the board, or as near to it as the canvas has room."""
    room = desk.view.viewport().rect()
    field.resize(min(width, room.width()), field.sizeHint().height())
    corner = desk.view.mapFromScene(QPointF(*place)) - field.rect().center()
    left = max(min(corner.x(), room.width() - field.width()), 0)
    top = max(min(corner.y(), room.height() - field.height()), 0)
    field.move(left, top)


def _bring_into_view(desk: Desk, place: Point) -> None:
    """Scroll to a place that is not seen; one that is stays where it is under the pointer."""
    if not desk.view.seen.contains(QPointF(*place)):
        desk.view.ensureVisible(*place, 1, 1, ROOM, ROOM)


def _middle_of(desk: Desk, place: ThingRef) -> Point:
    """Return the middle of what is seen of a thing, or of the canvas if nothing is."""
    view = desk.view
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    extent = desk.scene.hits.extent([place])
    if extent is not None:
        left, top, right, bottom = extent
        part = seen & QRectF(left, top, right - left, bottom - top)
        seen = seen if part.isEmpty() else part
    return Point(seen.center().x(), seen.center().y())
