"""Badges beside routes: draw bonuses and special payments."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import cos, radians, sin

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon, STRtree

from trackwright.layout.board import Layout
from trackwright.layout.drawn_sizes import text_width
from trackwright.layout.tracks import Track
from trackwright.rendering.board_frame import frame_inset
from trackwright.rendering.ground import sheet_of
from trackwright.rendering.marks import two_cards
from trackwright.rendering.shapes import (
    Group,
    Path,
    Placement,
    Shape,
    Style,
    circle,
    rounded_rectangle,
)
from trackwright.rendering.texts import centered
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board, Route
from trackwright.schema.profile import Profile
from trackwright.schema.rules.ruleset import Ruleset, Slot
from trackwright.schema.selector_matches import picked_routes
from trackwright.schema.text import printable

Floats = NDArray[np.float64]

RADIUS = 3.7
NOTE_SIZE, NOTE_HEIGHT = 3.4, 4.8
_DISTANCES = (0.5, 2.0, 4.0, 6.0, 8.0)
"""Tried between a badge and the box beside it, in mm."""

_COST_OF_DISTANCE = 0.1
"""How many spaces away from the middle is better than a mm further from the box."""

_SHARES = (-0.5, -0.25, 0.0, 0.25, 0.5)
"""Tried along each space, as shares of its length from its middle."""

Notes = Mapping[str, tuple[str, ...]]
"""What is written in badges beside routes, by the routes' ids."""


@dataclass(frozen=True)
class Badge:
    """A sign beside a route; with `cards` it shows cards, too, and is round."""

    text: str
    cards: bool
    x: float = 0.0
    y: float = 0.0

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        if self.cards:
            return 2 * RADIUS, 2 * RADIUS
        return text_width(self.text, NOTE_SIZE, bold=True) + 2.6, NOTE_HEIGHT

    @property
    def outline(self) -> Polygon:
        """What it covers."""
        width, height = self.size
        if self.cards:
            return shapely.Point(self.x, self.y).buffer(RADIUS, quad_segs=8)
        left, top = self.x - width / 2, self.y - height / 2
        return shapely.box(left, top, left + width, top + height)

    def reach(self, angle: float) -> float:
        """Return how far it reaches from its middle across a track that lies at `angle`."""
        if self.cards:
            return RADIUS
        width, height = self.size
        return (width * abs(sin(radians(angle))) + height * abs(cos(radians(angle)))) / 2


def payment_notes(board: Board, rules: Ruleset) -> Notes:
    """Return the notes on routes where several cards may stand for one."""
    notes: dict[str, tuple[str, ...]] = {}
    for substitution in rules.payment.substitutions:
        if substitution.slot is Slot.COLOR and substitution.cards > 1:
            for route in picked_routes(board, substitution.on):
                notes[route.id] = (*notes.get(route.id, ()), f"{substitution.cards}:1")
    return notes


def place_badges(
    layout: Layout, outlines: Sequence[Polygon], notes: Notes
) -> Mapping[str, tuple[Badge, ...]]:
    """Place each route's badges near its middle without covering any outline.

    `notes` says what else is written beside a route, by its id.
    """
    board = layout.board
    wanted = [
        (name, _places(badge, track, board.profile))
        for name, track in layout.tracks.items()
        for badge in (badges_of(track.route, notes) if track.spaces else ())
    ]
    edge = sheet_of(board.size).difference(sheet_of(board.size, -frame_inset(board)))
    tree = STRtree([*outlines, edge])
    rivals = _rivals([places for _, places in wanted])
    chosen: list[Badge] = []
    placed: dict[str, tuple[Badge, ...]] = {}
    for number, (name, places) in enumerate(wanted):
        taken = [chosen[rival].outline for rival in rivals[number] if rival < number]
        best = places.best(tree, taken)
        chosen.append(best)
        placed[name] = (*placed.get(name, ()), best)
    return placed


def badges_of(route: Route, notes: Notes) -> Iterator[Badge]:
    """Yield the badges of a route, not placed yet."""
    if route.draw_bonus:
        yield Badge(f"+{route.draw_bonus}", cards=True)
    for note in notes.get(route.id, ()):
        yield Badge(printable(note), cards=False)


def badge_shapes(route: str, badges: Sequence[Badge], theme: Theme) -> Group:
    """Return the badges of a route."""
    return Group(tuple(sign_shapes(badge, theme) for badge in badges), id=f"badges-{route}")


def sign_shapes(badge: Badge, theme: Theme) -> Group:
    """Return one badge."""
    width, height = badge.size
    style = Style(fill=theme.badge, stroke=theme.badge_ink, width=0.3)
    parts: tuple[Shape, ...]
    if badge.cards:
        cards = two_cards(theme.badge_ink, theme.badge)
        parts = (
            Path(circle(0, 0, RADIUS - 0.15), style),
            Group(cards.shapes, at=Placement(0, -0.45)),
            centered(badge.text, -0.1, 1.3, 3.4, theme.badge_ink, bold=True),
        )
    else:
        left, top = 0.15 - width / 2, 0.15 - height / 2
        parts = (
            Path(rounded_rectangle(left, top, width - 0.3, height - 0.3, height), style),
            centered(badge.text, 0, 0, NOTE_SIZE, theme.badge_ink, bold=True),
        )
    return Group(parts, at=Placement(badge.x, badge.y))


@dataclass(frozen=True)
class _Places:
    """Candidate positions of a badge, a row each; costs grow away from the route's middle."""

    badge: Badge
    middles: Floats
    costs: Floats
    outlines: NDArray[np.object_]

    def best(self, tree: STRtree, taken: Sequence[Polygon]) -> Badge:
        """Return the badge where it covers nothing, or least, of what is in the tree or taken."""
        places, things = tree.query(self.outlines, predicate="intersects")
        free = np.ones(len(self.outlines), dtype=np.bool_)
        free[places] = False
        for other in taken:
            free &= ~shapely.intersects(self.outlines, other)
        costs = np.where(free, self.costs, np.inf)
        if not free.any():
            common = shapely.intersection(self.outlines[places], tree.geometries[things])
            costs = np.zeros(len(self.outlines))
            np.add.at(costs, places, shapely.area(common))
            for other in taken:
                costs += shapely.area(shapely.intersection(self.outlines, other))
        x, y = self.middles[np.argmin(costs)]
        return replace(self.badge, x=float(x), y=float(y))


def _places(badge: Badge, track: Track, profile: Profile) -> _Places:
    """Return places on both sides of spaces, close by and further away."""
    middle = (len(track.spaces) - 1) / 2
    middles, costs = [], []
    for index, space in enumerate(track.spaces):
        touching = profile.space.width / 2 + badge.reach(space.angle)
        for share, distance in product(_SHARES, _DISTANCES):
            along, away = share * profile.space.length, touching + distance
            for side in (-away, away):
                middles.append(space.point(along, side))
                costs.append(abs(index + share - middle) + _COST_OF_DISTANCE * distance)
    places = np.array(middles)
    return _Places(badge, places, np.array(costs), _outlines(badge, places))


def _outlines(badge: Badge, middles: Floats) -> NDArray[np.object_]:
    outline = shapely.get_coordinates(replace(badge, x=0.0, y=0.0).outline)
    return np.asarray(shapely.polygons(middles[:, None] + outline))


def _rivals(wanted: Sequence[_Places]) -> list[list[int]]:
    """Return for each badge the others that could overlap it."""
    rivals: list[list[int]] = [[] for _ in wanted]
    if wanted:
        areas = [shapely.box(*shapely.total_bounds(places.outlines)) for places in wanted]
        for one, other in STRtree(areas).query(areas).T:
            rivals[one].append(int(other))
    return rivals
