"""The tool that draws routes and changes them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pydantic import TypeAdapter
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath

from trackwright.editor.base.guard import connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import LineItem
from trackwright.editor.canvas.path_items import add_ring
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.document import BoardChange
from trackwright.editor.document.edits.routes import with_route
from trackwright.editor.document.selection import followed
from trackwright.editor.tools import route_commands as commands
from trackwright.editor.tools.keys import letter_of
from trackwright.editor.tools.route_drawing import (
    RouteDraft,
    RoutePreview,
    bend_place,
    described,
    is_short,
)
from trackwright.editor.tools.route_handles import RouteHandles
from trackwright.editor.tools.route_keys import change_for, draft_after, is_color
from trackwright.editor.tools.tool import DraftTool
from trackwright.layout.tracks import Track
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import route_ref, stop_ref
from trackwright.schema.translation import tr

USUAL_LENGTH = 4
"""What + and − count from while no route is begun."""

_DRAFT_JSON = TypeAdapter(RouteDraft)


class RouteTool(DraftTool):
    """Draws a route from city to city, with bends between them; changes the selected route."""

    keys = commands.TOOL_KEYS

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._draft = RouteDraft()
        self._shown: Track | None = None
        self._at: Point | None = None
        self._over: str | None = None
        self._preview = RoutePreview(self)
        self._handles = RouteHandles(self)
        self._ring = LineItem()
        connect(desk.document.changed, self._follow)
        self.follow_while_active(desk.scene.laid_out, self._follow_layout)
        self.follow_while_active(desk.selection.changed, self._follow_selection)

    @property
    def draft(self) -> RouteDraft:
        """The half-drawn route, or what the next one will be like."""
        return self._draft

    @property
    def is_drawing(self) -> bool:
        """Whether a route is half drawn; it waits while an undo has taken its first city away."""
        return any(stop.id == self._draft.start for stop in self.desk.board.stops)

    @property
    def unfinished(self) -> str:
        if not self.is_drawing:
            return ""
        return tr("The route that you have begun is not on the board yet")

    @property
    def draft_text(self) -> str:
        return _DRAFT_JSON.dump_json(self._draft).decode() if self.is_drawing else ""

    def _read_draft(self, text: str) -> None:
        self._draft = _DRAFT_JSON.validate_json(text)

    def activate(self) -> None:
        self.draw(self._ring)
        self._show_ring()
        super().activate()
        self._handles.refresh()

    def deactivate(self) -> None:
        super().deactivate()
        self._handles.clear()
        self._preview.clear()
        self._at = self._over = None

    def hint(self) -> str:
        if self.is_drawing:
            return self._drawing_hint()
        if commands.chosen(self.desk):
            return self._changing_hint()
        return tr(
            "Click a city to begin a {color} route, or a route to change it · "
            "P W B Y O K R G A colour · T tunnel · F ferry · D draw bonus",
            color=tr(self._draft.traits.color),
        )

    def press(self, pointer: Pointer) -> None:
        self._point(pointer)
        if self.is_drawing:
            self._go_on()
        elif self._over is not None:
            self.desk.selection.clear()
            self._draft = self._draft.starting_at(self._over)
        else:
            self._drag = self._handles.begin_drag(pointer)
            if self._drag is None:
                self._select(pointer)
        self._update()

    def move(self, pointer: Pointer) -> None:
        self._point(pointer)
        if self.continue_drag(pointer):
            return
        if self.is_drawing:
            self._show_draft()
        else:
            self._handles.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        self._point(pointer)
        self.finish_drag(pointer)
        if self.is_drawing and not self._draft.bends and self._target() is not None:
            self._go_on()  # drawn in one drag from city to city
            self._update()

    def double_click(self, pointer: Pointer) -> None:
        if not self.is_drawing:
            self._handles.double_click(pointer)
            self._update()

    def leave(self) -> None:
        self._at = self._over = None
        self._show_ring()
        self.say_at(None, "")

    def _action_for(self, event: QKeyEvent) -> Callable[[], None] | None:
        letter = letter_of(event)
        if letter == Qt.Key.Key_Escape or (letter == Qt.Key.Key_Backspace and self.is_drawing):
            return self._go_back
        if commands.chosen(self.desk) and not self.is_drawing:
            return self._action_for_chosen(event)
        spaces = self._shown.route.length if self._shown is not None else USUAL_LENGTH
        draft = draft_after(self._draft, event, spaces)
        return None if draft is None else partial(self._set_draft, draft)

    def _action_for_chosen(self, event: QKeyEvent) -> Callable[[], None] | None:
        bend = self._handles.removable_bend()
        if bend is not None and letter_of(event) in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            return partial(self._handles.remove_bend, bend)
        change = change_for(self.desk, event)
        return None if change is None else partial(self._change_chosen, change, event)

    def _change_chosen(self, change: Callable[[Desk], None], event: QKeyEvent) -> None:
        change(self.desk)
        if is_color(event):  # the next route has the colour that was chosen last
            self._draft = draft_after(self._draft, event, USUAL_LENGTH) or self._draft

    def _set_draft(self, draft: RouteDraft) -> None:
        self._draft = draft

    def _go_on(self) -> None:
        """Handle a click while a route is half drawn: a bend, its end, or its start again."""
        self._picked_up_again = False
        end = self._target()
        if end is not None:
            self._finish(end)
        elif self._over is None and self._at is not None:
            self._draft = self._draft.with_bend(self._at)
        elif not self._draft.bends:
            self._draft = self._draft.without_last()

    def _finish(self, end: str) -> None:
        draft = self._draft
        route = draft.route(self.desk.board, end)
        board = with_route(self.desk.board, route)
        self._draft = draft.next_draft()
        self.desk.edit(tr("Draw {route}", route=self.name_of(route_ref(route), board)), board)
        self._preview.clear()  # after the edit: the board without the route need not be shown
        self.desk.selection.set([route_ref(route)])

    def _go_back(self) -> None:
        """Go back one step: from a drag, a bend, the start, what is selected, and the tool."""
        if self.abort_drag():
            return
        self._picked_up_again = False
        if self.is_drawing:
            self._draft = self._draft.without_last()
            return
        self._draft = self._draft.starting_at("")  # it may wait, unseen, for a removed city
        if self.desk.selection.places:
            self.desk.selection.clear()
        else:
            self.done.emit()

    def _select(self, pointer: Pointer) -> None:
        found = self.desk.scene.hits.at(pointer.at, pointer.reach)
        route = next((place for place in found if place.kind == "route"), None)
        if route is None:
            self.desk.selection.clear()
        elif pointer.shift:
            self.desk.selection.toggle(route)
        else:
            self.desk.selection.set([route])

    def _point(self, pointer: Pointer) -> None:
        self._at = bend_place(self.desk, pointer.at, pointer)
        self._over = self.desk.scene.hits.stop_at(pointer.at, pointer.reach)
        self._show_ring()

    def _target(self) -> str | None:
        """Return the stop under the pointer that the half-drawn route could end at."""
        return self._over if self._over != self._draft.start else None

    def _show_draft(self) -> None:
        if not self.is_active:
            return
        draft, end = self._draft, self._target()
        at = self._at or (draft.bends[-1] if draft.bends else None)
        if not self.is_drawing or at is None or (end is None and self._over and not draft.bends):
            self._shown = None
            self._preview.clear()
            self.say_at(None, "")
        else:
            self._shown = self._preview.show(draft, at, end)
            self.say_at(self._at, described(self._shown), warns=is_short(self._shown))

    def _show_ring(self) -> None:
        """Ring the stop that a click would take."""
        path = QPainterPath()
        for stop in self.desk.board.stops:
            if stop.id == self._over:
                add_ring(path, stop)
        self._ring.setPath(path)

    def _drawing_hint(self) -> str:
        hint = tr(
            "Click a bend or the end city · 1–9 length, 0 as fits · P W B Y O K R G A colour · "
            "T tunnel · F ferry · D draw bonus · Esc one bend back"
        )
        if not self._picked_up_again:
            return hint
        stop = next(stop for stop in self.desk.board.stops if stop.id == self._draft.start)
        kept = tr("Your route from {city} is still here.", city=self.name_of(stop_ref(stop)))
        return f"{kept} {hint}"

    def _changing_hint(self) -> str:
        routes = commands.chosen_routes(self.desk)
        if commands.can_join(self.desk):
            return tr("J joins the two routes · Esc lets go")
        if len(routes) > 1:
            return tr("Letters and digits change all selected routes · Esc lets go")
        if any(route.is_placed_by_hand for route in routes):
            return tr(
                "Drag a space, or the tip of the last one to turn it · "
                "L lets spaces follow the curve · Esc lets go"
            )
        return tr(
            "Drag bends and icons · click the line for a bend, Del removes it · Alt-drag a space · "
            "X second track · S straighten · U turn round · Esc lets go"
        )

    def _follow(self, change: BoardChange) -> None:
        self._follow_start(change)
        if self.is_active:
            self._update()
        elif self._draft.start:
            self.draft_changed.emit()

    def _follow_start(self, change: BoardChange) -> None:
        """Continue from the same stop when its id changes."""
        start = next((s for s in change.before.stops if s.id == self._draft.start), None)
        place = None if start is None else followed(change, stop_ref(start))
        if place is not None and place.id != self._draft.start:
            self._draft = replace(self._draft, start=place.id)

    def _follow_layout(self) -> None:
        if not self.is_drawing:
            self._handles.refresh()

    def _follow_selection(self) -> None:
        self._handles.refresh()
        self.hint_changed.emit(self.hint())
