"""How things are marked on the canvas: those under the pointer or selected, and tickets' paths."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.overlay_items import (
    ACCENT,
    OVER,
    ConnectionPathsItem,
    StrokesItem,
    add_line,
    add_ring,
    cosmetic_pen,
    end_positions,
    geometry_path,
)
from trackwright.editor.canvas.placed_boxes import PlacedBox
from trackwright.editor.canvas.scene import BoardScene
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.document.selection import Selection
from trackwright.layout.areas import area_of
from trackwright.layout.board import Layout
from trackwright.layout.labels import Label
from trackwright.layout.tracks import Track, box
from trackwright.rendering.decorations import decoration_outline
from trackwright.schema.board import Board, Country, Region, Stop, Ticket
from trackwright.schema.decorations import FreeArea, FreeText, Ornament, PlacedPicture
from trackwright.schema.profile import Profile
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef

if TYPE_CHECKING:
    from trackwright.network.ticket_value import TicketPaths

GAP = 1.1
"""How far outside of a thing its outline runs, in mm."""


@dataclass(frozen=True)
class MarkStyle:
    """How marks look; widths are in pixels."""

    color: QColor
    width: float
    casing: float  # how much wider the light line beneath is, which shows on every ground
    line: Qt.PenStyle = Qt.PenStyle.SolidLine


MOST_SHOWN = 12
"""Tickets whose paths are shown when many are selected: more would take noticeable time."""

ROOM = 40.0
"""How much of the board is shown around what is brought into view, in mm on each side."""

NONE: Mapping[ThingRef, PlacedBox] = MappingProxyType({})

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

    def of(
        self, layout: Layout, refs: Iterable[ThingRef], boxes: Mapping[ThingRef, PlacedBox] = NONE
    ) -> dict[ThingRef, QPainterPath]:
        """Return the outline of each thing; those that the board does not have are left out."""
        known, self._known = self._known, {}
        for ref, thing in (_things(layout, refs := [*refs]) | _boxes(boxes, refs)).items():
            before, path = known.get(ref, (None, None))
            if path is None or before is not thing or ref.kind == "ticket":  # ends may have moved
                path = _outline(thing, layout)
            self._known[ref] = (thing, path)
        return {ref: path for ref, (_, path) in self._known.items()}


class OutlineMarks:
    """Marks some things by their outlines, which follow the layout."""

    def __init__(self, scene: BoardScene, style: MarkStyle) -> None:
        self._scene = scene
        self._style = style
        self._outlines = OutlineCache()
        self._items: dict[ThingRef, tuple[QPainterPath, MarkItem]] = {}

    @property
    def refs(self) -> tuple[ThingRef, ...]:
        """What is marked."""
        return tuple(self._items)

    def show(self, refs: Iterable[ThingRef]) -> None:
        """Mark these things and nothing else."""
        outlines = self._outlines.of(self._scene.layout_now, refs, self._scene.hits.boxes)
        for ref in self._items.keys() - outlines.keys():
            self._scene.removeItem(self._items.pop(ref)[1])
        for ref, outline in outlines.items():
            shown, item = self._items.get(ref, (None, None))
            if item is None:
                item = MarkItem(self._style)
                self._scene.addItem(item)
            if shown is not outline:
                item.follow(outline)
                self._items[ref] = (outline, item)


class SelectionMarks(Guarded, QObject):
    """Marks what is selected, on the canvas and on the rulers, whatever tool is active."""

    def __init__(self, view: BoardView, selection: Selection) -> None:
        super().__init__(view)
        self._view = view
        self._selection = selection
        self.outlines = OutlineMarks(view.board_scene, SELECTED)
        connect(selection.changed, self._follow)
        connect(view.board_scene.laid_out, self._follow)

    def _follow(self) -> None:
        refs = self._selection.refs
        self.outlines.show(refs)
        hits = self._view.board_scene.hits
        self._view.show_extent(hits.extent(refs) if refs else None)


class TicketPathOverlay(Guarded, QObject):
    """Draws the shortest paths of the selected tickets, whatever tool is active."""

    def __init__(self, scene: BoardScene, selection: Selection) -> None:
        super().__init__(scene)
        self._scene = scene
        self._selection = selection
        self._paths: TicketPaths | None = None
        self.item = ConnectionPathsItem()
        scene.addItem(self.item)
        connect(selection.changed, self._follow)
        connect(scene.laid_out, self._follow)

    def _follow(self) -> None:
        tickets = tickets_by_id(self._scene.shown, self._selection.ids("ticket"))
        if not tickets:
            if self.item.count:
                self.item.follow(self._scene.layout_now, {})
            return
        from trackwright.network.ticket_value import TicketPaths  # path finding loads slowly

        if self._paths is None:
            self._paths = TicketPaths()
        shares = self._paths.shares(self._scene.shown, tickets)
        self.item.follow(self._scene.layout_now, shares)


def tickets_by_id(board: Board, names: Collection[str]) -> tuple[Ticket, ...]:
    """Return the tickets with some ids, the first few if they are many."""
    if not names:
        return ()
    return tuple(ticket for ticket in board.tickets if ticket.id in names)[:MOST_SHOWN]


def _things(layout: Layout, refs: Iterable[ThingRef]) -> dict[ThingRef, Any]:
    """Return the things of a laid-out board by their references; unknown ones are left out."""
    wanted = list(refs)
    by_kind: dict[str, Mapping[str, Any]] = {
        kind: {thing.id: thing for thing in getattr(layout.board, LIST_BY_KIND[kind])}
        for kind in {ref.kind for ref in wanted} & LIST_BY_KIND.keys() - {"route"}
    }
    by_kind |= {"route": layout.tracks, "label": layout.labels}
    found = ((ref, by_kind.get(ref.kind, {}).get(ref.id)) for ref in wanted)
    return {ref: thing for ref, thing in found if thing is not None}


def _boxes(
    boxes: Mapping[ThingRef, PlacedBox], refs: Iterable[ThingRef]
) -> dict[ThingRef, PlacedBox]:
    return {ref: boxes[ref] for ref in refs if ref in boxes}


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
    elif isinstance(thing, PlacedBox):
        path = geometry_path(thing.outline)
    elif isinstance(thing, Ornament | FreeText | FreeArea | PlacedPicture):
        path = geometry_path(decoration_outline(thing, layout.language, Path()))
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
    positions = end_positions(layout.board)
    if positions.keys() >= set(ticket.ends):
        add_line(path, (positions[end] for end in ticket.ends))


def bring_into_view(view: BoardView, area: QRectF) -> None:
    """Show an area as a whole with some board around it, unless it is seen already."""
    if not view.seen.contains(area):
        view.fit(area.adjusted(-ROOM, -ROOM, ROOM, ROOM))
