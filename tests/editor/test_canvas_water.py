"""The canvas shows lakes, rivers and ice, and follows what they depend on."""

from canvas_driver import settle
from editor_driver import an_editor, board_of, desk_of
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.picture_items import DrawnLayer
from trackwright.editor.shell.window import Window
from trackwright.maps import open_board
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.projection import WarpPoint


def a_lake_land() -> Board:
    """Return the land of Northern Lights without its network, which would take longer to draw."""
    board = open_board("northern_lights").document
    return board.changed(cities=(), crossings=(), routes=(), tickets=(), regions=())


def water_of(window: Window) -> DrawnLayer:
    return desk_of(window).scene._underlay.layer("water")


def test_the_canvas_shows_water_and_hides_what_the_scenery_leaves_out(qtbot: QtBot) -> None:
    window = an_editor(qtbot, a_lake_land())
    settle(qtbot, window)
    assert list(water_of(window)) == ["ice", "rivers", "lakes"]
    board = board_of(window)
    scenery = board.scenery.changed(rivers=False)
    desk_of(window).edit("No rivers", board.changed(scenery=scenery))
    settle(qtbot, window)
    assert list(water_of(window)) == ["ice", "lakes"]


def test_lakes_on_the_canvas_follow_the_warp(qtbot: QtBot) -> None:
    board = a_lake_land().changed(warp=())
    window = an_editor(qtbot, board)
    settle(qtbot, window)
    before = water_of(window)["lakes"].group
    moved = WarpPoint(projected=Point(200, 500), moved=Point(220, 490))
    desk_of(window).edit("Warp", board.changed(warp=(moved,)))
    settle(qtbot, window)
    assert water_of(window)["lakes"].group != before
