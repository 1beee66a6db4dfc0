"""Checks of routes against the rules: tunnels, ferries and their icons, draw bonuses, lengths."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from trackwright.analysis.board_analysis import BoardAnalysis, connections, names
from trackwright.maps import DEFAULT_RULESET, shipped_ruleset
from trackwright.schema.board import Board, Route, spread
from trackwright.schema.checks import Severity
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import with_changed
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, counted, either, listed, say
from trackwright.schema.thing_ref import ThingRef, route_ref, ruleset_ref
from trackwright.validators.check import (
    Edit,
    Fix,
    Found,
    board_check,
    field_change,
    pair_check,
    rules_change,
)
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
            fixes=(_change_all(say("Make them ordinary routes"), tunnels, tunnel=False),),
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
            fixes=(_change_all(say("Make them ordinary routes"), ferries, ferry=False, icons=()),),
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
            fixes=(_change_all(say("Remove the draw bonuses"), giving, draw_bonus=0),),
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
    unscored = Counter(r.length for r in analysis.board.routes if r.length not in scored)
    if not unscored:
        return
    usual = shipped_ruleset(DEFAULT_RULESET).scoring.lengths
    sisters = {
        track.id: [other.length for other in connection.tracks if other.length in scored]
        for connection in connections(analysis)
        for track in connection.tracks
    }
    for route in analysis.board.routes:
        if route.length not in scored:
            likely = sisters[route.id] or sorted(scored, key=lambda n: (abs(n - route.length), n))
            changes = [
                Fix(
                    say("Set its length to {length}", length=length),
                    _with_length(route.id, length),
                    safe=False,
                )
                for length in likely[:1]
            ]
            if (points := usual.get(route.length)) is not None:
                # One route of a length is a typing mistake, several are missing in the rules.
                place = 0 if unscored[route.length] > 1 else len(changes)
                changes.insert(place, _with_points(ruleset, route.length, points))
            yield Found(
                say(
                    "{route} has {spaces}, but these rules give no points for that length",
                    route=names(analysis).route(route),
                    spaces=counted(route.length, "space"),
                ),
                (route_ref(route, "length"), ruleset_ref("scoring", "lengths")),
                fixes=tuple(changes),
            )


def _with_points(ruleset: Ruleset, length: int, points: int) -> Fix:
    return rules_change(
        say("Add {length}: {points} to the points", length=length, points=points),
        ruleset,
        {"scoring": {"lengths": {str(length): points}}},
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


def _change_all(title: Sentence, routes: Iterable[Route], **fields: Any) -> Fix:
    return field_change(title, "routes", (route.id for route in routes), **fields)


def _unused(field: str, mechanic: str, missing: str) -> Found:
    return Found(
        say("the rules have {mechanic}, but {missing}", mechanic=mechanic, missing=missing),
        (ruleset_ref(field),),
    )


def _with_length(name: str, length: int) -> Edit:
    def edit(board: Board) -> Board:
        for route in board.routes:
            if route.id == name:
                icons = tuple(icon for icon in route.icons if icon < length)
                spaces = route.spaces[:length] if len(route.spaces) >= length else ()
                changes = {"length": length, "icons": icons, "spaces": spaces}
                return with_changed(board, "routes", name, **changes)
        return board

    return edit


USUAL_ICONS = {1: (1, 1), 2: (1, 1), 3: (1, 1), 4: (1, 2), 5: (2, 2), 6: (2, 2)}
"""Fewest and most icons of a ferry by its spaces, on all but one of 90 published ferries."""


@board_check(
    "R008",
    Severity.ERROR,
    why="It asks for more locomotives than anyone can see on the board.",
    source="`icons` counts a route's spaces from 0 at its first end, each space once.",
)
def icons_beyond_spaces(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route has icons on spaces that it does not have, or several on one space."""
    for route in analysis.board.routes:
        beyond = sorted({icon for icon in route.icons if icon >= route.length})
        if beyond:
            kept = tuple(icon for icon in route.icons if icon < route.length)
            count = min(len(set(route.icons)), route.length)
            yield Found(
                say(
                    "{route} has {spaces}, but an icon on space {spaces_beyond}, counted from 1",
                    route=names(analysis).route(route),
                    spaces=counted(route.length, "space"),
                    spaces_beyond=listed(str(icon + 1) for icon in beyond),
                ),
                (route_ref(route, "icons"),),
                fixes=(
                    _change(
                        say("Spread its icons over its spaces"), route, icons=spread(route, count)
                    ),
                    _change(say("Remove those icons"), route, icons=kept),
                ),
            )
        twice = [icon for icon, times in Counter(route.icons).items() if times > 1]
        if twice:
            once = tuple(dict.fromkeys(route.icons))
            yield Found(
                say(
                    "{route} has several icons on space {spaces}, counted from 1",
                    route=names(analysis).route(route),
                    spaces=listed(str(icon + 1) for icon in twice),
                ),
                (route_ref(route, "icons"),),
                fixes=(_change(say("Leave one icon there"), route, safe=True, icons=once),),
            )


@board_check(
    "R009",
    Severity.ERROR,
    why="Players see an icon and ask for a locomotive, which the rules want on ferries alone.",
    source="Only ferries have spaces that ask for a locomotive.",
)
def icon_on_no_ferry(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route carries locomotive icons, but is not a ferry."""
    colored = any(r.ferry and r.color is not RouteColor.GRAY for r in analysis.board.routes)
    for route in analysis.board.routes:
        if route.icons and not route.ferry:
            # Where all other ferries are gray, one with a colour would be another mistake.
            may_be_one = not route.tunnel and (colored or route.color is RouteColor.GRAY)
            ferry = _change(say("Make it a ferry"), route, ferry=True)
            yield Found(
                say(
                    "{route} carries {icons}, but is not a ferry",
                    route=names(analysis).route(route),
                    icons=counted(len(route.icons), "locomotive icon"),
                ),
                (route_ref(route, "icons"),),
                fixes=(
                    _change(say("Remove its icons"), route, icons=()),
                    *((ferry,) if may_be_one else ()),
                ),
            )


@board_check(
    "R010",
    Severity.WARNING,
    why="It costs no more than an ordinary route: an icon was forgotten, or it is no ferry.",
    source="Every ferry of the published boards has at least one icon.",
)
def ferry_without_icons(analysis: BoardAnalysis) -> Iterator[Found]:
    """A ferry has no locomotive icon."""
    for route in analysis.board.routes:
        if route.ferry and not route.icons:
            fewest = _usual_icons(route.length)[0]
            yield Found(
                say("the ferry {route} has no locomotive icon", route=names(analysis).route(route)),
                (route_ref(route, "icons"),),
                fixes=(
                    _change(_giving(fewest), route, icons=spread(route, fewest)),
                    _change(say("Make it an ordinary route"), route, ferry=False),
                ),
            )


@pair_check(
    "R011",
    Severity.ERROR,
    why="The rules say that players choose the colour they pay a ferry with.",
    source="`ferries.only_gray` of the ruleset.",
)
def ferry_not_gray(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A ferry has a colour, but in these rules every ferry is gray."""
    if ruleset.ferries is None or not ruleset.ferries.only_gray:
        return
    for route in analysis.board.routes:
        if route.ferry and route.color is not RouteColor.GRAY:
            yield Found(
                say(
                    "the ferry {route} is {color}, but in these rules every ferry is gray",
                    route=names(analysis).route(route),
                    color=route.color,
                ),
                (route_ref(route, "color"), ruleset_ref("ferries", "only_gray")),
                fixes=(
                    _change(say("Make it gray"), route, color=RouteColor.GRAY),
                    _change(say("Make it an ordinary route"), route, ferry=False, icons=()),
                ),
            )


@pair_check(
    "R012",
    Severity.ERROR,
    why="Players take it for a ferry, or do not know how to pay it.",
    source="`ferries.every_gray_route` of the ruleset.",
)
def gray_not_ferry(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A route is gray but no ferry, and in these rules gray means a ferry."""
    if ruleset.ferries is None or not ruleset.ferries.every_gray_route:
        return
    for route in analysis.board.routes:
        if route.color is RouteColor.GRAY and not route.ferry:
            icons = route.icons or spread(route, _usual_icons(route.length)[0])
            yield Found(
                say(
                    "{route} is gray, but in these rules every gray route is a ferry: it is "
                    "one, too, or needs a colour",
                    route=names(analysis).route(route),
                ),
                (
                    route_ref(route, "ferry"),
                    ruleset_ref("ferries", "every_gray_route"),
                ),
                fixes=(
                    _change(say("Make it a ferry"), route, ferry=True, icons=icons, tunnel=False),
                ),
            )


@board_check(
    "R029",
    Severity.SUGGESTION,
    why="Locomotives are few: one icon too many or forgotten changes what a ferry is worth.",
    source="Icons of the published ferries: 1 for up to 3 spaces, 1 or 2 for 4, 2 for 5 and 6.",
)
def unusual_icons(analysis: BoardAnalysis) -> Iterator[Found]:
    """A ferry has fewer or more locomotive icons than ferries of its length usually have."""
    # Ferries without icons have a check of their own.
    for route in analysis.board.routes:
        icons = len(set(route.icons))
        fewest, most = _usual_icons(route.length)
        if route.ferry and icons and route.length in USUAL_ICONS and not fewest <= icons <= most:
            usual = say("{n}", n=most) if fewest == most else either((fewest, most))
            likely = fewest if icons < fewest else most
            yield Found(
                say(
                    "the ferry {route} has {spaces} and {icons}; on the published boards it "
                    "would have {usual}",
                    route=names(analysis).route(route),
                    spaces=counted(route.length, "space"),
                    icons=counted(icons, "locomotive icon"),
                    usual=usual,
                ),
                (route_ref(route, "icons"),),
                fixes=(_change(_giving(likely), route, icons=spread(route, likely)),),
            )


@board_check(
    "R039",
    Severity.WARNING,
    why="It is drawn as one of them, and players pay for both.",
    source="No route of the published boards is both.",
)
def ferry_and_tunnel(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route is a ferry and a tunnel at once."""
    for route in analysis.board.routes:
        if route.ferry and route.tunnel:
            yield Found(
                say("{route} is a ferry and a tunnel at once", route=names(analysis).route(route)),
                (route_ref(route, "ferry"),),
                fixes=(
                    _change(say("Make it a ferry only"), route, tunnel=False),
                    _change(say("Make it a tunnel only"), route, ferry=False, icons=()),
                ),
            )


def _usual_icons(length: int) -> tuple[int, int]:
    """Return the fewest and the most icons; beyond the published lengths in the same measure."""
    return USUAL_ICONS.get(length, (length // 3, (length + 2) // 3))


def _giving(icons: int) -> Sentence:
    return say("Give it {icons}", icons=counted(icons, "icon"))


def _change(title: Sentence, route: Route, *, safe: bool = False, **fields: Any) -> Fix:
    return field_change(title, "routes", route.id, safe=safe, **fields)
