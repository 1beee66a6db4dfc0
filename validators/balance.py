"""Checks of balance: colours, lengths and connections, compared with the published boards."""

from collections.abc import Iterator
from itertools import islice

from trackwright.analysis import board_analysis
from trackwright.analysis.board_analysis import (
    COLOR_SLACK,
    FEWEST_CITIES,
    FEWEST_IN_AREA,
    LONG_ROUTE,
    SHORT_ROUTE,
    BoardAnalysis,
    connections_by_ends,
    cut_points,
    large_enough,
    names,
    network,
    stops,
)
from trackwright.analysis.published_ranges import PublishedRange, number, percent, published_range
from trackwright.network.paths import CutOff, cuts
from trackwright.schema.board import Connection
from trackwright.schema.checks import Severity
from trackwright.schema.colors import RouteColor
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, either, listed, say
from trackwright.schema.thing_ref import ThingRef, board_ref, route_ref, spoken, stop_ref
from trackwright.validators.check import Found, board_check, pair_check

MOST_SHOWN = 5
"""Routes of a colour that a problem points at."""

LARGE = f"looked for on boards with {FEWEST_CITIES} cities or more."
COMPARED = f"boards with {FEWEST_CITIES} cities or more are compared with them."


@pair_check(
    "B001",
    Severity.SUGGESTION,
    why="Its cards are worth less or more than others, and players who draw them are lucky or not.",
    source="Spaces for each card of a colour, compared with the mean of all colours, measured on "
    f"the published boards; {COMPARED}",
)
def spaces_by_color(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A colour has fewer or more spaces than the others."""
    known, spaces = published_range("spaces_by_color"), board_analysis.spaces_by_color(analysis)
    if not board_analysis.has_network(analysis.board):
        return
    parts = board_analysis.color_parts(analysis, ruleset)
    for color, part in parts.items():
        if part and not known.holds(part, COLOR_SLACK):
            yield Found(
                say(
                    "the {color} routes have {spaces} spaces, {part} of what a colour has on "
                    "average; on the published boards it is {usual}",
                    color=color,
                    spaces=spaces[RouteColor(color)],
                    part=percent(part),
                    usual=known.shares,
                ),
                (board_ref("routes"), *_of_color(analysis, RouteColor(color))),
            )
    missing = [color for color, part in parts.items() if not part]
    if missing:
        yield Found(
            say(
                "no route is {colors}; on the published boards every colour that has cards has "
                "routes",
                colors=either(missing),
            ),
            (board_ref("routes"),),
        )


@board_check(
    "B002",
    Severity.SUGGESTION,
    why="Long routes pay best: whoever collects that colour is at an advantage or disadvantage.",
    source="The mean length of a colour's routes, compared with that of all coloured routes, "
    f"measured on the published boards; {COMPARED}",
)
def color_by_length(analysis: BoardAnalysis) -> Iterator[Found]:
    """The routes of a colour are much shorter or longer than those of the others."""
    known = published_range("length_by_color")
    if not board_analysis.large_enough(analysis.board):
        return
    for color, part in board_analysis.lengths_by_color(analysis).items():
        if not known.holds(part):
            few = say("short") if part > 1 else say("long")
            yield Found(
                say(
                    "the {color} routes are {part} as long as coloured routes are on average; "
                    "on the published boards it is {usual}: give {color} some more {few} ones",
                    color=color,
                    part=percent(part),
                    usual=known.shares,
                    few=few,
                ),
                (board_ref("routes"), *_of_color(analysis, color)),
            )


@board_check(
    "B003",
    Severity.SUGGESTION,
    why="Gray routes take any colour: with many of them colours hardly matter, with few of them "
    "the draw decides.",
    source=f"The share of gray spaces, measured on the published boards; {COMPARED}",
)
def gray_share(analysis: BoardAnalysis) -> Iterator[Found]:
    """There is much more or less gray than on the published boards."""
    yield from _compared(
        analysis,
        "gray_share",
        board_analysis.gray_share(analysis),
        say("{share} of all spaces are gray", share=percent(board_analysis.gray_share(analysis))),
        "routes",
    )


@board_check(
    "B004",
    Severity.SUGGESTION,
    why="Every player passes there, and no one can be blocked; the rest of the board stays empty.",
    source=f"The most connections of a city, measured on the published boards; {COMPARED}",
)
def hub(analysis: BoardAnalysis) -> Iterator[Found]:
    """A city has many more connections than any of the published boards."""
    known, counts = published_range("hub"), board_analysis.connections_by_city(analysis)
    if not board_analysis.large_enough(analysis.board):
        return
    for city in analysis.board.cities:
        if known.too_high(counts[city.id]):
            yield Found(
                say(
                    "{connections} connections lead to {city}; on the published boards no "
                    "city has more than {highest}",
                    connections=counts[city.id],
                    city=names(analysis).stop(city.id),
                    highest=number(known.highest),
                ),
                (stop_ref(city),),
            )


@board_check(
    "B009",
    Severity.SUGGESTION,
    why="Players avoid the area, and whoever has tickets there is easily blocked.",
    source="Connections of the cities of an area, compared with the mean of the board, measured "
    f"on the published boards; areas with {FEWEST_IN_AREA} cities or more, {COMPARED}",
)
def poor_area(analysis: BoardAnalysis) -> Iterator[Found]:
    """The cities of a country or region have few connections."""
    known, seen = published_range("connections_in_area"), set[frozenset[str]]()
    if not board_analysis.large_enough(analysis.board):
        return
    for ref, (members, part) in board_analysis.areas(analysis).items():
        if known.too_low(part) and members not in seen:
            seen.add(members)
            yield Found(
                say(
                    "the cities of {area} have {part} as many connections as cities have on "
                    "average; on the published boards it is at least {lowest}",
                    area=_area_name(analysis, ref),
                    part=percent(part),
                    lowest=percent(known.lowest),
                ),
                (ref,),
            )


@pair_check(
    "B011",
    Severity.SUGGESTION,
    why="On a board too wide most tickets cannot be joined; on one too narrow all players cross "
    "it with ease.",
    source="The longest and the mean distance between cities by a player's trains, measured on "
    f"the published boards; {COMPARED}",
)
def board_reach(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The board is much larger or smaller than a player's trains reach."""
    if not board_analysis.has_network(analysis.board):
        return
    reach, mean = board_analysis.distances(analysis)
    trains = ruleset.players.trains
    for spaces, measure, words in (
        (reach, "reach", say("the longest distance between two cities")),
        (mean, "mean_distance", say("the mean distance between two cities")),
    ):
        known = published_range(measure)
        if not known.holds(spaces / trains):
            yield Found(
                say(
                    "{words} is {spaces} spaces, {share} of a player's {trains} trains; on "
                    "the published boards it is {usual}",
                    words=words,
                    spaces=number(spaces),
                    share=percent(spaces / trains),
                    trains=trains,
                    usual=known.shares,
                ),
                (board_ref("routes"),),
            )


@board_check(
    "B012",
    Severity.SUGGESTION,
    why="Without them a full table blocks itself; with many nobody is ever blocked.",
    source="The share of connections with several tracks, measured on the published boards; "
    f"{COMPARED}",
)
def several_tracks(analysis: BoardAnalysis) -> Iterator[Found]:
    """Much fewer or more connections than usual have several tracks."""
    yield from _compared(
        analysis,
        "several_tracks",
        board_analysis.several_tracks_share(analysis),
        say(
            "{share} of the connections have several tracks",
            share=percent(board_analysis.several_tracks_share(analysis)),
        ),
        "routes",
    )


@board_check(
    "B013",
    Severity.SUGGESTION,
    why="In a sparse network a single claim blocks; in a dense one there is always another way.",
    source="Connections between cities for each city, measured on the published boards; "
    f"{COMPARED}",
)
def connections_per_city(analysis: BoardAnalysis) -> Iterator[Found]:
    """The network is much sparser or denser than usual."""
    known = published_range("connections_per_city")
    rate = board_analysis.connections_per_city(analysis)
    if board_analysis.has_network(analysis.board) and not known.holds(rate):
        yield Found(
            say(
                "there are {rate} connections for each city; on the published boards it is {usual}",
                rate=number(rate),
                usual=known.numbers,
            ),
            (board_ref("routes"),),
        )


@board_check(
    "B014",
    Severity.SUGGESTION,
    why="Short routes make a slow game of small steps; long ones pay so much that tickets "
    "hardly matter.",
    source=f"Shares of spaces on routes up to {SHORT_ROUTE} and from {LONG_ROUTE} spaces on, "
    f"measured on the published boards; {COMPARED}",
)
def route_lengths(analysis: BoardAnalysis) -> Iterator[Found]:
    """Many more or fewer of the spaces lie on short or on long routes than usual."""
    short, long = board_analysis.route_length_shares(analysis)
    few = say(
        "{share} of all spaces lie on routes of {length} spaces or fewer",
        share=percent(short),
        length=SHORT_ROUTE,
    )
    many = say(
        "{share} of all spaces lie on routes of {length} spaces or more",
        share=percent(long),
        length=LONG_ROUTE,
    )
    yield from _compared(analysis, "short_routes", short, few, "routes")
    yield from _compared(analysis, "long_routes", long, many, "routes")


def _compared(
    analysis: BoardAnalysis, measure: str, value: float, words: Sentence, field: str
) -> Iterator[Found]:
    """Find a share of the whole board that is unlike those of the published boards."""
    known: PublishedRange = published_range(measure)
    if board_analysis.has_network(analysis.board) and not known.holds(value):
        yield Found(
            say(
                "{words}; on the published boards it is {usual}",
                words=words,
                usual=known.shares,
            ),
            (board_ref(field),),
        )


def _of_color(analysis: BoardAnalysis, color: RouteColor) -> list[ThingRef]:
    """Return a few routes of a colour: hundreds could not be read."""
    routes = (route for route in analysis.board.routes if route.color is color)
    return [route_ref(route, "color") for route in islice(routes, MOST_SHOWN)]


def _area_name(analysis: BoardAnalysis, ref: ThingRef) -> str:
    if ref.kind == "country":
        return names(analysis).country(ref.id)
    regions = (region for region in analysis.board.regions if region.id == ref.id)
    return spoken(next((region.name for region in regions), ""), ref.id)


@board_check(
    "B005",
    Severity.SUGGESTION,
    why="Whoever claims it cuts the others off from all that lies beyond.",
    source="On the published boards only a single city at the edge hangs by one connection, and "
    f"that has two tracks; {LARGE}",
)
def bridge(analysis: BoardAnalysis) -> Iterator[Found]:
    """The board falls apart without one connection."""
    # Dead ends have a check of their own.
    if not large_enough(analysis.board):
        return
    for pair, beyond in cut_points(analysis).bridges.items():
        if beyond.count > 1:
            yield Found(
                say(
                    "without {connection} the board falls apart: no other way leads to {cities}",
                    connection=names(analysis).between(*pair),
                    cities=_cities(analysis, beyond),
                ),
                _routes(connections_by_ends(analysis)[pair]),
            )


@board_check(
    "B006",
    Severity.SUGGESTION,
    why="All ways to the cities beyond it run through it, and its few routes are soon claimed.",
    source=f"On the published boards at most two cities lie beyond a single other one; {LARGE}",
)
def cut_city(analysis: BoardAnalysis) -> Iterator[Found]:
    """The board falls apart without one city."""
    # Cities beside a bridge are left to the check of bridges.
    if not large_enough(analysis.board):
        return
    besides_bridges = cuts(network(analysis).without(cut_points(analysis).bridges)).cities
    for city, beyond in cut_points(analysis).cities.items():
        if city in besides_bridges:
            yield Found(
                say(
                    "every way to {cities} runs through {city}",
                    cities=_cities(analysis, beyond),
                    city=names(analysis).stop(city),
                ),
                tuple(stop_ref(stops(analysis)[one]) for one in (city, *sorted(beyond.cities))),
            )


@board_check(
    "B007",
    Severity.SUGGESTION,
    why="Whoever claims it cuts all others off, and their tickets to the city are lost.",
    source=f"On the published boards one city is a dead end, and two tracks lead to it; {LARGE}",
)
def dead_end(analysis: BoardAnalysis) -> Iterator[Found]:
    """A single connection leads to a city."""
    if not large_enough(analysis.board):
        return
    for city in analysis.board.cities:
        others = network(analysis).neighbours[city.id].keys() - network(analysis).crossings
        if len(others) == 1:
            one, other = sorted((city.id, *others))
            connection = connections_by_ends(analysis)[one, other]
            yield Found(
                say(
                    "{city} is joined to {other} only; add a connection to another city",
                    city=names(analysis).stop(city.id),
                    other=names(analysis).stop(*others),
                ),
                (stop_ref(city), *_routes(connection)),
            )


def _routes(connection: Connection) -> tuple[ThingRef, ...]:
    return tuple(route_ref(route) for route in connection.tracks)


def _cities(analysis: BoardAnalysis, beyond: CutOff) -> Sentence:
    if beyond.cities:
        return listed(sorted(names(analysis).stops(beyond.cities)))
    return say("{n} cities", n=beyond.count)
