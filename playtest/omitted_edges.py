"""The edges that the longest trail over connected edges omits.

Trying all trails is exponential in the number of routes: one network of 55 routes took a minute.
A sweep is exponential only in the number of nodes that are open at a time, about six on a map.

A longest trail that cannot take all edges has two ends and takes all edges there, or it could be
extended. So both ends have an odd number of edges, and the omitted edges make the number even at
all other nodes. A first sweep, backwards, finds the fewest spaces that do so, ignoring whether the
remaining edges are connected. This bounds the answer, and is the answer if they are connected.
Otherwise a second sweep also tracks which slots are connected. The bounds of the first let it skip
every state that would omit more than a limit, which grows until a trail is found.
"""

from trackwright.playtest.compilable import Ints, compilable, counted, filled, zeros
from trackwright.playtest.edge_sweep import (
    CLOSED,
    EDGE,
    EDGE_SWEPT,
    MAY_END,
    ONE,
    OPEN,
    OTHER,
    OTHER_SLOT,
    SLOT,
    SPACES,
    STEP,
)
from trackwright.playtest.networks import join, root_of
from trackwright.playtest.tables import NONE

FAR = 1 << 30

MOST_SLOTS = 12
"""Slots that `fewest_omitted_connected` can follow: their labels fit into 64 bits."""

# The state of a sweep, packed into an integer: how many ends of the trail are closed, which open
# slots have an odd number of edges, and which slots are connected. The latter is a label for each
# slot: 0 if it has no edge, else the lowest slot that it is connected to, plus one.
_ENDS = 3
_ODD = 2
"""From this bit on: the odd slots."""
_LABELS = _ODD + MOST_SLOTS
"""From this bit on: the labels of all slots."""
_LABEL = 4
_ANY_LABEL = (1 << _LABEL) - 1
_BELOW_LABELS = (1 << _LABELS) - 1
_COMPLETE = NONE - 1


@compilable
def bounds_of(edges: Ints, steps: Ints, slots: int) -> Ints:
    """Return the fewest spaces that must still be omitted, whether the rest is connected or not.

    There is one bound before each step and at the end for all odd slots and closed ends.
    """
    size = 1 << (_ODD + slots)
    bounds = filled((len(steps) // STEP + 1) * size, FAR)
    bounds[len(steps) // STEP * size + 2] = 0
    for step in range(len(steps) // STEP - 1, -1, -1):
        row, behind = step * STEP, (step + 1) * size
        spaces = edges[steps[row + EDGE_SWEPT] * EDGE + SPACES]
        flipped = (1 << steps[row + SLOT]) ^ (1 << steps[row + OTHER_SLOT])
        odd = steps[row + OPEN]
        while odd >= 0:
            for ends in range(3):
                place = (odd << _ODD) + ends
                without = closed_after(steps, row, place)
                taken = closed_after(steps, row, place ^ (flipped << _ODD))
                fewest = FAR
                if without != NONE:
                    fewest = spaces + bounds[behind + without]
                if taken != NONE:
                    fewest = min(fewest, bounds[behind + taken])
                bounds[step * size + place] = min(fewest, FAR)
            odd = (odd - 1) & steps[row + OPEN] if odd > 0 else NONE
    return bounds


@compilable
def closed_after(steps: Ints, row: int, state: int) -> int:
    """Return odd slots and ends once a step's nodes are closed; none if no trail allows them."""
    odd = (state >> _ODD) & steps[row + CLOSED]
    if odd == 0:
        return state
    if odd & ~steps[row + MAY_END]:
        return NONE
    ends = (state & _ENDS) + (1 if odd & (odd - 1) == 0 else 2)
    if ends > 2:
        return NONE
    return (state & ~(odd << _ODD)) - (state & _ENDS) + ends


@compilable
def fewest_omitted(edges: Ints, steps: Ints, bounds: Ints, slots: int) -> Ints:
    """Return for each edge 1 if it is among the fewest spaces that must be left out."""
    removed, state, size = zeros(len(edges) // EDGE), 0, 1 << (_ODD + slots)
    for step in range(len(removed)):
        row, edge = step * STEP, steps[step * STEP + EDGE_SWEPT]
        flipped = (1 << steps[row + SLOT]) ^ (1 << steps[row + OTHER_SLOT])
        taken = closed_after(steps, row, state ^ (flipped << _ODD))
        if taken != NONE and bounds[(step + 1) * size + taken] == bounds[step * size + state]:
            state = taken
        else:
            removed[edge] = 1
            state = closed_after(steps, row, state)
    return removed


@compilable
def heaviest_remaining_part(edges: Ints, nodes: int, removed: Ints) -> int:
    """Return the spaces of the largest part that remains without the removed edges."""
    parents = counted(nodes)
    for edge in range(len(removed)):
        if removed[edge] == 0:
            join(parents, edges[edge * EDGE + ONE], edges[edge * EDGE + OTHER])
    weights = zeros(nodes)
    heaviest = 0
    for edge in range(len(removed)):
        if removed[edge] == 0:
            root = root_of(parents, edges[edge * EDGE + ONE])
            weights[root] += edges[edge * EDGE + SPACES]
            heaviest = max(heaviest, weights[root])
    return heaviest


@compilable
def fewest_omitted_connected(edges: Ints, steps: Ints, bounds: Ints, slots: int, limit: int) -> int:
    """Return the fewest spaces to leave out so that one trail remains; FAR if above a limit.

    A hash table holds every reachable state with the fewest spaces omitted for it.
    """
    size, ahead, best, known, count = 1 << (_ODD + slots), 0, filled(1, limit + 1), zeros(2), 1
    put(known, 0, 0)
    for row in range(0, len(edges), EDGE):
        ahead += edges[row + SPACES]
    for step in range(len(steps) // STEP):
        row = step * STEP
        spaces = edges[steps[row + EDGE_SWEPT] * EDGE + SPACES]
        behind = bounds[(step + 1) * size : (step + 2) * size]
        ahead -= spaces
        further, found = zeros(2 * room_for(2 * count)), 0
        for place in range(0, len(known), 2):
            if known[place] > 0:
                state, cost = known[place] - 1, known[place + 1]
                found += follow(steps, row, behind, state, cost + spaces, ahead, best, further)
                state = joined(state, steps[row + SLOT], steps[row + OTHER_SLOT])
                found += follow(steps, row, behind, state, cost, ahead, best, further)
        known, count = further, found
    return best[0] if best[0] <= limit else FAR


@compilable
def follow(
    steps: Ints,
    row: int,
    bounds: Ints,
    state: int,
    cost: int,
    ahead: int,
    best: Ints,
    further: Ints,
) -> int:
    """Put the state after a step into the table, unless it cannot win; return 1 if it is new.

    A complete trail, which omits all spaces ahead, may be the best so far.
    """
    below_labels = closed_after(steps, row, state & _BELOW_LABELS)
    if below_labels == NONE or cost + bounds[below_labels] >= best[0]:
        return 0
    labels = state >> _LABELS
    if labels > 0 and steps[row + CLOSED] > 0:
        labels = labels_after(labels, steps[row + CLOSED])
        if labels == _COMPLETE and below_labels == 2:
            best[0] = min(best[0], cost + ahead)
        if labels < 0:
            return 0
    return put(further, (labels << _LABELS) + below_labels, cost)


@compilable
def joined(state: int, slot: int, other: int) -> int:
    """Return the state with one more edge, between two slots."""
    state ^= (1 << (slot + _ODD)) ^ (1 << (other + _ODD))
    first = (state >> (_LABELS + slot * _LABEL)) & _ANY_LABEL
    second = (state >> (_LABELS + other * _LABEL)) & _ANY_LABEL
    if first == 0:
        first = slot + 1
        state += first << (_LABELS + slot * _LABEL)
    if second == 0 and slot != other:
        second = other + 1
        state += second << (_LABELS + other * _LABEL)
    if first == second or slot == other:
        return state
    return with_label(state, max(first, second), min(first, second))


@compilable
def with_label(state: int, old: int, new: int) -> int:
    """Return a state in which the slots of one label have another."""
    shift = _LABELS + (old - 1) * _LABEL  # no slot before has it
    while state >> shift > 0:
        if (state >> shift) & _ANY_LABEL == old:
            state += (new - old) << shift
        shift += _LABEL
    return state


@compilable
def labels_after(labels: int, closed: int) -> int:
    """Return the labels of slots without those that are closed.

    A piece without an open slot completes the trail, or makes it impossible if another exists.
    """
    slot = 0
    while closed >> slot > 0:
        if (closed >> slot) & 1:
            label = (labels >> (slot * _LABEL)) & _ANY_LABEL
            labels -= label << (slot * _LABEL)
            if label == slot + 1:
                next_slot = slot + 1
                while labels >> (next_slot * _LABEL) > 0:
                    if (labels >> (next_slot * _LABEL)) & _ANY_LABEL == label:
                        break
                    next_slot += 1
                if labels >> (next_slot * _LABEL) == 0:
                    return _COMPLETE if labels == 0 else NONE
                labels = with_label(labels << _LABELS, label, next_slot + 1) >> _LABELS
        slot += 1
    return labels


@compilable
def room_for(count: int) -> int:
    """Return a power of two that is at least twice as large."""
    room = 2
    while room < 2 * count:
        room *= 2
    return room


@compilable
def put(table: Ints, state: int, cost: int) -> int:
    """Put a state and its cost into a table, the lower one if it is there; return 1 if it is new.

    A table has room for a power of two; a state lies at a place that follows from its bits, or at
    the next that is free. States are counted from 1 on, so that 0 is a free place.
    """
    last = len(table) - 1
    mixed = state ^ (state >> 15) ^ (state >> 31) ^ (state >> 47)
    place = 2 * (mixed ^ (mixed >> 7)) & last
    while table[place] > 0:
        if table[place] == state + 1:
            table[place + 1] = min(table[place + 1], cost)
            return 0
        place = (place + 2) & last
    table[place] = state + 1
    table[place + 1] = cost
    return 1
