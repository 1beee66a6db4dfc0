"""The dialog of File › Import, and the report of what could not be imported."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from trackwright.editor.base.guard import connect
from trackwright.editor.base.language import LANGUAGES, capitalized, language_name
from trackwright.editor.base.message_boxes import MessageList, WaitCancelledError, show_error
from trackwright.editor.base.widgets import (
    Dialog,
    button_box,
    column,
    named,
    plain_label,
    push_button,
    row,
)
from trackwright.editor.document.document import Document
from trackwright.editor.document.files.recent_files import last_folder, remember_folder
from trackwright.editor.document.files.rules_field import RulesField
from trackwright.formats.board_import import formats_for_path, read_source, source_at
from trackwright.formats.catalogue import format_called
from trackwright.formats.format import ImportResult
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.text import printable
from trackwright.schema.translation import interface_language, tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


class ImportDialog(Dialog):
    """Asks for another program's file, and opens what it holds as a new board."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window, tr("Import a board"))
        self._window = window
        self.source = named(QLineEdit(), tr("File or folder"))
        self.source.setPlaceholderText(tr("A file, or a folder of tables"))
        mode = QFileDialog.FileMode
        file = push_button(tr("&File…"), lambda: self._ask(mode.ExistingFile))
        folder = push_button(tr("F&older…"), lambda: self._ask(mode.Directory))
        self.formats, self.language = QComboBox(), QComboBox()
        for code in dict.fromkeys((interface_language(), *LANGUAGES)):
            self.language.addItem(language_name(code), code)
        for button in (file, folder):
            button.setAutoDefault(False)
        form = QFormLayout()
        origin = QLabel(tr("&From"))
        origin.setBuddy(self.source)
        form.addRow(origin, row((self.source, 1), file, folder))
        form.addRow(tr("For&mat"), self.formats)
        form.addRow(tr("&Names in"), self.language)
        self.rules = RulesField()
        form.addRow(tr("&Rules"), self.rules)
        advice = plain_label(
            tr("It opens as a new board. The file itself stays as it is."), wraps=True, quiet=True
        )
        self.rules.setToolTip(tr("Unless the file itself says by which rules it is played."))
        buttons, self.import_button = button_box(self, tr("&Import"), do=self._import)
        self.import_button.setDefault(True)
        column(form, advice, buttons, parent=self, margins=None)
        connect(self.source.textChanged, self._guess)
        self.resize(560, self.sizeHint().height())
        self._guess("")

    def _guess(self, text: str) -> None:
        """Offer the formats that the file may be of."""
        chosen = self.formats.currentData()
        self.formats.clear()
        for known in formats_for_path(Path(text.strip())):
            self.formats.addItem(capitalized(tr(known.title)), known.name)
        self.formats.setCurrentIndex(max(self.formats.findData(chosen), 0))
        self.import_button.setEnabled(bool(text.strip()))

    def _ask(self, mode: QFileDialog.FileMode) -> None:
        dialog = QFileDialog(self, self.windowTitle())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(mode)
        dialog.setDirectory(str(last_folder(self._window.program.settings)))
        connect(dialog.fileSelected, self.source.setText)
        dialog.open()

    def _import(self) -> None:
        path = Path(self.source.text().strip()).expanduser()
        name, language = self.formats.currentData(), self.language.currentData()
        words = tr("Reading “{name}” …", name=path.name)
        program = self._window.program

        def work() -> ImportResult:
            return read_source(format_called(name), source_at(path, language))

        try:
            imported = program.waiting.result_of(work, self, words, can_cancel=True)
        except TrackwrightError as error:
            show_error(self, tr("“{name}” cannot be imported", name=path.name), error)
            return
        except WaitCancelledError:
            return
        remember_folder(program.settings, path.absolute().parent)
        self.accept()
        window = program.place(
            Document.restored(self.rules.with_rules(imported.board), None), self._window
        )
        if imported.refused or imported.notes:
            show_report(window, path, imported)


def show_report(parent: QWidget, path: Path, imported: ImportResult) -> None:
    """Show what could not be imported from a file, and what was decided instead."""
    refused = [tr(refusal.sentence) for refusal in imported.refused]
    if not refused:
        words = say("“{name}” was taken over; this was decided on the way")
    elif len(refused) == 1:
        words = say("“{name}” was taken over, but for one thing")
    else:
        words = say("“{name}” was taken over, but for {n} things")
    MessageList(
        parent,
        tr(words, name=path.name, n=len(refused)),
        [printable(line, longest=1_000) for line in (*refused, *map(tr, imported.notes))],
        title=tr("Import a board"),
        list_name=tr("Notes"),
    )
