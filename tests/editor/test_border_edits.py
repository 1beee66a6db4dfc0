"""Edits of borders, without the editor: corners that neighbours share stay shared."""

import pytest
import shapely
from builders import BoardBuilder, a_board

from trackwright.editor.document.edits.borders import (
    Corners,
    cities_inside,
    clipped_to_board,
    crossing_itself,
    owners,
    with_area,
    with_borders,
    with_cities_inside,
    with_corner_added,
    with_corner_moved,
    with_corner_removed,
    with_country,
    with_region,
    with_tint,
    without_borders,
)
from trackwright.layout.areas import BLEED, area_of
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point, Polygon
from trackwright.schema.thing_ref import ThingRef, find_thing

WEST = [[100, 100], [200, 100], [200, 200], [100, 200]]
EAST = [[200, 100], [300, 100], [300, 200], [200, 200]]
NORWAY, SWEDEN = ThingRef("country", "norway"), ThingRef("country", "sweden")


def neighbors() -> BoardBuilder:
    """Two countries that share the border from 200, 100 to 200, 200."""
    return (
        a_board(size={"width": 400, "height": 300})
        .with_country("norway", borders=[{"outer": WEST}])
        .with_country("sweden", borders=[{"outer": EAST}])
    )


def outline(board: Board, place: ThingRef, number: int = 0) -> tuple[Point, ...]:
    thing = find_thing(board, place)
    assert thing is not None
    return thing.borders[number].outer


def at(x: float, y: float) -> Point:
    return Point(x, y)


class TestMovingACorner:
    def test_moves_it_in_all_countries_and_regions_that_share_it(self) -> None:
        board = neighbors().with_region("east", borders=[{"outer": EAST}]).build()
        moved = with_corner_moved(board, at(200, 100), at(210, 90))
        for place in (NORWAY, SWEDEN, ThingRef("region", "east")):
            assert at(210, 90) in outline(moved, place)
            assert at(200, 100) not in outline(moved, place)

    def test_leaves_no_gap_and_no_overlap_between_neighbors(self) -> None:
        moved = with_corner_moved(neighbors().build(), at(200, 200), at(230, 170))
        norway, sweden = (area_of(country.borders) for country in moved.countries)
        assert norway.intersection(sweden).area == 0
        assert shapely.union(norway, sweden).geom_type == "Polygon"

    def test_shares_all_that_has_not_changed(self) -> None:
        board = (
            neighbors().with_country("far", borders=[{"outer": [[0, 0], [9, 0], [0, 9]]}]).build()
        )
        moved = with_corner_moved(board, at(100, 100), at(90, 90))
        assert moved.countries[1] is board.countries[1]
        assert moved.countries[2] is board.countries[2]
        assert moved.regions is board.regions

    def test_back_to_where_it_was_gives_the_same_board(self) -> None:
        board = neighbors().build()
        there = with_corner_moved(board, at(200, 100), at(210, 90))
        assert with_corner_moved(there, at(210, 90), at(200, 100)) == board

    def test_onto_the_next_corner_makes_them_one(self) -> None:
        moved = with_corner_moved(neighbors().build(), at(100, 100), at(200, 100))
        assert outline(moved, NORWAY) == ((200, 100), (200, 200), (100, 200))
        again = with_corner_moved(moved, at(100, 200), at(200, 200))
        assert len(outline(again, NORWAY)) == 3  # an outline has three corners, or it is none

    def test_may_make_a_border_cross_itself_which_is_told(self) -> None:
        board = neighbors().build()
        assert crossing_itself(board, at(100, 100)) is None
        crossed = with_corner_moved(board, at(100, 100), at(150, 260))
        assert crossing_itself(crossed, at(150, 260)) == NORWAY

    def test_is_exact_to_a_micrometre_and_stays_where_documents_can_have_it(self) -> None:
        board = with_corner_moved(neighbors().build(), at(100, 100), at(90.12345, -1e9))
        assert at(90.123, -20_000) in outline(board, NORWAY)


class TestAddingACorner:
    def test_adds_it_to_all_who_share_the_edge(self) -> None:
        board = with_corner_added(neighbors().build(), at(200, 150))
        assert outline(board, NORWAY) == (
            (100, 100),
            (200, 100),
            (200, 150),
            (200, 200),
            (100, 200),
        )
        assert at(200, 150) in outline(board, SWEDEN)
        assert owners(board, at(200, 150)) == (NORWAY, SWEDEN)

    def test_adds_it_to_a_longer_edge_along_the_same_line(self) -> None:
        tall = [[200, 0], [300, 0], [300, 300], [200, 300]]
        board = neighbors().with_country("sweden", borders=[{"outer": tall}]).build()
        assert at(200, 150) in outline(with_corner_added(board, at(200, 150)), SWEDEN)

    def test_changes_nothing_where_no_edge_runs(self) -> None:
        board = neighbors().build()
        assert with_corner_added(board, at(150, 150)) is board
        assert with_corner_added(board, at(200, 100)) is board

    def test_adds_it_to_the_edge_that_closes_an_outline_and_to_holes(self) -> None:
        hole = [[120, 120], [140, 120], [130, 140]]
        board = (
            neighbors().with_country("norway", borders=[{"outer": WEST, "holes": [hole]}]).build()
        )
        assert outline(with_corner_added(board, at(100, 150)), NORWAY)[-1] == (100, 150)
        assert with_corner_added(board, at(130, 120)).countries[0].borders[0].holes[0][1] == (
            130,
            120,
        )


class TestRemovingACorner:
    def test_removes_it_from_all_who_share_it(self) -> None:
        board = with_corner_removed(neighbors().build(), at(200, 100))
        assert at(200, 100) not in outline(board, NORWAY)
        assert at(200, 100) not in outline(board, SWEDEN)

    def test_takes_away_an_area_or_a_hole_of_three_corners(self) -> None:
        hole = [[120, 120], [140, 120], [130, 140]]
        board = (
            neighbors().with_country("norway", borders=[{"outer": WEST, "holes": [hole]}]).build()
        )
        without_hole = with_corner_removed(board, at(120, 120))
        assert without_hole.countries[0].borders == (Polygon(outer=WEST),)
        fewer = with_corner_removed(without_hole, at(100, 100))
        assert with_corner_removed(fewer, at(100, 200)).countries[0].borders == ()


class TestDrawing:
    def test_a_country_gets_an_id_of_its_name(self) -> None:
        board, new = with_country(
            neighbors().build(), [at(0, 0), at(50, 0), at(0, 50)], "Île d’Åland"
        )
        assert new == "ile_daland"
        assert board.countries[-1].name == "Île d’Åland"
        assert with_country(board, [at(0, 0), at(50, 0), at(0, 50)], "Île d’Åland")[1] == f"{new}_2"

    def test_a_country_without_a_name_has_an_id_all_the_same(self) -> None:
        assert with_country(a_board().build(), [at(0, 0), at(50, 0), at(0, 50)])[1] == "country"

    def test_cities_inside_that_are_in_no_country_are_in_it(self) -> None:
        board = (
            neighbors()
            .with_city("oslo", position=[20, 20])
            .with_city("bergen", position=[30, 20], country="norway")
            .with_city("turku", position=[350, 250])
            .build()
        )
        new, name = with_country(board, [at(0, 0), at(90, 0), at(90, 90), at(0, 90)], "Denmark")
        assert [city.country for city in new.cities] == [name, "norway", None]

    def test_cities_inside_belong_to_a_region(self) -> None:
        board = (
            a_board().with_city("oslo", position=[20, 20]).with_city("rome", position=[300, 300])
        )
        new, name = with_region(
            board.build(), [at(0, 0), at(90, 0), at(90, 90), at(0, 90)], "North"
        )
        assert name == "north"
        assert new.regions[0].cities == ("oslo",)

    def test_a_corner_on_the_edge_of_a_neighbor_becomes_a_corner_of_that(self) -> None:
        board, _ = with_country(
            neighbors().build(), [at(100, 130), at(50, 130), at(50, 180), at(100, 180)]
        )
        assert at(100, 130) in outline(board, NORWAY)
        assert at(100, 180) in outline(board, NORWAY)

    def test_corners_of_a_neighbor_on_a_new_edge_become_corners_of_that(self) -> None:
        board, new = with_country(neighbors().build(), [at(50, 100), at(350, 100), at(200, 50)])
        assert outline(board, ThingRef("country", new)) == (
            (50, 100),
            (100, 100),
            (200, 100),
            (300, 100),
            (350, 100),
            (200, 50),
        )

    def test_a_further_area_is_added_and_one_inside_is_a_hole(self) -> None:
        board = with_area(neighbors().build(), NORWAY, [at(10, 10), at(50, 10), at(10, 50)])
        assert len(board.countries[0].borders) == 2
        lake = with_area(board, NORWAY, [at(120, 120), at(140, 120), at(130, 140)])
        assert len(lake.countries[0].borders) == 2
        assert lake.countries[0].borders[0].holes == (((120, 120), (140, 120), (130, 140)),)


class TestCuttingByTheEdge:
    def test_leaves_what_lies_on_the_board_and_a_little_for_the_bleed(self) -> None:
        beyond = [[-100, 100], [100, 100], [100, 500], [-100, 500]]
        board = a_board(size={"width": 400, "height": 300}).with_country(
            "norway", borders=[{"outer": beyond}, {"outer": WEST}]
        )
        whole = board.build()
        cut = clipped_to_board(whole, [NORWAY])
        assert area_of(cut.countries[0].borders[:1]).bounds == (-BLEED, 100, 100, 300 + BLEED)
        assert cut.countries[0].borders[1] is whole.countries[0].borders[1]

    def test_leaves_areas_that_do_not_reach_beyond_as_they_are(self) -> None:
        board = neighbors().build()
        assert clipped_to_board(board, [NORWAY, SWEDEN]) is board

    def test_neighbors_share_the_corner_where_they_are_cut(self) -> None:
        board = (
            a_board(size={"width": 400, "height": 300})
            .with_country(
                "norway", borders=[{"outer": [[100, 100], [207, 53], [241, 377], [100, 377]]}]
            )
            .with_country(
                "sweden", borders=[{"outer": [[207, 53], [350, 53], [350, 377], [241, 377]]}]
            )
            .build()
        )
        cut = clipped_to_board(board, [NORWAY, SWEDEN])
        shared = {*outline(cut, NORWAY)} & {*outline(cut, SWEDEN)}
        assert len(shared) == 2

    def test_what_lies_off_the_board_has_no_area_left(self) -> None:
        board = a_board().with_country(
            "norway", borders=[{"outer": [[-90, 0], [-60, 0], [-60, 9]]}]
        )
        assert clipped_to_board(board.build(), [NORWAY]).countries[0].borders == ()


class TestOtherEdits:
    def test_a_tint_is_set_for_several_and_taken_off(self) -> None:
        board = with_tint(neighbors().build(), ["norway", "sweden"], "#AABBCC")
        assert {country.color for country in board.countries} == {"#AABBCC"}
        assert with_tint(board, ["norway", "sweden"], None) == neighbors().build()

    def test_borders_can_be_replaced_and_removed(self) -> None:
        new = (Polygon(outer=(at(0, 0), at(9, 0), at(0, 9))),)
        board = with_borders(neighbors().build(), {"norway": new})
        assert board.countries[0].borders == new
        assert without_borders(board, [NORWAY]).countries[0].borders == ()

    def test_a_region_takes_in_the_cities_inside(self) -> None:
        board = (
            neighbors()
            .with_city("oslo", position=[150, 150])
            .with_region("west", "rome", borders=[{"outer": WEST}])
            .build()
        )
        assert with_cities_inside(board, "west").regions[0].cities == ("rome", "oslo")
        assert cities_inside(board, board.regions[0].borders) == ("oslo",)


class TestFindingCorners:
    corners = Corners(neighbors().build().countries)

    def test_the_nearest_is_found_within_reach(self) -> None:
        assert self.corners.nearest(at(201, 101), 2) == (200, 100)
        assert self.corners.nearest(at(201, 101), 1) is None
        assert self.corners.nearest(at(201, 101), 2, but=at(200, 100)) is None

    def test_shared_corners_are_told_once(self) -> None:
        assert self.corners.around(at(200, 100), 1) == [(200, 100)]

    def test_a_place_on_an_edge_is_found(self) -> None:
        edge = self.corners.nearest_edge(at(201, 150), 2)
        assert edge is not None
        assert edge.at == (200, 150)
        assert {edge.start, edge.end} == {(200, 100), (200, 200)}
        assert self.corners.nearest_edge(at(201, 150), 2, but=at(200, 100)) is None

    @pytest.mark.parametrize(
        "things", [(), (neighbors().with_country("bare").build().countries[2],)]
    )
    def test_nothing_is_found_where_nothing_is(self, things: tuple[object, ...]) -> None:
        none = Corners(things)  # type: ignore[arg-type]
        assert none.nearest(at(0, 0), 1e9) is None
        assert none.nearest_edge(at(0, 0), 1e9) is None
        assert none.between(at(0, 0), at(1, 1)) is None

    def test_the_shorter_way_along_a_border_is_found_past_its_seam(self) -> None:
        assert self.corners.between(at(100, 180), at(120, 100)) == ((100, 100),)
        assert self.corners.between(at(120, 100), at(100, 180)) == ((100, 100),)
        assert self.corners.between(at(100, 100), at(200, 200)) in (
            ((200, 100),),
            ((100, 200),),
        )
        assert self.corners.between(at(100, 100), at(150, 150)) is None
