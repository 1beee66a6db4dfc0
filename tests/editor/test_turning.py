"""Turning a board by a quarter."""

import pytest
from builders import BoardBuilder, a_board
from editor_driver import an_editor, board_of, desk_of, steps
from pytestqt.qtbot import QtBot

from trackwright.editor.document.edits.whole_board import quarter_turned
from trackwright.layout.board import lay_out
from trackwright.layout.collisions import collisions
from trackwright.layout.projections import fitted
from trackwright.schema.board import Side
from trackwright.schema.geometry import GeoPoint, Size


def lying() -> BoardBuilder:
    return (
        a_board(size={"width": 400, "height": 300})
        .with_city("oslo", position=[100, 50], label={"side": "north"})
        .with_city("turku", position=[300, 50], label={"offset": [10, 2], "angle": 30})
        .with_crossing("out", "norway", position=[390, 290])
        .with_country(
            "norway",
            borders=[
                {"outer": [[0, 0], [400, 0], [0, 300]], "holes": [[[9, 9], [20, 9], [9, 20]]]}
            ],
        )
        .with_region("north", "oslo", borders=[{"outer": [[10, 0], [390, 0], [200, 60]]}])
        .with_route("oslo", "turku", length=2, bends=[[200, 20]])
        .with_route(
            "turku",
            "out",
            length=1,
            spaces=[{"position": [350, 170], "angle": 70}],
        )
    )


class TestTurning:
    def test_everything_goes_along_clockwise(self) -> None:
        board = quarter_turned(lying().build())
        assert (board.size.width, board.size.height) == (300, 400)
        assert [stop.position for stop in board.stops] == [(250, 100), (250, 300), (10, 390)]
        assert board.routes[0].bends == ((280, 200),)
        assert board.routes[1].spaces[0].position == (130, 350)
        assert board.routes[1].spaces[0].angle == 160
        assert board.countries[0].borders[0].outer == ((300, 0), (300, 400), (0, 0))
        assert board.countries[0].borders[0].holes[0][1] == (291, 20)
        assert board.regions[0].borders[0].outer[2] == (240, 200)

    def test_names_stay_upright_on_the_side_that_has_turned(self) -> None:
        oslo, turku = quarter_turned(lying().build()).cities
        assert oslo.label is not None
        assert oslo.label.side is Side.EAST
        assert turku.label is not None
        assert turku.label.offset == (-2, 10)
        assert turku.label.angle == -60

    def test_there_and_back_is_the_same_board(self) -> None:
        board = lying().build()
        assert quarter_turned(quarter_turned(board), clockwise=False) == board

    def test_four_quarters_are_the_same_board(self) -> None:
        board = turned = lying().build()
        for _ in range(4):
            turned = quarter_turned(turned)
        assert turned == board

    def test_spaces_lie_to_each_other_as_they_did(self) -> None:
        board = lying().build()
        turned = lay_out(quarter_turned(board))
        assert turned.tracks["oslo-turku"].slack == pytest.approx(
            lay_out(board).tracks["oslo-turku"].slack, abs=0.01
        )
        assert not [c for c in collisions(turned) if "label" not in (c.one.kind, c.other.kind)]

    def test_the_fold_turns_along(self) -> None:
        board = lying().with_fields(profile={"panels": {"columns": 3, "rows": 2}}).build()
        assert quarter_turned(board).profile.panels.columns == 2

    def test_the_picture_keeps_its_shape_and_goes_along(self) -> None:
        picture = {"picture": "a.png", "position": [0, 0], "size": {"width": 100, "height": 50}}
        board = quarter_turned(lying().with_fields(background=picture).build())
        assert board.background is not None
        assert board.background.size == Size(width=100, height=50)
        assert board.background.position == (225, 25)


def test_the_menu_turns_it_in_one_step_and_says_what_is_lost(qtbot: QtBot) -> None:
    board = lying().build()
    corners = [GeoPoint(lat=54, lon=4), GeoPoint(lat=71, lon=30)]
    board = board.changed(projection=fitted("mercator", corners, board.size))
    window = an_editor(qtbot, board)
    window.trigger("board.turn_clockwise")
    assert board_of(window).size.height == 400
    assert board_of(window).projection is None
    assert steps(window) == ["Turn the board clockwise"]
    assert "no projection now" in window.statusBar().currentMessage()
    desk_of(window).document.history.undo()
    assert board_of(window) == board
