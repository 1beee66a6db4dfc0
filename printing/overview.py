"""The first sheet: the plan of the others, and a ruler to check the scale."""

from collections.abc import Iterator
from math import gcd

from trackwright.layout.tiling import Tiling
from trackwright.printing.papers import paper_name
from trackwright.printing.sheet_shapes import (
    FAINT,
    INK,
    footer,
    headline,
    portrait,
    rotated,
    sheet_picture,
    stroke,
    text_at,
    text_spans,
)
from trackwright.printing.stamp import Imprint
from trackwright.printing.text_flow import Column, TextStyle, fill_columns
from trackwright.rendering.shapes import (
    Anchor,
    Group,
    Halo,
    Path,
    Picture,
    Placement,
    Shape,
    Style,
    rectangle,
    rounded_rectangle,
)
from trackwright.rendering.texts import centered, wrapped
from trackwright.schema.profile import Profile
from trackwright.schema.wordings import Words

RULER = 100
"""Its length, in mm."""

RULER_TOP = 8.0
_SAID = 50.0
"""About how wide the words below the space are, in mm."""

_LEFT_OUT = frozenset({"labels", "badges", "names", "regions", "lines"})
"""Layers that are too small to be seen on the overview."""

_TITLE, _TEXT = 8.0, 3.4

SMALLEST_PLAN = 30.0
"""Height of what is left on small paper for the plan, without which something is left out."""


def overview_picture(board: Picture, plan: Tiling, profile: Profile, imprint: Imprint) -> Picture:
    """Return the overview of a board's sheets."""
    paper, margin = portrait(imprint.settings.paper), imprint.settings.margin
    words, title = imprint.words, imprint.stamp.title
    if board.width > board.height:
        paper = rotated(paper)
    room = paper.width - 2 * margin
    head, _ = fill_columns(
        TextStyle(room, _TEXT).paragraph([(_summary(plan, words), False)]),
        [Column(margin, margin + 12.0, 20.0)],
    )
    top, foot = margin + 29.0, paper.height - margin
    shapes = [
        headline(title, margin, margin + 8.0, _TITLE, room),
        *head,
        footer(imprint.line, paper, margin),
    ]
    low = _calibration_height(profile, room)
    if foot - top - low > SMALLEST_PLAN and room > RULER:
        foot -= low
        at = Placement(margin, foot)
        shapes.append(Group(tuple(_calibration(profile, words, room)), id="calibration", at=at))
    if foot - top > SMALLEST_PLAN:
        shapes += _plan(board, plan, words, (margin, top, room, foot - top - 8.0))
    return sheet_picture(paper, shapes, title)


def _summary(plan: Tiling, words: Words) -> str:
    size = plan.size
    said = words.say(
        "overview.summary",
        plan.count,
        paper=paper_name(plan.sheet.paper),
        columns=words.number(plan.columns),
        rows=words.number(plan.rows),
        width=f"{size.width:g}",
        height=f"{size.height:g}",
    )
    return f"{said} {words.say('overview.scale')}"


def _plan(
    board: Picture, plan: Tiling, words: Words, box: tuple[float, float, float, float]
) -> Iterator[Group]:
    """Yield a small board with the edges of the sheets."""
    left, top, width, height = box
    scale = min(width / board.width, height / board.height)
    x, y = left + (width - board.width * scale) / 2, top + (height - board.height * scale) / 2
    layers = (layer for layer in board.layers if layer.name not in _LEFT_OUT)
    small = tuple(group for layer in layers for group in layer.groups)
    at = Placement(x, y, scale=scale)
    yield Group(small, id="plan", at=at, clip=rectangle(0, 0, board.width, board.height))
    yield Group(tuple(_edges(plan, scale)), id="edges", at=Placement(x, y))
    yield Group(tuple(_names(plan, words, scale)), id="sheets", at=Placement(x, y))


def _edges(plan: Tiling, scale: float) -> Iterator[Shape]:
    tiles = [
        rectangle(t.x * scale, t.y * scale, t.width * scale, t.height * scale) for t in plan.tiles
    ]
    outlines = tuple(command for tile in tiles for command in tile)
    yield Path(outlines, Style(stroke="#FFFFFF", width=1.1))
    yield Path(outlines, Style(stroke=INK, width=0.45))
    across, down = plan.folds
    if across or down:
        wide, high = plan.size.width * scale, plan.size.height * scale
        yield stroke(
            *((x * scale, -3.0, x * scale, high + 3.0) for x in across),
            *((-3.0, y * scale, wide + 3.0, y * scale) for y in down),
            style=Style(stroke=INK, width=0.6, dash=(3.0, 1.2, 0.6, 1.2)),
        )


def _names(plan: Tiling, words: Words, scale: float) -> Iterator[Shape]:
    for tile in plan.tiles:
        size = min(tile.width, tile.height) * scale * 0.26
        text = words.say("sheet.short", row=str(tile.row + 1), column=str(tile.column + 1))
        x, y = (tile.x + tile.width / 2) * scale, (tile.y + tile.height / 2) * scale
        yield centered(text, x, y, size, INK, bold=True, halo=Halo("#FFFFFF", size / 7))


def _calibration(profile: Profile, words: Words, room: float) -> Iterator[Shape]:
    """Yield a ruler, and spaces with the outlines of trains."""
    yield stroke((0, -3.0, room, -3.0), style=Style(stroke=FAINT, width=0.2))
    lines = wrapped([(words.say("overview.check"), True)], _TEXT, room)
    for number, line in enumerate(lines[:2]):
        yield from text_spans(line, 0, 4.0 + number * 4.4, _TEXT)
    top = RULER_TOP + 4.4 * (len(lines[:2]) - 1)
    yield Group(tuple(_ruler()), id="ruler", at=Placement(0, top))
    if _has_room_beside(profile, room):
        yield from _space(profile, words, RULER + 14.0, top)
    else:
        yield from _space(profile, words, 0, top + 14.0)


def _has_room_beside(profile: Profile, room: float) -> bool:
    return room >= RULER + 14.0 + max(profile.space.length, _SAID)


def _calibration_height(profile: Profile, room: float) -> float:
    pieces = max(profile.space.width, profile.train.width) + 22.0
    return pieces if _has_room_beside(profile, room) else pieces + 18.4


def _ruler() -> Iterator[Shape]:
    heights = {10: 5.0, 5: 3.6, 1: 2.2}
    ticks = [
        (float(n), 0.0, float(n), heights[10 if n % 10 == 0 else gcd(n, 5)])
        for n in range(RULER + 1)
    ]
    yield stroke((0, 0, RULER, 0), *ticks, style=Style(stroke=INK, width=0.12))
    for n in range(0, RULER + 1, 10):
        text = f"{n} mm" if n == RULER else str(n)
        yield text_at(text, n, 8.2, 2.8, anchor=Anchor.MIDDLE)


def _space(profile: Profile, words: Words, x: float, y: float) -> Iterator[Shape]:
    """Yield an empty space, whose outside edge is as large as the profile says."""
    space, train, line = profile.space, profile.train, 0.3
    box = rounded_rectangle(
        x + line / 2, y + line / 2, space.length - line, space.width - line, 1.2
    )
    yield Group((Path(box, Style(stroke=INK, width=line)),), id="space")
    left, top = x + (space.length - train.length) / 2, y + (space.width - train.width) / 2
    outline = rectangle(left, top, train.length, train.width)
    yield Path(outline, Style(stroke=FAINT, width=0.2, dash=(0.9, 0.7)))
    below = y + max(space.width, train.width) + 4.6
    said = words.say(
        "overview.space",
        space=f"{space.length:g} × {space.width:g}",
        train=f"{train.length:g} × {train.width:g}",
    )
    yield text_at(said, x, below, 2.8)
