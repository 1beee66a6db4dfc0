"""Payment: which cards pay a route, exactly.

A hand, a payment and a move hold their cards in the same order, so compilable functions here take
a table of cards and the place where they begin."""

from trackwright.playtest.compilable import Ints, compilable, copied, zeros
from trackwright.playtest.tables import (
    ANY,
    COLOR,
    FIRST_RECIPE,
    GRAY,
    ICON_GROUP,
    ICON_GROUPS,
    KINDS,
    LAST_RECIPE,
    LENGTH,
    LOCOMOTIVE,
    LOCOMOTIVES,
    NONE,
    ONLY_WILD,
    PLAIN,
    RECIPE,
    SPACE_GROUP,
    SPACE_GROUPS,
    SPACES_IN_COLOR,
    STRICT_SPACES,
    TRACK,
    Game,
)
from trackwright.playtest.train_cards import count_at


@compilable
def pays_track(game: Game, track: int, cards: Ints, at: int, color: int) -> bool:
    """Return whether exactly these cards pay a track in a colour.

    Locomotives alone pay in no colour: `color` is then LOCOMOTIVE.
    """
    total = count_at(cards, at)
    only_locomotives = total == cards[at + LOCOMOTIVE]
    if only_locomotives != (color == LOCOMOTIVE) and total > 0:
        return False
    if color != LOCOMOTIVE and game.tracks[track * TRACK + COLOR] not in (GRAY, color):
        return False
    for recipe in range(
        game.tracks[track * TRACK + FIRST_RECIPE], game.tracks[track * TRACK + LAST_RECIPE]
    ):
        if cards_asked(game, recipe) == total and can_pay(game, recipe, cards, at, color):
            return True
    return False


@compilable
def cards_asked(game: Game, recipe: int) -> int:
    """Return how many cards a recipe takes."""
    recipes, row = game.recipes, recipe * RECIPE
    groups = recipes[row + SPACE_GROUPS] * recipes[row + SPACE_GROUP]
    groups += recipes[row + ICON_GROUPS] * recipes[row + ICON_GROUP]
    return recipes[row + PLAIN] + recipes[row + LOCOMOTIVES] + groups + recipes[row + ANY]


@compilable
def can_pay(game: Game, recipe: int, cards: Ints, at: int, color: int) -> bool:
    """Return whether some of these cards pay a recipe in a colour."""
    recipes, row = game.recipes, recipe * RECIPE
    plain = recipes[row + PLAIN]
    if cards[at + LOCOMOTIVE] < recipes[row + LOCOMOTIVES]:
        return False
    if plain > 0 and (color == LOCOMOTIVE or cards[at + color] < plain):
        return False
    if recipes[row + SPACE_GROUPS] + recipes[row + ICON_GROUPS] + recipes[row + ANY] == 0:
        return True
    rest = copied(cards[at : at + KINDS])
    rest[LOCOMOTIVE] -= recipes[row + LOCOMOTIVES]
    if plain > 0:
        rest[color] -= plain
    asked = cards_asked(game, recipe) - plain - recipes[row + LOCOMOTIVES]
    return count_at(rest, 0) >= asked and groups_fit(
        rest,
        recipes[row + SPACE_GROUPS],
        recipes[row + SPACE_GROUP],
        recipes[row + ICON_GROUPS],
        recipes[row + ICON_GROUP],
    )


@compilable
def groups_fit(rest: Ints, groups: int, size: int, others: int, other_size: int) -> bool:
    """Return whether coloured cards make these numbers of groups of two sizes."""
    if groups == 0 or others == 0:
        count, cards = (others, other_size) if groups == 0 else (groups, size)
        made = 0
        for kind in range(LOCOMOTIVE):
            made += rest[kind] // cards if cards > 0 else 0
        return made >= count
    # The most groups of the other size beside each number of groups of the first.
    most = zeros(groups + 1)
    for made in range(1, groups + 1):
        most[made] = NONE
    for kind in range(LOCOMOTIVE):
        for made in range(groups, -1, -1):
            best = NONE
            for here in range(min(made, rest[kind] // size) + 1):
                before = most[made - here]
                if before != NONE:
                    best = max(best, before + (rest[kind] - here * size) // other_size)
            most[made] = best
    return most[groups] >= others


@compilable
def payable_recipe(game: Game, track: int, cards: Ints, at: int, color: int) -> int:
    """Return the cheapest recipe that these cards pay in a colour; none if there is none."""
    tracks, row = game.tracks, track * TRACK
    first, last = tracks[row + FIRST_RECIPE], tracks[row + LAST_RECIPE]
    if first == last:
        return NONE
    if tracks[row + ONLY_WILD] == 1:
        spaces = tracks[row + SPACES_IN_COLOR]
        icons, missing = tracks[row + LENGTH] - spaces, spaces - cards[at + color]
        if missing < 0:
            missing = 0
        return first + missing if cards[at + LOCOMOTIVE] >= icons + missing else NONE
    held, locomotives = cards[at + color], cards[at + LOCOMOTIVE]
    if tracks[row + STRICT_SPACES] > held + locomotives:
        return NONE
    return first_payable(game, first, last, cards, at, color)


@compilable
def first_payable(game: Game, first: int, last: int, cards: Ints, at: int, color: int) -> int:
    """Return the first of some recipes that these cards pay in a colour; none if there is none."""
    recipes, held, locomotives = game.recipes, cards[at + color], cards[at + LOCOMOTIVE]
    in_hand = NONE
    for recipe in range(first, last):
        row = recipe * RECIPE
        plain, groups = recipes[row + PLAIN], recipes[row + ICON_GROUPS]
        if plain > held or recipes[row + LOCOMOTIVES] > locomotives:
            continue
        if recipes[row + SPACE_GROUPS] + recipes[row + ANY] > 0:
            if can_pay(game, recipe, cards, at, color):
                return recipe
        elif groups == 0:
            return recipe
        else:  # only groups for icons, which are of one size: they are counted once
            size = recipes[row + ICON_GROUP]
            if in_hand == NONE:
                in_hand = groups_in_hand(cards, at, size)
            if groups <= in_hand - held // size + (held - plain) // size:
                return recipe
    return NONE


@compilable
def groups_in_hand(cards: Ints, at: int, size: int) -> int:
    """Return how many groups of one colour each these cards make."""
    made = 0
    for kind in range(at, at + LOCOMOTIVE):
        made += cards[kind] // size
    return made


@compilable
def lay_out_payment(
    game: Game, recipe: int, cards: Ints, at: int, color: int, order: Ints, payment: Ints, to: int
) -> None:
    """Write into `payment` cards that pay a recipe which they can pay.

    Groups and any cards are taken from the kinds in `order`, the most dispensable first.
    """
    recipes, row = game.recipes, recipe * RECIPE
    for kind in range(KINDS):
        payment[to + kind] = 0
    payment[to + LOCOMOTIVE] = recipes[row + LOCOMOTIVES]
    if recipes[row + PLAIN] > 0:
        payment[to + color] = recipes[row + PLAIN]
    groups, others, loose = (
        recipes[row + SPACE_GROUPS],
        recipes[row + ICON_GROUPS],
        recipes[row + ANY],
    )
    if groups + others + loose == 0:
        return
    rest = zeros(KINDS)
    for kind in range(KINDS):
        rest[kind] = cards[at + kind] - payment[to + kind]
    sizes = recipes[row + SPACE_GROUP], recipes[row + ICON_GROUP]
    for place in range(KINDS):
        kind = order[place]
        while kind != LOCOMOTIVE and takes_group(rest, kind, groups - 1, others, sizes, 0):
            groups -= 1
        while kind != LOCOMOTIVE and takes_group(rest, kind, groups, others - 1, sizes, 1):
            others -= 1
    for place in range(KINDS):
        taken = min(loose, rest[order[place]])
        rest[order[place]] -= taken
        loose -= taken
    for kind in range(KINDS):
        payment[to + kind] = cards[at + kind] - rest[kind]


@compilable
def takes_group(
    rest: Ints, kind: int, groups: int, others: int, sizes: tuple[int, int], which: int
) -> bool:
    """Remove a group of one kind, if the other groups can still be made afterwards."""
    size = sizes[which]
    if groups < 0 or others < 0 or rest[kind] < size:
        return False
    rest[kind] -= size
    if groups_fit(rest, groups, sizes[0], others, sizes[1]):
        return True
    rest[kind] += size
    return False
