"""Betweenness, held to networkx."""

import networkx as nx
import pytest
from builders import a_board

from trackwright.maps import board_names, open_board
from trackwright.network.betweenness import betweenness
from trackwright.network.paths import Network


@pytest.mark.parametrize("name", board_names())
def test_it_is_what_networkx_finds(name: str) -> None:
    network = Network.of(open_board(name).document)
    found = betweenness(network)
    graph = nx.Graph()
    for stop, others in network.neighbours.items():
        if stop not in network.crossings:
            graph.add_node(stop)
            graph.add_edges_from(
                (stop, other, {"length": length})
                for other, length in others.items()
                if other not in network.crossings
            )
    cities = nx.betweenness_centrality(graph, weight="length")
    assert found.cities == pytest.approx(cities)
    connections = nx.edge_betweenness_centrality(graph, weight="length")
    ordered = {tuple(sorted(pair)): share for pair, share in connections.items()}
    assert found.connections == pytest.approx(ordered)


def test_all_ways_of_a_star_run_through_its_middle() -> None:
    board = a_board().with_route("hub", "a").with_route("hub", "b").with_route("hub", "c").build()
    found = betweenness(Network.of(board))
    assert found.cities["hub"] == 1
    assert found.cities["a"] == 0
    assert set(found.connections.values()) == {0.5}


def test_no_way_runs_through_a_crossing() -> None:
    board = (
        a_board()
        .with_crossing("border", "sweden")
        .with_route("oslo", "border")
        .with_route("bergen", "border")
        .build()
    )
    found = betweenness(Network.of(board))
    assert found.cities == {"oslo": 0, "bergen": 0}
    assert found.connections == {}
