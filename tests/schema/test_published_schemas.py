"""The published JSON Schemas: current, described, and in agreement with the models."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from trackwright.maps import ruleset_names, ruleset_path
from trackwright.schema.files.migrations import Format
from trackwright.schema.json_schema import published_path, schema_text


def published(kind: Format) -> dict[str, Any]:
    schema: dict[str, Any] = json.loads(published_path(kind).read_text(encoding="utf-8"))
    return schema


def objects(schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    yield "document", schema
    yield from schema["$defs"].items()


@pytest.mark.parametrize("kind", Format)
def test_published_schema_is_what_the_models_say(kind: Format) -> None:
    assert published_path(kind).read_text(encoding="utf-8") == schema_text(kind), "make schemas"


@pytest.mark.parametrize("kind", Format)
def test_published_schema_is_valid_json_schema_2020_12(kind: Format) -> None:
    assert published(kind)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(published(kind))


@pytest.mark.parametrize("kind", Format)
def test_every_object_and_field_is_described(kind: Format) -> None:
    undescribed = [
        f"{name}.{field}"
        for name, definition in objects(published(kind))
        for field, value in {"": definition, **definition.get("properties", {})}.items()
        if not value.get("description")
    ]
    assert undescribed == []


@pytest.mark.parametrize("name", ruleset_names())
def test_shipped_ruleset_validates(name: str) -> None:
    document = json.loads(ruleset_path(name).read_text(encoding="utf-8"))
    Draft202012Validator(published(Format.RULESET)).validate(document)


DIFFERENCE = {
    "format": "trackwright/ruleset",
    "format_version": 1,
    "id": "mine",
    "extends": "europe",
    "name": "Mine",
}


@pytest.mark.parametrize(
    "change",
    [
        {"stations": None},
        {"scoring": {"lengths": {"7": 18, "8": None}}},
        {"drawing": {"replacement": {"limit": 3}}},
        {"names": {"oslo": None}},
        {"my_own_field": [1, 2]},
    ],
    ids=str,
)
def test_a_difference_may_state_a_part_and_remove_with_null(change: dict[str, Any]) -> None:
    assert Draft202012Validator(published(Format.RULESET)).is_valid({**DIFFERENCE, **change})


@pytest.mark.parametrize(
    "change",
    [
        {"extends": 7},
        {"players": {"trains": "many"}},
        {"scoring": {"lengths": {"zero": 1}}},
        {"tie_breaks": ["luck"]},
        {"tickets": {"deals": [{"pile": "long"}]}},
        {"format_version": 2},
    ],
    ids=str,
)
def test_a_wrong_difference_is_refused(change: dict[str, Any]) -> None:
    assert not Draft202012Validator(published(Format.RULESET)).is_valid({**DIFFERENCE, **change})


def test_a_ruleset_that_extends_nothing_must_be_whole() -> None:
    alone = {key: value for key, value in DIFFERENCE.items() if key != "extends"}
    assert not Draft202012Validator(published(Format.RULESET)).is_valid(alone)


BOARD = {
    "format": "trackwright/board",
    "format_version": 1,
    "id": "mine",
    "meta": {"title": {"en": "Mine", "fr": "Le mien"}},
    "size": {"width": 790, "height": 525},
    "cities": [{"id": "oslo", "name": "Oslo", "position": [10, 20.5]}],
    "tickets": [
        {
            "id": "t1",
            "ends": ["oslo", {"country": "france"}],
            "points": 5,
            "deck": "main",
            "alternatives": [{"end": "oslo", "points": 3}],
        }
    ],
}


def test_a_board_validates() -> None:
    Draft202012Validator(published(Format.BOARD)).validate(BOARD)


@pytest.mark.parametrize(
    "change",
    [
        {"size": {"width": 0, "height": 525}},
        {"meta": {"title": {"English": "Mine"}}},
        {"cities": [{"id": "Oslo", "position": [1, 2]}]},
        {"cities": [{"id": "oslo", "position": [1, 2, 3]}]},
        {"projection": {"kind": "flat"}},
    ],
    ids=str,
)
def test_a_wrong_board_is_refused(change: dict[str, Any]) -> None:
    assert not Draft202012Validator(published(Format.BOARD)).is_valid({**BOARD, **change})
