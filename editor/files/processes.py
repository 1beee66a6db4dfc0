"""Which process a file belongs to, and whether that process still runs."""

import os
import socket
import sys
from pathlib import Path

from pydantic import BaseModel, ConfigDict


class Process(BaseModel):
    """A running program.

    Attributes:
        id: The number that its machine gave it.
        host: The name of its machine.
        began: When it began, in that machine's own measure; empty if it does not tell. Numbers
            are given again, the two together are not.
    """

    model_config = ConfigDict(frozen=True)

    id: int
    host: str
    began: str = ""


def this_process() -> Process:
    """Return the process that runs this."""
    return Process(id=os.getpid(), host=socket.gethostname(), began=_began(os.getpid()))


def may_run(process: Process) -> bool:
    """Tell whether a process runs; of one on another machine nobody knows, so it may."""
    if process.host != socket.gethostname():
        return True
    if not _exists(process.id):
        return False
    return _began(process.id) == process.began


def _began(number: int) -> str:
    try:
        line = Path(f"/proc/{number}/stat").read_text(encoding="utf-8", errors="replace")
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="utf-8").strip()
    except OSError:  # only Linux tells it this way
        return ""
    return f"{boot} {line.rpartition(')')[2].split()[19]}"


if sys.platform == "win32":

    def _exists(number: int) -> bool:
        import ctypes

        synchronize, still_running = 0x0010_0000, 0x0102
        kernel = ctypes.windll.kernel32
        handle = kernel.OpenProcess(synchronize, False, number)
        if not handle:
            return False
        try:
            return bool(kernel.WaitForSingleObject(handle, 0) == still_running)
        finally:
            kernel.CloseHandle(handle)

else:

    def _exists(number: int) -> bool:
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return False
        except OSError:  # it runs, and is somebody else's
            return True
        return True
