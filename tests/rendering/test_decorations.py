import os
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import shapely
from builders import a_board
from PySide6.QtGui import QColor, QImage

from trackwright.layout.board import lay_out
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.colors import contrast
from trackwright.rendering.decorations import decoration_outline, decoration_shapes
from trackwright.rendering.ornaments import ornament_paths
from trackwright.rendering.outlines import shapes_outline
from trackwright.rendering.pdf import Page, pdf_bytes
from trackwright.rendering.png import image
from trackwright.rendering.shapes import Group, Image, Layer, Picture, Text
from trackwright.rendering.svg import SVG, svg_text
from trackwright.rendering.themes import CLASSIC, THEMES, Theme
from trackwright.schema.board import Board
from trackwright.schema.decorations import (
    Decoration,
    FreeArea,
    FreeText,
    Ornament,
    OrnamentKind,
    PlacedPicture,
    TextStyle,
)
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.reading import board_in

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytestmark = pytest.mark.usefixtures("qapp")

HOSTILE = "<script>\"&'</text>\0\uffff]]>{}%s𝕏\u202eŁ"
SQUARE = {"outer": [[20, 20], [60, 20], [60, 60], [20, 60]]}
SLACK = 0.02
"""Of outlines whose circles have corners, in mm."""


def an_ornament(kind: OrnamentKind, **fields: Any) -> Ornament:
    place = {"id": "it", "kind": "ornament", "ornament": kind, "position": (100, 80)}
    return Ornament.model_validate({**place, **fields})


def a_text(text: Any, **fields: Any) -> FreeText:
    place = {"id": "it", "kind": "text", "text": text, "position": (100, 80)}
    return FreeText.model_validate({**place, **fields})


def a_picture(file: str, **fields: Any) -> PlacedPicture:
    place = {"id": "it", "kind": "picture", "picture": file, "position": (100, 80)}
    return PlacedPicture.model_validate({**place, **fields})


def an_area(**fields: Any) -> FreeArea:
    return FreeArea.model_validate({"id": "it", "kind": "area", "borders": [SQUARE], **fields})


def a_decorated_board(*things: Decoration) -> Board:
    board = a_board().with_route("oslo", "bergen").build()
    return board.changed(size={"width": 200, "height": 150}, decorations=things)


def picture_of(board: Board, folder: Path = Path(), theme: Theme = CLASSIC) -> Picture:
    return board_picture(lay_out(board, "en"), theme, folder=folder)


def group_of(thing: Decoration, folder: Path = Path()) -> Group:
    return decoration_shapes(thing, "en", folder, CLASSIC)


def write_picture(file: Path, width: int, height: int, color: str = "red") -> None:
    pixels = QImage(width, height, QImage.Format.Format_RGB32)
    pixels.fill(QColor(color))
    assert pixels.save(str(file))


@pytest.mark.parametrize("kind", OrnamentKind)
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("size", [4.0, 12.0, 45.0])
def test_an_ornament_is_drawn_inside_its_outline(
    kind: OrnamentKind, seed: int, size: float
) -> None:
    thing = an_ornament(kind, size=size, seed=seed, angle=30)
    drawn = shapes_outline([group_of(thing)])
    assert decoration_outline(thing, "en", Path()).buffer(SLACK).covers(drawn)


@pytest.mark.parametrize("kind", OrnamentKind)
def test_an_ornament_is_as_wide_as_it_says_and_stands_on_its_place(kind: OrnamentKind) -> None:
    thing = an_ornament(kind, size=20)
    left, top, right, bottom = shapes_outline([group_of(thing)]).bounds
    assert right - left == pytest.approx(20, abs=0.9)
    assert (left + right) / 2 == pytest.approx(100, abs=0.4)
    assert bottom == pytest.approx(80, abs=0.5)
    assert top < 80


def test_the_seed_of_an_ornament_varies_its_shape() -> None:
    shapes = {ornament_paths(OrnamentKind.MOUNTAIN, 12, seed, CLASSIC) for seed in range(8)}
    assert len(shapes) == 8
    again = ornament_paths(OrnamentKind.MOUNTAIN, 12, 3, CLASSIC)
    assert again == ornament_paths(OrnamentKind.MOUNTAIN, 12, 3, CLASSIC)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_ornaments_and_names_of_seas_can_be_seen_in_every_theme(theme: Theme) -> None:
    assert contrast(theme.ornament_ink, theme.lands[0]) > 2.2
    assert contrast(theme.ornament_sea, theme.sea) > 1.8
    assert contrast(theme.sea_name, theme.sea) > 3


def test_decorations_lie_beneath_the_routes_or_above_them() -> None:
    below = an_ornament(OrnamentKind.TREE, id="below")
    above = an_ornament(OrnamentKind.STEAMER, id="above", above=True)
    picture = picture_of(a_decorated_board(below, above))
    layers = {layer.name: [group.id for group in layer.groups] for layer in picture.layers}
    assert layers["decorations"] == ["decoration-below"]
    assert layers["decorations_above"] == ["decoration-above"]


@pytest.mark.parametrize("style", TextStyle)
def test_a_text_is_written_around_its_place_in_its_language(style: TextStyle) -> None:
    thing = a_text({"en": "Black Sea", "fr": "Mer Noire"}, style=style, angle=-20)
    (text,) = decoration_shapes(thing, "fr", Path(), CLASSIC).shapes
    assert isinstance(text, Text)
    assert text.text.casefold() == "mer noire"
    outline = decoration_outline(thing, "fr", Path())
    assert outline.centroid.distance(shapely.Point(100, 80)) < 0.01
    assert outline.buffer(2).covers(
        shapes_outline([decoration_shapes(thing, "fr", Path(), CLASSIC)])
    )


def test_a_text_may_have_several_lines_and_a_colour_of_its_own() -> None:
    group = group_of(a_text("Russian\nEmpire", color="#123456", style="land"))
    assert [(text.text, text.fill) for text in group.shapes if isinstance(text, Text)] == [
        ("RUSSIAN", "#123456"),
        ("EMPIRE", "#123456"),
    ]


def test_the_name_of_a_sea_leans_to_the_right_in_every_format() -> None:
    leaning = group_of(a_text("Sea", style="sea", angle=30))
    (text,) = leaning.shapes
    assert isinstance(text, Text)
    upright = replace(leaning, shapes=(replace(text, slant=0.0),))
    one, other = (
        Picture(200, 150, (Layer("decorations", (group,)),)) for group in (leaning, upright)
    )
    assert "skewX(-13)" in svg_text(one)
    assert "skewX" not in svg_text(other)
    assert image(one, 60) != image(other, 60)


def test_hostile_text_stays_text_in_svg() -> None:
    written = svg_text(picture_of(a_decorated_board(a_text(HOSTILE))))
    root = ElementTree.fromstring(written)  # noqa: S314  # our own
    assert root.find(f".//{{{SVG}}}script") is None
    texts = [element.text or "" for element in root.iter(f"{{{SVG}}}text")]
    assert any("<script>" in text for text in texts)


@pytest.mark.parametrize("text", ["", "\n", " \0 "])
def test_an_empty_text_draws_nothing_and_can_still_be_taken_hold_of(text: str) -> None:
    assert group_of(a_text(text)).shapes == ()
    assert decoration_outline(a_text(text), "en", Path()).area > 0


def test_an_area_is_tinted() -> None:
    board = a_decorated_board(an_area(color="#FF0000", opacity=1))
    middle = image(picture_of(board), 25.4).pixelColor(40, 40)
    assert middle.name() == "#ff0000"
    assert decoration_outline(board.decorations[0], "en", Path()).area == 1600


def test_an_area_that_crosses_itself_is_drawn_all_the_same() -> None:
    knot = {"outer": [[20, 20], [60, 60], [60, 20], [20, 60]]}
    thing = an_area(borders=[knot])
    assert group_of(thing).shapes
    assert decoration_outline(thing, "en", Path()).area == pytest.approx(800)


def test_a_picture_has_its_own_proportions(tmp_path: Path) -> None:
    write_picture(tmp_path / "logo.png", 40, 10)
    thing = a_picture("logo.png", size=60, angle=90)
    (shown,) = group_of(thing, tmp_path).shapes
    assert isinstance(shown, Image)
    assert (shown.width, shown.height) == (60, 15)
    assert decoration_outline(thing, "en", tmp_path).bounds == pytest.approx((92.5, 50, 107.5, 110))
    pixels = image(picture_of(a_decorated_board(thing), tmp_path), 25.4)
    assert pixels.pixelColor(100, 105).name() == "#ff0000"
    assert pixels.pixelColor(120, 80).name() != "#ff0000"


@pytest.mark.parametrize("content", [None, b"", b"no picture", b"\x89PNG\r\n\x1a\n"])
def test_a_missing_or_broken_picture_is_no_error(content: bytes | None, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "logo.png").write_bytes(content)
    board = a_decorated_board(a_picture("logo.png"))
    picture = picture_of(board, tmp_path)
    assert not image(picture, 20).isNull()
    assert pdf_bytes((Page(picture),), "board").startswith(b"%PDF")
    if content is None:
        assert "logo.png" in svg_text(picture)


def test_the_picture_of_a_city_covers_neither_its_name_nor_its_routes(tmp_path: Path) -> None:
    write_picture(tmp_path / "tower.png", 20, 20)
    board = (
        a_board()
        .with_city("oslo", position=[60, 60], picture="tower.png")
        .with_city("bergen", position=[60, 120])
        .with_route("oslo", "bergen", length=2)
        .build()
        .changed(size={"width": 200, "height": 150})
    )
    layout = lay_out(board, "en")
    stops = board_picture(layout, CLASSIC, folder=tmp_path).layer("stops")
    (group,) = (group for group in stops.groups if group.id == "city-oslo")
    shown = next(shape for shape in group.shapes if isinstance(shape, Group))
    assert shown.at is not None
    x, y = shown.at.x, shown.at.y
    placed = shapely.box(x - 7, y - 7, x + 7, y + 7)
    assert not placed.intersects(layout.labels["oslo"].outline)
    assert 8 < placed.centroid.distance(shapely.Point(60, 60)) < 20
    assert placed.centroid.y < 62


def test_decorations_survive_being_saved() -> None:
    things = (
        an_area(id="desert", name={"en": "Desert", "fr": "Désert"}, opacity=0.25),
        an_ornament(OrnamentKind.PALM, id="palm", seed=7, angle=-5, locked=True),
        a_text({"en": "Sea", "fr": "Mer"}, id="sea", style="sea", color="#102030", above=True),
        a_picture("pictures/logo.png", id="logo", size=33.5, opacity=0.5),
    )
    board = a_decorated_board(*things)
    text = board_text(board)
    assert board_in(text, "board.json").decorations == things
    assert sum(line.lstrip().startswith('{"id": "palm"') for line in text.splitlines()) == 1
