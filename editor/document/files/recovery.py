"""Recovery files: unsaved work, written every few seconds, for when the program is killed."""

import hashlib
import secrets
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType

from pydantic import BaseModel, ConfigDict, ValidationError

from trackwright.editor.document.files.lock import Process, may_run, this_process
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.parsing import read_text
from trackwright.schema.files.reading import parse_board, read_board
from trackwright.schema.files.writing import write_text

FOLDER = "recovery"
"""The folder of recovery files, among those that the editor keeps."""

_NO_DRAFTS: Mapping[str, str] = MappingProxyType({})


class RecoveryRecord(BaseModel):
    """What a recovery file holds.

    Attributes:
        path: The board's file; None if it was never saved.
        based_on: The digest of the file's text that the work began with; None if there was none.
        process: Whose work it is; while that runs, nobody else touches it.
        saved: When it was written.
        text: The board, as its file would be.
        drafts: What was half drawn beside it, by the ids of the tools.
    """

    model_config = ConfigDict(frozen=True)

    path: Path | None
    based_on: str | None
    process: Process
    saved: datetime
    text: str
    drafts: dict[str, str] = {}


@dataclass(frozen=True)
class Recovered:
    """Work that a killed program left behind.

    Attributes:
        file: Its recovery file.
        record: What that holds.
        board: The board.
    """

    file: Path
    record: RecoveryRecord
    board: Board


def new_recovery_file(folder: Path) -> Path:
    """Return a name for a recovery file that no other has."""
    return folder / FOLDER / f"{secrets.token_hex(8)}.json"


def write_recovery(
    file: Path,
    board: Board,
    path: Path | None,
    based_on: str | None,
    drafts: Mapping[str, str] = _NO_DRAFTS,
) -> None:
    """Write unsaved work down, whole or not at all."""
    record = RecoveryRecord(
        path=None if path is None else path.absolute(),
        based_on=based_on,
        process=this_process(),
        saved=datetime.now(UTC),
        text=board_text(board),
        drafts=dict(drafts),
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    write_text(file, record.model_dump_json(indent=1))


def read_recovery(file: Path) -> Recovered:
    """Read a recovery file."""
    record = RecoveryRecord.model_validate_json(read_text(file))
    return Recovered(file, record, parse_board(record.text, str(file)).document)


def left_behind(folder: Path) -> Iterator[Recovered]:
    """Yield what killed programs left, the newest first."""
    found = []
    for file in (folder / FOLDER).glob("*.json"):
        with suppress(TrackwrightError, ValidationError):  # not ours, or of a newer version
            recovered = read_recovery(file)
            if not may_run(recovered.record.process):
                found.append(recovered)
    yield from sorted(found, key=lambda recovered: recovered.record.saved, reverse=True)


def worth_offering(folder: Path) -> list[Recovered]:
    """Return the work that was left behind, but for what its file holds by now."""
    offered = []
    for recovered in left_behind(folder):
        if not recovered.record.drafts and filed_board(recovered) == recovered.board:
            remove_recovery(recovered.file)  # it was saved just before the end
        else:
            offered.append(recovered)
    return offered


def filed_board(recovered: Recovered) -> Board | None:
    """Return the board that its file holds now; None if it has none that can be read."""
    if recovered.record.path is None:
        return None
    try:
        return read_board(recovered.record.path).document
    except TrackwrightError:
        return None


def claim(recovered: Recovered, folder: Path) -> Path | None:
    """Make a recovery file this process's own; None if another was faster."""
    file, record = new_recovery_file(folder), recovered.record
    try:
        recovered.file.rename(file)
        write_recovery(file, recovered.board, record.path, record.based_on, record.drafts)
    except OSError:
        return None
    return file


def remove_recovery(file: Path) -> None:
    """Remove a recovery file that nobody needs any more, if it is there and can be."""
    with suppress(OSError):
        file.unlink()


def digest(content: bytes) -> str:
    """Return what tells a file's content from every other."""
    return hashlib.sha256(content).hexdigest()
