"""The cities and countries in tables, found by id or by name."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trackwright.formats.city_placement import CityPlacement, UnplacedCity
from trackwright.formats.csv import cells
from trackwright.formats.csv.cells import WrongCellError
from trackwright.formats.csv.tables import Row
from trackwright.formats.csv.vocabulary import COUNTRIES, CROSSINGS, plain
from trackwright.formats.imported_models import is_id, to_id
from trackwright.layout.countries import country_called
from trackwright.layout.new_map import country_names
from trackwright.schema.board import Country, CountryEnd, TicketEnd
from trackwright.schema.errors import did_you_mean
from trackwright.schema.ids import FreeIds, slug
from trackwright.schema.sentences import say
from trackwright.schema.text import folded, in_brief, text_in

Name = str | dict[str, str]

MOST_HINTS = 100
"""Names for which a likely one is looked for: a hostile file could have any number."""


@dataclass(frozen=True)
class StopRow:
    """A city or crossing in a row; a map may override its country."""

    where: str
    unplaced: UnplacedCity
    name: Name
    is_crossing: bool = False
    country: str | None = None
    tags: tuple[str, ...] = ()


class Stops:
    """All stops and countries so far."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._stops: dict[str, StopRow] = {}
        self._ids = FreeIds()
        self._by_name: dict[str, list[str]] = {}
        self._refused: set[str] = set()
        self._mentioned: set[str] = set()
        self._listed: set[tuple[str, str | None]] = set()
        self._hints = 0
        self._countries: dict[str, Country] = {}
        self._codes: dict[str, str] = {}
        self._on_map: dict[str, str] = {}

    def stop(self, row: Row) -> StopRow:
        """Take the city or crossing of a row."""
        name, key = self._name(row), row.cells.get("id", "")
        spoken = text_in(name, self._language)
        self._mentioned |= {key, folded(spoken)}
        if not spoken and not key:
            raise WrongCellError(say("it has no name"))
        position, location = cells.position(row.cells), cells.location(row.cells)
        country = row.cells.get("country")
        if not key and position is None and location is None:
            if (folded(spoken), country) in self._listed:
                raise WrongCellError(
                    say("'{name}' stands in the table already", name=in_brief(spoken))
                )
            self._listed.add((folded(spoken), country))
        if is_id(key) and key in self._stops:
            raise WrongCellError(say("another city has the id '{key}'", key=key))
        is_crossing = plain(row.cells.get("kind", "")) in CROSSINGS
        if is_crossing and country is None:
            raise WrongCellError(say("a crossing needs a country that it leads to"))
        name_of_id = self._ids.free(to_id(key or spoken, "city"))
        return self._with(
            StopRow(
                row.where,
                UnplacedCity(name_of_id, spoken or key, position, location, country),
                name,
                is_crossing,
                self.country(country) if country else None,
                cells.tags(row.cells),
            )
        )

    def named_in(self, rows: Iterable[Row], columns: tuple[str, ...]) -> Iterator[StopRow]:
        """Take the cities that other tables name, where there is none of cities."""
        for row in rows:
            for text in filter(None, map(row.cells.get, columns)):
                if self._country_prefix(text) is None and not self._matches(text):
                    name = self._ids.free(to_id(text, "city"))
                    yield self._with(StopRow(row.where, UnplacedCity(name, text), text))

    def find(self, text: str) -> str:
        """Return the id of the stop that a cell names."""
        found = self._matches(text)
        if len(found) == 1 and found[0] not in self._refused:
            return found[0]
        if len(found) > 1:
            raise WrongCellError(
                say(
                    "{n} cities are called '{text}'; name one by its id: {ids}",
                    n=len(found),
                    text=in_brief(text),
                    ids=", ".join(found[:5]),
                )
            )
        if found or not self._mentioned.isdisjoint((text, folded(text))):
            raise WrongCellError(
                say("its city '{text}' could not be taken over", text=in_brief(text))
            )
        raise WrongCellError(
            say("there is no city '{name}'{hint}", name=in_brief(text), hint=self._hint(text))
        )

    def end(self, text: str) -> TicketEnd:
        """Return what a ticket ends in: a stop, or a country if no stop is called so."""
        country = self._country_prefix(text)
        if country is not None:
            return CountryEnd(country=self.board_country(self.country(country)))
        if not self._matches(text):
            wanted = folded(text)
            for known in self._countries.values():
                names = [known.name] if isinstance(known.name, str) else [*known.name.values()]
                if wanted in (known.id, *map(folded, names)):
                    return CountryEnd(country=self.board_country(known.id))
        return self.find(text)

    def country(self, text: str) -> str:
        """Return the id of the country that a cell names."""
        base = country_called(text)
        english = base.names["en"] if base else text
        name = text if is_id(text) else slug(english, "country")
        if name not in self._countries:
            called: Name = country_names(base.code) if base else "" if is_id(text) else text
            self._countries[name] = Country(id=name, name=called)
            self._codes[name] = base.code if base else ""
        return name

    def apply_placement(self, placement: CityPlacement) -> None:
        """Use the base map's countries where it shows them, and refuse stops without a position."""
        self._refused = set(self._stops) - set(placement.positions)
        self._on_map = {
            name: placement.countries[code].id
            for name, code in self._codes.items()
            if code in placement.countries
        }

    def board_country(self, country: str) -> str:
        """Return the id of a country, which may be the base map's."""
        return self._on_map.get(country, country)

    def countries(self, placement: CityPlacement) -> tuple[Country, ...]:
        """Return all countries of the board."""
        shown = {country.id: country for country in placement.countries.values()}
        others = {self.board_country(name): country for name, country in self._countries.items()}
        return tuple({**others, **shown}.values())

    def _hint(self, text: str) -> str:
        self._hints += 1
        if self._hints > MOST_HINTS:
            return ""
        names = [text_in(stop.name, self._language) for stop in self._stops.values()]
        return did_you_mean(text, names)

    def _with(self, stop: StopRow) -> StopRow:
        self._stops[stop.unplaced.id] = stop
        self._ids.add(stop.unplaced.id)
        names = [stop.name] if isinstance(stop.name, str) else stop.name.values()
        for key in {folded(name) for name in names if name.strip()}:
            self._by_name.setdefault(key, []).append(stop.unplaced.id)
        return stop

    def _name(self, row: Row) -> Name:
        name = row.cells.get("name", "")
        prefix = "name:"
        others = {c[len(prefix) :]: text for c, text in row.cells.items() if c.startswith(prefix)}
        return {**({self._language: name} if name else {}), **others} if others else name

    def _matches(self, text: str) -> list[str]:
        if text in self._stops:
            return [text]
        return self._by_name.get(folded(text), []) or [
            n for n in [slug(text, "")] if n in self._stops
        ]

    def _country_prefix(self, text: str) -> str | None:
        word, colon, rest = text.partition(":")
        return rest.strip() if colon and plain(word) in COUNTRIES and rest.strip() else None
