"""The picture of the network: routes, stops and their names."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from operator import is_
from pathlib import Path
from typing import Any

from trackwright.layout.board import Layout
from trackwright.layout.labels import Label
from trackwright.layout.tracks import Track
from trackwright.rendering.badges import Badge, badge_shapes
from trackwright.rendering.ground import Ground
from trackwright.rendering.routes import line_shapes, route_shapes, wave_shapes
from trackwright.rendering.shapes import Color, Group, Layer, Placement
from trackwright.rendering.stop_pictures import place_stop_pictures, with_stop_picture
from trackwright.rendering.stops import label_shapes, stop_shapes
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Stop
from trackwright.schema.profile import Profile

_SAMPLES = 7
"""The number of points under a name that are sampled for its ground."""


@dataclass(frozen=True)
class Surface:
    """The land and sea that routes and names lie on, and the tint of each country."""

    earth: Ground
    tints: Mapping[str, Color]


class NetworkPicture:
    """Draws routes, stops and names; after a change only what differs is drawn again."""

    def __init__(self, theme: Theme, folder: Path = Path()) -> None:
        self._theme, self._folder = theme, folder
        self._made: dict[str, _LayerCache] = {}

    def layers(
        self, layout: Layout, surface: Surface, badges: Mapping[str, tuple[Badge, ...]]
    ) -> tuple[Layer, ...]:
        """Return the layers of a board; groups of the last one are used again where they fit."""
        tracks, profile = layout.tracks, layout.board.profile
        laid = {name: track for name, track in tracks.items() if track.spaces}
        lines = {name: track for name, track in laid.items() if not track.route.ferry}
        return (
            self._layer("lines", lines, profile, self._of_track(line_shapes, profile)),
            self._waves(laid, profile),
            self._layer("routes", tracks, profile, self._of_track(route_shapes, profile)),
            self._layer("badges", badges, None, self._badges),
            self._stops(layout, surface),
            self._labels(layout, surface),
        )

    def _waves(self, laid: Mapping[str, Track], profile: Profile) -> Layer:
        ferries: dict[frozenset[str], list[Track]] = {}
        for track in laid.values():
            if track.route.ferry:
                ferries.setdefault(frozenset(track.route.ends), []).append(track)
        together = {tracks[0].route.id: tuple(tracks) for tracks in ferries.values()}
        return self._layer(
            "waves", together, profile, lambda _, tracks: wave_shapes(tracks, self._theme, profile)
        )

    def _badges(self, name: str, badges: tuple[Badge, ...]) -> Group:
        return badge_shapes(name, badges, self._theme)

    def _stops(self, layout: Layout, surface: Surface) -> Layer:
        stops = {stop.id: stop for stop in layout.board.stops}
        pictures = place_stop_pictures(layout, self._folder)
        parts = {name: (stops[name], place) for name, place in pictures.items()}
        first = self._theme.lands[0]

        def drawn(stop: Stop, picture: Placement | None = None) -> Group:
            group = stop_shapes(stop, surface.tints.get(stop.country or "", first), self._theme)
            if picture is None:
                return group
            return with_stop_picture(group, stop, picture, self._folder, self._theme)

        return self._layer(
            "stops",
            stops | parts,
            surface,
            lambda _, part: drawn(*part) if isinstance(part, tuple) else drawn(part),
        )

    def _labels(self, layout: Layout, surface: Surface) -> Layer:
        stops = {stop.id: stop for stop in layout.board.stops}
        parts = {name: (stops[name], label) for name, label in layout.labels.items()}
        cache = self._cached_layer("labels", surface)
        new = cache.lacks(parts)
        under = dict(zip(new, self._grounds([layout.labels[n] for n in new], surface), strict=True))
        return self._layer(
            "labels",
            parts,
            surface,
            lambda name, own: label_shapes(own[0], own[1], under[name], self._theme),
        )

    def _layer(
        self,
        kind: str,
        parts: Mapping[str, Any],
        common: object,
        make: Callable[[str, Any], Group],
    ) -> Layer:
        """Return a layer with a group for each of some parts; `common` is what all depend on."""
        cache = self._cached_layer(kind, common)
        groups = cache.groups
        changed = cache.lacks(parts)
        made = {name: make(name, parts[name]) for name in changed}
        if not made and len(groups) == len(parts):
            return cache.layer
        groups = {name: made.get(name) or groups[name] for name in parts}
        cache = _LayerCache(common, dict(parts), groups, Layer(kind, tuple(groups.values())))
        self._made[kind] = cache
        return cache.layer

    def _cached_layer(self, kind: str, common: object) -> "_LayerCache":
        cache = self._made.get(kind)
        if cache is None or cache.common is not common:
            return _LayerCache(common, {}, {}, Layer(kind, ()))
        return cache

    def _grounds(self, labels: Sequence[Label], surface: Surface) -> Iterable[Color]:
        """Return the colour that each name stands on, for the most part."""
        earth = surface.earth
        open_ground = self._theme.sea if earth.has_sea else self._theme.lands[0]
        countries = earth.countries_at([point for label in labels for point in _points(label)])
        for number in range(len(labels)):
            under = countries[number * _SAMPLES : (number + 1) * _SAMPLES]
            country = max(under, key=under.count)
            yield surface.tints[country] if country else open_ground

    def _of_track(
        self, make: Callable[[Track, Theme, Profile], Group], profile: Profile
    ) -> Callable[[str, Track], Group]:
        return lambda _, track: make(track, self._theme, profile)


@dataclass(frozen=True)
class _LayerCache:
    """The groups of a layer by name, and the values they were made from, common and of each."""

    common: object
    parts: Mapping[str, object]
    groups: Mapping[str, Group]
    layer: Layer

    def lacks(self, parts: Mapping[str, object]) -> list[str]:
        """Return the parts whose groups are not there, by name."""
        known = self.parts.get
        others = [name for name, part in parts.items() if known(name) is not part]
        return [name for name in others if not _is_alike(known(name), parts[name])]


def _is_alike(one: object, other: object) -> bool:
    """Return whether two pairs hold identical objects; layouts share what did not move.

    Names, badges and places are made anew, often equal.
    """
    if not (isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other)):
        return False
    return all(map(is_, one, other)) or all(
        a is b or (isinstance(a, Label | Badge | Placement) and a == b)
        for a, b in zip(one, other, strict=True)
    )


def _points(label: Label) -> list[tuple[float, float]]:
    """Return points under a name."""
    turn = radians(label.angle)
    shares = ((number + 0.5) / _SAMPLES - 0.5 for number in range(_SAMPLES))
    return [
        (label.x + share * label.width * cos(turn), label.y + share * label.width * sin(turn))
        for share in shares
    ]
