"""Let bots play every shipped board by every ruleset it is for, and write docs/playtests.md."""

import argparse
import os
from pathlib import Path

from playtest_page import write_page
from playtest_runs import Wanted, all_runs

from trackwright.playtest.engine import can_compile

DOCS = Path(__file__).parent.parent / "docs"


def main() -> None:
    """Play all games and write the page with its pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="for each number of players")
    parser.add_argument("--sample", type=int, default=20, help="games checked after every move")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--only", nargs="*", default=(), metavar="BOARD", help="only these boards")
    parser.add_argument("--plain", action="store_true", help="do not compile the engine")
    parser.add_argument("--docs", type=Path, default=DOCS, help="where the page is written")
    arguments = parser.parse_args()
    compiled = can_compile() and not arguments.plain
    only = tuple(arguments.only)
    wanted = Wanted(arguments.games, arguments.sample, arguments.jobs, compiled, only)
    write_page(arguments.docs, all_runs(wanted), wanted)


if __name__ == "__main__":
    main()
