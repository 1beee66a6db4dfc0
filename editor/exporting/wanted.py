"""What was exported last, so that it can be exported again with one key."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from trackwright.editor.document import Document
from trackwright.editor.settings import Settings

EXPORTS = "exports/last"
"""The setting that holds the last export of each board, as a JSON object."""

MOST_REMEMBERED = 20


@dataclass(frozen=True)
class Wanted:
    """How a board is exported.

    Attributes:
        format: The format's name.
        ruleset: The id of the rules that go with it; empty for none.
        language: The language of names.
        target: The file or folder.
    """

    format: str
    ruleset: str
    language: str
    target: Path


def remember(settings: Settings, document: Document, wanted: Wanted) -> None:
    """Keep how a board was exported; of many boards only the latest."""
    known = _known(settings)
    known.pop(_name(document), None)
    known[_name(document)] = {**asdict(wanted), "target": str(wanted.target)}
    latest = dict([*known.items()][-MOST_REMEMBERED:])
    settings.set(EXPORTS, json.dumps(latest))


def remembered(settings: Settings, document: Document) -> Wanted | None:
    """Return how a board was exported last; None if it never was."""
    kept = _known(settings).get(_name(document))
    if kept is None:
        return None
    texts = {name: str(kept.get(name, "")) for name in ("format", "ruleset", "language")}
    return Wanted(**texts, target=Path(str(kept.get("target", ""))))


def _name(document: Document) -> str:
    """Return what tells a board from others: its file, or its id while it has none."""
    return str(document.path.absolute()) if document.path else document.board.id


def _known(settings: Settings) -> dict[str, dict[str, object]]:
    try:
        known = json.loads(settings.text(EXPORTS, "{}"))
    except ValueError:
        return {}
    is_sound = isinstance(known, dict) and all(isinstance(one, dict) for one in known.values())
    return known if is_sound else {}
