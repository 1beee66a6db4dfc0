"""The two text files of research engines: routes and tickets.

A city is a word of ASCII capitals there. A route is `CITYA 4.15 GRAY CITYB`: four spaces, of which
one carries a locomotive icon, for the loader takes the first digit behind the point with float
arithmetic, and 4.1 would lose it. A negative number is a tunnel. Long tickets come first, and only
those in play are written. A plus marks mountains: `+13` is one mountain and three spaces.
"""

import re
from collections.abc import Iterable, Iterator
from string import ascii_uppercase

from trackwright.formats.capabilities import Capabilities, Simplification, field_names
from trackwright.formats.city_placement import UnplacedCity, place_cities
from trackwright.formats.format import (
    Export,
    FileFormat,
    Files,
    ImportResult,
    ImportSource,
    Refusal,
)
from trackwright.formats.imported_models import make_board, make_model, to_id
from trackwright.formats.simplifications import CROSSINGS_AS_CITIES, ONLY_BETWEEN_CITIES, SOUND
from trackwright.layout.gazetteer import place
from trackwright.schema.board import LONGEST_ROUTE, Board, City, Deck, Route, Ticket, spread
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import UnreadableFileError, WrongFormatError, did_you_mean
from trackwright.schema.files.parsing import BYTE_ORDER_MARK, MOST_BYTES, MOST_ENTRIES, decode
from trackwright.schema.ids import FreeIds
from trackwright.schema.pile_tickets import pile_tickets
from trackwright.schema.sentences import say
from trackwright.schema.text import folded, in_brief, text_in

DECK = "regular"
MOST_HINTS = 100
"""Cities for which a likely one is looked for: a hostile file could have any number."""

MOST_ICONS = 9
LONGEST_WORD = 70
COLORS = {color: color.value.upper() for color in RouteColor} | {RouteColor.PURPLE: "PINK"}
_NUMBER = re.compile(r"[+-]?\d+(\.\d*)?")
_NAME = re.compile(r"[^\W\d_][^\W\d]*(?:[ .'’-]+[^\W\d]+)*\.?")
_BY_WORD = {word: color for color, word in COLORS.items()} | {
    "PURPLE": RouteColor.PURPLE,
    "GREY": RouteColor.GRAY,
}


def write(export: Export) -> Files:
    """Return the file of routes and that of tickets."""
    board = CAPABILITIES.simplified(_in_play(export), export.language)
    words = {city.id: str(city.name) for city in board.cities}
    routes = [
        f"{words[route.ends[0]]} {_number(route)} {COLORS[route.color]} {words[route.ends[1]]}"
        for route in board.routes
    ]
    tickets = [
        f"{words[str(ticket.ends[0])]} {ticket.points} {words[str(ticket.ends[1])]}"
        for ticket in board.tickets
    ]
    return {
        "routes.txt": _lines((*words.values(), "", *routes)),
        "tickets.txt": _lines(tickets),
    }


def read(given: ImportSource) -> ImportResult:
    """Read a board; cities are placed with the gazetteer."""
    if not any(given.files.values()):
        raise UnreadableFileError(say("{source} is empty", source=given.source))
    importer = _Importer(given.source)
    for name, data in sorted(given.files.items(), key=lambda item: "ticket" in item[0].lower()):
        if len(data) > MOST_BYTES:
            raise UnreadableFileError(
                say("{name} is larger than {most} MB", name=name, most=MOST_BYTES >> 20)
            )
        importer.take(name, decode(data, name).removeprefix(BYTE_ORDER_MARK))
    return importer.result()


def _in_play(export: Export) -> Board:
    """Return the board with the tickets that its rules use, those of the pile drawn from last.

    Rules that use none of its tickets do not fit the board: it keeps all of them then.
    """
    board, ruleset = export.board, export.ruleset
    if ruleset is None:
        return board
    main = ruleset.tickets.action.pile if ruleset.tickets.action else None
    stated = ruleset.tickets.piles
    piles = zip(stated, pile_tickets(board, stated), strict=True)
    ordered = sorted(piles, key=lambda pile: pile[0].id == main)
    used = tuple(ticket for _, chosen in ordered for ticket in chosen)
    return board.changed(tickets=used) if used else board


def _plain_icons(board: Board, language: str) -> Board:
    del language
    return board.changed(routes=tuple(map(_with_plain_icons, board.routes)))


def _with_plain_icons(route: Route) -> Route:
    count = 0 if route.tunnel else min(len(route.icons), MOST_ICONS, route.length)
    return route.changed(icons=spread(route, count), ferry=count > 0)


def _in_capitals(board: Board, language: str) -> Board:
    """Return a board whose cities have single words as names and ids."""
    words = _words(text_in(city.name, language) for city in board.cities)
    ours = dict(zip((city.id for city in board.cities), words, strict=True))
    long = {deck.id for deck in board.decks if "long" in deck.tags}
    tickets = sorted(board.tickets, key=lambda ticket: ticket.deck not in long)
    return board.changed(
        cities=tuple(
            city.changed(id=word.lower(), name=word)
            for city, word in zip(board.cities, words, strict=True)
        ),
        routes=tuple(
            route.changed(ends=[ours[end].lower() for end in route.ends]) for route in board.routes
        ),
        tickets=tuple(
            ticket.changed(ends=[ours[str(end)].lower() for end in ticket.ends])
            for ticket in tickets
        ),
    )


def _words(names: Iterable[str]) -> list[str]:
    """Return a word of capitals for each name, no two the same."""
    words: dict[str, None] = {}
    for name in names:
        word = _word(name) or "CITY"
        words[next(free for free in _numbered(word) if free not in words)] = None
    return list(words)


def _word(name: str) -> str:
    return re.sub(r"[^a-z]", "", folded(name)).upper()[:LONGEST_WORD]


def _numbered(word: str) -> Iterator[str]:
    """Yield a word, and the word with letters behind it, for numbers are not allowed."""
    yield word
    for again in range(1, 1_000):
        for letter in ascii_uppercase[1:]:
            yield word[: LONGEST_WORD - again] + "Z" * (again - 1) + letter


CAPABILITIES = Capabilities(
    board=field_names("routes", "ends color length ferry icons tunnel")
    | {"cities.name", "tickets.ends", "tickets.points"},
    simplifications=(
        *SOUND,
        ONLY_BETWEEN_CITIES,
        CROSSINGS_AS_CITIES,
        Simplification(
            "routes.icons",
            say("Where icons lie, and those of tunnels; ferries are the routes that have icons."),
            _plain_icons,
        ),
        Simplification(
            "cities.name",
            say("The spelling: a name is one word of ASCII capitals that no other city has."),
            _in_capitals,
        ),
    ),
)

RESEARCH_TXT = FileFormat(
    name="research-txt",
    title=say("text files of routes and tickets"),
    readers=say("engines of research papers"),
    ending="",
    endings_inside=(".txt",),
    capabilities=CAPABILITIES,
    write=write,
    read=read,
)


def _number(route: Route) -> str:
    sign = "-" if route.tunnel else ""
    return f"{sign}{route.length}.{len(route.icons)}5" if route.icons else f"{sign}{route.length}"


def _lines(lines: Iterable[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode("ascii")


class _Importer:
    """Builds a board from lines of text."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._cities: dict[str, str] = {}
        self._routes: list[Route] = []
        self._tickets: list[Ticket] = []
        self._city_ids, self._route_ids, self._ticket_ids = FreeIds(), FreeIds(), FreeIds()
        self._refused: list[Refusal] = []
        self._lists_cities = False
        self._hints = 0

    def take(self, name: str, text: str) -> None:
        """Take the lines of a file: of routes if some of them only name cities, else of tickets."""
        lines = [(number, line.split()) for number, line in enumerate(text.split("\n"), 1)]
        lines = [(number, words) for number, words in lines if words]
        if len(lines) > MOST_ENTRIES:
            raise UnreadableFileError(
                say("{name} has more than {most} lines", name=name, most=MOST_ENTRIES)
            )
        named = [line for line in lines if not any(map(_is_number, line[1]))]
        self._lists_cities = self._lists_cities or bool(named)
        take = self._route if named or _has_colors(lines) else self._ticket
        joining = [line for line in lines if any(map(_is_number, line[1]))]
        for number, words in (*named, *joining):
            try:
                if any(map(_is_number, words)):
                    take(words)
                else:
                    self._city(words)
            except ValueError as error:
                self._refused.append(
                    Refusal.of_error(say("{name}, line {number}", name=name, number=number), error)
                )

    def result(self) -> ImportResult:
        """Place the cities."""
        if self._refused and not self._cities:
            raise WrongFormatError(
                say(
                    "{source} is no list of routes: {why}",
                    source=self._source,
                    why=self._refused[0].why,
                )
            )
        site = place_cities(
            [UnplacedCity(ours, word) for word, ours in self._cities.items()],
            [(*route.ends, float(route.length)) for route in self._routes],
            every_one=True,
        )
        board = make_board(
            self._source,
            site.size,
            projection=site.projection,
            countries=tuple(site.countries.values()),
            cities=tuple(
                City(
                    id=ours,
                    name=_spelled(word),
                    position=site.positions[ours],
                    location=site.locations.get(ours),
                    country=site.country_of(ours),
                )
                for word, ours in self._cities.items()
            ),
            routes=tuple(self._routes),
            decks=(Deck(id=DECK),),
            tickets=tuple(self._tickets),
        )
        return ImportResult(board, tuple(self._refused), site.notes)

    def _city(self, words: list[str]) -> None:
        name = " ".join(words)
        if not _NAME.fullmatch(name):
            raise ValueError(say("'{name}' is neither a city nor a route", name=in_brief(name)))
        if name.upper() in self._cities:
            raise ValueError(say("the city '{name}' stands there already", name=in_brief(name)))
        ours = self._city_ids.take(to_id(name.lower(), "city"))
        self._cities[name.upper()] = ours

    def _route(self, words: list[str]) -> None:
        first, number, rest = _around_number(words)
        if len(rest) < 2:
            raise ValueError(say("a route is: city, length, colour, city"))
        color = _BY_WORD.get(rest[0].upper())
        if color is None:
            hint = did_you_mean(rest[0], _BY_WORD)
            raise ValueError(
                say("there is no colour '{color}'{hint}", color=in_brief(rest[0]), hint=hint)
            )
        if number.startswith("+"):
            raise ValueError(
                say(
                    "'{number}' is a route over mountains, which boards do not have; "
                    "write its spaces alone",
                    number=in_brief(number),
                )
            )
        ends = self._found(first), self._found(" ".join(rest[1:]))
        digits, _, fraction = number.lstrip("-").partition(".")
        route = make_model(
            Route,
            id=self._route_ids.between(ends),
            ends=ends,
            color=color,
            length=int(digits) if len(digits) < 4 else LONGEST_ROUTE + 1,
            tunnel=number.startswith("-"),
        )
        icons = min(int(fraction[:1] or 0), route.length)
        self._routes.append(route.changed(icons=spread(route, icons), ferry=icons > 0))
        self._route_ids.add(route.id)

    def _ticket(self, words: list[str]) -> None:
        first, number, rest = _around_number(words)
        if not rest or "." in number or len(number) > 5:
            raise ValueError(say("a ticket is: city, points, city"))
        ends = self._found(first), self._found(" ".join(rest))
        ticket = make_model(
            Ticket,
            id=self._ticket_ids.between(ends),
            ends=ends,
            points=int(number),
            deck=DECK,
        )
        self._tickets.append(ticket)
        self._ticket_ids.add(ticket.id)

    def _found(self, name: str) -> str:
        """Return the id of a city; where no file lists the cities, one more is known then."""
        if name.upper() not in self._cities:
            if self._lists_cities:
                self._hints += 1
                hint = did_you_mean(name, self._cities) if self._hints <= MOST_HINTS else ""
                raise ValueError(
                    say("there is no city '{name}'{hint}", name=in_brief(name), hint=hint)
                )
            self._city([name])
        return self._cities[name.upper()]


def _is_number(word: str) -> bool:
    return _NUMBER.fullmatch(word) is not None


def _has_colors(lines: Iterable[tuple[int, list[str]]]) -> bool:
    return any(word.upper() in _BY_WORD for _, words in lines for word in words[2:-1])


def _around_number(words: list[str]) -> tuple[str, str, list[str]]:
    """Split a line at its number into what precedes it, the number, and what follows."""
    at = next(index for index, word in enumerate(words) if _is_number(word))
    if at == 0:
        raise ValueError(say("there is no city before the number"))
    return " ".join(words[:at]), words[at], words[at + 1 :]


def _spelled(word: str) -> str:
    """Return a word of capitals as the gazetteer spells it, or else with one capital."""
    town = place(word)
    return town.name if town is not None and _word(town.name) == word else word.title()
