"""Which process a file belongs to, and whether that process still runs."""

import getpass
import os
import secrets
import socket
import sys
import weakref
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError


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


LONGEST_LOCK = 10_000
"""Bytes of a lock that are read; ours are far shorter."""


class Owner(BaseModel):
    """Who has a file open.

    Attributes:
        user: The name they log in with.
        program: The program they have it open in.
        process: Which of the programs that run.
        since: When they opened it.
        token: Tells this lock from every other.
    """

    model_config = ConfigDict(frozen=True)

    user: str
    program: str
    process: Process
    since: datetime
    token: str


class FileIsOpenError(Exception):
    """Somebody else has the file open.

    Attributes:
        owner: Who; None if their lock cannot be read.
    """

    def __init__(self, owner: Owner | None) -> None:
        super().__init__("the file is open elsewhere")
        self.owner = owner


class FileLock:
    """A lock that this process holds until it is released, forgotten or the process ends."""

    def __init__(self, file: Path, program: str, *, force: bool = False) -> None:
        """Take the lock of a file, also from a process that has died; with `force` from anyone.

        Where no lock can be written, in a folder that is read-only, there is none, and `is_held`
        is False.
        """
        self._path = lock_path(file)
        owner = Owner(
            user=_user(),
            program=program,
            process=this_process(),
            since=datetime.now(UTC),
            token=secrets.token_hex(16),
        )
        if force:
            self._path.unlink(missing_ok=True)
        self.is_held = _taken(self._path, owner)
        self.release = weakref.finalize(self, _remove, self._path, owner.token)


def lock_path(file: Path) -> Path:
    """Return where the lock of a file lies; a link and what it leads to have the same one."""
    target = file.resolve()
    return target.with_name(f".{target.name[:60]}.lock")


def _taken(path: Path, owner: Owner) -> bool:
    for _ in range(2):
        try:
            _create(path, owner)
        except FileExistsError:
            _remove_if_stale(path)
        except OSError:
            return False
        else:
            return True
    raise FileIsOpenError(_owner(path))


def _create(path: Path, owner: Owner) -> None:
    descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(owner.model_dump_json())


def _remove_if_stale(path: Path) -> None:
    owner = _owner(path)
    if owner is None or may_run(owner.process):
        return
    aside = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    with suppress(OSError):
        path.rename(aside)  # of several that do this at once, only one succeeds
        if _owner(aside) != owner:  # somebody was faster, and this is their new lock
            aside.rename(path)
        aside.unlink(missing_ok=True)


def _remove(path: Path, token: str) -> None:
    owner = _owner(path)
    if owner is not None and owner.token == token:
        with suppress(OSError):
            path.unlink()


def _owner(path: Path) -> Owner | None:
    try:
        with path.open("rb") as file:
            return Owner.model_validate_json(file.read(LONGEST_LOCK))
    except (OSError, ValidationError):
        return None


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # a user without a name
        return "?"
