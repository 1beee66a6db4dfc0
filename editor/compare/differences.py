"""The differences of two boards: in words, as marks on the canvas, and as pictures over it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import dist
from pathlib import Path
from typing import Any

from pydantic_core import to_json
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.base.guard import Guarded
from trackwright.editor.base.language import decimal
from trackwright.editor.canvas.layers import CanvasLayer
from trackwright.editor.canvas.overlay_items import ACCENT, OVER
from trackwright.editor.canvas.scene import BoardScene
from trackwright.editor.canvas.selection_marks import MarkItem, MarkStyle, OutlineCache
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


def history_versions(document: Document) -> Iterator[Version]:
    """Yield the board as it was opened, and after each step of its history."""
    history = document.history
    for index in range(history.count() + 1):
        title = history.text(index - 1) if index else tr("As opened")
        yield fixed_version(title, document.board_after(index))


def fixed_version(title: str, board: Board) -> Version:
    """Return a version that stays as it is."""
    return Version(title, lambda: board)


STYLES: Mapping[ChangeKind, MarkStyle] = {
    ChangeKind.ADDED: MarkStyle(QColor("#0B7A4B"), 3.0, 2.4),
    ChangeKind.REMOVED: MarkStyle(QColor("#C8202F"), 3.0, 2.4, Qt.PenStyle.DashLine),
    ChangeKind.CHANGED: MarkStyle(QColor("#B86E00"), 3.0, 2.4, Qt.PenStyle.DotLine),
}
"""They differ by line as well as by colour, for those who do not tell red from green."""


class DifferenceMarks:
    """Outlines around all that differs, on `items` to be put onto the canvas."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.items = {change: MarkItem(style) for change, style in STYLES.items()}
        self._outlines = {change: OutlineCache() for change in STYLES}
        self._marked: dict[ChangeKind, tuple[ThingRef, ...]] = {}
        self.clear()

    def marked(self, change: ChangeKind) -> tuple[ThingRef, ...]:
        """Return the things that are marked as such."""
        return self._marked.get(change, ())

    def show(self, before: Layout, lines: Iterable[ThingDifference]) -> None:
        """Mark what differs; removed things where they were, tickets only while they are shown."""
        shows_tickets = self._scene.state(CanvasLayer.TICKETS).visible
        every = [line for line in lines if shows_tickets or line.place.kind != "ticket"]
        for change, item in self.items.items():
            things = [line.place for line in every if line.change is change]
            layout = before if change is ChangeKind.REMOVED else self._scene.layout_now
            found = self._outlines[change].of(layout, things)
            self._marked[change] = tuple(found)
            item.follow(_together(found.values()))
            item.setVisible(bool(found))

    def clear(self) -> None:
        """Mark nothing."""
        self._marked.clear()
        for item in self.items.values():
            item.setVisible(False)

    def area(self, before: Layout, line: ThingDifference) -> QRectF:
        """Return where a thing is, or was; an empty area if it is nowhere on the board."""
        layout = before if line.change is ChangeKind.REMOVED else self._scene.layout_now
        return _together(OutlineCache().of(layout, [line.place]).values()).boundingRect()


def _together(paths: Iterable[QPainterPath]) -> QPainterPath:
    together = QPainterPath()
    for path in paths:
        together.addPath(path)
    return together


LINE_WIDTH = 3.0
"""The width of the line, in pixels."""


class SwipeItem(Guarded, QGraphicsItem):
    """A picture of the other board that covers the canvas from the left, up to a line."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: Sequence[QImage] = ()
        self._board = QRectF()
        self._share = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER - 2)
        self.setVisible(False)

    @property
    def share(self) -> float:
        """Which part of the board is covered, from 0 to 1."""
        return self._share if self.isVisible() else 0.0

    def show_pictures(self, pictures: Sequence[QImage], board: QRectF) -> None:
        """Show other pictures, the largest first, of a board of some size."""
        self.prepareGeometryChange()
        self._pictures, self._board = pictures, board
        self.cover(self._share)

    def cover(self, share: float) -> None:
        """Cover another part of the board."""
        self._share = share
        self.setVisible(share > 0 and bool(self._pictures))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._board

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        seen = QRectF(self._board)
        seen.setWidth(self._board.width() * self._share)
        picture = self._suited(painter.worldTransform().m11() * painter.device().devicePixelRatio())
        source = QRectF(0, 0, picture.width() * self._share, picture.height())
        painter.drawImage(seen, picture, source)
        if self._share < 1:
            pen = QPen(ACCENT, LINE_WIDTH)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawLine(QPointF(seen.topRight()), QPointF(seen.bottomRight()))

    def _suited(self, scale: float) -> QImage:
        """Return the smallest picture that has enough pixels, at so many to a mm."""
        wanted = self._board.width() * scale
        enough = [picture for picture in self._pictures if picture.width() >= wanted]
        return enough[-1] if enough else self._pictures[0]
