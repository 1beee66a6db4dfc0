"""What bots found when they played a board by a ruleset, as problems with their evidence."""

import re
from collections.abc import Iterator

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.playtest.verdicts import Finding, Subject, Verdict
from trackwright.schema.checks import Severity
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import listed, say
from trackwright.schema.thing_ref import ThingRef, board_ref, ruleset_ref
from trackwright.validators.check import Found, Played, played_check

_BOTS = "Games of bots (`trackwright playtest`), which play the rules as they are written."


@played_check(
    "F001",
    Severity.WARNING,
    why="Players at the table have to make up a rule, or the game does not end.",
    source=_BOTS,
)
def rules_fail(_analysis: BoardAnalysis, played: Played) -> Iterator[Found]:
    """In games, the rules are silent or cannot be followed."""
    return _problems(played, Subject.RULES)


@played_check(
    "F002",
    Severity.WARNING,
    why="Who begins should not decide who wins.",
    source=_BOTS,
)
def unfair_seat(_analysis: BoardAnalysis, played: Played) -> Iterator[Found]:
    """A seat wins far too often or too seldom."""
    return _problems(played, Subject.SEATS)


@played_check(
    "F003",
    Severity.SUGGESTION,
    why="It takes room on the board and choices from the players, and gives nothing.",
    source=_BOTS,
)
def unclaimed_route(_analysis: BoardAnalysis, played: Played) -> Iterator[Found]:
    """Hardly anybody claims a route."""
    return _problems(played, Subject.ROUTES)


@played_check(
    "F004",
    Severity.SUGGESTION,
    why="Whoever draws it is lucky, or is not; that should be what the points make up for.",
    source=_BOTS,
)
def mispriced_ticket(_analysis: BoardAnalysis, played: Played) -> Iterator[Found]:
    """A ticket is completed far more or less often than others worth as much."""
    return _problems(played, Subject.TICKETS)


@played_check(
    "F005",
    Severity.SUGGESTION,
    why="A card that nobody can win is a card that players read for nothing.",
    source=_BOTS,
)
def unwon_bonus(_analysis: BoardAnalysis, played: Played) -> Iterator[Found]:
    """Hardly anybody wins a bonus."""
    return _problems(played, Subject.BONUSES)


@played_check(
    "F006",
    Severity.SUGGESTION,
    why="Where all depends on one connection, the first turns decide the game.",
    source=_BOTS,
)
def missed_track(_analysis: BoardAnalysis, played: Played) -> Iterator[Found]:
    """In most games, a connection is taken before somebody who needs it gets there."""
    return _problems(played, Subject.TRACKS)


@played_check(
    "F007",
    Severity.SUGGESTION,
    why="Its cards are always missing, or nobody wants them.",
    source=_BOTS,
)
def unbalanced_color(_analysis: BoardAnalysis, played: Played) -> Iterator[Found]:
    """Claimed routes ask for far more, or fewer, cards of a colour than of the others."""
    return _problems(played, Subject.COLORS)


@played_check(
    "F090",
    Severity.SUGGESTION,
    why="What the games showed may not be so any more, and is not told.",
    source="Games are kept with a fingerprint of all that they follow from.",
)
def outdated_playtest(_analysis: BoardAnalysis, played: Played) -> Iterator[Found]:
    """The board or its rules have changed since they were played."""
    if played.outdated:
        counts = listed(str(verdict.players) for verdict in played.outdated)
        yield Found(
            say(
                "the board has changed since it was played with {counts} players: play it again",
                counts=counts,
            ),
            (board_ref(),),
        )


def _problems(played: Played, subject: Subject) -> Iterator[Found]:
    """Yield the strong findings; one that games of several numbers of players have is one."""
    groups: dict[str, list[tuple[Finding, Verdict]]] = {}
    for verdict in played.verdicts:
        for finding in verdict.findings:
            if finding.subject is subject and finding.is_strong:
                key = re.sub(r"[\d.]+", "", finding.message)
                groups.setdefault(key, []).append((finding, verdict))
    for group in groups.values():
        finding, verdict = max(group, key=lambda one: one[0].strength)
        others = sorted(other.players for _, other in group if other is not verdict)
        also = say("; so it is with {others}", others=listed(map(str, others))) if others else ""
        yield Found(
            say(
                "{message} ({games} games with {players} players{also})",
                message=finding.message,
                games=verdict.games,
                players=verdict.players,
                also=also,
            ),
            tuple(_ref(played.ruleset, name) for name in finding.places)
            or (ruleset_ref("players"),),
        )


def _ref(ruleset: Ruleset, name: str) -> ThingRef:
    kind, _, rest = name.partition("/")
    if kind == "ruleset":
        return ruleset_ref(*rest.split("/"))
    if kind == "bonus" and ruleset.bonuses is not None:
        ids = [bonus.id for bonus in ruleset.bonuses.cards]
        return ruleset_ref("bonuses", "cards", ids.index(rest))
    return ThingRef(kind, rest)
