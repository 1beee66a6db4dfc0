"""Pictures as pixels and as PNG files."""

from math import isfinite
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPainter

from trackwright.rendering.painter import picture_drawing
from trackwright.rendering.qt import ensure_application
from trackwright.rendering.shapes import Picture
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.writing import write_bytes
from trackwright.schema.sentences import say

INCH = 25.4
QUALITY = 70
"""How fast a PNG is made, as Qt counts it: the pixels are the same, the file a little larger."""

LONGEST_SIDE = 30_000
"""Pixels: Qt paints no further."""


class PictureSizeError(TrackwrightError):
    """A picture with more pixels than can be drawn, or none."""


def write_png(picture: Picture, path: Path, dpi: float = 150.0) -> None:
    """Write a picture as PNG."""
    write_bytes(path, png_bytes(picture, dpi))


def png_bytes(picture: Picture, dpi: float = 150.0) -> bytes:
    """Return a picture as PNG with its resolution."""
    pixels = image(picture, dpi)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setQuality(QUALITY)
    if not writer.write(pixels):
        raise PictureSizeError(
            say("the PNG cannot be made: {reason}; choose fewer dpi", reason=writer.errorString())
        )
    return bytes(buffer.data().data())


def image(picture: Picture, dpi: float) -> QImage:
    """Return a picture in pixels."""
    ensure_application()
    if not isfinite(dpi):
        raise PictureSizeError(say("{dpi} is no resolution: choose a number of dpi", dpi=dpi))
    scale = dpi / INCH
    width, height = round(picture.width * scale), round(picture.height * scale)
    if not 1 <= min(width, height) <= max(width, height) <= LONGEST_SIDE:
        raise PictureSizeError(
            say(
                "{width} × {height} pixels cannot be drawn: choose a resolution other "
                "than {dpi:g} dpi; a side has at least 1 and at most {most} pixels",
                width=width,
                height=height,
                dpi=dpi,
                most=LONGEST_SIDE,
            )
        )
    pixels = QImage(width, height, QImage.Format.Format_RGB32)
    if pixels.isNull():
        raise PictureSizeError(
            say(
                "there is not enough memory for {width} × {height} pixels: choose fewer dpi",
                width=width,
                height=height,
            )
        )
    pixels.setDotsPerMeterX(round(scale * 1000))
    pixels.setDotsPerMeterY(round(scale * 1000))
    pixels.fill(0xFFFFFFFF)
    painter = QPainter(pixels)
    painter.scale(width / picture.width, height / picture.height)
    picture_drawing(picture).paint(painter)
    painter.end()
    return pixels
