"""Handles of the selected route: its bends, its icons, and spaces that are placed by hand."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from math import atan2, degrees, dist

import shapely

from trackwright.editor.canvas.overlay_items import HandleItem, LineItem
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.edits import routes
from trackwright.editor.tools.drags import Drag
from trackwright.editor.tools.route_commands import chosen
from trackwright.editor.tools.route_drawing import bend_place, is_short, room
from trackwright.editor.tools.tool import DrawnItems, Tool
from trackwright.layout.tracks import Space, Track, space_boxes
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef, route_ref
from trackwright.schema.translation import tr


class HandleKind(Enum):
    """What of a route can be dragged: the tip of a space turns it."""

    BEND = auto()
    LINE = auto()
    ICON = auto()
    SPACE = auto()
    TIP = auto()


@dataclass(frozen=True)
class RouteHandle:
    """Something of a route that can be dragged; `number` is that of the bend or space."""

    kind: HandleKind
    number: int
    at: Point = field(compare=False)


class RouteHandles:
    """Shows the handles of the selected route for a tool.

    The tool has it refreshed whenever the selection or the layout changes.
    """

    def __init__(self, tool: Tool) -> None:
        self.tool = tool
        self.just_added = False
        self.taken: RouteHandle | None = None
        self.hot: RouteHandle | None = None
        self._desk = tool.desk
        self._handle_items: dict[RouteHandle, HandleItem] = {}
        self._items, self._ghost = DrawnItems(tool), DrawnItems(tool)

    def refresh(self) -> None:
        """Show the handles of the selected route where it lies now."""
        self._erase()
        track = self._track()
        if track is None or not self.tool.is_active:
            return
        lines = []
        if not track.route.is_placed_by_hand:
            lines.append(LineItem(width=1.0))
            lines[0].follow(track.middle.points)
        for handle in self._handles(track):
            if handle.kind is not HandleKind.ICON:
                item = HandleItem(*handle.at, round_=handle.kind is not HandleKind.BEND)
                item.set_hot(handle in (self.hot, self.taken))
                self._handle_items[handle] = item
        self._items.show(*lines, *self._handle_items.values())

    def clear(self) -> None:
        """Show no handles."""
        self.hot = self.taken = None
        self._erase()

    def hover(self, pointer: Pointer) -> None:
        """Show which handle the pointer would take."""
        self.hot = self._handle_at(pointer)
        for handle, item in self._handle_items.items():
            item.set_hot(handle in (self.hot, self.taken))
        self._ghost.show()
        if self.hot is not None and self.hot not in self._handle_items:
            ghost = HandleItem(*self.hot.at, round_=self.hot.kind is not HandleKind.LINE)
            ghost.setOpacity(0.75)
            self._ghost.show(ghost)

    def begin_drag(self, pointer: Pointer) -> "HandleDrag | None":
        """Return a drag of the handle under the pointer; None if there is none."""
        self.taken = self._handle_at(pointer)
        self.just_added = False
        track = self._track()
        if self.taken is None or track is None:
            return None
        return HandleDrag(self, self.taken, track, pointer)

    def double_click(self, pointer: Pointer) -> None:
        """Remove the bend under the pointer, unless the first of the two clicks has added it."""
        handle = self._handle_at(pointer)
        if handle is not None and handle.kind is HandleKind.BEND and not self.just_added:
            self.remove_bend(handle)

    def removable_bend(self) -> RouteHandle | None:
        """Return the bend that the pointer is at, or else that was taken last."""
        for handle in (self.hot, self.taken):
            if (
                handle is not None
                and handle.kind is HandleKind.BEND
                and handle in self._handle_items
            ):
                return handle
        return None

    def remove_bend(self, bend: RouteHandle) -> None:
        """Remove a bend of the selected route."""
        self.hot = self.taken = None
        (name, *_) = chosen(self._desk)
        title = tr("Remove a bend of {route}", route=self.tool.name_of(ThingRef("route", name)))
        self._desk.edit(title, routes.without_bend(self._desk.board, name, bend.number))

    def _handle_at(self, pointer: Pointer) -> RouteHandle | None:
        """Return what the pointer would take; a city is nearer than anything of a route."""
        track = self._track()
        if track is None or self._desk.scene.hits.stop_at(pointer.at, pointer.reach):
            return None
        if pointer.alt:
            return self._space_at(track, pointer.at)
        icon_reach = max(pointer.reach, self._desk.board.profile.space.width / 2)
        near = [
            (distance, handle)
            for handle in self._handles(track)
            if (distance := dist(handle.at, pointer.at))
            <= (icon_reach if handle.kind is HandleKind.ICON else pointer.reach)
        ]
        if near:
            return min(near, key=lambda pair: pair[0])[1]
        return None if track.route.is_placed_by_hand else _line_at(track, pointer)

    def _track(self) -> Track | None:
        """Return the selected route as it lies, if just one is selected."""
        names = chosen(self._desk)
        return self._desk.scene.layout_now.tracks.get(names[0]) if len(names) == 1 else None

    def _handles(self, track: Track) -> Iterator[RouteHandle]:
        if not track.route.is_placed_by_hand:
            bends = routes.bends_along(self._desk.scene.shown, track.route.id)
            for number, bend in enumerate(bends):
                yield RouteHandle(HandleKind.BEND, number, bend)
            for icon in track.route.icons:
                if icon < len(track.spaces):
                    yield RouteHandle(HandleKind.ICON, icon, _middle(track.spaces[icon]))
            return
        for number, space in enumerate(track.spaces):
            yield RouteHandle(HandleKind.SPACE, number, _middle(space))
            if self.taken is not None and self.taken.number == number:
                tip = self._desk.board.profile.space.length / 2
                yield RouteHandle(HandleKind.TIP, number, Point(*space.point(tip)))

    def _space_at(self, track: Track, at: Point) -> RouteHandle | None:
        here = shapely.Point(at)
        for number, box in enumerate(space_boxes([track], self._desk.board.profile)):
            if box.covers(here):
                return RouteHandle(HandleKind.SPACE, number, _middle(track.spaces[number]))
        return None

    def _erase(self) -> None:
        self._handle_items = {}
        self._items.show()
        self._ghost.show()


class HandleDrag(Drag):
    """Drags a handle of a route; a drag or click of its line adds a bend there."""

    threshold = 0.5

    def __init__(
        self, handles: RouteHandles, handle: RouteHandle, track: Track, pointer: Pointer
    ) -> None:
        super().__init__(handles.tool, pointer)
        self._handles = handles
        self._handle = handle
        self._track = track
        self._base = self.before

    def finish(self, pointer: Pointer) -> None:
        is_click = self._handle.kind is HandleKind.LINE and self.tool.is_active
        if is_click and self.is_current:
            self._add_bend(self._handle.at)
            self.desk.edit(self._named_title(), self._base)
            self._handles.just_added = True
        super().finish(pointer)

    def _end(self) -> None:
        super()._end()
        self._handles.refresh()

    def _follow(self, pointer: Pointer) -> None:
        if self._handle.kind is HandleKind.LINE:
            self._add_bend(bend_place(self.desk, pointer.at, pointer))
        self.edit(self._named_title(), self._dragged(pointer))
        board = self.desk.board
        track = routes.laid(board, routes.route_named(board, self._track.route.id))
        self.tool.say_at(pointer.at, room(track), warns=is_short(track))

    def _add_bend(self, at: Point) -> None:
        """Add a bend, which is dragged from now on."""
        self._base, number = routes.with_bend_added(self.before, self._track.route.id, at)
        self._handle = self._handles.taken = RouteHandle(HandleKind.BEND, number, at)
        self.start = at

    def _dragged(self, pointer: Pointer) -> Board:
        """Return the board with what is held where the pointer is."""
        kind, number, held = self._handle.kind, self._handle.number, self._handle.at
        name, to = self._track.route.id, pointer.at
        across, down = round(to.x - self.start.x, 1), round(to.y - self.start.y, 1)
        if kind is HandleKind.BEND:
            moved = Point(held.x + across, held.y + down)
            if (across, down) != (0, 0):
                moved = bend_place(self.desk, moved, pointer)
            return routes.with_bend_moved(self._base, name, number, moved)
        spaces = self._track.spaces
        if kind is HandleKind.ICON:
            nearest = min(range(len(spaces)), key=lambda n: dist(_middle(spaces[n]), to))
            return routes.with_icon_moved(self._base, name, number, nearest)
        space = spaces[number]
        if kind is HandleKind.TIP:
            space = Space(space.x, space.y, degrees(atan2(to.y - space.y, to.x - space.x)))
        else:
            space = Space(space.x + across, space.y + down, space.angle)
        return routes.with_space_placed(self._base, name, spaces, number, space)

    def _named_title(self) -> str:
        titles = {
            HandleKind.BEND: tr("Bend {route}"),
            HandleKind.LINE: tr("Bend {route}"),
            HandleKind.ICON: tr("Move an icon of {route}"),
            HandleKind.SPACE: tr("Place a space of {route} by hand"),
            HandleKind.TIP: tr("Turn a space of {route}"),
        }
        name = self.tool.name_of(route_ref(self._track.route))
        return titles[self._handle.kind].replace("{route}", name)


def _line_at(track: Track, pointer: Pointer) -> RouteHandle | None:
    line = shapely.LineString(track.middle.points)
    nearest = line.interpolate(line.project(shapely.Point(pointer.at)))
    at = Point(nearest.x, nearest.y)
    is_near = dist(at, pointer.at) <= pointer.reach
    return RouteHandle(HandleKind.LINE, 0, at) if is_near else None


def _middle(space: Space) -> Point:
    return Point(space.x, space.y)
