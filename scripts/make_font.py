"""Unpack the board's typeface from its npm package, and note its letters' widths for the layout.

npm pack @ibm/plex-sans-condensed && tar xzf ibm-plex-sans-condensed-*.tgz
python scripts/make_font.py package        (needs fonttools)
"""

import json
import shutil
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "rendering" / "fonts"
METRICS = ROOT / "layout" / "data" / "font_metrics.json"
STYLES = {"medium": "Medium", "bold": "Bold"}
LETTERS = [
    *range(0x20, 0x250),
    *range(0x370, 0x530),
    *range(0x1E00, 0x1F00),
    *range(0x2010, 0x2040),
]


def main(package: Path) -> None:
    """Write the fonts, their licence and the metrics."""
    FONTS.mkdir(parents=True, exist_ok=True)
    shutil.copy(package / "LICENSE.txt", FONTS / "LICENSE.txt")
    metrics = {}
    for style, name in STYLES.items():
        font = TTFont(package / "fonts" / "complete" / "woff" / f"IBMPlexSansCondensed-{name}.woff")
        font.flavor = None
        font.save(FONTS / f"IBMPlexSansCondensed-{name}.ttf")
        glyphs, advances = font.getBestCmap(), font["hmtx"]
        em = font["head"].unitsPerEm
        metrics[style] = {
            "ascent": font["hhea"].ascent / em,
            "descent": -font["hhea"].descent / em,
            "cap_height": font["OS/2"].sCapHeight / em,
            "widths": {
                chr(code): advances[glyphs[code]][0] / em for code in LETTERS if code in glyphs
            },
        }
    METRICS.write_text(json.dumps(metrics, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
