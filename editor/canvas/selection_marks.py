"""How things are marked on the canvas: those that are selected, and the one under the pointer."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.overlay_items import (
    ACCENT,
    OVER,
    StrokesItem,
    cosmetic_pen,
    geometry_path,
)
from trackwright.editor.canvas.path_items import EndPlaces, add_ring
from trackwright.editor.canvas.scene import BoardScene
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.document.selection import Selection
from trackwright.layout.areas import area_of
from trackwright.layout.board import Layout
from trackwright.layout.labels import Label
from trackwright.layout.tracks import Track, box
from trackwright.schema.board import Country, Region, Stop, Ticket
from trackwright.schema.profile import Profile
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef

GAP = 1.1
"""How far outside of a thing its outline runs, in mm."""


@dataclass(frozen=True)
class MarkStyle:
    """How marks look; widths are in pixels.

    Attributes:
        color: Of the line.
        width: Of the line.
        casing: How much wider the light line beneath is, which shows on every ground; 0 for none.
        line: Whether it is drawn through, dashed or dotted.
    """

    color: QColor
    width: float
    casing: float
    line: Qt.PenStyle = Qt.PenStyle.SolidLine


ROOM = 40.0
"""How much of the board is shown around what is brought into view, in mm on each side."""

CASING = QColor(255, 255, 255, 200)
SELECTED = MarkStyle(ACCENT, 2.4, 2.4)
HOVERED = MarkStyle(ACCENT, 1.6, 0.0)


class MarkItem(StrokesItem):
    """An outline around things."""

    def __init__(self, style: MarkStyle) -> None:
        super().__init__(OVER - 1)
        pen = cosmetic_pen(style.color, style.width)
        pen.setStyle(style.line)
        casing = cosmetic_pen(CASING, style.width + style.casing)
        self._pens = [casing, pen] if style.casing else [pen]
        for each in self._pens:
            each.setJoinStyle(Qt.PenJoinStyle.RoundJoin)

    def follow(self, path: QPainterPath) -> None:
        """Run along another path."""
        # A pen of some pixels reaches farthest where a pixel is largest: when zoomed out.
        self.show_strokes([(pen, path) for pen in self._pens], margin=8)


class OutlineCache:
    """The outlines of things, each computed again only if its thing has changed."""

    def __init__(self) -> None:
        self._known: dict[ThingRef, tuple[Any, QPainterPath]] = {}

    def of(self, layout: Layout, places: Iterable[ThingRef]) -> dict[ThingRef, QPainterPath]:
        """Return the outline of each thing; those that the board does not have are left out."""
        known, self._known = self._known, {}
        for place, thing in _things(layout, places).items():
            before, path = known.get(place, (None, None))
            if path is None or before is not thing or place.kind == "ticket":  # ends may have moved
                path = _outline(thing, layout)
            self._known[place] = (thing, path)
        return {place: path for place, (_, path) in self._known.items()}


class OutlineMarks:
    """Marks some things by their outlines, which follow the layout."""

    def __init__(self, scene: BoardScene, style: MarkStyle) -> None:
        self._scene = scene
        self._style = style
        self._outlines = OutlineCache()
        self._items: dict[ThingRef, tuple[QPainterPath, MarkItem]] = {}

    @property
    def places(self) -> tuple[ThingRef, ...]:
        """What is marked."""
        return tuple(self._items)

    def show(self, places: Iterable[ThingRef]) -> None:
        """Mark these things and nothing else."""
        outlines = self._outlines.of(self._scene.layout_now, places)
        for place in self._items.keys() - outlines.keys():
            self._scene.removeItem(self._items.pop(place)[1])
        for place, outline in outlines.items():
            shown, item = self._items.get(place, (None, None))
            if item is None:
                item = MarkItem(self._style)
                self._scene.addItem(item)
            if shown is not outline:
                item.follow(outline)
                self._items[place] = (outline, item)


class SelectionMarks(Guarded, QObject):
    """Marks what is selected, on the canvas and on the rulers, whatever tool is active."""

    def __init__(self, view: BoardView, selection: Selection) -> None:
        super().__init__(view)
        self._view = view
        self._selection = selection
        self._marks = OutlineMarks(view.board_scene, SELECTED)
        connect(selection.changed, self._follow)
        connect(view.board_scene.laid_out, self._follow)

    @property
    def places(self) -> tuple[ThingRef, ...]:
        """What is marked."""
        return self._marks.places

    def _follow(self) -> None:
        places = self._selection.places
        self._marks.show(places)
        extent = self._view.board_scene.hits.extent(places) if places else None
        if extent is None:
            self._view.show_extent(None)
        else:
            left, top, right, bottom = extent
            self._view.show_extent(QRectF(left, top, right - left, bottom - top))


def _things(layout: Layout, places: Iterable[ThingRef]) -> dict[ThingRef, Any]:
    """Return what each place means on a laid-out board; those that are not there are left out."""
    known: dict[str, dict[str, Any]] = {}

    def of_kind(kind: str) -> dict[str, Any]:
        if kind not in known:
            things = getattr(layout.board, LIST_BY_KIND[kind]) if kind in LIST_BY_KIND else ()
            known[kind] = {thing.id: thing for thing in things}
        return known[kind]

    found: dict[ThingRef, Any] = {}
    for place in places:
        if place.kind == "route":
            thing: Any = layout.tracks.get(place.id)
        elif place.kind == "label":
            thing = layout.labels.get(place.id)
        else:
            thing = of_kind(place.kind).get(place.id)
        if thing is not None:
            found[place] = thing
    return found


def _outline(thing: object, layout: Layout) -> QPainterPath:
    path = QPainterPath()
    if isinstance(thing, Stop):
        add_ring(path, thing, GAP)
    elif isinstance(thing, Track):
        path = _around_spaces(thing, layout.board.profile)
    elif isinstance(thing, Label):
        size = (thing.width + 2 * GAP, thing.height + 2 * GAP)
        path = geometry_path(box(thing.x, thing.y, *size, thing.angle))
    elif isinstance(thing, Country | Region):
        path = geometry_path(area_of(thing.borders))
        for stop in layout.board.stops:
            if isinstance(thing, Region) and stop.id in thing.cities:
                add_ring(path, stop, GAP)
    elif isinstance(thing, Ticket):
        _add_ticket(path, thing, layout)
    return path


def _around_spaces(track: Track, profile: Profile) -> QPainterPath:
    """Return one outline around all spaces of a track: along its left side, and back."""
    half, aside = profile.space.length / 2, profile.space.width / 2 + GAP
    left, right = [], []
    for number, space in enumerate(track.spaces):
        start = -half - (GAP if number == 0 else 0)
        end = half + (GAP if number == len(track.spaces) - 1 else 0)
        turn = radians(space.angle)
        ahead = QPointF(cos(turn), sin(turn))
        across = QPointF(-ahead.y(), ahead.x()) * aside
        middle = QPointF(space.x, space.y)
        left += [middle + ahead * start - across, middle + ahead * end - across]
        right += [middle + ahead * start + across, middle + ahead * end + across]
    path = QPainterPath()
    path.addPolygon(QPolygonF([*left, *reversed(right)]))
    path.closeSubpath()
    return path


def _add_ticket(path: QPainterPath, ticket: Ticket, layout: Layout) -> None:
    for stop in layout.board.stops:
        if stop.id in ticket.ends:
            add_ring(path, stop, GAP)
    places = EndPlaces(layout.board)
    first, second = (places.of(end) for end in ticket.ends)
    if first is not None and second is not None:
        path.moveTo(*first)
        path.lineTo(*second)


def bring_into_view(view: BoardView, area: QRectF) -> None:
    """Show an area as a whole with some board around it, unless it is seen already."""
    if not view.seen.contains(area):
        view.fit(area.adjusted(-ROOM, -ROOM, ROOM, ROOM))
