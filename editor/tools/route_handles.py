"""Handles of the selected route: its bends, its icons, and spaces that are placed by hand."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from math import atan2, degrees, dist

import shapely
from PySide6.QtCore import QPointF

from trackwright.editor.canvas.overlay import HandleItem, LineItem, NoteItem
from trackwright.editor.canvas.view import Pointer
from trackwright.editor.document.edits import route_shapes
from trackwright.editor.document.edits.routes import laid, route_named, with_icon_moved
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.tools.route_commands import chosen
from trackwright.editor.tools.route_drawing import is_short, placed, room
from trackwright.editor.tools.tool import Tool
from trackwright.layout.tracks import Space, Track, space_boxes
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr


class Part(Enum):
    """What of a route can be taken hold of: the tip of a space turns it."""

    BEND = auto()
    LINE = auto()
    ICON = auto()
    SPACE = auto()
    TIP = auto()


@dataclass(frozen=True)
class Grip:
    """Something of a route that can be taken hold of.

    Attributes:
        part: What it is.
        number: Which of its kind: the bend, or the space.
        at: Where it is.
    """

    part: Part
    number: int
    at: Point = field(compare=False)


@dataclass(eq=False)
class _Drag:
    """A drag under way; its edits merge into one step.

    Attributes:
        grip: What is held.
        start: Where it was taken.
        before: The board before.
        base: The board that the move changes: the one before, or with a new bend.
        track: The track before.
        latest: What the drag has made of the board.
        moved: Whether it has been moved yet: a click is no drag.
    """

    grip: Grip
    start: Point
    before: Board
    base: Board
    track: Track
    latest: Board
    moved: bool = False


class RouteHandles:
    """Shows the handles of the selected route for a tool, and turns drags of them into edits.

    The tool hands it presses, moves and releases, and has it refreshed whenever something else is
    selected or lies elsewhere.
    """

    def __init__(self, tool: Tool) -> None:
        self._tool = tool
        self._desk = tool.desk
        self._drag: _Drag | None = None
        self._hot: Grip | None = None
        self._taken: Grip | None = None
        self._just_added = False
        self._handles: dict[Grip, HandleItem] = {}
        self._line: LineItem | None = None
        self._ghost: HandleItem | None = None
        self._note: NoteItem | None = None

    @property
    def is_dragging(self) -> bool:
        """Whether something is being dragged."""
        return self._drag is not None

    @property
    def hot(self) -> Grip | None:
        """What the pointer would take."""
        return self._hot

    def refresh(self) -> None:
        """Show the handles of what is selected now, where it lies now."""
        self._erase_handles()
        track = self._track()
        if track is not None and not track.route.is_placed_by_hand:
            self._line = LineItem(width=1.0)
            self._line.follow(track.middle.points)
            self._tool.draw(self._line)
        for grip in self._grips():
            if grip.part is not Part.ICON:
                handle = HandleItem(*grip.at, round_=grip.part is not Part.BEND)
                handle.set_hot(grip in (self._hot, self._taken))
                self._handles[grip] = handle
                self._tool.draw(handle)

    def clear(self) -> None:
        """Show no handles, and let go of what is held where it is now."""
        self._drag = self._hot = self._taken = None
        self._erase_handles()
        self._erase_note()

    def hover(self, pointer: Pointer) -> None:
        """Show what the pointer would take."""
        self._hot = self.grip_at(pointer)
        for grip, handle in self._handles.items():
            handle.set_hot(grip in (self._hot, self._taken))
        self._erase_ghost()
        if self._hot is not None and self._hot not in self._handles:
            self._ghost = HandleItem(*self._hot.at, round_=self._hot.part is not Part.LINE)
            self._ghost.setOpacity(0.75)
            self._tool.draw(self._ghost)

    def press(self, pointer: Pointer) -> bool:
        """Take hold of what is under the pointer; tell whether there was something."""
        self._taken = self.grip_at(pointer)
        self._just_added = False
        track = self._track()
        if self._taken is None or track is None:
            return False
        board = self._desk.board
        self._drag = _Drag(self._taken, pointer.at, board, board, track, board)
        return True

    def move(self, pointer: Pointer) -> None:
        """Drag what is held."""
        drag = self._drag
        if drag is None or self._desk.board is not drag.latest:
            self._let_go()  # something else has changed the board meanwhile
            return
        if not drag.moved and dist(pointer.at, drag.start) < pointer.reach / 2:
            return
        drag.moved = True
        if drag.grip.part is Part.LINE:
            self._add_bend(drag, placed(self._desk, pointer.at, pointer))
        self._desk.edit(self._title(drag), self._dragged(drag, pointer), merge=drag)
        drag.latest = self._desk.board
        self._say(drag, pointer.at)

    def release(self) -> None:
        """Drop what is held; a click on the line adds a bend there."""
        drag = self._drag
        if drag is None:
            return
        if drag.grip.part is Part.LINE and self._desk.board is drag.latest:
            self._add_bend(drag, drag.grip.at)
            self._desk.edit(self._title(drag), drag.base)
            self._just_added = True
        self._let_go()

    def cancel(self) -> bool:
        """Put back what is being dragged; tell whether something was."""
        drag = self._drag
        if drag is None:
            return False
        if drag.moved and self._desk.board is drag.latest:
            self._desk.edit(self._title(drag), drag.before, merge=drag)
        self._let_go()
        return True

    def double_click(self, pointer: Pointer) -> bool:
        """Remove the bend under the pointer; tell whether there was one."""
        grip = self.grip_at(pointer)
        if grip is None or grip.part is not Part.BEND:
            return False
        if not self._just_added:  # by the first of the two clicks
            self._remove(grip)
        return True

    def can_remove(self) -> bool:
        """Tell whether the pointer is at a bend, or one was taken last."""
        return self._bend() is not None

    def remove(self) -> None:
        """Remove the bend that the pointer is at, or that was taken last."""
        bend = self._bend()
        if bend is not None:
            self._remove(bend)

    def grip_at(self, pointer: Pointer) -> Grip | None:
        """Return what the pointer would take; a city is nearer than anything of a route."""
        track = self._track()
        if track is None or self._desk.scene.hits.stop_at(pointer.at, pointer.reach):
            return None
        if pointer.alt:
            return self._space_at(track, pointer.at)
        near = [
            grip for grip in self._grips() if dist(grip.at, pointer.at) <= self._far(grip, pointer)
        ]
        if near:
            return min(near, key=lambda grip: dist(grip.at, pointer.at))
        return None if track.route.is_placed_by_hand else self._line_at(track, pointer)

    def _let_go(self) -> None:
        """Hold nothing any more; what a drag has done stays."""
        self._drag = None
        self._erase_note()
        self.refresh()

    def _track(self) -> Track | None:
        """Return the selected route as it lies, if just one is selected."""
        names = chosen(self._desk)
        return self._desk.scene.layout_now.tracks.get(names[0]) if len(names) == 1 else None

    def _grips(self) -> Iterator[Grip]:
        track = self._track()
        if track is None:
            return
        if not track.route.is_placed_by_hand:
            bends = route_shapes.bends_along(self._desk.scene.shown, track.route.id)
            for number, bend in enumerate(bends):
                yield Grip(Part.BEND, number, bend)
            for icon in track.route.icons:
                if icon < len(track.spaces):
                    yield Grip(Part.ICON, icon, _middle(track.spaces[icon]))
            return
        for number, space in enumerate(track.spaces):
            yield Grip(Part.SPACE, number, _middle(space))
            if self._taken is not None and self._taken.number == number:
                tip = self._desk.board.profile.space.length / 2
                yield Grip(Part.TIP, number, Point(*space.point(tip)))

    def _far(self, grip: Grip, pointer: Pointer) -> float:
        """Return how far from the middle of a grip the pointer still takes it."""
        if grip.part is Part.ICON:
            return max(pointer.reach, self._desk.board.profile.space.width / 2)
        return pointer.reach

    def _space_at(self, track: Track, at: Point) -> Grip | None:
        here = shapely.Point(at)
        for number, box in enumerate(space_boxes([track], self._desk.board.profile)):
            if box.covers(here):
                return Grip(Part.SPACE, number, _middle(track.spaces[number]))
        return None

    def _line_at(self, track: Track, pointer: Pointer) -> Grip | None:
        line = shapely.LineString(track.middle.points)
        nearest = line.interpolate(line.project(shapely.Point(pointer.at)))
        at = Point(nearest.x, nearest.y)
        return Grip(Part.LINE, 0, at) if dist(at, pointer.at) <= pointer.reach else None

    def _bend(self) -> Grip | None:
        for grip in (self._hot, self._taken):
            if grip is not None and grip.part is Part.BEND and grip in self._handles:
                return grip
        return None

    def _remove(self, bend: Grip) -> None:
        self._hot = self._taken = None
        name = chosen(self._desk)[0]
        title = self._named(tr("Remove a bend of {route}"), name)
        self._desk.edit(title, route_shapes.without_bend(self._desk.board, name, bend.number))

    def _add_bend(self, drag: _Drag, at: Point) -> None:
        drag.base, number = route_shapes.with_bend_added(drag.before, drag.track.route.id, at)
        drag.grip = self._taken = Grip(Part.BEND, number, at)
        drag.start = at

    def _dragged(self, drag: _Drag, pointer: Pointer) -> Board:
        name, number, to = drag.track.route.id, drag.grip.number, pointer.at
        across, down = round(to.x - drag.start.x, 1), round(to.y - drag.start.y, 1)
        if drag.grip.part is Part.BEND:
            moved = Point(drag.grip.at.x + across, drag.grip.at.y + down)
            if (across, down) != (0, 0):
                moved = placed(self._desk, moved, pointer)
            return route_shapes.with_bend_moved(drag.base, name, number, moved)
        if drag.grip.part is Part.ICON:
            return with_icon_moved(drag.base, name, number, _nearest(drag.track, to))
        space = drag.track.spaces[number]
        if drag.grip.part is Part.TIP:
            space = Space(space.x, space.y, degrees(atan2(to.y - space.y, to.x - space.x)))
        else:
            space = Space(space.x + across, space.y + down, space.angle)
        return route_shapes.with_space_placed(drag.base, name, drag.track.spaces, number, space)

    def _title(self, drag: _Drag) -> str:
        titles = {
            Part.BEND: tr("Bend {route}"),
            Part.LINE: tr("Bend {route}"),
            Part.ICON: tr("Move an icon of {route}"),
            Part.SPACE: tr("Place a space of {route} by hand"),
            Part.TIP: tr("Turn a space of {route}"),
        }
        return self._named(titles[drag.grip.part], drag.track.route.id)

    def _named(self, title: str, name: str) -> str:
        language = self._desk.scene.language
        return title.replace(
            "{route}", thing_name(self._desk.board, ThingRef("route", name), language)
        )

    def _say(self, drag: _Drag, at: Point) -> None:
        if self._note is None:
            self._note = NoteItem()
            self._tool.draw(self._note)
        board = self._desk.board
        track = laid(board, route_named(board, drag.track.route.id))
        self._note.say(room(track), QPointF(*at), warns=is_short(track))

    def _erase_handles(self) -> None:
        for handle in self._handles.values():
            self._tool.erase(handle)
        self._handles = {}
        if self._line is not None:
            self._tool.erase(self._line)
            self._line = None
        self._erase_ghost()

    def _erase_ghost(self) -> None:
        if self._ghost is not None:
            self._tool.erase(self._ghost)
            self._ghost = None

    def _erase_note(self) -> None:
        if self._note is not None:
            self._tool.erase(self._note)
            self._note = None


def _middle(space: Space) -> Point:
    return Point(space.x, space.y)


def _nearest(track: Track, to: Point) -> int:
    distances = [dist(_middle(space), to) for space in track.spaces]
    return distances.index(min(distances))
