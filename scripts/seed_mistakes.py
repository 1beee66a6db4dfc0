"""Make every kind of mistake on every shipped board, and write which are found (`make mistakes`).

With a number of seeds, each is made so many times; `--print` shows the page and writes nothing.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import product

from mistakes.all_kinds import MISTAKES
from mistakes.table import PAGE, page
from mistakes.trials import Outcome, try_out

from trackwright.maps import board_names

SEEDS = 25

KINDS = {mistake.name: mistake for mistake in MISTAKES}


def main() -> None:
    """Make the mistakes, and show or write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=SEEDS, help="how often each is made")
    parser.add_argument("--print", action="store_true", help="show the page, write nothing")
    options = parser.parse_args()
    trials = [(kind, board, options.seeds) for kind, board in product(KINDS, board_names())]
    with ProcessPoolExecutor() as pool:
        outcomes = list(pool.map(_tried, trials, chunksize=4))
    text = page({trial[:2]: outcome for trial, outcome in zip(trials, outcomes, strict=True)})
    if options.print:
        print(text)
    else:
        PAGE.write_text(text, encoding="utf-8")
    missed = [what for outcome in outcomes for what in outcome.missed]
    made = sum(outcome.made for outcome in outcomes)
    print(*missed, f"{made} mistakes made, {len(missed)} not found", sep="\n")
    raise SystemExit(1 if missed else 0)


def _tried(trial: tuple[str, str, int]) -> Outcome:
    kind, board, seeds = trial
    return try_out(KINDS[kind], board, range(seeds))


if __name__ == "__main__":
    main()
