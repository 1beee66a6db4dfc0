"""Words that one slip of the hand makes of each other, among many, without comparing them all."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations

from trackwright.layout.misspellings import slips_between
from trackwright.schema.spelling import folded

SHORTEST_WORD = 4
"""In letters: of shorter words, one slip makes other words too easily."""


class Spellings:
    """Folded words, to be searched for those that a single slip makes of others.

    A slip is a wrong, missing or needless letter, or two swapped ones; few people miss the first
    letter, and numbers differ on purpose.
    """

    def __init__(self, words: Iterable[str]) -> None:
        self._words = set(words)
        self._alike: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        for word in sorted(self._words):
            for key in _keys(word):
                self._alike[key].append(word)

    def near(self, word: str) -> list[str]:
        """Return the words that one slip makes of a folded word, and itself if it is known."""
        candidates = {other for key in _keys(word) for other in self._alike.get(key, ())}
        return sorted(other for other in candidates if other == word or one_slip(word, other))

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Yield every two words that one slip makes of each other."""
        candidates = {
            pair for words in self._alike.values() for pair in combinations(dict.fromkeys(words), 2)
        }
        for one, other in sorted(candidates):
            if one_slip(one, other):
                yield one, other


def one_slip(one: str, other: str) -> bool:
    """Tell whether a single slip makes one folded word of another, a word of several letters."""
    if one == other or one[:1] != other[:1] or _digits(one) != _digits(other):
        return False
    words, others = one.split(), other.split()
    if len(words) == len(others):
        changed = [max(len(a), len(b)) for a, b in zip(words, others, strict=True) if a != b]
        if len(changed) > 1 or min(changed) < SHORTEST_WORD:
            return False
    return slips_between(one, other) == 1


def sure_match(word: str, known: Iterable[str]) -> str | None:
    """Return the word that a misspelled one surely stands for: one slip away, and no other is."""
    by_folded: dict[str, str] = {}
    for option in known:
        by_folded.setdefault(folded(option), option)
    near = Spellings(by_folded).near(folded(word))
    return by_folded[near[0]] if len(near) == 1 else None


def _keys(word: str) -> Iterator[tuple[str, str]]:
    """Yield what words that are one slip apart have in common: all but a letter, and the digits."""
    digits = _digits(word)
    yield digits, word
    for position, letter in enumerate(word):
        if not letter.isdigit():
            yield digits, word[:position] + word[position + 1 :]


def _digits(word: str) -> str:
    return "".join(letter for letter in word if letter.isdigit())
