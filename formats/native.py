"""Our own file format."""

from trackwright.formats.capabilities import EVERYTHING
from trackwright.formats.format import Export, FileFormat, Files, ImportResult, ImportSource
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.parsing import decode
from trackwright.schema.files.reading import parse_board
from trackwright.schema.rules.ruleset import RulesetFile
from trackwright.schema.sentences import say


def _write(export: Export) -> Files:
    """Write the board; rules that it does not name go into its file."""
    board, rules = export.board, export.ruleset
    named = {known if isinstance(known, str) else known.id for known in board.rulesets}
    if rules is not None and rules.id not in named:
        board = board.changed(rulesets=(RulesetFile.stating(rules), *board.rulesets))
    return {f"{board.id}.json": board_text(board).encode("utf-8")}


def _read(given: ImportSource) -> ImportResult:
    if len(given.files) != 1:
        raise TrackwrightError(
            say("{source} is a folder; name the board's file in it", source=given.source)
        )
    (data,) = given.files.values()
    return ImportResult(parse_board(decode(data, given.source), given.source).document)


TRACKWRIGHT = FileFormat(
    name="trackwright",
    title=say("Trackwright's own file"),
    readers=say("Trackwright"),
    ending=".json",
    capabilities=EVERYTHING,
    write=_write,
    read=_read,
)
