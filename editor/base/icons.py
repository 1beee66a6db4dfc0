"""Icons of buttons and menus, in the colour of the text around them."""

from functools import cache
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPalette,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtSvg import QSvgRenderer

from trackwright.editor.base.guard import Guarded
from trackwright.rendering.marks import mark
from trackwright.rendering.painter import Drawing
from trackwright.rendering.shapes import Group, Placement, Style, rounded_rectangle
from trackwright.rendering.shapes import Path as Outline
from trackwright.rendering.themes import CLASSIC
from trackwright.schema.colors import RouteColor

PICTURES = Path(__file__).parent / "pictures"

SIZE = 24
"""Pixels of the grid that the pictures are drawn on."""

PROGRAM = "trackwright"
"""The picture of the program itself, which has colours of its own."""

PROGRAM_SMALL = "trackwright-small"
"""A simpler one for small sizes."""

FEW_PIXELS = 24

_INK = "currentColor"
_CHIPS = {f"route-{color}": color for color in RouteColor}
_FAINT = 0.35
"""The opacity of a coloured icon that is disabled."""


def icon(name: str) -> QIcon:
    """Return an icon by its name; an empty one if it has no picture."""
    return QIcon(_Engine(name)) if has_picture(name) else QIcon()


@cache  # every menu and toolbar asks for the same few hundred
def has_picture(name: str) -> bool:
    """Return whether there is a picture of that name."""
    return name in _CHIPS or (PICTURES / f"{name}.svg").is_file()


def picture(name: str, size: QSize, ratio: float = 1.0) -> QPixmap:
    """Return a picture for a screen with so many pixels to a point, in the colour of text."""
    made = QPixmap(_pixels(name, size * ratio, QIcon.Mode.Normal))
    made.setDevicePixelRatio(ratio)
    return made


class _Engine(Guarded, QIconEngine):
    """Renders an icon for each size and colour, so that it is sharp and follows the theme."""

    _copies: ClassVar[list[QIconEngine]] = []
    """Kept alive here: Qt owns them, but Python would delete them nevertheless."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        del state
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(rect, _pixels(self._name, rect.size() * ratio, mode))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        del state
        return QPixmap(_pixels(self._name, size, mode))

    def clone(self) -> "QIconEngine":
        copy = _Engine(self._name)
        self._copies.append(copy)
        return copy

    def key(self) -> str:
        return "trackwright"


def _pixels(name: str, size: QSize, mode: QIcon.Mode) -> QPixmap:
    ink = _ink(mode)
    key = f"trackwright/{name}/{size.width()}x{size.height()}/{ink}/{mode.value}"
    known = QPixmap()
    if QPixmapCache.find(key, known):
        return known
    made = QPixmap(size)
    made.fill(Qt.GlobalColor.transparent)
    if not made.isNull():
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw(name, painter, _square(size), ink, mode)
        painter.end()
        QPixmapCache.insert(key, made)
    return made


def _draw(name: str, painter: QPainter, area: QRectF, ink: str, mode: QIcon.Mode) -> None:
    if name in _CHIPS or name == PROGRAM:
        painter.setOpacity(_FAINT if mode is QIcon.Mode.Disabled else 1.0)
    if name in _CHIPS:
        painter.translate(area.topLeft())
        painter.scale(area.width() / SIZE, area.height() / SIZE)
        _chip(_CHIPS[name]).paint(painter)
    else:
        is_small = name == PROGRAM and area.width() <= FEW_PIXELS
        source = _source(PROGRAM_SMALL if is_small else name)
        QSvgRenderer(QByteArray(source.replace(_INK, ink).encode())).render(painter, area)


def _ink(mode: QIcon.Mode) -> str:
    groups, roles = QPalette.ColorGroup, QPalette.ColorRole
    group = groups.Disabled if mode is QIcon.Mode.Disabled else groups.Active
    role = roles.HighlightedText if mode is QIcon.Mode.Selected else roles.ButtonText
    return QGuiApplication.palette().color(group, role).name()


def _square(size: QSize) -> QRectF:
    """Return the largest square in the middle of an area."""
    side = min(size.width(), size.height())
    corner = QPoint((size.width() - side) // 2, (size.height() - side) // 2)
    return QRectF(QRect(corner, QSize(side, side)))


@cache
def _source(name: str) -> str:
    return (PICTURES / f"{name}.svg").read_text(encoding="utf-8")


@cache
def _chip(color: RouteColor) -> Drawing:
    """Return a space of a route, as it lies on the board."""
    paint = CLASSIC.routes[color]
    box = Style(fill=paint.fill, stroke=paint.edge, width=1.2)
    return Drawing(
        (
            Outline(rounded_rectangle(2.6, 6.6, 18.8, 10.8, 2.4), box),
            Group((Outline(mark(color, 2.6), Style(fill=paint.mark)),), at=Placement(12, 12)),
        )
    )
