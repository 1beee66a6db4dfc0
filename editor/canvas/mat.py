"""What the board lies on: a calm mat that follows light and dark, and the board's soft shadow."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette

SHADOW = ((9.0, 10), (6.0, 14), (3.0, 20), (1.0, 40))
"""How far each part of the shadow reaches beyond the board, in pixels, and how dark it is."""

_BELOW = 2.0

MOST_PARTS = 4
"""Parts that are painted one by one: many small ones are painted faster together."""


def mat_color(palette: QPalette) -> QColor:
    """Return the colour of the mat beside panels of these colours."""
    window = palette.color(QPalette.ColorRole.Window)
    return window.darker(112) if window.lightness() > 127 else window.darker(135)


def paint_mat(
    painter: QPainter, exposed: QRectF, board: QRectF, scale: float, palette: QPalette
) -> None:
    """Paint the mat and the shadow of a board on it; `scale` is the number of pixels to a mm."""
    painter.fillRect(exposed, mat_color(palette))
    if board.contains(exposed):
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for reach, darkness in SHADOW:
        out = reach / scale
        painter.setBrush(QColor(0, 0, 0, darkness))
        shade = board.adjusted(-out, -out, out, out).translated(0, _BELOW / scale)
        painter.drawRoundedRect(shade, out, out)


def exposed_parts(painter: QPainter, exposed: QRectF) -> Iterator[QRectF]:
    """Yield what is to be painted part by part, with the painter's clip set to each.

    Qt tells only the box around it all, which is the whole canvas for two strips at its edges.
    """
    place = painter.transform()
    painter.save()
    painter.resetTransform()
    parts = [*painter.clipRegion()]  # type: ignore[misc]  # it can be iterated
    painter.restore()
    if not 1 < len(parts) <= MOST_PARTS:
        yield exposed
        return
    back, _ = place.inverted()
    for part in parts:
        painter.save()
        painter.resetTransform()
        painter.setClipRect(part)
        painter.setTransform(place)
        yield back.mapRect(QRectF(part)).intersected(exposed)
        painter.restore()
