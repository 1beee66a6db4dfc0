"""The figures of the balance panel: how a board is measured, and the cells and rows to show."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from trackwright.analysis.board_analysis import (
    BoardAnalysis,
    connections_by_city,
    cut_points,
    ordinary,
)
from trackwright.analysis.comparison import ComparedMeasure, compared_measures
from trackwright.analysis.ticket_measures import ticket_loads
from trackwright.editor.balance.plots import Cell
from trackwright.editor.base.language import counted_things, short_number
from trackwright.network.paths import CutOff, Cuts, Pair
from trackwright.schema.board import Board
from trackwright.schema.colors import RouteColor
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import listed, say
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

LOADS = (0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 9.0)
"""The most tickets that run over the connections of each bar; the last bar has those above."""

Ids = tuple[str, ...]
Key = TypeVar("Key")


@dataclass(frozen=True)
class Balance:
    """A board in numbers, with things by their ids.

    Attributes:
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

    def connections_by_load(self) -> list[list[Pair]]:
        """Return the connections that no ticket runs over, up to one, up to two: see LOADS."""
        bars: list[list[Pair]] = [[] for _ in (*LOADS, None)]
        for pair, load in self.loads.items():
            bars[next((n for n, most in enumerate(LOADS) if load <= most), len(LOADS))].append(pair)
        return bars


def measure_balance(analysis: BoardAnalysis, rules: Sequence[Ruleset]) -> Balance:
    """Measure a board, using what its checks have measured."""
    board, used = analysis.board, ticket_loads(analysis)
    joined = ordinary(analysis)
    loads = {connection.ends: used.get(connection.ends, 0.0) for connection in joined}
    return Balance(
        board,
        colors=_ids_by_value({r.id: (r.color, r.length) for r in board.routes}),
        lengths=_ids_by_value({r.id: r.length for r in board.routes}),
        degrees=_ids_by_value(connections_by_city(analysis)),
        cuts=cut_points(analysis),
        loads=dict(sorted(loads.items(), key=lambda item: -item[1])),
        routes={c.ends: tuple(track.id for track in c.tracks) for c in joined},
        figures=compared_measures(analysis, rules),
    )


def _ids_by_value(values: Mapping[str, Key]) -> Mapping[Key, Ids]:
    """Return the things that share each value."""
    found: dict[Key, list[str]] = defaultdict(list)
    for thing, value in values.items():
        found[value].append(thing)
    return {value: tuple(things) for value, things in found.items()}


LONGEST = 6
"""Columns are shown for lengths up to this one at least, so that boards are easy to compare."""

MOST_BUSY = 12


@dataclass(frozen=True)
class ListedFact:
    """A row of a list, and the things that it is about."""

    words: str
    things: tuple[ThingRef, ...]


def color_rows(balance: Balance) -> list[list[Cell]]:
    """Return the matrix of colours and lengths: a heading, and a row for each colour.

    The last column counts the spaces of the colour.
    """
    headings = [replace(bar, value=0) for bar in length_bars(balance)]
    lengths = range(1, len(headings) + 1)
    rows = [[Cell("", 0, ""), *headings, Cell("Σ", 0, "")]]
    for color in RouteColor:
        routes = [balance.colors.get((color, length), ()) for length in lengths]
        name, refs = tr(color), _refs("route", (route for some in routes for route in some))
        total = sum(length * len(some) for length, some in zip(lengths, routes, strict=True))
        counts = counted_things("route", len(refs))
        words = tr("{color}: {routes} with {n} spaces", color=name, routes=counts, n=total)
        chip = Cell(name, 0, words, refs, f"route-{color}")
        cells = [_color_cell(name, n, some) for n, some in zip(lengths, routes, strict=True)]
        rows.append([chip, *cells, Cell(str(total), 0, words, refs)])
    return rows


def length_bars(balance: Balance) -> list[Cell]:
    """Return how many routes there are of each length."""
    longest = max(LONGEST, *balance.lengths, 1)
    return [_length_bar(balance, length) for length in range(1, longest + 1)]


def degree_bars(balance: Balance) -> list[Cell]:
    """Return how many cities there are with each number of connections."""
    most = max(balance.degrees, default=0)
    one, more = say("{cities} with 1 connection"), say("{cities} with {n} connections")
    bars = []
    for degree in range(min(balance.degrees, default=0), most + 1):
        cities = balance.degrees.get(degree, ())
        number = counted_things("city", len(cities))
        words = tr(one if degree == 1 else more, n=degree, cities=number)
        bars.append(Cell(str(degree), len(cities), words, _refs("city", cities)))
    return bars


def load_bars(balance: Balance) -> list[Cell]:
    """Return how many connections are on the shortest paths of few and of many tickets."""
    labels = ["0", *(f"≤{most:g}" for most in LOADS[1:]), f">{LOADS[-1]:g}"]
    bars = []
    for label, pairs in zip(labels, balance.connections_by_load(), strict=True):
        words = tr("Connections on the ways of {tickets} tickets: {n}", n=len(pairs), tickets=label)
        routes = [route for pair in pairs for route in balance.routes[pair]]
        bars.append(Cell(label, len(pairs), words, _refs("route", routes)))
    return bars


def weak_points(balance: Balance, names: Mapping[str, str]) -> list[ListedFact]:
    """Return the connections and cities that hold the board together; `names` are of stops."""
    facts = []
    for pair, beyond in balance.cuts.bridges.items():
        connection, cities = _joined(pair, names), _beyond(beyond, names)
        words = tr("Only {connection} leads to {cities}", connection=connection, cities=cities)
        facts.append(ListedFact(words, _refs("route", balance.routes.get(pair, ()))))
    for city, beyond in balance.cuts.cities.items():
        name, cities = names.get(city, city), _beyond(beyond, names)
        words = tr("Only through {city} one comes to {cities}", city=name, cities=cities)
        facts.append(ListedFact(words, _refs("city", [city])))
    return facts


def busy_connections(balance: Balance, names: Mapping[str, str]) -> list[ListedFact]:
    """Return the connections that most tickets need; `names` are of stops."""
    busiest = [(pair, load) for pair, load in balance.loads.items() if load][:MOST_BUSY]
    return [
        ListedFact(
            f"{_joined(pair, names)} · {_tickets(load)}", _refs("route", balance.routes[pair])
        )
        for pair, load in busiest
    ]


def _length_bar(balance: Balance, length: int) -> Cell:
    routes = balance.lengths.get(length, ())
    words = tr("{routes} of length {n}", routes=counted_things("route", len(routes)), n=length)
    return Cell(str(length), len(routes), words, _refs("route", routes))


def _color_cell(color: str, length: int, routes: Ids) -> Cell:
    counts = counted_things("route", len(routes))
    words = tr("{color}, length {n}: {routes}", color=color, n=length, routes=counts)
    return Cell(str(length), len(routes), words, _refs("route", routes))


def _tickets(number: float) -> str:
    """Return a number of tickets, which may be fractional."""
    if short_number(number) == short_number(round(number)):
        return counted_things("ticket", round(number))
    return tr("{n} tickets", n=short_number(number))


def _joined(pair: Pair, names: Mapping[str, str]) -> str:
    return "–".join(names.get(stop, stop) for stop in pair)


def _beyond(beyond: CutOff, names: Mapping[str, str]) -> str:
    cities = [names.get(city, city) for city in beyond.cities]
    return tr(listed(cities, most=len(cities))) or counted_things("city", beyond.count)


def _refs(kind: str, ids: Iterable[str]) -> tuple[ThingRef, ...]:
    return tuple(ThingRef(kind, name) for name in ids)
