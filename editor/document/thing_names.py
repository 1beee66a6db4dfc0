"""Names of things for the canvas, menus and messages, and the language they are shown in."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from trackwright.editor.base.language import counted_things, in_points
from trackwright.editor.base.settings import Settings
from trackwright.editor.document.edits.names import languages_of
from trackwright.editor.document.edits.placed_things import PIECES, owner_of, placed_thing
from trackwright.schema.board import Board, CountryEnd, Route, Ticket, TicketEnd, stop_name
from trackwright.schema.decorations import FreeText, Ornament, OrnamentKind, PlacedPicture
from trackwright.schema.sentences import listed, say, say_in
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, find_thing
from trackwright.schema.translation import interface_language, tr

ORNAMENTS = {
    OrnamentKind.MOUNTAIN: say("Mountain"),
    OrnamentKind.HILL: say("Hill"),
    OrnamentKind.DUNE: say("Dune"),
    OrnamentKind.SPRUCE: say("Spruce"),
    OrnamentKind.TREE: say("Broad-leaved tree"),
    OrnamentKind.PALM: say("Palm"),
    OrnamentKind.WAVE: say("Waves"),
    OrnamentKind.STEAMER: say("Steamer"),
    OrnamentKind.SAILING_SHIP: say("Sailing ship"),
    OrnamentKind.SEA_SERPENT: say("Sea serpent"),
    OrnamentKind.COMPASS: say("Compass rose"),
    OrnamentKind.LIGHTHOUSE: say("Lighthouse"),
}
"""What ornaments are called."""


def thing_name(board: Board, place: ThingRef, language: str) -> str:
    """Return the name of a thing: `Oslo`, `Oslo–Bergen`."""
    thing = _thing(board, place)
    if thing is None:
        return place.id
    if place.kind in ("city", "crossing", "label"):
        return _stop_name(board, place.id, language)
    if place.kind == "route":
        return "–".join(_stop_name(board, end, language) for end in thing.ends)
    if place.kind == "ticket":
        return "–".join(ticket_end_name(board, end, language) for end in thing.ends)
    if place.kind == "furniture":
        return tr(PIECES[place.id])
    if isinstance(thing, Ornament):
        return tr(ORNAMENTS[thing.ornament])
    if isinstance(thing, PlacedPicture):
        return printable(thing.picture)
    if isinstance(thing, FreeText):
        return printable(text_in(thing.text, language)) or place.id
    return printable(text_in(thing.name, language)) or place.id


def deck_name(board: Board, deck: str, language: str) -> str:
    """Return the name of a deck, or its id if it has none."""
    known = next((one for one in board.decks if one.id == deck), None)
    return printable(text_in(known.name, language) if known is not None else "") or deck


def ticket_end_name(board: Board, end: TicketEnd, language: str) -> str:
    """Return the name of a ticket's end: a city or a country."""
    if isinstance(end, CountryEnd):
        return thing_name(board, ThingRef("country", end.country), language)
    return _stop_name(board, end, language)


def thing_summary(board: Board, place: ThingRef, language: str) -> str:
    """Return a thing in a few words: `Oslo–Bergen · blue · 4`."""
    name = thing_name(board, place, language)
    thing = _thing(board, place)
    if isinstance(thing, Route):
        traits = [tr("tunnel")] * thing.tunnel + [tr("ferry")] * thing.ferry
        length = tr("length {length}", length=thing.length)
        return " · ".join([name, tr(thing.color), length, *traits])
    if isinstance(thing, Ticket):
        return " · ".join([name, in_points(thing.points)])
    if getattr(thing, "locked", False):
        return " · ".join([name, tr(say_in("thing", "locked"))])
    return name


def things_name(board: Board, places: Sequence[ThingRef], language: str) -> str:
    """Return one thing by its name, several by how many of each kind they are."""
    if len(places) == 1:
        return thing_name(board, places[0], language)
    return things_counted(places)


def things_counted(places: Iterable[ThingRef]) -> str:
    """Return how many things there are: `2 cities and 1 route`."""
    return tr(listed(count_by_kind(places), most=len(LIST_BY_KIND)))


def count_by_kind(places: Iterable[ThingRef]) -> list[str]:
    """Return how many things there are of each kind: `2 cities`, `1 route`."""
    numbers = Counter(place.kind for place in places)
    return [counted_things(kind, number) for kind, number in numbers.items()]


def _thing(board: Board, place: ThingRef) -> Any:
    """Return a thing, of whatever kind it is; for the name of an area, that area."""
    if place.kind == "label":
        return next((stop for stop in board.stops if stop.id == place.id), None)
    if place.kind == "furniture":
        return placed_thing(board, place)
    return find_thing(board, owner_of(place))


def _stop_name(board: Board, name: str, language: str) -> str:
    stop = next((stop for stop in board.stops if stop.id == name), None)
    if stop is None:
        return name
    countries = {c.id: c for c in board.countries} if not stop.name else {}
    return stop_name(stop, countries, language) or name


NAMES_SETTING = "canvas/names"
"""The setting: a language for the names on boards, or nothing for that of the interface."""


def names_language(board: Board, settings: Settings) -> str:
    """Return the language to show a board's names in: chosen, the interface's, or its first."""
    written = languages_of(board)
    for wanted in (settings.text(NAMES_SETTING), interface_language()):
        found = nearest_language(wanted, written)
        if found:
            return found
    return next(iter(written), "en")


def nearest_language(wanted: str, written: Sequence[str]) -> str:
    """Return the wanted language, or a variant of it; empty if there is none."""
    variants = [other for other in written if other.split("-")[0] == wanted.split("-")[0]]
    return wanted if wanted in written else next(iter(variants), "")
