"""Edits of cities and crossings, without a window."""

from pathlib import Path

import pytest
from builders import BoardBuilder, a_board

from trackwright.editor.document.edits.cities import (
    COAST,
    country_at,
    have_tag,
    inside,
    stop_tags,
    true_place,
    with_city,
    with_countries_from_borders,
    with_crossing,
    with_stops_at_true_places,
    with_tag,
)
from trackwright.editor.tools.board_dialogs import known_tags
from trackwright.editor.tools.city_naming import offers
from trackwright.maps.library import open_board
from trackwright.schema.board import Board
from trackwright.schema.geometry import GeoPoint, Point
from trackwright.schema.ids import free_id, slug

OSLO = GeoPoint(lat=59.913, lon=10.746)


def square(left: float, top: float, right: float, bottom: float) -> dict[str, object]:
    return {"outer": [[left, top], [right, top], [right, bottom], [left, bottom]]}


def lands() -> BoardBuilder:
    """Norway to the left of Sweden, with the sea from 300 mm on; Lapland lies inside Sweden."""
    return (
        a_board(
            size={"width": 400, "height": 300},
            projection={
                "kind": "mercator",
                "center": {"lat": 60.0, "lon": 10.0},
                "origin": [100, 150],
                "scale": 0.2,
            },
        )
        .with_country("norway", borders=[square(0, 0, 150, 300)])
        .with_country("sweden", borders=[square(150, 0, 300, 300)])
        .with_country("lapland", borders=[square(200, 0, 220, 20)])
    )


class TestIds:
    @pytest.mark.parametrize(
        ("name", "wanted"),
        [
            ("Mo i Rana", "mo_i_rana"),
            ("Łódź", "lodz"),
            ("L’Aquila", "laquila"),
            ("Bosnia & Herzegovina", "bosnia_and_herzegovina"),
            ("Москва", "city"),
            ("", "city"),
            ("x" * 200, "x" * 74),
        ],
    )
    def test_an_id_is_the_name_in_plain_letters(self, name: str, wanted: str) -> None:
        assert slug(name, "city") == wanted

    def test_an_id_that_is_taken_gets_a_number(self) -> None:
        assert free_id("oslo", {"bergen"}) == "oslo"
        assert free_id("oslo", {"oslo", "oslo_2"}) == "oslo_3"


class TestPlacing:
    def test_a_city_has_an_id_a_name_and_the_country_it_lies_in(self) -> None:
        board, name = with_city(lands().build(), "Mo i Rana", Point(40, 50), location=OSLO)
        (city,) = board.cities
        assert (name, city.id, city.name) == ("mo_i_rana", "mo_i_rana", "Mo i Rana")
        assert (city.position, city.location, city.country) == ((40, 50), OSLO, "norway")

    def test_a_second_city_of_a_name_has_another_id(self) -> None:
        first, _ = with_city(lands().build(), "Oslo", Point(40, 50))
        board, name = with_city(first, "Oslo", Point(80, 50))
        assert name == "oslo_2"
        assert len({stop.id for stop in board.stops}) == 2

    def test_a_city_may_have_no_name(self) -> None:
        board, name = with_city(lands().build(), "", Point(40, 50))
        assert (name, board.cities[0].name) == ("city", "")

    def test_a_crossing_leads_to_a_country(self) -> None:
        first, one = with_crossing(lands().build(), "sweden", Point(10, 10))
        board, other = with_crossing(first, "sweden", Point(20, 10))
        assert (one, other) == ("sweden", "sweden_2")
        assert [crossing.country for crossing in board.crossings] == ["sweden", "sweden"]


class TestCountries:
    @pytest.mark.parametrize(
        ("place", "country"),
        [
            ((10, 10), "norway"),
            ((160, 100), "sweden"),
            ((210, 10), "lapland"),
            ((300 + COAST / 2, 100), "sweden"),
            ((300 + 2 * COAST, 100), None),
        ],
    )
    def test_a_place_lies_in_the_smallest_country_around_it(
        self, place: tuple[float, float], country: str | None
    ) -> None:
        assert country_at(lands().build(), Point(*place)) == country

    def test_a_city_that_moved_gets_its_country_anew_when_asked(self) -> None:
        board = lands().with_city("oslo", position=[200, 100], country="norway").build()
        assert with_countries_from_borders(board, ["oslo"]).cities[0].country == "sweden"

    def test_shipped_cities_lie_in_the_countries_they_say(self) -> None:
        board = open_board("poland").document
        wrong = [
            city.id for city in board.cities if country_at(board, city.position) != city.country
        ]
        assert not wrong


class TestTruePlaces:
    def test_the_projection_says_where_a_place_lies(self) -> None:
        place = true_place(lands().build(), GeoPoint(lat=60.0, lon=10.0))
        assert place is not None
        assert (place.point, place.is_on_board) == ((100, 150), True)

    def test_a_place_off_the_board_is_put_at_its_edge(self) -> None:
        place = true_place(lands().build(), GeoPoint(lat=60.0, lon=-80.0))
        assert place is not None
        assert not place.is_on_board
        assert place.point == (5.2, 150)

    def test_a_board_that_is_no_map_says_nothing(self) -> None:
        assert true_place(a_board().build(), OSLO) is None

    def test_a_place_beyond_the_map_is_nowhere(self) -> None:
        assert true_place(lands().build(), GeoPoint(lat=90.0, lon=0.0)) is None

    def test_a_tiny_board_still_has_an_inside(self) -> None:
        board = a_board(size={"width": 4, "height": 4}).build()
        assert inside(board, Point(100, -100)) == (2, 2)

    def test_cities_go_where_the_map_says_unless_they_are_locked(self) -> None:
        location = {"lat": 60.0, "lon": 10.0}
        board = (
            lands()
            .with_city("free", position=[9, 9], location=location)
            .with_city("fast", position=[9, 9], location=location, locked=True)
            .with_city("nowhere", position=[9, 9])
            .build()
        )
        moved = with_stops_at_true_places(board, ["free", "fast", "nowhere"])
        assert [city.position for city in moved.cities] == [(100, 150), (9, 9), (9, 9)]


class TestTags:
    def tagged(self) -> Board:
        return (
            a_board(rulesets=["mega_europe"])
            .with_city("oslo", tags=["capital"])
            .with_city("bergen")
            .with_crossing("east", "russia", tags=["cold"])
            .build()
        )

    def test_a_tag_is_put_on_stops_and_taken_off(self) -> None:
        board = with_tag(self.tagged(), ["oslo", "bergen", "east"], "capital", on=True)
        assert have_tag(board, ["oslo", "bergen", "east"], "capital")
        assert board.cities[0].tags == ("capital",)
        board = with_tag(board, ["oslo", "bergen"], "capital", on=False)
        assert [stop.tags for stop in board.stops] == [(), (), ("cold", "capital")]

    def test_what_does_not_change_is_the_same_board(self) -> None:
        board = self.tagged()
        assert with_tag(board, ["oslo"], "capital", on=True) is board

    def test_the_boards_tags_are_known_and_those_that_its_rules_select(self) -> None:
        assert stop_tags(self.tagged()) == ("capital", "cold")
        assert {"capital", "big_city", "cold"} <= set(known_tags(self.tagged(), Path()))

    def test_a_ruleset_that_is_missing_adds_no_tags(self) -> None:
        board = self.tagged().changed(rulesets=("no_such_rules",))
        assert known_tags(board, Path()) == ("big_city", "capital", "cold")


class TestOffers:
    def test_towns_on_the_board_come_before_larger_ones(self) -> None:
        found = offers("Be", open_board("nordic_countries").document)
        assert found[0].name == "Bergen"
        assert "Beijing" in [place.name for place in found]

    def test_a_board_that_is_no_map_offers_the_likeliest(self) -> None:
        assert offers("Berl", a_board().build())[0].name == "Berlin"

    def test_a_misspelled_name_is_understood(self) -> None:
        assert offers("Trondhiem", a_board().build())[0].name == "Trondheim"

    @pytest.mark.parametrize("typed", ["", " ", "🚂", "x" * 300, "\0"])
    def test_odd_names_offer_nothing_and_harm_nothing(self, typed: str) -> None:
        assert offers(typed, a_board().build()) == ()
