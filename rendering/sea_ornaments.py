"""Ornaments of the sea. Light comes from the left; y grows downwards, and water lines are at 0."""

from collections.abc import Iterator
from math import cos, pi, sin

from trackwright.rendering.colors import mix
from trackwright.rendering.ornament_ink import Hand, area, hatching, joined, line, smooth, wavy
from trackwright.rendering.shapes import XY, Path, circle, polygon, polyline

FINE = 0.22


def wave(hand: Hand) -> Iterator[Path]:
    """Draw a short wavy line, sometimes with a shorter one under it."""
    chance = hand.chance
    pale = hand.inks.wave
    yield line(wavy(-50, 50, 0, 7, chance.choice((4, 4, 6))), pale, 0.3)
    if chance.random() < 0.5:
        start = chance.uniform(-30, 0)
        yield line(wavy(start, start + 42, 15, 5, 2), pale, 0.25)


def steamer(hand: Hand) -> Iterator[Path]:
    """Draw a steamer under smoke."""
    inks, chance = hand.inks, hand.chance
    dark = mix(inks.sea, "#000000", 0.18)
    hull = [(-44, -15), (-38, -13), (0, -10.5), (34, -12), (48, -16)]
    keel = [(48, -16), (43, -6), (38, 0), (-36, 0), (-41, -7), (-44, -15)]
    drift = chance.uniform(0.85, 1.15)
    masts = ((-31.0, -50.0), (27.0, -54.0))
    yield line(hatching([(x, -11) for x, _ in masts], list(masts)), dark, 0.3)
    stays = [(-44, -15), masts[0], masts[1], (48, -16)]
    yield line(polyline(stays), dark, 0.14)
    yield area(polygon([(-24, -11), (-24, -20), (19, -20), (19, -11)]), inks.snow, dark)
    yield area(polygon([(-17, -20), (-17, -27), (12, -27), (12, -20)]), inks.snow, dark)
    for x in (-13.0, 2.0):
        funnel = [(x, -27), (x - 1.6, -44), (x + 6.4, -44), (x + 6, -27)]
        yield area(polygon(funnel), inks.shade, dark)
        yield area(polygon([(x - 1.2, -40), (x - 1.6, -44), (x + 6.4, -44), (x + 6.3, -40)]), dark)
        puff = [(x + 2.4, -46), (x - 4, -52), (x - 14, -50), (x - 24, -56), (x - 36 * drift, -54)]
        yield line(smooth(puff), dark, 0.28)
    yield area(joined(smooth(hull), polyline(keel[1:])), inks.light, dark, 0.38)
    yield area(polygon([(-39.5, -4), (41, -4), (38, 0), (-36, 0)]), inks.sea)
    for x in range(-30, 32, 8):
        yield area(circle(x, -7.4, 1.0), dark)
    flag = [(-44, -15), (-46, -27), (-53, -25), (-46.4, -22)]
    yield line(polyline(flag), dark, 0.25)
    pale = inks.wave
    yield line(wavy(-56, 56, 2.4, 1.8, 14), pale, 0.3)
    yield line(wavy(-40, 24, 7, 1.5, 8), pale, 0.25)


def sailing_ship(hand: Hand) -> Iterator[Path]:
    """Draw a three-master under sail."""
    inks, chance = hand.inks, hand.chance
    dark = mix(inks.sea, "#000000", 0.18)
    deck = [(-42, -20), (-34, -14), (-6, -10), (26, -12), (42, -17)]
    keel = [(42, -17), (36, -6), (28, 0), (-28, 0), (-36, -6), (-42, -20)]
    masts = ((-24.0, -62.0), (0.0, -74.0), (23.0, -66.0))
    yield line(hatching([(x, -10) for x, _ in masts], list(masts)), dark, 0.32)
    yield line(polyline([(40, -17), (60, -26)]), dark, 0.35)
    yield line(polyline([(60, -26), masts[2], masts[1], masts[0], (-42, -20)]), dark, 0.14)
    for x, top in masts:
        belly = chance.uniform(5.5, 7.5)
        for share, reach in ((0.94, 8.0), (0.68, 10.0), (0.42, 12.0)):
            yield from _sail(hand, x, top * share, reach, -top * 0.22, belly, dark)
        pennant = [(x, top), (x - 9, top + 1.5), (x, top + 3.4)]
        yield area(polygon(pennant), mix(inks.shade, "#B0503C", 0.5), dark, 0.15)
    jib = [(58, -26), (26, -56), (29, -22)]
    yield area(
        joined(smooth([jib[0], (44, -38), jib[1]]), smooth([jib[1], (33, -36), jib[2]])),
        inks.snow,
        dark,
        0.25,
    )
    yield area(joined(smooth(deck), polyline(keel[1:])), inks.light, dark, 0.38)
    yield area(
        polygon([(-37.5, -9), (38.5, -9), (36, -6), (28, 0), (-28, 0), (-36, -6)]), inks.shade
    )
    yield line(polyline([(-38, -11), (39, -10.5)]), dark, FINE)
    pale = inks.wave
    yield line(wavy(-52, 56, 2.2, 1.8, 12), pale, 0.3)
    yield line(wavy(-30, 28, 6.6, 1.5, 6), pale, 0.25)


def _sail(
    hand: Hand, x: float, top: float, reach: float, height: float, belly: float, ink: str
) -> Iterator[Path]:
    """Draw a square sail that the wind fills from the left."""
    foot = top + height
    west = [(x - reach, top), (x - reach + belly * 0.5, top + height / 2), (x - reach * 1.1, foot)]
    east = [(x + reach * 1.1, foot), (x + reach + belly, top + height / 2), (x + reach, top)]
    under = smooth([west[-1], (x + belly * 0.2, foot - height * 0.18), east[0]])
    yield area(joined(smooth(west), under, smooth(east)), hand.inks.snow, ink, 0.25)
    inner = [
        (x + reach, top),
        (x + reach * 0.75 + belly * 0.8, top + height / 2),
        (x + reach * 0.6, foot - height * 0.1),
    ]
    yield area(joined(smooth(east), smooth(inner)), hand.inks.shade, opacity=0.7)


def sea_serpent(hand: Hand) -> Iterator[Path]:
    """Draw the neck of a sea serpent and its coils."""
    inks = hand.inks
    dark = mix(inks.sea, "#000000", 0.12)
    skin = mix(inks.light, inks.sea, 0.4)
    shaded = mix(inks.light, inks.sea, 0.75)
    first = 15.0
    for number, (width, high) in enumerate(((26.0, 27.0), (20.0, 19.0), (15.0, 12.0))):
        middle = first + width / 2
        outer, inner = (
            _arch(middle, width / 2, high),
            _arch(middle, width / 2 - 5 + number, high - 7),
        )
        yield area(joined(smooth(outer), smooth(inner[::-1])), skin)
        back = [(middle + width * 0.1, -high * 0.98), *outer[4:]]
        lower = [inner[-1], *inner[-2:2:-1]]
        yield area(joined(smooth(back), smooth(lower)), shaded)
        yield line(smooth(outer), dark, 0.4)
        yield line(smooth(inner), dark, 0.26)
        spines = [outer[2], outer[3], outer[4]]
        yield line(hatching(spines, [(x - 1.5, y - 4) for x, y in spines]), dark, 0.28)
        first += width + 4
    tail = [(first + 1, 0), (first + 4, -9), (first + 9, -14), (first + 7, -8), (first + 6, 0)]
    yield area(smooth(tail), skin, dark, 0.35)
    throat = [(-9.0, 0.0), (-12, -12), (-6, -24), (-9, -33), (-16, -34), (-25, -31)]
    nape = [(-26.5, -35), (-18, -41), (-7, -43), (1.5, -36), (1.5, -25), (-1, -12), (3, 0)]
    yield area(joined(smooth(throat), smooth(nape)), skin)
    yield area(joined(smooth(nape[2:]), smooth([(-3, 0), (-6, -12), (-2, -25), (-3, -36)])), shaded)
    yield line(smooth(throat), dark, 0.4)
    yield line((*polyline([throat[-1], nape[0]]), *smooth(nape)), dark, 0.4)
    crest = nape[2:6]
    yield line(hatching(crest, [(x + 5, y - 4) for x, y in crest]), dark, 0.28)
    yield area(circle(-13, -38, 1.5), inks.snow, dark, FINE)
    red = mix(inks.shade, "#A8402F", 0.7)
    yield line(
        (
            *polyline([(-26, -33), (-33, -31.5), (-37, -34)]),
            *polyline([(-33, -31.5), (-37, -28.5)]),
        ),
        red,
        0.32,
    )
    pale = inks.wave
    yield line(wavy(-34, 96, 1.5, 1.8, 16), pale, 0.3)
    yield line(wavy(-10, 60, 7, 1.6, 8), pale, 0.25)


def _arch(middle: float, half: float, high: float) -> list[XY]:
    turns = (pi * n / 6 for n in range(7))
    return [(middle - half * cos(turn), -high * sin(turn) ** 0.8) for turn in turns]


def compass(hand: Hand) -> Iterator[Path]:
    """Draw a compass rose of sixteen points under an N."""
    inks = hand.inks
    dark = mix(inks.sea, "#000000", 0.22)
    for radius, width in ((34.0, 0.3), (36.4, 0.3), (16.0, 0.22)):
        yield line(circle(0, 0, radius), inks.sea, width)
    ticks = [n / 32 for n in range(32)]
    yield line(
        hatching([_around(34, t) for t in ticks], [_around(36.4, t) for t in ticks]), inks.sea, 0.25
    )
    for length, first, step, waist in ((24.0, 1, 2, 6.5), (30.0, 2, 4, 8.5), (50.0, 0, 4, 10.0)):
        for number in range(first, 16, step):
            tip = _around(length, number / 16)
            for side, fill in ((-1, inks.snow), (1, inks.sea)):
                corner = _around(
                    waist, number / 16 + side / (32 if step == 2 else 16) * (2 if step == 4 else 1)
                )
                yield area(polygon([tip, corner, (0, 0)]), fill, dark, 0.22)
    yield area(circle(0, 0, 2.4), inks.snow, dark, 0.25)
    north = [(-4.2, -54.0), (-4.2, -65.0), (4.2, -54.0), (4.2, -65.0)]
    yield line(polyline(north), dark, 0.6)


def _around(radius: float, turn: float) -> XY:
    """Return the point at a part of a full turn, clockwise from north."""
    return radius * sin(2 * pi * turn), -radius * cos(2 * pi * turn)
