"""The measuring tape: real clicks on the canvas."""

import re
from collections.abc import Iterator

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, click, desk_of, hint, keys, move, on_screen
from PySide6.QtCore import QLocale, Qt
from pytestqt.qtbot import QtBot

from trackwright.editor.shell.window import Window
from trackwright.editor.tools.pan_and_measure import MeasureTool, fitting_spaces
from trackwright.layout.tracks import needed_length
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed, without
from trackwright.schema.profile import Profile

OSLO, BERGEN, STAVANGER, ALTA = (500, 200), (250, 200), (250, 350), (600, 60)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    window = an_editor(qtbot, _board())
    keys(window, "m")
    yield window
    window.close()


def _board() -> Board:
    return (
        a_board()
        .with_city("oslo", position=OSLO)
        .with_city("bergen", position=BERGEN)
        .with_city("stavanger", position=STAVANGER)
        .with_city("alta", position=ALTA)
        .with_route("oslo", "bergen", length=5)
        .with_route("bergen", "stavanger", length=3)
        .build()
    )


def _tape(window: Window) -> MeasureTool:
    tool = window._tools["measure"]
    assert isinstance(tool, MeasureTool)
    return tool


def test_two_clicks_measure_the_distance_in_mm_and_in_spaces(window: Window) -> None:
    click(window, 100, 400)
    click(window, 200, 400)
    millimetres, spaces = _tape(window).note.split(" · ")
    assert float(millimetres.removesuffix(" mm")) == pytest.approx(100, abs=2)
    assert spaces == "room for 3 spaces"


def test_the_tape_follows_the_pointer_before_the_second_click(window: Window) -> None:
    click(window, 100, 400)
    assert _tape(window).note == ""
    move(window, 160, 400)
    assert _tape(window).note.startswith(("59", "60", "61"))


def test_two_cities_show_the_shortest_path_with_its_routes(window: Window) -> None:
    click(window, *OSLO)
    click(window, STAVANGER[0] + 2, STAVANGER[1] + 1)
    tape = _tape(window)
    assert tape.note == "291.5 mm · room for 10 spaces · shortest path: 8 spaces, 2 routes"
    assert tape.path is not None
    assert [route.id for route in tape.path.routes] == ["oslo-bergen", "bergen-stavanger"]


def test_cities_that_no_routes_join_have_no_path(window: Window) -> None:
    click(window, *OSLO)
    click(window, *ALTA)
    assert _tape(window).note.endswith("no path")


def test_the_note_stays_until_escape(window: Window) -> None:
    click(window, *OSLO)
    click(window, *BERGEN)
    said = _tape(window).note
    move(window, 700, 450)
    assert _tape(window).note == said
    keys(window, Qt.Key.Key_Escape)
    assert _tape(window).note == ""
    assert "from" in hint(window)


def test_the_note_is_seen_as_a_whole_at_the_edge_of_the_canvas(window: Window) -> None:
    click(window, *OSLO)
    click(window, 795, 495)
    note, view = _tape(window)._note, desk_of(window).view
    corner = on_screen(window, 795, 495) + note.boundingRect().bottomRight().toPoint()
    assert view.viewport().rect().contains(corner)


def test_numbers_are_written_as_the_interface_does(window: Window) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("fr"))
    try:
        click(window, *OSLO)
        click(window, *BERGEN)
        assert re.match(r"\d+,\d mm", _tape(window).note)
    finally:
        QLocale.setDefault(before)


def test_a_third_click_measures_anew(window: Window) -> None:
    click(window, *OSLO)
    click(window, *BERGEN)
    click(window, *ALTA)
    assert _tape(window).note == ""
    assert "measure to" in hint(window)


def test_the_tape_follows_a_city_that_moves_and_forgets_one_that_goes(window: Window) -> None:
    click(window, *OSLO)
    click(window, *BERGEN)
    desk = desk_of(window)
    desk.edit("Move", with_changed(board_of(window), "cities", "bergen", position=(400, 200)))
    assert _tape(window).note.startswith("100.0 mm")
    desk.edit("Delete", without(board_of(window), "cities", "bergen"))
    assert "path" not in _tape(window).note


def test_another_tool_takes_the_tape_away_and_the_measure_comes_back(window: Window) -> None:
    click(window, *OSLO)
    click(window, *BERGEN)
    window.pick_up("pan")
    assert not _tape(window)._items
    window.pick_up("measure")
    assert _tape(window).note.startswith("250.0 mm")
    assert _tape(window)._items


def test_measuring_edits_nothing(window: Window) -> None:
    board = board_of(window)
    click(window, *OSLO)
    click(window, *BERGEN)
    assert board_of(window) is board


@pytest.mark.parametrize("spaces", [1, 2, 6])
def test_as_many_spaces_fit_as_a_route_of_that_length_needs(spaces: int) -> None:
    profile = Profile()
    assert fitting_spaces(needed_length(spaces, profile), profile) == spaces
    assert fitting_spaces(needed_length(spaces, profile) - 0.1, profile) == spaces - 1
