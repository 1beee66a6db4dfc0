"""The JSON Schemas (2020-12) of our documents, made from the models.

`python -P -m trackwright.schema.json_schema` writes them into `published/`.
"""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue

from trackwright.schema.board import Board
from trackwright.schema.files.migrations import MIGRATIONS, Format, current_version
from trackwright.schema.geometry import Point
from trackwright.schema.rules.ruleset import Json, Ruleset

PUBLISHED = Path(__file__).parent / "published"

_NULL = {"type": "null"}


def schema_text(kind: Format) -> str:
    """Return the JSON Schema of a format as the text of its published file."""
    schema = _board_schema() if kind is Format.BOARD else _ruleset_schema()
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


def published_path(kind: Format) -> Path:
    """Return where the JSON Schema of a format is published."""
    return PUBLISHED / f"{kind}.schema.json"


def publish() -> None:
    """Write all published schemas anew."""
    for kind in Format:
        published_path(kind).write_text(schema_text(kind), encoding="utf-8")


def _board_schema() -> Json:
    schema = model_schema(Board)
    definitions = schema.pop("$defs")
    return {
        **schema_head(Format.BOARD, current_version(MIGRATIONS[Format.BOARD])),
        "description": schema["description"],
        "type": "object",
        "properties": {**_header_properties(Format.BOARD), **schema["properties"]},
        "required": ["format", "format_version", *schema["required"]],
        "$defs": definitions,
    }


def _ruleset_schema() -> Json:
    whole = model_schema(Ruleset)
    definitions = whole.pop("$defs")
    definitions["Ruleset"] = whole
    definitions.update(_differences("Ruleset", definitions))
    definitions["RulesetDifference"]["required"] = ["id", "extends"]
    return {
        **schema_head(Format.RULESET, current_version(MIGRATIONS[Format.RULESET])),
        "description": "All rules of one game; or, with `extends`, what differs from another: "
        "objects are merged field by field, null removes, and everything else replaces.",
        "type": "object",
        "properties": _header_properties(Format.RULESET),
        "required": ["format", "format_version"],
        "if": {"required": ["extends"], "properties": {"extends": {"type": "string"}}},
        "then": {"$ref": "#/$defs/RulesetDifference"},
        "else": {"$ref": "#/$defs/Ruleset"},
        "$defs": definitions,
    }


def schema_head(kind: str, version: int) -> Json:
    """Return what the JSON Schema of a kind of document begins with."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:trackwright:{kind}:{version}",
        "title": f"Trackwright {kind}",
    }


class _Untitled(GenerateJsonSchema):
    """Leaves out the titles that only repeat the fields' names."""

    def field_title_should_be_set(self, _schema: Any) -> bool:
        return False


class _Whole(_Untitled):
    """Requires every field, as all are written, even those that have a default."""

    def field_is_required(self, *_field: Any, **_options: Any) -> bool:
        return True


def model_schema(model: type[BaseModel], *, whole: bool = False) -> JsonSchemaValue:
    """Return the JSON Schema of what a model reads; of what it writes as a whole, if so."""
    schema = (
        model.model_json_schema(schema_generator=_Whole, mode="serialization")
        if whole
        else model.model_json_schema(schema_generator=_Untitled)
    )
    if "Point" in schema["$defs"]:
        schema["$defs"]["Point"]["description"] = Point.__doc__
    _close_patterns(schema)
    return schema


def _close_patterns(schema: Any) -> None:
    """Refuse keys that no pattern allows, as the models do."""
    if isinstance(schema, dict):
        if "patternProperties" in schema:
            schema["additionalProperties"] = False
        for inner in schema.values():
            _close_patterns(inner)
    elif isinstance(schema, list):
        for inner in schema:
            _close_patterns(inner)


def _header_properties(kind: Format) -> Json:
    return {
        "format": {"const": kind.full_name, "description": "What kind of document this is."},
        "format_version": {
            "const": current_version(MIGRATIONS[kind]),
            "description": "The version of the format; older ones are migrated when opened.",
        },
    }


def _differences(name: str, definitions: Json) -> Json:
    """Return the definition `name`, and those of the objects in it, as differences.

    A difference requires nothing, and null removes what a field holds.
    """
    difference = deepcopy(definitions[name])
    difference.pop("required", None)
    result = {f"{name}Difference": difference}
    for key, value in difference["properties"].items():
        if key in ("id", "extends"):
            continue
        description = value.pop("description")
        value.pop("default", None)
        options = [option for option in value.get("anyOf", [value]) if option != _NULL]
        for inner in filter(None, (_object_name(option, definitions) for option in options)):
            result |= _differences(inner, definitions)
        changed = [_as_difference(option, definitions) for option in options]
        difference["properties"][key] = {"description": description, "anyOf": [*changed, _NULL]}
    return result


def _as_difference(option: Json, definitions: Json) -> Json:
    if name := _object_name(option, definitions):
        return {"$ref": f"#/$defs/{name}Difference"}
    if isinstance(inner := option.get("additionalProperties"), dict):
        return {**option, "additionalProperties": {"anyOf": [inner, _NULL]}}
    if patterns := option.get("patternProperties"):
        nullable = {pattern: {"anyOf": [inner, _NULL]} for pattern, inner in patterns.items()}
        return {**option, "patternProperties": nullable}
    return option


def _object_name(option: Json, definitions: Json) -> str | None:
    """Return the name of the definition that `option` refers to, if that is an object."""
    name = str(option.get("$ref", "")).removeprefix("#/$defs/")
    return name if "properties" in definitions.get(name, {}) else None


if __name__ == "__main__":
    publish()
