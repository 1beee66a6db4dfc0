"""Untrusted texts stay texts; untrusted files give a board or a sentence, and nothing else."""

import json
from pathlib import PurePosixPath
from random import Random
from xml.etree import ElementTree

import pytest
from damaged_files import mutated
from hypothesis import given, settings
from sample_board import sample_board, sample_export, with_odd_names
from strategies import whole_boards

from trackwright.formats.capabilities import losses
from trackwright.formats.catalogue import FORMATS
from trackwright.formats.format import Export, FileFormat, Files, ImportSource
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.formatting import board_text

READABLE = [known for known in FORMATS if known.read is not None]
every_format = pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.name)
every_readable = pytest.mark.parametrize("known", READABLE, ids=lambda known: known.name)

SOURCE = "folder/file"


def assert_sound(files: Files, known: FileFormat, board: Board) -> None:
    """Check that files have names that stay in their folder, and that JSON and XML are whole."""
    if known.ending:
        assert set(files) == {board.id + known.ending}
    for name, data in files.items():
        path = PurePosixPath(name)
        assert not path.is_absolute()
        assert ".." not in path.parts
        text = data.decode("utf-8")
        if text.startswith("{"):
            json.loads(text)
        elif text.startswith("<?xml"):
            ElementTree.fromstring(text)  # noqa: S314 – our own


@settings(max_examples=10, deadline=None)
@given(board=whole_boards)
def test_any_board_can_be_written_in_every_format(board: Board) -> None:
    export = Export(board, sample_export().ruleset)
    for known in FORMATS:  # one board for all: to make one takes longer than to write it
        assert_sound(known.write(export), known, board)
        losses(known.capabilities, board, export.ruleset, "en")


@every_format
def test_names_of_any_kind_break_nothing(known: FileFormat) -> None:
    board = with_odd_names(sample_board())
    assert_sound(known.write(Export(board, sample_export().ruleset)), known, board)


def read(known: FileFormat, files: Files) -> str:
    """Return whether files were read, if need be with something told, or refused in sentences."""
    assert known.read is not None
    try:
        imported = known.read(ImportSource(SOURCE, files))
    except TrackwrightError as error:
        lines = str(error).splitlines()
        assert lines
        assert all(len(line) < 1_000 for line in lines)
        assert lines[0].startswith((SOURCE, *files))
        return "refused"
    assert all(refusal.where and refusal.why for refusal in imported.refused)
    board_text(imported.board)
    return "told" if imported.refused or imported.notes else "read"


def read_damaged(known: FileFormat, seeds: range) -> set[str]:
    """Damage one of a format's files for each seed, read them, and return what became of them."""
    files = dict(known.write(sample_export()))
    outcomes = set()
    for seed in seeds:
        random = Random(seed)
        name = random.choice([*files])
        try:
            outcomes.add(read(known, {**files, name: mutated(files[name], random)}))
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__}: {error}") from error
    return outcomes


@every_readable
def test_a_damaged_file_is_read_or_refused_with_a_sentence(known: FileFormat) -> None:
    outcomes = read_damaged(known, range(20))
    assert "refused" in outcomes
    assert outcomes & {"read", "told"}


@pytest.mark.long
@every_readable
def test_a_damaged_file_is_read_or_refused_with_a_sentence_8_000_times(known: FileFormat) -> None:
    read_damaged(known, range(1_000, 9_000))


FOREIGN = (
    b"",
    b"{}",
    b"[]",
    b"null",
    b"\xff\xfe\0",
    b"\x89PNG\r\n\x1a\n\0",
    b"<svg/>",
    b"[" * 99_999,
)


@every_readable
def test_a_file_of_another_kind_is_never_read_in_silence(known: FileFormat) -> None:
    names = known.write(sample_export())
    for data in FOREIGN:
        assert read(known, dict.fromkeys(names, data)) in ("refused", "told"), data[:10]


@every_readable
def test_no_file_at_all_is_refused_with_a_sentence(known: FileFormat) -> None:
    assert read(known, {}) == "refused"
