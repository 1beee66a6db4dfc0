"""A room of VirtualTabletop: a board, a card for each city, a line for each route, ticket decks.

Each space is a holder for one piece. Ids of widgets come from ids of the board, so that the same
board gives the same room.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import shapely

from trackwright.formats.capabilities import ONE_LANGUAGE, Capabilities, field_names
from trackwright.formats.format import Export, FileFormat, Files
from trackwright.formats.simplifications import SOUND, WITH_KNOWN_COUNTRIES
from trackwright.layout.curves import Floats
from trackwright.layout.drawn_sizes import cap_height
from trackwright.layout.labels import Label
from trackwright.layout.tracks import Track
from trackwright.rendering.themes import CLASSIC
from trackwright.schema.board import Ticket, TicketEnd
from trackwright.schema.files.formatting import json_text
from trackwright.schema.rules.ruleset import Json
from trackwright.schema.sentences import say
from trackwright.schema.text import text_in

FILE_VERSION = 11
"""The version of its files that this is; newer programs bring it up to date."""

WIDTH, HEIGHT = 1360.0, 1000.0
"""Of the room's 1600 by 1000 pixels, what the board may fill; ticket decks lie beside it."""

DOT = 16.0
TICKET_WIDTH, TICKET_HEIGHT = 200.0, 120.0
"""In pixels: cards of cities and of tickets."""

LOCOMOTIVE, WAVES, MOUNTAIN = "🚂", "≈", "⛰"
"""What is written on spaces with an icon, on other spaces of ferries, and on those of tunnels."""


def write(export: Export) -> Files:
    """Write a board as a room."""
    board = VIRTUALTABLETOP.capabilities.simplified(export.board, export.language)
    simple = export if board is export.board else Export(board, None, export.language)
    room = _Room(simple).widgets()
    return {f"{board.id}.vtt.json": json_text(room, ()).encode()}


VIRTUALTABLETOP = FileFormat(
    name="virtualtabletop",
    title=say("VirtualTabletop room"),
    readers=say("VirtualTabletop, in a browser"),
    ending=".vtt.json",
    capabilities=Capabilities(
        board=field_names("cities crossings", "id name position")
        | field_names("routes", "id ends color length ferry icons tunnel draw_bonus bends spaces")
        | field_names("tickets", "id ends points deck")
        | {"id", "meta.title", "size", "decks.id", "decks.name"},
        parts=dict.fromkeys(
            ("meta.title", "cities.name", "crossings.name", "decks.name"), ONE_LANGUAGE
        ),
        simplifications=(*SOUND, WITH_KNOWN_COUNTRIES),
    ),
    write=write,
)
"""Rooms to play in by hand."""


class _Room:
    """The widgets of one room, by their ids."""

    def __init__(self, export: Export) -> None:
        self._board = export.board
        self._layout = export.layout
        self._language = export.language
        self._stops = {stop.id: stop.name for stop in self._board.stops}
        self._countries = {country.id: country.name for country in self._board.countries}
        size = self._board.size
        self._scale = min(WIDTH / size.width, HEIGHT / size.height)

    def widgets(self) -> Json:
        """Return all widgets, after the header that every room has."""
        title = self._text(self._board.meta.title)
        header = {"version": FILE_VERSION, "info": {"name": title}}
        widgets = [
            self._table(),
            *self._cities(),
            *(self._name(stop, label) for stop, label in self._layout.labels.items()),
            *(w for track in self._layout.tracks.values() for w in self._route(track)),
            *self._ticket_decks(),
        ]
        return {"_meta": header, **{widget["id"]: widget for widget in widgets}}

    def _text(self, text: str | Mapping[str, str]) -> str:
        return text_in(text, self._language)

    def _px(self, millimetres: float) -> float:
        return round(millimetres * self._scale, 2)

    def _table(self) -> Json:
        size = self._board.size
        return {
            "id": "board",
            "x": 0,
            "y": 0,
            "width": self._px(size.width),
            "height": self._px(size.height),
            "layer": -4,
            "movable": False,
            "color": CLASSIC.lands[0],
        }

    def _cities(self) -> Iterator[Json]:
        dot = {
            "type": "image",
            "x": 0,
            "y": 0,
            "width": DOT,
            "height": DOT,
            "color": CLASSIC.stop,
            "css": "border-radius: 50%",
        }
        yield {
            "id": "cities",
            "type": "deck",
            "parent": "board",
            "x": 0,
            "y": 0,
            "display": False,
            "cardDefaults": {"width": DOT, "height": DOT, "movable": False, "layer": -1},
            "faceTemplates": [{"border": 0, "radius": DOT / 2, "objects": [dot]}],
            "cardTypes": {stop.id: {"label": self._text(stop.name)} for stop in self._board.stops},
        }
        for stop in self._board.stops:
            yield {
                "id": _city(stop.id),
                "type": "card",
                "deck": "cities",
                "cardType": stop.id,
                "parent": "board",
                "x": round(self._px(stop.position.x) - DOT / 2, 2),
                "y": round(self._px(stop.position.y) - DOT / 2, 2),
            }

    def _name(self, stop: str, label: Label) -> Json:
        height, letters = self._px(label.height), 1.3 * self._px(cap_height(label.size))
        width = self._px(label.width) + height
        lines = len(label.lines)
        widget = {
            "id": f"name-{stop}",
            "type": "label",
            "parent": "board",
            "x": round(self._px(label.x) - width / 2, 2),
            "y": round(self._px(label.y) - height, 2),
            "width": round(width, 2),
            "height": round(2 * height, 2),
            "text": "\n".join(label.lines),
            "css": f"font-size: {letters:.1f}px; line-height: {2 * height / lines:.1f}px; "
            f"text-align: center; white-space: {'pre' if lines > 1 else 'nowrap'}; "
            f"color: {CLASSIC.label}",
        }
        return {**widget, "rotation": round(label.angle, 2)} if label.angle else widget

    def _route(self, track: Track) -> Iterator[Json]:
        holders = list(self._spaces(track))
        yield self._line(track, [holder["id"] for holder in holders])
        yield from holders

    def _line(self, track: Track, holders: list[str]) -> Json:
        curve = track.curve
        shares = np.linspace(0, 1, 24)
        points = curve.at(shares * curve.length)[0] * self._scale
        controls = _controls(points, shares) if track.route.bends else ()
        bent = [points[0], *controls, points[-1]]
        corner = np.floor(np.min(bent, axis=0))
        width, height = np.ceil(np.max(bent, axis=0) - corner).tolist()
        line = shapely.LineString(curve.points)
        middles = shapely.points([(space.x, space.y) for space in track.spaces])
        stops = shapely.line_locate_point(line, middles, normalized=True).tolist()
        ends: Json = {}
        if not track.offset:  # beside others a line runs past the middle of its cities
            first, second = track.route.ends
            ends = {"connectStart": _city(first), "connectEnd": _city(second)}
        return {
            "id": f"route-{track.route.id}",
            "type": "line",
            "parent": "board",
            "x": corner[0],
            "y": corner[1],
            "width": width,
            "height": height,
            "lineStart": _point(bent[0] - corner),
            "lineEnd": _point(bent[-1] - corner),
            "controlStart": _point(bent[1] - corner) if len(bent) > 2 else None,
            "controlEnd": _point(bent[2] - corner) if len(bent) > 2 else None,
            "lineWidth": 2,
            "lineColor": CLASSIC.routes[track.route.color].edge,
            "rotateStops": False,
            "autoSpaceStops": False,
            "stops": [
                {"widget": holder, "position": round(share, 4)}
                for holder, share in zip(holders, stops, strict=True)
            ],
            **ends,
        }

    def _spaces(self, track: Track) -> Iterator[Json]:
        route, size = track.route, self._board.profile.space
        width, height = self._px(size.length), self._px(size.width)
        for index, space in enumerate(track.spaces):
            signs = [
                LOCOMOTIVE if index in route.icons else WAVES if route.ferry else "",
                MOUNTAIN if route.tunnel else "",
                f"+{route.draw_bonus}" if route.draw_bonus and index == 0 else "",
            ]
            holder = {
                "id": f"space-{route.id}-{index + 1}",
                "type": "holder",
                "parent": "board",
                "x": round(self._px(space.x) - width / 2, 2),
                "y": round(self._px(space.y) - height / 2, 2),
                "width": width,
                "height": height,
                "rotation": round(space.angle, 2),
                "dropLimit": 1,
                "dropTarget": {},
                "color": CLASSIC.routes[route.color].fill,
            }
            text = "".join(signs)
            yield {**holder, "text": text} if text else holder

    def _ticket_decks(self) -> Iterator[Json]:
        names = {deck.id: self._text(deck.name) or deck.id for deck in self._board.decks}
        used = dict.fromkeys((*names, *(ticket.deck for ticket in self._board.tickets)))
        for row, deck in enumerate(used):
            tickets = [ticket for ticket in self._board.tickets if ticket.deck == deck]
            yield from self._ticket_deck(deck, names.get(deck, deck), tickets, row)

    def _ticket_deck(self, deck: str, name: str, tickets: list[Ticket], row: int) -> Iterator[Json]:
        pile = f"pile-{deck}"
        yield {
            "id": pile,
            "type": "holder",
            "x": WIDTH + 20,
            "y": 20 + row * (TICKET_HEIGHT + 30),
            "width": TICKET_WIDTH + 8,
            "height": TICKET_HEIGHT + 8,
            "dropTarget": {"deck": f"tickets-{deck}"},
        }
        yield {
            "id": f"tickets-{deck}",
            "type": "deck",
            "parent": pile,
            "x": 4,
            "y": 4,
            "cardDefaults": {"width": TICKET_WIDTH, "height": TICKET_HEIGHT},
            "faceTemplates": [_ticket_back(name), _ticket_front()],
            "cardTypes": {ticket.id: self._ticket_type(ticket) for ticket in tickets},
        }
        for ticket in tickets:
            yield {
                "id": f"ticket-{ticket.id}",
                "type": "card",
                "deck": f"tickets-{deck}",
                "cardType": ticket.id,
                "parent": pile,
                "x": 4,
                "y": 4,
                "activeFace": 0,
            }

    def _ticket_type(self, ticket: Ticket) -> Json:
        first, second = (self._end(end) for end in ticket.ends)
        return {"city1": first, "city2": second, "points": ticket.points}

    def _end(self, end: TicketEnd) -> str:
        if isinstance(end, str):
            return self._text(self._stops[end]) or end
        return self._text(self._countries[end.country]) or end.country


def _city(stop: str) -> str:
    return f"city-{stop}"


def _controls(points: Floats, shares: Floats) -> Floats:
    """Return the two controls of the cubic curve that comes nearest to points along a line."""
    t, u = shares[:, None], 1 - shares[:, None]
    rest = points - u**3 * points[0] - t**3 * points[-1]
    weights = np.hstack((3 * u**2 * t, 3 * u * t**2))
    return np.asarray(np.linalg.lstsq(weights, rest, rcond=None)[0])


def _point(point: Any) -> Json:
    return {"x": round(float(point[0]), 2), "y": round(float(point[1]), 2)}


def _ticket_front() -> Json:
    lines = {"city1": (12, 18), "city2": (44, 18), "points": (76, 26)}
    return {
        "border": 1,
        "radius": 8,
        "css": f"background: {CLASSIC.panel}",
        "objects": [
            _ticket_text(top, size, dynamicProperties={"value": name})
            for name, (top, size) in lines.items()
        ],
    }


def _ticket_back(name: str) -> Json:
    face = {"border": 1, "radius": 8, "css": f"background: {CLASSIC.panel_line}"}
    return {**face, "objects": [_ticket_text(48, 18, value=name)]}


def _ticket_text(top: int, size: int, **value: Any) -> Json:
    return {
        "type": "text",
        "x": 0,
        "y": top,
        "width": TICKET_WIDTH,
        "fontSize": size,
        "textAlign": "center",
        "color": CLASSIC.panel_ink,
        **value,
    }
