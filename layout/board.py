"""A whole board laid out: every space and every name in its place."""

from collections.abc import Mapping
from dataclasses import dataclass

from trackwright.layout.labels import Label, lay_labels
from trackwright.layout.tracks import Track, lay_tracks
from trackwright.schema.board import Board


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


def lay_out(board: Board, language: str = "en") -> Layout:
    """Lay out a board."""
    tracks = lay_tracks(board)
    return Layout(board, language, tracks, lay_labels(board, tracks, language))
