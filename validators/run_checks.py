"""Boards and rulesets opened, checked, and what was found in each."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from trackwright.analysis.board_analysis import BoardAnalysis, rulesets
from trackwright.maps import (
    board_names,
    document_path,
    open_ruleset,
    ruleset_file,
    ruleset_finder,
    ruleset_names,
)
from trackwright.playtest.verdicts import Verdict
from trackwright.schema.board import Board, RulesetReference
from trackwright.schema.checks import IgnoredProblem, Severity
from trackwright.schema.errors import (
    DocumentPath,
    UnreadableFileError,
    WrongFormatError,
)
from trackwright.schema.files.parsing import STANDARD_INPUT, read_text
from trackwright.schema.files.problems import lines_of
from trackwright.schema.files.reading import board_in, parse_ruleset
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.text import text_in
from trackwright.schema.thing_ref import Paths, ThingRef, subject_of
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.check import (
    AcceptedCheck,
    BoardCheck,
    Check,
    ChecksMade,
    Finding,
    Fix,
    ImpossibleFix,
    Levels,
    PairCheck,
    Played,
    PlayedCheck,
    Report,
    RulesetCheck,
    RulesetsCheck,
    Settings,
)
from trackwright.validators.highlight import highlight

ALL_CHECKS = Settings()


def check_board(
    analysis: BoardAnalysis,
    rulesets: Sequence[Ruleset] = (),
    settings: Settings = ALL_CHECKS,
    verdicts: Sequence[Verdict] = (),
) -> Report:
    """Make all checks on a board, with some rulesets and with what bots found in games."""
    played = _played(analysis.board, rulesets, verdicts)
    active = _active(settings, analysis.board.checks, bool(rulesets), bool(played))
    standing, accepted, used = [], [], set()
    found = chain(board_findings(analysis, rulesets, settings), _in_games(analysis, active, played))
    for finding in found:
        analysis.give_way()
        entry = _accepting(analysis.board, finding)
        if entry is None:
            standing.append(finding)
        else:
            used.add(entry)
            reason = text_in(analysis.board.ignored[entry].reason, "en")
            accepted.append(replace(finding, accepted=reason))
    made = ChecksMade(
        CHECKS,
        frozenset(check.code for check, _ in active),
        frozenset(ruleset.id for ruleset in rulesets),
        frozenset(used),
    )
    for check, severity in active:
        if isinstance(check, AcceptedCheck):
            standing += [Finding(check, severity, found) for found in check.find(analysis, made)]
    return _report(standing, accepted, len(active), rulesets)


def check_ruleset(ruleset: Ruleset, settings: Settings = ALL_CHECKS) -> Report:
    """Make all checks that need nothing but a ruleset."""
    everything = _active(settings, {})
    active = [(check, level) for check, level in everything if isinstance(check, RulesetCheck)]
    return _report(_ruleset_findings(ruleset, active), (), len(active), [ruleset])


def board_findings(
    analysis: BoardAnalysis, rulesets: Sequence[Ruleset] = (), settings: Settings = ALL_CHECKS
) -> Iterator[Finding]:
    """Yield what is found, accepted or not, check by check: stop whenever enough is known."""
    active = _active(settings, analysis.board.checks, bool(rulesets))
    for check, severity in active:
        analysis.give_way()
        if isinstance(check, BoardCheck):
            yield from (Finding(check, severity, found) for found in check.find(analysis))
        elif isinstance(check, PairCheck):
            for ruleset in rulesets:
                for found in check.find(analysis, ruleset):
                    yield Finding(check, severity, found, (ruleset.id,))
        elif isinstance(check, RulesetsCheck):
            yield from (Finding(check, severity, f) for f in check.find(analysis, rulesets))
    for ruleset in rulesets:
        yield from _ruleset_findings(ruleset, active)


def _in_games(
    analysis: BoardAnalysis, active: Iterable[tuple[Check, Severity]], played: Sequence[Played]
) -> Iterator[Finding]:
    for check, severity in active:
        if isinstance(check, PlayedCheck):
            for games in played:
                for found in check.find(analysis, games):
                    yield Finding(check, severity, found, (games.ruleset.id,))


def _played(board: Board, rulesets: Sequence[Ruleset], verdicts: Sequence[Verdict]) -> list[Played]:
    """Return what was found on a board, by ruleset; what is outdated apart."""
    played = []
    for ruleset in rulesets:
        mine = [one for one in verdicts if (one.board, one.ruleset) == (board.id, ruleset.id)]
        fresh = [one for one in mine if one.is_of(board, ruleset)]
        known = {one.players for one in fresh}
        outdated = {one.players: one for one in mine if one.players not in known}
        if mine:
            played.append(Played(ruleset, tuple(fresh), tuple(outdated.values())))
    return played


def _ruleset_findings(
    ruleset: Ruleset, active: Iterable[tuple[Check, Severity]]
) -> Iterator[Finding]:
    for check, severity in active:
        if isinstance(check, RulesetCheck):
            for found in check.find(ruleset):
                yield Finding(check, severity, found, (ruleset.id,))


def _active(
    settings: Settings, levels: Levels, with_rules: bool = True, with_games: bool = False
) -> list[tuple[Check, Severity]]:
    """Return the checks to make; without rules or games none that needs them."""
    severities = ((check, settings.severity(check, levels)) for check in CHECKS)
    return [
        (check, level)
        for check, level in severities
        if level is not Severity.OFF
        and (with_rules or not isinstance(check, _NEED_RULES))
        and (with_games or not isinstance(check, PlayedCheck))
    ]


_NEED_RULES = (PairCheck, RulesetCheck, RulesetsCheck)


def _merged(findings: Iterable[Finding]) -> list[Finding]:
    """Make one finding of those that differ only in the ruleset."""
    merged: dict[tuple[str, str, tuple[ThingRef, ...]], Finding] = {}
    for finding in findings:
        key = (finding.check.code, finding.message, finding.things)
        known = merged.setdefault(key, finding)
        if known is not finding:
            rulesets = dict.fromkeys((*known.rulesets, *finding.rulesets))
            merged[key] = replace(finding, rulesets=tuple(rulesets))
    return list(merged.values())


def _accepting(board: Board, finding: Finding) -> int | None:
    """Return the position of the entry of `ignored` that accepts a finding."""
    for index, entry in enumerate(board.ignored):
        if entry.check == finding.check.code and _covers(entry, finding):
            return index
    return None


def _covers(entry: IgnoredProblem, finding: Finding) -> bool:
    names_it = not entry.places or subject_of(finding.things) == set(entry.places)
    return names_it and entry.ruleset in (None, *finding.rulesets)


def _report(
    findings: Iterable[Finding],
    accepted: Iterable[Finding],
    checks: int,
    rulesets: Sequence[Ruleset],
) -> Report:
    order = list(Severity)
    gravest_first = sorted(_merged(findings), key=lambda one: order.index(one.severity))
    names = tuple(ruleset.id for ruleset in rulesets)
    return Report(tuple(gravest_first), tuple(_merged(accepted)), checks, names)


_OURS = '"trackwright/'
"""What every document of ours has in its first field."""


@dataclass(frozen=True)
class UsedRuleset:
    """A ruleset that a board is checked with, or that is checked alone.

    Attributes:
        path: Its file, or that of the board which holds it.
        inside: Where in that file it stands.
    """

    ruleset: Ruleset
    path: Path
    inside: DocumentPath = ()


@dataclass(frozen=True)
class Document:
    """A board or a ruleset that is checked.

    Attributes:
        source: As the user calls it.
        analysis: Of its board; None if it is a ruleset.
        text: What the file holds, if it was not written since it was read.
    """

    source: str
    path: Path
    analysis: BoardAnalysis | None
    rulesets: tuple[UsedRuleset, ...]
    text: str | None = None

    @property
    def board(self) -> Board | None:
        """The board; None if it is a ruleset."""
        return None if self.analysis is None else self.analysis.board

    @property
    def rules(self) -> tuple[Ruleset, ...]:
        """The rulesets themselves."""
        return tuple(used.ruleset for used in self.rulesets)

    def edited(self, analysis: BoardAnalysis, wanted: Sequence[str] = ()) -> "Document":
        """Return the document with an edited board and the rulesets that this one names."""
        return replace(
            self, analysis=analysis, rulesets=_used_rulesets(analysis, self.path, wanted), text=None
        )


@dataclass(frozen=True)
class Spot:
    """Where in a file a place is."""

    ref: ThingRef
    path: Path
    line: int


def open_document(name_or_file: str, wanted: Sequence[str] = ()) -> Document:
    """Open a shipped board or ruleset by its name, or any by its file.

    A board comes with the `wanted` rulesets, or with all that it names and that can be read.
    """
    path = document_path(name_or_file)
    text = read_text(path)
    try:
        board = board_in(text, str(path))
    except WrongFormatError:
        itself = None if path == STANDARD_INPUT else path
        opened = parse_ruleset(text, str(path), ruleset_finder(path.parent, but=itself))
        return Document(name_or_file, path, None, (UsedRuleset(opened.ruleset, path),), text)
    analysis = BoardAnalysis(board, path.parent)
    return Document(name_or_file, path, analysis, _used_rulesets(analysis, path, wanted), text)


def readable_rulesets(analysis: BoardAnalysis) -> tuple[Ruleset, ...]:
    """Return the rulesets that a board names and that can be read."""
    folder = analysis.folder or Path()
    file = folder / f"{analysis.board.id}.json"  # whatever it is called: only its folder counts
    return tuple(used.ruleset for used in _used_rulesets(analysis, file))


def is_foreign(path: Path) -> bool:
    """Return whether a file does not even claim to be one of ours."""
    try:
        return _OURS not in read_text(path)
    except UnreadableFileError:
        return path.is_file()


def shipped() -> tuple[str, ...]:
    """Return the names of all that is shipped: the boards, and rulesets that no board has."""
    return tuple(dict.fromkeys((*board_names(), *ruleset_names())))


def spots(document: Document, findings: Sequence[Finding]) -> list[tuple[Spot, ...]]:
    """Return for each finding where in the files its places are."""
    own = None if document.board is None else Paths(document.board)
    targets = [
        [(ref, *_target(document, finding, ref, own)) for ref in finding.things]
        for finding in findings
    ]
    paths: dict[Path, set[DocumentPath]] = {}
    for _, file, inner in chain.from_iterable(targets):
        paths.setdefault(file, set()).add(inner)
    lines = {file: lines_of(_text(document, file), inner) for file, inner in paths.items()}
    return [
        tuple(Spot(ref, file, lines[file][inner]) for ref, file, inner in of_one)
        for of_one in targets
    ]


def _target(
    document: Document, finding: Finding, ref: ThingRef, own: Paths | None
) -> tuple[Path, DocumentPath]:
    if ref.kind == "ruleset":
        for used in document.rulesets:
            if used.ruleset.id in finding.rulesets:
                return used.path, (*used.inside, *ref.fields)
    return document.path, ref.fields if own is None else own.of(ref)


def _text(document: Document, file: Path) -> str:
    if file == document.path and document.text is not None:
        return document.text
    return read_text(file)


def _used_rulesets(
    analysis: BoardAnalysis, path: Path, wanted: Sequence[str] = ()
) -> tuple[UsedRuleset, ...]:
    """Return the wanted rulesets, or all of the board; checks tell what cannot be read."""
    found = rulesets(analysis)
    inside: dict[str, UsedRuleset] = {}
    beside: dict[str, UsedRuleset] = {}
    for index, named in enumerate(found):
        if named.ruleset is None:
            continue
        if named.path is None:
            used = UsedRuleset(named.ruleset, path, ("rulesets", index))
            inside.setdefault(_name(named.reference), used)
        else:
            used = UsedRuleset(named.ruleset, named.path)
            beside.setdefault(_name(named.reference), used)
    known = beside | inside
    if wanted:
        return tuple(known.get(name) or _opened(name, path.parent) for name in wanted)
    names = dict.fromkeys(_name(named.reference) for named in found)
    return tuple(known[name] for name in names if name in known)


def _opened(name: str, folder: Path) -> UsedRuleset:
    file = ruleset_file(name, folder)
    return UsedRuleset(open_ruleset(str(file)).ruleset, file)


def _name(reference: RulesetReference) -> str:
    return reference if isinstance(reference, str) else reference.id


@dataclass(frozen=True)
class Checked:
    """A document that was checked."""

    document: Document
    report: Report
    fixed: tuple[tuple[Finding, Fix], ...] = ()
    impossible: tuple[ImpossibleFix, ...] = ()

    def bounds(self, finding: Finding) -> tuple[float, float, float, float] | None:
        """Return the box to show on the board: left, top, right and bottom, in mm."""
        analysis = self.document.analysis
        shown = None if analysis is None else highlight(analysis, finding.found)
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
