"""What to show on the board for a finding."""

from collections.abc import Mapping

import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.layout.areas import area_of
from trackwright.layout.lettering import stop_radius
from trackwright.schema.board import Ticket
from trackwright.schema.picking import ticket_stops
from trackwright.validators.check import Found
from trackwright.validators.places import Place
from trackwright.validators.survey import Survey, layout, measured, stops


def highlight(survey: Survey, found: Found) -> BaseGeometry | None:
    """Return the area or line to show, in mm; None if the finding is about nothing drawn."""
    if found.where is not None:
        return found.where
    shapes = [shape for place in found.places if (shape := _shape(survey, place)) is not None]
    return shapely.union_all(shapes) if shapes else None


def _shape(survey: Survey, place: Place) -> BaseGeometry | None:
    if place.kind in ("city", "crossing"):
        return _stop(survey, place.id)
    if place.kind == "route":
        track = layout(survey).tracks.get(place.id)
        return None if track is None else shapely.LineString(track.curve.points)
    if place.kind == "ticket":
        return _ticket(survey, place.id)
    if place.kind == "country":
        areas = [area_of(c.borders) for c in survey.board.countries if c.id == place.id]
        return areas[0] if areas and not areas[0].is_empty else None
    return None


def _stop(survey: Survey, name: str) -> BaseGeometry | None:
    stop = stops(survey).get(name)
    return None if stop is None else shapely.Point(stop.position).buffer(stop_radius(stop))


def _ticket(survey: Survey, name: str) -> BaseGeometry | None:
    ticket = _tickets(survey).get(name)
    if ticket is None:
        return None
    ends = [_stop(survey, stop) for stop in sorted(ticket_stops(survey.board, ticket))]
    return shapely.union_all([end for end in ends if end is not None])


@measured("tickets")
def _tickets(survey: Survey) -> Mapping[str, Ticket]:
    return {ticket.id: ticket for ticket in survey.board.tickets}
