"""Rulesets that state only their difference from another, and what they become when merged."""

from collections.abc import Callable
from typing import Any, Self

from pydantic import Field

from trackwright.schema.base import Id, Model
from trackwright.schema.errors import EndlessExtendsError
from trackwright.schema.rules.ruleset import Ruleset

Json = dict[str, Any]
"""A JSON object; what it holds is checked when a model is made of it."""


class RulesetFile(Model):
    """What a ruleset's file states: all rules, or the difference from the ruleset it extends.

    The statements are kept as they stand, so that a save writes no more and no less.
    """

    id: Id = Field(description="The ruleset's own name among rulesets: `island_rules`.")
    extends: Id | None = Field(
        default=None,
        description="The ruleset that this one differs from; it stands alone if absent.",
    )

    @classmethod
    def stating(cls, ruleset: Ruleset) -> Self:
        """Return a file that states all of `ruleset` and extends nothing."""
        return cls.model_validate(
            ruleset.model_dump(mode="json", exclude_defaults=True, exclude={"extends"})
        )

    @property
    def statements(self) -> Json:
        """Everything the file states, as JSON."""
        return self.model_dump(mode="json", exclude_defaults=True)


ABOUT_ITSELF = frozenset({"name", "edition", "description", "box"})
"""What a ruleset says of itself alone, so that those which extend it do not inherit it."""

FindBase = Callable[[str], RulesetFile]
"""Finds a ruleset by name, or raises UnknownNameError."""


def merged(file: RulesetFile, find_base: FindBase) -> Json:
    """Return what `file` states, merged over all that it extends."""
    chain, names = [file], [file.id]
    while (base := chain[-1].extends) is not None:
        if base in names:
            raise EndlessExtendsError([*names, base])
        chain.append(find_base(base))
        names.append(base)
    result: Json = {}
    for link in reversed(chain):
        rules = {key: value for key, value in result.items() if key not in ABOUT_ITSELF}
        result = apply_difference(rules, link.statements)
    return result


def apply_difference(base: Json, difference: Json) -> Json:
    """Merge as RFC 7396 says: objects field by field, null removes, all else replaces."""
    result = dict(base)
    for key, value in difference.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict):
            below = result.get(key)
            result[key] = apply_difference(below if isinstance(below, dict) else {}, value)
        else:
            result[key] = value
    return result
