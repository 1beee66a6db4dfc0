"""Whole games between bots, and how they ended."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trackwright.playtest import state as columns
from trackwright.playtest import tables
from trackwright.playtest.bots.memory import empty_memory
from trackwright.playtest.bots.search import SEARCH, Searcher
from trackwright.playtest.compilable import Ints
from trackwright.playtest.engine import Engine
from trackwright.playtest.moves import MOVE
from trackwright.playtest.refusals import ALLOWED, REFUSALS, IllegalActionError
from trackwright.playtest.state import State
from trackwright.playtest.tables import Game
from trackwright.playtest.turns import empty_state

Table = NDArray[np.int32]

Chunk = tuple[int, int]
"""The first seed and the number of games that are played and saved together."""


@dataclass(frozen=True)
class Outcomes:
    """How games ended: tables as `State` has them; the first index of each is the game."""

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
        """Concatenate the games of several parts."""
        rows = [part.arrays() for part in parts]
        return cls(**{name: np.concatenate([row[name] for row in rows]) for name in rows[0]})


class Simulator:
    """Plays games between bots one after the other; `state` is how the last one ended."""

    def __init__(self, game: Game, engine: Engine) -> None:
        self.game: Game = engine.packed(game)
        self.state: State = engine.packed(empty_state(game))
        self._engine = engine
        self._memory = engine.ints(empty_memory(game))

    def play(self, styles: Sequence[int], seed: int, most_logged: int = 0) -> list[Ints]:
        """Play a game from its set-up to its end and return its first moves."""
        engine, log = self._engine, self._engine.ints([0] * (most_logged * MOVE))
        engine.set_up(self.game, self.state, seed)
        engine.clear_memory(self.game, self._memory, seed)
        if SEARCH in styles:
            moves = self._search(styles, seed, log)
        else:
            seated = engine.ints(styles)
            moves = engine.play_to_end(self.game, self.state, self._memory, seated, log)
        if moves < 0:
            raise IllegalActionError(f"a bot's move in the game of seed {seed}", REFUSALS[-moves])
        engine.score_game(self.game, self.state)
        ends = range(MOVE, min(moves, most_logged) * MOVE + 1, MOVE)
        return [[int(value) for value in log[end - MOVE : end]] for end in ends]

    def _search(self, styles: Sequence[int], seed: int, log: Ints) -> int:
        """Play a game to its end as `play_to_end` does, where some players search."""
        engine, game, state = self._engine, self.game, self.state
        searchers = {
            seat: Searcher(engine, game, seed=seed * len(styles) + seat)
            for seat, style in enumerate(styles)
            if style == SEARCH
        }
        move, moves = engine.ints([0] * MOVE), 0
        while state.table[columns.PHASE] != columns.OVER:
            seat = int(state.table[columns.SEAT])
            if seat in searchers:
                searchers[seat].choose(state, move)
            else:
                engine.choose_move(game, state, self._memory, styles[seat], move)
            if (moves + 1) * MOVE <= len(log):
                log[moves * MOVE : (moves + 1) * MOVE] = move
            refused = engine.apply(game, state, move)
            if refused != ALLOWED:
                return -refused
            moves += 1
        return moves


def play_games(
    simulator: Simulator, styles: Sequence[int], first_seed: int, count: int
) -> Outcomes:
    """Play games from consecutive seeds; players change seats from game to game."""
    rows = []
    for seed in range(first_seed, first_seed + count):
        seated = tuple(styles[(seat + seed) % len(styles)] for seat in range(len(styles)))
        simulator.play(seated, seed)
        rows.append(_row(simulator.state, seed, seated))
    return _outcomes(simulator.game, rows)


def _row(state: State, seed: int, styles: tuple[int, ...]) -> tuple[Any, ...]:
    kept = (state.table, state.players, state.tracks, state.tickets, state.bonuses, state.stacks)
    return seed, styles, *(np.array(table, dtype=np.int64) for table in kept)


def _outcomes(game: Game, rows: list[tuple[Any, ...]]) -> Outcomes:
    seeds, styles, table, players, tracks, tickets, bonuses, stacks = zip(*rows, strict=True)
    games, rules = len(rows), game.rules
    counted = np.array(table)
    counted[:, columns.RANDOM : columns.RANDOM + 4] = 0  # 32 bits of chance tell nobody anything
    return Outcomes(
        np.array(seeds, dtype=np.int64),
        np.array(styles, dtype=np.int32),
        counted.astype(np.int32).reshape(games, columns.TABLE),
        np.array(players, dtype=np.int32).reshape(games, rules[tables.PLAYERS], columns.PLAYER),
        np.array(tracks, dtype=np.int32).reshape(games, rules[tables.TRACKS], columns.TRACK_STATE),
        np.array(tickets, dtype=np.int32).reshape(
            games, rules[tables.TICKETS], columns.TICKET_STATE
        ),
        np.array(bonuses, dtype=np.int32).reshape(games, -1),
        np.array(stacks, dtype=np.int32)[:, : rules[tables.COUNTRIES]],
    )
