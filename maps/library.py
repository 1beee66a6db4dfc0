"""Boards and rulesets by name: those that are shipped, and those in files."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from trackwright.schema.board import Board
from trackwright.schema.errors import Problem, UnknownNameError, WrongFormatError
from trackwright.schema.extends import FindBase, RulesetFile
from trackwright.schema.files.reading import (
    Opened,
    read_board,
    read_ruleset,
    read_statements,
    whole_ruleset,
)
from trackwright.schema.rules.ruleset import Ruleset

_SHIPPED = Path(__file__).parent


@dataclass(frozen=True)
class OpenedRuleset:
    """A ruleset as it was opened.

    Attributes:
        file: What its file states.
        ruleset: All its rules, with those that it extends.
        notes: What looks wrong in the file, though it could be read.
    """

    file: RulesetFile
    ruleset: Ruleset
    notes: tuple[Problem, ...]


def board_names() -> tuple[str, ...]:
    """Return the names of all shipped boards."""
    return _names("boards")


def ruleset_names() -> tuple[str, ...]:
    """Return the names of all shipped rulesets."""
    return _names("rulesets")


def board_path(name: str) -> Path:
    """Return the file of a shipped board."""
    return _path("board", name)


def ruleset_path(name: str) -> Path:
    """Return the file of a shipped ruleset."""
    return _path("ruleset", name)


def open_board(name_or_file: str) -> Opened[Board]:
    """Open a shipped board by its name, or any by its file."""
    return read_board(_board_file(name_or_file))


def board_folder(name_or_file: str) -> Path:
    """Return the folder of a board's file, where its picture and own rulesets lie."""
    return _board_file(name_or_file).parent


def open_ruleset(name_or_file: str) -> OpenedRuleset:
    """Open a shipped ruleset by its name, or any by its file.

    A ruleset in a file finds what it extends beside itself first, then among the shipped.
    """
    if _is_file_name(name_or_file):
        path = Path(name_or_file)
        find_base = _beside(path.parent)
    else:
        path, find_base = ruleset_path(name_or_file), _shipped
    opened = read_ruleset(path, find_base)
    ruleset = whole_ruleset(opened.document, find_base)
    return OpenedRuleset(opened.document, ruleset, opened.notes)


def rulesets_of(board: Board, folder: Path | None = None) -> tuple[Ruleset, ...]:
    """Return the rulesets that a board is made for, those in `folder` before the shipped."""
    find = _beside(folder) if folder else _shipped
    files = [find(rules) if isinstance(rules, str) else rules for rules in board.rulesets]
    return tuple(whole_ruleset(file, find) for file in files)


def _board_file(name_or_file: str) -> Path:
    return Path(name_or_file) if _is_file_name(name_or_file) else board_path(name_or_file)


def _is_file_name(name: str) -> bool:
    return name.endswith(".json") or len(Path(name).parts) > 1


def _names(folder: str) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (_SHIPPED / folder).glob("*.json")))


def _path(kind: str, name: str) -> Path:
    if name not in _names(f"{kind}s"):
        raise UnknownNameError(kind, name, _names(f"{kind}s"))
    return _SHIPPED / f"{kind}s" / f"{name}.json"


def _shipped(name: str) -> RulesetFile:
    return read_statements(ruleset_path(name))


def _beside(folder: Path) -> FindBase:
    def find(name: str) -> RulesetFile:
        path = folder / f"{name}.json"
        if path.is_file():
            with suppress(WrongFormatError):  # a board may have its ruleset's name
                return read_statements(path)
        return _shipped(name)

    return find
