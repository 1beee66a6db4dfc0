"""Checks of tickets: their values, the cities they name, and where they crowd."""

from functools import cache

import pytest
from builders import BoardBuilder, a_board
from europe_sized_board import europe_sized_board

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import board_names, open_board, open_ruleset, rulesets_of
from trackwright.maps.library import board_folder
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.check import Finding, Settings
from trackwright.validators.run_checks import check_board

RULES = open_ruleset("europe").ruleset


def found(board: Board, code: str, ruleset: Ruleset | None = RULES) -> list[Finding]:
    rulesets = [] if ruleset is None else [ruleset]
    return list(check_board(BoardAnalysis(board), rulesets, Settings(select=(code,))).findings)


def messages(board: Board, code: str, ruleset: Ruleset | None = RULES) -> list[str]:
    return [finding.message for finding in found(board, code, ruleset)]


@cache
def shipped(name: str) -> Board:
    return open_board(name).document


@pytest.mark.parametrize(
    ("name", "odd"),
    [("europe", 8), ("northern_lights", 1), ("nordic_countries", 0), ("poland", 0)],
)
def test_the_odd_values_of_published_tickets_are_found(name: str, odd: int) -> None:
    assert len(found(shipped(name).changed(ignored=()), "T001")) == odd


def test_one_point_more_is_explained_by_a_way_with_fewer_routes() -> None:
    board = shipped("northern_lights").changed(ignored=())
    (message,) = messages(board, "T001")
    assert message.endswith("a way of 8 spaces takes 4 routes instead of 5, which may be why")


@pytest.mark.parametrize("points", [3, 5, 6, 9])
def test_only_one_point_more_is_explained(points: int) -> None:
    board = a_square().with_ticket("north", "south", points=points).build()
    (message,) = messages(board, "T001")
    assert ("may be why" in message) is (points == 5)


def test_an_explained_value_is_not_mended_without_asking() -> None:
    board = a_square().with_ticket("north", "south", points=5)
    assert not found(board.build(), "T001")[0].fixes[0].safe
    assert (
        found(a_square().with_ticket("north", "south", points=9).build(), "T001")[0].fixes[0].safe
    )


def test_each_alternative_is_measured_by_its_own_way_and_mended_by_itself() -> None:
    others = [{"end": "east", "points": 2}, {"end": "west", "points": 7}]
    board = a_square().with_ticket("north", "south", points=4, alternatives=others).build()
    (finding,) = found(board, "T001")
    assert finding.message == (
        "the ticket North–West is worth 7, but its shortest path has 2 spaces"
    )
    assert str(finding.things[0]) == "ticket/north-south/alternatives/1/points"
    mended = finding.fixes[0].edit(board)
    assert [other.points for other in mended.tickets[0].alternatives] == [2, 2]
    assert found(mended, "T001") == []


def test_a_ticket_into_a_country_is_worth_the_way_to_its_nearest_crossing() -> None:
    board = (
        a_square()
        .with_crossing("gate", "abroad")
        .with_crossing("far_gate", "abroad")
        .with_route("south", "gate", length=3)
        .with_route("east", "far_gate", length=3)
        .with_ticket("north", {"country": "abroad"}, points=5)
        .build()
    )
    assert found(board, "T001") == []


def test_a_ticket_between_cities_that_no_routes_join_has_no_value_to_compare() -> None:
    board = a_square().with_city("island").with_ticket("north", "island", points=9).build()
    assert found(board, "T001") == []


def test_two_dear_tickets_are_found_in_a_deck() -> None:
    board = a_square()
    for number, points in enumerate((5, 5, 6, 7, 8, 8, 30, 31)):
        board = board.with_ticket("north", "south", points=points, id=f"ticket-{number}")
    places = [str(finding.things[0]) for finding in found(board.build(), "T002")]
    assert places == ["ticket/ticket-7/points", "ticket/ticket-6/points"]


def test_long_tickets_are_those_that_are_only_dealt() -> None:
    board = with_changed(shipped("europe"), "tickets", "brest-petrograd", points=8)
    assert [f.things[0].id for f in found(board, "T003")] == ["brest-petrograd"]
    one_pile = open_ruleset("big_cities").ruleset
    assert found(board, "T003", one_pile) == []


def test_stations_lend_spaces_to_a_ticket() -> None:
    builder = a_square(length=23)
    board = builder.with_ticket("north", "south", points=46, deck="europe_regular").build()
    alone = RULES.changed(stations=None)
    assert found(board, "T006") == []
    assert messages(board, "T006", alone) == [
        "the ticket North–South needs 46 trains, but a player has 45"
    ]


def test_a_city_without_a_name_needs_no_ticket() -> None:
    board = shipped("northern_lights")
    assert found(board, "T004") == []
    named = [c if c.name else c.changed(name="Nowhere") for c in board.cities]
    assert set(messages(board.changed(cities=named), "T004")) == {"no ticket names Nowhere"}


def test_a_board_whose_tickets_are_still_to_be_made_is_left_alone() -> None:
    board = shipped("poland")
    assert found(board.changed(tickets=board.tickets[:3]), "T004") == []


def test_half_of_the_tickets_are_too_few() -> None:
    for name in board_names():
        board = shipped(name)
        ruleset = open_ruleset(name).ruleset
        half = board.changed(tickets=board.tickets[::2])
        assert found(board, "T011", ruleset) == []
        assert len(found(half, "T011", ruleset)) == 1


def test_tickets_through_one_corridor_are_a_bottleneck() -> None:
    board = shipped("poland")
    west = ["kalisz", "legnica", "lodz", "opole", "katowice"]
    east = ["siedlce", "suwalki", "warszawa"]
    pairs = [(one, other) for one in west for other in east]
    tickets = [t.changed(ends=ends) for t, ends in zip(board.tickets, pairs, strict=False)]
    crowded = board.changed(tickets=(*tickets, *board.tickets[len(tickets) :]))
    assert any("need Łódź–Warszawa" in message for message in messages(crowded, "T007"))


def test_tickets_of_different_decks_may_be_nearly_the_same() -> None:
    board = a_square(length=1).with_ticket("north", "south")
    assert len(found(board.with_ticket("north", "east").build(), "T009")) == 1
    assert found(board.with_ticket("north", "east", deck="more").build(), "T009") == []


def test_a_nearer_end_worth_less_is_no_useless_choice() -> None:
    others = [{"end": "east", "points": 2}]
    board = a_square().with_ticket("north", "south", points=4, alternatives=others).build()
    assert found(board, "T013") == []


@pytest.mark.parametrize("name", board_names())
def test_published_boards_have_no_unexplained_warning(name: str) -> None:
    board = shipped(name)
    rulesets = rulesets_of(board, board_folder(name))
    report = check_board(BoardAnalysis(board), rulesets, Settings(select=("T0*", "B0*")))
    assert [f.message for f in report.findings if f.severity != "suggestion"] == []


BROKEN = {
    "empty": a_board().build(),
    "no routes": shipped("poland").changed(routes=()),
    "no cities": shipped("poland").changed(cities=()),
    "no crossings": shipped("poland").changed(crossings=()),
    "no decks": shipped("europe").changed(decks=()),
    "no tickets": shipped("europe").changed(tickets=()),
    "half of the cities": shipped("europe").changed(cities=shipped("europe").cities[::2]),
    "everything twice": shipped("poland").changed(
        cities=shipped("poland").cities * 2,
        routes=shipped("poland").routes * 2,
        tickets=shipped("poland").tickets * 2,
    ),
    "worthless tickets": shipped("poland").changed(
        tickets=[t.changed(points=0) for t in shipped("poland").tickets]
    ),
    "ends at home": shipped("poland").changed(
        routes=[r.changed(ends=(r.ends[0], r.ends[0])) for r in shipped("poland").routes],
        tickets=[t.changed(ends=(t.ends[0], t.ends[0])) for t in shipped("poland").tickets],
    ),
    "unknown countries": shipped("poland").changed(
        tickets=[t.changed(ends=(t.ends[0], {"country": "x"})) for t in shipped("poland").tickets],
        regions=[{"id": "lost", "cities": ["a", "b", "c"]}],
    ),
    "in a hundred parts": europe_sized_board(2),
}


@pytest.mark.parametrize("board", BROKEN.values(), ids=BROKEN)
def test_a_broken_board_does_not_break_the_checks(board: Board) -> None:
    few = RULES.changed(train_cards=RULES.train_cards.changed(colors={}))
    dangling = RULES.changed(
        tickets=RULES.tickets.changed(
            deals=[{"pile": "x", "cards": 1, "rejected": "out_of_the_game"}]
        )
    )
    poland = open_ruleset("poland").ruleset
    check_board(
        BoardAnalysis(board), [RULES, few, dangling, poland], Settings(select=("T0*", "B0*"))
    )


def a_square(length: int = 2) -> BoardBuilder:
    """Begin a board with four cities in a ring."""
    return (
        a_board()
        .with_route("north", "east", length=length)
        .with_route("east", "south", length=length)
        .with_route("south", "west", length=length)
        .with_route("west", "north", length=length)
    )
