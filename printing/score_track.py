"""A score track on a sheet of its own, for boards that have none around their edge."""

from collections.abc import Iterator

from trackwright.printing.sheet_shapes import (
    FAINT,
    INK,
    footer,
    portrait,
    rotated,
    sheet_picture,
    text_at,
)
from trackwright.printing.stamp import Imprint
from trackwright.rendering.board_frame import LAP
from trackwright.rendering.colors import mix
from trackwright.rendering.shapes import (
    Anchor,
    Group,
    Path,
    Picture,
    Shape,
    Style,
    polygon,
    polyline,
    rounded_rectangle,
)
from trackwright.rendering.texts import centered, shortened
from trackwright.rendering.themes import Theme

COLUMNS = 10
GAP = 1.6
LARGEST_CELL = 40.0
"""Millimetres: on large paper the track does not fill the sheet."""

_HEAD = 14.0


def score_track_picture(imprint: Imprint) -> Picture:
    """Return a track of a hundred cells in a serpentine from the top left corner."""
    settings, words = imprint.settings, imprint.words
    paper, margin, theme = rotated(portrait(settings.paper)), settings.margin, settings.theme
    rows = LAP // COLUMNS
    width = min((paper.width - 2 * margin) / COLUMNS, LARGEST_CELL)
    height = min((paper.height - 2 * margin - _HEAD) / rows, LARGEST_CELL)
    left, top = (paper.width - width * COLUMNS) / 2, margin + _HEAD
    cells = (
        _cell(points, left + column * width, top + row * height, width, height, theme)
        for points, row, column in _cells()
    )
    title = f"{imprint.stamp.title} – {words.say('score.title')}"
    right = paper.width - left
    lap = words.say("score.lap")
    heading = (
        text_at(
            shortened(title, 6.0, (right - left) * 0.55, bold=True),
            left,
            margin + 8.0,
            6.0,
            INK,
            bold=True,
        ),
        text_at(
            shortened(lap, 3.2, (right - left) * 0.42, bold=False),
            right,
            margin + 8.0,
            3.2,
            FAINT,
            anchor=Anchor.END,
        ),
    )
    return sheet_picture(
        paper,
        (
            Group(heading),
            Group(tuple(_track_line(left, top, width, height, theme)), id="way"),
            *cells,
            footer(imprint.line, paper, margin),
        ),
        title,
    )


def _cells() -> Iterator[tuple[int, int, int]]:
    """Yield points, row and column of each cell; every other row runs backwards."""
    for points in range(LAP):
        row, step = divmod(points, COLUMNS)
        yield points, row, step if row % 2 == 0 else COLUMNS - 1 - step


def _track_line(
    left: float, top: float, width: float, height: float, theme: Theme
) -> Iterator[Shape]:
    """Yield the line that joins the cells in order."""
    places = [
        (left + (column + 0.5) * width, top + (row + 0.5) * height) for _, row, column in _cells()
    ]
    yield Path(polyline(places), Style(stroke=theme.panel_line, width=min(width, height) * 0.22))


def _cell(points: int, x: float, y: float, width: float, height: float, theme: Theme) -> Group:
    fifth, tenth = points % 5 == 0, points % 10 == 0
    share = 0.42 if tenth else 0.22 if fifth else 0.0
    box = rounded_rectangle(x + GAP / 2, y + GAP / 2, width - GAP, height - GAP, 1.6)
    fill = mix(theme.panel, theme.panel_line, share)
    style = Style(fill=fill, stroke=theme.panel_line, width=0.35)
    size = min(width, height) * (0.44 if fifth else 0.36)
    number = centered(str(points), x + width / 2, y + height / 2, size, theme.panel_ink, bold=fifth)
    start = _start(x, y, height, theme) if points == 0 else ()
    return Group((Path(box, style), *start, number), id=f"score-{points}")


def _start(x: float, y: float, height: float, theme: Theme) -> tuple[Shape, ...]:
    middle = y + height / 2
    tip = polygon([(x + 3, middle - 2), (x + 6, middle), (x + 3, middle + 2)])
    return (Path(tip, Style(fill=theme.panel_ink)),)
