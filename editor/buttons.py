"""Small buttons that show a picture."""

from collections.abc import Callable

from PySide6.QtWidgets import QToolButton

from trackwright.editor.icons import icon


def picture_button(picture: str, title: str, do: Callable[[], None] | None = None) -> QToolButton:
    """Return a button with a picture, which says its title to those who point at it or listen."""
    made = QToolButton()
    made.setAutoRaise(True)
    made.setIcon(icon(picture))
    made.setToolTip(title)
    made.setAccessibleName(title)
    if do is not None:
        made.clicked.connect(do)
    return made
