"""The playtest of a board: it runs in the background, and its newest results are kept."""

import os
from dataclasses import dataclass
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.message_boxes import as_sentence
from trackwright.editor.document.document import Document
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.rules.ruleset import Ruleset

if TYPE_CHECKING:  # the engine is loaded when it plays, not when the program starts
    from trackwright.editor.playtest.game_runs import PlaytestResult
    from trackwright.playtest.verdicts import Verdict

POLL_INTERVAL = 150
"""How often the results so far are looked at while games are played, in ms."""

_PLAYED = ("cities", "crossings", "countries", "regions", "routes", "tickets", "decks", "rulesets")


def is_same_game(board: Board, other: Board) -> bool:
    """Tell whether two boards share everything that games depend on."""
    return all(getattr(board, field) is getattr(other, field) for field in _PLAYED)


@dataclass(frozen=True)
class PlaytestSetup:
    """A playtest to run.

    Attributes:
        bots: The bot of each player.
        games: How many games, for each number of players.
        seed: The seed of the first; the others follow.
        fewest: The smallest number of players; only all of them play if absent.
    """

    ruleset: Ruleset
    bots: tuple[str, ...]
    games: int
    seed: int
    fewest: int | None = None

    @property
    def player_counts(self) -> range:
        """The numbers of players."""
        return range(self.fewest or len(self.bots), len(self.bots) + 1)


class Playtest(Guarded, QObject):
    """Plays the board of a document when asked to, and keeps the results.

    Attributes:
        setup: Of the last run; None before the first.
        results: The newest result for each number of players, the fewest first.
        result: The one of them that is shown; None before the first.
        refusal: Why the last run was not possible; empty if it was.

    Signals:
        progressed: It has begun, got further or ended.
        reported: There are new results, another one is shown, or they are outdated now.
        ended: The last game has been played; carries the verdicts.
        failed: It went wrong; carries the exception.
    """

    progressed = Signal()
    reported = Signal()
    ended = Signal(object)
    failed = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setup: PlaytestSetup | None = None
        self.results: dict[int, PlaytestResult] = {}
        self.result: PlaytestResult | None = None
        self.refusal = ""
        self._shown_players: int | None = None
        self._document = document
        self._run = _Run(0)
        self._job = LatestJob(self, self._finish, self._fail)
        self._poll = QTimer(self, interval=POLL_INTERVAL)
        connect(self._poll.timeout, self._follow_run)
        connect(document.changed, self._follow_board)

    @property
    def is_running(self) -> bool:
        """Whether games are being played."""
        return self._job.is_busy

    @property
    def is_stopping(self) -> bool:
        """Whether it was cancelled and waits for the games that have begun."""
        return self.is_running and self._run.stopped.is_set()

    @property
    def games_done(self) -> int:
        """How many games have been played."""
        return self._run.done

    @property
    def games_wanted(self) -> int:
        """How many games were asked for."""
        return self._run.wanted

    @property
    def is_outdated(self) -> bool:
        """Whether the board has been edited since the games that are shown."""
        board = self._document.board
        return self.result is not None and not is_same_game(self.result.job.board, board)

    @property
    def verdicts(self) -> "tuple[Verdict, ...]":
        """The verdicts of all results that are complete."""
        found = (result.verdict for result in self.results.values())
        return tuple(verdict for verdict in found if verdict is not None)

    def show_players(self, players: int) -> None:
        """Show the result for a number of players."""
        self._shown_players = players
        self.result = self.results.get(players, self.result)
        self.reported.emit()

    def start(self, setup: PlaytestSetup) -> None:
        """Begin to play the board as it is now, unless it is being played."""
        if self.is_running:
            return
        board, folder = self._document.board, self._document.folder
        run = _Run(setup.games * len(setup.player_counts))
        processes = max(2, (os.cpu_count() or 1) - 1)  # one processor is left to the window
        self._run, self.setup, self.refusal, self._shown_players = run, setup, "", None

        def work() -> "tuple[PlaytestResult, ...]":
            # Imported late: these load the engine and the checks.
            from trackwright.editor.playtest.game_runs import play_games
            from trackwright.validators.ruleset_fit import refuse_unplayable

            refuse_unplayable(board, folder, setup.ruleset)
            return play_games(board, setup, processes, run.report_progress, run.report_result)

        self._job.start(work)
        self._poll.start()
        self.progressed.emit()

    def cancel(self) -> None:
        """Begin no more games, and keep the results so far."""
        self._run.stopped.set()
        self.progressed.emit()

    def close(self) -> None:
        """Stop playing: the board is being closed."""
        self._run.stopped.set()
        self._poll.stop()
        self._job.drop()

    def _follow_run(self) -> None:
        result, self._run.result = self._run.result, None
        if result is not None:
            self._keep(result)
            self.reported.emit()
        self.progressed.emit()

    def _finish(self, results: "tuple[PlaytestResult, ...]") -> None:
        self._poll.stop()
        for result in results:
            self._keep(result)
        if results:
            self.reported.emit()
        self.progressed.emit()
        self.ended.emit(self.verdicts)

    def _keep(self, result: "PlaytestResult") -> None:
        """Keep a result, and show it unless another number of players was chosen."""
        if not self._run.has_results:
            self.results, self._run.has_results = {}, True
        # In order, though a result that is not looked at in time comes with the last ones.
        self.results = dict(sorted({**self.results, result.job.players: result}.items()))
        players = result.job.players if self._shown_players is None else self._shown_players
        self.result = self.results.get(players, result)

    def _fail(self, error: Exception) -> None:
        self._poll.stop()
        self.refusal = as_sentence(error) if isinstance(error, TrackwrightError) else ""
        self.progressed.emit()
        if not self.refusal:
            self.failed.emit(error)

    def _follow_board(self) -> None:
        if self.result is not None:
            self.reported.emit()


class _Run:
    """What the threads of a run and of the window share; each only writes what the other reads."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.done = 0
        self.result: PlaytestResult | None = None
        self.has_results = False
        self.stopped = Event()

    def report_progress(self, done: int) -> bool:
        """Set how many games are done, and return whether to go on."""
        self.done = done
        return not self.stopped.is_set()

    def report_result(self, result: "PlaytestResult") -> None:
        """Set the result so far."""
        self.result = result
