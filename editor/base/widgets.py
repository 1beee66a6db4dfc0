"""Small widgets, labels and layouts, each written once for all panels and dialogs."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QMargins, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.style import GAP

Item = QWidget | QLayout | int
"""What a layout holds: a widget, another layout, or a stretch of so much weight."""

Margins = tuple[int, int, int, int]


def column(
    *items: Item | tuple[Item, int],
    parent: QWidget | None = None,
    spacing: int = GAP,
    margins: Margins | None = (0, 0, 0, 0),
) -> QVBoxLayout:
    """Return a layout of items one below the other; `(item, 1)` takes the room that is left.

    Without margins it has those of the style, as dialogs do.
    """
    made = QVBoxLayout() if parent is None else QVBoxLayout(parent)
    _fill(made, items, spacing, margins)
    return made


def row(
    *items: Item | tuple[Item, int],
    parent: QWidget | None = None,
    spacing: int = GAP,
    margins: Margins | None = (0, 0, 0, 0),
) -> QHBoxLayout:
    """Return a layout of items side by side; `(item, 1)` takes the room that is left."""
    made = QHBoxLayout() if parent is None else QHBoxLayout(parent)
    _fill(made, items, spacing, margins)
    return made


def _fill(
    layout: QBoxLayout,
    items: Iterable[Item | tuple[Item, int]],
    spacing: int,
    margins: Margins | None,
) -> None:
    layout.setSpacing(spacing)
    if margins is not None:
        layout.setContentsMargins(QMargins(*margins))
    for each in items:
        item, weight = each if isinstance(each, tuple) else (each, 0)
        match item:
            case QWidget():
                layout.addWidget(item, weight)
            case QLayout():
                layout.addLayout(item, weight)
            case int():
                layout.addStretch(item)


def add_rows(form: QFormLayout, rows: Iterable[tuple[str, QWidget]]) -> None:
    """Add labelled rows; a widget gets the words of its label as accessible name."""
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    for words, widget in rows:
        form.addRow(words, widget)
        if words:
            widget.setAccessibleName(words.replace("&", ""))


def scroll_area(inside: QWidget) -> QScrollArea:
    """Return a frameless area that scrolls up and down only."""
    made = QScrollArea()
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setWidgetResizable(True)
    made.setWidget(inside)
    return made


class Dialog(Guarded, QDialog):
    """A dialog with a title, deleted once it is closed."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)


def button_box(
    dialog: QDialog,
    words: str,
    close: QDialogButtonBox.StandardButton = QDialogButtonBox.StandardButton.Cancel,
    do: Callable[[], object] | None = None,
) -> tuple[QDialogButtonBox, QPushButton]:
    """Return the buttons of a dialog: one that accepts it, or does something, and one to close."""
    box = QDialogButtonBox(close)
    accept = box.addButton(words, QDialogButtonBox.ButtonRole.AcceptRole)
    connect(box.accepted, do or dialog.accept)
    connect(box.rejected, dialog.reject)
    return box, accept


AnyWidget = TypeVar("AnyWidget", bound=QWidget)


def named(widget: AnyWidget, name: str) -> AnyWidget:
    """Return a widget with an accessible name."""
    widget.setAccessibleName(name)
    return widget


def set_name(widget: QWidget, name: str, tip: str | None = None) -> None:
    """Set a widget's accessible name and its tool tip, which is the same unless given."""
    widget.setAccessibleName(name)
    widget.setToolTip(name if tip is None else tip)


def plain_label(words: str = "", *, wraps: bool = False, quiet: bool = False) -> QLabel:
    """Return a label that shows its text as it is: names of files and things are never markup."""
    made = QLabel(words)
    made.setProperty("quiet", quiet)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wraps)
    return made


def quiet_label(words: str = "") -> QLabel:
    """Return a label for an explanation, which is hidden as long as it has no text."""
    made = plain_label(words, wraps=True, quiet=True)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    made.setMinimumWidth(1)  # or a long word that somebody typed would widen all the form
    made.setHidden(not words)
    return made


def wrong_label() -> QLabel:
    """Return a label for what is wrong, which is hidden until it has text."""
    made = quiet_label()
    made.setProperty("quiet", False)
    made.setProperty("wrong", True)
    return made


def heading_label(words: str = "", *, wraps: bool = False) -> QLabel:
    """Return a label in bold."""
    made = plain_label(words, wraps=wraps)
    font = made.font()
    font.setBold(True)
    made.setFont(font)
    return made


def show_text(label: QLabel, words: str) -> None:
    """Show text in a label that is hidden without any."""
    if label.text() != words:
        label.setText(words)
    label.setVisible(bool(words))


def mark(widget: QWidget, trait: str, has: bool) -> None:
    """Give a widget the look that the style sheet has for a trait: `changed`, `wrong`."""
    if bool(widget.property(trait)) != has:
        widget.setProperty(trait, has)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def discard(widget: QWidget) -> None:
    """Remove a widget, though it may be the one that is being clicked."""
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()


def picture_button(picture: str, title: str, do: Callable[[], None] | None = None) -> QToolButton:
    """Return a small button with a picture; its title is its tool tip and accessible name."""
    made = QToolButton()
    made.setAutoRaise(True)
    made.setIcon(icon(picture))
    set_name(made, title)
    if do is not None:
        connect(made.clicked, do)
    return made


class HintLabel(Guarded, QLabel):
    """A line that is cut where there is no room, with all of it as tool tip."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        room = self.contentsRect().adjusted(8, 0, -8, 0)
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        self.setToolTip(self.text() if shown != self.text() else "")
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def boxed(layout: QLayout) -> QWidget:
    """Return a widget that holds a layout."""
    box = QWidget()
    box.setLayout(layout)
    return box


def push_button(title: str, do: Callable[[], object], tip: str = "") -> QPushButton:
    """Return a button with a title."""
    button = QPushButton(title)
    button.setToolTip(tip)
    connect(button.clicked, do)
    return button


def search_field(title: str, search: Callable[[str], object]) -> QLineEdit:
    """Return a field that searches as words are typed into it."""
    field = QLineEdit()
    field.setPlaceholderText(title)
    field.setAccessibleName(title)
    field.setClearButtonEnabled(True)
    connect(field.textChanged, search)
    return field


class ContentOrMessage(Guarded, QStackedWidget):
    """Shows some content, or a message in its place as long as there is none."""

    def __init__(self, content: QWidget, *below_message: QWidget) -> None:
        super().__init__()
        self._message = plain_label(wraps=True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(boxed(column((self._message, 1), *below_message)))
        self.addWidget(content)

    @property
    def message(self) -> str:
        """The message, while it is shown."""
        return "" if self.currentIndex() == 1 else self._message.text()

    def show_content(self) -> None:
        """Show the content."""
        self.setCurrentIndex(1)

    def show_message(self, words: str) -> None:
        """Show a message in place of the content."""
        self._message.setText(words)
        self.setCurrentIndex(0)
