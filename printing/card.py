"""A card: its face and its back."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from trackwright.layout.drawn_sizes import cap_height, text_width
from trackwright.printing.settings import WIDEST_BLEED
from trackwright.rendering.colors import mix
from trackwright.rendering.pdf import Box
from trackwright.rendering.shapes import (
    Color,
    Commands,
    Group,
    Line,
    Move,
    Path,
    Placement,
    Shape,
    Style,
    circle,
    rectangle,
    rounded_rectangle,
)
from trackwright.rendering.texts import centered, line_width, shortened, wrapped
from trackwright.rendering.themes import Theme
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.geometry import Size
from trackwright.schema.sentences import say

UNIT = 44.0
"""The shorter side, in mm, that faces are designed for; they grow with the card."""

BAND = 9.4
EDGE = 2.0
NAME, SMALL_NAME, SMALLEST_NAME = 5.4, 3.9, 2.2
SENTENCE, SMALLEST_SENTENCE = 2.9, 2.1
"""Sizes of letters on a card whose shorter side is `UNIT`."""

MOST_LINES = 3
"""Of one name."""

LONGEST_SENTENCE = 10
"""In lines."""

SHORTEST_SIDE, LONGEST_SIDE = 20.0, 1_000.0
"""Of a card, in mm."""

Window = Callable[[Box], Shape]
"""Draws what a card shows above its names."""


class CardSizeError(TrackwrightError):
    """A card size that is too small or too large."""


@dataclass(frozen=True)
class Card:
    """A card of one size, its corner at 0, 0; both sides are drawn beyond its edges.

    Its id is unique among the cards of a game: `ticket-oslo-bergen`.
    """

    id: str
    size: Size
    face: Group
    back: "Back"


@dataclass(frozen=True)
class Back:
    """The back that all cards of a kind share, so that it reveals nothing."""

    id: str
    shapes: Group


@dataclass(frozen=True)
class Band:
    """The coloured band along a card, recognisable without its colour by its label and stripes."""

    label: str
    color: Color
    striped: bool = False


@dataclass(frozen=True)
class Face:
    """The contents of a card's face: points, large names, a map or symbol, small text."""

    points: int
    names: tuple[str, ...]
    window: Window
    sentence: str = ""
    tags: tuple[str, ...] = ()


def printable_size(size: Size) -> Size:
    """Return the card size, or raise CardSizeError if it is impractical."""
    if (
        not SHORTEST_SIDE
        <= min(size.width, size.height)
        <= max(size.width, size.height)
        <= (LONGEST_SIDE)
    ):
        raise CardSizeError(
            say(
                "cards of {width:g} × {height:g} mm cannot be printed: a side has "
                "{least:g} to {most:g} mm",
                width=size.width,
                height=size.height,
                least=SHORTEST_SIDE,
                most=LONGEST_SIDE,
            )
        )
    return size


def face_shapes(face: Face, band: Band, size: Size, theme: Theme) -> Group:
    """Return the face of a card."""
    unit = min(size.width, size.height) / UNIT
    width, height, far = size.width / unit, size.height / unit, WIDEST_BLEED / unit
    left, right = BAND + EDGE, width - EDGE
    text = list(_text(face, right - left, theme))
    names = list(_names(face.names, right - left, in_one_line=width > height))
    low = sum(row for row, _ in text) + sum(size * 1.12 for size, _ in names)
    bottom = height - EDGE - 0.6
    window = (left, EDGE, right - left, max(bottom - low - 1.4 - EDGE, 1.0))
    shapes: list[Shape] = [
        Path(beyond(width, height, far), Style(fill=theme.panel)),
        *_band(band, height, far),
        face.window(window),
        *_tags(face.tags, right, theme),
        *_points(face.points, theme),
    ]
    y, middle = bottom - low, (left + right) / 2
    for letters, name in names:
        y += letters * 1.12
        shapes.append(
            centered(name, middle, y - letters * 0.5, letters, theme.panel_ink, bold=True)
        )
    for row, shape in text:
        y += row
        shapes.append(Group((shape,), at=Placement(middle, y)))
    return Group(tuple(shapes), at=Placement(0, 0, scale=unit))


def beyond(width: float, height: float, far: float) -> Commands:
    """Return a rectangle at 0, 0, extended by a distance on all sides."""
    return rectangle(-far, -far, width + 2 * far, height + 2 * far)


def _band(band: Band, height: float, far: float) -> Iterator[Shape]:
    yield Path(rectangle(-far, -far, BAND + far, height + 2 * far), Style(fill=band.color))
    light = mix(band.color, "#FFFFFF", 0.85)
    if band.striped:
        for x in (0.9, BAND - 0.9):
            line = (Move(x, -far), Line(x, height + far))
            yield Path(line, Style(stroke=light, width=0.55))
    room = height - 17.5
    label = shortened(band.label, 3.4, room, bold=True)
    middle = height - 2.2 - text_width(label, 3.4, bold=True) / 2
    turned = centered(label, 0, 0, 3.4, light, bold=True)
    yield Group((turned,), at=Placement(BAND / 2, middle, -90))


def _points(points: int, theme: Theme) -> Iterator[Shape]:
    x, y, radius = 7.7, 7.7, 4.8
    yield Path(circle(x, y, radius), Style(fill=theme.panel))
    yield Path(circle(x, y, radius - 0.5), Style(fill=theme.badge))
    text = str(points).replace("-", "−")
    size = min(5.9, 7.0 / _width(text))
    yield centered(text, x, y, size, theme.badge_ink, bold=True)


def _names(names: Sequence[str], room: float, *, in_one_line: bool) -> Iterator[tuple[float, str]]:
    """Yield the size and text of each line; one line only if its letters are not too small."""
    together = " – ".join(names)
    one = room / _width(together)
    if in_one_line and one >= SMALL_NAME:
        yield min(NAME, one), together
        return
    smallest = NAME * 0.8 if len(names) == 1 else SMALL_NAME
    lines = [line for name in names for line in _lines(name, room, smallest)]
    widest = max(map(_width, lines))
    size = max(min(NAME * 0.92, room / widest * 0.999), SMALLEST_NAME)
    for line in lines:
        yield size, shortened(line, size, room, bold=True)


def _lines(name: str, room: float, smallest: float) -> list[str]:
    """Return a name in one line, or in several if its letters would be too small."""
    if text_width(name, smallest, bold=True) <= room:
        return [name]
    for size in (smallest, SMALL_NAME, 3.3, 2.7, SMALLEST_NAME):
        lines = [" ".join(text for text, _ in line) for line in wrapped([(name, True)], size, room)]
        if len(lines) <= MOST_LINES:
            return lines
    return [*lines[: MOST_LINES - 1], " ".join(lines[MOST_LINES - 1 :])]


def _width(text: str) -> float:
    """Return the width in bold letters of 1 mm; at least a little, as signs may have no width."""
    return max(text_width(text, 1.0, bold=True), 0.1)


def _text(face: Face, room: float, theme: Theme) -> Iterator[tuple[float, Shape]]:
    """Yield the height of each line of the sentence, and the line around 0, on its foot."""
    if not face.sentence:
        return
    spans = [(face.sentence, False)]
    sizes = (SENTENCE, 2.6, 2.35, SMALLEST_SENTENCE)
    size = next((s for s in sizes if len(wrapped(spans, s, room)) <= 6), SMALLEST_SENTENCE)
    lines = [" ".join(words for words, _ in line) for line in wrapped(spans, size, room)]
    if len(lines) > LONGEST_SENTENCE:
        lines = [*lines[: LONGEST_SENTENCE - 1], "…"]
    yield 1.3, Group(())
    for text in lines:
        middle = -size * 0.32 - cap_height(size) / 2
        yield size * 1.26, centered(text, 0, middle, size, theme.panel_ink)


def _tags(tags: Iterable[str], right: float, theme: Theme) -> Iterator[Shape]:
    y = EDGE + 0.9
    for tag in tags:
        text = shortened(tag, 2.6, right - BAND - 12, bold=True)
        width = line_width([(text, True)], 2.6) + 2.4
        x = right - 0.9 - width
        sign = rounded_rectangle(x, y, width, 3.7, 1.85)
        yield Path(sign, Style(fill=theme.badge, stroke=theme.panel, width=0.35))
        yield centered(text, x + width / 2, y + 1.85, 2.6, theme.badge_ink, bold=True)
        y += 4.3
