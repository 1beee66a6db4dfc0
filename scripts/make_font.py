"""Unpack the board's typefaces from their npm packages, and note letters' widths for the layout.

npm pack @ibm/plex-sans-condensed @fontsource/playfair-display-sc
tar xzf ibm-plex-sans-condensed-*.tgz && mv package plex
tar xzf fontsource-playfair-display-sc-*.tgz && mv package playfair
python scripts/make_font.py plex playfair        (needs fonttools and brotli)
"""

import json
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "rendering" / "fonts"
METRICS = ROOT / "layout" / "data" / "font_metrics.json"
STYLES = {"medium": "Medium", "bold": "Bold"}
SUBSETS = ("latin", "latin-ext", "cyrillic", "vietnamese")
"""The parts that the display typeface's package divides it into."""

DISPLAY = "Trackwright Display"

LETTERS = [
    *range(0x20, 0x250),
    *range(0x370, 0x530),
    *range(0x1E00, 0x1F00),
    *range(0x2010, 0x2040),
]


def main(plex: Path, playfair: Path) -> None:
    """Write the fonts, their licences and the metrics."""
    FONTS.mkdir(parents=True, exist_ok=True)
    shutil.copy(plex / "LICENSE.txt", FONTS / "LICENSE.txt")
    shutil.copy(playfair / "LICENSE", FONTS / "LICENSE-display.txt")
    metrics = {}
    for style, name in STYLES.items():
        font = TTFont(plex / "fonts" / "complete" / "woff" / f"IBMPlexSansCondensed-{name}.woff")
        font.flavor = None
        font.save(FONTS / f"IBMPlexSansCondensed-{name}.ttf")
        metrics[style] = _metrics(font)
    display = _joined(playfair)
    _rename(display)
    display.save(FONTS / "TrackwrightDisplay-Bold.ttf")
    metrics["display"] = _metrics(display)
    METRICS.write_text(json.dumps(metrics, ensure_ascii=False) + "\n", encoding="utf-8")


def _joined(package: Path) -> TTFont:
    with TemporaryDirectory() as folder:
        parts = []
        for subset in SUBSETS:
            file = package / "files" / f"playfair-display-sc-{subset}-700-normal.woff2"
            part = TTFont(file)
            part.flavor = None
            parts.append(f"{folder}/{subset}.ttf")
            part.save(parts[-1])
        font = Merger().merge(parts)
    del font["GSUB"]  # its ligatures are small letters among small capitals
    return font


def _rename(font: TTFont) -> None:
    """Give it a name of its own: its licence keeps the original's for unchanged copies."""
    own = {1: DISPLAY, 3: f"{DISPLAY} Bold", 4: f"{DISPLAY} Bold", 6: "TrackwrightDisplay-Bold"}
    names = font["name"]
    names.names = [record for record in names.names if record.nameID not in (*own, 16, 17)]
    for identity, text in own.items():
        names.setName(text, identity, 3, 1, 0x409)


def _metrics(font: TTFont) -> dict[str, Any]:
    glyphs, advances = font.getBestCmap(), font["hmtx"]
    em = font["head"].unitsPerEm
    return {
        "ascent": font["hhea"].ascent / em,
        "descent": -font["hhea"].descent / em,
        "cap_height": font["OS/2"].sCapHeight / em,
        "widths": {chr(code): advances[glyphs[code]][0] / em for code in LETTERS if code in glyphs},
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
