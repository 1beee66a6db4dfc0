"""One source, interpreted or compiled.

The hot modules use nothing but integers, flat lists of integers and functions marked `@compiled`.
Python runs them as they stand. With `TRACKWRIGHT_FAST=1` and the extra `trackwright[fast]`
numba compiles the very same functions, and every game comes out the same.

Tables that belong together are a data class of lists. A compiler would hand each of them on by
itself at every call; so when compiled they lie in one array, behind the places where each begins,
and `@compiled` reads `game.tracks[i]` as `game[game[1] + i]`.
"""

import ast
import inspect
import os
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Any, TypeVar, cast

import numpy as np

from trackwright.schema.errors import TrackwrightError

SWITCH = "TRACKWRIGHT_FAST"
"""The environment variable that, set to 1 before the engine is loaded, lets it be compiled."""

FAST = os.environ.get(SWITCH) == "1"

Ints = list[int]
"""A flat table of whole numbers: a list, which Python reads fastest, or an array when compiled."""

Function = TypeVar("Function", bound=Callable[..., object])


class Tables:
    """Tables that belong together: a data class, which Python reads faster than a named tuple."""

    def __iter__(self) -> Iterator[Ints]:
        return iter(vars(self).values())


Kind = TypeVar("Kind", bound=Tables)


def can_compile() -> bool:
    """Tell whether the extra that compiles is installed."""
    return find_spec("numba") is not None


def ints(values: Iterable[int]) -> Ints:
    """Return whole numbers as the engine holds them."""
    if FAST:
        return cast("Ints", np.array(list(values), dtype=np.int64))
    return [int(value) for value in values]


def together(tables: Kind) -> Kind:
    """Return tables that compiled functions can be handed as one, by `whole`."""
    if not FAST:
        return tables
    sizes = [len(table) for table in tables]
    bounds = np.cumsum([len(sizes) + 1, *sizes])
    array = np.concatenate([bounds, *tables]).astype(np.int64)
    parts = (array[start:stop] for start, stop in pairwise(bounds))
    return type(tables)(*parts)


def whole(tables: Kind) -> Kind:
    """Return what a compiled function takes for tables: those themselves, or their one array."""
    return cast("Kind", cast("np.ndarray", next(iter(tables))).base) if FAST else tables


if FAST:
    if not can_compile():
        raise TrackwrightError(
            f"{SWITCH}=1 asks for a compiled engine, which needs numba: install trackwright[fast]"
        )
    import numba

    def _cache() -> Path:
        """Return a folder that belongs to these very sources: numba looks only at single files."""
        home = os.environ.get("TRACKWRIGHT_HOME")
        cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        sources = sorted(Path(__file__).parent.rglob("*.py"))
        print_of_all = sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
        base = Path(home) / "cache" if home else Path(cache) / "trackwright"
        return base / "playtest" / print_of_all[:16]

    numba.config.CACHE_DIR = str(_cache())  # type: ignore[attr-defined]  # it is made at run time

    def compiled(function: Function) -> Function:
        """Let a function be compiled when another one first calls it."""
        return _jit(function, from_python=False)

    def entrance(function: Function) -> Function:
        """Let a function be compiled when it is first called, from Python too."""
        return _jit(function, from_python=True)

    def _jit(function: Function, *, from_python: bool) -> Function:
        jit = numba.njit(  # type: ignore[call-overload]  # its stubs lack what leaves wrappers out
            cache=True, no_cpython_wrapper=not from_python, no_cfunc_wrapper=True
        )
        made = jit(_with_tables_in_one_array(function))
        _compile_once_for_all_numbers(made)
        return cast("Function", made)

    def _compile_once_for_all_numbers(made: Any) -> None:
        """Keep numba from compiling a function again for each constant that it is called with."""
        template = made.get_call_template
        plain = numba.core.types.unliteral
        made.get_call_template = lambda args, kws: template(tuple(map(plain, args)), kws)

    def _with_tables_in_one_array(function: Function) -> Function:
        """Return the function with `tables.name` read as a part of the one array `tables`."""
        parameters = {
            name: tuple(kind.__annotations__)
            for name, kind in function.__annotations__.items()
            if isinstance(kind, type) and issubclass(kind, Tables)
        }
        tree = ast.parse(dedent(inspect.getsource(function)))
        ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
        definition = _OneArray(parameters).visit(tree.body[0])
        definition.decorator_list, definition.returns = [], None
        for argument in definition.args.args:
            argument.annotation = None
        tree = ast.fix_missing_locations(tree)
        made: dict[str, Function] = {}
        code = compile(tree, function.__code__.co_filename, "exec")
        exec(code, function.__globals__, made)  # noqa: S102 – our own source, read anew
        return made[function.__name__]

    class _OneArray(ast.NodeTransformer):
        """Reads `game.tracks[i]` as `game[game[1] + i]`, and `game.tracks` as that part of it."""

        def __init__(self, parameters: dict[str, tuple[str, ...]]) -> None:
            self.parameters = parameters

        def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
            """Move an index to where the table begins."""
            start = self._bound(node.value, 0)
            if start is None or isinstance(node.slice, ast.Slice):
                return self.generic_visit(node)
            index = ast.BinOp(start, ast.Add(), self.visit(node.slice))
            name = ast.Name(node.value.value.id, ast.Load())  # type: ignore[attr-defined]
            return ast.Subscript(name, index, node.ctx)

        def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
            """Take a whole table out of the array."""
            start, stop = self._bound(node, 0), self._bound(node, 1)
            if start is None:
                return self.generic_visit(node)
            name = ast.Name(node.value.id, ast.Load())  # type: ignore[attr-defined]
            return ast.Subscript(name, ast.Slice(start, stop), node.ctx)

        def _bound(self, node: ast.AST, further: int) -> ast.expr | None:
            if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)):
                return None
            fields = self.parameters.get(node.value.id, ())
            if node.attr not in fields:
                return None
            place = ast.Constant(fields.index(node.attr) + further)
            return ast.Subscript(ast.Name(node.value.id, ast.Load()), place, ast.Load())

    @entrance
    def zeros(count: int) -> Ints:
        """Return so many zeros."""
        return np.zeros(count, np.int64)  # type: ignore[return-value]  # as `Ints` says

    @entrance
    def filled(count: int, value: int) -> Ints:
        """Return the same number so many times."""
        return np.full(count, value, np.int64)  # type: ignore[return-value]

    @entrance
    def counted(count: int) -> Ints:
        """Return the numbers from 0 up to, but not, `count`."""
        return np.arange(count)  # type: ignore[return-value]

    @entrance
    def fill(values: Ints, value: int) -> None:
        """Write the same number everywhere."""
        values[:] = value  # type: ignore[call-overload]

    @entrance
    def largest(values: Ints) -> int:
        """Return the largest of some numbers."""
        return values.max()  # type: ignore[attr-defined,no-any-return]

    @entrance
    def copied(values: Ints) -> Ints:
        """Return the same numbers once more."""
        return values.copy()
else:

    def compiled(function: Function) -> Function:
        """Leave a function as it is."""
        return function

    entrance = compiled

    def zeros(count: int) -> Ints:
        """Return so many zeros."""
        return [0] * count

    def filled(count: int, value: int) -> Ints:
        """Return the same number so many times."""
        return [value] * count

    def counted(count: int) -> Ints:
        """Return the numbers from 0 up to, but not, `count`."""
        return list(range(count))

    def fill(values: Ints, value: int) -> None:
        """Write the same number everywhere."""
        values[:] = [value] * len(values)

    def largest(values: Ints) -> int:
        """Return the largest of some numbers."""
        return max(values)

    def copied(values: Ints) -> Ints:
        """Return the same numbers once more."""
        return values[:]
