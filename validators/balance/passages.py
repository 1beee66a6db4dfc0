"""Checks of passages: connections and cities that all must use, that few use, or that end."""

from collections.abc import Iterator, Mapping

from trackwright.network.cuts import CutOff, cuts
from trackwright.network.ways import Pair
from trackwright.schema.checks import Severity
from trackwright.schema.connections import Connection
from trackwright.schema.rules.claiming import ConnectionKind
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.validators.check import Found, board_check, pair_check
from trackwright.validators.places import Place, board_place, route_place, stop_place
from trackwright.validators.published.measures import (
    FEWEST_CITIES,
    FEWEST_TICKETS,
    cut_points,
    idle_share,
    large_enough,
    load_of_several_tracks,
    needed_by_players,
    ordinary,
)
from trackwright.validators.published.ranges import number, percent, published
from trackwright.validators.survey import Survey, connections, names, network, stops

LARGE = f"looked for on boards with {FEWEST_CITIES} cities or more."
COMPARED = f"boards with {FEWEST_CITIES} cities or more are compared with them."


@board_check(
    "B005",
    "bridge",
    Severity.SUGGESTION,
    problem="The board falls apart without one connection.",
    why="Whoever claims it cuts the others off from all that lies beyond.",
    source="On the published boards only a single city at the edge hangs by one connection, and "
    f"that has two tracks; {LARGE}",
)
def bridge(survey: Survey) -> Iterator[Found]:
    """Find connections that hold two parts of the board together; dead ends have their check."""
    if not large_enough(survey.board):
        return
    joined = {connection.ends: connection for connection in connections(survey)}
    for pair, beyond in cut_points(survey).bridges.items():
        if beyond.count > 1:
            yield Found(
                say(
                    "without {connection} the board falls apart: no other way leads to {cities}",
                    connection=names(survey).between(*pair),
                    cities=_cities(survey, beyond),
                ),
                _routes(joined[pair]),
            )


@board_check(
    "B006",
    "cut-city",
    Severity.SUGGESTION,
    problem="The board falls apart without one city.",
    why="All ways to the cities beyond it run through it, and its few routes are soon claimed.",
    source=f"On the published boards at most two cities lie beyond a single other one; {LARGE}",
)
def cut_city(survey: Survey) -> Iterator[Found]:
    """Find cities that hold parts of the board together where no bridge does so, too."""
    if not large_enough(survey.board):
        return
    besides_bridges = cuts(network(survey).without(cut_points(survey).bridges)).cities
    for city, beyond in cut_points(survey).cities.items():
        if city in besides_bridges:
            yield Found(
                say(
                    "every way to {cities} runs through {city}",
                    cities=_cities(survey, beyond),
                    city=names(survey).stop(city),
                ),
                (stop_place(stops(survey)[city]), *_city_places(survey, beyond)),
            )


@board_check(
    "B007",
    "dead-end",
    Severity.SUGGESTION,
    problem="A single connection leads to a city.",
    why="Whoever claims it cuts all others off, and their tickets to the city are lost.",
    source=f"On the published boards one city is a dead end, and two tracks lead to it; {LARGE}",
)
def dead_end(survey: Survey) -> Iterator[Found]:
    """Find cities that are joined to one other city only."""
    if not large_enough(survey.board):
        return
    joined = {connection.ends: connection for connection in connections(survey)}
    for city in survey.board.cities:
        others = _joined_cities(survey, city.id)
        if len(others) == 1:
            one, other = sorted((city.id, others[0]))
            connection = joined[one, other]
            yield Found(
                say(
                    "{city} is joined to {other} only; add a connection to another city",
                    city=names(survey).stop(city.id),
                    other=names(survey).stop(others[0]),
                ),
                (stop_place(city), *_routes(connection)),
            )


@pair_check(
    "B008",
    "crowded-connection",
    Severity.SUGGESTION,
    problem="Many players need a connection that only one of them can use.",
    why="Who comes first spoils the tickets of the others from the beginning.",
    source="How likely the tickets dealt to a player lead over a connection that a single player "
    f"can claim, by their shortest ways, measured on the published boards; {COMPARED}",
)
def crowded_connection(survey: Survey, ruleset: Ruleset) -> Iterator[Found]:
    """Find connections that must have more tracks because too many players need them."""
    if not large_enough(survey.board):
        return
    known, players = published("need_of_one_track"), ruleset.players.maximum
    for connection, part in need_of_one_track(survey, ruleset).items():
        if known.too_high(part, slack=1.1):
            yield Found(
                say(
                    "of {players} players about {dealt} are dealt tickets over {connection}, "
                    "which only one can use; on the published boards at most {highest} of the "
                    "players are: give it another track",
                    players=players,
                    dealt=number(part * players),
                    connection=names(survey).between(*connection.ends),
                    highest=percent(known.highest),
                ),
                _routes(connection),
            )


def need_of_one_track(survey: Survey, ruleset: Ruleset) -> Mapping[Connection, float]:
    """Return how likely a player needs each connection that one player can use at a full table."""
    wanted: Mapping[Pair, float] = needed_by_players(survey, ruleset)
    return {
        connection: wanted[connection.ends]
        for connection in ordinary(survey)
        if connection.ends in wanted and _usable(connection, ruleset) == 1
    }


def _usable(connection: Connection, ruleset: Ruleset) -> int:
    tracks = len(connection.tracks)
    if tracks == 1:
        return 1
    usable = ruleset.parallel_tracks.usable(
        ConnectionKind.ORDINARY, tracks, ruleset.players.maximum
    )
    return tracks if usable is None else usable


@board_check(
    "B010",
    "idle-connections",
    Severity.SUGGESTION,
    problem="Many connections lie on no ticket's shortest way.",
    why="They are claimed only for their points, and parts of the board stay empty.",
    source=f"The share of such connections, measured on the published boards; {COMPARED}",
)
def idle_connections(survey: Survey) -> Iterator[Found]:
    """Find boards with too many connections that tickets have no use for."""
    known, part = published("idle_connections"), idle_share(survey)
    enough = large_enough(survey.board) and len(survey.board.tickets) >= FEWEST_TICKETS
    if enough and known.too_high(part):
        yield Found(
            say(
                "{part} of the connections lie on no ticket's shortest way; on the published "
                "boards it is {usual}",
                part=percent(part),
                usual=known.shares,
            ),
            (board_place("tickets"),),
        )


@board_check(
    "B015",
    "tracks-off-tickets",
    Severity.SUGGESTION,
    problem="Connections with several tracks lie where few tickets lead.",
    why="The second track is meant for the connections that many need; elsewhere it is wasted.",
    source="How many times as many tickets run over connections with several tracks as over "
    f"single ones, measured on the published boards; {COMPARED}",
)
def tracks_off_tickets(survey: Survey) -> Iterator[Found]:
    """Find boards whose double connections serve fewer tickets than the single ones."""
    known, times = published("load_of_several_tracks"), load_of_several_tracks(survey)
    enough = large_enough(survey.board) and len(survey.board.tickets) >= FEWEST_TICKETS
    if enough and times is not None and known.too_low(times):
        yield Found(
            say(
                "connections with several tracks serve {times} times as many tickets as "
                "single ones; on the published boards it is {usual} times",
                times=number(times),
                usual=known.numbers,
            ),
            (board_place("routes"),),
        )


def _joined_cities(survey: Survey, city: str) -> list[str]:
    crossings = network(survey).crossings
    return [other for other in network(survey).neighbours[city] if other not in crossings]


def _routes(connection: Connection) -> tuple[Place, ...]:
    return tuple(route_place(route) for route in connection.tracks)


def _cities(survey: Survey, beyond: CutOff) -> Sentence:
    if beyond.cities:
        return listed(sorted(names(survey).stops(beyond.cities)))
    return say("{n} cities", n=beyond.count)


def _city_places(survey: Survey, beyond: CutOff) -> tuple[Place, ...]:
    return tuple(stop_place(stops(survey)[city]) for city in sorted(beyond.cities))
