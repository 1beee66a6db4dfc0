"""Edits of routes: new ones, their traits, bends and spaces; further tracks; joining."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from math import dist

import shapely

from trackwright.layout.tracks import Space, Track, bends_of, place_tracks
from trackwright.schema.board import (
    LONGEST_ROUTE,
    Board,
    Connection,
    PlacedSpace,
    Route,
    connections,
    spread,
)
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import with_all_changed, with_changed, with_each, without
from trackwright.schema.geometry import Point, turned
from trackwright.schema.ids import LONGEST, free_id
from trackwright.schema.profile import Profile

MOST_DRAWN = 100
"""The largest draw bonus that can be set."""


@dataclass(frozen=True)
class Traits:
    """What a route is like, wherever it lies; with any icons it is a ferry."""

    color: RouteColor = RouteColor.GRAY
    tunnel: bool = False
    icons: int = 0
    draw_bonus: int = 0


PLAIN = Traits()


def route_between(
    board: Board,
    ends: tuple[str, str],
    bends: Sequence[Point] = (),
    length: int | None = None,
    traits: Traits = PLAIN,
) -> Route:
    """Return a new route for a board, its ends in alphabetical order.

    Without a length it has as many spaces as fit. Without bends it lies beside the first track
    that joins these ends, if there is one, and is as long.
    """
    first, second = sorted(ends)
    along = tuple(bends) if ends == (first, second) else tuple(bends)[::-1]
    beside = next(iter(_tracks_between(board, (first, second))), None)
    if beside is not None and not along:
        along = beside.bends if beside.ends == (first, second) else beside.bends[::-1]
        length = length or beside.length
    route = Route(
        id=_free_id(board, (first, second)),
        ends=(first, second),
        color=traits.color,
        length=1,
        tunnel=traits.tunnel,
        draw_bonus=traits.draw_bonus,
        bends=along,
    )
    route = _resized(route, length or fitting_length(board, route), board.profile)
    return _with_icons(route, traits.icons)


def with_route(board: Board, route: Route) -> Board:
    """Return the board with another route, behind the tracks that join the same ends."""
    beside = [place for place, other in enumerate(board.routes) if _joins(other, route.ends)]
    place = beside[-1] + 1 if beside else len(board.routes)
    return board.changed(routes=(*board.routes[:place], route, *board.routes[place:]))


def laid(board: Board, route: Route) -> Track:
    """Return a route as it lies on a board, or would lie there, with the tracks beside it."""
    beside = [other for other in _tracks_between(board, route.ends) if other.id != route.id]
    return _laid_together(board, (*beside, route))[route.id]


def fitting_length(board: Board, route: Route) -> int:
    """Return how many spaces the curve of a route has room for; one at least."""
    profile = board.profile
    room = laid(board, route.changed(length=1, icons=(), spaces=())).slack
    further = int((room + 1e-6) // (profile.space.length + profile.gap))
    return min(max(1 + further, 1), LONGEST_ROUTE)


def with_length(board: Board, names: Iterable[str], length: int) -> Board:
    """Return the board with some routes of another length."""
    return with_each(board, "routes", names, lambda route: _resized(route, length, board.profile))


def with_length_changed(board: Board, names: Iterable[str], by: int) -> Board:
    """Return the board with some routes longer or shorter."""
    return with_each(board, "routes", names, lambda r: _resized(r, r.length + by, board.profile))


def with_fitting_length(board: Board, names: Iterable[str]) -> Board:
    """Return the board with some routes as long as their curves have room for."""

    def fitted(route: Route) -> Route:
        return _resized(route, fitting_length(board, route), board.profile)

    return with_each(board, "routes", names, fitted)


def with_color(board: Board, names: Iterable[str], color: RouteColor) -> Board:
    """Return the board with some routes in another colour."""
    return with_all_changed(board, "routes", names, color=color)


def with_ferry(board: Board, names: Iterable[str], ferry: bool) -> Board:
    """Return the board with some routes as ferries with an icon at least, or as none."""

    def changed(route: Route) -> Route:
        return _with_icons(route, max(len(route.icons), 1) if ferry else 0)

    return with_each(board, "routes", names, changed)


def with_icons(board: Board, names: Iterable[str], icons: int) -> Board:
    """Return the board with so many icons on some routes; with none they are no ferries."""
    return with_each(board, "routes", names, lambda r: _with_icons(r, icons))


def with_icons_changed(board: Board, names: Iterable[str], by: int) -> Board:
    """Return the board with more or fewer icons on some routes."""
    return with_each(board, "routes", names, lambda r: _with_icons(r, len(r.icons) + by))


def with_icon_moved(board: Board, name: str, start: int, end: int) -> Board:
    """Return the board with an icon on another space of its route, unless that has one."""

    def moved(route: Route) -> Route:
        if end in route.icons or start not in route.icons or not 0 <= end < route.length:
            return route
        others = [icon for icon in route.icons if icon != start]
        return route.changed(icons=tuple(sorted((*others, end))))

    return with_each(board, "routes", [name], moved)


def with_draw_bonus(board: Board, names: Iterable[str], cards: int) -> Board:
    """Return the board with another draw bonus on some routes."""
    return with_each(board, "routes", names, lambda route: _with_bonus(route, cards))


def with_draw_bonus_changed(board: Board, names: Iterable[str], by: int) -> Board:
    """Return the board with a larger or smaller draw bonus on some routes."""
    return with_each(board, "routes", names, lambda r: _with_bonus(r, r.draw_bonus + by))


def with_parallel_track(board: Board, name: str) -> tuple[Board, str]:
    """Return the board with another track beside a route, and its id.

    It is like the route, in a colour that none of the tracks has; gray beside gray.
    """
    route = route_named(board, name)
    tracks = _tracks_between(board, route.ends)
    ends = (min(route.ends), max(route.ends))
    track = route.changed(
        id=_free_id(board, ends),
        color=_other_color(route.color, {other.color for other in tracks}),
        spaces=_spaces_beside(board, route),
    )
    return with_route(board, track), track.id


def with_reversed(board: Board, names: Iterable[str]) -> Board:
    """Return the board with some routes counted from their other ends."""
    return with_each(board, "routes", names, _reversed)


def meeting_stop(board: Board, names: Sequence[str]) -> str | None:
    """Return where two routes meet that can be joined: a stop that no other route ends in."""
    if len(names) != 2:
        return None
    one, other = (route_named(board, name) for name in names)
    common = set(one.ends) & set(other.ends)
    if len(common) != 1 or one.length + other.length > LONGEST_ROUTE:
        return None
    stop = common.pop()
    known = {known.id for known in board.stops}
    ending_there = [route for route in board.routes if stop in route.ends]
    return stop if len(ending_there) == 2 and {*one.ends, *other.ends} <= known else None


def with_joined(board: Board, names: Sequence[str]) -> tuple[Board, str]:
    """Return the board with one route in the place of two that meet, and its id.

    The stop where they met stays, and the curve runs through it.
    """
    stop = meeting_stop(board, names)
    if stop is None:
        raise ValueError("these routes do not meet where no other route ends")
    one, other = (route_named(board, name) for name in names)
    before = one if one.ends[1] == stop else _reversed(one)
    after = other if other.ends[0] == stop else _reversed(other)
    by_hand = before.is_placed_by_hand and after.is_placed_by_hand
    ends = (before.ends[0], after.ends[1])
    middle = next(place.position for place in board.stops if place.id == stop)
    joined = before.changed(
        id=_free_id(board, (min(ends), max(ends))),
        ends=ends,
        length=before.length + after.length,
        ferry=before.ferry or after.ferry,
        icons=(*before.icons, *(before.length + icon for icon in after.icons)),
        tunnel=before.tunnel or after.tunnel,
        draw_bonus=min(before.draw_bonus + after.draw_bonus, MOST_DRAWN),
        bends=(*before.bends, middle, *after.bends),
        spaces=(*before.spaces, *after.spaces) if by_hand else (),
        tags=tuple(dict.fromkeys((*before.tags, *after.tags))),
    )
    if ends[0] > ends[1]:
        joined = _reversed(joined)
    return with_route(without(board, "routes", *names), joined), joined.id


def bends_along(board: Board, name: str) -> tuple[Point, ...]:
    """Return the points that a route's curve runs through, from its first end to its second.

    A track without bends of its own follows the first of its connection.
    """
    connection = _connection(board, name)
    places = [route.id for route in connection.tracks].index(name)
    return _seen(connection.tracks[places], connection, bends_of(connection)[places])


def tracks_beside(board: Board, name: str) -> tuple[str, ...]:
    """Return a route and all tracks that lie along the same curve and keep to it."""
    connection = _connection(board, name)
    bends = dict(zip((r.id for r in connection.tracks), bends_of(connection), strict=True))
    return tuple(
        route.id
        for route in connection.tracks
        if route.id == name or (bends[route.id] == bends[name] and not route.is_placed_by_hand)
    )


def with_bends(board: Board, name: str, bends: Sequence[Point]) -> Board:
    """Return the board with other bends of a route and of the tracks beside it."""
    connection = _connection(board, name)
    beside = tracks_beside(board, name)
    seen = _seen(route_named(board, name), connection, tuple(bends))
    return with_each(
        board, "routes", beside, lambda route: route.changed(bends=_seen(route, connection, seen))
    )


def with_bend_added(board: Board, name: str, at: Point) -> tuple[Board, int]:
    """Return the board with another bend of a route where its curve is nearest, and its number."""
    bends = bends_along(board, name)
    track = laid(board, route_named(board, name))
    middle = track.middle.reversed() if track.reverse else track.middle
    line = shapely.LineString(middle.points)
    along = line.project(shapely.Point(at))
    number = sum(line.project(shapely.Point(bend)) < along for bend in bends)
    return with_bends(board, name, (*bends[:number], at, *bends[number:])), number


def with_bend_moved(board: Board, name: str, number: int, to: Point) -> Board:
    """Return the board with a bend of a route elsewhere."""
    bends = bends_along(board, name)
    return with_bends(board, name, (*bends[:number], to, *bends[number + 1 :]))


def without_bend(board: Board, name: str, number: int) -> Board:
    """Return the board without a bend of a route."""
    bends = bends_along(board, name)
    return with_bends(board, name, (*bends[:number], *bends[number + 1 :]))


def straightened(board: Board, names: Iterable[str]) -> Board:
    """Return the board with some routes straight, and the tracks beside them."""
    for name in names:
        board = with_bends(board, name, ())
    return board


def with_space_placed(
    board: Board, name: str, spaces: Sequence[Space], number: int, space: Space
) -> Board:
    """Return the board with a space of a route placed by hand, and the others where they lie."""
    placed = tuple(
        PlacedSpace(position=Point(it.x, it.y), angle=turned(it.angle))
        for it in (*spaces[:number], space, *spaces[number + 1 :])
    )
    return with_changed(board, "routes", name, spaces=placed)


def route_named(board: Board, name: str) -> Route:
    """Return a route by its id."""
    return next(route for route in board.routes if route.id == name)


def _resized(route: Route, length: int, profile: Profile) -> Route:
    length = min(max(length, 1), LONGEST_ROUTE)
    if length == route.length:
        return route
    icons = tuple(icon for icon in route.icons if icon < length)
    if _are_spread(route):
        icons = spread(route.changed(length=length), min(len(route.icons), length))
    spaces = list(route.spaces[:length]) if route.is_placed_by_hand else []
    while spaces and len(spaces) < length:
        spaces.append(_moved(spaces[-1], profile.space.length + profile.gap))
    return route.changed(length=length, icons=icons, spaces=tuple(spaces))


def _with_icons(route: Route, icons: int) -> Route:
    """Return a route with so many icons; those that the designer has moved stay where they are."""
    icons = min(max(icons, 0), route.length)
    if icons == len(route.icons):
        return route.changed(ferry=icons > 0)
    chosen = route.icons[:icons]
    if _are_spread(route):
        chosen = spread(route, icons)
    elif icons > len(chosen):
        free = [space for space in range(route.length) if space not in chosen]
        chosen = tuple(sorted((*chosen, *free[: icons - len(chosen)])))
    return route.changed(ferry=icons > 0, icons=chosen)


def _are_spread(route: Route) -> bool:
    return route.icons == spread(route, len(route.icons))


def _with_bonus(route: Route, cards: int) -> Route:
    return route.changed(draw_bonus=min(max(cards, 0), MOST_DRAWN))


def _reversed(route: Route) -> Route:
    return route.changed(
        ends=route.ends[::-1],
        bends=route.bends[::-1],
        icons=tuple(sorted(route.length - 1 - i for i in route.icons if i < route.length)),
        spaces=tuple(
            space.changed(angle=turned(space.angle + 180)) for space in reversed(route.spaces)
        ),
    )


def _tracks_between(board: Board, ends: tuple[str, str]) -> list[Route]:
    return [route for route in board.routes if _joins(route, ends)]


def _laid_together(board: Board, tracks: Sequence[Route]) -> Mapping[str, Track]:
    """Return the tracks between two stops as they lie; none of them if a stop is unknown."""
    ends = {end for track in tracks for end in track.ends}
    stops = tuple(stop for stop in board.stops if stop.id in ends)
    part = board.model_copy(update={"cities": stops, "crossings": (), "routes": tuple(tracks)})
    return place_tracks(part)


def _spaces_beside(board: Board, route: Route) -> tuple[PlacedSpace, ...]:
    """Return the spaces of a route moved aside, to the nearest place that no other track takes."""
    distance = board.profile.track_distance
    tracks = _laid_together(board, _tracks_between(board, route.ends))
    taken = [space for name in tracks if name != route.id for space in tracks[name].spaces]

    def is_free(space: PlacedSpace) -> bool:
        return all(dist(space.position, (other.x, other.y)) >= distance / 2 for other in taken)

    aside = (tuple(_moved(s, 0, number * distance) for s in route.spaces) for number in count(1))
    return next(spaces for spaces in aside if all(map(is_free, spaces)))


def _joins(route: Route, ends: tuple[str, str]) -> bool:
    return sorted(route.ends) == sorted(ends)


def _free_id(board: Board, ends: tuple[str, str]) -> str:
    wanted = "-".join(ends)[:LONGEST].rstrip("-_")
    return free_id(wanted, {route.id for route in board.routes}, "-")


def _other_color(color: RouteColor, taken: set[RouteColor]) -> RouteColor:
    colors = [known for known in RouteColor if known is not RouteColor.GRAY]
    if color is RouteColor.GRAY:
        return color
    after = colors.index(color) + 1
    return next((c for c in (*colors[after:], *colors[:after]) if c not in taken), color)


def _moved(space: PlacedSpace, along: float, aside: float = 0.0) -> PlacedSpace:
    placed = Space(*space.position, space.angle)
    return space.changed(position=Point(*placed.point(along, aside)))


def _connection(board: Board, name: str) -> Connection:
    return next(c for c in connections(board) if any(route.id == name for route in c.tracks))


def _seen(route: Route, connection: Connection, bends: tuple[Point, ...]) -> tuple[Point, ...]:
    """Turn bends as the connection sees them into a route's own, or the other way round."""
    return bends if route.ends == connection.ends else bends[::-1]
