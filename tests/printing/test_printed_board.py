"""The printed board, measured in the PDF itself."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pikepdf
import pytest
from builders import a_board
from picture_contents import texts
from printed_pages import (
    DAY,
    a_game,
    a_game_board,
    extent,
    needs_poppler,
    paper,
    rasterised,
    settings,
)
from PySide6.QtGui import QImage

from trackwright.printing.board_sheets import PrintError, place_on_sheet
from trackwright.printing.choices import Orientation, Part
from trackwright.printing.documents import GameNight
from trackwright.printing.papers import PAPERS, paper_name, paper_named
from trackwright.printing.print_game import print_game
from trackwright.printing.settings import Game, Settings
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.profile import Panels

pytestmark = pytest.mark.usefixtures("qapp")

POINTS = 72 / 25.4
DPI = 254
"""Ten pixels to a millimetre."""


def printed(game: Game, wanted: Settings, folder: Path, *parts: Part) -> list[Path]:
    return list(print_game(game, replace(wanted, parts=frozenset(parts)), folder))


def texts_of(game: Game, wanted: Settings, part: Part) -> list[list[str]]:
    """Return the texts of each page of a part."""
    (document,) = GameNight(game, replace(wanted, parts=frozenset({part}))).documents()
    return [texts(page.picture) for page in document.pages()]


@needs_poppler
@pytest.mark.parametrize(
    "how", [{}, {"overlap": 12.0}, {"fold": Panels(columns=3, rows=2)}], ids=str
)
def test_sheets_that_are_cut_and_joined_give_the_board_back(
    tmp_path: Path, how: dict[str, Any]
) -> None:
    # Margins and paper are chosen so that all edges lie on whole pixels.
    wanted = settings(paper=paper(150, 128), margin=10, caption=8, **how)
    game = a_game()
    sheets, whole = printed(game, wanted, tmp_path, Part.BOARD, Part.SHOP)
    edge = 10 * (3 + 8)  # the bleed, and the room for marks
    expected = rasterised(whole, tmp_path, DPI)[edge : edge + 1600, edge : edge + 2400]
    joined = np.zeros_like(expected)
    plan = GameNight(game, wanted).plan
    assert plan.count >= 4
    for number, tile in enumerate(plan.tiles, start=2):
        page = rasterised(sheets, tmp_path, DPI, number)
        place = place_on_sheet(tile, plan)
        left, top = round(place.left * 10), round(place.top * 10)
        x, y = round(tile.x * 10), round(tile.y * 10)
        wide, high = round((tile.x + tile.width) * 10) - x, round((tile.y + tile.height) * 10) - y
        joined[y : y + high, x : x + wide] = page[top : top + high, left : left + wide]
    difference = np.abs(joined - expected)
    assert difference.mean() < 0.2
    # Edges of letters: large ones are set on whole pixels, and may lie one apart.
    assert (difference > 60).mean() < 0.0005


@needs_poppler
def test_the_ruler_is_100_mm_long(tmp_path: Path) -> None:
    (sheets,) = printed(a_game(), settings(), tmp_path, Part.BOARD)
    # The ruler's line lies 8 mm below the top of what stands at the foot of the lying page.
    low = 210 - 10 - (max(8, 9) + 22) + 8
    box = (100, round((low - 1) * 20), 2300, 40)
    dark = rasterised(sheets, tmp_path, 508, 1, box) < 140
    first, last = extent(dark, axis=1)
    assert (last - first + 1) / 20 == pytest.approx(100 + 0.12, abs=0.1)  # its ticks are 0.12 wide


@needs_poppler
@pytest.mark.parametrize("length", [20.0, 27.5])
def test_the_empty_space_and_those_of_routes_have_the_size_of_the_profile(
    tmp_path: Path, length: float
) -> None:
    profile = {"space": {"length": length, "width": 8}, "train": {"length": 15, "width": 6}}
    board = (
        a_board(profile=profile, size={"width": 120, "height": 80}, meta={"title": ""})
        .with_city("a", position=[30, 40], name="")
        .with_city("b", position=[90, 40], name="")
        .with_route("a", "b", length=1, color="black")
    )
    (sheets,) = printed(Game(board.build()), settings(), tmp_path, Part.BOARD)
    low = 210 - 10 - (8 + 22) + 8
    empty = rasterised(sheets, tmp_path, 508, 1, ((123 * 20), round((low - 0.5) * 20), 620, 180))
    first, last = extent(empty < 100, axis=1)
    assert (last - first + 1) / 20 == pytest.approx(length, abs=0.1)
    plan = GameNight(Game(board.build()), settings()).plan
    place = place_on_sheet(plan.tiles[0], plan)
    box = (round((place.left + 44 - 4) * 20), round((place.top + 36 - 1) * 20), 40 * 20, 10 * 20)
    dark = rasterised(sheets, tmp_path, 508, 2, box) < 80
    upper, lower = extent(dark, axis=0)
    left, right = extent(dark, axis=1)
    assert (lower - upper + 1) / 20 == pytest.approx(8, abs=0.1)
    assert (right - left + 1) / 20 == pytest.approx(length, abs=0.1)


@pytest.mark.parametrize("bleed", [0.0, 3.0, 5.0])
def test_a_print_shop_is_told_where_to_cut(tmp_path: Path, bleed: float) -> None:
    (whole,) = printed(a_game(), settings(bleed=bleed), tmp_path, Part.SHOP)
    edge = bleed + 8
    with pikepdf.open(whole) as pdf:
        (page,) = pdf.pages
        boxes = {name: [float(n) for n in page.obj[name]] for name in ("/MediaBox", "/TrimBox")}
        assert boxes["/MediaBox"] == pytest.approx(
            [0, 0, (240 + 2 * edge) * POINTS, (160 + 2 * edge) * POINTS], abs=1e-3
        )
        assert boxes["/TrimBox"] == pytest.approx(
            [edge * POINTS, edge * POINTS, (240 + edge) * POINTS, (160 + edge) * POINTS], abs=1e-3
        )
        assert [float(n) for n in page.bleedbox] == pytest.approx(
            [8 * POINTS, 8 * POINTS, (248 + 2 * bleed) * POINTS, (168 + 2 * bleed) * POINTS],
            abs=1e-3,
        )


@needs_poppler
def test_the_marks_of_a_print_shop_lie_outside_the_bleed(tmp_path: Path) -> None:
    (whole,) = printed(a_game(), settings(bleed=3), tmp_path, Part.SHOP)
    page = rasterised(whole, tmp_path, DPI)
    assert (page[:68, 108:112].min(axis=1) < 200).all()  # above the left edge of the trim
    assert (page[72:78, 100:120] > 250).all()  # white up to the bleed
    assert (page[82:108, 112] < 250).all()  # colour in the bleed


def test_sheets_have_the_size_of_their_paper(tmp_path: Path) -> None:
    (sheets,) = printed(a_game(), settings(paper=paper_named("letter")), tmp_path, Part.BOARD)
    with pikepdf.open(sheets) as pdf:
        for page in pdf.pages:
            width, height = sorted(float(n) / POINTS for n in list(page.mediabox)[2:])
            assert (width, height) == pytest.approx((215.9, 279.4), abs=1e-3)


def test_every_sheet_bears_its_row_its_column_and_the_stamp() -> None:
    game = a_game()
    pages = texts_of(game, settings(paper=paper(150, 128)), Part.BOARD)
    night = GameNight(game, settings())
    stamp = night.imprint.stamp
    assert (stamp.title, stamp.version) == ("Nord", "2.1")
    for number, page in enumerate(pages[1:]):
        assert f"Row {number // 2 + 1}, column {number % 2 + 1}" in page
        assert f"Nord · version 2.1 · {stamp.digest} · {DAY.isoformat()}" in page


def test_the_overview_names_every_sheet() -> None:
    overview = texts_of(a_game(), settings(paper=paper(150, 128)), Part.BOARD)[0]
    assert {"1·1", "1·2", "2·1", "2·2"} <= set(overview)


def test_any_change_of_a_board_changes_its_stamp() -> None:
    board = a_game_board()
    one = GameNight(Game(board.build()), settings()).imprint.stamp
    moved = board.with_city("oslo", position=[30, 40.001]).build()
    assert GameNight(Game(moved), settings()).imprint.stamp.digest != one.digest


def test_words_and_names_are_in_the_chosen_language() -> None:
    pages = texts_of(a_game(), settings(language="fr"), Part.BOARD)
    assert "Le Nord" in pages[0]
    assert "Rangée 1, colonne 1" in pages[1]
    assert "Łódź-Vardø" in [text for page in pages for text in page]


def test_a_language_without_words_has_english_ones_and_its_own_names() -> None:
    board = a_game_board().with_city("bergen", name={"en": "Bergen", "pl": "Bergen w Norwegii"})
    pages = texts_of(Game(board.build()), settings(language="pl"), Part.BOARD)
    assert "Row 1, column 1" in pages[1]
    assert "Bergen w Norwegii" in [text for page in pages for text in page]


def test_the_orientation_can_be_chosen() -> None:
    counts = {
        how: GameNight(a_game(), settings(paper=paper(100, 200), orientation=how)).plan
        for how in Orientation
    }
    assert counts[Orientation.AUTO].count == min(plan.count for plan in counts.values())
    assert counts[Orientation.PORTRAIT].sheet.paper == paper(100, 200)
    assert counts[Orientation.LANDSCAPE].sheet.paper == paper(200, 100)


def test_inner_margins_stay_free_beside_folds() -> None:
    fold = Panels(columns=3, rows=1)
    plan = GameNight(a_game(), settings(fold=fold, inner_margin=7)).plan
    middle = place_on_sheet(plan.tiles[1], plan)
    assert middle.left >= 17
    assert plan.sheet.paper.width - middle.right >= 17


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ({"margin": 110.0}, "leave nothing to print on"),
        ({"paper": paper(50, 50), "margin": 20}, "would take .* sheets"),
    ],
)
def test_paper_that_shows_nothing_is_refused(how: dict[str, Any], message: str) -> None:
    with pytest.raises(PrintError, match=message):
        _ = GameNight(a_game(size={"width": 900, "height": 900}), settings(**how)).plan


@pytest.mark.parametrize("name", [*PAPERS, "A4", "330x483", "100 × 200.5"])
def test_papers_are_known_by_name_and_by_their_sides(name: str) -> None:
    size = paper_named(name)
    assert size.width < size.height
    assert paper_name(size)


@pytest.mark.parametrize("name", ["a9", "x", "0x100", "100x", "10x10", "9999x9999", "1e9x5"])
def test_other_papers_are_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(TrackwrightError, match=r"paper"):
        paper_named(name)


@needs_poppler
def test_colors_are_told_apart_by_their_marks_on_a_grey_print(tmp_path: Path) -> None:
    colors = [color for color in RouteColor if color is not RouteColor.GRAY]
    board = a_board(size={"width": 120, "height": 240}, meta={"title": ""})
    for number, color in enumerate(colors):
        y = 20 + 25 * number
        board = (
            board.with_city(f"a{number}", position=[30, y], name="")
            .with_city(f"b{number}", position=[90, y], name="")
            .with_route(f"a{number}", f"b{number}", length=1, color=color)
        )
    game = Game(board.build())
    (whole,) = printed(game, settings(bleed=0), tmp_path, Part.SHOP)
    page = rasterised(whole, tmp_path, 127)  # five pixels to a millimetre
    marks = []
    for number in range(len(colors)):
        x, y = (60 + 8) * 5, (20 + 25 * number + 8) * 5
        inside = page[y - 13 : y + 13, x - 25 : x + 25]
        marks.append(np.abs(inside - np.median(inside[:3])) > 40)
    assert all(mark.sum() > 40 for mark in marks)
    for i, one in enumerate(marks):
        for other in marks[i + 1 :]:
            assert (one ^ other).sum() > 0.25 * min(one.sum(), other.sum())


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells the peak")
def test_a_huge_background_picture_takes_little_memory(tmp_path: Path) -> None:
    script = """
import struct, sys
from pathlib import Path
from builders import a_board
from trackwright.printing.print_game import print_game
from trackwright.printing.choices import Part
from trackwright.printing.settings import Game, Settings

folder, side = Path(sys.argv[1]), 10_000
with (folder / "scan.bmp").open("wb") as file:  # 300 MB of black, of which the disk holds nothing
    file.write(struct.pack("<2sIHHI", b"BM", 54 + 3 * side**2, 0, 0, 54))
    file.write(struct.pack("<IiiHHIIiiII", 40, side, side, 1, 24, 0, 0, 2835, 2835, 0, 0))
    file.truncate(54 + 3 * side**2)
board = a_board(size={"width": 400, "height": 400}, background={"picture": "scan.bmp"}).build()
settings = Settings(parts=frozenset({Part.BOARD}))
(pdf,) = print_game(Game(board, None, folder), settings, folder / "out")
status = Path("/proc/self/status").read_text()  # what getrusage tells begins with the parent's
(peak,) = (line.split()[1] for line in status.splitlines() if line.startswith("VmHWM"))
print(int(peak) // 1024, pdf.stat().st_size // 1024)
"""
    command = [sys.executable, "-c", script, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    result = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    megabytes, kilobytes = map(int, result.stdout.split())
    assert megabytes < 1_200
    assert kilobytes < 3_000  # the picture is in the file once, not on each of the sheets


@needs_poppler
def test_a_background_picture_goes_on_into_the_bleed(tmp_path: Path) -> None:
    dark = QImage(60, 40, QImage.Format.Format_RGB32)
    dark.fill(0xFF202020)
    dark.save(str(tmp_path / "scan.png"))
    game = replace(a_game(background={"picture": "scan.png"}), folder=tmp_path)
    (whole,) = printed(game, settings(bleed=4), tmp_path, Part.SHOP)
    page = rasterised(whole, tmp_path, 127)  # five pixels to a millimetre
    assert (page[62:78, 42:58] < 80).all()  # left of the trim, which begins 12 mm from the edge
    assert (page[:38, 45] > 250).all()  # nothing beyond the bleed
    with pikepdf.open(whole) as pdf:
        assert len(pdf.pages[0].get_images()) == 1


def test_a_background_picture_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    game = replace(a_game(background={"picture": "scan.png"}), folder=tmp_path)
    with pytest.raises(PrintError, match=r"scan\.png cannot be read"):
        print_game(game, settings(parts=frozenset({Part.BOARD})), tmp_path / "out")
    assert list(tmp_path.iterdir()) == []
