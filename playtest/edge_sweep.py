"""A sweep over a network: its edges in an order that keeps few nodes open at a time.

A node is open from its first edge to its last. While it is open it has a slot, which is reused
afterwards. Choices of edges that leave the slots in the same state are interchangeable, so only
the best of them is followed (dynamic programming over a path decomposition). A network on a map
needs few slots, however large it is.
"""

from trackwright.playtest.compilable import Ints, compilable, copied, filled, zeros
from trackwright.playtest.tables import NONE

# Columns of edges.
EDGE = 3
ONE, OTHER, SPACES = 0, 1, 2

# Columns of a sweep's steps.
STEP = 6
EDGE_SWEPT = 0
"""The edge that the step decides on."""
SLOT = 1
OTHER_SLOT = 2
OPEN = 3
"""The slots in use before the step, one bit per slot."""
CLOSED = 4
"""The slots of nodes whose last edge this is."""
MAY_END = 5
"""Those of them with an odd number of edges, where a longest trail may end."""

_INFINITE = 1 << 60
_FEW_NODES = 6
"""Effort for each node with which an order is narrow enough: between two and three are open."""


@compilable
def sweep_steps(edges: Ints, degrees: Ints) -> Ints:
    """Return the steps of a sweep over connected edges."""
    count, row, in_use = len(edges) // EDGE, 0, 0
    steps, taken = zeros(count * STEP), zeros(count)
    slots, left = filled(len(degrees), NONE), copied(degrees)
    for node in narrow_order(edges, degrees):
        for edge in range(count):
            one, other = edges[edge * EDGE + ONE], edges[edge * EDGE + OTHER]
            if taken[edge] == 1 or node not in (one, other):
                continue
            taken[edge] = 1
            steps[row + EDGE_SWEPT], steps[row + OPEN] = edge, in_use
            for end in (one, other):
                left[end] -= 1
                if slots[end] == NONE:
                    slots[end] = lowest_free(in_use)
                    in_use |= 1 << slots[end]
            steps[row + SLOT], steps[row + OTHER_SLOT] = slots[one], slots[other]
            for end in (one, other):
                if left[end] == 0:
                    steps[row + CLOSED] |= 1 << slots[end]
                    steps[row + MAY_END] |= (degrees[end] & 1) << slots[end]
            in_use &= ~steps[row + CLOSED]
            row += STEP
    return steps


@compilable
def lowest_free(in_use: int) -> int:
    """Return the first free slot."""
    slot = 0
    while (in_use >> slot) & 1:
        slot += 1
    return slot


@compilable
def slots_of(steps: Ints) -> int:
    """Return how many slots a sweep has."""
    most = 0
    for row in range(0, len(steps), STEP):
        most = max(most, steps[row + SLOT] + 1, steps[row + OTHER_SLOT] + 1)
    return most


@compilable
def narrow_order(edges: Ints, degrees: Ints) -> Ints:
    """Return the nodes in an order in which few are open at a time.

    From a node on, the one is closed next that opens the fewest others. Of the orders from all
    nodes that of least effort is taken, or the first that is narrow enough.
    """
    neighbors = neighbors_of(edges, degrees)
    best, least = zeros(0), _INFINITE
    for start in range(len(degrees)):
        if degrees[start] > 0 and least > _FEW_NODES * len(degrees):
            order = zeros(len(degrees) + 1)
            effort = close_from(neighbors, start, least, order)
            if effort < least:
                best, least = order[1 : order[0] + 1], effort
    return best


@compilable
def neighbors_of(edges: Ints, degrees: Ints) -> Ints:
    """Return each node's neighbours, after the positions where those of each node begin."""
    nodes = len(degrees)
    neighbors = zeros(nodes + 1 + 2 * (len(edges) // EDGE))
    neighbors[0] = nodes + 1
    for node in range(nodes):
        neighbors[node + 1] = neighbors[node] + degrees[node]
    place = copied(neighbors)
    for row in range(0, len(edges), EDGE):
        one, other = edges[row + ONE], edges[row + OTHER]
        neighbors[place[one]] = other
        place[one] += 1
        neighbors[place[other]] = one
        place[other] += 1
    return neighbors


@compilable
def close_from(neighbors: Ints, start: int, least: int, order: Ints) -> int:
    """Write an order that begins with a node, its length first, and return its effort.

    Effort doubles with each node that is open. An order that reaches `least` is abandoned.
    """
    nodes = len(order) - 1
    met, waiting, width, effort = zeros(nodes), zeros(nodes), 1, 0
    met[start], waiting[0] = 1, start
    while width > 0 and effort < least:
        chosen = next_to_close(neighbors, met, waiting, width)
        node = waiting[chosen]
        for place in range(neighbors[node], neighbors[node + 1]):
            if met[neighbors[place]] == 0:
                met[neighbors[place]] = 1
                waiting[width] = neighbors[place]
                width += 1
        effort += 1 << min(width, 50)
        width -= 1
        for place in range(chosen, width):  # keep the order of waiting
            waiting[place] = waiting[place + 1]
        order[0] += 1
        order[order[0]] = node
    return effort


@compilable
def next_to_close(neighbors: Ints, met: Ints, waiting: Ints, width: int) -> int:
    """Return the position of the first waiting node that opens the fewest others."""
    chosen, fewest = 0, len(met)
    for place in range(width):
        fresh = 0
        for other in range(neighbors[waiting[place]], neighbors[waiting[place] + 1]):
            fresh += 1 - met[neighbors[other]]
        if fresh < fewest:
            chosen, fewest = place, fresh
    return chosen
