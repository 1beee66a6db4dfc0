"""Write the pages of `docs/` that are made from the code."""

from pathlib import Path

from trackwright.cli import reference as commands
from trackwright.editor.shell import all_commands as keys
from trackwright.formats import reference as formats
from trackwright.formats.engine import reference as engine
from trackwright.schema import file_format_page as file_format
from trackwright.validators import checks_page as checks

DOCS = Path(__file__).parent.parent / "docs"
PAGES = {
    "checks": checks,
    "commands": commands,
    "engine": engine,
    "file-format": file_format,
    "formats": formats,
    "keys": keys,
}


def main() -> None:
    """Write the reference pages."""
    for name, room in PAGES.items():
        (DOCS / f"{name}.md").write_text(room.reference_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
