"""All properties there are, by the kind of thing, in the order in which forms show them."""

from functools import cache
from importlib import import_module

from trackwright.editor.forms.property import Property
from trackwright.schema.errors import DocumentPath

_DECLARED = {
    "city": "stop_properties.CITY",
    "crossing": "stop_properties.CROSSING",
    "country": "board_properties.COUNTRY",
    "region": "board_properties.REGION",
    "route": "route_properties.ROUTE",
    "deck": "ticket_properties.DECK",
    "ticket": "ticket_properties.TICKET",
    "board": "board_properties.BOARD",
}
"""Where the properties of each kind are declared: they are loaded when one is first shown."""

KINDS = tuple(_DECLARED)
"""The kinds of things that have properties."""


@cache
def properties_of(kind: str) -> tuple[Property, ...]:
    """Return the properties of a kind of thing; none if it is no such kind."""
    if kind not in _DECLARED:
        return ()
    module, _, name = _DECLARED[kind].partition(".")
    declared: tuple[Property, ...] = getattr(import_module(f"{__package__}.{module}"), name)
    return declared


def property_of(kind: str, name: str) -> Property:
    """Return a property of a kind of thing by its name."""
    return next(each for each in properties_of(kind) if each.name == name)


def property_at(kind: str, path: DocumentPath) -> Property | None:
    """Return the property that is about a field of a thing, or about what is nearest to it."""
    for length in range(len(path), 0, -1):
        for each in properties_of(kind):
            if each.path[:length] == path[:length]:
                return each
    return None
