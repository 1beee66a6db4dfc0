"""Paper sizes, by name or by their sides."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from trackwright.schema.errors import TrackwrightError, UnknownNameError
from trackwright.schema.geometry import Size
from trackwright.schema.sentences import say

PAPERS: Mapping[str, Size] = MappingProxyType(
    {
        "a4": Size(width=210, height=297),
        "a3": Size(width=297, height=420),
        "a2": Size(width=420, height=594),
        "a1": Size(width=594, height=841),
        "a0": Size(width=841, height=1189),
        "letter": Size(width=215.9, height=279.4),
        "legal": Size(width=215.9, height=355.6),
        "tabloid": Size(width=279.4, height=431.8),
    }
)
"""Standing sheets."""

SMALLEST, LARGEST = 50.0, 5_000.0
"""Sides of paper, in mm; a PDF reader shows no more than that."""

_SIDES = re.compile(r"(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)")


def paper_named(name: str) -> Size:
    """Return a paper by its name or sides: `A4`, `330x483`."""
    if (known := PAPERS.get(name.lower())) is not None:
        return known
    size = sides(name)
    if size is None:
        raise UnknownNameError("paper", name, (*PAPERS, "WIDTHxHEIGHT in mm"))
    if not SMALLEST <= min(size.width, size.height) <= max(size.width, size.height) <= LARGEST:
        raise TrackwrightError(
            say(
                "paper of {name} mm cannot be used: a side has {least:g} to {most:g} mm",
                name=name,
                least=SMALLEST,
                most=LARGEST,
            )
        )
    return size


def paper_name(paper: Size) -> str:
    """Return the name of a paper in either orientation."""
    edges = sorted((paper.width, paper.height))
    for name, size in PAPERS.items():
        if [size.width, size.height] == edges:
            return name.upper() if name.startswith("a") else name.capitalize()
    return f"{paper.width:g} × {paper.height:g} mm"


def sides(text: str) -> Size | None:
    """Return the size that is written as `WIDTHxHEIGHT`; None if it is not."""
    found = _SIDES.fullmatch(text.strip())
    if found is None or not all(0.001 <= float(side) <= 20_000 for side in found.groups()):
        return None
    return Size(width=float(found[1]), height=float(found[2]))
