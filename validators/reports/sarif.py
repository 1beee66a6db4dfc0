"""Reports as SARIF 2.1.0, which code hosts and editors show beside the lines of the files."""

import json
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import Any
from urllib.parse import quote

from trackwright.schema.checks import Severity
from trackwright.schema.thing_ref import board_ref
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.check import Check, Finding
from trackwright.validators.run_checks import Checked, Session, Spot, Unreadable

_LEVELS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.SUGGESTION: "note",
    Severity.OFF: "none",
}

Object = dict[str, Any]
"""A JSON object of the report."""


def sarif_report(session: Session) -> str:
    """Return a report as SARIF."""
    run = {
        "tool": {"driver": _driver()},
        "columnKind": "unicodeCodePoints",
        "invocations": [
            {
                "executionSuccessful": not session.unreadable,
                "toolExecutionNotifications": list(map(_notification, session.unreadable)),
            }
        ],
        "results": [
            _result(checked, finding, where)
            for checked in session.checked
            for finding, where in checked.located()
        ],
    }
    content = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    }
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"


def _driver() -> Object:
    return {
        "name": "Trackwright",
        "version": version("trackwright"),
        "rules": [_rule(check) for check in CHECKS],
    }


def _rule(check: Check) -> Object:
    return {
        "id": check.code,
        "name": check.name,
        "shortDescription": {"text": check.problem},
        "fullDescription": {"text": f"{check.problem} {check.why}"},
        "help": {"text": f"{check.why}\nSource: {check.source}"},
        "defaultConfiguration": {"level": _LEVELS[check.severity]},
    }


def _result(checked: Checked, finding: Finding, where: tuple[Spot, ...]) -> Object:
    own = _own_files_first(checked, where)
    with_rules = f" (with {', '.join(finding.rulesets)})" if finding.rulesets else ""
    result: Object = {
        "ruleId": finding.check.code,
        "ruleIndex": CHECKS.index(finding.check),
        "level": _LEVELS[finding.severity],
        "message": {"text": f"{finding.message}{with_rules}"},
        "locations": [_location(spot) for spot in own[:1]],
        "partialFingerprints": {"places/v1": _fingerprint(checked, finding)},
    }
    if own[1:]:
        result["relatedLocations"] = [
            {"id": number, **_location(spot)} for number, spot in enumerate(own[1:])
        ]
    if finding.accepted is not None:
        result["suppressions"] = [{"kind": "inSource", "justification": finding.accepted}]
    return result


def _own_files_first(checked: Checked, where: tuple[Spot, ...]) -> list[Spot]:
    """Return where a finding is, with the document before rulesets that are not in its folder.

    Code hosts show only what lies in the repository that they look at.
    """
    path = checked.document.path
    spots = sorted(where, key=lambda spot: spot.path != path)
    if spots and spots[0].path != path:
        spots.insert(0, Spot(board_ref("rulesets"), path, 1))
    return spots


def _location(spot: Spot) -> Object:
    return {
        "physicalLocation": {
            "artifactLocation": {"uri": _uri(spot.path)},
            "region": {"startLine": spot.line},
        },
        "logicalLocations": [{"fullyQualifiedName": str(spot.ref)}],
    }


def _fingerprint(checked: Checked, finding: Finding) -> str:
    things = sorted(map(str, finding.things))
    return " ".join((checked.document.source, finding.check.code, *things))


def _notification(unreadable: Unreadable) -> Object:
    location = {"physicalLocation": {"artifactLocation": {"uri": _uri(Path(unreadable.source))}}}
    return {"level": "error", "message": {"text": unreadable.reason}, "locations": [location]}


def _uri(path: Path) -> str:
    """Return a path relative to where the command runs, as code hosts expect it."""
    try:
        shown: Iterable[str] = path.resolve().relative_to(Path.cwd().resolve()).parts
    except ValueError:
        return path.resolve().as_uri()
    return "/".join(quote(part) for part in shown)
