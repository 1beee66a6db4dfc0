"""The rulesets that the board is made for: chosen, put in order, taken from and saved to files."""

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.message_boxes import Question, as_sentence, cancel
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import picture_button
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.rulesets import (
    own_ruleset,
    reference_id,
    with_ruleset,
    with_ruleset_at,
    with_ruleset_moved,
    without_ruleset,
)
from trackwright.editor.rules.ruleset_sources import KnownRulesets
from trackwright.maps.library import open_ruleset
from trackwright.schema.board import Board, RulesetReference
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
        self._known = KnownRulesets()
        self._files = LatestJob(self)
        connect(self._files.finished, self._take)
        connect(self._files.failed, self._tell)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Rulesets of the board"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        connect(self.list.currentRowChanged, self._choose)
        self.add = picture_button("add", tr("Add a ruleset"))
        connect(self.add.clicked, self._offer)
        self.own = picture_button("duplicate", tr("Make my own from it"))
        connect(self.own.clicked, self.make_own)
        self.up = picture_button("up", tr("Move up; the first is the default"))
        connect(self.up.clicked, self._move_up)
        self.down = picture_button("down", tr("Move down"))
        connect(self.down.clicked, self._move_down)
        self.export = picture_button("save-as", tr("Save it to a file…"))
        connect(self.export.clicked, self._ask_where)
        self.take_in = picture_button("open", tr("Take it from its file into the board"))
        connect(self.take_in.clicked, self._take_in)
        self.remove = picture_button("delete", tr("Remove it from the board"))
        connect(self.remove.clicked, self._remove)
        row = QHBoxLayout()
        row.setSpacing(0)
        for button in (self.add, self.own, self.up, self.down, self.export, self.take_in):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 4)
        column.addWidget(self.list)
        column.addLayout(row)

    @property
    def position(self) -> int:
        """The place of the chosen ruleset in the board's list; -1 if there is none."""
        return self.list.currentRow()

    @property
    def reference(self) -> RulesetReference | None:
        """The chosen ruleset."""
        rulesets = self._desk.board.rulesets
        return rulesets[self.position] if 0 <= self.position < len(rulesets) else None

    def show_known(self, known: KnownRulesets) -> None:
        """Offer other rulesets."""
        self._known = known
        self.refresh()

    def refresh(self) -> None:
        """List the board's rulesets, with the same one chosen as before, as far as it is there."""
        before = self.list.currentRow()
        rulesets = self._desk.board.rulesets
        with QSignalBlocker(self.list):
            self.list.clear()
            for position, reference in enumerate(rulesets):
                item = QListWidgetItem(self._told(position, reference))
                item.setSizeHint(QSize(0, ROW))
                self.list.addItem(item)
            self.list.setCurrentRow(min(max(before, 0), len(rulesets) - 1))
        seen = min(max(len(rulesets), 2), MOST_SEEN)
        self.list.setFixedHeight(seen * ROW + self.list.frameWidth() * 2)
        self._enable()

    def offered(self) -> QMenu:
        """Return a menu of rulesets that the board is not made for yet."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        has = set(map(reference_id, self._desk.board.rulesets))
        others = [name for name in self._known.files if name not in has]
        for is_beside, title in ((False, tr("Shipped")), (True, tr("Beside the board"))):
            names = [name for name in others if (name in self._known.beside) is is_beside]
            if names:
                menu.addSection(title)
            for name in names:
                self._add_offer(menu, name)
        menu.addSeparator()
        menu.addAction(tr("From a file…"), guarded(self._ask_which))
        return menu

    def make_own(self) -> None:
        """Put a ruleset of the board's own, made from the chosen one, in its place or beside it."""
        reference, board = self.reference, self._desk.board
        if reference is None:
            return
        own = own_ruleset(board, reference, {*self._known.files, *self._known.unreadable})
        if isinstance(reference, str):
            edited = with_ruleset_at(board, self.position, own)
        else:
            edited = with_ruleset(board, own)
        self._desk.edit(tr("Make own rules"), edited)
        if not isinstance(reference, str):
            self.list.setCurrentRow(self.list.count() - 1)

    def read(self, path: Path) -> None:
        """Take a ruleset from a file into the board, in the background."""
        known = self._known

        def work() -> RulesetFile:
            opened = open_ruleset(str(path.absolute()))
            try:
                if whole_ruleset(opened.document, known.find) == opened.ruleset:
                    return opened.document
            except TrackwrightError:
                pass  # its base is not beside the board, so that it must stand alone there
            return RulesetFile.stating(opened.ruleset)

        self._files.start(work)

    def write(self, path: Path) -> None:
        """Save the chosen ruleset to a file, in the background."""
        reference = self.reference
        if not isinstance(reference, RulesetFile):
            return

        def work() -> Path:
            write_ruleset(path, reference)
            return path

        self._files.start(work)

    def _told(self, position: int, reference: RulesetReference) -> str:
        name = reference_id(reference)
        file = self._known.files.get(name) if isinstance(reference, str) else reference
        words = [title_in_file(name, file)]
        if not isinstance(reference, str):
            words.append(tr("the board’s own"))
        elif name in self._known.beside:
            words.append(tr("in a file beside the board"))
        if position == 0:
            words.append(tr("default"))
        return " · ".join(words)

    def _enable(self) -> None:
        reference, count = self.reference, self.list.count()
        is_own = isinstance(reference, RulesetFile)
        self.own.setEnabled(reference is not None)
        self.up.setEnabled(self.position > 0)
        self.down.setEnabled(0 <= self.position < count - 1)
        self.remove.setEnabled(reference is not None)
        self.export.setEnabled(is_own)
        self.take_in.setEnabled(isinstance(reference, str) and reference in self._known.beside)

    def _add_offer(self, menu: QMenu, name: str) -> None:
        def add() -> None:
            self._add(name)

        title = title_in_file(name, self._known.files[name])
        menu.addAction(title.replace("&", "&&"), guarded(add))

    def _add(self, name: str) -> None:
        self._edit(tr("Add a ruleset"), with_ruleset(self._desk.board, name))
        self.list.setCurrentRow(self.list.count() - 1)

    def _edit(self, title: str, board: Board) -> None:
        self._desk.edit(title, board)

    def _offer(self) -> None:
        self.offered().popup(self.add.mapToGlobal(self.add.rect().bottomLeft()))

    def _move_up(self) -> None:
        self._move(-1)

    def _move_down(self) -> None:
        self._move(+1)

    def _move(self, by: int) -> None:
        here = self.position
        with QSignalBlocker(self.list):
            self.list.setCurrentRow(here + by)  # it stays chosen
        self._edit(
            tr("Order of the rulesets"), with_ruleset_moved(self._desk.board, here, here + by)
        )

    def _remove(self) -> None:
        if self.reference is not None:
            self._edit(tr("Remove a ruleset"), without_ruleset(self._desk.board, self.position))

    def _take_in(self) -> None:
        reference = self.reference
        if isinstance(reference, str):
            board, file = self._desk.board, self._known.find(reference)
            self._edit(tr("Take rules into the board"), with_ruleset_at(board, self.position, file))

    def _ask_where(self) -> None:
        reference, folder = self.reference, self._desk.document.folder
        if reference is None:
            return
        dialog = self._dialog(tr("Save the rules"), QFileDialog.AcceptMode.AcceptSave)
        if folder is not None:
            dialog.setDirectory(str(folder))
        dialog.selectFile(f"{reference_id(reference)}.json")
        connect(dialog.fileSelected, self._write)
        dialog.open()

    def _ask_which(self) -> None:
        dialog = self._dialog(tr("Open rules"), QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        if self._desk.document.folder is not None:
            dialog.setDirectory(str(self._desk.document.folder))
        connect(dialog.fileSelected, self._read)
        dialog.open()

    def _dialog(self, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
        dialog = QFileDialog(self, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(mode)
        dialog.setNameFilter(tr("Rulesets (*.json)"))
        dialog.setDefaultSuffix("json")
        return dialog

    def _read(self, chosen: str) -> None:
        self.read(Path(chosen))

    def _write(self, chosen: str) -> None:
        self.write(Path(chosen))

    def _take(self, result: RulesetFile | Path) -> None:
        """Have what was read in the board; know that a file was written."""
        if isinstance(result, Path):
            self.filed.emit()
            return
        board = self._desk.board
        ids = list(map(reference_id, board.rulesets))
        if result.id in ids:
            edited = with_ruleset_at(board, ids.index(result.id), result)
        else:
            edited = with_ruleset(board, result)
        self._edit(tr("Take rules into the board"), edited)
        self.list.setCurrentRow(list(map(reference_id, edited.rulesets)).index(result.id))

    def _tell(self, error: Exception) -> None:
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
