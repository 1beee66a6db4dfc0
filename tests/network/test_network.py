"""Distances over routes, and the numbers of a board."""

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import networkx
import pytest
from builders import a_board

from trackwright.network.paths import Network, PathFinder, Search, cuts
from trackwright.network.statistics import TicketValue, statistics
from trackwright.network.ticket_value import paths_to_nearest_end

BOARD = (
    a_board()
    .with_route("oslo", "bergen", length=4, color="blue")
    .with_route("oslo", "bergen", length=3, color="red", tunnel=True)
    .with_route("oslo", "stockholm", length=2, color="red")
    .with_route("stockholm", "turku", length=3, ferry=True, icons=[0, 2])
    .with_route("turku", "helsinki", length=1, draw_bonus=2)
    .with_route("helsinki", "turku", length=1, color="blue")
    .with_route("turku", "helsinki", length=1, color="green")
    .with_crossing("border_north", "russia")
    .with_crossing("border_south", "russia")
    .with_route("helsinki", "border_north", length=2)
    .with_route("border_north", "oslo", length=1)
    .with_route("bergen", "border_south", length=1)
    .with_city("island")
    .with_ticket("bergen", "helsinki", points=9)
    .with_ticket("oslo", "turku", points=6)
    .with_ticket("oslo", "island", points=1)
    .with_ticket("stockholm", {"country": "russia"}, points=3)
    .with_deck("empty")
    .build()
)
NETWORK = Network.of(BOARD)


def test_a_path_takes_the_shortest_of_parallel_tracks() -> None:
    assert NETWORK.distances(["oslo"])["bergen"] == 3


def test_a_path_may_run_over_many_cities() -> None:
    assert NETWORK.distances(["bergen"])["helsinki"] == 3 + 2 + 3 + 1


def test_no_path_runs_through_a_crossing() -> None:
    assert NETWORK.distances(["oslo"])["helsinki"] == 6
    assert NETWORK.distances(["oslo"])["border_north"] == 1


def test_a_path_may_begin_at_a_crossing() -> None:
    assert NETWORK.distances(["border_north"])["helsinki"] == 2


def test_what_cannot_be_reached_has_no_distance() -> None:
    assert "island" not in NETWORK.distances(["oslo"])


def test_a_ticket_to_a_country_is_as_long_as_the_way_to_its_nearest_crossing() -> None:
    found = paths_to_nearest_end(PathFinder.of(BOARD), BOARD.tickets[3])
    assert found is not None
    assert found.length == 2 + 1


def test_a_route_to_an_unknown_city_is_passed_over() -> None:
    broken = BOARD.changed(cities=BOARD.cities[1:])
    assert "oslo" not in Network.of(broken).neighbours


def test_everything_is_counted() -> None:
    numbers = statistics(BOARD)
    assert (numbers.cities, numbers.crossings, numbers.countries) == (6, 2, 1)
    assert (numbers.connections, numbers.border_connections, numbers.routes) == (7, 3, 10)
    assert (numbers.doubles, numbers.triples, numbers.spaces) == (1, 1, 19)
    assert numbers.spaces_by_color == {"blue": 5, "red": 5, "green": 1, "gray": 8}
    assert numbers.routes_by_length == {1: 5, 2: 2, 3: 2, 4: 1}
    assert (numbers.ferries, numbers.icons) == (1, 2)
    assert (numbers.tunnels, numbers.draw_bonuses) == (1, 1)
    assert numbers.tickets_by_deck == {"regular": 4, "empty": 0}
    assert numbers.connections_by_city["turku"] == 2


def test_tickets_off_their_shortest_path_are_named() -> None:
    numbers = statistics(BOARD)
    assert numbers.tickets_off_shortest_path == 2
    assert numbers.off_shortest_path == (
        TicketValue("oslo-turku", 6, 5),
        TicketValue("oslo-island", 1, None),
    )


def test_bridges_are_connections_that_hold_the_cities_together() -> None:
    assert statistics(BOARD).bridges == (
        ("bergen", "oslo"),
        ("helsinki", "turku"),
        ("oslo", "stockholm"),
        ("stockholm", "turku"),
    )


def test_bridges_and_cut_cities_tell_what_they_cut_off() -> None:
    board = (
        a_board()
        .with_route("a", "b")
        .with_route("b", "c")
        .with_route("c", "a")
        .with_route("c", "d")
        .with_route("d", "e")
        .with_route("e", "f")
        .with_route("f", "d")
        .with_route("d", "h")
        .with_route("h", "e")
        .with_route("f", "g")
        .with_crossing("gate", "abroad")
        .with_route("g", "gate")
        .build()
    )
    found = cuts(Network.of(board))
    assert {pair: set(cut.cities) for pair, cut in found.bridges.items()} == {
        ("c", "d"): {"a", "b", "c"},
        ("f", "g"): {"g"},
    }
    assert {city: set(cut.cities) for city, cut in found.cities.items()} == {
        "c": {"a", "b"},
        "d": {"a", "b", "c"},
        "f": {"g"},
    }


def random_network(random: Random) -> Network:
    stops = [str(number) for number in range(random.randint(1, 12))]
    neighbours: dict[str, dict[str, int]] = {stop: {} for stop in stops}
    for _ in range(random.randint(0, 18)):
        one, other = random.choice(stops), random.choice(stops)
        if one != other:
            neighbours[one][other] = neighbours[other][one] = random.randint(1, 3)
    return Network(neighbours, frozenset())


def graph_of(network: Network) -> "networkx.Graph[str]":
    graph: networkx.Graph[str] = networkx.Graph()
    graph.add_nodes_from(network.neighbours)
    for stop, joined in network.neighbours.items():
        graph.add_weighted_edges_from((stop, other, length) for other, length in joined.items())
    return graph


@pytest.mark.parametrize("seed", range(12))
def test_cuts_are_those_that_another_program_finds(seed: int) -> None:
    network = random_network(Random(seed))
    found, graph = cuts(network), graph_of(network)
    assert set(found.bridges) == {(min(pair), max(pair)) for pair in networkx.bridges(graph)}
    assert set(found.cities) == set(networkx.articulation_points(graph))
    for city, cut in found.cities.items():
        part = networkx.node_connected_component(graph, city) - {city}
        pieces = sorted(networkx.connected_components(graph.subgraph(part)), key=len)
        assert cut.count == sum(map(len, pieces[:-1]))


@pytest.mark.parametrize("seed", range(8))
def test_shortest_ways_are_those_that_another_program_finds(seed: int) -> None:
    network = random_network(Random(seed))
    finder, graph = PathFinder(network, {}), graph_of(network)
    for one, other in combinations(network.neighbours, 2):
        found = finder.between(one, other)
        if found is None:
            assert not networkx.has_path(graph, one, other)
            continue
        paths = [
            list(pairwise(p)) for p in networkx.all_shortest_paths(graph, one, other, "weight")
        ]
        used = Counter((min(pair), max(pair)) for path in paths for pair in path)
        assert found.count == len(paths)
        assert found.length == networkx.dijkstra_path_length(graph, one, other)
        assert found.shares == pytest.approx({pair: n / len(paths) for pair, n in used.items()})
        assert set(found.needed) == {pair for pair, n in used.items() if n == len(paths)}


def test_a_longer_way_may_take_fewer_routes() -> None:
    board = (
        a_board()
        .with_route("oslo", "hamar", length=1)
        .with_route("hamar", "dovre", length=1)
        .with_route("dovre", "molde", length=1)
        .with_route("oslo", "molde", length=4)
        .build()
    )
    finder = PathFinder.of(board)
    assert [finder.fewest_routes("oslo", "molde", spaces) for spaces in (2, 3, 4)] == [None, 3, 1]


def test_a_search_goes_no_further_than_it_is_asked_to() -> None:
    search = Search(NETWORK, ["bergen"])
    assert search.distance("oslo") == 3
    assert "helsinki" not in search.found
    assert search.distance("helsinki") == 9
    assert search.distance("island") is None
