"""Qt set-up for drawing: an application, and the board's typefaces."""

from functools import cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from trackwright.rendering.typeface import TYPEFACES
from trackwright.schema.faces import Face

PIXELS = 100
"""The size in which fonts are made; texts are drawn scaled, because Qt wants whole pixels."""


def ensure_application() -> None:
    """Ensure that there is a Qt application, which fonts need; without windows is enough."""
    if QCoreApplication.instance() is None:
        _windowless_application()


@cache
def board_font(face: Face = Face.TEXT, *, bold: bool) -> QFont:
    """Return a typeface of the board."""
    _load()
    typeface = TYPEFACES[face]
    font = QFont(typeface.family)
    font.setPixelSize(PIXELS)
    font.setWeight(QFont.Weight(typeface.weight(bold=bold)))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    return font


@cache
def _windowless_application() -> QGuiApplication:
    return QGuiApplication(["trackwright", "-platform", "offscreen"])


@cache
def _load() -> None:
    for typeface in TYPEFACES.values():
        for file in typeface.files.values():
            QFontDatabase.addApplicationFont(str(file))
