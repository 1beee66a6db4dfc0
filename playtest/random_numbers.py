"""Random numbers: the same seed gives the same numbers on every machine.

The generator is sfc32: four words of 32 bits, only sums, shifts and exclusive ors, so that nothing
overflows 64 bits, and Python's integers and compiled ones agree.
"""

from trackwright.playtest.compilable import Ints, compilable, entry_point

WORDS = 4
"""Integers that a generator takes in a table."""

_MASK = 0xFFFFFFFF
_WARM_UP_ROUNDS = 15


@entry_point
def seed_random(words: Ints, at: int, seed: int) -> None:
    """Start the generator that lies in `words` from position `at` on."""
    words[at] = 0x2545F491
    words[at + 1] = (seed >> 32) & _MASK
    words[at + 2] = seed & _MASK
    words[at + 3] = 1
    for _ in range(_WARM_UP_ROUNDS):
        next_word(words, at)


@compilable
def next_word(words: Ints, at: int) -> int:
    """Return the next 32 bits."""
    a, b, c, counter = words[at], words[at + 1], words[at + 2], words[at + 3]
    result = (a + b + counter) & _MASK
    words[at] = b ^ (b >> 9)
    words[at + 1] = (c + (c << 3)) & _MASK
    words[at + 2] = ((((c << 21) & _MASK) | (c >> 11)) + result) & _MASK
    words[at + 3] = (counter + 1) & _MASK
    return result


@compilable
def random_below(words: Ints, at: int, limit: int) -> int:
    """Return one of the numbers from 0 up to, but not including, `limit`."""
    return (next_word(words, at) * limit) >> 32


@compilable
def shuffle(words: Ints, at: int, cards: Ints, first: int, count: int) -> None:
    """Shuffle `count` cards that lie in `cards` from position `first` on."""
    for place in range(count - 1, 0, -1):
        other = random_below(words, at, place + 1)
        card = cards[first + place]
        cards[first + place] = cards[first + other]
        cards[first + other] = card
