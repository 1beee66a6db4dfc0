"""A layout that is there at once, while a hand still moves things about.

Tracks lie where they will; names and badges that nothing has touched stay where they are, and
those of things that move go along. Where they belong is worked out later, in the background.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import dist

from trackwright.editor.canvas.land_and_sea import Sheets, sheets_of
from trackwright.layout.board import Layout, lay_out, tracks_after
from trackwright.layout.collisions import things
from trackwright.layout.labels import Label, label_positions, place_labels
from trackwright.layout.tracks import Track
from trackwright.rendering.badges import Badge, place_badges
from trackwright.rendering.board_picture import (
    NO_NOTES,
    Backdrop,
    Decoration,
    backdrop,
    decoration,
    placed_badges,
)
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board, City, Crossing, Stop
from trackwright.schema.board import Label as PlacedLabel
from trackwright.schema.geometry import Point

Badges = Mapping[str, tuple[Badge, ...]]

NEAR = 90.0
"""How far around a name others and tracks are looked at, in mm."""


def sketched(board: Board, language: str, before: Layout) -> Layout:
    """Lay out a board after a change; names may still move."""
    if language != before.language:
        return lay_out(board, language, before)
    tracks = tracks_after(board, before)
    return Layout(board, language, tracks, _labels(board, tracks, before), before.label_costs)


def sketched_badges(layout: Layout, before: Layout, badges: Badges) -> Badges:
    """Return the badges of a board after a change; they may still move."""
    wanted = {name: track for name, track in layout.tracks.items() if track.route.draw_bonus}
    kept = {
        name: _carried(badges[name], before.tracks[name], track)
        for name, track in wanted.items()
        if name in badges
        and _fits(badges[name], track)
        and before.tracks[name].spaces
        and track.spaces
    }
    new = {name: track for name, track in wanted.items() if name not in kept}
    if new:
        outlines = [thing.outline for thing in things(layout)]
        kept |= place_badges(replace(layout, tracks=new), outlines, NO_NOTES)
    return {name: kept[name] for name in wanted if name in kept}


def _labels(board: Board, tracks: Mapping[str, Track], before: Layout) -> Mapping[str, Label]:
    if board.cities is before.board.cities and board.crossings is before.board.crossings:
        return before.labels
    earlier = {stop.id: stop for stop in before.board.stops}
    labels: dict[str, Label] = {}
    anew: list[Stop] = []
    for stop in board.stops:
        old, label = earlier.get(stop.id), before.labels.get(stop.id)
        if old is stop or (old is not None and _is_written_alike(stop, old)):
            if label is not None:
                labels[stop.id] = _moved(label, old.position, stop.position)
        else:
            anew.append(stop)
    if anew:
        labels |= _laid(anew, labels, board, tracks, before.language)
        labels = {stop.id: labels[stop.id] for stop in board.stops if stop.id in labels}
    return labels


def _is_written_alike(stop: Stop, old: Stop) -> bool:
    return (type(stop), stop.name, stop.label, stop.tags, stop.country) == (
        type(old),
        old.name,
        old.label,
        old.tags,
        old.country,
    )


def _moved(label: Label, start: tuple[float, float], end: tuple[float, float]) -> Label:
    if start == end:
        return label
    return replace(label, x=label.x + end[0] - start[0], y=label.y + end[1] - start[1])


def _laid(
    anew: list[Stop],
    known: Mapping[str, Label],
    board: Board,
    tracks: Mapping[str, Track],
    language: str,
) -> Mapping[str, Label]:
    """Return names for some stops; the others near by keep theirs."""
    chosen = {stop.id for stop in anew}
    near = [
        _fixed(stop, known[stop.id])
        for stop in board.stops
        if stop.id in known and any(dist(stop.position, new.position) < NEAR for new in anew)
    ]
    stops = [*anew, *near]
    part = board.model_copy(
        update={
            "cities": tuple(stop for stop in stops if isinstance(stop, City)),
            "crossings": tuple(stop for stop in stops if isinstance(stop, Crossing)),
            "countries": tuple(c.model_copy(update={"borders": ()}) for c in board.countries),
            "regions": (),
        }
    )
    close = {name: track for name, track in tracks.items() if _passes(track, anew)}
    laid = label_positions(part, close, language)
    return {name: label for name, label in laid.items() if name in chosen}


def _fixed(stop: Stop, label: Label) -> Stop:
    offset = Point(label.x - stop.position.x, label.y - stop.position.y)
    return stop.changed(label=PlacedLabel(offset=offset, angle=label.angle))


def _passes(track: Track, stops: list[Stop]) -> bool:
    return any(
        dist((space.x, space.y), stop.position) < NEAR for space in track.spaces for stop in stops
    )


def _fits(badges: tuple[Badge, ...], track: Track) -> bool:
    return [badge.text for badge in badges] == [f"+{track.route.draw_bonus}"]


def _carried(badges: tuple[Badge, ...], old: Track, new: Track) -> tuple[Badge, ...]:
    """Return badges that go along with the middle of their route."""
    if old.spaces is new.spaces or old.spaces == new.spaces:
        return badges
    one, other = old.spaces[len(old.spaces) // 2], new.spaces[len(new.spaces) // 2]
    across, down = other.x - one.x, other.y - one.y
    return tuple(replace(badge, x=badge.x + across, y=badge.y + down) for badge in badges)


@dataclass(frozen=True)
class Names:
    """Names and badges in their places."""

    layout: Layout
    badges: Badges


@dataclass(frozen=True)
class Land:
    """Sea, land and borders of a board, ready to be painted."""

    board: Board
    theme: Theme
    backdrop: Backdrop
    sheets: Mapping[str, Sheets]


@dataclass(frozen=True)
class Decorated:
    """The decoration of a layout."""

    layout: Layout
    theme: Theme
    decoration: Decoration


def place_names(layout: Layout) -> Names:
    """Find the place of every name and badge."""
    labels, label_costs = place_labels(
        layout.board, layout.tracks, layout.language, layout.label_costs
    )
    placed = replace(layout, labels=labels, label_costs=label_costs)
    return Names(placed, placed_badges(placed, NO_NOTES))


def survey_land(board: Board, theme: Theme, known: Mapping[str, Sheets]) -> Land:
    """Work out sea, land and borders; sheets that are known already are used again."""
    land = backdrop(board, theme)
    sheets = {layer.name: sheets_of(layer, known[layer.name]) for layer in land.layers}
    return Land(board, theme, land, sheets)


def decorate(layout: Layout, land: Backdrop, badges: Badges, theme: Theme) -> Decorated:
    """Find room for the names of countries and regions, and for the title."""
    return Decorated(layout, theme, decoration(layout, land, badges, theme))
