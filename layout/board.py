"""The layout of a whole board: every space and every name in its position."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from trackwright.layout.labels import Label, LabelCosts, place_labels
from trackwright.layout.tracks import Track, place_tracks
from trackwright.schema.board import Board, Route, connections

Part = TypeVar("Part")


@dataclass(frozen=True)
class Layout:
    """The position of everything on a board; tracks by route id, labels by stop id.

    `label_costs` are kept to speed up the next layout.
    """

    board: Board
    language: str
    tracks: Mapping[str, Track]
    labels: Mapping[str, Label]
    label_costs: LabelCosts | None = field(default=None, repr=False, compare=False)


def lay_out(board: Board, language: str = "en", before: Layout | None = None) -> Layout:
    """Lay out a board.

    The result does not depend on `before`, the layout before a small change, which only saves time.
    """
    if before is None:
        tracks = place_tracks(board)
        return Layout(board, language, tracks, *place_labels(board, tracks, language))
    tracks = tracks_after(board, before)
    if language == before.language and _keeps_labels(board, tracks, before):
        return Layout(board, language, tracks, before.labels, before.label_costs)
    placed = place_labels(board, tracks, language, before.label_costs)
    return Layout(board, language, tracks, *placed)


def tracks_after(board: Board, before: Layout) -> Mapping[str, Track]:
    """Return every track of a board; those that lie as they did in an earlier layout are shared."""
    earlier = before.board
    if board.profile != earlier.profile:
        return place_tracks(board)
    # Boards share what no change has touched, so that comparing takes next to no time.
    if (board.stops, board.routes) == (earlier.stops, earlier.routes):
        return before.tracks
    if _has_same_ends(board, before):
        moving = _routes_to_place(board, before)
        return {**before.tracks, **place_tracks(board.model_copy(update={"routes": moving}))}
    return place_tracks(board, _unmoved_tracks(board, before))


def _has_same_ends(board: Board, before: Layout) -> bool:
    """Return whether the same routes join the same stops, and all of them have tracks."""
    earlier = before.board
    return (
        len(before.tracks) == len(board.routes) == len(earlier.routes)
        and len(board.stops) == len(earlier.stops)
        and all(old.id == new.id for old, new in _changed(earlier.stops, board.stops))
        and all(
            (old.id, old.ends) == (new.id, new.ends)
            for old, new in _changed(earlier.routes, board.routes)
        )
    )


def _routes_to_place(board: Board, before: Layout) -> tuple[Route, ...]:
    """Return the routes of all connections whose stops or routes moved."""
    earlier = before.board
    stops = {
        new.id for old, new in _changed(earlier.stops, board.stops) if old.position != new.position
    }
    pairs = {frozenset(new.ends) for _, new in _changed(earlier.routes, board.routes)}
    return tuple(
        route
        for route in board.routes
        if not stops.isdisjoint(route.ends) or frozenset(route.ends) in pairs
    )


def _changed(before: Sequence[Part], after: Sequence[Part]) -> Iterator[tuple[Part, Part]]:
    """Yield pairs that are not identical: boards share what no change has touched."""
    return ((old, new) for old, new in zip(before, after, strict=True) if old is not new)


def _unmoved_tracks(board: Board, before: Layout) -> dict[str, Track]:
    """Return the tracks of connections whose routes and ends are as they were.

    Tracks lie beside each other, so that one route that comes, goes or bends moves the others.
    """
    places = {stop.id: stop.position for stop in board.stops}
    earlier_places = {stop.id: stop.position for stop in before.board.stops}
    moved = dict(places.items() ^ earlier_places.items()).keys()
    earlier = {connection.ends: connection.tracks for connection in connections(before.board)}
    return {
        route.id: before.tracks[route.id]
        for connection in connections(board)
        if connection.tracks == earlier.get(connection.ends) and moved.isdisjoint(connection.ends)
        for route in connection.tracks
        if route.id in before.tracks
    }


def _keeps_labels(board: Board, tracks: Mapping[str, Track], before: Layout) -> bool:
    """Return whether nothing changed that labels depend on."""
    earlier = before.board
    return (
        (board.size, board.profile) == (earlier.size, earlier.profile)
        and board.stops == earlier.stops
        and (board.countries, board.regions) == (earlier.countries, earlier.regions)
        and [t.spaces for t in tracks.values()] == [t.spaces for t in before.tracks.values()]
    )
