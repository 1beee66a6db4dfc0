"""How colours look to people who see fewer of them, and in grey print."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from trackwright.layout.curves import Floats
from trackwright.rendering.colors import luminance
from trackwright.rendering.shapes import Color

_MATRICES: Mapping[str, Floats] = {
    "red-blindness": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "green-blindness": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "blue-blindness": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
"""What becomes of red, green and blue light when one kind of cone is missing (Machado 2009)."""

GREY_PRINT = "grey print"
NORMAL = "normal sight"
WAYS_OF_SEEING = (NORMAL, *_MATRICES, GREY_PRINT)


@lru_cache(maxsize=4096)
def difference(one: Color, other: Color, seen: str = NORMAL) -> float:
    """Return how different two colours look (CIEDE2000): below 2 hardly, from 10 on clearly."""
    return _ciede2000(_lab(one, seen), _lab(other, seen))


def _lab(color: Color, seen: str) -> Floats:
    """Return a colour as lightness and two hues (CIELAB, D65)."""
    light = _linear(np.array([int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]))
    if seen == GREY_PRINT:
        light = np.full(3, luminance(color))
    elif seen != NORMAL:
        light = np.clip(_MATRICES[seen] @ light, 0, 1)
    relative = _TO_XYZ @ light / _TO_XYZ.sum(axis=1)
    x, y, z = np.where(relative > 0.008856, np.cbrt(relative), 7.787037 * relative + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


_TO_XYZ = np.array(
    [
        [0.4123908, 0.3575843, 0.1804808],
        [0.2126390, 0.7151687, 0.0721923],
        [0.0193308, 0.1191948, 0.9505322],
    ]
)


def _linear(channels: Floats) -> Floats:
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def _ciede2000(one: Floats, other: Floats) -> float:
    """Return the colour difference that the CIE recommends (2000)."""
    (l1, a1, b1), (l2, a2, b2) = one.tolist(), other.tolist()
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * np.sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = np.hypot(a1 * stretch, b1), np.hypot(a2 * stretch, b2)
    h1 = np.arctan2(b1, a1 * stretch) % (2 * np.pi)
    h2 = np.arctan2(b2, a2 * stretch) % (2 * np.pi)
    turn = (h2 - h1 + np.pi) % (2 * np.pi) - np.pi if c1 * c2 else 0.0
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + turn / 2 if c1 * c2 else h1 + h2
    shape = (
        1
        - 0.17 * np.cos(hue - np.radians(30))
        + 0.24 * np.cos(2 * hue)
        + 0.32 * np.cos(3 * hue + np.radians(6))
        - 0.20 * np.cos(4 * hue - np.radians(63))
    )
    away = (lightness - 50) ** 2
    in_lightness = (l2 - l1) / (1 + 0.015 * away / np.sqrt(20 + away))
    in_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    in_hue = 2 * np.sqrt(c1 * c2) * np.sin(turn / 2) / (1 + 0.015 * chroma * shape)
    blues = np.radians(60) * np.exp(-((((np.degrees(hue) % 360) - 275) / 25) ** 2))
    twist = -2 * np.sqrt(chroma**7 / (chroma**7 + 25**7)) * np.sin(blues)
    squares = in_lightness**2 + in_chroma**2 + in_hue**2 + twist * in_chroma * in_hue
    return float(np.sqrt(max(squares, 0.0)))
