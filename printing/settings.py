"""What is printed, and the settings."""

from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from trackwright.printing.choices import EVERYTHING, Edge, Orientation, Part
from trackwright.printing.papers import PAPERS
from trackwright.rendering.themes import CLASSIC, Theme
from trackwright.schema.board import Board, Ticket
from trackwright.schema.geometry import Size
from trackwright.schema.pile_tickets import usable_tickets
from trackwright.schema.profile import Panels
from trackwright.schema.rules.ruleset import Ruleset

WIDEST_BLEED = 6.0
"""How far a board is drawn beyond its edges, in mm."""


def orientation_of(paper: Size) -> Orientation:
    """Return the orientation of a paper."""
    return Orientation.PORTRAIT if paper.width <= paper.height else Orientation.LANDSCAPE


@dataclass(frozen=True)
class Game:
    """A board with its rules to print; `folder` is that of its file and its background picture."""

    board: Board
    rules: Ruleset | None = None
    folder: Path = Path()
    only_its_tickets: bool = False

    @property
    def tickets(self) -> tuple[Ticket, ...]:
        """The tickets to print, in the board's order."""
        if self.rules is None or not self.only_its_tickets:
            return self.board.tickets
        return usable_tickets(self.board, self.rules.tickets.piles)


@dataclass(frozen=True)
class Settings:
    """How a game is printed; measures in mm.

    The paper is given in portrait; orientation and caption are those of the board's sheets, and
    `overlap` is what neighbouring sheets share. `bleed` is of the print shop's page and of single
    cards, `card_bleed` of cards on a sheet, which touch without it. `players` is the number of
    reference cards. Absent: no fold, the profile's cards, as many players as can play.
    """

    paper: Size = PAPERS["a4"]
    orientation: Orientation = Orientation.AUTO
    margin: float = 10.0
    caption: float = 8.0
    overlap: float = 0.0
    fold: Panels | None = None
    inner_margin: float = 6.0
    bleed: float = 3.0
    card: Size | None = None
    card_bleed: float = 0.0
    backs: bool = True
    players: int | None = None
    duplex: Edge = Edge.LONG
    language: str = "en"
    theme: Theme = CLASSIC
    parts: frozenset[Part] = EVERYTHING
    dpi: float = 300.0
    day: date = field(default_factory=date.today)
