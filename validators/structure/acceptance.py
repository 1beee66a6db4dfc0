"""Checks of what a board accepts on purpose."""

from collections.abc import Callable, Iterator

from trackwright.schema.board import Board
from trackwright.schema.checks import IgnoredProblem, Severity
from trackwright.schema.errors import did_you_mean
from trackwright.schema.sentences import listed, say
from trackwright.schema.text import printable
from trackwright.validators.check import Fix, Found, Made, accepted_check
from trackwright.validators.places import LISTS, Place, board_place
from trackwright.validators.settings import fits
from trackwright.validators.survey import Survey


@accepted_check(
    "S090",
    "accepts-nothing",
    Severity.WARNING,
    problem="An entry of the board's `ignored` fits no problem any more.",
    why="It would hide the same problem if it came back later, when nobody means to accept it.",
    source="Problems are accepted one by one, each with its reason.",
)
def accepts_nothing(survey: Survey, made: Made) -> Iterator[Found]:
    """Find entries that accepted nothing, among those whose check was made."""
    for index, entry in enumerate(survey.board.ignored):
        asked = entry.check in made.codes and (
            entry.ruleset is None or entry.ruleset in made.rulesets
        )
        if asked and index not in made.used:
            where = (
                say(" at {things}", things=listed(map(printable, entry.places)))
                if entry.places
                else ""
            )
            yield Found(
                say(
                    "the board accepts a problem {check}{where}, but there is none any more",
                    check=entry.check,
                    where=where,
                ),
                (board_place("ignored", index),),
                fixes=(_removal(survey.board, entry),),
            )


@accepted_check(
    "S091",
    "unknown-check",
    Severity.WARNING,
    problem="The board speaks of a check that does not exist.",
    why="What it is meant to accept or to change is not accepted or changed.",
    source="Codes and names of checks never change once they are published.",
)
def unknown_check(survey: Survey, made: Made) -> Iterator[Found]:
    """Find codes in `ignored` and patterns in `checks` that fit no check."""
    codes = [check.code for check in made.catalogue]
    for index, entry in enumerate(survey.board.ignored):
        if entry.check not in codes:
            yield Found(
                say("there is no check {check}", check=entry.check),
                (board_place("ignored", index, "check"),),
                fixes=(Fix(say("Remove the entry"), _without_entry(entry)),),
            )
    words = [*codes, *(check.name for check in made.catalogue)]
    for pattern in survey.board.checks:
        if not any(fits(check, pattern) for check in made.catalogue):
            yield Found(
                say(
                    "no check is called '{pattern}'{hint}",
                    pattern=pattern,
                    hint=did_you_mean(pattern, words),
                ),
                (board_place("checks", pattern),),
                fixes=(Fix(say("Remove the setting"), _without_pattern(pattern)),),
            )


def _removal(board: Board, entry: IgnoredProblem) -> Fix:
    """Return the fix; the reason somebody wrote down goes unasked only if its things are gone."""
    things = {
        Place(kind, thing.id).thing
        for kind, plural in LISTS.items()
        for thing in getattr(board, plural)
    }
    is_gone = bool(entry.places) and things.isdisjoint(entry.places)
    return Fix(say("Remove the entry"), _without_entry(entry), safe=is_gone)


def _without_entry(entry: IgnoredProblem) -> Callable[[Board], Board]:
    return lambda board: board.changed(ignored=tuple(e for e in board.ignored if e != entry))


def _without_pattern(pattern: str) -> Callable[[Board], Board]:
    return lambda board: board.changed(
        checks={key: level for key, level in board.checks.items() if key != pattern}
    )
