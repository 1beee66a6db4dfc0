"""The `engine` format."""

from trackwright.formats.capabilities import Capabilities, field_names
from trackwright.formats.engine.document import Engine
from trackwright.formats.engine.resolver import resolve
from trackwright.formats.format import Export, FileFormat, Files
from trackwright.schema.files.formatting import lines_text
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import say

ENDING = ".engine.json"

_HEAD = {"format", "format_version", "language", "board", "rules"}


def engine_text(export: Export) -> str:
    """Return a board and its rules as the text of an engine document."""
    return lines_text(
        resolve(export).model_dump(mode="json"), frozenset(Engine.model_fields) - _HEAD
    )


def _write(export: Export) -> Files:
    return {export.board.id + ENDING: engine_text(export).encode()}


ENGINE = FileFormat(
    name="engine",
    title=say("everything resolved, for programs that play"),
    readers=say("game clients; examples/ has readers in Python and JavaScript"),
    ending=ENDING,
    capabilities=Capabilities(
        board=field_names("cities crossings", "id name position location country label tags")
        | field_names("routes", "id ends color length ferry icons tunnel draw_bonus spaces tags")
        | {"id", "meta", "size", "profile.space", "countries", "regions", "decks", "tickets"},
        rules=frozenset(Ruleset.model_fields),
    ),
    write=_write,
)
