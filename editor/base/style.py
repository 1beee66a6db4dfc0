"""The style of the program: light and dark colours, palette and style sheet."""

from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from string import Template

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleOption, QWidget

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


class FusionStyle(Guarded, QProxyStyle):
    """Fusion, which keeps the icons of docks: Qt reads their files for each layout of each dock."""

    _kept = (
        QStyle.StandardPixmap.SP_TitleBarCloseButton,
        QStyle.StandardPixmap.SP_TitleBarNormalButton,
    )

    def __init__(self) -> None:
        super().__init__("Fusion")
        self._icons: dict[QStyle.StandardPixmap, QIcon] = {}

    def standardIcon(
        self,
        which: QStyle.StandardPixmap,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        icon = self._icons.get(which)
        if icon is None:
            icon = super().standardIcon(which, option, widget)
            if which in self._kept:
                self._icons[which] = icon
        return icon


class ProgramStyle(Guarded, QObject):
    """Applies the appearance that the settings name, or else the system's."""

    def __init__(
        self, application: QApplication, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._application = application
        self._settings = settings
        self._before = (application.style().name(), application.palette())
        if not isinstance(application.style(), FusionStyle):
            application.setStyle(FusionStyle())
        connect(settings.changed, self._follow_setting)
        connect(application.styleHints().colorSchemeChanged, self._apply)
        self._apply()

    @property
    def is_dark(self) -> bool:
        """Whether the program is dark now."""
        chosen = self._settings.text(APPEARANCE)
        if chosen in (Appearance.LIGHT, Appearance.DARK):
            return chosen == Appearance.DARK
        return self._application.styleHints().colorScheme() == Qt.ColorScheme.Dark

    def close(self) -> None:
        """Give the application back the look that it had."""
        disconnect(self._settings.changed, self._follow_setting)
        disconnect(self._application.styleHints().colorSchemeChanged, self._apply)
        self._application.setStyleSheet("")
        style, palette = self._before
        if style:  # it was one of Qt's, and not ours already
            self._application.setStyle(style)
        self._application.setPalette(palette)

    def _follow_setting(self, name: str) -> None:
        if name == APPEARANCE:
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
    template = Template(Path(__file__).with_name("style.css").read_text(encoding="utf-8"))
    pictures = {name: (PICTURES / f"{name}.svg").as_posix() for name in ("tick", "partly")}
    return template.substitute(asdict(colors), **pictures)
