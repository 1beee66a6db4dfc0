"""Sentences that people read: English here, and ready to be told in another language."""

from collections.abc import Iterable, Mapping
from functools import reduce


class Sentence(str):
    """English words with what is filled in; whoever speaks another language fills it in anew.

    Attributes:
        template: The words, with names in braces: `no route leads to {city}`. Without values they
            are left as they stand, and `tr` may fill them in later.
        values: What stands for the names; it may be a sentence, too.
        context: What tells these words from the same ones that another language has other words
            for: an adjective of something feminine, a button that has little room.
    """

    __slots__ = ("context", "template", "values")

    template: str
    values: Mapping[str, object]
    context: str

    def __new__(cls, template: str, values: Mapping[str, object], context: str = "") -> "Sentence":
        """Fill the values in."""
        made = super().__new__(cls, template.format_map(values) if values else template)
        made.template = template
        made.values = values
        made.context = context
        return made

    def __getnewargs__(self) -> tuple[str, Mapping[str, object], str]:  # type: ignore[override]
        return self.template, self.values, self.context


class Name(str):
    """What a thing is called in English, for sentences, with its names in other languages."""

    __slots__ = ("text",)

    text: Mapping[str, str]

    def __new__(cls, english: str, text: Mapping[str, str]) -> "Name":
        """Call it by its English name."""
        made = super().__new__(cls, english)
        made.text = text
        return made

    def __getnewargs__(self) -> tuple[str, Mapping[str, str]]:  # type: ignore[override]
        return str(self), self.text


def say(template: str, /, **values: object) -> Sentence:
    """Return a sentence; `make translations` finds its words here, so they stand in one piece."""
    return Sentence(template, values)


def say_in(context: str, template: str, /, **values: object) -> Sentence:
    """Return a sentence whose words have a translation of their own in one context."""
    return Sentence(template, values, context)


def plain(words: str) -> Sentence:
    """Return words that nothing is filled into, which stand elsewhere: a field's description."""
    return Sentence(words, {})


def counted(number: int, thing: str, things: str = "") -> Sentence:
    """Return a number of things: `1 icon`, `2 icons`, `2 cities` if told."""
    return Sentence(words_of_counted(thing, things)[number != 1], {"n": number})


def listed(words: Iterable[object], most: int = 6) -> Sentence:
    """Return words as a person lists them: `a, b and c`; of many only the first."""
    shown = list(map(_sentence, words))
    if len(shown) > most:
        return say("{some} and {n} more", some=comma_separated(shown[:most]), n=len(shown) - most)
    if len(shown) > 1:
        return say("{some} and {last}", some=comma_separated(shown[:-1]), last=shown[-1])
    return shown[0] if shown else say("")


def either(words: Iterable[object]) -> Sentence:
    """Return words of which one is chosen: `a, b or c`."""
    *others, last = map(_sentence, words)
    return say("{some} or {last}", some=comma_separated(others), last=last) if others else last


def quoted(word: object) -> Sentence:
    """Return a word in quotation marks."""
    return say("'{word}'", word=word)


def words_of_counted(thing: str, things: str = "") -> tuple[str, str]:
    """Return the templates of one and of several things."""
    return f"{{n}} {thing}", f"{{n}} {things or thing + 's'}"


def _sentence(word: object) -> Sentence:
    return word if isinstance(word, Sentence) else say("{word}", word=word)


def comma_separated(words: Iterable[Sentence]) -> Sentence:
    """Return sentences with commas between them."""
    return reduce(lambda some, word: say("{some}, {word}", some=some, word=word), words)
