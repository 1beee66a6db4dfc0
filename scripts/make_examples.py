"""Decorate the example maps, and draw each board in small.

What was generated before is replaced; the compass, the steamer and the sea serpent were placed by
hand and stay. Places are chosen with a fixed seed.
"""

import os
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, qRgb
from shapely import Polygon, box
from shapely.geometry.base import BaseGeometry

from trackwright.layout.board import lay_out
from trackwright.maps import board_folder, open_board, ruleset_of
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.decoration_generator import ORDINARY_DENSITY, without_generated
from trackwright.rendering.generated import with_generated
from trackwright.rendering.habitats import open_sea
from trackwright.rendering.ornament_scatter import Scatter, Scatterer
from trackwright.rendering.png import image
from trackwright.rendering.qt import ensure_application
from trackwright.rendering.taken_room import Drawn, taken_room
from trackwright.rendering.themes import DEFAULT
from trackwright.schema.board import Board
from trackwright.schema.decorations import OrnamentKind
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.writing import write_text

EXAMPLES = Path(__file__).parent.parent / "examples"
EVERYWHERE = box(-100, -100, 10_000, 10_000)
SEED = 1

MOUNTAIN, HILL, WAVE = OrnamentKind.MOUNTAIN, OrnamentKind.HILL, OrnamentKind.WAVE
SPRUCE, TREE = OrnamentKind.SPRUCE, OrnamentKind.TREE


@dataclass(frozen=True)
class Example:
    """How a map is decorated: what stands on which part of it; waves stand at sea."""

    scatters: tuple[tuple[Scatter, BaseGeometry], ...]
    dpi: float


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
        *((150, 130), (230, 120), (250, 75), (300, 75), (290, 110), (250, 150), (340, 190)),
        *((320, 300), (120, 300), (100, 200)),
    ]
)
LOWLANDS = EVERYWHERE.difference(ALPS)

WAVES = Scatter(WAVE, (5.5, 8.5), 26, 40, room=4)

MAPS = {
    "aldermere": Example(
        (
            (Scatter(MOUNTAIN, (10, 18), 15, 46), HIGHLANDS),
            (Scatter(SPRUCE, (3.2, 5), 16, 54, clump=4, spread=8), NORTH),
            (Scatter(TREE, (3.4, 5.6), 15, 96, clump=5, spread=9), WOODS),
            (Scatter(HILL, (8, 11), 36, 22), EVERYWHERE),
            (Scatter(TREE, (3.4, 5), 32, 30, clump=3, spread=7), EVERYWHERE),
            (WAVES, EVERYWHERE),
        ),
        dpi=45,
    ),
    "austria": Example(
        (
            (Scatter(MOUNTAIN, (11, 22), 26, 76), ALPS),
            (Scatter(SPRUCE, (3.2, 5), 30, 70, clump=4, spread=9), ALPS),
            (Scatter(HILL, (9, 13), 46, 24), LOWLANDS),
            (Scatter(TREE, (3.6, 5.4), 38, 50, clump=5, spread=10), LOWLANDS),
        ),
        dpi=36,
    ),
    "saint_lawrence": Example(
        (
            (Scatter(MOUNTAIN, (10, 17), 34, 42, clump=3, spread=15), NORTH_SHORE),
            (Scatter(SPRUCE, (3.4, 5.4), 30, 130, clump=6, spread=11), EVERYWHERE),
            (WAVES, EVERYWHERE),
        ),
        dpi=34,
    ),
}


def main() -> None:
    """Decorate and draw all maps."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    ensure_application()
    for name, example in MAPS.items():
        folder = EXAMPLES / name
        file = folder / "board.json"
        board = open_board(str(file)).document
        rules = ruleset_of(board, board_folder(str(file)))
        drawn = Drawn(rules, folder)
        board = _decorated(board, example, drawn)
        write_text(file, board_text(board))
        picture = board_picture(lay_out(board, "en"), DEFAULT, rules=rules, folder=folder)
        _write_small(image(picture, example.dpi), folder / "board.png")
        print(f"{name}: {len(board.decorations)} decorations")


def _decorated(board: Board, example: Example, drawn: Drawn) -> Board:
    bare = without_generated(board)
    room = taken_room(bare, "en", drawn)
    scatterer = Scatterer(room.cells, SEED)
    sea = open_sea(room)
    made = [
        ornament
        for how, area in example.scatters
        for ornament in scatterer.scatter(
            how,
            (sea if how.ornament is WAVE else room.land) & room.cells.inside(area),
            ORDINARY_DENSITY,
        )
    ]
    return with_generated(bare, sorted(made, key=lambda ornament: ornament.position[::-1]))


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
