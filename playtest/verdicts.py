"""Verdicts: saved findings of playtests; reading them does not load the engine."""

import json
from dataclasses import asdict, dataclass
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trackwright.playtest.estimates import Estimate
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.parsing import parse, read_text
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, say

if TYPE_CHECKING:
    from trackwright.playtest.tables import Game

FILE = "findings.json"
FORMAT = "trackwright/findings"
VERSION = 1


class Subject(StrEnum):
    """What a finding is about."""

    RULES = "rules"
    SEATS = "seats"
    ROUTES = "routes"
    TICKETS = "tickets"
    BONUSES = "bonuses"
    TRACKS = "tracks"
    COLORS = "colors"


STRONG = {
    Subject.RULES: 0.005,
    Subject.SEATS: 0.05,
    Subject.ROUTES: 0.98,
    Subject.TICKETS: 0.30,
    Subject.BONUSES: 0.98,
    Subject.TRACKS: 0.75,
    Subject.COLORS: 0.60,
}
"""The strength from which on a finding of each subject calls for a change."""


@dataclass(frozen=True)
class Finding:
    """Something that a designer may want to change.

    Attributes:
        places: The things of the board, as `route/…` or `ticket/…`.
        strength: How far from what it should be, mostly from 0 to 1.
        usual: What is usual, fair or expected instead, if there is such a number.
    """

    subject: Subject
    message: Sentence
    places: tuple[str, ...]
    strength: float
    seen: Estimate
    usual: float | None = None

    @property
    def is_strong(self) -> bool:
        """Whether it calls for a change."""
        return self.strength >= STRONG[self.subject]


@dataclass(frozen=True)
class Verdict:
    """The findings of some games on a board, with the fingerprint of the tables played."""

    board: str
    ruleset: str
    bots: tuple[str, ...]
    games: int
    fingerprint: str
    findings: tuple[Finding, ...]

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.bots)

    def is_of(self, board: Board, ruleset: Ruleset) -> bool:
        """Return whether a board and a ruleset would still give the same games."""
        try:
            return self.fingerprint == fingerprint(board, ruleset, self.players)
        except TrackwrightError:
            return False  # as it is now it cannot even be played


def fingerprint(board: Board, ruleset: Ruleset, players: int) -> str:
    """Return the fingerprint of the games of a board and a ruleset for a number of players."""
    from trackwright.playtest.game_from_board import (
        lower,  # late: most who read findings never play
    )

    return fingerprint_of(board, lower(board, ruleset, players))


def fingerprint_of(board: Board, game: "Game") -> str:
    """Return the fingerprint of a game's tables; where a city lies does not change it."""
    names = [[route.id for route in board.routes], [ticket.id for ticket in board.tickets]]
    return sha256(json.dumps([names, list(game)]).encode()).hexdigest()


def write_verdict(folder: Path, verdict: Verdict) -> None:
    """Save a verdict in a folder, completely or not at all."""
    content = {"format": FORMAT, "version": VERSION, **asdict(verdict)}
    unfinished = folder / f"{FILE}.part"
    text = json.dumps(content, ensure_ascii=False, indent=2) + "\n"
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(folder / FILE)


def read_verdicts(folder: Path) -> tuple[Verdict, ...]:
    """Return all verdicts in a folder and the folders below it."""
    files = sorted(folder.rglob(FILE))
    if not files:
        raise TrackwrightError(
            f"{folder} holds no playtest; make one with trackwright playtest … --out {folder}"
        )
    return tuple(map(_read, files))


def _read(path: Path) -> Verdict:
    content = parse(read_text(path), str(path))
    if content.get("format") != FORMAT or content.get("version") != VERSION:
        raise TrackwrightError(f"{path} holds no {FORMAT} of version {VERSION}; play again")
    try:
        return verdict_of(content)
    except (KeyError, TypeError, ValueError) as error:
        raise TrackwrightError(f"{path} is damaged ({error}); play again") from error


def verdict_of(content: dict[str, Any]) -> Verdict:
    """Return a verdict from its JSON object."""
    return Verdict(
        str(content["board"]),
        str(content["ruleset"]),
        tuple(map(str, content["bots"])),
        int(content["games"]),
        str(content["fingerprint"]),
        tuple(map(_finding, content["findings"])),
    )


def _finding(row: dict[str, Any]) -> Finding:
    usual, seen = row.get("usual"), row["seen"]
    value, low, high = (float(seen[name]) for name in ("value", "low", "high"))
    return Finding(
        Subject(row["subject"]),
        say("{message}", message=row["message"]),
        tuple(map(str, row["places"])),
        float(row["strength"]),
        Estimate(value, low, high, int(seen["count"])),
        None if usual is None else float(usual),
    )
