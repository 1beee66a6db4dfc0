"""What is to be played, as chosen in the dock."""

from dataclasses import dataclass

from trackwright.editor.words import QT_TRANSLATE_NOOP
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset

STYLES = {
    "greedy": QT_TRANSLATE_NOOP("Playtest", "Greedy"),
    "long-route": QT_TRANSLATE_NOOP("Playtest", "Long routes"),
    "opportunist": QT_TRANSLATE_NOOP("Playtest", "Opportunist"),
    "hoarder": QT_TRANSLATE_NOOP("Playtest", "Hoarder"),
    "random": QT_TRANSLATE_NOOP("Playtest", "Random"),
    "search": QT_TRANSLATE_NOOP("Playtest", "Search"),
}
"""The bots by the engine's names for them; the engine itself is loaded when it plays."""

MANNERS = {
    "greedy": QT_TRANSLATE_NOOP("Playtest", "Completes its cheapest tickets by the shortest ways."),
    "long-route": QT_TRANSLATE_NOOP("Playtest", "Claims few long routes and ends the game fast."),
    "opportunist": QT_TRANSLATE_NOOP("Playtest", "Draws tickets that fit its network."),
    "hoarder": QT_TRANSLATE_NOOP("Playtest", "Collects cards first, then builds."),
    "random": QT_TRANSLATE_NOOP("Playtest", "Does anything that is allowed."),
    "search": QT_TRANSLATE_NOOP(
        "Playtest", "Plays on in mind before each move: stronger, and hundreds of times slower."
    ),
}
"""How each plays."""


@dataclass(frozen=True)
class Plan:
    """A playtest to run.

    Attributes:
        ruleset: By which rules.
        bots: The style of each player.
        games: How many games, for each number of players.
        seed: The seed of the first; the others follow.
        fewest: With how few players it is played, too; only with all of them if absent.
    """

    ruleset: Ruleset
    bots: tuple[str, ...]
    games: int
    seed: int
    fewest: int | None = None

    @property
    def counts(self) -> range:
        """The numbers of players."""
        return range(self.fewest or len(self.bots), len(self.bots) + 1)


_PLAYED = ("cities", "crossings", "countries", "regions", "routes", "tickets", "decks", "rulesets")


def plays_the_same(board: Board, other: Board) -> bool:
    """Tell whether an edit of a board has left alone all that games could follow from."""
    return all(getattr(board, field) is getattr(other, field) for field in _PLAYED)
