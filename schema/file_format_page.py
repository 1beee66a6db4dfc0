"""The reference page of our own files, made from their JSON Schemas."""

import json
from collections.abc import Iterator

from trackwright.schema.files.migrations import Format
from trackwright.schema.json_schema import schema_text
from trackwright.schema.json_schema_text import Words, limits_in_words, objects_in_order
from trackwright.schema.rules.ruleset import Json

_INTRODUCTION = """# File format

A board is one JSON file, and so is a ruleset: UTF-8, one city, route or ticket a line, so that one
change is one line of difference between two versions. A file is written whole or not at all.

- **Lengths** are millimetres, places `[x, y]` from the top left corner of the board, y downwards;
  angles are degrees, clockwise.
- **Fields that Trackwright does not know** are kept, and a note says so when they look like a slip.
- **Older files** are migrated when they are opened, and stay as they are until they are saved.
  Newer ones are refused, with a sentence.
- **Pictures** lie beside the file or in a folder below it.

The same as JSON Schemas (2020-12): [board.schema.json](../schema/published/board.schema.json) and
[ruleset.schema.json](../schema/published/ruleset.schema.json), which `trackwright schema board` and
`trackwright schema ruleset` print. This page is made by `make docs`.

## Ids

A lower-case word that is unique among the things of its kind: `mo_i_rana`, `oslo-bergen-2`; at
most 80 characters. Tags are such words, too, and mean what the rules make of them.

## Texts

A text in languages is one string, or one for each language: `"Oslo"` or
`{"en": "Vienna", "fr": "Vienne"}`."""

_RULESET = """A whole ruleset has these fields. One that `extends` another states only what differs:
objects are merged field by field, null removes, and everything else replaces; see
[rulesets](rulesets.md)."""

_ID = "^[a-z0-9]+([_-][a-z0-9]+)*$"
_LANGUAGE = "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
_PATTERNS = {
    _ID: "[id](#ids)",
    _LANGUAGE: "language",
    "^#[0-9A-Fa-f]{6}$": "text like `#c4352b`",
    "^[A-Z][0-9]{3}$": "[code of a check](checks.md)",
    "^[A-Za-z0-9*?-]+$": "[code or name of a check](checks.md)",
}
_LINKS = {"RulesetFile": "#the-ruleset"}
_TEXT = "[text](#texts)"
_REQUIRED = "*required*"
LONGEST_DEFAULT = 3


def reference_page() -> str:
    """Return the page about boards' and rulesets' files, as Markdown."""
    return "\n".join([_INTRODUCTION, *_board(), *_ruleset(), ""])


def _board() -> Iterator[str]:
    schema = json.loads(schema_text(Format.BOARD))
    yield from _section("The board", schema["description"], schema, schema["$defs"])


def _ruleset() -> Iterator[str]:
    schema = json.loads(schema_text(Format.RULESET))
    definitions = schema["$defs"]
    whole = definitions["Ruleset"]
    fields = {**schema["properties"], **whole["properties"]}
    required = [*schema["required"], *whole["required"]]
    document = {"properties": fields, "required": required}
    yield from _section("The ruleset", _RULESET, document, definitions)


def _section(heading: str, about: str, schema: Json, definitions: Json) -> Iterator[str]:
    yield from ["", f"## {heading}", "", about, ""]
    yield from _fields(schema, definitions)
    for name in objects_in_order(schema, definitions, beyond=frozenset(_LINKS)):
        yield from ["", f"### {name}", "", definitions[name]["description"], ""]
        yield from _fields(definitions[name], definitions)


def _fields(definition: Json, definitions: Json) -> Iterator[str]:
    yield "| field | type | limits | default | |"
    yield "|---|---|---|---|---|"
    required = definition.get("required", [])
    for name, value in definition["properties"].items():
        default = _REQUIRED if name in required else _default(value)
        described = value["description"].replace("|", "\\|")
        cells = [f"`{name}`", _type(value, definitions), _limits(value), default, described]
        yield f"| {' | '.join(cells)} |"


def _type(value: Json, definitions: Json) -> str:
    """Return the type in words; what may be in several languages is one word."""
    words = Words(definitions, _LINKS, _PATTERNS).for_type(value)
    return words.replace("text or text by language", _TEXT)


def _limits(value: Json) -> str:
    return "" if value.get("pattern") == _ID else limits_in_words(value)


def _default(value: Json) -> str:
    default = value.get("default")
    if isinstance(default, dict) and len(default) > LONGEST_DEFAULT:
        return "as told there"
    if default is None or default in ("", [], {}):
        return "none"
    return f"`{json.dumps(default, ensure_ascii=False)}`"
