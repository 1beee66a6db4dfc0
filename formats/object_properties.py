"""Fields of things as text properties of drawn objects.

Such tables hold plain texts and numbers. Anything else is written as JSON: a text that begins with
`[` or `{` and is JSON stands for that, and so does any JSON after a `=`.
"""

import json
from collections.abc import Collection
from typing import Any

from trackwright.schema.base import Model
from trackwright.schema.errors import UnreadableFileError
from trackwright.schema.files.parsing import parse_value
from trackwright.schema.rules.ruleset import Json

MARK = "="


def fields_of(model: Model) -> Json:
    """Return a thing's non-default fields as JSON."""
    return model.model_dump(mode="json", exclude_defaults=True)


def as_text(value: Any) -> str:
    """Return any JSON value as the text of a property; a plain text is itself."""
    if isinstance(value, str):
        return value if from_text(value) == value else MARK + _compact(value)
    text = _compact(value)
    return text if text[0] in "[{" else MARK + text


def from_text(text: str) -> Any:
    """Return the JSON value of a property's text; plain text is returned unchanged."""
    if not text.startswith(("[", "{", MARK)):
        return text
    try:
        return parse_value(text.removeprefix(MARK), "")
    except UnreadableFileError:
        return text


def marked(key: str, taken: Collection[str]) -> str:
    """Return the property name of a field, marked if the format reserves that name."""
    return MARK + key if key in taken or key.startswith(MARK) else key


def unmarked(key: str) -> str:
    """Return the field that a property stands for."""
    return key.removeprefix(MARK)


def whole(value: Any) -> Any:
    """Return 5.0 as 5, because some programs write whole numbers as floats."""
    if isinstance(value, float) and value.is_integer() and abs(value) < _EXACT:
        return int(value)
    return value


_EXACT = 2.0**53


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
