"""Actions that exchange boards with other programs, in the menu File."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from trackwright.editor.base.command import Action, Menu, always
from trackwright.editor.base.message_boxes import show_error
from trackwright.editor.base.settings import Settings
from trackwright.editor.base.wait_dialog import WaitCancelledError
from trackwright.editor.document.document import Document
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


def _import(window: "Window") -> None:
    from trackwright.editor.export.import_dialog import ImportDialog  # late: starting is quick

    ImportDialog(window).open()


def _export(window: "Window") -> None:
    from trackwright.editor.export.export_dialog import ExportDialog

    ExportDialog(window).open()


def _export_again(window: "Window") -> None:

    wanted = remembered(window.program.settings, window.require_desk().document)
    if wanted is not None:
        export(window, wanted, window)


def _was_exported(window: "Window") -> bool:

    if window.desk is None:
        return False
    return remembered(window.program.settings, window.desk.document) is not None


ACTIONS = (
    Action(
        "file.import",
        say("Import…"),
        _import,
        Menu.FILE,
        icon="import",
        enabled=always,
        begins_group=True,
    ),
    Action("file.export", say("Export…"), _export, Menu.FILE, "Ctrl+Shift+E", "export"),
    Action(
        "file.export_again",
        say("Export again"),
        _export_again,
        Menu.FILE,
        "Ctrl+E",
        enabled=_was_exported,
    ),
)


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


def export(window: "Window", wanted: Wanted, asking: QWidget) -> bool:
    """Export the board on the desk; tell whether that went well, and if not, why."""
    from trackwright.editor.export.board_exchange import Source, export_board  # late: loads formats

    document = window.require_desk().document
    source, cancelled = Source(document.board, document.folder), Event()

    def work() -> Path | None:
        return export_board(source, wanted, cancelled.is_set)

    words = tr("Exporting “{name}” …", name=wanted.target.name)
    try:
        written = window.program.waiting.result_of(work, asking, words, can_cancel=True)
    except TrackwrightError as error:
        show_error(asking, tr("The board cannot be exported"), error)
        return False
    except WaitCancelledError:
        cancelled.set()
        return False
    remember(window.program.settings, document, wanted)
    window.say(tr("Exported to {path}", path=written))
    return True
