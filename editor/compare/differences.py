"""Comparing two boards: what was added, removed or changed, in words and in pictures."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from math import dist
from pathlib import Path
from typing import Any

from pydantic_core import to_json
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from trackwright.editor.base.language import decimal
from trackwright.editor.document.document import Document
from trackwright.editor.document.thing_names import thing_name
from trackwright.layout.board import Layout, lay_out
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.png import INCH, image
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board
from trackwright.schema.board_differences import BOARD, ORDER, Difference, differences
from trackwright.schema.colors import RouteColor
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import say
from trackwright.schema.text import in_brief, text_in
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

LONGEST_VALUE = 40

FIELDS = {
    "alternatives": say("alternatives"),
    "angle": say("angle"),
    "background": say("picture"),
    "bends": say("bends"),
    "borders": say("borders"),
    "cards": say("cards"),
    "checks": say("severity of checks"),
    "cities": say("cities"),
    "color": say("colour"),
    "country": say("country"),
    "deck": say("deck"),
    "draw_bonus": say("draw bonus"),
    "ends": say("ends"),
    "ferry": say("ferry"),
    "icons": say("icons"),
    "id": say("id"),
    "ignored": say("accepted problems"),
    "label": say("place of the name"),
    "length": say("length"),
    "location": say("place on Earth"),
    "locked": say("locked"),
    "name": say("name"),
    "note": say("note"),
    "points": say("points"),
    "projection": say("projection"),
    "rulesets": say("rules"),
    "size": say("size"),
    "spaces": say("places of the spaces"),
    "tags": say("tags"),
    "title": say("title"),
    "tunnel": say("tunnel"),
}
"""Titles of fields; rare ones go by their own names."""


class ChangeKind(Enum):
    """How a thing differs."""

    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"


@dataclass(frozen=True)
class ThingDifference:
    """How one thing differs; `words` name it and the fields that changed."""

    place: ThingRef
    change: ChangeKind
    words: str


def thing_differences(
    before: Board, after: Board, found: Iterable[Difference], language: str
) -> tuple[ThingDifference, ...]:
    """Return how each thing differs; a changed order is no difference of a thing."""
    by_thing: dict[ThingRef, list[Difference]] = {}
    for one in found:
        if one.field is not None and one.field.endswith(f".{ORDER}"):
            continue
        by_thing.setdefault(_place(one), []).append(one)
    return tuple(_line(before, after, place, own, language) for place, own in by_thing.items())


def _place(one: Difference) -> ThingRef:
    """Return the thing that differs; a removed one may share its id with an added one."""
    return ThingRef(
        one.kind, one.thing, ("removed",) if one.field is None and one.after is None else ()
    )


def _line(
    before: Board, after: Board, place: ThingRef, own: list[Difference], language: str
) -> ThingDifference:
    thing = ThingRef(place.kind, place.id)
    if own[0].field is None:
        change = ChangeKind.REMOVED if own[0].after is None else ChangeKind.ADDED
        board = before if change is ChangeKind.REMOVED else after
        return ThingDifference(thing, change, thing_name(board, thing, language))
    changes = "; ".join(_field_change(one, language) for one in own)
    name = "" if thing.kind == BOARD else f"{thing_name(after, thing, language)} · "
    return ThingDifference(thing, ChangeKind.CHANGED, name + changes)


def _field_change(one: Difference, language: str) -> str:
    field = one.field or ""
    if isinstance(one.before, Point) and isinstance(one.after, Point):
        return tr("moved {n} mm", n=decimal(dist(one.before, one.after)))
    name = field.rpartition(".")[2]
    words = tr(FIELDS[name]) if name in FIELDS else name
    old, new = _value(one.before, language), _value(one.after, language)
    return words if old == new else f"{words} {old} → {new}"


def _value(value: Any, language: str) -> str:
    if value is None or value in ((), "", {}):
        return tr("none")
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, RouteColor):
        return tr(value)
    return in_brief(_plain(value, language), LONGEST_VALUE)


def _plain(value: Any, language: str) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, dict) and all(isinstance(text, str) for text in value.values()):
        return text_in(value, language)
    if isinstance(value, tuple) and all(isinstance(text, str) for text in value):
        return ", ".join(value)
    return to_json(value).decode()


LONGER_SIDE = 4_800
"""Pixels of a board's picture: sharp at the size of print, and no more than a file of it takes."""

SMALLER = 3
"""How many smaller pictures there are, each half as wide as the one before."""


@dataclass(frozen=True)
class Comparison:
    """The other board, laid out, the board on the desk, and what differs; `lines` by thing."""

    before: Layout
    after: Board
    found: tuple[Difference, ...]
    lines: tuple[ThingDifference, ...]


def compare(before: Board, after: Board, language: str, known: Layout | None) -> Comparison:
    """Compare two boards; `known` is an earlier layout of the first, to be used again."""
    layout = known
    if layout is None or layout.board is not before or layout.language != language:
        layout = lay_out(before, language)
    found = differences(before, after)
    return Comparison(layout, after, found, thing_differences(before, after, found, language))


def board_images(layout: Layout, theme: Theme, folder: Path | None) -> tuple[QImage, ...]:
    """Return a picture of a board, and smaller ones for when it is zoomed out."""
    size = layout.board.size
    picture = board_picture(layout, theme, folder=folder or Path())
    pictures = [image(picture, LONGER_SIDE * INCH / max(size.width, size.height))]
    smooth = Qt.TransformationMode.SmoothTransformation
    for _ in range(SMALLER):
        pictures.append(pictures[-1].scaledToWidth(max(pictures[-1].width() // 2, 1), smooth))
    return tuple(pictures)


@dataclass(frozen=True)
class Version:
    """A board to compare with; `board` returns it as it is now, None if there is none."""

    title: str
    board: Callable[[], Board | None]


def saved_version(document: Document) -> Version:
    """Return the board as it was saved last, also after later saves."""
    return Version(tr("As last saved"), lambda: document.file_board)


def history_versions(document: Document) -> Iterator[Version]:
    """Yield the board as it was opened, and after each step of its history."""
    history = document.history
    for index in range(history.count() + 1):
        title = history.text(index - 1) if index else tr("As opened")
        yield fixed_version(title, document.board_after(index))


def fixed_version(title: str, board: Board) -> Version:
    """Return a version that stays as it is."""
    return Version(title, lambda: board)
