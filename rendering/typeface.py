"""The board's typeface, and where its files are."""

from collections.abc import Mapping
from pathlib import Path

FAMILY = "IBM Plex Sans Condensed"

FALLBACKS = ("Arial Narrow",)
"""Families of a like width, for programs that have not got it."""

MEDIUM, BOLD = 500, 700
"""Weights, as CSS counts them."""

_FOLDER = Path(__file__).parent / "fonts"

FILES: Mapping[int, Path] = {
    MEDIUM: _FOLDER / "IBMPlexSansCondensed-Medium.ttf",
    BOLD: _FOLDER / "IBMPlexSansCondensed-Bold.ttf",
}
"""The bundled fonts by weight."""
