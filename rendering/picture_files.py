"""Pictures from files or as computed, kept in several sizes for fast drawing."""

import re
from collections import OrderedDict
from functools import lru_cache
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from trackwright.rendering.shapes import PixelGrid

MOST_PIXELS = 40_000_000
"""Larger scans are scaled down; a large board has this many at 250 dpi."""

DRAWING_SIDE = 4_000
"""Pixels along the longer side of a drawing, which has none of its own."""

MOST_LINES = 2_000_000
"""Bytes of a drawing that is printed in lines; a larger one would make every sheet as large."""

SMALLEST_SIDE = 1_000
"""Pixels: a picture is not kept any smaller."""

KEPT = 2
"""The number of cached pictures: a board has one, and another may be tried out."""

_OPACITIES = re.compile(rb"""opacity["'\s]*[:=]["'\s]*(\d+(?:\.\d+)?|\.\d+)""")

MEGABYTES = 1_024
"""Of memory that a picture may take while it is read."""


class Pixels:
    """A picture in several sizes, each half as wide as the one before.

    `drawing` is the text of an SVG picture, which can be printed in lines.
    """

    def __init__(self, picture: QImage, drawing: bytes = b"") -> None:
        self.drawing = drawing
        with_alpha = QImage.Format.Format_ARGB32_Premultiplied
        form = with_alpha if picture.hasAlphaChannel() else QImage.Format.Format_RGB32
        self._sizes = [picture.convertToFormat(form)]
        while min(self._sizes[-1].width(), self._sizes[-1].height()) >= 2 * SMALLEST_SIDE:
            last = self._sizes[-1]
            half = QSize(last.width() // 2, last.height() // 2)
            ignore, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode
            self._sizes.append(last.scaled(half, ignore, smooth.SmoothTransformation))

    def for_width(self, pixels: float) -> QImage:
        """Return it as small as it can be and still have so many pixels across."""
        return next((s for s in reversed(self._sizes) if s.width() >= pixels), self._sizes[0])


@lru_cache(maxsize=KEPT)
def grid_pixels(grid: PixelGrid) -> Pixels:
    """Return pixels that were computed, ready to be painted."""
    form = QImage.Format.Format_RGBA8888
    return Pixels(QImage(grid.rgba, grid.width, grid.height, 4 * grid.width, form))


_lock = Lock()
_kept: OrderedDict[tuple[Path, int, int], Pixels | None] = OrderedDict()


def load_pixels(file: Path) -> Pixels | None:
    """Return the pixels of a picture file; None if it cannot be read."""
    key = _key(file)
    if key is None:
        return None
    with _lock:
        if key in _kept:
            _kept.move_to_end(key)
            return _kept[key]
    made = _read(file)
    with _lock:
        _kept[key] = made
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return made


def is_loaded(file: Path) -> bool:
    """Return whether a picture is cached; reading it may take seconds."""
    key = _key(file)
    with _lock:
        return key is None or key in _kept


def _key(file: Path) -> tuple[Path, int, int] | None:
    try:
        known = file.stat()
    except (OSError, ValueError):  # such as a name with a null character
        return None
    return file.absolute(), known.st_mtime_ns, known.st_size


def _lines(file: Path) -> bytes:
    """Return the text of an SVG that renders the same as vectors as in pixels.

    Qt's PDF forgets how faded a gradient is.
    """
    if file.stat().st_size > MOST_LINES:
        return b""
    text = file.read_bytes()
    is_faded = b"rgba(" in text or any(0 <= float(share) < 1 for share in _OPACITIES.findall(text))
    return b"" if b"Gradient" in text and is_faded else text


def _read(file: Path) -> Pixels | None:
    QImageReader.setAllocationLimit(MEGABYTES)
    reader = QImageReader(str(file))
    reader.setAutoTransform(True)
    reader.setDecideFormatFromContent(True)
    size = reader.size()
    drawing = b""
    if size.isValid() and not size.isEmpty():
        is_drawing = bytes(reader.format().data()).startswith(b"svg")
        factor = (
            DRAWING_SIDE / max(size.width(), size.height())
            if is_drawing
            else min(1.0, (MOST_PIXELS / (size.width() * size.height())) ** 0.5)
        )
        if factor != 1.0:
            wide, high = round(size.width() * factor), round(size.height() * factor)
            reader.setScaledSize(QSize(max(wide, 1), max(high, 1)))
        if is_drawing:
            drawing = _lines(file)
    picture = reader.read()
    return None if picture.isNull() else Pixels(picture, drawing)
