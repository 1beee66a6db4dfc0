"""The playtest of a board: it runs in the background, and its newest numbers are kept."""

import os
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.message_boxes import as_sentence
from trackwright.editor.document.document import Document
from trackwright.editor.playtest.plan_form import Plan, plays_the_same
from trackwright.schema.errors import TrackwrightError

if TYPE_CHECKING:  # the engine is loaded when it plays, not when the program starts
    from trackwright.editor.playtest.game_runs import Played
    from trackwright.playtest.verdicts import Verdict

LOOK = 150
"""How often the numbers so far are looked at while it runs, in ms."""


class Playtest(Guarded, QObject):
    """Plays the board of a document when asked to, and remembers what came of it.

    Attributes:
        plan: What was played last; None before that.
        results: The newest numbers for each number of players.
        played: Those of them that are shown; None before the first.
        trouble: Why the last run could not be made; empty if it could.

    Signals:
        moved: It has begun, got further or ended.
        reported: There are new numbers, others are shown, or they are out of date now.
        ended: All games have been played that will be; carries the verdicts on them.
        failed: It went wrong; carries the exception.
    """

    moved = Signal()
    reported = Signal()
    ended = Signal(object)
    failed = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.plan: Plan | None = None
        self.results: dict[int, Played] = {}
        self.played: Played | None = None
        self.trouble = ""
        self._chosen: int | None = None
        self._document = document
        self._run = _Run(0)
        self._job = LatestJob(self)
        connect(self._job.finished, self._finish)
        connect(self._job.failed, self._fail)
        self._look = QTimer(self)
        self._look.setInterval(LOOK)
        connect(self._look.timeout, self._follow)
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
    def done(self) -> int:
        """How many games are done."""
        return self._run.done

    @property
    def wanted(self) -> int:
        """How many games were asked for."""
        return self._run.wanted

    @property
    def is_old(self) -> bool:
        """Whether the numbers are those of a board that has been edited since."""
        board = self._document.board
        return self.played is not None and not plays_the_same(self.played.job.board, board)

    @property
    def verdicts(self) -> "tuple[Verdict, ...]":
        """What was found, once all games have been played."""
        found = (played.verdict for played in self.results.values())
        return tuple(verdict for verdict in found if verdict is not None)

    def choose(self, players: int) -> None:
        """Show the games of so many players."""
        self._chosen = players
        self.played = self.results.get(players, self.played)
        self.reported.emit()

    def start(self, plan: Plan) -> None:
        """Begin to play the board as it is now, unless it is being played."""
        if self.is_running:
            return
        wanted = plan.games * len(plan.counts)
        board, run, processes = self._document.board, _Run(wanted), _processes()
        self._run, self.plan, self.trouble, self._chosen = run, plan, "", None

        def work() -> "tuple[Played, ...]":
            from trackwright.editor.playtest.game_runs import play

            return play(board, plan, processes, run.go_on, run.show)

        self._job.start(work)
        self._look.start()
        self.moved.emit()

    def cancel(self) -> None:
        """Begin no more games, and keep what is done."""
        self._run.stopped.set()
        self.moved.emit()

    def close(self) -> None:
        """Play nothing more: the board leaves the desk."""
        self._run.stopped.set()
        self._look.stop()
        self._job.drop()

    def _follow(self) -> None:
        played, self._run.played = self._run.played, None
        if played is not None:
            self._take(played)
            self.reported.emit()
        self.moved.emit()

    def _finish(self, all_played: "tuple[Played, ...]") -> None:
        self._look.stop()
        for played in all_played:
            self._take(played)
        if all_played:
            self.reported.emit()
        self.moved.emit()
        self.ended.emit(self.verdicts)

    def _take(self, played: "Played") -> None:
        """Keep the numbers of so many players, and show them unless others were chosen."""
        if not self._run.is_known:
            self.results, self._run.is_known = {}, True
        self.results[played.job.players] = played
        shown = played.job.players if self._chosen is None else self._chosen
        self.played = self.results.get(shown, played)

    def _fail(self, error: Exception) -> None:
        self._look.stop()
        if isinstance(error, TrackwrightError):
            self.trouble = as_sentence(error)
        self.moved.emit()
        if not isinstance(error, TrackwrightError):
            self.failed.emit(error)

    def _follow_board(self, _change: object) -> None:
        if self.played is not None:
            self.reported.emit()


class _Run:
    """What one run and the window tell each other; each only sets what the other reads."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.done = 0
        self.played: Played | None = None
        self.is_known = False
        self.stopped = Event()

    def go_on(self, done: int) -> bool:
        """Take how many games are done, and tell whether to go on."""
        self.done = done
        return not self.stopped.is_set()

    def show(self, played: "Played") -> None:
        """Take the numbers so far."""
        self.played = played


def _processes() -> int:
    """Return how many processes play: one processor is left to the window."""
    return max(2, (os.cpu_count() or 1) - 1)
