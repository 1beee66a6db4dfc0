"""The data of the page: stops, routes and tickets."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwright.formats.format import Export
from trackwright.network.paths import PathFinder
from trackwright.network.shortest_path import ShortestPaths
from trackwright.schema.board import (
    Country,
    CountryEnd,
    Crossing,
    Deck,
    Route,
    Stop,
    Ticket,
    TicketEnd,
    stop_name,
)
from trackwright.schema.text import printable, text_in

Json = dict[str, Any]
Text = str | Mapping[str, str]


def page_data(export: Export) -> Json:
    """Return the page's data of a board as JSON."""
    return _PageData(export).json()


class _PageData:
    def __init__(self, export: Export) -> None:
        self._board, self._rules, self._language = export.board, export.ruleset, export.language
        self._countries = {country.id: country for country in self._board.countries}
        self._names = {stop.id: self._stop_name(stop) for stop in self._board.stops}
        self._ways = PathFinder.of(self._board)
        self._paths = ShortestPaths(self._board)

    def json(self) -> Json:
        return {
            "width": self._board.size.width,
            "height": self._board.size.height,
            "stops": [self._stop(stop) for stop in self._board.stops],
            "routes": [self._route(route) for route in self._board.routes],
            "decks": list(self._decks()),
        }

    def _stop(self, stop: Stop) -> Json:
        country = self._countries.get(stop.country or "")
        return {
            "id": stop.id,
            "element": f"{'crossing' if isinstance(stop, Crossing) else 'city'}-{stop.id}",
            "name": self._names[stop.id],
            "spellings": self._spellings(stop, country),
            "country": self._text(country.name) if country else "",
            "at": [stop.position.x, stop.position.y],
        }

    def _spellings(self, stop: Stop, country: Country | None) -> list[str]:
        """Return a stop's name in all languages; a crossing may be found by its country's."""
        texts: list[Text] = [stop.name]
        if isinstance(stop, Crossing) and country:
            texts.append(country.name)
        names = (n for text in texts for n in ([text] if isinstance(text, str) else text.values()))
        return [*dict.fromkeys(filter(None, map(printable, names)))]

    def _route(self, route: Route) -> Json:
        return {
            "id": route.id,
            "ends": route.ends,
            "color": route.color,
            "length": route.length,
            "tunnel": route.tunnel,
            "ferry": route.ferry,
            "icons": len(route.icons),
            "draw": route.draw_bonus,
            "points": self._rules.scoring.lengths.get(route.length) if self._rules else None,
        }

    def _decks(self) -> Iterator[Json]:
        """Yield the decks that have tickets; those of a deck that nobody described come last."""
        tickets: dict[str, list[Ticket]] = {deck.id: [] for deck in self._board.decks}
        for ticket in self._board.tickets:
            tickets.setdefault(ticket.deck, []).append(ticket)
        described = {deck.id: deck for deck in self._board.decks}
        for deck, members in tickets.items():
            if members:
                name = self._deck_name(described.get(deck))
                yield {"name": name or deck, "tickets": [self._ticket(t) for t in members]}

    def _deck_name(self, deck: Deck | None) -> str:
        return self._text(deck.name) if deck else ""

    def _ticket(self, ticket: Ticket) -> Json:
        others = [(ticket.ends[1], ticket.points)]
        others += [(other.end, other.points) for other in ticket.alternatives]
        starts = self._ways.stops(ticket.ends[0])
        ends = frozenset().union(*(self._ways.stops(end) for end, _ in others))
        path = self._paths.between(starts, ends)
        return {
            "id": ticket.id,
            "from": self._end_name(ticket.ends[0]),
            "to": [{"name": self._end_name(end), "points": points} for end, points in others],
            "stops": sorted(starts | ends),
            "path": {
                "stops": path.stops,
                "routes": [route.id for route in path.routes],
                "length": path.length,
            }
            if path
            else None,
        }

    def _end_name(self, end: TicketEnd) -> str:
        if isinstance(end, CountryEnd):
            country = self._countries.get(end.country)
            return (self._text(country.name) if country else "") or end.country
        return self._names.get(end) or end

    def _stop_name(self, stop: Stop) -> str:
        return stop_name(stop, self._countries, self._language)

    def _text(self, text: Text) -> str:
        return printable(text_in(text, self._language))
