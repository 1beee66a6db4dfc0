"""Numbers that come from samples: how sure they are."""

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

SURE = 1.96
"""Standard errors on each side that hold the true value in 95 of 100 samples."""


@dataclass(frozen=True)
class Estimate:
    """A value and the interval that holds the true one in 95 of 100 samples.

    Attributes:
        value: The share or mean that was seen.
        low: The lower end of the interval.
        high: The upper end.
        count: Out of how many it was seen.
    """

    value: float
    low: float
    high: float
    count: int

    def surely_differs(self, other: "Estimate") -> bool:
        """Tell whether the intervals have nothing in common."""
        return self.low > other.high or self.high < other.low


def share(seen: int, count: int) -> Estimate:
    """Return how often something was seen, with Wilson's interval."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate, square = seen / count, SURE * SURE
    middle = (rate + square / (2 * count)) / (1 + square / count)
    half = SURE * sqrt(rate * (1 - rate) / count + square / (4 * count * count))
    half /= 1 + square / count
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half), count)


def mean(values: NDArray[np.int32] | NDArray[np.float64]) -> Estimate:
    """Return the mean of some values, with the interval that their spread gives."""
    count = values.size
    if count == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = float(values.mean())
    half = SURE * float(values.std(ddof=1)) / sqrt(count) if count > 1 else 0.0
    return Estimate(value, value - half, value + half, count)
