"""What the checks of a board's geometry find beyond their examples, and what they leave alone."""

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from builders import BoardBuilder, a_board
from hypothesis import HealthCheck, given, settings
from strategies import whole_boards

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.layout.picture_size import PictureSize, picture_size
from trackwright.maps import open_board
from trackwright.schema.board import Board
from trackwright.validators.all_checks import CHECKS, check_called
from trackwright.validators.check import BoardCheck, Found

MINE = [check for check in CHECKS if check.code[0] in "GPA"]


def found(code: str, board: Board | BoardBuilder, folder: Path | None = None) -> list[Found]:
    check = check_called(code)
    assert isinstance(check, BoardCheck)
    return list(
        check.find(BoardAnalysis(board if isinstance(board, Board) else board.build(), folder))
    )


def messages(code: str, board: Board | BoardBuilder, folder: Path | None = None) -> list[str]:
    return [one.message for one in found(code, board, folder)]


def mended(code: str, board: BoardBuilder, title: str) -> list[str]:
    """Return what is still found after the fix of that title."""
    built = board.build()
    fix = next(fix for one in found(code, built) for fix in one.fixes if fix.title == title)
    return messages(code, fix.edit(built))


def between(first: str, second: str, **route: Any) -> BoardBuilder:
    """Return two cities 200 mm apart and a route between them."""
    return (
        a_board()
        .with_city(first, position=[200, 250], name=first.title())
        .with_city(second, position=[400, 250], name=second.title())
        .with_route(first, second, **{"length": 6, **route})
    )


def spaces(*places: tuple[float, float]) -> list[dict[str, Any]]:
    return [{"position": list(place)} for place in places]


def test_parallel_tracks_that_cross_something_are_one_problem() -> None:
    board = (
        between("oslo", "bergen")
        .with_city("north", position=[300, 150], name="North")
        .with_city("south", position=[300, 350], name="South")
        .with_route("north", "south", length=7)
        .with_route("north", "south", length=7)
    )
    (problem,) = found("G001", board)
    assert [str(place) for place in problem.things] == [
        "route/oslo-bergen",
        "route/north-south",
        "route/north-south-2",
    ]
    assert messages("G004", board) == ["Oslo–Bergen crosses North–South"]


def test_tracks_laid_too_close_are_a_matter_of_the_profile_not_of_their_spaces() -> None:
    board = between("oslo", "bergen").with_route("oslo", "bergen", length=6)
    close = board.with_fields(profile={"track_distance": 5})
    assert messages("G001", close) == []
    assert messages("P002", close) == ["parallel tracks lie 5 mm apart, but a train is 9 mm wide"]


def test_spaces_placed_by_hand_over_a_parallel_track_are_found() -> None:
    board = between("oslo", "bergen", length=1).with_route(
        "oslo", "bergen", length=1, spaces=spaces((300, 250))
    )
    assert messages("G001", board) == ["spaces of Oslo–Bergen overlap each other"]
    assert mended("G001", board, "Lay the spaces of Oslo–Bergen along its curve") == []


def test_a_route_too_short_for_its_spaces_is_told_once() -> None:
    board = between("oslo", "bergen", length=9)
    assert messages("G011", board) == [
        "Oslo–Bergen is 45.2 mm too short for its 9 spaces; there is room for 7 spaces"
    ]
    assert messages("G001", board) == messages("G002", board) == []


def test_a_route_is_not_shortened_to_a_length_that_no_other_route_has() -> None:
    board = between("oslo", "bergen", length=9)
    assert found("G011", board)[0].fixes == ()
    other = board.with_city("a", position=[200, 400]).with_city("b", position=[400, 400])
    (problem,) = found("G011", other.with_route("a", "b", length=7))
    assert [fix.title for fix in problem.fixes] == ["Give it 7 spaces"]


def test_a_shorter_route_must_still_have_room_for_its_icons() -> None:
    board = (
        between("oslo", "bergen", length=9, ferry=True, icons=[8])
        .with_city("a", position=[200, 400])
        .with_city("b", position=[400, 400])
        .with_route("a", "b", length=7)
    )
    assert found("G011", board)[0].fixes == ()


def test_a_route_is_not_straightened_where_something_is_in_the_way() -> None:
    board = (
        between("oslo", "bergen", length=6, bends=[[300, 520]])
        .with_city("voss", position=[300, 250], name="Voss")
        .with_city("hamar", position=[300, 320], name="Hamar")
        .with_route("voss", "hamar", length=1)
    )
    (off_the_board,) = found("G003", board)
    assert off_the_board.fixes == ()


def test_a_locked_city_is_not_moved() -> None:
    board = a_board().with_city("oslo", position=[1, 250], name="Oslo")
    assert found("G003", board)[0].fixes
    assert not found("G003", board.with_city("oslo", locked=True))[0].fixes


def test_what_belongs_to_a_city_off_the_board_is_not_told_as_well() -> None:
    board = between("oslo", "bergen").with_city("bergen", position=[900, 250])
    assert messages("G003", board) == ["Bergen lies beyond the board's edge"]
    assert messages("G010", board) == []


def test_a_label_problem_says_in_which_language_it_is() -> None:
    board = (
        a_board(meta={"title": "T", "languages": ["en", "fr"]})
        .with_city(
            "nice",
            position=[200, 250],
            name={"en": "Nice", "fr": "Nice-la-Belle-sur-Mer"},
            label={"offset": [14, 0]},
        )
        .with_city("menton", position=[230, 250], name="Menton", label={"side": "south"})
    )
    (message,) = messages("G015", board)[:1]
    assert message == "the name of Nice covers its own disc (only with the names in fr)"


def test_a_label_problem_in_all_languages_is_told_once() -> None:
    board = a_board(meta={"title": "T", "languages": ["en", "fr"]}).with_city(
        "nice", position=[200, 250], name="Nice", label={"offset": [0, 0]}
    )
    assert messages("G015", board) == ["the name of Nice covers its own disc"]


def test_a_name_is_not_placed_automatically_where_it_finds_no_room() -> None:
    wall = spaces((218, 250), (182, 250), (200, 240), (200, 260), (222, 240), (222, 260))
    board = (
        a_board(profile={"space": {"length": 60, "width": 12}})
        .with_city("oslo", position=[200, 250], name="Oslo", label={"offset": [0, -12]})
        .with_city("far", position=[600, 250], name="")
        .with_route("oslo", "far", length=len(wall), spaces=wall)
    )
    assert found("G006", board)
    assert all(problem.fixes == () for problem in found("G006", board))


def test_names_of_cities_on_one_spot_are_left_to_that_problem() -> None:
    board = (
        a_board()
        .with_city("oslo", position=[200, 250], name="Oslo", label={"side": "east"})
        .with_city("bergen", position=[200, 250], name="Bergen", label={"side": "east"})
    )
    assert messages("G021", board) == ["Oslo and Bergen lie on one spot, at 200, 250"]
    assert messages("G005", board) == messages("G007", board) == messages("G015", board) == []


def heap(count: int) -> BoardBuilder:
    """Return cities that have no position yet, with routes between them and to a city that has."""
    board = between("oslo", "bergen")
    for number in range(count):
        board = board.with_city(f"c{number}", position=[0, 0], name=f"City {number}")
    for number in range(count):
        board = board.with_route(f"c{number}", f"c{(number + 1) % count}", length=3)
        board = board.with_route(f"c{number}", "oslo", length=3)
    return board


def test_cities_that_have_no_position_yet_are_one_problem() -> None:
    analysis = BoardAnalysis(heap(400).build())
    geometry = [c for c in MINE if isinstance(c, BoardCheck) and c.code[0] == "G"]
    told = {check.code: len(list(check.find(analysis))) for check in geometry}
    assert {code: count for code, count in told.items() if count} == {"G021": 1}


def test_beside_cities_on_one_spot_all_else_is_still_looked_at() -> None:
    board = (
        heap(3)
        .with_city("north", position=[300, 150], name="North")
        .with_city("south", position=[300, 350], name="South")
        .with_route("north", "south", length=7)
    )
    assert messages("G004", board) == ["Oslo–Bergen crosses North–South"]
    assert messages("G001", board) == ["spaces of Oslo–Bergen and North–South overlap"]


def test_icons_of_parallel_ferries_are_mirrored_where_one_runs_back() -> None:
    board = (
        between("oslo", "bergen", length=4, ferry=True, icons=[0, 1])
        .with_route("bergen", "oslo", length=4, ferry=True, icons=[])
        .build()
    )
    (problem,) = found("G009", board)
    (fix,) = problem.fixes
    assert [route.icons for route in fix.edit(board).routes] == [(0, 1), (2, 3)]


def test_a_wide_bow_laid_by_hand_is_no_stray_space() -> None:
    turns = np.linspace(np.pi, 0, 8)[1:-1]
    bow = [(300 + 95 * float(np.cos(t)), 250 - 95 * float(np.sin(t))) for t in turns]
    board = between("oslo", "bergen", length=6, spaces=spaces(*bow))
    assert messages("G016", board) == []


def test_a_line_through_a_city_between_its_spaces_is_found() -> None:
    board = between("oslo", "bergen", length=2).with_city("voss", position=[300, 250], name="Voss")
    assert messages("G018", board) == ["the line of Oslo–Bergen passes over Voss"]
    assert messages("G002", board) == []


def test_a_space_over_a_city_is_not_told_as_a_line_too() -> None:
    board = between("oslo", "bergen", length=3).with_city("voss", position=[300, 250], name="Voss")
    assert messages("G002", board) == ["a space of Oslo–Bergen lies over Voss"]
    assert messages("G018", board) == []


def located(count: int, **projection: Any) -> BoardBuilder:
    """Return cities that lie 12 mm to the right of their locations."""
    board = a_board(
        projection={
            "kind": "mercator",
            "center": {"lat": 0, "lon": 0},
            "origin": [400, 250],
            "scale": 0.1,
            **projection,
        }
    )
    for index in range(count):
        lon = 3.0 * index
        x = 412 + 0.1 * 6371.0088 * float(np.radians(lon))
        board = board.with_city(
            f"c{index}", position=[x, 250], location={"lat": 0, "lon": lon}, name=f"C{index}"
        )
    return board


def test_a_map_that_is_shifted_as_a_whole_is_no_problem() -> None:
    assert messages("G020", located(8)) == []


def test_a_city_far_from_its_location_is_found_on_a_shifted_map() -> None:
    board = located(8).with_city("c3", position=[412, 400])
    assert messages("G020", board) == [
        "C3 lies 180 mm from its location; the others lie within 25 mm"
    ]
    assert mended("G020", board, "Move it to its location") == []


def test_a_few_cities_do_not_say_what_is_usual() -> None:
    assert messages("G020", located(4).with_city("c3", position=[412, 400])) == []


def test_a_location_that_the_map_cannot_show_is_found() -> None:
    board = located(8).with_city("c3", location={"lat": 90, "lon": 9})
    assert messages("G020", board) == ["the map cannot show the location of C3"]


def test_a_projection_that_cannot_be_drawn_is_found_and_breaks_nothing() -> None:
    board = located(8, center={"lat": 90, "lon": 0})
    assert messages("G023", board) == ["a Mercator map cannot have a pole at its centre"]
    assert messages("G020", board) == []


def test_no_official_board_has_a_geometric_problem_beyond_those_it_accepts() -> None:
    for name in ("europe", "nordic_countries", "northern_lights", "poland"):
        analysis = BoardAnalysis(open_board(name).document)
        codes = {c.code for c in MINE if c.code[0] == "G" and list(c.find(analysis))}
        assert codes == ({"G008", "G009"} if name == "nordic_countries" else set())


def png(width: int, height: int) -> bytes:
    return (
        b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + struct.pack(">II", width, height) + b"\x08\2\0\0\0"
    )


def jpeg(width: int, height: int, orientation: int = 1) -> bytes:
    tiff = b"MM\0*" + struct.pack(">IHHHIHH", 8, 1, 0x0112, 3, 1, orientation, 0)
    exif = b"Exif\0\0" + tiff
    frame = struct.pack(">BHHB", 8, height, width, 1) + b"\1\x11\0"
    return (
        b"\xff\xd8"
        + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif
        + b"\xff\xff\xc2" + struct.pack(">H", len(frame) + 2) + frame
    )  # fmt: skip


def bmp(width: int, height: int) -> bytes:
    return b"BM" + b"\0" * 12 + struct.pack("<Iii", 40, width, height) + b"\0" * 8


def webp(width: int, height: int) -> bytes:
    sides = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    return b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0" + sides


def gif(width: int, height: int) -> bytes:
    return b"GIF89a" + struct.pack("<HH", width, height)


@pytest.mark.parametrize("made", [png, jpeg, bmp, webp, gif])
def test_the_size_of_a_picture_is_read_from_its_first_bytes(
    made: Callable[[int, int], bytes], tmp_path: Path
) -> None:
    file = tmp_path / "picture"
    file.write_bytes(made(640, 480))
    assert picture_size(file) == PictureSize(640, 480)


def test_a_photograph_on_its_side_is_as_wide_as_it_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "photograph.jpg"
    file.write_bytes(jpeg(640, 480, orientation=6))
    assert picture_size(file) == PictureSize(480, 640)


@pytest.mark.parametrize(
    ("opening", "size"),
    [
        ('<svg width="640" height="480px">', (640, 480)),
        ("<svg width='100mm' height='50mm' viewBox='0 0 1 1'>", (377.95, 188.98)),
        ('<svg viewBox="0,0 640 480">', (640, 480)),
        ('<svg width="100%" height="100%" viewBox="0 0 640 480">', (640, 480)),
    ],
)
def test_the_size_of_a_drawing(opening: str, size: tuple[float, float], tmp_path: Path) -> None:
    file = tmp_path / "drawing.svg"
    file.write_text(f'<?xml version="1.0"?>\n<!-- a map -->\n{opening}</svg>', encoding="utf-8")
    read = picture_size(file)
    assert read is not None
    assert (read.width, read.height) == pytest.approx(size, abs=0.01)
    assert not read.in_pixels


@pytest.mark.parametrize("made", [png, jpeg, bmp, webp, gif])
def test_a_broken_picture_has_no_size_and_breaks_nothing(
    made: Callable[[int, int], bytes], tmp_path: Path
) -> None:
    file = tmp_path / "picture"
    whole = made(640, 480)
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        assert picture_size(file) in (None, PictureSize(640, 480))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xd8\xff",
        b"<svg",
        b"<svg width='0' height='0'>",
        b"<svg viewBox='a b c d'>",
        b"BM",
    ],
)
def test_what_is_no_picture_has_no_size(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(content)
    assert picture_size(file) is None
    assert picture_size(tmp_path / "missing") is None
    assert picture_size(tmp_path) is None


def test_a_board_without_a_file_has_no_picture_to_look_at() -> None:
    board = a_board(background={"picture": "map.png", "size": {"width": 10, "height": 900}})
    assert messages("G014", board) == []


def test_a_picture_in_its_own_proportions_is_fine(tmp_path: Path) -> None:
    (tmp_path / "map.png").write_bytes(png(1600, 1010))
    assert messages("G014", a_board(background={"picture": "map.png"}), tmp_path) == []


BROKEN = {
    "empty": a_board(),
    "unknown city": a_board().with_route("a", "b").with_fields(cities=[]),
    "route to itself": a_board().with_route("a", "a", length=3, bends=[[50, 50], [60, 90]]),
    "no room at all": a_board(size={"width": 1, "height": 1}).with_route("a", "b", length=100),
    "everything on one spot": a_board()
    .with_city("a", position=[0, 0], label={"offset": [0, 0]})
    .with_city("b", position=[0, 0])
    .with_route("a", "b", length=2, bends=[[0, 0], [0, 0]])
    .with_route("a", "b", length=1, spaces=spaces((0, 0))),
    "crossed border": a_board().with_country(
        "x", color="#000000", borders=[{"outer": [[0, 0], [9, 9], [9, 0], [0, 9]]}]
    ),
    "flat border": a_board().with_country(
        "x", color="#000000", borders=[{"outer": [[0, 0], [5, 5], [9, 9]]}]
    ),
}


@pytest.mark.parametrize("board", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_board_breaks_no_check(board: BoardBuilder) -> None:
    analysis = BoardAnalysis(board.build())
    for check in MINE:
        assert isinstance(check, BoardCheck)
        list(check.find(analysis))


def test_two_things_with_one_id_break_no_check() -> None:
    board = between("oslo", "bergen", length=9).build()
    twice = board.changed(
        cities=(*board.cities, board.cities[0].changed(position=(300, 251))),
        routes=(*board.routes, board.routes[0].changed(ends=("oslo", "oslo"))),
    )
    for check in MINE:
        assert isinstance(check, BoardCheck)
        list(check.find(BoardAnalysis(twice)))


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
@given(whole_boards)
def test_no_board_breaks_a_check(board: Board) -> None:
    analysis = BoardAnalysis(board, Path(__file__).parent)
    for check in MINE:
        assert isinstance(check, BoardCheck)
        for problem in check.find(analysis):
            for fix in problem.fixes:
                fix.edit(board)
