"""Where the names of cities stand."""

from typing import Any

import pytest
import shapely
from builders import a_board
from shapely import Point

from trackwright.layout.board import lay_out
from trackwright.layout.drawn_sizes import STOP_RADIUS, _metrics, cap_height, font_size, name_size
from trackwright.layout.ferry_bands import band_corners
from trackwright.schema.geometry import Size
from trackwright.schema.profile import NameSizes, Profile


def test_a_name_stands_to_the_right_of_a_lonely_city() -> None:
    layout = lay_out(a_board().with_city("oslo", position=[100, 100]).build())
    label = layout.labels["oslo"]
    assert label.text == "Oslo"
    assert label.x - label.width / 2 == pytest.approx(100 + STOP_RADIUS + 1.0)
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
    assert layout.labels["oslo"].outline.distance(Point(100, 100)) == pytest.approx(
        STOP_RADIUS + 1.0
    )


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


@pytest.mark.parametrize(
    ("stop", "capitals"),
    [
        ({}, 4.5),
        ({"tags": ["capital"]}, 5.2),
        ({"tags": ["big_city"], "tier": "small"}, 3.6),
        ({"tier": "large"}, 5.2),
        ({"tier": "large", "label": {"size": 2.9}}, 2.9),
    ],
)
def test_capitals_are_as_high_as_the_tier_or_the_label_says(
    stop: dict[str, Any], capitals: float
) -> None:
    board = a_board().with_city("oslo", **stop).build()
    label = lay_out(board).labels["oslo"]
    assert name_size(board.cities[0], board.profile) == capitals
    assert cap_height(label.size) == pytest.approx(capitals)
    assert label.height == pytest.approx(capitals)


def test_sizes_of_names_follow_the_profile() -> None:
    profile = Profile(names=NameSizes(large=8, ordinary=6, small=4))
    board = a_board().with_city("oslo").with_city("rana", tier="small").build()
    labels = lay_out(board.changed(profile=profile)).labels
    assert [labels[city].height for city in ("oslo", "rana")] == pytest.approx([6, 4])


def test_the_name_of_a_crossing_is_ordinary() -> None:
    countries = a_board().with_country("russia", name="Russia")
    board = countries.with_crossing("gate", "russia", tags=["capital"])
    layout = lay_out(board.build())
    assert layout.labels["gate"].height == pytest.approx(4.5)
    assert not layout.labels["gate"].bold


def test_letters_that_hang_down_are_part_of_a_name() -> None:
    board = a_board().with_city("moss").with_city("lyngby", position=[300, 300]).build()
    labels = lay_out(board).labels
    assert labels["moss"].depth == 0
    _, top, _, bottom = labels["lyngby"].outline.bounds
    assert bottom - top == pytest.approx(4.5 + 0.2 * font_size(4.5))


def test_a_long_name_without_room_is_written_in_two_lines() -> None:
    board = a_board().with_city("oslo", name="Saint Constantinople", position=[31, 100]).build()
    label = lay_out(board.changed(size=Size(width=62, height=200))).labels["oslo"]
    assert label.lines == ("Saint", "Constantinople")
    assert label.text == "Saint Constantinople"


def test_a_name_stays_off_the_water_that_leads_a_ferry_to_its_city() -> None:
    board = (
        a_board()
        .with_city("oslo", position=[100, 100])
        .with_city("kiel", position=[250, 100])
        .with_route("oslo", "kiel", length=3, ferry=True)
        .build()
    )
    layout = lay_out(board)
    bands = shapely.polygons(band_corners(layout.tracks.values(), board))
    assert shapely.distance(bands, layout.labels["oslo"].outline).min() > 0.3
