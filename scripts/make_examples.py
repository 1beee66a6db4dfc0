"""Draw the pictures of the example maps: the ornaments behind the routes, and the board in small.

Ornaments stand where the board shows neither space nor name: the board is drawn without land, and
what is transparent then is free. Their places are drawn by lot with a fixed seed.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from math import dist
from pathlib import Path
from random import Random

import numpy as np
from ornament_shapes import compass, hill, mountain, sea_serpent, spruce, steamer, tree, wave
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, qRgb
from scipy.ndimage import maximum_filter
from shapely import Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from trackwright.layout.board import lay_out
from trackwright.maps import board_folder, open_board, ruleset_of
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.painter import picture_drawing
from trackwright.rendering.png import image
from trackwright.rendering.qt import ensure_application
from trackwright.rendering.shapes import Picture
from trackwright.schema.board import Board
from trackwright.schema.files.writing import write_bytes

EXAMPLES = Path(__file__).parent.parent / "examples"
GROUND = ("sea", "land", "borders", "background")
NAMES = ("names", "regions")
NAME_ROOM = 3
"""Kept free around names of countries and regions, whose letters stand apart, in mm."""

LANGUAGES = ("en", "fr")
PIXELS = 2
"""To the millimetre, in the drawing that tells what is free."""

TRIES = 20_000
"""Places tried for each kind of ornament."""

Mask = np.ndarray[tuple[int, int], np.dtype[np.bool_]]
EVERYWHERE = box(-100, -100, 10_000, 10_000)


@dataclass(frozen=True)
class Kind:
    """Ornaments of one kind on one map, in mm.

    `widths` are the narrowest and the widest; feet are `apart` at least, and `room` away from what
    is on the board.
    """

    draw: Callable[[float, float, float, Random], str]
    widths: tuple[float, float]
    apart: float
    on: BaseGeometry = EVERYWHERE
    at_sea: bool = False
    room: float = 1.0


@dataclass(frozen=True)
class Example:
    """How a map is decorated: what stands on it by chance, and what in one place."""

    kinds: tuple[Kind, ...]
    alone: tuple[tuple[str, Polygon], ...] = ()
    dpi: float = 48


ALPS = Polygon(
    [
        *((0, 155), (90, 170), (250, 150), (400, 165), (470, 125), (640, 160), (610, 220)),
        *((520, 270), (500, 330), (400, 330), (390, 364), (0, 364)),
    ]
)
NORTH_SHORE = Polygon(
    [(0, 0), (525, 0), (480, 60), (330, 90), (200, 90), (110, 160), (40, 230), (0, 230)]
)
HIGHLANDS = Polygon([(60, 0), (400, 0), (400, 80), (310, 95), (200, 125), (120, 135), (80, 105)])
NORTH = Polygon([(60, 0), (470, 0), (465, 95), (380, 165), (210, 145), (160, 110), (60, 80)])
WOODS = Polygon(
    [
        (150, 130),
        (230, 120),
        (250, 75),
        (300, 75),
        (290, 110),
        (250, 150),
        (340, 190),
        (320, 300),
        (120, 300),
        (100, 200),
    ]
)

SEA = Kind(wave, (4.8, 8), 24, at_sea=True, room=3)

MAPS = {
    "aldermere": Example(
        (
            Kind(mountain, (10, 19), 11, HIGHLANDS),
            Kind(spruce, (2.6, 4.6), 8, NORTH),
            Kind(tree, (2.8, 5.6), 7, WOODS),
            Kind(hill, (6.8, 11), 20),
            Kind(tree, (2.8, 4.6), 16),
            SEA,
        ),
        (
            (compass(513, 331, 17.6), box(495, 306, 531, 349)),
            (sea_serpent(27.4, 343), box(15, 325, 64, 347)),
        ),
    ),
    "austria": Example(
        (
            Kind(mountain, (11, 23), 18, ALPS),
            Kind(spruce, (2.8, 4.6), 13, ALPS),
            Kind(hill, (8, 13), 32, EVERYWHERE.difference(ALPS)),
            Kind(tree, (2.8, 4.8), 18, EVERYWHERE.difference(ALPS)),
        ),
        dpi=36,
    ),
    "saint_lawrence": Example(
        (
            Kind(mountain, (10, 16), 23, NORTH_SHORE),
            Kind(spruce, (2.8, 5), 9),
            SEA,
        ),
        (
            (compass(464, 402, 27.5), box(436, 366, 492, 430)),
            (steamer(610, 40), box(594, 26, 626, 43)),
        ),
        dpi=38,
    ),
}


def main() -> None:
    """Draw all maps."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    ensure_application()
    for name, example in MAPS.items():
        folder = EXAMPLES / name
        file = str(folder / "board.json")
        board = open_board(file).document
        write_bytes(folder / "ink.svg", "\n".join(_svg(board, _picture(file), example)).encode())
        _write_small(image(_picture(file)("en"), example.dpi), folder / "board.png")
        print(f"{name}: {(folder / 'ink.svg').stat().st_size // 1024} kB")


def _picture(file: str) -> Callable[[str], Picture]:
    board, folder = open_board(file).document, board_folder(file)
    rules = ruleset_of(board, folder)
    assert rules is not None, file

    def drawn(language: str) -> Picture:
        layout = lay_out(board, language)
        return board_picture(layout, rules=rules, folder=folder)

    return drawn


def _svg(board: Board, picture: Callable[[str], Picture], example: Example) -> Iterator[str]:
    width, height = f"{board.size.width:g}", f"{board.size.height:g}"
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm"'
        f' viewBox="0 0 {width} {height}" stroke-linecap="round" stroke-linejoin="round">'
    )
    pictures = [picture(language) for language in LANGUAGES]
    land = _mask(pictures[0], lambda layer: layer == "land")
    taken = np.logical_or.reduce([_mask(it, lambda layer: layer not in GROUND) for it in pictures])
    names = np.logical_or.reduce([_mask(it, lambda layer: layer in NAMES) for it in pictures])
    taken |= maximum_filter(names, round(2 * NAME_ROOM * PIXELS))
    chance = Random(board.id)
    for _, area in example.alone:
        _take(taken, area.bounds)
    for kind in example.kinds:
        yield from _ornaments(kind, land, taken, chance)
    yield from (drawing for drawing, _ in example.alone)
    yield "</svg>\n"


def _ornaments(kind: Kind, land: Mask, taken: Mask, chance: Random) -> Iterable[str]:
    """Return the ornaments of a kind from back to front, and take the places where they stand."""
    blocked = taken | (land if kind.at_sea else ~land)
    height, width = (side / PIXELS for side in land.shape)
    standing: list[tuple[float, float, float]] = []
    for _ in range(TRIES):
        x, y = chance.uniform(0, width), chance.uniform(0, height)
        size = chance.uniform(*kind.widths)
        bounds = (x - size / 2, y - size, x + size / 2, y)
        if (
            all(dist((x, y), other[:2]) >= kind.apart for other in standing)
            and kind.on.contains(Point(x, y))
            and not _part(blocked, bounds, kind.room).any()
        ):
            standing.append((x, y, size))
    for x, y, size in standing:
        _take(taken, (x - size / 2, y - size, x + size / 2, y))
    standing.sort(key=lambda it: it[1])
    return [kind.draw(x, y, size, chance) for x, y, size in standing]


def _part(mask: Mask, bounds: tuple[float, float, float, float], room: float) -> Mask:
    left, top, right, bottom = bounds
    rows = slice(max(int((top - room) * PIXELS), 0), max(int((bottom + room) * PIXELS) + 1, 0))
    columns = slice(max(int((left - room) * PIXELS), 0), max(int((right + room) * PIXELS) + 1, 0))
    return mask[rows, columns]


def _take(taken: Mask, bounds: tuple[float, float, float, float]) -> None:
    _part(taken, bounds, 0)[:] = True


def _mask(picture: Picture, wanted: Callable[[str], bool]) -> Mask:
    """Return where some layers of a picture show anything."""
    some = replace(picture, layers=tuple(it for it in picture.layers if wanted(it.name)))
    width, height = round(picture.width * PIXELS), round(picture.height * PIXELS)
    pixels = QImage(width, height, QImage.Format.Format_Alpha8)
    pixels.fill(0)
    painter = QPainter(pixels)
    painter.scale(PIXELS, PIXELS)
    picture_drawing(some).paint(painter)
    painter.end()
    rows = np.frombuffer(pixels.constBits(), np.uint8).reshape(height, pixels.bytesPerLine())
    return rows[:, :width] > 0


def _write_small(pixels: QImage, file: Path) -> None:
    """Write a picture with the 256 colours that are most frequent in it, a quarter of the size."""
    rows = np.frombuffer(pixels.constBits(), np.uint8).reshape(-1, 4)[:, 2::-1]
    colors, counts = np.unique(rows, axis=0, return_counts=True)
    frequent = colors[np.argsort(-counts, kind="stable")]
    _, firsts = np.unique(frequent // 8, axis=0, return_index=True)  # one of those that are alike
    table = [qRgb(*color) for color in frequent[np.sort(firsts)[:256]].tolist()]
    flat = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    pixels.convertToFormat(QImage.Format.Format_Indexed8, table, flat).save(str(file))


if __name__ == "__main__":
    main()
