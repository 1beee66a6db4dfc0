"""The tool that draws countries, regions and free areas and moves their corners."""

from collections.abc import Callable
from dataclasses import replace

import shapely
from pydantic import TypeAdapter
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.language import counted_things
from trackwright.editor.canvas.canvas_widgets import NameField
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.layers import CanvasLayer
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.edits.borders import (
    crossing_itself,
    hole_of,
    outlined,
    with_area,
    with_country,
    with_free_area,
    with_region,
)
from trackwright.editor.document.selection import exists
from trackwright.editor.tools.border_drawing import (
    CornerDrag,
    CornerHandles,
    CornerSnapping,
    OutlineDraft,
    SnappedCorner,
    SnapTarget,
    crosses_itself,
    outline_items,
)
from trackwright.editor.tools.drags import MergedEdits
from trackwright.editor.tools.tool import DELETE_KEYS, ENTER_KEYS, DraftTool, DrawnItems
from trackwright.schema.board import Region
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import ThingRef, find_thing
from trackwright.schema.translation import tr

AREA = "decoration"
"""The kind of a draft that becomes a free area."""


class BorderTool(DraftTool):
    """Draws the outline of a country or region corner by corner; moves corners that are there."""

    keys = (
        ToolKey(say("Enter"), say("Close the outline")),
        ToolKey(say("Shift and click"), say("Follow the border up to there")),
        ToolKey(say("Del"), say("Remove the corner at the pointer")),
        ToolKey("G", say("Draw a region, or a country again")),
        ToolKey(say("Esc"), say("One corner back, then leave the tool")),
    )
    draft_json = TypeAdapter(OutlineDraft)
    draft_warning = say("The outline that you have begun is not on the board yet")

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.draft: OutlineDraft = OutlineDraft()
        self._at: Pointer | None = None
        self._just_drawn: ThingRef | None = None
        self._snapping = CornerSnapping(desk)
        self._handles = CornerHandles(self, self._snapping, self._chosen)
        self._preview = DrawnItems(self)
        self.name_field: NameField | None = None
        self.follow_while_active(desk.document.changed, self._follow_board)
        self.follow_while_active(desk.selection.changed, self._update)

    @property
    def is_drawing(self) -> bool:
        """Whether an outline is half drawn."""
        return bool(self.draft.corners)

    def draw_next(self, kind: str) -> None:
        """Draw a new country, region or free area next."""
        self.desk.selection.clear()
        self.draft = OutlineDraft(kind, self.draft.corners)
        self._update()

    def deactivate(self) -> None:
        super().deactivate()
        self._handles.clear()
        self._preview.show()
        self._just_drawn = self._at = None

    def hint(self) -> str:
        if self.is_drawing:
            return self._drawing_hint()
        owner = self._owner()
        if owner is not None:
            return tr(
                "Drag the corners of {thing} · click its edge for a corner, Del removes it · "
                "click elsewhere for a further area · Esc lets go",
                thing=self.name_of(owner),
            )
        first = {
            "country": tr("Click the first corner of a country"),
            "region": tr("Click the first corner of a region"),
            AREA: tr("Click the first corner of an area"),
        }[self.draft.kind]
        rest = tr("G country or region · drag a corner to move it · double-click selects")
        return f"{first} · {rest}"

    def press(self, pointer: Pointer) -> None:
        self._at = pointer
        if not self.desk.scene.state(CanvasLayer.BORDERS).is_within_reach:
            self.said.emit(tr("Borders are hidden or locked: change that in the panel Layers."))
        elif self.is_drawing:
            self._go_on(pointer)
        else:
            self._drag = self._handles.begin_drag(pointer)
            if self._drag is None:
                self._begin(self._snapping.snapped(pointer))
        self._update()

    def move(self, pointer: Pointer) -> None:
        self._at = pointer
        if self.continue_drag(pointer):
            return
        if self.is_drawing:
            self._show_draft()
        elif self.desk.scene.state(CanvasLayer.BORDERS).is_within_reach:
            self._handles.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        self._at = pointer
        drag = self.finish_drag(pointer)
        if not isinstance(drag, CornerDrag):
            return
        if drag.has_moved:
            if self._handles.hot is not None:
                self._warn_of_crossing(self._handles.hot.at)
        elif not self._chosen():
            self._begin(self._snapping.snapped(pointer))
        elif not drag.handle.is_corner:
            self._handles.add(drag.handle)
        self._update()

    def double_click(self, pointer: Pointer) -> None:
        self._at = pointer
        if len(self.draft.corners) > 1:
            self._close()
        else:
            self.draft = OutlineDraft(self.draft.kind)
            self._select(pointer)
        self._update()

    def leave(self) -> None:
        self._at = None
        if self._drag is None:
            self._handles.clear()
        self._show_draft()

    def _repeats(self, event: QKeyEvent) -> bool:
        del event
        return True

    def _action_for(self, event: QKeyEvent) -> Callable[[], None] | None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Backspace and self.is_drawing):
            return self._go_back
        if key in ENTER_KEYS and self.is_drawing:
            return self._close
        if key in DELETE_KEYS and self._handles.can_remove():
            return self._handles.remove
        is_plain = not event.modifiers()
        if key == Qt.Key.Key_G and is_plain and (self.draft.owner or self._owner()) is None:
            return self._change_kind
        return None

    def _change_kind(self) -> None:
        kind = "country" if self.draft.kind == "region" else "region"
        self.draft = OutlineDraft(kind, self.draft.corners)

    def _begin(self, corner: SnappedCorner) -> None:
        self.draft = self.draft.starting_at(corner.at, self._owner())
        self._handles.clear()

    def _go_on(self, pointer: Pointer) -> None:
        """Handle a click while an outline is half drawn: its next corner, or its first again."""
        self._picked_up_again = False
        corner = self._snapping.snapped(pointer, self.draft)
        if corner.target is SnapTarget.START:
            self._close()
        else:
            self.draft = self.draft.with_corners(*self._ahead(pointer, corner.at))

    def _ahead(self, pointer: Pointer, corner: Point) -> tuple[Point, ...]:
        """Return the corners up to one; with Shift all that lie on the border between."""
        last = self.draft.corners[-1]
        between = self._snapping.corners.between(last, corner) if pointer.shift else None
        return (*(between or ()), corner)

    def _go_back(self) -> None:
        """Go back one step: from a drag, a corner, what is selected, and the tool."""
        if self.abort_drag():
            self._handles.clear()
            return
        self._picked_up_again = False
        if self.is_drawing:
            self.draft = replace(self.draft, corners=self.draft.corners[:-1])
        elif self.draft.kind != "country" and not self.desk.selection.refs:
            self.draft = OutlineDraft()
        else:
            self.deselect_or_leave()

    def _close(self) -> None:
        draft = self.draft
        if not draft.can_close:
            self.said.emit(tr("An outline needs three corners at least."))
            return
        self.draft = OutlineDraft()
        self._preview.show()
        if draft.owner is not None and exists(self.desk.board, draft.owner):
            self._add_area(draft, draft.owner)
        else:
            self._add_new(draft)
        if crosses_itself(draft.corners):
            self.said.emit(tr("This outline crosses itself: move its corners, or undo."))

    def _add_area(self, draft: OutlineDraft, owner: ThingRef) -> None:
        board = self.desk.board
        thing = find_thing(board, owner)
        is_hole = thing is not None and hole_of(thing, draft.corners) is not None
        words = say("Add a hole to {thing}") if is_hole else say("Add an area to {thing}")
        title = tr(words, thing=self.name_of(owner))
        self.desk.edit(title, with_area(board, owner, draft.corners))

    def _add_new(self, draft: OutlineDraft) -> None:
        """Draw a country or region, and ask for its name; drawing and naming it are one step."""
        edits = MergedEdits(self.desk)
        make = {"country": with_country, "region": with_region, AREA: with_free_area}[draft.kind]

        def draw(name: str) -> None:
            if edits.is_current:
                board, new = make(edits.before, draft.corners, name.strip())
                place = ThingRef(draft.kind, new)
                edits.edit(tr("Draw {thing}", thing=self.name_of(place, board)), board)
                self._just_drawn = place
                self.desk.selection.set([place])

        draw("")
        self._say_members()
        middle = shapely.make_valid(shapely.Polygon(draft.corners)).representative_point()
        words = {
            "country": tr("Name of the country"),
            "region": tr("Name of the region"),
            AREA: tr("Name of the area"),
        }[draft.kind]
        self.name_field = NameField(self.desk, Point(middle.x, middle.y), words, draw)

    def _say_members(self) -> None:
        """Say how many cities belong to what was just drawn because they lie inside."""
        board, place = self.desk.board, self._just_drawn
        if place is None:
            return
        thing = find_thing(board, place)
        if isinstance(thing, Region):
            number = len(thing.cities)
        else:
            is_country = place.kind == "country"
            number = sum(is_country and city.country == place.id for city in board.cities)
        if number:
            cities = counted_things("city", number)
            self.said.emit(tr("{cities} inside: part of it now.", cities=cities))

    def _select(self, pointer: Pointer) -> None:
        """Select the region whose line is under the pointer, or the country."""
        here = self.desk.scene.hits.at(pointer.at, pointer.reach)
        found = [place for place in here if place in outlined(self.desk.board)]
        self._just_drawn = None
        self._handles.clear()
        self.desk.selection.set(found[:1])

    def _chosen(self) -> tuple[ThingRef, ...]:
        """Return what is selected to be changed; what was just drawn is done."""
        known = outlined(self.desk.board) if self.desk.selection.refs else {}
        places = tuple(place for place in self.desk.selection.refs if place in known)
        return () if places == (self._just_drawn,) else places

    def _owner(self) -> ThingRef | None:
        """Return what the next outline will be a further area of."""
        chosen = self._chosen()
        return chosen[0] if len(chosen) == 1 else None

    def _warn_of_crossing(self, corner: Point) -> None:
        crossing = crossing_itself(self.desk.board, corner)
        if crossing is not None:
            words = say("The border of {thing} crosses itself: move the corner, or undo.")
            self.said.emit(tr(words, thing=self.name_of(crossing)))

    def _show_draft(self) -> None:
        if not self.is_active:
            return
        draft, pointer = self.draft, self._at
        if not draft.corners or pointer is None:
            shown = outline_items(draft, (), closes=False) if draft.corners else ()
            self._preview.show(*shown)
            self.say_at(None, "")
        else:
            corner = self._snapping.snapped(pointer, draft)
            closes = corner.target is SnapTarget.START
            ahead = () if closes else self._ahead(pointer, corner.at)
            self._preview.show(*outline_items(draft, ahead, closes=closes))
            if crosses_itself((*draft.corners, *ahead)):
                self.say_at(pointer.at, tr("crosses itself"), warns=True)
            elif closes:
                self.say_at(pointer.at, tr("closes the outline"))
            else:
                self.say_at(pointer.at, corner.note)

    def _drawing_hint(self) -> str:
        if self.draft.owner is not None and exists(self.desk.board, self.draft.owner):
            what = tr("A further area of {thing}", thing=self.name_of(self.draft.owner))
        elif self.draft.kind == "region":
            what = tr("A region")
        elif self.draft.kind == AREA:
            what = tr("An area")
        else:
            what = tr("A country")
        keys = tr(
            "Click corners · Shift-click follows a border · Enter, a double click or the first "
            "corner closes · Esc one corner back"
        )
        kept = tr("Your outline is still here.") if self._picked_up_again else ""
        return " · ".join(filter(None, (kept, what, keys)))

    def _follow_board(self) -> None:
        if self._drag is None:
            self._handles.clear()
            self._update()
