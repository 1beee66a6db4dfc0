"""Cards side by side on sheets of paper, with lines to cut along, and backs that line up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trackwright.printing.card import Card, CardSizeError
from trackwright.printing.choices import Edge
from trackwright.printing.settings import Settings
from trackwright.printing.sheet_shapes import (
    FAINT,
    HAIR,
    footer,
    portrait,
    rotated,
    sheet_picture,
    stroke,
)
from trackwright.printing.stamp import Imprint
from trackwright.rendering.shapes import (
    Commands,
    Group,
    Layer,
    Picture,
    Placement,
    Shape,
    Style,
    rectangle,
)
from trackwright.schema.geometry import Size
from trackwright.schema.sentences import say

SPILL = 2.0
"""How far the outermost cards of a sheet reach beyond their edges, in mm."""

_AWAY = 0.6


@dataclass(frozen=True)
class Grid:
    """Where cards lie on a sheet: centred, so that fronts and backs align."""

    paper: Size
    card: Size
    gap: float
    columns: int
    rows: int

    @property
    def count(self) -> int:
        """How many cards a sheet has."""
        return self.columns * self.rows

    @property
    def lefts(self) -> tuple[float, ...]:
        """The left edge of each column."""
        return _starts(self.paper.width, self.card.width, self.gap, self.columns)

    @property
    def tops(self) -> tuple[float, ...]:
        """The upper edge of each row."""
        return _starts(self.paper.height, self.card.height, self.gap, self.rows)

    def turns_sideways(self, edge: Edge) -> bool:
        """Return whether a printer turns the sheet like a page of a book, not like a calendar's."""
        is_upright = self.paper.width <= self.paper.height
        return is_upright is (edge is Edge.LONG)


def card_grid(card: Size, settings: Settings) -> Grid:
    """Return the grid that has the most cards on a sheet."""
    upright = portrait(settings.paper)
    gap = 2 * settings.card_bleed
    grids = [_grid(paper, card, gap, settings.margin) for paper in (upright, rotated(upright))]
    best = max(grids, key=lambda grid: grid.count)
    if best.count < 1:
        raise CardSizeError(
            say(
                "cards of {card_width:g} × {card_height:g} mm do not fit on paper of "
                "{width:g} × {height:g} mm with margins of {margin:g} mm: choose smaller "
                "cards or larger paper",
                card_width=card.width,
                card_height=card.height,
                width=upright.width,
                height=upright.height,
                margin=settings.margin,
            )
        )
    return best


def card_pictures(name: str, cards: Sequence[Card], imprint: Imprint) -> Iterator[Picture]:
    """Yield the sheets of cards of one size, each followed by its backs if there are any."""
    settings, words = imprint.settings, imprint.words
    grid = card_grid(cards[0].size, settings)
    batches = [cards[first : first + grid.count] for first in range(0, len(cards), grid.count)]
    pages = words.number(len(batches))
    for number, batch in enumerate(batches, start=1):
        page = words.number(number)
        key = "cards.fronts" if settings.backs else "cards.page"
        said = words.say(key, name=name, page=page, pages=pages)
        yield sheet_picture(
            grid.paper,
            (
                *_fronts(batch, grid),
                Group(tuple(_cut_lines(batch, grid)), id="cut"),
                footer(imprint.line, grid.paper, settings.margin, said),
            ),
        )
        if settings.backs:
            said = words.say("cards.backs", name=name, page=page)
            yield sheet_picture(
                grid.paper,
                (
                    *_backs(batch, grid, settings),
                    footer(imprint.line, grid.paper, settings.margin, said),
                ),
            )


def single_picture(card: Card, side: Group, bleed: float) -> Picture:
    """Return one side of a card with bleed, as print services ask for it."""
    size = card.size
    moved = Group((side,), at=Placement(bleed, bleed))
    return Picture(
        size.width + 2 * bleed, size.height + 2 * bleed, (Layer("card", (moved,)),), card.id
    )


def sheet_count(cards: Sequence[Card], settings: Settings) -> int:
    """Return how many pages cards take, backs included."""
    if not cards:
        return 0
    sheets = -(-len(cards) // card_grid(cards[0].size, settings).count)
    return sheets * (2 if settings.backs else 1)


def _grid(paper: Size, card: Size, gap: float, margin: float) -> Grid:
    columns = _fitting(paper.width - 2 * margin, card.width, gap)
    rows = _fitting(paper.height - 2 * margin, card.height, gap)
    return Grid(paper, card, gap, columns, rows)


def _fitting(room: float, side: float, gap: float) -> int:
    return max(int(round((room + gap) / (side + gap), 6)), 0)


def _starts(whole: float, side: float, gap: float, count: int) -> tuple[float, ...]:
    first = (whole - count * side - (count - 1) * gap) / 2
    return tuple(first + number * (side + gap) for number in range(count))


def _fronts(batch: Sequence[Card], grid: Grid) -> Iterator[Group]:
    for number, card in enumerate(batch):
        row, column = divmod(number, grid.columns)
        window = _window(grid.card, *_spills(number, len(batch), grid))
        at = Placement(grid.lefts[column], grid.tops[row])
        yield Group((card.face,), id=card.id, at=at, clip=window)


def _backs(batch: Sequence[Card], grid: Grid, settings: Settings) -> Iterator[Group]:
    """Yield the backs, mirrored so that they align with the fronts."""
    for number, card in enumerate(batch):
        row, column = divmod(number, grid.columns)
        left, top = grid.lefts[column], grid.tops[row]
        if grid.turns_sideways(settings.duplex):
            at = Placement(grid.paper.width - left - grid.card.width, top)
        else:  # upside down on the page, so that the card is turned over like any other
            at = Placement(left + grid.card.width, grid.paper.height - top, 180)
        spill_left, spill_top, spill_right, spill_bottom = _spills(number, len(batch), grid)
        window = _window(grid.card, spill_right, spill_top, spill_left, spill_bottom)
        yield Group((card.back.shapes,), id=f"{card.id}-back", at=at, clip=window)


def _spills(number: int, count: int, grid: Grid) -> tuple[float, float, float, float]:
    """Return the bleed at a card's left, upper, right and lower edge.

    That is half of the gap; where there is no neighbour, a little more.
    """
    row, column = divmod(number, grid.columns)
    half, far = grid.gap / 2, max(grid.gap / 2, SPILL)
    last_in_row = column == grid.columns - 1 or number == count - 1
    last_in_column = number + grid.columns >= count
    return (
        half if column else far,
        half if row else far,
        far if last_in_row else half,
        far if last_in_column else half,
    )


def _window(card: Size, left: float, top: float, right: float, bottom: float) -> Commands:
    return rectangle(-left, -top, card.width + left + right, card.height + top + bottom)


def _cut_lines(batch: Sequence[Card], grid: Grid) -> Iterator[Shape]:
    """Yield lines from edge to edge of the sheet, fainter where they cross cards."""
    columns, rows = min(len(batch), grid.columns), -(-len(batch) // grid.columns)
    across = _edges(grid.lefts[:columns], grid.card.width)
    down = _edges(grid.tops[:rows], grid.card.height)
    away = max(grid.gap / 2, SPILL) + _AWAY
    paper = grid.paper
    yield stroke(
        *((x, 0.0, x, down[0] - away) for x in across),
        *((x, down[-1] + away, x, paper.height) for x in across),
        *((0.0, y, across[0] - away, y) for y in down),
        *((across[-1] + away, y, paper.width, y) for y in down),
        style=HAIR,
    )
    if not grid.gap:
        yield stroke(
            *((x, down[0], x, down[-1]) for x in across),
            *((across[0], y, across[-1], y) for y in down),
            style=Style(stroke=FAINT, width=0.1),
        )


def _edges(starts: Sequence[float], side: float) -> list[float]:
    """Return where to cut, once where two cards touch."""
    return sorted({round(edge, 6) for start in starts for edge in (start, start + side)})
