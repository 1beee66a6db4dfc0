"""Games to print, and print-outs in pixels, for the tests of printing."""

import shutil
import subprocess
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from builders import BoardBuilder, a_board
from numpy.typing import NDArray

from trackwright.maps import open_ruleset
from trackwright.printing.settings import Game, Settings
from trackwright.schema.geometry import Size

Pixels = NDArray[np.int16]
DAY = date(2026, 11, 16)

needs_poppler = pytest.mark.skipif(
    shutil.which("pdftoppm") is None, reason="needs pdftoppm (Debian: poppler-utils)"
)


def a_game_board(**fields: Any) -> BoardBuilder:
    """A board of 240 × 160 mm with everything that can be printed."""
    coast = [[0, 0], [150, 0], [120, 60], [160, 100], [150, 160], [0, 160]]
    east = [[150, 0], [240, 0], [200, 50], [120, 60]]
    content = {"meta": {"title": {"en": "Nord", "fr": "Le Nord"}, "version": "2.1"}}
    return (
        a_board(**{"size": {"width": 240, "height": 160}, **content, **fields})
        .with_country("land", borders=[{"outer": coast}])
        .with_country("east", borders=[{"outer": east}], name="East", cards=[7, 4])
        .with_deck("regular", name={"en": "Regular", "fr": "Ordinaires"})
        .with_deck("far", name="Far", tags=["long"])
        .with_city("oslo", position=[30, 40], tags=["capital"])
        .with_city("bergen", position=[30, 120], name="Bærgen")
        .with_city("vardo", position=[150, 120], name={"en": "Vardo", "fr": "Łódź-Vardø"})
        .with_crossing("border", "east", position=[150, 40], name="Östen")
        .with_route("oslo", "bergen", length=2, color="red", tunnel=True)
        .with_route("oslo", "border", length=4, color="blue", draw_bonus=2)
        .with_route("oslo", "border", length=4, color="yellow")
        .with_route("bergen", "vardo", length=4, color="green", ferry=True, icons=[1])
        .with_ticket("oslo", "vardo", points=6, tags=["big_cities"])
        .with_ticket("bergen", {"country": "east"}, points=6)
        .with_ticket("oslo", "bergen", points=20, deck="far")
    )


def a_game(rules: str | None = "europe", **fields: Any) -> Game:
    """A game with the rules of that name."""
    ruleset = open_ruleset(rules).ruleset if rules else None
    return Game(a_game_board(**fields).build(), ruleset)


def settings(**fields: Any) -> Settings:
    """Settings for a print-out of always the same day."""
    return Settings(**{"day": DAY, **fields})


def paper(width: float, height: float) -> Size:
    return Size(width=width, height=height)


def rasterised(
    pdf: Path, folder: Path, dpi: float, page: int = 1, box: tuple[int, int, int, int] | None = None
) -> Pixels:
    """Return a page, or a box of it (left, top, width and height in pixels), in grey."""
    target = folder / f"{pdf.stem}-{page}"
    window = ["-x", "-y", "-W", "-H"]
    cut = [str(w) for pair in zip(window, box, strict=True) for w in pair] if box else []
    command = ["pdftoppm", "-gray", "-r", f"{dpi:g}", "-f", f"{page}", "-singlefile", *cut]
    subprocess.run([*command, str(pdf), str(target)], check=True)
    data = target.with_suffix(".pgm").read_bytes()
    _, width, height, _ = data[:40].split()[:4]
    pixels = np.frombuffer(data, np.uint8)[-int(width) * int(height) :]
    return pixels.reshape(int(height), int(width)).astype(np.int16)


def extent(dark: NDArray[np.bool_], axis: int) -> tuple[int, int]:
    """Return the first and the last row (axis 0) or column (axis 1) where something is dark."""
    found = np.flatnonzero(dark.any(axis=1 - axis))
    return int(found[0]), int(found[-1])
