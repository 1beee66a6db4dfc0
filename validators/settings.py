"""Which checks are made, and how grave what they find is."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from trackwright.schema.checks import Severity
from trackwright.schema.errors import TrackwrightError, did_you_mean
from trackwright.validators.check import Check

Levels = Mapping[str, Severity]
"""Severities by patterns of codes or names; the last pattern that fits counts."""


class UnknownCheckError(TrackwrightError):
    """A code or name that no check has."""

    def __init__(self, word: str, names: Iterable[str]) -> None:
        hint = did_you_mean(word, names) or "; docs/checks.md lists them all"
        super().__init__(f"there is no check '{word}'{hint}")


@dataclass(frozen=True)
class Settings:
    """What a user asks for, over what a board says.

    Attributes:
        select: Patterns of the checks to make; all if empty.
        ignore: Patterns of the checks to leave out.
        levels: Severities by patterns.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    levels: Levels = field(default_factory=dict)

    def severity(self, check: Check, of_the_board: Levels) -> Severity:
        """Return how grave a check's findings are; `off` if it is not to be made."""
        if self.select and not any(fits(check, pattern) for pattern in self.select):
            return Severity.OFF
        if any(fits(check, pattern) for pattern in self.ignore):
            return Severity.OFF
        severity = check.severity
        for levels in (of_the_board, self.levels):
            for pattern, level in levels.items():
                severity = level if fits(check, pattern) else severity
        if self.select and severity is Severity.OFF:
            return check.severity  # what is asked for by name is looked for
        return severity

    def require_known(self, checks: Iterable[Check]) -> None:
        """Raise UnknownCheckError if a pattern fits no check."""
        known = list(checks)
        for pattern in (*self.select, *self.ignore, *self.levels):
            if not any(fits(check, pattern) for check in known):
                raise UnknownCheckError(pattern, [check.name for check in known])


def fits(check: Check, pattern: str) -> bool:
    """Tell whether a pattern such as `T001`, `G*` or `label-*` fits a check's code or name."""
    wanted = pattern.lower()
    return fnmatchcase(check.code.lower(), wanted) or fnmatchcase(check.name, wanted)
