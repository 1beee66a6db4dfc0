"""Checks of the printed board: trains on spaces, folds, cuts, and signs that are too small."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import numpy as np
import shapely

from trackwright.analysis.board_analysis import (
    LAYOUT,
    BoardAnalysis,
    connections,
    layout,
    measured,
    names,
    routes,
    stops,
)
from trackwright.analysis.overlaps import beyond, lying, near_the_edge, only_in
from trackwright.layout.collisions import Kind, Thing
from trackwright.layout.curves import Floats
from trackwright.layout.drawn_sizes import cap_height
from trackwright.schema.checks import Severity
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.schema.thing_ref import ThingRef, board_ref, route_ref, stop_ref
from trackwright.validators.check import Found, board_check
from trackwright.validators.geometry.spaces import moved_inside
from trackwright.validators.printing.paper import LOWEST_CAPITALS, profile_fix

ICON_SHARE = 6 / 8
"""Width of an icon's disc as a share of a space's width."""

MARK_SHARE = 3.7 / 8
"""Height of a colour's mark as a share of a space's width."""

SMALLEST_MARK = 2.3
TRIMMED = 3.0
"""Millimetres along the edge that a cutter may take off."""

FOLD = 0.5
"""Millimetres that something must reach beyond a fold to be damaged by it."""


SCORE_CELLS, SCORE_LETTERS = 96, 0.42
"""Cells along the edges of a score track, and how large their numbers are as a share of them."""

WIDEST_SCORE_TRACK = 1 / 6
"""Of the board's shorter side: a wider score track is not drawn."""


@board_check(
    "P001",
    Severity.WARNING,
    why="Trains on neighbouring spaces push each other off the board.",
    source="`train` and `space` of the profile; on the published boards spaces are 1 to 4 mm "
    "longer than trains.",
)
def train_longer_than_space(analysis: BoardAnalysis) -> Iterator[Found]:
    """A train is longer than the space it stands on."""
    train, space = analysis.board.profile.train, analysis.board.profile.space
    if train.length > space.length:
        longer = profile_fix(
            say("Make spaces {train:g} mm long", train=train.length),
            space=space.changed(length=train.length),
        )
        yield Found(
            say(
                "a train is {train:g} mm long, but a space only {space:g} mm",
                train=train.length,
                space=space.length,
            ),
            (board_ref("profile", "space", "length"), board_ref("profile", "train", "length")),
            fixes=(longer,),
        )


@board_check(
    "P002",
    Severity.WARNING,
    why="Trains on one track push those on the other aside.",
    source="`track_distance`, and the widths of `train` and `space` in the profile.",
)
def tracks_too_close(analysis: BoardAnalysis) -> Iterator[Found]:
    """Parallel tracks lie closer together than trains or spaces are wide."""
    profile = analysis.board.profile
    widest = max(profile.train.width, profile.space.width)
    parallel = any(len(connection.tracks) > 1 for connection in connections(analysis))
    if parallel and profile.track_distance < widest:
        what = say("train") if profile.train.width >= profile.space.width else say("space")
        yield Found(
            say(
                "parallel tracks lie {distance:g} mm apart, but a {what} is {widest:g} mm wide",
                distance=profile.track_distance,
                what=what,
                widest=widest,
            ),
            (board_ref("profile", "track_distance"),),
            fixes=(
                profile_fix(
                    say("Lay them {widest:g} mm apart", widest=widest), track_distance=widest
                ),
            ),
        )


@board_check(
    "P003",
    Severity.SUGGESTION,
    why="They wear off there, and pieces on them do not stand straight.",
    source="`panels` of the profile. On the published boards up to three cities lie on a fold.",
)
def on_the_fold(analysis: BoardAnalysis) -> Iterator[Found]:
    """Cities, names or icons lie across a fold of the board."""
    panels, size = analysis.board.profile.panels, analysis.board.size
    fragile, bounds = _fragile(analysis)
    for axis, count, whole in ((0, panels.columns, size.width), (1, panels.rows, size.height)):
        panel = whole / count
        folds = np.floor((bounds[:, axis + 2] - FOLD) / panel)
        across = (folds > 0) & (folds < count) & (bounds[:, axis] + FOLD < folds * panel)
        folded: dict[float, list[Thing]] = defaultdict(list)
        for index in np.flatnonzero(across).tolist():
            folded[float(folds[index])].append(fragile[index])
        for fold, on_it in sorted(folded.items()):
            yield _on_one_fold(analysis, axis, fold * panel, on_it)


def _on_one_fold(analysis: BoardAnalysis, axis: int, at: float, across: list[Thing]) -> Found:
    things = [_icon_or_thing(analysis, thing) for thing in across]
    said = list(dict.fromkeys(words for words, _ in things))
    refs = tuple(dict.fromkeys(ref for _, ref in things))
    size = analysis.board.size
    ends = ((at, 0.0), (at, size.height)) if axis == 0 else ((0.0, at), (size.width, at))
    return Found(_said_across(said, at, axis), refs, shapely.LineString(ends))


def _icon_or_thing(analysis: BoardAnalysis, thing: Thing) -> tuple[Sentence, ThingRef]:
    if thing.kind is Kind.SPACE:  # only spaces with icons are fragile
        route = routes(analysis)[thing.owner]
        return say("an icon of {route}", route=names(analysis).route(route)), route_ref(route)
    return _said_and_ref(analysis, thing.kind, thing.owner)


def _said_across(said: list[Sentence], at: float, axis: int) -> Sentence:
    left = say("{at:.0f} mm from the left", at=at)
    where = left if axis == 0 else say("{at:.0f} mm from the top", at=at)
    if len(said) == 1:
        return say("{thing} lies across the fold {where}", thing=said[0], where=where)
    return say("{things} lie across the fold {where}", things=listed(said), where=where)


@measured(*LAYOUT)
def _fragile(analysis: BoardAnalysis) -> tuple[Sequence[Thing], Floats]:
    """Return discs, names in all languages, and icons, with their bounds."""
    fragile: list[Thing] = []
    bounds: list[Floats] = []
    for number, lie in enumerate(lying(analysis)):
        kinds = {Kind.LABEL} if number else {Kind.LABEL, Kind.STOP}
        rows = [index for index, thing in enumerate(lie.things) if thing.kind in kinds]
        fragile += [lie.things[row] for row in rows]
        bounds.append(lie.bounds[rows])
    icons, icon_bounds = _icons(analysis)
    return [*fragile, *icons], np.concatenate((*bounds, icon_bounds))


def _icons(analysis: BoardAnalysis) -> tuple[list[Thing], Floats]:
    radius = analysis.board.profile.space.width * ICON_SHARE / 2
    icons = [
        (name, space.x, space.y)
        for name, track in layout(analysis).tracks.items()
        for number in track.route.icons
        for space in track.spaces[number : number + 1]
    ]
    places = np.array([place for _, *place in icons]).reshape(-1, 2)
    # Only whose they are is asked for: the bounds say where.
    return [Thing(Kind.SPACE, name, shapely.Polygon()) for name, *_ in icons], np.hstack(
        (places - radius, places + radius)
    )


def _said_and_ref(analysis: BoardAnalysis, kind: Kind, owner: str) -> tuple[Sentence, ThingRef]:
    match kind:
        case Kind.SPACE:
            route = routes(analysis)[owner]
            return say("a space of {route}", route=names(analysis).route(route)), route_ref(route)
        case Kind.LABEL:
            name = say("the name of {city}", city=names(analysis).stop(owner))
            return name, stop_ref(stops(analysis)[owner])
        case _:
            city = names(analysis).stop(owner)
            return say("{city}", city=city), stop_ref(stops(analysis)[owner])


@board_check(
    "P004",
    Severity.WARNING,
    why="No cut is exact: a printer asks for 3 mm without anything important.",
    source="On the published boards even names stay 4.5 mm away from the edge.",
)
def in_the_margin(analysis: BoardAnalysis) -> Iterator[Found]:
    """Something lies so close to the board's edge that the cutter may take it off."""
    off = beyond(analysis)
    for kind, owners in near_the_edge(analysis, 0.0, TRIMMED).items():
        for owner, near in owners.items():
            if owner not in off[kind]:
                said, ref = _said_and_ref(analysis, kind, owner)
                yield Found(
                    say(
                        "{said} lies within {trimmed:g} mm of the board's edge, where it is "
                        "cut{languages}",
                        said=said,
                        trimmed=TRIMMED,
                        languages=only_in(analysis, near.languages),
                    ),
                    (ref,),
                    near.where,
                    moved_inside(analysis.board, stops(analysis)[owner], TRIMMED)
                    if kind is Kind.STOP
                    else (),
                )


@board_check(
    "P007",
    Severity.WARNING,
    why="Nobody sees the score from across the table.",
    source="`score_border` of the profile: numbers take 0.42 of a cell, and capitals below 1.5 mm "
    "are hard to read.",
)
def text_too_small(analysis: BoardAnalysis) -> Iterator[Found]:
    """The numbers of the score track are too small to be read."""
    size, border = analysis.board.size, analysis.board.profile.score_border
    if not border or border > WIDEST_SCORE_TRACK * min(size.width, size.height):
        return
    cell = min(border, 2 * (size.width + size.height - 4 * border) / SCORE_CELLS)
    height = cap_height(cell * SCORE_LETTERS)
    if height < LOWEST_CAPITALS:
        yield Found(
            say(
                "the numbers of the score track are {height:.1f} mm high; they need {least:g} mm",
                height=height,
                least=LOWEST_CAPITALS,
            ),
            (board_ref("profile", "score_border"),),
        )


@board_check(
    "P008",
    Severity.WARNING,
    why="The marks that tell colours apart, and the icons, cannot be recognised.",
    source="`space` of the profile; on the published boards spaces are 7.6 to 8 mm wide, and "
    "marks 3.5 mm or more.",
)
def spaces_too_small(analysis: BoardAnalysis) -> Iterator[Found]:
    """Spaces are too small for the signs on them."""
    space = analysis.board.profile.space
    mark = space.width * MARK_SHARE
    ref = board_ref("profile", "space")
    if mark < SMALLEST_MARK:
        yield Found(
            say(
                "spaces are {width:g} mm wide: the marks of colours on them are only "
                "{mark:.1f} mm high",
                width=space.width,
                mark=mark,
            ),
            (ref,),
        )
    elif space.length < space.width:
        turned = space.changed(length=space.width, width=space.length)
        yield Found(
            say(
                "spaces are wider ({width:g} mm) than long ({space:g} mm)",
                width=space.width,
                space=space.length,
            ),
            (ref,),
            fixes=(profile_fix(say("Swap their length and width"), space=turned),),
        )


@board_check(
    "P012",
    Severity.WARNING,
    why="Its place stays empty, and the points are counted nowhere.",
    source="`score_border` of the profile: at most a sixth of the board's shorter side.",
)
def score_track_too_wide(analysis: BoardAnalysis) -> Iterator[Found]:
    """The score track takes so much of the board that it is not drawn."""
    border = analysis.board.profile.score_border
    shorter = min(analysis.board.size.width, analysis.board.size.height)
    widest = int(WIDEST_SCORE_TRACK * shorter)
    if border > WIDEST_SCORE_TRACK * shorter:
        yield Found(
            say(
                "the score track is {border} mm wide; on this board it can have {widest} mm "
                "at most",
                border=border,
                widest=widest,
            ),
            (board_ref("profile", "score_border"),),
            fixes=(
                profile_fix(say("Make it {widest} mm wide", widest=widest), score_border=widest),
            ),
        )
