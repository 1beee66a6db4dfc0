"""Rulesets by name: those that are shipped, and those in files."""

from dataclasses import dataclass
from pathlib import Path

from trackwright.schema.errors import Problem, UnknownNameError
from trackwright.schema.extends import FindBase, RulesetFile, resolve
from trackwright.schema.files.reading import read_ruleset, read_statements
from trackwright.schema.rules.ruleset import Ruleset

_RULESETS = Path(__file__).parent / "rulesets"


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


def ruleset_names() -> tuple[str, ...]:
    """Return the names of all shipped rulesets."""
    return tuple(sorted(path.stem for path in _RULESETS.glob("*.json")))


def ruleset_path(name: str) -> Path:
    """Return the file of a shipped ruleset."""
    if name not in ruleset_names():
        raise UnknownNameError("ruleset", name, ruleset_names())
    return _RULESETS / f"{name}.json"


def open_ruleset(name_or_file: str) -> OpenedRuleset:
    """Open a shipped ruleset by its name, or any by its file.

    A ruleset in a file finds what it extends beside itself first, then among the shipped.
    """
    path = Path(name_or_file)
    if path.suffix == ".json" or len(path.parts) > 1:
        find_base = _beside(path.parent)
    else:
        path, find_base = ruleset_path(name_or_file), _shipped
    opened = read_ruleset(path, find_base)
    return OpenedRuleset(opened.document, resolve(opened.document, find_base), opened.notes)


def _shipped(name: str) -> RulesetFile:
    return read_statements(ruleset_path(name))


def _beside(folder: Path) -> FindBase:
    def find(name: str) -> RulesetFile:
        path = folder / f"{name}.json"
        return read_statements(path) if path.is_file() else _shipped(name)

    return find
