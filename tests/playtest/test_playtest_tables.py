"""Boards and rulesets as integers: what stands in each table."""

import pytest
from builders import a_board
from match_builders import BOARDS, a_ruleset, shipped_game

from trackwright.playtest import tables as t
from trackwright.playtest.compilable import Ints
from trackwright.playtest.game_from_board import lower
from trackwright.playtest.payment_recipes import Cost, Recipe, recipes
from trackwright.playtest.tables import Game
from trackwright.schema.errors import InvalidDocumentError, TrackwrightError

BOARD = (
    a_board()
    .with_country("north", cards=[3, 9])
    .with_country("abroad", cards=[5])
    .with_city("a", country="north")
    .with_crossing("gate", "abroad")
    .with_route("a", "b", color="red", length=3, tunnel=True, draw_bonus=2)
    .with_route("a", "b", color="blue", length=3)
    .with_route("b", "gate", color="gray", length=2, icons=[0], ferry=True)
    .with_route("a", "gate", color="gray", length=1)
    .with_ticket("a", "b", points=3)
    .with_ticket("a", {"country": "abroad"}, points=6, alternatives=[{"end": "b", "points": 2}])
    .with_ticket("b", "a", points=4, deck="other")
    .build()
)
RULES = a_ruleset(
    payment={"substitutions": [{"cards": 1, "of": "locomotive", "slot": "color"}]},
    ferries={"only_gray": True, "every_gray_route": False},
    tunnels={"reveal": 3, "cards_per_match": 2},
    draw_bonuses={"source": "deck"},
    parallel_tracks={"rules": [{"kind": "ordinary", "tracks": 2, "usable": {"2": 1, "3": 2}}]},
    stations={"each": 2, "costs": [1, 4], "locomotives_wild": False, "points_unbuilt": 5},
    tickets={
        "piles": [
            {"id": "pile", "tickets": {"decks": ["regular"]}},
            {"id": "others", "tickets": {}, "undealt": "out_of_the_game"},
        ],
        "deals": [
            {
                "pile": "others",
                "cards": 1,
                "keep_at_most": 0,
                "rejected": "out_of_the_game",
                "choice": "before_the_next",
            },
            {"pile": "pile", "cards": 2, "keep_at_least": 1, "rejected": "under_the_pile"},
        ],
        "keep_at_least": 1,
    },
    country_cards={"order": "highest_on_top", "countries_needed": 2},
    bonuses={
        "cards": [
            {"id": "path", "points": 10, "most": {"kind": "longest_path"}},
            {
                "id": "blue",
                "points": 7,
                "tie": "nobody_scores",
                "minimum": 2,
                "most": {"kind": "claimed_routes", "routes": {"colors": ["blue"]}},
            },
        ]
    },
    tie_breaks=["longest_path", "shared"],
)
GAME = lower(BOARD, RULES, 2)


def row(table: Ints, width: int, number: int) -> list[int]:
    return table[number * width : (number + 1) * width]


def listed(table: Ints, number: int) -> list[int]:
    return table[table[number] : table[number + 1]]


def test_rules_hold_the_ruleset_s_numbers() -> None:
    assert GAME.rules[t.PLAYERS] == 2
    assert GAME.rules[t.TRAINS] == 20
    assert GAME.rules[t.TUNNEL_CARDS] == 2
    assert GAME.rules[t.STATION_COSTS :] == [1, 4]
    assert GAME.rules[t.CARDS : t.CARDS + t.KINDS] == [12] * 8 + [14]
    assert GAME.rules[t.TIE_BREAK : t.TIE_BREAK + 2] == [t.LONGEST_TRAIL, t.SHARED]
    assert GAME.rules[t.ACTION_PILE] == t.NONE
    assert GAME.rules[t.OFFER] == 2


def test_tracks_know_their_ends_cost_and_connection() -> None:
    red = row(GAME.tracks, t.TRACK, 0)
    assert (red[t.FROM], red[t.TO], red[t.LENGTH], red[t.COLOR]) == (0, 1, 3, 6)
    assert (red[t.PARALLEL], red[t.USABLE], red[t.ROUTE_POINTS]) == (1, 1, 4)
    assert (red[t.TUNNEL], red[t.DRAW_BONUS], red[t.BORDER], red[t.ONLY_WILD]) == (1, 2, 0, 1)
    ferry = row(GAME.tracks, t.TRACK, 2)
    assert (ferry[t.COLOR], ferry[t.PARALLEL], ferry[t.BORDER]) == (t.GRAY, 2, 1)
    assert ferry[t.SPACES_IN_COLOR] == 1


def test_more_players_may_use_more_tracks() -> None:
    assert lower(BOARD, RULES, 3).tracks[t.USABLE] == 2
    # Of four players the rule says nothing: then all tracks are usable.
    assert lower(BOARD, RULES, 4).tracks[t.USABLE] == 2


def test_recipes_pay_a_track_with_as_few_locomotives_as_can_be_first() -> None:
    first, last = GAME.tracks[t.FIRST_RECIPE], GAME.tracks[t.LAST_RECIPE]
    paid = [row(GAME.recipes, t.RECIPE, recipe)[:2] for recipe in range(first, last)]
    assert paid == [[3, 0], [2, 1], [1, 2], [0, 3]]


def test_recipes_of_groups_and_any_cards() -> None:
    found = recipes(Cost(1, 1, 0, 0, 4, 2, 0), 100)
    assert found == (
        Recipe(1, 0, 0, 0, 1, 2, 0),
        Recipe(1, 1, 0, 0, 0, 0, 0),
        Recipe(0, 0, 0, 0, 1, 2, 4),
        Recipe(0, 1, 0, 0, 0, 0, 4),
    )


def test_near_lists_the_tracks_at_each_node_and_where_they_lead() -> None:
    assert [listed(GAME.near, node) for node in range(3)] == [[0, 1, 3], [0, 1, 2], [2]]
    assert [listed(GAME.beyond, node) for node in range(3)] == [[1, 1, 3], [0, 0, 2], [1]]


def test_each_track_s_end_at_a_crossing_is_a_node_of_its_own() -> None:
    nodes = [row(GAME.nodes, t.NODE, node) for node in range(GAME.rules[t.NODES])]
    assert nodes == [[0, 1], [t.NONE, 1], [1, 0], [1, 0]]


def test_tickets_have_goals_with_points_of_their_own() -> None:
    ticket = row(GAME.tickets, t.TICKET, 1)
    assert (ticket[t.VALUE], ticket[t.LOST], ticket[t.SPACES]) == (6, 2, 1)
    goals = range(ticket[t.FIRST_GOAL], ticket[t.LAST_GOAL])
    told = [row(GAME.goals, t.GOAL, goal) for goal in goals]
    assert [points for _, points in told] == [6, 2]
    assert [listed(GAME.places, place) for place, _ in told] == [[2, 3], [1]]


def test_a_ticket_belongs_to_the_first_pile_that_takes_it() -> None:
    piles = [row(GAME.piles, t.PILE, pile) for pile in range(2)]
    held = [GAME.piles[start : start + size] for start, size, _ in piles]
    assert held == [[0, 1], [2]]
    assert [leaves for *_, leaves in piles] == [0, 1]


def test_deals_say_what_is_dealt_kept_and_returned() -> None:
    assert row(GAME.deals, t.DEAL, 0) == [1, 1, 0, 0, t.OUT, 1]
    assert row(GAME.deals, t.DEAL, 1) == [0, 2, 1, 2, t.UNDER, 0]


def test_bonuses_point_to_what_they_count() -> None:
    path, blue = (row(GAME.bonuses, t.BONUS, bonus) for bonus in range(2))
    assert path[t.METRIC] == t.LONGEST_PATH
    assert (blue[t.BONUS_POINTS], blue[t.TIE_SCORES], blue[t.MINIMUM]) == (7, 0, 2)
    assert GAME.picks[blue[t.PICKS] :] == [0, 1, 0, 0]


def test_country_cards_lie_with_the_highest_on_top() -> None:
    assert [listed(GAME.stacks, country) for country in range(2)] == [[9, 3], [5]]


@pytest.mark.parametrize("name", BOARDS)
def test_every_shipped_ruleset_is_lowered_for_every_number_of_players(name: str) -> None:
    board, rules = shipped_game(name)
    for players in rules.players.counts:
        game = lower(board, rules, players)
        assert isinstance(game, Game)
        for track, route in enumerate(board.routes):
            first, last = game.tracks[track * t.TRACK + t.FIRST_RECIPE :][:2]
            assert first < last, route.id


def test_too_many_players_are_refused() -> None:
    with pytest.raises(TrackwrightError, match="9 cannot play by the rules 'plain'"):
        lower(BOARD, RULES, 9)


def test_a_board_with_loose_ends_is_refused() -> None:
    broken = BOARD.model_copy(update={"cities": BOARD.cities[1:]})
    with pytest.raises(InvalidDocumentError, match="there is no city 'a'"):
        lower(broken, RULES, 2)
