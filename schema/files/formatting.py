"""The one way a document is written as text: stable, and one thing a line."""

import json
from collections.abc import Collection
from typing import Any

from trackwright.schema.board import Board
from trackwright.schema.files.migrations import MIGRATIONS, Format, current_version
from trackwright.schema.rules.ruleset import Json, RulesetFile

WIDEST_LINE = 100
ONE_LINE_EACH = frozenset(
    {"cities", "crossings", "routes", "decks", "tickets", "decorations", "ignored", "borders"}
)
"""Lists whose things have a line each, however long: a diff shows one change as one line."""


def board_text(board: Board) -> str:
    """Return `board` as the text of its file; the same board always gives the same text."""
    return _document_text(Format.BOARD, board.model_dump(mode="json", exclude_defaults=True))


def ruleset_text(file: RulesetFile) -> str:
    """Return what a ruleset states as the text of its file."""
    return _document_text(Format.RULESET, file.statements)


def part_text(data: Json) -> str:
    """Return a part of a document, laid out as the whole would be."""
    return _formatted("", _plain(data), "", ONE_LINE_EACH)


def json_text(data: Json, one_line_each: Collection[str]) -> str:
    """Return the text of any JSON file; things of the lists named have a line each."""
    return _expanded("", _plain(data), "", one_line_each) + "\n"


def lines_text(data: Json, one_line_each: Collection[str]) -> str:
    """Return an object as the text of a file.

    Of lists and objects in the fields `one_line_each` everything has a line of its own, however
    long; all else is laid out as in a document.
    """
    fields = [
        f"  {_compact(key)}: " + _lines(value)
        if key in one_line_each and value
        else f"  {_compact(key)}: " + _formatted(key, value, "  ", ())
        for key, value in _plain(data).items()
    ]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _document_text(kind: Format, data: Json) -> str:
    header = {"format": kind.full_name, "format_version": current_version(MIGRATIONS[kind])}
    return json_text({**header, **data}, ONE_LINE_EACH)


def _formatted(key: str, value: Any, indent: str, one_line_each: Collection[str]) -> str:
    if not _holds_more(value):
        return _compact(value)
    if not (isinstance(value, list) and key in one_line_each):
        compact = _compact(value)
        if len(indent) + len(compact) < WIDEST_LINE:
            return compact
    return _expanded(key, value, indent, one_line_each)


def _holds_more(value: Any) -> bool:
    """Return whether `value` can span lines: an object, or a list of more than words."""
    if isinstance(value, list):
        return any(isinstance(item, dict | list) for item in value)
    return isinstance(value, dict) and bool(value)


def _expanded(
    key: str, value: Json | list[Any], indent: str, one_line_each: Collection[str]
) -> str:
    inner = indent + "  "
    if isinstance(value, dict):
        opening, closing = "{}"
        members = [
            f"{_compact(k)}: {_formatted(k, v, inner, one_line_each)}" for k, v in value.items()
        ]
    else:
        opening, closing = "[]"
        members = [
            _compact(v) if key in one_line_each else _formatted("", v, inner, one_line_each)
            for v in value
        ]
    return f"{opening}\n{inner}" + f",\n{inner}".join(members) + f"\n{indent}{closing}"


def _lines(value: Json | list[Any]) -> str:
    if isinstance(value, dict):
        members = [f"{_compact(key)}: {_compact(inner)}" for key, inner in value.items()]
        return "{\n    " + ",\n    ".join(members) + "\n  }"
    return "[\n    " + ",\n    ".join(map(_compact, value)) + "\n  ]"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _plain(value: Any) -> Any:
    """Write whole numbers without a fraction, as people do."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return int(value)
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_plain(inner) for inner in value]
    return value
