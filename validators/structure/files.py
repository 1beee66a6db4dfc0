"""Checks of what a board's file names beyond itself, and of fields that nobody knows."""

from collections.abc import Callable, Iterator
from typing import Any

from pydantic import ValidationError

from trackwright.analysis.board_analysis import BoardAnalysis, names, rulesets
from trackwright.analysis.board_texts import sure_match
from trackwright.layout.misspellings import slips_between
from trackwright.maps import (
    DEFAULT_RULESET,
    NamedRuleset,
    default_ruleset_notice,
    ruleset_names,
)
from trackwright.rendering.background import is_picture
from trackwright.schema.base import Model
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.decorations import PlacedPicture
from trackwright.schema.edits import with_edited
from trackwright.schema.errors import (
    DocumentPath,
    InvalidDocumentError,
    TrackwrightError,
    UnknownNameError,
    did_you_mean,
    hint_at,
    likeliest,
)
from trackwright.schema.files.problems import unknown_fields_below
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.text import printable
from trackwright.schema.thing_ref import (
    LIST_BY_KIND,
    ThingRef,
    board_ref,
    path_of,
    ref_at,
    stop_ref,
)
from trackwright.validators.check import Edit, Fix, Found, board_check, field_change, removal

LONG_ENOUGH = 5
"""Letters of a field's name from which on a single slip leaves no doubt which is meant."""


@board_check(
    "S004",
    Severity.ERROR,
    why="The board cannot be played or checked by it.",
    source="A board's rulesets are shipped ones, files beside its own, or written inside of it.",
)
def unknown_ruleset(analysis: BoardAnalysis) -> Iterator[Found]:
    """A ruleset that the board names cannot be found, or its own ruleset is not whole."""
    for index, read in enumerate(rulesets(analysis)):
        if read.error is not None:
            yield Found(
                _trouble(read),
                (board_ref("rulesets", index),),
                fixes=tuple(_other_rulesets(read)),
            )


@board_check(
    "S034",
    Severity.SUGGESTION,
    why="It is checked, played and printed by rules that nobody chose for it.",
    source="`rulesets` of the board: the rules that it is made for.",
)
def no_ruleset(analysis: BoardAnalysis) -> Iterator[Found]:
    """The board names no ruleset."""
    notice = default_ruleset_notice(analysis.board)
    if notice is not None:
        yield Found(
            notice,
            (board_ref("rulesets"),),
            fixes=(
                Fix(
                    say("Write '{ruleset}' into the board", ruleset=DEFAULT_RULESET),
                    lambda board: board.changed(rulesets=(DEFAULT_RULESET,)),
                    safe=False,
                ),
            ),
        )


@board_check(
    "S017",
    Severity.WARNING,
    why="The board is drawn and printed with a hatched field instead.",
    source="The picture lies beside the board's file or in a folder below it: PNG, JPEG, GIF, BMP, "
    "WebP or SVG.",
)
def missing_picture(analysis: BoardAnalysis) -> Iterator[Found]:
    """A picture of the board is missing, or its file holds no picture."""
    if analysis.folder is None:
        return
    for subject, picture, ref, fix in _pictures(analysis):
        file = analysis.folder / picture
        if not is_picture(file):
            trouble = (
                say("is no picture that can be shown") if file.is_file() else say("does not exist")
            )
            message = say(
                "{subject} '{picture}' {trouble}",
                subject=subject,
                picture=printable(picture),
                trouble=trouble,
            )
            yield Found(message, (ref,), fixes=(fix,))


def _pictures(analysis: BoardAnalysis) -> Iterator[tuple[Sentence, str, ThingRef, Fix]]:
    """Yield the pictures of a board: what to call each, its file, its place, how to drop it."""
    board, called = analysis.board, names(analysis)
    if board.background is not None:
        background = Fix(
            say("Do without a background"), lambda board: board.changed(background=None), safe=False
        )
        place = board_ref("background", "picture")
        yield say("the background"), board.background.picture, place, background
    for stop in board.stops:
        if stop.picture is not None:
            subject, place = say("the picture of {name}", name=called.stop(stop.id)), stop_ref(stop)
            fix = field_change(
                say("Do without a picture"), LIST_BY_KIND[place.kind], stop.id, picture=None
            )
            yield subject, stop.picture, stop_ref(stop, "picture"), fix
    for index, thing in enumerate(board.decorations):
        if isinstance(thing, PlacedPicture):
            place = ThingRef("decoration", thing.id, ("picture",), index)
            fix = removal(say("Remove the picture"), "decorations", thing.id)
            yield say("the picture"), thing.picture, place, fix


@board_check(
    "S024",
    Severity.WARNING,
    why="It is kept but has no effect; mostly the name of another field is misspelt.",
    source="The format's reference lists all fields. Unknown ones are kept for other programs.",
)
def unknown_field(analysis: BoardAnalysis) -> Iterator[Found]:
    """The board's file has a field that means nothing."""
    for path in _unknown_paths(analysis):
        name = str(path[-1])
        model = _at(analysis.board, path[:-1])
        likely = likeliest(name, type(model).model_fields)
        ref = ref_at(analysis.board, path)
        field = printable("/".join(map(str, ref.fields)), 60)
        yield Found(
            say(
                "{holder} has an unknown field '{field}'{hint}",
                holder=_holder(ref),
                field=field,
                hint=hint_at(likely),
            ),
            (ref,),
            fixes=tuple(_other_fields(model, ref, name, likely)),
        )


def _holder(ref: ThingRef) -> Sentence:
    return {
        "city": say("the city {id}", id=ref.id),
        "crossing": say("the crossing {id}", id=ref.id),
        "country": say("the country {id}", id=ref.id),
        "region": say("the region {id}", id=ref.id),
        "route": say("the route {id}", id=ref.id),
        "deck": say("the deck {id}", id=ref.id),
        "ticket": say("the ticket {id}", id=ref.id),
        "decoration": say("the decoration {id}", id=ref.id),
        "board": say("the board"),
    }[ref.kind]


def _trouble(read: NamedRuleset) -> Sentence:
    reference = read.reference
    name = reference if isinstance(reference, str) else reference.id
    if not isinstance(read.error, UnknownNameError):
        return say(
            "the ruleset '{name}' cannot be used: {error}",
            name=name,
            error=_first_problem(read.error),
        )
    if isinstance(reference, str):
        return say(
            "there is no ruleset '{name}'{hint}",
            name=name,
            hint=did_you_mean(name, ruleset_names()),
        )
    base = str(reference.extends)
    hint = did_you_mean(base, ruleset_names())
    return say(
        "the ruleset '{name}' extends '{base}', which does not exist{hint}",
        name=name,
        base=base,
        hint=hint,
    )


def _first_problem(error: TrackwrightError | None) -> Sentence:
    if isinstance(error, InvalidDocumentError):
        first = error.problems[0].sentence
        return say("{source}: {problem}", source=error.source, problem=first)
    return say("") if error is None else error.sentence


def _other_rulesets(read: NamedRuleset) -> Iterator[Fix]:
    name = read.reference
    if not isinstance(name, str):
        return  # one of the board's own, which only the designer can put right
    likely = likeliest(name, ruleset_names())
    if likely is not None:
        sure = sure_match(name, ruleset_names()) == likely
        yield Fix(
            say("Write '{likely}' instead", likely=likely),
            _ruleset_replaced(name, likely),
            safe=sure,
        )
    yield Fix(say("Remove it from the list"), _ruleset_replaced(name), safe=False)


def _ruleset_replaced(old: str, *new: str) -> Edit:
    def edit(board: Board) -> Board:
        kept = [r for r in board.rulesets if r not in (old, *new)]
        place = board.rulesets.index(old) if old in board.rulesets else len(kept)
        return board.changed(rulesets=(*kept[:place], *new, *kept[place:]))

    return edit


def _unknown_paths(analysis: BoardAnalysis) -> Iterator[DocumentPath]:
    """Yield where the unknown fields are; each list of the board is searched once."""
    yield from ((name,) for name in analysis.board.model_extra or ())
    for field in Board.model_fields:
        yield from analysis.measure(f"unknown fields of {field}", (field,), _unknown_in(field))


def _unknown_in(field: str) -> Callable[[BoardAnalysis], tuple[DocumentPath, ...]]:
    def paths(analysis: BoardAnalysis) -> tuple[DocumentPath, ...]:
        below = unknown_fields_below(getattr(analysis.board, field), (field,))
        return tuple(problem.path for problem in below)

    return paths


def _at(value: Any, path: DocumentPath) -> Any:
    for step in path:
        value = value[step] if isinstance(step, int) else getattr(value, step)
    return value


def _other_fields(model: Model, ref: ThingRef, name: str, likely: str | None) -> Iterator[Fix]:
    if likely is not None and _could_be_named(model, name, likely):
        sure = slips_between(name, likely) == 1 and len(name) >= LONG_ENOUGH
        renamed = _inside(ref, lambda holder: _with_field_named(holder, name, likely))
        yield Fix(say("Call it '{likely}'", likely=likely), renamed, safe=sure)
    removed = _inside(ref, lambda holder: _without_field(holder, name))
    yield Fix(say("Remove it"), removed, safe=False)


def _could_be_named(model: Model, old: str, new: str) -> bool:
    """Return whether a field says nothing yet and could have the value of another."""
    known = getattr(model, new)
    try:
        renamed = getattr(_with_field_named(model, old, new), new)
    except ValidationError:
        return False
    return bool(known == type(model).model_fields[new].get_default() != renamed)


def _inside(ref: ThingRef, change: Callable[[Model], Model]) -> Edit:
    """Return an edit that changes the model which has the field at a place."""

    def edit(board: Board) -> Board:
        path = path_of(board, ref)
        return with_edited(board, path[:-1], change) if path else board

    return edit


def _with_field_named(model: Model, old: str, new: str) -> Model:
    fields = {new if key == old else key: value for key, value in model}
    return type(model).model_validate(fields)


def _without_field(model: Model, name: str) -> Model:
    return type(model).model_validate({key: value for key, value in model if key != name})
