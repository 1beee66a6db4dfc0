"""The forces of a fit on stops and curves.

The positions of all stops and the bends of all connections are rows of one array; the force on a
disc is distributed to the rows that determine its position: start, bend and end of its curve.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from trackwright.layout.curves import bend_share, inner_lengths, parabola_weights
from trackwright.layout.drawn_sizes import PROMINENT_RADIUS
from trackwright.layout.labels import Label
from trackwright.layout.tracks import (
    first_and_pitch,
    inner_reach,
    needed_length,
    place_tracks,
    shares_one_curve,
)
from trackwright.layout.water_pull import WaterPull
from trackwright.schema.board import Board, Connection, connections
from trackwright.schema.geometry import Point
from trackwright.schema.profile import Footprint

if TYPE_CHECKING:
    from scipy.spatial import cKDTree

Floats = NDArray[np.float64]
Rows = NDArray[np.intp]

SAMPLES = 17
DISCS_PER_SPACE = 5
CORNER_RADIUS = 0.8
NAME_CLEARANCE = 0.5
STOP_DISTANCE = 22.0
MARGIN = 14.0
SEARCH_AHEAD = 6.0
"""How far beyond contact pairs are searched, in mm: the search does not run in each step."""

PLACE_PULL = 0.02
STRAIGHT_PULL = 0.02
CENTER_PULL = 0.2
LENGTH_PUSH = 0.6
WATER_PULL = 0.15
"""How strongly the bend of a ferry is pulled to water, for each mm that its spaces lie inland."""


@dataclass(frozen=True)
class ConnectionCurves:
    """The curves of all m connections at one moment.

    `rows` and `knots` are those of start, bend and end, and `weights` how much each counts for a
    sample; `share` is the parameter at the bend, and `reached` the length up to each sample on the
    inner side of bends.
    """

    rows: Rows
    knots: Floats
    share: Floats
    weights: Floats
    directions: Floats
    reached: Floats

    @classmethod
    def at(cls, points: Floats, rows: Rows, reach: Floats) -> "ConnectionCurves":
        """Return the curves while stops and bends are at `points`; `reach` is their half width."""
        knots = points[rows]
        share = bend_share(knots[:, 0], knots[:, 1], knots[:, 2])
        weights = parabola_weights(np.linspace(0, 1, SAMPLES)[None], share[:, None])
        steps = np.diff(weights @ knots, axis=1)
        directions = steps / (np.hypot(steps[..., 0], steps[..., 1]) + 1e-9)[..., None]
        return cls(rows, knots, share, weights, directions, inner_lengths(steps, reach))

    @property
    def lengths(self) -> Floats:
        """The length of each curve, in mm."""
        return self.reached[:, -1]

    def lengthening(self) -> Floats:
        """Return how each knot must move to make its curve longer; shape (m, 3, 2)."""
        longer: Floats = np.einsum("mkc,mkd->mcd", np.diff(self.weights, axis=1), self.directions)
        return longer

    def parameters(self, curve: Rows, distances: Floats) -> Floats:
        """Return the parameters at which some curves have run some distances."""
        # Curve i fills the stretch from i to i + 1 of one long rising table.
        almost_one = 1 - 1e-7
        table = (
            self.reached / self.lengths[:, None] * almost_one + np.arange(len(self.rows))[:, None]
        )
        wanted = np.clip(distances / self.lengths[curve], 0, 1) * almost_one + curve
        cell = np.searchsorted(table.ravel(), wanted, "right") - 1
        cell = np.minimum(cell, curve * SAMPLES + SAMPLES - 2)
        low, high = table.ravel()[cell], table.ravel()[cell + 1]
        return (cell % SAMPLES + (wanted - low) / (high - low)) / (SAMPLES - 1)


@dataclass(frozen=True)
class Discs:
    """Discs that stand for spaces, then for names, then for spaces that a fit leaves alone.

    A space's disc lies `offset` beside the middle line of its connection and `shift` along it from
    the middle of the space; a name's lies `beside` its stop. Discs of one owner never push each
    other: a connection, or beyond those a name or the fixed ones.
    """

    connection: Rows
    offset: Floats
    space: Floats
    length: Floats
    shift: Floats
    stop: Rows
    beside: Floats
    fixed: Floats
    owner: Rows
    radius: Floats


class ForceModel:
    """A board as arrays, and the forces on its stops and bends.

    Stops are pulled to `places`, and only those of `only` move, all if absent, but no locked ones.
    """

    def __init__(
        self,
        board: Board,
        places: Mapping[str, Point],
        only: Collection[str] | None,
        labels: Mapping[str, Label],
        clearance: float,
    ) -> None:
        self._clearance = clearance
        row = {stop.id: index for index, stop in enumerate(board.stops)}
        self.stop_count = len(row)
        self.connections = [
            c
            for c in connections(board)
            if row.keys() >= set(c.ends) and c.ends[0] != c.ends[1] and shares_one_curve(c)
        ]
        self.start = _start(board, row, self.connections)
        self._places = np.array([places[stop.id] for stop in board.stops]).reshape(-1, 2)
        self._profile = board.profile
        self._size = np.array([board.size.width, board.size.height])
        self._rows = np.array(
            [
                (row[c.ends[0]], self.stop_count + index, row[c.ends[1]])
                for index, c in enumerate(self.connections)
            ],
            dtype=np.intp,
        ).reshape(-1, 3)
        self.free = np.array(
            [not stop.locked and (only is None or stop.id in only) for stop in board.stops]
            + [only is None or any(end in only for end in c.ends) for c in self.connections]
        )
        profile = board.profile
        self._needed = np.array(
            [needed_length(max(t.length for t in c.tracks), profile) for c in self.connections]
        )
        self._reach = np.array([inner_reach(len(c.tracks), profile) for c in self.connections])
        self._discs = _discs(board, row, self.connections, labels)
        self._water = WaterPull.of(board)
        is_ferry = np.array([any(t.ferry for t in c.tracks) for c in self.connections], dtype=bool)
        self._ferry_discs = np.flatnonzero(is_ferry[self._discs.connection])
        self._disc_pairs = self._stop_pairs = np.empty((0, 2), dtype=np.intp)
        self._stop_clearances = np.empty(0)

    def forces(self, points: Floats, hardness: float, *, search: bool) -> Floats:
        """Return the force on every stop and bend; `search` finds what is near."""
        curves = ConnectionCurves.at(points, self._rows, self._reach)
        centers, weights = self._place_discs(points, curves)
        if search:
            self._search(points, centers)
        on_discs, on_stops = self._repulsions(points, centers)
        hard = self._length_pushes(curves)
        hard[: self.stop_count] += on_stops + 2 * self._edge_pushes(
            points[: self.stop_count], PROMINENT_RADIUS
        )
        hard += self._distributed(on_discs + self._edge_pushes(centers, 0.0), weights)
        force = self._pulls(points, curves) + self._water_pulls(centers) + hardness * hard
        return np.where(self.free[:, None], force, 0.0)

    def _pulls(self, points: Floats, curves: ConnectionCurves) -> Floats:
        """Return weak pulls: of stops to their positions, of bends to the middle of the chord."""
        force = np.zeros_like(points)
        stops = points[: self.stop_count]
        force[: self.stop_count] = 2 * PLACE_PULL * (self._places - stops)
        start, bend, end = np.moveaxis(curves.knots, 1, 0)
        chord = end - start
        span = np.hypot(chord[:, 0], chord[:, 1])[:, None] + 1e-9
        away = bend - (start + end) / 2
        along = np.sum(away * chord, axis=1, keepdims=True) * chord / span**2
        stiffness = STRAIGHT_PULL * 60 / np.maximum(span, 60)
        pull = -2 * (stiffness * (away - along) + CENTER_PULL * along)
        return force + self._sum_of_rows(np.stack((-pull / 2, pull, -pull / 2), axis=1))

    def _water_pulls(self, centers: Floats) -> Floats:
        """Return weak pulls of ferries' bends to where their spaces lie on water."""
        force = np.zeros_like(self.start)
        if self._water is not None and len(self._ferry_discs):
            which = self._discs.connection[self._ferry_discs]
            shares = 1 / np.bincount(which, minlength=len(self.connections))[which]
            pulls = WATER_PULL * self._water.at(centers[self._ferry_discs])
            _add(force, self._rows[which, 1], pulls * shares[:, None])
        return force

    def _length_pushes(self, curves: ConnectionCurves) -> Floats:
        """Make room on curves that are too short for their spaces."""
        missing = np.maximum(self._needed + self._clearance / 2 - curves.lengths, 0)
        return self._sum_of_rows(2 * LENGTH_PUSH * missing[:, None, None] * curves.lengthening())

    def _place_discs(self, points: Floats, curves: ConnectionCurves) -> tuple[Floats, Floats]:
        """Return the discs' middles, and how much each knot of its curve counts for a space's."""
        discs, profile = self._discs, self._profile
        which = discs.connection
        slack = curves.lengths[which] - needed_length(discs.length, profile)
        first, pitch = first_and_pitch(discs.length, slack, profile)
        middle = first + pitch * discs.space
        t = curves.parameters(which, middle)
        share, knots = curves.share[which], curves.knots[which]
        ahead = parabola_weights(t + 1e-4, share) - parabola_weights(t - 1e-4, share)
        along = np.einsum("dk,dkx->dx", ahead, knots)
        along /= np.hypot(along[:, 0], along[:, 1])[:, None]
        across = np.column_stack((-along[:, 1], along[:, 0]))
        spaces = np.einsum("dk,dkx->dx", parabola_weights(t, share), knots)
        spaces += discs.shift[:, None] * along + discs.offset[:, None] * across
        # A space lies straight on its curve, but a push on its end moves what is nearest to that.
        weights = parabola_weights(curves.parameters(which, middle + discs.shift), share)
        names = points[discs.stop] + discs.beside
        return np.vstack((spaces, names, discs.fixed)), weights

    def _search(self, points: Floats, centers: Floats) -> None:
        """Find discs and stops that could touch within the next steps."""
        discs = self._discs
        tree = _tree(centers)
        reach = 2 * float(discs.radius.max(initial=0)) + self._clearance + SEARCH_AHEAD
        pairs = tree.query_pairs(reach, output_type="ndarray")
        self._disc_pairs = pairs[discs.owner[pairs[:, 0]] != discs.owner[pairs[:, 1]]]
        stops = points[: self.stop_count]
        near = _tree(stops).sparse_distance_matrix(
            tree, reach + PROMINENT_RADIUS, output_type="ndarray"
        )
        disc, stop = near["j"], near["i"]
        self._stop_pairs = np.column_stack((disc, stop))
        own = np.any(self._ends_of_discs()[disc] == stop[:, None], axis=1)
        self._stop_clearances = np.where(own, 0.0, self._clearance)

    def _ends_of_discs(self) -> Rows:
        """Return the two stops that each disc belongs to."""
        spaces = self._rows[self._discs.connection][:, [0, 2]]
        names = np.column_stack((self._discs.stop, self._discs.stop))
        nobody = np.full((len(self._discs.fixed), 2), -1)
        return np.vstack((spaces, names, nobody))

    def _repulsions(self, points: Floats, centers: Floats) -> tuple[Floats, Floats]:
        """Return the forces that push apart what touches: discs, discs and stops, stops."""
        radius, stops = self._discs.radius, points[: self.stop_count]
        on_discs, on_stops = np.zeros_like(centers), np.zeros_like(stops)
        one, other = self._disc_pairs.T
        push = _repulsion(
            centers[one], centers[other], radius[one] + radius[other] + self._clearance
        )
        _add(on_discs, one, push)
        _add(on_discs, other, -push)
        disc, stop = self._stop_pairs.T
        push = 1.5 * _repulsion(
            centers[disc], stops[stop], radius[disc] + PROMINENT_RADIUS + self._stop_clearances
        )
        _add(on_discs, disc, push)
        _add(on_stops, stop, -push)
        one, other = _tree(stops).query_pairs(STOP_DISTANCE, output_type="ndarray").T
        push = _repulsion(stops[one], stops[other], np.full(len(one), STOP_DISTANCE))
        _add(on_stops, one, push)
        _add(on_stops, other, -push)
        return on_discs, on_stops

    def _edge_pushes(self, things: Floats, radius: float) -> Floats:
        """Return the forces away from the edge of the board."""
        margin = MARGIN + self._profile.score_border + radius
        inwards = np.maximum(margin - things, 0) - np.maximum(things - self._size + margin, 0)
        return 2 * np.asarray(inwards)

    def _distributed(self, on_discs: Floats, weights: Floats) -> Floats:
        """Distribute the forces on discs to the stops and bends that determine their positions."""
        spaces, names = len(weights), len(self._discs.stop)
        result = np.zeros_like(self.start)
        for knot in range(3):
            rows = self._rows[self._discs.connection, knot]
            _add(result, rows, on_discs[:spaces] * weights[:, knot, None])
        _add(result, self._discs.stop, on_discs[spaces : spaces + names])
        return result

    def _sum_of_rows(self, on_knots: Floats) -> Floats:
        """Add up forces on the knots of curves, shape (m, 3, 2), by stop and bend."""
        result = np.zeros_like(self.start)
        _add(result, self._rows.ravel(), on_knots.reshape(-1, 2))
        return result


def _tree(points: Floats) -> "cKDTree":
    from scipy.spatial import cKDTree  # late: importing scipy is slow

    return cKDTree(points)


def _repulsion(one: Floats, other: Floats, distance: Floats) -> Floats:
    """Return the push on `one` away from `other` where they are nearer than `distance`."""
    between = one - other
    gap = np.hypot(between[:, 0], between[:, 1]) + 1e-6
    return (2 * np.maximum(distance - gap, 0) / gap)[:, None] * between


def _add(result: Floats, rows: Rows, forces: Floats) -> None:
    for axis in (0, 1):
        result[:, axis] += np.bincount(rows, forces[:, axis], len(result))


def _start(board: Board, row: Mapping[str, int], fitted: list[Connection]) -> Floats:
    stops = np.array([stop.position for stop in board.stops], dtype=float).reshape(-1, 2)
    bends = [
        c.tracks[0].bends[len(c.tracks[0].bends) // 2]
        if c.tracks[0].bends
        else (stops[row[c.ends[0]]] + stops[row[c.ends[1]]]) / 2
        for c in fitted
    ]
    return np.vstack((_separated(stops), np.array(bends, dtype=float).reshape(-1, 2)))


def _separated(stops: Floats) -> Floats:
    """Move stops on the same point slightly apart, so that a push has a direction."""
    _, first = np.unique(stops.round(3), axis=0, return_index=True)
    again = np.setdiff1d(np.arange(len(stops)), first)
    turn = 2.4 * again  # an angle that never repeats
    stops = stops.copy()
    stops[again] += 0.05 * np.column_stack((np.cos(turn), np.sin(turn)))
    return stops


def _discs_in_a_space(space: Footprint) -> list[tuple[float, float, float]]:
    """Return discs that fill a space: how far beside and along its middle, and the radius."""
    radius = space.width / 2
    half = max(0.0, space.length / 2 - radius)
    row = [(0.0, float(shift), radius) for shift in np.linspace(-half, half, DISCS_PER_SPACE)]
    side, end = radius - CORNER_RADIUS, space.length / 2 - CORNER_RADIUS
    return row + [(y, x, CORNER_RADIUS) for x in (-end, end) for y in (-side, side)]


def _discs_of(label: Label) -> Floats:
    """Return the middles of a row of discs, as high as the letters, that covers a name."""
    reach = max(0.0, (label.width - label.height) / 2)
    along = np.linspace(-reach, reach, 1 + int(np.ceil(3 * reach / label.height)))
    turn = np.radians(label.angle)
    return np.column_stack((label.x + along * np.cos(turn), label.y + along * np.sin(turn)))


def _discs(
    board: Board,
    row: Mapping[str, int],
    fitted: list[Connection],
    labels: Mapping[str, Label],
) -> Discs:
    profile = board.profile
    spaces = [
        (
            index,
            (place - (len(c.tracks) - 1) / 2) * profile.track_distance + aside,
            n,
            t.length,
            *rest,
        )
        for index, c in enumerate(fitted)
        for place, t in enumerate(c.tracks)
        for n in range(t.length)
        for aside, *rest in _discs_in_a_space(profile.space)
    ]
    connection, offset, space, length, shift, radius = np.array(spaces).reshape(-1, 6).T
    names = [
        (
            row[stop.id],
            len(fitted) + row[stop.id],
            x,
            y,
            labels[stop.id].height / 2 + NAME_CLEARANCE,
        )
        for stop in board.stops
        if stop.id in labels
        for x, y in _discs_of(labels[stop.id]) - np.array(stop.position)
    ]
    stop, name, x, y, name_radius = np.array(names, dtype=float).reshape(-1, 5).T
    fixed = _fixed_discs(board, fitted)
    return Discs(
        connection.astype(np.intp),
        offset,
        space,
        length,
        shift,
        stop.astype(np.intp),
        np.column_stack((x, y)),
        fixed[:, :2],
        np.concatenate((connection, name, np.full(len(fixed), -1))).astype(np.intp),
        np.concatenate((radius, name_radius, fixed[:, 2])),
    )


def _fixed_discs(board: Board, fitted: list[Connection]) -> Floats:
    """Return the discs of all spaces whose connections do not take part: x, y and radius."""
    taking_part = {route.id for connection in fitted for route in connection.tracks}
    return np.array(
        [
            (*space.point(along, aside), radius)
            for name, track in place_tracks(board).items()
            if name not in taking_part
            for space in track.spaces
            for aside, along, radius in _discs_in_a_space(board.profile.space)
        ]
    ).reshape(-1, 3)
