"""The layout of the board on the canvas: provisional at once, final in the background.

In a provisional layout, tracks are where they will be; names and badges stay where they are, and
those of things that move go along. Their final places are computed in the background.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import dist
from pathlib import Path

from trackwright.editor.canvas.picture_items import DrawnLayer, drawn_layer
from trackwright.layout.board import Layout, lay_out, tracks_after
from trackwright.layout.collisions import things
from trackwright.layout.labels import Label, label_positions, place_labels
from trackwright.layout.tracks import Track
from trackwright.maps.library import ruleset_of
from trackwright.rendering.badges import Badge, badges_of, place_badges
from trackwright.rendering.board_picture import (
    Backdrop,
    backdrop,
    notes_of,
    placed_badges,
)
from trackwright.rendering.ground import Ground, area_on, sheet_of
from trackwright.rendering.land import country_shapes, country_tint
from trackwright.rendering.network_picture import Surface
from trackwright.rendering.shapes import Group, Layer, Style, rectangle
from trackwright.rendering.shapes import Path as DrawnPath
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board, City, Crossing, Stop
from trackwright.schema.board import Label as PlacedLabel
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.geometry import Point
from trackwright.schema.rules.ruleset import Ruleset

Badges = Mapping[str, tuple[Badge, ...]]

NEAR = 90.0
"""How far around a name others and tracks are looked at, in mm."""


def provisional_layout(board: Board, language: str, before: Layout) -> Layout:
    """Lay out a board after a change; names may still move."""
    if language != before.language:
        return lay_out(board, language, before)
    tracks = tracks_after(board, before)
    return Layout(board, language, tracks, _labels(board, tracks, before), before.label_costs)


def provisional_badges(layout: Layout, before: Layout, badges: Badges) -> Badges:
    """Return the badges of a board after a change; they may still move.

    Notes on routes stay as they are until the rules are looked at again.
    """
    notes = {
        name: tuple(badge.text for badge in placed if not badge.cards)
        for name, placed in badges.items()
    }
    texts = {
        name: [badge.text for badge in badges_of(track.route, notes)]
        for name, track in layout.tracks.items()
    }
    wanted = {name: track for name, track in layout.tracks.items() if texts[name]}
    kept = {
        name: _moved_badges(badges[name], before.tracks[name], track)
        for name, track in wanted.items()
        if name in badges
        and [badge.text for badge in badges[name]] == texts[name]
        and before.tracks[name].spaces
        and track.spaces
    }
    new = {name: track for name, track in wanted.items() if name not in kept}
    if new:
        outlines = [thing.outline for thing in things(layout)]
        kept |= place_badges(replace(layout, tracks=new), outlines, notes)
    return {name: kept[name] for name in wanted if name in kept}


def _labels(board: Board, tracks: Mapping[str, Track], before: Layout) -> Mapping[str, Label]:
    if board.cities is before.board.cities and board.crossings is before.board.crossings:
        return before.labels
    earlier = {stop.id: stop for stop in before.board.stops}
    labels: dict[str, Label] = {}
    new_stops: list[Stop] = []
    for stop in board.stops:
        old, label = earlier.get(stop.id), before.labels.get(stop.id)
        if old is stop or (old is not None and _has_same_label(stop, old)):
            if label is not None:
                labels[stop.id] = _moved_label(label, old.position, stop.position)
        else:
            new_stops.append(stop)
    if new_stops:
        labels |= _placed_labels(new_stops, labels, board, tracks, before.language)
        labels = {stop.id: labels[stop.id] for stop in board.stops if stop.id in labels}
    return labels


def _has_same_label(stop: Stop, old: Stop) -> bool:
    one, other = ((type(s), s.name, s.label, s.tags, s.country) for s in (stop, old))
    return one == other


def _moved_label(label: Label, start: tuple[float, float], end: tuple[float, float]) -> Label:
    if start == end:
        return label
    return replace(label, x=label.x + end[0] - start[0], y=label.y + end[1] - start[1])


def _placed_labels(
    new_stops: list[Stop],
    known: Mapping[str, Label],
    board: Board,
    tracks: Mapping[str, Track],
    language: str,
) -> Mapping[str, Label]:
    """Return names for some stops; the others near by keep theirs."""
    chosen = {stop.id for stop in new_stops}
    near = [
        _with_fixed_label(stop, known[stop.id])
        for stop in board.stops
        if stop.id in known and any(dist(stop.position, new.position) < NEAR for new in new_stops)
    ]
    stops = [*new_stops, *near]
    part = board.model_copy(
        update={
            "cities": tuple(stop for stop in stops if isinstance(stop, City)),
            "crossings": tuple(stop for stop in stops if isinstance(stop, Crossing)),
            "countries": tuple(c.model_copy(update={"borders": ()}) for c in board.countries),
            "regions": (),
        }
    )
    close = {name: track for name, track in tracks.items() if _passes_near(track, new_stops)}
    placed = label_positions(part, close, language)
    return {name: label for name, label in placed.items() if name in chosen}


def _with_fixed_label(stop: Stop, label: Label) -> Stop:
    offset = Point(label.x - stop.position.x, label.y - stop.position.y)
    return stop.changed(label=PlacedLabel(offset=offset, angle=label.angle))


def _passes_near(track: Track, stops: list[Stop]) -> bool:
    return any(
        dist((space.x, space.y), stop.position) < NEAR for space in track.spaces for stop in stops
    )


def _moved_badges(badges: tuple[Badge, ...], old: Track, new: Track) -> tuple[Badge, ...]:
    """Return badges that go along with the middle of their route."""
    if old.spaces is new.spaces or old.spaces == new.spaces:
        return badges
    one, other = old.spaces[len(old.spaces) // 2], new.spaces[len(new.spaces) // 2]
    across, down = other.x - one.x, other.y - one.y
    return tuple(replace(badge, x=badge.x + across, y=badge.y + down) for badge in badges)


@dataclass(frozen=True)
class DrawnLand:
    """Sea, land and borders of a board, ready to be painted."""

    board: Board
    theme: Theme
    backdrop: Backdrop
    layers: Mapping[str, DrawnLayer]


@dataclass(frozen=True)
class FinalPlaces:
    """A layout with every name in its final place, the badges in theirs, and the rules."""

    layout: Layout
    badges: Badges
    rules: Ruleset | None


def place_names(layout: Layout, folder: Path) -> FinalPlaces:
    """Place names and badges; `folder` is the board's, where its rulesets may lie."""
    labels, label_costs = place_labels(
        layout.board, layout.tracks, layout.language, layout.label_costs
    )
    placed = replace(layout, labels=labels, label_costs=label_costs)
    rules = _first_rules(layout.board, folder)
    return FinalPlaces(placed, placed_badges(placed, notes_of(layout.board, rules)), rules)


def _first_rules(board: Board, folder: Path) -> Ruleset | None:
    """Return the rules that the board is printed with; None while they cannot be read."""
    try:
        return ruleset_of(board, folder)
    except (TrackwrightError, OSError):
        return None  # the list of problems says what is wrong with them


def draw_land(board: Board, theme: Theme, known: Mapping[str, DrawnLayer]) -> DrawnLand:
    """Compute sea, land and borders; drawings that are known already are used again."""
    land = backdrop(board, theme)
    layers = {layer.name: drawn_layer(layer, known[layer.name]) for layer in land.layers}
    return DrawnLand(board, theme, land, layers)


def plain_backdrop(board: Board, theme: Theme) -> Backdrop:
    """Return a backdrop without land, which takes no time to compute."""
    earth = Ground({}, sheet_of(board.size), False, {})
    has_land = any(country.borders for country in board.countries)
    fill = Style(fill=theme.sea if has_land else theme.lands[0])
    left, top, right, bottom = earth.land.bounds
    box = rectangle(left, top, right - left, bottom - top)
    sea = Layer("sea", (Group((DrawnPath(box, fill),), id="sea"),))
    empty = (Layer(name, ()) for name in ("land", "terrain", "water", "borders"))
    return Backdrop(Surface(earth, {}), (sea, *empty))


def patched(land: Backdrop, board: Board, before: Board, theme: Theme) -> Backdrop:
    """Return a backdrop with changed countries drawn anew, but the old shores."""
    earlier = {country.id: country for country in before.countries}
    earth, tints = land.surface.earth, dict(land.surface.tints)
    sheet = sheet_of(board.size)
    ids = {country.id for country in board.countries}
    areas = {name: area for name, area in earth.countries.items() if name in ids}
    groups = {group.id: group for group in land.layers[1].groups}
    for name in earth.countries.keys() - ids:
        groups.pop(f"country-{name}", None)
    for country in board.countries:
        if earlier.get(country.id) is not country:
            area, tint = area_on(sheet, country.borders), country_tint(country, earth, theme)
            areas[country.id], tints[country.id] = area, tint
            groups[f"country-{country.id}"] = country_shapes(country.id, area, tint)
    areas = {name: area for name, area in areas.items() if not area.is_empty}
    surface = Surface(replace(earth, countries=areas, has_sea=earth.has_sea or bool(areas)), tints)
    sea, _, *above = land.layers
    return Backdrop(surface, (sea, Layer("land", tuple(groups.values())), *above))
