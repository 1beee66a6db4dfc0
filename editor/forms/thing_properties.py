"""The properties of the board, its countries, regions and routes."""

from collections.abc import Sequence
from dataclasses import replace

from pydantic import TypeAdapter

from trackwright.editor.document.edits import routes
from trackwright.editor.forms.fields import Field, Number, field_at, group_of
from trackwright.editor.forms.property import (
    Property,
    end,
    existing,
    field,
    fixed_options,
    identity,
    setting,
    stop_options,
    text,
    text_setting,
    things_among,
)
from trackwright.editor.forms.titles import TITLES
from trackwright.editor.forms.values import InputKind, Option, Value
from trackwright.schema.base import Count
from trackwright.schema.board import LONGEST_ROUTE, Board, Country, Provenance, Region, Route
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import with_all_changed, with_edited
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say, say_in
from trackwright.schema.translation import tr

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


_COUNT: TypeAdapter[int] = TypeAdapter(Count)


class TooManyIconsError(TrackwrightError):
    """More icons than a route has spaces."""

    def __init__(self, length: int) -> None:
        super().__init__(tr("a route of length {n} has room for {n} icons", n=length))


def _stop(board: Board, value: Value) -> Value:
    return existing(board, "city", value)


def _write_length(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    lengths = {route.changed(length=value).length for route in things_among(board, "route", names)}
    return routes.with_length(board, names, lengths.pop()) if lengths else board


def _write_icons(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    icons = _COUNT.validate_python(value)
    shortest = min((route.length for route in things_among(board, "route", names)), default=0)
    if icons > shortest:
        raise TooManyIconsError(shortest)
    return routes.with_icons(board, names, icons)


def _write_ferry(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    return routes.with_ferry(board, names, bool(value))


def _colors(_board: Board, _language: str) -> tuple[Option, ...]:
    return tuple(Option(color.value, tr(color), f"route-{color}") for color in RouteColor)


_KIND = say("Kind")

ROUTE = (
    end("route", Route, 0, stop_options, _stop),
    end("route", Route, 1, stop_options, _stop),
    field(
        "route", Route, "color", options=_colors, read=lambda route, _language: route.color.value
    ),
    field("route", Route, "length", write=_write_length),
    field("route", Route, "tunnel", row=_KIND),
    field("route", Route, "ferry", write=_write_ferry, row=_KIND),
    field(
        "route",
        Route,
        "icons",
        field=replace(field_at(group_of(Route), ("icons",)), shape=Number(0, LONGEST_ROUTE)),
        input_kind=InputKind.WHOLE,
        read=lambda route, _language: len(route.icons),
        write=_write_icons,
    ),
    field("route", Route, "draw_bonus"),
    field("route", Route, "tags"),
    identity("route", Route),
)
