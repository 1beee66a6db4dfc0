"""Text layout: centring, letter spacing, line breaks and truncation."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import groupby
from unicodedata import category, normalize

from trackwright.layout.drawn_sizes import cap_height, text_width
from trackwright.rendering.shapes import Anchor, Color, Halo, Text

Span = tuple[str, bool]
"""A text, and whether it is bold."""

_STACKED = {"Mn", "Mc", "Me"}
_PUNCTUATION = {"Pd", "Pf", "Pi"}
"""Dashes and quotation marks, which stand between letters of any script."""

_FIRST_JOINED = 0x0590
"""Latin, Greek, Cyrillic and Armenian come before Hebrew, Arabic and the scripts of India."""


def centered(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: Color,
    *,
    bold: bool = False,
    angle: float = 0.0,
    spacing: float = 0.0,
    halo: Halo | None = None,
    slant: float = 0.0,
) -> Text:
    """Return a text whose capitals have their middle at `x`, `y` when it is not turned."""
    if spacing:  # programs disagree on whether the room after the last letter counts
        x -= spaced_width(text, size, spacing, bold=bold) / 2
    return Text(
        text=text,
        x=x,
        y=y + cap_height(size) / 2,
        size=size,
        fill=fill,
        anchor=Anchor.START if spacing else Anchor.MIDDLE,
        bold=bold,
        angle=angle,
        spacing=spacing,
        halo=halo,
        slant=slant,
    )


def spaced_width(text: str, size: float, spacing: float, *, bold: bool) -> float:
    """Return the width of a letter-spaced text, in mm."""
    return text_width(text, size, bold=bold) + spacing * max(len(text) - 1, 0)


def can_be_spaced(text: str) -> bool:
    """Return whether a text can be letter-spaced: not if its letters join or stack."""
    return all(
        (ord(letter) < _FIRST_JOINED or category(letter) in _PUNCTUATION)
        and category(letter) not in _STACKED
        for letter in normalize("NFC", text)
    )


def shortened(text: str, size: float, width: float, *, bold: bool) -> str:
    """Return `text`, cut so that it is no wider than `width`."""
    if text_width(text, size, bold=bold) <= width:
        return text
    room = width - text_width("…", size, bold=bold)
    letters = range(1, len(text) + 1)
    kept = bisect_right(letters, room, key=lambda n: text_width(text[:n], size, bold=bold))
    return text[:kept].rstrip() + "…"


def wrapped(spans: Iterable[Span], size: float, width: float) -> list[tuple[Span, ...]]:
    """Return lines no wider than `width`; what is bold in a text stays bold in its lines."""
    lines: list[tuple[Span, ...]] = []
    line: tuple[Span, ...] = ()
    for text, bold in spans:
        for word in text.split(" "):
            longer = (*line, (word, bold))
            if line and line_width(longer, size) > width:
                lines.append(line)
                longer = ((word, bold),)
            line = longer
    lines.append(line)
    return [_joined(line, size, width) for line in lines if line]


def line_width(line: Sequence[Span], size: float) -> float:
    """Return the width of texts one after the other, with spaces between, in mm."""
    gap = text_width(" ", size, bold=False)
    words = (text_width(text, size, bold=bold) for text, bold in line)
    return sum(words) + gap * (len(line) - 1)


def _joined(line: Sequence[Span], size: float, width: float) -> tuple[Span, ...]:
    """Join words of the same style, and cut a word that is too long for a line."""
    alike = groupby(line, key=lambda span: span[1])
    joined = ((" ".join(word for word, _ in run), bold) for bold, run in alike)
    return tuple((shortened(text, size, width, bold=bold), bold) for text, bold in joined)
