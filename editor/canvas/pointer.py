"""The pointer on the canvas, what handles it, and what lies under it."""

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

import numpy as np
import shapely
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from shapely import STRtree
from shapely.geometry.base import BaseGeometry

from trackwright.editor.canvas.layers import CanvasLayer
from trackwright.editor.canvas.path_items import ticket_lines
from trackwright.layout.areas import area_of
from trackwright.layout.board import Layout
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.layout.labels import outlines
from trackwright.layout.tracks import space_boxes
from trackwright.rendering.land import region_lines
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import AREA_KINDS, ThingRef, stop_ref


@dataclass(frozen=True)
class Pointer:
    """The pointer on the canvas.

    Attributes:
        at: Where it is, in mm.
        reach: How near to a thing it must be to mean it, in mm.
    """

    at: Point
    modifiers: Qt.KeyboardModifier
    button: Qt.MouseButton
    reach: float

    @property
    def shift(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)

    @property
    def control(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)

    @property
    def alt(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.AltModifier)


class PointerHandler(Protocol):
    """What handles the pointer and the keys on the canvas: the active tool."""

    def press(self, pointer: Pointer) -> None: ...
    def move(self, pointer: Pointer) -> None: ...
    def release(self, pointer: Pointer) -> None: ...
    def double_click(self, pointer: Pointer) -> None: ...
    def leave(self) -> None: ...

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it meant something."""

    def wants_key(self, event: QKeyEvent) -> bool:
        """Return whether a key means something to it now, though it is a shortcut elsewhere."""


@dataclass(frozen=True)
class Hits:
    """Finds the things of a laid-out board by where they lie.

    Attributes:
        layout: The board.
        reachable: The layers that are neither hidden nor locked.
        areas: Areas of countries that are known already.
    """

    layout: Layout
    reachable: Set[CanvasLayer] = frozenset(CanvasLayer)
    areas: Mapping[str, BaseGeometry] = field(default_factory=dict)

    def at(self, point: Point, reach: float) -> tuple[ThingRef, ...]:
        """Return what lies within `reach` mm of a point, the topmost and nearest first."""
        found: list[ThingRef] = []
        if CanvasLayer.CITIES in self.reachable:
            found += self._stops_at(point, reach)
        found += self.labels_at(point, reach)
        if CanvasLayer.ROUTES in self.reachable:
            found += self._routes_at(point, reach)
        if CanvasLayer.TICKETS in self.reachable:
            found += self._tickets_at(point, reach)
        if CanvasLayer.BORDERS in self.reachable:
            found += self._region_lines_at(point, reach)
            found += self.areas_at(point)
        return tuple(dict.fromkeys(found))

    def meant_at(self, point: Point, reach: float) -> ThingRef | None:
        """Return what a pointer means: what it is right on, else what is near, else an area.

        Tickets run over all the board, so that routes and cities near by are meant before them.
        """
        under = (
            place for place in self.at(point, 0.0) if place.kind not in (*AREA_KINDS, "ticket")
        )
        return next(under, None) or next(iter(self.at(point, reach)), None)

    def stop_at(self, point: Point, reach: float) -> str | None:
        """Return the city or crossing at a point, if there is one, however its layer is shown."""
        return next((place.id for place in self._stops_at(point, reach)), None)

    def areas_at(self, point: Point) -> Iterator[ThingRef]:
        """Yield the countries and regions that a point lies in, however they are shown."""
        here = shapely.Point(point)
        yield from (place for place, area in self._areas.items() if area.intersects(here))

    def labels_at(self, point: Point, reach: float) -> Iterator[ThingRef]:
        """Yield the names at a point, as places of their stops."""
        if CanvasLayer.LABELS in self.reachable:
            names = list(self.layout.labels)
            for index in self._near(self._label_tree, point, reach):
                yield ThingRef("label", names[index])

    def inside(self, area: BaseGeometry) -> Iterator[ThingRef]:
        """Yield the stops and routes that lie wholly inside an area."""
        shapely.prepare(area)
        if CanvasLayer.CITIES in self.reachable:
            yield from self._stops_inside(area)
        if CanvasLayer.ROUTES in self.reachable:
            yield from self._routes_inside(area)

    def extent(self, places: Iterable[ThingRef]) -> tuple[float, float, float, float] | None:
        """Return how far some things reach: left, top, right and bottom; None for nothing."""
        stops = {stop.id: stop for stop in self.layout.board.stops}
        tracks, profile = self.layout.tracks, self.layout.board.profile
        shapes: list[BaseGeometry] = []
        regions = {region.id: region for region in self.layout.board.regions}
        for place in places:
            if place.kind == "route" and place.id in tracks:
                shapes += list(space_boxes([tracks[place.id]], profile))
            elif place.kind in AREA_KINDS and place in self._areas:
                shapes.append(self._areas[place])
                inside = regions[place.id].cities if place.kind == "region" else ()
                shapes += [shapely.Point(stops[name].position) for name in inside if name in stops]
            elif place.kind == "ticket" and place.id in self._ticket_lines:
                shapes.append(self._ticket_lines[place.id])
            elif place.kind == "label" and place.id in self.layout.labels:
                shapes.append(self.layout.labels[place.id].outline)
            elif place.id in stops and place.kind in ("city", "crossing"):
                stop = stops[place.id]
                shapes.append(shapely.Point(stop.position).buffer(stop_radius(stop)))
        filled = [shape for shape in shapes if not shape.is_empty]  # a country may lack borders
        if not filled:
            return None
        left, top, right, bottom = shapely.total_bounds(filled).tolist()
        return left, top, right, bottom

    def _stops_inside(self, area: BaseGeometry) -> Iterator[ThingRef]:
        stops = self.layout.board.stops
        if stops:
            inside = shapely.intersects_xy(area, self._stop_positions)
            yield from (stop_ref(stops[index]) for index in np.flatnonzero(inside))

    def _routes_inside(self, area: BaseGeometry) -> Iterator[ThingRef]:
        owners, boxes = self._spaces
        covered = shapely.covers(area, boxes)
        outside = {owner for owner, inside in zip(owners, covered, strict=True) if not inside}
        yield from (ThingRef("route", name) for name in self.layout.tracks if name not in outside)

    def _stops_at(self, point: Point, reach: float) -> list[ThingRef]:
        stops = self.layout.board.stops
        if not stops:
            return []
        distances = np.hypot(*(self._stop_positions - point).T) - self._stop_radii
        near = [int(index) for index in np.argsort(distances) if distances[index] <= reach]
        return [stop_ref(stops[index]) for index in near]

    def _routes_at(self, point: Point, reach: float) -> Iterator[ThingRef]:
        owners, boxes = self._spaces
        tree = self._space_tree
        near = self._near(tree, point, reach)
        here = shapely.Point(point)
        for index in sorted(near, key=lambda index: boxes[index].distance(here)):
            yield ThingRef("route", owners[index])

    def _tickets_at(self, point: Point, reach: float) -> list[ThingRef]:
        names, lines = list(self._ticket_lines), list(self._ticket_lines.values())
        distances = shapely.distance(lines, shapely.Point(point))
        near = [
            index for index in np.argsort(distances, kind="stable") if distances[index] <= reach
        ]
        return [ThingRef("ticket", names[index]) for index in near]

    def _region_lines_at(self, point: Point, reach: float) -> Iterator[ThingRef]:
        here = shapely.Point(point)
        for place, lines in self._region_lines.items():
            if lines.dwithin(here, reach):
                yield place

    def _near(self, tree: STRtree, point: Point, reach: float) -> list[int]:
        found = tree.query(shapely.Point(point), predicate="dwithin", distance=reach)
        return [int(index) for index in found]

    @cached_property
    def _stop_positions(self) -> np.ndarray:
        return np.array([stop.position for stop in self.layout.board.stops])

    @cached_property
    def _stop_radii(self) -> np.ndarray:
        return np.array([stop_radius(stop) for stop in self.layout.board.stops])

    @cached_property
    def _spaces(self) -> tuple[list[str], list[BaseGeometry]]:
        owners = [name for name, track in self.layout.tracks.items() for _ in track.spaces]
        return owners, list(space_boxes(self.layout.tracks.values(), self.layout.board.profile))

    @cached_property
    def _space_tree(self) -> STRtree:
        return STRtree(self._spaces[1])

    @cached_property
    def _label_tree(self) -> STRtree:
        return STRtree(outlines(self.layout.labels.values()))

    @cached_property
    def _ticket_lines(self) -> dict[str, BaseGeometry]:
        lines = ticket_lines(self.layout.board)
        return {name: shapely.LineString(ends) for name, ends in lines.items()}

    @cached_property
    def _areas(self) -> dict[ThingRef, BaseGeometry]:
        countries = {
            ThingRef("country", country.id): self.areas.get(country.id) or area_of(country.borders)
            for country in self.layout.board.countries
        }
        regions = {
            ThingRef("region", region.id): area_of(region.borders)
            for region in self.layout.board.regions
        }
        return countries | regions

    @cached_property
    def _region_lines(self) -> dict[ThingRef, BaseGeometry]:
        board = self.layout.board
        return {
            ThingRef("region", region.id): shapely.MultiLineString(region_lines(region, board.size))
            for region in board.regions
        }
