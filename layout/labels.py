"""Label placement: where each stop's name covers least."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon, STRtree

from trackwright.layout.curves import Floats, Rows
from trackwright.layout.drawn_sizes import stop_discs, stop_radius
from trackwright.layout.ferry_bands import band_corners
from trackwright.layout.label_places import Candidates, UnplacedLabel, lowered, unplaced_labels
from trackwright.layout.overlap_search import Boxes, are_near
from trackwright.layout.tracks import Track, boxes, space_corners
from trackwright.schema.board import Board, Stop

EDGE = 4.5
"""How far a name stays away from the board's edge or score track, in mm: beyond the frame."""

_COST_OF_COVERING = 50.0
_COST_OF_BORDERS = 0.2
_COVERS_NOTHING = 0.02
"""Square millimetres; only names that cover less are worth a look at the borders under them."""

_COST_OF_CLASH = 400.0
_PASSES = 6


@dataclass(frozen=True)
class Label:
    """A stop's name on the board: its middle, size and clockwise angle in mm and degrees.

    The height is from the top of the first line's capitals to the last baseline, and the depth what
    hangs below that; `size` is that of the letters. The middle is that of the capitals.
    """

    text: str
    lines: tuple[str, ...]
    x: float
    y: float
    width: float
    height: float
    depth: float
    size: float
    angle: float
    bold: bool

    @property
    def outline(self) -> Polygon:
        """The box that it fills."""
        outline: Polygon = outlines([self])[0]
        return outline


def outlines(labels: Iterable[Label]) -> NDArray[np.object_]:
    """Return the boxes that names fill."""
    rows = np.array(
        [(n.x, n.y, n.width, n.height + n.depth, n.angle, n.depth) for n in labels]
    ).reshape(-1, 6)
    middles = lowered(rows[:, :2], rows[:, 5], rows[:, 4])
    return boxes(middles, rows[:, 2:4], rows[:, 4])


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
    names = unplaced_labels(board, language)
    candidates = Candidates.of(list(names.values()))
    label_costs = LabelCosts(board, tracks, names, candidates.starts, candidates.penalties.copy())
    known = label_costs.reuse(before, candidates) if before else np.zeros(len(names), dtype=bool)
    label_costs.compute(candidates, ~known)
    sizes = np.array([name.size for name in names.values()])
    chosen = _choose(candidates, label_costs.costs, sizes)
    rows = zip(
        names.items(),
        candidates.middles[chosen].tolist(),
        candidates.letterings[chosen].tolist(),
        strict=True,
    )
    return {stop: _placed(name, middle, which) for (stop, name), middle, which in rows}, label_costs


def _placed(name: UnplacedLabel, middle: Sequence[float], lettering: int) -> Label:
    x, y = middle
    written = name.letterings[lettering]
    return Label(
        name.text,
        written.lines,
        x,
        y,
        written.width,
        written.height,
        written.depth,
        name.size,
        name.angle,
        name.bold,
    )


@dataclass(frozen=True)
class LabelCosts:
    """The cost of each candidate position by itself, and what it depends on.

    The candidates of name i go from `starts[i]` to `starts[i + 1]`.
    """

    board: Board
    tracks: Mapping[str, Track]
    names: Mapping[str, UnplacedLabel]
    starts: Rows
    costs: Floats

    def compute(self, candidates: Candidates, some: NDArray[np.bool_]) -> None:
        """Compute the costs of all positions of some names."""
        counts = np.diff(self.starts)
        has_choice = np.repeat(some & (counts > 1), counts)
        boxes = candidates.boxes.only(has_choice)
        spaces = space_corners(self.tracks.values(), self.board.profile)
        discs, bands = stop_discs(self.board.stops), band_corners(self.tracks.values(), self.board)
        bad = boxes.covered(spaces) + boxes.covered(discs) + boxes.covered(bands)
        bad += _outside(boxes, self.board)
        costs = _COST_OF_COVERING * bad
        free = bad < _COVERS_NOTHING
        crossed = boxes.only(free).crossed(_border_lines(self.board))
        costs[free] += _COST_OF_BORDERS * np.minimum(crossed, 5)
        self.costs[has_choice] += costs

    def reuse(self, before: "LabelCosts", candidates: Candidates) -> NDArray[np.bool_]:
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
        bands = band_corners(tracks, self.board)
        drawn = np.concatenate((spaces, bands))
        ours, theirs = (Counter(map(_disc, each.board.stops)) for each in (self, before))
        x, y, radius = np.array([*(ours - theirs), *(theirs - ours)]).reshape(-1, 3).T
        discs = np.column_stack((x - radius, y - radius, x + radius, y + radius))
        return np.concatenate((np.hstack((drawn.min(axis=1), drawn.max(axis=1))), discs))


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


def _choose(candidates: Candidates, costs: Floats, sizes: Floats) -> Rows:
    """Choose a row for each name: larger names first, then better ones where names collide."""
    starts = candidates.starts[:-1]
    lowest = np.minimum.reduceat(costs, starts) if len(starts) else np.empty(0)
    # What costs more than a clash is never worth it.
    worth = costs <= np.repeat(lowest, np.diff(candidates.starts)) + _COST_OF_CLASH
    clashes = _clashes(candidates, worth)
    costs = np.where(worth, costs, np.inf)
    rows = [slice(start, end) for start, end in pairwise(candidates.starts.tolist())]
    larger_first = np.argsort(-sizes, kind="stable").tolist()
    chosen = np.full(len(rows), -1, dtype=np.intp)
    rivals = np.zeros(len(costs))
    for order in (larger_first, *([larger_first[::-1]] * _PASSES)):
        before = chosen.copy()
        for name in order:
            own = rows[name]
            best = own.start + int(np.argmin(costs[own] + _COST_OF_CLASH * rivals[own]))
            if best != chosen[name]:
                if chosen[name] >= 0:
                    rivals[clashes[chosen[name]]] -= 1
                rivals[clashes[best]] += 1
                chosen[name] = best
        if np.array_equal(chosen, before):
            break
    return chosen


def _clashes(candidates: Candidates, worth: NDArray[np.bool_]) -> list[Rows]:
    """Return for each row that is worth a look the others of other names that it touches."""
    filled, is_turned = candidates.boxes.outlines, candidates.boxes.angles != 0
    name = np.repeat(np.arange(len(candidates.starts) - 1), np.diff(candidates.starts))
    some = np.flatnonzero(worth)
    one, other = some[STRtree(filled[some]).query(filled[some])]
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
