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
    QVBoxLayout,
)

from trackwright.editor.base.command import AnyCommand, ToolKey
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import row
from trackwright.editor.shell.all_commands import COMMANDS
from trackwright.editor.shell.palette import match
from trackwright.editor.shell.shortcuts import (
    are_changed,
    keys_of,
    owner_of,
    remove_keys,
    reset_keys,
    set_keys,
    shown_keys,
)
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
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search for a command or keys"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Shortcuts"))
        self.list.setHeaderLabels([tr("Command"), tr("Keys")])
        self.list.setAlternatingRowColors(True)
        self.list.setUniformRowHeights(True)
        self.list.setIndentation(2 * GAP)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)
        self.keys = QKeySequenceEdit()
        self.keys.setMaximumSequenceLength(1)
        self.keys.setClearButtonEnabled(True)
        self.keys.setAccessibleName(tr("New keys"))
        self.assign = QPushButton(tr("&Assign"))
        self.reset = QPushButton(tr("&Reset"))
        self.news = QLabel()
        self.news.setWordWrap(True)
        self.news.setProperty("quiet", True)
        self.news.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.news.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._build()
        self._fill()
        self._connect(window)
        self._show_chosen()
        self.resize(640, 600)
        self.search.setFocus()

    def choose(self, command: str) -> None:
        """Choose a command in the list."""
        for item in self._items():
            own = item.data(0, _COMMAND)
            if isinstance(own, AnyCommand) and own.id == command:
                self.list.setCurrentItem(item)

    def shown(self) -> list[str]:
        """Return the titles that are shown now."""
        return [item.text(0) for item in self._items() if not item.isHidden()]

    def _build(self) -> None:
        label = QLabel(tr("Press &new keys:"))
        label.setBuddy(self.keys)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        everything = buttons.addButton(tr("Reset &all"), QDialogButtonBox.ButtonRole.ResetRole)
        connect(everything.clicked, self._reset_all)
        connect(buttons.rejected, self.reject)
        for button in (*buttons.buttons(), self.assign, self.reset):
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)  # Enter belongs to the field for keys
        keys = row(label, (self.keys, 1), self.assign, self.reset)
        whole = QVBoxLayout(self)
        whole.setSpacing(GAP)
        whole.addWidget(self.search)
        whole.addWidget(self.list, 1)
        whole.addLayout(keys)
        whole.addWidget(self.news)
        whole.addWidget(buttons)

    def _connect(self, window: "Window") -> None:
        connect(self.search.textChanged, self._filter)
        connect(self.list.currentItemChanged, self._show_chosen)
        connect(self.keys.keySequenceChanged, self._show_clash)
        connect(self.assign.clicked, self._assign)
        connect(self.reset.clicked, self._reset)
        connect(window.program.settings.changed, self._follow)

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

    def _items(self) -> list[QTreeWidgetItem]:
        groups = map(self.list.topLevelItem, range(self.list.topLevelItemCount()))
        return [group.child(n) for group in groups if group for n in range(group.childCount())]

    def _chosen(self) -> AnyCommand | None:
        item = self.list.currentItem()
        command = item.data(0, _COMMAND) if item is not None else None
        return command if isinstance(command, AnyCommand) else None

    def _show_keys(self) -> None:
        for item in self._items():
            command = item.data(0, _COMMAND)
            if isinstance(command, AnyCommand):
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
        for number in range(self.list.topLevelItemCount()):
            found = self.list.topLevelItem(number)
            if found is not None:
                children = (found.child(n) for n in range(found.childCount()))
                found.setHidden(all(child.isHidden() for child in children))

    def _show_chosen(self, *_items: QTreeWidgetItem | None) -> None:
        command = self._chosen()
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
        command = self._chosen()
        if command is None:
            return
        own = keys_of(self._settings, command)
        self.assign.setEnabled(keys != (own[0] if own else QKeySequence()))
        other = None if keys.isEmpty() else owner_of(self._settings, keys, COMMANDS, but=command)
        if other is not None:
            self.news.setText(
                tr(
                    "“{keys}” is used by “{action}”, which will lose it.",
                    keys=shown_keys([keys]),
                    action=other.translated,
                )
            )
        elif _is_tool_key(keys):
            self.news.setText(tr("A tool in hand may take this key for itself."))
        else:
            self.news.clear()

    def _assign(self) -> None:
        command, keys = self._chosen(), self.keys.keySequence()
        if command is None:
            return
        other = None if keys.isEmpty() else owner_of(self._settings, keys, COMMANDS, but=command)
        if other is not None:
            remove_keys(self._settings, other, keys)
        rest = keys_of(self._settings, command)[1:]
        set_keys(self._settings, command, [*([] if keys.isEmpty() else [keys]), *rest])
        self.news.clear()

    def _reset(self) -> None:
        command = self._chosen()
        if command is not None:
            self._restore_keys(command)

    def _restore_keys(self, command: AnyCommand) -> None:
        """Give a command its own keys, and take them from whichever has got them meanwhile."""
        reset_keys(self._settings, [command])
        for keys in keys_of(self._settings, command):
            other = owner_of(self._settings, keys, COMMANDS, but=command)
            if other is not None:
                remove_keys(self._settings, other, keys)

    def _reset_all(self) -> None:
        reset_keys(self._settings, COMMANDS)

    def _follow(self, _name: str) -> None:
        self._show_keys()
        self._show_chosen()


def _is_tool_key(keys: QKeySequence) -> bool:
    """Tell whether keys are one letter or digit, which tools use."""
    return len(keys.toString()) == 1


def open_shortcuts(window: "Window") -> ShortcutsDialog:
    """Show the list of shortcuts beside the work."""
    dialog = ShortcutsDialog(window)
    dialog.show()
    return dialog
