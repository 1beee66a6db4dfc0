"""The pointer on the canvas, what handles it, and what lies under it."""

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import shapely
from PySide6.QtCore import QRectF, Qt
from shapely import STRtree
from shapely.geometry.base import BaseGeometry

from trackwright.editor.canvas.layers import LAYERS, CanvasLayer
from trackwright.editor.canvas.overlay_items import ticket_lines
from trackwright.editor.canvas.placed_boxes import Level, PlacedBox
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
    """The pointer on the canvas."""

    at: Point  # in mm
    modifiers: Qt.KeyboardModifier
    button: Qt.MouseButton
    reach: float  # how near to a thing it must be to mean it, in mm

    @property
    def shift(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)

    @property
    def control(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)

    @property
    def alt(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.AltModifier)


@dataclass(frozen=True)
class Hits:
    """Finds the things of a laid-out board by where they lie."""

    layout: Layout
    reachable: Set[CanvasLayer] = frozenset(CanvasLayer)  # neither hidden nor locked
    areas: Mapping[str, BaseGeometry] = field(default_factory=dict)  # of countries, where known
    boxes: Mapping[ThingRef, PlacedBox] = field(default_factory=dict)  # the lowest first

    def at(self, point: Point, reach: float) -> tuple[ThingRef, ...]:
        """Return what lies within `reach` mm of a point, the topmost and nearest first."""
        found = [*self._boxes_at(point, reach, Level.ABOVE)]
        if CanvasLayer.CITIES in self.reachable:
            found += self._stops_at(point, reach)
        found += self.labels_at(point, reach)
        if CanvasLayer.ROUTES in self.reachable:
            found += self._routes_at(point, reach)
        if CanvasLayer.TICKETS in self.reachable:
            found += self._tickets_at(point, reach)
        found += self._boxes_at(point, reach, Level.BENEATH)
        if CanvasLayer.BORDERS in self.reachable:
            found += self._region_lines_at(point, reach)
        found += self._boxes_at(point, 0.0, Level.GROUND)
        if CanvasLayer.BORDERS in self.reachable:
            found += self.areas_at(point)
        return tuple(dict.fromkeys(found))

    def meant_at(self, point: Point, reach: float) -> ThingRef | None:
        """Return what a pointer means: what it is right on, else what is near, else an area.

        Tickets run over all the board, so that routes and cities near by are meant before them.
        """
        under = (ref for ref in self.at(point, 0.0) if ref.kind not in (*AREA_KINDS, "ticket"))
        return next(under, None) or next(iter(self.at(point, reach)), None)

    def stop_at(self, point: Point, reach: float) -> str | None:
        """Return the city or crossing at a point, if there is one, however its layer is shown."""
        return next((ref.id for ref in self._stops_at(point, reach)), None)

    def areas_at(self, point: Point) -> Iterator[ThingRef]:
        """Yield the countries and regions that a point lies in, however they are shown."""
        here = shapely.Point(point)
        yield from (ref for ref, area in self._areas.items() if area.intersects(here))

    def labels_at(self, point: Point, reach: float) -> Iterator[ThingRef]:
        """Yield the names at a point, as labels of their stops."""
        if CanvasLayer.LABELS in self.reachable:
            names = list(self.layout.labels)
            for index in self._near(self._label_tree, point, reach):
                yield ThingRef("label", names[index])

    def inside(self, area: BaseGeometry) -> Iterator[ThingRef]:
        """Yield the stops, routes and decorations that lie wholly inside an area."""
        shapely.prepare(area)
        for ref, box in self.boxes.items():
            is_decoration = ref.kind == "decoration" and CanvasLayer.DECORATIONS in self.reachable
            if is_decoration and area.covers(box.outline):
                yield ref
        stops = self.layout.board.stops
        if CanvasLayer.CITIES in self.reachable and stops:
            inside = shapely.intersects_xy(area, self._stop_positions)
            yield from (stop_ref(stops[index]) for index in np.flatnonzero(inside))
        if CanvasLayer.ROUTES in self.reachable:
            owners, boxes = self._spaces
            covered = zip(owners, shapely.covers(area, boxes), strict=True)
            outside = {owner for owner, is_inside in covered if not is_inside}
            tracks = (name for name in self.layout.tracks if name not in outside)
            yield from (ThingRef("route", name) for name in tracks)

    def extent(self, refs: Iterable[ThingRef]) -> QRectF | None:
        """Return the area in mm that some things reach over; None for nothing."""
        stops = {stop.id: stop for stop in self.layout.board.stops}
        tracks, profile = self.layout.tracks, self.layout.board.profile
        shapes: list[BaseGeometry] = []
        regions = {region.id: region for region in self.layout.board.regions}
        for ref in refs:
            if ref.kind == "route" and ref.id in tracks:
                shapes += list(space_boxes([tracks[ref.id]], profile))
            elif ref.kind in AREA_KINDS and ref in self._areas:
                shapes.append(self._areas[ref])
                inside = regions[ref.id].cities if ref.kind == "region" else ()
                shapes += [shapely.Point(stops[name].position) for name in inside if name in stops]
            elif ref.kind == "ticket" and ref.id in self._ticket_lines:
                shapes.append(self._ticket_lines[ref.id])
            elif ref.kind == "label" and ref.id in self.layout.labels:
                shapes.append(self.layout.labels[ref.id].outline)
            elif ref in self.boxes:
                shapes.append(self.boxes[ref].outline)
            elif ref.id in stops and ref.kind in ("city", "crossing"):
                stop = stops[ref.id]
                shapes.append(shapely.Point(stop.position).buffer(stop_radius(stop)))
        filled = [shape for shape in shapes if not shape.is_empty]  # a country may lack borders
        if not filled:
            return None
        left, top, right, bottom = shapely.total_bounds(filled).tolist()
        return QRectF(left, top, right - left, bottom - top)

    def _stops_at(self, point: Point, reach: float) -> list[ThingRef]:
        stops = self.layout.board.stops
        if not stops:
            return []
        distances = np.hypot(*(self._stop_positions - point).T) - self._stop_radii
        nearest_first = np.argsort(distances)
        return [stop_ref(stops[index]) for index in nearest_first if distances[index] <= reach]

    def _boxes_at(self, point: Point, reach: float, level: Level) -> Iterator[ThingRef]:
        """Yield what has a box at a point, the highest first."""
        here = shapely.Point(point)
        for ref, box in reversed([*self.boxes.items()]):
            is_there = box.level is level and LAYERS[ref.kind] in self.reachable
            if is_there and box.outline.dwithin(here, reach):
                yield ref

    def _routes_at(self, point: Point, reach: float) -> Iterator[ThingRef]:
        owners, boxes = self._spaces
        near, here = self._near(self._space_tree, point, reach), shapely.Point(point)
        for index in sorted(near, key=lambda index: boxes[index].distance(here)):
            yield ThingRef("route", owners[index])

    def _tickets_at(self, point: Point, reach: float) -> list[ThingRef]:
        names, lines = list(self._ticket_lines), list(self._ticket_lines.values())
        distances = shapely.distance(lines, shapely.Point(point))
        order = np.argsort(distances, kind="stable")
        return [ThingRef("ticket", names[index]) for index in order if distances[index] <= reach]

    def _region_lines_at(self, point: Point, reach: float) -> Iterator[ThingRef]:
        here = shapely.Point(point)
        for ref, lines in self._region_lines.items():
            if lines.dwithin(here, reach):
                yield ref

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
