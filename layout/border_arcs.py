"""The arcs that the outlines of all countries are made of, from Natural Earth at 1:10 million.

Where two countries touch, both use the same arc; so what is done to it is done to both.
"""

from functools import cache
from pathlib import Path

import numpy as np

from trackwright.layout.packed_lines import PackedLines, Points, unpack

DATA = Path(__file__).parent / "data" / "borders.bin"

Ring = tuple[int, ...]
"""Arcs that follow each other and close; `~n` is arc n backwards."""

Rings = tuple[Ring, ...]
"""A polygon: its outer ring, then its holes."""


@cache
def border_arcs() -> PackedLines:
    """Return all arcs. Countries at the date line extend beyond it."""
    return unpack(DATA.read_bytes())


@cache
def polygons_of(code: str) -> tuple[Rings, ...]:
    """Return the polygons of a country."""
    return tuple(
        tuple(tuple(ring) for ring in rings)
        for rings in border_arcs().header["countries"].get(code, ())
    )


@cache
def ring_bounds(ring: Ring) -> tuple[float, float, float, float]:
    """Return how far west, south, east and north a ring reaches."""
    bounds = border_arcs().bounds[[number if number >= 0 else ~number for number in ring]]
    west, south = bounds[:, :2].min(axis=0)
    east, north = bounds[:, 2:].max(axis=0)
    return float(west), float(south), float(east), float(north)


def ring_on_earth(ring: Ring) -> Points:
    """Return the longitudes and latitudes of a ring's points, from arc to arc."""
    arcs = border_arcs()
    return np.concatenate(
        [arcs.line(number) if number >= 0 else arcs.line(~number)[::-1] for number in ring]
    )
