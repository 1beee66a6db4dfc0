"""What a worker of a cluster does.

A worker is a process that somebody has started long before: it may have other versions than the
one who hands out games, and this is the first module that it loads of all that plays.
"""

import os
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from platform import python_version_tuple
from socket import gethostname
from typing import TYPE_CHECKING

from trackwright.schema.errors import TrackwrightError

if TYPE_CHECKING:
    from trackwright.playtest.games import Outcomes
    from trackwright.playtest.jobs import Chunk


class ClusterError(TrackwrightError):
    """A cluster that cannot play what it was asked to."""


@dataclass(frozen=True)
class Versions:
    """What must be the same wherever the same seeds are to give the same games."""

    trackwright: str
    python: str

    def __str__(self) -> str:
        return f"trackwright {self.trackwright} on Python {self.python}"


def installed() -> Versions:
    """Return the versions of this process."""
    return Versions(version("trackwright"), ".".join(python_version_tuple()[:2]))


def play_on_worker(
    versions: Versions,
    fast: bool | None,
    documents: tuple[str, str],
    styles: tuple[int, ...],
    chunk: "Chunk",
) -> "Outcomes":
    """Play a chunk, with the versions and the engine that are wanted, or refuse."""
    if installed() != versions:
        raise ClusterError(
            f"a worker on {gethostname()} has {installed()}, but the games are wanted from "
            f"{versions}; install that there, or the same seeds may give other games"
        )
    if fast not in (None, _is_compiled()):
        raise ClusterError(
            f"a worker on {gethostname()} has the plain engine; install trackwright[fast] there "
            "and start it again, or leave out --fast"
            if fast
            else f"a worker on {gethostname()} has the compiled engine; start it again with "
            "TRACKWRIGHT_FAST=0, or leave out --plain"
        )
    from trackwright.playtest.jobs import play_chunk  # late: it loads the engine

    return play_chunk(*documents, styles, chunk)


@cache
def _is_compiled() -> bool:
    """Load the engine, compiled if it can be: a worker plays long enough for that to pay."""
    os.environ.setdefault("TRACKWRIGHT_FAST", "1" if find_spec("numba") else "0")
    from trackwright.playtest.compilable import FAST

    return FAST
