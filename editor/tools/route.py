"""The tool that draws routes and changes them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pydantic import TypeAdapter
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trackwright.editor.base.command import Command
from trackwright.editor.base.guard import connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import LineItem
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.document import BoardChange
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.document.edits.routes import with_route
from trackwright.editor.document.selection import followed
from trackwright.editor.tools import route_commands as commands
from trackwright.editor.tools.route_drawing import (
    RouteDraft,
    RoutePreview,
    bend_place,
    described,
    is_short,
)
from trackwright.editor.tools.route_handles import RouteHandles
from trackwright.editor.tools.tool import (
    DELETE_KEYS,
    DraftTool,
    digit_of,
    letter_of,
    ring_around,
    sign_of,
)
from trackwright.layout.tracks import Track
from trackwright.schema.board import LONGEST_ROUTE
from trackwright.schema.colors import RouteColor
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import route_ref, stop_ref
from trackwright.schema.translation import tr

USUAL_LENGTH = 4
"""What + and − count from while no route is begun."""

_DRAFT_COLORS = {f"route.{color}": color for color in RouteColor}


class RouteTool(DraftTool):
    """Draws a route from city to city, with bends between them; changes the selected route."""

    keys = commands.TOOL_KEYS
    draft_json = TypeAdapter(RouteDraft)
    draft_warning = say("The route that you have begun is not on the board yet")

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.draft: RouteDraft = RouteDraft()
        self._shown: Track | None = None
        self._at: Point | None = None
        self._over: str | None = None
        self._preview = RoutePreview(self)
        self._handles = RouteHandles(self)
        self._ring = LineItem()
        connect(desk.document.changed, self._follow_board)
        self.follow_while_active(desk.scene.laid_out, self._follow_layout)
        self.follow_while_active(desk.selection.changed, self._follow_selection)

    @property
    def is_drawing(self) -> bool:
        """Whether a route is half drawn; it waits while an undo has taken its first city away."""
        return any(stop.id == self.draft.start for stop in self.desk.board.stops)

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
            color=tr(self.draft.traits.color),
        )

    def press(self, pointer: Pointer) -> None:
        self._point(pointer)
        if self.is_drawing:
            self._go_on()
        elif self._over is not None:
            self.desk.selection.clear()
            self.draft = self.draft.starting_at(self._over)
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
        if self.is_drawing and not self.draft.bends and self._target() is not None:
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
        draft = _draft_after(self.draft, event, spaces)
        return None if draft is None else partial(setattr, self, "draft", draft)

    def _action_for_chosen(self, event: QKeyEvent) -> Callable[[], None] | None:
        bend = self._handles.removable_bend()
        if bend is not None and letter_of(event) in DELETE_KEYS:
            return partial(self._handles.remove_bend, bend)
        change = _change_for(self.desk, event)
        return None if change is None else partial(self._change_chosen, change, event)

    def _change_chosen(self, change: Callable[[Desk], None], event: QKeyEvent) -> None:
        change(self.desk)
        command = _command_for(event)
        if command is not None and command.id in _DRAFT_COLORS:  # the next route has it, too
            self.draft = _draft_after(self.draft, event, USUAL_LENGTH) or self.draft

    def _go_on(self) -> None:
        """Handle a click while a route is half drawn: a bend, its end, or its start again."""
        self._picked_up_again = False
        end = self._target()
        if end is not None:
            self._finish(end)
        elif self._over is None and self._at is not None:
            self.draft = self.draft.with_bend(self._at)
        elif not self.draft.bends:
            self.draft = self.draft.without_last()

    def _finish(self, end: str) -> None:
        draft = self.draft
        route = draft.route(self.desk.board, end)
        board = with_route(self.desk.board, route)
        self.draft = draft.next_draft()
        self.desk.edit(tr("Draw {route}", route=self.name_of(route_ref(route), board)), board)
        self._preview.clear()  # after the edit: the board without the route need not be shown
        self.desk.selection.set([route_ref(route)])

    def _go_back(self) -> None:
        """Go back one step: from a drag, a bend, the start, what is selected, and the tool."""
        if self.abort_drag():
            return
        self._picked_up_again = False
        if self.is_drawing:
            self.draft = self.draft.without_last()
            return
        self.draft = self.draft.starting_at("")  # it may wait, unseen, for a removed city
        self.deselect_or_leave()

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
        return self._over if self._over != self.draft.start else None

    def _show_draft(self) -> None:
        if not self.is_active:
            return
        draft, end = self.draft, self._target()
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
        self._ring.setPath(ring_around(stops_among(self.desk.board, [self._over or ""])))

    def _drawing_hint(self) -> str:
        hint = tr(
            "Click a bend or the end city · 1–9 length, 0 as fits · P W B Y O K R G A colour · "
            "T tunnel · F ferry · D draw bonus · Esc one bend back"
        )
        if not self._picked_up_again:
            return hint
        (stop,) = stops_among(self.desk.board, [self.draft.start])
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

    def _follow_board(self, change: BoardChange) -> None:
        """Show the board as it is now; continue from the same stop if its id has changed."""
        for start in stops_among(change.before, [self.draft.start]):
            place = followed(change, stop_ref(start))
            if place is not None:
                self.draft = replace(self.draft, start=place.id)
        if self.is_active:
            self._update()
        elif self.draft.start:
            self.draft_changed.emit()

    def _follow_layout(self) -> None:
        if not self.is_drawing:
            self._handles.refresh()

    def _follow_selection(self) -> None:
        self._handles.refresh()
        self.update_hint()


def _command_for(event: QKeyEvent) -> Command | None:
    """Return the command that is declared with the letter of a key."""
    letter = letter_of(event)
    is_ascii = letter is not None and letter <= Qt.Key.Key_Z
    return commands.BY_LETTER.get(chr(letter)) if letter is not None and is_ascii else None


def _draft_after(draft: RouteDraft, event: QKeyEvent, spaces: int) -> RouteDraft | None:
    """Return a draft as a key changes it; None if the key means nothing for it.

    `spaces` is how long the draft is now.
    """
    digit, command = digit_of(event), _command_for(event)
    traits = draft.traits
    if digit is not None:
        return replace(draft, length=digit or None)
    if sign_of(event):
        length = min(max(spaces + sign_of(event), 1), LONGEST_ROUTE)
        return replace(draft, length=length)
    name = command.id if command is not None else ""
    if name in _DRAFT_COLORS:
        traits = replace(traits, color=_DRAFT_COLORS[name])
    elif name == "route.tunnel":
        traits = replace(traits, tunnel=not traits.tunnel)
    elif name == "route.more_icons":
        traits = replace(traits, icons=(traits.icons + 1) % (spaces + 1))
    elif name == "route.larger_bonus":
        cards = (traits.draw_bonus + 1) % (commands.MOST_CARDS + 1)
        traits = replace(traits, draw_bonus=cards)
    else:
        return None
    return replace(draft, traits=traits)


def _change_for(desk: Desk, event: QKeyEvent) -> Callable[[Desk], None] | None:
    """Return what a key does with the selected routes; None if it means nothing for them."""
    digit, command = digit_of(event), _command_for(event)
    if digit is not None:
        return partial(commands.set_length, length=digit or None)
    if sign_of(event):
        return partial(commands.change_length, by=sign_of(event))
    if letter_of(event) in DELETE_KEYS:
        return commands.delete
    if command is None or command.tool_key is None:
        return None
    if command.tool_key.run is not None:
        return command.tool_key.run
    return command.run if command.enabled is None or command.enabled(desk) else None
