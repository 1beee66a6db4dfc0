"""What forms read from the models: the shape of every field, and what to call it."""

from collections.abc import Iterator

import pytest

from trackwright.editor.document.edits.rulesets import problems_of, with_value
from trackwright.editor.forms.field_types import (
    Choice,
    Field,
    Group,
    Items,
    Number,
    Shape,
    Table,
    Variant,
    WordOr,
    Words,
    group_of,
)
from trackwright.editor.forms.rule_titles import TITLES
from trackwright.maps.library import open_ruleset
from trackwright.schema.colors import RouteColor
from trackwright.schema.rules.ruleset import Ruleset, RulesetFile

RULESET = group_of(Ruleset)


def inner(shape: Shape) -> Iterator[Shape]:
    """Yield a shape and all that it is made of, each model once."""
    seen: set[str] = set()
    todo = [shape]
    while todo:
        here = todo.pop()
        if isinstance(here, Group) and here.name in seen:
            continue
        yield here
        match here:
            case Group():
                seen.add(here.name)
                todo += [field.shape for field in here.fields]
            case Items():
                todo.append(here.item)
            case Table():
                todo += [here.key, here.value]
            case WordOr():
                todo.append(here.other)
            case Variant():
                todo += here.kinds.values()


def fields() -> Iterator[tuple[str, Field]]:
    for shape in inner(RULESET):
        if isinstance(shape, Group):
            for field in shape.fields:
                yield shape.name, field


def test_a_field_knows_its_limits_its_default_and_whether_it_may_be_absent() -> None:
    tunnels = RULESET.field("tunnels")
    assert tunnels.optional
    assert not tunnels.required
    assert isinstance(tunnels.shape, Group)
    per_match = tunnels.shape.field("cards_per_match")
    assert isinstance(per_match.shape, Number)
    assert (per_match.shape.minimum, per_match.default) == (1, 1)


def test_a_text_in_several_languages_is_one_shape() -> None:
    assert RULESET.field("name").shape == Words()


def test_a_model_within_itself_is_read_as_deep_as_one_looks() -> None:
    (selector,) = (s for s in inner(RULESET) if isinstance(s, Group) and s.name == "RouteSelector")
    again = selector.field("any_of").shape
    assert isinstance(again, Items)
    assert again.item == selector


def test_every_field_of_a_ruleset_has_a_title_and_a_description() -> None:
    hidden = {"extends"}
    named = [(model, field) for model, field in fields() if field.name not in hidden]
    assert len(named) > 90
    for model, field in named:
        assert f"{model}.{field.name}" in TITLES or field.name in TITLES, (model, field.name)
        assert field.description, (model, field.name)


def test_every_word_that_can_be_chosen_has_a_title() -> None:
    for shape in inner(RULESET):
        if isinstance(shape, Choice):
            for word in shape.values:
                is_color = word in list(RouteColor)
                assert is_color or f"{shape.name}.{word}" in TITLES or word in TITLES, word
        if isinstance(shape, Variant):
            assert all(f"most.{kind}" in TITLES or kind in TITLES for kind in shape.kinds)


@pytest.mark.parametrize("field", RULESET.fields, ids=lambda field: str(field.name))
def test_what_a_field_starts_with_is_valid(field: Field) -> None:
    rules = RulesetFile.stating(open_ruleset("europe").ruleset).statements
    start = with_value(rules, (field.name,), field.shape.start())
    assert problems_of(start) == ()
