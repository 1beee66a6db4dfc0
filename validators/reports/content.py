"""What a report is made of: the documents that were checked, with what was found in each."""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.schema.checks import Severity
from trackwright.validators.check import Fix
from trackwright.validators.documents import Document, Spot, spots
from trackwright.validators.finding import Finding, Report
from trackwright.validators.highlight import highlight
from trackwright.validators.survey import Survey


@dataclass(frozen=True)
class Checked:
    """A document that was checked.

    Attributes:
        document: The document.
        survey: Of its board; None if it is a ruleset.
        report: What was found.
        mended: What was mended before, and how.
    """

    document: Document
    survey: Survey | None
    report: Report
    mended: tuple[tuple[Finding, Fix], ...] = ()

    def bounds(self, finding: Finding) -> tuple[float, float, float, float] | None:
        """Return the box to show on the board: left, top, right and bottom, in mm."""
        shown = None if self.survey is None else highlight(self.survey, finding.found)
        if shown is None or shown.is_empty:
            return None
        left, top, right, bottom = (round(side, 1) for side in shown.bounds)
        return left, top, right, bottom

    def located(self) -> Iterator[tuple[Finding, tuple[Spot, ...]]]:
        """Yield every finding, accepted ones last, with its places in the files."""
        findings = (*self.report.findings, *self.report.accepted)
        yield from zip(findings, spots(self.document, findings), strict=True)


@dataclass(frozen=True)
class Unreadable:
    """A document that could not be checked, and why."""

    source: str
    reason: str


@dataclass(frozen=True)
class Session:
    """All that one command checked."""

    checked: tuple[Checked, ...]
    unreadable: tuple[Unreadable, ...] = ()

    def count(self, severity: Severity) -> int:
        """Return how many problems of a severity were found in all."""
        return sum(checked.report.count(severity) for checked in self.checked)
