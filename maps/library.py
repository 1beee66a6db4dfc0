"""Boards and rulesets by name: those that are shipped, and those in files."""

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from trackwright.schema.board import Board, RulesetReference
from trackwright.schema.errors import (
    Problem,
    TrackwrightError,
    UnknownNameError,
    UnreadableFileError,
    WrongFormatError,
)
from trackwright.schema.files.migrations import Format
from trackwright.schema.files.parsing import STANDARD_INPUT
from trackwright.schema.files.problems import unknown_fields
from trackwright.schema.files.reading import (
    Opened,
    OpenedRuleset,
    read_board,
    read_ruleset,
    read_statements,
    whole_ruleset,
)
from trackwright.schema.rules.mentions import is_generic
from trackwright.schema.rules.ruleset import FindBase, Ruleset, RulesetFile
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.thing_ref import ruleset_reference_problems

_SHIPPED = Path(__file__).parent

DEFAULT_RULESET = "classic"
"""The shipped ruleset of boards that name none."""

_FORMAT = re.compile(r'\ufeff?\s*\{\s*"format"\s*:\s*"([^"\\]*)"')
_LONGEST_HEAD = 200
"""Letters in which a file that we wrote has said what it is; others are read whole."""


def board_names() -> tuple[str, ...]:
    """Return the names of all shipped boards."""
    return _names("boards")


def ruleset_names() -> tuple[str, ...]:
    """Return the names of all shipped rulesets."""
    return _names("rulesets")


def rulesets_in(folder: Path) -> tuple[str, ...]:
    """Return the names of all rulesets in a folder, by which boards beside them can call them."""
    return tuple(sorted(path.stem for path in folder.glob("*.json") if _is_ruleset(path)))


def board_path(name: str) -> Path:
    """Return the file of a shipped board."""
    return _path("board", name)


def ruleset_path(name: str) -> Path:
    """Return the file of a shipped ruleset."""
    return _path("ruleset", name)


def document_path(name_or_file: str) -> Path:
    """Return the file of a shipped board or, if no board has that name, of a shipped ruleset."""
    if _is_file_name(name_or_file):
        return Path(name_or_file)
    if name_or_file in ruleset_names() and name_or_file not in board_names():
        return ruleset_path(name_or_file)
    return board_path(name_or_file)


def is_shipped(path: Path) -> bool:
    """Return whether a file is one of those that are shipped."""
    return path.resolve().is_relative_to(_SHIPPED.resolve())


def open_board(name_or_file: str) -> Opened[Board]:
    """Open a shipped board by its name, or any by its file."""
    opened = read_board(_board_file(name_or_file))
    own = _ruleset_notes(opened.document, board_folder(name_or_file))
    return replace(opened, notes=(*opened.notes, *own))


def board_folder(name_or_file: str) -> Path:
    """Return the folder of a board's file, where its picture and own rulesets lie."""
    return _board_file(name_or_file).parent


def open_ruleset(name_or_file: str) -> OpenedRuleset:
    """Open a shipped ruleset by its name, or any by its file.

    A ruleset in a file finds what it extends beside itself first, then among the shipped.
    """
    if _is_file_name(name_or_file):
        path = Path(name_or_file)
        itself = None if path == STANDARD_INPUT else path
        return read_ruleset(path, ruleset_finder(path.parent, but=itself))
    return read_ruleset(ruleset_path(name_or_file), _shipped)


def ruleset_of(board: Board, folder: Path, wanted: str | None = None) -> Ruleset:
    """Return one of the rulesets that a board is made for, the first if none is asked for.

    One that is asked for may also lie in `folder`, where the board does, be a shipped one, or be
    named by its file. A board that names no ruleset gets the default one.
    """
    if wanted is not None and _is_file_name(wanted):
        return open_ruleset(wanted).ruleset
    find = ruleset_finder(folder)
    named = dict(zip(board.ruleset_ids, board.rulesets, strict=True))
    if wanted is None:
        wanted = next(iter(named), DEFAULT_RULESET)
    reference = named.get(wanted, wanted)
    return whole_ruleset(find(reference) if isinstance(reference, str) else reference, find)


def rulesets_of(board: Board, folder: Path) -> tuple[Ruleset, ...]:
    """Return all rulesets that a board is made for, the default one if it names none."""
    names = board.ruleset_ids or (DEFAULT_RULESET,)
    return tuple(ruleset_of(board, folder, name) for name in names)


def default_ruleset_notice(board: Board, wanted: str | None = None) -> Sentence | None:
    """Return what to tell a user whose board names no ruleset, unless they ask for one."""
    if board.rulesets or wanted is not None:
        return None
    return say("the board names no ruleset, so '{ruleset}' is used", ruleset=DEFAULT_RULESET)


@dataclass(frozen=True)
class NamedRuleset:
    """A ruleset that a board names or holds.

    Attributes:
        reference: What the board says: its name, or the ruleset itself.
        path: Its file; None if the board holds it, or if it has none.
        ruleset: The whole ruleset, if it could be read.
    """

    reference: RulesetReference
    path: Path | None = None
    ruleset: Ruleset | None = None
    error: TrackwrightError | None = None


def named_rulesets(board: Board, folder: Path | None) -> tuple[NamedRuleset, ...]:
    """Read all rulesets that a board in a folder names or holds, as far as they can be read.

    For a board that names none that is the default one.
    """
    return tuple(_named(reference, folder) for reference in board.rulesets or (DEFAULT_RULESET,))


def shipped_ruleset(name: str) -> Ruleset:
    """Return a shipped ruleset; each is read once."""
    return _whole_shipped(ruleset_path(name))


def generic_rulesets() -> tuple[Ruleset, ...]:
    """Return the shipped rulesets that are for any board, the default one first."""
    rulesets = filter(is_generic, map(shipped_ruleset, ruleset_names()))
    return tuple(sorted(rulesets, key=lambda rules: (rules.id != DEFAULT_RULESET, rules.id)))


def ruleset_file(name: str, folder: Path) -> Path:
    """Return the file of a ruleset that a board in `folder` names; a file's name is that file."""
    if _is_file_name(name):
        return Path(name)
    path = folder / f"{name}.json"
    return path if not is_shipped(folder) and _is_ruleset(path) else ruleset_path(name)


def ruleset_finder(folder: Path, but: Path | None = None) -> FindBase:
    """Find rulesets in a folder before the shipped ones, but not the file that asks for them."""

    def find(name: str) -> RulesetFile:
        path = ruleset_file(name, folder)
        if but and path.samefile(but):
            path = ruleset_path(name)
        return _read_shipped(path) if is_shipped(path) else read_statements(path)

    return find


def _named(reference: RulesetReference, folder: Path | None) -> NamedRuleset:
    find = _shipped if folder is None else ruleset_finder(folder)
    if not isinstance(reference, str):
        return _whole(NamedRuleset(reference), lambda: whole_ruleset(reference, find))
    try:
        path = ruleset_path(reference) if folder is None else ruleset_file(reference, folder)
    except TrackwrightError as error:
        return NamedRuleset(reference, error=error)
    if is_shipped(path):
        return _whole(NamedRuleset(reference, path), lambda: _whole_shipped(path))
    own = ruleset_finder(path.parent, but=path)
    return _whole(NamedRuleset(reference, path), lambda: whole_ruleset(read_statements(path), own))


def _whole(named: NamedRuleset, read: Callable[[], Ruleset]) -> NamedRuleset:
    try:
        return replace(named, ruleset=read())
    except TrackwrightError as error:
        return replace(named, error=error)


def _is_ruleset(path: Path) -> bool:
    """Return whether a file is a ruleset's; a board may have its ruleset's name."""
    if not path.is_file():
        return False
    with path.open(encoding="utf-8", errors="replace") as file:
        head = _FORMAT.match(file.read(_LONGEST_HEAD))
    if head is not None:
        return head[1] == Format.RULESET.full_name
    try:
        read_statements(path)
    except WrongFormatError:
        return False
    return True


def _ruleset_notes(board: Board, folder: Path) -> Iterator[Problem]:
    """Yield what looks wrong in the rulesets that a board names or holds."""
    for index, reference in enumerate(board.rulesets):
        path = ("rulesets", index)
        try:
            if isinstance(reference, str):
                ruleset_finder(folder)(reference)
                continue
            ruleset = whole_ruleset(reference, ruleset_finder(folder))
        except TrackwrightError as error:
            yield Problem(path, error.sentence)
            continue
        for problem in (*unknown_fields(ruleset), *ruleset_reference_problems(ruleset)):
            yield Problem((*path, *problem.path), problem.message)


def _board_file(name_or_file: str) -> Path:
    return Path(name_or_file) if _is_file_name(name_or_file) else board_path(name_or_file)


def _is_file_name(name: str) -> bool:
    is_piped = name == str(STANDARD_INPUT)
    return is_piped or name.lower().endswith(".json") or "/" in name or os.sep in name


def _names(folder: str) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (_SHIPPED / folder).glob("*.json")))


def _path(kind: str, name: str) -> Path:
    if name in _names(f"{kind}s"):
        return _SHIPPED / f"{kind}s" / f"{name}.json"
    for file in (Path(name), Path(f"{name}.json")):
        if file.is_file():
            raise UnreadableFileError(
                say(
                    "there is no shipped {kind} '{name}'; for the file in this folder "
                    "write ./{file}",
                    kind=kind,
                    name=name,
                    file=file,
                )
            )
    raise UnknownNameError(kind, name, _names(f"{kind}s"))


def _shipped(name: str) -> RulesetFile:
    return _read_shipped(ruleset_path(name))


@cache
def _read_shipped(path: Path) -> RulesetFile:
    return read_statements(path)


@cache
def _whole_shipped(path: Path) -> Ruleset:
    return whole_ruleset(_read_shipped(path), _shipped)
