"""Boards that lost their balance: colours, hubs, bridges and dead ends."""

from math import dist
from random import Random
from typing import Any

import networkx

from mistakes.kinds import needed, on_board, one_of
from mistakes.rules import COLORS
from trackwright.network.paths import Network
from trackwright.schema.board import Board, Route
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import with_added, without


@on_board("All routes of one colour are given another.", "B001")
def one_colour_gone(board: Board, random: Random) -> Board:
    old, new = random.sample(COLORS, 2)
    routes = [r.changed(color=new) if r.color is old else r for r in board.routes]
    return board.changed(routes=tuple(routes))


@on_board("All routes of one colour have one space, of all others they stay.", "B002")
def one_colour_short(board: Board, random: Random) -> Board:
    color = random.choice(COLORS)
    routes = [r.changed(length=1) if r.color is color else r for r in board.routes]
    return board.changed(routes=tuple(routes))


@on_board("All parallel tracks are gone.", "B012", overall=True)
def only_single_tracks(board: Board, random: Random) -> Board:
    first: dict[frozenset[str], Route] = {}
    for route in random.sample(board.routes, len(board.routes)):
        first.setdefault(frozenset(route.ends), route)
    return without(board, "routes", *(r.id for r in board.routes if r not in first.values()))


@on_board("Every route is twice as long.", "B011", overall=True)
def every_route_twice_as_long(board: Board, random: Random) -> Board:
    times = random.choice((2, 3))
    routes = [route.changed(length=route.length * times) for route in board.routes]
    return board.changed(routes=tuple(routes))


@on_board("Half of the connections are gone.", "B013", overall=True)
def sparse_network(board: Board, random: Random) -> Board:
    pairs = sorted({tuple(sorted(route.ends)) for route in board.routes})
    gone = random.sample(pairs, len(pairs) // 2)
    lost = (route.id for route in board.routes if tuple(sorted(route.ends)) in gone)
    return without(board, "routes", *lost)


@on_board("Every route has one space.", "B014", overall=True)
def every_route_short(board: Board, random: Random) -> Board:
    length = random.choice((1, 2))
    return board.changed(routes=tuple(route.changed(length=length) for route in board.routes))


@on_board("All tickets lie in one corner of the board.", "B010", overall=True)
def tickets_in_one_corner(board: Board, random: Random) -> Board:
    corner = random.choice(board.cities)
    near = sorted(board.cities, key=lambda city: dist(city.position, corner.position))[:8]
    tickets = [
        ticket.changed(ends=tuple(city.id for city in random.sample(near, 2)))
        for ticket in board.tickets
    ]
    return board.changed(tickets=tuple(tickets))


@on_board("All routes become gray.", "B003")
def everything_gray(board: Board, random: Random) -> Board:
    kept = random.choice(COLORS)
    routes = [r if r.color is kept else r.changed(color=RouteColor.GRAY) for r in board.routes]
    return board.changed(routes=tuple(routes))


@on_board("A city is joined to a dozen others.", "B004")
def city_joined_to_everything(board: Board, random: Random) -> Board:
    city = one_of(random, board.cities, "no cities")
    joined = {end for route in board.routes if city.id in route.ends for end in route.ends}
    others = [other for other in board.cities if other.id not in joined]
    routes = [
        Route(id=f"more-{n}", ends=(city.id, c.id), color=random.choice(COLORS), length=3)
        for n, c in enumerate(random.sample(others, 12))
    ]
    return with_added(board, "routes", *routes)


@on_board("All routes of a city but one are gone.", "B007")
def dead_end(board: Board, random: Random) -> Board:
    network = Network.of(board)
    joined = [c for c in board.cities if len(_inland(network, c.id)) > 1]
    city = one_of(random, joined, "only dead ends")
    kept = random.choice(_inland(network, city.id))
    lost = (r.id for r in board.routes if city.id in r.ends and kept not in r.ends)
    return without(board, "routes", *lost)


@on_board("Two parts of the board are joined by a single connection.", "B005", overall=True)
def halves_joined_by_one_connection(board: Board, random: Random) -> Board:
    cuts = (_joined_by_one_connection(board, random) for _ in range(100))
    held = (cut for ends, cut in cuts if _is_bridge(cut, ends))
    return needed(next(held, None), "no connection can hold the halves together")


def _joined_by_one_connection(board: Board, random: Random) -> tuple[tuple[str, str], Board]:
    """Return the ends of a connection, and the board with all others between two halves gone."""
    west, crossings = _half(board, random), {crossing.id for crossing in board.crossings}
    across = [r for r in board.routes if (r.ends[0] in west) is not (r.ends[1] in west)]
    inland = [r for r in across if crossings.isdisjoint(r.ends)]
    kept = one_of(random, inland, "no routes between the halves")
    lost = (r.id for r in across if set(r.ends) != set(kept.ends))
    return kept.ends, without(board, "routes", *lost)


def _is_bridge(board: Board, ends: tuple[str, str]) -> bool:
    """Return whether a connection holds two parts of several cities each together."""
    graph = _graph(board)
    graph.remove_edge(*ends)
    parts = [networkx.node_connected_component(graph, end) for end in ends]
    return parts[0] != parts[1] and min(map(len, parts)) > 1


@on_board("Two parts of the board are joined in a single city.", "B006", overall=True)
def halves_joined_in_one_city(board: Board, random: Random) -> Board:
    cuts = (_joined_in_one_city(board, random) for _ in range(100))
    held = (
        cut for gate, cut in cuts if _holds_together(cut, gate) and not _holds_together(board, gate)
    )
    return needed(next(held, None), "no city can hold the halves together")


def _joined_in_one_city(board: Board, random: Random) -> tuple[str, Board]:
    """Return a city, and the board with all other routes between two halves gone."""
    west = _half(board, random)
    across = [r for r in board.routes if (r.ends[0] in west) is not (r.ends[1] in west)]
    gates = {end for r in across for end in r.ends if end in west}
    gate = one_of(random, sorted(gates), "no routes between the halves")
    return gate, without(board, "routes", *(r.id for r in across if gate not in r.ends))


def _holds_together(board: Board, gate: str) -> bool:
    """Return whether all falls apart without a city, and not by a single connection already."""
    graph = _graph(board)
    bridges: list[Any] = list(networkx.bridges(graph))  # pairs; the stubs say strings
    graph.remove_edges_from(bridges)
    parts = networkx.number_connected_components(graph)
    graph.remove_node(gate)
    return networkx.number_connected_components(graph) > parts


def _inland(network: Network, city: str) -> list[str]:
    return [other for other in network.neighbours[city] if other not in network.crossings]


def _graph(board: Board) -> "networkx.Graph[str]":
    """Return the cities and what joins them; no path runs through a crossing."""
    crossings = {crossing.id for crossing in board.crossings}
    graph: networkx.Graph[str] = networkx.Graph()
    graph.add_edges_from(r.ends for r in board.routes if crossings.isdisjoint(r.ends))
    return graph


def _half(board: Board, random: Random) -> set[str]:
    """Return the stops of about half of the board, all joined to each other."""
    order = list(networkx.bfs_tree(_graph(board), random.choice(board.cities).id))
    half = set(order[: len(order) // 2])
    crossings = {crossing.id for crossing in board.crossings}
    beside = {end for route in board.routes if half & set(route.ends) for end in route.ends}
    return half | beside & crossings
