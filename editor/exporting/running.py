"""Exporting a board while somebody waits: the window stays painted, and it can be cancelled."""

from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from trackwright.editor.exporting.wanted import Wanted, remember
from trackwright.editor.files.questions import Choice, Question, Role, as_sentence, nothing
from trackwright.editor.files.waiting import WaitCancelledError
from trackwright.schema.errors import TrackwrightError

if TYPE_CHECKING:
    from trackwright.editor.window import Window

translate = QCoreApplication.translate


def export(window: "Window", wanted: Wanted, asking: QWidget) -> bool:
    """Export the board on the desk; tell whether that went well, and if not, why."""
    from trackwright.editor.exporting.working import Source, export_board  # late: loads formats

    document = window.require_desk().document
    source, cancelled = Source(document.board, document.folder), Event()

    def work() -> Path | None:
        return export_board(source, wanted, cancelled.is_set)

    words = translate("Export", "Exporting “{name}” …").replace("{name}", wanted.target.name)
    try:
        written = window.program.waiting.result_of(work, asking, words, can_cancel=True)
    except TrackwrightError as error:
        tell_failure(asking, translate("Export", "The board cannot be exported"), error)
        return False
    except WaitCancelledError:
        cancelled.set()
        return False
    remember(window.program.settings, document, wanted)
    window.say(translate("Export", "Exported to {path}").replace("{path}", str(written)))
    return True


def tell_failure(asking: QWidget, sentence: str, error: TrackwrightError) -> None:
    """Say what could not be done, and why."""
    close = Choice(translate("Questions", "&Close"), Role.RejectRole, nothing)
    Question(asking, sentence, as_sentence(error), [close], QMessageBox.Icon.Warning)
