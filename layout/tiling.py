"""A board divided onto sheets of paper: how many it takes, and which part each of them shows."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product

from trackwright.schema.geometry import Size
from trackwright.schema.profile import Panels, SheetPlan

WHOLE = Panels(columns=1, rows=1)
"""A board that is not folded."""


@dataclass(frozen=True)
class Sheet:
    """A sheet of paper and what is kept free on it, in mm.

    The caption is above the bottom margin; the inner margin is a flap beside each fold.
    """

    paper: Size
    margin: float = 10.0
    caption: float = 0.0
    overlap: float = 0.0
    inner_margin: float = 0.0

    @property
    def turned(self) -> "Sheet":
        """The same sheet, lying if it stands."""
        return replace(self, paper=Size(width=self.paper.height, height=self.paper.width))

    def room(self, panels: Panels = WHOLE) -> tuple[float, float]:
        """Return the width and height that can show the board; 0 or less if nothing can."""
        across, down = (
            self.inner_margin * min(count - 1, 2)  # a panel between two others has two folds
            for count in (panels.columns, panels.rows)
        )
        return (
            self.paper.width - 2 * self.margin - across,
            self.paper.height - 2 * self.margin - self.caption - down,
        )


def planned_sheet(plan: SheetPlan) -> Sheet:
    """Return the sheet that a board's profile plans."""
    return Sheet(plan.paper, plan.margin, plan.caption, plan.overlap)


def sheets_needed(length: float, room: float, overlap: float = 0.0) -> int:
    """Return how many sheets show a length, each `room` of it, and with their neighbours' share."""
    return max(math.ceil(round((length - overlap) / (room - overlap), 6)), 1)


@dataclass(frozen=True)
class Tile:
    """The part of the board that one sheet shows, in mm from its top left corner."""

    row: int
    column: int
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Tiling:
    """A board divided into sheets, along the folds between its panels, too."""

    size: Size
    sheet: Sheet
    panels: Panels
    columns: int
    rows: int

    @property
    def count(self) -> int:
        """How many sheets there are."""
        return self.columns * self.rows

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The part that each sheet shows, row by row; all are of one size."""
        overlap = self.sheet.overlap
        across = enumerate(_spans(self.size.width, self.panels.columns, self.columns, overlap))
        down = enumerate(_spans(self.size.height, self.panels.rows, self.rows, overlap))
        return tuple(
            Tile(row, column, left, top, width, height)
            for (row, (top, height)), (column, (left, width)) in product(down, across)
        )

    @property
    def seams(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Where sheets are joined: edges from the board's left edge, and from its top."""
        return (
            _joined_edges(tile.x for tile in self.tiles if tile.row == 0),
            _joined_edges(tile.y for tile in self.tiles if tile.column == 0),
        )

    @property
    def folds(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Where the board is folded: from its left edge, and from its top."""
        return (
            _inner_edges(self.size.width, self.panels.columns),
            _inner_edges(self.size.height, self.panels.rows),
        )


def tiling(size: Size, sheet: Sheet, panels: Panels = WHOLE) -> Tiling | None:
    """Return a board on as few sheets as it takes; None if nothing can be printed on them."""
    wide, high = sheet.room(panels)
    if min(wide, high) <= sheet.overlap:
        return None
    columns = sheets_needed(size.width / panels.columns, wide, sheet.overlap) * panels.columns
    rows = sheets_needed(size.height / panels.rows, high, sheet.overlap) * panels.rows
    return Tiling(size, sheet, panels, columns, rows)


def fewest_sheets(size: Size, sheets: Iterable[Sheet], panels: Panels = WHOLE) -> Tiling | None:
    """Return the tiling with the fewest sheets, of equal ones the first."""
    possible = (found for sheet in sheets if (found := tiling(size, sheet, panels)))
    return min(possible, key=lambda found: found.count, default=None)


def usual_tiling(size: Size, plan: SheetPlan | None) -> Tiling | None:
    """Return how a board is printed if nobody chooses: as planned, or on the fewest sheets."""
    if plan is not None:
        return Tiling(size, planned_sheet(plan), WHOLE, plan.columns, plan.rows)
    lying = planned_sheet(SheetPlan(columns=1, rows=1))
    sheets = (lying, lying.turned) if size.width >= size.height else (lying.turned, lying)
    return fewest_sheets(size, sheets)


def _spans(
    length: float, panels: int, sheets: int, overlap: float
) -> Iterator[tuple[float, float]]:
    """Yield the start and the length of what each sheet along one side shows."""
    panel, each = length / panels, sheets // panels
    span = (panel + (each - 1) * overlap) / each
    for number in range(panels):
        for index in range(each):
            yield number * panel + index * (span - overlap), span


def _joined_edges(starts: Iterable[float]) -> tuple[float, ...]:
    return tuple(start for start in starts if start > 0)


def _inner_edges(length: float, panels: int) -> tuple[float, ...]:
    return tuple(length * number / panels for number in range(1, panels))
