"""The dialog of File › Export, and exporting and importing in the background."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import capitalized, language_name
from trackwright.editor.base.message_boxes import Choice, Question, Role, as_sentence, cancel
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, plain_label, row
from trackwright.editor.document.edits.names import languages_of
from trackwright.editor.document.files.disk_operations import is_same_file
from trackwright.editor.document.files.recent_files import last_folder
from trackwright.editor.export.commands import ExportChoice, export, last_export
from trackwright.formats.board_export import export_losses, write_export
from trackwright.formats.board_import import read_source, source_at
from trackwright.formats.capabilities import Loss
from trackwright.formats.catalogue import FORMATS, format_called
from trackwright.formats.format import Export, FileFormat, ImportResult
from trackwright.maps import ruleset_names, ruleset_of
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.rules.ruleset import Ruleset, ruleset_title
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


LOSSES = Qt.ItemDataRole.UserRole
FORMAT, READERS, LOST = range(3)


class ExportDialog(Guarded, QDialog):
    """Asks how the board is to be exported, and exports it."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._desk = window.require_desk()
        self._last = last_export(window.program.settings, self._desk.document)
        self._proposed = ""
        self._job = LatestJob(self)
        connect(self._job.finished, self._show_formats)
        connect(self._job.failed, self._show_failure)
        self.setWindowTitle(tr("Export"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._build()
        self._fill_choices()
        connect(self.rules.currentIndexChanged, self._compute_losses)
        connect(self.language.currentIndexChanged, self._compute_losses)
        connect(self.formats.currentItemChanged, self._show_losses)
        connect(self.target.textChanged, self._enable)
        self.resize(860, 620)
        self._compute_losses()

    @property
    def is_ready(self) -> bool:
        """Whether the formats are shown with what each loses now."""
        return not self._job.is_busy and self.formats.topLevelItemCount() > 0

    @property
    def wanted(self) -> ExportChoice | None:
        """What is asked for; None while no format is chosen, or no place."""
        chosen, target = self._chosen_format(), self.target.text().strip()
        if chosen is None or not target:
            return None
        return ExportChoice(
            chosen.format.name,
            self.rules.currentData(),
            self.language.currentData(),
            Path(target).expanduser(),
        )

    def choose(self, name: str) -> None:
        """Choose a format, as a click on it does."""
        for item in self._items():
            if item.data(0, LOSSES).format.name == name:
                self.formats.setCurrentItem(item)

    def _build(self) -> None:
        self.formats = _table((tr("Format"), tr("Read by"), tr("Lost")))
        self.formats.setAccessibleName(tr("Formats"))
        self.formats.header().setStretchLastSection(False)
        self.formats.header().setSectionResizeMode(READERS, QHeaderView.ResizeMode.Stretch)
        self.formats.header().setSectionResizeMode(LOST, QHeaderView.ResizeMode.ResizeToContents)
        self.lost = _table((tr("Field"), tr("What is lost")))
        self.lost.setAccessibleName(tr("What is lost"))
        self.lost.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.lost.setWordWrap(True)
        self.lost.setUniformRowHeights(False)
        self.summary = plain_label(
            tr("What each format can hold of this board is looked up …"), wraps=True
        )
        self.rules, self.language = QComboBox(), QComboBox()
        self.target = QLineEdit()
        self.browse = QPushButton(tr("&Choose…"))
        self.browse.setAutoDefault(False)
        connect(self.browse.clicked, self._ask_where)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.export_button = buttons.addButton(
            tr("&Export"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.export_button.setEnabled(False)
        self.export_button.setDefault(True)
        connect(buttons.accepted, self._export)
        connect(buttons.rejected, self.reject)
        form = QFormLayout()
        form.addRow(tr("&Rules"), self.rules)
        form.addRow(tr("&Names in"), self.language)
        to = QLabel(tr("&To"))
        to.setBuddy(self.target)
        form.addRow(to, row((self.target, 1), self.browse))
        self.target.setAccessibleName(tr("File or folder"))
        below = QWidget()
        column(self.summary, (self.lost, 1), parent=below)
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.formats)
        parts.addWidget(below)
        parts.setSizes([280, 220])
        layout = QVBoxLayout(self)
        layout.setSpacing(GAP)
        layout.addWidget(parts, 1)
        layout.addLayout(form)
        layout.addWidget(buttons)
        self.formats.setFocus()

    def _fill_choices(self) -> None:
        board, checked = self._desk.board, self._desk.problems.checked
        language = self._desk.scene.language
        known = checked.rules if checked is not None else ()
        names = {rules.id: rules.name for rules in known}
        own = [rules if isinstance(rules, str) else rules.id for rules in board.rulesets]
        for name in dict.fromkeys((*own, *ruleset_names())):
            self.rules.addItem(ruleset_title(name, names.get(name), language), name)
        self.rules.insertSeparator(len(own))
        self.rules.addItem(tr("No rules"), "")
        self.rules.setCurrentIndex(0 if own else self.rules.count() - 1)
        for code in dict.fromkeys((language, *(languages_of(board) or ("en",)))):
            self.language.addItem(language_name(code), code)
        if self._last is not None:
            last = ((self.rules, self._last.ruleset), (self.language, self._last.language))
            for box, value in last:
                if (index := box.findData(value)) >= 0:
                    box.setCurrentIndex(index)

    def _compute_losses(self, _index: int = 0) -> None:
        document = self._desk.document
        board, folder = document.board, document.folder
        ruleset, language = self.rules.currentData(), self.language.currentData()

        def work() -> "tuple[FormatLosses, ...]":

            return formats_with_losses(ExportSource(board, folder), ruleset, language)

        self._job.start(work)

    def _show_formats(self, found: "tuple[FormatLosses, ...]") -> None:
        before = self._chosen_format()
        name = before.format.name if before else self._last.format if self._last else ""
        self.formats.blockSignals(True)
        self.formats.clear()
        for each in found:
            known = each.format
            readers, number = tr(known.readers), self._loss_count(len(each.losses))
            item = QTreeWidgetItem([capitalized(tr(known.title)), readers, number])
            item.setData(0, LOSSES, each)
            item.setToolTip(FORMAT, known.name)
            item.setToolTip(READERS, readers)
            self.formats.addTopLevelItem(item)
        self.choose(name or found[0].format.name)
        self.formats.blockSignals(False)
        self._show_losses()

    def _show_failure(self, error: Exception) -> None:
        if not isinstance(error, TrackwrightError):
            raise error
        self.formats.clear()
        self.lost.clear()
        self.summary.setText(as_sentence(error))
        self._enable()

    def _show_losses(self, _item: Any = None, _before: Any = None) -> None:
        self.lost.clear()
        chosen = self._chosen_format()
        if chosen is not None:
            from trackwright.formats.loss_report import loss_sentence

            for loss in chosen.losses:
                item = QTreeWidgetItem([loss.field, tr(loss_sentence(loss)).replace("`", "")])
                item.setToolTip(1, item.text(1))
                self.lost.addTopLevelItem(item)
            self.lost.setVisible(bool(chosen.losses))
            self.summary.setText(
                tr("What this format cannot hold of this board:")
                if chosen.losses
                else tr("Nothing of this board is lost in this format.")
            )
            self._propose_target(chosen)
        self._enable()

    def _loss_count(self, number: int) -> str:
        if number == 0:
            return tr("nothing")
        words = say("1 field") if number == 1 else say("{n} fields")
        return tr(words, n=number)

    def _propose_target(self, chosen: "FormatLosses") -> None:
        """Name a file beside the board's own, unless somebody named another one."""
        from trackwright.formats.board_export import default_file_name

        if self.target.text() != self._proposed:
            return
        known, last = chosen.format, self._last
        document = self._desk.document
        folder = document.folder or last_folder(self._window.program.settings)
        target = folder / default_file_name(known, document.board)
        if target == document.path:
            target = target.with_name(f"{document.board.id}-{known.name}{known.ending}")
        if last is not None and last.format == known.name:
            target = last.target
        self._proposed = str(target)
        self.target.setText(self._proposed)

    def _ask_where(self) -> None:
        chosen = self._chosen_format()
        if chosen is None:
            return
        dialog = QFileDialog(self, tr("Export to"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)  # asked when it is exported
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        if chosen.format.ending:
            ending = chosen.format.ending
            dialog.setNameFilter(f"{tr(chosen.format.title)} (*{ending})")
            dialog.setDefaultSuffix(ending.removeprefix("."))
        else:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
            dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.selectFile(self.target.text())
        connect(dialog.fileSelected, self.target.setText)
        dialog.open()

    def _export(self) -> None:
        wanted = self.wanted
        if wanted is None:
            return
        own = self._desk.document.path
        if own is not None and is_same_file(own, wanted.target):
            Question(
                self,
                tr("This is the file of the board itself"),
                tr("Choose another one, or save the board instead."),
                [cancel()],
            )
        elif _would_replace(wanted.target):
            self._ask_to_replace(wanted)
        else:
            self._run(wanted)

    def _ask_to_replace(self, wanted: ExportChoice) -> None:
        words = tr("“{name}” is there already", name=wanted.target.name)
        explanation = tr("What the export writes takes the place of what is there.")
        replace = Choice(tr("&Replace"), Role.AcceptRole, lambda: self._run(wanted))
        Question(self, words, explanation, [replace, cancel()])

    def _run(self, wanted: ExportChoice) -> None:
        if export(self._window, wanted, self):
            self.accept()

    def _enable(self, _text: str = "") -> None:
        self.export_button.setEnabled(self.wanted is not None)

    def _chosen_format(self) -> "FormatLosses | None":
        item = self.formats.currentItem()
        chosen: FormatLosses | None = item.data(0, LOSSES) if item is not None else None
        return chosen

    def _items(self) -> list[QTreeWidgetItem]:
        numbers = range(self.formats.topLevelItemCount())
        return [item for n in numbers if (item := self.formats.topLevelItem(n)) is not None]


def _would_replace(target: Path) -> bool:
    try:
        if target.is_dir():
            return next(target.iterdir(), None) is not None
        return target.exists()
    except OSError:  # no such place can be: the export says why
        return False


def _table(headings: Iterable[str]) -> QTreeWidget:
    made = QTreeWidget()
    made.setHeaderLabels([*headings])
    made.setRootIsDecorated(False)
    made.setUniformRowHeights(True)
    made.setAlternatingRowColors(True)
    made.header().setStretchLastSection(True)
    made.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
    return made


@dataclass(frozen=True)
class FormatLosses:
    """A format, and what this board loses in it."""

    format: FileFormat
    losses: tuple[Loss, ...]


@dataclass(frozen=True)
class ExportSource:
    """The board to export, and the folder of its file if it has one."""

    board: Board
    folder: Path | None

    def rules(self, ruleset: str) -> Ruleset | None:
        """Return the rules of an id; None for none."""
        return ruleset_of(self.board, self.folder or Path(), ruleset) if ruleset else None


def formats_with_losses(
    source: ExportSource, ruleset: str, language: str
) -> tuple[FormatLosses, ...]:
    """Return all formats, each with what the board loses in it."""
    export = Export(source.board, source.rules(ruleset), language, source.folder)
    return tuple(FormatLosses(known, export_losses(known, export)) for known in FORMATS)


def export_board(
    source: ExportSource, wanted: ExportChoice, is_cancelled: Callable[[], bool]
) -> Path | None:
    """Write a board in a format; return where to, or None if it was cancelled before."""
    known = format_called(wanted.format)
    export = Export(source.board, source.rules(wanted.ruleset), wanted.language, source.folder)
    files = known.write(export)
    if is_cancelled():
        return None
    return write_export(known, files, wanted.target)


def import_board(name: str, path: Path, language: str) -> ImportResult:
    """Read a board of a format."""
    return read_source(format_called(name), source_at(path, language))
