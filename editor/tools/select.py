"""The tool that selects and moves things."""

from math import dist

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.guard import connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.layers import LAYERS, CanvasLayer
from trackwright.editor.canvas.name_field import rename_on_canvas
from trackwright.editor.canvas.overlay import NoteItem
from trackwright.editor.canvas.selection_marks import HOVERED, Marks
from trackwright.editor.canvas.view import Pointer
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.document.edits.names import NAMED
from trackwright.editor.document.selection import exists
from trackwright.editor.document.thing_names import thing_summary, things_name
from trackwright.editor.tools.select_drags import (
    ARROWS,
    BandDrag,
    Drag,
    NameDrag,
    Nudges,
    StopDrag,
    next_thing,
    unlock_first,
)
from trackwright.editor.tools.tool import Tool
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import AREA_KINDS, ThingRef, stop_ref
from trackwright.schema.translation import tr

STOPS = ("city", "crossing")
STARTS_DRAG = 0.6
"""How far the pointer goes before a press becomes a drag, as a share of how far it reaches."""

EDGE = 6
"""How near to the edge of the canvas a drag scrolls it, in pixels."""

REST = 500
"""How long the pointer rests on an area, in ms, before that is marked: it is nearly anywhere."""


class SelectTool(Tool):
    """Selects what is clicked or lies in a rubber band; moves stops and names."""

    keys = (
        ToolKey(say("Arrows"), say("Move by 1 mm; with Shift by 10, with Ctrl by 0.1")),
        ToolKey(say("Tab"), say("Go to the next thing; with Shift to the one before")),
        ToolKey(say("Enter"), say("Change the selected thing")),
        ToolKey(say("Esc"), say("Take a drag back, or select nothing")),
    )

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._pressed: Pointer | None = None
        self._pressed_on: ThingRef | None = None
        self._was_selected = False
        self._drag: Drag | None = None
        self._hovered = Marks(desk.scene, HOVERED)
        self._note = NoteItem()
        self._nudges = Nudges(desk)
        self._at: Pointer | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        connect(self._rest.timeout, self._hover_area)
        self._in_hand = False
        connect(desk.selection.changed, self._follow)
        connect(desk.document.changed, self._follow_board)
        connect(desk.scene.laid_out, self._follow_layout)
        connect(desk.scene.state_changed, self._let_go)

    @property
    def hovered(self) -> ThingRef | None:
        """What is marked because the pointer is over it."""
        return next(iter(self._hovered.places), None)

    @property
    def note(self) -> str:
        """What is written beside the pointer."""
        return self._note.text

    def activate(self) -> None:
        self._in_hand = True
        self._note = NoteItem()
        self.draw(self._note)
        self._note.say("", QPointF())
        super().activate()

    def deactivate(self) -> None:
        self._in_hand = False
        self._end_drag()
        self._forget_hovered()
        super().deactivate()

    def hint(self) -> str:
        if self._drag is not None:
            return self._drag.hint()
        desk = self.desk
        if not desk.selection.places:
            return tr("Click to select · drag for a rubber band · Tab goes from thing to thing")
        if len(desk.selection.places) > 1:
            name = things_name(desk.board, desk.selection.places, desk.scene.language)
            return self._several_hint().replace("{things}", name)
        place = desk.selection.places[0]
        name = thing_summary(desk.board, place, desk.scene.language)
        return self._one_hint(place.kind).replace("{thing}", name)

    def _several_hint(self) -> str:
        if self.desk.selection.ids(*STOPS):
            return tr("{things} · drag or arrows to move · right-click for more · Del removes")
        return tr("{things} · right-click for more · Del removes")

    def _one_hint(self, kind: str) -> str:
        if kind in STOPS:
            return tr(
                "{thing} · drag or arrows to move · drag its name · Enter renames · "
                "right-click for more · Del removes"
            )
        if kind == "route":
            return tr(
                "{thing} · Enter or a double click changes it · right-click for more · Del removes"
            )
        if kind in AREA_KINDS:
            return tr("{thing} · Enter renames · the tool Border moves its corners · Del removes")
        return tr("{thing} · right-click for more · Del removes")

    def press(self, pointer: Pointer) -> None:
        self._forget_hovered()
        self._pressed = pointer
        self._pressed_on = self._thing_at(pointer)
        owner = owner_of(self.desk, self._pressed_on)
        self._was_selected = owner is not None and owner in self.desk.selection
        # What can be moved is selected at once, so that it is what a drag moves.
        if owner is not None and not self._was_selected and owner.kind in STOPS:
            if pointer.shift:
                self.desk.selection.toggle(owner)
            else:
                self.desk.selection.set([owner])

    def move(self, pointer: Pointer) -> None:
        self._at = pointer
        self._forget_gone()
        if self._drag is not None:
            if self._drag.is_current:
                self._drag.move(pointer)
                self.desk.view.ensureVisible(*pointer.at, 0, 0, EDGE, EDGE)
            else:
                self._end_drag()
        elif self._pressed is None:
            self._hover(pointer)
        elif dist(self._pressed.at, pointer.at) >= STARTS_DRAG * pointer.reach:
            self._begin_drag(self._pressed)
            self.move(pointer)

    def release(self, pointer: Pointer) -> None:
        self._forget_gone()
        if self._drag is not None:
            drag, self._drag = self._drag, None
            drag.finish(pointer)
            if isinstance(drag, StopDrag) and drag.locked:
                self.said.emit(unlock_first(drag.locked))
        elif self._pressed is not None:
            self._click(pointer)
        self._pressed = self._pressed_on = None
        self.hint_changed.emit(self.hint())

    def double_click(self, pointer: Pointer) -> None:
        owner = owner_of(self.desk, self._thing_at(pointer))
        if owner is not None:
            self._forget_hovered()
            self.desk.selection.open(owner)
            self._edit_obvious(owner, pointer)

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            return self._give_up()
        if key in ARROWS:
            return self._nudge(key, event.modifiers())
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self._go_on(-1 if key == Qt.Key.Key_Backtab else 1)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and len(self.desk.selection.places) == 1:
            self._edit_obvious(self.desk.selection.places[0], None)
            return True
        return False

    def leave(self) -> None:
        if self._pressed is None:
            self._forget_hovered()

    def _thing_at(self, pointer: Pointer) -> ThingRef | None:
        return self.desk.scene.hits.meant_at(pointer.at, pointer.reach)

    def _forget_gone(self) -> None:
        """Let go of what was pressed if an undo has taken it away meanwhile."""
        place = self._pressed_on
        if place is None or self._drag is not None:
            return
        is_name = place.kind == "label"
        labels = self.desk.scene.layout_now.labels
        if not (place.id in labels if is_name else exists(self.desk.board, place)):
            self._pressed = self._pressed_on = None

    def _click(self, pointer: Pointer) -> None:
        selection = self.desk.selection
        owner = owner_of(self.desk, self._pressed_on)
        if owner is None:
            if not pointer.shift:
                selection.clear()
        elif not pointer.shift:
            selection.set([owner])
        elif self._was_selected or owner not in selection:
            selection.toggle(owner)

    def _begin_drag(self, pointer: Pointer) -> None:
        grabbed = self._pressed_on
        owner = owner_of(self.desk, grabbed)
        stops = self.desk.selection.ids(*STOPS)
        if grabbed is not None and grabbed.kind == "label":
            self._drag = NameDrag(self, grabbed.id, pointer)
        elif owner is not None and stops and owner in self.desk.selection:
            self._drag = StopDrag(self, owner.id, pointer)
        else:
            self._drag = BandDrag(self, pointer)
        self.hint_changed.emit(self.hint())

    def _end_drag(self) -> None:
        """End a drag that is no longer ours to make; what it has done stays."""
        if self._drag is not None and self._at is not None:
            drag, self._drag = self._drag, None
            drag.finish(self._at)
        self._pressed = self._pressed_on = None

    def _give_up(self) -> bool:
        if self._drag is not None:
            drag, self._drag = self._drag, None
            drag.cancel()
            self._pressed = self._pressed_on = None
            self.hint_changed.emit(self.hint())
            return True
        if self.desk.selection.places:
            self.desk.selection.clear()
            return True
        return False

    def _hover(self, pointer: Pointer) -> None:
        place = self._thing_at(pointer)
        self._rest.stop()
        if place is not None and place.kind in AREA_KINDS:
            if self.hovered != place:
                self._forget_hovered()
                self._rest.start()
            return
        self._mark(place, pointer)

    def _hover_area(self) -> None:
        if self._at is not None and self._drag is None and self._in_hand:
            self._mark(self._thing_at(self._at), self._at)

    def _mark(self, place: ThingRef | None, pointer: Pointer) -> None:
        self._hovered.show([] if place is None else [place])
        board, language = self.desk.scene.shown, self.desk.scene.language
        text = "" if place is None else thing_summary(board, place, language)
        self._note.say(text, QPointF(*pointer.at))

    def _forget_hovered(self) -> None:
        self._rest.stop()
        self._hovered.show([])
        if self._in_hand:
            self._note.say("", QPointF())

    def _nudge(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        if self._drag is None:
            self._forget_hovered()
            stays = self._nudges.nudge(key, modifiers)
            if stays:
                self.said.emit(unlock_first(stays))
        return True

    def _go_on(self, way: int) -> bool:
        """Select the next thing or the one before; past the last, the focus leaves the canvas."""
        if self._drag is not None:
            return True
        place = next_thing(self.desk, way)
        if place is None:
            return False
        self.desk.selection.set([place])
        self._bring_into_view(place)
        return True

    def _bring_into_view(self, place: ThingRef) -> None:
        extent = self.desk.scene.hits.extent([place])
        if extent is not None:
            left, top, right, bottom = extent
            self.desk.view.ensureVisible(left, top, right - left, bottom - top, 60, 60)

    def _edit_obvious(self, place: ThingRef, pointer: Pointer | None) -> None:
        if place.kind == "route":
            self.tool_wanted.emit("route")
        elif place.kind in NAMED:
            rename_on_canvas(self.desk, place, None if pointer is None else pointer.at)

    def _follow(self) -> None:
        self._tell()

    def _follow_board(self, _change: object) -> None:
        self._tell()  # what is selected may be called something else

    def _tell(self) -> None:
        if self._in_hand:
            hint = self.hint()
            self.hint_changed.emit(hint)
            self.desk.view.setAccessibleDescription(hint)  # what a screen reader tells

    def _let_go(self, layer: CanvasLayer) -> None:
        """Select nothing more of a layer that has been locked or hidden: what is there stays."""
        scene, selection = self.desk.scene, self.desk.selection
        selection.set(
            place
            for place in selection.places
            if LAYERS.get(place.kind) is not layer or scene.is_within_reach(place)
        )

    def _follow_layout(self) -> None:
        self._hovered.show(self._hovered.places)
        if self._in_hand and self.hovered is None:
            self._note.say("", QPointF())


def owner_of(desk: Desk, place: ThingRef | None) -> ThingRef | None:
    """Return what is selected when a thing is clicked: for a name, its stop if within reach."""
    if place is None or place.kind != "label":
        return place
    owners = (stop_ref(stop) for stop in stops_among(desk.board, [place.id]))
    return next((owner for owner in owners if desk.scene.is_within_reach(owner)), None)
