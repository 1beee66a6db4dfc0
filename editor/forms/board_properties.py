"""The properties of the board itself."""

from collections.abc import Sequence

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
from trackwright.schema.board import Board, Country, Meta, Provenance, Region
from trackwright.schema.edits import with_all_changed, with_edited
from trackwright.schema.geometry import Size
from trackwright.schema.profile import Footprint, Panels, Profile
from trackwright.schema.sentences import say, say_in

_PROVENANCES: dict[Value, str] = {
    Provenance.OFFICIAL.value: say("published board"),
    Provenance.RECONSTRUCTION.value: say("reconstruction"),
    Provenance.FAN.value: say("fan’s own"),
}

_SIZE = say("Size")
_TRAIN = say("Train")
_SPACE = say("Space")
_CARD = say("Card")
_FOLDED = say_in("folded", "Panels")
_WIDTH = say("Width")
_HEIGHT = say("Height")
_LONG = say("Length")

PROFILE = say("Physical measures")
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
    text_setting(("meta", "title"), Meta, say("Title")),
    text_setting(("meta", "description"), Meta, say("Description"), entry=Entry.PROSE),
    setting(
        Meta,
        ("meta", "authors"),
        1,
        say("Authors"),
        entry=Entry.LINE,
        read=_read_authors,
        write=_write_authors,
    ),
    setting(Meta, ("meta", "version"), 1, say("Version")),
    setting(Meta, ("meta", "licence"), 1, say("Licence")),
    setting(
        Meta,
        ("meta", "provenance"),
        1,
        say("Provenance"),
        options=fixed_options(_PROVENANCES),
        read=_read_provenance,
    ),
    setting(Meta, ("meta", "languages"), 1, say("Languages")),
    text_setting(("meta", "sources"), Meta, say("Sources"), entry=Entry.PROSE),
    _measure(("size", "width"), Size, _WIDTH, _SIZE),
    _measure(("size", "height"), Size, _HEIGHT, _SIZE),
    _measure(("profile", "space", "length"), Footprint, _LONG, _SPACE, PROFILE),
    _measure(("profile", "space", "width"), Footprint, _WIDTH, _SPACE),
    _measure(("profile", "train", "length"), Footprint, _LONG, _TRAIN),
    _measure(("profile", "train", "width"), Footprint, _WIDTH, _TRAIN),
    _measure(("profile", "gap"), Profile, say("Between spaces")),
    _measure(("profile", "end_gap"), Profile, say("Before cities")),
    _measure(("profile", "track_distance"), Profile, say("Track distance")),
    _measure(("profile", "score_border"), Profile, say("Score track")),
    _measure(("profile", "card", "width"), Size, _WIDTH, _CARD),
    _measure(("profile", "card", "height"), Size, _HEIGHT, _CARD),
    _measure(("profile", "panels", "columns"), Panels, say("Columns"), _FOLDED),
    _measure(("profile", "panels", "rows"), Panels, say("Rows"), _FOLDED),
    Property(
        "id",
        say("Id"),
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
    text("country", Country, "name", say("Name"), alone=True),
    field("country", Country, "color", say("Tint"), entry=Entry.TINT),
    field("country", Country, "cards", say("Country cards"), read=_read_cards, write=_write_cards),
    tags("country", Country),
    identity("country", Country),
)

REGION = (
    text("region", Region, "name", say("Name"), alone=True),
    field("region", Region, "cities", say("Cities"), write=_write_cities),
    tags("region", Region),
    identity("region", Region),
)
