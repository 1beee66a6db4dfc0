"""Edits of what a board says about its checks: problems accepted, and how grave they are."""

from typing import TYPE_CHECKING

from trackwright.schema.board import Board
from trackwright.schema.checks import IgnoredProblem, Severity
from trackwright.schema.thing_ref import subject_of

if TYPE_CHECKING:
    from trackwright.validators.check import Check, Finding


def with_accepted(board: Board, finding: "Finding", reason: str) -> Board:
    """Return the board with a problem accepted on purpose, for a reason."""
    entry = IgnoredProblem(
        check=finding.check.code, places=tuple(sorted(subject_of(finding.places))), reason=reason
    )
    return board.changed(ignored=(*board.ignored, entry))


def without_accepted(board: Board, finding: "Finding") -> Board:
    """Return the board without what it says to accept a problem."""
    subject = subject_of(finding.places)
    kept = tuple(
        entry
        for entry in board.ignored
        if entry.check != finding.check.code or (entry.places and set(entry.places) != subject)
    )
    return board.changed(ignored=kept)


def with_severity(board: Board, check: "Check", severity: Severity) -> Board:
    """Return the board with a check that is as grave as is wanted; its own level needs no word."""
    others = {
        pattern: level
        for pattern, level in board.checks.items()
        if pattern not in (check.code, check.name)
    }
    without = board.changed(checks=others)
    if severity is check.severity and not others:
        return without
    return board.changed(checks={**others, check.code: severity})
