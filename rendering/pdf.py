"""Pictures as pages of a vector PDF of exact size."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO

import pikepdf
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

from trackwright.rendering.painter import picture_drawing
from trackwright.rendering.png import INCH
from trackwright.rendering.qt import ensure_application
from trackwright.rendering.shapes import Picture

POINTS = 72
RESOLUTION = 1200

Box = tuple[float, float, float, float]
"""Left, top, width and height of a part of a page, in mm from its top left corner."""


@dataclass(frozen=True)
class Page:
    """A page with its boxes for a print shop; all is trimmed area, without bleed, if absent."""

    picture: Picture
    trim: Box | None = None
    bleed: Box | None = None


def pdf_bytes(pages: Iterable[Page], title: str) -> bytes:
    """Return pages as a PDF; each is requested after the previous one is drawn."""
    ensure_application()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Trackwright")
    writer.setResolution(RESOLUTION)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter()
    drawn: list[Page] = []
    try:
        for page in pages:
            _begin(page, writer, painter)
            picture_drawing(page.picture).paint(painter)
            drawn.append(page)
    finally:
        if painter.isActive():
            painter.end()
    return _with_boxes(bytes(buffer.data().data()), drawn)


def _begin(page: Page, writer: QPdfWriter, painter: QPainter) -> None:
    """Begin a page on which a unit is a millimetre."""
    exact = _points(page.picture.width), _points(page.picture.height)
    whole = max(round(exact[0]), 1), max(round(exact[1]), 1)
    match = QPageSize.SizeMatchPolicy.ExactMatch
    writer.setPageSize(QPageSize(QSizeF(*whole), QPageSize.Unit.Point, "board", match))
    if painter.isActive():
        writer.newPage()
    else:
        painter.begin(writer)
    painter.resetTransform()
    # Qt knows only whole points and counts from the top, PDF from the bottom: see _with_boxes.
    painter.translate(0, (whole[1] - exact[1]) / POINTS * RESOLUTION)
    painter.scale(RESOLUTION / INCH, RESOLUTION / INCH)


def _with_boxes(data: bytes, drawn: Sequence[Page]) -> bytes:
    """Set each page's exact size and its trim and bleed boxes."""
    with pikepdf.open(BytesIO(data)) as pdf:
        for leaf, page in zip(pdf.pages, drawn, strict=True):
            whole = (0.0, 0.0, page.picture.width, page.picture.height)
            trim = page.trim or whole
            leaf.mediabox = _box(whole, page)
            leaf.bleedbox = _box(page.bleed or trim, page)
            leaf.trimbox = _box(trim, page)
        result = BytesIO()
        pdf.save(result, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return result.getvalue()


def _box(box: Box, page: Page) -> pikepdf.Array:
    left, top, width, height = box
    bottom = page.picture.height - top - height
    edges = (left, bottom, left + width, bottom + height)
    return pikepdf.Array([round(_points(edge), 5) for edge in edges])


def _points(millimetres: float) -> float:
    return millimetres / INCH * POINTS
