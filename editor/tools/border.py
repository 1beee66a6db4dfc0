"""The tool that draws countries and regions and moves their corners."""

from collections.abc import Callable

from pydantic import TypeAdapter
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.guard import connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.layers import CanvasLayer
from trackwright.editor.canvas.view import Pointer
from trackwright.editor.document.edits.borders import crossing_itself, hole_of, with_area
from trackwright.editor.document.selection import exists
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.tools.border_corners import CornerHandles, told
from trackwright.editor.tools.border_drawing import (
    BorderNaming,
    Draft,
    DraftPicture,
    NewArea,
    Snapped,
    Snaps,
    Spot,
    crosses_itself,
)
from trackwright.editor.tools.tool import DraftTool
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import AREA_KINDS, ThingRef, find_thing
from trackwright.schema.translation import tr

_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WRITTEN = TypeAdapter(Draft)


class BorderTool(DraftTool):
    """Draws the outline of a country or region corner by corner; moves corners that are there."""

    keys = (
        ToolKey(say("Enter"), say("Close the outline")),
        ToolKey(say("Shift and click"), say("Follow the border up to there")),
        ToolKey(say("Del"), say("Remove the corner at the pointer")),
        ToolKey("G", say("Draw a region, or a country again")),
        ToolKey(say("Esc"), say("One corner back, then leave the tool")),
    )

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._draft = Draft()
        self._at: Pointer | None = None
        self._just_drawn: ThingRef | None = None
        self._snaps = Snaps(desk)
        self._handles = CornerHandles(self, self._snaps, self._chosen)
        self._picture = DraftPicture(self)
        self._naming: BorderNaming | None = None
        connect(desk.document.changed, self._follow_change)
        connect(desk.selection.changed, self._follow)

    @property
    def draft(self) -> Draft:
        """The half-drawn outline, or what the next one will be."""
        return self._draft

    @property
    def is_drawing(self) -> bool:
        """Whether an outline is half drawn."""
        return bool(self._draft.corners)

    @property
    def unfinished(self) -> str:
        if not self.is_drawing:
            return ""
        return tr("The outline that you have begun is not on the board yet")

    @property
    def draft_text(self) -> str:
        return _WRITTEN.dump_json(self._draft).decode() if self.is_drawing else ""

    def _read_draft(self, text: str) -> None:
        self._draft = _WRITTEN.validate_json(text)

    @property
    def note(self) -> str:
        """What is written beside the pointer."""
        own = self._note.text if self._note is not None else ""
        return self._handles.note or own

    @property
    def naming(self) -> BorderNaming | None:
        """The field for the name of what was just drawn."""
        return self._naming

    def draw_next(self, kind: str) -> None:
        """Let the next outline be that of a new country or region."""
        self.desk.selection.clear()
        self._draft = Draft(kind, self._draft.corners)
        self._update()

    def deactivate(self) -> None:
        self._handles.clear()
        self._picture.clear()
        self._just_drawn = None
        super().deactivate()
        self._at = None

    def hint(self) -> str:
        if self._handles.is_dragging:
            return tr("Release to drop the corner · Ctrl does not snap · Esc puts it back")
        if self.is_drawing:
            return self._drawing_hint()
        owner = self._owner()
        if owner is not None:
            return tr(
                "Drag the corners of {thing} · click its edge for a corner, Del removes it · "
                "click elsewhere for a further area · Esc lets go",
                thing=self._called(owner),
            )
        first = (
            tr("Click the first corner of a region")
            if self._draft.kind == "region"
            else tr("Click the first corner of a country")
        )
        rest = tr("G country or region · drag a corner to move it · double-click selects")
        return f"{first} · {rest}"

    def press(self, pointer: Pointer) -> None:
        self._at = pointer
        if not self._is_open():
            self.said.emit(tr("Borders are hidden or locked: change that in the panel Layers."))
        elif self.is_drawing:
            self._go_on(pointer)
        elif not self._handles.press(pointer):
            self._begin(self._snaps.spot(pointer))
        self._update()

    def move(self, pointer: Pointer) -> None:
        self._at = pointer
        if self._handles.is_dragging:
            self._handles.move(pointer)
        elif self.is_drawing:
            self._show_draft()
        elif self._is_open():
            self._handles.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        self._at = pointer
        dragged = self._handles.is_dragging
        hot = self._handles.hot
        clicked = self._handles.release()
        if clicked is not None and not self._chosen():
            self._begin(self._snaps.spot(pointer))
        elif clicked is not None and not clicked.is_corner:
            self._handles.add(clicked)
        elif dragged and clicked is None and hot is not None:
            self._warn_of(hot.at)
        if dragged:
            self._update()

    def double_click(self, pointer: Pointer) -> None:
        self._at = pointer
        if len(self._draft.corners) == 1:
            self._draft = Draft(self._draft.kind)
            self._select(pointer)
        elif self.is_drawing:
            self._close()
        else:
            self._select(pointer)
        self._update()

    def leave(self) -> None:
        self._at = None
        if not self._handles.is_dragging:
            self._handles.clear()
        self._show_draft()

    def key(self, event: QKeyEvent) -> bool:
        meaning = self._meaning(event)
        if meaning is None:
            return False
        meaning()
        self._update()
        return True

    def _meaning(self, event: QKeyEvent) -> Callable[[], None] | None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Backspace and self.is_drawing):
            return self._go_back
        if key in _ENTERS and self.is_drawing:
            return self._close
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._handles.can_remove():
            return self._handles.remove
        is_plain = not event.modifiers()
        if key == Qt.Key.Key_G and is_plain and (self._draft.owner or self._owner()) is None:
            return self._change_kind
        return None

    def _change_kind(self) -> None:
        kind = "country" if self._draft.kind == "region" else "region"
        self._draft = Draft(kind, self._draft.corners)

    def _begin(self, spot: Spot) -> None:
        self._draft = self._draft.begun(spot.at, self._owner())
        self._handles.clear()

    def _go_on(self, pointer: Pointer) -> None:
        """Take a click while an outline is half drawn: its next corner, or its first again."""
        self._picked_up_again = False
        spot = self._snaps.spot(pointer, self._draft)
        if spot.to is Snapped.START:
            self._close()
        else:
            self._draft = self._draft.going_to(*self._ahead(pointer, spot))

    def _ahead(self, pointer: Pointer, spot: Spot) -> tuple[Point, ...]:
        """Return the corners up to a spot; with Shift all that lie on the border between."""
        last = self._draft.corners[-1]
        way = self._snaps.corners.between(last, spot.at) if pointer.shift else None
        return (*(way or ()), spot.at)

    def _go_back(self) -> None:
        """Go back one step: from a drag, a corner, what is selected, and the tool."""
        if self._handles.cancel():
            return
        self._picked_up_again = False
        if self.is_drawing:
            self._draft = self._draft.back()
        elif self.desk.selection.places:
            self.desk.selection.clear()
        elif self._draft.kind == "region":
            self._draft = Draft()
        else:
            self.done.emit()

    def _close(self) -> None:
        draft = self._draft
        if not draft.can_close:
            self.said.emit(tr("An outline needs three corners at least."))
            return
        self._draft = Draft()
        self._picture.clear()
        if draft.owner is not None and exists(self.desk.board, draft.owner):
            self._add_area(draft, draft.owner)
        else:
            self._add_new(draft)
        if crosses_itself(draft.corners):
            self.said.emit(tr("This outline crosses itself: move its corners, or undo."))

    def _add_area(self, draft: Draft, owner: ThingRef) -> None:
        board = self.desk.board
        thing = find_thing(board, owner)
        is_hole = thing is not None and hole_of(thing, draft.corners) is not None
        words = say("Add a hole to {thing}") if is_hole else say("Add an area to {thing}")
        title = tr(words, thing=self._called(owner))
        self.desk.edit(title, with_area(board, owner, draft.corners))

    def _add_new(self, draft: Draft) -> None:
        new = NewArea(self.desk, draft)
        new.name("")
        if told_of := new.members_told():
            self.said.emit(told_of)
        self._just_drawn = new.place
        self.desk.selection.set([new.place])
        words = tr("Name of the region") if draft.kind == "region" else tr("Name of the country")

        def name_it(name: str) -> None:
            if new.name(name):
                self._just_drawn = new.place
                self.desk.selection.set([new.place])

        self._naming = BorderNaming(self.desk, new.middle, words, name_it)

    def _select(self, pointer: Pointer) -> None:
        """Select the region whose line is under the pointer, or the country."""
        here = self.desk.scene.hits.at(pointer.at, pointer.reach)
        found = [place for place in here if place.kind in AREA_KINDS]
        self._just_drawn = None
        self._handles.clear()
        self.desk.selection.set(found[:1])

    def _chosen(self) -> tuple[ThingRef, ...]:
        """Return what is selected to be changed; what was just drawn is done."""
        places = tuple(p for p in self.desk.selection.places if p.kind in AREA_KINDS)
        return () if places == (self._just_drawn,) else places

    def _owner(self) -> ThingRef | None:
        """Return what the next outline will be a further area of."""
        chosen = self._chosen()
        return chosen[0] if len(chosen) == 1 else None

    def _is_open(self) -> bool:
        return self.desk.scene.state(CanvasLayer.BORDERS).is_within_reach

    def _called(self, place: ThingRef) -> str:
        return thing_name(self.desk.board, place, self.desk.scene.language)

    def _warn_of(self, corner: Point) -> None:
        crossing = crossing_itself(self.desk.board, corner)
        if crossing is not None:
            self.said.emit(
                tr(
                    "The border of {thing} crosses itself: move the corner, or undo.",
                    thing=self._called(crossing),
                )
            )

    def _update(self) -> None:
        if self._in_hand:
            self._show_draft()
            self.hint_changed.emit(self.hint())
        self.draft_changed.emit()

    def _show_draft(self) -> None:
        if not self._in_hand:
            return
        draft, pointer = self._draft, self._at
        if not draft.corners:
            self._picture.clear()
            self._say("")
        elif pointer is None:
            self._picture.show(draft, (), closes=False)
            self._say("")
        else:
            spot = self._snaps.spot(pointer, draft)
            closes = spot.to is Snapped.START
            ahead = () if closes else self._ahead(pointer, spot)
            self._picture.show(draft, ahead, closes=closes)
            if crosses_itself((*draft.corners, *ahead)):
                self._say(tr("crosses itself"), warns=True)
            else:
                self._say(tr("closes the outline") if closes else told(spot.at, spot.to))

    def _say(self, text: str, *, warns: bool = False) -> None:
        self._say_at(self._at.at if self._at is not None else None, text, warns=warns)

    def _drawing_hint(self) -> str:
        if self._draft.owner is not None and exists(self.desk.board, self._draft.owner):
            what = tr("A further area of {thing}", thing=self._called(self._draft.owner))
        elif self._draft.kind == "region":
            what = tr("A region")
        else:
            what = tr("A country")
        keys = tr(
            "Click corners · Shift-click follows a border · Enter, a double click or the first "
            "corner closes · Esc one corner back"
        )
        kept = tr("Your outline is still here.") if self._picked_up_again else ""
        return " · ".join(filter(None, (kept, what, keys)))

    def _follow_change(self, _change: object) -> None:
        if self._in_hand and not self._handles.is_dragging:
            self._handles.clear()
            self._update()

    def _follow(self) -> None:
        if self._in_hand:
            self._update()
