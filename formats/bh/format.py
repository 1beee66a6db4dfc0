"""The format of the browser editor, and boards written in it."""

from collections.abc import Iterator
from typing import Any

from trackwright.formats.bh.frame import Frame, frame_around
from trackwright.formats.bh.reader import read
from trackwright.formats.bh.vocabulary import (
    CITY,
    COLORS,
    CROSSING,
    FORMAT,
    LANDSCAPE,
    OWN,
    PORTRAIT,
    ROUTE_TYPES,
    STOP_TYPES,
    label_angle,
    only_side,
    route_type,
)
from trackwright.formats.capabilities import ONE_LANGUAGE, Capabilities, Part, field_names
from trackwright.formats.format import Export, FileFormat, Files
from trackwright.formats.simplifications import EVERY_DECK, ONLY_BETWEEN_CITIES, SOUND
from trackwright.schema.board import Board, Crossing, Deck, Route, Stop, Ticket
from trackwright.schema.files.formatting import json_text
from trackwright.schema.rules.ruleset import ConnectionKind, Json, Ruleset
from trackwright.schema.sentences import say
from trackwright.schema.text import text_in

LISTS = ("stops", "routes", "tickets", "ticketSets", "stopTypeStyles", "routeTypeStyles")


def map_text(board: Board, export: Export) -> str:
    """Return the text of the map's file; `board` is the export's, as simple as it must be."""
    frame = frame_around(board.size)
    data = {
        "format": FORMAT,
        "version": PORTRAIT if frame.is_portrait else LANDSCAPE,
        "kind": "map",
        "board": {"width": frame.width, "height": frame.height},
        "payload": _payload(board, frame, export),
    }
    return json_text(data, LISTS)


def _payload(board: Board, frame: Frame, export: Export) -> Json:
    long_decks = {deck.id for deck in board.decks if "long" in deck.tags}
    return {
        "name": text_in(board.meta.title, export.language),
        "format": frame.shape,
        **({"orientation": "portrait"} if frame.is_portrait else {}),
        OWN: {"width": board.size.width, "height": board.size.height},
        **(_rules(export.ruleset) if export.ruleset else {}),
        "stopTypeStyles": [*STOP_TYPES],
        "routeTypeStyles": [*ROUTE_TYPES],
        "stops": [dict(_stop(stop, frame, export.language)) for stop in board.stops],
        "routes": [dict(_route(route, frame)) for route in board.routes],
        "ticketSets": [_deck(deck, export.language) for deck in board.decks],
        "tickets": [dict(_ticket(it, it.deck in long_decks)) for it in board.tickets],
    }


def _rules(ruleset: Ruleset) -> Json:
    players, tickets = ruleset.players, ruleset.tickets
    kept = max(tickets.keep_at_least, sum(deal.keep_at_least for deal in tickets.deals))
    lanes = {
        str(count): ruleset.parallel_tracks.usable(ConnectionKind.ORDINARY, 2, count)
        for count in players.counts
    }
    return {
        "players": {"min": players.minimum, "max": players.maximum},
        "wagonsPerPlayer": players.trains,
        "startingTickets": sum(deal.cards for deal in tickets.deals),
        "keptTickets": kept,
        "lanesUsableByPlayers": {n: 1 if usable == 1 else "all" for n, usable in lanes.items()},
    }


def _stop(stop: Stop, frame: Frame, language: str) -> Iterator[tuple[str, Any]]:
    is_crossing = isinstance(stop, Crossing)
    yield "id", stop.id
    yield "name", text_in(stop.name, language)
    yield "type", CROSSING if is_crossing else CITY
    yield from frame.there(stop.position).items()
    if (angle := label_angle(stop.label)) is not None:
        yield "labelAngle", angle
    if stop.locked:
        yield "locked", True
    if is_crossing:
        yield "country", stop.country


def _route(route: Route, frame: Frame) -> Iterator[tuple[str, Any]]:
    yield "id", route.id
    yield "a", route.ends[0]
    yield "b", route.ends[1]
    yield "length", route.length
    yield "type", route_type(route)
    yield "color", COLORS[route.color]
    if route.bends:
        yield "points", [frame.there(bend) for bend in route.bends]
        yield "curved", True
    if route.icons:
        yield "locomotiveSlots", [*route.icons]


def _deck(deck: Deck, language: str) -> Json:
    name = text_in(deck.name, language)
    return {"id": deck.id, "label": name} if name else {"id": deck.id, "label": deck.id, OWN: ""}


def _ticket(ticket: Ticket, is_long: bool) -> Iterator[tuple[str, Any]]:
    yield "id", ticket.id
    yield "a", ticket.ends[0]
    yield "b", ticket.ends[1]
    yield "points", ticket.points
    if is_long:
        yield "long", True
    yield "set", ticket.deck


_SIDE = Part(say("Where names stand, but for the side of their city."), only_side)

CAPABILITIES = Capabilities(
    board=field_names("cities crossings", "id name position label locked")
    | field_names("routes", "id ends color length ferry icons tunnel bends")
    | field_names("tickets", "id ends points deck")
    | {"meta.title", "size", "crossings.country", "decks.id", "decks.name"},
    rules=frozenset({"players", "tickets.keep_at_least"}),
    parts={
        **dict.fromkeys(
            ("meta.title", "cities.name", "crossings.name", "decks.name"), ONE_LANGUAGE
        ),
        **dict.fromkeys(("cities.label", "crossings.label"), _SIDE),
    },
    simplifications=(*SOUND, ONLY_BETWEEN_CITIES, EVERY_DECK),
)


def write(export: Export) -> Files:
    """Return the one file."""
    board = CAPABILITIES.simplified(export.board, export.language)
    return {f"{export.board.id}.json": map_text(board, export).encode()}


BH = FileFormat(
    name="bh",
    title=say("map of the browser editor by Björn Hagström"),
    readers=say("that editor, from version 1.0"),
    ending=".json",
    capabilities=CAPABILITIES,
    write=write,
    read=read,
)
