"""Write the pages of `docs/` that are made from the code."""

from pathlib import Path

from trackwright.formats.reference import formats_page
from trackwright.validators.reference import reference_page

DOCS = Path(__file__).parent.parent / "docs"


def main() -> None:
    """Write the reference pages of checks and formats."""
    (DOCS / "checks.md").write_text(reference_page(), encoding="utf-8")
    (DOCS / "formats.md").write_text(formats_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
