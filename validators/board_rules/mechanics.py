"""Checks of a board's mechanics against those of the rules: what one has and the other lacks."""

from collections.abc import Callable, Iterable, Iterator

from trackwright.analysis.board_analysis import BoardAnalysis, connections, names
from trackwright.schema.board import Board, Route
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_all_changed, with_changed
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, counted, listed, say
from trackwright.schema.thing_ref import ThingRef, route_ref, ruleset_ref
from trackwright.validators.check import Fix, Found, board_check, pair_check
from trackwright.validators.player_counts import described, track_groups

USUAL_DRAW_BONUS = 3
"""The highest on the published boards."""


@pair_check(
    "R001",
    Severity.ERROR,
    why="Nobody knows what it costs.",
    source="`tunnels` of the ruleset.",
)
def tunnel_without_rules(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A route is a tunnel, but the rules have no tunnels."""
    tunnels = [route for route in analysis.board.routes if route.tunnel]
    if ruleset.tunnels is None and tunnels:
        yield Found(
            say(
                "these rules have no tunnels; the board has {tunnels}",
                tunnels=_counted(analysis, tunnels),
            ),
            (*_fields(tunnels, "tunnel"), ruleset_ref("tunnels")),
            fixes=(_all(say("Make them ordinary routes"), tunnels, tunnel=False),),
        )


@pair_check(
    "R002",
    Severity.ERROR,
    why="Nobody knows what it costs.",
    source="`ferries` of the ruleset.",
)
def ferry_without_rules(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A route is a ferry, but the rules have no ferries."""
    ferries = [route for route in analysis.board.routes if route.ferry]
    if ruleset.ferries is None and ferries:
        yield Found(
            say(
                "these rules have no ferries; the board has {ferries}",
                ferries=_counted(analysis, ferries),
            ),
            (*_fields(ferries, "ferry"), ruleset_ref("ferries")),
            fixes=(_all(say("Make them ordinary routes"), ferries, ferry=False, icons=()),),
        )


@pair_check(
    "R003",
    Severity.ERROR,
    why="Nobody knows where those cards come from.",
    source="`draw_bonuses` of the ruleset.",
)
def draw_bonus_without_rules(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A route gives cards to its owner, but the rules have no draw bonuses."""
    giving = [route for route in analysis.board.routes if route.draw_bonus]
    if ruleset.draw_bonuses is None and giving:
        yield Found(
            say(
                "these rules have no draw bonuses; the board has {routes}",
                routes=_counted(analysis, giving),
            ),
            (*_fields(giving, "draw_bonus"), ruleset_ref("draw_bonuses")),
            fixes=(_all(say("Remove the draw bonuses"), giving, draw_bonus=0),),
        )


@pair_check(
    "R006",
    Severity.SUGGESTION,
    why="Players read rules for nothing, or something was forgotten on the board.",
    source="`tunnels`, `ferries`, `draw_bonuses`, `country_cards` and `parallel_tracks` of the "
    "ruleset.",
)
def unused_mechanic(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The rules have a mechanic that the board never uses."""
    routes = analysis.board.routes
    if ruleset.tunnels and not any(route.tunnel for route in routes):
        yield _unused("tunnels", say("tunnels"), say("no route of the board is one"))
    if ruleset.ferries and not any(route.ferry for route in routes):
        yield _unused("ferries", say("ferries"), say("no route of the board is one"))
    if ruleset.draw_bonuses and not any(route.draw_bonus for route in routes):
        yield _unused("draw_bonuses", say("draw bonuses"), say("no route of the board gives cards"))
    if ruleset.country_cards and not analysis.board.crossings:
        yield _unused("country_cards", say("country cards"), say("the board has no crossings"))
    several = {key for key in track_groups(analysis) if key[1] > 1}
    for index, rule in enumerate(ruleset.parallel_tracks.rules):
        if not any(rule.kind is kind and rule.tracks in (None, n) for kind, n in several):
            yield Found(
                say("the rules speak of {rule}, but the board has none", rule=described(rule)),
                (ruleset_ref("parallel_tracks", "rules", index),),
            )


@pair_check(
    "R007",
    Severity.ERROR,
    why="Nobody knows what claiming it is worth; often the length is a typing mistake.",
    source="`scoring.lengths` of the ruleset.",
)
def length_without_points(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A route has a length for which the rules give no points."""
    scored = ruleset.scoring.lengths
    if all(route.length in scored for route in analysis.board.routes):
        return
    sisters = {
        track.id: [other.length for other in connection.tracks if other.length in scored]
        for connection in connections(analysis)
        for track in connection.tracks
    }
    for route in analysis.board.routes:
        if route.length not in scored:
            likely = sisters[route.id] or sorted(scored, key=lambda n: (abs(n - route.length), n))
            yield Found(
                say(
                    "{route} has {spaces}, but these rules give no points for that length",
                    route=names(analysis).route(route),
                    spaces=counted(route.length, "space"),
                ),
                (route_ref(route, "length"), ruleset_ref("scoring", "lengths")),
                fixes=tuple(_with_length(route.id, length) for length in likely[:1]),
            )


@pair_check(
    "R026",
    Severity.ERROR,
    why="A route is claimed whole, in one turn: nobody can ever claim this one.",
    source="`players.trains` of the ruleset.",
)
def route_longer_than_trains(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A route has more spaces than a player has trains."""
    trains = ruleset.players.trains
    for route in analysis.board.routes:
        if route.length > trains:
            yield Found(
                say(
                    "{route} has {spaces}, but a player has only {trains}",
                    route=names(analysis).route(route),
                    spaces=counted(route.length, "space"),
                    trains=counted(trains, "train"),
                ),
                (route_ref(route, "length"), ruleset_ref("players", "trains")),
            )


@board_check(
    "R040",
    Severity.SUGGESTION,
    why="It may pay for itself several times over, or be a typing mistake.",
    source=f"On the published boards a draw bonus is 1 to {USUAL_DRAW_BONUS} cards.",
)
def unusual_draw_bonus(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route gives very many cards to the player who claims it."""
    for route in analysis.board.routes:
        if route.draw_bonus > USUAL_DRAW_BONUS:
            yield Found(
                say(
                    "{route} gives {cards} cards; on the published boards a draw bonus is 1 "
                    "to {most}",
                    route=names(analysis).route(route),
                    cards=route.draw_bonus,
                    most=USUAL_DRAW_BONUS,
                ),
                (route_ref(route, "draw_bonus"),),
            )


def _counted(analysis: BoardAnalysis, routes: list[Route]) -> Sentence:
    return say("{n}: {routes}", n=len(routes), routes=listed(map(names(analysis).route, routes)))


def _fields(routes: Iterable[Route], field: str) -> Iterator[ThingRef]:
    return (route_ref(route, field) for route in routes)


def _all(title: Sentence, routes: Iterable[Route], **fields: object) -> Fix:
    ids = [route.id for route in routes]
    return Fix(title, lambda board: with_all_changed(board, "routes", ids, **fields), safe=False)


def _unused(field: str, mechanic: str, missing: str) -> Found:
    return Found(
        say("the rules have {mechanic}, but {missing}", mechanic=mechanic, missing=missing),
        (ruleset_ref(field),),
    )


def _with_length(name: str, length: int) -> Fix:
    return Fix(
        say("Set its length to {length}", length=length),
        _shortened_or_lengthened(name, length),
        safe=False,
    )


def _shortened_or_lengthened(name: str, length: int) -> Callable[[Board], Board]:
    def edit(board: Board) -> Board:
        for route in board.routes:
            if route.id == name:
                icons = tuple(icon for icon in route.icons if icon < length)
                spaces = route.spaces[:length] if len(route.spaces) >= length else ()
                changes = {"length": length, "icons": icons, "spaces": spaces}
                return with_changed(board, "routes", name, **changes)
        return board

    return edit
