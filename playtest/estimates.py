"""Numbers that come from samples: how sure they are."""

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

import numpy as np
from numpy.typing import NDArray

Z_95 = 1.96
"""Standard errors on each side of a 95 % interval."""

SINGLE_VALUE_FACTOR = 9.68
"""A 95 % interval around a single value is this many times the value on each side.

N. M. Blachman and R. E. Machol, Confidence intervals based on one or more observations, 1987.
"""


@dataclass(frozen=True)
class Estimate:
    """A share or mean out of a count, and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float
    count: int

    def surely_differs(self, other: "Estimate") -> bool:
        """Return whether the intervals do not overlap; a single value proves nothing."""
        apart = self.low > other.high or self.high < other.low
        return apart and min(self.count, other.count) > 1


def share(seen: int, count: int) -> Estimate:
    """Return a share with Wilson's interval."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate, square = seen / count, Z_95 * Z_95
    middle = (rate + square / (2 * count)) / (1 + square / count)
    half = Z_95 * sqrt(rate * (1 - rate) / count + square / (4 * count * count))
    half /= 1 + square / count
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half), count)


def mean(values: NDArray[np.int32] | NDArray[np.float64]) -> Estimate:
    """Return a mean with Student's interval."""
    count = values.size
    if count == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = float(values.mean())
    half = SINGLE_VALUE_FACTOR * abs(value)
    if count > 1:
        half = _student(count) * float(values.std(ddof=1)) / sqrt(count)
    return Estimate(value, value - half, value + half, count)


@lru_cache
def _student(count: int) -> float:
    """Return the standard errors on each side of Student's interval for a number of values."""
    from scipy.special import stdtrit  # late: most who read estimates make none

    return float(stdtrit(count - 1, 0.975))
