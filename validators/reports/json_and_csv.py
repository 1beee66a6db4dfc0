"""Reports as JSON and as CSV."""

import csv
import io
import json
from typing import Any

from trackwright.schema.checks import Severity
from trackwright.schema.text import printable
from trackwright.validators.check import Finding
from trackwright.validators.run_checks import Checked, Session, Spot

COLUMNS = (
    "document",
    "severity",
    "code",
    "name",
    "message",
    "places",
    "line",
    "rulesets",
    "x_mm",
    "y_mm",
    "fix",
    "accepted",
)
LONGEST_CELL = 30_000
"""Letters that a spreadsheet takes in one cell."""

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")


def json_report(session: Session) -> str:
    """Return a report as one JSON object."""
    content = {
        "format": "trackwright/report",
        "format_version": 1,
        "documents": [_document(checked) for checked in session.checked],
        "unreadable": [
            {"source": unreadable.source, "reason": unreadable.reason}
            for unreadable in session.unreadable
        ],
    }
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"


def csv_report(session: Session) -> str:
    """Return a report as CSV with one finding a row, as spreadsheets read it."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for checked in session.checked:
        for finding, where in checked.located():
            rows.writerow(map(_cell, _row(checked, finding, where)))
    return text.getvalue()


def _document(checked: Checked) -> dict[str, Any]:
    report = checked.report
    found = [(finding, _finding(checked, finding, where)) for finding, where in checked.located()]
    return {
        "source": checked.document.source,
        "kind": "ruleset" if checked.document.board is None else "board",
        "rulesets": report.rulesets,
        "checks": report.checks,
        "counts": {
            f"{severity}s": report.count(severity)
            for severity in Severity
            if severity is not Severity.OFF
        },
        "findings": [content for finding, content in found if finding.accepted is None],
        "accepted": [content for finding, content in found if finding.accepted is not None],
        "mended": [
            {"code": finding.check.code, "message": finding.message, "fix": fix.title}
            for finding, fix in checked.fixed
        ],
        "not_mended": [
            {
                "code": one.finding.check.code,
                "message": one.finding.message,
                "fix": one.fix.title,
                "reason": one.reason,
            }
            for one in checked.impossible
        ],
    }


def _finding(checked: Checked, finding: Finding, where: tuple[Spot, ...]) -> dict[str, Any]:
    content = {
        "code": finding.check.code,
        "name": finding.check.name,
        "severity": finding.severity,
        "message": finding.message,
        "rulesets": finding.rulesets,
        "places": [{"place": str(spot.ref), "line": spot.line} for spot in where],
        "bounds_mm": checked.bounds(finding),
        "fixes": [{"title": fix.title, "safe": fix.safe} for fix in finding.fixes],
    }
    return content if finding.accepted is None else {**content, "accepted": finding.accepted}


def _row(checked: Checked, finding: Finding, where: tuple[Spot, ...]) -> tuple[object, ...]:
    bounds = checked.bounds(finding)
    middle = ("", "")
    if bounds is not None:
        left, top, right, bottom = bounds
        middle = (f"{(left + right) / 2:.1f}", f"{(top + bottom) / 2:.1f}")
    return (
        checked.document.source,
        finding.severity,
        finding.check.code,
        finding.check.name,
        finding.message,
        " ".join(str(spot.ref) for spot in where),
        where[0].line if where else "",
        " ".join(finding.rulesets),
        *middle,
        finding.fixes[0].title if finding.fixes else "",
        finding.accepted or "",
    )


def _cell(value: object) -> str:
    """Return a cell that no spreadsheet takes for a formula."""
    text = printable(str(value), LONGEST_CELL)
    return f"'{text}" if text.startswith(_FORMULA_STARTS) else text
