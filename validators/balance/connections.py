"""Checks of passages: connections and cities that all must use, that few use, or that end."""

from collections.abc import Iterator

from trackwright.analysis.board_analysis import (
    FEWEST_CITIES,
    BoardAnalysis,
    connections,
    cut_points,
    large_enough,
    names,
    network,
    stops,
)
from trackwright.analysis.published_ranges import number, percent, published_range
from trackwright.analysis.ticket_measures import (
    FEWEST_TICKETS,
    idle_share,
    load_of_several_tracks,
    need_of_one_track,
)
from trackwright.network.cuts import CutOff, cuts
from trackwright.schema.board import Connection
from trackwright.schema.checks import Severity
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.schema.thing_ref import ThingRef, board_ref, route_ref, stop_ref
from trackwright.validators.check import Found, board_check, pair_check

LARGE = f"looked for on boards with {FEWEST_CITIES} cities or more."
COMPARED = f"boards with {FEWEST_CITIES} cities or more are compared with them."


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
    joined = {connection.ends: connection for connection in connections(analysis)}
    for pair, beyond in cut_points(analysis).bridges.items():
        if beyond.count > 1:
            yield Found(
                say(
                    "without {connection} the board falls apart: no other way leads to {cities}",
                    connection=names(analysis).between(*pair),
                    cities=_cities(analysis, beyond),
                ),
                _routes(joined[pair]),
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
                (stop_ref(stops(analysis)[city]), *_city_places(analysis, beyond)),
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
    joined = {connection.ends: connection for connection in connections(analysis)}
    for city in analysis.board.cities:
        others = _joined_cities(analysis, city.id)
        if len(others) == 1:
            one, other = sorted((city.id, others[0]))
            connection = joined[one, other]
            yield Found(
                say(
                    "{city} is joined to {other} only; add a connection to another city",
                    city=names(analysis).stop(city.id),
                    other=names(analysis).stop(others[0]),
                ),
                (stop_ref(city), *_routes(connection)),
            )


@pair_check(
    "B008",
    Severity.SUGGESTION,
    why="Who comes first spoils the tickets of the others from the beginning.",
    source="How likely the tickets dealt to a player lead over a connection that a single player "
    f"can claim, by their shortest ways, measured on the published boards; {COMPARED}",
)
def crowded_connection(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """Many players need a connection that only one of them can use."""
    if not large_enough(analysis.board):
        return
    known, players = published_range("need_of_one_track"), ruleset.players.maximum
    for connection, part in need_of_one_track(analysis, ruleset).items():
        if known.too_high(part, slack=1.1):
            yield Found(
                say(
                    "of {players} players about {dealt} are dealt tickets over {connection}, "
                    "which only one can use; on the published boards at most {highest} of the "
                    "players are: give it another track",
                    players=players,
                    dealt=number(part * players),
                    connection=names(analysis).between(*connection.ends),
                    highest=percent(known.highest),
                ),
                _routes(connection),
            )


@board_check(
    "B010",
    Severity.SUGGESTION,
    why="They are claimed only for their points, and parts of the board stay empty.",
    source=f"The share of such connections, measured on the published boards; {COMPARED}",
)
def idle_connections(analysis: BoardAnalysis) -> Iterator[Found]:
    """Many connections lie on no ticket's shortest way."""
    known, part = published_range("idle_connections"), idle_share(analysis)
    enough = large_enough(analysis.board) and len(analysis.board.tickets) >= FEWEST_TICKETS
    if enough and known.too_high(part):
        yield Found(
            say(
                "{part} of the connections lie on no ticket's shortest way; on the published "
                "boards it is {usual}",
                part=percent(part),
                usual=known.shares,
            ),
            (board_ref("tickets"),),
        )


@board_check(
    "B015",
    Severity.SUGGESTION,
    why="The second track is meant for the connections that many need; elsewhere it is wasted.",
    source="How many times as many tickets run over connections with several tracks as over "
    f"single ones, measured on the published boards; {COMPARED}",
)
def tracks_off_tickets(analysis: BoardAnalysis) -> Iterator[Found]:
    """Connections with several tracks lie where few tickets lead."""
    known, times = published_range("load_of_several_tracks"), load_of_several_tracks(analysis)
    enough = large_enough(analysis.board) and len(analysis.board.tickets) >= FEWEST_TICKETS
    if enough and times is not None and known.too_low(times):
        yield Found(
            say(
                "connections with several tracks serve {times} times as many tickets as "
                "single ones; on the published boards it is {usual} times",
                times=number(times),
                usual=known.numbers,
            ),
            (board_ref("routes"),),
        )


def _joined_cities(analysis: BoardAnalysis, city: str) -> list[str]:
    crossings = network(analysis).crossings
    return [other for other in network(analysis).neighbours[city] if other not in crossings]


def _routes(connection: Connection) -> tuple[ThingRef, ...]:
    return tuple(route_ref(route) for route in connection.tracks)


def _cities(analysis: BoardAnalysis, beyond: CutOff) -> Sentence:
    if beyond.cities:
        return listed(sorted(names(analysis).stops(beyond.cities)))
    return say("{n} cities", n=beyond.count)


def _city_places(analysis: BoardAnalysis, beyond: CutOff) -> tuple[ThingRef, ...]:
    return tuple(stop_ref(stops(analysis)[city]) for city in sorted(beyond.cities))
