"""The size of stops and their names as drawn, computed without Qt."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import category, normalize

import numpy as np
from numpy.typing import NDArray

from trackwright.layout.overlap_search import discs
from trackwright.schema.board import Crossing, Stop
from trackwright.schema.faces import Face
from trackwright.schema.profile import NameTier, Profile

PROMINENT = frozenset({"big_city", "capital"})
"""Tags of stops that are drawn larger, with a bold name."""

STOP_RADIUS, PROMINENT_RADIUS = 3.9, 5.2

DESCENT = 0.2
"""How far letters such as g and y hang below the baseline, as a share of their size."""

_HANGING = frozenset("gjpqyQ,;\N{COMBINING CEDILLA}\N{COMBINING OGONEK}\N{COMBINING COMMA BELOW}")


_WITHOUT_WIDTH = {"Mn", "Me", "Cf"}


def is_prominent(stop: Stop) -> bool:
    """Return whether a stop is drawn larger than others."""
    return not PROMINENT.isdisjoint(stop.tags)


def stop_radius(stop: Stop) -> float:
    """Return the radius of a stop's disc, in mm."""
    return PROMINENT_RADIUS if is_prominent(stop) else STOP_RADIUS


def name_tier(stop: Stop) -> NameTier:
    """Return how important a stop's name is."""
    if stop.tier is not None:
        return stop.tier
    is_large = is_prominent(stop) and not isinstance(stop, Crossing)
    return NameTier.LARGE if is_large else NameTier.ORDINARY


def name_size(stop: Stop, profile: Profile) -> float:
    """Return how high the capitals of a stop's name are, in mm."""
    if stop.label is not None and stop.label.size is not None:
        return stop.label.size
    sizes = profile.names
    by_tier = {
        NameTier.LARGE: sizes.large,
        NameTier.ORDINARY: sizes.ordinary,
        NameTier.SMALL: sizes.small,
    }
    return by_tier[name_tier(stop)]


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


def font_size(capitals: float) -> float:
    """Return the size of letters whose capitals are so high, in mm."""
    return capitals / cap_height(1.0)


def descent(text: str, size: float) -> float:
    """Return how far letters of a text hang below the baseline, in mm."""
    hanging = any(letter in _HANGING for letter in normalize("NFD", text))
    return DESCENT * size if hanging else 0.0


@cache
def _metrics() -> dict[str, Any]:
    path = Path(__file__).parent / "data" / "font_metrics.json"
    metrics: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return metrics
