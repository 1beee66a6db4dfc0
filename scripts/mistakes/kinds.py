"""A kind of mistake: what it is, which check is meant to find it, and how it is made."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeVar

from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset

Thing = TypeVar("Thing")

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
"""The boards are checked as if they lay here, so that there are pictures to put behind them."""

OnBoard = Callable[[Board, Random], Board]
InRules = Callable[[Ruleset, Random], Ruleset]
AgainstRules = Callable[[Board, Ruleset, Random], Board]


class NothingToSpoilError(Exception):
    """A board, or its rules, have nothing that a mistake could be made on; says what is missing."""


@dataclass(frozen=True)
class Game:
    """A board with the rules that it is played by."""

    board: Board
    ruleset: Ruleset


@dataclass(frozen=True)
class Mistake:
    """A kind of mistake, and the codes of the checks that must find it.

    One of them is enough if `either`, because chance decides which. `make` raises
    NothingToSpoilError where it cannot be made. With `asks_rules` it is made anew for each ruleset
    of a board; an `overall` mistake concerns the whole, so that no thing can be named for it.
    """

    name: str
    sentence: str
    codes: tuple[str, ...]
    make: Callable[[Game, Random], Game]
    asks_rules: bool
    overall: bool
    either: bool = False


def on_board(
    sentence: str, *codes: str, overall: bool = False, either: bool = False
) -> Callable[[OnBoard], Mistake]:
    """Make a function that spoils a board into a kind of mistake."""

    def mistake(make: OnBoard) -> Mistake:
        def in_game(game: Game, random: Random) -> Game:
            return Game(make(game.board, random), game.ruleset)

        return Mistake(_name(make), sentence, codes, in_game, False, overall, either)

    return mistake


def in_rules(sentence: str, *codes: str, overall: bool = False) -> Callable[[InRules], Mistake]:
    """Make a function that spoils a ruleset into a kind of mistake."""

    def mistake(make: InRules) -> Mistake:
        def in_game(game: Game, random: Random) -> Game:
            return Game(game.board, make(game.ruleset, random))

        return Mistake(_name(make), sentence, codes, in_game, True, overall)

    return mistake


def against_rules(
    sentence: str, *codes: str, overall: bool = False
) -> Callable[[AgainstRules], Mistake]:
    """Make a function that spoils a board, knowing the rules, into a kind of mistake."""

    def mistake(make: AgainstRules) -> Mistake:
        def in_game(game: Game, random: Random) -> Game:
            return Game(make(game.board, game.ruleset, random), game.ruleset)

        return Mistake(_name(make), sentence, codes, in_game, True, overall)

    return mistake


def one_of(random: Random, things: Iterable[Thing], otherwise: str) -> Thing:
    """Return one of some things; where there are none, say so with `otherwise`."""
    choice = list(things)
    if not choice:
        raise NothingToSpoilError(otherwise)
    return random.choice(choice)


def some_of(random: Random, things: Iterable[Thing], count: int, otherwise: str) -> list[Thing]:
    """Return some of the things; where there are too few, say so with `otherwise`."""
    choice = list(things)
    if len(choice) < count:
        raise NothingToSpoilError(otherwise)
    return random.sample(choice, count)


def needed(value: Thing | None, otherwise: str) -> Thing:
    """Return what is there; where nothing is, say so with `otherwise`."""
    if value is None:
        raise NothingToSpoilError(otherwise)
    return value


def _name(make: Callable[..., object]) -> str:
    return make.__name__.replace("_", " ")
