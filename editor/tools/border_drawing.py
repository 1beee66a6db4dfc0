"""A half-drawn outline: its corners, what it will be, what it snaps to, and how it shows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from math import dist

import shapely
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.words import counted_things
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.grid import Candidates, snapped
from trackwright.editor.canvas.name_field import stand_at
from trackwright.editor.canvas.overlay import ACCENT, WARNING, HandleItem, LineItem
from trackwright.editor.canvas.view import Pointer
from trackwright.editor.document.edits.borders import (
    FEWEST,
    Corners,
    exact,
    with_country,
    with_region,
)
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.tools.tool import Tool
from trackwright.schema.board import Region
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef, find_thing
from trackwright.schema.translation import tr

WELD = 1.5
"""In mm: corners nearer than this become one, unless the zoom tells them apart easily."""

TOLD_APART = 3.0
"""What is so many times as far as the pointer reaches is told apart easily."""


class Snapped(Enum):
    """What a corner has snapped to."""

    NOTHING = auto()
    CORNER = auto()
    EDGE = auto()
    START = auto()


@dataclass(frozen=True)
class Spot:
    """Where a corner would go, and why there."""

    at: Point
    to: Snapped = Snapped.NOTHING


@dataclass(frozen=True)
class Draft:
    """An outline in the making.

    Attributes:
        kind: What it will be the outline of: a `country` or a `region`.
        corners: The corners so far.
        owner: What it will be a further area of; None for something new.
    """

    kind: str = "country"
    corners: tuple[Point, ...] = ()
    owner: ThingRef | None = None

    def begun(self, at: Point, owner: ThingRef | None) -> "Draft":
        """Return it with its first corner."""
        kind = self.kind if owner is None else owner.kind
        return Draft(kind, (at,), owner)

    def going_to(self, *corners: Point) -> "Draft":
        """Return it with more corners; what is there already is left out."""
        return replace(self, corners=tuple(dict.fromkeys((*self.corners, *corners))))

    def back(self) -> "Draft":
        """Return it without its last corner."""
        return replace(self, corners=self.corners[:-1])

    @property
    def can_close(self) -> bool:
        """Whether it has enough corners."""
        return len(self.corners) >= FEWEST


class Snaps:
    """Says where corners go: to others that are near, to edges, guides and the grid."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._corners = Corners(())
        self._known: object = None

    @property
    def corners(self) -> Corners:
        """The corners of all countries and regions."""
        board = self._desk.board
        known = (board.countries, board.regions)
        if not isinstance(self._known, tuple) or any(
            one is not other for one, other in zip(self._known, known, strict=True)
        ):
            self._corners, self._known = Corners((*board.countries, *board.regions)), known
        return self._corners

    def spot(self, pointer: Pointer, draft: Draft | None = None) -> Spot:
        """Return where a corner goes that is placed at the pointer."""
        return spot_near(self._desk, pointer, self.corners, draft=draft)


def spot_near(
    desk: Desk,
    pointer: Pointer,
    corners: Corners,
    *,
    draft: Draft | None = None,
    but: Point | None = None,
) -> Spot:
    """Return where a corner goes; `but` is the place of the one that is moved."""
    if draft and draft.can_close and dist(draft.corners[0], pointer.at) <= pointer.reach:
        return Spot(draft.corners[0], Snapped.START)
    free = Point(round(pointer.at.x, 1), round(pointer.at.y, 1))
    if pointer.control:
        return Spot(free)
    reach = max(pointer.reach, min(WELD, TOLD_APART * pointer.reach))
    corner = corners.nearest(pointer.at, reach, but=but)
    if corner is not None:
        return Spot(corner, Snapped.CORNER)
    edge = corners.nearest_edge(pointer.at, pointer.reach, but=but)
    if edge is not None:
        return Spot(edge.at, Snapped.EDGE)
    size = desk.board.size
    candidates = Candidates((), desk.scene.snapping, size.width, size.height)
    return Spot(exact(snapped(free, candidates, pointer.reach).point))


class DraftPicture:
    """Shows a half-drawn outline for a tool."""

    def __init__(self, tool: Tool) -> None:
        self._tool = tool
        self._area: LineItem | None = None
        self._ahead: LineItem | None = None
        self._first: HandleItem | None = None
        self._last: HandleItem | None = None

    def show(self, draft: Draft, ahead: Sequence[Point], *, closes: bool) -> None:
        """Show a draft, and where it would go on to."""
        self.clear()
        if not draft.corners:
            return
        crosses = crosses_itself((*draft.corners, *ahead))
        self._area = LineItem(WARNING if crosses else ACCENT, filled=True)
        self._area.follow(draft.corners)
        self._ahead = LineItem(WARNING if crosses else ACCENT, 1.4).dashed()
        self._ahead.follow((draft.corners[-1], *ahead, draft.corners[0]))
        self._first = HandleItem(*draft.corners[0], round_=True)
        self._first.set_hot(closes)
        self._last = HandleItem(*draft.corners[-1])
        for item in (self._area, self._ahead, self._last, self._first):
            self._tool.draw(item)

    def clear(self) -> None:
        """Show none."""
        drawn = (self._area, self._ahead, self._first, self._last)
        for item in filter(None, drawn):
            self._tool.erase(item)
        self._area = self._ahead = self._first = self._last = None


def crosses_itself(corners: Sequence[Point]) -> bool:
    """Tell whether an outline would cross itself if it were closed now."""
    distinct = tuple(dict.fromkeys(corners))
    return len(distinct) >= FEWEST and not shapely.LinearRing(distinct).is_simple


def as_qt(point: Point) -> QPointF:
    """Return a place as Qt has it."""
    return QPointF(point.x, point.y)


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
        title = tr("Draw {thing}", thing=thing_name(board, self.place, self._desk.scene.language))
        self._desk.edit(title, board, merge=self._gesture)
        self._latest = self._desk.board
        return True

    def members_told(self) -> str:
        """Return how many cities belong to it because they lie inside; empty if none does."""
        thing = find_thing(self._desk.board, self.place)
        if isinstance(thing, Region):
            number = len(thing.cities)
        else:
            number = sum(city.country == self.place.id for city in self._desk.board.cities)
        return (
            tr("{cities} inside: part of it now.", cities=counted_things("city", number))
            if number
            else ""
        )


class BorderNaming(Guarded, QLineEdit):
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
        connect(self.textEdited, self._take)
        connect(desk.view.scrolled, self._follow)
        self._follow()
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._rename("")
        if event.key() in _ENDS:
            self._desk.view.setFocus()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.hide()
            self.deleteLater()

    def _take(self, name: str) -> None:
        self._rename(name.strip())
        self._follow()

    def _follow(self) -> None:
        words = self.text() or self.placeholderText()
        width = self.fontMetrics().horizontalAdvance(words) + 28
        stand_at(self, self._desk, self._at, max(width, NARROWEST))
