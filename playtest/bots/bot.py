"""Bots one by one: what a bot is, the styles as bots, and one that searches."""

from collections.abc import Sequence
from typing import Protocol

from trackwright.playtest.bots.memory import clear_minds, empty_minds
from trackwright.playtest.bots.search import Searcher
from trackwright.playtest.bots.styles import STYLES, choose_move
from trackwright.playtest.compilable import Ints, ints, whole
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

    It plays better than the styles do, and far slower.
    """

    def __init__(self, game: Game, games: int = 12, seed: int = 0, rest: str = "greedy") -> None:
        self._searcher = Searcher(game, games, seed, rest)
        self._move: Ints = ints([0] * MOVE)

    def choose(self, match: Match) -> Action:
        """Return the advised action after which the player wins by most, on average."""
        self._searcher.choose(match.state, self._move)
        return match.as_action(self._move)
