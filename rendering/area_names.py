"""Names of countries and regions, placed where the board has room."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import degrees

import numpy as np
import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from trackwright.layout.drawn_sizes import cap_height, text_width
from trackwright.layout.tracks import box
from trackwright.rendering.free_space import Cells
from trackwright.rendering.ground import Ground, sheet_of
from trackwright.rendering.land import region_lines
from trackwright.rendering.shapes import Group, Placement
from trackwright.rendering.texts import can_be_spaced, centered, spaced_width
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board, Region
from trackwright.schema.text import printable, text_in

SIZES = (14.0, 12.0, 10.5, 9.0, 7.5, 6.5, 5.6, 4.8, 4.2, 3.7)
"""Tried for a country's name, in mm."""

LARGEST_SHARE = 0.1
"""Of the side of a square as large as the country: no name has larger letters."""

ALWAYS_ALLOWED = 4.8
"""The least size of a name, even in a tiny country, in mm."""

SPACING = 0.28
"""Between the letters of a country's name, as a share of their size."""

LINE_DISTANCE = 1.25
"""Between the lines of a country's name, as a share of their size."""

PULL = 0.6
"""Share of its size that a name gives up to stand in the middle instead of very far from it."""

REGION_SIZE = 4.6

ROOM = 2.0
"""Kept around names, in mm."""

_ALL = 1 - 1e-9


@dataclass(frozen=True)
class Name:
    """A placed name: its lines, their middle and the size of the letters."""

    lines: tuple[str, ...]
    x: float
    y: float
    size: float

    @property
    def extent(self) -> tuple[float, float]:
        """Its width and height."""
        return _extent(self.lines, self.size)

    @property
    def outline(self) -> BaseGeometry:
        """The box that it fills."""
        return box(self.x, self.y, *self.extent, 0)


def place_country_names(
    board: Board, language: str, ground: Ground, cells: Cells
) -> Mapping[str, Name]:
    """Return a name for each country that has room for it, large and near its middle."""
    named = {country.id: printable(text_in(country.name, language)) for country in board.countries}
    sheet = sheet_of(board.size, 0)
    on_board = {country: area.intersection(sheet) for country, area in ground.countries.items()}
    by_area = sorted(on_board.items(), key=lambda item: -item[1].area)
    placed = {}
    for country, area in by_area:
        if named[country]:
            name = _place(named[country], area, cells)
            if name:
                placed[country] = name
                cells.take([name.outline], ROOM)
    return placed


def country_name_shapes(country: str, name: Name, theme: Theme) -> Group:
    """Return a country's name."""
    middle = (len(name.lines) - 1) / 2
    lines = tuple(
        centered(
            line,
            0,
            (index - middle) * LINE_DISTANCE * name.size,
            name.size,
            theme.country_name,
            spacing=_spacing(name.lines, name.size),
        )
        for index, line in enumerate(name.lines)
    )
    return Group(lines, id=f"country_name-{country}", at=Placement(name.x, name.y))


def region_name_shapes(
    region: Region, board: Board, language: str, cells: Cells, theme: Theme
) -> Group | None:
    """Return a region's name along its line where it covers least; None if there is no place."""
    text = printable(text_in(region.name, language))
    places = list(_along(region_lines(region, board.size), text)) if text else []
    if not places:
        return None
    width, height = text_width(text, REGION_SIZE, bold=False), cap_height(REGION_SIZE)

    def covered(at: Placement) -> int:
        outline = box(at.x, at.y, width, height, at.angle).buffer(ROOM)
        part = cells.around(outline)
        return int(np.count_nonzero(part.inside(outline) & part.taken))

    at = min(places, key=covered)
    cells.take([box(at.x, at.y, width, height, at.angle)], ROOM)
    return Group(
        (centered(text, 0, 0, REGION_SIZE, theme.region),), id=f"region_name-{region.id}", at=at
    )


def _place(text: str, area: BaseGeometry, board: Cells) -> Name | None:
    """Find a place inside a country where its name covers nothing; None if there is none."""
    cells = board.around(area)
    free = cells.inside(area) & ~cells.taken
    side, center = area.area**0.5, shapely.centroid(area)
    largest = max(side * LARGEST_SHARE, ALWAYS_ALLOWED)
    best, most = None, -np.inf
    for size in (size for size in SIZES if size <= largest and free.any()):
        if size <= most:
            break  # smaller letters are never worth more than their size
        for lines in _broken(text.upper()):
            width, height = (extent + size / 3 for extent in _extent(lines, size))
            rows, columns = np.nonzero(cells.mean(free, width, height) > _ALL)
            middles = cells.middles(rows, columns, width, height)
            away = np.hypot(middles[:, 0] - center.x, middles[:, 1] - center.y)
            worth = size * (1 - PULL * away / (away + side))
            if len(worth) and worth.max() > most:
                most, (x, y) = worth.max(), middles[np.argmax(worth)]
                best = Name(lines, float(x), float(y), size)
    return best


def _broken(text: str) -> Iterator[tuple[str, ...]]:
    """Yield a name in one line, and in two if it has several words."""
    yield (text,)
    words = text.split(" ")
    if len(words) > 1:
        halves = ((" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words)))
        yield min(halves, key=lambda lines: max(map(len, lines)))


def _extent(lines: tuple[str, ...], size: float) -> tuple[float, float]:
    spacing = _spacing(lines, size)
    width = max(spaced_width(line, size, spacing, bold=False) for line in lines)
    return width, cap_height(size) + (len(lines) - 1) * LINE_DISTANCE * size


def _spacing(lines: tuple[str, ...], size: float) -> float:
    return SPACING * size if all(map(can_be_spaced, lines)) else 0.0


def _along(lines: list[LineString], text: str) -> Iterator[Placement]:
    """Yield places on both sides of lines, turned with them and never upside down."""
    width = text_width(text, REGION_SIZE, bold=False)
    off = cap_height(REGION_SIZE) / 2 + 1.4
    for line in lines:
        for start in np.arange(0, line.length - width, 5.0):
            first, last = line.interpolate(start), line.interpolate(start + width)
            middle = line.interpolate(start + width / 2)
            angle = degrees(np.arctan2(last.y - first.y, last.x - first.x))
            angle = (angle + 90) % 180 - 90
            turn = np.radians(angle)
            for side in (-1, 1):
                yield Placement(
                    float(middle.x - side * off * np.sin(turn)),
                    float(middle.y + side * off * np.cos(turn)),
                    float(angle),
                )
