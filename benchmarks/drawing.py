"""How long it takes to lay out, draw and fit boards.

The processor's time is measured, so that other programs disturb it less.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).parent.parent / "scripts"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from europe_sized_board import europe_sized_board

from trackwright.layout.board import lay_out
from trackwright.layout.collisions import beyond_the_edge, collisions, crossing_routes
from trackwright.layout.fit import fit
from trackwright.layout.labels import label_positions
from trackwright.layout.projections import to_board
from trackwright.layout.tracks import place_tracks
from trackwright.maps import board_names, open_board
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.png import image
from trackwright.rendering.svg import svg_text
from trackwright.schema.board import Board, Stop

RUNS = 3


def main() -> None:
    """Print all tables."""
    europe = open_board("europe").document
    print_layouts(europe, *map(europe_sized_board, (1, 10, 100)))
    print()
    print_drawings(europe, *map(europe_sized_board, (1, 10)))
    print()
    print_fits()


def print_layouts(*boards: Board) -> None:
    """Print how long it takes to lay out some boards, at first and after a change."""
    _print_steps("laid out", [_layout_steps(board) for board in boards])


def print_drawings(*boards: Board) -> None:
    """Print how long it takes to draw some boards."""
    _print_steps("drawn", [_drawing_steps(board) for board in boards])


Steps = Mapping[str, Callable[[], object]]


def _print_steps(title: str, steps: Sequence[Steps]) -> None:
    """Print how long each step takes on each board."""
    headings = ("Europe", "made, 1×", "made, 10×", "made, 100×")[: len(steps)]
    print(f"Milliseconds of one processor, median of {RUNS} runs.")
    print(f"{title:24}" + "".join(f"{heading:>12}" for heading in headings))
    for name in steps[0]:
        times = [1000 * _timed(each[name]) for each in steps]
        print(f"{name:24}" + "".join(f"{time:12.1f}" for time in times))


def _layout_steps(board: Board) -> Steps:
    layout = lay_out(board)
    city, route, ticket = board.cities[0], board.routes[0], board.tickets[0]
    x, y = city.position
    moved = board.changed(cities=(city.changed(position=(x + 3, y)), *board.cities[1:]))
    tunnel = route.changed(tunnel=not route.tunnel)
    dug = board.changed(routes=(tunnel, *board.routes[1:]))
    valued = board.changed(tickets=(ticket.changed(points=ticket.points + 1), *board.tickets[1:]))
    return {
        "at first": lambda: lay_out(board),
        "  spaces": lambda: place_tracks(board),
        "  names": lambda: label_positions(board, layout.tracks, "en"),
        "a city moved": lambda: lay_out(moved, before=layout),
        "a route made a tunnel": lambda: lay_out(dug, before=layout),
        "a ticket's points": lambda: lay_out(valued, before=layout),
        "collisions": lambda: list(collisions(layout)),
        "beyond the edge": lambda: list(beyond_the_edge(layout)),
        "crossing routes": lambda: list(crossing_routes(layout)),
    }


def _drawing_steps(board: Board) -> Steps:
    layout = lay_out(board)
    picture = board_picture(layout)
    return {
        "picture": lambda: board_picture(layout),
        "pixels at 50 dpi": lambda: image(picture, 50),
        "SVG": lambda: svg_text(picture),
    }


def print_fits() -> None:
    """Print how long it takes to fit the shipped boards from their true places, and how well."""
    print(f"{'fit from true places':24}{'seconds':>10}{'mean mm':>10}{'most mm':>10}{'solved':>8}")
    for name in board_names():
        board = _at_true_places(open_board(name).document)
        start = process_time()
        fitted = fit(board)
        seconds, moved = process_time() - start, fitted.moved.values()
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
        start = process_time()
        step()
        times.append(process_time() - start)
    return median(times)


if __name__ == "__main__":
    main()
