"""The board's picture on the canvas: items for its groups, and what is painted beneath them."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.layers import PARTS, CanvasLayer, LayerState
from trackwright.editor.canvas.overlay_items import CanvasItem
from trackwright.editor.canvas.screen_names import AS_PRINTED, ScreenName
from trackwright.rendering.painter import Drawing
from trackwright.rendering.shapes import Group, Layer

SLOW = 0.025
"""Seconds that painting the whole canvas may take before details are left out."""

PAUSE = 150
"""How long after the last change of the zoom details come back, in ms."""


class DetailLevel(Guarded, QObject):
    """Whether the canvas leaves out details to keep zooming smooth.

    Signals:
        restored: Details are painted again.
    """

    restored = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_reduced = False
        self._paint_time = 0.0
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        connect(self._timer.timeout, self._restore)

    def record_paint_time(self, seconds: float) -> None:
        """Remember how long it took to paint everything in full detail."""
        if not self.is_reduced:
            self._paint_time = seconds

    def reduce_briefly(self) -> None:
        """Leave details out for a moment, if painting them was slow."""
        if self._paint_time > SLOW:
            self.is_reduced = True
            self._timer.start()

    def _restore(self) -> None:
        self.is_reduced = False
        self.restored.emit()


_MARGIN = 0.5
"""Around what is drawn, in mm: antialiasing reaches beyond the shapes."""

HEIGHTS = {part: float(height) for height, part in enumerate(PARTS)}
"""How high the layers of the picture lie above each other."""

STACKED, STEP = frozenset({"decorations_above"}), 1e-5
"""Layers whose groups lie one above the other in their order, and how much higher each lies."""

NETWORK = frozenset({"lines", "waves", "routes", "badges", "stops"})
"""The layers that the far view shows in another way."""

_LABEL = "label-"
"""How the ids of names' groups begin, before the stop's."""

_LAND, _BORDERS = ("sea", "land", "terrain", "water"), ("borders", "names", "regions")
_PICTURE, _DECORATIONS = ("background",), ("decorations",)
"""The layers of the picture that lie under the routes, from the lowest to the highest."""

KEPT_PIXELS = 2048
"""The longer side of the picture that is shown while details are reduced."""

COARSEST = 1.6
"""How many pixels of the screen one of that picture may cover."""

SHADOW = ((9.0, 10), (6.0, 14), (3.0, 20), (1.0, 40))
"""How far each part of the shadow reaches beyond the board, in pixels, and how dark it is."""

_BELOW = 2.0

MOST_PARTS = 4
"""Parts that are painted one by one: many small ones are painted faster together."""


class PictureItem(CanvasItem):
    """One group of the picture: a route's spaces, a city, a name."""

    def __init__(
        self, group: Group, height: float = 0.0, detail: DetailLevel | None = None
    ) -> None:
        super().__init__(height)
        self._detail = detail
        self._set(group)

    def show_group(self, group: Group) -> None:
        """Show another group in its place."""
        self.prepareGeometryChange()
        self._set(group)
        self.update()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        is_reduced = self._detail is not None and self._detail.is_reduced
        self._drawing.paint(painter, pixel_of(painter), coarse=is_reduced)

    def _set(self, group: Group) -> None:
        self.shown = group
        self._drawing = Drawing([group])
        self._bounds = self._drawing.bounds.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)


class PictureItems:
    """The items of a scene, by the layers of the picture they belong to."""

    def __init__(self, scene: QGraphicsScene, detail: DetailLevel) -> None:
        self._scene = scene
        self._detail = detail
        self._by_part: dict[str, dict[str, PictureItem]] = {}
        self._shown: dict[str, Layer] = {}
        self._is_far = False
        self._names: Mapping[str, ScreenName] = {}

    @property
    def shown_labels(self) -> Collection[str]:
        """The stops whose names have items, visible or not."""
        return [name.removeprefix(_LABEL) for name in self._by_part.get("labels", ())]

    def show_names(
        self, names: Mapping[str, ScreenName], states: Mapping[CanvasLayer, LayerState]
    ) -> bool:
        """Show names larger than printed or not at all; return whether that differs."""
        before, self._names = self._names, names
        items = self._by_part.get("labels", {})
        state, differs = states[PARTS["labels"]], False
        for stop in before.keys() | names.keys():
            if before.get(stop) != names.get(stop) and (item := items.get(_LABEL + stop)):
                self._apply("labels", item, state)
                differs = True
        return differs

    def show_far_view(self, is_far: bool, states: Mapping[CanvasLayer, LayerState]) -> None:
        """Hide what the far view shows in another way, or show it again."""
        if is_far != self._is_far:
            self._is_far = is_far
            for layer, state in states.items():
                self.apply_state(layer, state)

    def update(self, layers: Iterable[Layer], states: Mapping[CanvasLayer, LayerState]) -> bool:
        """Update some layers where they differ; return whether anything did."""
        differs = False
        for layer in layers:
            if self._shown.get(layer.name) is not layer:
                differs |= self._update(layer, states[PARTS[layer.name]])
        return differs

    def _update(self, layer: Layer, state: LayerState) -> bool:
        before = self._shown.get(layer.name, Layer(layer.name, ()))
        self._shown[layer.name] = layer
        known, wanted = _differing(before.groups, layer.groups)
        items = self._by_part.setdefault(layer.name, {})
        gone = known.keys() - wanted.keys()
        for name in gone:
            self._scene.removeItem(items.pop(name))
        differs = bool(gone)
        for name, group in wanted.items():
            old = known.get(name)
            if old is group:
                continue
            if old is None:
                items[name] = self._added(layer.name, group, state)
                differs = True
            elif old != group:
                items[name].show_group(group)
                differs = True
        for number, group in enumerate(layer.groups if layer.name in STACKED else ()):
            items[group.id].setZValue(HEIGHTS[layer.name] + number * STEP)
        return differs

    def layer(self, name: str) -> Layer:
        """Return what a layer shows now."""
        return self._shown.get(name, Layer(name, ()))

    def apply_state(self, layer: CanvasLayer, state: LayerState) -> None:
        """Show, hide or dim the items of a layer."""
        for part, items in self._by_part.items():
            if PARTS[part] is layer:
                for item in items.values():
                    self._apply(part, item, state)

    def _added(self, part: str, group: Group, state: LayerState) -> PictureItem:
        item = PictureItem(group, HEIGHTS[part], self._detail)
        self._apply(part, item, state)
        self._scene.addItem(item)
        return item

    def _apply(self, part: str, item: PictureItem, state: LayerState) -> None:
        visible = state.visible and not (self._is_far and part in NETWORK)
        if part == "labels":
            name = self._names.get((item.shown.id or "").removeprefix(_LABEL), AS_PRINTED)
            item.setTransformOriginPoint(name.x, name.y)
            item.setScale(name.growth or 1.0)
            visible = visible and name.growth > 0
        item.setVisible(visible)
        item.setOpacity(state.opacity)


NamedGroups = dict[str, Group]


def _differing(before: Sequence[Group], after: Sequence[Group]) -> tuple[NamedGroups, NamedGroups]:
    """Return the groups of both by name, without those that are the same in the same place."""
    numbers = range(max(len(before), len(after)))
    if len(before) == len(after):
        pairs = zip(numbers, before, after, strict=True)
        differ = [number for number, one, other in pairs if one is not other]
        if all(before[number].id == after[number].id for number in differ):
            return _named(before, differ), _named(after, differ)
    return _named(before, numbers[: len(before)]), _named(after, numbers[: len(after)])


def _named(groups: Sequence[Group], numbers: Iterable[int]) -> NamedGroups:
    return {groups[number].id or str(number): groups[number] for number in numbers}


def pixel_of(painter: QPainter) -> float:
    """Return how many mm wide a pixel of the screen is."""
    place = painter.deviceTransform()
    width = (place.m11() ** 2 + place.m12() ** 2) ** 0.5
    return float(1 / width) if width else 0.0


@dataclass(frozen=True)
class DrawnGroup:
    """A group and its drawing."""

    group: Group
    drawing: Drawing


DrawnLayer = Mapping[str, DrawnGroup]
"""The groups of a layer by their names, in the order in which they are painted."""


def drawn_layer(layer: Layer, known: DrawnLayer) -> DrawnLayer:
    """Return the drawings of a layer's groups; known ones of equal groups are used again."""
    made: dict[str, DrawnGroup] = {}
    for number, group in enumerate(layer.groups):
        name = group.id or str(number)
        old = known.get(name)
        is_same = old is not None and old.group == group
        made[name] = old if old and is_same else DrawnGroup(group, Drawing([group]))
    return made


@dataclass(frozen=True)
class UnderlayStyle:
    """How the underlay looks; `paper` is the colour where land is hidden or dimmed."""

    area: QRectF
    background: LayerState
    borders: LayerState
    decorations: LayerState
    paper: QColor


class Underlay:
    """Paints the layers of the picture that lie under the routes.

    While details are reduced a stretched picture of them is painted, unless that would be visible.
    """

    def __init__(self, detail: DetailLevel) -> None:
        self._detail = detail
        self._layers: dict[str, DrawnLayer] = {
            name: {} for name in (*_LAND, *_BORDERS, *_PICTURE, *_DECORATIONS)
        }
        self._kept: tuple[UnderlayStyle, QPixmap] | None = None

    def layer(self, name: str) -> DrawnLayer:
        """Return what a layer shows now."""
        return self._layers[name]

    def set_layer(self, name: str, layer: DrawnLayer) -> QRectF:
        """Show something else as a layer; return what has to be painted again."""
        before, self._layers[name] = self._layers[name], layer
        changed = QRectF()
        has_other_order = [n for n in before if n in layer] != [n for n in layer if n in before]
        for group in before.keys() | layer.keys():
            old, new = before.get(group), layer.get(group)
            if old is not new or has_other_order:
                for drawn in filter(None, (old, new)):
                    changed = changed.united(drawn.drawing.bounds)
        if not changed.isEmpty():
            self._kept = None
        return changed

    def paint(self, painter: QPainter, exposed: QRectF, style: UnderlayStyle) -> None:
        """Paint all layers; the paper shows where land is hidden or dimmed."""
        finest = max(style.area.width(), style.area.height()) / KEPT_PIXELS / COARSEST
        if not self._detail.is_reduced or pixel_of(painter) < finest:
            self._paint_all(painter, exposed, style, coarse=self._detail.is_reduced)
            return
        picture = self._picture(style)
        share = picture.width() / style.area.width()
        cut = exposed.translated(-style.area.topLeft())
        source = QRectF(cut.topLeft() * share, cut.size() * share)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(exposed, picture, source)

    def _picture(self, style: UnderlayStyle) -> QPixmap:
        """Return a picture of the whole underlay, kept until something looks different."""
        if self._kept is None or self._kept[0] != style:
            area = style.area
            share = KEPT_PIXELS / max(area.width(), area.height())
            picture = QPixmap((area.size() * share).toSize().expandedTo(QSize(1, 1)))
            picture.fill(style.paper)
            painter = QPainter(picture)
            painter.scale(picture.width() / area.width(), picture.height() / area.height())
            painter.translate(-area.topLeft())
            self._paint_all(painter, area, style, coarse=False)
            painter.end()
            self._kept = style, picture
        return self._kept[1]

    def _paint_all(
        self, painter: QPainter, exposed: QRectF, style: UnderlayStyle, *, coarse: bool
    ) -> None:
        paint = partial(self._paint, painter, exposed, coarse)
        background, borders = style.background, style.borders
        if background.visible:
            paint(_LAND)
        wash = QColor(style.paper)
        wash.setAlphaF(1 - background.opacity if background.visible else 1.0)
        if wash.alpha():
            painter.fillRect(exposed, wash)
        if borders.visible:
            painter.setOpacity(borders.opacity)
            paint(_BORDERS)
        if background.visible:
            painter.setOpacity(background.opacity)
            paint(_PICTURE)
        if style.decorations.visible:
            painter.setOpacity(style.decorations.opacity)
            paint(_DECORATIONS)
        painter.setOpacity(1.0)

    def _paint(
        self, painter: QPainter, exposed: QRectF, coarse: bool, layers: Iterable[str]
    ) -> None:
        pixel = pixel_of(painter)
        for name in layers:
            for drawn in self._layers[name].values():
                if exposed.intersects(drawn.drawing.bounds):
                    drawn.drawing.paint(painter, pixel, exposed, coarse=coarse)


def canvas_background_color(palette: QPalette) -> QColor:
    """Return the colour of the canvas around the board."""
    window = palette.color(QPalette.ColorRole.Window)
    return window.darker(112) if window.lightness() > 127 else window.darker(135)


def paint_canvas_background(
    painter: QPainter, exposed: QRectF, board: QRectF, scale: float, palette: QPalette
) -> None:
    """Paint the canvas around a board and the board's shadow; `scale` is in pixels to a mm."""
    painter.fillRect(exposed, canvas_background_color(palette))
    if board.contains(exposed):
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for reach, darkness in SHADOW:
        out = reach / scale
        painter.setBrush(QColor(0, 0, 0, darkness))
        shade = board.adjusted(-out, -out, out, out).translated(0, _BELOW / scale)
        painter.drawRoundedRect(shade, out, out)


def exposed_parts(painter: QPainter, exposed: QRectF) -> Iterator[QRectF]:
    """Yield what is to be painted part by part, with the painter's clip set to each.

    Qt passes only the box around it all, which is the whole canvas for two strips at its edges.
    """
    place = painter.transform()
    painter.save()
    painter.resetTransform()
    parts = [*painter.clipRegion()]  # type: ignore[misc]  # it can be iterated
    painter.restore()
    if not 1 < len(parts) <= MOST_PARTS:
        yield exposed
        return
    back, _ = place.inverted()
    for part in parts:
        painter.save()
        painter.resetTransform()
        painter.setClipRect(part)
        painter.setTransform(place)
        yield back.mapRect(QRectF(part)).intersected(exposed)
        painter.restore()
