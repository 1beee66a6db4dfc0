"""How games ended: the tables of each game at its end, one row a game."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trackwright.playtest.bots.memory import clear_minds, empty_minds
from trackwright.playtest.bots.search import SEARCH, Searcher
from trackwright.playtest.bots.styles import choose_move, play_on, write_down
from trackwright.playtest.compilable import Ints, ints, whole
from trackwright.playtest.moves import MOVE, apply
from trackwright.playtest.refusals import ALLOWED, REFUSALS, IllegalActionError
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import CHANCE, HELD, OVER, PHASE, PLAYER, SEAT, SPOT, TABLE, State
from trackwright.playtest.tables import COUNTRIES, PLAYERS, TICKETS, TRACKS, Game
from trackwright.playtest.turns import empty_state, set_up

Table = NDArray[np.int32]


@dataclass(frozen=True)
class Outcomes:
    """How many games ended; the first index of each table is the game.

    Attributes:
        seeds: What each game was played from.
        styles: The style of each player.
        table: What was counted, and who brought the end about.
        players: What each player had, and points.
        tracks: Who owned each track, and since when.
        tickets: Who held each ticket, and whether it was completed.
        bonuses: Who won each bonus.
        stacks: How far each country's cards were taken.
    """

    seeds: NDArray[np.int64]
    styles: Table
    table: Table
    players: Table
    tracks: Table
    tickets: Table
    bonuses: Table
    stacks: Table

    def __len__(self) -> int:
        return len(self.seeds)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return the tables by name."""
        return dict(vars(self))

    @classmethod
    def joined(cls, parts: Iterable["Outcomes"]) -> "Outcomes":
        """Return the games of several parts as one."""
        rows = [part.arrays() for part in parts]
        return cls(**{name: np.concatenate([row[name] for row in rows]) for name in rows[0]})


def play_games(game: Game, styles: tuple[int, ...], first: int, count: int) -> Outcomes:
    """Play games from seeds that follow each other; players change seats from game to game."""
    state, minds, nothing = empty_state(game), empty_minds(game), ints([])
    rows = []
    for seed in range(first, first + count):
        seated = tuple(styles[(seat + seed) % len(styles)] for seat in range(len(styles)))
        ended = play_game(game, state, minds, ints(seated), seed, nothing)
        if ended < 0:
            raise IllegalActionError(f"a bot's move in the game of seed {seed}", REFUSALS[-ended])
        rows.append(_row(state, seed, seated))
    return _outcomes(game, rows)


def _row(state: State, seed: int, styles: tuple[int, ...]) -> tuple[Any, ...]:
    kept = (state.table, state.players, state.tracks, state.tickets, state.bonuses, state.stacks)
    return seed, styles, *(np.array(table, dtype=np.int64) for table in kept)


def _outcomes(game: Game, rows: list[tuple[Any, ...]]) -> Outcomes:
    seeds, styles, table, players, tracks, tickets, bonuses, stacks = zip(*rows, strict=True)
    games, rules = len(rows), game.rules
    counted = np.array(table)
    counted[:, CHANCE : CHANCE + 4] = 0  # 32 bits of chance tell nobody anything
    return Outcomes(
        np.array(seeds, dtype=np.int64),
        np.array(styles, dtype=np.int32),
        counted.astype(np.int32).reshape(games, TABLE),
        np.array(players, dtype=np.int32).reshape(games, rules[PLAYERS], PLAYER),
        np.array(tracks, dtype=np.int32).reshape(games, rules[TRACKS], SPOT),
        np.array(tickets, dtype=np.int32).reshape(games, rules[TICKETS], HELD),
        np.array(bonuses, dtype=np.int32).reshape(games, -1),
        np.array(stacks, dtype=np.int32)[:, : rules[COUNTRIES]],
    )


def play_game(game: Game, state: State, minds: Ints, styles: Ints, seed: int, log: Ints) -> int:
    """Play a game from its set-up to its end and return how many moves it took, as `play_on`."""
    set_up(whole(game), whole(state), seed)
    clear_minds(whole(game), minds, seed)
    if SEARCH in styles:
        moves = _search_on(game, state, minds, styles, seed, log)
    else:
        moves = play_on(whole(game), whole(state), minds, styles, log)
    score_game(whole(game), whole(state))
    return moves


def _search_on(game: Game, state: State, minds: Ints, styles: Ints, seed: int, log: Ints) -> int:
    """Play on as `play_on` does, where some of the players search."""
    searchers = {
        seat: Searcher(game, seed=seed * len(styles) + seat)
        for seat, style in enumerate(styles)
        if style == SEARCH
    }
    move, moves = ints([0] * MOVE), 0
    while state.table[PHASE] != OVER:
        seat = int(state.table[SEAT])
        if seat in searchers:
            searchers[seat].choose(state, move)
        else:
            choose_move(whole(game), whole(state), minds, styles[seat], move)
        write_down(move, moves, log)
        refused = apply(whole(game), whole(state), move)
        if refused != ALLOWED:
            return -refused
        moves += 1
    return moves
