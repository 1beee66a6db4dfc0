"""Claiming routes, as short stories: parallel tracks, and cards that routes give."""

import pytest
from builders import a_board
from match_builders import (
    EUROPES,
    RULESETS,
    a_match,
    a_ruleset,
    a_shipped_match,
    assert_sound,
    claim,
    claim_route,
    draw,
    hand_size,
    proves,
    refused,
    set_deck,
    set_face_up,
    set_hand,
    shipped_game,
    spend_turn_drawing,
)

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.playtest.match import Match
from trackwright.playtest.state import FACE_UP
from trackwright.playtest.tables import KINDS
from trackwright.schema.board import connections
from trackwright.schema.checks import Severity
from trackwright.schema.rules.ruleset import ConnectionKind
from trackwright.validators.check import Settings
from trackwright.validators.run_checks import check_board

ORDINARY, BORDER = ConnectionKind.ORDINARY, ConnectionKind.BORDER

# By the shipped rules.

USABLE = [
    *((name, ORDINARY, 2, {2: 1, 3: 1, 4: 2, 5: 2}) for name in EUROPES),
    ("northern_lights", ORDINARY, 2, {2: 1, 3: 1, 4: 2, 5: 2}),
    ("northern_lights", ORDINARY, 3, {2: 1, 3: 2, 4: 3, 5: 3}),
    ("nordic_countries", ORDINARY, 2, {2: 1, 3: 2}),
    ("poland", ORDINARY, 2, {2: 1, 3: 1, 4: 2}),
    ("poland", BORDER, 2, {2: 2, 3: 2, 4: 2}),
    ("poland", BORDER, 3, {3: 3, 4: 3}),
]


@proves("parallel_tracks/rules/kind=border", "parallel_tracks/rules/usable")
@pytest.mark.parametrize(("name", "kind", "tracks", "usable"), USABLE)
def test_so_many_tracks_of_a_connection_are_claimed_and_no_more(
    name: str, kind: ConnectionKind, tracks: int, usable: dict[int, int]
) -> None:
    board, _ = shipped_game(name)
    connection = next(c for c in connections(board) if (c.kind, len(c.tracks)) == (kind, tracks))
    routes = [route.id for route in connection.tracks]
    for players, count in usable.items():
        match = a_shipped_match(name, players)
        for route in routes[:count]:
            claim_route(match, route)
        assert match.player == count % players
        for route in routes[count:]:
            cards = {str(r.color): r.length for r in board.routes if r.id == route}
            set_hand(match, match.player, **cards)
            assert refused(match, claim(route, **cards)) == ("parallel_tracks", "rules")


@pytest.mark.parametrize("name", RULESETS)
def test_one_player_owns_one_track_of_a_connection(name: str) -> None:
    board, rules = shipped_game(name)
    match = a_shipped_match(name, rules.players.maximum)
    first, second = next(c for c in connections(board) if len(c.tracks) == 2).tracks
    claim_route(match, first.id)
    while match.player != 0:
        spend_turn_drawing(match)
    color = "red" if second.color == "gray" else str(second.color)
    set_hand(match, 0, **{color: second.length}, locomotive=2)
    assert refused(match, claim(second.id, **{color: second.length})) == (
        "parallel_tracks",
        "owned",
    )


@proves("draw_bonuses")
def test_a_route_with_a_draw_bonus_gives_cards_of_the_deck() -> None:
    board, _ = shipped_game("northern_lights")
    for bonus in {route.draw_bonus for route in board.routes if route.draw_bonus}:
        route = next(r for r in board.routes if r.draw_bonus == bonus)
        match = a_shipped_match("northern_lights")
        set_hand(match, 0, locomotive=route.length)
        set_face_up(match, red=5)
        set_deck(match, blue=9)
        match.play(claim(route.id, locomotive=route.length))
        assert match.hand(0) == {"blue": bonus}
        assert match.state.table[FACE_UP : FACE_UP + KINDS].count(5) == 1
        assert match.player == 1


NOT_IN_THE_GAME = [
    ("R001", {"tunnel": True}, ("northern_lights", "poland")),
    ("R002", {"ferry": True}, ("poland",)),
    ("R003", {"draw_bonus": 1}, (*EUROPES, "nordic_countries", "poland")),
    ("R011", {"ferry": True, "color": "red"}, (*EUROPES, "northern_lights")),
    ("R012", {"ferry": False, "icons": (), "color": "gray"}, ("northern_lights",)),
]


@pytest.mark.parametrize(
    ("name", "check", "changes"),
    [(name, check, changes) for check, changes, names in NOT_IN_THE_GAME for name in names],
)
def test_a_route_that_the_game_does_not_have_is_a_mistake_on_its_board(
    name: str, check: str, changes: dict[str, object]
) -> None:
    board, rules = shipped_game(name)
    first, *others = board.routes
    changed = board.changed(routes=(first.changed(**changes), *others))
    only = Settings(select=(check,))
    (finding,) = check_board(BoardAnalysis(changed), [rules], only).findings
    assert finding.severity is Severity.ERROR


@pytest.mark.parametrize("name", RULESETS)
def test_the_routes_of_a_shipped_board_are_those_that_the_game_has(name: str) -> None:
    board, rules = shipped_game(name)
    only = Settings(select=tuple(check for check, *_ in NOT_IN_THE_GAME))
    assert check_board(BoardAnalysis(board), [rules], only).findings == ()


def test_one_player_owns_one_track_to_a_neighbouring_country() -> None:
    board, _ = shipped_game("poland")
    for connection in (one for one in connections(board) if one.kind is BORDER):
        match = a_shipped_match("poland")
        first, second, *_ = connection.tracks
        claim_route(match, first.id)
        spend_turn_drawing(match)
        set_hand(match, 0, red=second.length)
        refusal = refused(match, claim(second.id, red=second.length))
        assert refusal == ("parallel_tracks", "owned")


# By rules of one's own.


def a_double() -> Match:
    board = a_board().with_route("a", "b", color="red").with_route("a", "b", color="blue")
    usable = {"kind": "ordinary", "tracks": 2, "usable": {"2": 1, "3": 2}}
    return a_match(board, a_ruleset(parallel_tracks={"rules": [usable]}), players=3)


@proves("parallel_tracks/owned")
def test_nobody_owns_two_tracks_of_a_connection() -> None:
    match = a_double()
    set_hand(match, 0, red=2, blue=2)
    match.play(claim("a-b", red=2))
    for _ in range(2):
        match.play(draw())
        match.play(draw())
    assert refused(match, claim("a-b-2", blue=2)) == ("parallel_tracks", "owned")


def test_a_second_track_is_for_another_player_if_enough_play() -> None:
    match = a_double()
    set_hand(match, 0, red=2)
    match.play(claim("a-b", red=2))
    set_hand(match, 1, blue=2)
    match.play(claim("a-b-2", blue=2))
    assert_sound(match)


@proves(
    "parallel_tracks/rules/usable",
    "parallel_tracks/rules/tracks",
    "parallel_tracks/rules/kind=ordinary",
)
def test_a_second_track_is_closed_if_too_few_play() -> None:
    board = a_board().with_route("a", "b", color="red").with_route("a", "b", color="blue")
    usable = {"kind": "ordinary", "tracks": 2, "usable": {"2": 1}}
    match = a_match(board, a_ruleset(parallel_tracks={"rules": [usable]}))
    set_hand(match, 0, red=2)
    match.play(claim("a-b", red=2))
    set_hand(match, 1, blue=2)
    assert refused(match, claim("a-b-2", blue=2)) == ("parallel_tracks", "rules")


@proves("draw_bonuses/source=deck")
def test_draw_bonus_comes_from_the_deck() -> None:
    board = a_board().with_route("a", "b", color="red", draw_bonus=2)
    match = a_match(board, a_ruleset(draw_bonuses={"source": "deck"}))
    set_hand(match, 0, red=2)
    match.play(claim("a-b", red=2))
    assert hand_size(match) == 2
    assert match.player == 1


@proves("draw_bonuses/source=deck_or_face_up")
def test_draw_bonus_may_come_from_the_face_up_cards_where_the_rules_say_so() -> None:
    board = a_board().with_route("a", "b", color="red", draw_bonus=2)
    match = a_match(board, a_ruleset(draw_bonuses={"source": "deck_or_face_up"}))
    set_hand(match, 0, red=2)
    set_face_up(match, blue=5)
    match.play(claim("a-b", red=2))
    match.play(draw("blue"))
    assert match.player == 0
    match.play(draw())
    assert match.player == 1
    assert match.hand(0)["blue"] >= 1
