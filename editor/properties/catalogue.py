"""All properties there are, by the kind of thing, in the order in which forms show them."""

from collections.abc import Mapping

from trackwright.editor.properties.areas import COUNTRY, REGION
from trackwright.editor.properties.board import BOARD
from trackwright.editor.properties.property import Property
from trackwright.editor.properties.routes import ROUTE
from trackwright.editor.properties.stops import CITY, CROSSING
from trackwright.editor.properties.tickets import DECK, TICKET
from trackwright.schema.errors import DocumentPath

PROPERTIES: Mapping[str, tuple[Property, ...]] = {
    "city": CITY,
    "crossing": CROSSING,
    "country": COUNTRY,
    "region": REGION,
    "route": ROUTE,
    "deck": DECK,
    "ticket": TICKET,
    "board": BOARD,
}

_BY_NAME = {
    (kind, each.name): each for kind, properties in PROPERTIES.items() for each in properties
}


def property_of(kind: str, name: str) -> Property:
    """Return a property of a kind of thing by its name."""
    return _BY_NAME[kind, name]


def property_at(kind: str, path: DocumentPath) -> Property | None:
    """Return the property that is about a field of a thing, or about what is nearest to it."""
    for length in range(len(path), 0, -1):
        for each in PROPERTIES.get(kind, ()):
            if each.path[:length] == path[:length]:
                return each
    return None
