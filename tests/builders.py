"""Boards for tests: `a_board().with_route("oslo", "bergen", length=4).build()`."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, count
from math import cos, dist, sin, tau
from random import Random
from typing import Any, Self

from trackwright.schema.board import Board

Json = dict[str, Any]
Edge = tuple[int, int]


@dataclass(frozen=True)
class BoardBuilder:
    """A board in the making; each step returns another builder and leaves this one as it is.

    What a step names without describing it (a route's cities, a ticket's deck) is added by itself.
    """

    fields: Json
    things: dict[str, tuple[Json, ...]] = field(default_factory=dict)

    def with_city(self, id: str, **fields: Any) -> Self:  # noqa: A002 – as the model names it
        """Add a city, or describe further one that a route or a ticket added."""
        index = len(self.things.get("cities", ()))
        place = [20 + 40 * (index % 19), 20 + 40 * (index // 19)]
        city = {"id": id, "name": id.replace("_", " ").title(), "position": place}
        for known in self.things.get("cities", ()):
            if known["id"] == id:
                city = known
        return self._with("cities", {**city, **fields})

    def with_crossing(self, id: str, country: str, **fields: Any) -> Self:  # noqa: A002
        index = len(self.things.get("crossings", ()))
        crossing = {"id": id, "position": [20 + 40 * index, 480], "country": country, **fields}
        return self._with_country_named(country)._with("crossings", crossing)

    def with_country(self, id: str, **fields: Any) -> Self:  # noqa: A002
        return self._with("countries", {"id": id, **fields})

    def with_region(self, id: str, *cities: str, **fields: Any) -> Self:  # noqa: A002
        return self._with_stops(*cities)._with("regions", {"id": id, "cities": cities, **fields})

    def with_route(
        self, first: str, second: str, *, length: int = 2, color: str = "gray", **fields: Any
    ) -> Self:
        """Add a route; a second one between the same cities gets an id of its own."""
        route = {
            "id": self._free_id("routes", f"{first}-{second}"),
            "ends": [first, second],
            "color": color,
            "length": length,
        }
        return self._with_stops(first, second)._with("routes", {**route, **fields})

    def with_ticket(
        self,
        first: str | Json,
        second: str | Json,
        *,
        points: int = 5,
        deck: str = "regular",
        **fields: Any,
    ) -> Self:
        """Add a ticket; an end is a city or `{"country": …}`."""
        names = [end if isinstance(end, str) else end["country"] for end in (first, second)]
        ticket = {
            "id": self._free_id("tickets", "-".join(names)),
            "ends": [first, second],
            "points": points,
            "deck": deck,
        }
        builder = self._with_stops(*(end for end in (first, second) if isinstance(end, str)))
        for end in (first, second):
            if not isinstance(end, str):
                builder = builder._with_country_named(end["country"])
        if not builder._has("decks", deck):
            builder = builder.with_deck(deck)
        return builder._with("tickets", {**ticket, **fields})

    def with_deck(self, id: str, **fields: Any) -> Self:  # noqa: A002
        return self._with("decks", {"id": id, **fields})

    def with_fields(self, **fields: Any) -> Self:
        """State fields of the board itself, known or not."""
        return replace(self, fields={**self.fields, **fields})

    def build(self) -> Board:
        return Board.model_validate({**self.fields, **self.things})

    def _with(self, kind: str, thing: Json) -> Self:
        """Add `thing`, or put it in the place of the one that has its id."""
        others = {other["id"]: other for other in self.things.get(kind, ())}
        things = tuple({**others, thing["id"]: thing}.values())
        return replace(self, things={**self.things, kind: things})

    def _with_stops(self, *ids: str) -> Self:
        builder = self
        for stop in ids:
            if not builder._has("cities", stop) and not builder._has("crossings", stop):
                builder = builder.with_city(stop)
        return builder

    def _with_country_named(self, country: str) -> Self:
        return self if self._has("countries", country) else self.with_country(country)

    def _has(self, kind: str, wanted: str) -> bool:
        return any(thing["id"] == wanted for thing in self.things.get(kind, ()))

    def _free_id(self, kind: str, wanted: str) -> str:
        numbered = (f"{wanted}-{number}" for number in count(2))
        return (
            wanted
            if not self._has(kind, wanted)
            else next(free for free in numbered if not self._has(kind, free))
        )


def a_board(id: str = "nordic", **fields: Any) -> BoardBuilder:  # noqa: A002
    """Begin an empty board of 800 mm by 500 mm."""
    content = {"meta": {"title": "A board"}, "size": {"width": 800, "height": 500}}
    return BoardBuilder({"id": id, **content, **fields})


UNIT_WIDTH, UNIT_HEIGHT = 800, 500
COLORS = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green", "gray", "gray")


def europe_sized_board(times: int = 1) -> Board:
    """Return a board with `times` as many things as Europe's, the same at each call.

    One unit has 47 cities in 12 countries, 101 routes in 90 connections, and 101 tickets.
    """
    columns = next(number for number in count(1) if number * number >= times)
    random = Random(1912)
    units = [_Unit(random, number, columns) for number in range(times)]
    content: Json = {
        "id": "europe_sized",
        "meta": {"title": {"en": "As large as Europe", "fr": "Aussi grand que l’Europe"}},
        "size": {"width": columns * UNIT_WIDTH, "height": columns * UNIT_HEIGHT},
        "rulesets": ["europe"],
        "countries": [country for unit in units for country in unit.countries()],
        "cities": [city for unit in units for city in unit.cities()],
        "routes": [route for unit in units for route in unit.routes()],
        "decks": [{"id": "long", "name": "Long"}, {"id": "regular", "name": "Regular"}],
        "tickets": [ticket for unit in units for ticket in unit.tickets()],
    }
    return Board.model_validate(content)


class _Unit:
    """One Europe's worth of a board: cities on a shaken grid, joined to their neighbours."""

    def __init__(self, random: Random, number: int, columns: int) -> None:
        self._random = random
        self._number = number
        self._left = number % columns * UNIT_WIDTH
        self._top = number // columns * UNIT_HEIGHT
        self._places = [self._shaken(50 + 100 * (i % 8), 45 + 80 * (i // 8)) for i in range(47)]

    def countries(self) -> Iterator[Json]:
        for i in range(12):
            middle = (100 + 200 * (i % 4), 85 + 165 * (i // 4))
            outline = [
                self._shaken(middle[0] + 85 * cos(tau * n / 80), middle[1] + 70 * sin(tau * n / 80))
                for n in range(80)
            ]
            name = {"en": f"Country {i}", "fr": f"Pays {i}"}
            yield {"id": self._id("country", i), "name": name, "borders": [{"outer": outline}]}

    def cities(self) -> Iterator[Json]:
        for i, place in enumerate(self._places):
            city = {
                "id": self._id("city", i),
                "name": {"en": f"City {i}", "fr": f"Ville n° {i}"},
                "position": place,
                "country": self._id("country", i % 12),
            }
            yield {**city, "tags": ["capital"]} if i % 4 == 0 else city

    def routes(self) -> Iterator[Json]:
        for n, (first, second) in enumerate(self._connections()):
            for track in range(2 if n % 8 == 0 and n < 88 else 1):
                yield self._route(n, track, first, second)

    def tickets(self) -> Iterator[Json]:
        pairs = self._random.sample(list(combinations(range(47), 2)), 101)
        for n, (first, second) in enumerate(pairs):
            yield {
                "id": self._id("ticket", n),
                "ends": [self._id("city", first), self._id("city", second)],
                "points": self._random.randint(4, 21),
                "deck": "long" if n < 12 else "regular",
                "tags": ["big_cities"] if n % 3 == 0 else [],
            }

    def _route(self, n: int, track: int, first: int, second: int) -> Json:
        length = self._random.randint(1, 8)
        (x1, y1), (x2, y2) = self._places[first], self._places[second]
        middle_x, middle_y = (x1 + x2) / 2 - self._left, (y1 + y2) / 2 - self._top
        ferry = n % 9 == 4
        return {
            "id": self._id("route", n) + ("-2" if track else ""),
            "ends": [self._id("city", first), self._id("city", second)],
            "color": self._random.choice(COLORS),
            "length": length,
            "ferry": ferry,
            "icons": [0] if ferry else [],
            "tunnel": n % 7 == 3,
            "bends": [self._shaken(middle_x, middle_y)] if n % 2 else [],
        }

    def _connections(self) -> list[Edge]:
        """Join the 90 nearest pairs of cities."""
        pairs = combinations(range(47), 2)
        return sorted(pairs, key=lambda ends: dist(*(self._places[end] for end in ends)))[:90]

    def _shaken(self, x: float, y: float) -> tuple[float, float]:
        return (
            self._left + round(x + self._random.uniform(-15, 15), 1),
            self._top + round(y + self._random.uniform(-15, 15), 1),
        )

    def _id(self, kind: str, index: int) -> str:
        return f"{kind}_{self._number}_{index}"
