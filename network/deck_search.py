"""Suggested decks of tickets: simulated annealing towards measured figures, repeatable by seed."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from trackwright.network.decks import CLASSES, FIRST_LONG, DeckTally, Journey, Journeys
from trackwright.network.paths import Pair
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say

Progress = Callable[[float], bool]
"""Called with the share of the work that is done; returns whether to continue."""

STEPS_FOR_EACH, FEWEST_STEPS, MOST_STEPS = 40, 500, 4_000
"""Replacements that are tried: for each ticket, and in total."""

START_TEMPERATURE, END_TEMPERATURE = 0.3, 0.002
"""Temperatures of the annealing: how much worse a deck may become in between."""

CANDIDATES = 60
"""Tickets that are compared to replace one."""

OUTSIDE_WEIGHT = 8.0
"""How much more a deviation counts outside the measured range than inside."""


class TooFewPairsError(TrackwrightError):
    """A board on which not so many tickets can be suggested."""


@dataclass(frozen=True)
class Aim:
    """The measured range of a figure of a deck, the best value, and its weight among others."""

    lowest: float
    target: float
    highest: float
    weight: float = 1.0

    def deviation(self, value: float) -> float:
        """Return how far a value is from the target: 0 there, 1 at the ends of the range."""
        end = self.highest if value > self.target else self.lowest
        room = abs(end - self.target) or abs(self.target) / 4 or 0.01
        off = abs(value - self.target) / room
        return off if off <= 1 else 1 + OUTSIDE_WEIGHT * (off - 1)


Aims = Mapping[str, Aim]


@dataclass(frozen=True)
class DeckRequest:
    """How many tickets to suggest, kept ones included, and the share of long ones."""

    tickets: int
    long: float
    seed: int = 0

    @property
    def long_ones(self) -> int:
        """How many tickets shall be long."""
        return round(self.long * self.tickets)


Offered = Sequence[Sequence[Pair]]
"""The pairs of cities that tickets may join, by the class of their distance."""


def suggest_deck(
    journeys: Journeys,
    offered: Offered,
    request: DeckRequest,
    aims: Aims,
    kept: Sequence[Journey] = (),
    progress: Progress | None = None,
) -> tuple[Journey, ...]:
    """Return journeys for tickets beside those that are kept, as close to the aims as possible.

    If `progress` stops the search, the best deck so far is returned.
    """
    random = Random(request.seed)  # noqa: S311 – the same deck again is the point
    taken = {journey.cities for journey in kept}
    offered = [[pair for pair in pairs if frozenset(pair) not in taken] for pairs in offered]
    numbers = _numbers(request, aims, kept, [len(pairs) for pairs in offered])
    chosen = [
        pair
        for pairs, number in zip(offered, numbers, strict=True)
        for pair in random.sample(pairs, number)
    ]
    search = _Search(journeys, aims, kept, chosen)
    steps = min(max(STEPS_FOR_EACH * len(chosen), FEWEST_STEPS), MOST_STEPS) if chosen else 0
    for step in range(steps):
        if step % 20 == 0 and progress is not None and not progress(step / steps):
            break
        index = random.randrange(len(chosen))
        other = random.choice(offered[search.deck[index].grade])
        cooling = (END_TEMPERATURE / START_TEMPERATURE) ** (step / steps)
        search.try_instead(index, other, START_TEMPERATURE * cooling, random)
    return tuple(search.best)


def replacement(
    journeys: Journeys,
    offered: Offered,
    request: DeckRequest,
    aims: Aims,
    others: Sequence[Journey],
    replaced: Journey,
    refused: Collection[frozenset[str]] = (),
) -> Journey | None:
    """Return the best replacement of a ticket, of similar length and not refused; None if none."""
    seed = f"{request.seed} {len(refused)} {sorted(replaced.cities)}"
    random = Random(seed)  # noqa: S311 – here too
    taken = {journey.cities for journey in others} | {replaced.cities, *refused}
    for grade in sorted(range(CLASSES), key=lambda grade: abs(grade - replaced.grade)):
        free = [pair for pair in offered[grade] if frozenset(pair) not in taken]
        if free:
            tried = random.sample(free, min(CANDIDATES, len(free)))
            tally = DeckTally(journeys, others)
            found = filter(None, (journeys.between(*pair) for pair in tried))
            return min(found, key=lambda journey: _badness_with(tally, journey, aims))
    return None


def badness(figures: Mapping[str, float], aims: Aims) -> float:
    """Return how far a deck's figures are from the aims; 0 if they agree."""
    return sum(
        aim.weight * aim.deviation(figures[name]) ** 2
        for name, aim in aims.items()
        if name in figures
    )


class _Search:
    """A deck that is improved by trying other tickets in the place of some."""

    def __init__(
        self,
        journeys: Journeys,
        aims: Aims,
        kept: Iterable[Journey],
        chosen: Iterable[Pair],
    ) -> None:
        self._journeys = journeys
        self._aims = aims
        self.deck = [found for pair in chosen if (found := journeys.between(*pair))]
        self._tally = DeckTally(journeys, (*kept, *self.deck))
        self._badness = self._least = badness(self._tally.figures(), aims)
        self.best = list(self.deck)

    def try_instead(self, index: int, pair: Pair, temperature: float, random: Random) -> None:
        """Put another ticket in the place of one, if that is better or not much worse."""
        before, after = self.deck[index], self._journeys.between(*pair)
        if after is None or after in self._tally:
            return
        self._tally.remove(before)
        self._tally.add(after)
        now = badness(self._tally.figures(), self._aims)
        worse = now - self._badness
        if worse > 0 and random.random() >= exp(-worse / temperature):
            self._tally.add(before)  # first: removing would drop its cached comparisons
            self._tally.remove(after)
            return
        self.deck[index], self._badness = after, now
        if now < self._least:
            self._least, self.best = now, list(self.deck)


def _badness_with(tally: DeckTally, journey: Journey, aims: Aims) -> float:
    tally.add(journey)
    found = badness(tally.figures(), aims)
    tally.remove(journey)
    return found


def _numbers(
    request: DeckRequest, aims: Aims, kept: Sequence[Journey], room: Sequence[int]
) -> tuple[int, ...]:
    """Return how many tickets of each class are needed beside those that are kept."""
    wanted = request.tickets - len(kept)
    if wanted > sum(room):
        raise TooFewPairsError(
            say(
                "{tickets} tickets cannot be suggested: only {n} pairs of cities are "
                "joined by more than one route; ask for fewer tickets, or add routes",
                tickets=request.tickets,
                n=sum(room) + len(kept),
            )
        )
    shares = [aims[f"deck_lengths_{n + 1}"].target for n in range(CLASSES)]
    long, short = sum(shares[FIRST_LONG:]), sum(shares[:FIRST_LONG])
    parts = [
        share
        / (long if n >= FIRST_LONG else short)
        * (request.long if n >= FIRST_LONG else 1 - request.long)
        for n, share in enumerate(shares)
    ]
    ideal = [part * request.tickets for part in parts]
    there = [sum(journey.grade == n for journey in kept) for n in range(CLASSES)]
    found = [0] * CLASSES

    def take(number: int, classes: range) -> None:
        for _ in range(number):
            free = [n for n in classes if found[n] < room[n]]
            if not free:
                return
            found[max(free, key=lambda n: ideal[n] - there[n] - found[n])] += 1

    # A class without enough pairs is filled up from classes of similar length.
    take(min(request.long_ones - sum(there[FIRST_LONG:]), wanted), range(FIRST_LONG, CLASSES))
    take(wanted - sum(found), range(FIRST_LONG))
    take(wanted - sum(found), range(CLASSES))
    return tuple(found)
