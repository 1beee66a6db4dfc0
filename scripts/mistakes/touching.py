"""What a mistake touches: the things that changed, and those that have to do with them."""

from collections.abc import Iterator

from mistakes.kinds import Game
from trackwright.schema.board import (
    Board,
    City,
    Country,
    CountryEnd,
    Crossing,
    Deck,
    Region,
    Route,
    Stop,
    Ticket,
)
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.validators.check import Finding

Thing = City | Crossing | Country | Region | Route | Deck | Ticket


def touches(before: Game, after: Game, finding: Finding) -> bool:
    """Return whether a finding names a thing or a field that differs between two games."""
    things = _touched(before.board, after.board)
    return any(
        place.thing in things or _is_changed_field(place, before, after) for place in finding.things
    )


def _is_changed_field(place: ThingRef, before: Game, after: Game) -> bool:
    if place.kind not in ("board", "ruleset"):
        return False
    old, new = (getattr(game, place.kind) for game in (before, after))
    if not place.fields:
        return old is not new
    field = str(place.fields[0])
    return getattr(old, field, None) is not getattr(new, field, None)


def _touched(before: Board, after: Board) -> set[str]:
    """Return the changed things, what they speak of, and the routes and tickets that end there."""
    changed = [*_different(before, after), *_different(after, before)]
    things = {f"{kind}/{thing.id}" for kind, thing in changed}
    for _, thing in changed:
        things.update(_first_supported(thing))
    moved = {thing.id for _, thing in changed if isinstance(thing, Stop)}
    joined = {end for _, thing in changed if isinstance(thing, Route) for end in thing.ends}
    things |= {f"route/{r.id}" for r in after.routes if not moved.isdisjoint(r.ends)}
    things |= {f"ticket/{t.id}" for t in after.tickets if (moved | joined).intersection(_cities(t))}
    return things


def _different(one: Board, other: Board) -> Iterator[tuple[str, Thing]]:
    """Yield the things of one board that the other lacks or has otherwise."""
    for kind, plural in LIST_BY_KIND.items():
        known = {id(thing) for thing in getattr(other, plural)}
        for thing in getattr(one, plural):
            if id(thing) not in known:
                yield kind, thing


def _first_supported(thing: Thing) -> Iterator[str]:
    """Yield the places of what a thing refers to."""
    if isinstance(thing, Route):
        yield from _stops(thing.ends)
    elif isinstance(thing, Ticket):
        yield f"deck/{thing.deck}"
        yield from (f"country/{e.country}" for e in thing.ends if isinstance(e, CountryEnd))
        yield from _stops(_cities(thing))
    elif isinstance(thing, Region):
        yield from _stops(thing.cities)
    elif isinstance(thing, Stop):
        yield f"country/{thing.country}"


def _stops(names: tuple[str, ...] | list[str]) -> Iterator[str]:
    for name in names:
        yield from (f"city/{name}", f"crossing/{name}")


def _cities(ticket: Ticket) -> list[str]:
    return [end for end in ticket.ends if isinstance(end, str)]
