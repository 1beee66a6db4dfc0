"""What things are called on the canvas, in menus and in messages, in the board's language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from trackwright.editor.base.words import counted, in_points
from trackwright.schema.board import Board, CountryEnd, Route, Ticket, TicketEnd, stop_name
from trackwright.schema.board_differences import BOARD, KINDS, ORDER, Difference, differences
from trackwright.schema.sentences import say, say_in
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr
from trackwright.schema.vocabulary import KINDS as WORDS


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
        return " · ".join([name, tr(say_in("thing", "locked"))])
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
    return tr("{first} and {last}", first=", ".join(parts[:-1]), last=parts[-1])


def _traits(route: Route) -> list[str]:
    traits = [
        tr(route.color),
        tr("length {length}", length=route.length),
    ]
    if route.tunnel:
        traits.append(tr("tunnel"))
    if route.ferry:
        traits.append(tr("ferry"))
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


_ADDED = say("{count} added")
_REMOVED = say("{count} removed")
_CHANGED = say("{count} changed")
_REORDERED = say("in another order")
_LINE = say("{things}: {changes}")
_OTHER = say("Board: title, size or other settings changed")
_SAME = say("Nothing differs")


@dataclass(frozen=True)
class Tally:
    """How many things of one kind differ between two boards.

    Attributes:
        kind: What they are: `city`, or `board` for the board's own settings.
        added: How many are only in the second board.
        removed: How many are only in the first.
        changed: How many are in both and differ.
    """

    kind: str
    added: int
    removed: int
    changed: int

    def line(self) -> str:
        """Return it in words: `Cities: 2 added, 1 changed`."""
        if self.kind == BOARD:
            return tr(_OTHER)
        counts = ((_ADDED, self.added), (_REMOVED, self.removed), (_CHANGED, self.changed))
        parts = [tr(words, count=count) for words, count in counts if count]
        changes = ", ".join(parts or [tr(_REORDERED)])
        return tr(_LINE, things=WORDS[self.kind].titles, changes=changes)


def tallies(found: Iterable[Difference]) -> tuple[Tally, ...]:
    """Return how many things of each kind differ; those of which only the order does have none."""
    every = [(_kind(one), one) for one in found]
    return tuple(
        _tally(kind, [one for of, one in every if of == kind])
        for kind in WORDS
        if any(of == kind for of, _ in every)
    )


def in_words(before: Board | None, after: Board) -> tuple[str, ...]:
    """Return what differs as short lines: `Cities: 2 added, 1 changed`; all, if nothing was."""
    if before is None:
        before = after.changed(**dict.fromkeys(KINDS, ()))
    lines = [tally.line() for tally in tallies(differences(before, after))]
    return tuple(lines) or (tr(_SAME),)


def _kind(difference: Difference) -> str:
    """Return the kind that a difference is counted with: its list's, if that has another order."""
    name = difference.field or ""
    if difference.kind == BOARD and name.endswith(f".{ORDER}"):
        return next(kind for plural, kind in KINDS.items() if name == f"{plural}.{ORDER}")
    return difference.kind


def _tally(kind: str, found: list[Difference]) -> Tally:
    whole = [one for one in found if one.field is None]
    removed = sum(one.after is None for one in whole)
    changed = {one.thing for one in found if one.field is not None and one.kind == kind}
    return Tally(kind, len(whole) - removed, removed, len(changed))
