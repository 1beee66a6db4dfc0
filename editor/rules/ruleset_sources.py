"""The rulesets that can be chosen or built on, and one of them opened with its base."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from trackwright.editor.document.edits.rulesets import inherited, problems_of, reference_id
from trackwright.maps.library import ruleset_finder, ruleset_names, rulesets_in
from trackwright.rulebook import rulebook
from trackwright.schema.board import RulesetReference
from trackwright.schema.errors import DocumentPath, TrackwrightError, UnknownNameError
from trackwright.schema.files.problems import value_at
from trackwright.schema.rules.ruleset import Json, Ruleset, RulesetFile, apply_difference, merged
from trackwright.schema.thing_ref import ruleset_reference_problems
from trackwright.schema.translation import interface_language, nearest_language, tr


@dataclass(frozen=True)
class AvailableRulesets:
    """The rulesets that are shipped, and those in the folder of the board.

    Attributes:
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


def read_available(folder: Path | None) -> AvailableRulesets:
    """Look for rulesets among the shipped ones and in a folder, which takes a while."""
    beside: tuple[str, ...] = ()
    with suppress(OSError, TrackwrightError):  # of a folder without access; opening a file says why
        beside = () if folder is None else rulesets_in(folder)
    find = ruleset_finder(folder or Path())
    files, unreadable = {}, {}
    for name in dict.fromkeys((*ruleset_names(), *beside)):
        try:
            files[name] = find(name)
        except TrackwrightError as error:
            unreadable[name] = tr(error.sentence)
    return AvailableRulesets(files, frozenset(beside), unreadable)


@dataclass(frozen=True)
class OpenRuleset:
    """A ruleset with its base and all that its forms show.

    Attributes:
        is_own: Whether the board holds it, so that it can be changed here.
        base: The rules that it inherits.
        ruleset: All its rules; None if they are not whole, for which `problem` is the reason.
        sentences: What the rulebook says of each path.
        notes: What looks wrong at a path, though it can be played with.
    """

    file: RulesetFile
    is_own: bool
    base: Json = field(default_factory=dict)
    rules: Json = field(default_factory=dict)
    ruleset: Ruleset | None = None
    problem: str = ""
    sentences: Mapping[DocumentPath, tuple[str, ...]] = field(default_factory=dict)
    notes: Mapping[DocumentPath, str] = field(default_factory=dict)
    _plain: Json = field(default_factory=dict)
    _plain_base: Json = field(default_factory=dict)

    def differs(self, path: DocumentPath) -> bool:
        """Tell whether something else stands at a path than in the base."""
        if self.file.extends is None:
            return False
        return bool(value_at(self._plain, path) != value_at(self._plain_base, path))


NO_RULESET = OpenRuleset(RulesetFile.model_construct(id=""), is_own=False)
"""What is opened as long as the board has no rules, or those that it names are not read yet."""


def open_reference(reference: RulesetReference, available: AvailableRulesets) -> OpenRuleset:
    """Return a ruleset that a board names or holds, as far as it can be read."""
    is_own = not isinstance(reference, str)
    file = RulesetFile(id=reference_id(reference))
    try:
        file = available.find(reference) if isinstance(reference, str) else reference
        base = inherited(file, available.find)
        rules = merged(file, available.find)
    except TrackwrightError as error:
        return OpenRuleset(file, is_own, problem=tr(error.sentence))
    problems = problems_of(rules)
    if problems:
        return OpenRuleset(file, is_own, base, rules, problem="\n".join(map(str, problems)))
    ruleset = Ruleset.model_validate(rules)
    sentences: dict[DocumentPath, tuple[str, ...]] = {}
    for section in rulebook(ruleset, nearest_language(interface_language())).sections:
        for said in section.statements:
            sentences[said.path] = (*sentences.get(said.path, ()), said.text)
    return OpenRuleset(
        file,
        is_own,
        base,
        rules,
        ruleset,
        sentences=sentences,
        notes={each.path: tr(each.message) for each in ruleset_reference_problems(ruleset)},
        _plain=_plain(rules),
        _plain_base=_plain(apply_difference(base, {"id": file.id})),
    )


def _plain(rules: Json) -> Json:
    """Return rules without what goes without saying, so that only other rules compare as such."""
    if problems_of(rules):
        return rules  # a base that is not whole by itself
    whole: dict[str, Any] = Ruleset.model_validate(rules).model_dump(mode="json")
    return {key: value for key, value in whole.items() if key not in ("id", "extends")}
