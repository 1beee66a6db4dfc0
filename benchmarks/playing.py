"""How fast games are played: by rulesets and bots, interpreted and compiled, on larger boards.

Every figure is a ratio to the first line of the same run, which alone is told in games a second.
"""

import os
import sys
from pathlib import Path
from subprocess import run
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from builders import europe_sized_board

from trackwright.maps import open_board, open_ruleset
from trackwright.playtest.bots.minds import clear_minds, empty_minds
from trackwright.playtest.bots.styles import STYLES, choose_move
from trackwright.playtest.compiled import FAST, can_compile, ints, whole
from trackwright.playtest.lowering import lowered
from trackwright.playtest.moves import MOVE, apply
from trackwright.playtest.outcomes import play_games
from trackwright.playtest.running import Job
from trackwright.playtest.running import run as run_job
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import OVER, PHASE
from trackwright.playtest.statistics import report
from trackwright.playtest.turns import empty_state, set_up
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset

SECONDS = 2.0
PLAYERS = 4
ONLY_SPEED = "--only-speed"


def main() -> None:
    """Print the tables."""
    europe = open_board("europe").document, open_ruleset("europe").ruleset
    speed = games_a_second(*europe, "greedy")
    if ONLY_SPEED in sys.argv:
        print(speed)
        return
    print(f"Europe with stations, {PLAYERS} greedy players, one core: {speed:.0f} games a second")
    if can_compile() and not FAST:
        print(f"  compiled: {compiled_speed() / speed:.1f} times that")
    print_styles(speed)
    print_growth(speed)
    print_shares(*europe, speed)
    print_cores(*europe)


def games_a_second(board: Board, rules: Ruleset, style: str) -> float:
    """Return how many games one core plays in a second of its own time."""
    players = min(PLAYERS, rules.players.maximum)
    game, styles = lowered(board, rules, players), (STYLES[style],) * players
    play_games(game, styles, 0, 2)
    count, games, start = 0, 4, process_time()
    while process_time() - start < SECONDS:
        play_games(game, styles, count, games)
        count += games
        games = min(games * 2, 500)
    return count / (process_time() - start)


def compiled_speed() -> float:
    """Return the first figure of a process that compiles."""
    environment = {**os.environ, "TRACKWRIGHT_FAST": "1"}
    command = [sys.executable, "-P", __file__, ONLY_SPEED]
    return float(run(command, env=environment, check=True, capture_output=True, text=True).stdout)  # noqa: S603 – ourselves


def print_styles(speed: float) -> None:
    """Print the speed of every style on the shipped boards."""
    print(f"{'':24}" + "".join(f"{style:>12}" for style in STYLES))
    for name in ("europe", "nordic_countries", "northern_lights", "poland"):
        board, rules = open_board(name).document, open_ruleset(name).ruleset
        cells = (games_a_second(board, rules, style) / speed for style in STYLES)
        print(f"{name:24}" + "".join(f"{cell:12.2f}" for cell in cells))


def print_growth(speed: float) -> None:
    """Print the speed on boards that grow."""
    rules = open_ruleset("europe").ruleset
    told = {"piles": [{"id": "pile", "tickets": {}}], "deals": [], "action": None}
    tickets = rules.tickets.model_validate(
        {**told, "deals": [{"pile": "pile", "cards": 4, "rejected": "out_of_the_game"}]}
    )
    rules = rules.model_copy(update={"tickets": tickets})
    for times in (1, 4, 16):
        cell = games_a_second(europe_sized_board(times), rules, "greedy") / speed
        print(f"a board of {times:2} Europes      {cell:12.3f}")


def print_shares(board: Board, rules: Ruleset, speed: float) -> None:
    """Print which part of the time goes into bots, rules and statistics."""
    game = lowered(board, rules, PLAYERS)
    state, minds, move = empty_state(game), empty_minds(game), ints([0] * MOVE)
    bots = everything = 0.0
    for seed in range(100):
        begun = perf_counter()
        set_up(whole(game), whole(state), seed)
        clear_minds(whole(game), minds, seed)
        while state.table[PHASE] != OVER:
            start = perf_counter()
            choose_move(whole(game), whole(state), minds, STYLES["greedy"], move)
            bots += perf_counter() - start
            apply(whole(game), whole(state), move)
        score_game(whole(game), whole(state))
        everything += perf_counter() - begun
    job = Job(board, rules, ("greedy",) * PLAYERS, 200)
    outcomes = run_job(job)
    start = process_time()
    report(job, outcomes)
    counted = (process_time() - start) / len(outcomes) * speed
    print(f"share of the bots       {bots / everything:12.0%}")
    print(f"share of the rules      {1 - bots / everything:12.0%}")
    print(f"statistics, besides     {counted:12.1%}")


def print_cores(board: Board, rules: Ruleset) -> None:
    """Print how much sooner all cores are done than one."""
    job = Job(board, rules, ("greedy",) * PLAYERS, 1_000)
    times = []
    for processes in (1, os.cpu_count() or 1):
        start = perf_counter()
        run_job(job, processes)
        times.append(perf_counter() - start)
    print(f"{os.cpu_count()} cores against one     {times[0] / times[1]:12.2f}")


if __name__ == "__main__":
    main()
