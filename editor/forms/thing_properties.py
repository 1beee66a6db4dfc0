"""What can be shown and edited of the board and of each kind of thing on it."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from pydantic import TypeAdapter

from trackwright.editor.document.edits import routes
from trackwright.editor.document.edits.arrange import stops_among, with_stops_at
from trackwright.editor.forms import decoration_properties
from trackwright.editor.forms.fields import Field, InputKind, Items, Number, Option, Value
from trackwright.editor.forms.property import (
    Property,
    RefusedValueError,
    described,
    end,
    existing,
    field,
    fixed_options,
    identity,
    options_among,
    reference,
    setting,
    stop_options,
    text,
    text_setting,
    things_among,
    writes_each,
)
from trackwright.editor.forms.titles import TITLES
from trackwright.schema.base import Count
from trackwright.schema.board import (
    LONGEST_ROUTE,
    Alternative,
    Board,
    CountryEnd,
    Label,
    Provenance,
    Side,
    Stop,
    Ticket,
    TicketEnd,
)
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import with_all_changed, with_edited
from trackwright.schema.geometry import GeoPoint
from trackwright.schema.profile import NameTier
from trackwright.schema.sentences import say, say_in
from trackwright.schema.translation import tr

_PROVENANCES: dict[Value, str] = {
    Provenance.OFFICIAL.value: say("published board"),
    Provenance.RECONSTRUCTION.value: say("reconstruction"),
    Provenance.FAN.value: say("fan’s own"),
}


def _board() -> tuple[Property, ...]:
    size, train, space, card = say("Size"), say("Train"), say("Space"), say("Card")
    folded, measures = say_in("folded", "Panels"), say("Physical measures")
    description = Board.model_fields["id"].description or ""
    return (
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
        setting("size", "width", row=size, unit="mm"),
        setting("size", "height", row=size, unit="mm"),
        setting("profile", "space", "length", row=space, unit="mm", section=measures),
        setting("profile", "space", "width", row=space, unit="mm"),
        setting("profile", "train", "length", row=train, unit="mm"),
        setting("profile", "train", "width", row=train, unit="mm"),
        setting("profile", "gap", unit="mm"),
        setting("profile", "end_gap", unit="mm"),
        setting("profile", "track_distance", unit="mm"),
        setting("profile", "names", "large", unit="mm", section=say("Capitals of names")),
        setting("profile", "names", "ordinary", unit="mm"),
        setting("profile", "names", "small", unit="mm"),
        setting("profile", "score_border", unit="mm", section=say("Border, cards and folds")),
        setting("profile", "card", "width", row=card, unit="mm"),
        setting("profile", "card", "height", row=card, unit="mm"),
        setting("profile", "panels", "columns", row=folded),
        setting("profile", "panels", "rows", row=folded),
        *decoration_properties.board_settings(),
        setting("id", field=Field("id", title=TITLES["id"], description=description)),
    )


def _write_authors(board: Board, _names: Sequence[str], value: Value, _language: str) -> Board:
    authors = tuple(name.strip() for name in str(value or "").split(",") if name.strip())
    return with_edited(board, ("meta", "authors"), lambda _before: authors)


def _stop(kind: str, none: str = "") -> tuple[Property, ...]:
    return (
        text(kind, "name", alone=True),
        reference(kind, "country", none),
        _coordinate(kind, 0, say("x")),
        _coordinate(kind, 1, say("y")),
        _tier(kind),
        _side(kind),
        _size(kind),
        _angle(kind),
        field(kind, "locked"),
        field(kind, "tags"),
        field(kind, "picture"),
        field(
            kind,
            "location",
            input_kind=InputKind.LINE,
            read=_read_location,
            write=writes_each(kind, _located),
            alone=True,
        ),
        identity(kind),
    )


def _coordinate(kind: str, axis: int, title: str) -> Property:
    position = described(kind, "position")
    coordinate = position.shape.item if isinstance(position.shape, Items) else position.shape

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        stops = stops_among(board, names)
        if any(stop.locked for stop in stops):
            raise RefusedValueError(tr("it is locked; unlock it first"))
        moved = {}
        for stop in stops:
            x, y = stop.position
            point = (x, value) if axis else (value, y)
            moved[stop.id] = stop.changed(position=point).position
        return with_stops_at(board, moved)

    return Property(
        "xy"[axis],
        replace(position, shape=coordinate, title=title),
        InputKind.NUMBER,
        lambda stop, _language: stop.position[axis],
        write,
        ("position",),
        row=say("Position"),
        unit="mm",
    )


_TIERS: dict[Value, str] = {
    None: say("automatic"),
    NameTier.LARGE.value: say_in("size", "large"),
    NameTier.ORDINARY.value: say_in("size", "ordinary"),
    NameTier.SMALL.value: say_in("size", "small"),
}


def _tier(kind: str) -> Property:
    def read(stop: Stop, _language: str) -> Value:
        return None if stop.tier is None else stop.tier.value

    return field(kind, "tier", options=fixed_options(_TIERS), read=read)


def _size(kind: str) -> Property:
    def sized(stop: Stop, value: Value, _language: str) -> Stop:
        return _labelled(stop, (stop.label or Label()).changed(size=value))

    return Property(
        "name_size",
        replace(described(kind, "label", "size"), optional=True),
        InputKind.NUMBER,
        lambda stop, _language: None if stop.label is None else stop.label.size,
        writes_each(kind, sized),
        ("label", "size"),
        unit="mm",
    )


_BY_HAND = "by_hand"
"""Stands for a name that was dragged to its place."""

_SIDES: dict[Value, str] = {
    None: say("automatic"),
    Side.NORTH.value: say("above"),
    Side.NORTH_EAST.value: say("above right"),
    Side.EAST.value: say("right"),
    Side.SOUTH_EAST.value: say("below right"),
    Side.SOUTH.value: say("below"),
    Side.SOUTH_WEST.value: say("below left"),
    Side.WEST.value: say("left"),
    Side.NORTH_WEST.value: say("above left"),
    _BY_HAND: say("by hand"),
}


def _side(kind: str) -> Property:
    def read(stop: Stop, _language: str) -> Value:
        if stop.label is None or (stop.label.side is None and stop.label.offset is None):
            return None
        return _BY_HAND if stop.label.side is None else stop.label.side.value

    def moved(stop: Stop, value: Value, language: str) -> Stop:
        if read(stop, language) == value:
            return stop
        if value == _BY_HAND:
            raise RefusedValueError(tr("drag the name to where it shall stand"))
        return _labelled(stop, (stop.label or Label()).changed(offset=None).changed(side=value))

    return Property(
        "side",
        replace(described(kind, "label", "side"), optional=True),
        InputKind.CHOICE,
        read,
        writes_each(kind, moved),
        ("label",),
        options=fixed_options(_SIDES),
    )


def _angle(kind: str) -> Property:
    def turned(stop: Stop, value: Value, _language: str) -> Stop:
        return _labelled(stop, (stop.label or Label()).changed(angle=value))

    return Property(
        "angle",
        described(kind, "label", "angle"),
        InputKind.NUMBER,
        lambda stop, _language: 0.0 if stop.label is None else stop.label.angle,
        writes_each(kind, turned),
        ("label", "angle"),
        unit="°",
    )


def _labelled(stop: Stop, label: Label) -> Stop:
    """Return a stop with another label; one that says nothing is none."""
    return stop.changed(label=None if label == Label() else label)


_NUMBER = r"[+-]?\d+(?:\.\d+)?"
_LOCATION = re.compile(rf"({_NUMBER})\s*[,;\s]\s*({_NUMBER})")


def _read_location(stop: Stop, _language: str) -> Value:
    return "" if stop.location is None else f"{stop.location.lat}, {stop.location.lon}"


def _located(stop: Stop, value: Value, _language: str) -> Stop:
    typed = str(value or "").strip().replace("−", "-")
    if not typed:
        return stop.changed(location=None)
    found = _LOCATION.fullmatch(typed)
    if found is None:
        wanted = tr("write the latitude and the longitude in degrees: 59.913, 10.752")
        raise RefusedValueError(wanted)
    return stop.changed(location=GeoPoint(lat=float(found[1]), lon=float(found[2])))


def _country() -> tuple[Property, ...]:
    return (
        text("country", "name", alone=True),
        field("country", "color", input_kind=InputKind.COLOR),
        field(
            "country",
            "cards",
            read=lambda country, _language: tuple(map(str, country.cards)),
            write=_write_cards,
        ),
        field("country", "tags"),
        decoration_properties.name_hidden("country"),
        identity("country"),
    )


def _write_cards(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    words = value if isinstance(value, tuple) else ()
    cards = tuple(int(word) if word.isdigit() else word for word in words)
    return with_all_changed(board, "countries", names, cards=cards)


def _region() -> tuple[Property, ...]:
    return (
        text("region", "name", alone=True),
        field("region", "cities", write=_write_cities),
        field("region", "tags"),
        decoration_properties.name_hidden("region"),
        identity("region"),
    )


def _write_cities(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    cities = value if isinstance(value, tuple) else ()
    for city in cities:
        existing(board, "city", city)
    return with_all_changed(board, "regions", names, cities=tuple(dict.fromkeys(cities)))


def _route() -> tuple[Property, ...]:
    def stop(board: Board, value: Value) -> Value:
        return existing(board, "city", value)

    kind = say("Kind")
    icons = replace(described("route", "icons"), shape=Number(0, LONGEST_ROUTE))
    return (
        end("route", 0, stop_options, stop),
        end("route", 1, stop_options, stop),
        field("route", "color", options=_colors, read=lambda route, _language: route.color.value),
        field("route", "length", write=_write_length),
        field("route", "tunnel", row=kind),
        field("route", "ferry", write=_write_ferry, row=kind),
        field(
            "route",
            "icons",
            field=icons,
            input_kind=InputKind.WHOLE,
            read=lambda route, _language: len(route.icons),
            write=_write_icons,
        ),
        field("route", "draw_bonus"),
        field("route", "tags"),
        identity("route"),
    )


_COUNT: TypeAdapter[int] = TypeAdapter(Count)


def _write_length(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    lengths = {route.changed(length=value).length for route in things_among(board, "route", names)}
    return routes.with_length(board, names, lengths.pop()) if lengths else board


def _write_icons(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    icons = _COUNT.validate_python(value)
    shortest = min((route.length for route in things_among(board, "route", names)), default=0)
    if icons > shortest:
        raise RefusedValueError(tr("a route of length {n} has room for {n} icons", n=shortest))
    return routes.with_icons(board, names, icons)


def _write_ferry(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    return routes.with_ferry(board, names, bool(value))


def _colors(_board: Board, _language: str) -> tuple[Option, ...]:
    return tuple(Option(color.value, tr(color), f"route-{color}") for color in RouteColor)


def _ticket() -> tuple[Property, ...]:
    return (
        end("ticket", 0, _ticket_ends, _parsed_end, _written_end),
        end("ticket", 1, _ticket_ends, _parsed_end, _written_end),
        field("ticket", "points"),
        reference("ticket", "deck"),
        field(
            "ticket",
            "alternatives",
            input_kind=InputKind.LINE,
            read=_read_alternatives,
            write=_write_alternatives,
            alone=True,
        ),
        field("ticket", "tags"),
        identity("ticket"),
    )


_COUNTRY = "country:"
"""What stands before the id of a country that is an end of a ticket."""


def _ticket_ends(board: Board, language: str) -> tuple[Option, ...]:
    """Return all that a ticket can end in: cities, crossings, and countries after them."""
    countries = options_among("country")(board, language)
    return (
        *stop_options(board, language),
        *(Option(f"{_COUNTRY}{it.value}", it.words, "country") for it in countries),
    )


def _written_end(place: TicketEnd) -> str:
    return f"{_COUNTRY}{place.country}" if isinstance(place, CountryEnd) else place


def _parsed_end(board: Board, value: Value) -> TicketEnd:
    name = str(value)
    if name.startswith(_COUNTRY):
        return CountryEnd(country=str(existing(board, "country", name.removeprefix(_COUNTRY))))
    return str(existing(board, "city", name))


def _read_alternatives(ticket: Ticket, _language: str) -> Value:
    return "; ".join(f"{_written_end(other.end)} {other.points}" for other in ticket.alternatives)


def _write_alternatives(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    parts = [part for part in str(value or "").split(";") if part.strip()]
    others = tuple(_alternative(board, part) for part in parts)
    return with_all_changed(board, "tickets", names, alternatives=others)


def _alternative(board: Board, words: str) -> Alternative:
    match words.split():
        case [name, points] if points.lstrip("+-").isdigit():
            return Alternative(end=_parsed_end(board, name), points=int(points))
    raise RefusedValueError(tr("write each end with its points: bergen 7; country:sweden 5"))


def _deck() -> tuple[Property, ...]:
    return (
        text("deck", "name", alone=True),
        field("deck", "size"),
        text("deck", "note", input_kind=InputKind.PROSE),
        field("deck", "tags"),
        identity("deck"),
    )


DECLARED: Mapping[str, Callable[[], tuple[Property, ...]]] = {
    "city": partial(_stop, "city", say("none")),
    "crossing": partial(_stop, "crossing"),
    "country": _country,
    "region": _region,
    "route": _route,
    "deck": _deck,
    "ticket": _ticket,
    "board": _board,
    **decoration_properties.DECLARED,
}
"""Make the properties of a kind when it is first shown: the schemas of all models take long."""
