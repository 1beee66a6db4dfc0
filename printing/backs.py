"""The backs of cards: a plain pattern, the title and the version stamp."""

from collections.abc import Iterator

from trackwright.layout.drawn_sizes import text_width
from trackwright.printing.card import UNIT, Back, beyond
from trackwright.printing.settings import WIDEST_BLEED
from trackwright.printing.stamp import Imprint
from trackwright.rendering.colors import mix
from trackwright.rendering.shapes import (
    Color,
    Group,
    Line,
    Move,
    Path,
    Placement,
    Shape,
    Style,
    plate_outline,
    rounded_rectangle,
)
from trackwright.rendering.texts import centered, shortened, wrapped
from trackwright.rendering.themes import Theme
from trackwright.schema.geometry import Size

SLEEPER = 2.4
"""From one line of the pattern to the next, as on a card whose shorter side is `UNIT`."""

NOTCH = 2.6
"""Of the corners of the plate with the title."""

_TITLE = 5.2


def card_back(kind: str, color: Color, size: Size, imprint: Imprint) -> Back:
    """Return the back of all cards of a kind."""
    label, theme = imprint.words.say(f"backs.{kind}"), imprint.settings.theme
    unit = min(size.width, size.height) / UNIT
    width, height, far = size.width / unit, size.height / unit, WIDEST_BLEED / unit
    light = mix(color, "#FFFFFF", 0.85)
    inside = rounded_rectangle(2.6, 2.6, width - 5.2, height - 5.2, 1.4)
    middle = width / 2, height / 2
    shapes = (
        *_pattern(width, height, far, color),
        Path(inside, Style(stroke=light, width=0.4)),
        *_plate(label, imprint.stamp.title, middle, width - 11.0, theme),
        _edition(imprint.edition, middle[0], height - 6.2, width - 10.0, color),
    )
    return Back(kind, Group(shapes, at=Placement(0, 0, scale=unit)))


def _pattern(width: float, height: float, far: float, color: Color) -> Iterator[Shape]:
    """Yield slanting rails that extend beyond the card's edges."""
    yield Path(beyond(width, height, far), Style(fill=color))
    lines: list[Move | Line] = []
    reach = height + 2 * far
    count = int((width + 2 * far + reach) / SLEEPER) + 1
    for number in range(count):
        x = -far + number * SLEEPER
        lines += [Move(x, -far), Line(x - reach, height + far)]
    rails = Path(tuple(lines), Style(stroke=mix(color, "#FFFFFF", 0.13), width=0.5))
    yield Group((rails,), clip=beyond(width, height, far))


def _plate(
    label: str, heading: str, middle: tuple[float, float], room: float, theme: Theme
) -> Iterator[Shape]:
    title = wrapped([(heading, True)], _TITLE, room - 5)[:3]
    lines = [" ".join(text for text, _ in line) for line in title]
    under = shortened(label, 3.4, room - 5, bold=False)
    width = max(
        *(text_width(line, _TITLE, bold=True) for line in lines),
        text_width(under, 3.4, bold=False),
        16.0,
    )
    height = len(lines) * _TITLE * 1.15 + 5.0 + 4.4
    width += 7.0
    x, y = middle
    line = Style(stroke=theme.panel_line, width=0.25)
    yield Group(
        (
            Path(
                plate_outline(width, height, NOTCH),
                Style(fill=theme.panel, stroke=theme.panel_line, width=0.6),
            ),
            Path(plate_outline(width - 1.8, height - 1.8, NOTCH), line),
        ),
        at=Placement(x, y),
    )
    at = y - height / 2 + 2.2 + _TITLE * 0.575
    for text in lines:
        yield centered(text, x, at, _TITLE, theme.panel_ink, bold=True)
        at += _TITLE * 1.15
    yield centered(under, x, at - 0.4, 3.4, theme.panel_ink)


def _edition(edition: str, x: float, y: float, room: float, color: Color) -> Group:
    text = shortened(edition, 2.5, room - 3, bold=False)
    width = text_width(text, 2.5, bold=False) + 3.0
    sign = rounded_rectangle(x - width / 2, y - 1.9, width, 3.8, 1.9)
    light = mix(color, "#FFFFFF", 0.9)
    return Group(
        (Path(sign, Style(fill=color)), centered(text, x, y, 2.5, light)),
        id="stamp",
    )
