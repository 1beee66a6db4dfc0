"""What a model says about one of its fields, for forms: its type, its limits, its description."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from trackwright.schema.base import Model
from trackwright.schema.errors import DocumentPath

Schema = Mapping[str, Any]
"""A part of a JSON Schema, which is any JSON."""


@dataclass(frozen=True)
class Limits:
    """What a field may hold.

    Attributes:
        type: `integer`, `number`, `string`, `boolean`, `array` or `object`, as JSON calls it.
        description: What it means.
        least, most: Bounds of a number.
        longest: Letters of a text.
        options: The words that can be chosen from, if it is one of a few.
        optional: Whether it may be absent.
    """

    type: str
    description: str = ""
    least: float | None = None
    most: float | None = None
    longest: int | None = None
    options: tuple[str, ...] = ()
    optional: bool = False


def limits_of(model: type[Model], path: DocumentPath) -> Limits:
    """Return what a model says about the field at a path inside of it."""
    whole = _schema(model)
    part: Schema = whole
    description, optional = "", False
    for step in path:
        inside, _ = _resolved(part, whole)
        part = inside["prefixItems"][step] if isinstance(step, int) else inside["properties"][step]
        description = part.get("description", description)
        optional = _resolved(part, whole)[1]
    field, _ = _resolved(part, whole)
    return Limits(
        type=field["type"],
        description=description,
        least=field.get("minimum"),
        most=field.get("maximum"),
        longest=field.get("maxLength"),
        options=tuple(field.get("enum", ())),
        optional=optional,
    )


@cache
def _schema(model: type[Model]) -> Schema:
    return model.model_json_schema()


def _resolved(part: Schema, whole: Schema) -> tuple[Schema, bool]:
    """Return what a part refers to, the first where there is a choice, and whether null will do."""
    optional = False
    while "type" not in part:
        if "$ref" in part:
            part = whole["$defs"][part["$ref"].removeprefix("#/$defs/")]
        else:
            choices = part.get("anyOf") or part["oneOf"]
            optional = optional or {"type": "null"} in choices
            part = next(choice for choice in choices if choice != {"type": "null"})
    return part, optional
