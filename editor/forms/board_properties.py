"""The properties of the board itself."""

from collections.abc import Sequence

from trackwright.editor.base.words import QT_TRANSLATE_NOOP
from trackwright.editor.forms.property import Entry, Limits, Property, Value, reads, writes
from trackwright.editor.forms.property_fields import (
    field,
    fixed_options,
    identity,
    known,
    setting,
    tags,
    text,
    text_setting,
)
from trackwright.schema.base import Model
from trackwright.schema.board import Board, Meta, Provenance
from trackwright.schema.edits import with_all_changed, with_edited
from trackwright.schema.geography import Country, Region
from trackwright.schema.geometry import Size
from trackwright.schema.profile import Footprint, Panels, Profile

_PROVENANCES: dict[Value, str] = {
    Provenance.OFFICIAL.value: QT_TRANSLATE_NOOP("Property", "published board"),
    Provenance.RECONSTRUCTION.value: QT_TRANSLATE_NOOP("Property", "reconstruction"),
    Provenance.FAN.value: QT_TRANSLATE_NOOP("Property", "fan’s own"),
}

_SIZE = QT_TRANSLATE_NOOP("Property", "Size")
_TRAIN = QT_TRANSLATE_NOOP("Property", "Train")
_SPACE = QT_TRANSLATE_NOOP("Property", "Space")
_CARD = QT_TRANSLATE_NOOP("Property", "Card")
_FOLDED = QT_TRANSLATE_NOOP("Property", "Panels")
_WIDTH = QT_TRANSLATE_NOOP("Property", "Width")
_HEIGHT = QT_TRANSLATE_NOOP("Property", "Height")
_LONG = QT_TRANSLATE_NOOP("Property", "Length")

PROFILE = QT_TRANSLATE_NOOP("Property", "Physical measures")
"""The heading above the profile."""


def _read_authors(board: Board, _language: str) -> Value:
    return ", ".join(board.meta.authors)


def _write_authors(board: Board, _names: Sequence[str], value: Value, _language: str) -> Board:
    authors = tuple(name.strip() for name in str(value or "").split(",") if name.strip())
    return with_edited(board, ("meta", "authors"), lambda _before: authors)


def _read_provenance(board: Board, _language: str) -> Value:
    return board.meta.provenance.value


def _measure(
    path: tuple[str, ...], model: type[Model], title: str, row: str = "", section: str = ""
) -> Property:
    unit = "" if model is Panels else "mm"
    within = len(path) - 1
    return setting(model, path, within, title, row=row, section=section, unit=unit)


BOARD = (
    text_setting(("meta", "title"), Meta, QT_TRANSLATE_NOOP("Property", "Title")),
    text_setting(
        ("meta", "description"),
        Meta,
        QT_TRANSLATE_NOOP("Property", "Description"),
        entry=Entry.PROSE,
    ),
    setting(
        Meta,
        ("meta", "authors"),
        1,
        QT_TRANSLATE_NOOP("Property", "Authors"),
        entry=Entry.LINE,
        read=_read_authors,
        write=_write_authors,
    ),
    setting(Meta, ("meta", "version"), 1, QT_TRANSLATE_NOOP("Property", "Version")),
    setting(Meta, ("meta", "licence"), 1, QT_TRANSLATE_NOOP("Property", "Licence")),
    setting(
        Meta,
        ("meta", "provenance"),
        1,
        QT_TRANSLATE_NOOP("Property", "Provenance"),
        options=fixed_options(_PROVENANCES),
        read=_read_provenance,
    ),
    setting(Meta, ("meta", "languages"), 1, QT_TRANSLATE_NOOP("Property", "Languages")),
    text_setting(
        ("meta", "sources"), Meta, QT_TRANSLATE_NOOP("Property", "Sources"), entry=Entry.PROSE
    ),
    _measure(("size", "width"), Size, _WIDTH, _SIZE),
    _measure(("size", "height"), Size, _HEIGHT, _SIZE),
    _measure(("profile", "space", "length"), Footprint, _LONG, _SPACE, PROFILE),
    _measure(("profile", "space", "width"), Footprint, _WIDTH, _SPACE),
    _measure(("profile", "train", "length"), Footprint, _LONG, _TRAIN),
    _measure(("profile", "train", "width"), Footprint, _WIDTH, _TRAIN),
    _measure(("profile", "gap"), Profile, QT_TRANSLATE_NOOP("Property", "Between spaces")),
    _measure(("profile", "end_gap"), Profile, QT_TRANSLATE_NOOP("Property", "Before cities")),
    _measure(
        ("profile", "track_distance"), Profile, QT_TRANSLATE_NOOP("Property", "Track distance")
    ),
    _measure(("profile", "score_border"), Profile, QT_TRANSLATE_NOOP("Property", "Score track")),
    _measure(("profile", "card", "width"), Size, _WIDTH, _CARD),
    _measure(("profile", "card", "height"), Size, _HEIGHT, _CARD),
    _measure(
        ("profile", "panels", "columns"), Panels, QT_TRANSLATE_NOOP("Property", "Columns"), _FOLDED
    ),
    _measure(("profile", "panels", "rows"), Panels, QT_TRANSLATE_NOOP("Property", "Rows"), _FOLDED),
    Property(
        "id",
        QT_TRANSLATE_NOOP("Property", "Id"),
        Limits("string", Board.model_fields["id"].description or ""),
        Entry.LINE,
        reads("id"),
        writes("board", "id"),
        ("id",),
    ),
)


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
