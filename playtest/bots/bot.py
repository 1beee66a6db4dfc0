"""Bots one by one: what a bot is, the styles as bots, and one that searches."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from trackwright.playtest.bots.minds import clear_minds, empty_minds
from trackwright.playtest.bots.styles import STYLES, choose_move
from trackwright.playtest.chance import seed_chance
from trackwright.playtest.compiled import Ints, ints, whole
from trackwright.playtest.match import Action, Match
from trackwright.playtest.moves import MOVE
from trackwright.playtest.playing import play_on
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import (
    CHANCE,
    DECK,
    HAND,
    HELD,
    HOLDER,
    PLAYER,
    RING,
    RING_COUNT,
    State,
)
from trackwright.playtest.tables import KINDS, NONE, PILE, PILES, PLAYERS, Game
from trackwright.playtest.tickets import place_in_ring


class Bot(Protocol):
    """A player: whatever has this method can play."""

    def choose(self, match: Match) -> Action:
        """Return what the player whose turn it is does; `match.actions()` lists what may be."""
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
        self._minds: Ints = empty_minds(game)
        self._move: Ints = ints([0] * MOVE)
        clear_minds(whole(game), self._minds, seed)

    def choose(self, match: Match) -> Action:
        """Return what a player of this style does."""
        game, state = whole(match.game), whole(match.state)
        choose_move(game, state, self._minds, self._style, self._move)
        return match.as_action(self._move)


class SearchBot:
    """A player who tries what each style would do, by playing on many times in mind.

    What a player cannot see is dealt anew each time: the others' cards and tickets, and all
    that is yet to be drawn. It plays better than the styles do, and far slower.
    """

    def __init__(self, game: Game, games: int = 8, seed: int = 0, rest: str = "greedy") -> None:
        names = [name for name in STYLES if name != "random"]
        self._advisers = [StyleBot(name, game, seed) for name in names]
        self._games = games
        self._random = Random(seed)  # noqa: S311 – a game, no secret
        self._rest = ints([STYLES[rest]] * game.rules[PLAYERS])
        self._minds = empty_minds(game)

    def choose(self, match: Match) -> Action:
        """Return the advised action after which the player wins by most, on average."""
        advised = {str(action): action for action in (a.choose(match) for a in self._advisers)}
        if len(advised) == 1:
            return next(iter(advised.values()))
        seeds = [self._random.getrandbits(40) for _ in range(self._games)]
        return max(
            advised.values(),
            key=lambda action: sum(self._lead_after(match, action, seed) for seed in seeds),
        )

    def _lead_after(self, match: Match, action: Action, seed: int) -> int:
        """Return by how many points the player leads at the end of one imagined game."""
        player, imagined = match.player, match.copy()
        deal_unseen(imagined.game, imagined.state, player, seed)
        imagined.play(action)
        game, state = whole(imagined.game), whole(imagined.state)
        clear_minds(game, self._minds, seed)
        if not imagined.is_over:
            play_on(game, state, self._minds, self._rest, ints([]))
            score_game(game, state)
        points = list(imagined.points)
        return points[player] - max(points[:player] + points[player + 1 :])


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
