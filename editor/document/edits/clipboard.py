"""Copying, pasting and removing parts of a board: stops, routes between them, decorations."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from math import dist
from typing import Annotated, Any

from pydantic import Field, ValidationError

from trackwright.editor.document.edits.arrange import clamped
from trackwright.editor.document.edits.placed_things import area_frame, with_hidden
from trackwright.schema.base import Model
from trackwright.schema.board import Board, City, Crossing, Route, Stop
from trackwright.schema.decorations import Decoration, FreeArea
from trackwright.schema.edits import (
    decoration_moved,
    route_moved,
    with_all_changed,
    without,
    without_country_tickets,
    without_stops,
)
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.formatting import part_text
from trackwright.schema.files.migrations import MIGRATIONS, Format, current_version
from trackwright.schema.files.parsing import MOST_BYTES, parse
from trackwright.schema.files.reading import lift
from trackwright.schema.geometry import Point
from trackwright.schema.ids import LONGEST, free_id
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef

MIME_TYPE = "application/x-trackwright-part+json"
PART = "trackwright/part"
"""What the text says that it is, as a board's file says `trackwright/board`."""

ASIDE = 10.0
"""How far beside what is there already copies lie, across and down, in mm."""

_TOO_NEAR = 1.0
_TIMES = 1_000


class NotAPartError(TrackwrightError):
    """A text that is no part of a board."""


class Part(Model):
    """Stops, and routes between them; decorations."""

    cities: Annotated[tuple[City, ...], Field(max_length=20_000)] = ()
    crossings: Annotated[tuple[Crossing, ...], Field(max_length=20_000)] = ()
    routes: Annotated[tuple[Route, ...], Field(max_length=50_000)] = ()
    decorations: Annotated[tuple[Decoration, ...], Field(max_length=20_000)] = ()

    @property
    def stops(self) -> tuple[Stop, ...]:
        """All cities and crossings."""
        return (*self.cities, *self.crossings)


@dataclass(frozen=True)
class Pasted:
    """A board with a part pasted into it, and the ids of what is new.

    Crossings into countries that the board does not have are left out.
    """

    board: Board
    stops: tuple[str, ...]
    routes: tuple[str, ...]
    decorations: tuple[str, ...]
    left_out: int


def part_of(
    board: Board,
    stops: Iterable[str],
    routes: Iterable[str] = (),
    decorations: Iterable[str] = (),
) -> Part:
    """Return stops with the routes between them, routes with their ends, and decorations."""
    taken, adorning = set(routes), set(decorations)
    chosen = {*stops, *(end for route in board.routes if route.id in taken for end in route.ends)}
    between = set(stops)
    return Part(
        cities=tuple(city for city in board.cities if city.id in chosen),
        crossings=tuple(crossing for crossing in board.crossings if crossing.id in chosen),
        routes=tuple(r for r in board.routes if r.id in taken or between.issuperset(r.ends)),
        decorations=tuple(each for each in board.decorations if each.id in adorning),
    )


def text_of(part: Part) -> str:
    """Return a part as text."""
    version = current_version(MIGRATIONS[Format.BOARD])
    header = {"format": PART, "format_version": version}
    return part_text({**header, **part.model_dump(mode="json", exclude_defaults=True)})


def read_part(text: str) -> Part:
    """Return the part that a text describes."""
    if PART not in text or len(text) > MOST_BYTES:
        raise NotAPartError(say("this is not a part of a board"))
    try:
        data = parse(text, PART)
        if data.pop("format", None) != PART:
            raise NotAPartError(say("this is not a part of a board"))
        part = Part.model_validate(lift(data, PART, MIGRATIONS[Format.BOARD]))
    except (TrackwrightError, ValidationError) as error:
        raise NotAPartError(say("this is not a part of a board: {error}", error=error)) from error
    if not part.stops and not part.decorations:
        raise NotAPartError(say("this part of a board has no cities"))
    return part


def pasted(board: Board, part: Part, middle: Point | None = None) -> Pasted:
    """Return the board with a part that gets ids of its own.

    Its middle lies at `middle`; without one it lies where it was, or beside that if something is
    there, and in the middle of a board that is too small.
    """
    known = {country.id for country in board.countries}
    crossings = [crossing for crossing in part.crossings if crossing.country in known]
    stops: list[Stop] = [*part.cities, *crossings]
    across, down = _offset(board, _positions(stops, part.decorations), middle)
    names = _free_ids({stop.id: stop.id for stop in stops}, board.stops, "_")
    routes = [route for route in part.routes if names.keys() >= set(route.ends)]
    wanted = {route.id: _route_id(route, names) for route in routes}
    route_names = _free_ids(wanted, board.routes, "-")
    own = {each.id: each.id for each in part.decorations}
    decoration_names = _free_ids(own, board.decorations, "_")

    def placed(point: Point) -> Point:
        return clamped(Point(point.x + across, point.y + down))

    def stop_there(stop: Stop) -> Stop:
        country = stop.country if stop.country in known else None
        changes: dict[str, Any] = {"id": names[stop.id], "position": placed(stop.position)}
        return stop.changed(**changes, country=country, locked=False)

    def route_there(route: Route) -> Route:
        ends = tuple(names[end] for end in route.ends)
        return route_moved(route, placed).changed(id=route_names[route.id], ends=ends)

    def decoration_there(thing: Decoration) -> Decoration:
        return decoration_moved(thing, placed).changed(id=decoration_names[thing.id], locked=False)

    return Pasted(
        board.changed(
            cities=(*board.cities, *map(stop_there, part.cities)),
            crossings=(*board.crossings, *map(stop_there, crossings)),
            routes=(*board.routes, *map(route_there, routes)),
            decorations=(*board.decorations, *map(decoration_there, part.decorations)),
        ),
        tuple(names.values()),
        tuple(route_names.values()),
        tuple(decoration_names.values()),
        len(part.crossings) - len(crossings),
    )


def _positions(stops: Iterable[Stop], decorations: Iterable[Decoration]) -> list[Point]:
    """Return where the things of a part lie; areas by the middles of their boxes."""
    adorned = (
        area_frame(each)[0] if isinstance(each, FreeArea) else each.position for each in decorations
    )
    return [*(stop.position for stop in stops), *adorned]


def _offset(
    board: Board, positions: Collection[Point], middle: Point | None
) -> tuple[float, float]:
    """Return how far to move a part across and down."""
    if not positions:
        return 0.0, 0.0
    across, down = zip(*positions, strict=True)
    old = ((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)
    width, height = board.size.width, board.size.height
    if middle is not None:
        return middle.x - old[0], middle.y - old[1]
    is_inside = min(*across, *down, 0) == 0 and max(across) <= width and max(down) <= height
    start = (0.0, 0.0) if is_inside else (width / 2 - old[0], height / 2 - old[1])
    there = _positions(board.stops, board.decorations)
    first = next(iter(positions))
    for times in range(_TIMES):
        offset = (start[0] + times * ASIDE, start[1] + times * ASIDE)
        if all(dist((first.x + offset[0], first.y + offset[1]), at) > _TOO_NEAR for at in there):
            return offset
    return start


def _route_id(route: Route, stops: Mapping[str, str]) -> str:
    """Return the id of a route, after its new ends if the old one is after the old ends."""
    between = "-".join(route.ends)
    if route.id == between or route.id.startswith(f"{between}-"):
        return "-".join(stops[end] for end in route.ends)[:LONGEST].rstrip("_-")
    return route.id


def _free_ids(
    wanted: Mapping[str, str], taken: Iterable[Stop | Route | Decoration], mark: str
) -> dict[str, str]:
    """Return the ids that are wanted, each with a number if something has it.

    One that ends in a number counts on: `oslo_3` after `oslo_2`.
    """
    used = {thing.id for thing in taken}
    free: dict[str, str] = {}
    for old, name in wanted.items():
        if name in used:
            start, _, number = name.rpartition(mark)
            stem = start if start and number.isdecimal() else name
            name = free_id(stem[:LONGEST].rstrip("_-"), used, mark)
        free[old] = name
        used.add(name)
    return free


@dataclass(frozen=True)
class Removal:
    """A board without some things, and the ids of these by kind: `{"city": ("oslo",), …}`."""

    board: Board
    gone: Mapping[str, tuple[str, ...]]

    @property
    def places(self) -> tuple[ThingRef, ...]:
        """All that is gone."""
        return tuple(ThingRef(kind, name) for kind, names in self.gone.items() for name in names)


def removal(board: Board, places: Iterable[ThingRef]) -> Removal:
    """Remove things with all that cannot be without them.

    A stop takes its routes and tickets along; a country the crossings that lead to it and the
    tickets that name it; a deck its tickets. Cities of a country stay, and are in none. The name
    of an area and a piece of furniture are hidden.
    """
    places = tuple(places)
    chosen: dict[str, list[str]] = {}
    for place in places:
        chosen.setdefault(place.kind, []).append(place.id)
    countries = set(chosen.get("country", ()))
    decks = set(chosen.get("deck", ()))
    leading_there = [c.id for c in board.crossings if c.country in countries]
    stops = [*chosen.get("city", ()), *chosen.get("crossing", ()), *leading_there]
    left = without_stops(board, stops) if stops else board
    left = without(left, "routes", *chosen.get("route", ()))
    left = without(left, "regions", *chosen.get("region", ()))
    inside = [city.id for city in left.cities if city.country in countries]
    left = with_all_changed(left, "cities", inside, country=None)
    for country in countries:
        left = without_country_tickets(left, country)
    left = without(left, "countries", *countries)
    in_decks = (ticket.id for ticket in left.tickets if ticket.deck in decks)
    left = without(left, "tickets", *chosen.get("ticket", ()), *in_decks)
    left = without(left, "decks", *decks)
    left = without(left, "decorations", *chosen.get("decoration", ()))
    left = with_hidden(left, (p for p in places if p.kind not in LIST_BY_KIND), hidden=True)
    return Removal(left, _gone(board, left))


def _gone(before: Board, after: Board) -> dict[str, tuple[str, ...]]:
    gone = {}
    for kind, plural in LIST_BY_KIND.items():
        left = {thing.id for thing in getattr(after, plural)}
        names = tuple(thing.id for thing in getattr(before, plural) if thing.id not in left)
        if names:
            gone[kind] = names
    return gone
