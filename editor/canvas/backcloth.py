"""What lies under the routes: sea, land and borders, painted as one because it hardly changes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from trackwright.editor.canvas.items import Pace, pixel_of
from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.rendering.board_picture import Backdrop
from trackwright.rendering.ground import Ground, area_on, sheet_of
from trackwright.rendering.land import country_shapes, country_tint
from trackwright.rendering.network_picture import Surface
from trackwright.rendering.painter import Drawing
from trackwright.rendering.shapes import Group, Layer, Path, Style, rectangle
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board

LAND, BORDERS, PICTURE = ("sea", "land"), ("borders", "names", "regions"), ("background",)
"""The parts of the picture that lie under the routes, from the lowest to the highest."""


@dataclass(frozen=True)
class Sheet:
    """A group, ready to be painted."""

    group: Group
    drawing: Drawing


Sheets = Mapping[str, Sheet]
"""The groups of one part by their names, in the order in which they are painted."""


def sheets_of(layer: Layer, known: Sheets) -> Sheets:
    """Return a layer ready to be painted; sheets of groups that are the same are used again."""
    made: dict[str, Sheet] = {}
    for number, group in enumerate(layer.groups):
        name = group.id or str(number)
        old = known.get(name)
        is_same = old is not None and (old.group is group or old.group == group)
        made[name] = old if is_same and old is not None else Sheet(group, Drawing([group]))
    return made


class Backcloth:
    """Paints the parts of the picture that lie under the routes."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._parts: dict[str, Sheets] = {part: {} for part in (*LAND, *BORDERS, *PICTURE)}

    def sheets(self, part: str) -> Sheets:
        """Return what a part shows now."""
        return self._parts[part]

    def show(self, part: str, sheets: Sheets) -> QRectF:
        """Show something else as a part; return what has to be painted again."""
        before, self._parts[part] = self._parts[part], sheets
        changed = QRectF()
        for name in before.keys() | sheets.keys():
            old, new = before.get(name), sheets.get(name)
            if old is not new:
                for sheet in filter(None, (old, new)):
                    changed = changed.united(sheet.drawing.bounds)
        return changed

    def paint(
        self,
        painter: QPainter,
        exposed: QRectF,
        states: Mapping[CanvasLayer, LayerState],
        paper: QColor,
    ) -> None:
        """Paint all parts; hidden or dimmed land leaves the paper to be seen."""
        background, borders = states[CanvasLayer.BACKGROUND], states[CanvasLayer.BORDERS]
        if background.visible:
            self._paint(painter, exposed, LAND)
        wash = QColor(paper)
        wash.setAlphaF(1 - background.opacity if background.visible else 1.0)
        if wash.alpha():
            painter.fillRect(exposed, wash)
        if borders.visible:
            painter.setOpacity(borders.opacity)
            self._paint(painter, exposed, BORDERS)
        if background.visible:
            painter.setOpacity(background.opacity)
            self._paint(painter, exposed, PICTURE)
        painter.setOpacity(1.0)

    def _paint(self, painter: QPainter, exposed: QRectF, parts: Iterable[str]) -> None:
        pixel = pixel_of(painter)
        for part in parts:
            for sheet in self._parts[part].values():
                if exposed.intersects(sheet.drawing.bounds):
                    sheet.drawing.paint(painter, pixel, exposed, hastily=self._pace.hasty)


def plain_backdrop(board: Board, theme: Theme) -> Backdrop:
    """Return a board's paper without land, which is there at once."""
    earth = Ground({}, sheet_of(board.size), False, {})
    has_land = any(country.borders for country in board.countries)
    fill = Style(fill=theme.sea if has_land else theme.lands[0])
    bounds = sheet_of(board.size).bounds
    box = rectangle(bounds[0], bounds[1], bounds[2] - bounds[0], bounds[3] - bounds[1])
    layers = (Layer("sea", (Group((Path(box, fill),), id="sea"),)), Layer("land", ()))
    return Backdrop(Surface(earth, {}), (*layers, Layer("borders", ())))


def patched(land: Backdrop, board: Board, before: Board, theme: Theme) -> Backdrop:
    """Return a backdrop with the countries that have changed as they are, and old shores."""
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
