"""Things that a playtest speaks of, shown on the canvas."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRectF

from trackwright.editor.desk import Desk
from trackwright.editor.selection import exists
from trackwright.schema.board import Board, CountryEnd
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, stop_ref

ROOM = 40.0
"""How much of the board is seen around things, in mm on each side."""


def show_things(desk: Desk, named: Iterable[str]) -> None:
    """Select the things that are still there, named as `route/…`, and bring them into view."""
    places = [place for name in named if exists(desk.board, place := _place(name))]
    desk.selection.set(place for place in places if place.kind in LIST_BY_KIND)
    seen = [part for place in desk.selection.places for part in _parts(desk.board, place)]
    extent = desk.scene.hits.extent(seen) if seen else None
    if extent is None:
        return
    left, top, right, bottom = extent
    area = QRectF(left, top, right - left, bottom - top)
    if not desk.view.seen.contains(area):
        desk.view.fit(area.adjusted(-ROOM, -ROOM, ROOM, ROOM))


def _parts(board: Board, place: ThingRef) -> Iterator[ThingRef]:
    """Yield what has a place on the canvas: of a ticket, the stops that it joins."""
    tickets = [ticket for ticket in board.tickets if place == ThingRef("ticket", ticket.id)]
    if not tickets:
        yield place
    for ticket in tickets:
        countries = {end.country for end in ticket.ends if isinstance(end, CountryEnd)}
        for stop in board.stops:
            if stop.id in ticket.ends or stop.country in countries:
                yield stop_ref(stop)


def _place(name: str) -> ThingRef:
    kind, _, thing = name.partition("/")
    return ThingRef(kind, thing)
