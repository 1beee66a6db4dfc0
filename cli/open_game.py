"""A board with the rules to play, print or export it by, and what is to be told of them."""

from dataclasses import dataclass
from pathlib import Path

from trackwright.cli.output import say, say_notes
from trackwright.maps import board_folder, default_ruleset_notice, open_board, ruleset_of
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset


@dataclass(frozen=True)
class OpenedGame:
    """A board and one of its rulesets, or another that was asked for."""

    board: Board
    ruleset: Ruleset
    folder: Path

    @property
    def troubles(self) -> tuple[str, ...]:
        """Why these rules mean nothing on this board, a sentence each; none if they do."""
        # Imported late: to draw a board takes no checks.
        from trackwright.analysis.board_analysis import BoardAnalysis
        from trackwright.validators.ruleset_fit import unplayable

        return unplayable(BoardAnalysis(self.board, self.folder), self.ruleset)


def open_game(name: str, wanted: str | None) -> OpenedGame:
    """Open a board with the wanted ruleset, else its first, and print the notes on both."""
    opened = open_board(name)
    say_notes(name, opened.notes)
    board, folder = opened.document, board_folder(name)
    if notice := default_ruleset_notice(board, wanted):
        say(f"note: {name}: {notice}", aside=True)
    return OpenedGame(board, ruleset_of(board, folder, wanted), folder)


def warn_of_troubles(name: str, game: OpenedGame) -> None:
    """Print why rules mean nothing on a board: it is printed and exported all the same."""
    for trouble in game.troubles:
        say(f"warning: {name} with '{game.ruleset.id}': {trouble}", aside=True)
