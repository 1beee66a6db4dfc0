"""Generated ornaments in the room that a board leaves."""

from collections.abc import Collection, Iterator, Sequence

from trackwright.rendering.free_space import Mask
from trackwright.rendering.generated import with_generated, without_some_generated
from trackwright.rendering.habitats import LandRegion, habitats
from trackwright.rendering.ornament_scatter import Scatter, Scatterer
from trackwright.rendering.taken_room import PLAIN, Drawn, TakenRoom, taken_room
from trackwright.schema.board import Board
from trackwright.schema.decorations import (
    Ornament,
    OrnamentKind,
)

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

_SHIPS = (OrnamentKind.STEAMER, OrnamentKind.SAILING_SHIP)


def decorated(
    board: Board,
    language: str = "en",
    seed: int = 0,
    density: float = ORDINARY_DENSITY,
    kinds: Kinds = ALL_KINDS,
    *,
    regions: Sequence[LandRegion] = (),
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
    made = _Generator(kept, room, seed, density, frozenset(kinds)).ornaments(regions)
    return with_generated(kept, sorted(made, key=lambda thing: thing.position[::-1]))


def without_generated(board: Board, kinds: Kinds = frozenset(OrnamentKind)) -> Board:
    """Return a board without generated ornaments of some kinds; locked ones stay."""
    return without_some_generated(
        board, lambda each: isinstance(each, Ornament) and each.ornament in kinds
    )


class _Generator:
    """Places the ornaments of one board."""

    def __init__(
        self, board: Board, room: TakenRoom, seed: int, density: float, kinds: Kinds
    ) -> None:
        self._board, self._room, self._seed = board, room, seed
        self._density, self._kinds = density, kinds
        self._scatterer = Scatterer(room.cells, seed)

    def ornaments(self, regions: Sequence[LandRegion]) -> Iterator[Ornament]:
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
