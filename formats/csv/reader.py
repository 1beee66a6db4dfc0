"""Import of spreadsheet tables: valid rows are taken, all others reported."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import PurePath
from typing import Protocol, TypeVar

from trackwright.formats.city_placement import CityPlacement, place_cities
from trackwright.formats.csv import cells
from trackwright.formats.csv.cells import WrongCellError
from trackwright.formats.csv.stops import StopRow, Stops
from trackwright.formats.csv.tables import Row, Table, read_table
from trackwright.formats.csv.vocabulary import FERRIES, TUNNELS, Kind, plain
from trackwright.formats.format import ImportResult, ImportSource, Refusal
from trackwright.formats.imported_models import is_id, make_board, make_model, to_id
from trackwright.layout.route_proposals import spaces_between
from trackwright.schema.board import (
    LONGEST_ROUTE,
    Alternative,
    City,
    Crossing,
    Deck,
    Route,
    Ticket,
    spread,
)
from trackwright.schema.errors import UnreadableFileError
from trackwright.schema.ids import FreeIds
from trackwright.schema.profile import Profile
from trackwright.schema.sentences import say
from trackwright.schema.text import in_brief

ENDINGS = (".csv", ".tsv", ".tab", ".txt")
ENDS = ("from", "to")
DECK = "regular"
USUAL_LENGTH = 3
"""How far apart cities are taken to lie, in spaces, whose route has no length."""

Taken = TypeVar("Taken")


class _Placed(Protocol):
    """A row of a table or the thing made from it, with its place in the file."""

    @property
    def where(self) -> str: ...


From = TypeVar("From", bound=_Placed)


def read(given: ImportSource) -> ImportResult:
    """Read a board from one or more tables."""
    return _Importer(given, [*_tables(given)]).result()


def _tables(given: ImportSource) -> Iterator[Table]:
    files = {
        name: data
        for name, data in sorted(given.files.items())
        if len(given.files) == 1 or PurePath(name).suffix.lower() in ENDINGS
    }
    if not files:
        raise UnreadableFileError(
            say(
                "{source} holds no table: no {endings}",
                source=given.source,
                endings=", ".join(ENDINGS),
            )
        )
    for name, data in files.items():
        yield read_table(name, data)


@dataclass(frozen=True)
class _Joined:
    """A row of the routes table with known cities; its length may be missing."""

    row: Row
    ends: tuple[str, str]
    length: int | None

    @property
    def where(self) -> str:
        return self.row.where


class _Importer:
    """Builds a board from tables, collecting what was refused."""

    def __init__(self, given: ImportSource, tables: list[Table]) -> None:
        self._given = given
        self._rows = {kind: _rows(tables, kind) for kind in Kind}
        self._has_cities = any(table.kind is Kind.CITIES for table in tables)
        self._notes = [note for table in tables for note in table.notes]
        self._refused: list[Refusal] = []
        self._places = Stops(given.language)
        self._decks: dict[str, Deck] = {}
        self._routes: list[Route] = []
        self._tickets: list[Ticket] = []
        self._route_ids, self._ticket_ids = FreeIds(), FreeIds()

    def result(self) -> ImportResult:
        """Read all tables: cities, then what joins them, for that may tell where they lie."""
        stops = self._taken(self._rows[Kind.CITIES], self._places.stop)
        if not self._has_cities:
            rows = self._rows[Kind.ROUTES] or self._rows[Kind.TICKETS]
            stops += self._places.named_in(rows, ENDS)
        joined = self._taken(self._rows[Kind.ROUTES], self._joined)
        ties = [(*one.ends, float(one.length or USUAL_LENGTH)) for one in joined]
        placement = place_cities([stop.unplaced for stop in stops], ties, self._given.hints)
        self._places.apply_placement(placement)
        placed = self._taken(stops, lambda stop: _placed(stop, placement))
        made_stops = self._taken(placed, lambda stop: self._stop(stop, placement))
        self._taken(joined, lambda one: self._route(one, placement))
        self._taken(self._rows[Kind.TICKETS], self._ticket)
        self._note_lengths(joined)
        board = make_board(
            self._given.source,
            placement.size,
            projection=placement.projection,
            countries=self._places.countries(placement),
            cities=tuple(stop for stop in made_stops if isinstance(stop, City)),
            crossings=tuple(stop for stop in made_stops if isinstance(stop, Crossing)),
            routes=tuple(self._routes),
            decks=tuple(self._decks.values()),
            tickets=tuple(self._tickets),
        )
        return ImportResult(board, self._refused_in_order(), (*self._notes, *placement.notes))

    def _refused_in_order(self) -> tuple[Refusal, ...]:
        order = [row.where for rows in self._rows.values() for row in rows]
        places = {where: place for place, where in enumerate(order)}
        return tuple(sorted(self._refused, key=lambda refusal: places[refusal.where]))

    def _taken(self, rows: Iterable[From], take: Callable[[From], Taken]) -> list[Taken]:
        """Return what could be made of rows; the others are refused."""
        taken = []
        for row in rows:
            try:
                taken.append(take(row))
            except (WrongCellError, ValueError) as error:
                self._refused.append(Refusal.of_error(row.where, error))
        return taken

    def _joined(self, row: Row) -> _Joined:
        first, second = (self._places.find(_needed(row, end)) for end in ENDS)
        length = None
        if "length" in row.columns:
            _needed(row, "length")
            length = cells.whole(row.cells, "length", 1, LONGEST_ROUTE)
        return _Joined(row, (first, second), length)

    def _stop(self, stop: StopRow, placement: CityPlacement) -> City | Crossing:
        name = stop.unplaced.id
        said = self._places.board_country(stop.country) if stop.country else None
        fields = {
            "id": name,
            "name": stop.name,
            "position": placement.positions[name],
            "location": placement.locations.get(name),
            "country": said or placement.country_of(name),
            "tags": stop.tags,
        }
        return make_model(Crossing, **fields) if stop.is_crossing else make_model(City, **fields)

    def _route(self, one: _Joined, placement: CityPlacement) -> None:
        row, given = one.row, one.row.cells
        first, second = (self._places.find(end) for end in one.ends)
        kinds = {plain(word) for key in ("kind", "style") for word in given.get(key, "").split()}
        length = one.length or spaces_between(
            placement.positions[first], placement.positions[second], Profile()
        )
        name = _free(row, self._route_ids) or self._route_ids.between((first, second))
        route = make_model(
            Route,
            id=name,
            ends=(first, second),
            color=cells.color(given),
            length=length,
            tunnel=cells.flag(given, "tunnel") or not kinds.isdisjoint(TUNNELS),
            draw_bonus=cells.whole(given, "draw bonus", 0, 100_000) if "draw bonus" in given else 0,
            bends=cells.bends(given),
            icons=cells.spaces(given),
            tags=cells.tags(given),
        )
        if "locomotives" in given and not route.icons:
            icons = cells.whole(given, "locomotives", 0, length)
            route = route.changed(icons=spread(route, icons))
        says_ferry = "ferry" in row.columns
        boat = not kinds.isdisjoint(FERRIES) or bool(route.icons)
        ferry = cells.flag(given, "ferry") if says_ferry else boat
        self._routes.append(route.changed(ferry=ferry))
        self._route_ids.add(name)

    def _ticket(self, row: Row) -> None:
        ends = [self._places.end(_needed(row, end)) for end in ENDS]
        _needed(row, "points")
        points = cells.whole(row.cells, "points", -1_000, 1_000)
        words = tuple(end if isinstance(end, str) else end.country for end in ends)
        name = _free(row, self._ticket_ids) or self._ticket_ids.between((words[0], words[1]))
        ticket = make_model(
            Ticket,
            id=name,
            ends=tuple(ends),
            points=points,
            alternatives=tuple(self._alternatives(row)),
            deck=self._deck(row),
            tags=cells.tags(row.cells),
        )
        self._tickets.append(ticket)
        self._ticket_ids.add(name)

    def _alternatives(self, row: Row) -> Iterator[Alternative]:
        for part in filter(str.strip, row.cells.get("alternatives", "").split(";")):
            *words, points = part.split()
            if not words:
                raise WrongCellError(
                    say("the alternative '{part}' is no city with points", part=in_brief(part))
                )
            value = cells.whole({"points": points}, "points", -1_000, 1_000)
            yield Alternative(end=self._places.end(" ".join(words)), points=value)

    def _deck(self, row: Row) -> str:
        text = row.cells.get("deck", DECK)
        name = to_id(text, "deck")
        is_long = cells.flag(row.cells, "long")
        if is_long:
            name = to_id(f"{name}_long", "deck")
        if name not in self._decks:
            called = "" if is_id(text) else f"{text}, long" if is_long else text
            tags = ("long",) if is_long else ()
            self._decks[name] = make_model(Deck, id=name, name=called, tags=tags)
        return name

    def _note_lengths(self, joined: list[_Joined]) -> None:
        guessed = [one for one in joined if one.length is None]
        if guessed:
            self._notes.append(
                say("{n} routes without a length got one by the distance.", n=len(guessed))
            )


def _rows(tables: Iterable[Table], kind: Kind) -> list[Row]:
    return [row for table in tables if table.kind is kind for row in table.rows]


def _placed(stop: StopRow, placement: CityPlacement) -> StopRow:
    if stop.unplaced.id not in placement.positions:
        raise WrongCellError(placement.unknown[stop.unplaced.id])
    return stop


def _free(row: Row, taken: FreeIds) -> str:
    """Return the id in a row; empty if there is none."""
    text = row.cells.get("id", "")
    name = to_id(text, "row") if text else ""
    if name in taken:
        raise WrongCellError(say("another row has the id '{name}'", name=name))
    return name


def _needed(row: Row, column: str) -> str:
    if column not in row.cells:
        raise WrongCellError(say("it has no '{column}'", column=column))
    return row.cells[column]
