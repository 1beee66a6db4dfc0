"""Lakes, rivers, ice, depths, regions and seas lie on the board where they are on the earth."""

import json
import subprocess
import sys
from math import dist

import pytest
import shapely
from builders import a_board

from trackwright.layout.areas import BLEED
from trackwright.layout.extents import mainland_points
from trackwright.layout.new_map import map_of
from trackwright.layout.physical_data import RegionKind
from trackwright.layout.physical_map import (
    SMALLEST_LAKE,
    glaciers,
    lakes,
    named_regions,
    named_seas,
    rivers,
    sea_depths,
)
from trackwright.layout.projections import to_board
from trackwright.maps import open_board
from trackwright.schema.board import Board, Stop
from trackwright.schema.geometry import GeoPoint, Point, Size
from trackwright.schema.projection import WarpPoint

STANDARD = Size(width=790, height=525)
KOELN = GeoPoint(lat=50.938, lon=6.957)
GENEVE = GeoPoint(lat=46.205, lon=6.147)
LAUSANNE = GeoPoint(lat=46.508, lon=6.63)


def board_of(*codes: str) -> Board:
    projection, size = map_of(mainland_points(codes), STANDARD)
    return a_board().build().changed(projection=projection, size=size)


def on(board: Board, place: GeoPoint) -> shapely.Point:
    assert board.projection is not None
    return shapely.Point(to_board(board.projection, place))


def stop_of(board: Board, name: str) -> Stop:
    return next(stop for stop in board.stops if stop.id == name)


def test_the_rhine_passes_by_koeln() -> None:
    board = board_of("DE")
    rhine = [river.course for river in rivers(board) if river.name in ("Rhine", "Rhein")]
    assert min(course.distance(on(board, KOELN)) for course in rhine) < 2


def test_a_large_river_is_wider_than_a_small_one() -> None:
    widths = {river.name: river.width for river in rivers(board_of("DE"))}
    assert widths["Donau"] > widths["Weser"] > widths["Vltava"]


def test_a_lake_lies_beside_its_towns() -> None:
    board = board_of("CH")
    leman = next(lake.area for lake in lakes(board) if lake.area.distance(on(board, LAUSANNE)) < 2)
    assert leman.distance(on(board, GENEVE)) < 4
    assert pytest.approx(leman.area / board.projection.scale**2, rel=0.1) == 582  # type: ignore[union-attr]


def test_larger_maps_show_smaller_lakes() -> None:
    assert len(lakes(board_of("FI"))) > len(lakes(board_of("FI", "DE", "IT")))
    assert all(lake.area.area >= SMALLEST_LAKE for lake in lakes(board_of("FI")))


def test_a_warp_moves_a_lake_with_its_towns() -> None:
    board = board_of("CH")
    stays = on(board, LAUSANNE)
    moved = Point(stays.x + 12, stays.y - 9)
    point = WarpPoint(projected=Point(stays.x, stays.y), moved=moved)
    warped = board.changed(warp=(point,))

    def shore(of: Board, at: Point) -> float:
        return min(lake.area.distance(shapely.Point(at)) for lake in lakes(of))

    assert shore(board, Point(stays.x, stays.y)) < 2
    assert shore(warped, moved) < 2


def test_poland_s_river_passes_by_the_towns_that_its_board_moved() -> None:
    board = open_board("poland").document
    vistula = [river.course for river in rivers(board) if river.name in ("Vistula", "Wisła")]
    for name in ("torun", "plock", "warszawa", "krakow"):
        town = shapely.Point(stop_of(board, name).position)
        assert min(course.distance(town) for course in vistula) < 4, name


def test_iceland_has_ice_and_germany_all_but_none() -> None:
    iceland = board_of("IS")
    share = glaciers(iceland).area / iceland.projection.scale**2  # type: ignore[union-attr]
    assert share == pytest.approx(11_000, rel=0.15)
    assert glaciers(board_of("PL")).is_empty


def test_seas_deepen_step_by_step() -> None:
    depths = sea_depths(open_board("europe").document)
    assert list(depths) == [200, 1_000, 2_000]
    assert depths[200].area > depths[1_000].area > depths[2_000].area
    assert sea_depths(board_of("PL")) == {}


def test_the_alps_are_mountains_around_innsbruck() -> None:
    board = board_of("AT")
    alps = next(region for region in named_regions(board) if region.name == "Alps")
    assert alps.kind is RegionKind.MOUNTAINS
    assert alps.area.contains(on(board, GeoPoint(lat=47.27, lon=11.4)))


def test_a_sea_s_name_has_its_place_in_that_sea() -> None:
    board = open_board("europe").document
    seas = {sea.name: sea for sea in named_seas(board)}
    assert {"North Sea", "Baltic Sea", "Black Sea", "Bay of Biscay"} <= seas.keys()
    for sea in seas.values():
        assert sea.area.contains(shapely.Point(sea.middle)), sea.name
        room = shapely.box(-sea.width / 2, -sea.height / 2, sea.width / 2, sea.height / 2)
        there = shapely.transform(room, lambda points, at=sea.middle: points + at)  # type: ignore[misc]
        assert there.difference(sea.area).area < 0.15 * room.area, sea.name
    assert len(seas) == len(named_seas(board))


def test_all_of_it_ends_with_the_bleed() -> None:
    board = open_board("northern_lights").document
    sheet = shapely.box(-BLEED, -BLEED, board.size.width + BLEED, board.size.height + BLEED)
    shown = [
        *(lake.area for lake in lakes(board)),
        *(river.course for river in rivers(board)),
        *sea_depths(board).values(),
        glaciers(board),
    ]
    assert all(sheet.buffer(0.01).covers(each) for each in shown)


def test_an_invented_land_has_none() -> None:
    board = a_board().build()
    assert (lakes(board), rivers(board), named_regions(board), named_seas(board)) == ((),) * 4
    assert glaciers(board).is_empty
    assert sea_depths(board) == {}


def test_the_same_land_is_computed_once() -> None:
    board = open_board("poland").document
    renamed = board.changed(meta=board.meta.changed(version="2"))
    assert lakes(renamed) is lakes(board)
    assert rivers(renamed) is rivers(board)


READ = """
import json, sys
read = set()
sys.addaudithook(lambda event, given: read.add(str(given[0])) if event == "open" else None)
{program}
print(json.dumps(sorted(name.rsplit("/", 1)[-1] for name in read if "/layout/data/" in name)))
"""


def files_read(program: str) -> set[str]:
    """Return which data of the layout a program reads."""
    command = [sys.executable, "-P", "-c", READ.replace("{program}", program)]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found: list[str] = json.loads(printed.splitlines()[-1])
    return set(found)


def test_checks_read_no_outlines() -> None:
    validate = (
        "from typer.testing import CliRunner\n"
        "from trackwright.cli.app import app\n"
        "CliRunner().invoke(app, ['validate', 'europe'])\n"
    )
    assert files_read(validate) <= {"countries.json.gz", "font_metrics.json", "gazetteer.bin"}


def test_only_what_is_asked_for_is_read() -> None:
    program = (
        "from trackwright.layout.physical_map import rivers\n"
        "from trackwright.maps import open_board\n"
        "rivers(open_board('poland').document)\n"
    )
    assert files_read(program) == {"rivers.bin"}


def test_neighbouring_towns_keep_their_distance_to_the_river_after_a_warp() -> None:
    board = board_of("DE")
    towns = [on(board, KOELN), on(board, GeoPoint(lat=51.43, lon=6.76))]
    warp = tuple(
        WarpPoint(projected=Point(at.x, at.y), moved=Point(at.x - 10, at.y + 4)) for at in towns
    )
    warped = board.changed(warp=warp)
    for at in towns:
        before = min(r.course.distance(at) for r in rivers(board))
        after = min(r.course.distance(shapely.Point(at.x - 10, at.y + 4)) for r in rivers(warped))
        assert dist((before,), (after,)) < 1.5
