"""Every format of one small board, as files that a review can read; `make golden` renews them."""

from pathlib import Path

import pytest
from sample_board import comparable, sample_export

from trackwright.formats.catalogue import FORMATS
from trackwright.formats.format import FileFormat

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.name)
def test_the_sample_board_is_written_as_it_was(known: FileFormat) -> None:
    folder = GOLDEN / known.name
    golden = {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    written = known.write(sample_export())
    assert {name: comparable(data) for name, data in written.items()} == golden


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.name)
def test_it_is_written_the_same_every_time(known: FileFormat) -> None:
    assert known.write(sample_export()) == known.write(sample_export())
