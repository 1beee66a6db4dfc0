"""The ornaments of the example maps as SVG: each function returns one that stands on `x`, `y`."""

from math import cos, pi, sin
from random import Random

INK, SEA_INK, DEEP_INK = "#8C7650", "#6F9CA6", "#5E8C97"
PAPER, SNOW = "#F6EEDA", "#FBF7EA"


def mountain(x: float, y: float, width: float, chance: Random) -> str:
    """Return a mountain with a shaded side, and snow on its top if it is high."""
    height = width * chance.uniform(0.62, 0.85)
    left, right = x - width / 2, x + width / 2
    peak = (left + width * chance.uniform(0.42, 0.58), y - height)
    foot = [(left, y), (left + (peak[0] - left) * chance.uniform(0.4, 0.53), y - 0.46 * height)]
    slope = [
        (right - (right - peak[0]) * chance.uniform(0.45, 0.55), y - 0.53 * height),
        (right, y),
    ]
    ridge = [(left + 0.54 * width, y - 0.6 * height), (left + 0.47 * width, y - 0.32 * height)]
    shade = [peak, *slope, (left + 0.55 * width, y), *reversed(ridge)]
    parts = [
        _path(_line([*foot, peak, *slope], closed=True), "none", 0.35, "#E3D3AE", 0.75),
        _path(_line(shade, closed=True), "none", 0.35, "#C9B287", 0.8),
        _path(_line([*foot, peak, *slope]), INK, 0.4),
    ]
    if height > 9.5:
        zigzag = [(-0.13, 0.25), (-0.05, 0.2), (0.03, 0.3), (0.07, 0.18), (0.11, 0.22)]
        cap = [(peak[0] + dx * width, peak[1] + dy * height) for dx, dy in zigzag]
        parts.append(_path(_line([peak, *cap], closed=True), INK, 0.25, SNOW))
    parts.append(_path(_line([peak, *ridge]), INK, 0.25))
    return "".join(parts)


def spruce(x: float, y: float, width: float, _chance: Random) -> str:
    """Return a spruce of two tiers."""
    height, half = width * 1.53, width / 2
    tiers = [(0, 1), (-0.62, 0.5), (-0.28, 0.53), (-1, 0), (1, 0), (0.28, 0.53), (0.62, 0.5)]
    foot = y - 0.17 * height
    crown = [(x + dx * half, foot - dy * height) for dx, dy in tiers]
    trunk = f"M{_point(x, foot)}V{_number(y)}"
    return _path(_line(crown, closed=True), INK, 0.25, "#D9CDA0") + _path(trunk, INK, 0.35)


def tree(x: float, y: float, width: float, _chance: Random) -> str:
    """Return a round tree."""
    radius = width / 2
    trunk = f"M{_point(x, y - 0.95 * radius)}V{_number(y)}"
    return _path(trunk, INK, 0.35) + _circle(x, y - 1.85 * radius, radius, INK, 0.25, "#D5CF9C")


def hill(x: float, y: float, width: float, _chance: Random) -> str:
    """Return the line of a hill."""
    left, height = x - width / 2, 0.75 * width
    top, side = (
        _point(left + 0.31 * width, y - height),
        _point(left + 0.63 * width, y - 0.2 * width),
    )
    return _path(f"M{_point(left, y)}Q{top} {side}T{_point(left + width, y)}", INK, 0.3)


def wave(x: float, y: float, width: float, _chance: Random | None = None) -> str:
    """Return a wavy line."""
    step = width / 4
    start = f"M{_point(x - width / 2, y)}q{_point(step / 2, -0.65 * step)} {_point(step, 0)}"
    return _path(start + f"t{_number(step)} 0" * 3, SEA_INK, 0.3, opacity=0.6)


def compass(x: float, y: float, radius: float) -> str:
    """Return a compass rose whose long points reach so far from its middle."""
    parts = [
        _circle(x, y, share * radius, SEA_INK, width)
        for share, width in ((0.636, 0.3), (0.676, 0.3), (0.307, 0.25))
    ]
    for number in range(32):
        ends = [_around(x, y, share * radius, number / 32) for share in (0.636, 0.676)]
        parts.append(_path(_line(ends), SEA_INK, 0.25))
    for length, first in ((0.565, 1), (1.0, 0)):
        for number in range(first, 8, 2):
            tip = _around(x, y, length * radius, number / 8)
            for side, fill in ((-1, PAPER), (1, SEA_INK)):
                waist = _around(x, y, 0.177 * radius, (number + side) / 8)
                parts.append(_path(_line([tip, waist, (x, y)], closed=True), "#4F7F8B", 0.25, fill))
    top = y - radius - 1.5
    north = f"M{_point(x - 1.5, top)}V{_number(top - 4)}L{_point(x + 1.5, top)}V{_number(top - 4)}"
    return "".join(parts) + _path(north, "#4F7F8B", 0.6)


def steamer(x: float, y: float) -> str:
    """Return a steamer under smoke, 22 mm long."""
    hull = [(x - 11, y - 2.6), (x + 11.4, y - 3.1), (x + 9.2, y), (x - 9.2, y)]
    funnel = [(x - 1.8, y - 4.8), (x - 2.2, y - 9.2), (x + 0.4, y - 9.2), (x + 0.4, y - 4.8)]
    deck = f"M{_point(x - 7, y - 2.9)}v-1.9h12.7v1.9"
    masts = f"M{_point(x + 7.5, y - 2.9)}v-7M{_point(x - 8.8, y - 2.9)}v-5.9"
    smoke = f"M{_point(x - 1.1, y - 10.3)}q-2.6 -2.2 -4.4 -.4t-4.8 -1.1t-4.4 0"
    return "".join(
        (
            _path(_line(hull, closed=True), DEEP_INK, 0.35, PAPER),
            _path(deck, DEEP_INK, 0.3, PAPER),
            _path(_line(funnel, closed=True), DEEP_INK, 0.3, SEA_INK),
            _path(masts, DEEP_INK, 0.3),
            _path(smoke, DEEP_INK, 0.3),
            *(_circle(x + dx, y - 1.5, 0.35, "none", 0, DEEP_INK) for dx in (-5.5, -2.4, 0.7, 3.7)),
            wave(x, y + 1.3, 28.8),
        )
    )


def sea_serpent(x: float, y: float) -> str:
    """Return the neck and three coils of a sea serpent, whose neck rises at `x`."""
    neck = (
        f"M{_point(x + 2, y)}c-3.2 -6.4 2.5 -9.6 0 -13.4c-1.3 -2.6 -5.8 -1.3 -7.1 1.2"
        "l3.5 .4c2.9 2.2 -3.5 5.4 -.3 11.8"
    )
    parts = []
    for dx, width, height in ((8, 8.3, 19.2), (19.2, 6.4, 14.1), (28.5, 4.5, 9.0)):
        for share, line, fill in ((1.0, 0.45, "#CFE0DF"), (0.56, 0.25, "none")):
            start = _point(x + dx + width * (1 - share) / 2, y)
            bow = f"q{_point(share * width / 2, -share * height)} {_point(share * width, 0)}"
            parts.append(_path(f"M{start}{bow}", DEEP_INK, line, fill))
    parts.append(_path(neck, DEEP_INK, 0.45, "#CFE0DF"))
    parts.append(_circle(x - 1.2, y - 13.6, 0.5, "none", 0, DEEP_INK))
    parts.append(_path(f"M{_point(x - 5.1, y - 11.5)}l-2.2 .3l-1 -1m1 1l-1 1", "#A8584B", 0.35))
    for dx, dy, width in ((-7, 0.6, 10.8), (5.8, 1.6, 16), (21.8, 1, 16)):
        parts.append(wave(x + dx, y + dy, width))
    return "".join(parts)


def _around(x: float, y: float, radius: float, turn: float) -> tuple[float, float]:
    """Return the point at a part of a full turn, clockwise from north."""
    return x + radius * sin(2 * pi * turn), y - radius * cos(2 * pi * turn)


def _line(points: list[tuple[float, float]], *, closed: bool = False) -> str:
    return "M" + "L".join(_point(x, y) for x, y in points) + ("Z" if closed else "")


def _path(data: str, stroke: str, width: float, fill: str = "none", opacity: float = 1.0) -> str:
    faint = f' opacity="{opacity}"' if opacity < 1 else ""
    return f'<path d="{data}" stroke="{stroke}" stroke-width="{width}" fill="{fill}"{faint}/>'


def _circle(
    x: float, y: float, radius: float, stroke: str, width: float, fill: str = "none"
) -> str:
    at = f'cx="{_number(x)}" cy="{_number(y)}" r="{round(radius, 2):g}"'
    return f'<circle {at} fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'


def _point(x: float, y: float) -> str:
    return f"{_number(x)} {_number(y)}"


def _number(value: float) -> str:
    return f"{round(value, 1) + 0.0:g}"
