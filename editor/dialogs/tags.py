"""The dialog for the tags of cities: those on the board, those that rules select, and new ones."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.analysis.ruleset_selectors import named
from trackwright.editor.desk import Desk
from trackwright.editor.edits.arrange import stops_among
from trackwright.editor.edits.cities import stop_tags, with_tag
from trackwright.editor.guard import guarded
from trackwright.editor.naming import all_called
from trackwright.layout.lettering import PROMINENT
from trackwright.maps.library import rulesets_of
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.ids import slug
from trackwright.schema.thing_ref import stop_ref

ON, OFF, SOME = Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.CheckState.PartiallyChecked


class TagsDialog(QDialog):
    """Gives the selected cities tags and takes them away, as one step."""

    def __init__(self, desk: Desk, names: Iterable[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._names = tuple(names)
        stops = stops_among(desk.board, self._names)
        things = all_called(desk.board, [stop_ref(stop) for stop in stops], desk.scene.language)
        self.setWindowTitle(self.tr("Tags"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        heading = QLabel(self.tr("Tags of {things}").replace("{things}", things))
        heading.setTextFormat(Qt.TextFormat.PlainText)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Tags"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        known = known_tags(desk.board, desk.document.folder or Path())
        for tag in known:
            having = sum(tag in stop.tags for stop in stops)
            self._add(tag, ON if having == len(stops) else SOME if having else OFF)
        self.field = QLineEdit()
        self.field.setMaxLength(80)
        self.field.setPlaceholderText(self.tr("Another tag, such as arctic"))
        self.field.setAccessibleName(self.tr("Another tag"))
        self.field.setCompleter(QCompleter(known, self.field))
        self._add_button = QPushButton(self.tr("&Add"))
        self._add_button.setAutoDefault(False)
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self._add_button)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        column = QVBoxLayout(self)
        column.addWidget(heading)
        column.addWidget(self.list)
        column.addLayout(row)
        column.addWidget(buttons)
        self._add_button.clicked.connect(self._add_typed)
        buttons.accepted.connect(self._apply)
        buttons.rejected.connect(self.reject)
        self.field.setFocus()
        self.resize(360, 360)

    @guarded
    def _add_typed(self) -> None:
        """Check the tag that is typed, which is written as rules write tags."""
        tag = slug(self.field.text(), "")
        self.field.clear()
        if not tag:
            return
        there = self.list.findItems(tag, Qt.MatchFlag.MatchExactly)
        item = there[0] if there else self._add(tag, ON)
        item.setCheckState(ON)
        self.list.setCurrentItem(item)

    @guarded
    def _apply(self) -> None:
        if self.field.text().strip():
            self._add_typed()
        board = self._desk.board
        for index in range(self.list.count()):
            item = self.list.item(index)
            if item.checkState() != SOME:  # what only some of them have stays as it is
                board = with_tag(board, self._names, item.text(), item.checkState() == ON)
        things = all_called(
            board,
            [stop_ref(stop) for stop in stops_among(board, self._names)],
            self._desk.scene.language,
        )
        self._desk.edit(self.tr("Tags of {things}").replace("{things}", things), board)
        self.accept()

    def _add(self, tag: str, state: Qt.CheckState) -> QListWidgetItem:
        item = QListWidgetItem(tag)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(state)
        self.list.addItem(item)
        return item


def known_tags(board: Board, folder: Path) -> tuple[str, ...]:
    """Return the tags that cities of a board have, or that its rules and pictures select by."""
    selected: set[str] = set()
    try:
        for ruleset in rulesets_of(board, folder):
            selected |= {each.id for each in named(ruleset) if each.kind == "city tag"}
    except TrackwrightError:
        pass  # rules that cannot be read select nothing; a check tells about them
    return tuple(sorted({*PROMINENT, *stop_tags(board), *selected}))
