"""The board on the canvas: an item for each group of its picture, updated where it changed."""

import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.canvas.board_layout import (
    Badges,
    DrawnLand,
    FinalPlaces,
    annotate,
    draw_land,
    patched,
    place_names,
    plain_backdrop,
    provisional_badges,
    provisional_layout,
)
from trackwright.editor.canvas.grid_and_snapping import Snap, Snapping, snapped
from trackwright.editor.canvas.layers import LAYERS, CanvasLayer, LayerState, first_states
from trackwright.editor.canvas.network_items import Network, NetworkItems
from trackwright.editor.canvas.overlay_items import TicketsItem
from trackwright.editor.canvas.picture_items import (
    DetailLevel,
    DrawnLayer,
    PictureItems,
    Underlay,
    UnderlayStyle,
    drawn_layer,
)
from trackwright.editor.canvas.placed_boxes import PlacedBoxes, moved_group
from trackwright.editor.canvas.pointer import Hits
from trackwright.editor.document.document import BoardChange, Document
from trackwright.layout.board import Layout
from trackwright.layout.tracks import place_tracks
from trackwright.rendering.board_picture import (
    Annotations,
    background_layer,
    decoration_layer,
)
from trackwright.rendering.ground import home_countries
from trackwright.rendering.network_picture import Surface
from trackwright.rendering.picture_files import is_loaded, load_pixels
from trackwright.rendering.shapes import Group, Layer
from trackwright.rendering.themes import CLASSIC, Theme
from trackwright.schema.board import Board
from trackwright.schema.edits import picture_files
from trackwright.schema.geometry import Point
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.thing_ref import ThingRef

MARGIN = 400.0
"""Room around the board that can be scrolled to, in mm."""

_ANNOTATIONS = ("countries", "regions", "furniture")
"""The fields of a board that say where these and the furniture stand."""

ANNOTATED = ("names", "regions")
"""The layers under the routes that have the names of areas."""

NAMES_DELAY, ANNOTATIONS_DELAY = 120, 500
"""How long nothing must change before names are placed, and then the annotations, in ms."""


class BoardScene(Guarded, QGraphicsScene):
    """Shows the board of a document, or a preview of how it would be.

    What takes longer than a frame is computed in the background, in this order: the places of
    names and badges, land and borders if they have changed, and the annotations around them.

    Attributes:
        language: In which names are written.
        is_seen: Whether it has been painted.
        rules: Those that the board is printed with, once they have been read.
        annotations: Names of areas, title, score table and legend as they are shown, with their
            outlines; absent before they have been placed for the first time.

    Signals:
        seen: It has been painted for the first time, so that what can wait may follow.
        laid_out: There is another layout, so that tools and overlays may follow.
        placed: Names have their final places, too; carries the layout.
        layout_finished: The layout is final, and nothing is computed any more.
        state_changed: A layer is shown, hidden, locked or dimmed; carries the layer.
        restyled: The board has another theme, or its names another language.
        repainted: Something looks different, so that the overview may follow.
        closing: The board is being closed, so that what is computed for it may stop.
    """

    seen = Signal()
    laid_out = Signal()
    placed = Signal(object)
    layout_finished = Signal()
    state_changed = Signal(object)
    restyled = Signal()
    repainted = Signal()
    closing = Signal()

    def __init__(self, document: Document, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.snapping = Snapping()
        self.language = language
        self.theme = CLASSIC
        self.is_seen = False
        self._states = first_states()
        self.detail_level = DetailLevel(self)
        self._items = PictureItems(self, self.detail_level)
        folder = document.folder or Path()
        self._network = NetworkItems(self, self._items, self._states, self.theme, folder)
        connect(self._network.repainted, self.repainted)
        connect(self._network.completed, self._check_finished)
        self._tickets = TicketsItem()
        self._tickets.setVisible(False)
        self.addItem(self._tickets)
        self._underlay = Underlay(self.detail_level)
        self._preview: Board | None = None
        self._tried: list[Path] = []
        self._hits: Hits | None = None
        self._boxes = PlacedBoxes()
        self.layout_now = Layout(document.board, language, place_tracks(document.board), labels={})
        self._badges: Badges = {}
        self.rules: Ruleset | None = None
        self.annotations: Annotations | None = None
        self._land = plain_backdrop(document.board, self.theme)
        self._land_is_stale = True
        self._names_job = self._job(self._show_names)
        self._land_job = self._job(self._show_drawn_land)
        self._annotations_job = self._job(self._show_annotations)
        self._picture_job = self._job(self._show_loaded_picture)
        self._jobs = (self._names_job, self._land_job, self._annotations_job, self._picture_job)
        self._names_timer = self._timer(self._place_names)
        self._annotations_timer = self._timer(self._annotate)
        connect(document.changed, self._follow)
        connect(document.path_changed, self._show_other_folder)
        self._fit()
        self._show_land()
        self._show_picture()
        self._show_decorations()
        self._show_network()
        connect(self.layout_finished, self._network.draw_ahead)

    @property
    def surface(self) -> Surface:
        """What routes and names lie on."""
        return self._land.surface

    @property
    def hits(self) -> Hits:
        """What lies under the pointer."""
        if self._hits is None:
            layers = (layer for layer in CanvasLayer if self._states[layer].is_within_reach)
            countries = self.surface.earth.countries
            boxes = self._boxes.of(self.shown, self.language, self._folder, self._annotated())
            self._hits = Hits(self.layout_now, frozenset(layers), countries, boxes)
        return self._hits

    def snap(self, point: Point, reach: float, cities: Iterable[Point] = ()) -> Snap:
        """Return the place that a point snaps to: in line with cities, on guides or the grid."""
        size = self.shown.size
        return snapped(point, reach, self.snapping, cities, (size.width, size.height))

    def is_within_reach(self, ref: ThingRef) -> bool:
        """Return whether the layer of a thing is shown and not locked."""
        return ref.kind not in LAYERS or self._states[LAYERS[ref.kind]].is_within_reach

    @property
    def shown(self) -> Board:
        """The board that is shown: the document's, or a preview."""
        return self._preview if self._preview is not None else self.document.board

    @property
    def board_area(self) -> QRectF:
        size = self.shown.size
        return QRectF(0, 0, size.width, size.height)

    @property
    def is_layout_finished(self) -> bool:
        """Whether the layout is final and nothing is computed any more."""
        waiting = self._names_timer.isActive() or self._annotations_timer.isActive()
        is_busy = waiting or any(job.is_busy for job in self._jobs)
        return self.is_seen and not is_busy and self._network.is_complete

    def state(self, layer: CanvasLayer) -> LayerState:
        """Return how a layer is shown."""
        return self._states[layer]

    def set_state(self, layer: CanvasLayer, state: LayerState) -> None:
        """Show, hide, lock or dim a layer."""
        if state != self._states[layer]:
            self._states[layer] = state
            self._hits = None
            self._items.apply_state(layer, state)
            self._network.apply_states()
            if layer is CanvasLayer.TICKETS:
                self._show_tickets()
            self._repaint_underlay(self.board_area)
            self.state_changed.emit(layer)

    def show_zoom(self, scale: float) -> None:
        """Show routes and stops in detail or as plain shapes, and names that can be read."""
        self._network.show_zoom(scale)

    def set_theme(self, theme: Theme) -> None:
        """Draw the board in another theme."""
        if theme is not self.theme:
            self.theme = theme
            self._network.set_theme(theme, self.document.folder or Path())
            self._land_is_stale = True
            self._show_picture()
            self._show_decorations()
            self._show_network()
            if self.is_seen:
                self._names_timer.start(0)
            self.restyled.emit()

    def set_language(self, language: str) -> None:
        """Write the names in another language."""
        if language != self.language:
            self.language = language
            self._show(self.shown)
            self.restyled.emit()

    def preview(self, board: Board | None) -> None:
        """Show how the board would be, without changing the document; None ends that."""
        if board is not self._preview:
            self._preview = board
            self._show(self.shown)

    def close(self) -> None:
        """Stop background work, and wait for what runs."""
        self.closing.emit()
        self._names_timer.stop()
        self._annotations_timer.stop()
        for job in self._jobs:
            job.stop()
        self._network.close()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.save()
        painter.setClipRect(self.board_area, Qt.ClipOperation.IntersectClip)
        exposed = QRectF(rect).intersected(self.board_area)
        background, borders, decorations = (
            self._states[layer]
            for layer in (
                CanvasLayer.BACKGROUND,
                CanvasLayer.BORDERS,
                CanvasLayer.DECORATIONS,
            )
        )
        paper = QColor(self.theme.lands[0])
        style = UnderlayStyle(self.board_area, background, borders, decorations, paper)
        self._underlay.paint(painter, exposed, style)
        painter.restore()
        if not self.is_seen:
            self.is_seen = True
            QTimer.singleShot(0, self, guarded(self._begin_details))

    def _begin_details(self) -> None:
        self._network.begin_details()
        self._names_timer.start(0)
        self.seen.emit()

    @property
    def _folder(self) -> Path:
        return self.document.folder or Path()

    def _annotated(self) -> Iterable[Group]:
        """Return what is drawn of the names of areas and of the furniture."""
        names = (self._underlay.layer(name) for name in ANNOTATED)
        drawn = (each.group for layer in names for each in layer.values())
        return (*drawn, *self._items.layer("furniture").groups)

    def _follow(self, _change: BoardChange) -> None:
        self._preview = None
        self._show(self.document.board)

    def _show(self, board: Board) -> None:
        before = self.layout_now
        self._hits = None
        self.layout_now = provisional_layout(board, self.language, before)
        self._badges = provisional_badges(self.layout_now, before, self._badges)
        if board.size != before.board.size:
            self._fit()
        if _has_other_land(board, before.board):
            self._land = patched(self._land, board, before.board, self.theme)
            self._land_is_stale = True
            self._show_land()
        if (board.background, board.size) != (before.board.background, before.board.size):
            self._show_picture()
        if board.decorations is not before.board.decorations or self.language != before.language:
            self._show_decorations()
        if _has_other_annotations(board, before.board):
            self._move_annotations()
        self._show_network()
        self._show_tickets()
        self._annotations_timer.stop()
        self._names_timer.start(NAMES_DELAY)
        self.laid_out.emit()

    def _fit(self) -> None:
        self.setSceneRect(self.board_area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def _show_network(self) -> None:
        self._network.show(Network(self.layout_now, self._land.surface, self._badges))

    def _show_tickets(self) -> None:
        state = self._states[CanvasLayer.TICKETS]
        self._tickets.setVisible(state.visible)
        self._tickets.setOpacity(state.opacity)
        if state.visible:
            self._tickets.show_board(self.shown)

    def _show_land(self) -> None:
        for layer in self._land.layers:
            self._show_under(layer)

    def _show_other_folder(self) -> None:
        """Draw all pictures again: they lie beside the board's file, and that is another one."""
        self._network.set_theme(self.theme, self.document.folder or Path())
        self._show_picture()
        self._show_decorations()
        self._show_network()

    def _show_picture(self) -> None:
        if not self._load_pictures():
            self._show_under(background_layer(self.shown, self._folder, self.theme))

    def _load_pictures(self) -> bool:
        """Begin to read pictures that are not loaded; return whether they are being read.

        They may be large: what has pictures is shown when all have been read.
        """
        files = [self._folder / name for name in picture_files(self.shown)]
        missing = [file for file in files if not is_loaded(file)]
        if missing and missing != self._tried:
            self._tried = missing
            self._picture_job.start(lambda: [load_pixels(file) for file in missing])
        return bool(missing) and self._picture_job.is_busy

    def _move_annotations(self) -> None:
        """Show names and furniture where the board has them; they are computed anew later."""
        for name in ANNOTATED:
            groups = (each.group for each in self._underlay.layer(name).values())
            self._show_under(self._moved_layer(name, groups))
        furniture = self._items.layer("furniture")
        self._items.update([self._moved_layer("furniture", furniture.groups)], self._states)

    def _moved_layer(self, name: str, groups: Iterable[Group]) -> Layer:
        moved = (moved_group(group, self.shown) for group in groups)
        return Layer(name, tuple(group for group in moved if group is not None))

    def _show_decorations(self) -> None:
        if self._load_pictures():
            return
        board, folder = self.shown, self._folder
        beneath, above = (
            decoration_layer(board, self.language, folder, self.theme, above=above)
            for above in (False, True)
        )
        self._show_under(beneath)
        if self._items.update([above], self._states):
            self.repainted.emit()

    def _show_loaded_picture(self) -> None:
        self._show_picture()
        self._show_decorations()
        self._check_finished()

    def _show_under(self, layer: Layer) -> None:
        self._show_drawn(layer.name, drawn_layer(layer, self._underlay.layer(layer.name)))

    def _show_drawn(self, name: str, layer: DrawnLayer) -> None:
        changed = self._underlay.set_layer(name, layer)
        if not changed.isEmpty():
            self._repaint_underlay(changed)

    def _repaint_underlay(self, area: QRectF) -> None:
        self.invalidate(area.adjusted(-1, -1, 1, 1), QGraphicsScene.SceneLayer.BackgroundLayer)
        self.repainted.emit()

    def _place_names(self) -> None:
        # Checks wait for it: they need to know where names lie, too.
        run_urgent = self.document.work_priority.run_urgent
        folder = self.document.folder or Path()
        self._names_job.start(partial(run_urgent, partial(place_names, self.layout_now, folder)))

    def _show_names(self, placed: FinalPlaces) -> None:
        layout = placed.layout
        if layout.board is not self.shown or layout.language != self.language:
            return  # a change since then has begun another round
        self._hits = None
        self.layout_now, self._badges = layout, placed.badges
        if placed.rules != self.rules:  # equal ones stay, so that what they led to is known
            self.rules = placed.rules
        self.placed.emit(layout)
        self._show_network()
        if self._land_is_stale:
            known = {layer.name: self._underlay.layer(layer.name) for layer in self._land.layers}
            self._land_job.start(partial(draw_land, self.shown, self.theme, known))
        else:
            self._annotate_soon()
        self.laid_out.emit()

    def _show_drawn_land(self, land: DrawnLand) -> None:
        if land.board is not self.shown or land.theme is not self.theme:
            return  # another round has begun
        self._land, self._land_is_stale = land.backdrop, False
        for name, layer in land.layers.items():
            self._show_drawn(name, layer)
        self._hits = None
        self._show_network()
        self._annotate_soon()
        self.laid_out.emit()

    def _annotate_soon(self) -> None:
        self._annotations_timer.start(ANNOTATIONS_DELAY if self._underlay.layer("names") else 0)

    def _annotate(self) -> None:
        layout, land, badges, theme = self.layout_now, self._land, self._badges, self.theme
        rules = self.rules

        def work() -> tuple[Layout, Theme, Annotations]:
            return layout, theme, annotate(layout, land, badges, theme, rules)

        self._annotations_job.start(self.document.work_priority.queued(work))

    def _show_annotations(self, annotated: tuple[Layout, Theme, Annotations]) -> None:
        layout, theme, found = annotated
        if layout is not self.layout_now or theme is not self.theme:
            return
        self.annotations = found
        self._hits = None
        for layer in found.under:
            self._show_under(layer)
        if self._items.update([found.furniture], self._states):
            self.repainted.emit()
        self.laid_out.emit()
        self._check_finished()

    def _check_finished(self) -> None:
        if self.is_layout_finished:
            self.layout_finished.emit()

    def _job(self, show: Any) -> LatestJob:
        job = LatestJob(self)
        connect(job.finished, show)
        connect(job.failed, _report)
        return job

    def _timer(self, do: Any) -> QTimer:
        timer = QTimer(self, singleShot=True)
        connect(timer.timeout, do)
        return timer


def _has_other_countries(board: Board, before: Board) -> bool:
    """Return whether countries look different; how their names are written does not matter."""
    one, other = (
        [(country.id, country.borders, country.color) for country in each.countries]
        for each in (board, before)
    )
    return board.countries is not before.countries and one != other


def _has_other_annotations(board: Board, before: Board) -> bool:
    pairs = ((getattr(each, name) for each in (board, before)) for name in _ANNOTATIONS)
    return any(one is not other for one, other in pairs)


def _report(error: Exception) -> None:
    sys.excepthook(type(error), error, error.__traceback__)


def _has_other_land(board: Board, before: Board) -> bool:
    """Return whether land and sea look different from another board's."""
    if board.cities is not before.cities and home_countries(board) != home_countries(before):
        return True
    return (
        _has_other_countries(board, before)
        or board.size != before.size
        or (board.projection, board.scenery) != (before.projection, before.scenery)
        or board.warp is not before.warp
    )
