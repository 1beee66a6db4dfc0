"""The folder in which finished games are saved, so that an interrupted run can go on."""

import json
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from trackwright.playtest.games import Chunk, Outcomes
from trackwright.playtest.state import PLAYER, TABLE, TICKET_STATE, TRACK_STATE
from trackwright.schema.errors import TrackwrightError, UnwritableFileError

_DAMAGES = (OSError, ValueError, TypeError, EOFError, RuntimeError, BadZipFile, zlib.error)
"""What reading a file of games raises, depending on which of its bytes are wrong or missing."""


class SavedGames:
    """A folder of finished games of one job, made if necessary; refuses one with other games."""

    def __init__(self, folder: Path, job: Mapping[str, object]) -> None:
        self._folder = folder
        description = folder / "job.json"
        content = {**job, "engine": _engine()}
        with unwritable_reported(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if not description.exists():
                description.write_text(json.dumps(content, indent=2), encoding="utf-8")
            else:
                _refuse_other_games(description, content)

    def read(self, chunk: Chunk) -> Outcomes | None:
        """Return a saved chunk; None if there is none, or if it is damaged and to be replayed."""
        path = self._path(chunk)
        if not path.exists():
            return None
        try:
            # Given a path, np.load would not close a damaged file.
            with path.open("rb") as file, np.load(file) as saved:
                return Outcomes(**{name: saved[name] for name in saved.files})
        except _DAMAGES:
            return None

    def write(self, chunk: Chunk, outcomes: Outcomes) -> None:
        """Save a chunk, completely or not at all."""
        path = self._path(chunk)
        unfinished = path.with_suffix(".part.npz")
        with unwritable_reported(path.parent):
            np.savez_compressed(unfinished, **outcomes.arrays())  # type: ignore[arg-type]  # names
            unfinished.replace(path)

    def _path(self, chunk: Chunk) -> Path:
        return self._folder / f"games-{chunk[0]}-{chunk[1]}.npz"


@contextmanager
def unwritable_reported(folder: Path) -> Iterator[None]:
    """Turn a system error about a folder of games into a TrackwrightError."""
    try:
        yield
    except OSError as error:
        raise UnwritableFileError(
            f"games cannot be kept in {folder}: {error.strerror or error}; mend that, or choose "
            "another folder"
        ) from error


def _engine() -> str:
    """Return what must be equal for games to be saved together: the version and the row sizes."""
    return (
        f"trackwright {version('trackwright')}, rows {TABLE} {PLAYER} {TRACK_STATE} {TICKET_STATE}"
    )


def _refuse_other_games(description: Path, expected: Mapping[str, object]) -> None:
    """Refuse a folder that holds games of another job or another version."""
    try:
        found = json.loads(description.read_text(encoding="utf-8"))
        fingerprint, engine = found.get("fingerprint"), found.get("engine")
    except (ValueError, AttributeError):
        raise TrackwrightError(f"{description} is damaged; choose another folder") from None
    if fingerprint != expected["fingerprint"]:
        raise TrackwrightError(
            f"{description.parent} holds games of another board, ruleset or other bots; "
            "choose another folder"
        )
    if engine != expected["engine"]:
        raise TrackwrightError(
            f"{description.parent} holds games that another version of Trackwright played, and the "
            "same seeds may give other games now; choose another folder"
        )
