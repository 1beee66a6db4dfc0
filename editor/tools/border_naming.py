"""The field on the canvas in which a country or region that was just drawn gets its name."""

from collections.abc import Callable

import shapely
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from trackwright.editor.canvas.name_field import stand_at
from trackwright.editor.desk import Desk
from trackwright.editor.edits.borders import thing_at, with_country, with_region
from trackwright.editor.guard import guarded
from trackwright.editor.naming import called
from trackwright.editor.tools.border_drawing import Draft
from trackwright.editor.words import counted
from trackwright.schema.geography import Region
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef

translate = QCoreApplication.translate

NARROWEST = 120
"""In pixels; the field is wider for longer names."""

_ENDS = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)


class NewArea:
    """A country or region that was just drawn; drawing and naming it are one step.

    Attributes:
        place: What it is; its id is made of its name.
    """

    def __init__(self, desk: Desk, draft: Draft) -> None:
        self._desk = desk
        self._draft = draft
        self._before = self._latest = desk.board
        self._gesture = object()
        self.place = ThingRef(draft.kind)

    @property
    def middle(self) -> Point:
        """A place inside of it."""
        area = shapely.make_valid(shapely.Polygon(self._draft.corners))
        middle = area.representative_point()
        return Point(middle.x, middle.y)

    def name(self, name: str) -> bool:
        """Draw it with a name, or without; tell whether the board is still as it was left."""
        if self._desk.board is not self._latest:
            return False
        make = with_region if self._draft.kind == "region" else with_country
        board, new = make(self._before, self._draft.corners, name)
        self.place = ThingRef(self._draft.kind, new)
        words = translate("Border", "Draw {thing}")
        title = words.replace("{thing}", called(board, self.place, self._desk.scene.language))
        self._desk.edit(title, board, merge=self._gesture)
        self._latest = self._desk.board
        return True

    def members_told(self) -> str:
        """Return how many cities belong to it because they lie inside; empty if none does."""
        thing = thing_at(self._desk.board, self.place)
        if isinstance(thing, Region):
            number = len(thing.cities)
        else:
            number = sum(city.country == self.place.id for city in self._desk.board.cities)
        words = translate("Border", "{cities} inside: part of it now.")
        return words.replace("{cities}", counted("city", number)) if number else ""


class BorderNaming(QLineEdit):
    """Names something that is on the board already, while its name is typed."""

    def __init__(self, desk: Desk, at: Point, words: str, rename: Callable[[str], None]) -> None:
        super().__init__(desk.view.viewport())
        self._desk = desk
        self._at = at
        self._rename = rename
        self.setObjectName("name")
        self.setAccessibleName(words)
        self.setPlaceholderText(words)
        self.setMaxLength(200)
        self.textEdited.connect(self._take)
        desk.view.scrolled.connect(self._follow)
        self._follow()
        self.show()
        self.setFocus()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._rename("")
        if event.key() in _ENDS:
            self._desk.view.setFocus()
        else:
            super().keyPressEvent(event)

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.hide()
            self.deleteLater()

    @guarded
    def _take(self, name: str) -> None:
        self._rename(name.strip())
        self._follow()

    @guarded
    def _follow(self) -> None:
        words = self.text() or self.placeholderText()
        width = self.fontMetrics().horizontalAdvance(words) + 28
        stand_at(self, self._desk, self._at, max(width, NARROWEST))
