"""The dialog that asks which country a crossing leads to."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QColorDialog,
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
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.document.edits.borders import with_tint
from trackwright.editor.document.edits.cities import stop_tags, with_tag
from trackwright.editor.document.thing_names import things_name
from trackwright.layout.drawn_sizes import PROMINENT
from trackwright.maps.library import rulesets_of
from trackwright.rendering.land import country_tint
from trackwright.schema.board import Board, Country
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.ids import slug
from trackwright.schema.text import folded, printable, text_in
from trackwright.schema.thing_ref import stop_ref
from trackwright.schema.translation import tr

ID = Qt.ItemDataRole.UserRole


class CrossingDialog(Guarded, QDialog):
    """Asks for one of the board's countries.

    Signals:
        chosen: A country was chosen; carries its id.
    """

    chosen = Signal(str)

    def __init__(self, countries: Iterable[Country], language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Crossing to a country"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Search"))
        self.field.setAccessibleName(tr("Search"))
        self.field.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Countries"))
        named = [(printable(text_in(c.name, language)) or c.id, c.id) for c in countries]
        for name, country in sorted(named, key=lambda pair: folded(pair[0])):
            item = QListWidgetItem(name)
            item.setData(ID, country)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        column = QVBoxLayout(self)
        for widget in (
            QLabel(tr("Routes to a crossing lead out of the map, into this country:")),
            self.field,
            self.list,
            buttons,
        ):
            column.addWidget(widget)
        connect(self.field.textChanged, self._filter)
        connect(self.list.itemDoubleClicked, lambda _item: self.accept())
        connect(buttons.accepted, self.accept)
        connect(buttons.rejected, self.reject)
        connect(self.accepted, self._choose)
        self.field.setFocus()
        self.resize(340, 380)

    def _filter(self, typed: str) -> None:
        """Show the countries whose name has what is typed in it, and choose the first."""
        wanted = folded(typed)
        shown = []
        for index in range(self.list.count()):
            item = self.list.item(index)
            item.setHidden(wanted not in folded(item.text()))
            if not item.isHidden():
                shown.append(item)
        if shown and self.list.currentItem() not in shown:
            self.list.setCurrentItem(shown[0])

    def _choose(self) -> None:
        item = self.list.currentItem()
        if item is not None and not item.isHidden():
            self.chosen.emit(item.data(ID))


ON, OFF, SOME = Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.CheckState.PartiallyChecked


class TagsDialog(Guarded, QDialog):
    """Gives the selected cities tags and takes them away, as one step."""

    def __init__(self, desk: Desk, names: Iterable[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._names = tuple(names)
        stops = stops_among(desk.board, self._names)
        things = things_name(desk.board, [stop_ref(stop) for stop in stops], desk.scene.language)
        self.setWindowTitle(tr("Tags"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        heading = QLabel(tr("Tags of {things}", things=things))
        heading.setTextFormat(Qt.TextFormat.PlainText)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Tags"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        known = known_tags(desk.board, desk.document.folder or Path())
        for tag in known:
            having = sum(tag in stop.tags for stop in stops)
            self._add(tag, ON if having == len(stops) else SOME if having else OFF)
        self.field = QLineEdit()
        self.field.setMaxLength(80)
        self.field.setPlaceholderText(tr("Another tag, such as arctic"))
        self.field.setAccessibleName(tr("Another tag"))
        self.field.setCompleter(QCompleter(known, self.field))
        self._add_button = QPushButton(tr("&Add"))
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
        connect(self._add_button.clicked, self._add_typed)
        connect(buttons.accepted, self._apply)
        connect(buttons.rejected, self.reject)
        self.field.setFocus()
        self.resize(360, 360)

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

    def _apply(self) -> None:
        if self.field.text().strip():
            self._add_typed()
        board = self._desk.board
        for index in range(self.list.count()):
            item = self.list.item(index)
            if item.checkState() != SOME:  # what only some of them have stays as it is
                board = with_tag(board, self._names, item.text(), item.checkState() == ON)
        things = things_name(
            board,
            [stop_ref(stop) for stop in stops_among(board, self._names)],
            self._desk.scene.language,
        )
        self._desk.edit(tr("Tags of {things}", things=things), board)
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


class TintDialog(Guarded, QColorDialog):
    """Tints countries while a colour is chosen, as one step; Cancel brings the old tints back."""

    def __init__(self, desk: Desk, countries: Iterable[str], title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._countries = tuple(countries)
        self._title = title
        self._before = desk.board
        self._gesture = object()
        self.setWindowTitle(tr("Tint"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        for number, land in enumerate(desk.scene.theme.lands):
            self.setCustomColor(number, QColor(land))
        self.setCurrentColor(self._first_color())
        connect(self.currentColorChanged, self._tint)
        connect(self.colorSelected, self._tint)
        connect(self.rejected, self._put_back)

    def _first_color(self) -> QColor:
        scene = self._desk.scene
        chosen = [c for c in self._before.countries if c.id in self._countries]
        color = chosen[0].color if chosen else None
        if color is None:
            color = country_tint(chosen[0] if chosen else None, scene.surface.earth, scene.theme)
        return QColor(color)

    def _tint(self, color: QColor) -> None:
        board = with_tint(self._before, self._countries, color.name())
        self._desk.edit(self._title, board, merge=self._gesture)

    def _put_back(self) -> None:
        self._desk.edit(self._title, self._before, merge=self._gesture)
