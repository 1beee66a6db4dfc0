"""The tool that selects, moves, scales and turns things."""

from math import dist

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.guard import connect
from trackwright.editor.canvas.canvas_widgets import rename_on_canvas
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.layers import LAYERS, CanvasLayer
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.canvas.selection_marks import HOVERED, OutlineMarks
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.document.edits.placed_things import (
    NAME_OWNERS,
    PLACED,
    SELECTABLE,
    owner_of,
)
from trackwright.editor.document.selection import exists
from trackwright.editor.document.thing_names import thing_name, thing_summary
from trackwright.editor.tools.drags import (
    MOVABLE,
    STARTS_DRAG,
    MoveDrag,
    NameDrag,
    Nudges,
    RubberBandDrag,
    unlock_first,
)
from trackwright.editor.tools.edit_commands import STOPS, can_be_renamed, names_of_selected
from trackwright.editor.tools.placed_handles import PlacedHandles
from trackwright.editor.tools.tool import ARROWS, ENTER_KEYS, Tool
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import AREA_KINDS, LIST_BY_KIND, ThingRef, stop_ref
from trackwright.schema.translation import tr

SCROLL_MARGIN = 6
"""How near to the edge of the canvas a drag scrolls it, in pixels."""

AREA_HOVER_DELAY = 500
"""How long the pointer rests on an area, in ms, before that is marked: it is nearly anywhere."""


_HINTS = {
    **dict.fromkeys(
        STOPS,
        say(
            "{thing} · drag or arrows to move · drag its name · Enter renames · "
            "right-click for more · Del removes"
        ),
    ),
    "route": say(
        "{thing} · Enter or a double click changes it · right-click for more · Del removes"
    ),
    **dict.fromkeys(
        AREA_KINDS, say("{thing} · Enter renames · the tool Border moves its corners · Del removes")
    ),
    "decoration": say(
        "{thing} · drag or arrows to move · a corner scales, the disc turns · "
        "right-click for more · Del removes"
    ),
    **dict.fromkeys(
        NAME_OWNERS,
        say(
            "{thing} · drag or arrows to move · a corner scales, the disc turns · "
            "right-click for more · Del hides"
        ),
    ),
    "furniture": say(
        "{thing} · drag or arrows to move · a corner scales · right-click for more · Del hides"
    ),
}
"""What can be done with one selected thing, by its kind."""


class SelectTool(Tool):
    """Selects what is clicked or lies in a rubber band; moves, scales and turns things."""

    keys = (
        ToolKey(say("Arrows"), say("Move by 1 mm; with Shift by 10, with Ctrl by 0.1")),
        ToolKey(say("Shift and drag the disc"), say("Turn in steps of 15°")),
        ToolKey(say("Tab"), say("Go to the next thing; with Shift to the one before")),
        ToolKey(say("Enter"), say("Change the selected thing")),
        ToolKey(say("Esc"), say("Take a drag back, or select nothing")),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._pressed: Pointer | None = None
        self._pressed_on: ThingRef | None = None
        self._was_selected = False
        self._hovered = OutlineMarks(desk.scene, HOVERED)
        self._nudges = Nudges(desk)
        self._handles = PlacedHandles(self)
        self._at: Pointer | None = None
        self._hover_timer = QTimer(self, singleShot=True, interval=AREA_HOVER_DELAY)
        connect(self._hover_timer.timeout, self._hover_area)
        connect(desk.scene.state_changed, self._deselect_unreachable)
        self.follow_while_active(desk.selection.changed, self.update_hint)
        self.follow_while_active(desk.document.changed, self.update_hint)
        self.follow_while_active(desk.scene.laid_out, self._follow_layout)
        self.follow_while_active(desk.selection.changed, self._handles.refresh)
        self.follow_while_active(desk.view.zoomed, self._follow_zoom)

    @property
    def hovered(self) -> ThingRef | None:
        """What is marked because the pointer is over it."""
        return next(iter(self._hovered.refs), None)

    def activate(self) -> None:
        super().activate()
        self._handles.refresh()

    def deactivate(self) -> None:
        super().deactivate()
        self._handles.clear()
        self._pressed = self._pressed_on = None
        self._clear_hovered()

    def hint(self) -> str:
        places = self.desk.selection.refs
        if not places:
            return tr("Click to select · drag for a rubber band · Tab goes from thing to thing")
        if len(places) > 1:
            words = (
                say("{things} · drag or arrows to move · right-click for more · Del removes")
                if self.desk.selection.ids(*MOVABLE)
                else say("{things} · right-click for more · Del removes")
            )
            return tr(words, things=names_of_selected(self.desk))
        words = _HINTS.get(places[0].kind, say("{thing} · right-click for more · Del removes"))
        return tr(words, thing=thing_summary(self.desk.board, places[0], self.desk.scene.language))

    def press(self, pointer: Pointer) -> None:
        self._clear_hovered()
        self._pressed = pointer
        taken = self._handles.take(pointer)
        self._pressed_on = self._find_thing(pointer) if taken is None else taken
        owner = selectable(self.desk, self._pressed_on)
        self._was_selected = owner is not None and owner in self.desk.selection
        # What can be moved is selected at once, so that it is what a drag moves.
        if owner is not None and not self._was_selected and self._moves_at_once(owner):
            if pointer.shift:
                self.desk.selection.toggle(owner)
            else:
                self.desk.selection.set([owner])

    def move(self, pointer: Pointer) -> None:
        self._at = pointer
        self._forget_removed()
        if self.continue_drag(pointer):
            if self._drag is None:
                self._pressed = self._pressed_on = None
            else:
                self.desk.view.ensureVisible(*pointer.at, 0, 0, SCROLL_MARGIN, SCROLL_MARGIN)
        elif self._pressed is None:
            self._hover(pointer)
        elif dist(self._pressed.at, pointer.at) >= STARTS_DRAG * pointer.reach:
            self._begin_drag(self._pressed)
            self.move(pointer)

    def release(self, pointer: Pointer) -> None:
        self._forget_removed()
        drag = self.finish_drag(pointer)
        self._handles.release()
        if isinstance(drag, MoveDrag) and drag.locked:
            self.said.emit(unlock_first(drag.locked))
        elif drag is None and self._pressed is not None:
            self._click(pointer)
        self._pressed = self._pressed_on = None
        self.update_hint()

    def double_click(self, pointer: Pointer) -> None:
        owner = selectable(self.desk, self._find_thing(pointer))
        if owner is not None:
            self._clear_hovered()
            self.desk.selection.open(owner)
            self._edit_thing(owner, pointer)

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            return self._cancel()
        if key in ARROWS:
            return self._nudge(key, event.modifiers())
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self._select_next(-1 if key == Qt.Key.Key_Backtab else 1)
        if key in ENTER_KEYS and len(self.desk.selection.refs) == 1:
            self._edit_thing(self.desk.selection.refs[0], None)
            return True
        return False

    def leave(self) -> None:
        if self._pressed is None:
            self._clear_hovered()

    def _moves_at_once(self, ref: ThingRef) -> bool:
        """Return whether a first press takes hold of a thing; a coloured area is often the ground
        for a rubber band."""
        box = self.desk.scene.hits.boxes.get(ref)
        return ref.kind in MOVABLE and (box is None or not box.is_area)

    def _find_thing(self, pointer: Pointer) -> ThingRef | None:
        return self.desk.scene.hits.meant_at(pointer.at, pointer.reach)

    def _forget_removed(self) -> None:
        """Forget what was pressed if an undo has removed it meanwhile."""
        place = self._pressed_on
        if place is None or self._drag is not None:
            return
        is_name = place.kind == "label"
        labels = self.desk.scene.layout_now.labels
        if not (place.id in labels if is_name else exists(self.desk.board, place)):
            self._pressed = self._pressed_on = None

    def _click(self, pointer: Pointer) -> None:
        selection = self.desk.selection
        owner = selectable(self.desk, self._pressed_on)
        if owner is None:
            if not pointer.shift:
                selection.clear()
        elif not pointer.shift:
            selection.set([owner])
        elif self._was_selected or owner not in selection:
            selection.toggle(owner)

    def _begin_drag(self, pointer: Pointer) -> None:
        grabbed = self._pressed_on
        owner = selectable(self.desk, grabbed)
        movable = self.desk.selection.ids(*MOVABLE)
        if grabbed is not None and grabbed.kind == "label":
            self._drag = NameDrag(self, grabbed.id, pointer)
        elif self._handles.taken is not None:
            self._drag = self._handles.begin_drag(pointer)
        elif owner is not None and movable and owner in self.desk.selection:
            self._drag = MoveDrag(self, owner, pointer)
        else:
            self._drag = RubberBandDrag(self, pointer)
        self.update_hint()

    def _cancel(self) -> bool:
        if self.abort_drag():
            self._handles.release()
            self._pressed = self._pressed_on = None
            self.update_hint()
            return True
        if self.desk.selection.refs:
            self.desk.selection.clear()
            return True
        return False

    def _hover(self, pointer: Pointer) -> None:
        if self._handles.hover(pointer):
            self._clear_hovered()
            return
        place = self._find_thing(pointer)
        self._hover_timer.stop()
        if place is not None and place.kind in AREA_KINDS:
            if self.hovered != place:
                self._clear_hovered()
                self._hover_timer.start()
            return
        self._mark(place, pointer)

    def _hover_area(self) -> None:
        if self._at is not None and self._drag is None and self.is_active:
            self._mark(self._find_thing(self._at), self._at)

    def _mark(self, place: ThingRef | None, pointer: Pointer) -> None:
        self._hovered.show([] if place is None else [place])
        scene = self.desk.scene
        summary = thing_summary(scene.shown, place, scene.language) if place else ""
        self.say_at(pointer.at, summary)

    def _clear_hovered(self) -> None:
        self._hover_timer.stop()
        self._hovered.show([])
        self.say_at(None, "")

    def _nudge(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        if self._drag is None:
            self._clear_hovered()
            locked = self._nudges.nudge(key, modifiers)
            if locked:
                self.said.emit(unlock_first(locked))
        return True

    def _select_next(self, step: int) -> bool:
        """Select the next thing or the one before; past the last, the focus leaves the canvas."""
        if self._drag is not None:
            return True
        place = next_thing(self.desk, step)
        if place is None:
            return False
        self.desk.selection.set([place])
        extent = self.desk.scene.hits.extent([place])
        if extent is not None:
            self.desk.view.ensureVisible(extent, 60, 60)
        return True

    def _edit_thing(self, place: ThingRef, pointer: Pointer | None) -> None:
        """Change what is most likely meant: a route's shape, or a name."""
        if place.kind == "route":
            self.tool_wanted.emit("route")
        elif can_be_renamed(self.desk.board, place):
            near = None if pointer is None else pointer.at
            rename_on_canvas(self.desk, owner_of(place), near)

    def update_hint(self) -> None:
        super().update_hint()
        self.desk.view.setAccessibleDescription(self.hint())  # for screen readers

    def _deselect_unreachable(self, layer: CanvasLayer) -> None:
        """Deselect what lies on a layer that has been locked or hidden."""
        scene, selection = self.desk.scene, self.desk.selection
        selection.set(
            place
            for place in selection.refs
            if LAYERS.get(place.kind) is not layer or scene.is_within_reach(place)
        )

    def _follow_zoom(self, _scale: float) -> None:
        self._handles.refresh()

    def _follow_layout(self) -> None:
        self._handles.refresh()
        self._hovered.show(self._hovered.refs)
        if self.hovered is None and self._drag is None:
            self.say_at(None, "")


def selectable(desk: Desk, place: ThingRef | None) -> ThingRef | None:
    """Return what is selected when a thing is clicked: for a name, its stop if within reach."""
    if place is None or place.kind != "label":
        return place
    owners = (stop_ref(stop) for stop in stops_among(desk.board, [place.id]))
    return next((owner for owner in owners if desk.scene.is_within_reach(owner)), None)


def next_thing(desk: Desk, step: int) -> ThingRef | None:
    """Return the thing after the selected one, or before it; None past the last."""
    places = _things_in_order(desk)
    selected = desk.selection.refs[-1 if step > 0 else 0 :][:1]
    if selected and selected[0] in places:
        number = places.index(selected[0]) + step
    else:
        number = 0 if step > 0 else len(places) - 1
    return places[number] if 0 <= number < len(places) else None


def _things_in_order(desk: Desk) -> list[ThingRef]:
    """Return the things that can be reached: stops, routes, areas and all else, each by name."""
    board, language = desk.board, desk.scene.language
    stops = {
        stop.id: thing_name(board, stop_ref(stop), language).casefold() for stop in board.stops
    }
    named = [(0, stops[stop.id], stop.id, stop_ref(stop)) for stop in board.stops]
    for route in board.routes:
        name = "–".join(stops.get(end, end) for end in route.ends)
        named.append((1, name, route.id, ThingRef("route", route.id)))
    placed = [ref for ref in desk.scene.hits.boxes if ref.kind in SELECTABLE]
    areas = (
        ThingRef(kind, thing.id)
        for kind in (*AREA_KINDS, "ticket")
        for thing in getattr(board, LIST_BY_KIND[kind])
    )
    for place in (*areas, *placed):
        number = 2 + (*AREA_KINDS, "ticket", *PLACED).index(place.kind)
        named.append((number, thing_name(board, place, language).casefold(), place.id, place))
    return [
        place
        for *_, place in sorted(named, key=lambda n: n[:3])
        if desk.scene.is_within_reach(place)
    ]
