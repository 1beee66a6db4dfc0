"""What is shipped, in tables."""

from trackwright.cli.terminal import Listing, Screen
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
    screen = Screen(highlight=False)
    _boards().print_on(screen)
    _rulesets().print_on(screen)
    screen.print("Read on with: trackwright show BOARD, trackwright rules RULESET")


def _boards() -> Listing:
    numbers = ("cities", "tracks", "spaces", "tickets")
    rows = [(name, *_board_summary(open_board(name).document)) for name in board_names()]
    return Listing(("name", *numbers, "rulesets"), rows, frozenset(numbers), "Boards")


def _rulesets() -> Listing:
    numbers = ("trains", "tickets")
    rows = [(name, *_ruleset_summary(open_ruleset(name).ruleset)) for name in ruleset_names()]
    return Listing(("name", "players", *numbers, "with"), rows, frozenset(numbers), "Rulesets")


def _board_summary(board: Board) -> tuple[str, ...]:
    numbers = statistics(board)
    counts = (numbers.cities, numbers.routes, numbers.spaces, numbers.tickets)
    return *map(str, counts), ", ".join(board.ruleset_ids)


def _ruleset_summary(ruleset: Ruleset) -> tuple[str, ...]:
    players = ruleset.players
    return (
        f"{players.minimum}–{players.maximum}",
        str(players.trains),
        str(sum(pile.size or 0 for pile in ruleset.tickets.piles)),
        ", ".join(word for group, word in _MECHANICS.items() if getattr(ruleset, group)),
    )
