"""Mistakes that published data and other programs' boards are known to have: each is found."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import board_folder, board_names, open_board, rulesets_of
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_added, with_changed, with_changed_at
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.check import Finding, Settings
from trackwright.validators.run_checks import check_board, check_ruleset


@cache
def shipped(name: str) -> Board:
    return open_board(name).document


@cache
def rulesets(name: str) -> tuple[Ruleset, ...]:
    return rulesets_of(shipped(name), board_folder(name))


def found(board: Board, code: str) -> tuple[Finding, ...]:
    """Return what a check finds on a board that was made from a shipped one."""
    analysis = BoardAnalysis(board, board_folder(board.id))
    return check_board(analysis, rulesets(board.id), Settings(select=(code,))).findings


def places(findings: tuple[Finding, ...]) -> set[str]:
    return {place.thing for finding in findings for place in finding.things}


def with_second_city(board: Board, name: str, second: str, printed: str) -> Board:
    """Return the board with another city beside one that it has."""
    city = next(city for city in board.cities if city.id == name)
    x, y = city.position
    place = (x + 20.0, y + 10.0)
    return with_added(board, "cities", city.changed(id=second, name=printed, position=place))


class TestACitySpeltInTwoWays:
    @pytest.fixture
    def board(self) -> Board:
        return with_second_city(
            shipped("nordic_countries"), "honningsvag", "honningvag", "HONNINGVAG"
        )

    def test_the_one_without_routes_is_isolated(self, board: Board) -> None:
        assert "city/honningvag" in places(found(board, "S006"))

    def test_the_two_are_nearly_equal(self, board: Board) -> None:
        assert {"city/honningsvag", "city/honningvag"} <= places(found(board, "S012"))


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("nordic_countries", "kristiansand", "kirstiansand"),
        ("europe", "sevastopol", "sevestopol"),
    ],
)
def test_a_misspelt_city_on_tickets_is_unknown_and_the_right_one_is_proposed(
    name: str, right: str, wrong: str
) -> None:
    board = shipped(name)
    spoilt = []
    for index, ticket in enumerate(board.tickets):
        if right in ticket.ends:
            ends = tuple(wrong if end == right else end for end in ticket.ends)
            board = with_changed_at(board, "tickets", index, ends=ends)
            spoilt.append(f"ticket/{ticket.id}")
    findings = found(board, "S001")
    assert spoilt
    assert set(spoilt) <= places(findings)
    assert all(right in f.message.lower() for f in findings)


class TestBrusselsAndBruxelles:
    @pytest.fixture
    def board(self) -> Board:
        """Return Europe with some of Bruxelles' routes given to Brussels."""
        board = with_second_city(shipped("europe"), "bruxelles", "brussels", "Brussels")
        for route in shipped("europe").routes:
            if "bruxelles" in route.ends and not {"paris", "dieppe"} & set(route.ends):
                ends = tuple("brussels" if end == "bruxelles" else end for end in route.ends)
                board = with_changed(board, "routes", route.id, ends=ends)
        return board

    def test_they_are_two_names_of_one_city(self, board: Board) -> None:
        assert {"city/brussels", "city/bruxelles"} <= places(found(board, "S012"))

    def test_tickets_are_no_longer_worth_their_shortest_paths(self, board: Board) -> None:
        wrong = places(found(board, "T001"))
        assert {f"ticket/{t.id}" for t in board.tickets if "bruxelles" in t.ends} & wrong


def test_eighteen_routes_with_icons_that_are_no_ferries() -> None:
    board = shipped("europe")
    ordinary = [route for route in board.routes if not route.ferry]
    spoilt = Random(18).sample(ordinary, 18)
    for route in spoilt:
        board = with_changed(board, "routes", route.id, icons=(0,))
    assert places(found(board, "R009")) == {f"route/{route.id}" for route in spoilt}


def test_five_spaces_that_score_twelve() -> None:
    ruleset = rulesets("nordic_countries")[0]
    lengths = {**ruleset.scoring.lengths, 5: 12}
    spoilt = ruleset.changed(scoring=ruleset.scoring.changed(lengths=lengths))
    findings = check_ruleset(spoilt, Settings(select=("L010",))).findings
    assert len(findings) == 1
    assert "12" in findings[0].message
    assert not check_ruleset(ruleset, Settings(select=("L010",))).findings


def without_entries(board: Board, code: str) -> Board:
    return board.changed(ignored=tuple(e for e in board.ignored if e.check != code))


def test_paris_roma_is_worth_more_than_its_path() -> None:
    findings = found(without_entries(shipped("europe"), "T001"), "T001")
    told = {place.thing: f.message for f in findings for place in f.things}
    assert "10" in told["ticket/paris-roma"]
    assert "7" in told["ticket/paris-roma"]


OFFICIAL_ODDITIES = [
    ("europe", "T001", 8),
    ("northern_lights", "T001", 1),
    ("nordic_countries", "G008", 2),
    ("nordic_countries", "G009", 1),
]


@pytest.mark.parametrize(("name", "code", "count"), OFFICIAL_ODDITIES)
def test_the_oddities_of_published_boards_are_found_unless_they_are_accepted(
    name: str, code: str, count: int
) -> None:
    board = shipped(name)
    accepted = [set(entry.places) for entry in board.ignored if entry.check == code]
    findings = found(without_entries(board, code), code)
    assert len(findings) == len(accepted) == count
    assert all(places((finding,)) in accepted for finding in findings)
    assert found(board, code) == ()


def test_the_odd_ticket_of_northern_lights_is_helsinki_gdansk() -> None:
    board = without_entries(shipped("northern_lights"), "T001")
    assert places(found(board, "T001")) == {"ticket/gdansk-helsinki"}


def pairs() -> Iterator[tuple[str, str]]:
    for name in board_names():
        yield from ((name, ruleset.id) for ruleset in rulesets(name))


@pytest.mark.parametrize(("name", "ruleset"), list(pairs()))
def test_a_shipped_board_has_no_error_with_its_rules(name: str, ruleset: str) -> None:
    rules = [one for one in rulesets(name) if one.id == ruleset]
    report = check_board(BoardAnalysis(shipped(name), board_folder(name)), rules)
    assert [f.message for f in report.findings if f.severity is Severity.ERROR] == []
