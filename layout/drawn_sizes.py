"""The size of stops and their names as drawn, computed without Qt."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import category

import numpy as np
from numpy.typing import NDArray

from trackwright.layout.overlap_search import discs
from trackwright.schema.board import Stop
from trackwright.schema.faces import Face

PROMINENT = frozenset({"big_city", "capital"})
"""Tags of stops that are drawn larger, with a bold name."""

STOP_RADIUS, PROMINENT_RADIUS = 3.2, 4.4
FONT_SIZE = 4.3
"""Of stops' names, in mm; capitals are about 3 mm high."""


_WITHOUT_WIDTH = {"Mn", "Me", "Cf"}


def is_prominent(stop: Stop) -> bool:
    """Return whether a stop is drawn larger than others."""
    return not PROMINENT.isdisjoint(stop.tags)


def stop_radius(stop: Stop) -> float:
    """Return the radius of a stop's disc, in mm."""
    return PROMINENT_RADIUS if is_prominent(stop) else STOP_RADIUS


def stop_discs(stops: Sequence[Stop]) -> NDArray[np.float64]:
    """Return the corners of stops' discs, shape (stops, corners, 2)."""
    places = np.array([stop.position for stop in stops], dtype=float).reshape(-1, 2)
    return discs(places, np.array([stop_radius(stop) for stop in stops]))


def text_width(text: str, size: float, *, bold: bool, face: Face = Face.TEXT) -> float:
    """Return how wide a text is in a typeface of the board, in mm; `DISPLAY` is always bold."""
    widths = _metrics()[_style(face, bold=bold)]["widths"]
    unknown = widths["n"]
    wide = (letter for letter in text if category(letter) not in _WITHOUT_WIDTH)
    return size * float(sum(widths.get(letter, unknown) for letter in wide))


def cap_height(size: float, face: Face = Face.TEXT) -> float:
    """Return how high capitals are, in mm."""
    return size * float(_metrics()[_style(face, bold=False)]["cap_height"])


def display_face(text: str) -> Face:
    """Return the display typeface, or that of texts if it lacks a letter."""
    widths = _metrics()[Face.DISPLAY]["widths"]
    return Face.DISPLAY if all(letter in widths for letter in text) else Face.TEXT


def _style(face: Face, *, bold: bool) -> str:
    return face.value if face is Face.DISPLAY else "bold" if bold else "medium"


@cache
def _metrics() -> dict[str, Any]:
    path = Path(__file__).parent / "data" / "font_metrics.json"
    metrics: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return metrics
