"""Problems mended: fixes applied to a board until nothing is left that they could mend."""

from collections.abc import Sequence
from dataclasses import dataclass

from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.check import Fix
from trackwright.validators.places import Place
from trackwright.validators.running import ALL_CHECKS, Finding, Report, check_board
from trackwright.validators.settings import Settings
from trackwright.validators.survey import Survey

MOST_PASSES = 20
"""One fix can bring another problem to light; two that undo each other would never end."""


@dataclass(frozen=True)
class Mended:
    """A board after its fixes.

    Attributes:
        survey: The board as it is now.
        done: The findings that were mended, and how.
        report: What is still to be found.
    """

    survey: Survey
    done: tuple[tuple[Finding, Fix], ...]
    report: Report


def mend(
    survey: Survey,
    rulesets: Sequence[Ruleset] = (),
    settings: Settings = ALL_CHECKS,
    *,
    unsafe: bool = False,
) -> Mended:
    """Mend what can be mended without asking; with `unsafe`, also what needs a decision."""
    done: list[tuple[Finding, Fix]] = []
    report = check_board(survey, rulesets, settings)
    for _ in range(MOST_PASSES):
        board = survey.board
        for finding, fix in _independent(report, unsafe=unsafe):
            changed = fix.edit(board)
            if changed != board:
                board = changed
                done.append((finding, fix))
        if board is survey.board:
            break
        survey = survey.after(board)
        report = check_board(survey, rulesets, settings)
    return Mended(survey, tuple(done), report)


def _independent(report: Report, *, unsafe: bool) -> list[tuple[Finding, Fix]]:
    """Return fixes that do not touch the same things, so that each still fits after the others."""
    touched: set[str | None] = set()
    chosen = []
    for finding in report.findings:
        fix = next((fix for fix in finding.fixes if fix.safe or unsafe), None)
        things = set(map(_touched, finding.places)) - {None}
        if fix is not None and touched.isdisjoint(things):
            touched |= things
            chosen.append((finding, fix))
    return chosen


def _touched(place: Place) -> str | None:
    """Return what a fix would touch at a place; None for rulesets, which no fix edits."""
    if place.kind == "ruleset":
        return None
    return str(place) if place.kind == "board" else place.thing
