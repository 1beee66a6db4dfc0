"""Parts that panels and dialogs are put together from: buttons, a search, a message page."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QLineEdit, QPushButton, QStackedWidget, QWidget

from trackwright.editor.base.guard import connect
from trackwright.editor.base.widgets import column, plain_label


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
        self._message = plain_label(wraps=True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(boxed(column((self._message, 1), *below_message)))
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
