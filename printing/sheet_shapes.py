"""Shapes that all sheets share: lines, texts and captions."""

from collections.abc import Iterable

from trackwright.layout.drawn_sizes import cap_height, text_width
from trackwright.rendering.shapes import (
    Anchor,
    Color,
    Group,
    Halo,
    Layer,
    Line,
    Move,
    Path,
    Picture,
    Style,
    Text,
)
from trackwright.rendering.texts import Span, shortened
from trackwright.schema.geometry import Size

INK: Color = "#2B2521"
FAINT: Color = "#8A8178"
HAIR = Style(stroke=INK, width=0.15)
FAINT_HAIR = Style(stroke=FAINT, width=0.15)
_OVER_LINES = Halo("#FFFFFF", 0.7)


def sheet_picture(paper: Size, shapes: Iterable[Group], title: str = "") -> Picture:
    """Return a sheet of paper with shapes."""
    return Picture(paper.width, paper.height, (Layer("sheet", tuple(shapes)),), title)


def rotated(paper: Size) -> Size:
    """Return a paper turned by 90 degrees."""
    return Size(width=paper.height, height=paper.width)


def portrait(paper: Size) -> Size:
    """Return a paper in portrait orientation."""
    return paper if paper.width <= paper.height else rotated(paper)


def stroke(*lines: tuple[float, float, float, float], style: Style = HAIR) -> Path:
    """Return straight lines, each from one point to another."""
    pairs = ((Move(x1, y1), Line(x2, y2)) for x1, y1, x2, y2 in lines)
    return Path(tuple(command for pair in pairs for command in pair), style)


def text_at(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: Color = INK,
    *,
    bold: bool = False,
    anchor: Anchor = Anchor.START,
    angle: float = 0.0,
) -> Text:
    """Return a text whose capitals stand on a line at `y`."""
    return Text(text, x, y, size, fill, anchor, bold, angle)


def text_spans(
    line: Iterable[Span], x: float, y: float, size: float, fill: Color = INK
) -> tuple[Text, ...]:
    """Return texts one after the other on a line at `y`."""
    texts = []
    gap = text_width(" ", size, bold=False)
    for text, bold in line:
        texts.append(text_at(text, x, y, size, fill, bold=bold))
        x += text_width(text, size, bold=bold) + gap
    return tuple(texts)


def headline(text: str, x: float, y: float, size: float, room: float) -> Group:
    """Return the title of a page: smaller if it is long, and cut if it still does not fit."""
    size *= min(max(room / (text_width(text, size, bold=True) + 0.1), 0.6), 1.0)
    return Group((text_at(shortened(text, size, room, bold=True), x, y, size, bold=True),))


def footer(text: str, paper: Size, margin: float, right: str = "") -> Group:
    """Return a small line at the foot of a page, in its margin."""
    size = 2.6
    y = paper.height - margin / 2 + cap_height(size) / 2
    room = paper.width - 2 * margin
    left = shortened(text, size, room * 0.8, bold=False)
    return Group(
        (
            Text(left, margin, y, size, FAINT, Anchor.START, halo=_OVER_LINES),
            Text(right, paper.width - margin, y, size, FAINT, Anchor.END, halo=_OVER_LINES),
        ),
        id="footer",
    )
