"""The picture of what is played on: routes, stops and their names."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from trackwright.layout.board import Layout
from trackwright.layout.labels import Label
from trackwright.layout.tracks import Track
from trackwright.rendering.badges import Badge, badge_shapes
from trackwright.rendering.ground import Ground
from trackwright.rendering.routes import line_shapes, route_shapes, wave_shapes
from trackwright.rendering.shapes import Color, Group, Layer
from trackwright.rendering.stops import label_shapes, stop_shapes
from trackwright.rendering.themes import Theme

_SAMPLES = 7
"""Points under a name that tell what it stands on."""


@dataclass(frozen=True)
class Surface:
    """What routes and names lie on.

    Attributes:
        earth: The land and the sea.
        tints: The colour of each country.
    """

    earth: Ground
    tints: Mapping[str, Color]


@dataclass(frozen=True)
class _Made:
    """A group, and what it was made of."""

    parts: tuple[object, ...]
    group: Group


class NetworkPicture:
    """Routes, stops and names as they are drawn; after a change only what differs is made anew."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._made: dict[tuple[str, str], _Made] = {}
        self._earlier: dict[tuple[str, str], _Made] = {}

    def layers(
        self, layout: Layout, surface: Surface, badges: Mapping[str, tuple[Badge, ...]]
    ) -> tuple[Layer, ...]:
        """Return the layers of a board; groups of the last one are used again where they fit."""
        self._earlier, self._made = self._made, {}
        return (
            Layer("lines", tuple(self._lines(layout))),
            Layer("waves", tuple(self._waves(layout))),
            Layer("routes", tuple(self._routes(layout))),
            Layer("badges", tuple(self._badges(badges))),
            Layer("stops", tuple(self._stops(layout, surface))),
            Layer("labels", tuple(self._labels(layout, surface))),
        )

    def _lines(self, layout: Layout) -> Iterator[Group]:
        profile = layout.board.profile
        for name, track in layout.tracks.items():
            if track.spaces and not track.route.ferry:
                yield self._once("line", name, (track, profile), self._of_track(line_shapes))

    def _waves(self, layout: Layout) -> Iterator[Group]:
        ferries: dict[frozenset[str], list[Track]] = {}
        for track in layout.tracks.values():
            if track.route.ferry and track.spaces:
                ferries.setdefault(frozenset(track.route.ends), []).append(track)
        profile = layout.board.profile
        for together in ferries.values():
            yield self._once(
                "waves",
                together[0].route.id,
                (*together, profile),
                lambda *parts: wave_shapes(parts[:-1], self._theme, parts[-1]),
            )

    def _routes(self, layout: Layout) -> Iterator[Group]:
        profile = layout.board.profile
        for name, track in layout.tracks.items():
            yield self._once("route", name, (track, profile), self._of_track(route_shapes))

    def _badges(self, badges: Mapping[str, tuple[Badge, ...]]) -> Iterator[Group]:
        for name, own in badges.items():
            yield self._once(
                "badges",
                name,
                own,
                lambda *parts, name=name: badge_shapes(name, parts, self._theme),
            )

    def _stops(self, layout: Layout, surface: Surface) -> Iterator[Group]:
        for stop in layout.board.stops:
            tint = surface.tints.get(stop.country or "", self._theme.lands[0])
            yield self._once(
                "stop",
                stop.id,
                (stop, tint),
                lambda stop, tint: stop_shapes(stop, tint, self._theme),
            )

    def _labels(self, layout: Layout, surface: Surface) -> Iterator[Group]:
        stops = {stop.id: stop for stop in layout.board.stops}
        parts = {name: (stops[name], label, surface) for name, label in layout.labels.items()}
        new = [name for name in parts if not self._fits("label", name, parts[name])]
        under = dict(zip(new, self._grounds([layout.labels[n] for n in new], surface), strict=True))
        for name, own in parts.items():
            yield self._once(
                "label",
                name,
                own,
                lambda stop, label, _, name=name: label_shapes(
                    stop, label, under[name], self._theme
                ),
            )

    def _grounds(self, labels: Sequence[Label], surface: Surface) -> Iterable[Color]:
        """Return the colour that each name stands on, for the most part."""
        earth = surface.earth
        open_ground = self._theme.sea if earth.has_sea else self._theme.lands[0]
        countries = earth.countries_at([point for label in labels for point in _points(label)])
        for number in range(len(labels)):
            under = countries[number * _SAMPLES : (number + 1) * _SAMPLES]
            country = max(under, key=under.count)
            yield surface.tints[country] if country else open_ground

    def _of_track(self, make: Callable[..., Group]) -> Callable[..., Group]:
        return lambda track, profile: make(track, self._theme, profile)

    def _once(
        self, kind: str, name: str, parts: tuple[object, ...], make: Callable[..., Group]
    ) -> Group:
        if self._fits(kind, name, parts):
            made = self._earlier[kind, name]
        else:
            made = _Made(parts, make(*parts))
        self._made[kind, name] = made
        return made.group

    def _fits(self, kind: str, name: str, parts: tuple[object, ...]) -> bool:
        made = self._earlier.get((kind, name))
        return (
            made is not None
            and len(made.parts) == len(parts)
            and all(map(_same, made.parts, parts))
        )


def _same(one: object, other: object) -> bool:
    # Layouts share tracks that did not move; names and badges are laid anew and may be equal.
    return one is other or (isinstance(one, str | Label | Badge) and one == other)


def _points(label: Label) -> list[tuple[float, float]]:
    """Return points under a name."""
    turn = radians(label.angle)
    shares = ((number + 0.5) / _SAMPLES - 0.5 for number in range(_SAMPLES))
    return [
        (label.x + share * label.width * cos(turn), label.y + share * label.width * sin(turn))
        for share in shares
    ]
