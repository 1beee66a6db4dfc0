"""Pages that are made from the code are not stale."""

from collections.abc import Callable
from pathlib import Path

import pytest
from make_rooms import PICTURE, rooms_picture

from trackwright.cli import reference as commands
from trackwright.editor.shell import all_commands as keys
from trackwright.formats import reference as formats
from trackwright.formats.engine import reference as engine
from trackwright.schema import file_format_page as file_format
from trackwright.validators import checks_page as checks

pytestmark = pytest.mark.checkout

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("checks", checks.reference_page),
        ("commands", commands.reference_page),
        ("engine", engine.reference_page),
        ("file-format", file_format.reference_page),
        ("formats", formats.reference_page),
        ("keys", keys.reference_page),
    ],
)
def test_a_reference_page_is_up_to_date(name: str, made: Callable[[], str]) -> None:
    assert (DOCS / f"{name}.md").read_text(encoding="utf-8") == made(), "run `make docs`"


def test_the_picture_of_the_rooms_is_up_to_date() -> None:
    assert PICTURE.read_text(encoding="utf-8") == rooms_picture(), "run `make docs`"
