"""Hills, coasts and depths as grids of pixels."""

import numpy as np
import pytest
import shapely
from builders import a_board

from trackwright.layout.areas import BLEED, area_of
from trackwright.layout.projections import project
from trackwright.layout.relief import relief
from trackwright.layout.terrain import Terrain, rasterized, terrain
from trackwright.maps import open_board
from trackwright.schema.board import Board
from trackwright.schema.projection import WarpPoint


def roughness(lat: float, lon: float, degrees: float = 1.0) -> float:
    """Return how much light and shade differ around a place."""
    steps = np.linspace(-degrees, degrees, 60)
    lons, lats = np.meshgrid(lon + steps, lat - steps)
    return float(relief(lats, lons).std())


def surface(board: Board) -> Terrain:
    land = shapely.union_all([area_of(country.borders) for country in board.countries])
    return terrain(board, land, (), has_sea=True)


def at(grid: np.ndarray, found: Terrain, x: float, y: float) -> float:
    return float(grid[int((y + BLEED) * found.resolution), int((x + BLEED) * found.resolution)])


@pytest.mark.parametrize(
    ("mountains", "plain"),
    [((46.5, 9.5), (52.5, 5.5)), ((39.5, -106.0), (41.0, -98.0)), ((28.0, 86.5), (27.0, 80.0))],
    ids=["Alps and Holland", "Rockies and Nebraska", "Himalaya and Ganges"],
)
def test_mountains_are_rougher_than_plains(
    mountains: tuple[float, float], plain: tuple[float, float]
) -> None:
    assert roughness(*mountains) > 4 * roughness(*plain)


def test_the_sea_is_flat() -> None:
    assert roughness(45.0, -30.0) == 0


def test_places_beyond_the_date_line_have_the_same_relief() -> None:
    lons, lats = np.meshgrid(np.linspace(176, 178.5, 40), np.linspace(-37, -40, 40))
    assert relief(lats, lons).std() > 0
    assert np.allclose(relief(lats, lons), relief(lats, lons - 360), atol=1e-5)


def test_places_that_no_map_shows_are_flat() -> None:
    nowhere = np.full((3, 3), np.nan)
    assert not relief(nowhere, nowhere).any()


def test_an_area_is_rasterized_with_its_holes() -> None:
    hole = [(10, 10), (20, 10), (20, 20), (10, 20)]
    ring = shapely.Polygon([(0, 0), (30, 0), (30, 30), (0, 30)], [hole])
    mask = rasterized(ring, (84, 84), 2.0)
    assert mask.sum() == (30 * 30 - 10 * 10) * 4
    assert not mask[int((15 + BLEED) * 2), int((15 + BLEED) * 2)]


def test_every_shape_is_rasterized_as_shapely_sees_it() -> None:
    star = shapely.Point(20, 20).buffer(14, quad_segs=3).difference(shapely.box(18, 0, 22, 40))
    mask = rasterized(star, (104, 104), 2.0)
    rows, columns = np.indices(mask.shape)
    inside = shapely.contains_xy(star, (columns + 0.5) / 2 - BLEED, (rows + 0.5) / 2 - BLEED)
    assert np.count_nonzero(mask != inside) < 5


def test_the_sea_deepens_away_from_the_coast() -> None:
    island = {"outer": [[300, 200], [400, 200], [400, 300], [300, 300]]}
    found = surface(a_board().with_country("island", borders=[island]).build())
    depths = [at(found.depth, found, x, 250) for x in (405, 440, 500, 700)]
    assert depths == sorted(depths)
    assert depths[0] < 0.15 < 0.8 < depths[-1]
    assert at(found.offshore, found, 440, 250) == pytest.approx(40, abs=1.5)


def test_true_depths_count_where_they_are_known() -> None:
    island = {"outer": [[300, 200], [400, 200], [400, 300], [300, 300]]}
    board = a_board().with_country("island", borders=[island]).build()
    trench = shapely.box(430, 200, 480, 300)
    found = terrain(board, area_of(board.countries[0].borders), (trench,), has_sea=True)
    assert at(found.depth, found, 455, 250) > at(found.depth, found, 700, 250)


def test_an_invented_land_has_hills_of_its_own() -> None:
    island = {"outer": [[100, 100], [700, 100], [700, 400], [100, 400]]}
    board = a_board().with_country("island", borders=[island]).build()
    one = surface(board)
    other = surface(board.changed(scenery=board.scenery.changed(seed=7)))
    flat = surface(board.changed(scenery=board.scenery.changed(relief=False)))
    assert one.shade[one.land].std() > 0.1
    assert np.array_equal(one.shade, surface(board).shade)
    assert not np.array_equal(one.shade, other.shade)
    assert not flat.shade.any()


def test_hills_move_along_with_the_land() -> None:
    board = open_board("poland").document.changed(warp=())
    x, y = (float(value) for value in project(board.projection, 49.25, 20.0))
    edges = [(0.0, 0.0), (620.0, 0.0), (0.0, 620.0), (620.0, 620.0)]
    kept = [WarpPoint(projected=edge, moved=edge) for edge in edges]
    moved = WarpPoint(projected=(x, y), moved=(x, y - 40))
    before, after = surface(board), surface(board.changed(warp=(*kept, moved)))
    pattern = [at(before.shade, before, x + step, y) for step in range(-12, 13, 3)]
    followed = [at(after.shade, after, x + step, y - 40) for step in range(-12, 13, 3)]
    stayed = [at(after.shade, after, x + step, y) for step in range(-12, 13, 3)]
    assert np.corrcoef(pattern, followed)[0, 1] > 0.6 > np.corrcoef(pattern, stayed)[0, 1]


def test_a_huge_board_has_no_more_pixels_than_a_large_one() -> None:
    size = {"width": 20_000, "height": 20_000}
    outer = [[0, 0], [9_000, 0], [9_000, 9_000]]
    board = a_board(size=size).with_country("land", borders=[{"outer": outer}]).build()
    assert surface(board).land.size < 3_100_000
