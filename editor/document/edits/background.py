"""Edits of the picture behind the board: where it lies, how large and how faint it is."""

from dataclasses import dataclass
from enum import Enum, auto
from math import dist

from trackwright.editor.document.edits.arrange import FARTHEST
from trackwright.schema.board import Background, Board
from trackwright.schema.geometry import Point, Size

SMALLEST = 1.0
"""The smallest side of a picture, in mm, so that it can be taken hold of."""


@dataclass(frozen=True)
class Frame:
    """Where a picture lies.

    Attributes:
        at: Its top left corner.
        width, height: Its sides, in mm.
    """

    at: Point
    width: float
    height: float

    def scaled(self, factor: float, about: Point) -> "Frame":
        """Return it larger or smaller, with one place that stays."""
        x, y = self.at
        corner = Point(about.x + factor * (x - about.x), about.y + factor * (y - about.y))
        return Frame(corner, factor * self.width, factor * self.height)


def frame_of(board: Board) -> Frame:
    """Return where a board's picture lies, or would lie: over the whole board."""
    picture = board.background
    size = picture.size if picture is not None and picture.size is not None else board.size
    return Frame(picture.position if picture else Point(0, 0), size.width, size.height)


def frame_on(board: Board, width: float, height: float) -> Frame:
    """Return where a picture of some proportions is as large as the board and in its middle."""
    factor = min(board.size.width / width, board.size.height / height)
    across, down = board.size.width - factor * width, board.size.height - factor * height
    return Frame(Point(across / 2, down / 2), factor * width, factor * height)


def with_picture(board: Board, file: str, frame: Frame) -> Board:
    """Return the board with a picture; one that replaces another is as faint as that."""
    before = board.background
    opacity = before.opacity if before is not None else 1.0
    picture = Background(picture=file, opacity=opacity)
    return with_frame(board.changed(background=picture), frame)


def with_frame(board: Board, frame: Frame) -> Board:
    """Return the board with its picture elsewhere."""
    if board.background is None:
        return board

    def near(value: float) -> float:
        return min(max(value, -FARTHEST), FARTHEST)

    def side(value: float) -> float:
        return min(max(value, SMALLEST), FARTHEST)

    at = Point(near(frame.at.x), near(frame.at.y))
    size = Size(width=side(frame.width), height=side(frame.height))
    covers = at == (0, 0) and size == board.size
    picture = board.background.changed(position=at, size=None if covers else size)
    return board.changed(background=picture)


def with_opacity(board: Board, opacity: float) -> Board:
    """Return the board with its picture fainter or stronger."""
    if board.background is None:
        return board
    return board.changed(background=board.background.changed(opacity=opacity))


def without_picture(board: Board) -> Board:
    """Return the board without its picture."""
    return board.changed(background=None)


@dataclass(frozen=True)
class Match:
    """What comes of scaling a picture by two known points.

    Attributes:
        frame: Where it then lies.
        factor: How much larger it is than before.
        remaining: How far each of the points then is from where it belongs, in mm.
    """

    frame: Frame
    factor: float
    remaining: float


class Mismatch(Enum):
    """Why a picture cannot be scaled by two points."""

    ONE_PLACE = auto()
    UPSIDE_DOWN = auto()
    TOO_SMALL = auto()
    TOO_LARGE = auto()


def matched(
    frame: Frame, points: tuple[Point, Point], places: tuple[Point, Point]
) -> Match | Mismatch:
    """Move and scale a picture so that two points of it come as near as can be to their places.

    It is not turned, so that something remains if it is askew.
    """
    if dist(*points) < SMALLEST or dist(*places) < SMALLEST:
        return Mismatch.ONE_PLACE
    across, down = points[1].x - points[0].x, points[1].y - points[0].y
    wide, high = places[1].x - places[0].x, places[1].y - places[0].y
    factor = (across * wide + down * high) / (across**2 + down**2)
    if factor <= 0:
        return Mismatch.UPSIDE_DOWN
    if min(frame.width, frame.height) * factor < SMALLEST:
        return Mismatch.TOO_SMALL
    if max(frame.width, frame.height) * factor > FARTHEST:
        return Mismatch.TOO_LARGE
    center, goal = _middle(*points), _middle(*places)
    larger = frame.scaled(factor, center)
    moved = Point(larger.at.x + goal.x - center.x, larger.at.y + goal.y - center.y)
    first = Point(goal.x - factor * across / 2, goal.y - factor * down / 2)
    return Match(Frame(moved, larger.width, larger.height), factor, dist(first, places[0]))


def _middle(one: Point, other: Point) -> Point:
    return Point((one.x + other.x) / 2, (one.y + other.y) / 2)
