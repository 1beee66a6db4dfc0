"""What kinds of things are called; colours are called by their values, which are English words."""

from collections.abc import Mapping
from dataclasses import dataclass

from trackwright.schema.sentences import Sentence, say


@dataclass(frozen=True)
class KindWords:
    """What things of one kind are called.

    Attributes:
        title: One of them, as a heading: `City`.
        titles: All of them, as a heading: `Cities`.
        one, several: A number of them: `1 city`, `2 cities`.
    """

    title: Sentence
    titles: Sentence
    one: Sentence
    several: Sentence


KINDS: Mapping[str, KindWords] = {
    "city": KindWords(say("City"), say("Cities"), say("1 city"), say("{n} cities")),
    "crossing": KindWords(
        say("Crossing"), say("Crossings"), say("1 crossing"), say("{n} crossings")
    ),
    "route": KindWords(say("Route"), say("Routes"), say("1 route"), say("{n} routes")),
    "ticket": KindWords(say("Ticket"), say("Tickets"), say("1 ticket"), say("{n} tickets")),
    "deck": KindWords(say("Deck"), say("Decks"), say("1 deck"), say("{n} decks")),
    "country": KindWords(say("Country"), say("Countries"), say("1 country"), say("{n} countries")),
    "region": KindWords(say("Region"), say("Regions"), say("1 region"), say("{n} regions")),
    "decoration": KindWords(
        say("Decoration"), say("Decorations"), say("1 decoration"), say("{n} decorations")
    ),
    "country_name": KindWords(
        say("Country’s name"),
        say("Countries’ names"),
        say("1 country’s name"),
        say("{n} countries’ names"),
    ),
    "region_name": KindWords(
        say("Region’s name"),
        say("Regions’ names"),
        say("1 region’s name"),
        say("{n} regions’ names"),
    ),
    "furniture": KindWords(
        say("Furniture"),
        say("Furniture"),
        say("1 piece of furniture"),
        say("{n} pieces of furniture"),
    ),
    "board": KindWords(say("Board"), say("Boards"), say("1 board"), say("{n} boards")),
}
"""The kinds of things on a board, and the board itself, by the names that references use."""


def counted_kind(kind: str, number: int) -> Sentence:
    """Return a number of things of a kind: `2 cities`."""
    words = KINDS[kind].one if number == 1 else KINDS[kind].several
    return Sentence(words.template, {"n": number})
