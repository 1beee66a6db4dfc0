"""The dialog of File › Export, and exporting in the background."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
)

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.editor.base.guard import connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import capitalized, language_name
from trackwright.editor.base.message_boxes import Choice, Question, Role, as_sentence, cancel
from trackwright.editor.base.widgets import (
    Dialog,
    boxed,
    button_box,
    column,
    named,
    plain_label,
    push_button,
    row,
    show_text,
    wrong_label,
)
from trackwright.editor.document.edits.names import languages_of
from trackwright.editor.document.files.open_controller import is_same_file
from trackwright.editor.document.files.recent_files import last_folder
from trackwright.editor.export.commands import ExportChoice, export, last_export
from trackwright.formats.board_export import default_file_name, export_losses, write_export
from trackwright.formats.capabilities import Loss
from trackwright.formats.catalogue import FORMATS, format_called
from trackwright.formats.format import Export, FileFormat
from trackwright.formats.loss_report import loss_sentence
from trackwright.maps import ruleset_names, ruleset_of
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.rules.ruleset import ruleset_title
from trackwright.schema.sentences import Sentence
from trackwright.schema.translation import tr
from trackwright.validators.ruleset_fit import unplayable

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


LOSSES = Qt.ItemDataRole.UserRole
FORMAT, READERS, LOST = range(3)


class ExportDialog(Dialog):
    """Asks how the board is to be exported, and exports it."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window, tr("Export"))
        self._window = window
        self._desk = window.require_desk()
        self._last = last_export(window.program.settings, self._desk.document)
        self._proposed = ""
        self._job = LatestJob(self, self._show_formats, self._show_failure)
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
        for number in range(self.formats.topLevelItemCount()):
            item = self.formats.topLevelItem(number)
            if item is not None and item.data(0, LOSSES).format.name == name:
                self.formats.setCurrentItem(item)

    def _build(self) -> None:
        self.formats = _table(tr("Formats"), (tr("Format"), tr("Read by"), tr("Lost")))
        self.formats.header().setStretchLastSection(False)
        self.formats.header().setSectionResizeMode(READERS, QHeaderView.ResizeMode.Stretch)
        self.formats.header().setSectionResizeMode(LOST, QHeaderView.ResizeMode.ResizeToContents)
        self.lost = _table(tr("What is lost"), (tr("Field"), tr("What is lost")))
        self.lost.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.lost.setWordWrap(True)
        self.lost.setUniformRowHeights(False)
        self.summary = plain_label(
            tr("What each format can hold of this board is looked up …"), wraps=True
        )
        self.troubles = wrong_label()
        self.rules, self.language = QComboBox(), QComboBox()
        self.target = named(QLineEdit(), tr("File or folder"))
        self.browse = push_button(tr("&Choose…"), self._ask_where)
        self.browse.setAutoDefault(False)
        buttons, self.export_button = button_box(self, tr("&Export"), do=self._export)
        self.export_button.setEnabled(False)
        self.export_button.setDefault(True)
        form = QFormLayout()
        form.addRow(tr("&Rules"), self.rules)
        form.addRow(tr("&Names in"), self.language)
        to = QLabel(tr("&To"))
        to.setBuddy(self.target)
        form.addRow(to, row((self.target, 1), self.browse))
        parts = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False)
        parts.addWidget(self.formats)
        parts.addWidget(boxed(column(self.troubles, self.summary, (self.lost, 1))))
        parts.setSizes([280, 220])
        column((parts, 1), form, buttons, parent=self, margins=None)
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
        ruleset, language = self.rules.currentData(), self.language.currentData()
        self._job.start(
            partial(formats_with_losses, document.board, document.folder, ruleset, language)
        )

    def _show_formats(self, found: "tuple[FormatLosses, ...]") -> None:
        before = self._chosen_format()
        name = before.format.name if before else self._last.format if self._last else ""
        with QSignalBlocker(self.formats):
            self.formats.clear()
            for each in found:
                known = each.format
                readers, number = tr(known.readers), _loss_count(len(each.losses))
                item = QTreeWidgetItem([capitalized(tr(known.title)), readers, number])
                item.setData(0, LOSSES, each)
                item.setToolTip(FORMAT, known.name)
                item.setToolTip(READERS, readers)
                self.formats.addTopLevelItem(item)
            self.choose(name or found[0].format.name)
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
            show_text(self.troubles, "\n".join(capitalized(tr(each)) for each in chosen.troubles))
        self._enable()

    def _propose_target(self, chosen: "FormatLosses") -> None:
        """Name a file beside the board's own, unless somebody named another one."""
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


def _loss_count(number: int) -> str:
    if number == 0:
        return tr("nothing")
    return tr("1 field") if number == 1 else tr("{n} fields", n=number)


def _would_replace(target: Path) -> bool:
    try:
        if target.is_dir():
            return next(target.iterdir(), None) is not None
        return target.exists()
    except OSError:  # no such place can be: the export says why
        return False


def _table(name: str, headings: Iterable[str]) -> QTreeWidget:
    made = named(QTreeWidget(), name)
    made.setHeaderLabels([*headings])
    made.setRootIsDecorated(False)
    made.setUniformRowHeights(True)
    made.setAlternatingRowColors(True)
    made.header().setStretchLastSection(True)
    made.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
    return made


@dataclass(frozen=True)
class FormatLosses:
    """A format, what this board loses in it, and why the rules mean nothing on this board."""

    format: FileFormat
    losses: tuple[Loss, ...]
    troubles: tuple[Sentence, ...] = ()


def formats_with_losses(
    board: Board, folder: Path | None, ruleset: str, language: str
) -> tuple[FormatLosses, ...]:
    """Return all formats, each with what a board in a folder loses in it."""
    export = _export_of(board, folder, ruleset, language)
    rules = export.ruleset
    troubles = unplayable(BoardAnalysis(board, folder), rules) if rules else ()
    return tuple(FormatLosses(known, export_losses(known, export), troubles) for known in FORMATS)


def export_board(
    board: Board, folder: Path | None, wanted: ExportChoice, is_cancelled: Callable[[], bool]
) -> Path | None:
    """Write a board in a format; return where to, or None if it was cancelled before."""
    known = format_called(wanted.format)
    files = known.write(_export_of(board, folder, wanted.ruleset, wanted.language))
    return None if is_cancelled() else write_export(known, files, wanted.target)


def _export_of(board: Board, folder: Path | None, ruleset: str, language: str) -> Export:
    rules = ruleset_of(board, folder or Path(), ruleset) if ruleset else None
    return Export(board, rules, language, folder)
