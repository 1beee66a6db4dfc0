"""Writing a file whole or not at all: what was there stays until the new text is safely on disk."""

import logging
import os
import secrets
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from trackwright.schema.board import Board
from trackwright.schema.errors import UnwritableFileError
from trackwright.schema.files.formatting import board_text, ruleset_text
from trackwright.schema.rules.ruleset import RulesetFile
from trackwright.schema.sentences import say

ABANDONED_AFTER = 3_600
"""Seconds after which a temporary file is taken for the leftover of a killed program."""

_LOG = logging.getLogger(__name__)
_BINARY = getattr(os, "O_BINARY", 0)  # only Windows has it, where a text would be changed else


def write_board(path: Path, board: Board) -> None:
    """Save a board."""
    write_text(path, board_text(board))


def write_ruleset(path: Path, file: RulesetFile) -> None:
    """Save what a ruleset states."""
    write_text(path, ruleset_text(file))


def write_text(path: Path, text: str) -> None:
    """Replace a file's text in one step that survives a crash; keep its permissions."""
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError:
        raise UnwritableFileError(
            say(
                "{path} cannot be written: a text holds half of a surrogate pair, which "
                "is no character; nothing was changed",
                path=path,
            )
        ) from None
    write_bytes(path, data)


def write_bytes(path: Path, data: bytes) -> None:
    """Replace a file's bytes in one step that survives a crash; keep its permissions."""
    write_files({path: data})


def write_files(files: Mapping[Path, bytes]) -> None:
    """Replace several files; all are safely on disk before the first takes its place."""
    staged: dict[Path, Path] = {}
    try:
        for path, data in files.items():
            _LOG.info("writing %s", path)
            with _told_of(path):
                target = _target(path)
                staged[target] = _staged(target, data)
        for target, temporary in staged.items():
            with _told_of(target):
                temporary.replace(target)
    finally:
        for temporary in staged.values():
            temporary.unlink(missing_ok=True)
    for folder in {target.parent for target in staged}:
        _sync_folder(folder)


@contextmanager
def _told_of(path: Path) -> Iterator[None]:
    """Turn what the system says into a sentence about a file."""
    try:
        yield
    except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: links in a circle
        reason = getattr(error, "strerror", None) or str(error)
        raise UnwritableFileError(
            say("{path} cannot be written: {reason}; nothing was changed", path=path, reason=reason)
        ) from error


def _target(path: Path) -> Path:
    target = path.resolve()  # a link stays a link to the file that is replaced
    if target.is_dir():
        raise UnwritableFileError(say("{path} is a folder; name a file in it", path=path))
    if target.exists() and not target.is_file():
        raise UnwritableFileError(say("{path} is a device or a pipe, not a file", path=path))
    if target.exists() and not os.access(target, os.W_OK):
        raise UnwritableFileError(say("{path} is read-only; save under another name", path=path))
    return target


def _staged(target: Path, data: bytes) -> Path:
    """Write bytes to a temporary file beside the one that it will replace."""
    _remove_abandoned(target)
    temporary = target.with_name(f"{_temporary_prefix(target)}{secrets.token_hex(8)}.tmp")
    # Nobody may read the new text who could not read the old; a new file is as others are. Asking
    # for the process's mask would have to change it, under the feet of other threads.
    mode = 0o600 if target.exists() else 0o666
    descriptor = os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY | _BINARY, mode)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _take_over_permissions(target, temporary)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _take_over_permissions(target: Path, temporary: Path) -> None:
    if not target.exists():
        return
    shutil.copymode(target, temporary)
    if hasattr(os, "chown"):
        before = target.stat()
        with suppress(PermissionError):
            os.chown(temporary, before.st_uid, before.st_gid)


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        with suppress(OSError):  # not every file system can; the new file is in place by now
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)


def _remove_abandoned(target: Path) -> None:
    oldest = time.time() - ABANDONED_AFTER
    prefix = _temporary_prefix(target)
    for leftover in target.parent.iterdir():
        if leftover.name.startswith(prefix) and leftover.name.endswith(".tmp"):
            with suppress(OSError):
                if leftover.stat().st_mtime < oldest:
                    leftover.unlink()


def _temporary_prefix(target: Path) -> str:
    return f".{target.name[:50]}."  # 50 characters of up to 4 bytes: names end at 255 bytes
