"""The JSON Schema (2020-12) of engine documents, made from the models.

`python -P -m trackwright.formats.engine.json_schema` writes it into `formats/published/`.
"""

import json
from pathlib import Path
from typing import Any

from trackwright.formats.engine.document import Engine
from trackwright.formats.engine.version import VERSION
from trackwright.schema.json_schema import model_schema, schema_head
from trackwright.schema.rules.ruleset import Json

PUBLISHED = Path(__file__).parent.parent / "published" / "engine.schema.json"

MARK = "x-minimal"
"""What marks the fields that the smallest client needs."""

NEEDED = "The smallest client needs it."
"""The same in a field's description."""


def engine_schema() -> Json:
    """Return the JSON Schema of engine documents."""
    schema = model_schema(Engine, whole=True)
    _mark(schema)
    in_order = ("description", "type", "properties", "required", "$defs")
    return {**schema_head("engine", VERSION), **{key: schema[key] for key in in_order}}


def schema_text() -> str:
    """Return the JSON Schema as the text of its published file."""
    return json.dumps(engine_schema(), ensure_ascii=False, indent=2) + "\n"


def publish() -> None:
    """Write the published schema."""
    PUBLISHED.write_text(schema_text(), encoding="utf-8")


def _mark(schema: Any) -> None:
    """Mark in the descriptions which fields a minimal client needs."""
    if isinstance(schema, dict):
        if schema.get(MARK) is True:
            schema["description"] += f" {NEEDED}"
        for inner in schema.values():
            _mark(inner)
    elif isinstance(schema, list):
        for inner in schema:
            _mark(inner)


if __name__ == "__main__":
    publish()
