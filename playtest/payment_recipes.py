"""Recipes: how many cards of which sort pay a route, computed once and for any colour."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Given, Slot, Substitution
from trackwright.schema.selector_matches import picked_routes


@dataclass(frozen=True)
class Cost:
    """What a route asks for, and how many cards may replace one; 0 if none may.

    Of two substitutes of one sort only the cheaper is kept: nobody needs the other.

    Attributes:
        spaces: Spaces without an icon.
        icons: Spaces that ask for a locomotive.
        locomotives_for_space: Locomotives that stand for a card of the colour.
        one_color_for_space: Cards of one colour that do.
        any_for_space: Cards of any kind that do.
        one_color_for_icon: Cards of one colour that stand for a locomotive.
        any_for_icon: Cards of any kind that do.
    """

    spaces: int
    icons: int
    locomotives_for_space: int = 0
    one_color_for_space: int = 0
    any_for_space: int = 0
    one_color_for_icon: int = 0
    any_for_icon: int = 0

    @property
    def strict_spaces(self) -> int:
        """Spaces for which nothing will do but a card of the colour or locomotives."""
        spaces = 0 if self.one_color_for_space or self.any_for_space else self.spaces
        return spaces + (0 if self.one_color_for_icon or self.any_for_icon else self.icons)

    @property
    def group_for_icon(self) -> int:
        """Cards of one colour for an icon, where beside them only locomotives replace cards."""
        group = self.one_color_for_icon
        return group if self == Cost(self.spaces, self.icons, 1, one_color_for_icon=group) else 0


class Recipe(NamedTuple):
    """One kind of payment: a row of the table of recipes."""

    plain: int
    locomotives: int
    space_groups: int
    space_group: int
    icon_groups: int
    icon_group: int
    any_cards: int

    @property
    def cards(self) -> int:
        """How many cards it takes."""
        groups = self.space_groups * self.space_group + self.icon_groups * self.icon_group
        return self.plain + self.locomotives + groups + self.any_cards


def costs_of_routes(board: Board, substitutions: Sequence[Substitution]) -> list[Cost]:
    """Return what each route costs with the substitutions that are allowed on it."""
    allowed_on = [{route.id for route in picked_routes(board, sub.on)} for sub in substitutions]
    costs = []
    for route in board.routes:
        icons = len({icon for icon in route.icons if icon < route.length})
        here = [s for s, ids in zip(substitutions, allowed_on, strict=True) if route.id in ids]
        costs.append(
            Cost(
                route.length - icons,
                icons,
                _cheapest(here, Slot.COLOR, Given.LOCOMOTIVE),
                _cheapest(here, Slot.COLOR, Given.ONE_COLOR),
                _cheapest(here, Slot.COLOR, Given.ANY),
                _cheapest(here, Slot.LOCOMOTIVE, Given.ONE_COLOR),
                _cheapest(here, Slot.LOCOMOTIVE, Given.ANY),
            )
        )
    return costs


def recipes(cost: Cost, most_cards: int) -> tuple[Recipe, ...]:
    """Return every recipe with no more cards than there are, the cheapest first.

    A locomotive counts as two cards, because players part with it as if it were.
    """
    found = {
        Recipe(
            plain,
            by_locomotives * cost.locomotives_for_space + locomotives,
            space_groups,
            cost.one_color_for_space if space_groups else 0,
            icon_groups,
            cost.one_color_for_icon if icon_groups else 0,
            space_any * cost.any_for_space + icon_any * cost.any_for_icon,
        )
        for plain, by_locomotives, space_groups, space_any in _split(
            cost.spaces, cost.locomotives_for_space, cost.one_color_for_space, cost.any_for_space
        )
        for locomotives, icon_groups, icon_any in _split(
            cost.icons, cost.one_color_for_icon, cost.any_for_icon
        )
    }
    payable = (recipe for recipe in found if recipe.cards <= most_cards)
    return tuple(sorted(payable, key=_price))


def _price(recipe: Recipe) -> tuple[int, ...]:
    return recipe.cards + recipe.locomotives, recipe.locomotives, *recipe


def _split(slots: int, *stand_ins: int) -> Iterator[tuple[int, ...]]:
    """Yield every split of slots between the cards they ask for and substitutes."""
    if not stand_ins:
        yield (slots,)
        return
    *others, last = stand_ins
    for taken in range(slots + 1 if last else 1):
        for rest in _split(slots - taken, *others):
            yield (*rest, taken)


def _cheapest(here: Sequence[Substitution], slot: Slot, given: Given) -> int:
    return min((sub.cards for sub in here if sub.slot is slot and sub.of is given), default=0)
