"""Writing several files atomically."""

import os
import shutil
import tempfile
import time
from pathlib import Path

from trackwright.schema.errors import UnwritableFileError
from trackwright.schema.files.writing import ABANDONED_AFTER, write_bytes
from trackwright.schema.sentences import say

PREFIX = ".trackwright-print-"


class AtomicFiles:
    """Collects files in a hidden folder beside their target, which is always removed at the end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made = not os.path.exists(folder)  # noqa: PTH110 – no name is too long for it
        self._files: list[str] = []

    def __enter__(self) -> "AtomicFiles":
        if not self._made and not self._folder.is_dir():
            raise UnwritableFileError(say("{folder} is a file; name a folder", folder=self._folder))
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._remove_abandoned()
            self._hidden = Path(tempfile.mkdtemp(prefix=PREFIX, dir=self._folder))
        except OSError as error:
            raise self._unwritable(error) from error
        return self

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self._hidden, ignore_errors=True)
        if self._made and not any(self._folder.iterdir()):
            self._folder.rmdir()

    def write(self, name: str, data: bytes) -> None:
        """Write a file that is not to be seen yet."""
        target = self._hidden / name
        try:
            target.parent.mkdir(exist_ok=True)
            write_bytes(target, data)
        except (OSError, UnwritableFileError) as error:
            reason = getattr(error.__cause__ or error, "strerror", None) or str(error)
            raise UnwritableFileError(
                say(
                    "{file} cannot be written: {reason}; nothing was changed",
                    file=self._folder / name,
                    reason=reason,
                )
            ) from error
        self._files.append(name)

    def publish(self) -> tuple[Path, ...]:
        """Move all files to where they belong, in place of those of an earlier print."""
        targets = [self._folder / name for name in self._files]
        for target in targets:
            if target.is_dir():
                raise UnwritableFileError(
                    say("{target} is a folder; move it away or choose another", target=target)
                )
        try:
            for name, target in zip(self._files, targets, strict=True):
                target.parent.mkdir(exist_ok=True)
                (self._hidden / name).replace(target)
        except OSError as error:
            raise self._unwritable(error) from error
        return tuple(targets)

    def _unwritable(self, error: OSError) -> UnwritableFileError:
        return UnwritableFileError(
            say(
                "{folder} cannot be written to: {reason}; choose another folder",
                folder=self._folder,
                reason=error.strerror,
            )
        )

    def _remove_abandoned(self) -> None:
        """Remove what a program left that was killed."""
        for leftover in self._folder.glob(f"{PREFIX}*"):
            if leftover.stat().st_mtime < time.time() - ABANDONED_AFTER:
                shutil.rmtree(leftover, ignore_errors=True)
