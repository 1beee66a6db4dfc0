"""How fast games are played: by boards and bots, on one core and on all, interpreted and compiled.

The first figure of the run is told in games a second; all others are ratios to it. The rulesets are
compared in turns, a few games of each at a time, so that a busy machine slows them all alike.
"""

import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parent.parent / "scripts"))

from europe_sized_board import europe_sized_board

from trackwright.maps import open_board, open_ruleset
from trackwright.playtest.bots.memory import clear_memory, empty_memory
from trackwright.playtest.bots.styles import STYLES, choose_move
from trackwright.playtest.engine import can_compile, load_engine
from trackwright.playtest.game_from_board import lower
from trackwright.playtest.jobs import Job
from trackwright.playtest.jobs import run as run_job
from trackwright.playtest.moves import MOVE, apply
from trackwright.playtest.scoring import score_game
from trackwright.playtest.simulator import Outcomes, Simulator, play_games
from trackwright.playtest.state import OVER, PHASE
from trackwright.playtest.statistics import report
from trackwright.playtest.tables import PLAYERS as SEATS
from trackwright.playtest.tables import Game
from trackwright.playtest.turns import empty_state, set_up
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset

SECONDS = 1.0
PLAYERS = 4
CORES = os.cpu_count() or 1
BOARDS = ("europe", "nordic_countries", "northern_lights")
MAIN = [(board, style) for style in ("greedy", "random") for board in BOARDS]
SIZES = (1, 4, 16)
RULESETS = {
    "europe": "europe",
    "europe_1912": "europe",
    "mega_europe": "europe",
    "big_cities": "europe",
    "nordic_countries": "nordic_countries",
    "northern_lights": "northern_lights",
    "poland": "poland",
}
"""The published rulesets, and the board that each is for."""
TURNS = 10

Figures = dict[str, float]


def main() -> None:
    """Print the tables."""
    figures = measured(compiled=False)
    engines = {"interpreted": figures}
    if can_compile():
        engines["compiled"] = measured(compiled=True)
    first = figures[named("europe", "greedy")]
    print(
        f"Europe with stations, {PLAYERS} greedy players, one core, interpreted: "
        f"{first:.0f} games a second. Ratios to that:\n"
    )
    print_table(engines, first)
    for name in engines:
        print()
        print_rulesets(compiled=name == "compiled")
    print()
    print_shares(first)


def measured(*, compiled: bool) -> Figures:
    """Return games a second of boards, bots, cores and sizes."""
    figures = {}
    for board, style in MAIN:
        figures[named(board, style)] = games_a_second(*shipped(board), style, compiled=compiled)
    with ProcessPoolExecutor(CORES, get_context("spawn")) as pool:
        for board, style in MAIN:
            arguments = [board] * CORES, [style] * CORES, [compiled] * CORES
            figures[named(board, style, CORES)] = sum(pool.map(speed_of_shipped, *arguments))
    for times in SIZES:
        figures[sized(times)] = games_a_second(*grown(times), "greedy", compiled=compiled)
    return figures


def named(board: str, style: str, cores: int = 1) -> str:
    """Return what a figure is called."""
    return f"{board}, {style}" + (f", {cores} cores" if cores > 1 else "")


def sized(times: int) -> str:
    """Return what the figure of a larger board is called."""
    return f"a board of {times} Europes, greedy"


def shipped(name: str) -> tuple[Board, Ruleset]:
    """Return a shipped board and its rules."""
    return open_board(name).document, open_ruleset(name).ruleset


def grown(times: int) -> tuple[Board, Ruleset]:
    """Return a board of several Europes and rules that deal its tickets from one pile."""
    rules = open_ruleset("europe").ruleset
    deals = [{"pile": "pile", "cards": 4, "rejected": "out_of_the_game"}]
    told = {"piles": [{"id": "pile", "tickets": {}}], "deals": deals, "action": None}
    tickets = rules.tickets.model_validate(told)
    return europe_sized_board(times), rules.model_copy(update={"tickets": tickets})


def speed_of_shipped(name: str, style: str, compiled: bool) -> float:
    """Return how fast this process plays a shipped board while the others do, too."""
    return games_a_second(*shipped(name), style, perf_counter, compiled=compiled)


def games_a_second(
    board: Board,
    rules: Ruleset,
    style: str,
    clock: Callable[[], float] = process_time,
    *,
    compiled: bool = False,
) -> float:
    """Return how many games this process plays in a second, of its own time or of a clock's."""
    players = min(PLAYERS, rules.players.maximum)
    simulator = Simulator(lower(board, rules, players), load_engine(compiled=compiled))
    styles = (STYLES[style],) * players
    play_games(simulator, styles, 0, 2)
    count, games, start = 0, 4, clock()
    while clock() - start < SECONDS:
        play_games(simulator, styles, count, games)
        count += games
        games = min(games * 2, 500)
    return count / (clock() - start)


def print_table(engines: dict[str, Figures], first: float) -> None:
    """Print boards, bots, cores and sizes as ratios, the engines side by side."""
    print(f"{'':42}" + "".join(f"{name:>14}" for name in engines))
    for name in engines["interpreted"]:
        cells = (figures[name] / first for figures in engines.values())
        print(f"{name:42}" + "".join(f"{cell:14.2f}" for cell in cells))


def print_rulesets(*, compiled: bool) -> None:
    """Print how fast every style plays each ruleset, as a ratio to Europe, on one core."""
    title = "compiled" if compiled else "interpreted"
    print(f"{title + ', ratio to Europe':28}" + "".join(f"{style:>12}" for style in STYLES))
    columns = [ratios_in_turns(style, compiled=compiled) for style in STYLES]
    for name in RULESETS:
        print(f"{name:28}" + "".join(f"{column[name]:12.2f}" for column in columns))


def ratios_in_turns(style: str, *, compiled: bool) -> Figures:
    """Return the speed of each ruleset in relation to the first, each median of several turns."""
    simulators, games = {}, 100 if compiled else 8
    for name, board in RULESETS.items():
        rules = open_ruleset(name).ruleset
        game = lower(open_board(board).document, rules, min(PLAYERS, rules.players.maximum))
        simulators[name] = Simulator(game, load_engine(compiled=compiled))
        seconds_for(simulators[name], style, 0, 2)
    turns = [
        {name: seconds_for(one, style, turn * games, games) for name, one in simulators.items()}
        for turn in range(TURNS)
    ]
    first = next(iter(RULESETS))
    return {name: median(turn[first] / turn[name] for turn in turns) for name in RULESETS}


def seconds_for(simulator: Simulator, style: str, first_seed: int, count: int) -> float:
    """Return how long this process takes for some games."""
    start = process_time()
    play_games(simulator, (STYLES[style],) * int(simulator.game.rules[SEATS]), first_seed, count)
    return process_time() - start


def print_shares(first: float) -> None:
    """Print which part of the time of the first figure goes into bots, rules and statistics."""
    board, rules = shipped("europe")
    bots = share_of_bots(lower(board, rules, PLAYERS))
    job = Job(board, rules, ("greedy",) * PLAYERS, 200)
    outcomes = Outcomes.joined([run_job(job)] * 10)
    start = process_time()
    report(job, outcomes)
    counting = (process_time() - start) / len(outcomes)
    playing = 1 / first
    for name, seconds in (
        ("bots", bots * playing),
        ("rules", (1 - bots) * playing),
        ("statistics", counting),
    ):
        print(f"share of the {name:11}{seconds / (playing + counting):12.1%}")


def share_of_bots(game: Game) -> float:
    """Return which part of the time bots take to choose."""
    state, memory, move = empty_state(game), empty_memory(game), [0] * MOVE
    choosing, begun = 0.0, perf_counter()
    for seed in range(100):
        set_up(game, state, seed)
        clear_memory(game, memory, seed)
        while state.table[PHASE] != OVER:
            start = perf_counter()
            choose_move(game, state, memory, STYLES["greedy"], move)
            choosing += perf_counter() - start
            apply(game, state, move)
        score_game(game, state)
    return choosing / (perf_counter() - begun)


if __name__ == "__main__":
    main()
