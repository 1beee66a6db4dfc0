"""Pages that are made from the code are not stale."""

from pathlib import Path

import pytest

from trackwright.validators.reference import reference_page

pytestmark = pytest.mark.checkout

DOCS = Path(__file__).parent.parent / "docs"


def test_the_reference_of_checks_is_up_to_date() -> None:
    assert (DOCS / "checks.md").read_text(encoding="utf-8") == reference_page(), "run `make docs`"
