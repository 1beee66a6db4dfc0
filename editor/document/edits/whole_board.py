"""Edits of the board as a whole: its background picture, quarter turns, and its measures."""

from dataclasses import dataclass
from enum import Enum, auto
from math import dist

from trackwright.editor.document.edits.arrange import FARTHEST, clamped
from trackwright.schema.board import Background, Board, Label, Side, Stop
from trackwright.schema.edits import Move, route_moved, with_surroundings_moved
from trackwright.schema.geometry import Point, Size
from trackwright.schema.profile import PROFILES, Panels, Profile

SMALLEST = 1.0
"""The smallest side of a picture, in mm, so that it can still be grabbed."""


@dataclass(frozen=True)
class Frame:
    """The top left corner of a picture and its sides, in mm."""

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

    def side(value: float) -> float:
        return min(max(value, SMALLEST), FARTHEST)

    at = clamped(frame.at)
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
    """A picture moved and scaled by two points, each of which is `remaining` mm off its place."""

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


_ROUND = tuple(Side)
"""The sides of a stop, from the north clockwise."""


def quarter_turned(board: Board, *, clockwise: bool = True) -> Board:
    """Return the board turned by a quarter; names stay upright.

    A map has north at the top, so that the board has no projection any more. Its picture moves
    along, but cannot be turned.
    """
    size = Size(width=board.size.height, height=board.size.width)

    def there(at: Point) -> Point:
        if clockwise:
            return clamped(Point(board.size.height - at.y, at.x))
        return clamped(Point(at.y, board.size.width - at.x))

    moved = with_surroundings_moved(board, there).changed(
        size=size,
        profile=_turned_profile(board.profile),
        projection=None,
        warp=(),
        cities=tuple(_turned_stop(city, there, clockwise) for city in board.cities),
        crossings=tuple(_turned_stop(stop, there, clockwise) for stop in board.crossings),
        routes=tuple(route_moved(route, there, 90 if clockwise else -90) for route in board.routes),
    )
    return moved if board.background is None else with_frame(moved, _turned_frame(board, there))


def _turned_frame(board: Board, there: Move) -> Frame:
    """Return where the picture lies: its middle turns, the picture itself does not."""
    frame = frame_of(board)
    half_x, half_y = frame.width / 2, frame.height / 2
    middle = there(Point(frame.at.x + half_x, frame.at.y + half_y))
    return Frame(Point(middle.x - half_x, middle.y - half_y), frame.width, frame.height)


def _turned_profile(profile: Profile) -> Profile:
    panels = Panels(columns=profile.panels.rows, rows=profile.panels.columns)
    sheets = profile.sheets
    if sheets is not None:
        paper = Size(width=sheets.paper.height, height=sheets.paper.width)
        sheets = sheets.changed(paper=paper, columns=sheets.rows, rows=sheets.columns)
    return profile.changed(panels=panels, sheets=sheets)


def _turned_stop(stop: Stop, there: Move, clockwise: bool) -> Stop:
    label = None if stop.label is None else _turned_label(stop.label, clockwise)
    return stop.changed(position=there(stop.position), label=label)


def _turned_label(label: Label, clockwise: bool) -> Label:
    if label.side is not None:
        further = 2 if clockwise else -2
        side = _ROUND[(_ROUND.index(label.side) + further) % len(_ROUND)]
        label = label.changed(side=side)
    if label.offset is not None:
        x, y = label.offset
        label = label.changed(offset=Point(-y, x) if clockwise else Point(y, -x))
    if label.angle:  # so that it is not read upside down
        label = label.changed(angle=(label.angle + 180) % 180 - 90)
    return label


MEASURES = ("train", "space", "gap", "end_gap", "track_distance")
"""The fields of a profile that presets are about; folds, paper and the score track are not."""


def with_measures(board: Board, measures: Profile) -> Board:
    """Return the board with the trains, spaces and distances of a profile, such as a preset."""
    return _with_profile(board, **{name: getattr(measures, name) for name in MEASURES})


def with_cards(board: Board, card: Size) -> Board:
    """Return the board with cards of another size."""
    return _with_profile(board, card=card)


def preset_of(profile: Profile) -> str | None:
    """Return the preset that a profile has the measures of, if it is one's."""
    own = [getattr(profile, name) for name in MEASURES]
    presets = PROFILES.items()
    return next((n for n, p in presets if [getattr(p, field) for field in MEASURES] == own), None)


def _with_profile(board: Board, **fields: object) -> Board:
    profile = board.profile.changed(**fields)
    return board if profile == board.profile else board.changed(profile=profile)
