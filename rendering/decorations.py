"""Decorations: ornaments, free texts, free areas and the designer's own pictures."""

from pathlib import Path

import shapely
import shapely.affinity
from shapely import Polygon

from trackwright.layout.areas import area_of
from trackwright.layout.drawn_sizes import cap_height, text_width
from trackwright.layout.picture_size import picture_size
from trackwright.layout.tracks import box
from trackwright.rendering.shapes import Group, Placement, Shape, Style, polygon
from trackwright.rendering.shapes import Path as Outline
from trackwright.rendering.texts import centered
from trackwright.rendering.themes import Theme
from trackwright.schema.decorations import Decoration, FreeArea, FreeText, Ornament
from trackwright.schema.text import printable, text_in


def decoration_shapes(thing: Decoration, language: str, folder: Path, theme: Theme) -> Group:
    """Return a decoration; `folder` is where the board's file lies, and its pictures."""
    name = f"decoration-{thing.id}"
    if isinstance(thing, FreeText):
        words, size = printable(text_in(thing.text, language)), thing.size / cap_height(1.0)
        line = centered(words, 0, 0, size, thing.color or theme.country_name)
        return Group((line,), id=name, at=Placement(*thing.position, thing.angle))
    color = thing.color if isinstance(thing, FreeArea) else theme.country_name
    outline = decoration_outline(thing, language, folder)
    corners = [(x, y) for x, y, *_ in outline.exterior.coords[:-1]]
    shape: Shape = Outline(polygon(corners), Style(fill=color))
    return Group((shape,), id=name)


def decoration_outline(thing: Decoration, language: str, folder: Path) -> Polygon:
    """Return what a decoration covers on the board."""
    if isinstance(thing, FreeArea):
        whole = area_of(thing.borders)
        return whole if isinstance(whole, Polygon) else Polygon(shapely.box(*whole.bounds))
    x, y = thing.position
    if isinstance(thing, FreeText):
        size = thing.size / cap_height(1.0)
        width = text_width(printable(text_in(thing.text, language)), size, bold=False)
        return box(x, y, max(width, 1.0), thing.size, thing.angle)
    if isinstance(thing, Ornament):
        upright = shapely.box(x - thing.size / 2, y - thing.size, x + thing.size / 2, y)
        return shapely.affinity.rotate(upright, thing.angle, origin=(x, y))
    known = picture_size(folder / thing.picture)
    height = thing.size * known.height / known.width if known else thing.size * 0.75
    return box(x, y, thing.size, height, thing.angle)
