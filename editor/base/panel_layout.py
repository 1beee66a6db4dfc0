"""Rows, columns and other parts that panels and dialogs are put together from."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from trackwright.editor.base.guard import connect

Part = QWidget | QLayout | tuple[QWidget | QLayout, int] | int
"""A part of a row or column, alone or with how much it stretches; a number is empty space."""

Margins = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""


def row(*parts: Part, margins: Margins | None = None, spacing: int | None = None) -> QBoxLayout:
    """Return a layout with parts side by side."""
    return _filled(QBoxLayout(QBoxLayout.Direction.LeftToRight), parts, margins, spacing)


def column(*parts: Part, margins: Margins | None = None, spacing: int | None = None) -> QBoxLayout:
    """Return a layout with parts below each other."""
    return _filled(QBoxLayout(QBoxLayout.Direction.TopToBottom), parts, margins, spacing)


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


class ContentOrMessage(QStackedWidget):
    """Shows some content, or a message in its place as long as there is none."""

    def __init__(self, content: QWidget, *below_message: QWidget) -> None:
        super().__init__()
        self._message = QLabel()
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setWordWrap(True)
        self.addWidget(boxed(column((self._message, 1), *below_message, margins=(0, 0, 0, 0))))
        self.addWidget(content)

    @property
    def message(self) -> str:
        """The message, while it is shown."""
        return "" if self.shows_content else self._message.text()

    @property
    def shows_content(self) -> bool:
        """Whether there is content."""
        return self.currentIndex() == 1

    def show_content(self) -> None:
        """Show the content."""
        self.setCurrentIndex(1)

    def show_message(self, words: str) -> None:
        """Show a message in place of the content."""
        self._message.setText(words)
        self.setCurrentIndex(0)


def _filled(
    layout: QBoxLayout, parts: tuple[Part, ...], margins: Margins | None, spacing: int | None
) -> QBoxLayout:
    if margins is not None:
        layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
            continue
        inner, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(inner, QLayout):
            layout.addLayout(inner, stretch)
        else:
            layout.addWidget(inner, stretch)
    return layout
