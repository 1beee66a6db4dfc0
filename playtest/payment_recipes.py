"""Recipes: how many cards of which sort pay a route, computed once and for any colour."""

from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass

from trackwright.schema.rules.ruleset import Given, Slot, Substitution


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

    @classmethod
    def of(cls, spaces: int, icons: int, substitutions: Iterable[Substitution]) -> "Cost":
        """Return what a route of these spaces and icons costs with substitutions."""
        here = tuple(substitutions)
        return cls(
            spaces,
            icons,
            _cheapest(here, Slot.COLOR, Given.LOCOMOTIVE),
            _cheapest(here, Slot.COLOR, Given.ONE_COLOR),
            _cheapest(here, Slot.COLOR, Given.ANY),
            _cheapest(here, Slot.LOCOMOTIVE, Given.ONE_COLOR),
            _cheapest(here, Slot.LOCOMOTIVE, Given.ANY),
        )


@dataclass(frozen=True)
class Recipe:
    """One kind of payment; its fields are the columns of the table of recipes."""

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

    @property
    def columns(self) -> tuple[int, ...]:
        """The recipe as a row of the table."""
        return astuple(self)


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
    return tuple(sorted(payable, key=lambda recipe: (_worth(recipe), *recipe.columns)))


def _worth(recipe: Recipe) -> tuple[int, int]:
    return recipe.cards + recipe.locomotives, recipe.locomotives


def _split(slots: int, *stand_ins: int) -> Iterator[tuple[int, ...]]:
    """Yield every split of slots between the cards they ask for and substitutes."""
    if not stand_ins:
        yield (slots,)
        return
    *others, last = stand_ins
    for taken in range(slots + 1 if last else 1):
        for rest in _split(slots - taken, *others):
            yield (*rest, taken)


def _cheapest(here: Iterable[Substitution], slot: Slot, given: Given) -> int:
    return min((sub.cards for sub in here if sub.slot is slot and sub.of is given), default=0)
