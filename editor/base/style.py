"""The style of the program: light and dark colours, palette and style sheet."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from trackwright.editor.base.guard import Guarded, connect, disconnect
from trackwright.editor.base.icons import PICTURES
from trackwright.editor.base.settings import Settings

APPEARANCE = "look/appearance"
"""The setting that says whether the program is light or dark."""

GAP = 8
"""Pixels: what all distances are multiples of."""


BELOW = QSize(640, 174)
"""Pixels that a panel below the board takes at first: the board has the room."""


class Appearance(StrEnum):
    """How the program is to appear."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class Colors:
    """The colours of the program.

    Attributes:
        base, stripe: Backgrounds of fields and lists, and of every other row.
        quiet, faint: Text of explanations, and of what is disabled.
        accent, on_accent: What is selected, and text on it.
        tint: The background of what is switched on.
        wrong: Text of errors.
    """

    window: str
    base: str
    stripe: str
    button: str
    text: str
    quiet: str
    faint: str
    line: str
    hover: str
    accent: str
    accent_hover: str
    on_accent: str
    tint: str
    link: str
    wrong: str


LIGHT = Colors(
    window="#F5F4F1",
    base="#FFFFFF",
    stripe="#F8F7F5",
    button="#FBFAF8",
    text="#22272B",
    quiet="#5F666B",
    faint="#A3A6A8",
    line="#DAD7D1",
    hover="#E8E6E1",
    accent="#1C6A7F",
    accent_hover="#185C6E",
    on_accent="#FFFFFF",
    tint="#CFE3E8",
    link="#1C6A7F",
    wrong="#B3261E",
)

DARK = Colors(
    window="#25292D",
    base="#1C2023",
    stripe="#22262A",
    button="#30353A",
    text="#E6E8E9",
    quiet="#A3ABB1",
    faint="#6B7379",
    line="#3A4046",
    hover="#343A40",
    accent="#2A7F95",
    accent_hover="#3390A8",
    on_accent="#FFFFFF",
    tint="#26505C",
    link="#74C5D8",
    wrong="#F2877E",
)


class ProgramStyle(Guarded, QObject):
    """Applies the appearance that the settings name, or else the system's."""

    def __init__(
        self, application: QApplication, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._application = application
        self._settings = settings
        self._before = (application.style().name(), application.palette())
        application.setStyle("Fusion")
        connect(settings.changed, self._follow_setting)
        connect(application.styleHints().colorSchemeChanged, self._follow_system)
        self._apply()

    @property
    def is_dark(self) -> bool:
        """Whether the program is dark now."""
        match self._settings.text(APPEARANCE):
            case Appearance.LIGHT:
                return False
            case Appearance.DARK:
                return True
            case _:
                return self._application.styleHints().colorScheme() == Qt.ColorScheme.Dark

    def close(self) -> None:
        """Give the application back the look that it had."""
        disconnect(self._settings.changed, self._follow_setting)
        disconnect(self._application.styleHints().colorSchemeChanged, self._follow_system)
        self._application.setStyleSheet("")
        style, palette = self._before
        self._application.setStyle(style)
        self._application.setPalette(palette)

    def _follow_setting(self, name: str) -> None:
        if name == APPEARANCE:
            self._apply()

    def _follow_system(self, _scheme: Qt.ColorScheme) -> None:
        self._apply()

    def _apply(self) -> None:
        colors = DARK if self.is_dark else LIGHT
        self._application.setPalette(palette_of(colors))
        self._application.setStyleSheet(style_sheet(colors))


def colors_of(palette: QPalette) -> Colors:
    """Return the program's colours that go with a palette."""
    return DARK if palette.color(QPalette.ColorRole.Window).lightness() < 128 else LIGHT


def palette_of(colors: Colors) -> QPalette:
    """Return the colours as Qt wants them."""
    role = QPalette.ColorRole
    window, line = QColor(colors.window), QColor(colors.line)
    plain = {
        role.Window: window,
        role.WindowText: colors.text,
        role.Base: colors.base,
        role.AlternateBase: colors.stripe,
        role.Text: colors.text,
        role.PlaceholderText: colors.quiet,
        role.Button: colors.button,
        role.ButtonText: colors.text,
        role.BrightText: colors.on_accent,
        role.ToolTipBase: colors.base,
        role.ToolTipText: colors.text,
        role.Highlight: colors.accent,
        role.HighlightedText: colors.on_accent,
        role.Accent: colors.accent,
        role.Link: colors.link,
        role.LinkVisited: colors.link,
        role.Light: window.lighter(108),
        role.Midlight: colors.hover,
        role.Mid: line,
        role.Dark: line.darker(130),
        role.Shadow: line.darker(180),
    }
    palette = QPalette()
    for name, color in plain.items():
        palette.setColor(name, QColor(color))
    for name in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(colors.faint))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(colors.hover))
    palette.setColor(QPalette.ColorGroup.Disabled, role.HighlightedText, QColor(colors.faint))
    return palette


def style_sheet(colors: Colors) -> str:
    """Return the style sheet: bars, menus, panel titles, boxes and tips on top of Fusion."""
    return f"""{_boxes(colors)}
QMainWindow::separator {{ width: 4px; height: 4px; background: {colors.window}; }}
QMainWindow::separator:hover {{ background: {colors.tint}; }}
QMenuBar {{ background: {colors.window}; padding: 2px 4px; }}
QMenuBar::item {{ padding: 4px 8px; border-radius: 4px; background: transparent; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {colors.hover}; }}
QMenu {{ background: {colors.base}; border: 1px solid {colors.line}; padding: 4px; }}
QMenu::item {{ padding: 5px 24px 5px 8px; border-radius: 4px; }}
QMenu::item:selected {{ background: {colors.tint}; }}
QMenu::item:disabled {{ color: {colors.faint}; background: transparent; }}
QMenu::icon {{ padding-left: 8px; }}
QMenu::separator {{ height: 1px; background: {colors.line}; margin: 4px 8px; }}
QToolBar {{ background: {colors.window}; border: none; spacing: 2px; padding: 4px; }}
QToolBar#toolbar {{ border-bottom: 1px solid {colors.line}; }}
QToolBar#toolbox {{ border-right: 1px solid {colors.line}; }}
QToolBar::separator {{ background: {colors.line}; margin: 6px; width: 1px; height: 1px; }}
QToolBar QToolButton {{ border: 1px solid transparent; border-radius: 6px; padding: 5px; }}
QToolBar QToolButton:hover {{ background: {colors.hover}; }}
QToolBar QToolButton:pressed, QToolBar QToolButton:checked {{ background: {colors.tint}; }}
QToolBar QToolButton:focus {{ border-color: {colors.accent}; }}
QDockWidget::title {{ background: {colors.window}; padding: 6px 8px; text-align: left; }}
QStatusBar {{ background: {colors.window}; border-top: 1px solid {colors.line}; }}
QStatusBar::item {{ border: none; }}
QStatusBar QLabel {{ color: {colors.quiet}; padding: 2px 8px; }}
QAbstractSpinBox {{ min-height: 20px; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QUndoView::item, QTreeView::item {{ padding: 3px; }}
QFrame#palette {{ background: {colors.window}; border: 1px solid {colors.line};
  border-radius: 8px; }}
QFrame#palette QLineEdit {{ background: {colors.base}; border: 1px solid {colors.line};
  border-radius: 6px; padding: 6px 8px; }}
QFrame#palette QLineEdit:focus {{ border-color: {colors.accent}; }}
QFrame#palette QListWidget {{ background: transparent; border: none; }}
QLabel[quiet="true"] {{ color: {colors.quiet}; }}
QLabel[wrong="true"], QSpinBox[wrong="true"] {{ color: {colors.wrong}; }}
QLineEdit[wrong="true"], QPlainTextEdit[wrong="true"], QComboBox[wrong="true"] {{
  color: {colors.wrong}; border: 1px solid {colors.wrong}; border-radius: 3px; padding: 2px; }}
QLabel[changed="true"], QCheckBox[changed="true"], QToolButton[changed="true"] {{
  color: {colors.link}; font-weight: 600; }}
QToolButton#heading {{ border: none; padding: 4px; border-radius: 4px; }}
QToolButton#heading:hover, QToolButton#heading:focus {{ background: {colors.hover}; }}
QFrame#entry {{ background: {colors.stripe}; border: 1px solid {colors.line};
  border-radius: 6px; }}
QPushButton#primary, QPushButton#plain {{ padding: 8px 12px; border-radius: 6px;
  border: 2px solid transparent; }}
QPushButton[wide="true"] {{ text-align: left; }}
QPushButton#primary {{ background: {colors.accent}; color: {colors.on_accent};
  font-weight: 600; }}
QPushButton#primary:hover {{ background: {colors.accent_hover}; }}
QPushButton#plain {{ background: transparent; }}
QPushButton#plain:hover {{ background: {colors.hover}; }}
QPushButton#primary:focus {{ border-color: {colors.tint}; }}
QPushButton#plain:focus {{ border-color: {colors.accent}; }}
QFrame#offer {{ background: {colors.base}; border: 1px solid {colors.line};
  border-radius: 8px; }}
QToolTip {{ background: {colors.base}; color: {colors.text}; border: 1px solid {colors.line};
  padding: 4px; }}
"""


def _boxes(colors: Colors) -> str:
    """Return how boxes to tick look: Fusion's have the colour of the ground if that is dark."""
    return f"""
{_box()} {{ width: 11px; height: 11px; border: 1px solid {colors.quiet};
  border-radius: 3px; background: {colors.base}; }}
{_box(":hover")} {{ border-color: {colors.link}; }}
{_box(":checked", ":indeterminate")} {{ border-color: {colors.accent};
  background: {colors.accent}; }}
{_box(":checked")} {{ image: {_picture("tick")}; }}
{_box(":indeterminate")} {{ image: {_picture("partly")}; }}
QCheckBox::indicator:focus {{ width: 9px; height: 9px; border: 2px solid {colors.text}; }}
QAbstractItemView::indicator:selected {{ border-color: {colors.on_accent}; }}
{_box(":disabled")} {{ border-color: {colors.faint}; background: transparent; }}
{_box(":checked:disabled", ":indeterminate:disabled")} {{ background: {colors.faint}; }}"""


def _box(*states: str) -> str:
    """Return what selects boxes that stand alone or in lists, in any of some states."""
    owners = ("QCheckBox", "QAbstractItemView")
    return ", ".join(f"{owner}::indicator{state}" for state in states or ("",) for owner in owners)


def _picture(name: str) -> str:
    return f'url("{(PICTURES / f"{name}.svg").as_posix()}")'
