"""The subset of Python in which the rules and the bots are written, so that it can be compiled.

Functions marked `@compilable` use nothing but integers, flat tables of integers, the functions
below, and each other. Python runs them as they stand; `compiler` compiles the same source with
numba. `engine` has both forms, and both play the same games.
"""

from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import TypeVar

Ints = list[int]
"""A flat table of integers: a list, which Python reads fastest, or an array when compiled."""

Function = TypeVar("Function", bound=Callable[..., object])

_CALLER = "compilable_caller"


class Tables:
    """Tables that belong together: a data class, which Python reads faster than a named tuple."""

    def __iter__(self) -> Iterator[Ints]:
        return iter(vars(self).values())


TablesKind = TypeVar("TablesKind", bound=Tables)


class Caller(Enum):
    """Who calls a compiled function: a wrapper that Python can call takes time to compile."""

    COMPILED = auto()
    PYTHON = auto()


def compilable(function: Function) -> Function:
    """Mark a function that `compiler` compiles; Python runs it unchanged."""
    vars(function)[_CALLER] = Caller.COMPILED
    return function


def entry_point(function: Function) -> Function:
    """Mark a function that `compiler` compiles and an `Engine` calls from Python."""
    vars(function)[_CALLER] = Caller.PYTHON
    return function


def caller_of(value: object) -> Caller | None:
    """Return who calls a marked function, and None for anything else."""
    caller: Caller | None = getattr(value, _CALLER, None)
    return caller


@compilable
def zeros(count: int) -> Ints:
    """Return a table of zeros."""
    return [0] * count


@compilable
def filled(count: int, value: int) -> Ints:
    """Return a table of `count` equal numbers."""
    return [value] * count


@compilable
def counted(count: int) -> Ints:
    """Return the numbers from 0 up to, but not including, `count`."""
    return list(range(count))


@compilable
def fill(values: Ints, value: int) -> None:
    """Set every number of a table."""
    values[:] = [value] * len(values)


@compilable
def overwrite(values: Ints, source: Ints) -> None:
    """Set the numbers of a table to those of another one of its size."""
    values[:] = source


@compilable
def largest(values: Ints) -> int:
    """Return the largest number of a table."""
    return max(values)


@compilable
def copied(values: Ints) -> Ints:
    """Return a copy of a table."""
    return values[:]
