"""Where the title, the score table and the legend stand: as the designer says, or in free space."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from math import log

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.layout.board import Layout
from trackwright.layout.drawn_sizes import cap_height, display_face, text_width
from trackwright.layout.tiling import usual_tiling
from trackwright.layout.tracks import box
from trackwright.rendering.free_space import Cells, Floats, Mask, sums_of
from trackwright.rendering.furniture import Panel, Piece, PlacedPanel
from trackwright.rendering.furniture_blocks import (
    LONGEST_ROW,
    MOST_COLUMNS,
    MOST_ROWS,
    TITLE_CAPS,
    Block,
    Legend,
    ScoreTable,
    Title,
)
from trackwright.rendering.legend import legend_entries
from trackwright.schema.board import Board
from trackwright.schema.decorations import FreeText, FurniturePiece, Ornament
from trackwright.schema.geometry import Size
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.text import printable, text_in

TITLE_SHARE = 0.028
"""Height of the title's capitals, as a share of the board's shorter side."""

ORDINARY_BOARD = 460.0
"""The shorter side of a board whose table and legend have a scale of 1, in mm."""

LARGEST_SCALE, SMALLEST_SCALE = 1.5, 0.7
"""Of the table and the legend; at the smallest their letters are of 7 points."""

SMALLEST_TITLE = 0.35
"""Of the title; its capitals are then nearly 3 mm high."""

FACTORS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42)
"""Tried on the scales that suit the board until there is room."""

LEGEND_ROOMS = (52.0, 72.0, 100.0, 40.0)
MOST_LINES = 3
"""Of a title."""

CLEARANCE = 3.0
"""Room kept around a panel, in mm."""

SEAM_MARGIN = 1.6
"""Room kept on both sides of folds and seams, in mm."""

ENOUGH_ROOM = 20.0
"""More room around a panel than this makes its place no better, in mm."""

PULL = 0.04
"""Millimetres of room that a place gives up to be a mm nearer to a corner of the board."""

SEA_BONUS = 30.0
"""Millimetres of room around it that a place in the sea is worth."""

SHORE_COST = 40.0
"""The same for a place half of which is land."""

_NONE = 1e-9


def place_panels(
    layout: Layout, rules: Ruleset | None, cells: Cells, sea: Mask
) -> tuple[PlacedPanel, ...]:
    """Return the panels of a board; `cells` are taken where other things lie, `sea` is water.

    Pieces with a position stand there. The others stand together; apart, if that is the only way
    to keep clear of things, folds and seams; smaller, if that does not help; and only then across
    a fold or seam. What has no room even so is left out.
    """
    board = layout.board
    wanted = furniture_blocks(board, layout.language, rules)
    cells = cells.copy()
    fixed = [
        _panel_of(name, blocks, _settings(board, name).scale, board.size).moved_to(*position)
        for name, blocks in wanted.items()
        if (position := _settings(board, name).position) is not None
    ]
    cells.take([panel.outline for panel in fixed], CLEARANCE)
    free = {
        name: _Free(name, blocks, _settings(board, name).scale, board.size)
        for name, blocks in wanted.items()
        if _settings(board, name).position is None
    }
    return (*fixed, *_Search(board, cells, sea).place(tuple(free.values())))


def text_outlines(board: Board, language: str) -> Sequence[BaseGeometry]:
    """Return what the designer's own texts cover."""
    found = []
    for each in board.decorations:
        if isinstance(each, FreeText):
            text = printable(text_in(each.text, language))
            face = display_face(text)
            width = text_width(text, each.size / cap_height(1, face), bold=True, face=face)
            found.append(box(*each.position, 1.2 * width, 1.4 * each.size, each.angle))
    return found


def placed_furniture(panels: Sequence[PlacedPanel]) -> Mapping[str, Piece]:
    """Return each piece by its name, with its outline and its middle."""
    return {name: piece for panel in panels for name, piece in panel.pieces.items()}


def furniture_blocks(
    board: Board, language: str, rules: Ruleset | None
) -> Mapping[str, tuple[Block, ...]]:
    """Return what there is to show, in all forms it can have, without what is hidden."""
    forms: dict[str, tuple[Block, ...]] = {
        "title": tuple(_titles(printable(text_in(board.meta.title, language)))),
        "score_table": tuple(_tables(rules)),
        "legend": tuple(_legends(board, rules, language)),
    }
    return {
        name: blocks
        for name, blocks in forms.items()
        if blocks and not _settings(board, name).hidden
    }


def natural_scale(name: str, size: Size) -> float:
    """Return the scale of a piece that suits a board."""
    shorter = min(size.width, size.height)
    if name == "title":
        return max(TITLE_SHARE * shorter / TITLE_CAPS, SMALLEST_TITLE)
    return min(max(shorter / ORDINARY_BOARD, 1.0), LARGEST_SCALE)


def _settings(board: Board, name: str) -> FurniturePiece:
    settings: FurniturePiece = getattr(board.furniture, name)
    return settings


def _titles(title: str) -> Iterator[Title]:
    if title:
        yield Title((title,))
    words = title.split()
    for count in range(2, min(len(words), MOST_LINES) + 1):
        cuts = combinations(range(1, len(words)), count - 1)
        broken = (
            tuple(" ".join(words[i:j]) for i, j in pairwise((0, *inner, len(words))))
            for inner in cuts
        )
        yield Title(min(broken, key=lambda lines: max(map(len, lines))))


def _tables(rules: Ruleset | None) -> Iterator[ScoreTable]:
    lengths = tuple(sorted(rules.scoring.lengths.items())) if rules else ()
    if lengths and len(lengths) <= MOST_ROWS and lengths[-1][0] <= LONGEST_ROW:
        yield ScoreTable(lengths, rows=True)
    if lengths and len(lengths) <= MOST_COLUMNS:
        yield ScoreTable(lengths, rows=False)


def _legends(board: Board, rules: Ruleset | None, language: str) -> Iterator[Legend]:
    if entries := legend_entries(board, rules, language):
        yield from (Legend(entries, room) for room in LEGEND_ROOMS)


def _panel_of(name: str, forms: Sequence[Block], scale: float | None, size: Size) -> Panel:
    """Return a panel with one piece in the handiest of its forms."""
    scale = scale or natural_scale(name, size)
    frame = _frame_scale([(name, scale)])
    return min((Panel(((Piece(name, form, scale),),), frame) for form in forms), key=_clumsiness)


def _frame_scale(scales: Sequence[tuple[str, float]]) -> float:
    """Return the scale of lines and margins around some pieces."""
    return max(scale * (0.7 if name == "title" else 1.0) for name, scale in scales)


@dataclass(frozen=True)
class _Free:
    """A piece that can stand anywhere, in the forms it can have."""

    name: str
    forms: tuple[Block, ...]
    own_scale: float | None
    board: Size

    def pieces(self, factor: float) -> tuple[Piece, ...]:
        return tuple(Piece(self.name, form, self._scale(factor)) for form in self.forms)

    def _scale(self, factor: float) -> float:
        if self.own_scale is not None:
            return self.own_scale
        smallest = SMALLEST_TITLE if self.name == "title" else SMALLEST_SCALE
        return max(natural_scale(self.name, self.board) * factor, smallest)


Group = tuple[_Free, ...]


class _Search:
    """A search for free places, that first keeps clear of folds, seams and ornaments."""

    def __init__(self, board: Board, cells: Cells, sea: Mask) -> None:
        self._size = np.array([board.size.width, board.size.height])
        self._sea_sums = sums_of(sea)
        self._room_sums: Floats | None = None
        self._over_lines = cells
        self._clear = cells.copy()
        self._clear.take(_lines(board), SEAM_MARGIN)
        self._clear.take(_ornament_outlines(board), CLEARANCE)

    def place(self, free: Group) -> tuple[PlacedPanel, ...]:
        for cells in (self._clear, self._over_lines):
            for factor, groups in product(FACTORS, _groupings(free)):
                placed = self._placed(groups, factor, cells)
                if len(placed) == len(groups):
                    return placed
        least = min(FACTORS)
        return self._placed(tuple((piece,) for piece in free), least, self._over_lines)

    def _placed(
        self, groups: Sequence[Group], factor: float, cells: Cells
    ) -> tuple[PlacedPanel, ...]:
        """Return a panel for each group that has room."""
        left, placed = cells, []
        for group in groups:
            panels = (self._best_place(panel, left) for panel in _variants(group, factor))
            found = next(filter(None, panels), None)
            if found:
                placed.append(found)
                left = left.copy()
                left.take([found.outline], CLEARANCE)
        return tuple(placed)

    def _best_place(self, panel: Panel, cells: Cells) -> PlacedPanel | None:
        width, height = (extent + 2 * CLEARANCE for extent in panel.size)
        rows, columns = np.nonzero(cells.mean(cells.taken, width, height) < _NONE)
        if not len(rows):
            return None
        if self._room_sums is None:
            self._room_sums = sums_of(np.minimum(self._over_lines.room(), ENOUGH_ROOM))
        room = cells.mean_of(self._room_sums, width, height)[rows, columns]
        wet = cells.mean_of(self._sea_sums, width, height)[rows, columns]
        middles = cells.middles(rows, columns, width, height)
        from_corner = np.linalg.norm(np.minimum(middles, self._size - middles), axis=1)
        worth = room + SEA_BONUS * wet - SHORE_COST * 4 * wet * (1 - wet) - PULL * from_corner
        x, y = middles[int(np.argmax(worth))]
        return panel.moved_to(float(x), float(y))


def _groupings(free: Group) -> Iterator[tuple[Group, ...]]:
    """Yield all pieces together, then in two groups, then each alone."""
    yield (free,) if free else ()
    if len(free) > 2:
        yield (free[1:], free[:1])
        yield (free[:2], free[2:])
    if len(free) > 1:
        yield tuple((piece,) for piece in free)


def _variants(group: Group, factor: float) -> list[Panel]:
    """Return panels with the pieces of a group in all forms, handy and compact ones first."""
    panels = []
    for pieces in product(*(each.pieces(factor) for each in group)):
        scale = _frame_scale([(piece.name, piece.scale) for piece in pieces])
        panels.append(Panel(tuple((piece,) for piece in pieces), scale))
        if len(pieces) > 2:
            panels.append(Panel(((pieces[0],), pieces[1:]), scale))
        elif len(pieces) > 1 and group[0].name != "title":
            panels.append(Panel((pieces,), scale))
    return sorted(panels, key=_clumsiness)


def _clumsiness(panel: Panel) -> float:
    """Return the area of a panel, more if it is very wide or high, or shows things badly."""
    width, height = panel.size
    cost = width * height * (1 + abs(log(width / height / 1.4)))
    for block in (piece.block for piece in panel.pieces):
        if isinstance(block, ScoreTable) and not block.rows:
            cost *= 2.0
        elif isinstance(block, Title):
            cost /= block.shrinkage**4
    return cost


def _lines(board: Board) -> Sequence[BaseGeometry]:
    """Return the folds of a board and the seams of its sheets."""
    width, height = board.size.width, board.size.height
    panels, tiling = board.profile.panels, usual_tiling(board.size, board.profile.sheets)
    across = {width * number / panels.columns for number in range(1, panels.columns)}
    down = {height * number / panels.rows for number in range(1, panels.rows)}
    if tiling is not None:
        across |= set(tiling.seams[0])
        down |= set(tiling.seams[1])
    return [
        *(shapely.LineString([(x, 0), (x, height)]) for x in across),
        *(shapely.LineString([(0, y), (width, y)]) for y in down),
    ]


def _ornament_outlines(board: Board) -> Sequence[BaseGeometry]:
    return [
        shapely.box(x - each.size / 2, y - each.size, x + each.size / 2, y)
        for each in board.decorations
        if isinstance(each, Ornament)
        for x, y in [each.position]
    ]
