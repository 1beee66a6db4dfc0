"""What somebody wants to have printed, and what of it they want to see before."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize

from trackwright.maps import ruleset_of
from trackwright.printing.choices import Part
from trackwright.printing.settings import Game, Settings
from trackwright.schema.board import Board


@dataclass(frozen=True)
class Order:
    """All that a print-out is made of; nothing in it changes.

    Attributes:
        board: The board.
        folder: Where its file lies, with its picture and its own rulesets.
        ruleset: The rules whose cards and tickets are printed; the board's first, with all
            tickets, if absent.
        settings: How it is printed.
    """

    board: Board
    folder: Path
    ruleset: str | None
    settings: Settings

    def game(self) -> Game:
        """Return the game, its rules read; raise TrackwrightError if they cannot be."""
        rules = ruleset_of(self.board, self.folder, self.ruleset)
        return Game(self.board, rules, self.folder, only_its_tickets=self.ruleset is not None)


@dataclass(frozen=True)
class Wish:
    """What is to be seen.

    Attributes:
        order: What is printed.
        part: Which part of it.
        page: Which of its pages, from 0 on.
        one_card: Whether cards are seen one by one, front and back.
        room: Pixels that there are for it.
        zoom: How much larger it is than fits there.
    """

    order: Order
    part: Part
    page: int
    one_card: bool
    room: QSize
    zoom: float = 1.0
