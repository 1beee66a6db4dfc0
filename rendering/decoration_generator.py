"""Generated decorations: ornaments and names of seas, in the room that a board leaves."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import cos, pi, sin

from trackwright.rendering.decorations import decoration_outline
from trackwright.rendering.free_space import Cells, Mask
from trackwright.rendering.habitats import Regions, habitats
from trackwright.rendering.ornament_scatter import Scatter, Scatterer
from trackwright.rendering.taken_room import PLAIN, Drawn, TakenRoom, languages_of, taken_room
from trackwright.schema.board import Board
from trackwright.schema.decorations import (
    Decoration,
    FreeText,
    Ornament,
    OrnamentKind,
    TextStyle,
)
from trackwright.schema.geometry import Point
from trackwright.schema.text import Text

GENERATED = "auto-"
"""What the ids of generated decorations begin with."""

SEA_NAME = f"{GENERATED}sea"

ORDINARY_DENSITY = 0.5

Kinds = Collection[OrnamentKind]

ALL_KINDS: Kinds = frozenset(OrnamentKind) - {OrnamentKind.LIGHTHOUSE}
"""What is generated unless told otherwise: a lighthouse stands where its designer wants it."""

_MOUNTAINS = Scatter(OrnamentKind.MOUNTAIN, (9, 17), 19, 42, clump=3, spread=15)
_HILLS = Scatter(OrnamentKind.HILL, (8, 12), 36, 14, clump=2, spread=11)
_DUNES = Scatter(OrnamentKind.DUNE, (8, 12), 20, 24, clump=3, spread=13)
_PALMS = Scatter(OrnamentKind.PALM, (5.5, 7.5), 60, 5, clump=2, spread=7)
_SPRUCES = Scatter(OrnamentKind.SPRUCE, (3.6, 5.4), 36, 32, clump=6, spread=11)
_TREES = Scatter(OrnamentKind.TREE, (3.8, 5.6), 36, 32, clump=6, spread=11)
_LONE_TREES = Scatter(OrnamentKind.TREE, (3.8, 5.2), 60, 8, clump=2, spread=7)
_WAVES = Scatter(OrnamentKind.WAVE, (6, 9), 40, 22, room=5)
"""Counts are those of an ordinary density on a large board."""

COMPASS_WIDTHS = (44.0, 38.0, 32.0, 26.0)
SHIP_WIDTHS = (28.0, 24.0, 20.0)
SERPENT_WIDTHS = (40.0, 34.0)
SHIP_ROOM = 6.0
"""Around ships and the compass, in mm."""

SEA_OF_A_SHIP, SEA_OF_A_COMPASS = 30_000.0, 10_000.0
"""How much free water there is for each ship, and for a compass, in mm²."""

MOST_SHIPS = 5

SEA_NAME_SIZES = (8.5, 7.5, 6.5, 5.6, 4.8, 4.2, 3.7)
"""The height of capitals in mm, the best first."""

SEA_NAME_RINGS = 7
"""Around the middle of a sea, on which places for its name are tried."""

SEA_NAME_ROOM = 3.0

_SHIPS = (OrnamentKind.STEAMER, OrnamentKind.SAILING_SHIP)


def decorated(
    board: Board,
    language: str = "en",
    seed: int = 0,
    density: float = ORDINARY_DENSITY,
    kinds: Kinds = ALL_KINDS,
    *,
    regions: Regions | None = None,
    drawn: Drawn = PLAIN,
) -> Board:
    """Return a board with ornaments where it has room.

    Those that were generated before are replaced, unless they are locked; what the designer placed
    stays. Without `regions` chance decides where mountains and woods are. `drawn` is how the board
    is drawn, with its score table and notes, so that nothing lies under these.
    """
    kept = without_generated(board, kinds)
    if density <= 0 or not kinds:
        return kept
    room = taken_room(kept, language, drawn)
    made = _Generator(kept, room, seed, density, frozenset(kinds)).ornaments(regions or {})
    return _with_generated(kept, sorted(made, key=lambda thing: thing.position[::-1]))


def without_generated(board: Board, kinds: Kinds = frozenset(OrnamentKind)) -> Board:
    """Return a board without generated ornaments of some kinds; locked ones stay."""
    return _kept(board, lambda each: not (isinstance(each, Ornament) and each.ornament in kinds))


@dataclass(frozen=True)
class Sea:
    """A named sea: the middle of its name, how that is turned, and the width there is for it."""

    name: Text
    position: Point
    angle: float
    width: float


def with_sea_names(
    board: Board, language: str, seas: Iterable[Sea], *, drawn: Drawn = PLAIN
) -> Board:
    """Return a board with names of seas, each as large as it fits where it covers nothing.

    Generated names are replaced. Generated ornaments do not stand in the way: decorate afterwards.
    """
    kept = without_sea_names(board)
    cells = taken_room(without_generated(kept), language, drawn).cells
    names = []
    for sea in seas:
        name = _placed_sea_name(sea, cells, languages_of(board, language), drawn)
        if name is not None:
            names.append(name)
    return _with_generated(kept, names)


def without_sea_names(board: Board) -> Board:
    """Return a board without generated names of seas; locked ones stay."""
    return _kept(board, lambda each: not isinstance(each, FreeText))


class _Generator:
    """Places the ornaments of one board."""

    def __init__(
        self, board: Board, room: TakenRoom, seed: int, density: float, kinds: Kinds
    ) -> None:
        self._board, self._room, self._seed = board, room, seed
        self._density, self._kinds = density, kinds
        self._scatterer = Scatterer(room.cells, seed)

    def ornaments(self, regions: Regions) -> Iterator[Ornament]:
        """Yield ornaments, those that need most room first."""
        at = habitats(self._board, self._room, self._seed, regions)
        yield from self._alone(at.sea)
        for how, where in (
            (_MOUNTAINS, at.mountains),
            (_DUNES, at.deserts),
            (_PALMS, at.deserts),
            (_HILLS, at.foothills),
            (_SPRUCES, at.spruce_woods),
            (_TREES, at.leafy_woods),
            (_LONE_TREES, at.open_land),
            (_WAVES, at.sea),
        ):
            if how.ornament in self._kinds:
                yield from self._scatterer.scatter(how, where, self._density)

    def _alone(self, sea: Mask) -> Iterator[Ornament]:
        """Yield the compass, ships and perhaps a sea serpent, in open water."""
        has = {each.ornament for each in self._board.decorations if isinstance(each, Ornament)}
        water = float((sea & ~self._room.cells.taken).sum()) * self._room.cells.cell**2
        ships = min(round(2 * self._density * water / SEA_OF_A_SHIP), MOST_SHIPS)
        wanted: list[tuple[OrnamentKind, Sequence[float]]] = []
        if water > SEA_OF_A_COMPASS:
            wanted.append((OrnamentKind.COMPASS, COMPASS_WIDTHS))
        wanted += [(_SHIPS[(self._seed + number) % 2], SHIP_WIDTHS) for number in range(ships)]
        if ships == MOST_SHIPS:
            wanted[-1] = (OrnamentKind.SEA_SERPENT, SERPENT_WIDTHS)
        for kind, widths in wanted:
            is_there = kind in has and kind is OrnamentKind.COMPASS
            if kind in self._kinds and not is_there:
                placed = self._scatterer.place_alone(kind, widths, sea, SHIP_ROOM)
                if placed is not None:
                    yield placed


def _kept(board: Board, stays: Callable[[Decoration], bool]) -> Board:
    """Return a board without those generated decorations that are not locked and do not stay."""
    kept = (
        each
        for each in board.decorations
        if each.locked or not each.id.startswith(GENERATED) or stays(each)
    )
    return board.changed(decorations=tuple(kept))


def _with_generated(board: Board, made: Iterable[Ornament | FreeText]) -> Board:
    """Return a board with decorations under those it has, numbered by kind."""
    used = {each.id for each in board.decorations}
    numbers: dict[str, Iterator[int]] = {}
    named: list[Decoration] = []
    for thing in made:
        number = numbers.setdefault(thing.id, count(1))
        name = next(name for n in number if (name := f"{thing.id}-{n}") not in used)
        named.append(thing.changed(id=name))
    return board.changed(decorations=(*named, *board.decorations))


def _placed_sea_name(
    sea: Sea, cells: Cells, languages: Sequence[str], drawn: Drawn
) -> FreeText | None:
    """Return the name of a sea in the largest letters that find room near its middle."""
    text = FreeText(
        id=SEA_NAME,
        kind="text",
        text=sea.name,
        position=sea.position,
        angle=sea.angle,
        style=TextStyle.SEA,
    )
    for size in SEA_NAME_SIZES:
        for place in _places(sea):
            tried = text.changed(size=size, position=place)
            outlines = [decoration_outline(tried, each, drawn.folder) for each in languages]
            if all(cells.is_free(outline) for outline in outlines):
                cells.take(outlines, SEA_NAME_ROOM)
                return tried
    return None


def _places(sea: Sea) -> Iterator[Point]:
    """Yield places for a sea's name, the nearest to its middle first."""
    step = sea.width / 2 / SEA_NAME_RINGS
    for ring in range(SEA_NAME_RINGS):
        for number in range(8 * ring or 1):
            turn = 2 * pi * number / (8 * ring or 1)
            x = sea.position.x + ring * step * cos(turn)
            y = sea.position.y + ring * step * sin(turn)
            yield Point(round(x, 1), round(y, 1))
