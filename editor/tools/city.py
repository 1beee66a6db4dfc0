"""The tool that places cities and crossings."""

from math import dist

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.guard import connect
from trackwright.editor.canvas.canvas_widgets import rename_on_canvas
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.grid_and_snapping import Snap
from trackwright.editor.canvas.layers import CanvasLayer
from trackwright.editor.canvas.overlay_items import LineItem
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.document import BoardChange
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.document.edits.cities import (
    CountryFinder,
    inside,
    true_place,
    with_city,
    with_crossing,
)
from trackwright.editor.document.selection import followed
from trackwright.editor.tools.city_naming import CityName, CityNamePanel
from trackwright.editor.tools.drags import (
    SNAP_REACH,
    STARTS_DRAG,
    MoveDrag,
    show_snap_lines,
    snap_lines,
    unlock_first,
)
from trackwright.editor.tools.tool import Tool, ring_around
from trackwright.layout.drawn_sizes import STOP_RADIUS
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import say
from trackwright.schema.text import folded
from trackwright.schema.thing_ref import ThingRef, stop_ref
from trackwright.schema.translation import tr


class CityTool(Tool):
    """Places a city where it is clicked, or by its name where the map says.

    A name that is half typed becomes a city when the tool is put down or the window closes.
    """

    cursor = Qt.CursorShape.CrossCursor
    keys = (
        ToolKey(say("Enter"), say("Take the name, or the place that is offered")),
        ToolKey(say("Up and Down"), say("Choose among the places that are offered")),
        ToolKey(say("Esc"), say("Leave the name, then the tool")),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.naming: CityNamePanel | None = None
        self._crossing_to: str | None = None
        self._pressed: Pointer | None = None
        self._pressed_on: ThingRef | None = None
        self._at: Pointer | None = None
        self._land: str | None = None
        self._lands = CountryFinder(())
        self._lands_of: object = None
        self._ghost, self._ring = LineItem(filled=True), LineItem()
        self._lines = snap_lines()
        connect(desk.document.changed, self._follow_country)
        self.follow_while_active(desk.selection.changed, self.update_hint)

    def activate(self) -> None:
        super().activate()
        for item in (self._ghost, self._ring, *self._lines):
            self.draw(item)
        self._show_pointer()

    def deactivate(self) -> None:
        super().deactivate()
        self.commit_input()
        self._pressed = self._pressed_on = None
        self._crossing_to = self._at = self._land = None

    def commit_input(self) -> None:
        if self.naming is not None:
            self.naming.commit_input()

    def ask_for_name(self, at: Point | None = None) -> None:
        """Ask for the name of a city at a place, or of a town that goes where the map says."""
        self.commit_input()
        self._crossing_to = None
        if at is not None:
            self.desk.selection.clear()
        self.naming = CityNamePanel(self.desk, at)
        connect(self.naming.named, self._name)
        connect(self.naming.ended, self._end_naming)
        self._show_pointer()
        self.update_hint()

    def place_crossings(self, country: str) -> None:
        """Place crossings to a country where it is clicked, until Escape."""
        self.commit_input()
        self._crossing_to = country
        self.update_hint()
        self.desk.view.setFocus()

    def hint(self) -> str:
        if self.naming is not None:
            return self._naming_hint(self.naming.at)
        if self._crossing_to is not None:
            country = self._country_called(self._crossing_to)
            return tr("Click to place a crossing to {country} · Esc ends", country=country)
        place = (
            tr("Click to place a city in {country}", country=self._country_called(self._land))
            if self._land
            else tr("Click to place a city")
        )
        return place + tr(
            " · click a city to select it, double-click to rename it · Ctrl does not snap"
        )

    def press(self, pointer: Pointer) -> None:
        self.commit_input()
        self._pressed = pointer
        self._pressed_on = self._stop_at(pointer)
        if self._pressed_on is not None:
            selection = self.desk.selection
            if pointer.shift:
                selection.toggle(self._pressed_on)
            elif self._pressed_on not in selection:
                selection.set([self._pressed_on])

    def move(self, pointer: Pointer) -> None:
        self._at = pointer
        if self.continue_drag(pointer):
            if self._drag is None:
                self._pressed = self._pressed_on = None
        elif (
            self._pressed is not None
            and self._pressed_on is not None
            and self._pressed_on in self.desk.selection
            and dist(self._pressed.at, pointer.at) >= STARTS_DRAG * pointer.reach
        ):
            self._drag = MoveDrag(self, self._pressed_on, self._pressed)
            self._drag.move(pointer)
            self.update_hint()
        else:
            self._show_pointer()

    def release(self, pointer: Pointer) -> None:
        pressed_on, self._pressed_on = self._pressed_on, None
        pressed, self._pressed = self._pressed, None
        drag = self.finish_drag(pointer)
        if isinstance(drag, MoveDrag) and drag.locked:
            self.said.emit(unlock_first(drag.locked))
        elif drag is None and pressed is not None and pressed_on is None:
            self._place_at(pointer)
        self._at = pointer
        self._show_pointer()
        self.update_hint()

    def double_click(self, pointer: Pointer) -> None:
        stop = self._stop_at(pointer)
        if stop is not None:
            self.commit_input()
            self.desk.selection.set([stop])
            rename_on_canvas(self.desk, stop)
        elif self.naming is None and self._crossing_to is None:
            self._place_at(pointer)  # the first click's field went when the second took the focus

    def key(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Escape:
            return False
        if self.abort_drag():
            self._pressed = self._pressed_on = None
        elif self._crossing_to is not None:
            self._crossing_to = None
        else:
            self.deselect_or_leave()
        self._show_pointer()
        self.update_hint()
        return True

    def leave(self) -> None:
        self._at = None
        self._show_pointer()

    def _place_at(self, pointer: Pointer) -> None:
        """Place a crossing, or ask for the name of a city, where the pointer is."""
        at = self._snap(pointer).point
        if not self.desk.scene.state(CanvasLayer.CITIES).is_within_reach:
            self.said.emit(tr("Cities are hidden or locked: change that in the panel Layers."))
        elif not self._is_on_board(at):
            self.said.emit(tr("This is off the board: click on the board."))
        elif self._crossing_to is not None:
            board, name = with_crossing(self.desk.board, self._crossing_to, at)
            country = self._country_called(self._crossing_to)
            self.desk.edit(tr("Add a crossing to {country}", country=country), board)
            self.desk.selection.set([ThingRef("crossing", name)])
        else:
            self.ask_for_name(at)

    def _name(self, named: CityName) -> None:
        """Add the city that was named; one that was not clicked goes where the map says."""
        naming = self.naming
        if naming is None:
            return
        there = self._already_there(named.name) if naming.at is None else None
        if there is not None:
            self.desk.selection.set([there])
            naming.begin_again()
            naming.say(tr("{city} is on the board already.", city=named.name))
            return
        place, said = self._place_of(named, naming.at)
        location = named.place.location if named.place else None
        board, name = with_city(self.desk.board, named.name, place, location=location)
        added = ThingRef("city", name)
        called_so = self.name_of(added, board)
        self.desk.edit(tr("Add {city}", city=called_so), board)
        self.desk.selection.set([added])
        self.desk.view.ensureVisible(*place, 1, 1, 60, 60)
        if naming.at is None:
            naming.begin_again()
            naming.say(said.replace("{city}", called_so))
        else:
            naming.end()
            if said:
                self.said.emit(said.replace("{city}", called_so))

    def _already_there(self, name: str) -> ThingRef | None:
        places = (ThingRef("city", city.id) for city in self.desk.board.cities)
        return next((p for p in places if folded(self.name_of(p)) == folded(name)), None)

    def _place_of(self, named: CityName, clicked: Point | None) -> tuple[Point, str]:
        """Return where a city goes, and what there is to say of it."""
        board = self.desk.board
        wanted = named.to_true_place and named.place is not None
        there = true_place(board, named.place.location) if wanted and named.place else None
        if there is not None and there.is_on_board:
            return there.point, tr("{city} lies where the map says.")
        if there is not None:
            return there.point, tr("{city} lies beyond the edge: it was put at the edge.")
        if clicked is not None:
            said = tr("This board is no map: {city} lies where you clicked.") if wanted else ""
            return clicked, said
        view = self.desk.view
        middle = view.mapToScene(view.viewport().rect().center())
        point = Point(round(middle.x(), 1), round(middle.y(), 1))
        return inside(board, point), tr(
            "The map cannot say where {city} lies: it was put in the middle. Drag it to its place."
        )

    def _end_naming(self) -> None:
        self.naming = None
        if self.is_active:
            self.desk.view.setFocus()
            self._show_pointer()
            self.update_hint()

    def _stop_at(self, pointer: Pointer) -> ThingRef | None:
        name = self.desk.scene.hits.stop_at(pointer.at, pointer.reach)
        stops = stops_among(self.desk.scene.shown, () if name is None else (name,))
        places = (stop_ref(stop) for stop in stops)
        return next((place for place in places if self.desk.scene.is_within_reach(place)), None)

    def _is_on_board(self, point: Point) -> bool:
        size = self.desk.board.size
        return 0 <= point.x <= size.width and 0 <= point.y <= size.height

    def _snap(self, pointer: Pointer) -> Snap:
        """Return where a city goes that is placed at the pointer."""
        wanted = Point(round(pointer.at.x, 1), round(pointer.at.y, 1))
        if pointer.control:
            return Snap(wanted)
        stops = [stop.position for stop in self.desk.board.stops]
        return self.desk.scene.snap(wanted, SNAP_REACH * pointer.reach, stops)

    def _show_pointer(self) -> None:
        """Draw what a click would do: place a city, or take the one that it rings."""
        if not self.is_active:
            return
        ghost = QPainterPath()
        snap, note, land = Snap(Point(0, 0)), "", None
        over = None if self._at is None or self.naming else self._stop_at(self._at)
        if self.naming is not None and self.naming.at is not None:
            ghost.addEllipse(QPointF(*self.naming.at), STOP_RADIUS, STOP_RADIUS)
            land = self._land_at(self.naming.at)
        elif over is None and self._at is not None and self.naming is None and self._drag is None:
            snap = self._snap(self._at)
            if self._is_on_board(snap.point):
                ghost.addEllipse(QPointF(*snap.point), STOP_RADIUS, STOP_RADIUS)
                land = self._land_at(snap.point)
                note = self._country_called(self._crossing_to or land)
        self._ghost.setPath(ghost)
        self._ring.setPath(ring_around(stops_among(self.desk.board, [over.id] if over else [])))
        show_snap_lines(self._lines, snap)
        self.say_at(snap.point, note)
        if land != self._land:
            self._land = land
            self.update_hint()

    def _land_at(self, point: Point) -> str | None:
        countries = self.desk.board.countries
        if countries is not self._lands_of:
            self._lands, self._lands_of = CountryFinder(countries), countries
        return self._lands.at(point)

    def _country_called(self, country: str | None) -> str:
        return "" if country is None else self.name_of(ThingRef("country", country))

    def _naming_hint(self, at: Point | None) -> str:
        if at is None:
            return tr(
                "Type the name of a town · arrows choose · Enter puts it where the map says · "
                "Esc ends"
            )
        where = self._country_called(self._land)
        keys = tr(
            "Type the name · arrows choose a town · Enter places it here, Shift+Enter where the "
            "map says · Ctrl+Enter without a name · Esc cancels"
        )
        return f"{where} · {keys}" if where else keys

    def _follow_country(self, change: BoardChange) -> None:
        """Place crossings to the same country though its id is another; to none if it is gone."""
        if self._crossing_to is not None:
            country = followed(change, ThingRef("country", self._crossing_to))
            self._crossing_to = None if country is None else country.id
            self._show_pointer()
            self.update_hint()
