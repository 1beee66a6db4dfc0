"""Checks of the names of cities on the printed board."""

from collections.abc import Iterator

from trackwright.analysis.board_analysis import BoardAnalysis, names
from trackwright.layout.drawn_sizes import name_size, name_tier
from trackwright.schema.board import Label, Stop
from trackwright.schema.checks import Severity
from trackwright.schema.edits import list_of
from trackwright.schema.profile import NameTier
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.thing_ref import board_ref, stop_ref
from trackwright.validators.check import Fix, Found, board_check, field_change
from trackwright.validators.printing.paper import profile_fix

LOWEST_CAPITALS = 2.5
"""Millimetres: lower capitals are not read from across a table."""


@board_check(
    "P014",
    Severity.WARNING,
    why="Players look for cities from all sides of the table, and cannot read them.",
    source="`names` of the profile and `size` of labels, against 2.5 mm.",
)
def names_too_small(analysis: BoardAnalysis) -> Iterator[Found]:
    """Names of cities are too small to be read."""
    board = analysis.board
    named = [stop for stop in board.stops if stop.name or stop.country]
    sized = [stop for stop in named if stop.label is not None and stop.label.size is not None]
    by_tier = {name_tier(stop): stop for stop in named if not (stop.label and stop.label.size)}
    for tier in NameTier:
        if (
            tier in by_tier
            and (height := name_size(by_tier[tier], board.profile)) < LOWEST_CAPITALS
        ):
            sizes = board.profile.names.changed(**{tier.value: LOWEST_CAPITALS})
            yield Found(
                _said(tier, height),
                (board_ref("profile", "names", tier.value),),
                fixes=(profile_fix(_larger(), names=sizes),),
            )
    for stop in sized:
        if (height := name_size(stop, board.profile)) < LOWEST_CAPITALS:
            called = names(analysis).stop(stop.id)
            yield Found(
                say(
                    "the capitals of the name of {city} are {height:g} mm high",
                    city=called,
                    height=height,
                ),
                (stop_ref(stop, "label", "size"),),
                fixes=_as_its_tier(analysis, stop),
            )


def _said(tier: NameTier, height: float) -> Sentence:
    match tier:
        case NameTier.LARGE:
            return say("the capitals of large names are {height:g} mm high", height=height)
        case NameTier.ORDINARY:
            return say("the capitals of ordinary names are {height:g} mm high", height=height)
        case NameTier.SMALL:
            return say("the capitals of small names are {height:g} mm high", height=height)


def _larger() -> Sentence:
    return say("Write them {least:g} mm high", least=LOWEST_CAPITALS)


def _as_its_tier(analysis: BoardAnalysis, stop: Stop) -> tuple[Fix, ...]:
    """Return the fix that gives up a name's own size, if that helps."""
    if stop.label is None:
        return ()
    label = stop.label.changed(size=None)
    if name_size(stop.changed(label=label), analysis.board.profile) < LOWEST_CAPITALS:
        return ()
    title = say("Write the name of {city} as large as others", city=names(analysis).stop(stop.id))
    return (field_change(title, list_of(stop), stop.id, label=None if label == Label() else label),)
