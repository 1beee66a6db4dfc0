"""Generated names of seas, where the water has room for them."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Protocol

from shapely.geometry.base import BaseGeometry

from trackwright.rendering.decoration_generator import without_generated
from trackwright.rendering.free_space import Cells
from trackwright.rendering.free_texts import place_text
from trackwright.rendering.generated import GENERATED, with_generated, without_some_generated
from trackwright.rendering.taken_room import PLAIN, Drawn, languages_of, taken_room
from trackwright.schema.board import Board
from trackwright.schema.decorations import FreeText, TextStyle
from trackwright.schema.geometry import Point
from trackwright.schema.text import Text

SIZES = (8.5, 7.5, 6.5, 5.6, 4.8, 4.2, 3.7)
"""The height of capitals in mm, the best first."""

LARGEST_SHARE = 0.06
"""Of the side of a square as large as the sea: no name has larger letters."""


class Sea(Protocol):
    """A sea on a board, in mm."""

    @property
    def name(self) -> str:
        """What it is called in English."""

    @property
    def area(self) -> BaseGeometry:
        """Where it lies."""

    @property
    def middle(self) -> Point:
        """Where its name had best stand."""


def with_sea_names(
    board: Board, language: str, seas: Iterable[Sea], *, drawn: Drawn = PLAIN
) -> Board:
    """Return a board with names of seas, each as large as it fits where it covers nothing.

    Names that were generated before are replaced. Generated ornaments do not stand in the way, so
    decorate a board after this, not before.
    """
    kept = without_sea_names(board)
    room = taken_room(without_generated(kept), language, drawn)
    cells = room.cells.like(room.cells.taken | room.land)
    languages = languages_of(board, language)
    placed = (_placed(sea, cells, languages) for sea in seas)
    return with_generated(kept, list(filter(None, placed)))


def without_sea_names(board: Board) -> Board:
    """Return a board without generated names of seas."""
    return without_some_generated(board, lambda each: isinstance(each, FreeText))


def sea_name(name: str) -> Text:
    """Return the name of a sea in all languages that it is known in."""
    english = " ".join(name.split())
    if english.isupper():
        english = english.title().replace(" Of ", " of ")
    french = _french().get(english)
    return {"en": english, "fr": french} if french else english


def _placed(sea: Sea, cells: Cells, languages: Sequence[str]) -> FreeText | None:
    """Return the name of a sea, large and near the middle, and take its place."""
    text = FreeText(
        id=f"{GENERATED}sea",
        kind="text",
        text=sea_name(sea.name),
        position=sea.middle,
        style=TextStyle.SEA,
    )
    largest = max(LARGEST_SHARE * sqrt(sea.area.area), SIZES[-1])
    sizes = [size for size in SIZES if size <= largest]
    return place_text([text], sizes, sea.area, cells, languages)


@cache
def _french() -> Mapping[str, str]:
    path = Path(__file__).parent / "data" / "sea_names.json"
    names: Mapping[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return names
