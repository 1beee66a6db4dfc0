"""How long it takes to lay out, draw and fit boards."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from builders import europe_sized_board

from trackwright.layout.board import lay_out
from trackwright.layout.collisions import collisions
from trackwright.layout.fit import fit
from trackwright.layout.labels import lay_labels
from trackwright.layout.projections import to_board
from trackwright.layout.tracks import lay_tracks
from trackwright.maps import board_names, open_board
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.output import image
from trackwright.rendering.svg import svg_text
from trackwright.schema.board import Board
from trackwright.schema.places import Stop

RUNS = 3


def main() -> None:
    """Print both tables."""
    print_steps(open_board("europe").document, europe_sized_board(1), europe_sized_board(10))
    print()
    print_fits()


def print_steps(*boards: Board) -> None:
    """Print how long each step takes on some boards, and the last as a multiple of the second."""
    print(f"Milliseconds, median of {RUNS} runs; last: ten times the board, as a multiple.")
    print(f"{'':24}{'Europe':>10}{'made, 1×':>10}{'made, 10×':>10}{'ratio':>8}")
    steps = [_steps(board) for board in boards]
    for name in steps[0]:
        times = [1000 * _timed(each[name]) for each in steps]
        ratio = times[-1] / times[-2]
        print(f"{name:24}" + "".join(f"{time:10.0f}" for time in times) + f"{ratio:8.1f}")


def _steps(board: Board) -> dict[str, Callable[[], object]]:
    tracks = lay_tracks(board)
    layout = lay_out(board)
    picture = board_picture(layout)
    return {
        "spaces": lambda: lay_tracks(board),
        "names": lambda: lay_labels(board, tracks, "en"),
        "collisions": lambda: list(collisions(layout)),
        "picture": lambda: board_picture(layout),
        "pixels at 50 dpi": lambda: image(picture, 50),
        "SVG": lambda: svg_text(picture),
    }


def print_fits() -> None:
    """Print how long it takes to fit the shipped boards from their true places, and how well."""
    print(f"{'fit from true places':24}{'seconds':>10}{'mean mm':>10}{'most mm':>10}{'solved':>8}")
    for name in board_names():
        board = _at_true_places(open_board(name).document)
        start = perf_counter()
        fitted = fit(board)
        seconds, moved = perf_counter() - start, fitted.moved.values()
        mean, most = sum(moved) / len(moved), max(moved)
        solved = "yes" if fitted.solved else "no"
        print(f"{name:24}{seconds:10.1f}{mean:10.1f}{most:10.1f}{solved:>8}")


def _at_true_places(board: Board) -> Board:
    def home(stop: Stop) -> Stop:
        assert board.projection is not None  # noqa: S101 – every shipped board has one
        assert stop.location is not None  # noqa: S101
        return stop.changed(position=to_board(board.projection, stop.location))

    return board.changed(
        cities=tuple(map(home, board.cities)),
        crossings=tuple(map(home, board.crossings)),
    )


def _timed(step: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        step()
        times.append(perf_counter() - start)
    return median(times)


if __name__ == "__main__":
    main()
