"""A board as large as Europe's, or several times as large, for benchmarks and tests."""

from collections.abc import Iterator
from itertools import combinations, count
from math import cos, dist, sin, tau
from random import Random
from typing import Any

from trackwright.schema.board import Board

Json = dict[str, Any]

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

    def _connections(self) -> list[tuple[int, int]]:
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
