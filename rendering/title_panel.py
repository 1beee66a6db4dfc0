"""The title panel with the score table and the key to badges, in the emptiest place."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product

import numpy as np
import shapely
from shapely import Polygon

from trackwright.layout.drawn_sizes import text_width
from trackwright.rendering.badges import Key, sign_shapes
from trackwright.rendering.free_space import Cells, Mask
from trackwright.rendering.shapes import (
    Close,
    Commands,
    Curve,
    Group,
    Line,
    Move,
    Path,
    Placement,
    Shape,
    Style,
    circle,
    rounded_rectangle,
)
from trackwright.rendering.texts import centered, shortened
from trackwright.rendering.themes import Theme
from trackwright.schema.colors import RouteColor
from trackwright.schema.text import printable

SCALES = (1.25, 1.1, 1.0, 0.88, 0.76, 0.66, 0.58)
TITLE_SIZE, WIDEST_TITLE = 9.5, 105.0
PADDING = 4.8
NOTCH = 2.6
CLEARANCE = 3.0
"""Room kept around the panel, in mm."""

SEA_BONUS = 30.0
"""Millimetres of room around it that a place in the sea is worth."""

_NONE = 1e-9

MOST_ROWS, LONGEST_ROW = 12, 12
"""Of a table that shows each route by its spaces."""

MOST_COLUMNS = 16

ROW, BOX, BOX_HEIGHT, BOX_GAP = 4.9, 4.6, 2.2, 0.5
COLUMN, COLUMNS_HEIGHT = 7.6, 10.8
KEY_ROW, KEY_SIZE, KEY_GAP = 6.2, 3.6, 1.6

Lengths = tuple[tuple[int, int], ...]
"""Lengths of routes and their points."""


@dataclass(frozen=True)
class Panel:
    """A title with or without a score table and a key to badges, around `x`, `y`.

    With `rows` the table shows a row of spaces for each length, else only numbers.
    """

    title: str
    lengths: Lengths
    rows: bool
    key: Key = ()
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0

    @property
    def title_size(self) -> float:
        """The size of its title's letters."""
        width = text_width(self.title, TITLE_SIZE, bold=True)
        return TITLE_SIZE * min(1.0, max(WIDEST_TITLE / width, 0.5)) if width else 0.0

    @property
    def table_size(self) -> tuple[float, float]:
        """Width and height of the table."""
        if not self.lengths:
            return 0.0, 0.0
        if self.rows:
            longest = max(length for length, _ in self.lengths)
            return longest * (BOX + BOX_GAP) + 7.0, len(self.lengths) * ROW
        return len(self.lengths) * COLUMN, COLUMNS_HEIGHT

    @property
    def key_size(self) -> tuple[float, float]:
        """Width and height of the key."""
        widths = (
            badge.size[0] + KEY_GAP + text_width(meaning, KEY_SIZE, bold=False)
            for badge, meaning in self.key
        )
        return max(widths, default=0.0), len(self.key) * KEY_ROW

    @property
    def head(self) -> float:
        """Height of the title and the rule under it."""
        return self.title_size * 0.75 + (4.4 if self.title and (self.lengths or self.key) else 0.0)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, not scaled."""
        width, height = self.table_size
        key_width, key_height = self.key_size
        title = min(text_width(self.title, self.title_size, bold=True), WIDEST_TITLE)
        height += self.head + key_height + 2 * PADDING
        return max(title, width, key_width) + 2 * PADDING + 3, height

    @property
    def outline(self) -> Polygon:
        """What it covers on the board."""
        width, height = (extent * self.scale / 2 for extent in self.size)
        return shapely.box(self.x - width, self.y - height, self.x + width, self.y + height)


def place_panel(
    title: str, lengths: Mapping[int, int], cells: Cells, sea: Mask, key: Key = ()
) -> Panel | None:
    """Return the fullest panel that covers nothing, at sea if possible; None without room."""
    variants = list(_variants(printable(title), tuple(sorted(lengths.items())), key))
    placed = (
        _placed(panel, cells, sea, on_shores) for on_shores in (False, True) for panel in variants
    )
    return next(filter(None, placed), None)


def panel_shapes(panel: Panel, theme: Theme) -> Group:
    """Return a panel."""
    width, height = panel.size
    line = Style(stroke=theme.panel_line, width=0.25)
    plate = (
        Path(plate_outline(width, height), replace(line, fill=theme.panel, width=0.7)),
        Path(plate_outline(width - 2.2, height - 2.2), line),
    )
    top = PADDING - height / 2
    table = (_rows if panel.rows else _columns)(panel, top + panel.head, theme)
    key = _key(panel, top + panel.head + panel.table_size[1], theme)
    return Group(
        (*plate, *_title(panel, top, theme), *table, *key),
        id="cartouche",
        at=Placement(panel.x, panel.y, scale=panel.scale),
    )


def _variants(title: str, lengths: Lengths, key: Key) -> Iterator[Panel]:
    """Yield variants of the panel, the best first."""
    keys = (key, ()) if key else ((),)
    if lengths and len(lengths) <= MOST_ROWS and lengths[-1][0] <= LONGEST_ROW:
        yield from _in_sizes(Panel(title, lengths, rows=True), keys, SCALES[:4])
    if lengths and len(lengths) <= MOST_COLUMNS:
        yield from _in_sizes(Panel(title, lengths, rows=False), keys, SCALES)
    if title or key:
        yield from _in_sizes(Panel(title, (), rows=False), keys if title else (key,), SCALES)


def _in_sizes(panel: Panel, keys: Iterable[Key], scales: Iterable[float]) -> Iterator[Panel]:
    return (replace(panel, key=key, scale=scale) for key, scale in product(keys, scales))


def _placed(panel: Panel, cells: Cells, sea: Mask, on_shores: bool) -> Panel | None:
    width, height = (extent * panel.scale + 2 * CLEARANCE for extent in panel.size)
    wet = cells.mean(sea, width, height)
    free = cells.mean(cells.taken, width, height) < _NONE
    rows, columns = np.nonzero(free & (on_shores | (wet < _NONE) | (wet > 1 - _NONE)))
    if not len(rows):
        return None
    room = cells.mean(cells.room(), width, height)
    best = int(np.argmax((wet * SEA_BONUS + room)[rows, columns]))
    x, y = cells.middles(rows, columns, width, height)[best]
    return replace(panel, x=float(x), y=float(y))


def plate_outline(width: float, height: float) -> Commands:
    """Return a rectangle around 0, 0 whose corners are cut out in quarters of a circle."""
    x, y, bend = width / 2, height / 2, NOTCH * 0.45
    return (
        Move(NOTCH - x, -y),
        Line(x - NOTCH, -y),
        Curve(x - NOTCH, bend - y, x - bend, NOTCH - y, x, NOTCH - y),
        Line(x, y - NOTCH),
        Curve(x - bend, y - NOTCH, x - NOTCH, y - bend, x - NOTCH, y),
        Line(NOTCH - x, y),
        Curve(NOTCH - x, y - bend, bend - x, y - NOTCH, -x, y - NOTCH),
        Line(-x, NOTCH - y),
        Curve(bend - x, NOTCH - y, NOTCH - x, bend - y, NOTCH - x, -y),
        Close(),
    )


def _title(panel: Panel, top: float, theme: Theme) -> Iterator[Shape]:
    if not panel.title:
        return
    size = panel.title_size
    text = shortened(panel.title, size, WIDEST_TITLE, bold=True)
    yield centered(text, 0, top + size * 0.375, size, theme.panel_ink, bold=True)
    if panel.lengths or panel.key:
        reach, y = panel.size[0] / 2 - PADDING, top + size * 0.75 + 1.9
        yield Path((Move(-reach, y), Line(reach, y)), Style(stroke=theme.panel_line, width=0.35))


def _rows(panel: Panel, top: float, theme: Theme) -> Iterator[Shape]:
    """Yield a row of spaces and a disc with points for each length."""
    left = -panel.table_size[0] / 2
    paint = theme.routes[RouteColor.GRAY]
    for row, (length, points) in enumerate(panel.lengths):
        y = top + (row + 0.5) * ROW
        boxes = (
            rounded_rectangle(
                left + 7 + number * (BOX + BOX_GAP), y - BOX_HEIGHT / 2, BOX, BOX_HEIGHT, 0.4
            )
            for number in range(length)
        )
        yield Path(
            tuple(command for outline in boxes for command in outline),
            Style(fill=paint.fill, stroke=paint.edge, width=0.22),
        )
        yield from _points(left + 2.2, y, points, theme)


def _columns(panel: Panel, top: float, theme: Theme) -> Iterator[Shape]:
    """Yield a space with its number and a disc with points for each length."""
    left = -panel.table_size[0] / 2
    paint = theme.routes[RouteColor.GRAY]
    for column, (length, points) in enumerate(panel.lengths):
        x = left + (column + 0.5) * COLUMN
        yield Path(
            rounded_rectangle(x - 3.2, top, 6.4, 4.2, 0.8),
            Style(fill=paint.fill, stroke=paint.edge, width=0.3),
        )
        yield centered(str(length), x, top + 2.1, 3.2, theme.sign_ink, bold=True)
        yield from _points(x, top + 8.2, points, theme)


def _key(panel: Panel, top: float, theme: Theme) -> Iterator[Shape]:
    """Yield a badge and its meaning in each row."""
    left = -panel.key_size[0] / 2
    for row, (badge, meaning) in enumerate(panel.key):
        y = top + (row + 0.6) * KEY_ROW
        width = badge.size[0]
        yield sign_shapes(replace(badge, x=left + width / 2, y=y), theme)
        middle = left + width + KEY_GAP + text_width(meaning, KEY_SIZE, bold=False) / 2
        yield centered(meaning, middle, y, KEY_SIZE, theme.panel_ink)


def _points(x: float, y: float, points: int, theme: Theme) -> Iterator[Shape]:
    yield Path(circle(x, y, 2.2), Style(fill=theme.badge))
    size = 3.0 if len(str(points)) < 3 else 2.2
    yield centered(str(points), x, y, size, theme.badge_ink, bold=True)
