"""The board's typefaces, and where their files are."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from trackwright.schema.faces import Face

MEDIUM, BOLD = 500, 700
"""Weights, as CSS counts them."""

_FOLDER = Path(__file__).parent / "fonts"


@dataclass(frozen=True)
class Typeface:
    """A family, what to show where it is missing, and its bundled fonts by weight."""

    family: str
    fallbacks: tuple[str, ...]
    stretch: str
    files: Mapping[int, Path]

    def weight(self, *, bold: bool) -> int:
        """Return the weight of plain or bold letters."""
        return max(self.files) if bold else min(self.files)


TYPEFACES: Mapping[Face, Typeface] = {
    Face.TEXT: Typeface(
        "IBM Plex Sans Condensed",
        ("Arial Narrow", "sans-serif"),
        "condensed",
        {
            MEDIUM: _FOLDER / "IBMPlexSansCondensed-Medium.ttf",
            BOLD: _FOLDER / "IBMPlexSansCondensed-Bold.ttf",
        },
    ),
    Face.DISPLAY: Typeface(
        "Trackwright Display",
        ("Playfair Display SC", "Georgia", "serif"),
        "normal",
        {BOLD: _FOLDER / "TrackwrightDisplay-Bold.ttf"},
    ),
}
