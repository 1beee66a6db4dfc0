"""The four files of a map, on the picture that the game shows."""

from collections.abc import Iterator, Mapping

from trackwright.formats.bga.php import Literal, function, literal, source
from trackwright.formats.bga.rules import (
    DECK,
    HELD,
    PARTS,
    cards_for_one,
    long_piles,
    piles,
    public_fields,
)
from trackwright.formats.capabilities import (
    ONE_LANGUAGE,
    Capabilities,
    Part,
    Simplification,
    field_names,
)
from trackwright.formats.format import Export, FileFormat, Files
from trackwright.formats.simplifications import SOUND, WITH_KNOWN_COUNTRIES
from trackwright.layout.tracks import Space
from trackwright.schema.board import Board, Crossing, Route, Stop, Ticket, TicketEnd
from trackwright.schema.colors import RouteColor
from trackwright.schema.pile_tickets import pile_tickets
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.selector_matches import picked_routes
from trackwright.schema.sentences import say
from trackwright.schema.text import text_in

LONG_SIDE, SHORT_SIDE = 1744, 1125
"""Pixels of the picture, in the board's orientation."""

COLORS: Mapping[RouteColor, str] = {
    **{color: color.name for color in RouteColor},
    RouteColor.PURPLE: "PINK",
}
"""The game's constants."""


REGULAR, LONG = 1, 2
"""The game's kinds of tickets; of the long ones it lets a player keep one at most."""

BONUSES = {
    "isGlobetrotterBonusActive": "pointsForGlobetrotter",
    "isLongestPathBonusActive": "pointsForLongestPath",
}
"""Methods that say whether a bonus counts, and the fields that say for how much."""


def write(export: Export) -> Files:
    """Write a board and its rules as the folder of a map."""
    board = BGA.capabilities.simplified(export.board, export.language)
    simple = (
        export
        if board is export.board
        else Export(board, export.ruleset, export.language, export.folder)
    )
    folder = _Folder(simple)
    return {
        "cities.php": source(["City"], function("getCities", folder.cities())),
        "routes.php": source(["Route", "RouteSpace"], function("getRoutes", folder.routes())),
        "destinations.php": source(["DestinationCard"], *folder.destinations()),
        "map.php": source(["Map"], folder.requires(), folder.map_class(), folder.get_map()),
    }


def _ferries_with_icons(board: Board, language: str) -> Board:
    del language
    if all(route.icons or not route.ferry for route in board.routes):
        return board
    routes = (r.changed(ferry=bool(r.icons)) if r.ferry else r for r in board.routes)
    return board.changed(routes=tuple(routes))


BGA = FileFormat(
    name="bga",
    title=say("Board Game Arena map (PHP)"),
    readers=say("the adaptation's own code, as a folder of its maps"),
    ending="",
    capabilities=Capabilities(
        board=field_names("cities crossings", "id name position")
        | field_names("routes", "id ends color length ferry icons tunnel draw_bonus bends spaces")
        | field_names("tickets", "id ends points alternatives deck")
        | {"id", "crossings.country", "decks.id"},
        rules=HELD,
        parts={
            "cities.name": ONE_LANGUAGE,
            "crossings.name": ONE_LANGUAGE,
            "routes.icons": Part(
                say("Which of the spaces have an icon."),
                lambda icons, _: tuple(range(len(icons))),
            ),
        },
        rule_parts=PARTS,
        simplifications=(
            *SOUND,
            WITH_KNOWN_COUNTRIES,
            Simplification("routes.ferry", say("Ferries without an icon."), _ferries_with_icons),
        ),
    ),
    write=write,
)
"""Maps of an adaptation in which people play online."""


class _Folder:
    """Numbers everything, and generates the lines of the files."""

    def __init__(self, export: Export) -> None:
        self._board, self._ruleset = export.board, export.ruleset
        self._language, self._layout = export.language, export.layout
        size = self._board.size
        self._stands = size.height > size.width
        width, height = (SHORT_SIDE, LONG_SIDE) if self._stands else (LONG_SIDE, SHORT_SIDE)
        self._scale = min(width / size.width, height / size.height)
        self._left = (width - self._scale * size.width) / 2
        self._top = (height - self._scale * size.height) / 2
        self._stops = {stop.id: n for n, stop in enumerate(self._board.stops, 1)}
        self._countries = {name: -n for n, name in enumerate(_named_countries(self._board), 1)}
        self._country_names = {country.id: country.name for country in self._board.countries}
        long = self._long_tickets()
        self._cards = {
            REGULAR: [ticket for ticket in self._board.tickets if ticket.id not in long],
            LONG: [ticket for ticket in self._board.tickets if ticket.id in long],
        }

    def cities(self) -> Iterator[str]:
        """Yield a line for each city and crossing."""
        for stop in self._board.stops:
            arguments = [literal(self._name(stop)), *self._pixels(*stop.position)]
            if isinstance(stop, Crossing):
                arguments.append(str(self._countries[stop.country]))
            call = f"new City({', '.join(arguments)})"
            yield f"{self._stops[stop.id]} => {call}, // {stop.id}"

    def routes(self) -> Iterator[str]:
        """Yield the lines of each route: one of its own for each space."""
        sets = self._sets_of_cards()
        for number, route in enumerate(self._board.routes, 1):
            ends = [self._stops[end] for end in route.ends]
            spaces = [self._space(space) for space in self._layout.tracks[route.id].spaces]
            named = ", ".join((*map(str, sorted(ends)), COLORS[route.color]))
            yield f"{number} => new Route({named}, [ // {route.id}"
            for space in spaces if ends == sorted(ends) else reversed(spaces):
                yield f"    new RouteSpace({', '.join(space)}),"
            yield f"]{self._extras(route, sets.get(route.id, {}))}),"

    def destinations(self) -> Iterator[str]:
        """Yield the function that returns all tickets, by their kind."""
        lines = []
        for kind, tickets in self._cards.items():
            lines.append(f"{kind} => [")
            for number, ticket in enumerate(tickets, 1):
                lines.append(f"    {number} => {self._card(ticket)}, // {ticket.id}")
            lines.append("],")
        yield function("getAllDestinations", lines)

    def requires(self) -> str:
        """Return the lines that load the other files."""
        names = ("cities", "routes", "destinations")
        return "\n".join(f"require_once(__DIR__.'/{name}.php');" for name in names)

    def map_class(self) -> str:
        """Return the class, with the rules in its fields."""
        arguments = ["getCities()", "getRoutes()", "getAllDestinations()"]
        fields: list[tuple[str, Literal]] = []
        methods: list[str] = []
        if self._ruleset is not None:
            arguments.append(literal(self._ruleset.scoring.lengths))
            fields += public_fields(self._ruleset)
            methods += self._dealing(self._ruleset)
            methods += (
                _method(name, "bool", f"$this->{field} !== null")
                for name, field in BONUSES.items()
                if field in dict(fields)
            )
        if self._stands:
            fields.append(("vertical", True))
        if self._countries:
            fields.append(("countriesEndPoints", self._end_points()))
        lines = [
            f"class {self._class_name()} extends Map {{",
            "    public function __construct() {",
            f"        parent::__construct({', '.join(arguments)});",
            *(f"        $this->{name} = {literal(value)};" for name, value in fields),
            "    }",
            *(f"\n{method}" for method in [*methods, self._generated()]),
            "}",
        ]
        return "\n".join(lines)

    def get_map(self) -> str:
        """Return the function that the game calls."""
        return f"function getMap(): Map {{\n    return new {self._class_name()}();\n}}"

    def _class_name(self) -> str:
        words = self._board.id.replace("-", "_").split("_")
        name = "".join(word.capitalize() for word in words)
        return f"{'Board' if name[0].isdecimal() else ''}{name}Map"

    def _name(self, stop: Stop) -> str:
        """Return a stop's name; a nameless crossing has that of its country."""
        own = text_in(stop.name, self._language)
        if own or not isinstance(stop, Crossing):
            return own
        return text_in(self._country_names.get(stop.country, ""), self._language)

    def _pixels(self, x: float, y: float) -> tuple[str, str]:
        across, down = self._left + x * self._scale, self._top + y * self._scale
        return str(round(across)), str(round(down))

    def _space(self, space: Space) -> tuple[str, ...]:
        # A space looks the same from both ends.
        upright = (round(space.angle) + 90) % 180 - 90
        return *self._pixels(space.x, space.y), str(upright)

    def _extras(self, route: Route, sets: Mapping[str, int]) -> str:
        extras: dict[str, Literal] = {
            "tunnel": route.tunnel,
            "locomotives": len(route.icons),
            **sets,
            "drawingBonus": route.draw_bonus,
        }
        return "".join(f", {name}: {literal(value)}" for name, value in extras.items() if value)

    def _sets_of_cards(self) -> dict[str, dict[str, int]]:
        """Return how many cards stand for one, by the routes' ids and the game's word for it."""
        sets: dict[str, dict[str, int]] = {}
        for selector, word, cards in cards_for_one(self._ruleset) if self._ruleset else ():
            for route in picked_routes(self._board, selector):
                sets.setdefault(route.id, {})[word] = cards
        return sets

    def _piles(self, ruleset: Ruleset) -> dict[str, tuple[Ticket, ...]]:
        """Return the tickets of each pile, by its id."""
        stated = ruleset.tickets.piles
        chosen = pile_tickets(self._board, stated)
        return dict(zip((pile.id for pile in stated), chosen, strict=True))

    def _long_tickets(self) -> set[str]:
        """Return the tickets of which a player keeps one at most."""
        decks = {deck.id for deck in self._board.decks if "long" in deck.tags}
        tagged = {ticket.id for ticket in self._board.tickets if ticket.deck in decks}
        if self._ruleset is None:
            return tagged
        long, found = long_piles(self._ruleset), set()
        for pile, tickets in self._piles(self._ruleset).items():
            ids = {ticket.id for ticket in tickets}
            tagged -= ids
            found |= ids if pile in long else set()
        return found | tagged

    def _card(self, ticket: Ticket) -> str:
        start, end = (self._number(place) for place in ticket.ends)
        ends: Literal = end
        points: Literal = ticket.points
        if ticket.alternatives:
            ends = [end, *(self._number(other.end) for other in ticket.alternatives)]
            points = [ticket.points, *(other.points for other in ticket.alternatives)]
        return f"new DestinationCard({start}, {literal(ends)}, {literal(points)})"

    def _number(self, end: TicketEnd) -> int:
        return self._stops[end] if isinstance(end, str) else self._countries[end.country]

    def _end_points(self) -> Mapping[int, Literal]:
        """Return what stands for each country: its crossings, or its cities if it has none."""
        points: dict[int, Literal] = {}
        for name, number in self._countries.items():
            crossings = [c.id for c in self._board.crossings if c.country == name]
            cities = [city.id for city in self._board.cities if city.country == name]
            points[number] = [self._stops[stop] for stop in crossings or cities]
        return points

    def _dealing(self, ruleset: Ruleset) -> Iterator[str]:
        """Yield the methods that say how tickets are dealt."""
        names = {pile.id: name for name, pile in piles(ruleset).items()}
        tickets = ruleset.tickets
        dealt = [(names[d.pile], d.cards) for d in tickets.deals if d.pile in names]
        deal = ", ".join(f"{literal(name)} => {cards}" for name, cards in dealt)
        yield _method("getInitialDestinationPick", "array", f"[{deal}]")
        yield _method("getInitialDestinationMinimumKept", "int", str(tickets.keep_at_least))
        if tickets.action is not None:
            draw = str(tickets.action.draw)
            yield _method("getAdditionalDestinationCardNumber", "int", draw)

    def _generated(self) -> str:
        """Return the method that says which tickets are in which pile."""
        used: Mapping[str, tuple[Ticket, ...]] = {DECK: self._board.tickets}
        if self._ruleset is not None:
            tickets_of = self._piles(self._ruleset)
            used = {name: tickets_of[pile.id] for name, pile in piles(self._ruleset).items()}
        entries = []
        for name, chosen in used.items():
            ids = {ticket.id for ticket in chosen}
            cards = (
                f"['type' => {kind}, 'type_arg' => {number}, 'nbr' => 1]"
                for kind, tickets in self._cards.items()
                for number, ticket in enumerate(tickets, 1)
                if ticket.id in ids
            )
            entries.append(f"            {literal(name)} => [{', '.join(cards)}],")
        listed = "\n".join(entries)
        return _method("getDestinationToGenerate", "array", f"[\n{listed}\n        ]")


def _method(name: str, kind: str, value: str) -> str:
    return (
        f"    public function {name}(int $expansionValue): {kind} {{\n"
        f"        return {value};\n    }}"
    )


def _named_countries(board: Board) -> tuple[str, ...]:
    """Return the countries that crossings lead to or tickets end in."""
    ends = [end for ticket in board.tickets for end in ticket.ends]
    ends += (other.end for ticket in board.tickets for other in ticket.alternatives)
    named = {crossing.country for crossing in board.crossings}
    named |= {end.country for end in ends if not isinstance(end, str)}
    known = [country.id for country in board.countries if country.id in named]
    return tuple(dict.fromkeys((*known, *sorted(named))))
