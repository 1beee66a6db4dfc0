"""The engine: the rules and the bots, interpreted or compiled."""

import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from threading import Timer, current_thread, main_thread
from types import FrameType

from trackwright.playtest.bots.memory import clear_memory
from trackwright.playtest.bots.styles import choose_move, play_to_end
from trackwright.playtest.compilable import Function, Ints, TablesKind
from trackwright.playtest.moves import apply
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import seed_random
from trackwright.playtest.tickets import place_in_ring
from trackwright.playtest.turns import set_up
from trackwright.schema.errors import TrackwrightError

SECONDS_UNTIL_SENT_AGAIN = 0.05


class Engine:
    """The entry points of rules and bots, as Python runs them or as numba compiles them.

    Both play the same games. An engine is handed tables and integers only in its own form, as
    `packed` and `ints` return them.
    """

    def __init__(self, *, compiled: bool) -> None:
        if compiled and not can_compile():
            raise TrackwrightError("a compiled engine needs numba: install trackwright[fast]")
        self.compiled = compiled
        self.set_up = self._loaded(set_up)
        self.clear_memory = self._loaded(clear_memory)
        self.choose_move = self._loaded(choose_move)
        self.apply = self._loaded(apply)
        self.play_to_end = self._loaded(play_to_end)
        self.score_game = self._loaded(score_game)
        self.seed_random = self._loaded(seed_random)
        self.place_in_ring = self._loaded(place_in_ring)

    def _loaded(self, function: Function) -> Function:
        if not self.compiled:
            return function
        from trackwright.playtest.jit_compiler import compiled  # late: numba is optional and slow

        return compiled(function)

    def ints(self, values: Iterable[int]) -> Ints:
        """Return integers as this engine takes them."""
        if self.compiled:
            from trackwright.playtest.jit_compiler import array_of

            return array_of(values)
        return list(values)

    def packed(self, tables: TablesKind) -> TablesKind:
        """Return tables as this engine takes them; a compiled one copies them into an array."""
        if self.compiled:
            from trackwright.playtest.jit_compiler import packed

            return packed(tables)
        return tables


@cache
def load_engine(*, compiled: bool = False) -> Engine:
    """Return the engine in one of its forms; compiled functions are shared in a process."""
    return Engine(compiled=compiled)


def can_compile() -> bool:
    """Return whether the extra that compiles is installed."""
    return find_spec("numba") is not None


@contextmanager
def interruptible() -> Iterator[None]:
    """Make Ctrl-C end compiling.

    An exception raised while LLVM calls back into Python is printed and lost, so an interruption
    that arrives there is sent again a moment later. Whoever set another handler, or started this
    process with interruptions ignored, has decided what Ctrl-C does.
    """
    default = signal.default_int_handler
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is not default:
        yield
        return
    signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, default)


def _interrupt(number: int, frame: FrameType | None) -> None:
    here = frame
    while here is not None:
        if str(here.f_globals.get("__name__")).startswith("llvmlite"):
            again = Timer(SECONDS_UNTIL_SENT_AGAIN, signal.raise_signal, [number])
            again.daemon = True
            again.start()
            return
        here = here.f_back
    raise KeyboardInterrupt
