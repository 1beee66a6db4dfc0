"""The commands File › Import, Export and Export again, and what was exported last."""

import json
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from trackwright.editor.base.command import Command, Menu, WindowCommand
from trackwright.editor.base.message_boxes import WaitCancelledError, show_error
from trackwright.editor.base.settings import Settings
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.document import Document
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


def _import(window: "Window") -> None:
    from trackwright.editor.export.import_dialog import ImportDialog  # late: seldom needed

    ImportDialog(window).open()


def _export(desk: Desk) -> None:
    from trackwright.editor.export.export_dialog import ExportDialog  # late: starting is quick

    ExportDialog(desk.window).open()


def _export_again(desk: Desk) -> None:
    wanted = last_export(desk.window.program.settings, desk.document)
    if wanted is not None:
        export(desk.window, wanted, desk.window)


def _was_exported(desk: Desk) -> bool:
    return last_export(desk.window.program.settings, desk.document) is not None


COMMANDS = (
    WindowCommand(
        "file.import", say("Import…"), _import, Menu.FILE, icon="import", begins_group=True
    ),
    Command("file.export", say("Export…"), _export, Menu.FILE, "Ctrl+Shift+E", "export"),
    Command(
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
class ExportChoice:
    """How to export a board: `format` is a format's name, `ruleset` an id or empty for none."""

    format: str
    ruleset: str
    language: str
    target: Path


def remember_export(settings: Settings, document: Document, wanted: ExportChoice) -> None:
    """Remember how a board was exported; of many boards only the latest."""
    known = _known(settings)
    known.pop(_name(document), None)
    known[_name(document)] = {**asdict(wanted), "target": str(wanted.target)}
    latest = dict([*known.items()][-MOST_REMEMBERED:])
    settings.set(EXPORTS, json.dumps(latest))


def last_export(settings: Settings, document: Document) -> ExportChoice | None:
    """Return how a board was exported last; None if it never was."""
    kept = _known(settings).get(_name(document))
    if kept is None:
        return None
    texts = {name: str(kept.get(name, "")) for name in ("format", "ruleset", "language")}
    return ExportChoice(**texts, target=Path(str(kept.get("target", ""))))


def _name(document: Document) -> str:
    """Return what identifies a board: its file, or its id while it has none."""
    return str(document.path.absolute()) if document.path else document.board.id


def _known(settings: Settings) -> dict[str, dict[str, object]]:
    try:
        known = json.loads(settings.text(EXPORTS, "{}"))
    except ValueError:
        return {}
    is_sound = isinstance(known, dict) and all(isinstance(one, dict) for one in known.values())
    return known if is_sound else {}


def export(window: "Window", wanted: ExportChoice, asking: QWidget) -> bool:
    """Export the board on the desk; return whether that succeeded, and show why not."""
    from trackwright.editor.export.export_dialog import export_board  # late: loads all formats

    document, cancelled = window.require_desk().document, Event()
    work = partial(export_board, document.board, document.folder, wanted, cancelled.is_set)
    words = tr("Exporting “{name}” …", name=wanted.target.name)
    try:
        written = window.program.waiting.result_of(work, asking, words, can_cancel=True)
    except TrackwrightError as error:
        show_error(asking, tr("The board cannot be exported"), error)
        return False
    except WaitCancelledError:
        cancelled.set()
        return False
    remember_export(window.program.settings, document, wanted)
    window.say(tr("Exported to {path}", path=written))
    return True
