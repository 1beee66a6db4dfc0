"""What the panel of balance shows: pure functions of an analysis, for the background."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
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
from trackwright.editor.base.words import counted_things, short_number
from trackwright.network.paths import CutOff, Cuts, Pair
from trackwright.schema.board import Board
from trackwright.schema.colors import RouteColor
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import listed
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

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


Name = Callable[[str], str]
"""What a stop is called."""

LONGEST = 6
"""Columns are shown for lengths up to this one at least, so that boards are easy to compare."""

MOST_BUSY = 12


@dataclass(frozen=True)
class Note:
    """A row of a list, and the things that it is about."""

    words: str
    places: tuple[ThingRef, ...]


def color_rows(balance: Balance) -> list[list[Cell]]:
    """Return the matrix of colours and lengths: a heading, and a row for each colour.

    The last column counts the spaces of the colour.
    """
    lengths = range(1, max(LONGEST, *balance.lengths, 1) + 1)
    rows = [[Cell("", 0, ""), *(_length_heading(balance, n) for n in lengths), Cell("Σ", 0, "")]]
    for color in RouteColor:
        routes = [balance.colors.get((color, length), ()) for length in lengths]
        word = tr(color)
        every = [route for some in routes for route in some]
        total = sum(length * len(some) for length, some in zip(lengths, routes, strict=True))
        told = _counted_of(word, len(every), total)
        chip = Cell(word, 0, told, _routes(every), f"route-{color}")
        cells = [_color_cell(word, n, some) for n, some in zip(lengths, routes, strict=True)]
        rows.append([chip, *cells, Cell(str(total), 0, told, _routes(every))])
    return rows


def length_bars(balance: Balance) -> list[Cell]:
    """Return how many routes there are of each length."""
    longest = max(LONGEST, *balance.lengths, 1)
    return [_length_bar(balance, length) for length in range(1, longest + 1)]


def degree_bars(balance: Balance) -> list[Cell]:
    """Return how many cities there are with each number of connections."""
    most = max(balance.degrees, default=0)
    one = tr("{cities} with 1 connection")
    more = tr("{cities} with {n} connections")
    bars = []
    for degree in range(min(balance.degrees, default=0), most + 1):
        cities = balance.degrees.get(degree, ())
        words = (one if degree == 1 else more).replace("{n}", str(degree))
        told = words.replace("{cities}", counted_things("city", len(cities)))
        bars.append(Cell(str(degree), len(cities), told, _cities(cities)))
    return bars


def load_bars(balance: Balance) -> list[Cell]:
    """Return how many connections are on the shortest ways of so many tickets."""
    labels = ["0", *(f"≤{most:g}" for most in LOADS[1:]), f">{LOADS[-1]:g}"]
    bars = []
    for label, pairs in zip(labels, balance.loaded(), strict=True):
        told = tr("Connections on the ways of {tickets} tickets: {n}", n=len(pairs), tickets=label)
        routes = [route for pair in pairs for route in balance.routes[pair]]
        bars.append(Cell(label, len(pairs), told, _routes(routes)))
    return bars


def weak_points(balance: Balance, name: Name) -> list[Note]:
    """Return the connections and cities that hold the board together."""
    over = tr("Only {connection} leads to {cities}")
    notes = []
    for pair, beyond in balance.cuts.bridges.items():
        words = over.replace("{connection}", "–".join(map(name, pair)))
        routes = balance.routes.get(pair, ())
        notes.append(Note(words.replace("{cities}", _beyond(beyond, name)), _routes(routes)))
    for city, beyond in balance.cuts.cities.items():
        words = tr(
            "Only through {city} one comes to {cities}",
            city=name(city),
            cities=_beyond(beyond, name),
        )
        notes.append(Note(words, _cities([city])))
    return notes


def busy_connections(balance: Balance, name: Name) -> list[Note]:
    """Return the connections that most tickets need."""
    busiest = [(pair, load) for pair, load in balance.loads.items() if load][:MOST_BUSY]
    return [
        Note(f"{'–'.join(map(name, pair))} · {_tickets(load)}", _routes(balance.routes[pair]))
        for pair, load in busiest
    ]


def _length_heading(balance: Balance, length: int) -> Cell:
    bar = _length_bar(balance, length)
    return Cell(bar.label, 0, bar.words, bar.places)


def _length_bar(balance: Balance, length: int) -> Cell:
    routes = balance.lengths.get(length, ())
    told = tr("{routes} of length {n}", routes=counted_things("route", len(routes)), n=length)
    return Cell(str(length), len(routes), told, _routes(routes))


def _color_cell(word: str, length: int, routes: tuple[str, ...]) -> Cell:
    words = tr("{color}, length {n}: {routes}")
    told = words.replace("{routes}", counted_things("route", len(routes))).replace(
        "{n}", str(length)
    )
    return Cell(str(length), len(routes), told.replace("{color}", word), _routes(routes))


def _counted_of(word: str, routes: int, spaces: int) -> str:
    words = tr("{color}: {routes} with {n} spaces")
    told = words.replace("{routes}", counted_things("route", routes)).replace("{n}", str(spaces))
    return told.replace("{color}", word)


def _tickets(number: float) -> str:
    """Return how many tickets there are; shares of some count, too."""
    told = short_number(number)
    if told == short_number(round(number)):
        return counted_things("ticket", round(number))
    return tr("{n} tickets", n=told)


def _beyond(beyond: CutOff, name: Name) -> str:
    named = tr(listed([name(city) for city in beyond.cities], most=len(beyond.cities)))
    return named or counted_things("city", beyond.count)


def _routes(ids: Iterable[str]) -> tuple[ThingRef, ...]:
    return tuple(ThingRef("route", name) for name in ids)


def _cities(ids: Iterable[str]) -> tuple[ThingRef, ...]:
    return tuple(ThingRef("city", name) for name in ids)
