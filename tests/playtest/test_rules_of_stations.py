"""Stations, as short stories: where they are built, what they cost, lend and score."""

import pytest
from builders import a_board
from match_builders import (
    EUROPES,
    RULESETS,
    a_match,
    a_ruleset,
    a_shipped_match,
    assert_sound,
    claim_route,
    give_routes,
    player_column,
    proves,
    refused,
    remove_cards,
    set_hand,
    spend_turn_drawing,
)

from trackwright.playtest.match import Action, Deed, Match
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import (
    DISCARDS,
    HOLDER,
    LONGEST,
    OWNER,
    POINTS_STATIONS,
    POINTS_TICKETS,
    TICKET_STATE,
    TICKETS_BY_STATIONS,
    TRACK_STATE,
)
from trackwright.playtest.tables import KINDS, NONE

WITHOUT = tuple(name for name in RULESETS if name not in EUROPES)


def build(city: str, **cards: int) -> Action:
    return Action(Deed.BUILD_STATION, (city,), cards=cards)


# By the shipped rules.


@proves("stations")
@pytest.mark.parametrize("name", WITHOUT)
def test_there_are_no_stations_in_this_game(name: str) -> None:
    match = a_shipped_match(name)
    set_hand(match, 0, red=1)
    assert refused(match, build(match.board.cities[0].id, red=1)) == ("stations",)


@proves("stations/costs", "stations/each")
@pytest.mark.parametrize("name", EUROPES)
def test_stations_cost_one_then_two_then_three_cards_of_one_colour(name: str) -> None:
    match = a_shipped_match(name)
    for number, city in enumerate(("paris", "roma", "wien"), start=1):
        set_hand(match, 0, red=number)
        assert refused(match, build(city, red=number - 1)) == ("stations", "costs")
        match.play(build(city, red=number))
        spend_turn_drawing(match)
    set_hand(match, 0, red=4)
    assert refused(match, build("berlin", red=4)) == ("stations", "each")
    assert_sound(match)


@proves("stations/locomotives_wild")
@pytest.mark.parametrize("name", EUROPES)
def test_locomotives_are_wild_for_stations_and_two_colours_do_not_pay(name: str) -> None:
    match = a_shipped_match(name)
    set_hand(match, 0, locomotive=1)
    match.play(build("paris", locomotive=1))
    spend_turn_drawing(match)
    set_hand(match, 0, red=1, blue=1, locomotive=1)
    assert refused(match, build("roma", red=1, blue=1)) == ("stations", "costs")
    match.play(build("roma", red=1, locomotive=1))


@proves("stations/per_city")
@pytest.mark.parametrize("name", EUROPES)
def test_a_city_holds_one_station_of_anybody(name: str) -> None:
    match = a_shipped_match(name)
    set_hand(match, 0, red=1)
    match.play(build("paris", red=1))
    set_hand(match, 1, locomotive=1)
    assert refused(match, build("paris", locomotive=1)) == ("stations", "per_city")
    match.play(build("roma", locomotive=1))


@proves("stations/points_unbuilt")
@pytest.mark.parametrize("name", EUROPES)
def test_each_station_not_built_scores_four(name: str) -> None:
    match = a_shipped_match(name)
    set_hand(match, 0, red=1)
    match.play(build("paris", red=1))
    score_game(match.game, match.state)
    assert player_column(match, POINTS_STATIONS) == [8, 12]


ZURICH_TICKETS = ("brindisi-zurich", "budapest-zurich")


def a_station_in_zurich(name: str, players: int = 2) -> Match:
    """Return a match where the last player owns the routes into Zürich, and the others go on."""
    match = a_shipped_match(name, players)
    for number, ticket in enumerate(match.board.tickets):
        match.state.tickets[number * TICKET_STATE + HOLDER] = (
            0 if ticket.id in ZURICH_TICKETS else NONE
        )
    give_routes(match, 0, "roma-venezia", "brindisi-roma", "munchen-wien", "budapest-wien")
    give_routes(match, players - 1, "venezia-zurich", "munchen-zurich")
    set_hand(match, 0, red=1)
    match.play(build("zurich", red=1))
    return match


@proves("stations/lends")
@pytest.mark.parametrize("name", EUROPES)
def test_a_station_lends_one_route_the_same_for_all_tickets(name: str) -> None:
    match = a_station_in_zurich(name)
    apart = match.copy()
    score_game(apart.game, apart.state)
    assert player_column(apart, TICKETS_BY_STATIONS) == [1, 0]
    give_routes(match, 0, "munchen-venezia")  # now one route into Zürich serves both
    score_game(match.game, match.state)
    assert player_column(match, TICKETS_BY_STATIONS) == [2, 0]


@pytest.mark.parametrize("name", EUROPES)
def test_which_route_a_station_lends_is_chosen_at_the_end(name: str) -> None:
    match = a_station_in_zurich(name)
    claim_route(match, "paris-zurich")
    give_routes(match, 0, "frankfurt-paris", "frankfurt-munchen", "munchen-venezia")
    for track in ("venezia-zurich", "munchen-zurich"):
        match.state.tracks[match._tracks.index(track) * TRACK_STATE + OWNER] = NONE
    score_game(match.game, match.state)
    assert player_column(match, TICKETS_BY_STATIONS) == [2, 0]


@pytest.mark.parametrize("name", EUROPES)
def test_several_players_may_be_lent_the_same_route(name: str) -> None:
    match = a_station_in_zurich(name, players=3)
    for ticket, holder in zip(ZURICH_TICKETS, (0, 1), strict=True):
        number = [one.id for one in match.board.tickets].index(ticket)
        match.state.tickets[number * TICKET_STATE + HOLDER] = holder
    for route in ("munchen-wien", "budapest-wien"):
        match.state.tracks[match._tracks.index(route) * TRACK_STATE + OWNER] = 1
    give_routes(match, 1, "munchen-venezia")
    match.state.tracks[match._tracks.index("munchen-zurich") * TRACK_STATE + OWNER] = NONE
    set_hand(match, 1, red=1)
    match.play(build("venezia", red=1))
    score_game(match.game, match.state)
    assert player_column(match, TICKETS_BY_STATIONS) == [1, 1, 0]


@pytest.mark.parametrize("name", EUROPES)
def test_a_lent_route_is_no_part_of_the_longest_path(name: str) -> None:
    match = a_station_in_zurich(name)
    score_game(match.game, match.state)
    lengths = {route.id: route.length for route in match.board.routes}
    assert player_column(match, LONGEST)[0] == max(
        lengths["roma-venezia"] + lengths["brindisi-roma"],
        lengths["munchen-wien"] + lengths["budapest-wien"],
    )


@pytest.mark.parametrize("name", EUROPES)
def test_building_a_station_is_the_whole_turn_and_its_cards_are_discarded(name: str) -> None:
    match = a_shipped_match(name)
    remove_cards(match, DISCARDS)
    set_hand(match, 0, red=3)
    match.play(build("paris", red=1))
    assert match.player == 1
    assert match.hand(0) == {"red": 2}
    assert sum(match.state.table[DISCARDS : DISCARDS + KINDS]) == 1


# What they lend.


def with_stations(lends: int = 1) -> Match:
    """Return a match of two with a ticket a-c each, where the other player owns b-c and b-d."""
    board = a_board()
    for first, second in ("ab", "bc", "bd"):
        board = board.with_route(first, second, length=1, color="red")
    for second in "cd":
        board = board.with_ticket("a", second, points=8)
    for second in "cd":
        board = board.with_ticket("a", second, points=8, deck="other")
    stations = {
        "each": 1,
        "costs": [1],
        "locomotives_wild": False,
        "lends": lends,
        "points_unbuilt": 4,
    }
    tickets = {
        "piles": [
            {"id": "pile", "tickets": {"decks": ["regular"]}},
            {"id": "others", "tickets": {"decks": ["other"]}},
        ],
        "deals": [{"pile": "pile", "cards": 1, "rejected": "out_of_the_game"}] * 2,
    }
    match = a_match(board, a_ruleset(stations=stations, tickets=tickets))
    for ticket in range(4):
        match.state.tickets[ticket * 2] = ticket // 2
    give_routes(match, 0, "a-b")
    give_routes(match, 1, "b-c", "b-d")
    return match


@proves("stations/lends")
@pytest.mark.parametrize(("lends", "points"), [(1, 8), (2, 16)])
def test_a_station_lends_a_route_into_its_city_the_same_for_all_tickets(
    lends: int, points: int
) -> None:
    match = with_stations(lends)
    set_hand(match, 0, red=1)
    match.play(build("b", red=1))
    score_game(match.game, match.state)
    assert player_column(match, POINTS_TICKETS) == [points, 0]
    assert player_column(match, TICKETS_BY_STATIONS) == [points // 8, 0]


def test_a_station_lends_nothing_that_leads_elsewhere() -> None:
    match = with_stations()
    set_hand(match, 0, red=1)
    match.play(build("a", red=1))
    score_game(match.game, match.state)
    assert player_column(match, POINTS_TICKETS) == [0, 0]


def test_locomotives_do_not_pay_where_they_are_not_wild() -> None:
    match = with_stations()
    set_hand(match, 0, locomotive=1)
    assert refused(match, build("b", locomotive=1)) == ("stations", "costs")


def test_a_city_may_hold_two_stations_where_the_rules_say_so() -> None:
    stations = {"each": 1, "costs": [1], "locomotives_wild": True, "points_unbuilt": 0}
    match = a_match(ruleset=a_ruleset(stations={**stations, "per_city": 2}))
    for player in (0, 1):
        set_hand(match, player, red=1)
        match.play(build("a", red=1))
    assert match.player == 0
