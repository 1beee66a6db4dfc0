"""What things are called on the canvas, in menus and in messages, in the board's language."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from trackwright.editor.language import spoken_now
from trackwright.editor.words import color_word, counted, in_points
from trackwright.schema.board import Board, CountryEnd, Route, Ticket, TicketEnd
from trackwright.schema.geography import stop_name
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef

translate = QCoreApplication.translate


def called(board: Board, place: ThingRef, language: str) -> str:
    """Return what a thing is called: `Oslo`, `Oslo–Bergen`."""
    thing = _thing(board, place)
    if thing is None:
        return place.id
    if place.kind in ("city", "crossing", "label"):
        return _stop_called(board, place.id, language)
    if place.kind == "route":
        return "–".join(_stop_called(board, end, language) for end in thing.ends)
    if place.kind == "ticket":
        return "–".join(end_called(board, end, language) for end in thing.ends)
    return printable(text_in(thing.name, language)) or place.id


def end_called(board: Board, end: TicketEnd, language: str) -> str:
    """Return what a ticket's end is called: a city or a country."""
    if isinstance(end, CountryEnd):
        return called(board, ThingRef("country", end.country), language)
    return _stop_called(board, end, language)


def told(board: Board, place: ThingRef, language: str) -> str:
    """Return what a thing is, in a few words: `Oslo–Bergen · blue · 4`."""
    name = called(board, place, language)
    thing = _thing(board, place)
    if isinstance(thing, Route):
        return " · ".join([name, *_traits(thing)])
    if isinstance(thing, Ticket):
        return " · ".join([name, in_points(thing.points)])
    if place.kind in ("city", "crossing") and thing is not None and thing.locked:
        return " · ".join([name, translate("Thing", "locked")])
    return name


def all_called(board: Board, places: Sequence[ThingRef], language: str) -> str:
    """Return what several things are called: one by its name, more by how many they are."""
    if len(places) == 1:
        return called(board, places[0], language)
    return listed(counted_kinds(places))


def counted_kinds(places: Iterable[ThingRef]) -> list[str]:
    """Return how many things there are of each kind: `2 cities`, `1 route`."""
    numbers: dict[str, int] = {}
    for place in places:
        numbers[place.kind] = numbers.get(place.kind, 0) + 1
    return [counted(kind, number) for kind, number in numbers.items()]


def listed(parts: Sequence[str]) -> str:
    """Return parts of a sentence with commas, and an “and” before the last."""
    if len(parts) < 2:
        return "".join(parts)
    several = translate("Thing", "{first} and {last}")
    return several.replace("{first}", ", ".join(parts[:-1])).replace("{last}", parts[-1])


def ruleset_called(name: str, title: object) -> str:
    """Return what a ruleset is called in the language of the interface: its name, or its id."""
    said = printable(text_in(title, spoken_now())) if isinstance(title, str | Mapping) else ""
    return said or name.replace("_", " ").capitalize()


def _traits(route: Route) -> list[str]:
    traits = [
        color_word(route.color),
        translate("Thing", "length {length}").replace("{length}", str(route.length)),
    ]
    if route.tunnel:
        traits.append(translate("Thing", "tunnel"))
    if route.ferry:
        traits.append(translate("Thing", "ferry"))
    return traits


def _thing(board: Board, place: ThingRef) -> Any:
    """Return a thing, of whatever kind it is."""
    if place.kind == "label":
        return next((stop for stop in board.stops if stop.id == place.id), None)
    plural = LIST_BY_KIND.get(place.kind)
    things = getattr(board, plural) if plural else ()
    return next((thing for thing in things if thing.id == place.id), None)


def _stop_called(board: Board, name: str, language: str) -> str:
    stop = next((stop for stop in board.stops if stop.id == name), None)
    if stop is None:
        return name
    countries = {c.id: c for c in board.countries} if not stop.name else {}
    return stop_name(stop, countries, language) or name
