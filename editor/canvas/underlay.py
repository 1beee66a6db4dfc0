"""What lies under the routes, and around the board: sea, land, borders, background picture."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPixmap

from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.canvas.picture_items import DetailLevel, pixel_of
from trackwright.rendering.board_picture import Backdrop
from trackwright.rendering.ground import Ground, area_on, sheet_of
from trackwright.rendering.land import country_shapes, country_tint
from trackwright.rendering.network_picture import Surface
from trackwright.rendering.painter import Drawing
from trackwright.rendering.shapes import Group, Layer, Path, Style, rectangle
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board

LAND, BORDERS, PICTURE = ("sea", "land"), ("borders", "names", "regions"), ("background",)
"""The layers of the picture that lie under the routes, from the lowest to the highest."""

KEPT_PIXELS = 2048
"""The longer side of the picture that is shown while details are reduced."""

COARSEST = 1.6
"""How many pixels of the screen one of that picture may cover."""

_UNDER = CanvasLayer.BACKGROUND, CanvasLayer.BORDERS


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
        is_same = old is not None and (old.group is group or old.group == group)
        made[name] = old if is_same and old is not None else DrawnGroup(group, Drawing([group]))
    return made


@dataclass(frozen=True)
class UnderlayStyle:
    """How the underlay looks; `paper` is the colour where land is hidden or dimmed."""

    area: QRectF
    states: Mapping[CanvasLayer, LayerState]
    paper: QColor

    @property
    def key(self) -> tuple[object, ...]:
        """What differs between two that look different."""
        background, borders = (self.states[layer] for layer in _UNDER)
        return self.area.getRect(), background, borders, self.paper.rgba()


class Underlay:
    """Paints the layers of the picture that lie under the routes.

    While details are reduced a stretched picture of them is painted, unless that would be visible.
    """

    def __init__(self, detail: DetailLevel) -> None:
        self._detail = detail
        self._layers: dict[str, DrawnLayer] = {name: {} for name in (*LAND, *BORDERS, *PICTURE)}
        self._kept: tuple[tuple[object, ...], QPixmap] | None = None

    def layer(self, name: str) -> DrawnLayer:
        """Return what a layer shows now."""
        return self._layers[name]

    def set_layer(self, name: str, layer: DrawnLayer) -> QRectF:
        """Show something else as a layer; return what has to be painted again."""
        before, self._layers[name] = self._layers[name], layer
        changed = QRectF()
        for group in before.keys() | layer.keys():
            old, new = before.get(group), layer.get(group)
            if old is not new:
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
        if self._kept is None or self._kept[0] != style.key:
            area = style.area
            share = KEPT_PIXELS / max(area.width(), area.height())
            picture = QPixmap((area.size() * share).toSize().expandedTo(QSize(1, 1)))
            picture.fill(style.paper)
            painter = QPainter(picture)
            painter.scale(picture.width() / area.width(), picture.height() / area.height())
            painter.translate(-area.topLeft())
            self._paint_all(painter, area, style, coarse=False)
            painter.end()
            self._kept = style.key, picture
        return self._kept[1]

    def _paint_all(
        self, painter: QPainter, exposed: QRectF, style: UnderlayStyle, *, coarse: bool
    ) -> None:
        paint = partial(self._paint, painter, exposed, coarse)
        background, borders = (style.states[layer] for layer in _UNDER)
        if background.visible:
            paint(LAND)
        wash = QColor(style.paper)
        wash.setAlphaF(1 - background.opacity if background.visible else 1.0)
        if wash.alpha():
            painter.fillRect(exposed, wash)
        if borders.visible:
            painter.setOpacity(borders.opacity)
            paint(BORDERS)
        if background.visible:
            painter.setOpacity(background.opacity)
            paint(PICTURE)
        painter.setOpacity(1.0)

    def _paint(
        self, painter: QPainter, exposed: QRectF, coarse: bool, layers: Iterable[str]
    ) -> None:
        pixel = pixel_of(painter)
        for name in layers:
            for drawn in self._layers[name].values():
                if exposed.intersects(drawn.drawing.bounds):
                    drawn.drawing.paint(painter, pixel, exposed, coarse=coarse)


def plain_backdrop(board: Board, theme: Theme) -> Backdrop:
    """Return a backdrop without land, which takes no time to compute."""
    earth = Ground({}, sheet_of(board.size), False, {})
    has_land = any(country.borders for country in board.countries)
    fill = Style(fill=theme.sea if has_land else theme.lands[0])
    bounds = sheet_of(board.size).bounds
    box = rectangle(bounds[0], bounds[1], bounds[2] - bounds[0], bounds[3] - bounds[1])
    layers = (Layer("sea", (Group((Path(box, fill),), id="sea"),)), Layer("land", ()))
    return Backdrop(Surface(earth, {}), (*layers, Layer("borders", ())))


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
    surface = Surface(Ground(areas, earth.land, earth.has_sea or bool(areas), earth.tints), tints)
    sea, _, borders = land.layers
    return Backdrop(surface, (sea, Layer("land", tuple(groups.values())), borders))


SHADOW = ((9.0, 10), (6.0, 14), (3.0, 20), (1.0, 40))
"""How far each part of the shadow reaches beyond the board, in pixels, and how dark it is."""

_BELOW = 2.0

MOST_PARTS = 4
"""Parts that are painted one by one: many small ones are painted faster together."""


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
