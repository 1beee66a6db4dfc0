import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pikepdf
import pytest
from builders import BoardBuilder, a_board
from numpy.typing import NDArray
from picture_contents import rules_with
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from trackwright.layout.board import lay_out
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.painter import Drawing
from trackwright.rendering.pdf import Page, pdf_bytes
from trackwright.rendering.png import PictureSizeError, image, write_png
from trackwright.rendering.routes import route_shapes
from trackwright.rendering.shapes import (
    Group,
    Layer,
    Picture,
    Placement,
    Style,
    rectangle,
)
from trackwright.rendering.shapes import (
    Path as Drawn,
)
from trackwright.rendering.svg import INKSCAPE, SVG, XLINK, svg_text
from trackwright.rendering.themes import CLASSIC, THEMES, theme_named
from trackwright.rendering.typeface import TYPEFACES
from trackwright.schema.errors import UnwritableFileError
from trackwright.schema.faces import Face

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytestmark = pytest.mark.usefixtures("qapp")

Pixels = NDArray[np.int16]
HOSTILE = "<script>\"&'</text>\0\uffff]]>{}%s𝕏\u202eŁ"
DRAWING = f'<svg xmlns="{SVG}" viewBox="0 0 4 4" width="4" height="4">{{}}</svg>'
FADING = (
    '<linearGradient id="g"><stop stop-color="#f00"/><stop offset="1"/></linearGradient>'
    '<rect width="4" height="4" fill="url(#g)"/>'
)


def a_small_board() -> BoardBuilder:
    # Countries without names: QSvgRenderer does not know the letter spacing of country names.
    coast = [[0, 0], [150, 0], [120, 60], [160, 100], [150, 140], [0, 140]]
    east = [[150, 0], [220, 0], [200, 50], [120, 60]]
    return (
        a_board(size={"width": 240, "height": 140})
        .with_country("land", borders=[{"outer": coast}])
        .with_country("east", borders=[{"outer": east}])
        .with_region("north", name="North", borders=[{"outer": [[0, 0], [240, 0], [0, 60]]}])
        .with_city("oslo", position=[30, 40], tags=["capital"])
        .with_city("bergen", position=[30, 120], name="Bærgen")
        .with_city("vardo", position=[150, 120], name="Łódź-Vardø")
        .with_crossing("border", "east", position=[150, 40], name="Östen")
        .with_route("oslo", "bergen", length=2, color="red", tunnel=True)
        .with_route("oslo", "border", length=4, color="blue", draw_bonus=2)
        .with_route("oslo", "border", length=4, color="yellow")
        .with_route("bergen", "vardo", length=4, color="green", ferry=True, icons=[1])
    )


def picture_of(board: BoardBuilder, **options: Any) -> Picture:
    return board_picture(lay_out(board.build()), **options)


def pixels_of(pixels: QImage) -> Pixels:
    rgb = pixels.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(rgb.constBits(), np.uint8).reshape(rgb.height(), rgb.bytesPerLine())
    return rows[:, : 3 * rgb.width()].reshape(rgb.height(), rgb.width(), 3).astype(np.int16)


def rasterised(svg: str, width: int, height: int) -> Pixels:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    pixels = QImage(width, height, QImage.Format.Format_RGB32)
    pixels.fill(0xFFFFFFFF)
    painter = QPainter(pixels)
    renderer.render(painter)
    painter.end()
    return pixels_of(pixels)


def elements(svg: str, name: str) -> list[ElementTree.Element]:
    return ElementTree.fromstring(svg).findall(f".//{{{SVG}}}{name}")  # noqa: S314 – our own text


class TestPng:
    def test_has_the_pixels_that_its_resolution_gives(self, tmp_path: Path) -> None:
        write_png(picture_of(a_small_board()), tmp_path / "board.png", dpi=127)
        read = QImage(str(tmp_path / "board.png"))
        assert (read.width(), read.height()) == (1200, 700)
        assert read.dotsPerMeterX() == 5000

    @pytest.mark.parametrize(("end", "width", "height"), [((150, 70), 22, 8), ((70, 150), 8, 22)])
    def test_has_spaces_of_the_profile_s_size(
        self, end: tuple[int, int], width: float, height: float
    ) -> None:
        board = (
            a_board(profile={"space": {"length": 22, "width": 8}})
            .with_fields(size={"width": 200, "height": 200}, meta={"title": ""})
            .with_city("a", position=[70, 70], name="")
            .with_city("b", position=end, name="")
            .with_route("a", "b", length=1, color="black")
        )
        layout = lay_out(board.build())
        (space,) = layout.tracks["a-b"].spaces
        pixels = pixels_of(image(board_picture(layout), dpi=254))
        left, top = round((space.x - 13) * 10), round((space.y - 13) * 10)
        around = pixels[top : top + 260, left : left + 260]
        rows, columns = np.nonzero(around.sum(axis=2) < 350)
        assert np.ptp(columns) + 1 == pytest.approx(10 * width, abs=1)
        assert np.ptp(rows) + 1 == pytest.approx(10 * height, abs=1)

    @pytest.mark.parametrize("dpi", [0.001, 100_000])
    def test_refuses_sizes_that_cannot_be_drawn(self, tmp_path: Path, dpi: float) -> None:
        with pytest.raises(PictureSizeError, match="dpi"):
            write_png(picture_of(a_small_board()), tmp_path / "board.png", dpi=dpi)
        assert list(tmp_path.iterdir()) == []

    def test_leaves_what_was_there_when_it_cannot_be_written(self, tmp_path: Path) -> None:
        with pytest.raises(UnwritableFileError):
            write_png(picture_of(a_small_board()), tmp_path / "no_such_folder" / "board.png")

    def test_differs_from_theme_to_theme(self) -> None:
        layout = lay_out(a_small_board().build())
        pictures = [board_picture(layout, theme_named(name)) for name in THEMES]
        sums = [int(pixels_of(image(picture, 30)).sum()) for picture in pictures]
        assert len(set(sums)) == len(THEMES)


class TestSvg:
    @pytest.mark.parametrize("theme", THEMES)
    def test_looks_like_the_png(self, theme: str) -> None:
        picture = picture_of(
            a_small_board(), theme=theme_named(theme), rules=rules_with({1: 1, 2: 2})
        )
        painted = pixels_of(image(picture, 60))
        height, width, _ = painted.shape
        difference = np.abs(painted - rasterised(svg_text(picture), width, height)).max(axis=2)
        assert difference.mean() < 1.6  # QSvgRenderer knows only whole font sizes
        assert (difference > 60).mean() < 0.011

    def test_is_as_large_as_the_board_in_mm(self) -> None:
        root = ElementTree.fromstring(svg_text(picture_of(a_small_board())))  # noqa: S314
        assert root.get("width") == "240mm"
        assert root.get("height") == "140mm"
        assert root.get("viewBox") == "0 0 240 140"

    def test_has_an_inkscape_layer_for_each_kind(self) -> None:
        picture = picture_of(a_small_board())
        root = ElementTree.fromstring(svg_text(picture))  # noqa: S314
        layers = [child for child in root if child.get(f"{{{INKSCAPE}}}groupmode") == "layer"]
        labels = [layer.get(f"{{{INKSCAPE}}}label") for layer in layers]
        assert labels == [layer.name for layer in picture.layers]

    def test_has_every_id_once(self) -> None:
        found = Counter(group.get("id") for group in elements(svg_of(a_small_board()), "g"))
        del found[None]
        assert set(found.values()) == {1}
        assert {"route-oslo-border", "route-oslo-border-2", "city-oslo", "crossing-border"} <= set(
            found
        )

    def test_has_every_id_once_even_if_the_board_has_not(self) -> None:
        board = a_small_board().build()
        twice = board.changed(cities=[*board.cities, board.cities[0]])
        svg = svg_text(board_picture(lay_out(twice)))
        found = Counter(group.get("id") for group in elements(svg, "g") if group.get("id"))
        assert set(found.values()) == {1}

    def test_has_names_as_real_text_in_the_board_s_typeface(self) -> None:
        texts = elements(svg_of(a_small_board()), "text")
        assert {"Oslo", "Bærgen", "Łódź-Vardø", "Östen"} <= {text.text for text in texts}
        assert {text.get("font-family") for text in texts} <= {
            typeface.family for typeface in TYPEFACES.values()
        }

    def test_names_other_typefaces_for_where_the_board_s_is_missing(self) -> None:
        (style,) = elements(svg_text(picture_of(a_small_board()), embed_fonts=False), "style")
        family = TYPEFACES[Face.TEXT].family
        families = f"font-family:'{family}','Arial Narrow',sans-serif;font-stretch:condensed"
        assert f"text[font-family='{family}']{{{families}}}\n" in (style.text or "")
        assert "'Georgia',serif;font-stretch:normal}" in (style.text or "")

    def test_brings_its_fonts_if_wanted(self) -> None:
        picture = picture_of(a_small_board())
        with_fonts = svg_text(picture)
        without = svg_text(picture, embed_fonts=False)
        assert re.findall(r"font-weight:(\d+);src:url\(data:font/ttf", with_fonts) == [
            *("700", "500", "700")
        ]
        assert "@font-face" not in without
        assert len(without) < len(with_fonts) / 5

    def test_is_the_same_each_time(self) -> None:
        assert svg_of(a_small_board()) == svg_of(a_small_board())

    def test_holds_hostile_names_as_plain_text(self) -> None:
        board = a_small_board().with_city("oslo", name=HOSTILE).with_fields(meta={"title": HOSTILE})
        svg = svg_of(board)
        written = {text.text for text in elements(svg, "text")}
        assert "<script>\"&'</text> ]]>{}%s𝕏\u202eŁ" in written
        assert "<script>" not in svg
        svg.encode()

    def test_links_the_background_picture_relative_to_itself(self, tmp_path: Path) -> None:
        folder = tmp_path / "boards"
        self._scan(folder / "my scans" / "old.png")
        board = a_small_board().with_fields(background={"picture": "my scans/old.png"})
        (found,) = elements(svg_text(picture_of(board, folder=folder), folder=tmp_path), "image")
        assert found.get(f"{{{XLINK}}}href") == "boards/my%20scans/old.png"

    def test_holds_the_background_picture_if_wanted(self, tmp_path: Path) -> None:
        self._scan(tmp_path / "old.png")
        board = a_small_board().with_fields(background={"picture": "old.png", "opacity": 0.5})
        svg = svg_text(picture_of(board, folder=tmp_path), embed_images=True)
        (found,) = elements(svg, "image")
        assert found.get(f"{{{XLINK}}}href", "").startswith("data:image/png;base64,")
        assert found.get("opacity") == "0.5"

    def test_needs_no_qt(self) -> None:
        program = (
            "import sys, trackwright.rendering.board_picture, trackwright.rendering.svg; "
            "sys.exit('PySide6' in sys.modules)"
        )
        assert subprocess.run([sys.executable, "-P", "-c", program], check=False).returncode == 0

    def _scan(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        pixels = QImage(8, 8, QImage.Format.Format_RGB32)
        pixels.fill(0xFF00FF00)
        assert pixels.save(str(path))


def svg_of(board: BoardBuilder) -> str:
    return svg_text(picture_of(board))


class TestBackground:
    def test_is_painted_where_it_lies(self, tmp_path: Path) -> None:
        scan = QImage(4, 4, QImage.Format.Format_RGB32)
        scan.fill(0xFF00FF00)
        assert scan.save(str(tmp_path / "scan.png"))
        background = {
            "picture": "scan.png",
            "position": [10, 20],
            "size": {"width": 50, "height": 30},
        }
        board = a_board(background=background).with_fields(
            size={"width": 100, "height": 100}, meta={"title": ""}
        )
        pixels = pixels_of(image(picture_of(board, folder=tmp_path), 25.4))
        green = (pixels == (0, 255, 0)).all(axis=2)
        assert green[21:49, 11:59].all()
        assert not green[:19].any()
        assert not green[51:].any()

    @pytest.mark.parametrize(
        ("inside", "opacity", "is_in_lines"),
        [
            pytest.param('<rect width="4" height="4" fill="#0f0"/>', 1.0, True, id="plain"),
            pytest.param('<rect width="4" height="4" opacity=".5"/>', 1.0, True, id="faded"),
            pytest.param(FADING, 1.0, True, id="gradient"),
            pytest.param(f'<g style="opacity: 0.5">{FADING}</g>', 1.0, False, id="faded gradient"),
            pytest.param('<rect width="4" height="4"/>', 0.5, False, id="faded as a whole"),
        ],
    )
    def test_drawing_is_printed_in_lines_if_that_looks_the_same(
        self, tmp_path: Path, inside: str, opacity: float, is_in_lines: bool
    ) -> None:
        (tmp_path / "map.svg").write_text(DRAWING.format(inside), encoding="utf-8")
        background = {"picture": "map.svg", "opacity": opacity}
        picture = picture_of(a_board(background=background), folder=tmp_path)
        with pikepdf.open(BytesIO(pdf_bytes([Page(picture)], ""))) as pdf:
            assert (len(pdf.pages[0].get_images()) == 0) is is_in_lines

    def test_drawing_fills_its_place_and_no_more(self, tmp_path: Path) -> None:
        inside = '<rect x="-9" y="-9" width="99" height="99" fill="#0f0"/>'
        (tmp_path / "map.svg").write_text(DRAWING.format(inside), encoding="utf-8")
        size = {"width": 50, "height": 30}
        background = {"picture": "map.svg", "position": [10, 20], "size": size}
        board = a_board(background=background).with_fields(
            size={"width": 100, "height": 100}, meta={"title": ""}
        )
        pixels = pixels_of(image(picture_of(board, folder=tmp_path), 25.4))
        green = (pixels == (0, 255, 0)).all(axis=2)
        assert green[21:49, 11:59].all()
        assert not green[:19].any()
        assert not green[51:].any()
        assert not green[:, :9].any()

    @pytest.mark.parametrize("content", [None, b"no picture at all"])
    def test_that_cannot_be_shown_is_a_placeholder(
        self, tmp_path: Path, content: bytes | None
    ) -> None:
        if content:
            (tmp_path / "scan.png").write_bytes(content)
        bare = a_board(size={"width": 100, "height": 100})
        board = bare.with_fields(background={"picture": "scan.png"})
        shown = pixels_of(image(picture_of(board, folder=tmp_path), 50))
        plain = pixels_of(image(picture_of(bare), 50))
        assert 0.01 < (np.abs(shown - plain).max(axis=2) > 20).mean() < 0.5


class TestPdf:
    @pytest.mark.parametrize("size", [(240, 140), (525, 790), (352.7, 420.05)])
    def test_has_one_page_of_exactly_the_board_s_size(self, size: tuple[float, float]) -> None:
        board = a_small_board().with_fields(size={"width": size[0], "height": size[1]})
        with pikepdf.open(BytesIO(pdf_bytes([Page(picture_of(board))], ""))) as pdf:
            (page,) = pdf.pages
            boxes = [[float(edge) for edge in box] for box in (page.mediabox, page.trimbox)]
        exact = [0, 0, size[0] / 25.4 * 72, size[1] / 25.4 * 72]
        assert all(box == pytest.approx(exact, abs=1e-5) for box in boxes)

    def test_embeds_its_fonts(self) -> None:
        with pikepdf.open(BytesIO(pdf_bytes([Page(picture_of(a_small_board()))], ""))) as pdf:
            fonts = pdf.pages[0].resources.Font.values()
            descriptors = [font.DescendantFonts[0].FontDescriptor for font in fonts]
            assert all("/FontFile2" in descriptor for descriptor in descriptors)
            assert {"IBMPlexSansCond-Bold", "IBMPlexSansCond-Medm"} <= {
                str(font.BaseFont).rpartition("+")[2].removeprefix("/") for font in fonts
            }

    def test_holds_its_lines_as_lines(self) -> None:
        with pikepdf.open(BytesIO(pdf_bytes([Page(picture_of(a_small_board()))], ""))) as pdf:
            assert len(pdf.pages[0].resources.XObject) == 0

    def test_bears_hostile_names(self) -> None:
        board = a_small_board().with_city("oslo", name=HOSTILE).with_fields(meta={"title": HOSTILE})
        with pikepdf.open(BytesIO(pdf_bytes([Page(picture_of(board))], HOSTILE))) as pdf:
            assert len(pdf.pages) == 1


@pytest.mark.parametrize("name", [HOSTILE, "x" * 20_000, "\n\t", "日本 العربية हिन्दी", "🚂🚃"])
def test_boards_with_any_name_can_be_painted(name: str) -> None:
    board = a_small_board().with_city("oslo", name=name).with_country("land", name=name)
    image(picture_of(board.with_fields(meta={"title": name})), 20)


def test_a_route_can_be_painted_alone_and_knows_its_bounds() -> None:
    layout = lay_out(a_small_board().build())
    track = layout.tracks["oslo-border"]
    drawing = Drawing([route_shapes(track, CLASSIC, layout.board.profile)])
    first, last = track.spaces[0], track.spaces[-1]
    assert drawing.bounds.left() == pytest.approx(first.x - 12, abs=0.3)
    assert drawing.bounds.right() == pytest.approx(last.x + 12, abs=0.3)
    assert drawing.bounds.height() == pytest.approx(8, abs=0.6)


class TestClips:
    CLIPPED = Group(
        (Group((Drawn(rectangle(0, 0, 40, 40), Style(fill="#000000")),)),),
        at=Placement(10, 0),
        clip=rectangle(0, 10, 10, 10),
    )

    def test_hide_what_lies_outside(self) -> None:
        picture = Picture(40, 40, (Layer("one", (self.CLIPPED,)),))
        dark = pixels_of(image(picture, 25.4)).max(axis=2) < 128
        rows, columns = np.nonzero(dark)
        assert (rows.min(), rows.max(), columns.min(), columns.max()) == (10, 19, 10, 19)

    def test_are_written_as_svg(self) -> None:
        svg = svg_text(Picture(40, 40, (Layer("one", (self.CLIPPED, self.CLIPPED)),)))
        areas = [clip.get("id") for clip in elements(svg, "clipPath")]
        used = [group.get("clip-path") for group in elements(svg, "g") if group.get("clip-path")]
        assert len(set(areas)) == 2
        assert used == [f"url(#{area})" for area in areas]

    def test_leave_out_what_is_out_of_sight(self) -> None:
        far = Group(tuple(Drawn(rectangle(n, 100, 5, 5), Style(fill="#000000")) for n in range(99)))
        picture = Picture(40, 40, (Layer("one", (replace(self.CLIPPED, shapes=(far,)),)),))
        empty = Picture(40, 40, (Layer("one", (replace(self.CLIPPED, shapes=()),)),))
        sizes = [len(pdf_bytes([Page(each)], "")) for each in (picture, empty)]
        assert sizes[0] == pytest.approx(sizes[1], abs=50)
