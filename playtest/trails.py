"""The longest path of a player's own routes: it may pass a city again, but no route twice.

A part of the network in which at most two nodes have an odd number of tracks can be walked whole.
Elsewhere tracks must be left out until that is so. The cheapest to leave out are paths that pair
up the odd nodes but two, which bounds the answer from above and is the answer if what remains
still hangs together; only where it does not, a search decides, and it stops at that bound.
"""

from trackwright.playtest.compiled import Ints, compiled, counted, zeros
from trackwright.playtest.joining import join, owners_of_tracks, root_of
from trackwright.playtest.state import State
from trackwright.playtest.tables import (
    FROM,
    LENGTH,
    NODES,
    NONE,
    TO,
    TRACK,
    Game,
)

_FAR = 1 << 30
_MOST_PAIRED = 12
"""Odd nodes that are paired up exactly; with more of them the bound is all tracks."""

_EDGE = 3
_ONE, _OTHER, _SPACES = 0, 1, 2


@compiled
def longest_trail(game: Game, state: State, player: int) -> int:
    """Return how many trains a player's longest path has."""
    edges = edges_of(game, state, player)
    part = parts(edges)
    spaces = zeros(2 * len(part))
    for edge in range(len(part)):
        spaces[part[edge]] += edges[edge * _EDGE + _SPACES]
    best = 0
    for node in range(len(spaces)):
        if spaces[node] > best:
            best = max(best, longest_in_part(part_of(edges, part, node), spaces[node], best))
    return best


@compiled
def edges_of(game: Game, state: State, player: int) -> Ints:
    """Return the player's tracks as edges between nodes that are numbered from 0 on."""
    owners, count = owners_of_tracks(state), 0
    for track in range(len(owners)):
        if owners[track] == player:
            count += 1
    edges = zeros(count * _EDGE)
    number = zeros(game.rules[NODES])
    nodes, place = 0, 0
    for track in range(len(owners)):
        if owners[track] != player:
            continue
        for end in (FROM, TO):
            node = game.tracks[track * TRACK + end]
            if number[node] == 0:
                nodes += 1
                number[node] = nodes
        edges[place + _ONE] = number[game.tracks[track * TRACK + FROM]] - 1
        edges[place + _OTHER] = number[game.tracks[track * TRACK + TO]] - 1
        edges[place + _SPACES] = game.tracks[track * TRACK + LENGTH]
        place += _EDGE
    return edges


@compiled
def parts(edges: Ints) -> Ints:
    """Return for each edge a node that stands for its part."""
    count = len(edges) // _EDGE
    parents, part = counted(2 * count), zeros(count)
    for row in range(0, len(edges), _EDGE):
        join(parents, edges[row + _ONE], edges[row + _OTHER])
    for edge in range(count):
        part[edge] = root_of(parents, edges[edge * _EDGE + _ONE])
    return part


@compiled
def part_of(edges: Ints, part: Ints, node: int) -> Ints:
    """Return the edges of the part that a node stands for."""
    chosen, place = zeros(len(edges)), 0
    for edge in range(len(part)):
        if part[edge] == node:
            for column in range(_EDGE):
                chosen[place + column] = edges[edge * _EDGE + column]
            place += _EDGE
    return chosen[:place]


@compiled
def longest_in_part(edges: Ints, total: int, beaten: int) -> int:
    """Return the length of the longest trail over edges that hang together, `total` spaces.

    Where it cannot be longer than `beaten`, any number that is not either may be returned.
    """
    nodes = 0
    for row in range(0, len(edges), _EDGE):
        nodes = max(nodes, edges[row + _ONE] + 1, edges[row + _OTHER] + 1)
    degrees = degrees_of(edges, nodes)
    here, odd = 0, 0
    for node in range(nodes):
        here += min(degrees[node], 1)
        odd += degrees[node] & 1
    if odd <= 2:
        return total
    if len(edges) // _EDGE == here - 1:
        return width_of_tree(edges, nodes)
    if odd > _MOST_PAIRED:
        return search_all(edges, nodes, beaten, total)
    return longest_by_leaving_out(edges, degrees, odd, total, beaten)


@compiled
def degrees_of(edges: Ints, nodes: int) -> Ints:
    """Return how many edges meet at each node."""
    degrees = zeros(nodes)
    for row in range(0, len(edges), _EDGE):
        degrees[edges[row + _ONE]] += 1
        degrees[edges[row + _OTHER]] += 1
    return degrees


@compiled
def longest_by_leaving_out(edges: Ints, degrees: Ints, odd: int, total: int, beaten: int) -> int:
    """Return the longest trail of a part that cannot be walked whole."""
    removed = cheapest_to_leave_out(edges, degrees, odd)
    bound = total
    for edge in range(len(removed)):
        bound -= removed[edge] * edges[edge * _EDGE + _SPACES]
    if bound <= beaten:
        return 0
    connected = heaviest_rest(edges, len(degrees), removed)
    if connected == bound:
        return bound
    return search_all(edges, len(degrees), max(beaten, connected), bound)


@compiled
def width_of_tree(edges: Ints, nodes: int) -> int:
    """Return the distance of the two nodes of a tree that are farthest apart."""
    before = zeros(nodes)
    start = edges[_ONE]
    for _ in range(2):
        distances = distances_from(edges, nodes, start, before)
        for node in range(nodes):
            if distances[node] != _FAR and distances[node] > distances[start]:
                start = node
    return distances[start]


@compiled
def distances_from(edges: Ints, nodes: int, start: int, before: Ints) -> Ints:
    """Return how far every node is, and write down the edge over which it is reached."""
    distances = zeros(nodes)
    for node in range(nodes):
        distances[node] = _FAR
        before[node] = NONE
    distances[start] = 0
    changed = True
    while changed:
        changed = False
        for row in range(0, len(edges), _EDGE):
            one, other, spaces = edges[row + _ONE], edges[row + _OTHER], edges[row + _SPACES]
            if distances[one] + spaces < distances[other]:
                distances[other] = distances[one] + spaces
                before[other] = row
                changed = True
            elif distances[other] + spaces < distances[one]:
                distances[one] = distances[other] + spaces
                before[one] = row
                changed = True
    return distances


@compiled
def cheapest_to_leave_out(edges: Ints, degrees: Ints, odd: int) -> Ints:
    """Return for each edge 1 if it is among the fewest spaces that leave two odd nodes."""
    nodes = len(degrees)
    odd_nodes = zeros(odd)
    place = 0
    for node in range(nodes):
        if degrees[node] & 1:
            odd_nodes[place] = node
            place += 1
    apart = zeros(odd * odd)
    ways = zeros(odd * nodes)
    before = zeros(nodes)
    for one in range(odd):
        distances = distances_from(edges, nodes, odd_nodes[one], before)
        for node in range(nodes):
            ways[one * nodes + node] = before[node]
        for other in range(odd):
            apart[one * odd + other] = distances[odd_nodes[other]]
    partners, best = zeros(odd), zeros(odd + 1)
    for one in range(odd):
        partners[one] = NONE
    best[odd] = _FAR
    pair_up(apart, partners, 0, 2, best)
    removed = zeros(len(edges) // _EDGE)
    for one in range(odd):
        node = odd_nodes[best[one]] if best[one] > one else odd_nodes[one]
        while node != odd_nodes[one]:
            row = ways[one * nodes + node]
            removed[row // _EDGE] ^= 1
            node = edges[row + _ONE] + edges[row + _OTHER] - node
    return removed


@compiled
def pair_up(apart: Ints, partners: Ints, cost: int, free: int, best: Ints) -> None:
    """Try all ways to pair up the odd nodes but `free`; keep the cheapest, its cost last."""
    odd = len(partners)
    if cost >= best[odd]:
        return
    one = 0
    while one < odd and partners[one] != NONE:
        one += 1
    if one == odd:
        for place in range(odd):
            best[place] = partners[place]
        best[odd] = cost
        return
    for other in range(one + 1, odd):
        if partners[other] == NONE:
            partners[one], partners[other] = other, one
            pair_up(apart, partners, cost + apart[one * odd + other], free, best)
            partners[other] = NONE
    if free > 0:
        partners[one] = one
        pair_up(apart, partners, cost, free - 1, best)
    partners[one] = NONE


@compiled
def heaviest_rest(edges: Ints, nodes: int, removed: Ints) -> int:
    """Return the spaces of the largest part that remains without the removed edges."""
    parents = counted(nodes)
    for edge in range(len(removed)):
        if removed[edge] == 0:
            join(parents, edges[edge * _EDGE + _ONE], edges[edge * _EDGE + _OTHER])
    weights = zeros(nodes)
    heaviest = 0
    for edge in range(len(removed)):
        if removed[edge] == 0:
            root = root_of(parents, edges[edge * _EDGE + _ONE])
            weights[root] += edges[edge * _EDGE + _SPACES]
            heaviest = max(heaviest, weights[root])
    return heaviest


@compiled
def search_all(edges: Ints, nodes: int, known: int, bound: int) -> int:
    """Return the longest trail by trying all, from a known one up to a bound.

    It begins where an odd number of edges meet: where the number is even one would be left over to
    begin with; or it comes back there, and could begin where one is left over on its way.
    """
    used, degrees = zeros(len(edges) // _EDGE), degrees_of(edges, nodes)
    best = known
    for start in range(nodes):
        if degrees[start] & 1 == 0:
            continue
        best = walk_on(edges, nodes, used, start, 0, best, bound)
        if best >= bound:
            break
    return best


@compiled
def walk_on(
    edges: Ints, nodes: int, used: Ints, node: int, walked: int, best: int, bound: int
) -> int:
    """Return the longest trail that begins as the one walked so far, if longer than `best`."""
    best = max(best, walked)
    if best >= bound or walked + spaces_ahead(edges, nodes, used, node) <= best:
        return best
    for edge in range(len(used)):
        row = edge * _EDGE
        if used[edge] == 0 and node in (edges[row + _ONE], edges[row + _OTHER]):
            used[edge] = 1
            beyond = edges[row + _ONE] + edges[row + _OTHER] - node
            further = walked + edges[row + _SPACES]
            best = walk_on(edges, nodes, used, beyond, further, best, bound)
            used[edge] = 0
    return best


@compiled
def spaces_ahead(edges: Ints, nodes: int, used: Ints, node: int) -> int:
    """Return how many spaces can be reached over unused edges; no trail can take more."""
    seen = zeros(nodes)
    taken = zeros(len(used))
    seen[node] = 1
    spaces = 0
    changed = True
    while changed:
        changed = False
        for edge in range(len(used)):
            one, other = edges[edge * _EDGE + _ONE], edges[edge * _EDGE + _OTHER]
            if used[edge] + taken[edge] == 0 and seen[one] + seen[other] > 0:
                seen[one], seen[other], taken[edge] = 1, 1, 1
                spaces += edges[edge * _EDGE + _SPACES]
                changed = True
    return spaces
