"""Plain JSON of stations, routes and tickets ("MapData"), as small web games keep their maps."""

from collections.abc import Sequence

from trackwright.formats.capabilities import ONE_LANGUAGE, Capabilities, field_names
from trackwright.formats.city_placement import size_around
from trackwright.formats.format import Export, FileFormat, Files, ImportResult, ImportSource
from trackwright.formats.imported_models import make_board, make_model
from trackwright.formats.json_values import Entries, Entry, Names, json_of, missing_list
from trackwright.formats.simplifications import CROSSINGS_AS_CITIES, ONLY_BETWEEN_CITIES, SOUND
from trackwright.schema.board import City, Deck, Route, Ticket
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import WrongFormatError, did_you_mean
from trackwright.schema.files.formatting import json_text
from trackwright.schema.geometry import Point
from trackwright.schema.rules.ruleset import Json
from trackwright.schema.sentences import say
from trackwright.schema.text import in_brief, text_in

LISTS = ("stations", "routes", "tickets")
DECK = "regular"
COLORS = {color: color.value for color in RouteColor} | {RouteColor.PURPLE: "pink"}
_THEIRS = {word: color for color, word in COLORS.items()} | {
    "purple": RouteColor.PURPLE,
    "grey": RouteColor.GRAY,
}


def write(export: Export) -> Files:
    """Return the one file."""
    board = CAPABILITIES.simplified(export.board, export.language)
    data = {
        "stations": [
            {
                "id": city.id,
                "name": text_in(city.name, export.language),
                "x": city.position.x,
                "y": city.position.y,
            }
            for city in board.cities
        ],
        "routes": _routes(board.routes),
        "tickets": [
            {"id": it.id, "from": it.ends[0], "to": it.ends[1], "points": it.points}
            for it in board.tickets
        ],
    }
    return {f"{export.board.id}.json": json_text(data, LISTS).encode()}


def read(given: ImportSource) -> ImportResult:
    """Read a board; positions are taken as millimetres."""
    data = json_of(given.files, given.source)
    if missing := missing_list(data, LISTS[:2]):
        raise WrongFormatError(
            say(
                "{source} is no such map: it has no list '{missing}'",
                source=given.source,
                missing=missing,
            )
        )
    found, stations = Entries(data, given.source), Names(say("station"))
    routes, tickets = Names(say("route")), Names(say("ticket"))

    def station(entry: Entry) -> City:
        name = entry.text("name", "")
        at = Point(entry.number("x", most=20_000), entry.number("y", most=20_000))
        return stations.added(
            entry.text("id", name), lambda ours: make_model(City, id=ours, name=name, position=at)
        )

    def ends(entry: Entry, first: str, second: str) -> tuple[str, str]:
        return stations.find(entry.text(first)), stations.find(entry.text(second))

    def route(entry: Entry) -> Route:
        joined, length, color = ends(entry, "a", "b"), entry.whole("length"), _color(entry)
        return routes.added(
            entry.text("id", "-".join(joined)),
            lambda ours: make_model(Route, id=ours, ends=joined, color=color, length=length),
        )

    def ticket(entry: Entry) -> Ticket:
        joined, points = ends(entry, "from", "to"), entry.whole("points")
        return tickets.added(
            entry.text("id", "-".join(joined)),
            lambda ours: make_model(Ticket, id=ours, ends=joined, points=points, deck=DECK),
        )

    cities = found.each("stations", station)
    board = make_board(
        given.source,
        size_around([city.position for city in cities]),
        cities=cities,
        routes=found.each("routes", route),
        decks=(Deck(id=DECK),),
        tickets=found.each("tickets", ticket),
    )
    return ImportResult(board, tuple(found.refused))


CAPABILITIES = Capabilities(
    board=field_names("cities", "id name position")
    | field_names("routes", "id ends color length")
    | field_names("tickets", "id ends points"),
    parts={"cities.name": ONE_LANGUAGE},
    simplifications=(*SOUND, ONLY_BETWEEN_CITIES, CROSSINGS_AS_CITIES),
)

MAPDATA = FileFormat(
    name="mapdata",
    title=say("plain JSON of stations, routes and tickets"),
    readers=say("small web games"),
    ending=".json",
    capabilities=CAPABILITIES,
    write=write,
    read=read,
)


def _routes(routes: Sequence[Route]) -> list[Json]:
    tracks: dict[frozenset[str], list[str]] = {}
    for route in routes:
        tracks.setdefault(frozenset(route.ends), []).append(route.id)
    return [_route(route, tracks[frozenset(route.ends)]) for route in routes]


def _route(route: Route, tracks: list[str]) -> Json:
    written: Json = {
        "id": route.id,
        "a": route.ends[0],
        "b": route.ends[1],
        "length": route.length,
        "color": COLORS[route.color],
    }
    if len(tracks) > 1:
        # The next track, and the first for the last: of two tracks each names the other.
        written["parallel"] = tracks[(tracks.index(route.id) + 1) % len(tracks)]
    return written


def _color(entry: Entry) -> RouteColor:
    word = entry.text("color", "gray").lower()
    if word not in _THEIRS:
        raise ValueError(
            say(
                "there is no colour '{color}'{hint}",
                color=in_brief(word),
                hint=did_you_mean(word, _THEIRS),
            )
        )
    return _THEIRS[word]
