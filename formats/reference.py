"""The reference page of the formats: purpose, contents and losses."""

from collections.abc import Iterator

from trackwright.formats.catalogue import FORMATS
from trackwright.formats.fields import document_fields, group_of
from trackwright.formats.format import FileFormat
from trackwright.schema.base import Model
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset

_INTRODUCTION = """# Formats

`trackwright export BOARD --to FORMAT` writes a board for other programs and tells what of *this*
board they cannot hold; `--report FILE` keeps that as JSON, and `--strict` writes nothing rather
than lose anything. `--all --out FOLDER` writes every format. `trackwright import FILE --from FORMAT
--out BOARD.json` reads those that can be read, tells what it could not take over, and checks the
result; `trackwright diff A B` then says what changed.

Everything is named by the [fields of the documents](file-format.md):
`routes.bends` are the bends of all routes. This page is made by `make docs`."""


def reference_page() -> str:
    """Return the page about all formats, as Markdown."""
    return "\n".join([_INTRODUCTION, *_overview(), *_each(), ""])


def _overview() -> Iterator[str]:
    yield ""
    yield "| format | what it is | read by | import |"
    yield "|---|---|---|---|"
    for known in FORMATS:
        back = "yes" if known.read else "–"
        yield f"| [{known.name}](#{known.name}) | {known.title} | {known.readers} | {back} |"


def _each() -> Iterator[str]:
    for known in FORMATS:
        yield ""
        yield f"## {known.name}"
        yield ""
        form = f"one `{known.ending}` file" if known.ending else "a folder of files"
        yield f"{known.title}, {form}, for {known.readers}."
        yield ""
        yield from _losing(known)


def _losing(known: FileFormat) -> Iterator[str]:
    capabilities = known.capabilities
    yield f"- Loses of the board: {_listed(_missing(Board, capabilities.board))}."
    for step in capabilities.simplifications:
        yield f"- Simplifies `{step.field}`; lost: {_lower(step.lost)}"
    for name, part in capabilities.parts.items():
        yield f"- Holds `{name}` only in part; lost: {_lower(part.lost)}"
    rules = _missing(Ruleset, capabilities.rules)
    whole = "all of it" if not capabilities.rules else _listed(rules)
    yield f"- Loses of the ruleset: {whole}."
    if not capabilities.unknown:
        yield "- Loses fields that Trackwright does not know."


def _missing(model: type[Model], fields: frozenset[str]) -> list[str]:
    """Return the fields that are not held; a group that is not held at all as one entry."""
    named = document_fields(model)
    known_groups = {group_of(name) for name in fields}

    def is_listed(name: str) -> bool:
        if name in fields or group_of(name) in fields:
            return False
        return ("." in name) == (group_of(name) in known_groups)

    return [name for name in named if is_listed(name)]


def _listed(fields: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in fields) or "nothing"


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
