"""Reports as text for people."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from textwrap import fill

from trackwright.maps import is_shipped
from trackwright.schema.checks import Severity
from trackwright.schema.sentences import counted, listed
from trackwright.validators.check import Finding
from trackwright.validators.run_checks import Checked, Session, Spot, spots

WIDTH = 100
MOST_OF_ONE_CHECK = 10
"""How many findings of one check are told; of the rest only how many there are."""

_GRAVITIES = (Severity.ERROR, Severity.WARNING, Severity.SUGGESTION)


def text_report(session: Session, width: int = WIDTH) -> str:
    """Return a report as text, grouped by severity, with the counts at the end.

    Lines are broken to be at most `width` letters long.
    """
    if not session.checked:
        return ""
    parts: list[Iterable[Line]] = [_document(checked) for checked in session.checked]
    if len(session.checked) > 1:
        parts.append([Line(_total(session))])
    return "\n\n".join("\n".join(_broken(part, width)) for part in parts) + "\n"


@dataclass(frozen=True)
class Line:
    """A line of the report, and how far it and what follows from it are indented."""

    text: str
    indent: int = 0
    hanging: int = 0


def _broken(lines: Iterable[Line], width: int) -> Iterator[str]:
    for line in lines:
        first, others = " " * line.indent, " " * (line.indent + line.hanging)
        yield fill(
            line.text,
            width,
            initial_indent=first,
            subsequent_indent=others,
            break_long_words=False,
            break_on_hyphens=False,
        )


def _document(checked: Checked) -> Iterator[Line]:
    report = checked.report
    yield Line(_heading(checked), hanging=2)
    for finding, fix in checked.fixed:
        done = f"mended  {finding.check.code}  {finding.message}: {_lower(fix.title)}"
        yield Line(done, 2, 14)
    for one in checked.impossible:
        left_out = f"not mended  {one.finding.check.code}  {one.finding.message}: "
        yield Line(f"{left_out}{_lower(one.fix.title)}: {one.reason}", 2, 18)
    for severity in _GRAVITIES:
        of_it = [finding for finding in report.findings if finding.severity is severity]
        if of_it:
            yield Line(counted(len(of_it), str(severity)), 2)
            yield from _findings(checked, of_it)
    accepted = len(report.accepted)
    on_purpose = f"; {counted(accepted, 'problem')} accepted on purpose" if accepted else ""
    if report.findings:
        yield Line(f"{_counts(map(report.count, _GRAVITIES))}{on_purpose}", 2)
        yield from _fix_hints(report.findings)
    else:
        yield Line(f"everything is fine{on_purpose}", 2)


def _heading(checked: Checked) -> str:
    report = checked.report
    made = counted(report.checks, "check")
    if checked.document.board is None:
        return f"{checked.document.source} (ruleset): {made}"
    if not report.rulesets:
        return f"{checked.document.source}: {made}, none of them against rules: it has no ruleset"
    return f"{checked.document.source}: {made}, with {', '.join(report.rulesets)}"


def _findings(checked: Checked, findings: Sequence[Finding]) -> Iterator[Line]:
    by_check = groupby(findings, key=lambda finding: finding.check.code)
    by_code = {code: list(group) for code, group in by_check}
    shown = {code: of_one[:MOST_OF_ONE_CHECK] for code, of_one in by_code.items()}
    located = iter(spots(checked.document, [f for of_one in shown.values() for f in of_one]))
    for code, of_one in shown.items():
        for finding in of_one:
            rules = f" (with {', '.join(finding.rulesets)})" if finding.rulesets else ""
            fix = f"  → {finding.fixes[0].title}" if finding.fixes else ""
            yield Line(f"{code}  {finding.message}{rules}", 4, 6)
            yield Line(f"{_where(next(located))}{fix}", 10, 2)
        if more := len(by_code[code]) - len(of_one):
            yield Line(f"{code}  … and {more} more (--format json: all)", 4)


def _where(where: tuple[Spot, ...]) -> str:
    things = dict.fromkeys(str(spot.ref) for spot in where)
    return f"{_file(where[0].path)}:{where[0].line}  {listed(things)}" if where else ""


def _file(path: Path) -> str:
    """Return a file as it is found from here; those that are shipped by folder and name."""
    if is_shipped(path):
        return f"{path.parent.name}/{path.name}"
    try:
        return str(path.resolve().relative_to(Path.cwd().resolve()))
    except ValueError:
        return str(path)


def _fix_hints(findings: Iterable[Finding]) -> Iterator[Line]:
    first = [finding.fixes for finding in findings if finding.fixes]
    safe = sum(any(fix.safe for fix in fixes) for fixes in first)
    others = len(first) - safe
    if safe:
        yield Line(f"--fix mends {safe} of them", 2)
    if others:
        decisions = f"--fix --unsafe-fixes may mend {others}, with decisions that are yours"
        yield Line(decisions, 2)


def _total(session: Session) -> str:
    counts = [session.count(severity) for severity in _GRAVITIES]
    documents = counted(len(session.checked), "document")
    return f"{documents}: {_counts(counts) if any(counts) else 'everything is fine'}"


def _counts(numbers: Iterable[int]) -> str:
    pairs = zip(numbers, _GRAVITIES, strict=True)
    return ", ".join(counted(number, str(word)) for number, word in pairs if number)


def _lower(title: str) -> str:
    return title[:1].lower() + title[1:]
