"""The terrain over land and sea: one picture, the same for screen, SVG and print."""

from dataclasses import replace

import numpy as np
import pytest
from builders import a_board
from PySide6.QtGui import QImage

from trackwright.layout.board import lay_out
from trackwright.maps import open_board
from trackwright.rendering.board_picture import backdrop, board_picture
from trackwright.rendering.png import image
from trackwright.rendering.shapes import PixelGrid, Raster
from trackwright.rendering.svg import png_of, svg_text
from trackwright.rendering.themes import CLASSIC, RELIEF, THEMES, Theme
from trackwright.schema.board import Board

ISLAND = {"outer": [[100, 100], [700, 100], [700, 400], [100, 400]]}


def island() -> Board:
    return a_board().with_country("island", borders=[ISLAND]).build()


def pixels(board: Board, theme: Theme = RELIEF) -> np.ndarray:
    (group,) = next(
        layer for layer in backdrop(board, theme).layers if layer.name == "terrain"
    ).groups
    (raster,) = group.shapes
    assert isinstance(raster, Raster)
    grid = raster.pixels
    return np.frombuffer(grid.rgba, np.uint8).reshape(grid.height, grid.width, 4)


def test_it_lies_over_the_land_and_under_the_borders() -> None:
    names = [layer.name for layer in backdrop(island(), RELIEF).layers]
    assert names.index("land") < names.index("terrain") < names.index("borders")


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_a_theme_has_one_or_none(theme: Theme) -> None:
    layers = {layer.name: layer for layer in backdrop(island(), theme).layers}
    assert len(layers["terrain"].groups) == (1 if theme.terrain else 0)


def test_it_is_computed_once_for_the_same_land() -> None:
    board = open_board("poland").document
    one, other = (backdrop(each, RELIEF).layers for each in (board, board.changed(tickets=())))
    (first,), (second,) = (
        next(layer for layer in layers if layer.name == "terrain").groups for layers in (one, other)
    )
    assert first.shapes[0].pixels is second.shapes[0].pixels  # type: ignore[union-attr]


def test_no_part_hides_what_lies_under_it() -> None:
    assert pixels(island())[..., 3].max() < 200


def test_the_deep_sea_is_darker_than_the_shore_in_the_picture() -> None:
    shown = image(board_picture(lay_out(island()), RELIEF), 25.4)
    shore, deep = shown.pixelColor(400, 90), shown.pixelColor(400, 20)
    assert shore.lightness() > deep.lightness() + 8


def test_switched_off_scenery_leaves_land_and_sea_smooth() -> None:
    board = island()
    calm = replace(RELIEF, terrain=replace(RELIEF.terrain, grain=0.0, vignette=0.0))  # type: ignore[type-var]
    off = board.scenery.changed(relief=False, depth=False)
    shown = pixels(board.changed(scenery=off), calm)
    assert not shown[500:520, 600:620, 3].any()
    assert pixels(board, calm)[500:520, 600:620, 3].any()


def test_svg_holds_it_as_one_picture_under_the_network() -> None:
    text = svg_text(board_picture(lay_out(island()), RELIEF), embed_fonts=False)
    assert text.count("data:image/png;base64,") == 1
    assert "data:image/png" not in svg_text(board_picture(lay_out(island()), CLASSIC))


def test_its_png_is_one_that_others_read() -> None:
    random = np.random.default_rng(1).integers(0, 256, (7, 5, 4), dtype=np.uint8)
    read = QImage.fromData(png_of(PixelGrid(5, 7, random.tobytes())))
    assert (read.width(), read.height()) == (5, 7)
    color = read.convertToFormat(QImage.Format.Format_RGBA8888).pixelColor(3, 2)
    assert [color.red(), color.green(), color.blue(), color.alpha()] == random[2, 3].tolist()
