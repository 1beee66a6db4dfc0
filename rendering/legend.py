"""The legend: each sign that a board uses under its rules, and what it means."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from trackwright.layout.curves import Curve
from trackwright.layout.tracks import Space, Track
from trackwright.rendering.badges import Badge, sign_shapes
from trackwright.rendering.land import DOTTED, region_lines
from trackwright.rendering.marks import station
from trackwright.rendering.routes import route_shapes, wave_shapes
from trackwright.rendering.shapes import Cap, Group, Line, Move, Path, Placement, Style
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board, Route, connections
from trackwright.schema.colors import RouteColor
from trackwright.schema.profile import Footprint, Profile
from trackwright.schema.rules.ruleset import DrawSource, Given, Ruleset, Slot, Substitution
from trackwright.schema.selector_matches import picked_routes
from trackwright.schema.sentences import Sentence, comma_separated, counted, either, listed, say
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import nearest_language, translated

SIGN_WIDTH, SIGN_HEIGHT = 13.0, 6.6
"""The room of a sign, in mm."""

_SPACE = Footprint(length=11.5, width=4.6)
_FERRY = Footprint(length=8.0, width=4.6)
_PAIR = Footprint(length=11.5, width=2.4)


class Sign(StrEnum):
    """What a line of the legend explains."""

    TUNNEL = "tunnel"
    FERRY = "ferry"
    ICON = "icon"
    DRAW_BONUS = "draw_bonus"
    PAYMENT = "payment"
    PARALLEL = "parallel"
    STATION = "station"
    REGION = "region"


@dataclass(frozen=True)
class Entry:
    """A sign and its meaning; `text` is written in badges, `tracks` lie side by side."""

    sign: Sign
    meaning: str
    text: str = ""
    tracks: int = 1


def legend_entries(board: Board, rules: Ruleset | None, language: str) -> tuple[Entry, ...]:
    """Return what the board uses and its rules speak of."""
    if rules is None:
        return ()
    parts = (_tunnels, _icons, _draw_bonuses, _payments, _parallel_tracks, _stations)
    found = [entry for part in parts for entry in part(board, rules)]
    spoken = nearest_language(language)
    return (
        *(
            Entry(entry.sign, translated(entry.meaning, spoken), entry.text, entry.tracks)
            for entry in found
        ),
        *_regions(board, language),
    )


def entry_shapes(entry: Entry, theme: Theme) -> Group:
    """Return the small drawing of an entry around 0, 0."""
    match entry.sign:
        case Sign.TUNNEL:
            return _route_sign(theme, tunnel=True)
        case Sign.FERRY:
            return _route_sign(theme, ferry=True, icons=(0,) if entry.text else ())
        case Sign.ICON:
            return _route_sign(theme, icons=(0,))
        case Sign.DRAW_BONUS:
            badge = sign_shapes(Badge(entry.text, cards=True), theme)
            return Group((badge,), at=Placement(0, 0, scale=0.88))
        case Sign.PAYMENT:
            return sign_shapes(Badge(entry.text, cards=False), theme)
        case Sign.PARALLEL:
            return _side_by_side(entry.tracks, theme)
        case Sign.STATION:
            return station(theme.sign, theme.sign_ink)
        case Sign.REGION:
            line = Style(stroke=theme.region, width=0.7, dash=DOTTED, cap=Cap.ROUND)
            reach = SIGN_WIDTH / 2 - 0.5
            return Group((Path((Move(-reach, 0), Line(reach, 0)), line),))


def _tunnels(board: Board, rules: Ruleset) -> Iterator[Entry]:
    if rules.tunnels and any(route.tunnel for route in board.routes):
        yield Entry(
            Sign.TUNNEL,
            say(
                "Tunnel: turn over {cards}, pay {more} for each match",
                cards=counted(rules.tunnels.reveal, "card"),
                more=counted(rules.tunnels.cards_per_match, "more card"),
            ),
        )


def _icons(board: Board, rules: Ruleset) -> Iterator[Entry]:
    with_icons = [route for route in board.routes if route.icons]
    ferries = any(route.ferry for route in board.routes)
    if not with_icons:
        if ferries:
            yield Entry(Sign.FERRY, say("Ferry"))
        return
    instead = _instead_of_locomotives(board, rules, {route.id for route in with_icons})
    if ferries and instead:
        meaning = say("Ferry: a locomotive for each icon, or {instead}", instead=either(instead))
    elif ferries:
        meaning = say("Ferry: a locomotive for each icon")
    elif instead:
        meaning = say("A locomotive for each icon, or {instead}", instead=either(instead))
    else:
        meaning = say("A locomotive for each icon")
    yield Entry(Sign.FERRY if ferries else Sign.ICON, meaning, text="icon")


def _instead_of_locomotives(
    board: Board, rules: Ruleset, with_icons: set[str]
) -> Sequence[Sentence]:
    return [
        _given(each)
        for each in rules.payment.substitutions
        if each.slot is Slot.LOCOMOTIVE
        and any(route.id in with_icons for route in picked_routes(board, each.on))
    ]


def _given(substitution: Substitution) -> Sentence:
    match substitution.of:
        case Given.ANY:
            return say("any {cards}", cards=counted(substitution.cards, "card"))
        case Given.ONE_COLOR:
            return say("{cards} of one colour", cards=counted(substitution.cards, "card"))
        case Given.LOCOMOTIVE:
            return counted(substitution.cards, "locomotive")


def _draw_bonuses(board: Board, rules: Ruleset) -> Iterator[Entry]:
    bonuses = {route.draw_bonus for route in board.routes if route.draw_bonus}
    if rules.draw_bonuses and bonuses:
        if rules.draw_bonuses.source is DrawSource.DECK:
            meaning = say("Draw so many cards from the deck after claiming the route")
        else:
            meaning = say("Draw so many cards after claiming the route")
        yield Entry(Sign.DRAW_BONUS, meaning, text=f"+{min(bonuses)}")


def _payments(board: Board, rules: Ruleset) -> Iterator[Entry]:
    told = set()
    for each in rules.payment.substitutions:
        is_noted = each.slot is Slot.COLOR and each.cards > 1 and (each.cards, each.of) not in told
        if is_noted and any(True for _ in picked_routes(board, each.on)):
            told.add((each.cards, each.of))
            meaning = say("Special payment: {given} for 1 card", given=_given(each))
            yield Entry(Sign.PAYMENT, meaning, text=f"{each.cards}:1")


def _parallel_tracks(board: Board, rules: Ruleset) -> Iterator[Entry]:
    used = {(each.kind, len(each.tracks)) for each in connections(board) if len(each.tracks) > 1}
    for kind, tracks in sorted(used, key=lambda each: (each[1], each[0])):
        tables: dict[int, list[int]] = {}
        for players in rules.players.counts:
            usable = rules.parallel_tracks.usable(kind, tracks, players)
            if usable is not None and usable < tracks:
                tables.setdefault(usable, []).append(players)
        if tables:
            limits = comma_separated(_limit(*each) for each in sorted(tables.items()))
            meaning = say("{n} tracks: only {limits}", n=tracks, limits=limits)
            yield Entry(Sign.PARALLEL, meaning, tracks=min(tracks, 3))


def _limit(usable: int, players: list[int]) -> Sentence:
    if players == [1]:
        return say("{usable} with 1 player", usable=usable)
    return say("{usable} with {players} players", usable=usable, players=either(players))


def _stations(_board: Board, rules: Ruleset) -> Iterator[Entry]:
    if rules.stations:
        *others, last = rules.stations.costs
        cards = counted(last, "card")
        costs = listed([*others, cards]) if others else cards
        yield Entry(Sign.STATION, say("Stations: {costs} of one colour", costs=costs))


def _regions(board: Board, language: str) -> Iterator[Entry]:
    drawn = [region for region in board.regions if region_lines(region, board.size)]
    names = {printable(text_in(region.name, language)) for region in drawn}
    if len(names) == 1 and any(names):
        name = names.pop()
        yield Entry(Sign.REGION, name[0].upper() + name[1:])
    elif drawn:
        words = translated(say("Edge of a region"), nearest_language(language))
        yield Entry(Sign.REGION, words)


def _route_sign(
    theme: Theme, *, tunnel: bool = False, ferry: bool = False, icons: tuple[int, ...] = ()
) -> Group:
    """Return one gray space as the board draws it."""
    route = Route(
        id="sign",
        ends=("a", "b"),
        color=RouteColor.GRAY,
        length=1,
        tunnel=tunnel,
        ferry=ferry,
        icons=icons,
    )
    return _space(route, _FERRY if ferry else _SPACE, 0.0, theme)


def _side_by_side(tracks: int, theme: Theme) -> Group:
    step = _PAIR.width + 0.5
    route = Route(id="sign", ends=("a", "b"), color=RouteColor.GRAY, length=1)
    middle = (tracks - 1) / 2
    return Group(
        tuple(_space(route, _PAIR, (n - middle) * step, theme) for n in range(tracks)),
        at=Placement(0, 0, scale=min(1.0, SIGN_HEIGHT / (tracks * step))),
    )


def _space(route: Route, space: Footprint, y: float, theme: Theme) -> Group:
    profile = Profile(space=space)
    half = space.length / 2
    curve = Curve(np.array([(-half, y), (half, y)]), np.array([0.0, space.length]))
    track = Track(route, curve, 0.0, reverse=False, spaces=(Space(0.0, y, 0.0),), slack=0.0)
    waves = (wave_shapes([track], theme, profile),) if route.ferry else ()
    drawn = (*waves, route_shapes(track, theme, profile))
    # Without their ids: they are no routes of the board.
    return Group(tuple(Group(group.shapes, at=group.at) for group in drawn))
