"""Every possible payment, card by card: for listing actions, not for fast play."""

from collections.abc import Iterator
from itertools import product

from trackwright.playtest.compilable import Ints
from trackwright.playtest.tables import (
    ANY,
    COLOR,
    FIRST_RECIPE,
    GRAY,
    ICON_GROUP,
    ICON_GROUPS,
    KINDS,
    LAST_RECIPE,
    LOCOMOTIVE,
    LOCOMOTIVES,
    PLAIN,
    RECIPE,
    SPACE_GROUP,
    SPACE_GROUPS,
    TRACK,
    TUNNEL,
    Game,
)

Cards = tuple[int, ...]
"""How many cards of each kind."""


def route_payments(game: Game, track: int, hand: Cards) -> list[tuple[int, Cards]]:
    """Return every choice of cards in a hand that pays a track, and the colour it pays in.

    Where the colour makes no difference, each choice of cards occurs once.
    """
    row = track * TRACK
    asked, tunnel = game.tracks[row + COLOR], game.tracks[row + TUNNEL]
    found: dict[tuple[int, Cards], tuple[int, Cards]] = {}
    for color in range(LOCOMOTIVE):
        if asked in (GRAY, color):
            for recipe in range(game.tracks[row + FIRST_RECIPE], game.tracks[row + LAST_RECIPE]):
                for cards in _payments(game, recipe, hand, color):
                    paid = color if any(cards[:LOCOMOTIVE]) else LOCOMOTIVE
                    found.setdefault((paid if tunnel else 0, cards), (paid, cards))
    return sorted(found.values())


def _payments(game: Game, recipe: int, hand: Cards, color: int) -> Iterator[Cards]:
    recipes, row = game.recipes, recipe * RECIPE
    fixed = [0] * KINDS
    fixed[color] = recipes[row + PLAIN]
    fixed[LOCOMOTIVE] = recipes[row + LOCOMOTIVES]
    if any(take > have for take, have in zip(fixed, hand, strict=True)):
        return
    rest = tuple(have - take for take, have in zip(fixed, hand, strict=True))
    colors = (*rest[:LOCOMOTIVE], 0)
    for groups in _choices(recipes[row + SPACE_GROUPS], recipes[row + SPACE_GROUP], colors):
        left = tuple(a - b for a, b in zip(colors, groups, strict=True))
        for others in _choices(recipes[row + ICON_GROUPS], recipes[row + ICON_GROUP], left):
            taken = [a + b for a, b in zip(groups, others, strict=True)]
            spare = tuple(a - b for a, b in zip(rest, taken, strict=True))
            for loose in _choices(recipes[row + ANY], 1, spare):
                yield tuple(sum(parts) for parts in zip(fixed, taken, loose, strict=True))


def _choices(count: int, size: int, available: Cards) -> Iterator[Cards]:
    """Yield every choice of `count` groups of one kind each."""
    if count == 0:
        yield (0,) * len(available)
        return
    ranges = [range(min(count, have // size) + 1) for have in available]
    for made in _summing(ranges, count):
        yield tuple(groups * size for groups in made)


def _summing(ranges: list[range], total: int) -> Iterator[tuple[int, ...]]:
    if len(ranges) == 1:
        if total in ranges[0]:
            yield (total,)
        return
    most_later = sum(len(later) - 1 for later in ranges[1:])
    for first in ranges[0]:
        if total - most_later <= first <= total:
            for others in _summing(ranges[1:], total - first):
                yield (first, *others)


def station_payments(cost: int, hand: Cards, *, wild: bool) -> list[Cards]:
    """Return every choice of cards in a hand that pays a station."""
    found = set()
    for color, locomotives in product(range(LOCOMOTIVE), range(cost + 1)):
        cards = [0] * KINDS
        cards[color], cards[LOCOMOTIVE] = cost - locomotives, locomotives
        enough = all(take <= have for take, have in zip(cards, hand, strict=True))
        if enough and (wild or locomotives == 0):
            found.add(tuple(cards))
    return sorted(found)


def tunnel_payments(extra: int, color: int, hand: Cards) -> list[Cards]:
    """Return every choice of cards in a hand that pays what a tunnel asks for in addition."""
    found = set()
    for locomotives in range(extra + 1):
        cards = [0] * KINDS
        cards[color] += extra - locomotives
        cards[LOCOMOTIVE] += locomotives
        if all(take <= have for take, have in zip(cards, hand, strict=True)):
            found.add(tuple(cards))
    return sorted(found)


def hand_of(players: Ints, at: int) -> Cards:
    """Return the cards counted at a position of a table."""
    return tuple(int(players[at + kind]) for kind in range(KINDS))
