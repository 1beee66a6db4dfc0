"""The properties of countries and regions."""

from collections.abc import Sequence

from trackwright.editor.properties.fields import field, identity, known, tags, text
from trackwright.editor.properties.property import Entry, Value
from trackwright.editor.words import QT_TRANSLATE_NOOP
from trackwright.schema.board import Board
from trackwright.schema.edits import with_all_changed
from trackwright.schema.geography import Country, Region


def _read_cards(country: Country, _language: str) -> Value:
    return tuple(map(str, country.cards))


def _write_cards(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    words = value if isinstance(value, tuple) else ()
    cards = tuple(int(word) if word.isdigit() else word for word in words)
    return with_all_changed(board, "countries", names, cards=cards)


def _write_cities(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    cities = value if isinstance(value, tuple) else ()
    for city in cities:
        known(board, "city", city)
    return with_all_changed(board, "regions", names, cities=tuple(dict.fromkeys(cities)))


COUNTRY = (
    text("country", Country, "name", QT_TRANSLATE_NOOP("Property", "Name"), alone=True),
    field("country", Country, "color", QT_TRANSLATE_NOOP("Property", "Tint"), entry=Entry.TINT),
    field(
        "country",
        Country,
        "cards",
        QT_TRANSLATE_NOOP("Property", "Country cards"),
        read=_read_cards,
        write=_write_cards,
    ),
    tags("country", Country),
    identity("country", Country),
)

REGION = (
    text("region", Region, "name", QT_TRANSLATE_NOOP("Property", "Name"), alone=True),
    field("region", Region, "cities", QT_TRANSLATE_NOOP("Property", "Cities"), write=_write_cities),
    tags("region", Region),
    identity("region", Region),
)
