"""Ornaments of the land. Light comes from the left; y grows downwards, and feet are at 0."""

from collections.abc import Iterator
from math import cos, pi, sin

from trackwright.rendering.colors import mix
from trackwright.rendering.ornament_ink import Hand, area, hatching, joined, line, smooth
from trackwright.rendering.shapes import XY, Path, circle, polygon, polyline

SNOW_FROM = 12.5
"""The width of a mountain that has snow on its top, in mm."""

FINE = 0.22
"""The width of the finer lines, in mm."""


def mountain(hand: Hand) -> Iterator[Path]:
    """Draw a mountain with a shaded side, sometimes a shoulder, and snow if it is high."""
    chance = hand.chance
    height = chance.uniform(60, 80)
    if chance.random() < 0.45:
        at = chance.choice((-1, 1)) * chance.uniform(24, 30)
        yield from _peak(hand, at, chance.uniform(40, 46), height * chance.uniform(0.5, 0.62))
        yield from _peak(hand, -0.42 * at, 74, height, snow=hand.width >= SNOW_FROM)
    else:
        yield from _peak(hand, 0, 100, height, snow=hand.width >= SNOW_FROM)


def _peak(
    hand: Hand, middle: float, width: float, height: float, *, snow: bool = False
) -> Iterator[Path]:
    chance, inks = hand.chance, hand.inks
    left, right = middle - width / 2, middle + width / 2
    peak = (left + width * chance.uniform(0.44, 0.56), -height)

    def on(foot: float, share: float, rise: float) -> XY:
        return peak[0] + (foot - peak[0]) * share, -height * rise

    west = [
        (left, 0.0),
        on(left, chance.uniform(0.68, 0.76), 0.24),
        on(left, chance.uniform(0.42, 0.5), 0.5),
        on(left, chance.uniform(0.16, 0.2), 0.85),
    ]
    east = [
        on(right, chance.uniform(0.15, 0.2), 0.83),
        on(right, chance.uniform(0.44, 0.52), 0.54),
        on(right, chance.uniform(0.66, 0.72), 0.28),
        (right, 0.0),
    ]
    ridge = [
        (peak[0] + width * chance.uniform(0.03, 0.06), -0.68 * height),
        (peak[0] - width * chance.uniform(0.01, 0.04), -0.44 * height),
        (peak[0] + width * chance.uniform(0.04, 0.08), -0.2 * height),
    ]
    foot = (peak[0] + width * 0.01, 0.0)
    yield area(polygon([*west, peak, *east]), inks.light)
    yield area(polygon([peak, *east, foot, *reversed(ridge)]), inks.shade)
    if snow:
        zigzag = [(-0.11, 0.27), (-0.05, 0.2), (0.01, 0.31), (0.05, 0.2), (0.1, 0.26)]
        cap = [(peak[0] + dx * width, peak[1] + dy * height) for dx, dy in zigzag]
        yield area(polygon([peak, *cap]), inks.snow, inks.ink, FINE)
    strokes = [on(right, share, rise) for share, rise in ((0.34, 0.5), (0.52, 0.36), (0.7, 0.2))]
    yield line(hatching(strokes, [(x - 2, y * 0.62) for x, y in strokes]), inks.ink, FINE)
    yield line(polyline([peak, *ridge]), inks.ink, FINE)
    yield line(polyline([*west, peak, *east]), inks.ink, 0.38)


def hill(hand: Hand) -> Iterator[Path]:
    """Draw two rounded backs, one behind the other."""
    chance, inks = hand.chance, hand.inks
    side = chance.choice((-1, 1))
    back, front = side * chance.uniform(20, 26), -side * chance.uniform(16, 20)
    for middle, half, high in (
        (back, chance.uniform(26, 30), chance.uniform(26, 31)),
        (front, chance.uniform(34, 38), chance.uniform(20, 24)),
    ):
        crest = _crest(middle, half, high)
        shaded = [
            (middle + half * 0.12, -high * 0.98),
            (middle + half * 0.36, -high * 0.5),
            (middle + half * 0.42, 0.0),
        ]
        yield area((*smooth(crest),), inks.light)
        yield area(joined(smooth(crest[3:]), smooth(shaded[::-1])), inks.shade)
        yield line(smooth(crest), inks.ink)


def _crest(middle: float, half: float, high: float) -> list[XY]:
    shares = ((-1, 0), (-0.78, 0.3), (-0.42, 0.84), (0.0, 1.0), (0.42, 0.84), (0.78, 0.3), (1, 0))
    return [(middle + dx * half, -dy * high) for dx, dy in shares]


def dune(hand: Hand) -> Iterator[Path]:
    """Draw a dune with a sharp crest and a steep shaded side, and a ripple before it."""
    chance, inks = hand.chance, hand.inks
    crest = (chance.uniform(2, 14), -chance.uniform(27, 33))
    windward = [(-50.0, 0.0), (-30.0, crest[1] * 0.28), (-12.0, crest[1] * 0.72), crest]
    lee = [crest, (crest[0] + 11, crest[1] * 0.62), (33.0, crest[1] * 0.2), (50.0, 0.0)]
    edge = [
        crest,
        (crest[0] - 6, crest[1] * 0.7),
        (crest[0] + 3, crest[1] * 0.4),
        (crest[0] - 8, 0.0),
    ]
    yield area(joined(smooth(windward), smooth(lee)), inks.light)
    yield area(joined(smooth(lee), smooth(edge[::-1])), inks.shade)
    yield line(smooth(edge), inks.ink, FINE)
    yield line((*smooth(windward), *smooth(lee)[1:]), inks.ink)
    ripple = chance.uniform(-34, -24)
    yield line(smooth([(ripple, -4), (ripple + 9, -7.5), (ripple + 19, -5.5)]), inks.ink, FINE)


def spruce(hand: Hand) -> Iterator[Path]:
    """Draw a spruce of three tiers."""
    chance, inks = hand.chance, hand.inks
    top = -chance.uniform(150, 178)
    tiers = ((1.0, 0.17), (0.5, 0.42), (0.74, 0.42), (0.32, 0.66), (0.5, 0.66))
    east = [(50 * dx, top * dy) for dx, dy in tiers]
    west = [(-x, y) for x, y in east]
    crown = [*west, (0.0, top), *reversed(east)]
    yield line(polyline([(0, top * 0.17), (0, 0)]), inks.ink, 0.42)
    yield area(polygon(crown), inks.leaf)
    yield area(polygon([(0, top * 0.17), *east, (0, top)]), inks.dark_leaf)
    yield line((*polygon(crown),), inks.ink, 0.26)


def tree(hand: Hand) -> Iterator[Path]:
    """Draw a leafy tree with a round or lobed crown."""
    chance, inks = hand.chance, hand.inks
    lobes = chance.choice((0, 0, 7, 9))
    tall = chance.uniform(0.92, 1.15)
    middle = -42 - 50 * tall
    count = 4 * (lobes or 4)
    turn = chance.uniform(0, 2 * pi)

    def rim(angle: float) -> XY:
        far = 1.0 - 0.05 * (1 + cos(lobes * angle + turn)) if lobes else 1.0
        return 50 * far * sin(angle), middle - 50 * tall * far * cos(angle)

    crown = [rim(2 * pi * n / count) for n in range(count)]
    east = [rim(pi * (0.12 + 0.86 * n / 8)) for n in range(9)]
    inner = [(24.0, middle - 20 * tall), (30.0, middle + 4), (18.0, middle + 28 * tall)]
    yield line(polyline([(0, middle + 20), (0, 0)]), inks.ink, 0.45)
    yield area(smooth(crown, closed=True), inks.leaf)
    yield area(joined(smooth(east), smooth([*inner[::-1]])), inks.dark_leaf)
    yield line(smooth(crown, closed=True), inks.ink, 0.28)


def palm(hand: Hand) -> Iterator[Path]:
    """Draw a palm with a bent trunk and seven fronds."""
    chance, inks = hand.chance, hand.inks
    lean = chance.choice((-1, 1)) * chance.uniform(6, 14)
    top = (lean, -chance.uniform(76, 92))
    for side in (-2.4, 2.4):
        trunk = [(side * 1.5, 0.0), (side - lean * 0.35, top[1] * 0.5), (top[0] + side / 2, top[1])]
        yield line(smooth(trunk), inks.ink, 0.3)
    fronds = ((-150, 46), (-112, 50), (-55, 48), (-22, 50), (8, 46), (172, 46), (-85, 40))
    for number, (angle, length) in enumerate(fronds):
        turn = angle * pi / 180 + chance.uniform(-0.08, 0.08)
        tip = (top[0] + length * cos(turn), top[1] + length * sin(turn) + 16)
        ridge = [top, _bent(top, tip, 9), tip]
        belly = [tip, _bent(top, tip, -1.5), top]
        fill = inks.dark_leaf if number in (2, 3, 4) else inks.leaf
        yield area(joined(smooth(ridge), smooth(belly)), fill, inks.ink, 0.24)
    yield area(circle(top[0] - 2, top[1] + 4, 3.4), inks.shade, inks.ink, FINE)
    yield area(circle(top[0] + 4, top[1] + 4.5, 3.4), inks.shade, inks.ink, FINE)


def _bent(start: XY, end: XY, rise: float) -> XY:
    """Return the middle between two points, raised."""
    return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - rise - 5


def lighthouse(hand: Hand) -> Iterator[Path]:
    """Draw a banded tower on a rock, with its light."""
    inks, chance = hand.inks, hand.chance
    top, base = -118.0, -16.0

    def half(y: float) -> float:
        return 8.5 + (y - top) / (base - top) * 7.0

    rock = [(-44, 0), (-36, -10), (-22, -12), (-12, -20), (14, -19), (24, -11), (38, -9), (46, 0)]
    shaded = [(10, -19), (14, -19), (24, -11), (38, -9), (46, 0), (4, 0), (12, -9)]
    yield area(polygon(rock), inks.light, inks.ink, 0.35)
    yield area(polygon(shaded), inks.shade)
    yield area(
        polygon([(-half(base), base), (-half(top), top), (half(top), top), (half(base), base)]),
        inks.snow,
    )
    bands = 5
    step = (base - top) / bands
    red = mix(inks.shade, "#B0503C", 0.55)
    for number in range(1, bands, 2):
        y, below = top + number * step, top + (number + 1) * step
        yield area(
            polygon([(-half(y), y), (half(y), y), (half(below), below), (-half(below), below)]), red
        )
    side = [(half(top) * 0.3, top), (half(top), top), (half(base), base), (half(base) * 0.3, base)]
    yield area(polygon(side), inks.shade, opacity=0.55)
    for edge in (-1, 1):
        yield line(polyline([(edge * half(base), base), (edge * half(top), top)]), inks.ink, 0.35)
    yield area(
        polygon([(-12, top), (12, top), (12, top - 5), (-12, top - 5)]), inks.light, inks.ink
    )
    yield area(
        polygon([(-7, top - 5), (7, top - 5), (7, top - 20), (-7, top - 20)]), inks.snow, inks.ink
    )
    yield area(polygon([(-10, top - 20), (10, top - 20), (0, top - 32)]), red, inks.ink)
    yield line(polyline([(0, top - 5), (0, top - 20)]), inks.ink, FINE)
    yield line(polyline([(-3, base), (-3, base - 12), (3, base - 12), (3, base)]), inks.ink, FINE)
    lamp = top - 12.5
    for edge in (-1, 1):
        far = chance.uniform(44, 50)
        rays = [(edge * 14, lamp - 2), (edge * 14, lamp), (edge * 14, lamp + 2)]
        ends = [(edge * far, lamp - 13), (edge * (far + 2), lamp), (edge * far, lamp + 13)]
        yield line(hatching(rays, ends), inks.ink, FINE)
    yield line(polyline([(-50, 0), (50, 0)]), inks.ink, FINE)
