"""Names of stops: where each stands so that it covers nothing."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon, STRtree

from trackwright.layout.lettering import (
    FONT_SIZE,
    cap_height,
    is_prominent,
    stop_name,
    stop_radius,
    text_width,
)
from trackwright.layout.tracks import Track, box, boxes, space_boxes
from trackwright.schema.board import Board
from trackwright.schema.places import Side, Stop

DISTANCES = (1.0, 2.4, 4.5, 7.5)
"""Tried between a stop's disc and its name, in mm."""

CLEARANCE = 0.5
"""Room that a name likes to have around it, in mm."""

EDGE = 4.5
"""How far a name stays away from the board's edge or score track, in mm: beyond the frame."""

_SIDES = {
    Side.EAST: (1, 0, 0.0),
    Side.WEST: (-1, 0, 0.3),
    Side.NORTH: (0, -1, 0.4),
    Side.SOUTH: (0, 1, 0.5),
    Side.NORTH_EAST: (1, -1, 0.6),
    Side.SOUTH_EAST: (1, 1, 0.7),
    Side.NORTH_WEST: (-1, -1, 0.8),
    Side.SOUTH_WEST: (-1, 1, 0.9),
}
"""Which way each side is, across and down, and how little it is liked when all are free."""

_COST_OF_COVERING = 50.0
_COST_OF_DISTANCE = 0.8
_COST_OF_BORDERS = 0.2
_COST_OF_CLASH = 400.0
_PASSES = 6


@dataclass(frozen=True)
class Label:
    """A stop's name as it stands on the board.

    Attributes:
        text: What is written.
        x, y: Its middle, in mm.
        width, height: Of the letters, from the baseline to the top of the capitals.
        angle: How far it is turned clockwise, in degrees.
        bold: Whether the stop is a prominent one.
    """

    text: str
    x: float
    y: float
    width: float
    height: float
    angle: float
    bold: bool

    @property
    def outline(self) -> Polygon:
        """The box that it fills."""
        return box(self.x, self.y, self.width, self.height, self.angle)


def outlines(labels: Sequence[Label], clearance: float = 0.0) -> NDArray[np.object_]:
    """Return the boxes that names fill, with some room around them, in mm."""
    rows = np.array([(n.x, n.y, n.width, n.height, n.angle) for n in labels]).reshape(-1, 5)
    return boxes(rows[:, :2], rows[:, 2:4] + 2 * clearance, rows[:, 4])


def lay_labels(board: Board, tracks: Mapping[str, Track], language: str) -> Mapping[str, Label]:
    """Return a label for every stop that has a name, by the stop's id.

    Names that the designer placed stay there; the others go where they cover least.
    """
    candidates = {
        stop.id: list(_candidates(stop, board, language))
        for stop in board.stops
        if stop_name(stop, board, language)
    }
    obstacles, borders = _obstacles(board, tracks), STRtree(_border_lines(board))
    costs = {
        name: _costs(options, obstacles, borders, board) for name, options in candidates.items()
    }
    labels = {name: [label for label, _ in options] for name, options in candidates.items()}
    return {name: labels[name][index] for name, index in _choose(labels, costs).items()}


_Candidate = tuple[Label, float]
"""A place for a name, and how little it is liked if it covers nothing."""


def _candidates(stop: Stop, board: Board, language: str) -> Iterator[_Candidate]:
    text, bold = stop_name(stop, board, language), is_prominent(stop)
    width, height = text_width(text, FONT_SIZE, bold=bold), cap_height(FONT_SIZE)
    angle = stop.label.angle if stop.label else 0.0
    flat, steep = abs(np.cos(np.radians(angle))), abs(np.sin(np.radians(angle)))
    breadth, depth = width * flat + height * steep, width * steep + height * flat

    def at(x: float, y: float) -> Label:
        return Label(text, stop.position.x + x, stop.position.y + y, width, height, angle, bold)

    if stop.label and stop.label.offset:
        yield at(*stop.label.offset), 0.0
        return
    for side in [stop.label.side] if stop.label and stop.label.side else _SIDES:
        across, down, dislike = _SIDES[side]
        for distance in DISTANCES:
            reach = (stop_radius(stop) + distance) * (0.7 if across and down else 1.0)
            place = at(across * (reach + breadth / 2), down * (reach + depth / 2))
            yield place, dislike + _COST_OF_DISTANCE * distance


def _obstacles(board: Board, tracks: Mapping[str, Track]) -> STRtree:
    spaces = space_boxes(tracks.values(), board.profile)
    stops = [shapely.Point(stop.position).buffer(stop_radius(stop)) for stop in board.stops]
    return STRtree([*spaces, *stops])


def _border_lines(board: Board) -> NDArray[np.object_]:
    """Return every piece of every border, from corner to corner."""
    areas = [area for country in board.countries for area in country.borders]
    areas += [area for region in board.regions for area in region.borders]
    rings = [np.array(ring) for area in areas for ring in (area.outer, *area.holes)]
    pieces = [np.stack((ring, np.roll(ring, -1, axis=0)), axis=1) for ring in rings]
    return np.asarray(shapely.linestrings(np.concatenate(pieces)) if pieces else [])


def _costs(
    options: Sequence[_Candidate], obstacles: STRtree, borders: STRtree, board: Board
) -> list[float]:
    """Return what each candidate costs by itself, without the other names."""
    filled = outlines([label for label, _ in options], CLEARANCE)
    which, hit = obstacles.query(filled, predicate="intersects")
    covered = shapely.area(shapely.intersection(filled[which], obstacles.geometries[hit]))
    margin = EDGE + board.profile.score_border
    inside = shapely.box(margin, margin, board.size.width - margin, board.size.height - margin)
    outside = shapely.area(shapely.difference(filled, inside))
    bad = np.bincount(which, covered, len(options)) + outside
    crossed = np.bincount(borders.query(filled, predicate="intersects")[0], minlength=len(options))
    dislikes = np.array([dislike for _, dislike in options])
    costs = dislikes + _COST_OF_COVERING * bad + _COST_OF_BORDERS * np.minimum(crossed, 5)
    return [float(cost) for cost in costs]


def _choose(
    candidates: Mapping[str, Sequence[Label]], costs: Mapping[str, Sequence[float]]
) -> dict[str, int]:
    """Choose a place for each name: the cheapest, then better ones where names collide."""
    owners = [(name, index) for name, labels in candidates.items() for index in range(len(labels))]
    filled = outlines([label for labels in candidates.values() for label in labels], CLEARANCE)
    clashes: dict[tuple[str, int], list[tuple[str, int]]] = {owner: [] for owner in owners}
    if owners:
        one, other = STRtree(filled).query(filled, predicate="intersects")
        for i, j in zip(one, other, strict=True):
            if owners[i][0] != owners[j][0]:
                clashes[owners[i]].append(owners[j])
    chosen = {name: int(np.argmin(own)) for name, own in costs.items()}
    for _ in range(_PASSES):
        before = dict(chosen)
        for name, own in costs.items():
            total = [
                cost + _COST_OF_CLASH * sum(chosen[n] == i for n, i in clashes[name, index])
                for index, cost in enumerate(own)
            ]
            chosen[name] = int(np.argmin(total))
        if chosen == before:
            break
    return chosen
