"""Routes proposed between neighbours, and places proposed for cities with nothing but routes."""

from collections import Counter
from itertools import combinations
from math import dist
from pathlib import Path

import pytest
import shapely
from builders import BoardBuilder, a_board
from europe_sized_board import europe_sized_board
from format_round_trip import read
from run_command import run

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.formats.csv.format import CSV
from trackwright.layout.border_routes import with_border_routes
from trackwright.layout.fit import fit
from trackwright.layout.route_proposals import MOST_NEIGHBOURS, spaces_between, with_proposed_routes
from trackwright.layout.stress_layout import spread_out
from trackwright.maps import open_board
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.colors import RouteColor
from trackwright.schema.geometry import Point, Size
from trackwright.schema.profile import Profile
from trackwright.validators.run_checks import check_board

CAPITALS = (
    "Lisbon Madrid Paris Brussels Amsterdam London Dublin Copenhagen Oslo Stockholm "
    "Helsinki Berlin Prague Vienna Budapest Warsaw Rome Athens Sofia Bucharest"
)


@pytest.fixture(scope="module")
def capitals() -> Board:
    names = CAPITALS.replace(" ", "\n").encode()
    return with_proposed_routes(read(CSV, {"capitals.txt": names}).board)


@pytest.fixture(scope="module")
def many() -> Board:
    return with_proposed_routes(europe_sized_board().changed(routes=(), tickets=()))


def grid(columns: int, rows: int) -> BoardBuilder:
    board = a_board()
    for n in range(columns * rows):
        place = [60 + 90 * (n % columns), 60 + 90 * (n // columns)]
        board = board.with_city(f"c{n}", position=place)
    return board


def test_twenty_capitals_from_their_names_alone_are_a_board_without_an_error(
    capitals: Board,
) -> None:
    fitted = fit(capitals)
    assert fitted.solved
    findings = check_board(BoardAnalysis(fitted.board)).findings
    assert {finding.severity for finding in findings} == {Severity.SUGGESTION}


def test_all_cities_are_joined(many: Board) -> None:
    reached = [many.cities[0].id]
    for stop in reached:  # which grows meanwhile
        ends = {end for route in many.routes if stop in route.ends for end in route.ends}
        reached += sorted(ends - {*reached})
    assert len(reached) == len(many.cities)


def test_no_route_crosses_another(many: Board) -> None:
    at = {city.id: city.position for city in many.cities}
    lines = [shapely.LineString([at[end] for end in route.ends]) for route in many.routes]
    assert not any(one.crosses(other) for one, other in combinations(lines, 2))


def test_there_are_about_as_many_as_on_published_boards(many: Board) -> None:
    assert 1.5 <= len(many.routes) / len(many.cities) <= 2.2
    ends = Counter(end for route in many.routes for end in route.ends)
    assert max(ends.values()) <= MOST_NEIGHBOURS


def test_lengths_have_room_and_are_those_that_score(many: Board) -> None:
    at = {city.id: city.position for city in many.cities}
    for route in many.routes:
        room = spaces_between(*(at[end] for end in route.ends), many.profile)
        assert route.length == min(room, 6)
    few = with_proposed_routes(many.changed(routes=()), lengths=(1, 2, 4))
    assert {route.length for route in few.routes} <= {1, 2, 4}


def test_colours_are_spread_evenly(many: Board) -> None:
    spaces: Counter[RouteColor] = Counter()
    for route in many.routes:
        spaces[route.color] += route.length
    gray = spaces.pop(RouteColor.GRAY)
    assert len(spaces) == 8
    assert max(spaces.values()) - min(spaces.values()) <= 6
    assert 0.2 <= gray / (gray + spaces.total()) <= 0.4


def test_no_colour_stands_twice_at_a_city(many: Board) -> None:
    seen = Counter(
        (end, route.color)
        for route in many.routes
        if route.color is not RouteColor.GRAY
        for end in route.ends
    )
    assert max(seen.values()) == 1


def test_the_same_cities_get_the_same_routes(many: Board) -> None:
    assert with_proposed_routes(many.changed(routes=())) == many


def test_routes_that_are_there_stay_and_are_not_crossed() -> None:
    board = grid(2, 2).with_route("c0", "c3", length=4).build()
    proposed = with_proposed_routes(board)
    assert proposed.routes[0] == board.routes[0]
    assert {frozenset(route.ends) for route in proposed.routes[1:]} == {
        frozenset(pair) for pair in (("c0", "c1"), ("c0", "c2"), ("c1", "c3"), ("c2", "c3"))
    }


@pytest.mark.parametrize(
    "board",
    [
        a_board(),
        grid(1, 1),
        grid(2, 1),
        grid(3, 1),
        a_board().with_city("a").with_city("b", position=[20, 20]),
    ],
    ids=["none", "one", "two", "in a row", "at one place"],
)
def test_few_cities_are_joined_in_a_row(board: BoardBuilder) -> None:
    built = board.build()
    assert len(with_proposed_routes(built).routes) == max(len(built.cities) - 1, 0)


def test_a_route_has_as_many_spaces_as_there_is_room_for() -> None:
    profile = Profile()
    for spaces in (1, 4, 6):
        needed = spaces * profile.space.length + (spaces - 1) * profile.gap + 2 * profile.end_gap
        assert spaces_between(Point(0, 0), Point(needed, 0), profile) == spaces
        assert spaces_between(Point(0, 0), Point(needed - 1, 0), profile) == max(spaces - 1, 1)


class TestSpreadingOut:
    SIZE = Size(width=800, height=500)

    def test_distances_are_as_the_ties_say(self) -> None:
        ties = [("a", "b", 3.0), ("b", "c", 4.0), ("a", "c", 5.0)]
        at = spread_out(["a", "b", "c"], ties, self.SIZE, 30)
        lengths = [dist(at[first], at[second]) for first, second, _ in ties]
        assert lengths[1] / lengths[0] == pytest.approx(4 / 3, rel=0.02)
        assert lengths[2] / lengths[0] == pytest.approx(5 / 3, rel=0.02)

    def test_they_fill_the_board_up_to_its_margins(self) -> None:
        ties = [(str(n), str(n + 1), 1.0) for n in range(9)]
        at = spread_out([str(n) for n in range(10)], ties, self.SIZE, 30)
        xs = [point.x for point in at.values()]
        assert (min(xs), max(xs)) == (30, 770)

    def test_cities_that_nothing_joins_lie_apart(self) -> None:
        at = spread_out(["a", "b", "c"], [], self.SIZE, 30)
        assert min(dist(one, other) for one, other in combinations(at.values(), 2)) > 50

    def test_any_number_has_places(self) -> None:
        at = spread_out([str(n) for n in range(1_000)], [], self.SIZE, 30)
        assert len(set(at.values())) == 1_000


class TestRoutesIntoNeighbouringCountries:
    def board(self) -> BoardBuilder:
        return (
            a_board(size={"width": 600, "height": 400})
            .with_city("alta", position=[100, 100])
            .with_city("bodo", position=[100, 250])
            .with_city("far", position=[560, 380])
            .with_crossing("out", "finland", position=[180, 180])
        )

    def ends(self, builder: BoardBuilder) -> list[tuple[str, str]]:
        return [route.ends for route in with_border_routes(builder.build()).routes]

    def test_the_two_nearest_cities_are_joined_with_a_crossing(self) -> None:
        routes = with_border_routes(self.board().build()).routes
        assert [route.ends for route in routes] == [("bodo", "out"), ("alta", "out")]
        assert {(route.color, route.length) for route in routes} == {(RouteColor.GRAY, 3)}

    def test_a_crossing_that_a_route_leads_to_is_left_as_it_is(self) -> None:
        assert self.ends(self.board().with_route("far", "out")) == [("far", "out")]

    def test_none_crosses_a_route(self) -> None:
        board = self.board().with_city("x", position=[60, 180]).with_city("y", position=[160, 230])
        assert ("bodo", "out") not in self.ends(board.with_route("x", "y"))

    def test_none_leads_past_another_stop(self) -> None:
        between = self.board().with_city("between", position=[140, 140])
        assert self.ends(between) == [("between", "out"), ("bodo", "out")]

    def test_a_crossing_far_from_all_cities_is_not_joined(self) -> None:
        board = a_board().with_city("oslo").with_crossing("out", "finland", position=[700, 480])
        assert self.ends(board) == []

    def test_the_command_joins_crossings_too(self, tmp_path: Path) -> None:
        rows = (
            "name,x,y,kind,country\nOslo,100,100,,\nBergen,250,100,,\nOut,180,200,crossing,Norway\n"
        )
        (tmp_path / "my.csv").write_text(rows, encoding="utf-8")
        arguments = ("import", "my.csv", "--from", "csv", "--connect", "--out", "my.json")
        run(*arguments, folder=tmp_path)
        board = open_board(str(tmp_path / "my.json")).document
        assert sum("out" in route.ends for route in board.routes) == 2
