"""The documents that are checked, their files, and what was found in each."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from trackwright.analysis.board_analysis import BoardAnalysis
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
    TrackwrightError,
    UnreadableFileError,
    WrongFormatError,
)
from trackwright.schema.files.parsing import read_text
from trackwright.schema.files.problems import lines_of
from trackwright.schema.files.reading import parse_board, whole_ruleset
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
        board: The board; None if it is a ruleset.
        rulesets: Those that it is checked with.
    """

    source: str
    path: Path
    board: Board | None
    rulesets: tuple[UsedRuleset, ...]

    @property
    def rules(self) -> tuple[Ruleset, ...]:
        """The rulesets themselves."""
        return tuple(used.ruleset for used in self.rulesets)

    def with_board(self, board: Board, wanted: Sequence[str] = ()) -> "Document":
        """Return the document with an edited board and the rulesets that this one names."""
        return replace(self, board=board, rulesets=tuple(_rulesets(board, self.path, wanted)))


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
    try:
        board = parse_board(read_text(path), str(path)).document
    except WrongFormatError:
        opened = open_ruleset(str(path))
        return Document(name_or_file, path, None, (UsedRuleset(opened.ruleset, path),))
    return Document(name_or_file, path, board, tuple(_rulesets(board, path, wanted)))


def readable_rulesets(board: Board, folder: Path) -> tuple[Ruleset, ...]:
    """Return the rulesets that a board in a folder names and that can be read."""
    file = folder / f"{board.id}.json"  # whatever it is called: only its folder counts
    return tuple(used.ruleset for used in _rulesets(board, file, ()))


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
        [(place, *_target(document, finding, place, own)) for place in finding.places]
        for finding in findings
    ]
    paths: dict[Path, set[DocumentPath]] = {}
    for _, file, inner in chain.from_iterable(targets):
        paths.setdefault(file, set()).add(inner)
    lines = {file: lines_of(read_text(file), inner) for file, inner in paths.items()}
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


def _rulesets(board: Board, path: Path, wanted: Sequence[str]) -> Iterator[UsedRuleset]:
    if wanted:
        yield from (_used(board, path, name) for name in wanted)
        return
    for name in dict.fromkeys(map(_name, board.rulesets)):
        with suppress(TrackwrightError):  # a check tells what is wrong with it
            yield _used(board, path, name)


def _used(board: Board, path: Path, name: str) -> UsedRuleset:
    for index, reference in enumerate(board.rulesets):
        if _name(reference) == name and not isinstance(reference, str):
            ruleset = whole_ruleset(reference, ruleset_finder(path.parent))
            return UsedRuleset(ruleset, path, ("rulesets", index))
    file = ruleset_file(name, path.parent)
    return UsedRuleset(open_ruleset(str(file)).ruleset, file)


def _name(reference: RulesetReference) -> str:
    return reference if isinstance(reference, str) else reference.id


@dataclass(frozen=True)
class Checked:
    """A document that was checked.

    Attributes:
        document: The document.
        analysis: Of its board; None if it is a ruleset.
        report: What was found.
        mended: What was mended before, and how.
    """

    document: Document
    analysis: BoardAnalysis | None
    report: Report
    mended: tuple[tuple[Finding, Fix], ...] = ()

    def bounds(self, finding: Finding) -> tuple[float, float, float, float] | None:
        """Return the box to show on the board: left, top, right and bottom, in mm."""
        shown = None if self.analysis is None else highlight(self.analysis, finding.found)
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
