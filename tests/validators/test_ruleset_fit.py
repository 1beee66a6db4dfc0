"""What a board lacks for a ruleset, and the changes of rules that make them fit."""

import pytest
from builders import a_board

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import (
    board_folder,
    generic_rulesets,
    open_board,
    open_ruleset,
    ruleset_names,
    ruleset_of,
)
from trackwright.schema.board import Board
from trackwright.schema.rules.mentions import is_generic
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.check import Finding, Settings
from trackwright.validators.ruleset_fit import (
    nearest_ruleset,
    ruleset_fit,
    unplayable,
)
from trackwright.validators.run_checks import check_board


def rules(name: str) -> Ruleset:
    return open_ruleset(name).ruleset


def shipped(name: str) -> BoardAnalysis:
    return BoardAnalysis(open_board(name).document, board_folder(name))


def island(tickets: int = 30, **route: object) -> Board:
    """Return a board of 24 cities around a lake, each 3 spaces from the next."""
    board = a_board()
    for number in range(24):
        ends = (f"town_{number}", f"town_{(number + 1) % 24}")
        board = board.with_route(*ends, **({"length": 3} | route))
    for number in range(tickets):
        start, apart = number % 24, 2 + number // 4
        ends = (f"town_{start}", f"town_{(start + apart) % 24}")
        board = board.with_ticket(*ends, points=3 * apart, id=f"t{number}")
    return board.build()


def found(board: Board, code: str, ruleset: Ruleset) -> list[Finding]:
    report = check_board(BoardAnalysis(board), [ruleset], Settings(select=(code,)))
    return list(report.findings)


def lacks(board: Board, name: str) -> str:
    return " / ".join(ruleset_fit(BoardAnalysis(board), rules(name)).lacks)


@pytest.mark.parametrize("name", ["europe", "nordic_countries", "northern_lights", "poland"])
def test_a_published_board_lacks_nothing_for_its_own_rules(name: str) -> None:
    assert ruleset_fit(shipped(name), rules(name)).lacks == ()


def test_a_plain_board_fits_the_classic_rules_and_not_those_of_a_published_board() -> None:
    assert lacks(island(), "classic") == ""
    assert "no ticket for the pile 'long tickets'" in lacks(island(), "europe")
    assert "the rules speak of" in lacks(island(), "northern_lights")


def test_tunnel_rules_without_tunnels_are_fine_but_tunnels_without_rules_are_not() -> None:
    assert lacks(island(), "europe_style") == ""
    assert "these rules have no tunnels" in lacks(island(tunnel=True), "classic")


def test_what_many_routes_lack_is_one_sentence() -> None:
    sentence, *_ = ruleset_fit(BoardAnalysis(island(length=10)), rules("classic")).lacks
    assert sentence.endswith("and 23 more like it")


def test_country_cards_want_several_countries() -> None:
    gate = a_board().with_crossing("gate", "russia").with_route("town_0", "gate").build()
    board = island().changed(crossings=gate.crossings, countries=gate.countries)
    board = board.changed(routes=(*board.routes, *gate.routes))
    assert "routes lead to only 1" in lacks(board, "poland_style")


def test_a_bonus_with_nothing_to_count_is_an_error_with_a_fix() -> None:
    analysis = BoardAnalysis(island())
    problems = ruleset_fit(analysis, rules("northern_lights_style")).problems
    ferries = next(p for p in problems if "Ferry master" in p.message)
    fixed = ferries.fixes[0].edit(analysis.board)
    own = ruleset_of(fixed, board_folder("europe"))
    assert own.bonuses is not None
    assert "ferry_master" not in {bonus.id for bonus in own.bonuses.cards}
    assert own.extends == "northern_lights_style"


def test_an_empty_pile_is_filled_from_the_deck_that_the_board_has() -> None:
    (finding,) = found(island(), "R017", rules("poland"))
    assert [fix.title for fix in finding.fixes] == ["Use the tickets of the deck 'regular'"]
    fixed = finding.fixes[0].edit(island())
    assert unplayable(BoardAnalysis(fixed), ruleset_of(fixed, board_folder("europe"))) == ()


def test_an_empty_pile_of_long_tickets_is_filled_with_the_dearest_ones() -> None:
    board = island()
    board = board.changed(tickets=[t.changed(points=min(t.points, 19)) for t in board.tickets])
    (finding,) = found(board, "R017", rules("europe_style"))
    (fix,) = finding.fixes
    assert fix.title == "Use the tickets worth 19 points and more"
    fixed = fix.edit(board)
    assert unplayable(BoardAnalysis(fixed), ruleset_of(fixed, board_folder("europe"))) == ()


def test_points_are_added_for_a_length_that_several_routes_have() -> None:
    finding = found(island(length=5), "R007", rules("europe"))[0]
    assert finding.fixes[0].title == "Add 5: 10 to the points"
    fixed = finding.fixes[0].edit(island(length=5))
    assert ruleset_of(fixed, board_folder("europe")).scoring.lengths[5] == 10
    assert ruleset_of(fixed, board_folder("europe")).scoring.lengths[6] == 15


def test_a_second_change_is_made_to_the_rules_that_the_board_holds() -> None:
    board = island(length=5).changed(rulesets=("poland",))
    for code in ("R017", "R035"):
        own = ruleset_of(board, board_folder("europe"))
        for finding in found(board, code, own):
            board = finding.fixes[0].edit(board)
    (held,) = board.rulesets
    assert not isinstance(held, str)
    assert held.extends == "poland"
    assert {"tickets"} <= held.statements.keys()


def test_fewer_trains_are_proposed_where_the_end_cannot_be_reached() -> None:
    board = island(length=1)
    (finding,) = found(board, "R035", rules("classic"))
    assert "5 players" not in finding.message
    fixed = finding.fixes[0].edit(board)
    own = ruleset_of(fixed, board_folder("europe"))
    assert own.players.trains == 9
    assert found(fixed, "R035", own) == []


def test_generic_rulesets_come_with_the_default_one_first() -> None:
    listed = [ruleset.id for ruleset in generic_rulesets()]
    assert listed[0] == "classic"
    assert set(listed) == {name for name in ruleset_names() if is_generic(rules(name))}


@pytest.mark.parametrize(
    ("board", "name"),
    [
        (island(), "classic"),
        (island(tickets=0), "classic"),
        (island(tunnel=True), "europe_style"),
        (island(ferry=True, color="gray", icons=[0]), "europe_style"),
    ],
    ids=["plain", "without tickets", "with tunnels", "with ferries"],
)
def test_the_nearest_ruleset_is_the_one_that_has_what_the_board_uses(
    board: Board, name: str
) -> None:
    assert nearest_ruleset(BoardAnalysis(board)).ruleset.id == name
