"""Conversion between millimetres and the units of the editor's two board shapes."""

from dataclasses import dataclass

from trackwright.schema.geometry import Point, Size

UNITS = 1100
"""The longer side of every board there."""

SHAPES = {"board-2x3": Size(width=790, height=525), "board-2x4": Size(width=1053, height=526)}
"""The boards as they lie, in mm."""

DIGITS = 5
"""So many behind the point, and millimetres come back to the micrometre."""


@dataclass(frozen=True)
class Frame:
    """A board of that editor, in its units, and where ours lies on it; `scale` is units to a mm."""

    shape: str
    width: float
    height: float
    scale: float
    left: float = 0.0
    top: float = 0.0

    @property
    def is_portrait(self) -> bool:
        """Whether it is higher than wide."""
        return self.height > self.width

    def there(self, point: Point) -> dict[str, float]:
        """Return where a point of ours lies there."""
        return {
            "x": round(self.left + point.x * self.scale, DIGITS),
            "y": round(self.top + point.y * self.scale, DIGITS),
        }

    def back(self, x: float, y: float) -> Point:
        """Return where a point of theirs lies on our board, in mm."""
        along, down = (x - self.left) / self.scale, (y - self.top) / self.scale
        return Point(round(along, 3), round(down, 3))


def frame_around(size: Size) -> Frame:
    """Return the best fitting board of that editor, with ours centred."""
    long, short = max(size.width, size.height), min(size.width, size.height)
    shape = min(
        SHAPES, key=lambda name: abs(SHAPES[name].width / SHAPES[name].height - long / short)
    )
    width, height = float(UNITS), float(_lower_side(shape))
    if size.height > size.width:
        width, height = height, width
    scale = min(width / size.width, height / size.height)
    left, top = (width - size.width * scale) / 2, (height - size.height * scale) / 2
    return Frame(shape, width, height, scale, left, top)


def their_frame(
    shape: str, is_portrait: bool, width: float = 0, height: float = 0
) -> tuple[Frame, Size]:
    """Return a board of that editor and its size; `width` and `height` are its units, if given."""
    known = SHAPES.get(shape, SHAPES["board-2x3"])
    size = Size(width=known.height, height=known.width) if is_portrait else known
    if not (width > 0 and height > 0):
        long, short = float(UNITS), float(_lower_side(shape))
        width, height = (short, long) if is_portrait else (long, short)
    scale = max(width, height) / max(size.width, size.height)
    exact = Size(width=width / scale, height=height / scale)
    is_known = abs(exact.width - size.width) < 1 and abs(exact.height - size.height) < 1
    return Frame(shape, width, height, scale), size if is_known else exact


def _lower_side(shape: str) -> int:
    size = SHAPES.get(shape, SHAPES["board-2x3"])
    return round(UNITS * size.height / size.width)
