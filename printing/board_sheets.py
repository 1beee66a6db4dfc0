"""A board on sheets of paper to cut and join, each with marks and a caption."""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.layout.drawn_sizes import text_width
from trackwright.layout.tiling import WHOLE, Sheet, Tile, Tiling, fewest_sheets
from trackwright.printing.choices import Orientation
from trackwright.printing.settings import Settings
from trackwright.printing.sheet_shapes import (
    FAINT,
    FAINT_HAIR,
    HAIR,
    INK,
    portrait,
    sheet_picture,
    stroke,
    text_at,
)
from trackwright.printing.stamp import Imprint
from trackwright.rendering.shapes import Group, Path, Picture, Placement, Shape, Style, rectangle
from trackwright.rendering.texts import shortened
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.geometry import Size
from trackwright.schema.sentences import say

MOST_SHEETS = 500
"""The most sheets of a board: more is a mistake in its size, or in the paper's."""

SPILL = 2.0
"""How far a picture reaches beyond the line it is cut along, so that no white shows, in mm."""

CAPTION_SIZE = 3.0
_AWAY = 0.6
"""Between a picture and the marks beside it, in mm."""

_DASHED = Style(stroke=FAINT, width=0.2, dash=(1.2, 0.8))


class PrintError(TrackwrightError):
    """Something that cannot be printed with these settings."""


def board_tiling(size: Size, settings: Settings) -> Tiling:
    """Return the tiling with the fewest sheets, or raise PrintError if there is none."""
    portrait_sheet = Sheet(
        portrait(settings.paper),
        settings.margin,
        settings.caption,
        settings.overlap,
        settings.inner_margin if settings.fold else 0.0,
    )
    landscape_sheet = portrait_sheet.turned
    is_wide = size.width >= size.height
    sheets = {
        Orientation.PORTRAIT: (portrait_sheet,),
        Orientation.LANDSCAPE: (landscape_sheet,),
        Orientation.AUTO: (landscape_sheet, portrait_sheet)
        if is_wide
        else (portrait_sheet, landscape_sheet),
    }[settings.orientation]
    tiling = fewest_sheets(size, sheets, settings.fold or WHOLE)
    if tiling is None:
        raise PrintError(
            say(
                "margins of {margin:g} mm and an overlap of {overlap:g} mm leave nothing "
                "to print on of paper of {width:g} × {height:g} mm: choose smaller ones, "
                "or larger paper",
                margin=settings.margin,
                overlap=settings.overlap,
                width=portrait_sheet.paper.width,
                height=portrait_sheet.paper.height,
            )
        )
    if tiling.count > MOST_SHEETS:
        raise PrintError(
            say(
                "the board would take {n} sheets: choose larger paper, or smaller "
                "margins; {most} can be printed",
                n=tiling.count,
                most=MOST_SHEETS,
            )
        )
    return tiling


@dataclass(frozen=True)
class PartPosition:
    """Where a part of the board lies on its sheet, in mm."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + self.height


def sheet_pictures(board: Picture, plan: Tiling, imprint: Imprint) -> Iterator[Picture]:
    """Yield the sheets, row by row."""
    whole = Group(tuple(group for layer in board.layers for group in layer.groups))
    for tile in plan.tiles:
        place = place_on_sheet(tile, plan)
        shapes = (
            _part(whole, tile, place, _spill(plan)),
            Group(tuple(_marks(tile, place, plan)), id="marks"),
            _caption(tile, place, plan, imprint),
        )
        yield sheet_picture(plan.sheet.paper, shapes)


def place_on_sheet(tile: Tile, plan: Tiling) -> PartPosition:
    """Return where a part lies: centred within the margins."""
    sheet = plan.sheet
    left = sheet.margin + sheet.inner_margin * _is_fold(tile.x, plan.folds[0])
    right = sheet.margin + sheet.inner_margin * _is_fold(tile.x + tile.width, plan.folds[0])
    top = sheet.margin + sheet.inner_margin * _is_fold(tile.y, plan.folds[1])
    bottom = sheet.margin + sheet.inner_margin * _is_fold(tile.y + tile.height, plan.folds[1])
    across = sheet.paper.width - left - right - tile.width
    down = sheet.paper.height - top - bottom - sheet.caption - tile.height
    return PartPosition(left + across / 2, top + down / 2, tile.width, tile.height)


def _is_fold(at: float, folds: tuple[float, ...]) -> bool:
    return any(abs(at - fold) < 1e-6 for fold in folds)


def _spill(plan: Tiling) -> float:
    return min(SPILL, plan.sheet.margin / 3)


def _part(board: Group, tile: Tile, place: PartPosition, spill: float) -> Group:
    window = rectangle(
        place.left - spill, place.top - spill, tile.width + 2 * spill, tile.height + 2 * spill
    )
    moved = Group((board,), at=Placement(place.left - tile.x, place.top - tile.y))
    return Group((moved,), id=f"sheet-{tile.row + 1}-{tile.column + 1}", clip=window)


def _marks(tile: Tile, place: PartPosition, plan: Tiling) -> Iterator[Shape]:
    """Yield cut lines, and dashed lines where the next sheet is glued."""
    yield _beside(place, plan, (place.left, place.right), (place.top, place.bottom), HAIR)
    overlap = plan.sheet.overlap
    if overlap:
        goes_on_right = tile.column < plan.columns - 1 and not _is_fold(
            tile.x + tile.width, plan.folds[0]
        )
        goes_on_below = tile.row < plan.rows - 1 and not _is_fold(
            tile.y + tile.height, plan.folds[1]
        )
        across = (place.right - overlap,) if goes_on_right else ()
        down = (place.bottom - overlap,) if goes_on_below else ()
        yield _beside(place, plan, across, down, _DASHED)


def _beside(
    place: PartPosition,
    plan: Tiling,
    across: tuple[float, ...],
    down: tuple[float, ...],
    style: Style,
) -> Shape:
    """Return lines from the edges of the paper to the picture."""
    paper, away = plan.sheet.paper, _spill(plan) + _AWAY
    upright = [
        (x, *ends)
        for x in across
        for ends in ((0.0, place.top - away), (place.bottom + away, paper.height))
    ]
    level = [
        (y, *ends)
        for y in down
        for ends in ((0.0, place.left - away), (place.right + away, paper.width))
    ]
    return stroke(
        *((x, start, x, end) for x, start, end in upright),
        *((start, y, end, y) for y, start, end in level),
        style=style,
    )


def _caption(tile: Tile, place: PartPosition, plan: Tiling, imprint: Imprint) -> Group:
    sheet, words = plan.sheet, imprint.words
    if sheet.caption < CAPTION_SIZE:
        return Group(())
    y = sheet.paper.height - sheet.margin - (sheet.caption - CAPTION_SIZE) / 2
    left, right = place.left + 2.5, place.right - 2.5
    where = words.say(
        "sheet.where", row=words.number(tile.row + 1), column=words.number(tile.column + 1)
    )
    behind = left + text_width(where, CAPTION_SIZE, bold=True) + CAPTION_SIZE
    key = _key(tile, plan, right, y)
    about = shortened(
        imprint.line,
        CAPTION_SIZE,
        max(right - behind - 14, 0),
        bold=False,
    )
    return Group(
        (
            text_at(where, left, y, CAPTION_SIZE, INK, bold=True),
            text_at(about, behind, y, CAPTION_SIZE, FAINT),
            key,
        ),
        id="caption",
    )


def _key(tile: Tile, plan: Tiling, right: float, bottom: float) -> Group:
    """Return all sheets, tiny, with this one filled."""
    cell = min(10 / plan.columns, (plan.sheet.caption - 3.0) / plan.rows, 2.2)
    left, top = right - cell * plan.columns, bottom - cell * plan.rows
    x, y = left + tile.column * cell, top + tile.row * cell
    columns, rows = range(plan.columns + 1), range(plan.rows + 1)
    return Group(
        (
            Path(rectangle(x, y, cell, cell), Style(fill=INK)),
            stroke(
                *((left + n * cell, top, left + n * cell, bottom) for n in columns),
                *((left, top + n * cell, right, top + n * cell) for n in rows),
                style=FAINT_HAIR,
            ),
        )
    )
