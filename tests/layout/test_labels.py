"""Where the names of cities stand."""

import pytest
from builders import a_board
from shapely import Point

from trackwright.layout.board import lay_out
from trackwright.layout.drawn_sizes import FONT_SIZE, _metrics, cap_height


def test_a_name_stands_to_the_right_of_a_lonely_city() -> None:
    layout = lay_out(a_board().with_city("oslo", position=[100, 100]).build())
    label = layout.labels["oslo"]
    assert label.text == "Oslo"
    assert label.x - label.width / 2 == pytest.approx(100 + 3.2 + 1.0)
    assert label.y == pytest.approx(100)


def test_a_name_goes_where_it_covers_nothing() -> None:
    board = (
        a_board()
        .with_city("oslo", position=[100, 100])
        .with_city("east", position=[200, 100])
        .with_city("south", position=[100, 200])
        .with_route("oslo", "east", length=3)
        .with_route("oslo", "south", length=3)
        .build()
    )
    label = lay_out(board).labels["oslo"]
    assert label.x < 100
    assert label.y <= 100


def test_a_name_rather_stands_on_no_border() -> None:
    right = {"outer": [[106, 0], [108, 0], [108, 400], [106, 400]]}
    board = a_board().with_country("fence", borders=[right]).with_city("oslo", position=[100, 100])
    label = lay_out(board.build()).labels["oslo"]
    assert label.x < 100


def test_names_make_way_for_each_other() -> None:
    board = a_board()
    for n in range(4):
        board = board.with_city(f"constantinople_{n}", position=[100, 100 + 5 * n])
    labels = list(lay_out(board.build()).labels.values())
    for index, label in enumerate(labels):
        for other in labels[index + 1 :]:
            assert not label.outline.intersects(other.outline)


def test_a_name_near_the_edge_stays_on_the_board() -> None:
    layout = lay_out(a_board().with_city("oslo", position=[795, 5]).build())
    min_x, min_y, max_x, max_y = layout.labels["oslo"].outline.bounds
    assert min_x > 0
    assert min_y > 0
    assert max_x < 800
    assert max_y < 500


def test_a_side_chosen_by_hand_is_kept() -> None:
    board = a_board().with_city("oslo", position=[100, 100], label={"side": "north_west"}).build()
    label = lay_out(board).labels["oslo"]
    assert label.x < 100
    assert label.y < 100


def test_a_turned_name_stands_clear_of_its_city() -> None:
    label = {"side": "north", "angle": 90}
    layout = lay_out(a_board().with_city("oslo", position=[100, 100], label=label).build())
    assert layout.labels["oslo"].outline.distance(Point(100, 100)) == pytest.approx(3.2 + 1.0)


def test_a_name_is_measured_as_it_is_written() -> None:
    composed, taken_apart = (
        lay_out(a_board().with_city("arhus", name=name).build()).labels["arhus"]
        for name in ("Århus", "A\u030arhus\u200b")
    )
    assert composed.width == pytest.approx(taken_apart.width)


def test_a_place_chosen_by_hand_is_kept_whatever_it_covers() -> None:
    label = {"offset": [0, 0], "angle": 30}
    layout = lay_out(a_board().with_city("oslo", position=[100, 100], label=label).build())
    laid = layout.labels["oslo"]
    assert (laid.x, laid.y, laid.angle) == (100, 100, 30)
    assert laid.outline.contains(Point(100, 100))


def test_a_nameless_city_has_no_label() -> None:
    assert lay_out(a_board().with_city("oslo", name="").build()).labels == {}


def test_names_are_written_in_the_language_asked_for() -> None:
    name = {"en": "Copenhagen", "fr": "Copenhague"}
    board = a_board().with_city("kobenhavn", name=name).build()
    assert lay_out(board, "fr").labels["kobenhavn"].text == "Copenhague"


def test_a_crossing_without_a_name_bears_its_country_s() -> None:
    board = a_board().with_country("russia", name={"en": "Russia", "fr": "Russie"})
    layout = lay_out(board.with_crossing("kaliningrad", "russia").build(), "fr")
    assert layout.labels["kaliningrad"].text == "Russie"


def test_prominent_cities_have_bold_names() -> None:
    board = a_board().with_city("oslo", tags=["capital"]).with_city("bergen").build()
    labels = lay_out(board).labels
    assert labels["oslo"].bold
    assert not labels["bergen"].bold


def test_the_typeface_knows_nordic_polish_and_turkish_letters() -> None:
    assert set("ÅÄÖØæłŁśćżźńęąóğşıİÇü") <= _metrics()["medium"]["widths"].keys()


def test_capitals_are_about_three_millimetres_high() -> None:
    assert cap_height(FONT_SIZE) == pytest.approx(3, abs=0.05)
