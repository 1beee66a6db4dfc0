"""Actions of the menu Help, and those that make the keyboard enough."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trackwright.editor.base.command import Action, Menu, always
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import PROGRAM, picture
from trackwright.editor.base.settings import program_name, version_report
from trackwright.editor.base.style import GAP
from trackwright.rendering.qt import board_font
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

# Imported late, as they are needed rarely and know all actions.


def _open_palette(window: "Window") -> None:
    from trackwright.editor.shell.palette import CommandPalette

    CommandPalette(window)


def _open_shortcuts(window: "Window") -> None:
    from trackwright.editor.shell.shortcuts_dialog import open_shortcuts

    open_shortcuts(window)


def _take_tour(window: "Window") -> None:
    from trackwright.editor.welcome.tour import Tour

    running = window.findChild(Tour)
    if running is not None:
        running.end()
    Tour(window)


def _tell_about(window: "Window") -> None:

    AboutDialog(window)


def _go_to_next_part(window: "Window") -> None:
    _go(window, 1)


def _go_to_part_before(window: "Window") -> None:
    _go(window, -1)


def _go(window: "Window", way: int) -> None:
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
        say("Command palette…"),
        _open_palette,
        Menu.HELP,
        "Ctrl+Shift+P",
        "command-palette",
        always,
        in_toolbar=True,
    ),
    Action(
        "help.shortcuts", say("Shortcuts…"), _open_shortcuts, Menu.HELP, "F1", "shortcuts", always
    ),
    Action(
        "help.next_part",
        say("Go to the next panel"),
        _go_to_next_part,
        Menu.HELP,
        "F6",
        begins_group=True,
    ),
    Action(
        "help.part_before", say("Go to the panel before"), _go_to_part_before, Menu.HELP, "Shift+F6"
    ),
    Action(
        "help.tour",
        say("Take the tour"),
        _take_tour,
        Menu.HELP,
        icon="tour",
        enabled=always,
        begins_group=True,
    ),
    Action(
        "help.about", say("About Trackwright"), _tell_about, Menu.HELP, icon="about", enabled=always
    ),
)


WIDTH = 460
LOGO = QSize(64, 64)


class AboutDialog(Guarded, QDialog):
    """Tells name, versions, licence and where the data comes from."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Trackwright"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        logo, name = QLabel(), QLabel(program_name())
        logo.setPixmap(picture(PROGRAM, LOGO, self.devicePixelRatioF()))
        font = QFont(board_font(bold=True))
        font.setPixelSize(28)
        name.setFont(font)
        head = QHBoxLayout()
        head.setSpacing(2 * GAP)
        head.addWidget(logo)
        head.addWidget(name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GAP, 3 * GAP, 3 * GAP, 2 * GAP)
        column.setSpacing(2 * GAP)
        column.addLayout(head)
        for words in self._paragraphs():
            column.addWidget(_paragraph(words))
        versions = _paragraph(version_report())
        versions.setProperty("quiet", True)
        versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        versions.setAccessibleName(tr("Versions"))
        column.addWidget(versions)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(tr("&Copy the versions"), QDialogButtonBox.ButtonRole.ActionRole)
        connect(copy.clicked, self._copy)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        connect(buttons.rejected, self.reject)
        column.addWidget(buttons)
        self.open()

    def _paragraphs(self) -> tuple[str, ...]:
        return (
            tr("Design boards and rules for train games. Free software, MIT licence."),
            tr(
                "Trackwright is an independent fan project. It is not made, endorsed or supported "
                "by the publisher or the author of any game, and it holds none of their artwork, "
                "logos or texts."
            ),
            tr(
                "Country outlines: Natural Earth. Country names: Unicode CLDR. Towns: GeoNames, "
                "CC BY 4.0. Typeface of the boards: IBM Plex Sans Condensed, SIL Open Font "
                "License. Windows and drawing: Qt for Python, LGPL."
            ),
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(version_report())


def _paragraph(words: str) -> QLabel:
    label = QLabel(words)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setMinimumWidth(WIDTH)
    return label
