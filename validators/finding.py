"""What checks found: one problem, and the report of all."""

from dataclasses import dataclass

from shapely.geometry.base import BaseGeometry

from trackwright.schema.checks import Severity
from trackwright.schema.sentences import Sentence
from trackwright.validators.check import Check, Fix, Found
from trackwright.validators.places import Place


@dataclass(frozen=True)
class Finding:
    """A problem, with the check that found it.

    Attributes:
        check: The check.
        severity: How grave it is here.
        found: What was found.
        rulesets: With which rulesets it was found; empty if none was needed.
        accepted: The reason why the board accepts it, if it does.
    """

    check: Check
    severity: Severity
    found: Found
    rulesets: tuple[str, ...] = ()
    accepted: str | None = None

    @property
    def message(self) -> Sentence:
        """What is wrong."""
        return self.found.message

    @property
    def places(self) -> tuple[Place, ...]:
        """The things concerned."""
        return self.found.places

    @property
    def where(self) -> BaseGeometry | None:
        """What to show on the board, if not just the things."""
        return self.found.where

    @property
    def fixes(self) -> tuple[Fix, ...]:
        """Ways to mend it."""
        return self.found.fixes


@dataclass(frozen=True)
class Report:
    """What the checks found.

    Attributes:
        findings: Problems, the gravest first.
        accepted: Problems that the board accepts on purpose.
        checks: How many checks were made.
        rulesets: Names of the rulesets concerned.
    """

    findings: tuple[Finding, ...]
    accepted: tuple[Finding, ...]
    checks: int
    rulesets: tuple[str, ...]

    def count(self, severity: Severity) -> int:
        """Return how many problems of a severity there are."""
        return sum(finding.severity is severity for finding in self.findings)
