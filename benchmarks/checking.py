"""How long the checks take: all of them, and again after one edit."""

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from builders import europe_sized_board

from trackwright.maps import board_folder, open_board, open_ruleset
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.catalogue import CHECKS
from trackwright.validators.running import check_board
from trackwright.validators.settings import Settings
from trackwright.validators.survey import Survey, layouts

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
    print_again(europe, rules)
    print()
    print_dearest(europe, rules)


def print_growth(boards: dict[str, Board], rules: Ruleset) -> None:
    """Print how the time of all checks grows with the board."""
    print("Milliseconds; in brackets: the same for each Europe's worth.")
    print(f"{'':28}" + "".join(f"{name:>20}" for name in boards))
    rows: dict[str, list[float]] = {"laying out": [], "all checks after that": []}
    for name, board in boards.items():
        survey = Survey(board, board_folder("europe"))
        rows["laying out"].append(_once(lambda survey=survey: layouts(survey)))
        rows["all checks after that"].append(
            _once(lambda survey=survey: check_board(survey, [rules]))
        )
        print(f"  {name} done", file=sys.stderr)
    sizes = [1 if name == "Europe" else int(name.rstrip("×")) for name in boards]
    for row, times in rows.items():
        cells = [
            f"{time:11.1f} ({time / size:6.1f})" for time, size in zip(times, sizes, strict=True)
        ]
        print(f"{row:28}" + "".join(cells))


def print_again(board: Board, rules: Ruleset) -> None:
    """Print how long a check takes after one edit, when the rest was measured before."""
    city, route, ticket = board.cities[10], board.routes[20], board.tickets[5]
    moved = (city.position.x + 3, city.position.y + 2)
    edits: dict[str, Board] = {
        "a ticket's points": with_changed(board, "tickets", ticket.id, points=ticket.points + 1),
        "a route's colour": with_changed(board, "routes", route.id, color="red"),
        "a route's length": with_changed(board, "routes", route.id, length=route.length + 1),
        "a city moved": with_changed(board, "cities", city.id, position=moved),
        "a city's name": with_changed(board, "cities", city.id, name="Elsewhere"),
    }
    survey = Survey(board, board_folder("europe"))
    check_board(survey, [rules])
    print(f"All checks of Europe again after one edit, milliseconds, median of {RUNS} runs.")
    for name, edited in edits.items():
        time = _median(lambda edited=edited: check_board(survey.after(edited), [rules]))
        print(f"{name:28}{time:11.1f}")


def print_dearest(board: Board, rules: Ruleset) -> None:
    """Print which checks take most of the time."""
    survey = Survey(board, board_folder("europe"))
    check_board(survey, [rules])
    times = {
        check: _median(
            lambda code=check.code: check_board(survey, [rules], Settings(select=(code,)))
        )
        for check in CHECKS
    }
    print(f"Checks that take longest on Europe, milliseconds, median of {RUNS} runs.")
    for check in sorted(times, key=lambda check: -times[check])[:DEAREST]:
        print(f"{check.code} {check.name:40}{times[check]:8.1f}")


def _once(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return 1000 * (perf_counter() - start)


def _median(work: Callable[[], object]) -> float:
    return median(_once(work) for _ in range(RUNS))


if __name__ == "__main__":
    main()
