"""Write the pages of `docs/` that are made from the code."""

from pathlib import Path

from trackwright.formats import reference as formats
from trackwright.formats.engine import reference as engine
from trackwright.validators import reference as checks

DOCS = Path(__file__).parent.parent / "docs"


def main() -> None:
    """Write the reference pages of the checks, the formats and the engine format."""
    for name, room in {"checks": checks, "engine": engine, "formats": formats}.items():
        (DOCS / f"{name}.md").write_text(room.reference_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
