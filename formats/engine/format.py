"""The `engine` format."""

from trackwright.formats.capabilities import Capabilities
from trackwright.formats.engine.document import Engine
from trackwright.formats.engine.resolver import resolve
from trackwright.formats.format import Export, FileFormat, Files
from trackwright.schema.files.formatting import lines_text
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import say

ENDING = ".engine.json"

_ONE_LINE_EACH = frozenset(Engine.model_fields) - {
    "format",
    "format_version",
    "language",
    "board",
    "rules",
}


def engine_text(export: Export) -> str:
    """Return a board and its rules as the text of an engine document."""
    return lines_text(resolve(export).model_dump(mode="json"), _ONE_LINE_EACH)


def _write(export: Export) -> Files:
    return {export.board.id + ENDING: engine_text(export).encode()}


_STOP = ("id", "name", "position", "location", "country", "label", "tags")
_ROUTE = (
    "id",
    "ends",
    "color",
    "length",
    "ferry",
    "icons",
    "tunnel",
    "draw_bonus",
    "spaces",
    "tags",
)

ENGINE = FileFormat(
    name="engine",
    title=say("everything resolved, for programs that play"),
    readers=say("game clients; examples/ has readers in Python and JavaScript"),
    ending=ENDING,
    capabilities=Capabilities(
        board=frozenset(
            {
                "id",
                "meta",
                "size",
                "profile.space",
                "countries",
                "regions",
                *(f"{kind}.{field}" for kind in ("cities", "crossings") for field in _STOP),
                *(f"routes.{field}" for field in _ROUTE),
                "decks",
                "tickets",
            }
        ),
        rules=frozenset(Ruleset.model_fields),
    ),
    write=_write,
)
