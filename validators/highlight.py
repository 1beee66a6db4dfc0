"""What to show on the board for a finding."""

from collections.abc import Mapping

import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.analysis.board_analysis import BoardAnalysis, layout, measured, stops
from trackwright.layout.areas import area_of
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.schema.board import Ticket
from trackwright.schema.selector_matches import ticket_stops
from trackwright.schema.thing_ref import ThingRef
from trackwright.validators.check import Found


def highlight(analysis: BoardAnalysis, found: Found) -> BaseGeometry | None:
    """Return the area or line to show, in mm; None if the finding is about nothing drawn."""
    if found.where is not None:
        return found.where
    shapes = [shape for ref in found.things if (shape := _shape(analysis, ref)) is not None]
    return shapely.union_all(shapes) if shapes else None


def _shape(analysis: BoardAnalysis, ref: ThingRef) -> BaseGeometry | None:
    if ref.kind in ("city", "crossing"):
        return _stop(analysis, ref.id)
    if ref.kind == "route":
        track = layout(analysis).tracks.get(ref.id)
        return None if track is None else shapely.LineString(track.curve.points)
    if ref.kind == "ticket":
        return _ticket(analysis, ref.id)
    if ref.kind == "country":
        areas = [area_of(c.borders) for c in analysis.board.countries if c.id == ref.id]
        return areas[0] if areas and not areas[0].is_empty else None
    return None


def _stop(analysis: BoardAnalysis, name: str) -> BaseGeometry | None:
    stop = stops(analysis).get(name)
    return None if stop is None else shapely.Point(stop.position).buffer(stop_radius(stop))


def _ticket(analysis: BoardAnalysis, name: str) -> BaseGeometry | None:
    ticket = _tickets(analysis).get(name)
    if ticket is None:
        return None
    ends = [_stop(analysis, stop) for stop in sorted(ticket_stops(analysis.board, ticket))]
    return shapely.union_all([end for end in ends if end is not None])


@measured("tickets")
def _tickets(analysis: BoardAnalysis) -> Mapping[str, Ticket]:
    return {ticket.id: ticket for ticket in analysis.board.tickets}
