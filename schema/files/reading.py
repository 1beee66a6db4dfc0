"""Opening documents: parsed, migrated to this version, checked, with notes on what looks wrong."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import ValidationError

from trackwright.schema.base import Model
from trackwright.schema.board import Board
from trackwright.schema.errors import (
    InvalidDocumentError,
    Problem,
    TrackwrightError,
    UnreadableFileError,
    WrongFormatError,
    did_you_mean,
)
from trackwright.schema.files.migrations import (
    MIGRATIONS,
    Format,
    Migration,
    current_version,
    migrate,
)
from trackwright.schema.files.parsing import BYTE_ORDER_MARK, parse, read_text
from trackwright.schema.files.problems import located, unknown_fields, validation_problems, value_at
from trackwright.schema.rules.ruleset import FindBase, Json, Ruleset, RulesetFile, merged
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.text import in_brief
from trackwright.schema.thing_ref import board_reference_problems, ruleset_reference_problems

DocumentT = TypeVar("DocumentT", bound=Model)


@dataclass(frozen=True)
class Opened(Generic[DocumentT]):
    """A document as it was read.

    Attributes:
        notes: What looks wrong in it, though it could be read: unknown fields and ids.
    """

    document: DocumentT
    notes: tuple[Problem, ...]


@dataclass(frozen=True)
class OpenedRuleset(Opened[RulesetFile]):
    """A ruleset as it was read.

    Attributes:
        ruleset: All its rules, with those that it extends.
    """

    ruleset: Ruleset


def read_board(path: Path) -> Opened[Board]:
    """Read a board from a file."""
    return parse_board(read_text(path), str(path))


def read_ruleset(path: Path, find_base: FindBase) -> OpenedRuleset:
    """Read a ruleset from a file; `find_base` finds what it extends."""
    return parse_ruleset(read_text(path), str(path), find_base)


def board_in(text: str, source: str) -> Board:
    """Return the board in the text of a file, without looking for what seems wrong in it."""
    return validated(Board, _content(text, source, Format.BOARD), text, source)


def parse_board(text: str, source: str) -> Opened[Board]:
    """Read a board from the text of its file; `source` names it in messages."""
    data = _content(text, source, Format.BOARD)
    board = validated(Board, data, text, source)
    problems = chain(unknown_fields(board), board_reference_problems(board))
    return Opened(board, _notes(problems, data, text))


def read_statements(path: Path) -> RulesetFile:
    """Read what a ruleset's file states, without asking whether that makes a whole ruleset."""
    text, source = read_text(path), str(path)
    return validated(RulesetFile, _content(text, source, Format.RULESET), text, source)


def parse_ruleset(text: str, source: str, find_base: FindBase) -> OpenedRuleset:
    """Read a ruleset from the text of its file, and make sure that it is whole once merged."""
    data = _content(text, source, Format.RULESET)
    file = validated(RulesetFile, data, text, source)
    try:
        whole = merged(file, find_base)
    except InvalidDocumentError:
        raise  # the base's own problems, which name the base
    except TrackwrightError as error:
        extends = Problem(("extends",), error.sentence)
        raise InvalidDocumentError(source, located([extends], data, text)) from None
    try:
        ruleset = Ruleset.model_validate(whole)
    except ValidationError as error:
        problems = _with_inherited_marked(validation_problems(error, whole), file, data)
        raise InvalidDocumentError(source, located(problems, whole, text)) from None
    unknown = (p for p in unknown_fields(ruleset) if value_at(data, p.path) is not None)
    notes = _notes(chain(unknown, ruleset_reference_problems(ruleset)), data, text)
    return OpenedRuleset(file, notes, ruleset)


def _with_inherited_marked(
    problems: Iterable[Problem], file: RulesetFile, data: Json
) -> Iterator[Problem]:
    for problem in problems:
        if problem.path and problem.path[0] not in data and file.extends is not None:
            words = say("'{base}' is wrong: {problem}", base=file.extends, problem=problem)
            yield Problem(("extends",), words)
        else:
            yield problem


def whole_ruleset(file: RulesetFile, find_base: FindBase) -> Ruleset:
    """Return all rules that a ruleset means, with those that it extends."""
    whole = merged(file, find_base)
    return validated(Ruleset, whole, None, f"ruleset '{file.id}'")


def validated(model: type[DocumentT], data: Json, text: str | None, source: str) -> DocumentT:
    """Return data as a document; problems have lines if `text` is what the data was read from."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        problems = located(validation_problems(error, data), data, text)
        raise InvalidDocumentError(source, problems) from None


def _content(text: str, source: str, expected: Format) -> Json:
    """Return the data of a document of the current version, without its header."""
    data = parse(text, source)
    kind = data.pop("format", None)
    if kind != expected.full_name:
        raise WrongFormatError(_wrong_kind(source, kind, expected))
    return lift(data, source, MIGRATIONS[expected])


def lift(data: Json, source: str, migrations: Sequence[Migration]) -> Json:
    """Take the version off `data` and migrate it to the current one."""
    version = data.pop("format_version", None)
    current = current_version(migrations)
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise UnreadableFileError(
            say(
                "{source}: 'format_version' must be a whole number from 1 on; the newest "
                "is {current}",
                source=source,
                current=current,
            )
        )
    if version > current:
        raise UnreadableFileError(
            say(
                "{source} was made by a newer Trackwright: it has format version "
                "{version}, and this one reads up to {current}; update Trackwright to "
                "open it",
                source=source,
                version=version,
                current=current,
            )
        )
    return migrate(data, version, migrations)


def _wrong_kind(source: str, kind: object, expected: Format) -> Sentence:
    wanted = expected.full_name
    if kind is None:
        return say(
            '{source} is not a Trackwright file: it lacks "format": "{wanted}"',
            source=source,
            wanted=wanted,
        )
    for other in Format:
        if kind == other.full_name:
            return say(
                "{source} is a {kind}, not a {wanted}", source=source, kind=other, wanted=expected
            )
    return say(
        "{source} has the format '{kind}', not '{wanted}'{hint}",
        source=source,
        kind=in_brief(str(kind)),
        wanted=wanted,
        hint=did_you_mean(str(kind), [other.full_name for other in Format]),
    )


def _notes(problems: Iterable[Problem], data: Json, text: str) -> tuple[Problem, ...]:
    notes = located(problems, data, text)
    if text.startswith(BYTE_ORDER_MARK):
        words = say("the file starts with a byte-order mark; saving it removes that")
        mark = Problem((), words, "", 1)
        return (mark, *notes)
    return notes
