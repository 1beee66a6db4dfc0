"""Names on the screen: never too small to be read; the less important ones give way."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import floor, log

import shapely
from shapely import STRtree, affinity

from trackwright.layout.board import Layout
from trackwright.layout.drawn_sizes import cap_height, name_tier, stop_radius
from trackwright.layout.labels import Label
from trackwright.layout.tracks import space_boxes
from trackwright.schema.board import Stop
from trackwright.schema.profile import NameTier

READABLE = 7.0
"""How high capitals must be to be read, in pixels."""

STEP = 1.08
"""By how much the zoom changes before names are looked at again."""

LARGEST_GROWTH = {NameTier.LARGE: 1_000.0, NameTier.ORDINARY: 2.4, NameTier.SMALL: 1.0}
"""How many times larger than printed a name is shown at most, before it gives way."""

MOST_COVERED = {NameTier.LARGE: 0.5, NameTier.ORDINARY: 0.12, NameTier.SMALL: 0.05}
"""The share of an enlarged name that may lie over spaces and discs."""

_ORDER = {NameTier.LARGE: 0, NameTier.ORDINARY: 1, NameTier.SMALL: 2}

FAR_LEADER = 4.8
"""From this distance on, in mm, a line leads to a name; that grows away from its disc."""


@dataclass(frozen=True)
class ScreenName:
    """How a name is shown: so many times as large as printed around a point; 0 if it gives way."""

    growth: float
    x: float
    y: float


AS_PRINTED = ScreenName(1.0, 0.0, 0.0)


def zoom_step(scale: float) -> int:
    """Return in which step of the zoom so many pixels to a mm lie."""
    return floor(log(scale) / log(STEP))


def screen_names(layout: Layout, step: int) -> Mapping[str, ScreenName]:
    """Return the names that are not shown as printed at some zoom, by stop."""
    scale = STEP**step
    stops = {stop.id: stop for stop in layout.board.stops}
    if all(cap_height(label.size) * scale >= READABLE for label in layout.labels.values()):
        return {}
    tree = STRtree(_obstacles(layout))
    shown: list[shapely.Polygon] = []
    found: dict[str, ScreenName] = {}
    for name in sorted(layout.labels, key=lambda each: _ORDER[name_tier(stops[each])]):
        label, stop = layout.labels[name], stops[name]
        grown = _grown(label, stop, scale)
        outline = affinity.scale(
            label.outline, grown.growth, grown.growth, origin=(grown.x, grown.y)
        )
        if _has_room(grown, outline, name_tier(stop), tree, shown):
            shown.append(outline)
            if grown.growth > 1:
                found[name] = grown
        else:
            found[name] = ScreenName(0.0, grown.x, grown.y)
    return found


def moved_with(names: Mapping[str, ScreenName], layout: Layout) -> Mapping[str, ScreenName]:
    """Return names as they are shown where they lie now, without looking for collisions."""
    stops = {stop.id: stop for stop in layout.board.stops if stop.id in names}
    return {
        name: ScreenName(known.growth, *_anchor(layout.labels[name], stops[name]))
        for name, known in names.items()
        if name in stops and name in layout.labels
    }


def _grown(label: Label, stop: Stop, scale: float) -> ScreenName:
    growth = max(READABLE / (cap_height(label.size) * scale), 1.0)
    return ScreenName(growth, *_anchor(label, stop))


def _anchor(label: Label, stop: Stop) -> tuple[float, float]:
    """Return the point of a name that stays where it is: next to the disc."""
    middle = shapely.Point(stop.position)
    line = shapely.shortest_line(label.outline, middle)
    if line.length - stop_radius(stop) > FAR_LEADER:
        return stop.position
    x, y = line.coords[0]
    return x, y


def _obstacles(layout: Layout) -> list[shapely.Polygon]:
    return list(space_boxes(layout.tracks.values(), layout.board.profile))


def _has_room(
    grown: ScreenName,
    outline: shapely.Polygon,
    tier: NameTier,
    obstacles: STRtree,
    shown: list[shapely.Polygon],
) -> bool:
    if grown.growth > LARGEST_GROWTH[tier]:
        return False
    if any(outline.intersects(other) for other in shown):
        return False
    if grown.growth == 1:
        return True
    hit = obstacles.geometries[obstacles.query(outline)]
    covered = float(shapely.area(shapely.intersection(hit, outline)).sum())
    return covered <= MOST_COVERED[tier] * outline.area
