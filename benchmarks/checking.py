"""How long the checks take: all of them, and again after one edit."""

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).parent.parent / "scripts"))

from europe_sized_board import europe_sized_board

from trackwright.analysis.board_analysis import BoardAnalysis, layouts
from trackwright.maps import board_folder, open_board, open_ruleset
from trackwright.schema.board import Board
from trackwright.schema.edits import Kind, with_changed
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.check import Settings
from trackwright.validators.run_checks import check_board

RUNS = 5
DEAREST = 8


def main() -> None:
    """Print the tables."""
    europe, rules = open_board("europe").document, open_ruleset("europe").ruleset
    print_growth(
        {"Europe": europe} | {f"{times}×": europe_sized_board(times) for times in (1, 10, 100)},
        rules,
    )
    print()
    print_again({"Europe": europe, "10×": europe_sized_board(10)}, rules)
    print()
    print_dearest(europe, rules)


def print_growth(boards: dict[str, Board], rules: Ruleset) -> None:
    """Print how the time of all checks grows with the board."""
    print("Milliseconds of a processor; in brackets: the same for each Europe's worth.")
    print(f"{'':28}" + "".join(f"{name:>20}" for name in boards))
    rows: dict[str, list[float]] = {"laying out": [], "all checks after that": []}
    for name, board in boards.items():
        analysis = BoardAnalysis(board, board_folder("europe"))
        rows["laying out"].append(_once(lambda analysis=analysis: layouts(analysis)))
        rows["all checks after that"].append(
            _once(lambda analysis=analysis: check_board(analysis, [rules]))
        )
        print(f"  {name} done", file=sys.stderr)
    sizes = [1 if name == "Europe" else int(name.rstrip("×")) for name in boards]
    for row, times in rows.items():
        cells = [
            f"{time:11.1f} ({time / size:6.1f})" for time, size in zip(times, sizes, strict=True)
        ]
        print(f"{row:28}" + "".join(cells))


def print_again(boards: dict[str, Board], rules: Ruleset) -> None:
    """Print how long a check takes after one edit, when the rest was measured before."""
    analyses = {
        name: BoardAnalysis(board, board_folder("europe")) for name, board in boards.items()
    }
    for analysis in analyses.values():
        check_board(analysis, [rules])
    print(f"All checks again after one edit, milliseconds of a processor, median of {RUNS} runs.")
    print(f"{'':28}" + "".join(f"{name:>11}" for name in boards))
    gc.collect()
    gc.disable()  # as the editor does, which alone checks again
    for name, edit in EDITS.items():
        times = (_median(_again(analysis, edit, rules)) for analysis in analyses.values())
        print(f"{name:28}" + "".join(f"{time:11.1f}" for time in times))
    gc.enable()


def _again(
    analysis: BoardAnalysis, edit: Callable[[Board], Board], rules: Ruleset
) -> Callable[[], object]:
    edited = edit(analysis.board)
    return lambda: check_board(analysis.after(edited), [rules])


def print_dearest(board: Board, rules: Ruleset) -> None:
    """Print which checks take most of the time."""
    analysis = BoardAnalysis(board, board_folder("europe"))
    check_board(analysis, [rules])
    times = {
        check: _median(
            lambda code=check.code: check_board(analysis, [rules], Settings(select=(code,)))
        )
        for check in CHECKS
    }
    print(f"Checks that take longest on Europe, milliseconds, median of {RUNS} runs.")
    for check in sorted(times, key=lambda check: -times[check])[:DEAREST]:
        print(f"{check.code} {check.name:40}{times[check]:8.1f}")


def _changed(board: Board, kind: Kind, number: int, **fields: object) -> Board:
    return with_changed(board, kind, getattr(board, kind)[number].id, **fields)


def _with_a_city_moved(board: Board) -> Board:
    x, y = board.cities[10].position
    return _changed(board, "cities", 10, position=(x + 3, y + 2))


EDITS: dict[str, Callable[[Board], Board]] = {
    "a ticket's points": lambda board: _changed(
        board, "tickets", 5, points=board.tickets[5].points + 1
    ),
    "a route's colour": lambda board: _changed(board, "routes", 20, color="red"),
    "a route's length": lambda board: _changed(
        board, "routes", 20, length=board.routes[20].length + 1
    ),
    "a city moved": _with_a_city_moved,
    "a city's name": lambda board: _changed(board, "cities", 10, name="Elsewhere"),
}


def _once(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return 1000 * (process_time() - start)


def _median(work: Callable[[], object]) -> float:
    return median(_once(work) for _ in range(RUNS))


if __name__ == "__main__":
    main()
