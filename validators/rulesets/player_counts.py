"""Checks of a ruleset by itself at tables of every size: parallel tracks for so many players."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from trackwright.schema.checks import Severity
from trackwright.schema.rules.claiming import TrackRule
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import listed, say
from trackwright.schema.thing_ref import ruleset_ref
from trackwright.validators.board_rules.player_counts import described
from trackwright.validators.check import Found, ruleset_check


@ruleset_check(
    "L005",
    "tracks-by-players-incomplete",
    Severity.ERROR,
    problem="A rule about parallel tracks is silent for some tables, or lets more tracks be used "
    "than there are.",
    why="Nobody knows how many tracks may be claimed there.",
    source="`usable` of `parallel_tracks.rules`, and `players` of the ruleset.",
)
def tracks_by_players_incomplete(ruleset: Ruleset) -> Iterator[Found]:
    """Compare the tables that track rules speak of with those there are."""
    for index, rule, usable in _by_players(ruleset):
        place = ruleset_ref("parallel_tracks", "rules", index, "usable")
        silent = [count for count in ruleset.players.counts if count not in usable]
        if silent:
            yield Found(
                say(
                    "the rule for {rule} does not say how many may be used with {players} players",
                    rule=described(rule),
                    players=listed(map(str, silent)),
                ),
                (place,),
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
                    (place,),
                )


@ruleset_check(
    "L024",
    "tracks-for-no-table",
    Severity.WARNING,
    problem="A rule about parallel tracks speaks of more or fewer players than can play.",
    why="The rule is never used, or the number of players is wrong.",
    source="`usable` of `parallel_tracks.rules`, and `players` of the ruleset.",
)
def tracks_for_no_table(ruleset: Ruleset) -> Iterator[Found]:
    """Find tables in track rules that there are not."""
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
    "track-rule-never-used",
    Severity.WARNING,
    problem="A rule about parallel tracks stands behind another that covers the same ones.",
    why="The first rule that fits counts, so this one never does.",
    source="`parallel_tracks.rules` of the ruleset, in order.",
)
def track_rule_never_used(ruleset: Ruleset) -> Iterator[Found]:
    """Find track rules that an earlier one hides."""
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
    "fewer-tracks-for-more-players",
    Severity.WARNING,
    problem="With more players fewer parallel tracks may be used.",
    why="Parallel tracks are there to give more players room: two numbers were probably swapped.",
    source="`usable` of `parallel_tracks.rules` rises with the players in all published rules.",
)
def fewer_tracks_for_more_players(ruleset: Ruleset) -> Iterator[Found]:
    """Find track rules that fall as the table grows."""
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
