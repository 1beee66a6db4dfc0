"""Items for the groups of the board's picture, and the detail level while the zoom changes."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.layers import PARTS, CanvasLayer, LayerState
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
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        connect(self._timer.timeout, self._restore)

    def record_paint_time(self, seconds: float) -> None:
        """Remember how long it took to paint everything in full detail."""
        if not self.is_reduced:
            self._paint_time = seconds

    def reduce_briefly(self) -> None:
        """Leave details out for a moment, if painting them was slow."""
        if self._paint_time > SLOW:
            self.is_reduced = True
            self._timer.start(PAUSE)

    def _restore(self) -> None:
        self.is_reduced = False
        self.restored.emit()


_MARGIN = 0.5
"""Around what is drawn, in mm: antialiasing reaches beyond the shapes."""

HEIGHTS = {part: float(height) for height, part in enumerate(PARTS)}
"""How high the layers of the picture lie above each other."""

NETWORK = frozenset({"lines", "waves", "routes", "badges", "stops", "labels"})
"""The layers that the far view shows in another way."""


class PictureItem(Guarded, QGraphicsItem):
    """One group of the picture: a route's spaces, a city, a name."""

    def __init__(self, group: Group, detail: DetailLevel | None = None) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._detail = detail
        self._set(group)

    @property
    def shown(self) -> Group:
        return self._group

    def show_group(self, group: Group) -> None:
        """Show another group in its place."""
        self.prepareGeometryChange()
        self._set(group)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._bounds)
        return path

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        is_reduced = self._detail is not None and self._detail.is_reduced
        self._drawing.paint(painter, pixel_of(painter), coarse=is_reduced)

    def _set(self, group: Group) -> None:
        self._group = group
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
        return differs

    def apply_state(self, layer: CanvasLayer, state: LayerState) -> None:
        """Show, hide or dim the items of a layer."""
        for part, items in self._by_part.items():
            if PARTS[part] is layer:
                for item in items.values():
                    self._apply(part, item, state)

    def _added(self, part: str, group: Group, state: LayerState) -> PictureItem:
        item = PictureItem(group, self._detail)
        item.setZValue(HEIGHTS[part])
        self._apply(part, item, state)
        self._scene.addItem(item)
        return item

    def _apply(self, part: str, item: PictureItem, state: LayerState) -> None:
        item.setVisible(state.visible and not (self._is_far and part in NETWORK))
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
