"""The task that a worker of a cluster runs.

A worker is a process that somebody has started long before: it may have other versions than the
one who hands out games, and this is the first module that it loads of all that plays.
"""

from dataclasses import dataclass
from importlib.metadata import version
from platform import python_version_tuple
from socket import gethostname
from typing import TYPE_CHECKING

from trackwright.schema.errors import TrackwrightError

if TYPE_CHECKING:
    from trackwright.playtest.simulator import Chunk, Outcomes


class ClusterError(TrackwrightError):
    """A cluster cannot play what it was asked to."""


@dataclass(frozen=True)
class Versions:
    """The versions that must be equal for the same seeds to give the same games."""

    trackwright: str
    python: str

    def __str__(self) -> str:
        return f"trackwright {self.trackwright} on Python {self.python}"


def installed() -> Versions:
    """Return the versions of this process."""
    return Versions(version("trackwright"), ".".join(python_version_tuple()[:2]))


def play_on_worker(
    versions: Versions, fast: bool | None, tables: str, styles: tuple[int, ...], chunk: "Chunk"
) -> "Outcomes":
    """Play a chunk with the versions and the engine that are wanted, or refuse.

    Unless the plain engine is asked for, a worker compiles if it can: it plays long enough.
    """
    if installed() != versions:
        raise ClusterError(
            f"a worker on {gethostname()} has {installed()}, but the games are wanted from "
            f"{versions}; install that there, or the same seeds may give other games"
        )
    # Late: another version may not even have these modules.
    from trackwright.playtest.engine import can_compile
    from trackwright.playtest.jobs import play_chunk

    if fast and not can_compile():
        raise ClusterError(
            f"a worker on {gethostname()} has the plain engine; install trackwright[fast] there "
            "and start it again, or leave out --fast"
        )
    compiled = can_compile() if fast is None else fast
    return play_chunk(tables, compiled, styles, chunk)
