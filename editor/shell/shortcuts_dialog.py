"""The list of shortcuts: find one, change it by pressing keys, give it back."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
)

from trackwright.editor.base.command import AnyCommand, ToolKey
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, push_button, row
from trackwright.editor.shell.all_commands import (
    COMMANDS,
    KEYS,
    are_changed,
    keys_of,
    move_keys,
    owner_of,
    sequences,
    shown_keys,
)
from trackwright.editor.shell.palette import match
from trackwright.editor.tools.all_tools import CANVAS, TOOLS
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

_COMMAND = Qt.ItemDataRole.UserRole
_WORST = 200
"""How well words must match at least: letters that are only in order match too much."""


class ShortcutsDialog(Guarded, QDialog):
    """Lists commands by their menus, and below them what tools take while they are in hand."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._settings = window.program.settings
        self.setWindowTitle(tr("Shortcuts"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = tr("Search for a command or keys")
        self.search = QLineEdit(placeholderText=words, clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search"))
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Shortcuts"))
        self.list.setHeaderLabels([tr("Command"), tr("Keys")])
        self.list.setAlternatingRowColors(True)
        self.list.setUniformRowHeights(True)
        self.list.setIndentation(2 * GAP)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)
        self.keys = QKeySequenceEdit(maximumSequenceLength=1, clearButtonEnabled=True)
        self.keys.setAccessibleName(tr("New keys"))
        self.assign = push_button(tr("&Assign"), self._assign)
        self.reset = push_button(tr("&Reset"), self._reset)
        self.news = QLabel()
        self.news.setWordWrap(True)
        self.news.setProperty("quiet", True)
        self.news.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.news.setAlignment(Qt.AlignmentFlag.AlignTop)
        label = QLabel(tr("Press &new keys:"))
        label.setBuddy(self.keys)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        everything = buttons.addButton(tr("Reset &all"), QDialogButtonBox.ButtonRole.ResetRole)
        for button in (*buttons.buttons(), self.assign, self.reset):
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)  # Enter belongs to the field for keys
        keys = row(label, (self.keys, 1), self.assign, self.reset)
        column(self.search, (self.list, 1), keys, self.news, buttons, parent=self, margins=None)
        self._fill()
        connect(everything.clicked, self._reset_all)
        connect(buttons.rejected, self.reject)
        connect(self.search.textChanged, self._filter)
        connect(self.list.currentItemChanged, self._show_chosen)
        connect(self.keys.keySequenceChanged, self._show_clash)
        connect(self._settings.changed, self._follow)
        self._show_chosen()
        self.resize(640, 600)
        self.search.setFocus()

    def choose(self, command: str) -> None:
        """Choose a command in the list."""
        for item in self._items():
            own = _command(item)
            if own is not None and own.id == command:
                self.list.setCurrentItem(item)

    def shown(self) -> list[str]:
        """Return the titles that are shown now."""
        return [item.text(0) for item in self._items() if not item.isHidden()]

    def _fill(self) -> None:
        groups: dict[str, QTreeWidgetItem] = {}
        for command in COMMANDS:
            title = command.place.split(" › ")[0] or tr("Others")
            if title not in groups:
                groups[title] = self._group(title)
            item = QTreeWidgetItem([command.translated, ""])
            item.setIcon(0, icon(command.icon))
            item.setData(0, _COMMAND, command)
            groups[title].addChild(item)
        self._list_tool_keys(tr("On the canvas"), CANVAS)
        for kind in TOOLS:
            if kind.keys:
                title = tr("With the tool {tool}", tool=kind.translated)
                self._list_tool_keys(title, kind.keys)
        self._show_keys()
        self.list.expandAll()

    def _list_tool_keys(self, title: str, keys: Iterable[ToolKey]) -> None:
        group = self._group(title)
        for key in keys:
            group.addChild(QTreeWidgetItem([key.translated, key.shown_keys]))

    def _group(self, title: str) -> QTreeWidgetItem:
        group = QTreeWidgetItem([title])
        font = group.font(0)
        font.setBold(True)
        group.setFont(0, font)
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.list.addTopLevelItem(group)
        group.setFirstColumnSpanned(True)
        return group

    def _groups(self) -> list[QTreeWidgetItem]:
        groups = map(self.list.topLevelItem, range(self.list.topLevelItemCount()))
        return [group for group in groups if group is not None]

    def _items(self) -> list[QTreeWidgetItem]:
        return [group.child(n) for group in self._groups() for n in range(group.childCount())]

    def _show_keys(self) -> None:
        for item in self._items():
            command = _command(item)
            if command is not None:
                item.setText(1, shown_keys(keys_of(self._settings, command)))
                font = item.font(1)
                font.setBold(are_changed(self._settings, command))
                item.setFont(1, font)

    def _filter(self, typed: str) -> None:
        for item in self._items():
            group = item.parent()
            words = f"{group.text(0)} {item.text(0)}"
            has_keys = bool(typed) and typed.casefold() in item.text(1).casefold()
            item.setHidden(bool(typed) and match(typed, words) < _WORST and not has_keys)
        for group in self._groups():
            children = (group.child(n) for n in range(group.childCount()))
            group.setHidden(all(child.isHidden() for child in children))

    def _show_chosen(self, *_items: QTreeWidgetItem | None) -> None:
        command = _command(self.list.currentItem())
        self.keys.setEnabled(command is not None)
        self.assign.setEnabled(False)
        self.reset.setEnabled(command is not None and are_changed(self._settings, command))
        own = keys_of(self._settings, command) if command is not None else []
        self.keys.setKeySequence(own[0] if own else QKeySequence())
        item = self.list.currentItem()
        if item is not None and command is None:
            self.news.setText(tr("Keys of tools and of the canvas stay as they are."))
        else:
            self.news.clear()

    def _show_clash(self, keys: QKeySequence) -> None:
        command = _command(self.list.currentItem())
        if command is None:
            return
        own = keys_of(self._settings, command)
        self.assign.setEnabled(keys != (own[0] if own else QKeySequence()))
        other = owner_of(self._settings, keys, but=command)
        if other is not None:
            self.news.setText(
                tr(
                    "“{keys}” is used by “{action}”, which will lose it.",
                    keys=shown_keys([keys]),
                    action=other.translated,
                )
            )
        elif len(keys.toString()) == 1:  # a letter or digit, which tools use
            self.news.setText(tr("A tool in hand may take this key for itself."))
        else:
            self.news.clear()

    def _assign(self) -> None:
        command, keys = _command(self.list.currentItem()), self.keys.keySequence()
        if command is not None:
            rest = keys_of(self._settings, command)[1:]
            move_keys(self._settings, command, [*([] if keys.isEmpty() else [keys]), *rest])
            self.news.clear()

    def _reset(self) -> None:
        command = _command(self.list.currentItem())
        if command is not None:
            move_keys(self._settings, command, sequences(command.shortcut))

    def _reset_all(self) -> None:
        for command in COMMANDS:
            self._settings.forget(KEYS + command.id)

    def _follow(self, _name: str) -> None:
        self._show_keys()
        self._show_chosen()


def _command(item: QTreeWidgetItem | None) -> AnyCommand | None:
    """Return the command of a row; None for the key of a tool."""
    command: AnyCommand | None = item.data(0, _COMMAND) if item is not None else None
    return command
