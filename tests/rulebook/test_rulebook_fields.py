"""No field that a ruleset can state is left out of the page, in either language."""

from collections.abc import Iterator
from copy import deepcopy
from enum import StrEnum
from typing import Any, get_args

import pytest
from pydantic import ValidationError
from test_rulebook_made_up import EVERYTHING, ruleset

from trackwright.rulebook import difference, rulebook
from trackwright.schema.errors import DocumentPath
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.scoring import Metric

ABSENT = object()
METRICS = get_args(get_args(Metric)[0])
CHOICES = {
    *(metric.model_fields["kind"].annotation.__args__[0] for metric in METRICS),
    *(
        str(choice)
        for choices in StrEnum.__subclasses__()
        if choices.__module__.startswith("trackwright.schema.")
        for choice in choices
    ),
}


def paths_in(value: Any, path: DocumentPath = ()) -> Iterator[DocumentPath]:
    """Every place in JSON data, apart from those that only name a thing."""
    if isinstance(value, dict | list):
        for key, below in value.items() if isinstance(value, dict) else enumerate(value):
            if key != "id" and (*path, key) != ("name",):
                yield (*path, key)
                yield from paths_in(below, (*path, key))


def at(path: DocumentPath, data: Any) -> Any:
    for step in path:
        data = data[step]
    return data


def changed(path: DocumentPath, value: Any) -> Ruleset | None:
    """EVERYTHING with another value at `path`, or None if that is no ruleset."""
    data = deepcopy(EVERYTHING)
    holder = at(path[:-1], data)
    if value is ABSENT:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    try:
        return Ruleset.model_validate(data)
    except ValidationError:
        return None


def otherwise(path: DocumentPath) -> list[Ruleset]:
    """EVERYTHING with each other choice at `path`, or with one other number or id."""
    value = at(path, EVERYTHING)
    if isinstance(value, bool):
        others: list[Any] = [not value]
    elif isinstance(value, int):
        others = [value + 1]
    elif path[-1] == "usable":
        others = [{"2": 1}]
    elif changed(path, "something_else"):
        others = ["something_else"]
    else:
        others = sorted(CHOICES - {value})
    return [rules for other in others if (rules := changed(path, other))]


def groups_that_differ(rules: Ruleset, language: str) -> set[str]:
    found = difference(ruleset(), rules, language)
    topics = (*found.rules, *found.besides)
    return {change.place.split("/")[0] for topic in topics for change in topic.changes}


PATHS = list(paths_in(EVERYTHING))
FIELDS = [path for path in PATHS if not isinstance(at(path, EVERYTHING), dict | list)]
OPTIONAL = [path for path in PATHS if changed(path, ABSENT) not in (None, ruleset())]


GROUPS = sorted({str(path[0]) for path in PATHS})


@pytest.mark.parametrize("group", GROUPS)
def test_changing_a_field_changes_what_the_page_says_of_its_group(group: str) -> None:
    for path in (path for path in FIELDS if path[0] == group):
        others = otherwise(path)
        assert others, path
        for language in ("en", "fr"):
            pages = {rulebook(rules, language) for rules in (ruleset(), *others)}
            assert len(pages) == 1 + len(others), path
            assert all(group in groups_that_differ(rules, language) for rules in others), path


@pytest.mark.parametrize("group", GROUPS)
def test_taking_something_away_changes_what_the_page_says_of_its_group(group: str) -> None:
    for path in (path for path in OPTIONAL if path[0] == group):
        rules = changed(path, ABSENT)
        assert rules is not None
        for language in ("en", "fr"):
            assert group in groups_that_differ(rules, language), path
