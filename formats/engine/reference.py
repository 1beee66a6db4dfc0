"""The reference page of engine documents, made from their JSON Schema."""

from collections.abc import Iterator

from trackwright.formats.engine.json_schema import MARK, NEEDED, engine_schema
from trackwright.schema.json_schema_text import Words, objects_in_order
from trackwright.schema.rules.ruleset import Json

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
described by the [ruleset format](file-format.md#the-ruleset). This page is made by `make docs`."""

_RULES = {"Ruleset": "file-format.md#the-ruleset"}


def reference_page() -> str:
    """Return the page about engine documents, as Markdown."""
    return "\n".join([*_page(engine_schema()), ""])


def _page(schema: Json) -> Iterator[str]:
    definitions = schema["$defs"]
    yield _INTRODUCTION
    yield from _table("The document", schema, definitions)
    for name in objects_in_order(schema, definitions, beyond=frozenset(_RULES)):
        yield from _table(name, definitions[name], definitions)


def _table(name: str, definition: Json, definitions: Json) -> Iterator[str]:
    yield ""
    yield f"## {name}"
    yield ""
    yield definition["description"]
    yield ""
    yield "| | field | type | |"
    yield "|---|---|---|---|"
    words = Words(definitions, _RULES)
    for field, value in definition["properties"].items():
        mark = "●" if value.get(MARK) else ""
        described = value["description"].removesuffix(f" {NEEDED}").replace("|", "\\|")
        yield f"| {mark} | `{field}` | {words.for_type(value)} | {described} |"
