"""What must be exact, compared with slow and obvious twins on thousands of random cases."""

from functools import cache
from itertools import combinations, product
from random import Random

import pytest
from builders import BoardBuilder, a_board
from match_builders import a_match, a_ruleset, give_routes, shipped_game

from trackwright.playtest import longest_path
from trackwright.playtest.claims import payable_color
from trackwright.playtest.game_from_board import lower
from trackwright.playtest.jobs import Job, run
from trackwright.playtest.longest_path import longest_path_of, longest_path_over
from trackwright.playtest.match import Match
from trackwright.playtest.networks import networks_of, ticket_points
from trackwright.playtest.payment import can_pay, pays_track
from trackwright.playtest.payment_choices import colors_of_track, route_payments
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import HAND, LONGEST, PLAYER, POINTS_FAILED, POINTS_TICKETS
from trackwright.playtest.tables import (
    FIRST_RECIPE,
    INCOMPLETE,
    KINDS,
    LAST_RECIPE,
    LOCOMOTIVE,
    NONE,
)
from trackwright.schema.rules.ruleset import Given, Ruleset, Slot, Substitution

RULES = a_ruleset(players={"trains": 500})
Edge = tuple[str, str, int]
NumberedEdge = tuple[int, int, int]


# The longest path.


def random_edges(random: Random, nodes: int, count: int) -> list[Edge]:
    pairs = [(f"n{a}", f"n{b}") for a, b in combinations(range(nodes), 2)]
    chosen = random.sample(pairs, min(count, len(pairs)))
    return [(a, b, random.randint(1, 6)) for a, b in chosen]


def board_of(edges: list[Edge]) -> BoardBuilder:
    board = a_board()
    for first, second, length in edges:
        board = board.with_route(first, second, length=length)
    return board


def test_a_dense_network_is_measured_at_once() -> None:
    edges = [(f"n{a}", f"n{b}", 1) for a, b in combinations(range(8), 2)]
    match = a_match(board_of(edges), RULES)
    give_routes(match, 0, *match._tracks)
    # Eight odd nodes: three of the twenty-eight edges must go.
    assert longest_path_of(match.game, match.state, 0) == 25


def longest_by_remembering(edges: list[NumberedEdge]) -> int:
    @cache
    def from_here(node: int, used: int) -> int:
        return max(
            (
                length + from_here(one + other - node, used | 1 << edge)
                for edge, (one, other, length) in enumerate(edges)
                if node in (one, other) and not used >> edge & 1
            ),
            default=0,
        )

    return max(from_here(node, 0) for edge in edges for node in edge[:2])


def some_edges(random: Random, nodes: int, count: int, longest: int) -> list[NumberedEdge]:
    """Return edges between any nodes, also side by side; their nodes are numbered from 0 on."""
    numbers: dict[int, int] = {}
    pairs = [random.sample(range(nodes), 2) for _ in range(count)]
    return [
        (
            numbers.setdefault(first, len(numbers)),
            numbers.setdefault(second, len(numbers)),
            random.randint(1, longest),
        )
        for first, second in pairs
    ]


def longest_of(edges: list[NumberedEdge]) -> int:
    return longest_path_over([number for edge in edges for number in edge])


def test_longest_path_of_a_player_is_that_of_the_owned_routes() -> None:
    random = Random(9)
    for _ in range(20):
        named = random_edges(random, 9, random.randint(1, 9))
        edges = [(int(one[1:]), int(other[1:]), length) for one, other, length in named]
        match = a_match(board_of(named), RULES)
        give_routes(match, 0, *match._tracks)
        expected = longest_by_remembering(edges)
        assert longest_path_of(match.game, match.state, 0) == expected, edges


@pytest.mark.parametrize("longest", [1, 3, 8])
def test_longest_paths_of_random_networks_are_exact(longest: int) -> None:
    random = Random(longest)
    for _ in range(100):
        edges = some_edges(random, random.randint(5, 14), random.randint(1, 10), longest)
        assert longest_of(edges) == longest_by_remembering(edges), edges


def test_longest_paths_of_larger_networks_are_exact() -> None:
    random = Random(5)
    for _ in range(50):
        edges = some_edges(random, random.randint(10, 13), 15, 6)
        assert longest_of(edges) == longest_by_remembering(edges), edges


@pytest.mark.parametrize("limit", ["_MOST_BOUNDED", "MOST_SLOTS"])
def test_a_network_that_is_too_wide_for_a_sweep_is_searched(
    limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(longest_path, limit, 1)
    random = Random(6)
    for _ in range(100):
        edges = some_edges(random, random.randint(5, 12), random.randint(4, 10), 6)
        assert longest_of(edges) == longest_by_remembering(edges), edges


def test_two_cycles_are_not_walked_without_the_way_between_them() -> None:
    # All but the two ends of the way have an even number of edges, and so would both cycles
    # without the way; but then they do not hang together.
    cycles = [(0, 1, 5), (1, 2, 5), (2, 0, 5), (3, 4, 5), (4, 5, 5), (5, 3, 5)]
    ways = [(0, 3, 1), (1, 4, 1), (2, 5, 1)]
    assert longest_of([*cycles, *ways]) == longest_by_remembering([*cycles, *ways])


def test_a_network_of_a_hundred_and_thirty_trains_is_measured_at_once() -> None:
    board, rules = shipped_game("northern_lights")
    players = rules.players.model_copy(update={"trains": 130})
    drawing = rules.drawing.model_copy(update={"at_least": None, "face_up_alone": True})
    many_trains = rules.model_copy(update={"players": players, "drawing": drawing})
    games = run(Job(board, many_trains, ("random", "random"), 1, 6))
    # Trying all trails took a minute for the first of them, which has thirty odd nodes.
    assert games.players[0, :, LONGEST].tolist() == [90, 74]


@pytest.mark.parametrize("board", ["europe", "northern_lights", "poland", "nordic_countries"])
def test_whole_boards_are_measured_at_once(board: str) -> None:
    routes = shipped_game(board)[0].routes
    random = Random(1)
    names: dict[str, int] = {}
    for route in routes:
        for end in route.ends:
            names.setdefault(end, len(names))
    edges = [(names[route.ends[0]], names[route.ends[1]], route.length) for route in routes]
    for part in (0.5, 0.7, 1.0):
        owned = random.sample(edges, int(part * len(edges)))
        assert 0 < longest_of(owned) <= sum(edge[2] for edge in owned)


def test_a_trail_does_not_run_through_a_crossing() -> None:
    board = a_board().with_crossing("gate", "abroad")
    board = board.with_route("a", "gate", length=2).with_route("b", "gate", length=3)
    match = a_match(board, RULES)
    give_routes(match, 0, "a-gate", "b-gate")
    assert longest_path_of(match.game, match.state, 0) == 3


# Ways to pay.

STAND_INS = [
    (1, Given.LOCOMOTIVE, Slot.COLOR),
    (2, Given.ONE_COLOR, Slot.COLOR),
    (3, Given.ANY, Slot.COLOR),
    (2, Given.ONE_COLOR, Slot.LOCOMOTIVE),
    (3, Given.ONE_COLOR, Slot.LOCOMOTIVE),
    (2, Given.ANY, Slot.LOCOMOTIVE),
]


def pays_by_trying_all(
    color: int, spaces: int, icons: int, subs: list[Substitution], cards: tuple[int, ...]
) -> bool:
    """Fill one slot after the other in every possible way until no card is left."""
    if spaces == 0 and icons == 0:
        return not any(cards)
    slot = Slot.COLOR if spaces else Slot.LOCOMOTIVE
    plain = color if spaces else LOCOMOTIVE
    options = [] if plain == LOCOMOTIVE and spaces else [(1, [plain])]
    for sub in subs:
        if sub.slot is slot:
            kinds = {
                Given.LOCOMOTIVE: [[LOCOMOTIVE]],
                Given.ONE_COLOR: [[kind] for kind in range(LOCOMOTIVE)],
                Given.ANY: [list(range(KINDS))],
            }[sub.of]
            options += [(sub.cards, kind) for kind in kinds]
    rest = (spaces - 1, icons) if spaces else (0, icons - 1)
    return any(
        pays_by_trying_all(color, *rest, subs, left)
        for count, kinds in options
        for left in takings(cards, count, kinds)
    )


def takings(cards: tuple[int, ...], count: int, kinds: list[int]) -> set[tuple[int, ...]]:
    found = {cards}
    for _ in range(count):
        found = {
            (*left[:kind], left[kind] - 1, *left[kind + 1 :])
            for left in found
            for kind in kinds
            if left[kind]
        }
    return found


def random_costs(random: Random) -> tuple[Ruleset, BoardBuilder, list[Substitution], int, int]:
    chosen = [stand_in for stand_in in STAND_INS if random.random() < 0.5]
    one_each = {(of, slot): cards for cards, of, slot in chosen}  # a dearer one is never needed
    subs = [Substitution(cards=cards, of=of, slot=slot) for (of, slot), cards in one_each.items()]
    spaces, icons = random.randint(0, 3), random.randint(0, 2)
    spaces = max(spaces, 1 - icons)
    color = random.choice(["red", "gray"])
    board = a_board().with_route(
        "a", "b", length=spaces + icons, color=color, icons=list(range(icons)), ferry=bool(icons)
    )
    payment = {"substitutions": [sub.model_dump(mode="json") for sub in subs]}
    return a_ruleset(payment=payment), board, subs, spaces, icons


def test_route_payments_are_exactly_those_that_fill_every_slot() -> None:
    random = Random(7)
    checked = 0
    for _ in range(40):
        rules, board, subs, spaces, icons = random_costs(random)
        game = lower(board.build(), rules, 2)
        hand = tuple(random.choice([0, 0, 0, 1, 2, 3]) for _ in range(KINDS))
        told = set()
        for color in colors_of_track(game, 0):
            paid = list(route_payments(game, 0, hand, color))
            assert len(paid) == len(set(paid))
            assert all(pays_track(game, 0, list(cards), 0, color) for cards in paid)
            told.update(paid)
        red = board.things["routes"][0]["color"] == "red"
        for cards in product(*(range(min(have, 3) + 1) for have in hand)):
            if not 0 < sum(cards) <= 7 or random.random() < 0.8:
                continue
            colors = [6] if red else list(range(LOCOMOTIVE))
            expected = any(
                pays_by_trying_all(color, spaces, icons, subs, cards) for color in colors
            )
            assert (cards in told) == expected, (subs, spaces, icons, cards)
            only_locomotives = sum(cards) == cards[LOCOMOTIVE]
            accepted = any(
                pays_track(game, 0, list(cards), 0, color)
                for color in ([LOCOMOTIVE] if only_locomotives else colors)
            )
            assert accepted == expected
            checked += 1
    assert checked > 400


@pytest.mark.parametrize("group", [2, 3])
def test_whether_groups_for_icons_pay_is_known_as_trying_every_recipe_tells(group: int) -> None:
    random, payable = Random(group), 0
    pairs = {"cards": group, "of": "one_color", "slot": "locomotive"}
    wild = {"cards": 1, "of": "locomotive", "slot": "color"}
    rules = a_ruleset(payment={"substitutions": [pairs, wild]})
    for spaces, icons in product(range(4), range(1, 4)):
        board = a_board().with_route(
            "a", "b", length=spaces + icons, color="gray", icons=list(range(icons)), ferry=True
        )
        match = a_match(board, rules)
        for _ in range(60):
            hand = [random.choice([0, 0, 1, 2, 3]) for _ in range(KINDS)]
            match.state.players[HAND : HAND + KINDS] = hand
            pays = [
                color
                for color in range(LOCOMOTIVE)
                if any(
                    can_pay(match.game, recipe, hand, 0, color)
                    for recipe in range(*match.game.tracks[FIRST_RECIPE : LAST_RECIPE + 1])
                )
            ]
            assert payable_color(match.game, match.state, 0, 0) == (pays or [NONE])[0]
            payable += bool(pays)
    assert 100 < payable < 700


# Tickets and stations.


def joined_by_walking(edges: list[Edge], start: str, goal: str) -> bool:
    reached = {start}
    while more := {b for e in edges for a, b in (e[:2], e[1::-1]) if a in reached} - reached:
        reached |= more
    return goal in reached


def random_tickets(random: Random, board: BoardBuilder, nodes: int) -> BoardBuilder:
    for _ in range(5):
        first, second = random.sample(range(nodes), 2)
        board = board.with_ticket(f"n{first}", f"n{second}", points=random.randint(1, 20))
    return board


def test_a_ticket_is_complete_if_one_can_walk_it() -> None:
    random = Random(3)
    for _ in range(60):
        edges = random_edges(random, 8, 9)
        board = random_tickets(random, board_of(edges), 8).build()
        match = a_match(board, RULES)
        mine = random.sample(range(len(edges)), 5)
        give_routes(match, 0, *(match._tracks[edge] for edge in mine))
        networks = networks_of(match.game, match.state, 0)
        for number, ticket in enumerate(board.tickets):
            first, second = map(str, ticket.ends)
            walked = joined_by_walking([edges[edge] for edge in mine], first, second)
            points = ticket_points(match.game, networks, number)
            assert points == (ticket.points if walked else INCOMPLETE)


STATION_RULES = {"each": 3, "costs": [1, 2, 3], "locomotives_wild": True, "points_unbuilt": 4}


def best_by_trying_all(
    match: Match, edges: list[Edge], owners: list[int], stations: list[str], lends: int
) -> int:
    lendable = [
        [i for i, edge in enumerate(edges) if owners[i] == 1 and station in edge[:2]]
        for station in stations
    ]
    own_edges = [edge for i, edge in enumerate(edges) if owners[i] == 0]
    per_station = [
        [chosen for size in range(lends + 1) for chosen in combinations(routes, size)]
        for routes in lendable
    ]
    tickets = match_tickets(match)
    return max(
        sum(
            points
            if joined_by_walking(
                [*own_edges, *(edges[i] for chosen in choice for i in chosen)], first, second
            )
            else -points
            for first, second, points in tickets
        )
        for choice in product(*per_station)
    )


def match_tickets(match: Match) -> list[tuple[str, str, int]]:
    return [(str(t.ends[0]), str(t.ends[1]), t.points) for t in match.board.tickets]


@pytest.mark.parametrize("lends", [1, 2])
def test_stations_are_used_as_well_as_can_be(lends: int) -> None:
    random = Random(lends)
    deals = [{"pile": "pile", "cards": 5, "rejected": "out_of_the_game"}]
    rules = a_ruleset(
        players={"trains": 500},
        stations={**STATION_RULES, "lends": lends},
        tickets={"deals": deals, "keep_at_least": 5},
    )
    for _ in range(40):
        edges = random_edges(random, 8, 11)
        board = random_tickets(random, board_of(edges), 8).build()
        match = a_match(board, rules)
        owners = [random.choice([0, 1, 1, 2]) for _ in edges]
        for seat in (0, 1):
            give_routes(match, seat, *(match._tracks[i] for i, o in enumerate(owners) if o == seat))
        cities = random.sample([city.id for city in board.cities], 3)
        for place, city in enumerate(cities):
            match.state.stations[place] = match._cities.index(city)
            match.state.players[10] -= 1
        score_game(match.game, match.state)
        points = match.state.players[POINTS_TICKETS] - match.state.players[POINTS_FAILED]
        assert points == best_by_trying_all(match, edges, owners, cities, lends)
        assert match.state.players[PLAYER + POINTS_TICKETS] == 0
