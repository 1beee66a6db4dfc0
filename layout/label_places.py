"""Where a stop's name could stand: candidate positions around its disc, in one line or in two."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np

from trackwright.layout.curves import Floats, Rows
from trackwright.layout.drawn_sizes import (
    descent,
    font_size,
    name_size,
    name_tier,
    stop_radius,
    text_width,
)
from trackwright.layout.overlap_search import Boxes
from trackwright.schema.board import Board, Side, Stop, stop_name
from trackwright.schema.profile import NameTier

DISTANCES = (1.0, 2.2, 3.6, 5.2, 7.5)
"""Candidate distances between a stop's disc and its name, in mm."""

CLEARANCE = 0.7
"""Preferred room around a name, in mm: its halo is about as wide."""

LINE_PITCH = 1.5
"""From line to line of a name in two, in heights of capitals."""

LONG_NAME = 26.0
"""Wider names may be written in two lines, in mm."""

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

_SLIDES = {Side.EAST: (0.8,), Side.WEST: (0.8,), Side.NORTH: (0.3, 0.6), Side.SOUTH: (0.3, 0.6)}
"""How far a name may slide along its side, both ways, as shares of half its own size."""

_COST_OF_DISTANCE = 0.8
_COST_OF_SLIDE = 1.2
_COST_OF_BREAK = 2.5

_MOST_ON_ONE_SPOT = 4
"""Stops on one spot whose names are placed: more of them could not be read anyway."""


@dataclass(frozen=True)
class Lettering:
    """A name's lines and what they fill: width, and height from the first capitals' top."""

    lines: tuple[str, ...]
    width: float
    height: float
    depth: float
    """How far letters hang below the last baseline."""


@dataclass(frozen=True)
class UnplacedLabel:
    """A stop's name, before it has a position; `letterings` are the ways to write it."""

    stop: Stop
    text: str
    size: float
    angle: float
    bold: bool
    letterings: tuple[Lettering, ...]


def unplaced_labels(board: Board, language: str) -> dict[str, UnplacedLabel]:
    """Return the names of all stops that have one, by the stop's id."""
    countries = {country.id: country for country in reversed(board.countries)}
    names = {}
    for stop in board.stops:
        if text := stop_name(stop, countries, language):
            capitals, bold = name_size(stop, board.profile), name_tier(stop) is NameTier.LARGE
            letterings = _letterings(text, capitals, bold=bold)
            angle = stop.label.angle if stop.label else 0.0
            if stop.label and stop.label.offset:
                letterings = letterings[:1]
            names[stop.id] = UnplacedLabel(stop, text, font_size(capitals), angle, bold, letterings)
    return names


def _letterings(text: str, capitals: float, *, bold: bool) -> tuple[Lettering, ...]:
    """Return a name in one line and, if it is long and has a gap, in two."""
    whole = _lettering((text,), capitals, bold=bold)
    if whole.width <= LONG_NAME:
        return (whole,)
    breaks = [i + 1 for i, letter in enumerate(text[:-1]) if letter in " -" and i > 0]
    halves = [(text[:at].strip(), text[at:].strip()) for at in breaks]
    broken = [_lettering(lines, capitals, bold=bold) for lines in halves if all(lines)]
    return (whole, min(broken, key=lambda each: each.width)) if broken else (whole,)


def _lettering(lines: tuple[str, ...], capitals: float, *, bold: bool) -> Lettering:
    size = font_size(capitals)
    width = max(text_width(line, size, bold=bold) for line in lines)
    height = capitals * (1 + LINE_PITCH * (len(lines) - 1))
    return Lettering(lines, width, height, descent(lines[-1], size))


@dataclass(frozen=True)
class Candidates:
    """The candidate positions of names, a row each.

    The rows of name i go from `starts[i]` to `starts[i + 1]`; `middles` are those of the capitals,
    `letterings` tell which of the name's own a row shows; `boxes` include the clearance and letters
    that hang down, and `penalties` are the costs of positions that cover nothing.
    """

    starts: Rows
    middles: Floats
    letterings: Rows
    boxes: Boxes
    penalties: Floats

    @classmethod
    def of(cls, names: Sequence[UnplacedLabel]) -> "Candidates":
        """Return the candidates of some names."""
        on_spot = Counter[tuple[int, int]]()
        places = []
        for name in names:
            spot = round(name.stop.position.x), round(name.stop.position.y)
            on_spot[spot] += 1
            own = _places(name)
            places.append(own if on_spot[spot] <= _MOST_ON_ONE_SPOT else own[:1])
        counts = np.array([len(own) for own in places], dtype=np.intp)
        x, y, penalties, which, widths, heights, depths = np.concatenate(
            [np.empty((0, 7)), *places]
        ).T
        stops = np.array([name.stop.position for name in names], dtype=float).reshape(-1, 2)
        middles = np.repeat(stops, counts, axis=0) + np.column_stack((x, y))
        angles = np.repeat(np.array([name.angle for name in names], dtype=float), counts)
        sizes = np.column_stack((widths, heights + depths)) + 2 * CLEARANCE
        return cls(
            np.concatenate(([0], np.cumsum(counts))),
            middles,
            which.astype(np.intp),
            Boxes(lowered(middles, depths, angles), sizes, angles),
            penalties,
        )

    def bounds(self) -> Floats:
        """Return left, top, right and bottom of all that each name would fill or a bit more."""
        reach = np.hypot(*self.boxes.sizes.T)[:, None] / 2
        first = self.starts[:-1]
        low = np.minimum.reduceat(self.boxes.middles - reach, first)
        return np.hstack((low, np.maximum.reduceat(self.boxes.middles + reach, first)))


def lowered(middles: Floats, depths: Floats, angles: Floats) -> Floats:
    """Return the middles of names with the letters that hang down, given those of capitals."""
    turns = np.radians(angles)
    return middles + np.column_stack((-np.sin(turns), np.cos(turns))) * depths[:, None] / 2


def _places(name: UnplacedLabel) -> Floats:
    """Return a row for each position of a name.

    It has x and y relative to the stop, the penalty, and number, width, height and depth of the
    lettering.
    """
    rows = []
    for number, lettering in enumerate(name.letterings):
        shifts, penalties = _shifts(name, lettering)
        facts = (number, lettering.width, lettering.height, lettering.depth)
        penalties = penalties + _COST_OF_BREAK * number
        rows.append(np.column_stack((shifts, penalties, np.tile(facts, (len(shifts), 1)))))
    return np.concatenate(rows)


def _shifts(name: UnplacedLabel, lettering: Lettering) -> tuple[Floats, Floats]:
    """Return the candidate positions of a name relative to its stop, and their penalties."""
    label = name.stop.label
    if label and label.offset:
        return np.array([label.offset]), np.zeros(1)
    options = _directions(label.side) if label and label.side else _directions(*_SIDES)
    turn = np.radians(name.angle)
    flat, steep = abs(np.cos(turn)), abs(np.sin(turn))
    breadth = lettering.width * flat + lettering.height * steep
    depth = lettering.width * steep + lettering.height * flat
    half = np.array([breadth, depth]) / 2
    reach = (stop_radius(name.stop) + options.distances) * options.reach_shares
    shifts = options.directions * (reach[:, None] + half) + options.slides * half
    above = options.directions[:, 1] < 0
    shifts[above, 1] -= lettering.depth * flat
    return shifts, options.penalties


@dataclass(frozen=True)
class _Directions:
    """Directions from a stop to its name, a row each.

    `slides` go along the side, in halves of the name's size. `reach_shares` are lower for
    diagonals, whose distance counts both across and down.
    """

    directions: Floats
    slides: Floats
    distances: Floats
    reach_shares: Floats
    penalties: Floats


@cache
def _directions(*sides: Side) -> _Directions:
    free = len(sides) > 1
    rows = []
    for side, distance in product(sides, DISTANCES):
        across, down, penalty = _SIDES[side]
        slides = _SLIDES.get(side, ()) if free else ()
        for slide in (0.0, *slides, *(-slide for slide in slides)):
            cost = penalty + _COST_OF_DISTANCE * distance + _COST_OF_SLIDE * abs(slide)
            rows.append((across, down, slide * abs(down), slide * abs(across), distance, cost))
    across, down, slide_across, slide_down, distances, penalties = np.array(rows).T
    return _Directions(
        np.column_stack((across, down)),
        np.column_stack((slide_across, slide_down)),
        distances,
        np.where((across != 0) & (down != 0), 0.7, 1.0),
        penalties,
    )
