"""Strips: routes of a board drawn straight, from city to city, as examples in the rules."""

from collections.abc import Iterator, Sequence

from trackwright.layout.tracks import Track, inner_reach, needed_length, place_tracks
from trackwright.printing.settings import Settings
from trackwright.printing.sheet_shapes import text_at
from trackwright.printing.text_flow import Row, TextStyle
from trackwright.rendering.routes import line_shapes, route_shapes, wave_shapes
from trackwright.rendering.shapes import Anchor, Group, Placement, Shape
from trackwright.rendering.stops import city_shapes
from trackwright.rendering.texts import shortened
from trackwright.schema.board import Board, City, Route
from trackwright.schema.geometry import Point
from trackwright.schema.text import printable, text_in

_LARGEST = 0.42
"""The most of its size on the board that a strip is drawn in: it is a detail of a page."""
_NAME = 0.85
"""The size of a city's name, as a share of the letters around the strip."""
_ABOVE = 1.5
"""Room above and below a strip, in mm."""


class RouteStrips:
    """Draws routes of one board as strips that fit a column of text."""

    def __init__(self, board: Board, settings: Settings, text: TextStyle) -> None:
        self._board, self._theme, self._text = board, settings.theme, text
        self._routes = {route.id: route for route in board.routes}
        self._names = {
            stop.id: printable(text_in(stop.name, settings.language)) for stop in board.stops
        }

    def rows(self, routes: Sequence[str]) -> Iterator[Row]:
        """Yield a row with routes that join the same two places."""
        shown = [self._routes[name] for name in routes]
        profile = self._board.profile
        length = needed_length(max(route.length for route in shown), profile)
        scale = min(_LARGEST, self._text.width * 0.9 / length)
        reach = inner_reach(len(shown), profile) * scale
        size = self._text.size * _NAME
        height = 2 * reach + size * 1.6 + 2 * _ABOVE
        at = Placement((self._text.width - length * scale) / 2, _ABOVE + reach, scale=scale)
        strip = Group(tuple(self._strip(shown, length)), at=at)
        names = self._end_names(shown[0], at.x, length * scale, _ABOVE + 2 * reach + size * 1.2)
        yield Row(height, (strip, *names))
        yield self._text.gap(0.32)

    def _strip(self, routes: Sequence[Route], length: float) -> Iterator[Shape]:
        profile, theme = self._board.profile, self._theme
        ends = [  # not validated: a strip is scaled, so it may be longer than any board
            City.model_construct(id=end, position=Point(x, 0))
            for end, x in zip(routes[0].ends, (0.0, length), strict=True)
        ]
        straight = [route.model_copy(update={"bends": (), "spaces": ()}) for route in routes]
        alone = {"cities": tuple(ends), "crossings": (), "routes": tuple(straight)}
        tracks: list[Track] = list(place_tracks(self._board.model_copy(update=alone)).values())
        if any(track.route.ferry for track in tracks):
            yield wave_shapes(tracks, theme, profile)
        else:
            yield from (line_shapes(track, theme, profile) for track in tracks)
        yield from (route_shapes(track, theme, profile) for track in tracks)
        yield from (city_shapes(end, theme) for end in ends)

    def _end_names(self, route: Route, x: float, length: float, y: float) -> Iterator[Shape]:
        size, room = self._text.size * _NAME, length / 2
        for end, at, anchor in zip(
            route.ends, (x, x + length), (Anchor.START, Anchor.END), strict=True
        ):
            name = shortened(self._names.get(end) or end, size, room, bold=False)
            yield text_at(name, at, y, size, anchor=anchor)
