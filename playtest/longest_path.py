"""The longest path of a player's own routes: it may pass a city again, but no route twice.

A connected part in which at most two nodes have an odd number of tracks can be walked completely
(Euler). In other parts tracks must be omitted until that is so, and a sweep finds which
(`omitted_edges`). Only where a sweep would have more open nodes than it can follow, about twice as
many as on a shipped board, a search tries all trails: as exact, but slow on large networks.
"""

from trackwright.playtest.compilable import Ints, compilable, counted, filled, zeros
from trackwright.playtest.edge_sweep import EDGE, ONE, OTHER, SPACES, slots_of, sweep_steps
from trackwright.playtest.networks import join, owners_of_tracks, root_of
from trackwright.playtest.omitted_edges import (
    FAR,
    MOST_SLOTS,
    bounds_of,
    fewest_omitted,
    fewest_omitted_connected,
    heaviest_remaining_part,
)
from trackwright.playtest.state import State
from trackwright.playtest.tables import FROM, LENGTH, NODES, TO, TRACK, Game

_MOST_BOUNDED = 14
"""Slots of a sweep up to which bounds are computed; beyond that the bound is all tracks."""


@compilable
def longest_path_of(game: Game, state: State, player: int) -> int:
    """Return how many trains a player's longest path has."""
    return longest_path_over(edges_of(game, state, player))


@compilable
def longest_path_over(edges: Ints) -> int:
    """Return how many spaces the longest path over edges has."""
    part = parts(edges)
    spaces = zeros(2 * len(part))
    for edge in range(len(part)):
        spaces[part[edge]] += edges[edge * EDGE + SPACES]
    best = 0
    for node in range(len(spaces)):
        if spaces[node] > best:
            best = max(best, longest_in_part(part_of(edges, part, node), spaces[node], best))
    return best


@compilable
def edges_of(game: Game, state: State, player: int) -> Ints:
    """Return the player's tracks as edges between nodes that are numbered from 0 on."""
    owners, count = owners_of_tracks(state), 0
    for track in range(len(owners)):
        if owners[track] == player:
            count += 1
    edges = zeros(count * EDGE)
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
        edges[place + ONE] = number[game.tracks[track * TRACK + FROM]] - 1
        edges[place + OTHER] = number[game.tracks[track * TRACK + TO]] - 1
        edges[place + SPACES] = game.tracks[track * TRACK + LENGTH]
        place += EDGE
    return edges


@compilable
def parts(edges: Ints) -> Ints:
    """Return for each edge a node that represents its part."""
    count = len(edges) // EDGE
    parents, part = counted(2 * count), zeros(count)
    for row in range(0, len(edges), EDGE):
        join(parents, edges[row + ONE], edges[row + OTHER])
    for edge in range(count):
        part[edge] = root_of(parents, edges[edge * EDGE + ONE])
    return part


@compilable
def part_of(edges: Ints, part: Ints, node: int) -> Ints:
    """Return the edges of the part that a node represents."""
    chosen, place = zeros(len(edges)), 0
    for edge in range(len(part)):
        if part[edge] == node:
            for column in range(EDGE):
                chosen[place + column] = edges[edge * EDGE + column]
            place += EDGE
    return chosen[:place]


@compilable
def longest_in_part(edges: Ints, total: int, beaten: int) -> int:
    """Return the length of the longest trail over connected edges, `total` spaces.

    Where it cannot be longer than `beaten`, any number that is not either may be returned.
    """
    nodes = 0
    for row in range(0, len(edges), EDGE):
        nodes = max(nodes, edges[row + ONE] + 1, edges[row + OTHER] + 1)
    degrees = degrees_of(edges, nodes)
    here, odd = 0, 0
    for node in range(nodes):
        here += min(degrees[node], 1)
        odd += degrees[node] & 1
    if odd <= 2:
        return total
    if len(edges) // EDGE == here - 1:
        return width_of_tree(edges, nodes)
    return longest_by_omitting(edges, degrees, total, beaten)


@compilable
def degrees_of(edges: Ints, nodes: int) -> Ints:
    """Return how many edges meet at each node."""
    degrees = zeros(nodes)
    for row in range(0, len(edges), EDGE):
        degrees[edges[row + ONE]] += 1
        degrees[edges[row + OTHER]] += 1
    return degrees


@compilable
def longest_by_omitting(edges: Ints, degrees: Ints, total: int, beaten: int) -> int:
    """Return the longest trail of a part that cannot be walked whole."""
    steps = sweep_steps(edges, degrees)
    slots = slots_of(steps)
    if slots > _MOST_BOUNDED:
        return search_all(edges, len(degrees), beaten, total)
    bounds = bounds_of(edges, steps, slots)
    fewest = bounds[0]
    if total - fewest <= beaten:
        return 0
    removed = fewest_omitted(edges, steps, bounds, slots)
    best = max(beaten, heaviest_remaining_part(edges, len(degrees), removed))
    if slots > MOST_SLOTS:
        return search_all(edges, len(degrees), best, total - fewest)
    most = total - best - 1  # what a longer trail may leave out
    left_out, limit, more = FAR, fewest - 1, 1
    while left_out == FAR and limit < most:
        limit = min(fewest + more, most)
        left_out = fewest_omitted_connected(edges, steps, bounds, slots, limit)
        more *= 2
    return max(best, total - left_out)


@compilable
def width_of_tree(edges: Ints, nodes: int) -> int:
    """Return the distance of the two nodes of a tree that are farthest apart."""
    start = edges[ONE]
    for _ in range(2):
        distances = distances_from(edges, nodes, start)
        for node in range(nodes):
            if distances[node] != FAR and distances[node] > distances[start]:
                start = node
    return distances[start]


@compilable
def distances_from(edges: Ints, nodes: int, start: int) -> Ints:
    """Return how far every node is."""
    distances = filled(nodes, FAR)
    distances[start] = 0
    changed = True
    while changed:
        changed = False
        for row in range(0, len(edges), EDGE):
            one, other, spaces = edges[row + ONE], edges[row + OTHER], edges[row + SPACES]
            if distances[one] + spaces < distances[other]:
                distances[other] = distances[one] + spaces
                changed = True
            elif distances[other] + spaces < distances[one]:
                distances[one] = distances[other] + spaces
                changed = True
    return distances


@compilable
def search_all(edges: Ints, nodes: int, known: int, bound: int) -> int:
    """Return the longest trail by trying all, from a known one up to a bound.

    It begins where an odd number of edges meet: where the number is even one would be left over to
    begin with; or it returns there, and could begin where one is left over on the way.
    """
    used, degrees = zeros(len(edges) // EDGE), degrees_of(edges, nodes)
    best = known
    for start in range(nodes):
        if degrees[start] & 1 == 0:
            continue
        best = extend_trail(edges, nodes, used, start, 0, best, bound)
        if best >= bound:
            break
    return best


@compilable
def extend_trail(
    edges: Ints, nodes: int, used: Ints, node: int, walked: int, best: int, bound: int
) -> int:
    """Return the longest trail that begins as the one walked so far, if longer than `best`."""
    best = max(best, walked)
    if best >= bound or walked + spaces_ahead(edges, nodes, used, node) <= best:
        return best
    for edge in range(len(used)):
        row = edge * EDGE
        if used[edge] == 0 and node in (edges[row + ONE], edges[row + OTHER]):
            used[edge] = 1
            beyond = edges[row + ONE] + edges[row + OTHER] - node
            further = walked + edges[row + SPACES]
            best = extend_trail(edges, nodes, used, beyond, further, best, bound)
            used[edge] = 0
    return best


@compilable
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
            one, other = edges[edge * EDGE + ONE], edges[edge * EDGE + OTHER]
            if used[edge] + taken[edge] == 0 and seen[one] + seen[other] > 0:
                seen[one], seen[other], taken[edge] = 1, 1, 1
                spaces += edges[edge * EDGE + SPACES]
                changed = True
    return spaces
