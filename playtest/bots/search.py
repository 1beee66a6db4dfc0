"""Bots for a `Match`, and the bot that searches.

It tries what each style would do by simulating the rest of the game. The search is plain Python;
the simulated games run as fast as the engine does.
"""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from trackwright.playtest import state as columns
from trackwright.playtest import tables
from trackwright.playtest.bots.memory import clear_memory, empty_memory
from trackwright.playtest.bots.styles import STYLES, choose_move
from trackwright.playtest.compilable import Ints, zeros
from trackwright.playtest.engine import Engine, load_engine
from trackwright.playtest.match import Action, Match
from trackwright.playtest.moves import MOVE
from trackwright.playtest.state import State, copy_of
from trackwright.playtest.tables import Game

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
        self._rest = engine.ints([STYLES[rest]] * game.rules[tables.PLAYERS])
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
        engine, game, player = self._engine, self._game, int(state.table[columns.SEAT])
        imagined = engine.packed(copy_of(state))
        deal_unseen(engine, game, imagined, player, seed)
        engine.apply(game, imagined, engine.ints(move))
        engine.clear_memory(game, self._memory, seed)
        if imagined.table[columns.PHASE] != columns.OVER:
            engine.play_to_end(game, imagined, self._memory, self._rest, engine.ints([]))
        engine.score_game(game, imagined)
        seats = range(game.rules[tables.PLAYERS])
        points = [int(imagined.players[seat * columns.PLAYER + columns.POINTS]) for seat in seats]
        return points[player] - max(points[:player] + points[player + 1 :], default=0)


def deal_unseen(engine: Engine, game: Game, state: State, player: int, seed: int) -> None:
    """Deal again what a player cannot see: the others' cards and tickets, and the piles."""
    random = Random(seed)  # noqa: S311 – a game, no secret
    engine.seed_random(state.table, columns.RANDOM, seed)
    others = [seat for seat in range(game.rules[tables.PLAYERS]) if seat != player]
    deck = [kind for kind in range(tables.KINDS) for _ in range(state.table[columns.DECK + kind])]
    sizes = {
        seat: sum(state.players[seat * columns.PLAYER + columns.HAND :][: tables.KINDS])
        for seat in others
    }
    for seat in others:
        for kind in range(tables.KINDS):
            deck += [kind] * state.players[seat * columns.PLAYER + columns.HAND + kind]
            state.players[seat * columns.PLAYER + columns.HAND + kind] = 0
    random.shuffle(deck)
    for seat, size in sizes.items():
        for _ in range(size):
            state.players[seat * columns.PLAYER + columns.HAND + deck.pop()] += 1
    for kind in range(tables.KINDS):
        state.table[columns.DECK + kind] = deck.count(kind)
    for pile in range(game.rules[tables.PILES]):
        _deal_tickets(engine, game, state, set(others), pile, random)


def _deal_tickets(
    engine: Engine, game: Game, state: State, others: set[int], pile: int, random: Random
) -> None:
    places = [
        engine.place_in_ring(game, state, pile, depth)
        for depth in range(state.piles[pile * columns.RING + columns.RING_COUNT])
    ]
    lying = [int(state.piles[place]) for place in places]
    held = [
        (ticket, int(state.tickets[ticket * columns.TICKET_STATE + columns.HOLDER]))
        for ticket in _tickets_of(game, pile)
        if state.tickets[ticket * columns.TICKET_STATE + columns.HOLDER] in others
    ]
    tickets = lying + [ticket for ticket, _ in held]
    random.shuffle(tickets)
    for ticket, _ in held:
        state.tickets[ticket * columns.TICKET_STATE + columns.HOLDER] = tables.NONE
    for _, holder in held:
        state.tickets[tickets.pop() * columns.TICKET_STATE + columns.HOLDER] = holder
    for place, ticket in zip(places, tickets, strict=True):
        state.piles[place] = ticket


def _tickets_of(game: Game, pile: int) -> list[int]:
    start, size, _ = game.piles[pile * tables.PILE : (pile + 1) * tables.PILE]
    return [int(ticket) for ticket in game.piles[start : start + size]]


class Bot(Protocol):
    """A player: whatever has this method can play."""

    def choose(self, match: Match) -> Action:
        """Return what the player whose turn it is does.

        `match.actions()` lists what may be done, and `match.payments()` with which cards.
        """
        ...


def play_match(match: Match, bots: Sequence[Bot]) -> list[Action]:
    """Let bots, one a seat, play a match to its end, and return all that they did."""
    actions = []
    while not match.is_over:
        actions.append(bots[match.player].choose(match))
        match.play(actions[-1])
    return actions


class StyleBot:
    """A player of one of the styles, by its name."""

    def __init__(self, style: str, game: Game, seed: int = 0) -> None:
        self._style = STYLES[style]
        self._memory: Ints = empty_memory(game)
        self._move: Ints = zeros(MOVE)
        clear_memory(game, self._memory, seed)

    def choose(self, match: Match) -> Action:
        """Return what a player of this style does."""
        choose_move(match.game, match.state, self._memory, self._style, self._move)
        return match.as_action(self._move)


class SearchBot:
    """A player who tries what each style would do, by simulating the rest of the game many times.

    It plays better than the styles do, and far slower.
    """

    def __init__(self, game: Game, games: int = 12, seed: int = 0, rest: str = "greedy") -> None:
        self._searcher = Searcher(load_engine(), game, games, seed, rest)
        self._move: Ints = zeros(MOVE)

    def choose(self, match: Match) -> Action:
        """Return the advised action after which the player wins by most, on average."""
        self._searcher.choose(match.state, self._move)
        return match.as_action(self._move)
