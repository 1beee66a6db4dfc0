"""A bot that searches: it tries what each style would do by simulating the rest of the game.

The search is plain Python; the simulated games run as fast as the engine does.
"""

from random import Random

from trackwright.playtest.bots.memory import empty_memory
from trackwright.playtest.bots.styles import STYLES
from trackwright.playtest.compilable import Ints
from trackwright.playtest.engine import Engine
from trackwright.playtest.state import (
    DECK,
    HAND,
    HOLDER,
    OVER,
    PHASE,
    PLAYER,
    POINTS,
    RANDOM,
    RING,
    RING_COUNT,
    SEAT,
    TICKET_STATE,
    State,
    copy_of,
)
from trackwright.playtest.tables import KINDS, NONE, PILE, PILES, PLAYERS, Game

SEARCH = len(STYLES)
"""The number of this player among the styles, all of which move at once."""

BOTS = {**STYLES, "search": SEARCH}
"""All players that can be chosen, by the names that users give."""


class Searcher:
    """The search of one player in one game.

    What a player cannot see is dealt again each time: the others' cards and tickets, and all
    that is yet to be drawn.
    """

    def __init__(
        self, engine: Engine, game: Game, games: int = 12, seed: int = 0, rest: str = "greedy"
    ) -> None:
        self._engine = engine
        self._game = game
        self._games = games
        self._random = Random(seed)  # noqa: S311 – a game, no secret
        self._rest = engine.ints([STYLES[rest]] * game.rules[PLAYERS])
        self._memory = engine.ints(empty_memory(game))
        names = sorted(STYLES.keys() - {"random"}, key=lambda name: (name != rest, name))
        self._advisers = {STYLES[name]: engine.ints(empty_memory(game)) for name in names}
        for memory in self._advisers.values():
            engine.clear_memory(game, memory, seed)

    def choose(self, state: State, move: Ints) -> None:
        """Write what the first adviser would do, or what ends better by more than luck explains.

        By luck alone the square of a sum of gains and losses is about the sum of their squares.
        """
        first, *others = self._advised(state, move)
        best, most = first, 0
        if others:
            seeds = [self._random.getrandbits(40) for _ in range(self._games)]
            leads = [self._lead_after(state, first, seed) for seed in seeds]
            for other in others:
                more = [
                    self._lead_after(state, other, seed) - lead
                    for seed, lead in zip(seeds, leads, strict=True)
                ]
                if sum(more) > most and sum(more) ** 2 > sum(gain * gain for gain in more):
                    best, most = other, sum(more)
        move[:] = self._engine.ints(best)

    def _advised(self, state: State, move: Ints) -> list[tuple[int, ...]]:
        """Return what the styles would do, each move once; that of the rest's style first."""
        found = []
        for style, memory in self._advisers.items():
            self._engine.choose_move(self._game, state, memory, style, move)
            found.append(tuple(map(int, move)))
        return list(dict.fromkeys(found))

    def _lead_after(self, state: State, move: tuple[int, ...], seed: int) -> int:
        """Return by how many points the player leads at the end of one simulated game."""
        engine, game, player = self._engine, self._game, int(state.table[SEAT])
        imagined = engine.packed(copy_of(state))
        deal_unseen(engine, game, imagined, player, seed)
        engine.apply(game, imagined, engine.ints(move))
        engine.clear_memory(game, self._memory, seed)
        if imagined.table[PHASE] != OVER:
            engine.play_to_end(game, imagined, self._memory, self._rest, engine.ints([]))
        engine.score_game(game, imagined)
        seats = range(game.rules[PLAYERS])
        points = [int(imagined.players[seat * PLAYER + POINTS]) for seat in seats]
        return points[player] - max(points[:player] + points[player + 1 :], default=0)


def deal_unseen(engine: Engine, game: Game, state: State, player: int, seed: int) -> None:
    """Deal again what a player cannot see: the others' cards and tickets, and the piles."""
    random = Random(seed)  # noqa: S311 – a game, no secret
    engine.seed_random(state.table, RANDOM, seed)
    others = [seat for seat in range(game.rules[PLAYERS]) if seat != player]
    deck = [kind for kind in range(KINDS) for _ in range(state.table[DECK + kind])]
    sizes = {seat: sum(state.players[seat * PLAYER + HAND :][:KINDS]) for seat in others}
    for seat in others:
        for kind in range(KINDS):
            deck += [kind] * state.players[seat * PLAYER + HAND + kind]
            state.players[seat * PLAYER + HAND + kind] = 0
    random.shuffle(deck)
    for seat, size in sizes.items():
        for _ in range(size):
            state.players[seat * PLAYER + HAND + deck.pop()] += 1
    for kind in range(KINDS):
        state.table[DECK + kind] = deck.count(kind)
    for pile in range(game.rules[PILES]):
        _deal_tickets(engine, game, state, set(others), pile, random)


def _deal_tickets(
    engine: Engine, game: Game, state: State, others: set[int], pile: int, random: Random
) -> None:
    places = [
        engine.place_in_ring(game, state, pile, depth)
        for depth in range(state.piles[pile * RING + RING_COUNT])
    ]
    lying = [int(state.piles[place]) for place in places]
    held = [
        (ticket, int(state.tickets[ticket * TICKET_STATE + HOLDER]))
        for ticket in _tickets_of(game, pile)
        if state.tickets[ticket * TICKET_STATE + HOLDER] in others
    ]
    tickets = lying + [ticket for ticket, _ in held]
    random.shuffle(tickets)
    for ticket, _ in held:
        state.tickets[ticket * TICKET_STATE + HOLDER] = NONE
    for _, holder in held:
        state.tickets[tickets.pop() * TICKET_STATE + HOLDER] = holder
    for place, ticket in zip(places, tickets, strict=True):
        state.piles[place] = ticket


def _tickets_of(game: Game, pile: int) -> list[int]:
    start, size, _ = game.piles[pile * PILE : (pile + 1) * PILE]
    return [int(ticket) for ticket in game.piles[start : start + size]]
