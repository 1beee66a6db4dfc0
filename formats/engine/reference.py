"""The reference page of engine documents, made from their JSON Schema."""

from collections.abc import Iterator

from trackwright.formats.engine.json_schema import MARK, NEEDED, engine_schema
from trackwright.schema.extends import Json

_INTRODUCTION = """# The engine format

`trackwright export NAME --to engine` writes a board and its rules as one JSON for programs that
play. Everything is looked up beforehand: the rules are merged, what they select is a list of ids,
every route has its price, points, spaces and what may stand for its cards. Two readers without any
library, in Python and JavaScript, are in [examples](../examples/README.md).

- **Ids** are the board's own: they never change between exports, and the same board and rules give
  the same bytes.
- **Millimetres** from the top left corner of the board, y downwards; angles in degrees, clockwise.
- **Names** are in the document's `language`; `name_in.fr` is the French one, if it has its own.
- **Without rules** (`rules` is null) so are prices, points, piles and bonuses.
- **Versions**: a client refuses a `format_version` it does not know, and ignores fields it does
  not know: those may be added to a version.

Fields marked ● are all that the smallest client needs. The JSON Schema is
[engine.schema.json](../formats/published/engine.schema.json) (`trackwright schema engine`), and the
TypeScript types are [engine.d.ts](../formats/published/engine.d.ts). The rules themselves are
described by the [ruleset format](rulesets.md). This page is made by `make docs`."""

_RULES = "Ruleset"
_PLAIN = {"string": "text", "integer": "whole number"}


def reference_page() -> str:
    """Return the page about engine documents, as Markdown."""
    return "\n".join([*_page(engine_schema()), ""])


def _page(schema: Json) -> Iterator[str]:
    definitions = schema["$defs"]
    yield _INTRODUCTION
    yield from _table("The document", schema, definitions)
    for name in _in_order(schema, definitions):
        yield from _table(name, definitions[name], definitions)


def _in_order(schema: Json, definitions: Json) -> list[str]:
    """Return the objects of a document in the order in which they are met; not those of rules."""
    found: list[str] = []
    waiting = [schema]
    while waiting:
        for name in _names(waiting.pop(0).get("properties", {})):
            if name not in found and name != _RULES and "properties" in definitions[name]:
                found.append(name)
                waiting.append(definitions[name])
    return found


def _names(value: object) -> Iterator[str]:
    """Yield the names of all definitions that a part of a schema refers to."""
    if isinstance(value, dict):
        if "$ref" in value:
            yield _name(value)
        for inner in value.values():
            yield from _names(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _names(inner)


def _table(name: str, definition: Json, definitions: Json) -> Iterator[str]:
    yield ""
    yield f"## {name}"
    yield ""
    yield definition["description"]
    yield ""
    yield "| | field | type | |"
    yield "|---|---|---|---|"
    for field, value in definition["properties"].items():
        mark = "●" if value.get(MARK) else ""
        described = value["description"].removesuffix(f" {NEEDED}").replace("|", "\\|")
        yield f"| {mark} | `{field}` | {_type(value, definitions)} | {described} |"


def _type(value: Json, definitions: Json) -> str:
    """Return a type in words: `list of Route`, `text or null`."""
    if "$ref" in value:
        return _type_called(_name(value), definitions)
    if "const" in value:
        return f"`{value['const']}`"
    if "enum" in value:
        return ", ".join(f"`{choice}`" for choice in value["enum"])
    if "anyOf" in value:
        return " or ".join(_type(option, definitions) for option in value["anyOf"])
    match value["type"]:
        case "array" if "prefixItems" in value:
            return f"{len(value['prefixItems'])} × {_type(value['prefixItems'][0], definitions)}"
        case "array":
            return f"list of {_type(value['items'], definitions)}"
        case "object":
            return f"object of {_type(value['additionalProperties'], definitions)}"
        case plain:
            return str(_PLAIN.get(plain, plain))


def _type_called(name: str, definitions: Json) -> str:
    if name == _RULES:
        return f"[{name}](rulesets.md)"
    definition = definitions[name]
    return (
        f"[{name}](#{name.lower()})"
        if "properties" in definition
        else _type(definition, definitions)
    )


def _name(value: Json) -> str:
    return str(value["$ref"]).removeprefix("#/$defs/")
