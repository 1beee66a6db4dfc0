"""How a window stands: its place and size, and where its panels are, from one start to the next."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QMainWindow

from trackwright.editor.settings import Settings

USUAL = QSize(1280, 800)
SHARE = 0.75
"""How much of a large screen a window takes at first."""

BESIDE = QPoint(32, 32)
"""Where another window stands beside the first, in pixels."""

_PLACE, _PANELS = "window/place", "window/panels"
_VERSION = 1
"""Panels that stood in an older way stand as they do at first."""


def stand_as_before(window: QMainWindow, settings: Settings, *, beside: bool) -> None:
    """Give a window the place and size of the last one, or the usual ones."""
    place = settings.state(_PLACE)
    if place.isEmpty() or not window.restoreGeometry(place):
        screen = window.screen().availableGeometry().size()
        window.resize(USUAL.expandedTo(screen * SHARE))
    elif beside and not window.isMaximized():
        window.move(window.pos() + BESIDE)


def remember_place(window: QMainWindow, settings: Settings) -> None:
    """Remember where a window stands."""
    settings.set(_PLACE, window.saveGeometry())


def arrange_panels(window: QMainWindow, settings: Settings) -> None:
    """Let panels stand where they stood."""
    window.restoreState(settings.state(_PANELS), _VERSION)


def remember_panels(window: QMainWindow, settings: Settings) -> None:
    """Remember where panels stand."""
    settings.set(_PANELS, window.saveState(_VERSION))


def forget_panels(settings: Settings) -> None:
    """Let panels stand as they do at first."""
    settings.forget(_PANELS)
