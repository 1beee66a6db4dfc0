"""Badges beside routes: cards drawn after claiming, and what is special about paying."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin

import shapely
from shapely import Polygon, STRtree

from trackwright.layout.board import Layout
from trackwright.layout.lettering import printable, text_width
from trackwright.layout.tracks import Track
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
from trackwright.schema.board import Route
from trackwright.schema.profile import Profile

RADIUS = 3.7
NOTE_SIZE, NOTE_HEIGHT = 3.4, 4.8
DISTANCE = 0.5
"""Between a badge and the box beside it, in mm."""

_COST_OF_COVERING = 4.0
"""How many spaces away from the middle is better than covering a square mm."""


_SHARES = (-0.5, -0.25, 0.0, 0.25, 0.5)
"""Tried along each space, as shares of its length from its middle."""


@dataclass(frozen=True)
class Badge:
    """A sign beside a route.

    Attributes:
        text: What it says.
        cards: Whether it shows cards, too, and is round.
        x, y: Its middle, in mm.
    """

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
            return shapely.Point(self.x, self.y).buffer(RADIUS)
        left, top = self.x - width / 2, self.y - height / 2
        return shapely.box(left, top, left + width, top + height)

    def reach(self, angle: float) -> float:
        """Return how far it reaches from its middle across a track that lies at `angle`."""
        if self.cards:
            return RADIUS
        width, height = self.size
        return (width * abs(sin(radians(angle))) + height * abs(cos(radians(angle)))) / 2


def place_badges(
    layout: Layout, outlines: Sequence[Polygon], notes: Mapping[str, str]
) -> Mapping[str, tuple[Badge, ...]]:
    """Return each route's badges, as near to its middle as they cover none of the outlines.

    `notes` says what is written for a tag: `{"long_haul": "4:1"}`.
    """
    tree = STRtree(outlines)
    size = layout.board.size
    sheet = shapely.box(0, 0, size.width, size.height)
    placed: dict[str, tuple[Badge, ...]] = {}
    others: list[Polygon] = []

    def covered(badge: Badge) -> float:
        outline = badge.outline
        below = tree.geometries[tree.query(outline, predicate="intersects")]
        hidden = shapely.area(shapely.intersection(outline, [*below, *others])).sum()
        return float(hidden) + float(outline.difference(sheet).area)

    for name, track in layout.tracks.items():
        for badge in badges_of(track.route, notes) if track.spaces else ():
            best = _best_place(badge, track, layout.board.profile, covered)
            others.append(best.outline)
            placed[name] = (*placed.get(name, ()), best)
    return placed


def badges_of(route: Route, notes: Mapping[str, str]) -> Iterator[Badge]:
    """Yield the badges that a route has, not placed yet."""
    if route.draw_bonus:
        yield Badge(f"+{route.draw_bonus}", cards=True)
    for tag in route.tags:
        if note := printable(notes.get(tag, "")):
            yield Badge(note, cards=False)


def badge_shapes(route: str, badges: Sequence[Badge], theme: Theme) -> Group:
    """Return the badges of a route."""
    return Group(tuple(_shapes(badge, theme) for badge in badges), id=f"badges-{route}")


def _best_place(
    badge: Badge, track: Track, profile: Profile, covered: Callable[[Badge], float]
) -> Badge:
    def cost(option: tuple[float, Badge]) -> float:
        away, place = option
        return away + _COST_OF_COVERING * covered(place)

    return min(_places(badge, track, profile), key=cost)[1]


def _places(badge: Badge, track: Track, profile: Profile) -> Iterator[tuple[float, Badge]]:
    """Yield places on both sides of spaces, and how many spaces from the middle they are."""
    middle = (len(track.spaces) - 1) / 2
    for index, space in enumerate(track.spaces):
        turn = radians(space.angle)
        distance = profile.space.width / 2 + DISTANCE + badge.reach(space.angle)
        for share in _SHARES:
            x, y = space.end(share * profile.space.length)
            for side in (-distance, distance):
                place = replace(badge, x=x - side * sin(turn), y=y + side * cos(turn))
                yield abs(index + share - middle), place


def _shapes(badge: Badge, theme: Theme) -> Group:
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
