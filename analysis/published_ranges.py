"""What was measured on the published boards: the ranges that a board is compared with."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from trackwright.schema.files.parsing import parse, read_text
from trackwright.schema.sentences import Sentence, say

MEASURED = Path(__file__).parent / "published_ranges.json"
"""Made by `measuring`, never edited by hand."""

SLACK = 1.25
"""So many times beyond the published range a board is still like the published ones."""


@dataclass(frozen=True)
class PublishedRange:
    """A range measured on the published boards."""

    lowest: float
    highest: float
    mean: float

    def too_low(self, value: float, slack: float = SLACK) -> bool:
        """Tell whether a value is far below what published boards have."""
        return value * slack < self.lowest

    def too_high(self, value: float, slack: float = SLACK) -> bool:
        """Tell whether a value is far above what published boards have."""
        return value > self.highest * slack

    def holds(self, value: float, slack: float = SLACK) -> bool:
        """Tell whether a value is like those of published boards."""
        return not self.too_low(value, slack) and not self.too_high(value, slack)

    @property
    def shares(self) -> Sentence:
        """The range in percent: `12 % to 41 %`."""
        return _range(percent(self.lowest), percent(self.highest))

    @property
    def numbers(self) -> Sentence:
        """The range in numbers: `1.2 to 3`."""
        return _range(number(self.lowest), number(self.highest))


@cache
def published_range(measure: str) -> PublishedRange:
    """Return what was measured on the published boards."""
    return _all()[measure]


def percent(share: float) -> Sentence:
    """Return a share as `12 %`."""
    return say("{percent:.0f} %", percent=100 * share)


def number(value: float) -> Sentence:
    """Return a number with one digit after the point, if it needs that: `3`, `2.5`."""
    return say("{number:g}", number=round(value, 1))


def _range(lowest: Sentence, highest: Sentence) -> Sentence:
    if lowest == highest:
        return lowest
    return say("{lowest} to {highest}", lowest=lowest, highest=highest)


@cache
def _all() -> Mapping[str, PublishedRange]:
    data = parse(read_text(MEASURED), str(MEASURED))
    return {
        name: PublishedRange(one["lowest"], one["highest"], one["mean"])
        for name, one in data.items()
    }
