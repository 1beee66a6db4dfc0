"""The documents that are checked, their files, and what was found in each."""

from collections.abc import Iterator, Sequence
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
from trackwright.schema.board import Board, RulesetReference
from trackwright.schema.checks import Severity
from trackwright.schema.errors import (
    DocumentPath,
    UnreadableFileError,
    WrongFormatError,
)
from trackwright.schema.files.parsing import STANDARD_INPUT, read_text
from trackwright.schema.files.problems import lines_of
from trackwright.schema.files.reading import board_in, parse_ruleset
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.thing_ref import Paths, ThingRef
from trackwright.validators.check import Finding, Fix, Report
from trackwright.validators.highlight import highlight

_OURS = '"trackwright/'
"""What every document of ours has in its first field."""


@dataclass(frozen=True)
class UsedRuleset:
    """A ruleset that a board is checked with, or that is checked alone.

    Attributes:
        ruleset: The ruleset.
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
        path: Its file.
        analysis: Of its board; None if it is a ruleset.
        rulesets: Those that it is checked with.
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

    place: ThingRef
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


def readable_rulesets(board: Board, folder: Path) -> tuple[Ruleset, ...]:
    """Return the rulesets that a board in a folder names and that can be read."""
    analysis = BoardAnalysis(board, folder)
    file = folder / f"{board.id}.json"  # whatever it is called: only its folder counts
    return tuple(used.ruleset for used in _used_rulesets(analysis, file))


def is_foreign(path: Path) -> bool:
    """Tell whether a file does not even claim to be one of ours."""
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
        [(place, *_target(document, finding, place, own)) for place in finding.things]
        for finding in findings
    ]
    paths: dict[Path, set[DocumentPath]] = {}
    for _, file, inner in chain.from_iterable(targets):
        paths.setdefault(file, set()).add(inner)
    lines = {file: lines_of(_text(document, file), inner) for file, inner in paths.items()}
    return [
        tuple(Spot(place, file, lines[file][inner]) for place, file, inner in of_one)
        for of_one in targets
    ]


def _target(
    document: Document, finding: Finding, place: ThingRef, own: Paths | None
) -> tuple[Path, DocumentPath]:
    if place.kind == "ruleset":
        for used in document.rulesets:
            if used.ruleset.id in finding.rulesets:
                return used.path, (*used.inside, *place.fields)
    return document.path, place.fields if own is None else own.of(place)


def _text(document: Document, file: Path) -> str:
    if file == document.path and document.text is not None:
        return document.text
    return read_text(file)


def _used_rulesets(
    analysis: BoardAnalysis, path: Path, wanted: Sequence[str] = ()
) -> tuple[UsedRuleset, ...]:
    """Return the wanted rulesets, or all that the board names; checks tell what cannot be read."""
    inside: dict[str, UsedRuleset] = {}
    beside: dict[str, UsedRuleset] = {}
    for index, named in enumerate(rulesets(analysis)):
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
    names = dict.fromkeys(map(_name, analysis.board.rulesets))
    return tuple(known[name] for name in names if name in known)


def _opened(name: str, folder: Path) -> UsedRuleset:
    file = ruleset_file(name, folder)
    return UsedRuleset(open_ruleset(str(file)).ruleset, file)


def _name(reference: RulesetReference) -> str:
    return reference if isinstance(reference, str) else reference.id


@dataclass(frozen=True)
class Checked:
    """A document that was checked.

    Attributes:
        document: The document.
        report: What was found.
        mended: What was mended before, and how.
    """

    document: Document
    report: Report
    mended: tuple[tuple[Finding, Fix], ...] = ()

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
