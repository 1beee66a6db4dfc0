"""A half-drawn route: what is known of it, and its preview on the canvas."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.layers import PARTS
from trackwright.editor.canvas.overlay_items import HandleItem, LineItem
from trackwright.editor.canvas.picture_items import PictureItem
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.document.edits.routes import PLAIN, Traits, laid, route_between, with_route
from trackwright.editor.tools.tool import DrawnItems, Tool
from trackwright.layout.board import Layout
from trackwright.layout.tracks import Track, place_tracks
from trackwright.rendering.board_picture import NO_NOTES, backdrop, placed_badges
from trackwright.rendering.network_picture import NetworkPicture, Surface
from trackwright.rendering.shapes import Group
from trackwright.schema.board import Board, City, Route, Stop
from trackwright.schema.geometry import Point
from trackwright.schema.translation import tr

LOOSE_END = "loose-end"
"""The id of the stop that stands where the pointer is; it never gets into the board."""

_ROUTE_LAYERS = ("lines", "waves", "routes", "badges")


@dataclass(frozen=True)
class RouteDraft:
    """A route in the making; it has as many spaces as fit unless its length is set."""

    traits: Traits = PLAIN
    length: int | None = None
    start: str = ""
    """The stop it begins at; empty before the first click."""

    bends: tuple[Point, ...] = ()

    def starting_at(self, stop: str) -> "RouteDraft":
        """Return it with another start and no bends."""
        return replace(self, start=stop, bends=())

    def next_draft(self) -> "RouteDraft":
        """Return what the next route begins with: the same colour, but neither tunnel nor ferry."""
        return RouteDraft(Traits(self.traits.color))

    def with_bend(self, at: Point) -> "RouteDraft":
        """Return it with one bend more."""
        return replace(self, bends=(*self.bends, at))

    def without_last(self) -> "RouteDraft":
        """Return it without its last bend, or without its start if it has no bends."""
        return replace(self, bends=self.bends[:-1]) if self.bends else replace(self, start="")

    def route(self, board: Board, end: str) -> Route:
        """Return the route that it would be if it ended at a stop."""
        return route_between(board, (self.start, end), self.bends, self.length, self.traits)

    def preview(self, board: Board, at: Point, end: str | None) -> tuple[Board, Route]:
        """Return the route up to a stop, or with a loose end, and a board that has just it."""
        stops = stops_among(board, [self.start, end or ""])
        if end is None:
            stops = (*stops, City(id=LOOSE_END, position=at))
            route = self.route(_board_with(board, stops), LOOSE_END)
        else:
            route = self.route(board, end)
        return _board_with(board, stops, route), route


class RoutePreview:
    """Shows a half-drawn route for a tool, as the spaces that it will have."""

    def __init__(self, tool: Tool) -> None:
        self._tool = tool
        self._items: list[PictureItem] = []
        self._bends = DrawnItems(tool)
        self._line = DrawnItems(tool)
        self._surface: Surface | None = None

    def show(self, draft: RouteDraft, at: Point, end: str | None) -> Track:
        """Show a draft up to a stop, or to a place, and return its track."""
        self._bends.show(*(HandleItem(*bend) for bend in draft.bends))
        track = self._show_spaces(draft, at, end)
        line = LineItem(width=1.0)
        line.follow(track.middle.points)
        self._line.show(line)
        return track

    def clear(self) -> None:
        """Show no draft."""
        self._line.show()
        self._bends.show()
        self._show_groups([])
        self._tool.desk.scene.preview(None)

    def _show_spaces(self, draft: RouteDraft, at: Point, end: str | None) -> Track:
        desk = self._tool.desk
        alone, route = draft.preview(desk.board, at, end)
        if any({*other.ends} == {*route.ends} for other in desk.board.routes):
            # Existing tracks make room for it: only the whole board shows that.
            self._show_groups([])
            wanted = with_route(desk.board, route)
            if desk.scene.shown != wanted:
                desk.scene.preview(wanted)
            return laid(desk.board, route)
        desk.scene.preview(None)
        layout = Layout(alone, "en", place_tracks(alone), {})
        self._show_groups(list(self._groups(layout)))
        return layout.tracks[route.id]

    def _show_groups(self, groups: Sequence[tuple[str, Group]]) -> None:
        while len(self._items) > len(groups):
            self._tool.erase(self._items.pop())
        for number, (layer, group) in enumerate(groups):
            if number < len(self._items):
                self._items[number].show_group(group)
            else:
                self._items.append(PictureItem(group))
                self._tool.draw(self._items[-1])
            self._items[number].setZValue(list(PARTS).index(layer) + 0.5)

    def _groups(self, layout: Layout) -> Iterator[tuple[str, Group]]:
        theme = self._tool.desk.scene.theme
        if self._surface is None:  # only stops and names depend on it, which are left out
            self._surface = backdrop(layout.board, theme).surface
        has_badges = any(track.route.draw_bonus for track in layout.tracks.values())
        badges = placed_badges(layout, NO_NOTES) if has_badges else {}
        for layer in NetworkPicture(theme).layers(layout, self._surface, badges):
            if layer.name in _ROUTE_LAYERS:
                yield from ((layer.name, group) for group in layer.groups)


def _board_with(board: Board, stops: Iterable[Stop], *routes: Route) -> Board:
    """Return a board with nothing but these, which is laid out and drawn in no time."""
    only = {"cities": tuple(stops), "crossings": (), "routes": routes}
    return board.model_copy(update={**only, "countries": (), "regions": (), "tickets": ()})


def bend_place(desk: Desk, wanted: Point, pointer: Pointer) -> Point:
    """Return where a bend goes: to guides and the grid if it is near, unless Ctrl is held."""
    return wanted if pointer.control else desk.scene.snap(wanted, pointer.reach).point


def described(track: Track) -> str:
    """Return a route's length, colour and what else it is, and whether its curve has the room."""
    route = track.route
    parts = [tr("Length {length}", length=route.length), tr(route.color)]
    if route.tunnel:
        parts.append(tr("tunnel"))
    if route.ferry:
        parts.append(tr("ferry {icons}", icons=len(route.icons)))
    if route.draw_bonus:
        parts.append(tr("draw {cards}", cards=route.draw_bonus))
    return " · ".join((*parts, room(track)))


def room(track: Track) -> str:
    """Return how long a route's curve is, and how much it is too short or has left."""
    millimetres = f"{track.curve.length:.0f} mm"
    if track.route.is_placed_by_hand:
        return millimetres
    more = f"{abs(track.slack):.0f}"
    if is_short(track):
        return tr("{curve}, needs {more} mm more", curve=millimetres, more=more)
    return tr("{curve}, {more} mm to spare", curve=millimetres, more=more)


def is_short(track: Track) -> bool:
    """Return whether a route's spaces need more than its curve has."""
    return track.slack < -0.05
