"""Where tickets lie on the canvas: a line between the two ends of each."""

from statistics import fmean

from trackwright.schema.board import Board, CountryEnd, TicketEnd
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
