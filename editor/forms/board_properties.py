"""The properties of the board itself, of its countries and of its regions."""

from collections.abc import Sequence

from trackwright.editor.forms.fields import Field
from trackwright.editor.forms.property import Property
from trackwright.editor.forms.property_fields import (
    existing,
    field,
    fixed_options,
    identity,
    setting,
    text,
    text_setting,
)
from trackwright.editor.forms.titles import TITLES
from trackwright.editor.forms.values import InputKind, Value
from trackwright.schema.board import Board, Country, Provenance, Region
from trackwright.schema.edits import with_all_changed, with_edited
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

PROFILE = say("Physical measures")
"""The heading above the profile."""


def _write_authors(board: Board, _names: Sequence[str], value: Value, _language: str) -> Board:
    authors = tuple(name.strip() for name in str(value or "").split(",") if name.strip())
    return with_edited(board, ("meta", "authors"), lambda _before: authors)


def _measure(*path: str, row: str = "", section: str = "") -> Property:
    return setting(*path, row=row, section=section, unit="mm")


_ID = Field("id", title=TITLES["id"], description=Board.model_fields["id"].description or "")

BOARD = (
    text_setting("meta", "title"),
    text_setting("meta", "description", input_kind=InputKind.PROSE),
    setting(
        "meta",
        "authors",
        input_kind=InputKind.LINE,
        read=lambda board, _language: ", ".join(board.meta.authors),
        write=_write_authors,
    ),
    setting("meta", "version"),
    setting("meta", "licence"),
    setting(
        "meta",
        "provenance",
        options=fixed_options(_PROVENANCES),
        read=lambda board, _language: board.meta.provenance.value,
    ),
    setting("meta", "languages"),
    text_setting("meta", "sources", input_kind=InputKind.PROSE),
    _measure("size", "width", row=_SIZE),
    _measure("size", "height", row=_SIZE),
    _measure("profile", "space", "length", row=_SPACE, section=PROFILE),
    _measure("profile", "space", "width", row=_SPACE),
    _measure("profile", "train", "length", row=_TRAIN),
    _measure("profile", "train", "width", row=_TRAIN),
    _measure("profile", "gap"),
    _measure("profile", "end_gap"),
    _measure("profile", "track_distance"),
    _measure("profile", "score_border"),
    _measure("profile", "card", "width", row=_CARD),
    _measure("profile", "card", "height", row=_CARD),
    setting("profile", "panels", "columns", row=_FOLDED),
    setting("profile", "panels", "rows", row=_FOLDED),
    setting("id", described=_ID),
)


def _write_cards(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    words = value if isinstance(value, tuple) else ()
    cards = tuple(int(word) if word.isdigit() else word for word in words)
    return with_all_changed(board, "countries", names, cards=cards)


def _write_cities(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    cities = value if isinstance(value, tuple) else ()
    for city in cities:
        existing(board, "city", city)
    return with_all_changed(board, "regions", names, cities=tuple(dict.fromkeys(cities)))


COUNTRY = (
    text("country", Country, "name", alone=True),
    field("country", Country, "color", input_kind=InputKind.COLOR),
    field(
        "country",
        Country,
        "cards",
        read=lambda country, _language: tuple(map(str, country.cards)),
        write=_write_cards,
    ),
    field("country", Country, "tags"),
    identity("country", Country),
)

REGION = (
    text("region", Region, "name", alone=True),
    field("region", Region, "cities", write=_write_cities),
    field("region", Region, "tags"),
    identity("region", Region),
)
