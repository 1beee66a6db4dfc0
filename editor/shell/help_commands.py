"""Commands of the menu Help, and those that make the keyboard enough."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QWidget

from trackwright.editor.base.command import Command, Menu, WindowCommand
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import PROGRAM, picture
from trackwright.editor.base.settings import program_name, version_report
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, plain_label, row
from trackwright.editor.canvas.desk import Desk
from trackwright.rendering.qt import board_font
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

# Imported late, as they are needed rarely and know all commands.


def _open_palette(window: "Window") -> None:
    from trackwright.editor.shell.palette import CommandPalette

    CommandPalette(window)


def _open_shortcuts(window: "Window") -> None:
    from trackwright.editor.shell.shortcuts_dialog import open_shortcuts

    open_shortcuts(window)


def _start_tour(window: "Window") -> None:
    from trackwright.editor.welcome.tour import Tour

    if (running := window.findChild(Tour)) is not None:
        running.end()
    Tour(window)


def _go(desk: Desk, by: int) -> None:
    """Give the focus to the next part of the window, the canvas or a panel, or the one before."""
    parts, focus = desk.window.parts(), desk.window.focusWidget()
    holding = [focus is not None and (p is focus or p.isAncestorOf(focus)) for p in parts]
    here = holding.index(True) if True in holding else -by % len(parts)
    _focus_in(parts[(here + by) % len(parts)]).setFocus(Qt.FocusReason.ShortcutFocusReason)


def _focus_in(part: QWidget) -> QWidget:
    """Return what takes keys in a part of the window."""
    for widget in (part, *part.findChildren(QWidget)):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            return widget
    return part


COMMANDS = (
    WindowCommand(
        "help.palette",
        say("Command palette…"),
        _open_palette,
        Menu.HELP,
        "Ctrl+Shift+P",
        "command-palette",
        in_toolbar=True,
    ),
    WindowCommand(
        "help.shortcuts", say("Shortcuts…"), _open_shortcuts, Menu.HELP, "F1", "shortcuts"
    ),
    Command(
        "help.next_part",
        say("Go to the next panel"),
        partial(_go, by=1),
        Menu.HELP,
        "F6",
        begins_group=True,
    ),
    Command(
        "help.part_before",
        say("Go to the panel before"),
        partial(_go, by=-1),
        Menu.HELP,
        "Shift+F6",
    ),
    WindowCommand(
        "help.tour", say("Take the tour"), _start_tour, Menu.HELP, icon="tour", begins_group=True
    ),
    WindowCommand(
        "help.about",
        say("About Trackwright"),
        lambda window: AboutDialog(window).open(),
        Menu.HELP,
        icon="about",
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
        versions = _paragraph(version_report())
        versions.setProperty("quiet", True)
        versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        versions.setAccessibleName(tr("Versions"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(tr("&Copy the versions"), QDialogButtonBox.ButtonRole.ActionRole)
        connect(copy.clicked, self._copy)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        connect(buttons.rejected, self.reject)
        paragraphs = map(_paragraph, self._paragraphs())
        head = row(logo, (name, 1), spacing=2 * GAP)
        margins = 3 * GAP, 3 * GAP, 3 * GAP, 2 * GAP
        column(head, *paragraphs, versions, buttons, parent=self, spacing=2 * GAP, margins=margins)

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
    label = plain_label(words, wraps=True)
    label.setMinimumWidth(WIDTH)
    return label
