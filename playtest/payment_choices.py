"""The choices of cards that pay, one after the other: a large hand has more than can be listed."""

from collections.abc import Iterator

from trackwright.playtest.compilable import Ints
from trackwright.playtest.payment import can_pay, cards_asked, groups_fit
from trackwright.playtest.tables import (
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
    Game,
)

Cards = tuple[int, ...]
"""How many cards of each kind."""


def colors_of_track(game: Game, track: int) -> Iterator[int]:
    """Yield the colours that a track can be paid in; the last is that of locomotives alone."""
    asked = game.tracks[track * TRACK + COLOR]
    yield from (color for color in range(LOCOMOTIVE) if asked in (GRAY, color))
    yield LOCOMOTIVE


def route_payments(game: Game, track: int, hand: Cards, color: int) -> Iterator[Cards]:
    """Yield each choice of cards in a hand that pays a track in a colour, cheap recipes first.

    Locomotives alone pay in no colour: `color` is then LOCOMOTIVE.
    """
    row = track * TRACK
    cards_in_hand = list(hand)
    if color == LOCOMOTIVE:
        cards_in_hand[:LOCOMOTIVE] = [0] * LOCOMOTIVE
    tried: list[int] = []
    for recipe in range(game.tracks[row + FIRST_RECIPE], game.tracks[row + LAST_RECIPE]):
        if not can_pay(game, recipe, cards_in_hand, 0, color):
            continue
        for cards in _recipe_payments(game, recipe, cards_in_hand, color):
            colored = any(cards[:LOCOMOTIVE])
            if colored != (color == LOCOMOTIVE) and not _pays_one(game, tried, cards, color):
                yield cards
        tried.append(recipe)


def _pays_one(game: Game, recipes: list[int], cards: Cards, color: int) -> bool:
    """Return whether exactly these cards pay one of several recipes."""
    total, paid = sum(cards), list(cards)
    return any(
        cards_asked(game, recipe) == total and can_pay(game, recipe, paid, 0, color)
        for recipe in recipes
    )


def _recipe_payments(game: Game, recipe: int, hand: list[int], color: int) -> Iterator[Cards]:
    """Yield each choice of cards that pays a recipe, once."""
    recipes, row = game.recipes, recipe * RECIPE
    fixed = [0] * KINDS
    fixed[LOCOMOTIVE] = recipes[row + LOCOMOTIVES]
    if recipes[row + PLAIN] > 0:
        fixed[color] += recipes[row + PLAIN]
    groups = _Groups(
        recipes[row + SPACE_GROUPS],
        recipes[row + SPACE_GROUP],
        recipes[row + ICON_GROUPS],
        recipes[row + ICON_GROUP],
    )
    rest = [have - take for take, have in zip(fixed, hand, strict=True)]
    asked = cards_asked(game, recipe) - sum(fixed)
    for further in _with_groups(groups, rest, 0, asked, asked - groups.cards):
        yield tuple(sum(pair) for pair in zip(fixed, further, strict=True))


class _Groups:
    """Groups of one colour each that a payment must have, of two sizes."""

    def __init__(self, groups: int, size: int, others: int, other_size: int) -> None:
        self._asked = groups, size, others, other_size
        self._sizes = [one for one in (size * (groups > 0), other_size * (others > 0)) if one]
        self.cards = groups * size + others * other_size

    def fit(self, cards: list[int]) -> bool:
        """Return whether the coloured ones of these cards make the groups."""
        return groups_fit(cards, *self._asked)

    def left_over(self, count: int) -> int:
        """Return how many of so many cards of one colour no groups can use, at the least."""
        if not self._sizes:
            return count
        first, *others = self._sizes
        if not others:
            return count % first
        return min((count - used) % others[0] for used in range(0, count + 1, first))


def _with_groups(
    groups: _Groups, cards: list[int], kind: int, asked: int, loose: int
) -> Iterator[Cards]:
    """Yield each choice of so many cards that makes the groups; kinds before `kind` are chosen.

    Only `loose` cards may belong to no group.
    """
    if kind == KINDS:
        if asked == 0 and groups.fit(cards):
            yield tuple(cards)
        return
    have, later = cards[kind], sum(cards[kind + 1 :])
    for taken in range(max(0, asked - later), min(have, asked) + 1):
        left = taken if kind == LOCOMOTIVE else groups.left_over(taken)
        if left > loose:
            continue
        cards[kind] = taken
        if groups.fit(cards):
            yield from _with_groups(groups, cards, kind + 1, asked - taken, loose - left)
    cards[kind] = have


def station_payments(cost: int, hand: Cards, *, wild: bool) -> Iterator[Cards]:
    """Yield each choice of cards in a hand that pays a station, with few locomotives first."""
    for locomotives in range(cost + 1 if wild else 1):
        for color in range(LOCOMOTIVE if locomotives < cost else 1):
            cards = _of_one_color(color, cost, locomotives)
            if _has(hand, cards):
                yield cards


def tunnel_payments(extra: int, color: int, hand: Cards) -> Iterator[Cards]:
    """Yield each choice of cards in a hand that a tunnel asks for, few locomotives first."""
    for locomotives in range(extra if color == LOCOMOTIVE else 0, extra + 1):
        cards = _of_one_color(color, extra, locomotives)
        if _has(hand, cards):
            yield cards


def _of_one_color(color: int, count: int, locomotives: int) -> Cards:
    cards = [0] * KINDS
    cards[color] += count - locomotives
    cards[LOCOMOTIVE] += locomotives
    return tuple(cards)


def _has(hand: Cards, cards: Cards) -> bool:
    return all(take <= have for take, have in zip(cards, hand, strict=True))


def hand_of(players: Ints, at: int) -> Cards:
    """Return the cards counted at a position of a table."""
    return tuple(int(players[at + kind]) for kind in range(KINDS))
