"""A whole board laid out: every space and every name in its place."""

from collections.abc import Mapping
from dataclasses import dataclass

from trackwright.layout.labels import Label, lay_labels
from trackwright.layout.tracks import Track, lay_tracks
from trackwright.schema.board import Board
from trackwright.schema.connections import connections


@dataclass(frozen=True)
class Layout:
    """Where everything on a board lies.

    Attributes:
        board: The board.
        language: The language of the names.
        tracks: Every route's track, by the route's id.
        labels: Every stop's name, by the stop's id.
    """

    board: Board
    language: str
    tracks: Mapping[str, Track]
    labels: Mapping[str, Label]


def lay_out(board: Board, language: str = "en", before: Layout | None = None) -> Layout:
    """Lay out a board.

    The result does not depend on `before`, but after a small change it is there sooner if that is
    the layout of the board as it was: what lies as it did is taken over.
    """
    if before is None:
        tracks = lay_tracks(board)
        return Layout(board, language, tracks, lay_labels(board, tracks, language))
    tracks = tracks_after(board, before)
    keeps_names = language == before.language and _names_see_the_same(board, tracks, before)
    labels = before.labels if keeps_names else lay_labels(board, tracks, language)
    return Layout(board, language, tracks, labels)


def tracks_after(board: Board, before: Layout) -> Mapping[str, Track]:
    """Return every track of a board; those that lie as they did in an earlier layout are shared."""
    earlier = before.board
    if board.profile != earlier.profile:
        return lay_tracks(board)
    # Boards share what no change has touched, so that comparing takes next to no time.
    if (board.stops, board.routes) == (earlier.stops, earlier.routes):
        return before.tracks
    return lay_tracks(board, _unmoved_tracks(board, before))


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


def _names_see_the_same(board: Board, tracks: Mapping[str, Track], before: Layout) -> bool:
    """Tell whether nothing has changed of what `lay_labels` looks at."""
    earlier = before.board
    return (
        (board.size, board.profile) == (earlier.size, earlier.profile)
        and board.stops == earlier.stops
        and (board.countries, board.regions) == (earlier.countries, earlier.regions)
        and [t.spaces for t in tracks.values()] == [t.spaces for t in before.tracks.values()]
    )
