"""What the panel of balance shows: pure functions of an analysis, for the background."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.analysis.board_measures import connections_by_city, cut_points, ordinary
from trackwright.analysis.comparison import ComparedMeasure, compared_measures
from trackwright.analysis.ticket_measures import ticket_loads
from trackwright.network.cuts import Cuts
from trackwright.network.paths import Pair
from trackwright.schema.board import Board
from trackwright.schema.colors import RouteColor
from trackwright.schema.rules.ruleset import Ruleset

LOADS = (0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 9.0)
"""Up to how many tickets run over the connections of a bar; over those of the last bar, more."""

Ids = tuple[str, ...]
Key = TypeVar("Key")


@dataclass(frozen=True)
class Balance:
    """A board in numbers; things are told by their ids.

    Attributes:
        board: The board.
        colors: The routes of each colour and length.
        lengths: The routes of each length.
        degrees: The cities with each number of connections.
        cuts: The connections and cities that hold the board together.
        loads: How many tickets run over each connection, the busiest first.
        routes: The routes of each connection.
        figures: Its measures, beside those of the published boards.
    """

    board: Board
    colors: Mapping[tuple[RouteColor, int], Ids]
    lengths: Mapping[int, Ids]
    degrees: Mapping[int, Ids]
    cuts: Cuts
    loads: Mapping[Pair, float]
    routes: Mapping[Pair, Ids]
    figures: tuple[ComparedMeasure, ...]

    def loaded(self) -> list[list[Pair]]:
        """Return the connections that no ticket runs over, up to one, up to two: see LOADS."""
        bars: list[list[Pair]] = [[] for _ in (*LOADS, None)]
        for pair, load in self.loads.items():
            bars[next((n for n, most in enumerate(LOADS) if load <= most), len(LOADS))].append(pair)
        return bars


def balance(analysis: BoardAnalysis, rules: Sequence[Ruleset]) -> Balance:
    """Measure a board; what its checks have measured is not measured again."""
    board, used = analysis.board, ticket_loads(analysis)
    joined = ordinary(analysis)
    loads = {connection.ends: used.get(connection.ends, 0.0) for connection in joined}
    return Balance(
        board,
        colors=_by({r.id: (r.color, r.length) for r in board.routes}),
        lengths=_by({r.id: r.length for r in board.routes}),
        degrees=_by(connections_by_city(analysis)),
        cuts=cut_points(analysis),
        loads=dict(sorted(loads.items(), key=lambda item: -item[1])),
        routes={c.ends: tuple(track.id for track in c.tracks) for c in joined},
        figures=compared_measures(analysis, rules),
    )


def _by(values: Mapping[str, Key]) -> Mapping[Key, Ids]:
    """Return the things that share each value."""
    found: dict[Key, list[str]] = defaultdict(list)
    for thing, value in values.items():
        found[value].append(thing)
    return {value: tuple(things) for value, things in found.items()}
