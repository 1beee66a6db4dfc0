"""Bots for a `Match`: the protocol, the styles, and the bot that searches."""

from collections.abc import Sequence
from typing import Protocol

from trackwright.playtest.bots.memory import clear_memory, empty_memory
from trackwright.playtest.bots.search import Searcher
from trackwright.playtest.bots.styles import STYLES, choose_move
from trackwright.playtest.compilable import Ints, zeros
from trackwright.playtest.engine import load_engine
from trackwright.playtest.match import Action, Match
from trackwright.playtest.moves import MOVE
from trackwright.playtest.tables import Game


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
