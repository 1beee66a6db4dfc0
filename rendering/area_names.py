"""Names of countries and regions: as the designer says, or where the board has room."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import degrees

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from trackwright.layout.board import Layout
from trackwright.layout.drawn_sizes import cap_height, display_face, text_width
from trackwright.layout.tracks import box
from trackwright.rendering.colors import contrast, mix
from trackwright.rendering.free_space import Cells, sums_of
from trackwright.rendering.ground import Ground, sheet_of
from trackwright.rendering.land import region_lines
from trackwright.rendering.shapes import Color, Group, Placement
from trackwright.rendering.texts import can_be_spaced, centered, spaced_width
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board, Country, Region
from trackwright.schema.decorations import AreaLabel
from trackwright.schema.faces import Face
from trackwright.schema.geometry import Point
from trackwright.schema.text import printable, text_in

SIZES = (14.0, 12.0, 10.5, 9.0, 7.5, 6.5, 5.6, 4.8, 4.2, 3.7)
"""Tried for a country's name, in mm."""

LARGEST_SHARE = 0.1
"""Of the side of a square as large as the country: no name has larger letters."""

ALWAYS_ALLOWED = 4.8
"""The least size of a name, even in a tiny country, in mm."""

SPACING = 0.22
"""Between the letters of a country's name, as a share of their size."""

LINE_DISTANCE = 1.25
"""Between the lines of a country's name, as a share of their size."""

PULL = 0.6
"""Share of its size that a name gives up to stand in the middle instead of very far from it."""

REGION_SIZE = 4.6
"""Of a region's name, in mm."""

ROOM = 2.0
"""Kept around names, in mm."""

LINE_ROOM = 0.8
"""Kept beside the lines of routes, in mm."""

LEAST_CONTRAST = 3.0
"""Of a country's name with its land: what large letters need."""

_ALL = 1 - 1e-9
_AUTOMATIC = AreaLabel()
_NOWHERE = Polygon()


@dataclass(frozen=True)
class AreaName:
    """A placed name: its lines, their middle, the size of the letters and how it is turned.

    The letters of countries stand apart, in the display typeface if that has them.
    """

    lines: tuple[str, ...]
    x: float
    y: float
    size: float
    angle: float = 0.0
    is_country: bool = True

    @property
    def face(self) -> Face:
        """The typeface of its letters."""
        return display_face("".join(self.lines)) if self.is_country else Face.TEXT

    @property
    def spacing(self) -> float:
        """The room between its letters, in mm."""
        is_spaced = self.is_country and all(map(can_be_spaced, self.lines))
        return SPACING * self.size if is_spaced else 0.0

    @property
    def extent(self) -> tuple[float, float]:
        """Its width and height before it is turned."""
        width = max(
            spaced_width(line, self.size, self.spacing, bold=False, face=self.face)
            for line in self.lines
        )
        height = cap_height(self.size, self.face)
        return width, height + (len(self.lines) - 1) * LINE_DISTANCE * self.size

    @property
    def outline(self) -> Polygon:
        """The box that it fills."""
        return box(self.x, self.y, *self.extent, self.angle)

    @property
    def middle(self) -> tuple[float, float]:
        """Where it stands."""
        return self.x, self.y


def fixed_names(
    board: Board, language: str, ground: Ground, cells: Cells
) -> Mapping[str, AreaName]:
    """Return the names that have a position of their own, by the ids of their groups."""
    found, sheet = {}, sheet_of(board.size, 0)
    areas: tuple[Country | Region, ...] = (*board.countries, *board.regions)
    for area in areas:
        label, text = _label(area), printable(text_in(area.name, language))
        if text and label.position is not None and not label.hidden:
            land = ground.countries.get(area.id, _NOWHERE).intersection(sheet)
            found[_group_id(area)] = _fixed(area, text, label.position, land, cells)
    return found


def place_area_names(layout: Layout, ground: Ground, cells: Cells) -> Mapping[str, AreaName]:
    """Place the other names where there is room: regions along their lines, then countries.

    They take their cells. A country without room has no name.
    """
    board, language = layout.board, layout.language
    placed = {}
    for region in board.regions:
        if (text := _automatic(region, language)) and (
            region_name := _place_region(text, region, board, cells)
        ):
            cells.take([region_name.outline], ROOM)
            placed[_group_id(region)] = region_name
    sheet = sheet_of(board.size, 0)
    on_board = {country: area.intersection(sheet) for country, area in ground.countries.items()}
    clear = cells.copy()
    clear.take(_route_lines(layout), LINE_ROOM)
    for country in sorted(board.countries, key=lambda each: -_area(on_board.get(each.id))):
        text, area = _automatic(country, language), on_board.get(country.id)
        if not text or area is None or area.is_empty:
            continue
        for free in (clear, cells):
            if name := _place(text, area, free, _label(country)):
                placed[_group_id(country)] = name
                for each in (clear, cells):
                    each.take([name.outline], ROOM)
                break
    return placed


def area_name_shapes(
    board: Board, names: Mapping[str, AreaName], tints: Mapping[str, Color], theme: Theme
) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
    """Return the names of regions and those of countries, in the board's order."""
    regions = tuple(
        _name_shapes(_group_id(region), names[_group_id(region)], theme.region)
        for region in board.regions
        if _group_id(region) in names
    )
    first = theme.lands[0]
    countries = tuple(
        _name_shapes(
            _group_id(country),
            names[_group_id(country)],
            country_name_color(theme, tints.get(country.id, first)),
        )
        for country in board.countries
        if _group_id(country) in names
    )
    return regions, countries


def country_name_color(theme: Theme, tint: Color) -> Color:
    """Return the colour of a name on a country of some tint: the theme's, or one that is seen."""
    shades = (mix(theme.country_name, theme.label, share / 10) for share in range(11))
    seen = (shade for shade in shades if contrast(shade, tint) >= LEAST_CONTRAST)
    return next(seen, max(("#000000", "#FFFFFF"), key=lambda each: contrast(each, tint)))


def _name_shapes(name_id: str, name: AreaName, color: Color) -> Group:
    middle = (len(name.lines) - 1) / 2
    lines = tuple(
        centered(
            line,
            0,
            (index - middle) * LINE_DISTANCE * name.size,
            name.size,
            color,
            spacing=name.spacing,
            face=name.face,
        )
        for index, line in enumerate(name.lines)
    )
    return Group(lines, id=name_id, at=Placement(name.x, name.y, name.angle))


def _group_id(area: Country | Region) -> str:
    kind = "country" if isinstance(area, Country) else "region"
    return f"{kind}_name-{area.id}"


def _label(area: Country | Region) -> AreaLabel:
    return area.label or _AUTOMATIC


def _automatic(area: Country | Region, language: str) -> str:
    """Return a name that is to be placed; empty if it is hidden or has a position."""
    label = _label(area)
    is_automatic = label.position is None and not label.hidden
    return printable(text_in(area.name, language)) if is_automatic else ""


def _fixed(
    area: Country | Region, text: str, at: Point, land: BaseGeometry, cells: Cells
) -> AreaName:
    """Return a name at a point, as large as its label says, or as it covers nothing there."""
    label, is_country = _label(area), isinstance(area, Country)
    if not is_country:
        size = REGION_SIZE if label.size is None else label.size / cap_height(1)
        return AreaName((text,), at.x, at.y, size, label.angle, is_country=False)
    sizes = tuple(_sizes(text, land, label))
    names = [
        AreaName(lines, at.x, at.y, size, label.angle)
        for size in sizes
        for lines in _broken(text.upper())
    ]
    clear = (name for name in names if land.covers(name.outline) and not _covered(name, cells))
    return next(clear, names[0] if len(sizes) == 1 else _least_wide(names, ALWAYS_ALLOWED))


def _least_wide(names: list[AreaName], least: float) -> AreaName:
    """Return the name whose letters are nearest to a size, in as many lines as help."""
    return min(names, key=lambda name: (abs(name.size - least), name.extent[0]))


def _covered(name: AreaName, cells: Cells) -> int:
    """Return how many taken cells a name covers."""
    outline = name.outline.buffer(ROOM)
    part = cells.around(outline)
    return int(np.count_nonzero(part.inside(outline) & part.taken))


def _largest(area: BaseGeometry) -> float:
    return float(max(area.area**0.5 * LARGEST_SHARE, ALWAYS_ALLOWED))


def _area(geometry: BaseGeometry | None) -> float:
    return 0.0 if geometry is None else float(geometry.area)


def _route_lines(layout: Layout) -> list[BaseGeometry]:
    return [
        LineString(track.curve.points) for track in layout.tracks.values() if not track.route.ferry
    ]


def _place_region(text: str, region: Region, board: Board, cells: Cells) -> AreaName | None:
    """Return a region's name along its line where it covers least; None if there is no place."""
    label = _label(region)
    size = REGION_SIZE if label.size is None else label.size / cap_height(1)
    places = list(_along(region_lines(region, board.size), text, size))

    return min(places, key=lambda name: _covered(name, cells), default=None)


def _place(text: str, area: BaseGeometry, board: Cells, label: AreaLabel) -> AreaName | None:
    """Find a place inside a country where its name covers nothing; None if there is none."""
    cells = board.around(area)
    inside = cells.inside(area) & ~cells.taken
    free = sums_of(inside)
    side, center = area.area**0.5, shapely.centroid(area)
    best, most = None, -np.inf
    for size in _sizes(text, area, label) if inside.any() else ():
        if size <= most:
            break  # smaller letters are never worth more than their size
        for lines in _broken(text.upper()):
            name = AreaName(lines, 0.0, 0.0, size, label.angle)
            left, top, right, bottom = name.outline.bounds
            width, height = right - left + size / 3, bottom - top + size / 3
            rows, columns = np.nonzero(cells.mean_of(free, width, height) > _ALL)
            middles = cells.middles(rows, columns, width, height)
            away = np.hypot(middles[:, 0] - center.x, middles[:, 1] - center.y)
            worth = size * (1 - PULL * away / (away + side))
            if len(worth) and worth.max() > most:
                most, (x, y) = worth.max(), middles[np.argmax(worth)]
                best = replace(name, x=float(x), y=float(y))
    if best is None and label.size is not None:
        return _where_it_may_cover(text, area, label)
    return best


def _where_it_may_cover(text: str, area: BaseGeometry, label: AreaLabel) -> AreaName:
    """Return a name of the size that its designer wants, though there is no room for it."""
    (size,), point = _sizes(text, area, label), area.representative_point()
    return AreaName((text.upper(),), point.x, point.y, size, label.angle)


def _sizes(text: str, area: BaseGeometry, label: AreaLabel) -> Iterator[float]:
    if label.size is not None:
        yield label.size / cap_height(1, display_face(text.upper()))
        return
    yield from (size for size in SIZES if size <= _largest(area))


def _broken(text: str) -> Iterator[tuple[str, ...]]:
    """Yield a name in one line, and in two if it has several words."""
    yield (text,)
    words = text.split(" ")
    if len(words) > 1:
        halves = ((" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words)))
        yield min(halves, key=lambda lines: max(map(len, lines)))


def _along(lines: list[LineString], text: str, size: float) -> Iterator[AreaName]:
    """Yield places on both sides of lines, turned with them and never upside down."""
    width = text_width(text, size, bold=False)
    off = cap_height(size) / 2 + 1.4
    for line in lines:
        for start in np.arange(0, line.length - width, 5.0):
            first, last = line.interpolate(start), line.interpolate(start + width)
            middle = line.interpolate(start + width / 2)
            angle = degrees(np.arctan2(last.y - first.y, last.x - first.x))
            angle = (angle + 90) % 180 - 90
            turn = np.radians(angle)
            for side in (-1, 1):
                yield AreaName(
                    (text,),
                    float(middle.x - side * off * np.sin(turn)),
                    float(middle.y + side * off * np.cos(turn)),
                    size,
                    float(angle),
                    is_country=False,
                )
