"""Compiles the rules and the bots with numba; only a compiled engine loads this module.

Three things here are not how numba is usually used:

- Numba passes each array of a data class separately at every call, which makes calls slow and
  compiling much slower. So tables that belong together lie in one array, behind the positions
  where each begins, and `game.tracks[i]` is compiled as `game[game[1] + i]`.
- A compiled function must call compiled functions, and those called from Python must stay as they
  are. So each module's functions are compiled in a copy of its namespace.
- Numba compiles a function again for every constant that it is called with. The only purpose here
  would be constant folding, and it multiplies the time; see `_compile_once_for_all_constants`.
"""

import ast
import inspect
import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Any, cast

import numba
import numpy as np

from trackwright.playtest import compilable
from trackwright.playtest.compilable import Caller, Function, Ints, Tables, TablesKind, caller_of


def compiled(function: Function) -> Function:
    """Return an entry point that is compiled at its first call and takes packed tables."""
    made = _namespace(function.__module__)[function.__name__]

    def call(*arguments: object) -> object:
        return made(*[_array(one) if isinstance(one, Tables) else one for one in arguments])

    return cast("Function", call)


def array_of(values: Iterable[int]) -> Ints:
    """Return integers as compiled functions take them."""
    return cast("Ints", np.array(list(values), dtype=np.int64))


def packed(tables: TablesKind) -> TablesKind:
    """Return a copy of tables whose numbers lie in one array, each table a view of a part of it."""
    sizes = [len(table) for table in tables]
    bounds = np.cumsum([len(sizes) + 1, *sizes])
    array = np.concatenate([bounds, *tables]).astype(np.int64)
    parts = (array[start:stop] for start, stop in pairwise(bounds))
    return type(tables)(*parts)


def _array(tables: Tables) -> Any:
    """Return the one array that packed tables are views of."""
    return cast("np.ndarray", next(iter(tables))).base


@cache
def _namespace(module: str) -> dict[str, Any]:
    """Return the names of a module, with compiled functions in place of compilable ones."""
    names = dict(vars(sys.modules[module]))
    for name, value in vars(sys.modules[module]).items():
        caller = caller_of(value)
        if caller is None:
            continue
        if value.__module__ != module:
            names[name] = _namespace(value.__module__)[value.__name__]
        elif module == compilable.__name__:
            names[name] = _jit(_PRIMITIVES[name], caller)
        else:
            names[name] = _jit(_with_tables_in_one_array(value, names), caller)
    return names


def _jit(function: Callable[..., object], caller: Caller) -> Any:
    _use_cache_of_these_sources()
    made = numba.njit(  # type: ignore[call-overload]  # its stubs lack what leaves wrappers out
        cache=True, no_cpython_wrapper=caller is not Caller.PYTHON, no_cfunc_wrapper=True
    )(function)
    _compile_once_for_all_constants(made)
    return made


@cache
def _use_cache_of_these_sources() -> None:
    """Keep compiled code in a folder of these sources: numba compares only the caller's file."""
    home = os.environ.get("TRACKWRIGHT_HOME")
    user_cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    base = Path(home) / "cache" if home else Path(user_cache) / "trackwright"
    sources = sorted(Path(__file__).parent.rglob("*.py"))
    digest = sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    numba.config.CACHE_DIR = str(base / "playtest" / digest[:16])  # type: ignore[attr-defined]  # it is made at run time


def _compile_once_for_all_constants(made: Any) -> None:
    """Look a function up by `int` where numba would look it up by the value of a constant."""
    template = made.get_call_template
    plain = numba.core.types.unliteral
    made.get_call_template = lambda args, kws: template(tuple(map(plain, args)), kws)


def _with_tables_in_one_array(
    function: Callable[..., object], namespace: dict[str, Any]
) -> Callable[..., object]:
    """Return a function, in another namespace, that reads `tables.name` as a part of one array."""
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
    made: dict[str, Callable[..., object]] = {}
    code = compile(tree, function.__code__.co_filename, "exec")
    exec(code, namespace, made)  # noqa: S102 – our own source
    return made[function.__name__]


class _OneArray(ast.NodeTransformer):
    """Turns `game.tracks[i]` into `game[game[1] + i]`, and `game.tracks` into a slice of `game`."""

    def __init__(self, parameters: dict[str, tuple[str, ...]]) -> None:
        self.parameters = parameters

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """Add to an index the position where the table begins."""
        start = self._bound(node.value, 0)
        if start is None or isinstance(node.slice, ast.Slice):
            return self.generic_visit(node)
        index = ast.BinOp(start, ast.Add(), self.visit(node.slice))
        name = ast.Name(node.value.value.id, ast.Load())  # type: ignore[attr-defined]
        return ast.Subscript(name, index, node.ctx)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Slice a whole table out of the array."""
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
        position = ast.Constant(fields.index(node.attr) + further)
        return ast.Subscript(ast.Name(node.value.id, ast.Load()), position, ast.Load())


def _zeros(count: int) -> Any:
    return np.zeros(count, np.int64)


def _filled(count: int, value: int) -> Any:
    return np.full(count, value, np.int64)


def _counted(count: int) -> Any:
    return np.arange(count)


def _fill(values: Any, value: int) -> None:
    values[:] = value


def _overwrite(values: Any, source: Any) -> None:
    for place in range(len(values)):  # a slice would compile the words of an error for seconds
        values[place] = source[place]


def _largest(values: Any) -> Any:
    return values.max()


def _copied(values: Any) -> Any:
    return values.copy()


_PRIMITIVES: dict[str, Callable[..., object]] = {
    "zeros": _zeros,
    "filled": _filled,
    "counted": _counted,
    "fill": _fill,
    "overwrite": _overwrite,
    "largest": _largest,
    "copied": _copied,
}
"""What stands for the functions of `compilable`: the same on arrays."""
