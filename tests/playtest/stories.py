"""The stories of play in `test_rules_of_*.py`, to be played again by other rules."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from inspect import signature
from itertools import product
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import match_builders
import pytest
from match_builders import BOARDS, shipped_game

from trackwright.playtest import match as match_module
from trackwright.playtest.bots.search import StyleBot
from trackwright.playtest.game_from_board import lower
from trackwright.playtest.tables import Game
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset


@dataclass(frozen=True)
class Story:
    """A test of the rules, with one choice of its parameters."""

    function: Callable[..., None]
    given: Mapping[str, Any] = field(hash=False)

    def __str__(self) -> str:
        given = ", ".join(map(str, self.given.values()))
        return f"{self.function.__name__}[{given}]" if given else self.function.__name__

    @property
    def proves(self) -> tuple[str, ...]:
        """The places of a ruleset that the story says to prove."""
        return tuple(getattr(self.function, "proves", ()))

    @property
    def rulesets_named(self) -> frozenset[str]:
        """The shipped rulesets that are parameters of the story."""
        strings = (value for value in self.given.values() if isinstance(value, str))
        return frozenset(strings) & frozenset(BOARDS)

    def may_play_by(self, ruleset: str) -> bool:
        """Return whether the story names no ruleset as its parameter, or this one."""
        return not self.rulesets_named or ruleset in self.rulesets_named

    def play(self) -> None:
        """Play the story; it raises what the test would."""
        self.function(**self.given)


def stories_in(function: Callable[..., None]) -> list[Story]:
    """Return a test once for each choice of its parameters; none if it needs a fixture."""
    marks = getattr(function, "pytestmark", ())
    choices = [list(_arguments(mark)) for mark in marks if mark.name == "parametrize"]
    found = [
        {name: value for part in chosen for name, value in part.items()}
        for chosen in product(*choices)
    ]
    needed = set(signature(function).parameters)
    return [Story(function, given) for given in found if set(given) == needed]


def _arguments(mark: pytest.Mark) -> Iterator[dict[str, Any]]:
    names, values = mark.args
    if isinstance(names, str):
        names = [name.strip() for name in names.split(",")]
        values = [(value,) for value in values] if len(names) == 1 else values
    for value in values:
        yield dict(zip(names, value, strict=True))


@cache
def story_modules() -> tuple[ModuleType, ...]:
    """Return the modules of stories."""
    folder = Path(__file__).parent
    return tuple(import_module(path.stem) for path in sorted(folder.glob("test_rules_of_*.py")))


@cache
def shipped_stories() -> tuple[Callable[..., None], ...]:
    """Return the tests that play by shipped rules, without those of how bots play."""
    return tuple(
        thing
        for module in story_modules()
        for name, thing in vars(module).items()
        if name.startswith("test_") and _uses(thing, shipped_game) and not _uses(thing, StyleBot)
    )


def _uses(function: FunctionType, thing: object) -> bool:
    """Return whether a function of these tests names a thing, or another function that does."""
    folder = Path(__file__).parent
    seen, ahead = {function}, [function]
    while ahead:
        known = (one := ahead.pop()).__globals__
        for other in (known[name] for name in _names_in(one.__code__) if name in known):
            if other is thing:
                return True
            if isinstance(other, FunctionType) and other not in seen:
                seen.add(other)
                if Path(other.__code__.co_filename).parent == folder:
                    ahead.append(other)
    return False


def _names_in(code: CodeType) -> Iterator[str]:
    """Yield the names in code, and in the comprehensions and lambdas that it holds."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)


@contextmanager
def rules_in_play(changed: Mapping[str, Ruleset] | None = None) -> Iterator[set[str]]:
    """Let stories play by changed rulesets; yield the names of those that they asked for.

    A board is lowered once for all stories that are played meanwhile.
    """
    asked: set[str] = set()
    games: dict[tuple[str, int], Game] = {}

    def game(name: str) -> tuple[Board, Ruleset]:
        asked.add(name)
        board, ruleset = shipped_game(name)
        return board, (changed or {}).get(name, ruleset)

    def lower_once(board: Board, ruleset: Ruleset, players: int) -> Game:
        for name in asked:
            shipped_board, shipped_rules = shipped_game(name)
            if board is shipped_board and ruleset is shipped_rules:
                return _lowered(name, players)
            if board is shipped_board and ruleset is game(name)[1]:
                key = name, players
                games[key] = games.get(key) or lower(board, ruleset, players)
                return games[key]
        return lower(board, ruleset, players)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match_module, "lower", lower_once)
        for module in (match_builders, *story_modules()):
            if hasattr(module, "shipped_game"):
                patch.setattr(module, "shipped_game", game)
        yield asked


@cache
def _lowered(name: str, players: int) -> Game:
    return lower(*shipped_game(name), players)


@cache
def rulesets_played_by(story: Story) -> frozenset[str]:
    """Play a story; return the names of the shipped rulesets that it plays by."""
    with rules_in_play() as asked:
        story.play()
    return frozenset(asked)
