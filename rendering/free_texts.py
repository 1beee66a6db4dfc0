"""Free texts placed where a board has room: names of seas, of old states."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
from shapely.geometry.base import BaseGeometry

from trackwright.rendering.decorations import decoration_outline, text_extent
from trackwright.rendering.free_space import Cells
from trackwright.schema.decorations import FreeText
from trackwright.schema.geometry import Point

ROOM = 3.0
"""Around a text, in mm."""

PULL = 0.5
"""Share of its size that a text gives up to stand where it belongs instead of very far from it."""

_ALL = 1 - 1e-9


def place_text(
    forms: Sequence[FreeText],
    sizes: Iterable[float],
    area: BaseGeometry,
    cells: Cells,
    languages: Sequence[str],
) -> FreeText | None:
    """Return a text inside of an area where it covers nothing, large and near where it belongs.

    `forms` are the same text in one line or several, each where it belongs. In all languages it
    has room, which is taken then. None if there is none.
    """
    free = cells.inside(area) & ~cells.taken
    side = float(np.sqrt(area.area))
    best, most = None, 0.0
    for size in sizes:
        if size <= most:
            break  # smaller letters are never worth more than their size
        for form in (form.changed(size=size) for form in forms):
            extents = [text_extent(form, language) for language in languages]
            width, height = (max(sides) + 2 * ROOM for sides in zip(*extents, strict=True))
            rows, columns = np.nonzero(cells.mean(free, width, height) > _ALL)
            middles = cells.middles(rows, columns, width, height)
            away = np.hypot(middles[:, 0] - form.position.x, middles[:, 1] - form.position.y)
            worth = size * (1 - PULL * away / (away + side))
            if len(worth) and worth.max() > most:
                most, (x, y) = float(worth.max()), middles[int(np.argmax(worth))].round(1).tolist()
                best = form.changed(position=Point(x, y))
    if best is not None:
        cells.take([decoration_outline(best, each, Path()) for each in languages], ROOM)
    return best
