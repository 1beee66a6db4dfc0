"""The work of `trackwright decorate`, apart from its options, because it lays out boards."""

import os
from dataclasses import dataclass
from pathlib import Path

from trackwright.cli.open_game import OpenedGame, open_game
from trackwright.cli.output import PRINTED, save_or_print, say
from trackwright.cli.run_import import refuse_to_replace
from trackwright.layout.physical_map import named_regions, named_seas
from trackwright.rendering.decoration_generator import ALL_KINDS, decorated, without_generated
from trackwright.rendering.generated import GENERATED
from trackwright.rendering.sea_names import with_sea_names, without_sea_names
from trackwright.rendering.taken_room import Drawn
from trackwright.schema.board import Board
from trackwright.schema.decorations import OrnamentKind
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.sentences import counted


@dataclass(frozen=True)
class DecorateOptions:
    """What to generate; without names of kinds it is all of the usual ones."""

    seed: int
    density: float
    kind_names: tuple[str, ...]
    sea_names: bool
    clear: bool
    language: str
    ruleset: str | None


def save_decorated(name: str, options: DecorateOptions, out: Path, *, force: bool) -> None:
    """Decorate a board, save or print it, and say how much was generated."""
    if not force:
        refuse_to_replace(out)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    game = open_game(name, options.ruleset)
    board = _cleared(game.board, options) if options.clear else _decorated(game, options)
    save_or_print(out, board)
    made = sum(each.id.startswith(GENERATED) for each in board.decorations)
    is_printed = str(out) == PRINTED
    done = "Printed" if is_printed else f"Wrote {out}"
    say(f"{done}: {counted(made, 'generated decoration')}", aside=is_printed)


def _cleared(board: Board, options: DecorateOptions) -> Board:
    kinds = _kinds(options) or frozenset(OrnamentKind)
    return without_sea_names(without_generated(board, kinds))


def _decorated(game: OpenedGame, options: DecorateOptions) -> Board:
    board, language = game.board, options.language
    drawn = Drawn(game.ruleset, game.folder)
    kinds = _kinds(options) or ALL_KINDS
    if options.sea_names:
        board = with_sea_names(board, language, named_seas(board), drawn=drawn)
    regions = named_regions(board)
    return decorated(
        board, language, options.seed, options.density, kinds, regions=regions, drawn=drawn
    )


def _kinds(options: DecorateOptions) -> frozenset[OrnamentKind]:
    for name in options.kind_names:
        if name not in list(OrnamentKind):
            raise UnknownNameError("ornament", name, OrnamentKind)
    return frozenset(map(OrnamentKind, options.kind_names))
