"""Which of very many names a misspelled one may stand for."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

LONGEST_WORD = 60
"""In bytes; the bits of one number stand for all of them."""

Bytes = NDArray[np.uint8]

_BITS = np.left_shift(np.uint32(1), np.arange(256, dtype=np.uint32) % 32)
"""The bit that stands for a letter in a set of letters."""


class KnownNames:
    """Names to be searched for misspelled ones, one a line."""

    def __init__(self, lines: bytes) -> None:
        self._letters = np.frombuffer(lines + b"\n", dtype=np.uint8)
        ends = np.flatnonzero(self._letters == ord("\n"))
        self._starts = np.concatenate(([0], ends[:-1] + 1))
        self._lengths = (ends - self._starts).astype(np.uint8)
        self._alphabets = np.bitwise_or.reduceat(_BITS[self._letters], self._starts)

    def near(self, word: str, slips: int) -> Iterator[int]:
        """Yield the lines that up to `slips` wrong, missing or needless letters make of `word`.

        Two swapped letters are one slip, too, but only once. A letter outside of ASCII may count
        for two.
        """
        letters = np.frombuffer(word.encode(), dtype=np.uint8)
        if not 0 < len(letters) <= LONGEST_WORD:
            return
        alphabet = np.bitwise_or.reduce(_BITS[letters]) | _BITS[ord("\n")]
        # A wrong letter takes one away from those that occur, and adds another.
        alike = np.bitwise_count(self._alphabets ^ alphabet) <= 2 * slips
        for length in range(max(len(letters) - slips, 1), len(letters) + slips + 1):
            lines = np.flatnonzero(alike & (self._lengths == length))
            distances = self._distances(letters, self._starts[lines], length)
            if slips and length == len(letters):
                # Swapped letters, two apart otherwise, leave all letters as they are.
                distances -= self._alphabets[lines] == alphabet
            yield from map(int, lines[distances <= slips])

    def _distances(self, word: Bytes, starts: NDArray[np.intp], length: int) -> NDArray[np.int64]:
        """Return the Levenshtein distances from `word` to the lines of that length.

        Myers's algorithm in Hyyrö's form: the bits of a number hold a column of the usual table,
        and here each number of an array belongs to one line.
        """
        one, last = np.uint64(1), np.uint64(len(word) - 1)
        matches = np.zeros(256, dtype=np.uint64)
        for position, letter in enumerate(word):
            matches[letter] |= one << np.uint64(position)
        rises = np.full(len(starts), ~np.uint64(0))
        falls = np.zeros(len(starts), dtype=np.uint64)
        distances = np.full(len(starts), len(word), dtype=np.int64)
        for column in range(length):
            equal = matches[self._letters[starts + column]]
            vertical = equal | falls
            diagonal = (((equal & rises) + rises) ^ rises) | equal
            up = falls | ~(diagonal | rises)
            down = rises & diagonal
            distances += ((up >> last) & one).astype(np.int64)
            distances -= ((down >> last) & one).astype(np.int64)
            up = (up << one) | one
            rises = (down << one) | ~(vertical | up)
            falls = up & vertical
        return distances


def slips_between(first: str, second: str) -> int:
    """Return how many letters are wrong, missing, needless or swapped with their neighbour."""
    before: list[int] = []
    row = list(range(len(second) + 1))
    for i, letter in enumerate(first, start=1):
        before, above, row = row, before, [i]
        for j, other in enumerate(second, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == second[j - 2] and first[i - 2] == other:
                cost = min(cost, above[j - 2] + 1)
            row.append(cost)
    return row[-1]
