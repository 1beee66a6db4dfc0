"""Decks of tickets that are suggested: like others that were measured, the same for each seed."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from trackwright.network.decks import CLASSES, FIRST_LONG, DeckTally, Journey, Journeys
from trackwright.network.paths import Pair
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say

Progress = Callable[[float], bool]
"""Is told which part of the work is done; returns whether to go on."""

STEPS_FOR_EACH, FEWEST_STEPS, MOST_STEPS = 40, 500, 4_000
"""How often a ticket is tried in the place of another: for each ticket, and in all."""

WARM, COLD = 0.3, 0.002
"""How much worse a deck may become on the way to a better one, at first and at the end."""

TRIED = 60
"""So many tickets are tried where one is replaced, and the best is taken."""

OUTSIDE = 8.0
"""So many times as much it counts to leave what was measured as to move inside of it."""


class TooFewPairsError(TrackwrightError):
    """A board on which not so many tickets can be suggested."""


@dataclass(frozen=True)
class Aim:
    """The measured range of a figure of a deck, the best value, and its weight among others."""

    lowest: float
    target: float
    highest: float
    weight: float = 1.0

    def missed_by(self, value: float) -> float:
        """Return how far a value is from the target: 0 there, 1 at the ends of the range."""
        end = self.highest if value > self.target else self.lowest
        room = abs(end - self.target) or abs(self.target) / 4 or 0.01
        off = abs(value - self.target) / room
        return off if off <= 1 else 1 + OUTSIDE * (off - 1)


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


def suggested(
    journeys: Journeys,
    offered: Offered,
    wish: DeckRequest,
    aims: Aims,
    kept: Sequence[Journey] = (),
    progress: Progress | None = None,
) -> tuple[Journey, ...]:
    """Return the journeys that tickets could ask for beside those that are kept.

    The deck follows the aims as closely as a search finds. If the progress says so, the search
    ends early, with the best deck so far.
    """
    random = Random(wish.seed)  # noqa: S311 – the same deck again is the point
    taken = {journey.cities for journey in kept}
    offered = [[pair for pair in pairs if frozenset(pair) not in taken] for pairs in offered]
    numbers = _numbers(wish, aims, kept, [len(pairs) for pairs in offered])
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
        search.try_instead(index, other, WARM * (COLD / WARM) ** (step / steps), random)
    return tuple(search.best)


def another(
    journeys: Journeys,
    offered: Offered,
    wish: DeckRequest,
    aims: Aims,
    others: Sequence[Journey],
    replaced: Journey,
    refused: Collection[frozenset[str]] = (),
) -> Journey | None:
    """Return what fits best into the place of a ticket, is about as long and was not refused.

    None if there is nothing else.
    """
    seed = f"{wish.seed} {len(refused)} {sorted(replaced.cities)}"
    random = Random(seed)  # noqa: S311 – here too
    taken = {journey.cities for journey in others} | {replaced.cities, *refused}
    for grade in sorted(range(CLASSES), key=lambda grade: abs(grade - replaced.grade)):
        free = [pair for pair in offered[grade] if frozenset(pair) not in taken]
        if free:
            tried = random.sample(free, min(TRIED, len(free)))
            tally = DeckTally(journeys, others)
            found = filter(None, (journeys.between(*pair) for pair in tried))
            return min(found, key=lambda journey: _badness_with(tally, journey, aims))
    return None


def badness(figures: Mapping[str, float], aims: Aims) -> float:
    """Return how unlike the aims a deck's figures are; 0 if they are just so."""
    return sum(
        aim.weight * aim.missed_by(figures[name]) ** 2
        for name, aim in aims.items()
        if name in figures
    )


class _Search:
    """A deck that becomes better by trying other tickets in the place of some."""

    def __init__(
        self,
        journeys: Journeys,
        aims: Aims,
        kept: Iterable[Journey],
        chosen: Iterable[tuple[str, str]],
    ) -> None:
        self._journeys = journeys
        self._aims = aims
        self.deck = [found for pair in chosen if (found := journeys.between(*pair))]
        self._tally = DeckTally(journeys, (*kept, *self.deck))
        self._badness = self._least = badness(self._tally.figures(), aims)
        self.best = list(self.deck)

    def try_instead(self, index: int, pair: tuple[str, str], heat: float, random: Random) -> None:
        """Put another ticket in the place of one, if that is better or not much worse."""
        before, after = self.deck[index], self._journeys.between(*pair)
        if after is None or after in self._tally:
            return
        self._tally.remove(before)
        self._tally.add(after)
        now = badness(self._tally.figures(), self._aims)
        worse = now - self._badness
        if worse > 0 and random.random() >= exp(-worse / heat):
            self._tally.add(before)  # first, while what it was compared with is still known
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
    wish: DeckRequest, aims: Aims, kept: Sequence[Journey], room: Sequence[int]
) -> tuple[int, ...]:
    """Return how many tickets of each class are to be found beside those that are kept."""
    wanted = wish.tickets - len(kept)
    if wanted > sum(room):
        raise TooFewPairsError(
            say(
                "{tickets} tickets cannot be suggested: only {n} pairs of cities are "
                "joined by more than one route; ask for fewer tickets, or add routes",
                tickets=wish.tickets,
                n=sum(room) + len(kept),
            )
        )
    shares = [aims[f"deck_lengths_{n + 1}"].target for n in range(CLASSES)]
    long, short = sum(shares[FIRST_LONG:]), sum(shares[:FIRST_LONG])
    parts = [
        share
        / (long if n >= FIRST_LONG else short)
        * (wish.long if n >= FIRST_LONG else 1 - wish.long)
        for n, share in enumerate(shares)
    ]
    ideal = [part * wish.tickets for part in parts]
    there = [sum(journey.grade == n for journey in kept) for n in range(CLASSES)]
    found = [0] * CLASSES

    def take(number: int, classes: range) -> None:
        for _ in range(number):
            free = [n for n in classes if found[n] < room[n]]
            if not free:
                return
            found[max(free, key=lambda n: ideal[n] - there[n] - found[n])] += 1

    # Where one class has no room, others about as long stand in for it.
    take(min(wish.long_ones - sum(there[FIRST_LONG:]), wanted), range(FIRST_LONG, CLASSES))
    take(wanted - sum(found), range(FIRST_LONG))
    take(wanted - sum(found), range(CLASSES))
    return tuple(found)
