"""The fields behind one sentence of the rules page, in a frame below it."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QFrame,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import (
    column,
    discard,
    heading_label,
    picture_button,
    quiet_label,
    row,
    scroll_area,
)
from trackwright.editor.forms.fields import Field, Group, Items, Shape, field_at, group_of
from trackwright.editor.forms.inputs import Line
from trackwright.editor.rules.form_model import FormModel, path_title
from trackwright.editor.rules.group_form import Entry, FieldRow, made_entry
from trackwright.schema.errors import DocumentPath
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.translation import tr

TOGETHER = (("cards", "at_least"), ("minimum", "maximum"))
"""Fields that one sentence is about."""


class SentenceForm(Guarded, QFrame):
    """Shows the fields at a path; Esc gives up what is being typed, then closes it.

    Signals:
        closed: It is not wanted any more.
        resized: It needs more room, or less.
    """

    closed = Signal()
    resized = Signal()

    def __init__(self, model: FormModel, path: DocumentPath, parent: QWidget, notice: str) -> None:
        super().__init__(parent)
        self.setObjectName("popup")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._model, self.path = model, path
        field = field_at(group_of(Ruleset), path)
        self.entries = [*self._made_entries(field)]
        self.more = QPushButton(icon("down"), tr("All of “{part}”", part=path_title(path[:1])))
        self.more.setFlat(True)
        self.more.setHidden(len(path) == 1)
        connect(self.more.clicked, self._show_all)
        self.removers = [self._remover(part) for part in self._removable()]
        close = picture_button("close", tr("Close"), self.closed.emit)
        self._inside = _Fields()
        widgets = [entry.widget for entry in self.entries]
        self._fields = column(*widgets, 1, parent=self._inside, spacing=GAP // 2)
        self._scroll = scroll_area(self._inside)
        for part in (self._scroll.viewport(), self._inside):
            part.setAutoFillBackground(False)
        self._head = row((heading_label(path_title(path), wraps=True), 1), close, spacing=0)
        self._foot = row(*self.removers, 1, self.more, spacing=0)
        margins = (GAP, GAP // 2, GAP // 2, GAP // 2)
        self.notice = quiet_label(notice)
        parts = (self._head, self.notice, (self._scroll, 1), self._foot)
        self._column = column(*parts, parent=self, spacing=GAP // 2, margins=margins)
        self.setAccessibleName(path_title(path))
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        connect(escape.activated, self._give_up)
        self._inside.installEventFilter(self)
        self.refresh()

    @property
    def has_value(self) -> bool:
        """Whether the ruleset still has the part that it is about."""
        field = field_at(group_of(Ruleset), self.path)
        holder = self.path if isinstance(self.path[-1], int) else self.path[:-1]
        if isinstance(field.shape, Group):
            holder = self.path
        return not holder or self._model.value(holder) is not None

    def refresh(self) -> None:
        """Show the values as they are now."""
        if not self.has_value:
            return
        for entry in self.entries:
            entry.refresh()

    def height_for(self, width: int) -> int:
        """Return how high all of it is at a width."""
        margins = self._column.contentsMargins()
        inner = width - margins.left() - margins.right()
        wanted, count = margins.top() + margins.bottom(), 0
        for index in range(self._column.count()):
            item = self._column.itemAt(index)
            if item.widget() is self._scroll:
                item = self._fields
            if not item.isEmpty():
                follows = item.hasHeightForWidth()
                high = item.heightForWidth(inner) if follows else item.sizeHint().height()
                wanted, count = wanted + high, count + 1
        return wanted + count * self._column.spacing() + GAP  # and what borders take

    def focus_first(self) -> None:
        """Set the focus to the first field."""
        for widget in self._inside.findChildren(QWidget):
            can_focus = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
            if can_focus and widget.isEnabled() and widget.isVisibleTo(self):
                widget.setFocus(Qt.FocusReason.TabFocusReason)
                return
        self.setFocus()

    def close_soon(self) -> None:
        """Enter what is typed, and go."""
        typed_in = QApplication.focusWidget()
        if typed_in is not None and self.isAncestorOf(typed_in):
            typed_in.clearFocus()
        discard(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.resized.emit()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # or the sentence behind it would be clicked

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _made_entries(self, field: Field) -> Iterator[Entry]:
        path, shape = self.path, _shape_at(self.path)
        if isinstance(path[-1], int) or isinstance(shape, Group):
            yield made_entry(self._model, path, Field("", shape, required=True))
            return
        names = next((names for names in TOGETHER if path[-1] in names), (field.name,))
        holder = _shape_at(path[:-1])
        for name in names:
            if isinstance(holder, Group) and holder.has(name):
                yield FieldRow(self._model, (*path[:-1], name), holder.field(name), tells=False)
            elif name == field.name:
                yield FieldRow(self._model, path, field, tells=False)

    def _removable(self) -> Iterator[DocumentPath]:
        """Yield what the game could do without: the entry of a list, and a part."""
        for end in range(1, len(self.path) + 1):
            path = self.path[:end]
            field = field_at(group_of(Ruleset), path)
            if isinstance(path[-1], int):
                others = self._model.value(path[:-1])
                least = field.shape.least if isinstance(field.shape, Items) else 0
                if isinstance(others, list) and len(others) > max(least, 1):
                    yield path
            elif field.optional and isinstance(field.shape, Group):
                yield path

    def _remover(self, path: DocumentPath) -> QPushButton:
        words = tr("Take out: {part}", part=path_title(path))
        if isinstance(path[-1], int):
            words = tr("Take this one out")
        button = QPushButton(icon("delete"), words)
        button.setFlat(True)
        connect(button.clicked, lambda: self._model.set(path, None))
        return button

    def _show_all(self) -> None:
        """Show all fields of the part instead of those of the sentence alone."""
        self.more.hide()
        part = self.path[:1]
        for entry in self.entries:
            discard(entry.widget)
        self.entries = [made_entry(self._model, part, Field("", _shape_at(part), required=True))]
        self._fields.insertWidget(0, self.entries[0].widget)
        self.refresh()
        self.focus_first()

    def _give_up(self) -> None:
        typed_in = QApplication.focusWidget()
        edit = typed_in.lineEdit() if isinstance(typed_in, QAbstractSpinBox) else typed_in
        if isinstance(edit, QLineEdit) and edit.isModified():
            edit.setModified(False)
            if isinstance(edit, Line):
                edit.given_up.emit()
            self.refresh()
        elif isinstance(edit, QPlainTextEdit) and edit.document().isModified():
            edit.document().setModified(False)
            self.refresh()
        elif self._model.has_refused(self.path):
            self._model.reset(self.path)
        else:
            self.closed.emit()


class _Fields(Guarded, QWidget):
    """Fields that are as high as their width asks for: lines that wrap count for more otherwise."""

    def minimumSizeHint(self) -> QSize:
        high = self.heightForWidth(self.width())
        return QSize(1, high) if high >= 0 else super().minimumSizeHint()


def _shape_at(path: DocumentPath) -> Shape:
    """Return the shape of what a path of a ruleset leads to."""
    if not path:
        return group_of(Ruleset)
    field = field_at(group_of(Ruleset), path)
    is_entry = isinstance(path[-1], int) and isinstance(field.shape, Items)
    return field.shape.item if is_entry and isinstance(field.shape, Items) else field.shape
