"""Boards for tests: `a_board().with_route("oslo", "bergen", length=4).build()`."""

from dataclasses import dataclass, field, replace
from itertools import count
from json import dumps
from typing import Any, Self

from trackwright.schema.board import Board

Json = dict[str, Any]

MOST_RECENT = 64
_RECENT: dict[str, Board] = {}
"""Boards that were built lately, by their content."""


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
        """Return the board: one and the same for the same content, as boards do not change.

        The editor knows again what it has computed for a board, so that tests take less time.
        """
        content = {**self.fields, **self.things}
        try:
            key = dumps(content)
        except TypeError:  # there are models in it
            return Board.model_validate(content)
        if key not in _RECENT:
            if len(_RECENT) == MOST_RECENT:
                _RECENT.clear()
            _RECENT[key] = Board.model_validate(content)
        return _RECENT[key]

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
