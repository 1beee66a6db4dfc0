"""Turning a whole board by a quarter."""

from collections.abc import Callable, Mapping

from trackwright.editor.document.edits.arrange import clamped
from trackwright.editor.document.edits.background import Frame, frame_of, with_frame
from trackwright.schema.board import Board, Country, Label, PlacedSpace, Region, Route, Side, Stop
from trackwright.schema.geometry import Point, Polygon, Size, turned
from trackwright.schema.profile import PROFILES, Panels, Profile

_ROUND = tuple(Side)
"""The sides of a stop, from the north clockwise."""

Move = Callable[[Point], Point]


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

    moved = board.changed(
        size=size,
        profile=_turned_profile(board.profile),
        projection=None,
        cities=tuple(_turned_stop(city, there, clockwise) for city in board.cities),
        crossings=tuple(_turned_stop(stop, there, clockwise) for stop in board.crossings),
        routes=tuple(_turned_route(route, there, clockwise) for route in board.routes),
        countries=tuple(_turned_area(country, there) for country in board.countries),
        regions=tuple(_turned_area(region, there) for region in board.regions),
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
    return label.changed(angle=_upright(label.angle + 90)) if label.angle else label


def _upright(angle: float) -> float:
    """Return the angle of a line of text, so that it is not read upside down."""
    return (angle + 90) % 180 - 90


def _turned_route(route: Route, there: Move, clockwise: bool) -> Route:
    if not route.bends and not route.spaces:
        return route
    quarter = 90 if clockwise else -90

    def turned_space(space: PlacedSpace) -> PlacedSpace:
        return space.changed(position=there(space.position), angle=turned(space.angle + quarter))

    return route.changed(
        bends=tuple(map(there, route.bends)), spaces=tuple(map(turned_space, route.spaces))
    )


def _turned_area(thing: Country | Region, there: Move) -> Country | Region:
    def turned_polygon(area: Polygon) -> Polygon:
        holes = tuple(tuple(map(there, hole)) for hole in area.holes)
        return area.changed(outer=tuple(map(there, area.outer)), holes=holes)

    return thing.changed(borders=tuple(map(turned_polygon, thing.borders)))


MEASURES = ("train", "space", "gap", "end_gap", "track_distance")
"""The fields of a profile that presets are about; folds, paper and the score track are not."""


def with_measures(board: Board, measures: Profile) -> Board:
    """Return the board with the trains, spaces and distances of a profile, such as a preset."""
    return _with(board, {name: getattr(measures, name) for name in MEASURES})


def with_cards(board: Board, card: Size) -> Board:
    """Return the board with cards of another size."""
    return _with(board, {"card": card})


def preset_of(profile: Profile) -> str | None:
    """Return the preset that a profile has the measures of, if it is one's."""
    own = [getattr(profile, name) for name in MEASURES]
    presets = PROFILES.items()
    return next((n for n, p in presets if [getattr(p, field) for field in MEASURES] == own), None)


def _with(board: Board, fields: Mapping[str, object]) -> Board:
    profile = board.profile.changed(**fields)
    return board if profile == board.profile else board.changed(profile=profile)
