"""The miniature map on cards: outlines, the network and some marked places."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path as FilePath

import shapely

from trackwright.layout.tracks import place_tracks
from trackwright.rendering.background import background_shapes
from trackwright.rendering.colors import mix
from trackwright.rendering.ground import Ground, ground, inner_borders, lines_of
from trackwright.rendering.land import area_commands, country_tint, line_commands
from trackwright.rendering.pdf import Box
from trackwright.rendering.shapes import (
    XY,
    Cap,
    Group,
    Line,
    Move,
    Path,
    Placement,
    Shape,
    Style,
    circle,
    rectangle,
)
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board, CountryEnd, TicketEnd, connections
from trackwright.schema.colors import RouteColor
from trackwright.schema.selector_matches import end_stops

DETAIL = 0.09
"""Millimetres on the card below which outlines are smoothed."""

_SMALLEST = 0.25
"""Square millimetres on the card that an island must have to be drawn."""


@dataclass(frozen=True, eq=False)
class MiniMap:
    """Draws miniature maps of one board, with its background picture if it has no borders."""

    board: Board
    theme: Theme
    folder: FilePath = FilePath()

    def shapes(self, box: Box, ends: Sequence[TicketEnd]) -> Group:
        """Return it in the middle of a box, with the first of `ends` joined to all others."""
        left, top, width, height = box
        size = self.board.size
        scale = min(width / size.width, height / size.height)
        at = Placement(
            left + (width - size.width * scale) / 2,
            top + (height - size.height * scale) / 2,
            scale=scale,
        )
        countries = {end.country for end in ends if isinstance(end, CountryEnd)}
        frame = rectangle(0, 0, size.width, size.height)
        line = Style(stroke=self.theme.panel_line, width=0.3 / scale)
        ground = Group(
            (*self._ground(scale), *self._chosen(countries, scale), *self._network(scale)),
            clip=frame,
        )
        marked = tuple(self._marked(ends, 1 / scale))
        return Group((ground, Path(frame, line), *marked), id="map", at=at)

    def place(self, end: TicketEnd) -> XY | None:
        """Return where an end of a ticket is: amid its stops if it is a country."""
        stops = end_stops(self.board, end)
        places = [stop.position for stop in self.board.stops if stop.id in stops]
        if not places:
            return None
        return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)

    @cached_property
    def _earth(self) -> Ground:
        return ground(self.board)

    @lru_cache(maxsize=8)  # noqa: B019 – cards have few sizes, and maps live as long as a print
    def _ground(self, scale: float) -> tuple[Shape, ...]:
        """Return sea and land, smoothed so that cards stay small files."""
        earth, theme = self._earth, self.theme
        size = self.board.size
        sea = rectangle(0, 0, size.width, size.height)
        if not earth.has_sea:
            paper = Path(sea, Style(fill=theme.lands[0]))
            picture = self.board.background
            behind = (background_shapes(picture, size, self.folder, theme),) if picture else ()
            return (paper, *behind)
        detail = DETAIL / scale
        known = {country.id: country for country in self.board.countries}
        land = _without_specks(earth.land.simplify(detail), _SMALLEST / scale**2)
        shore = Style(fill=theme.lands[0], stroke=theme.shore, width=0.16 / scale)
        tints = (
            Path(
                area_commands(_without_specks(area.simplify(detail), _SMALLEST / scale**2)),
                Style(fill=country_tint(known[name], earth, theme)),
            )
            for name, area in earth.countries.items()
        )
        borders = lines_of(shapely.MultiLineString(inner_borders(earth)).simplify(detail))
        border = Style(stroke=theme.border, width=0.1 / scale)
        return (
            Path(sea, Style(fill=theme.sea)),
            Path(area_commands(land), shore),
            *(tint for tint in tints if tint.commands),
            Path(line_commands(borders), border),
        )

    def _chosen(self, countries: Collection[str], scale: float) -> Iterator[Shape]:
        """Yield countries that are meant as a whole."""
        fill = mix(self.theme.lands[0], self.theme.routes[RouteColor.RED].fill, 0.45)
        style = Style(fill=fill, stroke=self.theme.stop, width=0.25 / scale)
        for name, area in self._earth.countries.items():
            if name in countries:
                yield Path(area_commands(area.simplify(DETAIL / scale)), style)

    @lru_cache(maxsize=8)  # noqa: B019 – as above
    def _network(self, scale: float) -> tuple[Shape, ...]:
        """Return every connection as a fine line, and every city as a dot."""
        tracks = place_tracks(self.board)
        first = [connection.tracks[0].id for connection in connections(self.board)]
        lines = [tracks[name].middle.points for name in first if name in tracks]
        smooth = shapely.MultiLineString(lines).simplify(DETAIL / scale)
        drawn = line_commands(lines_of(smooth))
        dots = tuple(c for s in self.board.cities for c in circle(*s.position, 0.36 / scale))
        soft = mix(self.theme.lands[0], self.theme.stop, 0.34)
        return (
            Path(drawn, Style(stroke=soft, width=0.16 / scale, cap=Cap.ROUND)),
            Path(dots, Style(fill=mix(self.theme.lands[0], self.theme.stop, 0.7))),
        )

    def _marked(self, ends: Sequence[TicketEnd], unit: float) -> Iterator[Shape]:
        """Yield lines from the first end to the others, and rings; `unit` is 1 mm on the card."""
        places = [place for end in ends if (place := self.place(end))]
        if len(places) == len(ends) > 1:
            yield from _lines(places[0], places[1:], self.theme, unit)
        for end in ends:
            stops = end_stops(self.board, end)
            radius = 0.95 if isinstance(end, CountryEnd) else 1.45
            for stop in self.board.stops:
                if stop.id in stops:
                    yield _ring(stop.position, radius * unit, self.theme)


def _lines(start: XY, others: Iterable[XY], theme: Theme, unit: float) -> Iterator[Shape]:
    lines = tuple(c for other in others for c in (Move(*start), Line(*other)))
    halo, ink = theme.stop_heart, theme.routes[RouteColor.RED].fill
    yield Path(lines, Style(stroke=halo, width=1.5 * unit, cap=Cap.ROUND))
    yield Path(lines, Style(stroke=ink, width=0.75 * unit, cap=Cap.ROUND))


def _ring(place: XY, radius: float, theme: Theme) -> Group:
    light, ink = theme.stop_heart, theme.routes[RouteColor.RED].fill
    sizes = ((1.25, light), (1.0, theme.stop), (0.72, light), (0.4, ink))
    rings = (Path(circle(0, 0, radius * share), Style(fill=color)) for share, color in sizes)
    return Group(tuple(rings), at=Placement(*place))


def _without_specks(
    area: shapely.geometry.base.BaseGeometry, smallest: float
) -> shapely.geometry.base.BaseGeometry:
    parts = [part for part in shapely.get_parts(area) if part.area >= smallest]
    return shapely.MultiPolygon([p for p in parts if isinstance(p, shapely.Polygon)])
