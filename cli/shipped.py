"""What is shipped, in tables."""

from rich.box import SIMPLE_HEAD
from rich.table import Table

from trackwright.cli.screen import Screen
from trackwright.maps import board_names, open_board, open_ruleset, ruleset_names
from trackwright.network.statistics import statistics
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset

_MECHANICS = {
    "ferries": "ferries",
    "tunnels": "tunnels",
    "draw_bonuses": "draw bonuses",
    "stations": "stations",
    "country_cards": "country cards",
    "bonuses": "bonuses",
}


def print_shipped() -> None:
    """Print tables of the shipped boards and rulesets."""
    console = Screen(highlight=False)
    console.print(_boards())
    console.print(_rulesets())
    console.print("Read on with: trackwright show BOARD, trackwright rules RULESET")


def _boards() -> Table:
    table = _table("Boards", ("name",), ("cities", "tracks", "spaces", "tickets"))
    table.add_column("rulesets")
    for name in board_names():
        table.add_row(name, *_board_summary(open_board(name).document))
    return table


def _rulesets() -> Table:
    table = _table("Rulesets", ("name", "players"), ("trains", "tickets"))
    table.add_column("with")
    for name in ruleset_names():
        table.add_row(name, *_ruleset_summary(open_ruleset(name).ruleset))
    return table


def _table(title: str, words: tuple[str, ...], numbers: tuple[str, ...]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for heading in words:
        table.add_column(heading, no_wrap=True)
    for heading in numbers:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _board_summary(board: Board) -> tuple[str, ...]:
    numbers = statistics(board)
    counts = (numbers.cities, numbers.routes, numbers.spaces, numbers.tickets)
    rulesets = [rules if isinstance(rules, str) else rules.id for rules in board.rulesets]
    return *map(str, counts), ", ".join(rulesets)


def _ruleset_summary(ruleset: Ruleset) -> tuple[str, ...]:
    players = ruleset.players
    return (
        f"{players.minimum}–{players.maximum}",
        str(players.trains),
        str(sum(pile.size or 0 for pile in ruleset.tickets.piles)),
        ", ".join(word for group, word in _MECHANICS.items() if getattr(ruleset, group)),
    )
