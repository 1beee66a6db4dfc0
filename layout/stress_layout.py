"""Positions for cities of which only the routes are known, by stress majorization.

Distances follow the lengths of routes, nearer ones with more weight. Known positions stay fixed.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from scipy.sparse import coo_array
from scipy.sparse.csgraph import shortest_path

from trackwright.layout.curves import Floats
from trackwright.schema.geometry import Point, Size

STEPS = 300
MOST = 400
"""Cities whose distances are compared, each with each; more are laid out in rows."""

DesiredDistance = tuple[str, str, float]
"""Two cities, and how far apart they should lie."""


def spread_out(
    names: Sequence[str], desired: Sequence[DesiredDistance], size: Size, margin: float
) -> dict[str, Point]:
    """Return positions all over a board for cities of which only distances are known."""
    if not names:
        return {}
    if len(names) > MOST:
        return _in_rows(names, size, margin)
    distances = _distances(names, desired)
    at = _relaxed(_start(distances), distances, np.ones(len(names), dtype=bool))
    return _rounded(names, _scaled_to_fill(_oriented_like(at, size), size, margin))


def spread_among(
    known: Mapping[str, Point],
    names: Sequence[str],
    desired: Sequence[DesiredDistance],
    size: Size,
    margin: float,
) -> dict[str, Point]:
    """Return positions for cities with desired distances to others, whose positions are known."""
    if len(known) + len(names) > MOST:
        return _in_rows(names, size, margin)
    everyone = [*known, *names]
    distances = _distances(everyone, desired) * _scale(known, desired)
    middle = np.mean([*known.values()], axis=0)
    free = np.array([name not in known for name in everyone])
    near = [_neighbours(name, known, desired) or [middle] for name in names]
    # Turned by a golden angle each, so that no two begin at one place.
    turns = np.arange(len(names)) * np.pi * (3 - np.sqrt(5))
    aside = np.column_stack((np.cos(turns), np.sin(turns)))
    begin = np.array([np.mean(places, axis=0) for places in near]).reshape(-1, 2) + aside
    start = np.concatenate((np.array([*known.values()], dtype=float), begin))
    at = _relaxed(start, distances, free)[len(known) :]
    inside = np.clip(at, margin, np.array([size.width, size.height]) - margin)
    return _rounded(names, inside)


def _distances(names: Sequence[str], desired: Sequence[DesiredDistance]) -> Floats:
    numbers = {name: number for number, name in enumerate(names)}
    nearest: dict[tuple[int, int], float] = {}
    for first, second, length in desired:
        pair = (numbers[first], numbers[second])
        if pair[0] != pair[1]:
            nearest[pair] = min(length, nearest.get(pair, length))
    rows, columns = np.array([*nearest], dtype=int).reshape(-1, 2).T
    graph = coo_array(([*nearest.values()], (rows, columns)), shape=(len(names), len(names)))
    distances: Floats = shortest_path(graph.tocsr(), directed=False)
    reached = distances[np.isfinite(distances)]
    apart = max(float(reached.max(initial=0.0)), 1.0)
    return np.where(np.isfinite(distances), distances, apart * 1.2)


def _start(distances: Floats) -> Floats:
    """Return the two-dimensional positions closest to the distances (classical scaling)."""
    count = len(distances)
    if count < 3:
        return np.column_stack((np.arange(count) * distances.max(), np.zeros(count)))
    centring = np.eye(count) - 1 / count
    sizes, axes = np.linalg.eigh(-0.5 * centring @ distances**2 @ centring)
    at: Floats = axes[:, -2:] * np.sqrt(np.maximum(sizes[-2:], 1e-9))
    # An axis may point either way: the city that lies farthest out decides which.
    signs = np.where(at[np.abs(at).argmax(axis=0), [0, 1]] < 0, -1.0, 1.0)
    return (at * signs)[:, ::-1]


def _relaxed(at: Floats, distances: Floats, free: np.ndarray) -> Floats:
    weights = 1 / np.maximum(distances, 1e-6) ** 2
    np.fill_diagonal(weights, 0)
    total = np.maximum(weights.sum(axis=1), 1e-12)
    for _ in range(STEPS):
        offsets = at[:, None] - at[None]
        lengths = np.maximum(np.hypot(offsets[..., 0], offsets[..., 1]), 1e-9)
        pull = weights * distances / lengths
        moved = (weights @ at + (pull[..., None] * offsets).sum(axis=1)) / total[:, None]
        step = np.abs(moved - at)[free].max(initial=0.0)
        at = np.where(free[:, None], moved, at)
        if step < 1e-4 * distances.max():
            break
    return at


def _scale(known: Mapping[str, Point], desired: Sequence[DesiredDistance]) -> float:
    """Return how many mm lie between known cities per unit of distance; 1 if unknown."""
    ratios = [
        float(np.hypot(*np.subtract(known[first], known[second]))) / length
        for first, second, length in desired
        if first in known and second in known and length and first != second
    ]
    return float(np.median(ratios)) or 1.0 if ratios else 1.0


def _neighbours(
    name: str, known: Mapping[str, Point], desired: Sequence[DesiredDistance]
) -> list[Point]:
    ends = [{first, second} for first, second, _ in desired if name in (first, second)]
    return [known[other] for pair in ends for other in pair - {name} if other in known]


def _oriented_like(at: Floats, size: Size) -> Floats:
    """Return positions turned by a quarter if their orientation is not the board's."""
    width, height = np.ptp(at, axis=0)
    return at if (width >= height) == (size.width >= size.height) else at[:, ::-1]


def _scaled_to_fill(at: Floats, size: Size, margin: float) -> Floats:
    room = np.array([size.width, size.height]) - 2 * margin
    extent = np.maximum(np.ptp(at, axis=0), 1e-9)
    scale = float((room / extent).min())
    middle = (at.min(axis=0) + at.max(axis=0)) / 2
    filling: Floats = (at - middle) * scale + np.array([size.width, size.height]) / 2
    return filling


def _in_rows(names: Sequence[str], size: Size, margin: float) -> dict[str, Point]:
    columns = max(int(np.ceil(np.sqrt(len(names) * size.width / size.height))), 1)
    rows = -(-len(names) // columns)
    xs = np.linspace(margin, size.width - margin, columns)
    ys = np.linspace(margin, size.height - margin, max(rows, 1))
    grid = np.array([(xs[i % columns], ys[i // columns]) for i in range(len(names))])
    return _rounded(names, grid)


def _rounded(names: Sequence[str], at: Floats) -> dict[str, Point]:
    return {
        name: Point(round(float(x), 1), round(float(y), 1))
        for name, (x, y) in zip(names, at, strict=True)
    }
