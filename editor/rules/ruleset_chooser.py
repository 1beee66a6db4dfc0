"""The list of rulesets that the board is made for, with buttons to add, order and save them."""

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.message_boxes import Question, as_sentence, cancel
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, picture_button, row
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.rulesets import (
    own_ruleset,
    reference_id,
    with_ruleset,
    with_ruleset_at,
    with_ruleset_moved,
    without_ruleset,
)
from trackwright.editor.rules.ruleset_offers import RulesetOffers
from trackwright.editor.rules.ruleset_sources import AvailableRulesets
from trackwright.maps.library import DEFAULT_RULESET, open_ruleset
from trackwright.schema.board import RulesetReference
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.reading import whole_ruleset
from trackwright.schema.files.writing import write_ruleset
from trackwright.schema.rules.ruleset import RulesetFile, ruleset_title
from trackwright.schema.translation import interface_language, tr

MOST_SEEN = 4
"""How many rulesets are seen at once."""

ROW = 3 * GAP
"""How high one of them is."""


class RulesetChooser(Guarded, QWidget):
    """A list of rulesets with buttons; each of them is one edit of the board.

    Signals:
        chosen: Another one is chosen in the list.
        filed: A file was written, so that there is one more to choose from.
    """

    chosen = Signal()
    filed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._available = AvailableRulesets()
        self._files = LatestJob(self)
        connect(self._files.finished, self._finish)
        connect(self._files.failed, self._show_error)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Rulesets of the board"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        connect(self.list.currentRowChanged, self._choose)
        self.add = picture_button("add", tr("Add a ruleset"))
        connect(self.add.clicked, self.offer)
        self.own = picture_button("duplicate", tr("Make my own from it"), self.make_own)
        up = tr("Move up; the first is the default")
        self.up = picture_button("up", up, lambda: self._move(-1))
        self.down = picture_button("down", tr("Move down"), lambda: self._move(+1))
        self.export = picture_button("save-as", tr("Save it to a file…"), self._ask_where)
        take_in = tr("Take it from its file into the board")
        self.take_in = picture_button("open", take_in, self._take_in)
        self.remove = picture_button("delete", tr("Remove it from the board"), self._remove)
        left = (self.add, self.own, self.up, self.down, self.export, self.take_in)
        column(self.list, row(*left, 1, self.remove, spacing=0), parent=self, spacing=GAP // 4)

    @property
    def position(self) -> int:
        """The place of the chosen ruleset in the board's list; -1 if there is none."""
        return self.list.currentRow()

    @property
    def reference(self) -> RulesetReference | None:
        """The chosen ruleset."""
        rulesets = self._desk.board.rulesets
        return rulesets[self.position] if 0 <= self.position < len(rulesets) else None

    def show_available(self, available: AvailableRulesets) -> None:
        """Offer other rulesets."""
        self._available = available
        self.refresh()

    def refresh(self) -> None:
        """List the board's rulesets, with the same one chosen as before, as far as it is there."""
        before = self.list.currentRow()
        rulesets = self._desk.board.rulesets
        with QSignalBlocker(self.list):
            self.list.clear()
            for position, reference in enumerate(rulesets):
                item = QListWidgetItem(self._item_words(position, reference))
                item.setSizeHint(QSize(0, ROW))
                self.list.addItem(item)
            self.list.setCurrentRow(min(max(before, 0), len(rulesets) - 1))
        seen = min(max(len(rulesets), 2), MOST_SEEN)
        self.list.setFixedHeight(seen * ROW + self.list.frameWidth() * 2)
        self._enable()

    def offer(self) -> RulesetOffers:
        """Offer rulesets that the board is not made for yet."""
        board = self._desk.board
        dialog = RulesetOffers(self, self._available, board, {*map(reference_id, board.rulesets)})
        connect(dialog.chosen, self.add_ruleset)
        connect(dialog.file_wanted, self._ask_which)
        dialog.open()
        return dialog

    def make_own(self) -> None:
        """Put a ruleset of the board's own, made from the chosen one, in its place or beside it."""
        reference, board = self.reference or DEFAULT_RULESET, self._desk.board
        own = own_ruleset(board, reference, {*self._available.files, *self._available.unreadable})
        if isinstance(self.reference, str):
            self._desk.edit(tr("Make own rules"), with_ruleset_at(board, self.position, own))
        else:
            self.add_ruleset(own, tr("Make own rules"))

    def read(self, path: Path) -> None:
        """Take a ruleset from a file into the board, in the background."""
        available = self._available

        def work() -> RulesetFile:
            opened = open_ruleset(str(path.absolute()))
            try:
                if whole_ruleset(opened.document, available.find) == opened.ruleset:
                    return opened.document
            except TrackwrightError:
                pass  # its base is not beside the board, so that it must stand alone there
            return RulesetFile.stating(opened.ruleset)

        self._files.start(work)

    def write(self, path: Path) -> None:
        """Save the chosen ruleset to a file, in the background."""
        reference = self.reference
        if isinstance(reference, RulesetFile):
            self._files.start(lambda: write_ruleset(path, reference))

    def _item_words(self, position: int, reference: RulesetReference) -> str:
        name = reference_id(reference)
        file = self._available.files.get(name) if isinstance(reference, str) else reference
        words = [title_in_file(name, file)]
        if not isinstance(reference, str):
            words.append(tr("the board’s own"))
        elif name in self._available.beside:
            words.append(tr("in a file beside the board"))
        if position == 0:
            words.append(tr("default"))
        return " · ".join(words)

    def _enable(self) -> None:
        reference = self.reference
        self.own.setEnabled(reference is not None)
        self.up.setEnabled(self.position > 0)
        self.down.setEnabled(0 <= self.position < self.list.count() - 1)
        self.remove.setEnabled(reference is not None)
        self.export.setEnabled(isinstance(reference, RulesetFile))
        self.take_in.setEnabled(isinstance(reference, str) and reference in self._available.beside)

    def add_ruleset(self, reference: RulesetReference, title: str = "") -> None:
        """Make the board for one ruleset more, and choose it."""
        title = title or tr("Add a ruleset")
        self._desk.edit(title, with_ruleset(self._desk.board, reference))
        self.list.setCurrentRow(self.list.count() - 1)

    def _move(self, by: int) -> None:
        here = self.position
        with QSignalBlocker(self.list):
            self.list.setCurrentRow(here + by)  # it stays chosen
        board = with_ruleset_moved(self._desk.board, here, here + by)
        self._desk.edit(tr("Order of the rulesets"), board)

    def _remove(self) -> None:
        board = without_ruleset(self._desk.board, self.position)
        self._desk.edit(tr("Remove a ruleset"), board)

    def _take_in(self) -> None:
        if isinstance(self.reference, str):
            file = self._available.find(self.reference)
            board = with_ruleset_at(self._desk.board, self.position, file)
            self._desk.edit(tr("Take rules into the board"), board)

    def _ask_where(self) -> None:
        reference = self.reference
        if reference is None:
            return
        dialog = self._dialog(tr("Save the rules"), QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(f"{reference_id(reference)}.json")
        connect(dialog.fileSelected, lambda chosen: self.write(Path(chosen)))
        dialog.open()

    def _ask_which(self) -> None:
        dialog = self._dialog(tr("Open rules"), QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        connect(dialog.fileSelected, lambda chosen: self.read(Path(chosen)))
        dialog.open()

    def _dialog(self, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
        dialog = QFileDialog(self, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(mode)
        dialog.setNameFilter(tr("Rulesets (*.json)"))
        dialog.setDefaultSuffix("json")
        if self._desk.document.folder is not None:
            dialog.setDirectory(str(self._desk.document.folder))
        return dialog

    def _finish(self, result: RulesetFile | None) -> None:
        """Put the ruleset that was read into the board, or report that a file was written."""
        if result is None:
            self.filed.emit()
            return
        title, board = tr("Take rules into the board"), self._desk.board
        ids = list(map(reference_id, board.rulesets))
        if result.id in ids:
            here = ids.index(result.id)
            self._desk.edit(title, with_ruleset_at(board, here, result))
            self.list.setCurrentRow(here)
        else:
            self.add_ruleset(result, title)

    def _show_error(self, error: Exception) -> None:
        if not isinstance(error, TrackwrightError):
            raise error
        Question(self, as_sentence(error), "", [cancel()])

    def _choose(self, _row: int) -> None:
        self._enable()
        self.chosen.emit()


def title_in_file(name: str, file: RulesetFile | None) -> str:
    """Return what to call a ruleset of which a file states the name, or does not."""
    stated = None if file is None else file.statements.get("name")
    return ruleset_title(name, stated, interface_language())
