"""The room that a board's network, names, furniture and decorations take."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from shapely import LineString
from shapely.geometry.base import BaseGeometry

from trackwright.layout.board import Layout, lay_out
from trackwright.layout.collisions import things
from trackwright.rendering.badges import Notes
from trackwright.rendering.board_frame import frame_inset
from trackwright.rendering.board_picture import NO_NOTES, board_picture
from trackwright.rendering.decorations import decoration_outline
from trackwright.rendering.free_space import Cells, Mask, cells_of
from trackwright.rendering.ground import Ground, ground, sheet_of
from trackwright.rendering.outlines import shapes_outline
from trackwright.rendering.shapes import Picture
from trackwright.schema.board import Board
from trackwright.schema.decorations import FreeArea
from trackwright.schema.rules.scoring import Scoring

NETWORK_ROOM, NAME_ROOM, FURNITURE_ROOM = 1.2, 2.5, 3.0
"""Kept free around spaces and cities, around names of areas, and around panels, in mm."""

_ROOMS = {
    ("names", "regions", "badges", "water"): NAME_ROOM,
    ("furniture", "stops"): FURNITURE_ROOM,
}
"""Layers of the picture, and what is kept free around them."""

_WHOLE_BOARD = 0.6
"""Furniture around a larger share of the board is its frame, which lies along the edge."""


@dataclass(frozen=True)
class TakenRoom:
    """Which cells of a board are taken, and which of them lie on land."""

    cells: Cells
    land: Mask
    earth: Ground


@dataclass(frozen=True)
class Drawn:
    """What else a board is drawn with: the score table and the notes on routes take room, too."""

    scoring: Scoring | None = None
    notes: Notes = field(default_factory=lambda: NO_NOTES)
    folder: Path = Path()


PLAIN = Drawn()


def taken_room(board: Board, language: str, drawn: Drawn = PLAIN) -> TakenRoom:
    """Return what network, names, furniture and decorations take in all languages of a board."""
    cells = cells_of(board.size)
    for each in languages_of(board, language):
        layout = lay_out(board, each)
        picture = board_picture(
            layout, scoring=drawn.scoring, notes=drawn.notes, folder=drawn.folder
        )
        cells.take(list(_network(layout)), NETWORK_ROOM)
        for layers, room in _ROOMS.items():
            cells.take(list(_outlines(picture, layers)), room)
        cells.take(list(_decorations(board, each, drawn.folder)), NAME_ROOM)
    edge = sheet_of(board.size, 0).difference(sheet_of(board.size, -frame_inset(board)))
    cells.take([edge], FURNITURE_ROOM)
    earth = ground(board)
    return TakenRoom(cells, cells.inside(earth.land), earth)


def languages_of(board: Board, language: str) -> list[str]:
    """Return a language, and those that the board is printed in."""
    return list(dict.fromkeys((language, *board.meta.languages)))


def _network(layout: Layout) -> Iterator[BaseGeometry]:
    """Yield spaces, cities and names, and the lines of routes as wide as their spaces."""
    yield from (thing.outline for thing in things(layout))
    reach = layout.board.profile.space.width / 2
    for track in layout.tracks.values():
        if len(track.middle.points) > 1:
            yield LineString(track.middle.points).buffer(reach, quad_segs=2)


def _outlines(picture: Picture, names: Iterable[str]) -> Iterator[BaseGeometry]:
    whole = picture.width * picture.height * _WHOLE_BOARD
    for layer in picture.layers:
        for group in layer.groups if layer.name in names else ():
            outline = shapes_outline([group])
            if not outline.is_empty and outline.envelope.area < whole:
                yield outline


def _decorations(board: Board, language: str, folder: Path) -> Iterator[BaseGeometry]:
    """Yield what decorations cover; an area may carry ornaments."""
    for thing in board.decorations:
        if not isinstance(thing, FreeArea):
            yield decoration_outline(thing, language, folder)
