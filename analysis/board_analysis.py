"""A board with what was measured of it, each measure taken at most once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

from trackwright.layout.board import Layout, lay_out
from trackwright.maps import NamedRuleset, named_rulesets
from trackwright.network.paths import Network
from trackwright.schema import board as joined
from trackwright.schema.board import Board, Route
from trackwright.schema.geography import Stop
from trackwright.schema.thing_ref import ThingNames

Measure = TypeVar("Measure")


@dataclass(frozen=True)
class _Kept:
    """A measure, and the fields of the board that it depends on."""

    reads: tuple[str, ...]
    value: Any  # each measure's own type, given back by the function that took it


class BoardAnalysis:
    """A board, and what was measured on it.

    Attributes:
        board: The board.
        folder: Where its file lies, and its picture; None if it has no file yet.
        give_way: Called before each measure and check, and for each problem found, so that
            background work can pause for the user interface.
    """

    def __init__(
        self,
        board: Board,
        folder: Path | None = None,
        give_way: Callable[[], None] = lambda: None,
    ) -> None:
        self.board = board
        self.folder = folder
        self.give_way = give_way
        self._kept: dict[str, _Kept] = {}
        self._outdated: dict[str, Any] = {}

    def after(self, board: Board) -> "BoardAnalysis":
        """Return the analysis of an edited board, keeping measures it does not affect."""
        analysis = BoardAnalysis(board, self.folder, self.give_way)
        analysis._outdated = self._outdated.copy()
        for name, kept in self._kept.copy().items():  # another thread may be taking measures
            if all(getattr(board, field) is getattr(self.board, field) for field in kept.reads):
                analysis._kept[name] = kept
            else:
                analysis._outdated[name] = kept.value
        return analysis

    def before(self, measure: Callable[["BoardAnalysis"], Measure]) -> Measure | None:
        """Return the outdated value of a measure, from which it can be updated; None if unknown.

        It may be several edits old; the measure has to find out what changed since.
        """
        before: Measure | None = self._outdated.get(_name(measure))
        return before

    def remember(self, measure: Callable[["BoardAnalysis"], Measure], taken: Measure) -> None:
        """Store a value measured elsewhere, on this board or an earlier one, as outdated."""
        self._outdated[_name(measure)] = taken

    def measure(
        self, name: str, reads: tuple[str, ...], take: Callable[["BoardAnalysis"], Measure]
    ) -> Measure:
        """Return the stored value of a measure, or take it."""
        if name not in self._kept:
            self.give_way()
            self._kept[name] = _Kept(reads, take(self))
            self._outdated.pop(name, None)
        value: Measure = self._kept[name].value
        return value


def measured(
    *reads: str,
) -> Callable[[Callable[[BoardAnalysis], Measure]], Callable[[BoardAnalysis], Measure]]:
    """Cache a measure in the analysis that it is taken from.

    `reads` are the fields of the board that it depends on: edits of other fields keep the value.
    """

    def decorate(take: Callable[[BoardAnalysis], Measure]) -> Callable[[BoardAnalysis], Measure]:
        name = _name(take)

        @wraps(take)
        def once(analysis: BoardAnalysis) -> Measure:
            return analysis.measure(name, reads, take)

        return once

    return decorate


def _name(measure: Callable[[BoardAnalysis], object]) -> str:
    return f"{measure.__module__}.{measure.__qualname__}"


STOPS = ("cities", "crossings")
NETWORK = (*STOPS, "routes")
LAYOUT = (*NETWORK, "meta", "size", "profile", "countries", "regions")


@measured(*STOPS, "countries")
def names(analysis: BoardAnalysis) -> ThingNames:
    """Return how sentences call the things of the board."""
    return ThingNames(analysis.board)


@measured(*STOPS)
def stops(analysis: BoardAnalysis) -> Mapping[str, Stop]:
    """Return all cities and crossings by their ids."""
    return {stop.id: stop for stop in analysis.board.stops}


@measured("routes")
def routes(analysis: BoardAnalysis) -> Mapping[str, Route]:
    """Return all routes by their ids."""
    return {route.id: route for route in analysis.board.routes}


@measured("crossings", "routes")
def connections(analysis: BoardAnalysis) -> tuple[joined.Connection, ...]:
    """Return the board's connections."""
    return joined.connections(analysis.board)


@measured(*NETWORK)
def network(analysis: BoardAnalysis) -> Network:
    """Return the board as a graph; the same object as before if no connection changed."""
    before, now = analysis.before(network), Network.of(analysis.board)
    return before if before is not None and before.is_like(now) else now


@measured("rulesets")
def rulesets(analysis: BoardAnalysis) -> tuple[NamedRuleset, ...]:
    """Return the rulesets that the board names or holds, as far as they can be read."""
    return named_rulesets(analysis.board, analysis.folder)


def languages(board: Board) -> tuple[str, ...]:
    """Return the languages that a board is made for, English if it declares none."""
    return board.meta.languages or ("en",)


@measured(*LAYOUT)
def layouts(analysis: BoardAnalysis) -> tuple[Layout, ...]:
    """Return the board laid out in each of its languages, the first language first."""
    before = {layout.language: layout for layout in analysis.before(layouts) or ()}
    return tuple(
        lay_out(analysis.board, language, before.get(language))
        for language in languages(analysis.board)
    )


def layout(analysis: BoardAnalysis) -> Layout:
    """Return the board laid out in its first language."""
    return layouts(analysis)[0]
