"""The board on the canvas: an item for each group of its picture, updated where it changed."""

import sys
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
    Decorated,
    Land,
    Names,
    decorate,
    place_names,
    sketched,
    sketched_badges,
    survey_land,
)
from trackwright.editor.canvas.grid import Snapping
from trackwright.editor.canvas.items import Pace, PictureItems
from trackwright.editor.canvas.land_and_sea import (
    Backcloth,
    Scheme,
    Sheets,
    patched,
    plain_backdrop,
    sheets_of,
)
from trackwright.editor.canvas.layers import (
    LAYERS,
    TICKETS_HEIGHT,
    CanvasLayer,
    LayerState,
    first_states,
)
from trackwright.editor.canvas.line_items import TicketsItem
from trackwright.editor.canvas.network_items import Network, NetworkItems
from trackwright.editor.canvas.pointer import Hits
from trackwright.editor.document.document import BoardChange, Document
from trackwright.layout.board import Layout
from trackwright.layout.tracks import place_tracks
from trackwright.rendering.board_picture import background_layer
from trackwright.rendering.network_picture import Surface
from trackwright.rendering.picture_files import is_loaded, load_pixels
from trackwright.rendering.themes import CLASSIC, Theme
from trackwright.schema.board import Board
from trackwright.schema.thing_ref import ThingRef

AROUND = 400.0
"""Room around the board that can be scrolled to, in mm."""

REST, LONG_REST = 120, 500
"""How long nothing must change before names find their places, and then the decoration, in ms."""


class BoardScene(Guarded, QGraphicsScene):
    """Shows the board of a document, or a preview of how it would be.

    What takes longer than a frame comes later, worked out in the background: land and borders,
    the places of names and badges, and the decoration that makes way for them.

    Attributes:
        document: The document.
        snapping: What places snap to.
        pace: Whether there is time to paint every detail.

    Signals:
        seen: It has been painted for the first time, so that what can wait may follow.
        laid_out: Everything has its place anew, so that tools and overlays may follow.
        placed: Names have their places, too; carries the layout.
        settled: Everything is where it belongs, and nothing is worked out any more.
        state_changed: A layer is shown in another way; carries the layer.
        restyled: The board has another theme, or its names another language.
        repainted: Something looks different, so that the overview may follow.
        closing: The board leaves the desk, so that what is worked out for it may stop.
    """

    seen = Signal()
    laid_out = Signal()
    placed = Signal(object)
    settled = Signal()
    state_changed = Signal(object)
    restyled = Signal()
    repainted = Signal()
    closing = Signal()

    def __init__(self, document: Document, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.snapping = Snapping()
        self._language = language
        self._theme = CLASSIC
        self._states = first_states()
        self.pace = Pace()
        self._items = PictureItems(self, self.pace)
        self._network = NetworkItems(self, self._items, self._states, self._theme)
        connect(self._network.repainted, self.repainted)
        connect(self._network.completed, self._tell_if_settled)
        self._tickets = self._tickets_item()
        self._cloth = Backcloth(self.pace)
        self._preview: Board | None = None
        self._hits: Hits | None = None
        self._layout = Layout(document.board, language, place_tracks(document.board), labels={})
        self._badges: Badges = {}
        self._land = plain_backdrop(document.board, self._theme)
        self._land_is_stale = True
        self._names_job = self._job(self._show_names)
        self._land_job = self._job(self._show_surveyed)
        self._decoration_job = self._job(self._show_decoration)
        self._picture_job = self._job(self._show_read_picture)
        self._names_timer = self._timer(self._place_names)
        self._decoration_timer = self._timer(self._decorate)
        connect(document.changed, self._follow)
        connect(document.path_changed, self._show_picture)
        self._fit_to(document.board)
        self._show_land()
        self._show_picture()
        self._show_network()
        self._is_seen = False
        connect(self.settled, self._network.draw_ahead)

    @property
    def layout_now(self) -> Layout:
        """Where everything lies."""
        return self._layout

    @property
    def surface(self) -> Surface:
        """What routes and names lie on."""
        return self._land.surface

    @property
    def hits(self) -> Hits:
        """What lies under the pointer."""
        if self._hits is None:
            takes = frozenset(layer for layer in CanvasLayer if self._states[layer].is_within_reach)
            self._hits = Hits(self._layout, takes, self._land.surface.earth.countries)
        return self._hits

    def is_within_reach(self, place: ThingRef) -> bool:
        """Tell whether the layer of a thing is shown and not locked."""
        return place.kind not in LAYERS or self._states[LAYERS[place.kind]].is_within_reach

    @property
    def theme(self) -> Theme:
        """How the board looks."""
        return self._theme

    @property
    def language(self) -> str:
        """The language of the names."""
        return self._language

    @property
    def shown(self) -> Board:
        """The board that is shown: the document's, or a preview."""
        return self._preview if self._preview is not None else self.document.board

    @property
    def board_area(self) -> QRectF:
        """The board's sheet."""
        size = self.shown.size
        return QRectF(0, 0, size.width, size.height)

    @property
    def is_seen(self) -> bool:
        """Whether it has been painted."""
        return self._is_seen

    @property
    def is_settled(self) -> bool:
        """Whether everything is where it belongs."""
        waiting = self._names_timer.isActive() or self._decoration_timer.isActive()
        jobs = (self._names_job, self._land_job, self._decoration_job, self._picture_job)
        is_busy = waiting or any(job.is_busy for job in jobs)
        return self._is_seen and not is_busy and self._network.is_complete

    def state(self, layer: CanvasLayer) -> LayerState:
        """Return how a layer is shown."""
        return self._states[layer]

    def set_state(self, layer: CanvasLayer, state: LayerState) -> None:
        """Show a layer in another way."""
        if state != self._states[layer]:
            self._states[layer] = state
            self._hits = None
            self._items.dress(layer, state)
            self._network.dress()
            if layer is CanvasLayer.TICKETS:
                self._show_tickets()
            self._repaint_cloth(self.board_area)
            self.state_changed.emit(layer)

    def show_from_afar(self, is_far: bool) -> None:
        """Show routes and stops as plain shapes, because they are seen from afar, or as they are.

        Names are too small to be read then, and left out.
        """
        self._network.show_from_afar(is_far)

    def set_theme(self, theme: Theme) -> None:
        """Draw the board in another theme."""
        if theme is not self._theme:
            self._theme = theme
            self._network.set_theme(theme)
            self._land_is_stale = True
            self._show_picture()
            self._show_network()
            if self._is_seen:
                self._names_timer.start(0)
            self.restyled.emit()

    def set_language(self, language: str) -> None:
        """Write the names in another language."""
        if language != self._language:
            self._language = language
            self._show(self.shown)
            self.restyled.emit()

    def preview(self, board: Board | None) -> None:
        """Show how the board would be, without changing the document; None ends that."""
        if board is not self._preview:
            self._preview = board
            self._show(self.shown)

    def close(self) -> None:
        """Begin nothing more, and wait for what runs in the background."""
        self.closing.emit()
        self._names_timer.stop()
        self._decoration_timer.stop()
        self._names_job.stop()
        self._land_job.stop()
        self._decoration_job.stop()
        self._picture_job.stop()
        self._network.close()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.save()
        painter.setClipRect(self.board_area, Qt.ClipOperation.IntersectClip)
        exposed = QRectF(rect).intersected(self.board_area)
        scheme = Scheme(self.board_area, self._states, QColor(self._theme.lands[0]))
        self._cloth.paint(painter, exposed, scheme)
        painter.restore()
        if not self._is_seen:
            self._is_seen = True
            QTimer.singleShot(0, self, guarded(self._begin))

    def _begin(self) -> None:
        self._network.begin_details()
        self._names_timer.start(0)
        self.seen.emit()

    def _follow(self, _change: BoardChange) -> None:
        self._preview = None
        self._show(self.document.board)

    def _show(self, board: Board) -> None:
        before = self._layout
        self._hits = None
        self._layout = sketched(board, self._language, before)
        self._badges = sketched_badges(self._layout, before, self._badges)
        if board.size != before.board.size:
            self._fit_to(board)
        if board.countries is not before.board.countries or board.size != before.board.size:
            self._land = patched(self._land, board, before.board, self._theme)
            self._land_is_stale = True
            self._show_land()
        if (board.background, board.size) != (before.board.background, before.board.size):
            self._show_picture()
        self._show_network()
        self._show_tickets()
        self._decoration_timer.stop()
        self._names_timer.start(REST)
        self.laid_out.emit()

    def _fit_to(self, board: Board) -> None:
        edge = AROUND
        self.setSceneRect(
            QRectF(-edge, -edge, board.size.width + 2 * edge, board.size.height + 2 * edge)
        )

    def _show_network(self) -> None:
        self._network.show(Network(self._layout, self._land.surface, self._badges))

    def _show_tickets(self) -> None:
        state = self._states[CanvasLayer.TICKETS]
        self._tickets.setVisible(state.visible)
        self._tickets.setOpacity(state.opacity)
        if state.visible:
            self._tickets.show_board(self.shown)

    def _show_land(self) -> None:
        for layer in self._land.layers:
            self._show_under(layer.name, sheets_of(layer, self._cloth.sheets(layer.name)))

    def _show_picture(self) -> None:
        folder = self.document.folder or Path()
        picture = self.shown.background
        if picture is not None and not is_loaded(folder / picture.picture):
            self._picture_job.start(partial(load_pixels, folder / picture.picture))
            return  # it may be large; it comes when it has been read
        layer = background_layer(self.shown, folder, self._theme)
        self._show_under(layer.name, sheets_of(layer, self._cloth.sheets(layer.name)))

    def _show_read_picture(self, _pixels: object) -> None:
        self._show_picture()
        self._tell_if_settled()

    def _show_under(self, part: str, sheets: Sheets) -> None:
        changed = self._cloth.show(part, sheets)
        if not changed.isEmpty():
            self._repaint_cloth(changed)

    def _repaint_cloth(self, area: QRectF) -> None:
        self.invalidate(area.adjusted(-1, -1, 1, 1), QGraphicsScene.SceneLayer.BackgroundLayer)
        self.repainted.emit()

    def _place_names(self) -> None:
        # Checks wait for it: they need to know where names lie, too.
        priority = self.document.work_priority
        self._names_job.start(partial(priority.run_urgent, partial(place_names, self._layout)))

    def _show_names(self, names: Names) -> None:
        if names.layout.board is not self.shown or names.layout.language != self._language:
            return  # what has changed since began another round
        self._hits = None
        self._layout, self._badges = names.layout, names.badges
        self.placed.emit(names.layout)
        self._show_network()
        if self._land_is_stale:
            known = {layer.name: self._cloth.sheets(layer.name) for layer in self._land.layers}
            self._land_job.start(partial(survey_land, self.shown, self._theme, known))
        else:
            self._decoration_timer.start(LONG_REST if self._decorated else 0)
        self.laid_out.emit()

    def _show_surveyed(self, land: Land) -> None:
        if land.board is not self.shown or land.theme is not self._theme:
            return  # another round has begun
        self._land, self._land_is_stale = land.backdrop, False
        for part, sheets in land.sheets.items():
            self._show_under(part, sheets)
        self._hits = None
        self._show_network()
        self._decoration_timer.start(LONG_REST if self._decorated else 0)
        self.laid_out.emit()

    @property
    def _decorated(self) -> bool:
        return bool(self._cloth.sheets("names"))

    def _decorate(self) -> None:
        layout, land, badges, theme = self._layout, self._land, self._badges, self._theme
        priority = self.document.work_priority
        self._decoration_job.start(priority.queued(lambda: decorate(layout, land, badges, theme)))

    def _show_decoration(self, decorated: Decorated) -> None:
        if decorated.layout is not self._layout or decorated.theme is not self._theme:
            return
        for layer in decorated.decoration.under:
            self._show_under(layer.name, sheets_of(layer, self._cloth.sheets(layer.name)))
        if self._items.update([decorated.decoration.furniture], self._states):
            self.repainted.emit()
        self._tell_if_settled()

    def _tell_if_settled(self) -> None:
        if self.is_settled:
            self.settled.emit()

    def _tickets_item(self) -> TicketsItem:
        item = TicketsItem()
        item.setZValue(TICKETS_HEIGHT)
        item.setVisible(False)
        self.addItem(item)
        return item

    def _job(self, show: Any) -> LatestJob:
        job = LatestJob(self)
        connect(job.finished, show)
        connect(job.failed, _report)
        return job

    def _timer(self, do: Any) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        connect(timer.timeout, do)
        return timer


def _report(error: Exception) -> None:
    sys.excepthook(type(error), error, error.__traceback__)
