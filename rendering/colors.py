"""Colour arithmetic: mixing, luminance and contrast."""

from trackwright.rendering.shapes import Color

_RGB = tuple[int, int, int]


def mix(one: Color, other: Color, share: float) -> Color:
    """Return the mixture of two colours, with `share` of the second."""
    channels = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in channels)


def contrast(one: Color, other: Color) -> float:
    """Return the contrast ratio of two colours, from 1 to 21 (WCAG 2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(color: Color) -> float:
    """Return the relative luminance of a colour, from 0 to 1 (WCAG 2)."""
    red, green, blue = (_linear(channel / 255) for channel in _channels(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _channels(color: Color) -> _RGB:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)
