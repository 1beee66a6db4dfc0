"""Handles of a selected decoration, name or piece of furniture: corners and a disc that turns."""

from dataclasses import dataclass, replace
from math import atan2, degrees, dist

from PySide6.QtCore import Qt

from trackwright.editor.base.language import decimal
from trackwright.editor.canvas.overlay_items import HANDLE, HandleItem, LineItem
from trackwright.editor.canvas.placed_boxes import PlacedBox
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.edits.placed_things import PLACED, Place, is_locked, with_places
from trackwright.editor.tools.drags import Drag
from trackwright.editor.tools.tool import DrawnItems, Tool
from trackwright.schema.geometry import Point, turned
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

ASIDE, ABOVE = 5.0, 28.0
"""How far outside of a box its corners are, and above it the disc that turns it, in pixels."""

STEP = 15.0
"""Degrees to which Shift keeps a turn."""

SMALLEST_SHARE = 0.02
"""How small one drag can make a thing, as a share of its size."""

TURNS = 4
"""The number of the disc; those before it are the corners, from the top left one clockwise."""


@dataclass(frozen=True)
class Held:
    """A handle of a thing, and the box that this had when it was taken."""

    ref: ThingRef
    box: PlacedBox
    number: int


class PlacedHandles:
    """Shows the handles of what is selected, if that is one thing that is placed by hand.

    The tool has it refreshed whenever the selection or the layout changes.
    """

    def __init__(self, tool: Tool) -> None:
        self.taken: Held | None = None
        self._tool = tool
        self._desk = tool.desk
        self._shown: list[tuple[Point, HandleItem]] = []
        self._items = DrawnItems(tool)

    def refresh(self) -> None:
        """Show the handles where the selected thing is now."""
        self.clear_items()
        found = self._selected()
        if found is None or not self._tool.is_active:
            return
        _, box = found
        lines = []
        for number, at in enumerate(self._handles(box)):
            item = HandleItem(*at, round_=number == TURNS)
            item.set_hot(self.taken is not None and self.taken.number == number)
            self._shown.append((at, item))
        if box.can_turn:
            stem = LineItem(width=1.2)
            stem.follow([box.point((box.left + box.right) / 2, box.top), self._shown[TURNS][0]])
            lines.append(stem)
        self._items.show(*lines, *(item for _, item in self._shown))

    def clear(self) -> None:
        """Show no handles."""
        self.taken = None
        self.clear_items()

    def clear_items(self) -> None:
        """Erase what is drawn."""
        self._shown = []
        self._items.show()

    def hover(self, pointer: Pointer) -> bool:
        """Show which handle the pointer would take; return whether it would take one."""
        number = self._number_at(pointer)
        for other, (_, item) in enumerate(self._shown):
            item.set_hot(other == number)
        if number is None:
            self._desk.view.viewport().setCursor(self._tool.cursor)
        else:
            found = self._selected()
            angle = 0.0 if found is None else found[1].place.angle
            self._desk.view.viewport().setCursor(_cursor(number, angle))
        return number is not None

    def take(self, pointer: Pointer) -> ThingRef | None:
        """Take the handle under the pointer; return whose it is."""
        number, found = self._number_at(pointer), self._selected()
        self.taken = None if number is None or found is None else Held(*found, number)
        return None if self.taken is None else self.taken.ref

    def begin_drag(self, pointer: Pointer) -> "HandleDrag | None":
        """Return a drag of the handle that is taken."""
        return None if self.taken is None else HandleDrag(self._tool, self.taken, pointer)

    def release(self) -> None:
        """Let go of the handle."""
        self.taken = None
        self.refresh()

    def _selected(self) -> tuple[ThingRef, PlacedBox] | None:
        """Return the selected thing and its box, if it is one that is within reach."""
        refs, scene = self._desk.selection.refs, self._desk.scene
        if len(refs) != 1 or refs[0].kind not in PLACED or refs[0] not in scene.hits.boxes:
            return None
        is_free = scene.is_within_reach(refs[0]) and not is_locked(scene.shown, refs[0])
        return (refs[0], scene.hits.boxes[refs[0]]) if is_free else None

    def _handles(self, box: PlacedBox) -> list[Point]:
        pixel = 1 / self._desk.view.scale_now
        around = box.grown(ASIDE * pixel)
        disc = box.point((box.left + box.right) / 2, box.top - ABOVE * pixel)
        return [*around.corners, disc] if box.can_turn else [*around.corners]

    def _number_at(self, pointer: Pointer) -> int | None:
        found = self._selected()
        if found is None:
            return None
        # A handle is no larger for the pointer than it looks: small things are held between them.
        reach = min(pointer.reach, 0.75 * HANDLE / self._desk.view.scale_now)
        places = enumerate(self._handles(found[1]))
        near = [(dist(at, pointer.at), number) for number, at in places]
        distance, number = min(near)
        return number if distance <= reach else None


class HandleDrag(Drag):
    """Scales a thing by a corner, while the opposite one stays, or turns it about its place."""

    def __init__(self, tool: Tool, held: Held, pointer: Pointer) -> None:
        super().__init__(tool, pointer)
        self._held = held
        words = tr("Turn {thing}") if held.number == TURNS else tr("Scale {thing}")
        self._handle_title = words.replace("{thing}", tool.name_of(held.ref))

    def hint(self) -> str:
        if self._held.number == TURNS:
            return tr("Shift turns in steps of 15° · Esc puts it back")
        return tr("The opposite corner stays · Esc puts it back")

    def _follow(self, pointer: Pointer) -> None:
        held, turns = self._held, self._held.number == TURNS
        place = self._turned(pointer) if turns else self._scaled(pointer)
        self.edit(self._handle_title, with_places(self.before, {held.ref: place}))
        self.tool.say_at(pointer.at, self._note(place))

    def _turned(self, pointer: Pointer) -> Place:
        box = self._held.box
        (x, y), handle = box.place.at, Point((box.left + box.right) / 2, box.top)
        upright = degrees(atan2(handle.y, handle.x))  # where the disc is seen from the place
        angle = turned(degrees(atan2(pointer.at.y - y, pointer.at.x - x)) - upright)
        angle = STEP * round(angle / STEP) if pointer.shift else round(angle)
        return replace(box.place, angle=float(turned(angle)))

    def _scaled(self, pointer: Pointer) -> Place:
        """Return the place in the size at which the corner is as near to the pointer as it can."""
        box, corners = self._held.box, self._held.box.corners
        corner, fixed = corners[self._held.number], corners[(self._held.number + 2) % 4]
        side = (corner.x - fixed.x, corner.y - fixed.y)
        grip = (corner.x - self.start.x, corner.y - self.start.y)
        wanted = (pointer.at.x + grip[0] - fixed.x, pointer.at.y + grip[1] - fixed.y)
        length = side[0] ** 2 + side[1] ** 2
        share = (side[0] * wanted[0] + side[1] * wanted[1]) / length if length else 1.0
        share = max(share, SMALLEST_SHARE)
        x, y = box.place.at
        at = Point(fixed.x + (x - fixed.x) * share, fixed.y + (y - fixed.y) * share)
        return replace(box.place, at=at, size=box.place.size * share)

    def _note(self, place: Place) -> str:
        if self._held.number == TURNS:
            return f"{decimal(place.angle)}°"
        if self._held.ref.kind == "furniture":
            return f"{decimal(100 * place.size)} %"
        return f"{decimal(place.size)} mm"


def _cursor(number: int, angle: float) -> Qt.CursorShape:
    if number == TURNS:
        return Qt.CursorShape.PointingHandCursor
    falls = (number % 2 == 0) ^ (round(angle / 90) % 2 == 1)
    return Qt.CursorShape.SizeFDiagCursor if falls else Qt.CursorShape.SizeBDiagCursor
