"""Pictures as PNG and PDF files, whole or not at all."""

from math import isfinite
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageSize, QPainter, QPdfWriter

from trackwright.rendering.painter import picture_drawing
from trackwright.rendering.qt import ensure_application
from trackwright.rendering.shapes import Picture
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.writing import write_bytes

INCH = 25.4
POINTS = 72
PDF_RESOLUTION = 1200
QUALITY = 60
"""How fast a PNG is made, as Qt counts it: the pixels are the same, the file a tenth larger."""

LONGEST_SIDE = 30_000
"""Pixels: Qt paints no further."""


class PictureSizeError(TrackwrightError):
    """A picture with more pixels than can be drawn, or none."""


def write_png(picture: Picture, path: Path, dpi: float = 150.0) -> None:
    """Write a picture as PNG."""
    write_bytes(path, png_bytes(picture, dpi))


def write_pdf(picture: Picture, path: Path) -> None:
    """Write a picture as a PDF with one page of exactly its size."""
    write_bytes(path, pdf_bytes(picture))


def png_bytes(picture: Picture, dpi: float = 150.0) -> bytes:
    """Return a picture as PNG; it says how large it is in mm."""
    pixels = image(picture, dpi)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setQuality(QUALITY)
    if not writer.write(pixels):
        raise PictureSizeError(f"the PNG cannot be made: {writer.errorString()}; choose fewer dpi")
    return bytes(buffer.data().data())


def image(picture: Picture, dpi: float) -> QImage:
    """Return a picture in pixels."""
    ensure_application()
    if not isfinite(dpi):
        raise PictureSizeError(f"{dpi} is no resolution: choose a number of dpi")
    scale = dpi / INCH
    width, height = round(picture.width * scale), round(picture.height * scale)
    if not 1 <= min(width, height) <= max(width, height) <= LONGEST_SIDE:
        raise PictureSizeError(
            f"{width} × {height} pixels cannot be drawn: choose a resolution other than "
            f"{dpi:g} dpi; a side has at least 1 and at most {LONGEST_SIDE} pixels"
        )
    pixels = QImage(width, height, QImage.Format.Format_RGB32)
    if pixels.isNull():
        raise PictureSizeError(
            f"there is not enough memory for {width} × {height} pixels: choose fewer dpi"
        )
    pixels.setDotsPerMeterX(round(scale * 1000))
    pixels.setDotsPerMeterY(round(scale * 1000))
    pixels.fill(0xFFFFFFFF)
    painter = QPainter(pixels)
    painter.scale(width / picture.width, height / picture.height)
    picture_drawing(picture).paint(painter)
    painter.end()
    return pixels


def pdf_bytes(picture: Picture) -> bytes:
    """Return a picture as PDF, in lines and letters."""
    ensure_application()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(picture.title)
    writer.setCreator("Trackwright")
    writer.setResolution(PDF_RESOLUTION)
    exact = picture.width / INCH * POINTS, picture.height / INCH * POINTS
    whole = max(round(exact[0]), 1), max(round(exact[1]), 1)
    writer.setPageSize(
        QPageSize(
            QSizeF(*whole), QPageSize.Unit.Point, "board", QPageSize.SizeMatchPolicy.ExactMatch
        )
    )
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    # Qt knows only whole points and counts from the top, PDF from the bottom: see _resized.
    painter.translate(0, (whole[1] - exact[1]) / POINTS * PDF_RESOLUTION)
    painter.scale(PDF_RESOLUTION / INCH, PDF_RESOLUTION / INCH)
    picture_drawing(picture).paint(painter)
    painter.end()
    return _resized(bytes(buffer.data().data()), whole, exact)


def _resized(pdf: bytes, whole: tuple[int, int], exact: tuple[float, float]) -> bytes:
    """Give the page its exact size, in as many bytes as before, so that all offsets hold."""
    before = f"Box [0 0 {whole[0]:.6f} {whole[1]:.6f}]"  # MediaBox and TrimBox
    after = f"Box [0 0 {exact[0]:.6f} {exact[1]:.6f}"
    return pdf.replace(before.encode(), after.ljust(len(before) - 1).encode() + b"]")
