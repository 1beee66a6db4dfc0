"""Pages that are made from the code are not stale."""

from pathlib import Path

import pytest

from trackwright.formats.reference import formats_page
from trackwright.validators.reference import reference_page

pytestmark = pytest.mark.checkout

DOCS = Path(__file__).parent.parent / "docs"


def test_the_reference_of_checks_is_up_to_date() -> None:
    assert (DOCS / "checks.md").read_text(encoding="utf-8") == reference_page(), "run `make docs`"


def test_the_page_of_formats_is_up_to_date() -> None:
    assert (DOCS / "formats.md").read_text(encoding="utf-8") == formats_page(), "run `make docs`"
