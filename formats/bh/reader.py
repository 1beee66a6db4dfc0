"""A board from a map of the browser editor."""

from collections.abc import Iterator, Mapping

from trackwright.formats.bh.frame import Frame, frame_around, their_frame
from trackwright.formats.bh.vocabulary import (
    CITY,
    COLORS_BY_NAME,
    CROSSING,
    FORMAT,
    OWN,
    PORTRAIT,
    is_ferry,
    is_tunnel,
    label_at,
)
from trackwright.formats.format import ImportResult, ImportSource
from trackwright.formats.imported_models import make_board, make_model, to_id
from trackwright.formats.json_values import Entries, Entry, Names, json_of, missing_list
from trackwright.schema.board import City, Country, Crossing, Deck, Route, Ticket
from trackwright.schema.errors import WrongFormatError, did_you_mean
from trackwright.schema.geometry import Point, Size
from trackwright.schema.ids import FreeIds, slug
from trackwright.schema.rules.ruleset import Json
from trackwright.schema.sentences import say
from trackwright.schema.text import in_brief

MAIN = "main"
"""The deck of tickets that name none."""

RULES = ("players", "wagonsPerPlayer", "startingTickets")


def read(given: ImportSource) -> ImportResult:
    """Read a map of the editor, or a network without a background."""
    data = json_of(given.files, given.source)
    payload = _payload(data, given.source)
    if missing := missing_list(payload, ("stops", "routes")):
        raise WrongFormatError(
            say(
                "{source} is no map: it has no list '{missing}'",
                source=given.source,
                missing=missing,
            )
        )
    return _Importer(given.source, data, payload).result()


def _payload(data: Json, source: str) -> Json:
    """Return the map itself; older files have no envelope."""
    if data.get("format") != FORMAT:
        return data
    version = data.get("version")
    if not isinstance(version, int) or version > PORTRAIT:
        raise WrongFormatError(
            say(
                "{source} has the version {version}; versions to {newest} are read",
                source=source,
                version=in_brief(str(version)),
                newest=PORTRAIT,
            )
        )
    if (kind := data.get("kind", "map")) not in ("map", "network"):
        raise WrongFormatError(
            say(
                "{source} holds no map, but {kind}; export the map",
                source=source,
                kind=in_brief(str(kind)),
            )
        )
    payload = data.get("payload")
    if not isinstance(payload, dict):
        raise WrongFormatError(say("{source} is empty: it has no 'payload'", source=source))
    return payload


class _Importer:
    """Builds a board from one file."""

    def __init__(self, source: str, data: Json, payload: Json) -> None:
        self._source = source
        self._payload = payload
        self._found = Entries(payload, source)
        self._frame, self._size = _frame(data, payload)
        self._types = _route_types(payload)
        self._stops, self._routes, self._tickets = (
            Names(say("stop")),
            Names(say("route")),
            Names(say("ticket")),
        )
        self._sets = Names(say("ticket set"))
        self._decks: dict[str, Deck] = {}
        self._long: set[str] = set()

    def result(self) -> ImportResult:
        """Read all lists: stops first, for the others name them."""
        stops = self._found.each("stops", self._stop)
        routes = self._found.each("routes", self._route)
        self._found.each("ticketSets", self._deck)
        tickets = self._with_long_decks(self._found.each("tickets", self._ticket))
        countries = dict.fromkeys(stop.country for stop in stops if isinstance(stop, Crossing))
        title = self._payload.get("name")
        board = make_board(
            self._source,
            self._size,
            title if isinstance(title, str) else None,
            countries=tuple(Country(id=country) for country in countries),
            cities=tuple(stop for stop in stops if isinstance(stop, City)),
            crossings=tuple(stop for stop in stops if isinstance(stop, Crossing)),
            routes=routes,
            decks=tuple(self._decks.values()),
            tickets=tickets,
        )
        has_rules = not self._payload.keys().isdisjoint(RULES)
        notes = (
            (say("How it is played was not taken over: choose a ruleset."),) if has_rules else ()
        )
        return ImportResult(board, tuple(self._found.refused), notes)

    def _stop(self, entry: Entry) -> City | Crossing:
        name, kind = entry.text("name", ""), entry.text("type", CITY)
        fields = {
            "name": name,
            "position": self._frame.back(entry.number("x"), entry.number("y")),
            "label": label_at(entry.number("labelAngle")) if "labelAngle" in entry.data else None,
            "locked": entry.flag("locked"),
        }
        theirs = entry.text("id", name)
        if kind == CROSSING and "country" in entry.data:
            country = to_id(entry.text("country"), "country")
            return self._stops.added(
                theirs, lambda ours: make_model(Crossing, id=ours, country=country, **fields)
            )
        tags = () if kind == CITY else (slug(kind, "stop"),)
        return self._stops.added(
            theirs, lambda ours: make_model(City, id=ours, tags=tags, **fields)
        )

    def _ends(self, entry: Entry) -> tuple[str, str]:
        return self._stops.find(entry.text("a")), self._stops.find(entry.text("b"))

    def _route(self, entry: Entry) -> Route:
        ends, color = self._ends(entry), entry.text("color", "neutral")
        if color not in COLORS_BY_NAME:
            hint = did_you_mean(color, COLORS_BY_NAME)
            raise ValueError(
                say("there is no colour '{color}'{hint}", color=in_brief(color), hint=hint)
            )
        words, shape = self._types.get(entry.text("type", "city"), (entry.text("type", ""), ""))
        words = f"{words} {entry.text('wagonStyle', '')}".lower()
        fields = {
            "ends": ends,
            "color": COLORS_BY_NAME[color],
            "length": entry.whole("length"),
            "tunnel": is_tunnel(words, shape) or entry.flag("tunnel"),
            "ferry": is_ferry(words, shape),
            "icons": tuple(_slots(entry)),
            "bends": tuple(self._bends(entry)),
        }
        return self._routes.added(
            entry.text("id", "-".join(ends)), lambda ours: make_model(Route, id=ours, **fields)
        )

    def _bends(self, entry: Entry) -> Iterator[Point]:
        for point in entry.values("points"):
            bend = Entry("", point if isinstance(point, dict) else {})
            yield self._frame.back(bend.number("x"), bend.number("y"))

    def _deck(self, entry: Entry) -> None:
        name = "" if OWN in entry.data else entry.text("label", "")
        theirs = entry.text("id", name)
        deck = self._sets.added(theirs, lambda ours: make_model(Deck, id=ours, name=name))
        self._decks[deck.id] = deck

    def _ticket(self, entry: Entry) -> Ticket:
        ends, points = self._ends(entry), entry.whole("points")
        deck = self._deck_of(entry)
        ticket = self._tickets.added(
            entry.text("id", "-".join(ends)),
            lambda ours: make_model(Ticket, id=ours, ends=ends, points=points, deck=deck),
        )
        if entry.flag("long"):
            self._long.add(ticket.id)
        return ticket

    def _deck_of(self, entry: Entry) -> str:
        """Return the deck that a ticket names; the first, if it names none."""
        first = next(iter(self._decks), MAIN)
        if entry.data.get("set") is None:
            self._decks.setdefault(first, Deck(id=first))
            return first
        return self._sets.find(entry.text("set"))

    def _with_long_decks(self, tickets: tuple[Ticket, ...]) -> tuple[Ticket, ...]:
        """Tag the decks of long tickets; where a deck has both kinds, the long ones leave it."""
        others = {ticket.deck for ticket in tickets if ticket.id not in self._long}
        ids = FreeIds(self._decks)
        for name in dict.fromkeys(ticket.deck for ticket in tickets if ticket.id in self._long):
            deck = self._decks[name]
            if name not in others:
                self._decks[name] = deck.changed(tags=("long",))
                continue
            long = Deck(
                id=ids.take(to_id(f"{name}_long", "deck")),
                name=f"{deck.name}, long" if deck.name else "",
                tags=("long",),
            )
            self._decks[long.id] = long
            tickets = tuple(
                t.changed(deck=long.id) if t.deck == name and t.id in self._long else t
                for t in tickets
            )
        return tickets


def _slots(entry: Entry) -> Iterator[int]:
    for slot in entry.values("locomotiveSlots"):
        if isinstance(slot, bool) or not isinstance(slot, int):
            raise ValueError(say("its 'locomotiveSlots' are not whole numbers"))
        yield slot


def _frame(data: Json, payload: Json) -> tuple[Frame, Size]:
    """Return the conversion of positions, and our board's size."""
    own = Entry("", _object(payload, OWN))
    try:
        size = Size(
            width=own.number("width", most=20_000), height=own.number("height", most=20_000)
        )
        return frame_around(size), size
    except ValueError:
        frame = Entry("", _object(data, "board"))
        is_portrait = payload.get("orientation") == "portrait"
        shape = payload.get("format")
        try:
            units = frame.number("width", most=1e6), frame.number("height", most=1e6)
        except ValueError:
            units = (0, 0)
        return their_frame(shape if isinstance(shape, str) else "", is_portrait, *units)


def _route_types(payload: Json) -> Mapping[str, tuple[str, str]]:
    """Return what each type of routes is called, and how its spaces look."""
    types = {}
    styles = payload.get("routeTypeStyles")
    for style in styles if isinstance(styles, list) else ():
        if isinstance(style, dict) and isinstance(style.get("id"), str):
            words = f"{style['id']} {style.get('label', '')}".lower()
            types[style["id"]] = (words, str(style.get("shape", "")))
    return types


def _object(data: Json, key: str) -> Json:
    value = data.get(key)
    return value if isinstance(value, dict) else {}
