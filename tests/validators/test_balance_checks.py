"""Checks of balance: what is compared with the published boards, and what was measured there."""

from math import inf

import pytest
from europe_sized_board import europe_sized_board

from trackwright.analysis.board_analysis import FEWEST_CITIES, BoardAnalysis, distances
from trackwright.analysis.published_boards import measured_ranges, written
from trackwright.analysis.published_ranges import MEASURED, PublishedRange, number, percent
from trackwright.maps import board_names, open_board, open_ruleset, rulesets_of
from trackwright.maps.library import board_folder
from trackwright.schema.board import Board, Route
from trackwright.schema.edits import with_added, with_changed, without
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.check import Finding, Settings
from trackwright.validators.run_checks import check_board

POLAND = open_board("poland").document
RULES = open_ruleset("poland").ruleset


def found(board: Board, code: str, ruleset: Ruleset = RULES) -> list[Finding]:
    return list(check_board(BoardAnalysis(board), [ruleset], Settings(select=(code,))).findings)


def messages(board: Board, code: str, ruleset: Ruleset = RULES) -> list[str]:
    return [finding.message for finding in found(board, code, ruleset)]


@pytest.mark.checkout
def test_the_measured_ranges_are_those_of_the_shipped_boards() -> None:
    assert MEASURED.read_text(encoding="utf-8") == written(measured_ranges()), (
        "stale: run .venv/bin/python -P -m trackwright.analysis.published_boards"
    )


def test_a_range_is_widened_by_a_quarter() -> None:
    some = PublishedRange(0.2, 0.4, 0.3)
    assert [some.holds(value) for value in (0.15, 0.17, 0.3, 0.49, 0.51, inf)] == [
        False, True, True, True, False, False
    ]  # fmt: skip


def test_ranges_are_told_as_people_say_them() -> None:
    assert PublishedRange(0.123, 0.4, 0.2).shares == "12 % to 40 %"
    assert PublishedRange(1, 2.449, 2).numbers == "1 to 2.4"
    assert (percent(0.5), number(3.0)) == ("50 %", "3")


@pytest.mark.parametrize("name", board_names())
def test_published_boards_are_like_published_boards(name: str) -> None:
    board = open_board(name).document
    rulesets = rulesets_of(board, board_folder(name))
    shares = Settings(select=("B*", "T0*"), ignore=("B005", "B006", "B007", "T001", "T008", "T009"))
    report = check_board(BoardAnalysis(board), rulesets, shares)
    assert [f.message for f in report.findings if f.check.code[0] in "BT"] == []


@pytest.mark.parametrize("name", board_names())
@pytest.mark.parametrize("color", ["red", "white"])
def test_a_colour_that_became_another_is_missed(name: str, color: str) -> None:
    board = open_board(name).document
    routes = [r.changed(color="blue") if r.color == color else r for r in board.routes]
    spoilt = board.changed(routes=routes)
    said = messages(spoilt, "B001", open_ruleset(name).ruleset)
    assert any(message.startswith(f"no route is {color}") for message in said)
    assert any(message.startswith("the blue routes") for message in said)


def test_all_missing_colours_are_told_at_once() -> None:
    gone = ("red", "white", "green")
    routes = [r.changed(color="blue") if r.color in gone else r for r in POLAND.routes]
    said = messages(POLAND.changed(routes=routes), "B001")
    (missing,) = [message for message in said if message.startswith("no route is")]
    assert all(color in missing for color in gone)
    assert "%" not in missing


def test_a_problem_of_a_colour_points_at_a_few_routes_only() -> None:
    routes = [r.changed(color="blue") if r.color == "red" else r for r in POLAND.routes]
    assert max(len(f.things) for f in found(POLAND.changed(routes=routes), "B001")) <= 6


@pytest.mark.parametrize("kept", [0, 10])
@pytest.mark.parametrize("code", ["B001", "B003", "B011", "B012", "B013", "B014", "T010"])
def test_a_board_with_hardly_a_route_is_not_compared(code: str, kept: int) -> None:
    assert messages(POLAND.changed(routes=POLAND.routes[:kept]), code) == []


def test_a_colour_with_more_cards_may_have_more_spaces() -> None:
    red = [r.id for r in POLAND.routes if r.color == "red"]
    board = POLAND
    for route in red:
        length = next(r.length for r in POLAND.routes if r.id == route)
        board = with_changed(board, "routes", route, length=2 * length)
    cards = {**RULES.train_cards.colors, "red": 24}
    doubled = RULES.changed(train_cards=RULES.train_cards.changed(colors=cards))
    assert found(board, "B001")
    assert found(board, "B001", doubled) == []


def test_a_colour_that_the_rules_lack_is_not_missed() -> None:
    board = POLAND.changed(routes=[r for r in POLAND.routes if r.color != "red"])
    cards = {color: count for color, count in RULES.train_cards.colors.items() if color != "red"}
    without_red = RULES.changed(train_cards=RULES.train_cards.changed(colors=cards))
    assert found(board, "B001")
    assert found(board, "B001", without_red) == []


@pytest.mark.parametrize("name", board_names())
def test_a_city_that_lost_all_but_one_connection_is_a_dead_end(name: str) -> None:
    board = open_board(name).document
    city = next(c.id for c in board.cities if c.id not in ("edinburgh", "london"))
    routes = [route for route in board.routes if city in route.ends]
    kept = set(routes[0].ends)
    spoilt = without(board, "routes", *(r.id for r in routes if set(r.ends) != kept))
    assert city in {finding.things[0].id for finding in found(spoilt, "B007")}


def test_what_hangs_by_one_connection_is_told_by_its_smaller_side() -> None:
    islands = with_added(
        POLAND,
        "cities",
        *(POLAND.cities[0].changed(id=f"isle_{n}", name=f"Isle {n}") for n in range(8)),
    )
    ring = [
        Route(id=f"ring-{n}", ends=(f"isle_{n}", f"isle_{(n + 1) % 8}"), color="red", length=1)
        for n in range(8)
    ]
    ferry = Route(id="ferry", ends=("isle_0", "gdansk"), color="gray", length=2)
    board = with_added(islands, "routes", *ring, ferry)
    assert messages(board, "B005") == [
        "without Gdańsk–Isle 0 the board falls apart: no other way leads to 8 cities"
    ]
    assert found(board, "B006") == []
    assert found(board, "B007") == []


def test_two_parts_that_meet_in_a_city_are_found() -> None:
    isles = with_added(
        POLAND,
        "cities",
        *(POLAND.cities[0].changed(id=f"isle_{n}", name=f"Isle {n}") for n in range(2)),
    )
    ends = (("isle_0", "isle_1"), ("isle_0", "gdansk"), ("isle_1", "gdansk"))
    routes = [Route(id="-".join(pair), ends=pair, color="red", length=1) for pair in ends]
    board = with_added(isles, "routes", *routes)
    assert messages(board, "B006") == ["every way to Isle 0 and Isle 1 runs through Gdańsk"]
    assert found(board, "B005") == []


def test_another_track_relieves_a_crowded_connection() -> None:
    to_kalisz = [t.changed(ends=("kalisz", "warszawa")) for t in POLAND.tickets[:12]]
    board = POLAND.changed(tickets=(*to_kalisz, *POLAND.tickets[12:]))
    (finding,) = found(board, "B008")
    assert "Kalisz–Łódź" in finding.message
    track = next(r for r in board.routes if r.id == finding.things[0].id)
    relieved = with_added(board, "routes", track.changed(id="another", color="gray"))
    assert found(relieved, "B008") == []


def test_tracks_that_nobody_may_use_relieve_nothing() -> None:
    to_kalisz = [t.changed(ends=("kalisz", "warszawa")) for t in POLAND.tickets[:12]]
    board = POLAND.changed(tickets=(*to_kalisz, *POLAND.tickets[12:]))
    track = next(r for r in board.routes if set(r.ends) == {"kalisz", "lodz"})
    doubled = with_added(board, "routes", track.changed(id="another", color="gray"))
    two = RULES.changed(players=RULES.players.changed(maximum=3))
    assert any("Kalisz–Łódź" in message for message in messages(doubled, "B008", two))


def test_a_region_of_the_same_cities_is_told_once() -> None:
    europe = open_board("europe").document
    members = ["edinburgh", "lisboa", "cadiz"]
    regions = [{"id": name, "name": name.title(), "cities": members} for name in ("rim", "edge")]
    board = europe.changed(regions=regions)
    assert len(found(board, "B009")) == 1


def test_small_boards_are_not_compared() -> None:
    some = {city.id for city in POLAND.cities[: FEWEST_CITIES - 1]}
    board = POLAND.changed(
        cities=[city for city in POLAND.cities if city.id in some],
        routes=[r.changed(color="red") for r in POLAND.routes if some.issuperset(r.ends)],
    )
    assert [f.check.code for f in found(board, "B0*")] == []


def test_distances_of_a_large_board_are_measured_from_some_of_its_cities() -> None:
    large, unit = europe_sized_board(4), europe_sized_board(1)
    assert distances(BoardAnalysis(large))[0] >= 0.8 * distances(BoardAnalysis(unit))[0]
    assert distances(BoardAnalysis(POLAND))[0] == 15
