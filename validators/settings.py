"""Which checks are made, and how grave what they find is."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from trackwright.schema.checks import Severity
from trackwright.schema.errors import UnknownNameError
from trackwright.validators.check import Check

Levels = Mapping[str, Severity]
"""Severities by patterns of codes or names; the last pattern that fits counts."""


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
        """Raise UnknownNameError if a pattern fits no check."""
        known = list(checks)
        for pattern in (*self.select, *self.ignore, *self.levels):
            if not any(fits(check, pattern) for check in known):
                words = [word for check in known for word in (check.code, check.name)]
                raise UnknownNameError("check", pattern, words)


def fits(check: Check, pattern: str) -> bool:
    """Tell whether a pattern such as `T001`, `G*` or `label-*` fits a check's code or name."""
    wanted = pattern.lower()
    return fnmatchcase(check.code.lower(), wanted) or fnmatchcase(check.name, wanted)
