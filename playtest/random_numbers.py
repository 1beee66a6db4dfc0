"""Chance: the same numbers from the same seed, on every machine.

The generator is sfc32: four words of 32 bits, only sums, shifts and exclusive ors, so that nothing
overflows 64 bits and Python's integers and a compiler's agree.
"""

from trackwright.playtest.compilable import Ints, compiled, entrance

WORDS = 4
"""How many numbers a generator keeps."""

WORD = 0xFFFFFFFF
_ROUNDS_TO_FORGET_THE_SEED = 15


@entrance
def seed_chance(chance: Ints, at: int, seed: int) -> None:
    """Start the generator that lies in `chance` from position `at` on."""
    chance[at] = 0x2545F491
    chance[at + 1] = (seed >> 32) & WORD
    chance[at + 2] = seed & WORD
    chance[at + 3] = 1
    for _ in range(_ROUNDS_TO_FORGET_THE_SEED):
        next_word(chance, at)


@compiled
def next_word(chance: Ints, at: int) -> int:
    """Return the next 32 bits."""
    a, b, c, counter = chance[at], chance[at + 1], chance[at + 2], chance[at + 3]
    result = (a + b + counter) & WORD
    chance[at] = b ^ (b >> 9)
    chance[at + 1] = (c + (c << 3)) & WORD
    chance[at + 2] = ((((c << 21) & WORD) | (c >> 11)) + result) & WORD
    chance[at + 3] = (counter + 1) & WORD
    return result


@compiled
def below(chance: Ints, at: int, limit: int) -> int:
    """Return one of the numbers from 0 up to, but not, `limit`."""
    return (next_word(chance, at) * limit) >> 32


@compiled
def shuffle(chance: Ints, at: int, cards: Ints, first: int, count: int) -> None:
    """Shuffle `count` cards that lie in `cards` from position `first` on."""
    for place in range(count - 1, 0, -1):
        other = below(chance, at, place + 1)
        card = cards[first + place]
        cards[first + place] = cards[first + other]
        cards[first + other] = card
