"""How long every format takes to be written and read, for Europe and a board ten times as large.

Run with `.venv/bin/python -P benchmarks/exporting.py`.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

from trackwright.formats.catalogue import FORMATS
from trackwright.formats.format import Export, FileFormat, ImportSource
from trackwright.maps import open_board, ruleset_of
from trackwright.schema.board import Board

sys.path.append(str(Path(__file__).parent.parent / "scripts"))
from europe_sized_board import europe_sized_board

RUNS = 3
MILLI = 1_000
KILO = 1_000


def main() -> None:
    """Measure every format on both boards and print the table."""
    boards = (open_board("europe").document, europe_sized_board(10))
    print(f"Milliseconds of one processor, median of {RUNS} runs.")
    print(f"{'':18}{'Europe':>26}{'ten times as large':>28}")
    print(f"{'':18}" + f"{'written':>10}{'read':>8}{'kB':>8}  " * len(boards))
    for known in FORMATS:
        cells = (measured(known, board) for board in boards)
        print(f"{known.name:18}" + "  ".join(cells))


def measured(known: FileFormat, board: Board) -> str:
    """Return the time to write a board, the time to read it, if that is possible, and its size."""
    ruleset = ruleset_of(board, Path())
    files = known.write(Export(board, ruleset))
    # A new export each time: laying out the board is part of what somebody waits for.
    writing = median_time(lambda: known.write(Export(board, ruleset)))
    reading = ""
    if (read := known.read) is not None:
        reading = f"{median_time(lambda: read(ImportSource(board.id, files))):.0f}"
    return f"{writing:10.0f}{reading:>8}{sum(map(len, files.values())) / KILO:8.0f}"


def median_time(action: Callable[[], object]) -> float:
    """Return the median of several runs, in milliseconds of the processor."""
    times = []
    for _ in range(RUNS):
        start = process_time()
        action()
        times.append(process_time() - start)
    return MILLI * median(times)


if __name__ == "__main__":
    main()
