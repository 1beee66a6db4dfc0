"""Label placement: where each stop's name covers least."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon, STRtree

from trackwright.layout.curves import Floats, Rows
from trackwright.layout.drawn_sizes import (
    FONT_SIZE,
    cap_height,
    is_prominent,
    stop_discs,
    stop_radius,
    text_width,
)
from trackwright.layout.overlap_search import Boxes, are_near
from trackwright.layout.tracks import Track, box, boxes, space_corners
from trackwright.schema.board import Board, Side, Stop, stop_name

DISTANCES = (1.0, 2.4, 4.5, 7.5)
"""Candidate distances between a stop's disc and its name, in mm."""

CLEARANCE = 0.5
"""Preferred room around a name, in mm."""

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
"""The direction of each side, across and down, and its penalty when all sides are free."""

_MOST_ON_ONE_SPOT = 4
"""Stops on one spot whose names are placed: more of them could not be read anyway."""

_COST_OF_COVERING = 50.0
_COST_OF_DISTANCE = 0.8
_COST_OF_BORDERS = 0.2
_COST_OF_CLASH = 400.0
_PASSES = 6


@dataclass(frozen=True)
class Label:
    """A stop's name on the board: its middle, size and clockwise angle in mm and degrees.

    The height is that of capitals above the baseline.
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


def outlines(labels: Iterable[Label]) -> NDArray[np.object_]:
    """Return the boxes that names fill."""
    rows = np.array([(n.x, n.y, n.width, n.height, n.angle) for n in labels]).reshape(-1, 5)
    return boxes(rows[:, :2], rows[:, 2:4], rows[:, 4])


def label_positions(
    board: Board, tracks: Mapping[str, Track], language: str
) -> Mapping[str, Label]:
    """Return the label of every stop that has a name, by the stop's id.

    Names that the designer placed stay there; the others go where they cover least.
    """
    labels, _ = place_labels(board, tracks, language)
    return labels


def place_labels(
    board: Board,
    tracks: Mapping[str, Track],
    language: str,
    before: "LabelCosts | None" = None,
) -> tuple[Mapping[str, Label], "LabelCosts"]:
    """Return the labels as `label_positions` does, and the costs of all candidates.

    The result does not depend on `before`, the costs on the board before a small change, which only
    save time.
    """
    names = _unplaced_labels(board, language)
    candidates = _Candidates.of(list(names.values()))
    label_costs = LabelCosts(board, tracks, names, candidates.starts, candidates.penalties.copy())
    known = label_costs.reuse(before, candidates) if before else np.zeros(len(names), dtype=bool)
    label_costs.compute(candidates, ~known)
    chosen = _choose(candidates, label_costs.costs)
    labels = {
        stop: name.at(*middle)
        for (stop, name), middle in zip(
            names.items(), candidates.middles[chosen].tolist(), strict=True
        )
    }
    return labels, label_costs


@dataclass(frozen=True)
class _UnplacedLabel:
    """A stop's name, before it has a position."""

    stop: Stop
    text: str
    width: float
    height: float
    angle: float
    bold: bool

    def at(self, x: float, y: float) -> Label:
        return Label(self.text, x, y, self.width, self.height, self.angle, self.bold)


def _unplaced_labels(board: Board, language: str) -> dict[str, _UnplacedLabel]:
    countries = {country.id: country for country in reversed(board.countries)}
    names = {}
    for stop in board.stops:
        if text := stop_name(stop, countries, language):
            bold, angle = is_prominent(stop), stop.label.angle if stop.label else 0.0
            width, height = text_width(text, FONT_SIZE, bold=bold), cap_height(FONT_SIZE)
            names[stop.id] = _UnplacedLabel(stop, text, width, height, angle, bold)
    return names


@dataclass(frozen=True)
class _Candidates:
    """The candidate positions of names, a row each.

    The rows of name i go from `starts[i]` to `starts[i + 1]`; `boxes` include the clearance, and
    `penalties` are the costs of positions that cover nothing.
    """

    starts: Rows
    middles: Floats
    boxes: Boxes
    penalties: Floats

    @classmethod
    def of(cls, names: Sequence[_UnplacedLabel]) -> "_Candidates":
        on_spot = Counter[tuple[int, int]]()
        places = []
        for name in names:
            spot = round(name.stop.position.x), round(name.stop.position.y)
            on_spot[spot] += 1
            shifts, penalties = _places(name)
            candidates = len(shifts) if on_spot[spot] <= _MOST_ON_ONE_SPOT else 1
            places.append((shifts[:candidates], penalties[:candidates]))
        counts = np.array([len(shifts) for shifts, _ in places], dtype=np.intp)
        facts = [(*n.stop.position, n.width, n.height, n.angle) for n in names]
        rows = np.repeat(np.array(facts).reshape(-1, 5), counts, axis=0)
        middles = rows[:, :2] + np.concatenate([np.empty((0, 2)), *(at for at, _ in places)])
        return cls(
            np.concatenate(([0], np.cumsum(counts))),
            middles,
            Boxes(middles, rows[:, 2:4] + 2 * CLEARANCE, rows[:, 4]),
            np.concatenate([np.empty(0), *(penalties for _, penalties in places)]),
        )

    def bounds(self) -> Floats:
        """Return left, top, right and bottom of all that each name would fill or a bit more."""
        reach = np.hypot(*self.boxes.sizes.T)[:, None] / 2
        first = self.starts[:-1]
        low = np.minimum.reduceat(self.middles - reach, first)
        return np.hstack((low, np.maximum.reduceat(self.middles + reach, first)))


def _places(name: _UnplacedLabel) -> tuple[Floats, Floats]:
    """Return the candidate positions of a name relative to its stop, and their penalties."""
    label = name.stop.label
    if label and label.offset:
        return np.array([label.offset]), np.zeros(1)
    options = _directions(label.side) if label and label.side else _directions(*_SIDES)
    turn = np.radians(name.angle)
    flat, steep = abs(np.cos(turn)), abs(np.sin(turn))
    breadth = name.width * flat + name.height * steep
    depth = name.width * steep + name.height * flat
    reach = (stop_radius(name.stop) + options.distances) * options.reach_shares
    return options.directions * (reach[:, None] + np.array([breadth, depth]) / 2), options.penalties


@dataclass(frozen=True)
class _Directions:
    """Directions from a stop to its name, a row each.

    `reach_shares` are lower for diagonals, whose distance counts both across and down.
    """

    directions: Floats
    distances: Floats
    reach_shares: Floats
    penalties: Floats


@cache
def _directions(*sides: Side) -> _Directions:
    rows = [(*_SIDES[side], distance) for side in sides for distance in DISTANCES]
    across, down, penalties, distances = np.array(rows).T
    return _Directions(
        np.column_stack((across, down)),
        distances,
        np.where((across != 0) & (down != 0), 0.7, 1.0),
        penalties + _COST_OF_DISTANCE * distances,
    )


@dataclass(frozen=True)
class LabelCosts:
    """The cost of each candidate position by itself, and what it depends on.

    The candidates of name i go from `starts[i]` to `starts[i + 1]`.
    """

    board: Board
    tracks: Mapping[str, Track]
    names: Mapping[str, _UnplacedLabel]
    starts: Rows
    costs: Floats

    def compute(self, candidates: _Candidates, some: NDArray[np.bool_]) -> None:
        """Compute the costs of all positions of some names."""
        counts = np.diff(self.starts)
        has_choice = np.repeat(some & (counts > 1), counts)
        boxes = candidates.boxes.only(has_choice)
        spaces = space_corners(self.tracks.values(), self.board.profile)
        discs = stop_discs(self.board.stops)
        bad = boxes.covered(spaces) + boxes.covered(discs) + _outside(boxes, self.board)
        crossed = np.minimum(boxes.crossed(_border_lines(self.board)), 5)
        self.costs[has_choice] += _COST_OF_COVERING * bad + _COST_OF_BORDERS * crossed

    def reuse(self, before: "LabelCosts", candidates: _Candidates) -> NDArray[np.bool_]:
        """Copy the costs that cannot have changed, and return for which names that is."""
        known = np.zeros(len(self.names), dtype=bool)
        if _surroundings(self.board) != _surroundings(before.board) or not len(known):
            return known
        is_near = are_near(candidates.bounds(), self._moved_since(before))
        earlier = dict(zip(before.names, pairwise(before.starts.tolist()), strict=True))
        places = zip(self.names.items(), pairwise(self.starts.tolist()), strict=True)
        for number, ((stop, name), (start, end)) in enumerate(places):
            first, last = earlier.get(stop, (0, 0))
            if not is_near[number] and last - first == end - start and before.names[stop] == name:
                self.costs[start:end] = before.costs[first:last]
                known[number] = True
        return known

    def _moved_since(self, before: "LabelCosts") -> Floats:
        """Return the bounds of spaces and discs that came or went."""
        old, new = before.tracks, self.tracks
        moved = [name for name in {**old, **new} if old.get(name) is not new.get(name)]
        tracks = [known[name] for known in (old, new) for name in moved if name in known]
        spaces = space_corners(tracks, self.board.profile)
        ours, theirs = (Counter(map(_disc, each.board.stops)) for each in (self, before))
        x, y, radius = np.array([*(ours - theirs), *(theirs - ours)]).reshape(-1, 3).T
        discs = np.column_stack((x - radius, y - radius, x + radius, y + radius))
        return np.concatenate((np.hstack((spaces.min(axis=1), spaces.max(axis=1))), discs))


def _surroundings(board: Board) -> tuple[object, ...]:
    return board.size, board.profile, board.countries, board.regions


def _disc(stop: Stop) -> tuple[float, float, float]:
    return *stop.position, stop_radius(stop)


def _outside(boxes: Boxes, board: Board) -> Floats:
    """Return how much of each box is too near the board's edge or beyond it, in mm²."""
    margin = EDGE + board.profile.score_border
    inside = shapely.box(margin, margin, board.size.width - margin, board.size.height - margin)
    shapely.prepare(inside)
    areas = np.zeros(len(boxes.outlines))
    beyond = ~shapely.covers(inside, boxes.outlines)
    areas[beyond] = shapely.area(shapely.difference(boxes.outlines[beyond], inside))
    return areas


def _border_lines(board: Board) -> Floats:
    """Return every piece of every border, from corner to corner; shape (pieces, 2, 2)."""
    areas = [area for country in board.countries for area in country.borders]
    areas += [area for region in board.regions for area in region.borders]
    rings = [ring for area in areas for ring in (area.outer, *area.holes)]
    numbers = chain.from_iterable(chain.from_iterable(rings))
    corners = np.fromiter(numbers, dtype=float).reshape(-1, 2)
    sizes = np.array([len(ring) for ring in rings], dtype=np.intp)
    ends = np.cumsum(sizes)
    following = np.arange(1, len(corners) + 1)
    following[ends - 1] = ends - sizes
    return np.stack((corners, corners[following]), axis=1)


def _choose(candidates: _Candidates, costs: Floats) -> Rows:
    """Choose a row for each name: the cheapest, then better ones where names collide."""
    clashes = _clashes(candidates)
    rows = [slice(start, end) for start, end in pairwise(candidates.starts.tolist())]
    chosen = np.array([own.start + np.argmin(costs[own]) for own in rows], dtype=np.intp)
    rivals = np.zeros(len(costs))
    for row in chosen:
        rivals[clashes[row]] += 1
    for _ in range(_PASSES):
        before = chosen.copy()
        for name, own in enumerate(rows):
            best = own.start + np.argmin(costs[own] + _COST_OF_CLASH * rivals[own])
            if best != chosen[name]:
                rivals[clashes[chosen[name]]] -= 1
                rivals[clashes[best]] += 1
                chosen[name] = best
        if np.array_equal(chosen, before):
            break
    return chosen


def _clashes(candidates: _Candidates) -> list[Rows]:
    """Return for each row the rows of other names that it touches."""
    filled, is_turned = candidates.boxes.outlines, candidates.boxes.angles != 0
    name = np.repeat(np.arange(len(candidates.starts) - 1), np.diff(candidates.starts))
    one, other = STRtree(filled).query(filled)
    of_two_names = name[one] != name[other]
    one, other = one[of_two_names], other[of_two_names]
    # The search goes by upright boxes, which is enough unless one is turned.
    touching = ~(is_turned[one] | is_turned[other])
    unsure = ~touching
    touching[unsure] = shapely.intersects(filled[one[unsure]], filled[other[unsure]])
    one, other = one[touching], other[touching]
    order = np.argsort(one, kind="stable")
    bounds = np.searchsorted(one[order], np.arange(len(filled) + 1)).tolist()
    return [other[order[start:end]] for start, end in pairwise(bounds)]
