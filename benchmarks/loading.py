"""How long boards of one, ten and a hundred times Europe's size take to open and to save.

Run with `.venv/bin/python -P benchmarks/loading.py`.
"""

import sys
import tempfile
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from statistics import median
from time import perf_counter

from trackwright.schema.board import Board
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.parsing import parse, read_text
from trackwright.schema.files.problems import located, unknown_fields
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board, write_text
from trackwright.schema.thing_ref import board_reference_problems

sys.path.append(str(Path(__file__).parent.parent / "scripts"))
from europe_sized_board import europe_sized_board

SIZES = (1, 10, 100)
RUNS = 7
STEPS = (
    "open: read_board",
    "  text and JSON",
    "  models",
    "  notes",
    "save: write_board",
    "  board_text",
    "  write_text",
)


def main() -> None:
    """Measure every size and print the table."""
    with tempfile.TemporaryDirectory() as folder:
        times = {size: measured(size, Path(folder)) for size in SIZES}
    print(f"Milliseconds, median of {RUNS} runs; in brackets: the same for each Europe's worth.")
    print(f"{'':20}" + "".join(f"{f'{size}×':>19}" for size in SIZES))
    for step in STEPS:
        cells = (f"{times[n][step]:10.1f} ({times[n][step] / n:6.2f})" for n in SIZES)
        print(f"{step:20}" + "".join(cells))


def measured(size: int, folder: Path) -> dict[str, float]:
    """Return how many milliseconds each step takes for a board of `size` times Europe's."""
    board = europe_sized_board(size)
    path = folder / f"{size}.json"
    write_board(path, board)
    text = read_text(path)
    data = parse(text, path.name)
    content = {key: value for key, value in data.items() if not key.startswith("format")}
    steps: tuple[Callable[[], object], ...] = (
        lambda: read_board(path),
        lambda: parse(read_text(path), path.name),
        lambda: Board.model_validate(content),
        lambda: located(
            chain(unknown_fields(board), board_reference_problems(board)), content, text
        ),
        lambda: write_board(path, board),
        lambda: board_text(board),
        lambda: write_text(path, text),
    )
    return {name: median_time(step) for name, step in zip(STEPS, steps, strict=True)}


def median_time(action: Callable[[], object]) -> float:
    """Return the median of several runs, in milliseconds."""
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        action()
        times.append(perf_counter() - start)
    return 1_000 * median(times)


if __name__ == "__main__":
    main()
