"""The rulesets that can be chosen or built on: the shipped ones, and those beside the board."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from trackwright.editor.sentences import told
from trackwright.maps.library import ruleset_finder, ruleset_names, rulesets_in
from trackwright.schema.errors import DocumentPath, TrackwrightError, UnknownNameError
from trackwright.schema.files.problems import value_at
from trackwright.schema.ruleset_file import RulesetFile, merged


@dataclass(frozen=True)
class KnownRulesets:
    """What was found when somebody looked.

    Attributes:
        files: What each ruleset states, by its name.
        beside: The names of those in the board's folder.
        unreadable: For each file that cannot be read, why.
    """

    files: Mapping[str, RulesetFile] = field(default_factory=dict)
    beside: frozenset[str] = frozenset()
    unreadable: Mapping[str, str] = field(default_factory=dict)

    def find(self, name: str) -> RulesetFile:
        """Return a ruleset by its name, or raise an error that says why not."""
        if name in self.unreadable:
            raise TrackwrightError(self.unreadable[name])
        if name not in self.files:
            raise UnknownNameError("ruleset", name, self.files)
        return self.files[name]

    def example(self, path: DocumentPath) -> Any:
        """Return what the first ruleset that has something at a path has there, or None."""
        for file in self.files.values():
            try:
                found = value_at(merged(file, self.find), path)
            except TrackwrightError:
                continue  # a base that is missing or broken is told where the ruleset is shown
            if found:
                return found
        return None


def read_known(folder: Path | None) -> KnownRulesets:
    """Look for rulesets among the shipped ones and in a folder, which takes a while."""
    beside = () if folder is None else _in(folder)
    find = ruleset_finder(folder or Path())
    files, unreadable = {}, {}
    for name in dict.fromkeys((*ruleset_names(), *beside)):
        try:
            files[name] = find(name)
        except TrackwrightError as error:
            unreadable[name] = told(error.sentence)
    return KnownRulesets(files, frozenset(beside), unreadable)


def _in(folder: Path) -> tuple[str, ...]:
    try:
        return rulesets_in(folder)
    except (OSError, TrackwrightError):
        return ()  # a folder that cannot be read has none; opening its files says why
