"""Commands of the menus File, View and Help that any window has: files, panels, languages, help."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QWidget

from trackwright.editor.base.command import Command, Menu, Submenu, WindowCommand
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import PROGRAM, picture
from trackwright.editor.base.language import LANGUAGE, LANGUAGES
from trackwright.editor.base.settings import program_name, version_report
from trackwright.editor.base.style import APPEARANCE, GAP, Appearance
from trackwright.editor.base.widgets import column, plain_label, row
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.names import languages_of
from trackwright.editor.document.thing_names import NAMES_SETTING
from trackwright.editor.export import commands as exchange
from trackwright.editor.geography.commands import NEW_FROM_GEOGRAPHY
from trackwright.editor.print.commands import PRINT
from trackwright.editor.shell.panels import PANELS, PanelKind
from trackwright.rendering.qt import board_font
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


FILE_COMMANDS = (
    WindowCommand(
        "file.new",
        say("New…"),
        lambda window: window.program.open_controller.ask_for_new(window),
        Menu.FILE,
        "Ctrl+N",
        "new",
    ),
    NEW_FROM_GEOGRAPHY,
    WindowCommand(
        "file.open",
        say("Open…"),
        lambda window: window.program.open_controller.ask_for_file(window),
        Menu.FILE,
        "Ctrl+O",
        "open",
        in_toolbar=True,
    ),
    Command(
        "file.save",
        say("Save"),
        lambda desk: desk.window.save_controller.save(),
        Menu.FILE,
        "Ctrl+S",
        "save",
        begins_group=True,
        in_toolbar=True,
    ),
    Command(
        "file.save_as",
        say("Save as…"),
        lambda desk: desk.window.save_controller.save_as(),
        Menu.FILE,
        "Ctrl+Shift+S",
        "save-as",
    ),
    Command(
        "file.revert",
        say("Revert to the file"),
        lambda desk: desk.window.save_controller.reload(tr("Revert")),
        Menu.FILE,
        icon="revert",
        enabled=lambda desk: bool(desk.document.path) and desk.document.is_modified,
    ),
    *exchange.COMMANDS,
    PRINT,
    Command(
        "file.close",
        say("Close"),
        lambda desk: desk.window.save_controller.close_board(),
        Menu.FILE,
        "Ctrl+W",
        "close",
        begins_group=True,
    ),
    WindowCommand(
        "file.quit",
        say("Quit"),
        lambda window: window.program.quit(),
        Menu.FILE,
        "Ctrl+Q",
        "quit",
    ),
)


PANEL_MENU = Submenu(Menu.VIEW, say("&Panels"))
APPEARANCE_MENU = Submenu(Menu.VIEW, say("&Appearance"))
LANGUAGE_MENU = Submenu(Menu.VIEW, say("&Language"))

APPEARANCES = {
    Appearance.SYSTEM: say("Like the system"),
    Appearance.LIGHT: say("Light"),
    Appearance.DARK: say("Dark"),
}


def _show_next_language(desk: Desk) -> None:
    languages = languages_of(desk.board)
    now = desk.scene.language
    place = languages.index(now) if now in languages else -1
    desk.window.program.settings.set(NAMES_SETTING, languages[(place + 1) % len(languages)])
    words = tr("Names are shown in this language: {language}", language=desk.scene.language)
    desk.window.say(words)


def _panel_command(kind: PanelKind) -> Command:
    return Command(
        f"panel.{kind.id}",
        kind.title,
        lambda desk: desk.window.show_panel(kind.id, not desk.window.panel_shown(kind.id)),
        PANEL_MENU,
        checked=lambda desk: desk.window.panel_shown(kind.id),
        begins_group=kind is PANELS[0],
    )


def _setting_command(
    name: str, title: str, menu: Submenu, setting: str, value: str, icon: str = ""
) -> WindowCommand:
    """Return the command that gives a setting a value."""
    return WindowCommand(
        name,
        title,
        lambda window: window.program.settings.set(setting, value),
        menu,
        icon=icon,
        checked=lambda window: window.program.settings.text(setting) == value,
    )


NEXT_LANGUAGE = Command(
    "view.next_language",
    say("Names in the next language"),
    _show_next_language,
    icon="language",
    enabled=lambda desk: len(languages_of(desk.board)) > 1,
)

PANEL_COMMANDS = (
    *map(_panel_command, PANELS),
    Command(
        "view.reset_layout",
        say("Put all panels back"),
        lambda desk: desk.window.reset_layout(),
        PANEL_MENU,
        begins_group=True,
    ),
)

SHOW_RULES = Command(
    "board.rules",
    say("Rules…"),
    lambda desk: desk.window.show_panel("rules"),
    Menu.BOARD,
    icon="rules",
    offered_for=("board",),
)

APPEARANCE_COMMANDS = tuple(
    _setting_command(f"look.{name}", title, APPEARANCE_MENU, APPEARANCE, name, icon=name)
    for name, title in APPEARANCES.items()
)

# Each language is called what its speakers call it, whatever the interface speaks.
LANGUAGE_COMMANDS = tuple(
    _setting_command(f"language.{name or 'system'}", title, LANGUAGE_MENU, LANGUAGE, name)
    for name, title in {"": say("That of the system"), **LANGUAGES}.items()
)

# Imported late, as they are needed rarely and know all commands.


def _open_palette(window: "Window") -> None:
    from trackwright.editor.shell.palette import CommandPalette

    CommandPalette(window)


def _open_shortcuts(window: "Window") -> None:
    from trackwright.editor.shell.shortcuts_dialog import ShortcutsDialog

    ShortcutsDialog(window).show()


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


HELP_COMMANDS = (
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
        versions = plain_label(version_report(), wraps=True, quiet=True)
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
        paragraphs = (
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
        labels = [*(plain_label(words, wraps=True) for words in paragraphs), versions]
        for label in labels:
            label.setMinimumWidth(WIDTH)
        head = row(logo, (name, 1), spacing=2 * GAP)
        margins = 3 * GAP, 3 * GAP, 3 * GAP, 2 * GAP
        column(head, *labels, buttons, parent=self, spacing=2 * GAP, margins=margins)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(version_report())
