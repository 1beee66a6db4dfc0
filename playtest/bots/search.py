"""A player who searches: it tries what each style would do by playing on in mind.

Its own thinking is plain Python; the games that it imagines run as fast as the engine does.
"""

from random import Random

from trackwright.playtest.bots.memory import clear_minds, empty_minds
from trackwright.playtest.bots.styles import STYLES, choose_move, play_on
from trackwright.playtest.compilable import Ints, ints, whole
from trackwright.playtest.moves import apply
from trackwright.playtest.random_numbers import seed_chance
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import (
    CHANCE,
    DECK,
    HAND,
    HELD,
    HOLDER,
    OVER,
    PHASE,
    PLAYER,
    POINTS,
    RING,
    RING_COUNT,
    SEAT,
    State,
    copy_of,
)
from trackwright.playtest.tables import KINDS, NONE, PILE, PILES, PLAYERS, Game
from trackwright.playtest.tickets import place_in_ring

SEARCH = len(STYLES)
"""The number of this player among the styles, all of which move at once."""

BOTS = {**STYLES, "search": SEARCH}
"""All players that can be chosen, by the names that users give."""


class Searcher:
    """The mind of a player who searches, for one game and one seat.

    What a player cannot see is dealt anew each time: the others' cards and tickets, and all
    that is yet to be drawn.
    """

    def __init__(self, game: Game, games: int = 12, seed: int = 0, rest: str = "greedy") -> None:
        self._game = game
        self._games = games
        self._random = Random(seed)  # noqa: S311 – a game, no secret
        self._rest = ints([STYLES[rest]] * game.rules[PLAYERS])
        self._minds = empty_minds(game)
        names = sorted(STYLES.keys() - {"random"}, key=lambda name: (name != rest, name))
        self._advisers = {STYLES[name]: empty_minds(game) for name in names}
        for minds in self._advisers.values():
            clear_minds(whole(game), minds, seed)

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
        move[:] = ints(best)

    def _advised(self, state: State, move: Ints) -> list[tuple[int, ...]]:
        """Return what the styles would do, each move once; that of the rest's style first."""
        found = []
        for style, minds in self._advisers.items():
            choose_move(whole(self._game), whole(state), minds, style, move)
            found.append(tuple(map(int, move)))
        return list(dict.fromkeys(found))

    def _lead_after(self, state: State, move: tuple[int, ...], seed: int) -> int:
        """Return by how many points the player leads at the end of one imagined game."""
        player, imagined = int(state.table[SEAT]), copy_of(state)
        deal_unseen(self._game, imagined, player, seed)
        game, state = whole(self._game), whole(imagined)
        apply(game, state, ints(move))
        clear_minds(game, self._minds, seed)
        if imagined.table[PHASE] != OVER:
            play_on(game, state, self._minds, self._rest, ints([]))
        score_game(game, state)
        seats = range(self._game.rules[PLAYERS])
        points = [int(imagined.players[seat * PLAYER + POINTS]) for seat in seats]
        return points[player] - max(points[:player] + points[player + 1 :], default=0)


def deal_unseen(game: Game, state: State, player: int, seed: int) -> None:
    """Deal anew what a player cannot see: the others' cards and tickets, and the piles."""
    random = Random(seed)  # noqa: S311 – a game, no secret
    seed_chance(state.table, CHANCE, seed)
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
        _deal_tickets(game, state, set(others), pile, random)


def _deal_tickets(game: Game, state: State, others: set[int], pile: int, random: Random) -> None:
    places = [
        place_in_ring(whole(game), whole(state), pile, depth)
        for depth in range(state.piles[pile * RING + RING_COUNT])
    ]
    lying = [int(state.piles[place]) for place in places]
    held = [
        (ticket, int(state.tickets[ticket * HELD + HOLDER]))
        for ticket in _tickets_of(game, pile)
        if state.tickets[ticket * HELD + HOLDER] in others
    ]
    tickets = lying + [ticket for ticket, _ in held]
    random.shuffle(tickets)
    for ticket, _ in held:
        state.tickets[ticket * HELD + HOLDER] = NONE
    for _, holder in held:
        state.tickets[tickets.pop() * HELD + HOLDER] = holder
    for place, ticket in zip(places, tickets, strict=True):
        state.piles[place] = ticket


def _tickets_of(game: Game, pile: int) -> list[int]:
    start, size, _ = game.piles[pile * PILE : (pile + 1) * PILE]
    return [int(ticket) for ticket in game.piles[start : start + size]]
