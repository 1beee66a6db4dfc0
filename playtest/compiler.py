"""Ctrl-C while the engine is compiled."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer, current_thread, main_thread
from types import FrameType

SECONDS_TO_TRY_AGAIN = 0.05


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C end what compiles: in what LLVM calls back an interruption would be lost."""
    plain = signal.default_int_handler
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is not plain:
        yield  # somebody else decides what Ctrl-C does
        return
    signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, plain)


def _interrupt(number: int, frame: FrameType | None) -> None:
    here = frame
    while here is not None:
        if str(here.f_globals.get("__name__")).startswith("llvmlite"):
            again = Timer(SECONDS_TO_TRY_AGAIN, signal.raise_signal, [number])
            again.daemon = True
            again.start()
            return
        here = here.f_back
    raise KeyboardInterrupt
