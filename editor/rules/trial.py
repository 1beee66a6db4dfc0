"""What checks and a few bot games say of the rules, a moment after each change."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.language import percent
from trackwright.editor.base.widgets import column, quiet_label, row, show_text
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.playtest.playtest import Playtest, PlaytestSetup, is_same_game
from trackwright.editor.playtest.setup_form import USUAL_PLAYERS
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

GAMES, BOT, SEED = 50, "greedy", 1

DELAY = 1_000
"""Milliseconds after a change until games are played: a number is many clicks of an arrow."""

GRAVE = (Severity.ERROR, Severity.WARNING)

FIGURES = (
    say("winner {now} points"),
    say("tickets completed {now}"),
    say("{now} turns"),
    say("standstills {now}"),
)


class RulesTrial(Guarded, QWidget):
    """Says how many problems the rules have with the board, and how bots fare by them.

    Attributes:
        figures: What the newest games show, in the order of `FIGURES`; empty before them.
        before: Of the games before the last change.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._ruleset: Ruleset | None = None
        self._tried: tuple[Ruleset, Board] | None = None
        self.figures: tuple[str, ...] = ()
        self.before: tuple[str, ...] = ()
        self.problems = QPushButton()
        self.problems.setFlat(True)
        self.problems.setToolTip(tr("Show the problems"))
        connect(self.problems.clicked, lambda: desk.window.show_panel("problems"))
        self.words = quiet_label()
        column(row(self.problems, 1), self.words, parent=self, spacing=0)
        self._games = Playtest(desk.document, self)
        connect(self._games.progressed, self._show_games)
        connect(self._games.ended, self._keep)
        connect(self._games.failed, _raise)
        self._delay = QTimer(self, singleShot=True, interval=DELAY)
        connect(self._delay.timeout, self._play)
        connect(desk.problems.reported, self._show_problems)
        connect(desk.document.changed, self._try_soon)

    @property
    def is_busy(self) -> bool:
        """Whether games are being played, or soon will be."""
        return self._games.is_running or self._delay.isActive()

    def show_ruleset(self, ruleset: Ruleset | None) -> None:
        """Try another ruleset, or the same after a change."""
        self._ruleset = ruleset
        self.setHidden(ruleset is None)
        self._show_problems()
        self._try_soon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_problems()
        self._try_soon()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._stop()

    def _try_soon(self) -> None:
        """Play a moment later, unless this very game is being played or has been."""
        if self._ruleset is None or not self.isVisible() or self._is_tried(self._ruleset):
            return
        self._stop()
        self._delay.start()

    def _is_tried(self, ruleset: Ruleset) -> bool:
        if self._tried is None or self._tried[0] != ruleset:
            return False
        before = self._desk.board.changed(rulesets=self._tried[1].rulesets)
        return is_same_game(self._tried[1], before)

    def _stop(self) -> None:
        """Drop what is being played; it is played again when it is wanted again."""
        self._delay.stop()
        if self._games.is_running:
            self._games.close()
            self._tried = None

    def _play(self) -> None:
        ruleset, board = self._ruleset, self._desk.board
        if ruleset is None or not self.isVisible():
            return
        self._tried = (ruleset, board)
        if not board.routes or not board.tickets:
            self.figures = ()
            show_text(self.words, tr("Bots play as soon as the board has routes and tickets."))
            return
        players = min(USUAL_PLAYERS, ruleset.players.counts[-1])
        self._games.start(PlaytestSetup(ruleset, (BOT,) * players, GAMES, SEED))

    def _keep(self, _verdicts: object) -> None:
        result = self._games.result
        if result is None or result.report.games < GAMES:
            return
        report = result.report
        completed, failed = (
            report.counts[name].value for name in ("tickets completed", "tickets failed")
        )
        self.before, self.figures = (
            self.figures,
            (
                str(round(report.winner_points.value)),
                percent(completed / ((completed + failed) or 1)),
                str(round(report.turns.value)),
                percent(1 - report.ending.reached.value),
            ),
        )
        self._show_games()

    def _show_games(self) -> None:
        games = self._games
        if games.refusal:
            show_text(self.words, tr("Bots cannot play: {why}", why=games.refusal))
        elif games.is_running:
            done = tr("Bots play: {n} of {all} games", n=games.games_done, all=games.games_wanted)
            show_text(self.words, done)
        elif self.figures:
            old = self.before or self.figures
            parts = [
                tr(
                    words,
                    now=now if now == was else tr("{now} (was {before})", now=now, before=was),
                )
                for words, now, was in zip(FIGURES, self.figures, old, strict=True)
            ]
            show_text(self.words, tr("{n} bot games: ", n=GAMES) + ", ".join(parts))

    def _show_problems(self) -> None:
        checked, ruleset = self._desk.problems.checked, self._ruleset
        if checked is None or ruleset is None:
            self.problems.setText(tr("Checking…"))
            return
        found = [
            finding
            for finding in checked.report.findings
            if ruleset.id in finding.rulesets and finding.severity in GRAVE
        ]
        words = say("{n} problems with this board")
        if len(found) < 2:
            words = (
                say("One problem with this board") if found else say("No problems with this board")
            )
        self.problems.setText(tr(words, n=len(found)))
        is_grave = any(finding.severity is Severity.ERROR for finding in found)
        name = "error" if is_grave else "warning" if found else "accepted"
        self.problems.setIcon(icon(name))


def _raise(error: Exception) -> None:
    raise error
