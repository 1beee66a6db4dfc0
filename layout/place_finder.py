"""Which towns a list of names means: those that make sense with each other.

A name alone means the largest town that has it. In a list it means one that lies near the others:
of all towns that each name can mean, those are chosen that are large and close together.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from trackwright.layout.gazetteer import MAIN_NAME_COUNTS, Town
from trackwright.layout.projections import EARTH_RADIUS
from trackwright.schema.geometry import GeoPoint

Floats = NDArray[np.float64]

MOST_CANDIDATES = 60
"""Towns of one name that are looked at, the largest first."""

MOST_ANCHORS = 600
"""Towns around which the others are tried."""

SMALLEST = 500
"""People: towns whose size is not known, or smaller, count as so large."""

NEAR_KM, NEAREST = 80.0, 2
"""Towns nearer than this, or than is usual in the list, are near enough; the distance to so many
nearest others is what counts."""

TOO_NEAR = 0.25
"""Of the usual distance: a board has no room for towns that are nearer."""

CLOSENESS, SAME_COUNTRY = 1.5, 0.8
"""How much a town outweighs a larger one by being near the others, and in their country."""

ENOUGH = 5.0
"""Other names of a list that say all that others can say; fewer say less."""

SAME_KM, TAKEN = 0.5, 20.0
"""Two names of a list do not mean one town: how near that is, and what it costs."""

SURE, LIKELY = 3.0, 1.2
"""How much better than the next a choice is that is sure, or likely."""

FAR_KM, MUCH_FARTHER = 1_500.0, 8.0
"""A town is astray if it lies farther from all others than this, and than others usually do."""

_ROUNDS = 12


class Certainty(StrEnum):
    """How sure it is that a town is meant."""

    SURE = "sure"
    LIKELY = "likely"
    DOUBTFUL = "doubtful"


@dataclass(frozen=True)
class Choice:
    """The town that a name of a list means.

    Attributes:
        town: The town.
        other: The next likely one, if several could be meant.
        certainty: How sure it is.
        distance: How far it is from the nearest other of the list, in km.
        is_astray: Whether that is much farther than others of the list are apart.
    """

    town: Town
    other: Town | None
    certainty: Certainty
    distance: float
    is_astray: bool


def choose_together(
    candidates: Mapping[str, Sequence[Town]],
    known: Sequence[GeoPoint] = (),
    joined: Iterable[tuple[str, str]] = (),
) -> dict[str, Choice]:
    """Return the town that each name means, of those it could mean, by the names' keys.

    `known` are places that are sure to belong to the list, and `joined` names that are neighbours.
    """
    meant = {name: list(towns[:MOST_CANDIDATES]) for name, towns in candidates.items() if towns}
    if not meant:
        return {}
    numbers = {name: number for number, name in enumerate(meant)}
    pairs = [(numbers[a], numbers[b]) for a, b in joined if a in numbers and b in numbers]
    search = _Search(list(meant.values()), known, pairs)
    chosen = search.chosen()
    return dict(zip(meant, search.choices(chosen), strict=True))


class _Search:
    """Looks for the towns of all names that are the largest and closest together.

    The candidates of all names are rows of one table, `starts[n]` is the first of name n; places
    that are known follow at its end.
    """

    def __init__(
        self,
        candidates: Sequence[Sequence[Town]],
        known: Sequence[GeoPoint],
        joined: Sequence[tuple[int, int]],
    ) -> None:
        self._towns = list(chain.from_iterable(candidates))
        self._starts = np.cumsum([0, *(len(towns) for towns in candidates)])
        self._rows = [
            slice(int(start), int(end))
            for start, end in zip(self._starts, self._starts[1:], strict=False)
        ]
        self._known = np.arange(len(self._towns), len(self._towns) + len(known))
        places = [town.location for town in self._towns] + list(known)
        self._vectors = _vectors(places)
        self._costs = np.concatenate([_unlikeliness(towns) for towns in candidates])
        self._neighbors: dict[int, set[int]] = {}
        for one, other in joined:
            self._neighbors.setdefault(one, set()).add(other)
            self._neighbors.setdefault(other, set()).add(one)
        self._near = NEAR_KM
        self._evidence = min((len(candidates) + len(known) - 1) / ENOUGH, 1.0)

    def chosen(self) -> NDArray[np.intp]:
        """Return the row of each name's town."""
        chosen = self._around(self._best_anchor())
        for _ in range(_ROUNDS):
            before = chosen.copy()
            self._near = max(NEAR_KM, float(np.median(self._nearest_of_each(chosen))))
            for name, rows in enumerate(self._rows):
                if rows.stop - rows.start > 1:
                    chosen[name] = rows.start + int(np.argmin(self._misfit(rows, name, chosen)))
            if np.array_equal(chosen, before):
                break
        return chosen

    def choices(self, chosen: NDArray[np.intp]) -> list[Choice]:
        """Describe the choice of each name."""
        nearest = self._nearest_of_each(chosen)
        usual = float(np.median(nearest))
        limit = max(FAR_KM, MUCH_FARTHER * usual)
        found = []
        for name, rows in enumerate(self._rows):
            costs = self._misfit(rows, name, chosen)
            own = int(chosen[name]) - rows.start
            others = np.delete(costs, own)
            margin = float(others.min() - costs[own]) if len(others) else np.inf
            other = None
            if len(others):
                next_best = int(np.argmin(others))
                other = self._towns[rows.start + next_best + (next_best >= own)]
            found.append(
                Choice(
                    self._towns[int(chosen[name])],
                    other,
                    _certainty(margin),
                    float(nearest[name]),
                    bool(nearest[name] > limit),
                )
            )
        return found

    def _nearest_of_each(self, chosen: NDArray[np.intp]) -> Floats:
        """Return how far each name's town, and each known place, is from the nearest other."""
        rows = np.concatenate((chosen, self._known))
        if len(rows) < 2:
            return np.zeros(len(rows))
        distances = self._distances(rows, rows)
        np.fill_diagonal(distances, np.inf)
        return np.asarray(distances.min(axis=1))

    def _best_anchor(self) -> int:
        """Return the row around which all names together are likeliest."""
        anchors = [*self._known, *chain.from_iterable(range(r.start, r.stop) for r in self._rows)]
        likeliest = sorted(anchors, key=lambda row: self._cost_of(int(row)))[:MOST_ANCHORS]
        totals = [self._total_around(int(row)) for row in likeliest]
        return int(likeliest[int(np.argmin(totals))])

    def _cost_of(self, row: int) -> float:
        return float(self._costs[row]) if row < len(self._costs) else 0.0

    def _total_around(self, anchor: int) -> float:
        return float(np.minimum.reduceat(self._costs_around(anchor), self._starts[:-1]).sum())

    def _around(self, anchor: int) -> NDArray[np.intp]:
        costs = self._costs_around(anchor)
        return np.array([rows.start + int(np.argmin(costs[rows])) for rows in self._rows])

    def _costs_around(self, anchor: int) -> Floats:
        distances = self._distances(np.arange(len(self._towns)), [anchor])[:, 0]
        return np.asarray(self._costs + self._closeness(distances))

    def _closeness(self, distances: Floats) -> Floats:
        steps = np.log(np.maximum(distances / self._near, 1.0))
        return np.asarray(self._evidence * CLOSENESS * steps)

    def _misfit(self, rows: slice, name: int, chosen: NDArray[np.intp]) -> Floats:
        """Return how badly candidates suit what is chosen for the other names."""
        near = self._nearest(np.arange(rows.start, rows.stop), name, chosen)
        crowded = np.log(np.maximum(TOO_NEAR * self._near / np.maximum(near[:, 0], 1.0), 1.0))
        crowded[near[:, 0] < SAME_KM] = TAKEN
        countries = Counter(self._towns[row].country for row in np.delete(chosen, name))
        alike = [countries[town.country] for town in self._towns[rows]]
        away = near.mean(axis=1)
        if neighbors := self._neighbors.get(name):
            others = chosen[sorted(neighbors)]
            away = self._distances(np.arange(rows.start, rows.stop), others).mean(axis=1)
        costs = self._costs[rows] + self._closeness(away) + crowded
        return np.asarray(costs - self._evidence * SAME_COUNTRY * np.log1p(alike))

    def _nearest(self, rows: NDArray[np.intp], name: int, chosen: NDArray[np.intp]) -> Floats:
        """Return the distances of rows to the nearest of the other names' towns, in km."""
        others = np.concatenate((np.delete(chosen, name), self._known))
        if not len(others):
            return np.full((len(rows), 1), NEAR_KM)
        return np.sort(self._distances(rows, others), axis=1)[:, :NEAREST]

    def _distances(
        self, rows: NDArray[np.intp], others: Sequence[int] | NDArray[np.intp]
    ) -> Floats:
        """Return how far rows are from others, in km; shape (rows, others)."""
        chords = np.clip(self._vectors[rows] @ self._vectors[others].T, -1, 1)
        return np.asarray(np.arccos(chords) * EARTH_RADIUS)


def kilometres(one: GeoPoint, other: GeoPoint) -> float:
    """Return how far two places are apart, over the ground."""
    chord = float(np.dot(*_vectors([one, other])))
    return float(np.arccos(np.clip(chord, -1, 1)) * EARTH_RADIUS)


def _unlikeliness(towns: Sequence[Town]) -> Floats:
    """Return how much less likely each town is than the likeliest of the same name."""
    sizes = np.array([max(town.population, SMALLEST) for town in towns], dtype=float)
    by_main_name = np.array([town.name == town.main_name for town in towns])
    weights = np.log(sizes) + np.where(by_main_name, np.log(MAIN_NAME_COUNTS), 0.0)
    return np.asarray(weights.max() - weights)


def _certainty(margin: float) -> Certainty:
    if margin >= SURE:
        return Certainty.SURE
    return Certainty.LIKELY if margin >= LIKELY else Certainty.DOUBTFUL


def _vectors(places: Sequence[GeoPoint]) -> Floats:
    """Return places as points on a ball of radius 1; shape (places, 3)."""
    lats, lons = np.radians([(place.lat, place.lon) for place in places]).reshape(-1, 2).T
    return np.column_stack((np.cos(lats) * np.cos(lons), np.cos(lats) * np.sin(lons), np.sin(lats)))
