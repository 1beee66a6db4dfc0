"""A board at another size, and boards that are imported at one."""

from pathlib import Path

import numpy as np
import pytest
from builders import BoardBuilder, a_board
from run_command import run

from trackwright.layout.new_map import default_profile
from trackwright.layout.projections import fitted, project
from trackwright.layout.resizing import resized
from trackwright.maps import open_board
from trackwright.schema.geometry import GeoPoint, Size

WIDER, TWICE = Size(width=1000, height=600), Size(width=800, height=600)


def a_drawn_board() -> BoardBuilder:
    return (
        a_board(size={"width": 400, "height": 300})
        .with_city("oslo", position=[100, 50], label={"offset": [10, 2]})
        .with_city("turku", position=[300, 50])
        .with_crossing("out", "norway", position=[390, 290])
        .with_country(
            "norway",
            borders=[
                {"outer": [[0, 0], [400, 0], [0, 300]], "holes": [[[9, 9], [20, 9], [9, 20]]]}
            ],
        )
        .with_region("north", "oslo", borders=[{"outer": [[10, 0], [390, 0], [200, 60]]}])
        .with_route("oslo", "turku", length=2, bends=[[200, 20]])
        .with_route("turku", "out", length=1, spaces=[{"position": [350, 170], "angle": 70}])
    )


def test_everything_that_lies_on_it_is_scaled() -> None:
    board = resized(a_drawn_board().build(), TWICE)
    assert board.size == TWICE
    assert [stop.position for stop in board.stops] == [(200, 100), (600, 100), (780, 580)]
    assert board.routes[0].bends == ((400, 40),)
    assert board.routes[1].spaces[0].position == (700, 340)
    assert board.routes[1].spaces[0].angle == 70
    assert board.countries[0].borders[0].outer == ((0, 0), (800, 0), (0, 600))
    assert board.countries[0].borders[0].holes[0][1] == (40, 18)
    assert board.regions[0].borders[0].outer[2] == (400, 120)


def test_what_has_a_size_of_its_own_keeps_it() -> None:
    board = a_drawn_board().with_fields(profile={"train": {"length": 30, "width": 10}}).build()
    after = resized(board, TWICE)
    assert after.profile == board.profile
    assert after.cities[0].label == board.cities[0].label


def test_the_usual_measures_fold_as_suits_the_new_size() -> None:
    small = Size(width=300, height=200)
    board = a_board(size=small.model_dump()).build().changed(profile=default_profile(small))
    assert resized(board, TWICE).profile == default_profile(TWICE) != board.profile


def test_on_a_board_of_another_shape_it_stays_as_it_was_in_the_middle() -> None:
    board = resized(a_drawn_board().build(), WIDER)
    assert [stop.position for stop in board.stops] == [(300, 100), (700, 100), (880, 580)]


def test_places_on_the_earth_are_where_the_cities_are() -> None:
    oslo, bergen = GeoPoint(lat=59.9, lon=10.7), GeoPoint(lat=60.4, lon=5.3)
    board = a_drawn_board().build()
    projection = fitted("mercator", [oslo, bergen], board.size)
    after = resized(board.changed(projection=projection), WIDER).projection
    assert after is not None
    lats, lons = np.array([oslo.lat, bergen.lat]), np.array([oslo.lon, bergen.lon])
    xs, ys = project(projection, lats, lons)
    there = project(after, lats, lons)
    assert there[0] == pytest.approx(100 + 2 * xs, abs=0.01)
    assert there[1] == pytest.approx(2 * ys, abs=0.01)


@pytest.mark.parametrize("size", [None, {"width": 100, "height": 60}])
def test_the_picture_stays_below_what_was_drawn_over_it(size: dict[str, float] | None) -> None:
    picture = {"picture": "scan.png", "position": [10, 20], "size": size}
    board = a_drawn_board().with_fields(background=picture).build()
    after = resized(board, WIDER).background
    assert after is not None
    assert after.position == (120, 40)
    drawn = board.size if size is None else Size(**size)
    assert after.size == Size(width=2 * drawn.width, height=2 * drawn.height)


class TestImporting:
    """`trackwright import --size`."""

    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        done = run("export", "poland", "--to", "tiled", "--out", str(tmp_path / "my.tmj"))
        assert done.returncode == 0
        return tmp_path / "my.tmj"

    @pytest.mark.parametrize(
        ("wanted", "width", "height"),
        [("310x310", 310, 310), ("930×620", 930, 620), ("310", 310, 310)],
    )
    def test_a_board_becomes_as_large_as_is_said(
        self, file: Path, wanted: str, width: float, height: float
    ) -> None:
        out = file.with_name("mine.json")
        result = run("import", str(file), "--size", wanted, "--out", str(out))
        assert f"note: scaled from 620 × 620 mm to {width} × {height} mm\n" in result.stderr
        board, before = open_board(str(out)).document, open_board("poland").document
        assert (board.size.width, board.size.height) == (width, height)
        factor, aside = min(width, height) / 620, max(width - height, 0) / 2
        x, y = before.cities[0].position
        assert board.cities[0].position == pytest.approx((aside + factor * x, factor * y), abs=0.01)

    @pytest.mark.parametrize("wanted", ["wide", "1x2x3", "x", "0", "nan", "99999"])
    def test_what_is_no_size_is_refused_in_a_sentence(self, file: Path, wanted: str) -> None:
        out = file.with_name("mine.json")
        result = run("import", str(file), "--size", wanted, "--out", str(out))
        assert result.returncode == 2
        assert "790x525" in result.stderr or "too small or too large" in result.stderr
        assert not out.exists()
