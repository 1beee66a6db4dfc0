"""Checks at tables of every size: tracks, spaces and stations for so many players."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate, pairwise

from trackwright.analysis.board_analysis import BoardAnalysis, connections, measured, names
from trackwright.schema.board import Connection
from trackwright.schema.checks import Severity
from trackwright.schema.rules.ruleset import ConnectionKind, Ruleset, TrackRule
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.schema.thing_ref import board_ref, route_ref, ruleset_ref
from trackwright.validators.check import (
    Fix,
    Found,
    pair_check,
    removal,
    rules_change,
    ruleset_check,
)

LEAST_FILLED, MOST_FILLED = 0.25, 0.90
"""Shares of the usable spaces; on the published boards 0.33 to 0.75, from 2 to 5 players."""

PUBLISHED_FILLED = 0.75
"""The share at the fullest tables of the published boards."""

LARGE_ENOUGH = 20
"""Cities from which on the share of filled spaces says something."""


@dataclass(frozen=True)
class TrackGroup:
    """All connections of one kind with the same number of tracks.

    Attributes:
        spaces: Spaces of the longest track of each, together; of the two longest; and so on.
    """

    connections: tuple[Connection, ...]
    spaces: tuple[int, ...]


TrackGroups = Mapping[tuple[ConnectionKind, int], TrackGroup]


@measured("crossings", "routes")
def track_groups(analysis: BoardAnalysis) -> TrackGroups:
    """Return the connections by their kind and number of tracks."""
    grouped: dict[tuple[ConnectionKind, int], list[Connection]] = {}
    for connection in connections(analysis):
        if connection.ends[0] != connection.ends[1]:
            grouped.setdefault((connection.kind, len(connection.tracks)), []).append(connection)
    return {key: TrackGroup(tuple(group), _spaces(group)) for key, group in grouped.items()}


@pair_check(
    "R016",
    Severity.ERROR,
    why="Nobody knows how many of them may be claimed.",
    source="`parallel_tracks.rules` of the ruleset, by kind, tracks and players.",
)
def parallel_tracks_without_rule(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A connection has more parallel tracks than the rules speak of."""
    for (kind, tracks), group in track_groups(analysis).items():
        silent = _without_a_rule(ruleset, kind, tracks)
        if silent:
            some = len(silent) < len(ruleset.players.counts)
            at_tables = (
                say(" with {players} players", players=listed(map(str, silent))) if some else ""
            )
            abroad = say(" into another country") if kind is ConnectionKind.BORDER else ""
            which = [names(analysis).between(*c.ends) for c in group.connections]
            yield Found(
                say(
                    "these rules do not say how many of {tracks} parallel tracks{abroad} may "
                    "be used{at_tables}: {connections}",
                    tracks=tracks,
                    abroad=abroad,
                    at_tables=at_tables,
                    connections=listed(which),
                ),
                (
                    *(route_ref(track) for c in group.connections for track in c.tracks),
                    ruleset_ref("parallel_tracks", "rules"),
                ),
                fixes=(_without_surplus(group, _most_with_a_rule(ruleset, kind, tracks)),),
            )


@pair_check(
    "R027",
    Severity.SUGGESTION,
    why="On a board too large players never meet; on one too small they cannot place their trains.",
    source="Trains for each usable space on the published boards: 0.33 to 0.75, from the fewest "
    "players to the most.",
)
def trains_against_spaces(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """All trains together fill hardly any of the board's spaces, or more than there are."""
    if len(analysis.board.cities) < LARGE_ENOUGH:
        return
    players = ruleset.players
    for count in dict.fromkeys((players.minimum, players.maximum)):
        spaces = usable_spaces(analysis, ruleset, count)
        filled = players.trains * count / spaces if spaces else LEAST_FILLED
        if not LEAST_FILLED <= filled <= MOST_FILLED:
            yield Found(
                say(
                    "with {count} players there are {trains} trains for {spaces} usable "
                    "spaces ({filled:.0f}%); on the published boards it is 33% to 75%",
                    count=count,
                    trains=players.trains * count,
                    spaces=spaces,
                    filled=100 * filled,
                ),
                (ruleset_ref("players", "trains"), board_ref("routes")),
            )


@pair_check(
    "R032",
    Severity.WARNING,
    why="Some can never be built, whatever their owners save for them.",
    source="`stations.each` and `stations.per_city` of the ruleset.",
)
def stations_beyond_cities(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The players have more stations than the cities can hold."""
    if ruleset.stations is None or not analysis.board.cities:
        return
    stations = ruleset.stations.each * ruleset.players.maximum
    room = ruleset.stations.per_city * len(analysis.board.cities)
    if stations > room:
        yield Found(
            say(
                "{players} players have {stations} stations, but the cities have room for "
                "only {room}",
                players=ruleset.players.maximum,
                stations=stations,
                room=room,
            ),
            (ruleset_ref("stations", "each"), board_ref("cities")),
        )


@pair_check(
    "R035",
    Severity.ERROR,
    why="The game never ends.",
    source="`end.trains_left`, `players.trains` and `parallel_tracks` of the ruleset.",
)
def end_out_of_reach(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """No player can place enough trains to bring the end of the game about."""
    to_place = ruleset.players.trains - ruleset.end.trains_left
    for count in ruleset.players.counts if analysis.board.routes else ():
        spaces = usable_spaces(analysis, ruleset, count, most=ruleset.parallel_tracks.owned)
        if spaces < to_place:
            yield Found(
                say(
                    "the end of the game can't be reached: {count} players have {trains} trains "
                    "each and one must place {to_place}, but the board has only {spaces} spaces "
                    "for one player",
                    count=count,
                    trains=ruleset.players.trains,
                    to_place=to_place,
                    spaces=spaces,
                ),
                (ruleset_ref("end", "trains_left"), board_ref("routes")),
                fixes=tuple(_fewer_trains(analysis, ruleset, count)),
            )
            return


def _fewer_trains(analysis: BoardAnalysis, ruleset: Ruleset, count: int) -> Iterator[Fix]:
    """Yield the fix that gives a table as many trains for its spaces as the published boards."""
    trains = int(usable_spaces(analysis, ruleset, count) * PUBLISHED_FILLED / count)
    if ruleset.end.trains_left < trains < ruleset.players.trains:
        yield rules_change(
            say("Play with {trains} trains each", trains=trains),
            ruleset,
            {"players": {"trains": trains}},
        )


def usable_spaces(
    analysis: BoardAnalysis, ruleset: Ruleset, players: int, most: int | None = None
) -> int:
    """Return how many spaces may be filled at a table, on at most `most` tracks a connection."""
    total = 0
    for (kind, tracks), group in track_groups(analysis).items():
        ruled = ruleset.parallel_tracks.usable(kind, tracks, players) if tracks > 1 else None
        usable = min(tracks if ruled is None else ruled, tracks, most or tracks)
        total += group.spaces[usable - 1]
    return total


def described(rule: TrackRule) -> Sentence:
    """Return what a rule about parallel tracks is for: `border connections of 2 tracks`."""
    tracks = rule.tracks or say("several")
    if rule.kind is ConnectionKind.BORDER:
        return say("border connections of {tracks} tracks", tracks=tracks)
    return say("ordinary connections of {tracks} tracks", tracks=tracks)


def _spaces(group: list[Connection]) -> tuple[int, ...]:
    lengths = [sorted((t.length for t in c.tracks), reverse=True) for c in group]
    return tuple(accumulate(map(sum, zip(*lengths, strict=True))))


def _without_a_rule(ruleset: Ruleset, kind: ConnectionKind, tracks: int) -> list[int]:
    """Return the numbers of players for which no rule says how many tracks may be used."""
    usable = ruleset.parallel_tracks.usable
    counts = ruleset.players.counts if tracks > 1 else ()
    return [count for count in counts if usable(kind, tracks, count) is None]


def _most_with_a_rule(ruleset: Ruleset, kind: ConnectionKind, tracks: int) -> int:
    fewer = range(tracks - 1, 0, -1)
    return next(count for count in fewer if not _without_a_rule(ruleset, kind, count))


def _without_surplus(group: TrackGroup, kept: int) -> Fix:
    surplus = [track.id for c in group.connections for track in c.tracks[kept:]]
    return removal(say("Remove {tracks}", tracks=listed(surplus)), "routes", *surplus)


@ruleset_check(
    "L005",
    Severity.ERROR,
    why="Nobody knows how many tracks may be claimed there.",
    source="`usable` of `parallel_tracks.rules`, and `players` of the ruleset.",
)
def tracks_by_players_incomplete(ruleset: Ruleset) -> Iterator[Found]:
    """A rule about parallel tracks is silent for some tables, or lets more tracks be used than
    there are.
    """
    for index, rule, usable in _by_players(ruleset):
        ref = ruleset_ref("parallel_tracks", "rules", index, "usable")
        silent = [count for count in ruleset.players.counts if count not in usable]
        if silent:
            yield Found(
                say(
                    "the rule for {rule} does not say how many may be used with {players} players",
                    rule=described(rule),
                    players=listed(map(str, silent)),
                ),
                (ref,),
            )
        for count, tracks in usable.items():
            if rule.tracks is not None and tracks > rule.tracks:
                yield Found(
                    say(
                        "the rule for {rule} lets {tracks} be used with {count} players",
                        rule=described(rule),
                        tracks=tracks,
                        count=count,
                    ),
                    (ref,),
                )


@ruleset_check(
    "L024",
    Severity.WARNING,
    why="The rule is never used, or the number of players is wrong.",
    source="`usable` of `parallel_tracks.rules`, and `players` of the ruleset.",
)
def tracks_for_no_table(ruleset: Ruleset) -> Iterator[Found]:
    """A rule about parallel tracks speaks of more or fewer players than can play."""
    players = ruleset.players
    for index, rule, usable in _by_players(ruleset):
        idle = [count for count in usable if count not in players.counts]
        if idle:
            yield Found(
                say(
                    "the rule for {rule} speaks of {counts} players, but {fewest} to {most} "
                    "can play",
                    rule=described(rule),
                    counts=listed(map(str, idle)),
                    fewest=players.minimum,
                    most=players.maximum,
                ),
                (
                    ruleset_ref("parallel_tracks", "rules", index, "usable"),
                    ruleset_ref("players"),
                ),
            )


@ruleset_check(
    "L025",
    Severity.WARNING,
    why="The first rule that fits counts, so this one never does.",
    source="`parallel_tracks.rules` of the ruleset, in order.",
)
def track_rule_never_used(ruleset: Ruleset) -> Iterator[Found]:
    """A rule about parallel tracks stands behind another that covers the same ones."""
    rules = ruleset.parallel_tracks.rules
    for index, rule in enumerate(rules):
        for earlier, other in enumerate(rules[:index]):
            if other.kind is rule.kind and other.tracks in (None, rule.tracks):
                yield Found(
                    say(
                        "the rule for {rule} never counts: an earlier one covers the same",
                        rule=described(rule),
                    ),
                    (
                        ruleset_ref("parallel_tracks", "rules", index),
                        ruleset_ref("parallel_tracks", "rules", earlier),
                    ),
                )
                break


@ruleset_check(
    "L026",
    Severity.WARNING,
    why="Parallel tracks are there to give more players room: two numbers were probably swapped.",
    source="`usable` of `parallel_tracks.rules` rises with the players in all published rules.",
)
def fewer_tracks_for_more_players(ruleset: Ruleset) -> Iterator[Found]:
    """With more players fewer parallel tracks may be used."""
    for index, rule, usable in _by_players(ruleset):
        for fewer, more in pairwise(sorted(usable)):
            if usable[more] < usable[fewer]:
                yield Found(
                    say(
                        "the rule for {rule} lets {tracks} be used with {fewer} players, but "
                        "only {fewer_tracks} with {more}",
                        rule=described(rule),
                        tracks=usable[fewer],
                        fewer=fewer,
                        fewer_tracks=usable[more],
                        more=more,
                    ),
                    (ruleset_ref("parallel_tracks", "rules", index, "usable"),),
                )


def _by_players(ruleset: Ruleset) -> Iterator[tuple[int, TrackRule, Mapping[int, int]]]:
    """Yield the track rules that depend on the number of players."""
    for index, rule in enumerate(ruleset.parallel_tracks.rules):
        if isinstance(rule.usable, Mapping):
            yield index, rule, rule.usable
