"""One ruleset of a board as the forms show it: its rules, those of its base, and both in words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from trackwright.editor.edits.rulesets import inherited, problems_of, reference_id
from trackwright.editor.language import SOURCE
from trackwright.editor.ruleset.known import KnownRulesets
from trackwright.editor.sentences import told
from trackwright.rulebook import languages, rulebook
from trackwright.schema.board import RulesetReference
from trackwright.schema.errors import DocumentPath, TrackwrightError
from trackwright.schema.files.problems import value_at
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.ruleset_file import Json, RulesetFile, apply_difference, merged
from trackwright.schema.thing_ref import ruleset_reference_problems


@dataclass(frozen=True)
class Book:
    """A ruleset, opened.

    Attributes:
        file: What it states.
        is_own: Whether the board holds it, so that it can be changed here.
        base: The rules that it inherits.
        rules: All its rules, as JSON.
        ruleset: All its rules; None if they are not whole.
        wrong: Why they are not whole; empty if they are.
        sentences: What the rulebook says of each path.
        notes: What looks wrong at a path, though it can be played with.
    """

    file: RulesetFile
    is_own: bool
    base: Json = field(default_factory=dict)
    rules: Json = field(default_factory=dict)
    ruleset: Ruleset | None = None
    wrong: str = ""
    sentences: Mapping[DocumentPath, tuple[str, ...]] = field(default_factory=dict)
    notes: Mapping[DocumentPath, str] = field(default_factory=dict)
    _plain: Json = field(default_factory=dict)
    _plain_base: Json = field(default_factory=dict)

    def differs(self, path: DocumentPath) -> bool:
        """Tell whether something else stands at a path than in the base."""
        if self.file.extends is None:
            return False
        return bool(value_at(self._plain, path) != value_at(self._plain_base, path))


def opened(reference: RulesetReference, known: KnownRulesets, language: str) -> Book:
    """Return a ruleset that a board names or holds, as far as it can be read."""
    is_own = not isinstance(reference, str)
    file = RulesetFile(id=reference_id(reference))
    try:
        file = known.find(reference) if isinstance(reference, str) else reference
        base = inherited(file, known.find)
        rules = merged(file, known.find)
    except TrackwrightError as error:
        return Book(file, is_own, wrong=told(error.sentence))
    problems = problems_of(rules)
    if problems:
        return Book(file, is_own, base, rules, wrong="\n".join(map(str, problems)))
    ruleset = Ruleset.model_validate(rules)
    return Book(
        file,
        is_own,
        base,
        rules,
        ruleset,
        sentences=_sentences(ruleset, language),
        notes={
            problem.path: told(problem.message) for problem in ruleset_reference_problems(ruleset)
        },
        _plain=_plain(rules),
        _plain_base=_plain(apply_difference(base, {"id": file.id})),
    )


def _sentences(ruleset: Ruleset, language: str) -> dict[DocumentPath, tuple[str, ...]]:
    found: dict[DocumentPath, tuple[str, ...]] = {}
    for section in rulebook(ruleset, language if language in languages() else SOURCE).sections:
        for statement in section.statements:
            found[statement.path] = (*found.get(statement.path, ()), statement.text)
    return found


def _plain(rules: Json) -> Json:
    """Return rules without what goes without saying, so that only other rules compare as such."""
    if problems_of(rules):
        return rules  # a base that is not whole by itself
    whole: dict[str, Any] = Ruleset.model_validate(rules).model_dump(mode="json")
    return {key: value for key, value in whole.items() if key not in ("id", "extends")}
