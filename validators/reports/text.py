"""Reports as text for people."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from trackwright.schema.checks import Severity
from trackwright.validators.documents import Spot
from trackwright.validators.reports.content import Checked, Session
from trackwright.validators.running import Finding

MOST_OF_ONE_CHECK = 10
"""How many findings of one check are told; of the rest only how many there are."""

_GRAVITIES = (Severity.ERROR, Severity.WARNING, Severity.SUGGESTION)


def text_report(session: Session) -> str:
    """Return a report as text, grouped by severity, with the counts at the end."""
    parts = ["\n".join(_document(checked)) for checked in session.checked]
    if len(session.checked) > 1:
        parts.append(_total(session))
    return "\n\n".join(parts) + "\n"


def _document(checked: Checked) -> Iterator[str]:
    report = checked.report
    yield _heading(checked)
    for finding, fix in checked.mended:
        yield f"  mended  {finding.check.code}  {finding.message}: {_lower(fix.title)}"
    located = [(f, where) for f, where in checked.located() if f.accepted is None]
    for severity in _GRAVITIES:
        of_it = [(finding, where) for finding, where in located if finding.severity is severity]
        if of_it:
            yield f"  {_counted(len(of_it), str(severity))}"
            yield from _findings(of_it)
    accepted = len(report.accepted)
    on_purpose = f"; {_counted(accepted, 'problem')} accepted on purpose" if accepted else ""
    if report.findings:
        yield f"  {_counts(report.count(severity) for severity in _GRAVITIES)}{on_purpose}"
        yield from _ways_on(report.findings)
    else:
        yield f"  everything is fine{on_purpose}"


def _heading(checked: Checked) -> str:
    report = checked.report
    if checked.document.board is None:
        return f"{checked.document.source} (ruleset): {report.checks} checks"
    rulesets = ", ".join(report.rulesets) or "no ruleset"
    return f"{checked.document.source}: {report.checks} checks, with {rulesets}"


def _findings(findings: list[tuple[Finding, tuple[Spot, ...]]]) -> Iterator[str]:
    for code, group in groupby(findings, key=lambda pair: pair[0].check.code):
        of_one = list(group)
        for finding, where in of_one[:MOST_OF_ONE_CHECK]:
            yield f"    {code}  {finding.message}{_with(finding)}"
            yield f"          {_where(where)}{_fix(finding)}"
        if len(of_one) > MOST_OF_ONE_CHECK:
            yield f"    {code}  … and {len(of_one) - MOST_OF_ONE_CHECK} more (--format json: all)"


def _with(finding: Finding) -> str:
    return f" (with {', '.join(finding.rulesets)})" if finding.rulesets else ""


def _where(where: tuple[Spot, ...]) -> str:
    things = dict.fromkeys(str(spot.place) for spot in where)
    return f"{_file(where[0])}:{where[0].line}  {', '.join(things)}" if where else ""


def _file(spot: Spot) -> str:
    """Return a file's name, with its folder for rulesets: boards may be called the same."""
    path = spot.path
    return f"{path.parent.name}/{path.name}" if spot.place.kind == "ruleset" else path.name


def _fix(finding: Finding) -> str:
    return f"  → {finding.fixes[0].title}" if finding.fixes else ""


def _ways_on(findings: Iterable[Finding]) -> Iterator[str]:
    first = [finding.fixes for finding in findings if finding.fixes]
    safe = sum(any(fix.safe for fix in fixes) for fixes in first)
    others = len(first) - safe
    if safe:
        yield f"  --fix mends {safe} of them"
    if others:
        yield f"  --fix --unsafe-fixes would mend {others}, with decisions that are yours"


def _total(session: Session) -> str:
    counts = [session.count(severity) for severity in _GRAVITIES]
    documents = _counted(len(session.checked), "document")
    return f"{documents}: {_counts(counts) if any(counts) else 'everything is fine'}"


def _counts(numbers: Iterable[int]) -> str:
    pairs = zip(numbers, _GRAVITIES, strict=True)
    return ", ".join(_counted(number, str(word)) for number, word in pairs if number)


def _counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _lower(title: str) -> str:
    return title[:1].lower() + title[1:]
