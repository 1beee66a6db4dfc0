"""Write the pages of `docs/` that are made from the code."""

from pathlib import Path

from trackwright.validators.reference import reference_page

DOCS = Path(__file__).parent.parent / "docs"


def main() -> None:
    """Write the reference page of the checks."""
    (DOCS / "checks.md").write_text(reference_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
