"""Checks of a board's structure: ids, files, what hangs together and what is unused."""

from pathlib import Path
from typing import Any

import pytest
from builders import a_board
from check_findings import fixed_board, found, messages
from europe_sized_board import europe_sized_board
from hypothesis import HealthCheck, given, settings
from strategies import whole_boards

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import board_names, open_board
from trackwright.schema.board import Board
from trackwright.schema.edits import with_added, with_changed, without
from trackwright.validators.all_checks import CHECKS as ALL_CHECKS
from trackwright.validators.check import BoardCheck

CHECKS = tuple(
    check for check in ALL_CHECKS if check.code.startswith("S") and isinstance(check, BoardCheck)
)
CODES = tuple(check.code for check in CHECKS)

LINE = a_board().with_route("oslo", "bergen").with_route("bergen", "voss")


# Shipped and broken boards


@pytest.mark.parametrize("name", board_names())
def test_shipped_boards_have_nothing_wrong_to_accept(name: str) -> None:
    board = open_board(name).document.changed(ignored=())
    assert messages(board, *CODES) == []


@settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
@given(whole_boards)
def test_any_board_can_be_checked_and_every_fix_applied(board: Board) -> None:
    analysis = BoardAnalysis(board)
    for check in CHECKS:
        assert isinstance(check, BoardCheck)
        for problem in check.find(analysis):
            assert problem.things
            for fix in problem.fixes:
                assert isinstance(fix.edit(board), Board)


def test_a_fix_finds_its_thing_gone_and_leaves_the_board_alone() -> None:
    board = europe_sized_board()
    empty = a_board().build()
    for finding in found(board, *CODES):
        for fix in finding.fixes:
            fix.edit(empty)


# Ids


def test_all_that_name_an_unknown_city_are_told_and_mended_at_once() -> None:
    board = LINE.with_route("oslo", "voss").with_ticket("oslo", "bergen").build()
    board = with_changed(board, "cities", "bergen", id="bregen")
    (finding,) = found(board, "S001")
    assert finding.message == (
        "2 routes and a ticket name the city 'bergen', which does not exist; did you mean 'bregen'?"
    )
    assert {end for route in fixed_board(board, "S001").routes for end in route.ends} == {
        "oslo",
        "bregen",
        "voss",
    }


def test_an_unknown_city_is_found_by_its_name_in_another_language() -> None:
    builder = a_board().with_route("bruxelles", "paris")
    board = with_changed(
        builder.with_route("paris", "brussels").build(), "cities", "brussels", id="x"
    )
    board = board.changed(cities=tuple(city for city in board.cities if city.id != "x"))
    (finding,) = found(board, "S001")
    assert "did you mean 'bruxelles'?" in finding.message
    assert not any(fix.safe for fix in finding.fixes)


def test_a_likely_city_is_not_written_where_the_route_would_lead_back_to_it() -> None:
    board = without(LINE.with_route("bergen", "bregen").build(), "cities", "bregen")
    (finding,) = found(board, "S001")
    assert [fix.title for fix in finding.fixes] == ["Remove what names it"]


def test_cities_told_apart_by_a_number_are_no_slips() -> None:
    board = a_board().with_route("stop_1", "stop_2").with_route("stop_2", "stop_3").build()
    board = board.changed(cities=board.cities[1:])
    (finding,) = found(board, "S001")
    assert not any(fix.safe for fix in finding.fixes)


def test_a_country_in_a_ticket_alternative_must_exist() -> None:
    ticket = [{"end": {"country": "atlantis"}, "points": 3}]
    board = LINE.with_ticket("oslo", "voss", alternatives=ticket).build()
    assert len(found(board, "S002")) == 1
    assert fixed_board(board, "S002", unsafe=True).tickets[0].alternatives == ()


def test_many_unknown_cities_do_not_take_long() -> None:
    board = europe_sized_board(20)
    cities = tuple(city.changed(id=f"x{city.id}") for city in board.cities)
    assert len(found(board.changed(cities=cities), "S001")) > 500


def test_a_city_and_a_crossing_share_their_ids() -> None:
    builder = LINE.with_crossing("gate", "sweden")
    board = with_changed(builder.build(), "crossings", "gate", id="oslo")
    assert messages(board, "S005") == ["a city and a crossing have the id 'oslo'"]
    assert fixed_board(board, "S005", unsafe=True).crossings == ()


def test_of_exact_copies_of_a_route_or_ticket_the_first_stays() -> None:
    board = LINE.with_ticket("oslo", "voss").build()
    copied = with_added(board, "routes", board.routes[0], board.routes[0])
    copied = with_added(copied, "tickets", board.tickets[0])
    assert fixed_board(copied, "S005") == board


def test_parallel_tracks_of_one_id_get_ids_of_their_own() -> None:
    board = LINE.with_route("oslo", "hamar", color="red").build()
    track = board.routes[-1]
    board = with_added(board, "routes", track.changed(color="blue"), track.changed(color="green"))
    assert [route.id for route in fixed_board(board, "S005").routes[-3:]] == [
        "oslo-hamar",
        "oslo-hamar-2",
        "oslo-hamar-3",
    ]


@pytest.mark.parametrize("change", [{"length": 5}, {"ends": ("voss", "oslo")}, {"tunnel": True}])
def test_different_routes_of_one_id_are_not_numbered_unasked(change: dict[str, Any]) -> None:
    board = LINE.build()
    board = with_added(board, "routes", board.routes[0].changed(**change))
    (finding,) = found(board, "S005")
    assert [(fix.title, fix.safe) for fix in finding.fixes] == [
        ("Give the others ids of their own", False)
    ]
    assert len(fixed_board(board, "S005", unsafe=True).routes) == 3


def test_of_two_different_cities_with_one_id_none_is_removed_unasked() -> None:
    board = LINE.build()
    board = with_added(board, "cities", board.cities[0].changed(position=(9, 9)))
    (finding,) = found(board, "S005")
    assert not any(fix.safe for fix in finding.fixes)


# Files and fields


def test_a_ruleset_may_lie_beside_the_board(tmp_path: Path) -> None:
    text = (
        '{"format": "trackwright/ruleset", "format_version": 1, "id": "mine", "extends": "europe"}'
    )
    board = LINE.with_fields(rulesets=["mine"]).build()
    assert len(found(board, "S004", folder=tmp_path)) == 1
    (tmp_path / "mine.json").write_text(text)
    assert found(board, "S004", folder=tmp_path) == []


def test_a_broken_ruleset_beside_the_board_is_told(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("{")
    board = LINE.with_fields(rulesets=["mine"]).build()
    (finding,) = found(board, "S004", folder=tmp_path)
    assert finding.message.startswith("the ruleset 'mine' cannot be used: ")


def test_an_incomplete_ruleset_of_the_board_is_told() -> None:
    board = LINE.with_fields(rulesets=[{"id": "mine"}]).build()
    (finding,) = found(board, "S004")
    assert "the field 'players' is missing" in finding.message


def test_the_picture_is_not_missed_before_the_board_has_a_file(tmp_path: Path) -> None:
    board = LINE.with_fields(background={"picture": "scan.png"}).build()
    assert found(board, "S017") == []
    assert len(found(board, "S017", folder=tmp_path)) == 1
    (tmp_path / "scan.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    assert found(board, "S017", folder=tmp_path) == []


def test_a_misspelt_field_gets_its_name_only_if_its_value_fits() -> None:
    odd = LINE.with_route("oslo", "voss", tunel="maybe").build()
    assert [fix.title for fix in found(odd, "S024")[0].fixes] == ["Remove it"]
    plain = LINE.with_route("oslo", "voss", tunel=True).build()
    route = fixed_board(plain, "S024").routes[-1]
    assert route.tunnel
    assert route.model_extra == {}


def test_a_misspelt_field_does_not_overwrite_the_right_one() -> None:
    board = LINE.with_city("oslo", tag=["capital"], tags=["port"]).build()
    assert [fix.title for fix in found(board, "S024")[0].fixes] == ["Remove it"]


def test_fields_unknown_to_the_board_itself_are_told() -> None:
    board = LINE.with_fields(backgruond=None).build()
    (finding,) = found(board, "S024")
    assert finding.message.startswith("the board has an unknown field 'backgruond'")


# What hangs together


def test_no_way_leads_through_a_crossing() -> None:
    builder = LINE.with_crossing("gate", "sweden").with_route("voss", "gate")
    board = builder.with_route("gate", "kiruna").with_route("kiruna", "boden").build()
    assert messages(board, "S007") == [
        "no routes join Kiruna and Boden to the rest of the board; draw one, or remove them"
    ]


def test_a_ticket_to_a_crossing_is_reachable_from_every_part_that_it_belongs_to() -> None:
    builder = LINE.with_crossing("gate", "sweden").with_route("voss", "gate")
    builder = builder.with_route("gate", "kiruna").with_route("kiruna", "boden")
    board = (
        builder.with_ticket("oslo", {"country": "sweden"})
        .with_ticket("boden", {"country": "sweden"})
        .with_ticket("oslo", "boden")
        .build()
    )
    assert messages(board, "S011") == ["no routes join the ends of the ticket Oslo–Boden"]


def test_two_crossings_that_a_route_joins_reach_each_other() -> None:
    builder = LINE.with_crossing("gate", "sweden").with_crossing("door", "finland")
    builder = builder.with_route("gate", "door")
    ticket = ({"country": "sweden"}, {"country": "finland"})
    assert messages(builder.with_ticket(*ticket).build(), "S011") == []


def test_a_ticket_to_an_unknown_city_is_left_to_the_check_for_that() -> None:
    board = LINE.with_ticket("oslo", "kiruna").build()
    board = board.changed(cities=board.cities[:-1])
    assert messages(board, "S011") == []


def test_tickets_with_alternatives_are_equal_only_if_all_ends_are() -> None:
    other = [{"end": "voss", "points": 3}]
    builder = LINE.with_ticket("oslo", "bergen").with_ticket("oslo", "bergen", alternatives=other)
    assert messages(builder.build(), "S010") == []
    builder = builder.with_ticket("oslo", "voss", alternatives=[{"end": "bergen", "points": 5}])
    assert len(messages(builder.build(), "S010")) == 1


def test_of_equal_tickets_one_stays() -> None:
    board = LINE.with_ticket("oslo", "voss").build()
    board = with_added(board, "tickets", board.tickets[0])
    assert len(fixed_board(board, "S010", unsafe=True).tickets) == 1


def test_a_route_keeps_its_length_where_an_icon_needs_it() -> None:
    spaces = [{"position": [50, 50]}]
    builder = LINE.with_route("oslo", "voss", length=2, spaces=spaces, icons=[1])
    (finding,) = found(builder.build(), "S027")
    assert [fix.title for fix in finding.fixes] == ["Lay them along the curve"]


def test_a_board_that_is_not_begun_is_told_so_once() -> None:
    empty = LINE.build().changed(cities=(), routes=())
    assert messages(empty, "S033") == ["the board has no cities and no routes yet"]
    assert messages(LINE.build(), "S033") == []


def test_a_board_without_rules_is_told_which_are_used() -> None:
    board = LINE.build()
    assert messages(board.changed(rulesets=()), "S034") == [
        "the board names no ruleset, so 'classic' is used"
    ]
    assert messages(board.changed(rulesets=("europe",)), "S034") == []


# What is unused


def test_a_tag_is_used_if_any_ruleset_of_the_board_selects_it() -> None:
    builder = LINE.with_ticket("oslo", "voss", tags=["big_cities"])
    assert len(messages(builder.with_fields(rulesets=["europe"]).build(), "S015")) == 1
    both = builder.with_fields(rulesets=["europe", "big_cities"])
    assert messages(both.build(), "S015") == []


@pytest.mark.parametrize("rulesets", [[], ["nowhere"]])
def test_nothing_is_called_unused_as_long_as_the_rules_are_not_known(rulesets: list[str]) -> None:
    builder = LINE.with_city("oslo", tags=["port"]).with_region("coast", "oslo")
    assert messages(builder.with_fields(rulesets=rulesets).build(), "S014", "S015") == []


def test_a_deck_that_rules_deal_from_is_not_offered_for_removal() -> None:
    builder = LINE.with_deck("europe_long").with_deck("spare").with_fields(rulesets=["europe"])
    fixes = {f.things[0].id: len(f.fixes) for f in found(builder.build(), "S016")}
    assert fixes == {"europe_long": 0, "spare": 1}


def test_a_drawn_country_is_used() -> None:
    outline = {"outer": [[0, 0], [50, 0], [50, 50]]}
    board = LINE.with_country("sweden", borders=[outline]).build()
    assert messages(board, "S013", "S020") == []
