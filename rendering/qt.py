"""Qt set-up for drawing: an application, and the board's typeface."""

from functools import cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from trackwright.rendering.typeface import FAMILY, FILES

PIXELS = 100
"""The size in which fonts are made; texts are drawn scaled, because Qt wants whole pixels."""


def ensure_application() -> None:
    """Ensure that there is a Qt application, which fonts need; without windows is enough."""
    if QCoreApplication.instance() is None:
        _windowless_application()


@cache
def board_font(*, bold: bool) -> QFont:
    """Return the board's typeface."""
    _load()
    font = QFont(FAMILY)
    font.setPixelSize(PIXELS)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    return font


@cache
def _windowless_application() -> QGuiApplication:
    return QGuiApplication(["trackwright", "-platform", "offscreen"])


@cache
def _load() -> None:
    for file in FILES.values():
        QFontDatabase.addApplicationFont(str(file))
