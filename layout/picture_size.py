"""How large a picture is, read from the first bytes of its file, without Qt."""

import re
import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

MOST_BYTES = 1_000_000
"""How much of a file is looked at: a photograph says its size after its metadata."""


@dataclass(frozen=True)
class PictureSize:
    """Width and height of a picture in pixels, or of a drawing in its own units."""

    width: float
    height: float
    in_pixels: bool = True


def picture_size(file: Path) -> PictureSize | None:
    """Return the size of a PNG, JPEG, GIF, BMP, WebP or SVG picture; None if that is not known."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MOST_BYTES)
    except (OSError, ValueError):  # such as a name with a null in it
        return None
    try:
        size = next((read(data) for starts, read in _READERS if starts(data)), None)
    except (struct.error, IndexError, ValueError, OverflowError):
        return None
    return size if size and size.width > 0 and size.height > 0 else None


def _png(data: bytes) -> PictureSize:
    return PictureSize(*struct.unpack(">II", data[16:24]))


def _gif(data: bytes) -> PictureSize:
    return PictureSize(*struct.unpack("<HH", data[6:10]))


def _bmp(data: bytes) -> PictureSize:
    width, height = struct.unpack("<ii", data[18:26])
    return PictureSize(width, abs(height))  # negative if its rows run from top to bottom


_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""Markers of a JPEG file's segment that tells its size."""

_ROTATED = frozenset({5, 6, 7, 8})
"""Orientations of a photograph that stand on their side."""


def _jpeg(data: bytes) -> PictureSize | None:
    position, turned = 2, False
    while position + 4 <= len(data):
        if data[position] != 0xFF:
            return None
        marker = data[position + 1]
        if marker == 0xFF:  # a filler
            position += 1
            continue
        (length,) = struct.unpack(">H", data[position + 2 : position + 4])
        segment = data[position + 4 : position + 2 + length]
        if marker in _FRAMES:
            height, width = struct.unpack(">HH", segment[1:5])
            return PictureSize(height, width) if turned else PictureSize(width, height)
        if marker == 0xE1 and segment.startswith(b"Exif\0\0"):
            turned = _orientation(segment[6:]) in _ROTATED
        position += 2 + length
    return None


def _orientation(exif: bytes) -> int:
    """Return how a camera was held when it took a photograph; 1 if it does not say."""
    order = {b"II": "<", b"MM": ">"}.get(exif[:2])
    if order is None or len(exif) < 10:
        return 1
    (start,) = struct.unpack(order + "I", exif[4:8])
    (count,) = struct.unpack(order + "H", exif[start : start + 2])
    for number in range(min(count, 100)):
        entry = exif[start + 2 + 12 * number : start + 14 + 12 * number]
        tag, _, _, value = struct.unpack(order + "HHIH", entry[:10])
        if tag == 0x0112:
            return int(value)
    return 1


def _webp(data: bytes) -> PictureSize | None:
    form, body = data[12:16], data[20:]
    if form == b"VP8X":
        low_x, high_x, low_y, high_y = struct.unpack("<4xHBHB", body[:10])
        return PictureSize((high_x << 16 | low_x) + 1, (high_y << 16 | low_y) + 1)
    if form == b"VP8L":
        (bits,) = struct.unpack("<xI", body[:5])
        return PictureSize((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    if form == b"VP8 ":
        width, height = struct.unpack("<6xHH", body[:10])
        return PictureSize(width & 0x3FFF, height & 0x3FFF)
    return None


_NUMBER = rb"\s*([0-9]*\.?[0-9]+(?:[eE][+-]?[0-9]+)?)\s*"
_UNITS = {b"": 1.0, b"px": 1.0, b"mm": 96 / 25.4, b"cm": 96 / 2.54, b"in": 96, b"pt": 96 / 72}


def _svg(data: bytes) -> PictureSize | None:
    """Read width and height of a drawing, or the proportions of its view box."""
    opening = re.search(rb"<svg\b[^>]*>", data)
    if opening is None:
        return None
    sides = [_svg_side(opening[0], name) for name in (b"width", b"height")]
    if sides[0] and sides[1]:
        return PictureSize(sides[0], sides[1], in_pixels=False)
    box = re.search(rb"\bviewBox\s*=\s*[\"']([^\"']*)[\"']", opening[0])
    numbers = [float(word) for word in box[1].replace(b",", b" ").split()] if box else []
    return PictureSize(numbers[2], numbers[3], in_pixels=False) if len(numbers) == 4 else None


def _svg_side(opening: bytes, name: bytes) -> float | None:
    stated = re.search(rb"\s" + name + rb"\s*=\s*[\"']" + _NUMBER + rb"([a-z]*)\s*[\"']", opening)
    if stated is None or stated[2] not in _UNITS:  # none, or a share of something unknown
        return None
    return float(stated[1]) * _UNITS[stated[2]]


_READERS: tuple[tuple[Callable[[bytes], bool], Callable[[bytes], PictureSize | None]], ...] = (
    (lambda data: data.startswith(b"\x89PNG\r\n\x1a\n"), _png),
    (lambda data: data.startswith(b"\xff\xd8\xff"), _jpeg),
    (lambda data: data.startswith((b"GIF87a", b"GIF89a")), _gif),
    (lambda data: data.startswith(b"BM"), _bmp),
    (lambda data: data[:4] == b"RIFF" and data[8:12] == b"WEBP", _webp),
    (lambda data: b"<svg" in data[:4096], _svg),
)
