"""Actions of the menu Help, and those that make the keyboard enough."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from trackwright.editor.actions.action import Action, Menu, always
from trackwright.editor.window import Window
from trackwright.editor.words import QT_TRANSLATE_NOOP

# Imported late, as they are needed rarely and know all actions.


def _open_palette(window: Window) -> None:
    from trackwright.editor.palette import CommandPalette

    CommandPalette(window)


def _open_shortcuts(window: Window) -> None:
    from trackwright.editor.shortcuts_dialog import open_shortcuts

    open_shortcuts(window)


def _take_tour(window: Window) -> None:
    from trackwright.editor.tour import Tour

    running = window.findChild(Tour)
    if running is not None:
        running.end()
    Tour(window)


def _tell_about(window: Window) -> None:
    from trackwright.editor.about_dialog import AboutDialog

    AboutDialog(window)


def _go_to_next_part(window: Window) -> None:
    _go(window, 1)


def _go_to_part_before(window: Window) -> None:
    _go(window, -1)


def _go(window: Window, way: int) -> None:
    """Give the focus to the canvas or a panel."""
    parts = window.parts()
    focus = window.focusWidget()
    here = next(
        (
            n
            for n, part in enumerate(parts)
            if focus and (part is focus or part.isAncestorOf(focus))
        ),
        -way % len(parts),
    )
    _focus_in(parts[(here + way) % len(parts)]).setFocus(Qt.FocusReason.ShortcutFocusReason)


def _focus_in(part: QWidget) -> QWidget:
    """Return what takes keys in a part of the window."""
    for widget in (part, *part.findChildren(QWidget)):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            return widget
    return part


ACTIONS = (
    Action(
        "help.palette",
        QT_TRANSLATE_NOOP("Action", "Command palette…"),
        _open_palette,
        Menu.HELP,
        "Ctrl+Shift+P",
        "command-palette",
        always,
        in_toolbar=True,
    ),
    Action(
        "help.shortcuts",
        QT_TRANSLATE_NOOP("Action", "Shortcuts…"),
        _open_shortcuts,
        Menu.HELP,
        "F1",
        "shortcuts",
        always,
    ),
    Action(
        "help.next_part",
        QT_TRANSLATE_NOOP("Action", "Go to the next panel"),
        _go_to_next_part,
        Menu.HELP,
        "F6",
        begins_group=True,
    ),
    Action(
        "help.part_before",
        QT_TRANSLATE_NOOP("Action", "Go to the panel before"),
        _go_to_part_before,
        Menu.HELP,
        "Shift+F6",
    ),
    Action(
        "help.tour",
        QT_TRANSLATE_NOOP("Action", "Take the tour"),
        _take_tour,
        Menu.HELP,
        icon="tour",
        enabled=always,
        begins_group=True,
    ),
    Action(
        "help.about",
        QT_TRANSLATE_NOOP("Action", "About Trackwright"),
        _tell_about,
        Menu.HELP,
        icon="about",
        enabled=always,
    ),
)
