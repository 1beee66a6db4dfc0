"""Lakes, rivers and ice on the picture of a board."""

import pytest
import shapely
from builders import a_board

from trackwright.layout.extents import mainland_points
from trackwright.layout.new_map import countries_on_map, map_of
from trackwright.maps import open_board
from trackwright.rendering.board_picture import backdrop
from trackwright.rendering.ground import ground
from trackwright.rendering.shapes import Group, Path
from trackwright.rendering.themes import CLASSIC, THEMES
from trackwright.rendering.water import water_shapes
from trackwright.schema.board import Board
from trackwright.schema.decorations import Scenery
from trackwright.schema.geometry import Size


def water_of(board: Board) -> dict[str, Group]:
    layer = next(layer for layer in backdrop(board, CLASSIC).layers if layer.name == "water")
    return {group.id: group for group in layer.groups}


def board_of(*codes: str) -> Board:
    size = Size(width=790, height=525)
    projection, size = map_of(mainland_points(codes), size)
    countries = countries_on_map(codes, projection, size)
    return (
        a_board()
        .build()
        .changed(projection=projection, size=size, countries=tuple(countries.values()))
    )


def test_a_real_land_has_lakes_rivers_and_ice() -> None:
    assert list(water_of(open_board("northern_lights").document)) == ["ice", "rivers", "lakes"]


@pytest.mark.parametrize("kind", ["lakes", "rivers", "ice"])
def test_scenery_switches_each_off(kind: str) -> None:
    board = open_board("northern_lights").document
    bare = board.changed(scenery=board.scenery.changed(**{kind: False}))
    assert water_of(bare).keys() == water_of(board).keys() - {kind}


def test_a_board_without_scenery_has_no_water() -> None:
    board = open_board("europe").document
    bare = board.changed(scenery=Scenery(lakes=False, rivers=False, ice=False))
    assert water_of(bare) == {}


def test_an_invented_land_has_no_water() -> None:
    assert water_of(a_board().build()) == {}


def test_water_lies_on_land_alone() -> None:
    board = open_board("nordic_countries").document
    land = ground(board).land.buffer(0.05)
    for group in water_of(board).values():
        for path in group.shapes:
            assert isinstance(path, Path)
            points = shapely.points([(c.x, c.y) for c in path.commands if hasattr(c, "x")])
            assert shapely.covers(land, points).all()


def test_a_lake_that_the_outlines_leave_out_is_not_drawn_again() -> None:
    """The Caspian is no land of any country, but a lake to Natural Earth."""
    board = board_of("AZ", "TM", "KZ")
    earth = ground(board)
    (lakes,) = (g for g in water_shapes(board, earth, CLASSIC) if g.id == "lakes")
    (path,) = lakes.shapes
    assert isinstance(path, Path)
    points = shapely.MultiPoint([(c.x, c.y) for c in path.commands if hasattr(c, "x")])
    holes = shapely.box(*earth.land.bounds).difference(earth.land)
    assert points.intersection(holes.buffer(-2)).is_empty


def test_every_theme_has_lakes_in_the_color_of_its_sea() -> None:
    board = open_board("poland").document
    for theme in THEMES.values():
        groups = {group.id: group for group in water_shapes(board, ground(board), theme)}
        (lakes,) = groups["lakes"].shapes
        assert isinstance(lakes, Path)
        assert lakes.style.fill == theme.sea


def test_rivers_stay_thin() -> None:
    for path in water_of(open_board("europe").document)["rivers"].shapes:
        assert isinstance(path, Path)
        assert path.style.width <= 0.9
