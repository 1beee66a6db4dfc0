"""Parts of a board as text that can be pasted: stops with the routes between them."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from math import dist
from typing import Annotated, Any

from pydantic import Field, ValidationError

from trackwright.editor.document.edits.arrange import clamped
from trackwright.schema.base import Model
from trackwright.schema.board import Board, City, Crossing, PlacedSpace, Route, Stop
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.formatting import part_text
from trackwright.schema.files.migrations import MIGRATIONS, Format, current_version
from trackwright.schema.files.parsing import MOST_BYTES, parse
from trackwright.schema.files.reading import lift
from trackwright.schema.geometry import Point
from trackwright.schema.ids import LONGEST, free_id
from trackwright.schema.sentences import say

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
    """Stops, and routes between them."""

    cities: Annotated[tuple[City, ...], Field(max_length=20_000)] = ()
    crossings: Annotated[tuple[Crossing, ...], Field(max_length=20_000)] = ()
    routes: Annotated[tuple[Route, ...], Field(max_length=50_000)] = ()

    @property
    def stops(self) -> tuple[Stop, ...]:
        """All cities and crossings."""
        return (*self.cities, *self.crossings)


@dataclass(frozen=True)
class Pasted:
    """A board with a part pasted into it.

    Attributes:
        stops, routes: The ids of what is new.
        left_out: How many crossings lead into countries that the board does not have.
    """

    board: Board
    stops: tuple[str, ...]
    routes: tuple[str, ...]
    left_out: int


def part_of(board: Board, stops: Iterable[str], routes: Iterable[str] = ()) -> Part:
    """Return some stops with the routes between them, and some routes with their ends."""
    taken = set(routes)
    chosen = {*stops, *(end for route in board.routes if route.id in taken for end in route.ends)}
    between = set(stops)
    return Part(
        cities=tuple(city for city in board.cities if city.id in chosen),
        crossings=tuple(crossing for crossing in board.crossings if crossing.id in chosen),
        routes=tuple(r for r in board.routes if r.id in taken or between.issuperset(r.ends)),
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
    if not part.stops:
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
    across, down = _offset(board, stops, middle)
    names = _free_ids([stop.id for stop in stops], {stop.id for stop in board.stops})
    routes = [route for route in part.routes if names.keys() >= set(route.ends)]
    route_names = _free_route_ids(board, routes, names)

    def placed(point: Point) -> Point:
        return clamped(Point(point.x + across, point.y + down))

    def stop_there(stop: Stop) -> Stop:
        country = stop.country if stop.country in known else None
        changes: dict[str, Any] = {"id": names[stop.id], "position": placed(stop.position)}
        return stop.changed(**changes, country=country, locked=False)

    def space_there(space: PlacedSpace) -> PlacedSpace:
        return space.changed(position=placed(space.position))

    def route_there(route: Route) -> Route:
        return route.changed(
            id=route_names[route.id],
            ends=tuple(names[end] for end in route.ends),
            bends=tuple(map(placed, route.bends)),
            spaces=tuple(map(space_there, route.spaces)),
        )

    return Pasted(
        board.changed(
            cities=(*board.cities, *map(stop_there, part.cities)),
            crossings=(*board.crossings, *map(stop_there, crossings)),
            routes=(*board.routes, *map(route_there, routes)),
        ),
        tuple(names.values()),
        tuple(route_names.values()),
        len(part.crossings) - len(crossings),
    )


def _offset(board: Board, stops: Collection[Stop], middle: Point | None) -> tuple[float, float]:
    """Return how far to move a part across and down."""
    if not stops:
        return 0.0, 0.0
    across, down = zip(*(stop.position for stop in stops), strict=True)
    old = ((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)
    width, height = board.size.width, board.size.height
    if middle is not None:
        return middle.x - old[0], middle.y - old[1]
    is_inside = min(*across, *down, 0) == 0 and max(across) <= width and max(down) <= height
    start = (0.0, 0.0) if is_inside else (width / 2 - old[0], height / 2 - old[1])
    there = [stop.position for stop in board.stops]
    first = next(iter(stops)).position
    for times in range(_TIMES):
        offset = (start[0] + times * ASIDE, start[1] + times * ASIDE)
        if all(dist((first.x + offset[0], first.y + offset[1]), at) > _TOO_NEAR for at in there):
            return offset
    return start


def _free_ids(wanted: Iterable[str], taken: Collection[str]) -> dict[str, str]:
    """Return an id for each that is wanted: itself if nothing has it, else with a number."""
    used = set(taken)
    free: dict[str, str] = {}
    for name in wanted:
        free[name] = _free_id(name, used, "_")
        used.add(free[name])
    return free


def _free_route_ids(
    board: Board, routes: Iterable[Route], stops: Mapping[str, str]
) -> dict[str, str]:
    """Return ids for routes, named after their new ends as the old ones were after the old."""
    used = {route.id for route in board.routes}
    free: dict[str, str] = {}
    for route in routes:
        between = "-".join(route.ends)
        wanted = route.id
        if wanted == between or wanted.startswith(f"{between}-"):
            wanted = "-".join(stops[end] for end in route.ends)[:LONGEST].rstrip("_-")
        free[route.id] = _free_id(wanted, used, "-")
        used.add(free[route.id])
    return free


def _free_id(wanted: str, taken: Collection[str], mark: str) -> str:
    """Return an id that counts on where `wanted` ends in a number: `oslo_3` after `oslo_2`."""
    if wanted not in taken:
        return wanted
    start, _, number = wanted.rpartition(mark)
    stem = start if start and number.isdecimal() else wanted
    return free_id(stem[:LONGEST].rstrip("_-"), taken, mark)
