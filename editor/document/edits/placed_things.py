"""Edits of what stands freely on the board: decorations, furniture, and the names of areas."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from trackwright.editor.document.edits.arrange import clamped
from trackwright.schema.base import Model
from trackwright.schema.board import Board
from trackwright.schema.decorations import (
    AreaLabel,
    Decoration,
    FreeArea,
    FreeText,
    Furniture,
    FurniturePiece,
    Ornament,
    PlacedPicture,
)
from trackwright.schema.edits import decoration_moved, with_added, with_each, with_edited
from trackwright.schema.geometry import Point, turned
from trackwright.schema.ids import free_id
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, find_thing

NAME_OWNERS: Mapping[str, str] = {"country_name": "country", "region_name": "region"}
"""The kinds of names that are placed for themselves, and whose names they are."""

PLACED = ("decoration", *NAME_OWNERS, "furniture")
"""The kinds of things that can be moved and scaled by their handles.

References name them as the picture names their groups: `country_name-norway`, `furniture-title`.
"""

SELECTABLE = (*LIST_BY_KIND, *NAME_OWNERS, "furniture")
"""The kinds of things that can be selected."""

PIECES = {
    "title": say("Title"),
    "score_table": say("Score table"),
    "legend": say("Legend"),
}
"""What the pieces of furniture are called."""

DECORATIONS: Mapping[str, type[Model]] = {
    "ornament": Ornament,
    "text": FreeText,
    "area": FreeArea,
    "picture": PlacedPicture,
}
"""The models of decorations, by their kinds."""

SMALLEST, LARGEST = 0.5, 5_000.0
"""The sizes in mm that a handle can be dragged to."""

PlacedThing = Ornament | FreeText | FreeArea | PlacedPicture | AreaLabel | FurniturePiece


@dataclass(frozen=True)
class Place:
    """Where a thing stands, how large it is, in mm or as a factor, and how it is turned."""

    at: Point
    size: float
    angle: float = 0.0


def owner_of(ref: ThingRef) -> ThingRef:
    """Return the country or region that a name is of; for anything else, itself."""
    return ThingRef(NAME_OWNERS[ref.kind], ref.id) if ref.kind in NAME_OWNERS else ref


def placed_thing(board: Board, ref: ThingRef) -> PlacedThing | None:
    """Return a decoration, a piece of furniture or how a name is written; None if there is none."""
    found: PlacedThing | None = None
    if ref.kind == "furniture":
        found = getattr(board.furniture, ref.id) if ref.id in Furniture.model_fields else None
    elif ref.kind in NAME_OWNERS:
        area = find_thing(board, owner_of(ref))
        found = None if area is None else area.label or AreaLabel()
    elif ref.kind == "decoration":
        found = find_thing(board, ref)
    return found


def with_placed(board: Board, ref: ThingRef, change: Callable[[Any], Any]) -> Board:
    """Return the board with a placed thing changed by a function."""
    thing = placed_thing(board, ref)
    after: Any = None if thing is None else change(thing)
    if after is None or after == thing:
        return board
    if ref.kind == "furniture":
        return with_edited(board, ("furniture", ref.id), lambda _before: after)
    if ref.kind == "decoration":
        return with_each(board, "decorations", [ref.id], change)
    label = None if after == AreaLabel() else after
    areas = LIST_BY_KIND[NAME_OWNERS[ref.kind]]
    return with_each(board, areas, [ref.id], lambda area: area.changed(label=label))


def with_places(board: Board, places: Mapping[ThingRef, Place]) -> Board:
    """Return the board with some things at other places, in other sizes or turned."""
    for ref, place in places.items():
        board = with_placed(board, ref, partial(_at, place=place))
    return board


def _at(thing: PlacedThing, place: Place) -> PlacedThing:
    is_new = not isinstance(thing, FreeArea) and thing.position is None
    digits = 1 if is_new else 3  # an automatic place is not exact for a reason
    at = clamped(Point(round(place.at.x, digits), round(place.at.y, digits)))
    size = round(min(max(place.size, SMALLEST), LARGEST), 2)
    if isinstance(thing, FreeArea):
        return _area_at(thing, at, place.size)
    if isinstance(thing, FurniturePiece):
        return thing.changed(position=at, scale=round(min(max(place.size, 0.05), 20.0), 3))
    return thing.changed(position=at, size=size, angle=round(turned(place.angle), 1) + 0.0)


def _area_at(area: FreeArea, at: Point, width: float) -> Decoration:
    middle, before = area_frame(area)
    share = max(width, SMALLEST) / before if before else 1.0
    if abs(share - 1) < 1e-6:
        share = 1.0

    def there(point: Point) -> Point:
        across, down = (point.x - middle.x) * share, (point.y - middle.y) * share
        return clamped(Point(round(at.x + across, 3), round(at.y + down, 3)))

    return decoration_moved(area, there)


def area_frame(area: FreeArea) -> tuple[Point, float]:
    """Return the middle of the box around an area, and its width."""
    corners = [corner for part in area.borders for corner in part.outer] or [Point(0, 0)]
    across, down = zip(*corners, strict=True)
    middle = Point((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)
    return middle, max(across) - min(across)


def is_locked(board: Board, ref: ThingRef) -> bool:
    """Return whether a placed thing is locked, as decorations can be."""
    return bool(getattr(placed_thing(board, ref), "locked", False))


def is_automatic(thing: object) -> bool:
    """Return whether a name or a piece of furniture stands where there is room."""
    return isinstance(thing, AreaLabel | FurniturePiece) and thing == type(thing)(
        hidden=thing.hidden
    )


def placed_automatically(board: Board, refs: Iterable[ThingRef]) -> Board:
    """Return the board with some names and pieces of furniture where there is room."""
    for ref in refs:
        if ref.kind != "decoration":
            board = with_placed(board, ref, lambda thing: type(thing)(hidden=thing.hidden))
    return board


def with_hidden(board: Board, refs: Iterable[ThingRef], hidden: bool) -> Board:
    """Return the board with some names and pieces of furniture hidden, or shown again."""
    for ref in refs:
        if ref.kind != "decoration":
            board = with_placed(board, ref, lambda thing: thing.changed(hidden=hidden))
    return board


def hidden_things(board: Board) -> Iterator[ThingRef]:
    """Yield the names and pieces of furniture that are hidden."""
    for kind, owner in NAME_OWNERS.items():
        for area in getattr(board, LIST_BY_KIND[owner]):
            if area.label is not None and area.label.hidden:
                yield ThingRef(kind, area.id)
    for name in PIECES:
        if getattr(board.furniture, name).hidden:
            yield ThingRef("furniture", name)


def with_decoration(board: Board, kind: str, stem: str, **fields: Any) -> tuple[Board, ThingRef]:
    """Return the board with one decoration more, on top of the others, and a reference to it."""
    name = free_id(stem, {each.id for each in board.decorations})
    thing = DECORATIONS[kind].model_validate({"kind": kind, "id": name, **fields})
    return with_added(board, "decorations", thing), ThingRef("decoration", name)


def with_decorations_above(board: Board, names: Iterable[str], above: bool) -> Board:
    """Return the board with some decorations above the routes, or beneath them."""
    return with_each(board, "decorations", names, lambda thing: thing.changed(above=above))


def with_decorations_raised(board: Board, names: Iterable[str], step: int) -> Board:
    """Return the board with decorations one further up among those of their layer, or down."""
    order, chosen = list(board.decorations), set(names)
    numbers = range(len(order))
    for number in reversed(numbers) if step > 0 else numbers:
        other = _neighbour(order, number, step)
        if order[number].id in chosen and other is not None and order[other].id not in chosen:
            order[number], order[other] = order[other], order[number]
    return board if tuple(order) == board.decorations else board.changed(decorations=tuple(order))


def _neighbour(order: list[Decoration], number: int, step: int) -> int | None:
    """Return the next decoration of the same layer, in the direction of the step."""
    following = range(number + step, len(order) if step > 0 else -1, step)
    return next((other for other in following if order[other].above is order[number].above), None)
