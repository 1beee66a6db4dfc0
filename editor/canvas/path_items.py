"""Lines of tickets, connections and tracks, and rings around stops."""

from collections.abc import Iterable, Mapping
from math import cos, radians, sin
from statistics import fmean

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from trackwright.editor.canvas.layers import TICKETS_HEIGHT
from trackwright.editor.canvas.overlay_items import (
    ACCENT,
    OVER,
    StrokesItem,
    add_line,
    cosmetic_pen,
    with_alpha,
)
from trackwright.layout.board import Layout
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.layout.tracks import Track
from trackwright.schema.board import Board, CountryEnd, Stop, TicketEnd, connections
from trackwright.schema.geometry import Point


class EndPlaces:
    """Where the ends of a board's tickets are; a country is in the middle of its stops."""

    def __init__(self, board: Board) -> None:
        self._stops = {stop.id: stop.position for stop in board.stops}
        self._countries: dict[str, list[Point]] = {}
        for stop in board.stops:
            if stop.country is not None:
                self._countries.setdefault(stop.country, []).append(stop.position)

    def of(self, end: TicketEnd) -> Point | None:
        """Return where an end is; None if the board does not have it."""
        if not isinstance(end, CountryEnd):
            return self._stops.get(end)
        own = self._countries.get(end.country, [])
        if not own:
            return None
        return Point(fmean(place.x for place in own), fmean(place.y for place in own))


def ticket_lines(board: Board) -> dict[str, tuple[Point, Point]]:
    """Return the ends of each ticket's line; those that the board does not have are left out."""
    places = EndPlaces(board)
    lines: dict[str, tuple[Point, Point]] = {}
    for ticket in board.tickets:
        first, second = (places.of(end) for end in ticket.ends)
        if first is not None and second is not None:
            lines[ticket.id] = (first, second)
    return lines


DECK_COLORS = ("#2B5FA8", "#B0413E", "#3F7D4E", "#8A5AA8", "#B8772A")
"""Of the lines of tickets, deck by deck."""

TICKET_WIDTH, TICKET_ALPHA = 1.4, 150

PATH_WIDTH, CASING = 9.0, 3.0
"""Of a line along connections and of the light one beneath, in pixels."""

FAINTEST, STRONGEST = 60, 150
"""How opaque that line is where hardly any path runs, and where all do."""

Pair = tuple[str, str]


class TicketsItem(StrokesItem):
    """The lines of all tickets."""

    def __init__(self) -> None:
        super().__init__(TICKETS_HEIGHT)
        self.count = 0

    def show_board(self, board: Board) -> None:
        """Show the tickets of a board."""
        decks = {deck.id: number for number, deck in enumerate(board.decks)}
        lines = ticket_lines(board)
        self.count = len(lines)
        strokes = []
        for ticket in board.tickets:
            if ticket.id in lines:
                color = DECK_COLORS[decks.get(ticket.deck, 0) % len(DECK_COLORS)]
                path = QPainterPath()
                add_line(path, lines[ticket.id])
                shade = with_alpha(QColor(color), TICKET_ALPHA)
                strokes.append((cosmetic_pen(shade, TICKET_WIDTH), path))
        self.show_strokes(strokes, margin=2.0)


class ConnectionPathsItem(StrokesItem):
    """Lines along connections, each as strong as its share."""

    def __init__(self) -> None:
        super().__init__(OVER - 2)
        self.count = 0

    def follow(self, layout: Layout, shares: Mapping[Pair, float]) -> None:
        """Show lines along some connections, as strong as their shares from 0 to 1."""
        paths = connection_paths(layout, shares)
        self.count = len(paths)
        strokes = []
        for pair, path in paths.items():
            alpha = round(FAINTEST + shares[pair] * (STRONGEST - FAINTEST))
            for color, width in ((QColor("white"), PATH_WIDTH + CASING), (ACCENT, PATH_WIDTH)):
                pen = cosmetic_pen(with_alpha(color, alpha), width, is_round=True)
                strokes.append((pen, path))
        self.show_strokes(strokes, margin=PATH_WIDTH)


def connection_paths(layout: Layout, pairs: Iterable[Pair]) -> dict[Pair, QPainterPath]:
    """Return the line along the middle of each connection, between its tracks if there are more."""
    wanted = set(pairs)
    paths: dict[Pair, QPainterPath] = {}
    for connection in connections(layout.board):
        laid = [layout.tracks[t.id] for t in connection.tracks if t.id in layout.tracks]
        if connection.ends in wanted and laid:
            path = paths[connection.ends] = QPainterPath()
            add_line(path, laid[0].middle.points.tolist())
    return paths


def add_ring(path: QPainterPath, stop: Stop, gap: float = 1.5) -> None:
    """Add a ring around a stop to a path, some mm outside of it."""
    radius = stop_radius(stop) + gap
    path.addEllipse(QPointF(*stop.position), radius, radius)


def track_path(track: Track, length: float) -> QPainterPath:
    """Return the line through the middles of a track's spaces, from edge to edge."""
    first, last = track.spaces[0], track.spaces[-1]
    path = QPainterPath(QPointF(first.x, first.y) - _half(first.angle, length))
    for space in track.spaces:
        path.lineTo(space.x, space.y)
    path.lineTo(QPointF(last.x, last.y) + _half(last.angle, length))
    return path


def _half(angle: float, length: float) -> QPointF:
    turn = radians(angle)
    return QPointF(cos(turn), sin(turn)) * (length / 2)
